//! Makes players' names fit to be shown to others.

use takht_core::SeatName;

/// The longest name, in characters.
const LONGEST: usize = 24;

/// True for invisible characters, and for those that change the direction or place of other text.
fn is_unfit(letter: char) -> bool {
    let invisible = matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    letter.is_control() || invisible || matches!(letter, '\u{e0000}'..='\u{e0fff}')
}

/// The name without unfit characters, shortened; none if no letter or digit is left. The zero-width
/// joiners of Persian stay.
pub(crate) fn presentable(name: &str) -> Option<String> {
    let fit: String = name.chars().filter(|letter| !is_unfit(*letter)).collect();
    let short: String = fit.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = short.chars().take(LONGEST).collect();
    let short = short.trim_end();
    // Only the table itself may give a seat a bot's name.
    let readable = short.chars().any(char::is_alphanumeric) && !SeatName::read(short).is_bot();
    readable.then(|| short.to_owned())
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
            ("!!!", None),
            ("bot:master", None),
            ("", None),
        ];
        for (given, shown) in cases {
            assert_eq!(presentable(given).as_deref(), shown, "{given:?}");
        }
        assert_eq!(
            presentable(&"x".repeat(99)).map(|name| name.len()),
            Some(LONGEST)
        );
    }
}
