//! What a search knows of Kingdomino.

use takht_core::{Game, Quick, Seat};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{Kingdomino, KingdominoEvent as Event, Regions};

use super::Builder;
use super::quick::rounds_left;
use crate::search::{Knowledge, Worth};

/// Thinks ahead by quick builders.
#[derive(Clone, Copy, Debug)]
pub struct Judgement {
    /// How everyone is taken to play.
    pub builder: Builder,
    /// See [`Knowledge::temperature`].
    pub temperature: f32,
    /// See [`Knowledge::curiosity`].
    pub curiosity: f64,
    /// How much the win counts, against how far ahead one is.
    pub win_weight: f32,
    /// How much the own points count, whatever the others have.
    pub own_weight: f32,
    /// By how many points ahead half of what is left to gain is gained.
    pub spread: f32,
}

impl Default for Judgement {
    fn default() -> Self {
        Self {
            builder: Builder::default(),
            temperature: 48.0,
            curiosity: 1.0,
            win_weight: 0.5,
            own_weight: 0.4,
            spread: 20.0,
        }
    }
}

impl<G: Grid> Knowledge<Kingdomino<G>> for Judgement {
    fn consider(
        &mut self,
        game: &Kingdomino<G>,
        chance: &mut Quick,
        promising: &mut Vec<(Event, f32)>,
    ) {
        let seat = game.turn().seat().unwrap_or_default();
        let Some(domino) = game.due() else {
            self.builder
                .picks(game, game.kingdom(seat), chance, |domino, worth| {
                    promising.push((Event::Pick(domino), worth as f32));
                });
            return;
        };
        let kingdom = game.kingdom(seat);
        let rounds = rounds_left(game);
        Regions::new(kingdom).prospects(domino, |prospect| {
            let (left, right) = kingdom.squares_of(prospect.at);
            let event = Event::Place {
                domino,
                left,
                right,
            };
            promising.push((event, self.builder.worth(&prospect, rounds) as f32));
        });
        if promising.is_empty() {
            promising.push((Event::Discard(domino), 0.0));
        }
    }

    fn step(&mut self, game: &mut Kingdomino<G>, _own: Seat, chance: &mut Quick) {
        self.builder.play(game, chance);
    }

    fn play_out(&mut self, game: &mut Kingdomino<G>, _own: Seat, chance: &mut Quick) -> Worth {
        while !game.is_over() {
            self.builder.play(game, chance);
        }
        let totals = game.totals();
        let mut worth = Worth::of(&totals, self.win_weight, self.spread);
        for (seat, &own) in totals.pairs() {
            let above = (own - 60) as f32 / self.spread;
            let squashed = 0.5 + 0.5 * above / (1.0 + above.abs());
            let value = &mut worth.value[seat.index()];
            *value = (1.0 - self.own_weight) * *value + self.own_weight * squashed;
        }
        worth
    }

    fn temperature(&self) -> f32 {
        self.temperature
    }

    fn curiosity(&self) -> f64 {
        self.curiosity
    }
}
