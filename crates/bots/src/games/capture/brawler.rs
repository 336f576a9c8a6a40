//! The baseline of Capture: a bot that always fights.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use takht_capture::{Action, Capture, CaptureEvent as Event, FAR};
use takht_core::{Chance, Game, MAX_SEATS, Quick, Seat};

use crate::bot::Best;
use crate::{Bot, Budget, View};

/// The bot `brawler`: battles if it can, else attacks a building, else walks towards the nearest enemy pawn
/// or building that is not its own. One turn in ten is random, and so are all events before the first turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Brawler;

impl Brawler {
    /// Its action on its turn; `None` if it has no goal.
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
        // The distance from a square to the nearest target. `steps_to_building` counts the steps to a square
        // next to the building, so one more makes both distances comparable.
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
