//! The contract of every Takht game. A game is a fold over its events.
//!
//! - [`Game`] is the contract itself, for two to four [`Seat`]s, with chance and hidden information.
//! - [`Record`] is a stored game: options and events, as JSON or JSON lines.
//! - [`fair`] draws chance events that every player can check after the game.
//! - [`Incident`] is what happens at a table beside its game.
//! - [`Series`] joins several games into one.
//! - [`bits`] counts and chooses among the bits of a word.
//! - [`conformance`] tests that a game keeps the contract.
//!
//! This crate does no I/O and knows no clock and no language. It describes sentences as
//! [`Message`]s; `takht-words` puts them into a language.

pub mod bits;
mod chance;
pub mod conformance;
pub mod fair;
mod few;
mod game;
mod incident;
pub mod message;
pub mod notation;
mod options;
mod playout;
mod ranking;
mod record;
mod refusal;
mod score;
mod seat;
mod seat_name;
mod series;
mod square;
mod turn;
mod viewer;

pub use chance::{Chance, Quick, mixed};
pub use few::{FEW, Few, TooMany};
pub use game::{Event, Game};
pub use incident::{Ending, Happening, Incident, NoIncident, Replacement, resigned};
pub use message::Message;
pub use options::{
    Arrangement, BadOptions, OptionKind, OptionMap, OptionReader, OptionSpec, Options, STANDARD,
    Setup, option_map, shortened,
};
pub use playout::playout;
pub use ranking::Ranking;
pub use record::{Expected, RECORD_VERSION, Record, RecordError, records};
pub use refusal::{Refusal, Refused, in_clause};
pub use score::{Points, Score, ScorePart, ScoreReason};
pub use seat::{BySeat, MAX_SEATS, Seat};
pub use seat_name::SeatName;
pub use series::{SERIES_GAMES, Series, SeriesScore};
pub use square::Square;
pub use turn::Turn;
pub use viewer::Viewer;
