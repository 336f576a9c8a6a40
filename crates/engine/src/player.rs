//! An engine with a seat.

use std::time::{Duration, Instant};

use takht_bots::Budget;
use takht_core::{OptionMap, Seat, Turn, Viewer};
use takht_games::{AnyGame, GameId};

use crate::process::EngineProcess;
use crate::{EngineFailure, EngineTrouble, FromEngine, Thinking, ToEngine};

/// An engine with a seat at a table.
pub struct EnginePlayer {
    process: EngineProcess,
    seat: Seat,
    /// The game as the seat sees it.
    view: Box<dyn AnyGame>,
    /// What the engine has used of its time for the current turn.
    spent: Duration,
}

impl EnginePlayer {
    /// Tells the engine that a game begins.
    pub(crate) fn sit(
        process: EngineProcess,
        game: GameId,
        options: &OptionMap,
        seat: Seat,
        seed: u64,
    ) -> Result<Self, EngineFailure> {
        let declined = |error: takht_core::RecordError| {
            let reason = error.to_string();
            process.failed(EngineTrouble::Declined { reason })
        };
        let view = takht_games::start(game, options).map_err(declined)?;
        let new = ToEngine::New {
            seat,
            seed,
            game: game.name().to_owned(),
            options: view.options(),
        };
        match process.ask(&new, process.limits.answer)? {
            FromEngine::Ready => {}
            FromEngine::No(reason) => {
                return Err(process.failed(EngineTrouble::Declined { reason }));
            }
            other => return Err(process.garbled(&new, &other, "`ready` or `no REASON`")),
        }
        Ok(Self {
            process,
            seat,
            view,
            spent: Duration::ZERO,
        })
    }

    /// The name that the engine gives itself.
    pub fn name(&self) -> &str {
        &self.process.name
    }

    /// Shows the engine an event of the table, as its seat may see it.
    pub fn watch(&mut self, event: &str) -> Result<(), EngineFailure> {
        let seen = self.view.seen_by(event, Viewer::Seat(self.seat));
        let played = seen.and_then(|seen| self.view.play(&seen));
        let seen = played.map_err(|refused| self.illegal(event, &refused))?;
        self.process.tell(&ToEngine::Event(seen));
        if self.view.turn() == Turn::Over {
            let totals = self.view.scores().iter().map(|score| score.total).collect();
            self.process.tell(&ToEngine::Over(totals));
        }
        if self.view.turn() != Turn::Seat(self.seat) {
            self.spent = Duration::ZERO;
        }
        Ok(())
    }

    /// Asks the engine for an event, and checks that the rules allow it. The caller asks only on the seat's turn.
    pub fn choose(&mut self, budget: &Budget<'_>) -> Result<String, EngineFailure> {
        let limits = self.process.limits;
        let (thinking, patience) = match budget {
            Budget::Iterations(count) => (Thinking::Simulations(*count), limits.answer),
            Budget::Time(time, _) => {
                let milliseconds = time.as_millis().max(1) as u64;
                let left = time.saturating_sub(self.spent);
                (Thinking::Milliseconds(milliseconds), left + limits.slack)
            }
        };
        let asked = ToEngine::Choose(thinking);
        let since = Instant::now();
        self.process.tell(&asked);
        let event = loop {
            match self.process.hear(&asked, since, patience)? {
                FromEngine::Legal => self.process.tell(&ToEngine::Legal(self.view.legal())),
                FromEngine::Play(event) => break event,
                other => {
                    let expected = "`play EVENT`, or `legal` to ask which events are legal";
                    return Err(self.process.garbled(&asked, &other, expected));
                }
            }
        };
        self.spent += since.elapsed();
        let mut after = self.view.clone();
        let played = after.play(&event);
        played.map_err(|refused| self.illegal(&event, &refused))
    }

    /// Gives the program back, for another game.
    pub(crate) fn into_process(self) -> EngineProcess {
        self.process
    }

    fn illegal(&self, event: &str, refused: &takht_core::Refused) -> EngineFailure {
        let event = event.to_owned();
        self.process.failed(match refused.clause {
            Some(clause) => EngineTrouble::Illegal {
                event,
                clause: clause.to_owned(),
            },
            None => EngineTrouble::NoEvent { event },
        })
    }
}
