//! `takht bench`: what is timed is the real game.

use serde_json::Value;
use takht_core::records;

use super::takht;

#[test]
fn every_player_count_and_board_size_is_measured() {
    let run = takht(&["bench", "--games", "1000", "--json"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    let setups: Vec<_> = run
        .json()
        .iter()
        .map(|line| {
            assert_eq!(
                (&line["game"], &line["games"]),
                (&"kingdomino".into(), &1000.into())
            );
            assert!(line["games_per_s"].as_f64().unwrap() > 0.0);
            (
                line["players"].as_u64().unwrap(),
                line["variant"].as_str().unwrap().to_owned(),
            )
        })
        .collect();
    let standard = |players| (players, "standard".to_owned());
    let expected = [
        standard(2),
        standard(3),
        standard(4),
        (2, "mighty_duel".to_owned()),
    ];
    assert_eq!(setups, expected);
}

#[test]
fn the_checksum_is_always_the_same() {
    let checksums = |games: &str| -> Vec<Value> {
        let run = takht(&["bench", "kingdomino", "--games", games, "--json"], "");
        run.json()
            .iter()
            .map(|line| line["checksum"].clone())
            .collect()
    };
    assert_eq!(checksums("1000"), checksums("1500"));
    assert_eq!(
        checksums("1000"),
        [
            "1f5ccb2f6bf3849b",
            "1e1181751d15d755",
            "051d918693788cb8",
            "4d244e40a1e00e96"
        ],
        "the same seed plays the same games in every version"
    );
}

/// The first games as records fold by the rules to the totals that were counted, and their mean is
/// the one that is reported.
#[test]
fn records_fold_to_the_scores_that_were_timed() {
    for setup in [
        &["--players", "2", "--variant", "standard"][..],
        &["--players", "3"],
        &["--players", "4"],
        &["--variant", "mighty_duel"],
    ] {
        let with = |more: &[&str]| {
            let arguments = [&["bench", "kingdomino"], setup, more].concat();
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
        (&["--variant", "nonsense"], "standard, mighty_duel"),
        (&["--players", "9"], "number of players"),
    ] {
        let run = takht(&[&["bench"], arguments].concat(), "");
        assert_eq!(run.code, 2, "{arguments:?}");
        assert!(run.err.contains(part), "{arguments:?}: {}", run.err);
    }
}
