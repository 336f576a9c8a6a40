//! Capture by the book: lay a map, take buildings by dice, battle for squares.
//!
//! Two to four players; the clauses C1 to C17 that names and errors refer to are in the crate's
//! `RULES.md`.
//!
//! - [`Capture`] is the game, setup included: tiles, buildings and bases are events like any other.
//! - [`Action`] is a turn for players that look ahead, squares and buildings by number.
//! - [`Layout`] lays a ready-made map as ordinary events.

mod event;
mod game;
mod ground;
mod illegal;
mod kind;
mod layout;
mod options;
mod picture;
mod score;
mod square;
mod squares;
mod walks;

pub use event::{CaptureEvent, FACES};
pub use game::{Action, Capture, FAR, LIVES, TILES};
pub use illegal::{Closed, Due, Illegal};
pub use kind::Kind;
pub use layout::Layout;
pub use options::CaptureOptions;
pub use picture::{BuildingPicture, CapturePicture, PlayerPicture};
pub use score::{CaptureScore, LAST_STANDING};
pub use square::Square;
