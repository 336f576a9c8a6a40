//! Datasets: games of bots as files for programs that learn.

use std::fs;
use std::path::Path;

use takht_dataset::Dataset;
use tempfile::TempDir;

use super::engines::example;
use super::{Run, takht};

fn dataset(folder: &Path, more: &[&str]) -> Run {
    let own = [
        "dataset",
        "kingdomino",
        "--folder",
        folder.to_str().unwrap(),
    ];
    let arguments: Vec<&str> = own.iter().chain(more).copied().collect();
    takht(&arguments, "")
}

#[test]
fn a_dataset_is_written_once_and_can_be_read() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("data");
    let engine = format!("squire,exec:python3 {}", example("random_engine.py"));
    let arguments = ["--seats", &engine, "--games", "5", "--part", "2"];
    let told = dataset(&folder, &arguments);
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.out.contains("5 games are in"), "{}", told.out);
    let read = Dataset::open(&folder).unwrap();
    assert_eq!(read.manifest().parts, 3);
    let games = read.games(2).unwrap();
    assert_eq!(games.game, [4]);
    assert_eq!(games.bots, [["squire", "Random in Python"]]);
    assert!(
        games.record[0].contains("bot:Random in Python"),
        "{}",
        games.record[0]
    );
    let before = fs::metadata(folder.join("games/00000.parquet"))
        .unwrap()
        .modified()
        .unwrap();
    assert_eq!(dataset(&folder, &arguments).code, 0);
    let after = fs::metadata(folder.join("games/00000.parquet"))
        .unwrap()
        .modified()
        .unwrap();
    assert_eq!(before, after, "nothing is played twice");
    let other = dataset(
        &folder,
        &["--seats", &engine, "--games", "6", "--part", "2"],
    );
    assert_eq!(other.code, 2);
    assert!(other.err.contains("has other games"), "{}", other.err);
}

#[test]
fn wrong_input_of_datasets_is_named() {
    let place = TempDir::new().unwrap();
    let folder = place.path().join("data");
    for (more, why) in [
        (&["--games", "2"][..], "--seats"),
        (&["--seats", "deep-blue,greedy"], "deep-blue"),
        (&["--seats", "greedy"], "players"),
        (
            &["--seats", "greedy,greedy,greedy,greedy,greedy"],
            "players",
        ),
        (&["--seats", "greedy,greedy", "-o", "players=3"], "seats"),
        (&["--seats", "greedy,greedy", "--games", "0"], "--games"),
        (&["--seats", "greedy,greedy", "--part", "0"], "--part"),
        (
            &["--seats", "greedy,exec:./no-such-program"],
            "can’t be started",
        ),
    ] {
        let refused = dataset(&folder, more);
        assert_eq!(refused.code, 2, "{more:?}: {}", refused.err);
        assert!(refused.err.contains(why), "{more:?}: {}", refused.err);
        assert!(!folder.exists(), "{more:?}");
    }
    fs::write(place.path().join("letter.txt"), "Dear Ada").unwrap();
    let foreign = dataset(place.path(), &["--seats", "greedy,greedy"]);
    assert_eq!(foreign.code, 2);
    assert!(
        foreign.err.contains("choose another folder"),
        "{}",
        foreign.err
    );
    let file = dataset(
        &place.path().join("letter.txt"),
        &["--seats", "greedy,greedy"],
    );
    assert_eq!(file.code, 1, "a file is no folder: {}", file.err);
}

/// A disk that is full: the command says so, and goes on once there is room.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_named_and_leaves_no_half_part() {
    let place = TempDir::new().unwrap();
    let command = format!(
        "'{}' dataset kingdomino --seats greedy,random --games 60 --part 20 --folder '{}/data'",
        env!("CARGO_BIN_EXE_takht"),
        place.path().display()
    );
    let script = format!(
        "mount -t tmpfs -o size=300k tmpfs '{0}' && {{ {command}; echo first $?; \
         ls '{0}/data/games'; mount -o remount,size=100m '{0}'; {command}; echo second $?; \
         ls '{0}/data/games'; }}",
        place.path().display(),
    );
    let ran = std::process::Command::new("unshare")
        .args(["--user", "--map-root-user", "--mount", "sh", "-c", &script])
        .env("LC_ALL", "C")
        .output()
        .expect("unshare is needed: install the package util-linux");
    let (out, err) = (
        String::from_utf8_lossy(&ran.stdout),
        String::from_utf8_lossy(&ran.stderr),
    );
    assert!(err.contains("No space left on device"), "{out}{err}");
    let (before, after) = out
        .split_once("second 0")
        .unwrap_or_else(|| panic!("{out}{err}"));
    assert!(before.contains("first 1"), "{out}{err}");
    assert!(!before.contains("00002.parquet"), "{out}");
    assert_eq!(after.matches(".parquet").count(), 3, "{out}");
}
