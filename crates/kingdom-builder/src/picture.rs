//! A position as plain data, for the programs that draw it.

use takht_core::Seat;

use crate::{Card, Hand, Hex, Land, Location, Sector, Terrain};

/// Everything that players see on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KingdomBuilderPicture {
    /// The boards; none before they are laid out.
    pub boards: Option<[Sector; 4]>,
    /// The cards that bring gold; none before they are drawn.
    pub cards: Option<[Card; 3]>,
    /// Every hex, row by row; empty before the boards are laid out.
    pub hexes: Vec<HexPicture>,
    /// The location hexes, with the number of tiles left on them.
    pub sites: Vec<(Hex, Location, u8)>,
    /// The players in seat order.
    pub players: Vec<PlayerPicture>,
    /// The player with the start-player tile; none before it is drawn.
    pub first: Option<Seat>,
    /// The open card.
    pub open: Option<Terrain>,
    /// How many mandatory settlements the acting seat still has to build.
    pub owed: u8,
    /// The hexes where the acting seat may build the next one.
    pub targets: Vec<Hex>,
    /// How many cards are in the draw pile.
    pub pile: u8,
    /// How many cards of each terrain are in the played pile.
    pub played: Vec<(Terrain, u8)>,
    /// The current round, from 1; 0 before the first.
    pub round: u8,
    /// True if this round is the last one.
    pub last_round: bool,
}

/// One hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexPicture {
    /// The hex.
    pub hex: Hex,
    /// Its land.
    pub land: Land,
    /// The owner of the settlement on it.
    pub settlement: Option<Seat>,
}

/// The cards, settlements and tiles in front of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPicture {
    /// The card in hand.
    pub hand: Hand,
    /// How many settlements are left in the supply.
    pub supply: u8,
    /// The location tiles.
    pub tiles: Vec<TilePicture>,
}

/// A location tile in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TilePicture {
    /// The location, which says what the tile allows.
    pub kind: Location,
    /// The hex from which the player took it.
    pub from: Hex,
    /// True if the player gained it this turn.
    pub fresh: bool,
    /// True if the player has used it this turn.
    pub used: bool,
}
