//! A game whose type nobody needs to know.

use std::any::Any;

use serde_json::value::{RawValue, to_raw_value};
use takht_core::{
    Chance, Game, Message, OptionMap, Options, Ranking, Refused, Score, ScorePart, ScoreReason,
    Turn, Viewer,
};

use crate::GameId;

/// A position of any game; events are texts.
///
/// The same contract as [`Game`], without its types: for servers, command lines and records. Search
/// and simulation stay generic.
pub trait AnyGame: Send {
    /// Which game it is.
    fn id(&self) -> GameId;
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
    /// The event that the table plays for the acting seat, because the rules leave the seat nothing to
    /// decide.
    fn forced(&self) -> Option<String>;
    /// True if the event does nothing but end the turn of the acting seat.
    fn ends_turn(&self, event: &str) -> bool;
    /// Which game of a series is played, counted from 1.
    fn game_number(&self) -> usize;
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

/// The position of a game whose picture is a `P`, as plain data.
pub fn picture_of<P: 'static>(game: &dyn AnyGame) -> Option<P> {
    game.picture().downcast().ok().map(|picture| *picture)
}

/// A score of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyScore {
    /// The number that is compared.
    pub total: i32,
    /// The parts of the total.
    pub parts: Vec<ScorePart>,
}

impl AnyScore {
    /// Where on the board the points come from, part by part.
    pub fn reasons(&self) -> impl Iterator<Item = &ScoreReason> {
        self.parts.iter().flat_map(|part| &part.reasons)
    }
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// Forgets the type of a game.
pub(crate) fn erase<G: Game>(id: GameId, game: G) -> Box<dyn AnyGame> {
    Box::new(Erased { id, game })
}

#[derive(Clone)]
struct Erased<G> {
    id: GameId,
    game: G,
}

impl<G: Game> AnyGame for Erased<G> {
    fn id(&self) -> GameId {
        self.id
    }

    fn options(&self) -> OptionMap {
        self.game.options().write()
    }

    fn players(&self) -> usize {
        self.game.players()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn legal(&self) -> Vec<String> {
        let mut events = Vec::new();
        self.game.legal(&mut events);
        events.iter().map(ToString::to_string).collect()
    }

    fn play(&mut self, event: &str) -> Result<String, Refused> {
        let event: G::Event = event.parse()?;
        self.game.play(event)?;
        Ok(event.to_string())
    }

    fn canonical(&self, event: &str) -> Result<String, Refused> {
        let event: G::Event = event.parse()?;
        Ok(event.to_string())
    }

    fn sample(&self, chance: &mut dyn Chance) -> Option<String> {
        let seat = self.game.turn().seat();
        seat.map(|_| self.game.sample(chance).to_string())
    }

    fn deal(&self, chance: &mut dyn Chance) -> Option<String> {
        (self.game.turn() == Turn::Chance).then(|| self.game.deal(chance).to_string())
    }

    fn lay_out(&self, layout: &str, chance: &mut dyn Chance) -> Vec<String> {
        let events = self.game.lay_out(layout, chance);
        events.iter().map(ToString::to_string).collect()
    }

    fn forced(&self) -> Option<String> {
        self.game.forced().map(|event| event.to_string())
    }

    fn ends_turn(&self, event: &str) -> bool {
        let event = event.parse::<G::Event>();
        event.is_ok_and(|event| self.game.ends_turn(event))
    }

    fn game_number(&self) -> usize {
        self.game.game_number()
    }

    fn seen_by(&self, event: &str, viewer: Viewer) -> Result<String, Refused> {
        Ok(self.game.seen_by(event.parse()?, viewer).to_string())
    }

    fn tell(&self, event: &str) -> Result<Message, Refused> {
        Ok(self.game.tell(event.parse()?))
    }

    fn scores(&self) -> Vec<AnyScore> {
        let score = |score: &G::Score| AnyScore {
            total: score.total(),
            parts: score.parts(),
        };
        self.game.scores().iter().map(score).collect()
    }

    fn scores_json(&self) -> Box<RawValue> {
        // A score is plain data; there is nothing in it that JSON could not say.
        to_raw_value(&self.game.scores()).unwrap_or_default()
    }

    fn ranking(&self) -> Ranking {
        self.game.ranking()
    }

    fn prompt(&self) -> Option<Message> {
        self.game.prompt()
    }

    fn progress(&self) -> Vec<Message> {
        self.game.progress()
    }

    fn picture(&self) -> Box<dyn Any> {
        Box::new(self.game.picture())
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}
