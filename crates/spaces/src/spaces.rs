//! The contract of games whose actions have numbers.

use takht_core::{Game, Score, Seat};

use crate::Space;
use crate::row::{Row, seats_from};
use crate::space::{each_seat, ranges};

/// How many legal events a game may have that says nothing about its spaces.
const MOST_LISTED: u32 = 256;

/// A game whose actions have numbers, and whose positions are rows of bytes.
///
/// The defaults are for games about which nothing is written: an action's number is then the event's place among the
/// legal events, of which there may be 256 at most, and an observation says only whose turn it is and how many points
/// everybody has. The tests hold every game of the catalogue to this contract.
pub trait Spaces: Game {
    /// The spaces of a game with these options.
    fn space(options: &Self::Options) -> Space {
        let players = Self::new(options).map_or(0, |game| game.players());
        Space {
            version: 1,
            actions: ranges(&[("event", MOST_LISTED)]),
            planes: Vec::new(),
            height: 0,
            width: 0,
            vector: each_seat(players, "to act")
                .chain(each_seat(players, "points"))
                .collect(),
            features: vec!["place"],
        }
    }

    /// Calls `show` with the number of every legal event of the acting seat, in any order.
    fn actions(&self, mut show: impl FnMut(u32)) {
        let mut events = Vec::new();
        self.legal(&mut events);
        for event in events {
            if let Some(number) = self.number(event) {
                show(number);
            }
        }
    }

    /// The number of an event of the acting seat. Every legal event has exactly one; events that no seat decides have
    /// none.
    fn number(&self, event: Self::Event) -> Option<u32> {
        let mut events = Vec::new();
        self.legal(&mut events);
        let place = events.iter().position(|&legal| legal == event)?;
        u32::try_from(place)
            .ok()
            .filter(|&place| place < MOST_LISTED)
    }

    /// The event that a number stands for in this position. It is legal if [`Spaces::actions`] shows the number;
    /// other numbers stand for illegal events or for none.
    fn event(&self, number: u32) -> Option<Self::Event> {
        let mut events = Vec::new();
        self.legal(&mut events);
        events.get(number as usize).copied()
    }

    /// Writes what a seat may know into a row of [`Space::observation`] bytes. Numbers above 255 become 255.
    ///
    /// # Panics
    /// If the row has another length.
    fn observe(&self, seat: Seat, row: &mut [u8]) {
        let players = self.players();
        let mut row = Row::new(row);
        row.one_of(
            players,
            self.turn()
                .seat()
                .map(|acting| seats_from(seat, acting, players)),
        );
        row.seats(seat, players, |seat| self.scores()[seat].total());
        row.end();
    }

    /// Calls `show` with the number of every legal event and with its [`Space::features`], in any order.
    fn candidates(&self, mut show: impl FnMut(u32, &[i16])) {
        self.actions(|number| show(number, &[number as i16]));
    }
}
