//! Every language has every sentence with the same arguments, and every message has a sentence.
#![allow(clippy::unwrap_used)]

mod usage;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use takht_core::{Expected, Message, Quick, Record, RecordError, Refused, Seat, Turn};
use takht_games::GameId;
use takht_words::{Lang, Words};

/// The sentences of a language, each with its arguments.
type Sentences = BTreeMap<String, BTreeSet<String>>;

fn locales(lang: Lang) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../locales")
        .join(lang.code())
}

fn files(lang: Lang) -> BTreeMap<String, String> {
    let entries = fs::read_dir(locales(lang)).unwrap().map(Result::unwrap);
    entries
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read_to_string(entry.path()).unwrap())
        })
        .collect()
}

fn sentences(source: &str) -> Sentences {
    let resource = fluent_syntax::parser::parse(source)
        .unwrap_or_else(|(_, errors)| panic!("{errors:?}\n{source}"));
    let mut found = Sentences::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut arguments = BTreeSet::new();
                pattern(message.value.as_ref().unwrap(), &mut arguments);
                let name = message.id.name.to_owned();
                assert!(
                    found.insert(name, arguments).is_none(),
                    "{} twice",
                    message.id.name
                );
            }
            Entry::Junk { content } => panic!("not understood: {content}"),
            _ => {}
        }
    }
    found
}

fn pattern(from: &Pattern<&str>, arguments: &mut BTreeSet<String>) {
    for element in &from.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => variable(inline, arguments),
                Expression::Select { selector, variants } => {
                    variable(selector, arguments);
                    variants
                        .iter()
                        .for_each(|variant| pattern(&variant.value, arguments));
                }
            }
        }
    }
}

fn variable(from: &InlineExpression<&str>, arguments: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = from {
        arguments.insert(id.name.to_owned());
    }
}

#[test]
fn all_languages_have_the_same_messages_and_arguments() {
    let english = files(Lang::En);
    for lang in Lang::ALL {
        let others = files(lang);
        assert!(english.keys().eq(others.keys()), "files of {lang}");
        for (name, source) in &english {
            assert_eq!(sentences(source), sentences(&others[name]), "{lang}/{name}");
        }
    }
}

#[test]
fn every_file_is_built_in() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        // The example of docs/NEW_GAME.md is built in with its feature only.
        let wanted = |name: &String| cfg!(feature = "example") || name != "pig.ftl";
        let built_in = files(lang);
        for (_, source) in built_in.iter().filter(|(name, _)| wanted(name)) {
            for id in sentences(source).keys() {
                assert!(words.has(id), "{id} in {lang}");
            }
        }
    }
}

/// Checks that every language has a sentence for the message and fills in its arguments.
fn say_everywhere(message: &Message) {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let said = words.say(message);
        assert!(
            words.has(&message.id),
            "{} has no sentence in {lang}",
            message.id
        );
        assert_ne!(said, message.to_string(), "{} failed in {lang}", message.id);
        assert!(!said.contains(['{', '}', '$']), "{said}");
    }
}

/// The first message of each name.
#[derive(Default)]
struct Heard(BTreeMap<String, Message>);

impl Heard {
    fn hear(&mut self, message: Message) {
        self.0.entry(message.id.to_string()).or_insert(message);
    }
}

