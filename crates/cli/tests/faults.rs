//! A few games over a faulty network; `cargo xtask prove faults` plays a thousand.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use takht_load::faults::{Size, run};
use takht_load::{Happened, Tally};

#[tokio::test(flavor = "multi_thread")]
async fn whatever_the_network_does_games_end_as_they_should() {
    let size = Size {
        games: 32,
        tables: 16,
        seed: 7,
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let seen = run(program, size, |_| {}).await.unwrap();
    println!("{seen:?}");
    assert_eq!(seen.games, 32);
    // The test shows something only if every kind of fault has happened.
    let Happened {
        connections,
        cut,
        requests_lost,
        answers_lost,
        overtaken,
        delayed,
        stalled,
    } = seen.happened;
    let Tally {
        accepted,
        broken,
        repeated,
        arrived,
        twice,
        after,
        old,
        again,
    } = seen.tally;
    let kinds = [
        connections,
        cut,
        requests_lost,
        answers_lost,
        overtaken,
        delayed,
        stalled,
        accepted,
        broken,
        arrived,
        repeated - arrived,
        twice,
        after,
        old,
        again,
    ];
    assert!(kinds.iter().all(|happened| *happened > 0), "{seen:?}");
}
