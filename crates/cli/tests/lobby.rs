//! Dozens of people in the lobby; `cargo xtask prove lobby` and `pairing` measure with thousands.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use takht_load::{lobby, pairing};

#[tokio::test(flavor = "multi_thread")]
async fn everybody_in_the_lobby_sees_every_table_that_opens() {
    let size = lobby::Size {
        people: 40,
        tables: 10,
        seconds: 2,
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let measured = lobby::run(program, size).await.unwrap();
    println!("{measured:?}");
    assert_eq!(measured.seen, 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_for_others_gets_one_other_and_a_table_of_their_own() {
    let size = pairing::Size {
        people: 100,
        rate: 100,
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let latency = pairing::run(program, size).await.unwrap();
    println!("{latency:?}");
    assert!(latency.turns >= 40, "{latency:?}");
}
