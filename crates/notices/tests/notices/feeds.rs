//! Feeds and calendars, read by readers of other makers or by the letter of their standards.

use proptest::prelude::*;
use takht_notices::{Call, Kind, Notice, Sentences, atom, calendar};
use takht_words::Lang;

use crate::place::turn;

fn notice(name: &str, game: &str, kind: Kind, made: i64) -> Notice {
    let call = Call {
        kind,
        game: game.to_owned(),
        names: vec![name.to_owned(), "Leyla".to_owned()],
        who: Some(0),
        ..turn(3)
    };
    Notice {
        id: call.id("s"),
        call,
        made,
        attempts: 0,
        is_past: false,
    }
}

fn sentences(lang: Lang) -> Sentences {
    Sentences::new(lang, Some("https://takht.example/?a&b".parse().unwrap()))
}

/// What XML cannot have.
fn without_unfit(text: &str) -> String {
    let is_fit = |letter: &char| matches!(letter, '\t' | '\n' | '\r' | '\u{20}'..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..);
    text.chars().filter(is_fit).collect()
}

/// A calendar's lines, unfolded, as names and values.
fn lines(calendar: &str) -> Vec<(String, String)> {
    assert!(calendar.ends_with("\r\n"));
    for line in calendar.split_terminator("\r\n") {
        assert!(line.len() <= 75 && !line.contains(['\r', '\n']), "{line:?}");
    }
    let unfolded = calendar.replace("\r\n ", "");
    let line = |line: &str| {
        let (name, value) = line.split_once(':').unwrap();
        (name.to_owned(), value.to_owned())
    };
    unfolded.split_terminator("\r\n").map(line).collect()
}

/// A text out of a calendar.
fn unescaped(text: &str) -> String {
    let mut plain = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next().unwrap() {
                'n' | 'N' => plain.push('\n'),
                letter @ ('\\' | ';' | ',') => plain.push(letter),
                letter => panic!("\\{letter} means nothing"),
            },
            ';' | ',' => panic!("{letter} is not escaped in {text}"),
            letter => plain.push(letter),
        }
    }
    plain
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn any_name_comes_through_feeds_and_calendars(name in any::<String>(), lang in 0..4_usize, made in 0..4_000_000_000_i64) {
        let sentences = sentences(Lang::ALL[lang]);
        let notices = [
            notice(&name, "kingdomino", Kind::Joined, made),
            notice(&name, "capture", Kind::Turn, made / 2),
        ];
        let feed = atom(&notices, "secret", &sentences);
        let read = roxmltree::Document::parse(&feed).unwrap();
        let all = |tag: &'static str| read.descendants().filter(move |node| node.has_tag_name(("http://www.w3.org/2005/Atom", tag)));
        prop_assert_eq!(all("entry").count(), 2);
        let title = all("entry").next().unwrap().children().find(|node| node.has_tag_name(("http://www.w3.org/2005/Atom", "title")));
        let title = title.unwrap().text().unwrap_or_default();
        prop_assert_eq!(title, without_unfit(&sentences.say(&notices[0].call)));
        for tag in ["id", "updated", "title"] {
            prop_assert_eq!(all(tag).count(), 3, "one of the feed, one of each entry");
            prop_assert!(all(tag).all(|node| node.text().is_some()));
        }
        let hrefs: Vec<_> = all("link").filter_map(|node| node.attribute("href")).collect();
        prop_assert_eq!(&hrefs, &["https://takht.example/api/feeds/secret.atom?a&b", "https://takht.example/?a&b#at/abcdefghijkl", "https://takht.example/?a&b#at/abcdefghijkl"]);
        prop_assert!(!all("id").any(|node| node.text().unwrap().contains("secret")));
        let lines = lines(&calendar(&notices, &sentences));
        let value = |name: &str| lines.iter().filter(|(found, _)| found == name).map(|(_, value)| value.clone()).collect::<Vec<_>>();
        prop_assert_eq!(value("BEGIN"), ["VCALENDAR", "VEVENT"]);
        prop_assert_eq!(value("END"), ["VEVENT", "VCALENDAR"]);
        prop_assert_eq!(value("DTSTART"), ["20300317T174640Z"]);
        let others = sentences.others(&notices[1].call);
        let without_control = |text: &str| text.chars().filter(|letter| !letter.is_control() || matches!(letter, '\n' | '\t')).collect::<String>();
        let told: Vec<String> = value("DESCRIPTION").iter().map(|text| unescaped(text)).collect();
        prop_assert_eq!(told, others.iter().map(|text| without_control(text)).collect::<Vec<_>>());
    }
}

#[test]
fn a_feed_has_what_the_standard_wants() {
    let sentences = sentences(Lang::En);
    let notices = [
        notice("a", "kingdomino", Kind::Over, 1_700_000_000),
        notice("a", "kingdomino", Kind::Turn, 951_782_399),
    ];
    let feed = atom(&notices, "t", &sentences);
    let read = roxmltree::Document::parse(&feed).unwrap();
    let of = |tag: &str| {
        let found = read
            .descendants()
            .filter(|node| node.tag_name().name() == tag);
        found.filter_map(|node| node.text()).collect::<Vec<_>>()
    };
    assert_eq!(
        of("updated"),
        [
            "2023-11-14T22:13:20Z",
            "2023-11-14T22:13:20Z",
            "2000-02-28T23:59:59Z"
        ]
    );
    assert_eq!(of("title")[1], "Your game of Kingdomino is over.");
    let ids = of("id");
    assert!(
        ids.iter()
            .all(|id| id.len() == 45 && id.starts_with("urn:uuid:")),
        "{ids:?}"
    );
    assert_ne!(ids[1], ids[2]);
    let empty = atom(&[], "t", &sentences);
    assert!(roxmltree::Document::parse(&empty).is_ok());
}

#[test]
fn a_calendar_has_only_turns_that_wait() {
    let sentences = sentences(Lang::Ar);
    let waiting = notice("a", "kingdom-builder", Kind::Turn, 1_700_000_000);
    let played = Notice {
        is_past: true,
        ..waiting.clone()
    };
    let patient = Notice {
        call: Call {
            deadline: None,
            ..waiting.call.clone()
        },
        ..waiting.clone()
    };
    let low = notice("a", "kingdomino", Kind::TimeLow, 1);
    assert!(!calendar(&[played, patient, low], &sentences).contains("VEVENT"));
    let one = lines(&calendar(&[waiting], &sentences));
    let value = |name: &str| &one.iter().find(|(found, _)| found == name).unwrap().1;
    assert_eq!(value("DTSTAMP"), "20231114T221320Z");
    assert!(
        value("SUMMARY").starts_with("ينتهي دورك"),
        "{}",
        value("SUMMARY")
    );
    assert_eq!(value("URL"), "https://takht.example/?a&b#at/abcdefghijkl");
}
