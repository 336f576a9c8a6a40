//! The search's knowledge for games without their own: rules and points.

use takht_core::{Game, Quick, Seat};

use crate::search::{Knowledge, Worth};

/// Simulates random play, for games without [`Knowledge`] of their own.
#[derive(Clone, Copy, Debug, Default)]
pub struct General;

/// The length of a simulation in events, unless the game ends earlier.
const HORIZON: u32 = 400;

/// The lead in points that brings half of what any lead can bring.
const SPREAD: f32 = 10.0;

/// The weight of the win; the lead has the rest.
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
