//! What a search knows of any game: its rules and its points.

use takht_core::{Game, Quick, Seat};

use crate::search::{Knowledge, Worth};

/// Thinks ahead by random moves, for games about which nothing else is known.
#[derive(Clone, Copy, Debug, Default)]
pub struct General;

/// After how many events a simulation is judged, if the game has not ended before.
const HORIZON: u32 = 400;

/// By how many points ahead half of what is left to gain is gained.
const SPREAD: f32 = 10.0;

/// How much the win counts, against how far ahead one is.
const WIN_WEIGHT: f32 = 0.7;

impl<G: Game> Knowledge<G> for General {
    fn consider(&mut self, game: &G, _chance: &mut Quick, promising: &mut Vec<(G::Event, f32)>) {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        promising.extend(legal.into_iter().map(|event| (event, 0.0)));
    }

    fn step(&mut self, game: &mut G, _own: Seat, chance: &mut Quick) {
        game.advance(chance);
    }

    fn judge(&self, game: &G, _own: Seat) -> Worth {
        let totals = game.totals();
        match game.is_over() {
            true => Worth::of(&totals, WIN_WEIGHT, SPREAD),
            false => Worth::before_the_end(&totals, SPREAD, WIN_WEIGHT, SPREAD),
        }
    }

    fn horizon(&self, _game: &G) -> u32 {
        HORIZON
    }

    fn temperature(&self) -> f32 {
        1.0
    }

    fn curiosity(&self) -> f64 {
        1.0
    }
}
