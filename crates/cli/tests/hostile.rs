//! A short attack on a server; `cargo xtask prove hostile` sends a hundred thousand wrong messages.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use takht_load::hostile::{Size, run};

#[tokio::test(flavor = "multi_thread")]
async fn everything_wrong_is_answered_by_its_name_and_changes_nothing() {
    let size = Size {
        messages: 5_000,
        attackers: 8,
        half_open: 30,
        tables: 8,
        rate: 200.0,
        peace: 0,
        seed: 7,
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let seen = run(program, size, |_| {}).await.unwrap();
    println!("{seen:?}");
    assert_eq!(seen.messages(), 5_000);
    assert!(seen.kinds.len() >= 70, "{seen:?}");
    assert!(seen.games >= 8, "{seen:?}");
}