/// Every event, score and refusal of random games of the catalogue has a sentence.
#[test]
fn whatever_happens_can_be_said() {
    let mut heard = Heard::default();
    let mut chance = Quick::new(7);
    for &id in GameId::ALL {
        heard.hear(Message::new(format!("{id}-title")));
        for spec in id.options() {
            heard.hear(Message::new(format!("{id}-option-{}", spec.name)));
        }
        for layout in id.layouts() {
            heard.hear(Message::new(format!("{id}-layout-{layout}")));
        }
        for setup in id.setups() {
            if setup.variant != takht_core::STANDARD {
                let about = format!("{id}-variant-{}", setup.variant);
                heard.hear(Message::new(about));
            }
            for game in 0..20 {
                let mut game = takht_games::start(id, &setup.options)
                    .unwrap_or_else(|error| panic!("{game}: {error}"));
                while game.turn() != Turn::Over {
                    let event = match game.turn() {
                        Turn::Chance => game.deal(&mut chance),
                        _ => game.sample(&mut chance),
                    };
                    let event = event.unwrap();
                    heard.hear(game.tell(&event).unwrap());
                    game.progress()
                        .into_iter()
                        .chain(game.prompt())
                        .for_each(|told| heard.hear(told));
                    game.play(&event).unwrap();
                    let refused: Refused = game.play(&event).unwrap_err();
                    heard.hear(refused.message);
                }
                let scores = game.scores();
                scores
                    .into_iter()
                    .flat_map(|score| score.parts)
                    .for_each(|part| {
                        if part.points != 0 {
                            heard.hear(part.name());
                        }
                        heard.hear(part.label);
                        let reasons = part.reasons.into_iter();
                        reasons.for_each(|reason| heard.hear(reason.label));
                    });
            }
        }
    }
    assert!(heard.0.len() > 15, "{:?}", heard.0.keys());
    heard.0.values().for_each(say_everywhere);
}

mod kingdomino {
    use takht_kingdomino::{Domino, Due, Illegal, Square};

    use super::*;
    use takht_core::{Few, Refusal};

    fn domino(number: i32) -> Domino {
        Domino::new(number).unwrap()
    }

    /// One refusal of each kind. The match below fails to compile when a kind is added.
    fn refusals() -> Vec<Illegal> {
        let (seat, domino, square) = (Seat::new(1).unwrap(), domino(16), Square::new(2, -1));
        let dues = [
            Due::FirstLine,
            Due::SecondLine,
            Due::NextLine,
            Due::Kings,
            Due::FirstPick(seat),
            Due::Pick(seat),
            Due::Place(seat, domino),
            Due::LastPlace(seat, domino),
            Due::Nothing,
        ];
        let mut all: Vec<Illegal> = dues
            .into_iter()
            .map(|due| Illegal::NotNow { due })
            .collect();
        all.extend([
            Illegal::NoSuchDomino { number: 49 },
            Illegal::NoSuchSeat { number: 9 },
            Illegal::TooManyDominoes { got: 5 },
            Illegal::TooManyKings { got: 5 },
            Illegal::LineLength { got: 3, kings: 4 },
            Illegal::DealtTwice { domino },
            Illegal::KingCount {
                seat,
                got: 1,
                each: 2,
            },
            Illegal::KingOfNobody { seat, players: 2 },
            Illegal::NotInLine {
                domino,
                free: Few::default(),
                first: true,
            },
            Illegal::AlreadyPicked {
                domino,
                by: seat,
                free: Few::default(),
            },
            Illegal::NotDue {
                domino,
                due: domino,
            },
            Illegal::Apart {
                left: square,
                right: square,
            },
            Illegal::Taken {
                square,
                castle: false,
            },
            Illegal::Taken {
                square,
                castle: true,
            },
            Illegal::TooWide { wide: 6, limit: 5 },
            Illegal::TooHigh { high: 8, limit: 7 },
            Illegal::FarAway,
            Illegal::Unconnected { domino },
            Illegal::Placeable {
                domino,
                left: square,
                right: square,
            },
        ]);
        for illegal in &all {
            match illegal {
                Illegal::NoSuchDomino { .. }
                | Illegal::NoSuchSeat { .. }
                | Illegal::TooManyDominoes { .. }
                | Illegal::TooManyKings { .. }
                | Illegal::NotNow { .. }
                | Illegal::LineLength { .. }
                | Illegal::DealtTwice { .. }
                | Illegal::KingCount { .. }
                | Illegal::KingOfNobody { .. }
                | Illegal::NotInLine { .. }
                | Illegal::AlreadyPicked { .. }
                | Illegal::NotDue { .. }
                | Illegal::Apart { .. }
                | Illegal::Taken { .. }
                | Illegal::TooWide { .. }
                | Illegal::TooHigh { .. }
                | Illegal::FarAway
                | Illegal::Unconnected { .. }
                | Illegal::Placeable { .. } => {}
            }
        }
        all
    }

