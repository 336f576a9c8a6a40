//! The messages of a game.

use takht_core::message::Arg;
use takht_core::{Message, Seat};

use super::{KingdomBuilder, Phase};
use crate::{Card, KingdomBuilderEvent as Event, Location, Sector};

impl KingdomBuilder {
    pub(super) fn told(&self, event: Event) -> Message {
        let by = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match event {
            Event::Boards(boards) => {
                let name = |sector: &Sector| {
                    let id = match sector.turned {
                        true => "kingdom-builder-board-turned",
                        false => "kingdom-builder-board",
                    };
                    Message::new(id).with("board", sector.board.message())
                };
                Message::new("kingdom-builder-tell-boards")
                    .with("boards", boards.iter().map(name).collect::<Arg>())
            }
            Event::Cards(cards) => Message::new("kingdom-builder-tell-cards").with(
                "cards",
                cards.into_iter().map(Card::message).collect::<Arg>(),
            ),
            Event::First(seat) => by("kingdom-builder-tell-first", seat),
            Event::Draw(seat, None) => by("kingdom-builder-tell-draw-hidden", seat),
            Event::Draw(seat, Some(terrain)) => {
                by("kingdom-builder-tell-draw", seat).with("terrain", terrain.message())
            }
            Event::Reveal(terrain) => {
                by("kingdom-builder-tell-reveal", self.active).with("terrain", terrain.message())
            }
            Event::Redraw(terrain) => {
                by("kingdom-builder-tell-redraw", self.active).with("terrain", terrain.message())
            }
            Event::Build(hex) => {
                by("kingdom-builder-tell-build", self.active).with("hex", hex.to_string())
            }
            Event::Extra { by: tile, at } => by("kingdom-builder-tell-extra", self.active)
                .with("tile", tile.message())
                .with("hex", at.to_string()),
            Event::Move { by: tile, from, to } => by("kingdom-builder-tell-move", self.active)
                .with("tile", tile.message())
                .with("from", from.to_string())
                .with("to", to.to_string()),
            Event::End => by("kingdom-builder-tell-end", self.active),
        }
    }

    pub(super) fn prompted(&self) -> Option<Message> {
        match self.phase {
            Phase::Reveal => Some(Message::new("kingdom-builder-prompt-reveal")),
            Phase::Act => {
                let owed = self.owed();
                let usable: Vec<Location> = self.useful_tiles().collect();
                let id = match (owed > 0, usable.is_empty()) {
                    (true, true) => "kingdom-builder-prompt-build",
                    (true, false) => "kingdom-builder-prompt-build-or-tile",
                    (false, true) => "kingdom-builder-prompt-end",
                    (false, false) => "kingdom-builder-prompt-end-or-tile",
                };
                let mut prompt = Message::new(id);
                if owed > 0 {
                    prompt = prompt
                        .with("owed", owed)
                        .with("terrain", self.open.message());
                }
                if !usable.is_empty() {
                    let tiles: Arg = usable.into_iter().map(Location::message).collect();
                    prompt = prompt.with("tiles", tiles);
                }
                Some(prompt)
            }
            _ => None,
        }
    }
}
