//! A position as plain data, for whoever draws it.

use takht_core::Seat;

use crate::{Card, Hand, Hex, Land, Location, Sector, Terrain};

/// Everything there is to see on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KingdomBuilderPicture {
    /// The boards; none before they are laid out.
    pub boards: Option<[Sector; 4]>,
    /// The cards that bring gold; none before they are drawn.
    pub cards: Option<[Card; 3]>,
    /// What is on every hex, row by row; empty before the boards are laid out.
    pub hexes: Vec<HexPicture>,
    /// The location hexes with the tiles left on them.
    pub sites: Vec<(Hex, Location, u8)>,
    /// The players in seat order.
    pub players: Vec<PlayerPicture>,
    /// Who has the start-player tile; none before it is drawn.
    pub first: Option<Seat>,
    /// The card that lies open.
    pub open: Option<Terrain>,
    /// How many settlements the acting seat still owes.
    pub owed: u8,
    /// Where the acting seat may build the next of them.
    pub targets: Vec<Hex>,
    /// How many cards are in the draw pile.
    pub pile: u8,
    /// How many of each terrain are in the played pile.
    pub played: Vec<(Terrain, u8)>,
    /// The round being played, from 1; 0 before the first.
    pub round: u8,
    /// True if this round is the last one.
    pub last_round: bool,
}

/// One hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexPicture {
    /// Which.
    pub hex: Hex,
    /// What is there.
    pub land: Land,
    /// Whose settlement stands on it.
    pub settlement: Option<Seat>,
}

/// One player's things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPicture {
    /// The card in the hand.
    pub hand: Hand,
    /// How many settlements are left in the supply.
    pub supply: u8,
    /// The location tiles.
    pub tiles: Vec<TilePicture>,
}

/// A location tile in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TilePicture {
    /// What it allows.
    pub kind: Location,
    /// The hex it was taken from.
    pub from: Hex,
    /// True if it was gained this turn.
    pub fresh: bool,
    /// True if it has been used this turn.
    pub used: bool,
}