    #[test]
    fn every_refusal_has_its_sentence() {
        for illegal in refusals() {
            say_everywhere(&illegal.message());
        }
    }

    #[test]
    fn every_domino_has_its_words() {
        for domino in Domino::all() {
            say_everywhere(&domino.message());
        }
    }

    #[test]
    fn refusals_read_as_the_record_format_shows_them() {
        let said = Words::new(Lang::En).say(&Illegal::TooWide { wide: 6, limit: 5 }.message());
        assert_eq!(said, "the kingdom would be 6 wide, the limit is 5");
    }
}

mod kingdom_builder {
    use takht_core::Refusal;
    use takht_kingdom_builder::{
        Card, Due, Hex, Illegal, Land, Location, Sector, Source, Terrain, sketch,
    };

    use super::*;

    /// One refusal of each kind. The match below fails to compile when a kind is added.
    fn refusals() -> Vec<Illegal> {
        let (seat, hex) = (Seat::new(1).unwrap(), Hex::new(3, 4).unwrap());
        let (terrain, tile, card) = (Terrain::Canyon, Location::Barn, Card::Lords);
        let dues = [
            Due::Boards,
            Due::Cards,
            Due::First,
            Due::FirstCard(seat),
            Due::NextCard(seat),
            Due::Reveal(seat),
            Due::Redraw(seat),
            Due::Build(seat, 2),
            Due::Finish(seat),
            Due::Nothing,
        ];
        let mut all: Vec<Illegal> = dues
            .into_iter()
            .map(|due| Illegal::NotNow { due })
            .collect();
        all.extend([
            Illegal::NoSuchSeat { number: 9 },
            Illegal::OffTheMap { row: 20, column: 0 },
            Illegal::BoardCount { got: 3 },
            Illegal::BoardTwice { board: tile },
            Illegal::CardCount { got: 4 },
            Illegal::CardTwice { card },
            Illegal::OtherBoards {
                agreed: [Sector::upright(tile); 4],
            },
            Illegal::OtherCards { agreed: [card; 3] },
            Illegal::NobodyThere { seat, players: 2 },
            Illegal::NoCardLeft { terrain },
            Illegal::NotInHand { terrain },
            Illegal::NothingOwed,
            Illegal::StillOwed { owed: 2, terrain },
            Illegal::EmptySupply,
            Illegal::Taken { hex, by: seat },
            Illegal::NotBuildable {
                hex,
                land: Land::Mountain,
            },
            Illegal::WrongLand {
                hex,
                land: Land::Terrain(terrain),
                wanted: Land::Water,
                by: Some(tile),
            },
            Illegal::Apart { hex, beside: hex },
            Illegal::NoTile { tile },
            Illegal::TooNew { tile },
            Illegal::UsedUp { tile },
            Illegal::Midway { tile, owed: 1 },
            Illegal::NotOwn { hex, tile },
            Illegal::SameHex { tile },
            Illegal::WrongUse { tile },
            Illegal::NotOnEdge { hex },
            Illegal::NotInLine { hex },
            Illegal::NotTwoAway { from: hex, to: hex },
        ]);
        for illegal in &all {
            match illegal {
                Illegal::NoSuchSeat { .. }
                | Illegal::OffTheMap { .. }
                | Illegal::BoardCount { .. }
                | Illegal::BoardTwice { .. }
                | Illegal::CardCount { .. }
                | Illegal::CardTwice { .. }
                | Illegal::OtherBoards { .. }
                | Illegal::OtherCards { .. }
                | Illegal::NotNow { .. }
                | Illegal::NobodyThere { .. }
                | Illegal::NoCardLeft { .. }
                | Illegal::NotInHand { .. }
                | Illegal::NothingOwed
                | Illegal::StillOwed { .. }
                | Illegal::EmptySupply
                | Illegal::Taken { .. }
                | Illegal::NotBuildable { .. }
                | Illegal::WrongLand { .. }
                | Illegal::Apart { .. }
                | Illegal::NoTile { .. }
                | Illegal::TooNew { .. }
                | Illegal::UsedUp { .. }
                | Illegal::Midway { .. }
                | Illegal::NotOwn { .. }
                | Illegal::SameHex { .. }
                | Illegal::WrongUse { .. }
                | Illegal::NotOnEdge { .. }
                | Illegal::NotInLine { .. }
                | Illegal::NotTwoAway { .. } => {}
            }
        }
        all
    }

