//! A fast player for simulations.

use takht_capture::{Action, Capture, FAR};
use takht_core::{Chance, Game, Quick, Seat, Turn};

/// Goes for the building with the most points for each action that it costs, and hardly ever fights.
#[derive(Clone, Copy, Debug)]
pub struct Raider {
    /// It fights one in this many possible battles.
    pub fights: u32,
    /// The random part of its valuations stays below this, in hundredths of a point for each action.
    pub noise: u32,
}

impl Default for Raider {
    fn default() -> Self {
        Self {
            fights: 1 << 16,
            noise: 8,
        }
    }
}

/// The average sum of two rolls of a twelve-sided die.
const TWO_ROLLS: u32 = 13;

impl Raider {
    /// The points that a building brings for each action that it costs, in hundredths of a point. The
    /// building is `steps` away, and the seat has `left` actions; if these are too few, the result is 0.
    #[inline]
    pub fn pay(&self, game: &Capture, seat: Seat, building: u8, steps: u8, left: u32) -> u32 {
        if steps == FAR || game.owns(seat, building) {
            return 0;
        }
        let worth = game.building_kind(building).worth().unsigned_abs();
        // Taking a building from another seat also costs that seat its points.
        let worth = if game.is_neutral(building) {
            worth
        } else {
            2 * worth
        };
        let rolls = (2 * u32::from(game.points_left(building)) + TWO_ROLLS - 3) / TWO_ROLLS;
        let actions = u32::from(steps) + rolls.max(1);
        if actions > left {
            return 0;
        }
        100 * worth / actions
    }

    /// The number of actions that a seat has left.
    #[inline]
    pub fn left(game: &Capture) -> u32 {
        game.rounds_left().unwrap_or(u32::MAX)
    }

    /// Its action on its turn; `None` if it has no goal.
    #[inline]
    pub fn choose(&self, game: &Capture, seat: Seat, chance: &mut Quick) -> Option<Action> {
        let from = game.standing_on(seat)?;
        if let Some(rival) = game.rivals().next()
            && chance.below(self.fights) == 0
        {
            return Some(Action::Battle(rival));
        }
        let left = Self::left(game);
        let mut goal: Option<(u32, u8, u8)> = None;
        for building in 0..game.building_count() {
            let steps = game.steps_to_building(from, building);
            let pay = self.pay(game, seat, building, steps, left);
            if pay == 0 {
                continue;
            }
            let pay = pay + chance.below(self.noise);
            if goal.is_none_or(|(most, ..)| pay > most) {
                goal = Some((pay, building, steps));
            }
        }
        let (_, building, steps) = goal?;
        if steps == 0 {
            return Some(Action::Attack(building));
        }
        let mut nearest: Option<(u8, u8)> = None;
        for to in game.moves() {
            let far = game.steps_to_building(to, building);
            if nearest.is_none_or(|(least, _)| far < least) {
                nearest = Some((far, to));
            }
        }
        nearest.map(|(_, to)| Action::Move(to))
    }

    /// Plays one event, also where chance acts.
    #[inline]
    pub fn play(&self, game: &mut Capture, chance: &mut Quick) {
        if let Turn::Seat(seat) = game.turn()
            && game.is_acting()
            && let Some(action) = self.choose(game, seat, chance)
        {
            game.act_unchecked(action);
        } else {
            game.advance(chance);
        }
    }
}
