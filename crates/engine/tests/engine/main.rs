//! Tests engines: real programs as players, and our bots as engines of them.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use takht_bots::{Budget, WallClock};
use takht_core::{Chance, OptionMap, Quick, Seat, Turn};
use takht_engine::{
    BadLine, EngineLimits, EngineTrouble, Engines, FromEngine, Served, ToEngine, answer,
};
use takht_games::GameId;

/// A program in a folder of its own.
struct Program {
    _folder: tempfile::TempDir,
    path: PathBuf,
}

impl Program {
    /// A shell script.
    fn script(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("engine");
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        Self {
            _folder: folder,
            path,
        }
    }

    fn command(&self) -> String {
        self.path.display().to_string()
    }
}

/// An engine that answers the first lines, and then does something else when it is to choose.
fn that_chooses_by(what: &str) -> Program {
    Program::script(&format!(
        "while read verb rest; do case $verb in \
         takht) echo engine 1 Script;; new) echo ready;; choose) {what};; quit) exit;; esac; done"
    ))
}

fn limits() -> EngineLimits {
    EngineLimits {
        answer: Duration::from_secs(60),
        slack: Duration::from_secs(60),
        ..EngineLimits::default()
    }
}

fn options(players: usize) -> OptionMap {
    [("players".to_owned(), players.into())]
        .into_iter()
        .collect()
}

/// Lets an engine choose in the beginning of a game of Kingdomino.
fn first_choice(command: &str, limits: EngineLimits) -> Result<String, EngineTrouble> {
    let engines = Engines::new(limits);
    let seat = Seat::new(0).unwrap();
    let player = engines.sit(command, GameId::Kingdomino, &options(2), seat, 7);
    let mut player = player.map_err(|failure| failure.trouble)?;
    for event in ["deal 10 16 45 46", "kings 0 0 1 1"] {
        player.watch(event).unwrap();
    }
    let chosen = player.choose(&Budget::Iterations(10));
    chosen.map_err(|failure| failure.trouble)
}

#[test]
fn every_line_of_the_protocol_is_read_as_it_is_written() {
    for line in [
        "takht 1",
        "new 3 18446744073709551615 kingdomino {\"players\":4}",
        "event draw 1 ?",
        "choose simulations 200",
        "choose milliseconds 500",
        "legal pick 1;place 2 0,1 0,2",
        "over 45 -3",
        "over",
        "quit",
    ] {
        let read: ToEngine = line.parse().unwrap();
        assert_eq!(read.to_string(), line);
    }
    for line in [
        "engine 1 My bot",
        "ready",
        "no not this one",
        "legal",
        "play pick 1",
        "info depth 3",
    ] {
        let read: FromEngine = line.parse().unwrap();
        assert_eq!(read.to_string(), line);
    }
    let bad = |line: &str| line.parse::<ToEngine>().unwrap_err();
    for line in [
        "",
        "takht",
        "takht one",
        "new",
        "new 4 1 kingdomino {}",
        "new 0 -1 kingdomino",
        "new 0 1 kingdomino [1]",
        "event",
        "choose",
        "choose simulations",
        "choose fortnights 2",
        "over many",
        "quit now",
        "ready",
    ] {
        assert!(!bad(line).expected.is_empty(), "{line}");
    }
    let long: BadLine = "x".repeat(1000).parse::<FromEngine>().unwrap_err();
    assert!(long.line.chars().count() < 100, "{long}");
}

#[test]
fn an_engine_plays_a_whole_game_and_then_another() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engines");
    let command = format!("python3 {}", examples.join("random_engine.py").display());
    let engines = Engines::new(limits());
    assert_eq!(engines.name_of(&command).unwrap(), "Random in Python");
    for (game, layout) in [
        (GameId::Kingdomino, None),
        (GameId::KingdomBuilder, None),
        (GameId::Capture, Some("random")),
    ] {
        let options = takht_games::start(game, &options(2)).unwrap().options();
        let seat = Seat::new(1).unwrap();
        let mut player = engines.sit(&command, game, &options, seat, 3).unwrap();
        let mut table = takht_games::start(game, &options).unwrap();
        let mut chance = Quick::new(5);
        let mut chosen = 0;
        // Two hundred events are more than some games have, and enough of the others.
        for _ in 0..200 {
            let laid = match (layout, table.turn()) {
                (Some(layout), Turn::Seat(_))
                    if table.legal().iter().any(|e| e.starts_with("tile")) =>
                {
                    table.lay_out(layout, &mut chance)
                }
                _ => Vec::new(),
            };
            let next = match table.turn() {
                Turn::Over => break,
                _ if !laid.is_empty() => laid,
                Turn::Chance => vec![table.deal(&mut chance).unwrap()],
                Turn::Seat(turn) if turn == seat => {
                    chosen += 1;
                    vec![player.choose(&Budget::Iterations(1)).unwrap()]
                }
                Turn::Seat(_) => vec![table.sample(&mut chance).unwrap()],
            };
            for event in next {
                player.watch(&event).unwrap();
                table.play(&event).unwrap();
            }
        }
        assert!(chosen > 20, "{game:?}: {chosen}");
        engines.give_back(&command, player);
    }
}