    #[test]
    fn every_refusal_has_its_sentence() {
        for illegal in refusals() {
            say_everywhere(&illegal.message());
        }
    }

    #[test]
    fn every_land_location_and_card_has_its_words() {
        for terrain in Terrain::ALL {
            say_everywhere(&terrain.message());
        }
        for land in [
            Land::Water,
            Land::Mountain,
            Land::Castle,
            Land::Location(None),
        ] {
            say_everywhere(&land.message());
        }
        for location in Location::ALL {
            say_everywhere(&location.message());
            say_everywhere(&location.about());
        }
        for card in Card::ALL {
            say_everywhere(&card.message());
            say_everywhere(&card.about());
        }
        say_everywhere(&Source::Castles.message());
    }

    #[test]
    fn every_bad_sketch_has_its_sentence() {
        let cards = "cards: lords miners workers";
        let boards = "boards: barn farm harbor oasis";
        let wet = vec!["W".repeat(20); 20].join("\n");
        let mut names = BTreeSet::new();
        for text in [
            "".to_owned(),
            "cards: lords".to_owned(),
            "cards: lords lords miners".to_owned(),
            "cards: lords miners wizards".to_owned(),
            cards.to_owned(),
            format!("{cards}\nboards: barn"),
            format!("{cards}\n{boards}"),
            format!("{cards}\n{boards}\nAda: 3,99"),
            format!("{cards}\n{boards}\nAda: three"),
            format!("{cards}\n{boards}\nAda: 2,0 2,0"),
            format!("{cards}\n{boards}\nAda: 0,0\nBo: 0,0"),
            format!("{cards}\n{cards}"),
            format!("{boards}\n{boards}"),
            format!("{cards}\n{boards}\nWWWWW"),
            format!("{cards}\n{boards}\n{wet}"),
            format!("{cards}\nWWWW.WWWWWWWWWWWWWWWW"),
            format!("{cards}\nWWWW?WWWWWWWWWWWWWWWW"),
            format!("{cards}\nWWWW9WWWWWWWWWWWWWWWW"),
            format!("{cards}\n{}", "W".repeat(20)),
            format!("{cards}\n{}", wet.replace('W', "W1")),
        ] {
            let bad = sketch::read(&text).expect_err(&text);
            say_everywhere(&bad.message());
            names.insert(bad.reason.message.id.to_string());
        }
        assert!(names.len() >= 13, "{names:?}");
    }
}

mod capture {
    use takht_capture::{Closed, Due, Illegal, Kind, Square};
    use takht_core::Refusal;

    use super::*;

