//! The baseline: whoever is near gets hit.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use takht_capture::{Action, Capture, CaptureEvent as Event, FAR};
use takht_core::{Chance, Game, MAX_SEATS, Quick, Seat};

use crate::bot::Best;
use crate::{Bot, Budget, View};

/// Battles if it can, else captures, else walks towards the nearest enemy pawn or building that is not
/// its own; one turn in ten it does anything at all. It lays maps at random: `brawler`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Brawler;

impl Brawler {
    /// What it does, on its turn; none if there is nothing it wants.
    #[inline]
    pub fn act(&self, game: &Capture, seat: Seat, chance: &mut Quick) -> Option<Action> {
        let mut best = Best::new();
        for rival in game.rivals() {
            best.show(Action::Battle(rival), 0, chance);
        }
        if let Some(battle) = best.take() {
            return Some(battle);
        }
        let mut best = Best::new();
        for building in game.attackable() {
            best.show(Action::Attack(building), 0, chance);
        }
        if let Some(attack) = best.take() {
            return Some(attack);
        }
        let mut pawns: ArrayVec<u8, MAX_SEATS> = ArrayVec::new();
        pawns.extend(
            game.others_in_game(seat)
                .filter_map(|other| game.standing_on(other)),
        );
        // How far the nearest of all it is after would be from a square: a pawn has to be touched,
        // and so has a building.
        let nearest = |from: u8| {
            let to_pawn = pawns.iter().map(|&pawn| game.steps(from, pawn));
            let wanted = (0..game.building_count()).filter(|&b| !game.owns(seat, b));
            let to_building = wanted.map(|b| game.steps_to_building(from, b).saturating_add(1));
            to_pawn.chain(to_building).min().unwrap_or(FAR)
        };
        let mut best = Best::new();
        for to in game.moves() {
            best.show(Action::Move(to), Reverse(nearest(to)), chance);
        }
        best.take()
    }
}

impl Bot<Capture> for Brawler {
    fn choose(&mut self, view: &View<Capture>, _budget: &Budget<'_>, chance: &mut Quick) -> Event {
        let (game, seat) = (view.game(), view.seat());
        if !game.is_acting() || chance.below(10) == 0 {
            return game.sample(chance);
        }
        let action = self.act(game, seat, chance);
        action.map_or_else(|| game.sample(chance), |action| game.event_of(action))
    }
}
