//! A few hundred silent sockets; `cargo xtask prove sockets` opens ten thousand.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use takht_load::sockets::{Size, run};

#[tokio::test(flavor = "multi_thread")]
async fn many_may_watch_while_others_play() {
    let size = Size {
        sockets: 300,
        tables: 30,
        played: false,
        seconds: 0,
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let measured = run(program, size).await.unwrap();
    println!("{measured:?}");
    assert!(measured.with_sockets > 0, "{measured:?}");
}