    /// One refusal of each kind. The match below fails to compile when a kind is added.
    fn refusals() -> Vec<Illegal> {
        let (seat, square, clause) = (Seat::new(1).unwrap(), Square::new(2, -1), "C8");
        let dues = [
            Due::First,
            Due::Tile(seat),
            Due::Building(seat),
            Due::Base(seat),
            Due::Act(seat),
            Due::Roll(seat),
            Due::Rolls(seat),
            Due::Step(seat),
            Due::Nothing,
        ];
        let mut all: Vec<Illegal> = dues
            .into_iter()
            .map(|due| Illegal::NotNow { due })
            .collect();
        all.extend(
            [Closed::Building(square), Closed::Base(square), Closed::Room].map(Illegal::Closed),
        );
        all.extend(Kind::ALL.map(|kind| Illegal::NoneLeft { kind }));
        all.extend([None, Some(seat)].map(|owner| Illegal::NotYours {
            building: square,
            owner,
        }));
        all.extend([
            Illegal::NoSuchSeat { number: 9 },
            Illegal::NobodyThere { seat, players: 2 },
            Illegal::NoSuchFace { number: 13 },
            Illegal::FirstTile,
            Illegal::TileTaken { tile: square },
            Illegal::TileApart {
                tile: square,
                beside: square,
            },
            Illegal::Gap { square, clause },
            Illegal::Built { square, clause },
            Illegal::Apart {
                first: square,
                second: square,
            },
            Illegal::BaseTaken { square, by: seat },
            Illegal::BesideLarge {
                square,
                building: square,
            },
            Illegal::PawnThere {
                square,
                by: seat,
                clause,
            },
            Illegal::TooFar { square },
            Illegal::NoBuilding { square },
            Illegal::BuildingAway { building: square },
            Illegal::OwnBuilding { building: square },
            Illegal::OwnPawn,
            Illegal::PawnAway { seat },
            Illegal::Out { seat },
            Illegal::MustAct,
            Illegal::TheBase { square },
            Illegal::NotNearest {
                square,
                nearest: square,
            },
        ]);
        for illegal in &all {
            match illegal {
                Illegal::NoSuchSeat { .. }
                | Illegal::NobodyThere { .. }
                | Illegal::NoSuchFace { .. }
                | Illegal::NotNow { .. }
                | Illegal::FirstTile
                | Illegal::TileTaken { .. }
                | Illegal::TileApart { .. }
                | Illegal::NoneLeft { .. }
                | Illegal::Gap { .. }
                | Illegal::Built { .. }
                | Illegal::Apart { .. }
                | Illegal::Closed(_)
                | Illegal::BaseTaken { .. }
                | Illegal::BesideLarge { .. }
                | Illegal::PawnThere { .. }
                | Illegal::TooFar { .. }
                | Illegal::NotYours { .. }
                | Illegal::NoBuilding { .. }
                | Illegal::BuildingAway { .. }
                | Illegal::OwnBuilding { .. }
                | Illegal::OwnPawn
                | Illegal::PawnAway { .. }
                | Illegal::Out { .. }
                | Illegal::MustAct
                | Illegal::TheBase { .. }
                | Illegal::NotNearest { .. } => {}
            }
        }
        all
    }

    #[test]
    fn every_refusal_has_its_sentence() {
        for illegal in refusals() {
            say_everywhere(&illegal.message());
        }
    }
}

