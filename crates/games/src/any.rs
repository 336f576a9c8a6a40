//! A position of any game, without the type of the game.

use std::any::Any;

use serde_json::value::{RawValue, to_raw_value};
use takht_core::{
    Chance, Game, Message, OptionMap, Options, Ranking, Refused, Score, ScorePart, ScoreReason,
    Turn, Viewer,
};

use crate::GameId;

/// A position of any game; events are texts.
///
/// The same contract as [`Game`] without its types, for servers, command lines and records. Search
/// and simulation use [`Game`] itself.
pub trait AnyGame: Send {
    /// The game.
    fn id(&self) -> GameId;
    /// Every option with its value.
    fn options(&self) -> OptionMap;
    /// How many players there are.
    fn players(&self) -> usize;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// The legal events of the acting seat in canonical order.
    fn legal(&self) -> Vec<String>;
    /// Plays an event and returns its canonical form. On an error the position does not change.
    fn play(&mut self, event: &str) -> Result<String, Refused>;
    /// The canonical form of an event, whether it is legal or not.
    fn canonical(&self, event: &str) -> Result<String, Refused>;
    /// A random legal event, if it is a seat's turn.
    fn sample(&self, chance: &mut dyn Chance) -> Option<String>;
    /// Draws the due chance event, if one is due.
    fn deal(&self, chance: &mut dyn Chance) -> Option<String>;
    /// The legal events that lay out one of the game's ready-made layouts from this position.
    fn lay_out(&self, layout: &str, chance: &mut dyn Chance) -> Vec<String>;
    /// The event that the table plays for the acting seat because the rules leave the seat no
    /// choice.
    fn forced(&self) -> Option<String>;
    /// True if the event only ends the turn of the acting seat.
    fn ends_turn(&self, event: &str) -> bool;
    /// The number of the current game in a series, from 1.
    fn game_number(&self) -> usize;
    /// The event as a viewer sees it. Call it before playing the event.
    fn seen_by(&self, event: &str, viewer: Viewer) -> Result<String, Refused>;
    /// The sentence that describes the event. Call it before playing the event.
    fn tell(&self, event: &str) -> Result<Message, Refused>;
    /// The score of every seat in this position.
    fn scores(&self) -> Vec<AnyScore>;
    /// The scores as JSON: a list in seat order, each with its full breakdown.
    fn scores_json(&self) -> Box<RawValue>;
    /// The ranking of the seats in this position.
    fn ranking(&self) -> Ranking;
    /// What the acting seat has to do; none if no seat acts.
    fn prompt(&self) -> Option<Message>;
    /// How far the game is.
    fn progress(&self) -> Vec<Message>;
    /// What lies on the table, in words.
    fn describe(&self) -> Vec<Message>;
    /// The position as plain data: the game's `Picture`.
    fn picture(&self) -> Box<dyn Any>;
    /// The position with its type, for code that knows the type: a [`Game`] that [`with_game!`](crate::with_game)
    /// finds for the same game and options.
    fn typed(&self) -> &dyn Any;
    /// A copy of the position.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

/// The picture of a position, if the game's picture is a `P`.
pub fn picture_of<P: 'static>(game: &dyn AnyGame) -> Option<P> {
    game.picture().downcast().ok().map(|picture| *picture)
}

/// A score of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyScore {
    /// The sum of the parts.
    pub total: i32,
    /// The parts of the total.
    pub parts: Vec<ScorePart>,
}

impl AnyScore {
    /// The reasons of all parts.
    pub fn reasons(&self) -> impl Iterator<Item = &ScoreReason> {
        self.parts.iter().flat_map(|part| &part.reasons)
    }
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// Hides the type of a game.
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
        // A score is plain data that JSON can represent, so this cannot fail.
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

    fn describe(&self) -> Vec<Message> {
        self.game.describe()
    }

    fn picture(&self) -> Box<dyn Any> {
        Box::new(self.game.picture())
    }

    fn typed(&self) -> &dyn Any {
        &self.game
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}
