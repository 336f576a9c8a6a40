//! Capture by the book: lay out a map, capture buildings with dice, battle for squares.
//!
//! Two to four players. The clauses C1 to C17, which test names and errors cite, are in the crate's
//! `RULES.md`.
//!
//! - [`Capture`] is the game with its setup: placing tiles, buildings and bases are events too.
//! - [`Action`] is the action of a turn for bots that look ahead, with squares and buildings by number.
//! - [`Layout`] sets up a ready-made map with ordinary events.

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
pub use takht_core::Square;
