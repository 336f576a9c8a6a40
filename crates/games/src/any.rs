//! A game whose type nobody needs to know.

use std::any::Any;

use serde_json::value::{RawValue, to_raw_value};
use takht_core::{
    Chance, Game, Message, OptionMap, Options, Ranking, Refused, Score, Turn, Viewer,
};

/// A position of any game; events are texts.
///
/// The same contract as [`Game`], without its types: for servers, command lines and records. Search
/// and simulation stay generic.
pub trait AnyGame: Send {
    /// The name in records.
    fn name(&self) -> &'static str;
    /// Every option with its value.
    fn options(&self) -> OptionMap;
    /// How many seats play.
    fn players(&self) -> usize;
    /// Whose move it is.
    fn turn(&self) -> Turn;
    /// The legal events of the acting seat in canonical order.
    fn legal(&self) -> Vec<String>;
    /// Plays an event and gives back its canonical form. On an error nothing has changed.
    fn play(&mut self, event: &str) -> Result<String, Refused>;
    /// The canonical form of an event, whether it is legal or not.
    fn canonical(&self, event: &str) -> Result<String, Refused>;
    /// A random legal event, if it is a seat's turn.
    fn sample(&self, chance: &mut dyn Chance) -> Option<String>;
    /// Draws the chance event that is due, if one is.
    fn deal(&self, chance: &mut dyn Chance) -> Option<String>;
    /// The legal events that lay out a beginning that is ready made, from here on.
    fn lay_out(&self, layout: &str, chance: &mut dyn Chance) -> Vec<String>;
    /// The event as a viewer sees it. Asked before the event is played.
    fn seen_by(&self, event: &str, viewer: Viewer) -> Result<String, Refused>;
    /// What the event says. Asked before the event is played.
    fn tell(&self, event: &str) -> Result<Message, Refused>;
    /// The score of every seat as the position stands.
    fn scores(&self) -> Vec<AnyScore>;
    /// The scores as JSON: a list in seat order, each with its whole breakdown.
    fn scores_json(&self) -> Box<RawValue>;
    /// The order of the seats as the position stands.
    fn ranking(&self) -> Ranking;
    /// What the acting seat has to do now, if it is a seat's turn.
    fn prompt(&self) -> Option<Message>;
    /// How far the game has come.
    fn progress(&self) -> Vec<Message>;
    /// The position as plain data: the game's `Picture`.
    fn picture(&self) -> Box<dyn Any>;
    /// The same position once more.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

/// A score of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyScore {
    /// The number that is compared.
    pub total: i32,
    /// The parts of the total, a sentence each.
    pub parts: Vec<Message>,
    /// Where on the board each piece of it comes from, a sentence each.
    pub reasons: Vec<Message>,
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// Forgets the type of a game.
pub(crate) fn erase<G: Game>(game: G) -> Box<dyn AnyGame> {
    Box::new(Erased(game))
}

struct Erased<G>(G);

impl<G: Game> AnyGame for Erased<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn options(&self) -> OptionMap {
        self.0.options().write()
    }

    fn players(&self) -> usize {
        self.0.players()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self) -> Vec<String> {
        let mut events = Vec::new();
        self.0.legal(&mut events);
        events.iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, event: &str) -> Result<String, Refused> {
        let event: G::Event = event.parse()?;
        self.0.play(event)?;
        Ok(event.to_string())
    }

    fn canonical(&self, event: &str) -> Result<String, Refused> {
        let event: G::Event = event.parse()?;
        Ok(event.to_string())
    }

    fn sample(&self, chance: &mut dyn Chance) -> Option<String> {
        let seat = self.0.turn().seat();
        seat.map(|_| self.0.sample(chance).to_string())
    }

    fn deal(&self, chance: &mut dyn Chance) -> Option<String> {
        (self.0.turn() == Turn::Chance).then(|| self.0.deal(chance).to_string())
    }

    fn lay_out(&self, layout: &str, chance: &mut dyn Chance) -> Vec<String> {
        let events = self.0.lay_out(layout, chance);
        events.iter().map(ToString::to_string).collect()
    }

    fn seen_by(&self, event: &str, viewer: Viewer) -> Result<String, Refused> {
        Ok(self.0.seen_by(event.parse()?, viewer).to_string())
    }

    fn tell(&self, event: &str) -> Result<Message, Refused> {
        Ok(self.0.tell(event.parse()?))
    }

    fn scores(&self) -> Vec<AnyScore> {
        let score = |score: &G::Score| AnyScore {
            total: score.total(),
            parts: score.parts(),
            reasons: score.reasons(),
        };
        self.0.scores().iter().map(score).collect()
    }

    fn scores_json(&self) -> Box<RawValue> {
        // A score is plain data; there is nothing in it that JSON could not say.
        to_raw_value(&self.0.scores()).unwrap_or_default()
    }

    fn ranking(&self) -> Ranking {
        self.0.ranking()
    }

    fn prompt(&self) -> Option<Message> {
        self.0.prompt()
    }

    fn progress(&self) -> Vec<Message> {
        self.0.progress()
    }

    fn picture(&self) -> Box<dyn Any> {
        Box::new(self.0.picture())
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(Self(self.0.clone()))
    }
}
