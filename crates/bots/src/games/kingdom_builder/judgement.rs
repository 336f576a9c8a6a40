//! The search's knowledge of Kingdom Builder.

use takht_core::{Game, Quick, Seat};
use takht_kingdom_builder::{Hex, Hexes, KingdomBuilder, KingdomBuilderEvent as Event, Location};

use super::Settler;
use crate::search::{Knowledge, Worth};

/// Simulates every seat as a [`Settler`].
#[derive(Clone, Copy, Debug)]
pub struct Judgement {
    /// Plays every seat in simulations.
    pub settler: Settler,
    /// See [`Knowledge::temperature`].
    pub temperature: f32,
    /// See [`Knowledge::curiosity`].
    pub curiosity: f64,
    /// The weight of the win; the lead has the rest.
    pub win_weight: f32,
    /// The lead in gold that brings half of what any lead can bring.
    pub spread: f32,
    /// The estimated value of a location tile, in gold.
    pub tile: f32,
    /// The maximum of moves that the search considers for one tile.
    pub moves: usize,
}

impl Default for Judgement {
    fn default() -> Self {
        Self {
            settler: Settler::default(),
            temperature: 1.5,
            curiosity: 0.7,
            win_weight: 0.3,
            spread: 20.0,
            tile: 4.0,
            moves: 8,
        }
    }
}

impl Judgement {
    /// The best moves of a tile: those with the most gold afterwards. They lift only the six settlements that
    /// cost the least gold.
    fn moves(
        &self,
        game: &KingdomBuilder,
        seat: Seat,
        by: Location,
        before: i32,
        promising: &mut Vec<(Event, f32)>,
    ) {
        let own = game.settlements(seat);
        let mut lifted: Vec<(i32, Hex)> = own
            .iter()
            .map(|from| {
                let mut without = own;
                without.remove(from);
                (game.gold_with(seat, without), from)
            })
            .collect();
        lifted.sort_by_key(|(gold, _)| -gold);
        lifted.truncate(6);
        let mut moves: Vec<(i32, Event)> = Vec::new();
        for (_, from) in lifted {
            for to in game.move_targets(by, from).iter() {
                let mut after = own;
                after.remove(from);
                after.insert(to);
                let gold = game.gold_with(seat, after);
                if gold >= before {
                    moves.push((gold, Event::Move { by, from, to }));
                }
            }
        }
        moves.sort_by_key(|(gold, _)| -gold);
        moves.truncate(self.moves);
        promising.extend(moves.into_iter().map(|(gold, event)| {
            // A move without gain gets the same number as ending the turn.
            (event, (gold - before) as f32 - 1.0)
        }));
    }
}

impl Knowledge<KingdomBuilder> for Judgement {
    fn consider(
        &mut self,
        game: &KingdomBuilder,
        _chance: &mut Quick,
        promising: &mut Vec<(Event, f32)>,
    ) {
        let seat = game.turn().seat().unwrap_or_default();
        if game.open_card().is_none() {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            promising.extend(legal.into_iter().map(|event| (event, 0.0)));
            return;
        }
        let own = game.settlements(seat);
        let before = game.gold_with(seat, own);
        let giving = game.beside_tiles(seat);
        let gain = |at: Hex| {
            let mut after = own;
            after.insert(at);
            let gold = (game.gold_with(seat, after) - before) as f32;
            gold + if giving.contains(at) { self.tile } else { 0.0 }
        };
        let list = |sites: Hexes,
                    event: &dyn Fn(Hex) -> Event,
                    more: f32,
                    promising: &mut Vec<(Event, f32)>| {
            promising.extend(sites.iter().map(|at| (event(at), gain(at) + more)));
        };
        if game.owed() > 0 {
            list(game.building_sites(), &Event::Build, 0.0, promising);
        } else {
            promising.push((Event::End, -1.0));
        }
        for by in game.usable_tiles() {
            if by.moves() {
                self.moves(game, seat, by, before, promising);
            } else if game.supply(seat) > 0 {
                // No bonus: the seat can use the tile after the mandatory action, too.
                list(
                    game.extra_sites(by),
                    &|at| Event::Extra { by, at },
                    0.0,
                    promising,
                );
            }
        }
        if promising.is_empty() {
            promising.push((Event::End, 0.0));
        }
    }

    fn step(&mut self, game: &mut KingdomBuilder, _own: Seat, chance: &mut Quick) {
        self.settler.play(game, chance);
    }

    fn judge(&self, game: &KingdomBuilder, _own: Seat) -> Worth {
        Worth::of(&game.totals(), self.win_weight, self.spread)
    }

    fn share(&self, game: &KingdomBuilder) -> f64 {
        match game.owed() {
            3 => 0.35,
            2 => 0.4,
            1 => 0.5,
            _ => 0.6,
        }
    }

    fn temperature(&self) -> f32 {
        self.temperature
    }

    fn curiosity(&self) -> f64 {
        self.curiosity
    }
}
