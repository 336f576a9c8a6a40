//! A quick player for simulations: it takes what pays best.

use takht_capture::{Action, Capture, FAR};
use takht_core::{Chance, Game, Quick, Seat, Turn};

/// Goes for the building with the most worth for the actions it takes, and hardly ever fights.
#[derive(Clone, Copy, Debug)]
pub struct Raider {
    /// One battle out of so many that it could have is fought.
    pub fights: u32,
    /// How much is left to chance, in hundredths of a point for each action.
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

/// What a roll takes away on average, in halves.
const TWO_ROLLS: u32 = 13;

impl Raider {
    /// What going for a building pays for each action, in hundredths of a point, when it is so many
    /// steps away and so many actions are left.
    #[inline]
    pub fn pay(&self, game: &Capture, seat: Seat, building: u8, steps: u8, left: u32) -> u32 {
        if steps == FAR || game.owns(seat, building) {
            return 0;
        }
        let worth = game.building_kind(building).worth().unsigned_abs();
        // What another loses is as good as what one wins oneself.
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

    /// How many actions a seat has left.
    #[inline]
    pub fn left(game: &Capture) -> u32 {
        game.rounds_left().unwrap_or(u32::MAX)
    }

    /// What it does, on its turn.
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

    /// Plays one event.
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
