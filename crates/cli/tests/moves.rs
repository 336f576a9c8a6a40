//! People who think, in short; `cargo xtask prove moves` measures.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use takht_load::moves::{Size, run};

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_made_when_they_are_due_and_seen() {
    let size = Size {
        tables: 10,
        seconds: 1,
        core: None,
        rate: Some(100.0),
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let measured = run(program, size).await.unwrap();
    println!("{measured:?}");
    // However slow the machine is, nobody plays before it is time.
    assert!(
        measured.latency.turns > 0 && measured.turns_per_s < 150.0,
        "{measured:?}"
    );
}
