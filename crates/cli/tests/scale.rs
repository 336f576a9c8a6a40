//! What one of everything costs, over a moment; `cargo xtask prove scale` measures for longer.

#![allow(clippy::unwrap_used)]

use std::path::Path;

use takht_load::scale::model::{Demand, Machine, plan};
use takht_load::scale::{Size, run};

#[tokio::test(flavor = "multi_thread")]
async fn everything_costs_something_and_a_thousand_people_have_a_plan() {
    let size = Size {
        tables: 20,
        sockets: 100,
        rate: 40.0,
        people: 50,
        opening: 10,
        seconds: 2,
        pushes: 20,
    };
    let program = Path::new(env!("CARGO_BIN_EXE_takht"));
    let costs = run(program, size).await.unwrap();
    println!("{costs}");
    // A turn makes one hint, and a table's last turn a few more.
    assert!((0.5..20.0).contains(&costs.hints), "{costs}");
    for cost in [
        costs.server_kb,
        costs.turn_us,
        costs.shared_turn_us,
        costs.database_turn_us,
        costs.log_bytes,
        costs.lobby_bytes,
        costs.push_us,
    ] {
        assert!(cost > 0.0, "{costs}");
    }
    let demand = Demand {
        people: 1_000.0,
        ..Demand::EVENING
    };
    let plan = plan(&costs, &demand, &Machine::LARGE).unwrap();
    println!("{plan}");
    assert_eq!(plan.tables, 400.0);
}
