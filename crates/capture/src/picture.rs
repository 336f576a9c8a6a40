//! A position as plain data, for whoever draws it.

use takht_core::Seat;

use crate::{Kind, Square};

/// Everything there is to see on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CapturePicture {
    /// How many squares wide and high a tile is.
    pub tile_size: u8,
    /// The tiles laid so far, on the grid of tiles.
    pub tiles: Vec<Square>,
    /// The squares of the map, ascending.
    pub squares: Vec<Square>,
    /// The buildings in the order in which they were placed.
    pub buildings: Vec<BuildingPicture>,
    /// The players in seat order.
    pub players: Vec<PlayerPicture>,
    /// Tiles and buildings that are still to be placed: tiles, small, large.
    pub to_come: (u8, u8, u8),
    /// Who began; none before the opening roll.
    pub first: Option<Seat>,
    /// Rounds that are over.
    pub rounds: u32,
    /// After how many the game ends.
    pub round_limit: Option<u32>,
    /// The squares or tiles that the acting seat may choose: where the next piece goes, or where the
    /// pawn may go.
    pub targets: Vec<Square>,
}

/// One building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildingPicture {
    /// Small or large.
    pub kind: Kind,
    /// The smaller square, by which it is named.
    pub first: Square,
    /// The other square of a large one.
    pub second: Option<Square>,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// The points left.
    pub points: u8,
}

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerPicture {
    /// Where the base is; none before it is placed.
    pub base: Option<Square>,
    /// Where the pawn is; none before it is placed, while it is off the map, and once its player is
    /// out.
    pub pawn: Option<Square>,
    /// The lives left.
    pub lives: u8,
}
