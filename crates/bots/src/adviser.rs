//! Hints of the strongest bot, for code that is not generic over the game.

use takht_core::{Game, OptionMap, Quick, RecordError, Refused, Seat};
use takht_games::GameId;

use crate::{Budget, NoBot, Playable, PlayableVisitor, Thinker, Thought, View, visit_playable};

/// The adviser's opinion of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// The event.
    pub event: String,
    /// The seat's expected share of the win after the event, from 0 to 1.
    pub win: f64,
    /// The number of simulations behind this opinion.
    pub visits: u32,
}

/// The adviser's opinion of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The considered events, the best first.
    pub opinions: Vec<Opinion>,
    /// Each seat's expected share of the win.
    pub standing: Vec<f64>,
}

/// Advises one seat, and knows only what that seat knows.
pub trait Adviser: Send {
    /// Takes note of an event at the table.
    fn watch(&mut self, event: &str) -> Result<(), Refused>;
    /// Judges the position. The caller asks only when it is the seat's turn.
    fn advise(&mut self, budget: &Budget<'_>) -> Advice;
    /// Judges one event of the position that it judged last, with at least `visits` simulations; `None` if
    /// it did not consider the event.
    fn weigh(&mut self, event: &str, visits: u32) -> Option<Opinion>;
}

struct Looking<G: Game> {
    view: View<G>,
    thinker: Box<dyn Thinker<G>>,
    chance: Quick,
}

fn opinion<E: ToString>(thought: &Thought<E>) -> Opinion {
    Opinion {
        event: thought.event.to_string(),
        win: thought.win,
        visits: thought.visits,
    }
}

impl<G: Game> Adviser for Looking<G> {
    fn watch(&mut self, event: &str) -> Result<(), Refused> {
        let event: G::Event = event.parse()?;
        self.view.watch(event).map_err(Refused::from)
    }

    fn advise(&mut self, budget: &Budget<'_>) -> Advice {
        let judged = self.thinker.think(&self.view, budget, &mut self.chance);
        Advice {
            opinions: judged.thoughts.iter().map(opinion).collect(),
            standing: judged.standing.iter().copied().collect(),
        }
    }

    fn weigh(&mut self, event: &str, visits: u32) -> Option<Opinion> {
        let event: G::Event = event.parse().ok()?;
        let thought = self.thinker.weigh(&self.view, event, visits)?;
        Some(opinion(&thought))
    }
}

/// An adviser for a seat, at the start of a game.
pub fn adviser(
    game: GameId,
    options: &OptionMap,
    seat: Seat,
    seed: u64,
) -> Result<Box<dyn Adviser>, NoBot> {
    struct Look(Seat, u64);
    impl PlayableVisitor for Look {
        type Output = Result<Box<dyn Adviser>, NoBot>;
        fn visit<G: Playable>(self, options: &G::Options) -> Self::Output {
            let Self(seat, seed) = self;
            let refused = |bad| NoBot::Game(RecordError::Options(bad));
            Ok(Box::new(Looking {
                view: View::new(options, seat).map_err(refused)?,
                thinker: G::thinker(),
                chance: Quick::new(seed),
            }))
        }
    }
    visit_playable(game, options, Look(seat, seed)).map_err(NoBot::Game)?
}
