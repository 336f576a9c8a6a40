//! A position as plain data, for whoever draws it.

use takht_core::Seat;

use crate::{Domino, Half, Square};

/// Everything there is to see on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KingdominoPicture {
    /// How many squares wide and high a kingdom may become.
    pub size: u8,
    /// How many kings there are: as many dominoes lie in a line.
    pub kings: u8,
    /// The kingdoms in seat order.
    pub kingdoms: Vec<KingdomPicture>,
    /// The line whose dominoes are being added, ascending, with the owner of each. Those already
    /// added are not in it.
    pub older: Vec<(Domino, Seat)>,
    /// The line being chosen from, ascending, with the owner of each that is taken.
    pub newer: Vec<(Domino, Option<Seat>)>,
    /// The domino the acting seat has to add now.
    pub due: Option<Domino>,
    /// The round being played, from 1; 0 before the first line.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The dominoes that have not been dealt, ascending: in the box, or out of the game (K3).
    pub undealt: Vec<Domino>,
}

/// One player's kingdom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KingdomPicture {
    /// Everything but the castle, ordered by square.
    pub land: Vec<(Square, Half)>,
    /// How many dominoes had to be discarded.
    pub discarded: u8,
}