#[test]
fn an_engine_that_cannot_be_started_is_named_with_the_reason() {
    for command in ["./there-is-no-such-program --fast", ""] {
        let failure = Engines::default().name_of(command).unwrap_err();
        assert!(
            matches!(failure.trouble, EngineTrouble::NotStarted { .. }),
            "{failure}"
        );
        assert_eq!(failure.engine, command);
    }
}

#[test]
fn an_engine_that_ends_is_reported_with_what_it_wrote() {
    let program = that_chooses_by("echo out of ideas >&2; exit 3");
    match first_choice(&program.command(), limits()) {
        Err(EngineTrouble::Ended { asked, wrote }) => {
            assert_eq!(
                (asked.as_str(), wrote.as_str()),
                ("choose simulations 10", "out of ideas")
            );
        }
        other => panic!("{other:?}"),
    }
    let silent = Program::script("exit");
    let ended = first_choice(&silent.command(), limits()).unwrap_err();
    assert!(matches!(ended, EngineTrouble::Ended { .. }), "{ended}");
}

#[test]
fn an_engine_that_does_not_answer_is_late_and_its_program_ends() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pid");
    let sleeps = format!("sleep 1000 & echo $! > {}; wait", file.display());
    let program = that_chooses_by(&sleeps);
    let short = EngineLimits {
        answer: Duration::from_secs(3),
        ..limits()
    };
    let late = first_choice(&program.command(), short).unwrap_err();
    assert_eq!(
        late,
        EngineTrouble::Late {
            asked: "choose simulations 10".to_owned(),
            milliseconds: 3000
        }
    );
    // What it had started is gone, too, or is about to go.
    let pid = fs::read_to_string(file).unwrap();
    let process = PathBuf::from(format!("/proc/{}/stat", pid.trim()));
    let lives = || {
        let stat = fs::read_to_string(&process).unwrap_or_default();
        !stat.is_empty() && !stat.contains(") Z ")
    };
    let gone = (0..3000).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        !lives()
    });
    assert!(gone, "it still runs");
}

#[test]
fn an_engine_may_use_its_time_once_a_turn() {
    let program = that_chooses_by("sleep 2; echo play pick 10");
    let engines = Engines::new(EngineLimits {
        slack: Duration::from_secs(1),
        ..limits()
    });
    let seat = Seat::new(0).unwrap();
    let sit = engines.sit(&program.command(), GameId::Kingdomino, &options(2), seat, 7);
    let mut player = sit.unwrap();
    for event in ["deal 10 16 45 46", "kings 0 0 1 1"] {
        player.watch(event).unwrap();
    }
    let clock = WallClock::start();
    // The first answer comes in time on any machine that is not busier than this allows.
    let plenty = Budget::Time(Duration::from_secs(60), &clock);
    assert_eq!(player.choose(&plenty).unwrap(), "pick 10");
    player.watch("pick 10").unwrap();
    // It is the seat's turn again, and what it used before counts.
    let little = Budget::Time(Duration::from_secs(1), &clock);
    let late = player.choose(&little).unwrap_err().trouble;
    match late {
        EngineTrouble::Late { milliseconds, .. } => assert_eq!(milliseconds, 1000),
        other => panic!("{other}"),
    }
}

#[test]
fn illegal_and_senseless_answers_are_reported_as_they_are() {
    let program = that_chooses_by("echo play pick 11");
    match first_choice(&program.command(), limits()) {
        Err(EngineTrouble::Illegal { event, clause }) => {
            assert_eq!((event.as_str(), clause.as_str()), ("pick 11", "K5"));
        }
        other => panic!("{other:?}"),
    }
    let nonsense = that_chooses_by("echo play chess");
    let event = "chess".to_owned();
    assert_eq!(
        first_choice(&nonsense.command(), limits()),
        Err(EngineTrouble::NoEvent { event })
    );
    for (answer, said) in [("echo hello there", "hello there"), ("echo ready", "ready")] {
        let program = that_chooses_by(answer);
        match first_choice(&program.command(), limits()) {
            Err(EngineTrouble::Garbled { line, expected, .. }) => {
                assert_eq!(line, said);
                assert!(expected.contains("play"), "{expected}");
            }
            other => panic!("{other:?}"),
        }
    }
    let endless = that_chooses_by("head -c 10000000 /dev/zero | tr '\\0' x");
    let garbled = first_choice(&endless.command(), limits()).unwrap_err();
    assert!(
        matches!(garbled, EngineTrouble::Garbled { .. }),
        "{garbled}"
    );
    let chatty = that_chooses_by("echo info one; echo info two; echo play pick 45");
    assert_eq!(
        first_choice(&chatty.command(), limits()).unwrap(),
        "pick 45"
    );
}

