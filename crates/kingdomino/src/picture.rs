//! A position as plain data, for the programs that draw it.

use takht_core::Seat;

use crate::{Domino, Half, Square};

/// Everything that players see on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KingdominoPicture {
    /// The most squares a kingdom may have across and down.
    pub size: u8,
    /// How many kings are in play; a line has as many dominoes.
    pub kings: u8,
    /// The kingdoms in seat order.
    pub kingdoms: Vec<KingdomPicture>,
    /// The dominoes of the older line that have not been added, ascending, with their owners.
    pub older: Vec<(Domino, Seat)>,
    /// The line from which the kings pick, ascending; with the owner if a king stands on the
    /// domino.
    pub newer: Vec<(Domino, Option<Seat>)>,
    /// The domino that the acting seat has to add.
    pub due: Option<Domino>,
    /// The current round, from 1; 0 before the first line.
    pub round: u8,
    /// How many rounds the game has.
    pub rounds: u8,
    /// The dominoes that have not been dealt, ascending: in the box, or out of the game (K3).
    pub undealt: Vec<Domino>,
}

/// One player's kingdom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KingdomPicture {
    /// All squares but the castle, in order.
    pub land: Vec<(Square, Half)>,
    /// How many dominoes the player has discarded.
    pub discarded: u8,
}
