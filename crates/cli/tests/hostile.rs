//! A short attack on a server; `cargo xtask prove hostile` sends a hundred thousand wrong messages.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use takht_load::floods;
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
    assert!(seen.kinds.len() >= 80, "{seen:?}");
    assert!(seen.games >= 8, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_refused_and_others_play_on() {
    let size = floods::Size {
        messages: 2_000,
        rate: 2_000.0,
        connections: 500,
        tables: 6,
        turns: 60.0,
        peace: 0,
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let seen = floods::run(program, size).await.unwrap();
    println!("{seen:#?}");
    let of = |kind: &str| seen.of(kind).expect(kind).clone();
    // Five hundred files at once, and a hundred a second, however slowly a busy machine sends them.
    let files = of("static files");
    let most = 500.0 + 100.0 * (files.seconds + 1.0);
    let answered = (files.sent - files.refused) as f64;
    assert!(files.sent == 2_000 && answered <= most, "{files:?}");
    let pings = of("ping frames");
    assert!(pings.sent > 100 && pings.refused >= 8, "{pings:?}");
    let headers = of("huge headers");
    assert_eq!((headers.sent, headers.refused), (2_000, 2_000));
    // An address has twice as many connections as sockets, which are 200.
    let connections = of("connections");
    assert_eq!((connections.sent, connections.refused), (500, 100));
    let imports = of("imports");
    assert!(imports.refused * 4 >= imports.sent, "{imports:?}");
    // More than fifty megabytes were sent.
    assert!(imports.disk < 20_000, "{imports:?}");
    // Twenty people an hour.
    let identities = of("identities");
    assert_eq!(identities.sent, 2_000);
    assert!(identities.sent - identities.refused <= 20, "{identities:?}");
    for kind in ["seeks", "faces"] {
        let flood = of(kind);
        assert!(flood.sent > 100 && flood.refused > 0, "{flood:?}");
        assert!(flood.disk < 20_000, "{flood:?}");
    }
    assert!(seen.games >= 6, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_have_a_limit_of_all_addresses_together() {
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let refused = floods::crowd_of_many_addresses(program, 101, 250).await;
    // One connection was there before them.
    assert_eq!(refused.unwrap(), 150);
}