#[test]
fn another_version_and_a_game_that_an_engine_does_not_play_are_said() {
    let newer = Program::script("echo engine 2 Newer; cat > /dev/null");
    let failure = Engines::new(limits())
        .name_of(&newer.command())
        .unwrap_err();
    assert_eq!(failure.trouble, EngineTrouble::Version { version: 2 });
    let picky = Program::script("echo engine 1 Picky; echo no only chess; cat > /dev/null");
    let declined = first_choice(&picky.command(), limits()).unwrap_err();
    let reason = "only chess".to_owned();
    assert_eq!(declined, EngineTrouble::Declined { reason });
}

#[cfg(target_os = "linux")]
#[test]
fn an_engine_that_takes_too_much_memory_ends() {
    let greedy = that_chooses_by(
        "exec python3 -c 'x = bytearray(1 << 30); x[::4096] = b\"1\" * (1 << 18); print(\"play pick 10\")'",
    );
    let small = EngineLimits {
        memory: 256 << 20,
        ..limits()
    };
    match first_choice(&greedy.command(), small) {
        Err(EngineTrouble::Ended { wrote, .. }) => {
            assert!(wrote.contains("MemoryError"), "{wrote}");
        }
        other => panic!("{other:?}"),
    }
}

/// Says these lines to a bot, and returns its answers.
fn answers(bot: &str, lines: &str) -> Vec<String> {
    let served = Served {
        bot: bot.to_owned(),
        game: None,
        name: "takht".to_owned(),
    };
    let mut output = Vec::new();
    answer(&served, lines.as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    output.lines().map(str::to_owned).collect()
}

#[test]
fn our_bots_serve_other_programs() {
    let begin = "takht 1\nnew 0 7 kingdomino {\"players\":2}\n";
    let told = "event deal 10 16 45 46\nevent kings 0 0 1 1\nchoose simulations 20\n";
    let said = answers("knight", &format!("{begin}{told}quit\ntakht 1\n"));
    assert_eq!(said[..2], ["engine 1 takht", "ready"]);
    assert!(said[2].starts_with("play pick "), "{said:?}");
    assert_eq!(said.len(), 3, "nothing after `quit`");
    assert_eq!(
        answers("knight", &format!("{begin}{told}")),
        said,
        "the same seed"
    );
}

#[test]
fn a_host_that_errs_is_told_how() {
    for (lines, why) in [
        ("takht 9", "version 9"),
        ("hello", "takht, new, event"),
        ("event deal 1 2 3 4", "no game has begun"),
        ("choose simulations 3", "not this seat's turn"),
        ("new 0 7 chess {}", "chess"),
        ("new 3 7 kingdomino {\"players\":2}", "seat 3"),
        ("new 0 7 kingdomino {\"players\":9}", "players"),
        (
            "new 0 7 kingdomino {\"players\":2}\nevent deal 1 2 3",
            "deal 1 2 3",
        ),
        (
            "new 0 7 kingdomino {\"players\":2}\nchoose simulations 3",
            "not this seat's turn",
        ),
    ] {
        let said = answers("squire", lines);
        let last = said.last().unwrap();
        assert!(
            last.starts_with("no ") && last.contains(why),
            "{lines}: {said:?}"
        );
    }
    // Everything may be cut and mixed up; nothing panics.
    let whole = "takht 1\nnew 0 7 kingdomino {\"players\":2}\nevent deal 10 16 45 46\nevent kings 0 0 1 1\nchoose simulations 2\n";
    let mut chance = Quick::new(1);
    for _ in 0..200 {
        let mut bytes = whole.as_bytes().to_vec();
        for _ in 0..3 {
            let at = chance.below(bytes.len() as u32) as usize;
            bytes[at] = b" {}\"0129\nax-"[chance.below(12) as usize];
        }
        answers("novice", &String::from_utf8(bytes).unwrap());
    }
}
