//! Which of the tables that this device remembers wait for the person.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use takht_protocol::{TableId, TableOverview, TableState};

use super::own_tables::{self as own, OwnTable};
use super::seating::overviews;
use crate::browser;

/// How often the page asks the server.
const LOOK: Duration = Duration::from_secs(20);

/// How long the list of the person's tables waits for the first answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// What the server says about the remembered tables. A number on the tab, and on the installed app, says how many
/// of them wait for the person.
#[derive(Clone, Copy)]
pub(crate) struct WaitingTables {
    overviews: RwSignal<Vec<TableOverview>>,
    /// True once the server has answered for the first time, or has had time for it.
    pub(crate) is_known: RwSignal<bool>,
}

impl WaitingTables {
    /// Asks the server now, and again and again.
    pub(crate) fn new() -> Self {
        let tables = Self {
            overviews: RwSignal::new(Vec::new()),
            is_known: RwSignal::new(false),
        };
        tables.look();
        let wait_no_longer = move || {
            tables.is_known.try_set(true);
        };
        set_timeout(wait_no_longer, PATIENCE);
        if let Ok(looking) = set_interval_with_handle(move || tables.look(), LOOK) {
            on_cleanup(move || looking.clear());
        }
        Effect::new(move || {
            // Also without a table: the person may get one later.
            tables.overviews.track();
            let waiting = own::all().into_iter();
            browser::set_badge(waiting.filter(|own| tables.wait(own)).count());
        });
        tables
    }

    /// Asks the server about the tables where the person has a seat and the game is not over.
    pub(crate) fn look(self) {
        let own = own::all().into_iter();
        let asked = own.filter(|own| !own.over && !own.seats.is_empty());
        let asked: Vec<TableId> = asked.map(|own| own.table).collect();
        if asked.is_empty() {
            self.is_known.set(true);
            return self.overviews.set(Vec::new());
        }
        spawn_local(async move {
            // Without the server the page shows what it knows.
            if let Ok(found) = overviews(asked).await {
                let over = found.iter().filter(|found| found.state == TableState::Over);
                own::end(over.map(|found| &found.table));
                self.overviews.try_set(found);
            }
            self.is_known.try_set(true);
        });
    }

    /// What the server says about a table.
    pub(crate) fn of(self, own: &OwnTable) -> Option<TableOverview> {
        self.overviews.with(|all| {
            let mut all = all.iter();
            all.find(|found| found.table == own.table).cloned()
        })
    }

    /// True if a table waits for the person.
    pub(crate) fn wait(self, own: &OwnTable) -> bool {
        let waits_for = self.of(own).map(|found| found.waits_for);
        let seats = own.seats.iter().filter_map(|seat| seat.number);
        let waits_for = waits_for.unwrap_or_default();
        seats.into_iter().any(|seat| waits_for.contains(&seat))
    }
}

/// The tables of this page.
pub(crate) fn use_waiting_tables() -> WaitingTables {
    expect_context()
}
