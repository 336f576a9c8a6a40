//! A game is a fold over events: the contract every Takht game keeps.
//!
//! - [`Game`] is the contract itself, for two to four [`Seat`]s, with chance and hidden information.
//! - [`Record`] is a game as it is kept: options and events, JSON or JSON lines.
//! - [`fair`] draws chance events that anyone can check afterwards.
//! - [`Series`] makes one game of several in a row.
//! - [`bits`] counts and chooses among the bits of a word.
//! - [`conformance`] proves that a game keeps the contract.
//!
//! Nothing here does I/O, knows a clock or a language: what people read are [`Message`]s, which
//! `takht-words` turns into sentences.

pub mod bits;
mod chance;
pub mod conformance;
pub mod fair;
mod few;
mod game;
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
mod turn;
mod viewer;

pub use chance::{Chance, Quick};
pub use few::{FEW, Few, TooMany};
pub use game::{Event, Game};
pub use message::Message;
pub use options::{
    Arrangement, BadOptions, OptionKind, OptionMap, OptionReader, OptionSpec, Options, STANDARD,
    Setup, shortened,
};
pub use playout::playout;
pub use ranking::Ranking;
pub use record::{Expected, RECORD_VERSION, Record, RecordError, records};
pub use refusal::{Refusal, Refused, in_clause};
pub use score::{Score, ScorePart, ScoreReason};
pub use seat::{BySeat, MAX_SEATS, Seat};
pub use seat_name::SeatName;
pub use series::{SERIES_GAMES, Series, SeriesScore};
pub use turn::Turn;
pub use viewer::Viewer;
