//! The search's knowledge of Capture.

use takht_capture::{Action, Capture, CaptureEvent as Event, LIVES};
use takht_core::{BySeat, Chance, Game, Quick, Seat, Turn};

use super::{Brawler, Raider};
use crate::search::{Knowledge, Worth};

/// Simulates the searching seat as a [`Raider`] and the others as brawlers.
#[derive(Clone, Copy, Debug)]
pub struct Judgement {
    /// Plays the searching seat in simulations, and the others when they do not brawl.
    pub raider: Raider,
    /// The percentage of their events that the others play as brawlers.
    pub brawls: u32,
    /// See [`Knowledge::temperature`].
    pub temperature: f32,
    /// See [`Knowledge::curiosity`].
    pub curiosity: f64,
    /// The lead in points that brings half of what any lead can bring, at the end of the game.
    pub spread: f32,
    /// How much [`Self::spread`] grows with each remaining round.
    pub widening: f32,
    /// The cost of one lost life, in points; two cost four times as much, three nine times.
    pub life: f32,
    /// How many points the searching seat expects to gain on the others in each remaining round.
    pub hope: f32,
    /// The length of a simulation, in rounds.
    pub most_rounds: u32,
}

impl Default for Judgement {
    fn default() -> Self {
        Self {
            raider: Raider::default(),
            brawls: 100,
            temperature: 8.0,
            curiosity: 1.5,
            spread: 1.0,
            widening: 0.15,
            life: 0.5,
            hope: 0.2,
            most_rounds: 8,
        }
    }
}

impl Knowledge<Capture> for Judgement {
    fn consider(&mut self, game: &Capture, chance: &mut Quick, promising: &mut Vec<(Event, f32)>) {
        let seat = game.turn().seat().unwrap_or_default();
        if game.is_being_laid() {
            // The search has no measure for maps, so it lays them at random.
            promising.push((game.sample(chance), 0.0));
            return;
        }
        if !game.is_acting() {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            promising.extend(legal.into_iter().map(|event| (event, 0.0)));
            return;
        }
        let left = Raider::left(game);
        let raider = self.raider;
        let pay = |from: u8, left: u32| {
            let buildings = 0..game.building_count();
            let pays = buildings.map(|building| {
                let steps = game.steps_to_building(from, building);
                raider.pay(game, seat, building, steps, left)
            });
            pays.max().unwrap_or(0)
        };
        for action in game.actions() {
            let pay = match action {
                Action::Move(to) => pay(to, left.saturating_sub(1)),
                Action::Attack(building) => raider.pay(game, seat, building, 0, left),
                Action::Battle(_) => 30,
                Action::Pass => 0,
            };
            promising.push((game.event_of(action), pay as f32));
        }
        if promising.is_empty() {
            promising.push((Event::Pass, 0.0));
        }
    }

    fn step(&mut self, game: &mut Capture, own: Seat, chance: &mut Quick) {
        if let Turn::Seat(seat) = game.turn()
            && seat != own
            && game.is_acting()
            && chance.below(100) < self.brawls
            && let Some(action) = Brawler.act(game, seat, chance)
        {
            game.act_unchecked(action);
        } else {
            self.raider.play(game, chance);
        }
    }

    // Points and lives count, because a seat needs lives to gain more points.
    fn judge(&self, game: &Capture, own: Seat) -> Worth {
        let totals = game.totals();
        if game.is_over() {
            return Worth::of(&totals, 1.0, 1.0);
        }
        let standing = BySeat::from_fn(game.players(), |seat| {
            let lost = LIVES - game.lives(seat);
            totals[seat] as f32 - self.life * f32::from(lost * lost)
        });
        let left = game
            .rounds_left()
            .map_or(60.0, |rounds| rounds.min(60) as f32);
        let spread = self.spread + self.widening * left;
        let mut worth = Worth::default();
        for (seat, &has) in standing.pairs() {
            let others = standing.pairs().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, &worth)| worth).fold(f32::MIN, f32::max);
            // The searching seat plays better than the simulated ones, so it expects to gain on them.
            let hope = if seat == own { self.hope } else { -self.hope };
            let margin = (has - best + hope * left) / spread;
            let squashed = 0.5 + 0.5 * margin / (1.0 + margin.abs());
            worth.value[seat.index()] = squashed;
            worth.win[seat.index()] = squashed;
        }
        worth
    }

    fn horizon(&self, game: &Capture) -> u32 {
        self.most_rounds * game.players() as u32
    }

    fn temperature(&self) -> f32 {
        self.temperature
    }

    fn curiosity(&self) -> f64 {
        self.curiosity
    }
}
