//! A position as plain data, for the programs that draw it.

use takht_core::Seat;

use crate::{Kind, Square};

/// Everything that players see on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CapturePicture {
    /// How many squares wide and high a tile is.
    pub tile_size: u8,
    /// The tiles laid so far, on the grid of tiles.
    pub tiles: Vec<Square>,
    /// The squares of the map, ascending.
    pub squares: Vec<Square>,
    /// The buildings, in the order of placement.
    pub buildings: Vec<BuildingPicture>,
    /// The players in seat order.
    pub players: Vec<PlayerPicture>,
    /// How many tiles, small and large buildings the players still have to place.
    pub to_come: (u8, u8, u8),
    /// The first player; none before the opening roll.
    pub first: Option<Seat>,
    /// How many rounds are over.
    pub rounds: u32,
    /// After how many rounds the game ends.
    pub round_limit: Option<u32>,
    /// The tiles or squares that the acting seat may choose: for the next piece, or for its pawn.
    pub targets: Vec<Square>,
}

/// One building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildingPicture {
    /// Small or large.
    pub kind: Kind,
    /// The smaller square, which names the building in events.
    pub first: Square,
    /// The second square of a large one.
    pub second: Option<Square>,
    /// The owner, if it has one.
    pub owner: Option<Seat>,
    /// The points that attackers still have to roll.
    pub points: u8,
}

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerPicture {
    /// The base; none before it is placed.
    pub base: Option<Square>,
    /// The pawn; none before it is placed, while it is off the map, and once its player is out.
    pub pawn: Option<Square>,
    /// The lives left.
    pub lives: u8,
}
