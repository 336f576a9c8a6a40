//! The table at which the browser, the server, the terminal and the arena all play: [`Table`].
//!
//! A table owns the game, the seats, the events that each viewer has seen, and the dealer. It knows
//! no I/O, no clock and no bots. A seat plays on a [`StagedTurn`], a draft that the caller can
//! discard; [`Table::commit`] makes it part of the game. Between turns the table itself plays the
//! events that no seat decides: deals, and events that the rules force ([`StagedTurn::play_due`]).
//!
//! ```
//! use takht_core::{OptionMap, Viewer, fair::Fair};
//! use takht_games::GameId;
//! use takht_table::{Dealer, Table, TableSetup};
//!
//! let setup = TableSetup {
//!     game: GameId::Capture,
//!     options: OptionMap::new(),
//!     seats: vec!["Ada".to_owned(), "bot:squire".to_owned()],
//!     viewers: vec![Viewer::Guest],
//!     dealer: Dealer::fair(Fair::new([7; 32], vec![vec![1; 16], vec![]])).unwrap(),
//! };
//! let mut table = Table::start(setup).unwrap();
//! let mut opening = table.stage();
//! opening.open(Some("river")).unwrap();
//! table.commit(opening, None).unwrap();
//! let seat = table.game().turn().seat().unwrap();
//! let mut turn = table.stage();
//! turn.play(seat, &table.game().legal()[0]).unwrap();
//! table.commit(turn, None).unwrap();
//! ```

mod dealer;
mod log;
mod position;
mod staged_turn;
mod table;

pub use dealer::Dealer;
pub use log::Origin;
pub use staged_turn::{BadTurn, StagedTurn};
pub use table::{StaleTurn, Table, TableSetup};
