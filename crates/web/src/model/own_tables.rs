//! The tables that this device remembers: the person's seats there, and the secrets that prove them.

use serde::{Deserialize, Serialize};
use takht_protocol::{Play, TableId};

use crate::browser;

/// How many tables the device remembers.
const MOST: usize = 60;

/// The storage key.
const KEPT: &str = "tables";

/// A table that the person has visited.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct OwnTable {
    pub(crate) table: TableId,
    /// The game's name.
    pub(crate) game: String,
    /// The secret of the seat, if the person has one.
    #[serde(default)]
    pub(crate) secret: Option<String>,
    /// The claim the person sent for a seat. A second try sends the same one, and the server gives it
    /// the same seat.
    #[serde(default)]
    pub(crate) claim: Option<Claim>,
    /// The secret from before a personal link brought another, until the server accepts the new one.
    #[serde(default)]
    pub(crate) earlier: Option<String>,
    /// The host's secret, if the person made the table.
    #[serde(default)]
    pub(crate) host: Option<String>,
    /// A turn that the server has not answered yet.
    #[serde(default)]
    pub(crate) pending: Option<Play>,
    /// True once the game is over.
    #[serde(default)]
    pub(crate) over: bool,
    /// The names of the other people there.
    #[serde(default)]
    pub(crate) others: Vec<String>,
}

/// A request for a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Claim {
    pub(crate) secret: String,
    pub(crate) nonce: String,
}

impl OwnTable {
    pub(crate) fn new(table: TableId, game: &str) -> Self {
        Self {
            table,
            game: game.to_owned(),
            secret: None,
            claim: None,
            earlier: None,
            host: None,
            pending: None,
            over: false,
            others: Vec::new(),
        }
    }
}

/// All remembered tables, the latest first.
pub(crate) fn all() -> Vec<OwnTable> {
    let kept = browser::kept(KEPT).unwrap_or_default();
    serde_json::from_str(&kept).unwrap_or_default()
}

/// What this device remembers of a table.
pub(crate) fn find(table: &TableId) -> Option<OwnTable> {
    all().into_iter().find(|own| own.table == *table)
}

/// Remembers a table; returns false if the browser does not allow that.
pub(crate) fn keep(own: OwnTable) -> bool {
    write(&put(all(), own))
}

/// Forgets a table.
pub(crate) fn forget(table: &TableId) {
    let mut tables = all();
    tables.retain(|own| own.table != *table);
    write(&tables);
}

fn write(tables: &[OwnTable]) -> bool {
    let text = serde_json::to_string(tables).unwrap_or_default();
    browser::keep(KEPT, &text)
}

/// Puts a table first. If there are too many, forgets finished ones first, from the oldest on.
fn put(mut tables: Vec<OwnTable>, own: OwnTable) -> Vec<OwnTable> {
    tables.retain(|other| other.table != own.table);
    tables.insert(0, own);
    while tables.len() > MOST {
        let over = tables.iter().rposition(|own| own.over);
        tables.remove(over.unwrap_or(tables.len() - 1));
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: u8) -> OwnTable {
        OwnTable::new(TableId::of([number; 12]), "capture")
    }

    #[test]
    fn the_last_table_comes_first_and_those_that_are_over_are_forgotten_first() {
        let mut tables = Vec::new();
        for number in 0..30 {
            tables = put(tables, table(number));
        }
        tables = put(tables, table(4));
        assert_eq!(tables.len(), 30);
        assert_eq!(tables[0], table(4));
        let over = OwnTable {
            over: true,
            ..table(9)
        };
        tables = put(tables, over.clone());
        // A table id has twelve letters out of 32.
        let more = (0..=MOST as u8).map(|number| {
            let mut name = [31; 12];
            name[0] = number % 32;
            name[1] = number / 32;
            OwnTable::new(TableId::of(name), "capture")
        });
        tables = more.fold(tables, put);
        assert_eq!(tables.len(), MOST);
        assert!(!tables.contains(&over));
        assert!(!tables.contains(&table(0)));
    }
}