#[test]
fn every_option_record_and_drawing_error_has_its_sentence() {
    let records = [
        "{",
        "[]",
        "{}",
        r#"{"takht":2}"#,
        r#"{"takht":1}"#,
        r#"{"takht":1,"game":1}"#,
        r#"{"takht":1,"game":"x","events":[]}"#,
        r#"{"takht":1,"game":"kingdomino","events":[1]}"#,
        r#"{"takht":1,"game":"kingdomino","events":[],"seats":["a"]}"#,
        r#"{"takht":1,"game":"kingdomino","events":[],"by":5}"#,
        r#"{"takht":1,"game":"kingdomino","events":[],"options":{"x":1}}"#,
        r#"{"takht":1,"game":"kingdomino","events":[],"options":{"players":true}}"#,
        r#"{"takht":1,"game":"kingdomino","events":[],"options":{"players":9}}"#,
        r#"{"takht":1,"game":"kingdomino","events":[],"options":{"harmony":9}}"#,
        r#"{"takht":1,"game":"kingdomino","events":[],"options":{"players":3,"mighty_duel":true}}"#,
        r#"{"takht":1,"game":"kingdom-builder","events":[],"options":{"boards":9}}"#,
        r#"{"takht":1,"game":"kingdom-builder","events":[],"options":{"cards":["lords"]}}"#,
        r#"{"takht":1,"game":"capture","events":[],"options":{"round_limit":"x"}}"#,
        r#"{"takht":1,"game":"capture","events":[],"options":{"round_limit":0}}"#,
        r#"{"takht":1,"game":"kingdomino","events":[""]}"#,
        r#"{"takht":1,"game":"kingdomino","events":["fly"]}"#,
        r#"{"takht":1,"game":"kingdomino","events":["pick"]}"#,
        r#"{"takht":1,"game":"kingdomino","events":["pick 1 1"]}"#,
        r#"{"takht":1,"game":"kingdomino","events":["pick x"]}"#,
        r#"{"takht":1,"game":"kingdomino","events":["place 1 1 1"]}"#,
    ];
    let mut names = BTreeSet::new();
    for text in records {
        for record in takht_core::records(text.as_bytes()) {
            let error = match record {
                Ok(record) => takht_games::open(&record).map(|_| ()).expect_err(text),
                Err(error) => error,
            };
            say_everywhere(&error.message());
            names.insert(error.message().id.to_string());
        }
    }
    assert!(names.len() > 15, "{names:?}");
    for drawing in ["", "C x", "1", "C M9", "W", "C C"] {
        let error = takht_kingdomino::sketch::read(drawing).expect_err(drawing);
        say_everywhere(&error.message());
    }
    for drawing in ["C W W W W W", "C\nW\nW\nW\nW\nW"] {
        let sketch = &takht_kingdomino::sketch::read(drawing).unwrap()[0];
        let error = sketch
            .kingdom::<takht_kingdomino::Five>()
            .expect_err(drawing);
        say_everywhere(&error.message());
        sketch.doubts().iter().for_each(say_everywhere);
    }
    takht_kingdomino::sketch::read("C . W").unwrap()[0]
        .doubts()
        .iter()
        .for_each(say_everywhere);
}

