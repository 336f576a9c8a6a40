//! One address keeps the bots of a server busy for a short while; `cargo xtask prove starve` measures how
//! long others wait.

#![allow(clippy::unwrap_used)]

use std::path::Path;
use std::time::Duration;

use takht_load::starve::{Size, run};

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_one_address_do_not_keep_those_of_another_waiting() {
    let size = Size {
        tables: 6,
        bot_tables: Some(4),
        games: 6,
        dynasty: false,
        thinks: Duration::from_millis(10),
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let seen = run(program, size).await.unwrap();
    println!("{seen:?}");
    assert_eq!((seen.started, seen.refused), (4, 2), "{seen:?}");
    // Every turn of the knight came, although the attacker's masters still had turns to think about.
    assert_eq!(seen.unfinished, 4, "{seen:?}");
    let turns = [seen.attack.knight.turns, seen.attack.acknowledged.turns];
    assert!(turns.iter().all(|turns| *turns > 30), "{seen:?}");
}
