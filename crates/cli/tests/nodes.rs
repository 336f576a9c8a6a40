//! A short crash loop of two servers with one database; `cargo xtask prove nodes` runs the long one.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use takht_load::crash::Size;
use takht_load::nodes::run;

#[tokio::test(flavor = "multi_thread")]
async fn either_of_two_servers_and_nats_are_killed_and_nothing_is_lost() {
    let size = Size {
        kills: 15,
        tables: 10,
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let seen = run(program, size, |_, _| {}).await.unwrap();
    println!("{seen:?}");
    assert!(seen.servers > 5 && seen.nats > 0, "{seen:?}");
    assert!(seen.games >= 10 && seen.tally.broken >= 10, "{seen:?}");
}