#[test]
fn every_bad_record_has_its_sentence() {
    let of = |text: &str| {
        let read = Record::read(text.as_bytes());
        read.and_then(|record| takht_games::open(&record).map(drop))
            .expect_err(text)
    };
    let game = |rest: &str| format!(r#"{{"takht":1,"game":"kingdomino",{rest}}}"#);
    let mut all = vec![
        of("{"),
        of(r#"{"takht":2}"#),
        of(r#"{"takht":1,"game":"chess","events":[]}"#),
        of(&game(r#""seats":["Ada"],"events":[]"#)),
        of(&game(r#""options":{"players":9},"events":[]"#)),
        of(&game(r#""events":["pick 1"]"#)),
    ];
    for id in GameId::ALL {
        all.push(RecordError::Rules {
            game: id.name(),
            got: 2,
            known: 1,
        });
    }
    for expected in [
        Expected::Object,
        Expected::Texts,
        Expected::Text,
        Expected::Number,
        Expected::StandIns,
    ] {
        for got in ["", "7"] {
            all.push(RecordError::Key {
                key: "events".to_owned(),
                expected,
                got: got.to_owned(),
            });
        }
    }
    let mut kinds = BTreeSet::new();
    for error in all {
        // Does not compile when a kind is added: it needs an entry above.
        kinds.insert(match error {
            RecordError::Json { .. } => 0,
            RecordError::Key { .. } => 1,
            RecordError::Version { .. } => 2,
            RecordError::Game { .. } => 3,
            RecordError::Rules { .. } => 4,
            RecordError::Seats { .. } => 5,
            RecordError::Options(_) => 6,
            RecordError::Event { .. } => 7,
        });
        say_everywhere(&error.message());
        say_everywhere(&error.in_full());
    }
    assert_eq!(kinds.len(), 8);
}

#[test]
fn every_incident_has_its_sentence() {
    use takht_core::{Happening, Incident};
    let all = [
        "1 away 0",
        "1 time 0",
        "1 back 0",
        "1 resign 0",
        "1 offer 0",
        "1 decline 0",
        "1 vote 0 1 bot",
        "1 vote 0 1 guest",
        "1 replaced 1 bot Ada",
        "1 replaced 1 guest Ada",
        "1 sit 1 Leyla",
        "1 end agreed",
        "1 end resigned",
    ];
    for text in all {
        let incident: Incident = text.parse().unwrap();
        say_everywhere(&incident.what.message());
        // Does not compile when a kind is added: it needs an entry above.
        match incident.what {
            Happening::Away(_)
            | Happening::Time(_)
            | Happening::Back(_)
            | Happening::Resign(_)
            | Happening::Offer(_)
            | Happening::Decline(_)
            | Happening::Vote { .. }
            | Happening::Replaced { .. }
            | Happening::Sit { .. }
            | Happening::End(_) => {}
        }
    }
}

#[test]
fn every_unfair_deal_has_its_sentence() {
    use takht_core::fair::Unfair;
    let all = [
        Unfair::Absent,
        Unfair::Malformed("seed"),
        Unfair::Scheme("3".to_owned()),
        Unfair::SeedSecret,
        Unfair::Commitment,
        Unfair::Seal(1),
        Unfair::OtherCommitment,
        Unfair::OtherSeal(0),
        Unfair::OtherNonce(1),
        Unfair::OtherEvents(1),
        Unfair::OtherEvents(12),
        Unfair::Record(RecordError::Seats { got: 1, players: 2 }),
        Unfair::Nonces { got: 1, players: 2 },
        Unfair::Differs {
            index: 3,
            text: "deal 1 2 3 4".to_owned(),
            drawn: "deal 5 6 7 8".to_owned(),
        },
    ];
    for unfair in all {
        // Does not compile when a kind is added: it needs an entry above.
        match unfair {
            Unfair::Absent
            | Unfair::Malformed(_)
            | Unfair::Scheme(_)
            | Unfair::SeedSecret
            | Unfair::Commitment
            | Unfair::Seal(_)
            | Unfair::OtherCommitment
            | Unfair::OtherSeal(_)
            | Unfair::OtherNonce(_)
            | Unfair::OtherEvents(_)
            | Unfair::Nonces { .. }
            | Unfair::Differs { .. }
            | Unfair::Record(_) => {}
        }
        say_everywhere(&unfair.message());
    }
    say_everywhere(
        &Message::new("series-progress")
            .with("number", 2)
            .with("games", 3),
    );
    say_everywhere(
        &Message::new("series-game")
            .with("number", 1)
            .with("points", 3),
    );
}

#[test]
fn numbers_use_the_digits_of_the_language() {
    assert_eq!(Lang::En.number(-1048), "-1048");
    assert_eq!(Lang::Fa.number(1048), "۱۰۴۸");
    assert_eq!(Lang::Ar.number(1048), "١٠٤٨");
    assert_eq!(Lang::Tr.number(1048), "1048");
}

#[test]
fn right_to_left_sentences_run_from_right_to_left() {
    let message = Message::new("kingdomino-property")
        .with("terrain", Message::new("kingdomino-lake"))
        .with("squares", 4)
        .with("crowns", 2)
        .with("points", 8);
    let arabic = Words::new(Lang::Ar).say(&message);
    assert!(
        arabic.starts_with('\u{200f}'),
        "all of it is isolated, so a mark leads: {arabic:?}"
    );
    let persian = Words::new(Lang::Fa).say(&message);
    assert!(
        !persian.starts_with('\u{200f}'),
        "its own letters lead: {persian:?}"
    );
    let turkish = Words::new(Lang::Tr).say(&message);
    assert_eq!(turkish, "göl: 4 kare × 2 taç = 8");
}

#[test]
fn names_of_players_are_used_where_they_are_known() {
    let message = Message::new("kingdomino-due-pick").with("seat", Seat::new(1).unwrap());
    let words = Words::new(Lang::En);
    assert_eq!(words.say(&message), "Player 2 has to choose a domino");
    let words = words.with_names(vec!["Ada".to_owned(), "آوا".to_owned()]);
    // A name in the other direction is isolated.
    assert_eq!(
        words.say(&message),
        "\u{2068}آوا\u{2069} has to choose a domino"
    );
}
