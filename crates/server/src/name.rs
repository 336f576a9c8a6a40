//! Makes players' names fit to be shown to others.

use takht_core::SeatName;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{EmojiStatus, GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory as _};
use unicode_security::confusable_detection::skeleton;

/// The longest name, in characters.
const LONGEST: usize = 24;

/// The most combining marks on one letter. Arabic and Vietnamese need two.
const MOST_MARKS: usize = 2;

/// Joins letters or emoji; Persian needs it between letters, families of emoji between people.
const ZERO_WIDTH_JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// Shows the character before it as an emoji.
const EMOJI_STYLE: char = '\u{fe0f}';

/// True for characters that show nothing by themselves: those of Unicode's property
/// `Default_Ignorable_Code_Point`, and some that look like nothing but a space.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}' | '\u{2800}' | '\u{2028}' | '\u{2029}')
}

fn is_mark(letter: char) -> bool {
    matches!(
        letter.general_category(),
        GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
    )
}

/// True for an emoji that is one without further characters. Digits are emoji only with them.
fn is_emoji(letter: char) -> bool {
    matches!(
        letter.emoji_status(),
        EmojiStatus::EmojiPresentation
            | EmojiStatus::EmojiPresentationAndModifierBase
            | EmojiStatus::EmojiPresentationAndModifierAndEmojiComponent
            | EmojiStatus::EmojiPresentationAndEmojiComponent
            | EmojiStatus::EmojiModifierBase
            | EmojiStatus::EmojiOther
    )
}

/// True for characters that have no place in a name.
fn is_unfit(letter: char) -> bool {
    use GeneralCategory as Category;
    let category = letter.general_category();
    letter.is_control()
        || matches!(
            category,
            Category::PrivateUse | Category::Unassigned | Category::Surrogate
        )
}

/// The name without what cannot be seen, shortened; none if no letter, digit or emoji is left. Joiners stay
/// where they join something, and so do emoji.
pub(crate) fn presentable(name: &str) -> Option<String> {
    let letters: Vec<char> = name.nfc().filter(|letter| !is_unfit(*letter)).collect();
    let is_seen = |letter: &char| !is_invisible(*letter) && !letter.is_whitespace();
    let mut fit = String::new();
    let mut marks = 0;
    for (at, &letter) in letters.iter().enumerate() {
        let before = fit.chars().next_back().filter(is_seen);
        let after = letters.get(at + 1).copied().filter(is_seen);
        let keep = match letter {
            EMOJI_STYLE => before.is_some_and(is_emoji),
            joiner if ZERO_WIDTH_JOINERS.contains(&joiner) => {
                let before = fit.trim_end_matches(EMOJI_STYLE).chars().next_back();
                before.is_some_and(|before| is_seen(&before)) && after.is_some()
            }
            letter if is_invisible(letter) => false,
            letter if is_mark(letter) => {
                marks += 1;
                before.is_some() && marks <= MOST_MARKS
            }
            _ => {
                marks = 0;
                true
            }
        };
        if keep {
            fit.push(letter);
        }
    }
    let short: String = fit.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = short.chars().take(LONGEST).collect();
    let ends = |letter: char| letter.is_whitespace() || ZERO_WIDTH_JOINERS.contains(&letter);
    let short = short.trim_end_matches(ends);
    // Only the table itself may give a seat a bot's name.
    let shows = |letter: char| letter.is_alphanumeric() || is_emoji(letter);
    let readable = short.chars().any(shows) && !SeatName::read(short).is_bot();
    readable.then(|| short.to_owned())
}

/// What people see of a name at a glance: names with the same look can hardly be told from each other.
pub(crate) fn look(name: &str) -> String {
    // Letters that Persian and Arabic write alike in most fonts, and that skeletons keep apart.
    let alike = |letter: char| match letter {
        'ي' | 'ى' => 'ی',
        'ك' => 'ک',
        'ة' | 'ۀ' => 'ه',
        letter => letter,
    };
    let seen = name.nfkc().filter(|letter| !is_invisible(*letter));
    let seen: String = seen.flat_map(char::to_lowercase).map(alike).collect();
    let seen: String = skeleton(&seen).collect();
    seen.to_lowercase().split_whitespace().collect()
}

/// True if people can hardly tell two names from each other.
pub(crate) fn looks_like(one: &str, other: &str) -> bool {
    look(one) == look(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_what_cannot_be_seen_and_keep_what_is_written() {
        let cases = [
            ("Leyla", Some("Leyla")),
            ("  مریم‌السادات ", Some("مریم‌السادات")),
            ("a\u{202e}b\nc", Some("abc")),
            ("a   b", Some("a b")),
            ("\u{200b}\u{2066}", None),
            ("\u{3164}\u{115f}", None),
            ("a\u{34f}\u{fe01}b\u{e0041}", Some("ab")),
            ("!!!", None),
            ("bot:master", None),
            ("", None),
            ("🦊", Some("🦊")),
            ("👩\u{200d}👧 Ada", Some("👩\u{200d}👧 Ada")),
            ("❤\u{fe0f}", Some("❤\u{fe0f}")),
            ("a\u{200d}", Some("a")),
            ("\u{200c}a\u{200c}\u{200c}b", Some("a\u{200c}b")),
            ("مُحَمَّد", Some("مُحَمَّد")),
            (
                "z\u{300}\u{301}\u{302}\u{303}\u{304}",
                Some("z\u{300}\u{301}"),
            ),
        ];
        for (given, shown) in cases {
            assert_eq!(presentable(given).as_deref(), shown, "{given:?}");
        }
        assert_eq!(
            presentable(&"x".repeat(99)).map(|name| name.len()),
            Some(LONGEST)
        );
    }

    #[test]
    fn names_that_look_the_same_are_found() {
        for (one, other) in [
            ("Leyla", "leyla"),
            ("Ada", "Аda"),
            ("Ali", "Al\u{200c}i"),
            ("علي", "علی"),
            ("Ｌeyla", "Leyla"),
            ("A da", "Ada"),
            ("José", "Jose\u{301}"),
        ] {
            assert!(looks_like(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("Ada", "Eda"),
            ("مریم", "مریمه"),
            ("🦊", "🐻"),
            ("Ada", "Ada 2"),
        ] {
            assert!(!looks_like(one, other), "{one} {other}");
        }
    }
}
