//! Running contests and ladders.

use serde_json::json;
use takht_arena::{BadContest, Contest, Engines, Outcome, Sprt, Tally, Verdict, ladder, run};
use takht_bots::NoBot;
use takht_games::GameId;

use super::contest;

fn play(contest: &Contest, games: u64, threads: usize) -> Tally {
    let tally = run(
        contest,
        games,
        Vec::new(),
        None,
        threads,
        &Engines::default(),
        |_| Ok::<bool, BadContest>(true),
    );
    tally.unwrap()
}

/// The parts of the outcomes that do not depend on the speed of the machine.
fn facts(tally: &Tally) -> Vec<(u64, Vec<i32>, Vec<u32>)> {
    let fact = |outcome: &Outcome| (outcome.game, outcome.totals.clone(), outcome.moves.clone());
    tally.outcomes().iter().map(fact).collect()
}

#[test]
fn the_same_games_on_any_number_of_threads() {
    for (game, seats) in [
        (GameId::Kingdomino, ["master", "mce-pg", "knight", "flat"]),
        (
            GameId::KingdomBuilder,
            ["master", "greedy", "squire", "flat"],
        ),
        (GameId::Capture, ["master", "brawler", "novice", "flat"]),
    ] {
        let mut contest = contest(game, &seats, json!({}), 10);
        if game == GameId::Capture {
            contest.options.insert("round_limit".to_owned(), 5.into());
        }
        let one = play(&contest, 8, 1);
        assert_eq!(facts(&one), facts(&play(&contest, 8, 3)), "{game}");
        contest.seed += 1;
        assert_ne!(facts(&one), facts(&play(&contest, 8, 2)), "{game}");
    }
}

#[test]
fn every_deal_is_played_from_every_seat() {
    let contest = contest(
        GameId::Kingdomino,
        &["fg", "gprd", "tr", "knight"],
        json!({}),
        1,
    );
    for deal in 0..3 {
        let mut deals = Vec::new();
        for rotation in 0..4 {
            let number = 4 * deal + rotation;
            let record = contest.record(number, &Engines::default()).unwrap();
            let seats = record.seats.clone().unwrap();
            assert_eq!(seats[rotation as usize], "bot:fg");
            let chance = ["deal ", "kings "];
            let dealt = record.events.iter();
            let dealt = dealt.filter(|event| chance.iter().any(|verb| event.starts_with(verb)));
            deals.push(dealt.cloned().collect::<Vec<String>>());
            // The record is of the same game as the outcome.
            let totals = takht_games::open(&record).unwrap().scores();
            let outcome = contest.play(number, &Engines::default()).unwrap();
            assert_eq!(totals[rotation as usize].total, outcome.totals[0]);
            // A pick, eleven turns with a placement and a pick, and a placement. The last pick and the
            // placement after it may be one turn.
            let moves = outcome.moves.iter();
            assert!(moves.into_iter().all(|moves| (12..=13).contains(moves)));
        }
        assert_eq!(deals[0].len(), 13);
        assert!(deals.iter().all(|other| *other == deals[0]));
    }
}

#[test]
fn shares_of_all_seats_add_up() {
    let tally = play(
        &contest(GameId::Kingdomino, &["fg", "tr", "tr"], json!({}), 1),
        60,
        2,
    );
    let rows = tally.rows();
    assert_eq!((rows.len(), rows[1].seats), (2, 2));
    let all = rows[0].share + 2.0 * rows[1].share;
    assert!((all - 1.0).abs() < 1e-9);
    assert!(rows[0].share_interval.low < rows[0].share);
    assert!(rows[0].margin > 0.0 && rows[1].margin < 0.0);
}

#[test]
fn a_test_stops_as_soon_as_it_is_sure() {
    let contest = contest(GameId::Kingdomino, &["fg", "tr"], json!({}), 1);
    let sprt = Sprt {
        low: 0.5,
        high: 0.6,
    };
    let mut shown = 0;
    let tally = run(
        &contest,
        10_000,
        Vec::new(),
        Some(sprt),
        2,
        &Engines::default(),
        |_| {
            shown += 1;
            Ok::<bool, BadContest>(true)
        },
    );
    let tally = tally.unwrap();
    assert_eq!(sprt.verdict(&tally.first_shares()), Verdict::High);
    assert!(shown < 200 && tally.outcomes().len() == shown, "{shown}");
}

#[test]
fn contests_that_cannot_be_held_are_refused() {
    let refused = |contest: Contest| contest.check().unwrap_err();
    let few = Contest {
        seats: vec!["fg".to_owned()],
        ..contest(GameId::Kingdomino, &["fg", "fg"], json!({}), 1)
    };
    assert_eq!(refused(few), BadContest::Seats { bots: 1, seats: 2 });
    let unknown = refused(contest(GameId::Capture, &["fg", "brawler"], json!({}), 1));
    match unknown {
        BadContest::Bot(NoBot::Unknown { name, known }) => {
            assert_eq!(name, "fg");
            assert!(known.contains(&"brawler"));
        }
        other => panic!("{other}"),
    }
    let sizes = json!({ "tile_size": 9 });
    let huge = refused(contest(GameId::Capture, &["random", "random"], sizes, 1));
    assert!(matches!(huge, BadContest::Game(_)));
}

#[test]
fn a_ladder_puts_everyone_in_order() {
    let like = contest(GameId::Kingdomino, &["random", "random"], json!({}), 1);
    let bots = ["tr", "gprd", "fg", "knight"].map(str::to_owned);
    let tables = ladder::contests(&like, &bots, 2);
    assert_eq!(tables.len(), 6);
    let played: Vec<(Contest, Vec<Outcome>)> = tables
        .into_iter()
        .map(|contest| {
            let outcomes = play(&contest, 60, 2).outcomes().to_vec();
            (contest, outcomes)
        })
        .collect();
    let rated = ladder::rate(&played);
    let order: Vec<&str> = rated.iter().map(|row| row.bot.as_str()).collect();
    assert_eq!(order, ["knight", "fg", "gprd", "tr"]);
    assert!(rated.iter().all(|row| row.games == 180));
    assert!(rated[0].interval.low > rated[3].interval.high);
    assert_eq!(ladder::contests(&like, &bots, 3).len(), 4);
}
