//! Engines on the command line: their limits, their names, and what became of them.

use std::time::Duration;

use clap::Args;
use takht_arena::{Engines, Tally};
use takht_core::Message;
use takht_engine::{Cannot, EngineFailure, EngineLimits, command_of};

use crate::console::{Console, Failure};

/// How many failures of engines a command tells in full.
const TOLD: usize = 5;

/// The limits of engines.
#[derive(Args)]
pub(crate) struct EngineArgs {
    /// How long an engine (`exec:COMMAND`) may take for an answer where no time to think is set
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = super::command::arena::positive)]
    engine_time: f64,

    /// How much later than its time to think an engine may answer
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = super::command::arena::positive)]
    engine_slack: f64,

    /// The memory of an engine in megabytes; only Linux limits it
    #[arg(long, value_name = "MB", default_value = "2048", value_parser = clap::value_parser!(u64).range(1..=1 << 20))]
    engine_memory: u64,
}

impl EngineArgs {
    pub(crate) fn engines(&self) -> Engines {
        Engines::new(EngineLimits {
            answer: Duration::from_secs_f64(self.engine_time),
            slack: Duration::from_secs_f64(self.engine_slack),
            memory: self.engine_memory << 20,
        })
    }
}

/// What to call these seats in results: engines by the names that they give themselves, if these tell them apart.
pub(crate) fn names(seats: &[String], engines: &Engines) -> Result<Vec<String>, Failure> {
    let mut names = Vec::new();
    for seat in seats {
        names.push(match command_of(seat) {
            Some(command) => engines.name_of(command)?,
            None => seat.clone(),
        });
    }
    let clashes = |nth: usize| {
        let others = names.iter().zip(seats);
        others
            .clone()
            .any(|(name, seat)| *name == names[nth] && *seat != seats[nth])
    };
    let told = (0..seats.len()).map(|nth| match clashes(nth) {
        true => seats[nth].clone(),
        false => names[nth].clone(),
    });
    Ok(told.collect())
}

/// Tells which engines failed in a contest, and how.
pub(crate) fn tell_failures(tally: &Tally, names: &[String], console: &mut Console) {
    let failures: Vec<_> = tally
        .outcomes()
        .iter()
        .flat_map(|outcome| outcome.failures.iter().map(move |failed| (outcome, failed)))
        .collect();
    for (outcome, failed) in failures.iter().take(TOLD) {
        let failure = EngineFailure {
            engine: names.get(failed.entrant).cloned().unwrap_or_default(),
            trouble: failed.trouble.clone(),
        };
        let told = Message::new("engine-lost")
            .with("game", outcome.game)
            .with("ply", failed.ply)
            .with("failure", failure.message());
        let told = console.say(&told);
        console.note(told);
    }
    if failures.len() > TOLD {
        let more = Message::new("engine-more").with("count", failures.len() - TOLD);
        let more = console.say(&more);
        console.note(more);
    }
}

impl From<Cannot> for Failure {
    fn from(cannot: Cannot) -> Self {
        match cannot {
            Cannot::Bot(none) => none.into(),
            Cannot::Engine(failure) => failure.into(),
        }
    }
}

impl From<EngineFailure> for Failure {
    fn from(failure: EngineFailure) -> Self {
        Self::Invalid(failure.message())
    }
}
