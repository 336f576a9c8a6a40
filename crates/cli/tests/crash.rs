//! A short crash loop; `cargo xtask prove crash` runs the long one.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use takht_load::crash::{Size, run};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_killed_loses_nothing_it_acknowledged() {
    let size = Size {
        kills: 20,
        tables: 16,
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let seen = run(program, size, |_, _| {}).await.unwrap();
    println!("{seen:?}");
    assert!(seen.games >= 16 && seen.tally.broken >= 20, "{seen:?}");
}
