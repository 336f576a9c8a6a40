//! The results file survives interruptions, and never mixes two contests.

use std::fs;

use serde_json::json;
use takht_arena::{BadContest, BadResults, Contest, Engines, Outcome, Results, run};
use takht_games::GameId;
use tempfile::TempDir;

use super::contest;

/// Plays until the file has `games` games, or `stop_after` new ones.
fn play(contest: &Contest, file: &std::path::Path, games: u64, stop_after: usize) -> Vec<Outcome> {
    let (mut results, played) = Results::open(file, contest).unwrap();
    let mut left = stop_after;
    let tally = run(
        contest,
        games,
        played,
        None,
        1,
        &Engines::default(),
        |progress| {
            results.add(progress.outcome).unwrap();
            left -= 1;
            Ok::<bool, BadContest>(left > 0)
        },
    );
    tally.unwrap().outcomes().to_vec()
}

fn totals(outcomes: &[Outcome]) -> Vec<(u64, Vec<i32>)> {
    let total = |outcome: &Outcome| (outcome.game, outcome.totals.clone());
    outcomes.iter().map(total).collect()
}

#[test]
fn an_interrupted_contest_goes_on_where_it_was() {
    let folder = TempDir::new().unwrap();
    let contest = contest(GameId::Kingdomino, &["fg", "tr"], json!({}), 1);
    let whole = play(&contest, &folder.path().join("whole"), 12, 100);
    assert_eq!(whole.len(), 12);
    let file = folder.path().join("parts");
    assert_eq!(play(&contest, &file, 12, 5).len(), 5);
    // The machine stops in the middle of a line.
    let mut bytes = fs::read(&file).unwrap();
    bytes.truncate(bytes.len() - 7);
    fs::write(&file, &bytes).unwrap();
    let (_, played) = Results::open(&file, &contest).unwrap();
    assert_eq!(played.len(), 4, "the torn line is dropped");
    assert_eq!(totals(&play(&contest, &file, 12, 100)), totals(&whole));
    let (_, played) = Results::open(&file, &contest).unwrap();
    assert_eq!(played.len(), 12, "and everything is in the file");
}

#[test]
fn a_file_of_another_contest_is_not_touched() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("results");
    let one = contest(GameId::Kingdomino, &["fg", "tr"], json!({}), 1);
    play(&one, &file, 2, 100);
    let before = fs::read(&file).unwrap();
    let other = contest(GameId::Kingdomino, &["fg", "tr"], json!({}), 2);
    let refused = Results::open(&file, &other).unwrap_err();
    assert!(matches!(refused, BadResults::Other { .. }), "{refused}");
    assert_eq!(fs::read(&file).unwrap(), before);
    for foreign in ["a letter\n", "a letter without an end", "{\"takht\":1}\n"] {
        fs::write(&file, foreign).unwrap();
        let refused = Results::open(&file, &one).unwrap_err();
        assert!(matches!(refused, BadResults::Foreign(_)), "{refused}");
        assert_eq!(fs::read_to_string(&file).unwrap(), foreign);
    }
    fs::write(&file, b"\xff\xfe\x00 not a text\n").unwrap();
    assert!(Results::open(&file, &one).is_err());
    let mut broken = before.clone();
    broken.extend(b"{\"game\":nonsense}\n");
    fs::write(&file, &broken).unwrap();
    match Results::open(&file, &one).unwrap_err() {
        BadResults::Line { line, .. } => assert_eq!(line, 4),
        other => panic!("{other}"),
    }
}
