//! Kingdomino by the book, on bitboards.
//!
//! Two to four players, the Dynasty, Middle Kingdom, Harmony and the Mighty Duel. The clauses K1 to
//! K19, which test names and errors cite, are in the crate's `RULES.md`.
//!
//! - [`Kingdomino`] is the game; [`MightyDuel`] is the same game with kingdoms of 7×7 squares.
//!   A Dynasty is a [`takht_core::Series`] of either.
//! - [`Kingdom`] is one player's kingdom; [`grid`] has its bitboards.
//! - [`Regions`] and [`Shapes`] evaluate each placement of a domino for bots that look ahead;
//!   [`portrait()`] adds more numbers, with the [`Supply`] of dominoes that are left.
//! - [`sketch`] reads kingdoms that players draw as text.

mod domino;
mod event;
mod game;
pub mod grid;
mod illegal;
mod kingdom;
mod options;
mod picture;
mod portrait;
mod prospect;
mod score;
mod shape;
pub mod sketch;

mod square;
mod supply;
mod terrain;

pub use domino::{Domino, Half};
pub use event::KingdominoEvent;
pub use game::{Dynasty, Kingdomino, MightyDuel, MightyDuelDynasty};
pub use grid::{Five, Seven};
pub use illegal::{Due, Illegal};
pub use kingdom::{BadKingdom, Kingdom, Placement, Placements};
pub use options::KingdominoOptions;
pub use picture::{KingdomPicture, KingdominoPicture};
pub use portrait::{PORTRAIT, Portrait, portrait};
pub use prospect::{Prospect, Regions};
pub use score::{HARMONY, KingdominoScore, MIDDLE_KINGDOM, Property};
pub use shape::{ROOM, SHAPE, Shape, Shapes, Trait};
pub use supply::{SHARE, Supply};
pub use takht_core::Square;
pub use terrain::Terrain;
