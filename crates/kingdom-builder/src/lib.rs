//! Kingdom Builder by the book, on bitboards.
//!
//! Two to four players, any four of the eight boards either way up, any three of the ten cards, all
//! eight locations. The clauses B1 to B34, which test names and errors cite, are in the crate's
//! `RULES.md`.
//!
//! - [`KingdomBuilder`] is the game.
//! - [`Hexes`] are its bitboards; [`Map`] holds the boards as such sets.
//! - [`Tally`] counts the gold of any settlements on any map.
//! - [`sketch`] reads maps and settlements that players write as text.

mod card;
mod deck;
mod event;
mod game;
mod gold;
mod hex;
mod hexes;
mod illegal;
mod location;
mod map;
mod options;
mod picture;
mod score;
mod sector;
mod site;
pub mod sketch;
mod terrain;

pub use card::{CARDS, Card};
pub use deck::{EACH, Hand};
pub use event::KingdomBuilderEvent;
pub use game::{KingdomBuilder, SUPPLY};
pub use gold::{Share, Source, Tally};
pub use hex::{Direction, Hex, SPAN};
pub use hexes::Hexes;
pub use illegal::{Due, Illegal};
pub use location::Location;
pub use map::Map;
pub use options::KingdomBuilderOptions;
pub use picture::{HexPicture, KingdomBuilderPicture, PlayerPicture, TilePicture};
pub use score::KingdomBuilderScore;
pub use sector::{SECTORS, Sector};
pub use terrain::{Land, Terrain};
