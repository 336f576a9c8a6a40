//! A second of moves at a steady pace; `cargo xtask prove moves` measures how fast a server is.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use takht_load::moves::{Size, run};

#[tokio::test(flavor = "multi_thread")]
async fn games_at_a_pace_end_as_they_should() {
    let size = Size {
        tables: 10,
        seconds: 1,
        core: None,
        postgres: None,
        rate: Some(100.0),
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let measured = run(program, size).await.unwrap();
    println!("{measured:?}");
    assert!(measured.games >= 10, "{measured:?}");
}
