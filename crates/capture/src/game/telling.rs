//! The messages of a game.

use takht_core::{Message, Seat};

use super::{Capture, Phase};
use crate::{CaptureEvent as Event, Square, TILES};

impl Capture {
    pub(super) fn told(&self, event: Event) -> Message {
        let acting = self.acting();
        let by = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        let at =
            |id: &'static str, square: Square| by(id, acting).with("square", square.to_string());
        match event {
            Event::First(seat) => by("capture-tell-first", seat),
            Event::Tile(tile) => at("capture-tell-tile", tile),
            Event::Small(square) => at("capture-tell-small", square),
            Event::Large(first, second) => by("capture-tell-large", acting)
                .with("first", first.to_string())
                .with("second", second.to_string()),
            Event::Base(square) => at("capture-tell-base", square),
            Event::Move(square) => at("capture-tell-move", square),
            Event::Capture(square) => at("capture-tell-capture", square),
            Event::Roll(roll) => self.told_roll(roll),
            Event::Battle(seat) => by("capture-tell-battle", acting).with("other", seat),
            Event::Rolls(attack, defence) => self.told_battle(attack, defence),
            Event::Step(square) => at("capture-tell-step", square),
            Event::Pass => by("capture-tell-pass", acting),
        }
    }

    fn told_roll(&self, roll: u8) -> Message {
        let Phase::Roll(building) = self.phase else {
            return Message::new("capture-tell-roll").with("roll", roll);
        };
        let building = usize::from(building);
        let left = self.points[building].saturating_sub(roll);
        let square = self.ground.buildings[building].first;
        let id = match left {
            0 => "capture-tell-roll-taken",
            _ => "capture-tell-roll-left",
        };
        Message::new(id)
            .with("seat", self.active)
            .with("roll", roll)
            .with("square", self.ground.square(square).to_string())
            .with("left", left)
    }

    fn told_battle(&self, attack: u8, defence: u8) -> Message {
        let Phase::Rolls(defender) = self.phase else {
            return Message::new("capture-tell-rolls")
                .with("attack", attack)
                .with("defence", defence);
        };
        let (winner, loser) = match attack > defence {
            true => (self.active, defender),
            false => (defender, self.active),
        };
        let out = self.lives[loser.index()] == 1;
        let id = match (attack == defence, out) {
            (true, _) => "capture-tell-rolls-tie",
            (false, true) => "capture-tell-rolls-out",
            (false, false) => "capture-tell-rolls-won",
        };
        Message::new(id)
            .with("attack", attack)
            .with("defence", defence)
            .with("winner", winner)
            .with("loser", loser)
    }

    pub(super) fn prompted(&self) -> Option<Message> {
        let (small, large) = self.left();
        let prompt = match self.phase {
            Phase::Tiles => Message::new("capture-prompt-tile")
                .with("left", TILES - self.tiles.laid().len() as u8),
            Phase::Buildings => Message::new("capture-prompt-building")
                .with("small", small)
                .with("large", large),
            Phase::Bases => Message::new("capture-prompt-base"),
            Phase::Act => {
                let attack = self.capturable() != 0;
                let battle = self.opponents().next().is_some();
                let stuck = self.move_squares().is_empty();
                Message::new(match (attack, battle) {
                    (false, false) if stuck => "capture-prompt-pass",
                    (false, false) => "capture-prompt-move",
                    (true, false) => "capture-prompt-capture",
                    (false, true) => "capture-prompt-battle",
                    (true, true) => "capture-prompt-all",
                })
            }
            Phase::Step { loser, .. } => Message::new("capture-prompt-step").with("loser", loser),
            Phase::First | Phase::Roll(_) | Phase::Rolls(_) | Phase::Over => return None,
        };
        Some(prompt)
    }

    pub(super) fn progressed(&self) -> Vec<Message> {
        let told = match self.phase {
            Phase::First | Phase::Tiles => Message::new("capture-laying-tiles"),
            Phase::Buildings => Message::new("capture-placing-buildings"),
            Phase::Bases => Message::new("capture-placing-bases"),
            _ => match self.options.round_limit {
                None => Message::new("capture-round").with("round", self.rounds.saturating_add(1)),
                Some(limit) => Message::new("capture-round-of")
                    .with("round", (self.rounds + 1).min(limit))
                    .with("limit", limit),
            },
        };
        vec![told]
    }
}
