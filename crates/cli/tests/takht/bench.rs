//! `takht bench`: it measures the real game.

use serde_json::Value;
use takht_core::records;

use super::takht;

#[test]
fn every_player_count_and_variant_is_measured() {
    let run = takht(&["bench", "--games", "1000", "--json"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    let setups: Vec<_> = run
        .json()
        .iter()
        .map(|line| {
            assert_eq!(line["games"], 1000);
            assert!(line["games_per_s"].as_f64().unwrap() > 0.0);
            let events = line["events"].as_u64().unwrap();
            assert!(events > 20 * 1000, "{events}");
            assert!(line["events_per_s"].as_f64() > line["games_per_s"].as_f64());
            let text = |key: &str| line[key].as_str().unwrap().to_owned();
            (
                text("game"),
                line["players"].as_u64().unwrap(),
                text("variant"),
            )
        })
        .collect();
    let of = |game: &str, variant: &str| {
        let standard = [2, 3, 4].map(|players| (game.to_owned(), players, "standard".to_owned()));
        let variant = (game.to_owned(), 2, variant.to_owned());
        standard.into_iter().chain([variant])
    };
    let expected: Vec<_> = of("kingdomino", "mighty_duel")
        .chain(of("kingdom-builder", "first_game"))
        .chain(of("capture", "large_tiles"))
        .collect();
    // The example of docs/NEW_GAME.md comes last.
    let setups: Vec<_> = setups
        .into_iter()
        .filter(|(game, ..)| game != "pig")
        .collect();
    assert_eq!(setups, expected);
}

#[test]
fn the_checksum_is_always_the_same() {
    let checksums = |game: &str, games: &str| -> Vec<Value> {
        let run = takht(&["bench", game, "--games", games, "--json"], "");
        run.json()
            .iter()
            .map(|line| line["checksum"].clone())
            .collect()
    };
    assert_eq!(
        checksums("kingdomino", "1000"),
        checksums("kingdomino", "1500")
    );
    for (game, expected) in [
        (
            "kingdomino",
            [
                "1f5ccb2f6bf3849b",
                "1e1181751d15d755",
                "051d918693788cb8",
                "4d244e40a1e00e96",
            ],
        ),
        (
            "kingdom-builder",
            [
                "3e40e8868f933b52",
                "4596f358602235c1",
                "860419e21e0d6151",
                "91f9a55a83e753bb",
            ],
        ),
        (
            "capture",
            [
                "6588d8796cc2ee10",
                "4e8f04a57d0da83e",
                "4e34205fbe71c7e8",
                "33c42e55269deaba",
            ],
        ),
    ] {
        assert_eq!(
            checksums(game, "1000"),
            expected,
            "the same seed plays the same games in every version"
        );
    }
}

/// The first games, replayed from their records by the rules, give the totals and the mean that the bench
/// reports.
#[test]
fn records_fold_to_the_scores_that_were_timed() {
    for setup in [
        &["kingdomino", "--players", "2", "--variant", "standard"][..],
        &["kingdomino", "--players", "3"],
        &["kingdomino", "--players", "4"],
        &["kingdomino", "--variant", "mighty_duel"],
        &["kingdom-builder", "--players", "3"],
        &["kingdom-builder", "--players", "4"],
        &["kingdom-builder", "--variant", "first_game"],
        &["capture", "--players", "4"],
        &["capture", "--variant", "large_tiles"],
    ] {
        let with = |more: &[&str]| {
            let arguments = [&["bench"], setup, more].concat();
            takht(&arguments, "")
        };
        let printed = with(&["--records", "300"]);
        let (mut count, mut points, mut seats) = (0, 0, 0);
        for record in records(printed.out.as_bytes()) {
            let record = record.unwrap();
            let game = takht_games::open(&record).unwrap();
            let totals: Vec<i32> = game.scores().iter().map(|score| score.total).collect();
            assert_eq!(Value::from(totals.clone()), record.other["totals"]);
            count += 1;
            seats += totals.len();
            points += totals.iter().sum::<i32>();
        }
        assert_eq!(count, 300);
        let measured = with(&["--games", "300", "--json"]);
        let mean = measured.json()[0]["mean_score"].as_f64().unwrap();
        assert!(
            (mean - f64::from(points) / seats as f64).abs() < 0.001,
            "{mean}"
        );
    }
}

#[test]
fn an_unknown_game_is_an_error() {
    let run = takht(&["bench", "chess"], "");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("kingdomino"), "{}", run.err);
}

#[test]
fn bad_arguments_are_explained() {
    for (arguments, part) in [
        (&["--seconds", "nan"][..], "seconds"),
        (&["--seconds=-1"], "seconds"),
        (&["--seconds", "inf"], "seconds"),
        (&["--games", "0"], "0"),
        (
            &["--variant", "nonsense"],
            "standard, mighty_duel, first_game",
        ),
        (&["--players", "9"], "number of players"),
    ] {
        let run = takht(&[&["bench"], arguments].concat(), "");
        assert_eq!(run.code, 2, "{arguments:?}");
        assert!(run.err.contains(part), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn policies_are_measured_by_name() {
    let arguments = [
        "bench",
        "kingdomino",
        "--policies",
        "--players",
        "2",
        "--json",
    ];
    let rows = takht(&[&arguments[..], &["--seconds", "0.01"]].concat(), "").json();
    let names: Vec<&str> = rows
        .iter()
        .filter_map(|row| row["policy"].as_str())
        .collect();
    assert_eq!(names[..4], ["random", "builder", "pg", "fg"]);
    assert!(
        rows.iter()
            .all(|row| row["playouts_per_s"].as_f64().unwrap() > 0.0)
    );
}
