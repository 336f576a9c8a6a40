//! How engines fail.

use serde::{Deserialize, Serialize};
use takht_core::Message;

/// An engine that failed, and how.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{engine}: {trouble}")]
pub struct EngineFailure {
    /// The engine's name, or its command if it has not said its name.
    pub engine: String,
    /// What went wrong.
    pub trouble: EngineTrouble,
}

/// What went wrong with an engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case", tag = "trouble")]
pub enum EngineTrouble {
    /// The system cannot start the program.
    #[error("cannot be started: {reason}")]
    NotStarted {
        /// The system's reason.
        reason: String,
    },
    /// The program ended although it was asked something.
    #[error("ended instead of answering `{asked}`; it wrote: {wrote}")]
    Ended {
        /// The line that it should have answered.
        asked: String,
        /// The end of what it wrote to standard error.
        wrote: String,
    },
    /// The answer did not come in time.
    #[error("did not answer `{asked}` within {milliseconds} ms")]
    Late {
        /// The line that it should have answered.
        asked: String,
        /// How long the host waited.
        milliseconds: u64,
    },
    /// The answer is not what the protocol expects.
    #[error("answered `{line}` to `{asked}`; expected {expected}")]
    Garbled {
        /// The line that it should have answered.
        asked: String,
        /// What it answered.
        line: String,
        /// What would be right.
        expected: String,
    },
    /// The engine speaks another version of the protocol.
    #[error("speaks version {version} of the protocol; this program speaks version 1")]
    Version {
        /// The engine's version.
        version: u32,
    },
    /// The engine does not play this game, or not with these options.
    #[error("does not play this: {reason}")]
    Declined {
        /// The engine's reason.
        reason: String,
    },
    /// The rules refuse the engine's choice.
    #[error("played `{event}`, which rule {clause} does not allow")]
    Illegal {
        /// The engine's choice.
        event: String,
        /// The clause of the rules that refuses it.
        clause: String,
    },
    /// The engine's choice is not an event.
    #[error("played `{event}`, which is no event")]
    NoEvent {
        /// The engine's choice.
        event: String,
    },
}

impl EngineFailure {
    /// The failure as a sentence.
    pub fn message(&self) -> Message {
        let message = |id: &'static str| Message::new(id).with("engine", self.engine.as_str());
        match &self.trouble {
            EngineTrouble::NotStarted { reason } => {
                message("engine-not-started").with("reason", reason.as_str())
            }
            EngineTrouble::Ended { asked, wrote } => message("engine-ended")
                .with("asked", asked.as_str())
                .with("wrote", wrote.as_str()),
            EngineTrouble::Late {
                asked,
                milliseconds,
            } => message("engine-late")
                .with("asked", asked.as_str())
                .with("milliseconds", *milliseconds),
            EngineTrouble::Garbled {
                asked,
                line,
                expected,
            } => message("engine-garbled")
                .with("asked", asked.as_str())
                .with("line", line.as_str())
                .with("expected", expected.as_str()),
            EngineTrouble::Version { version } => message("engine-version")
                .with("version", *version)
                .with("own", crate::VERSION),
            EngineTrouble::Declined { reason } => {
                message("engine-declined").with("reason", reason.as_str())
            }
            EngineTrouble::Illegal { event, clause } => message("engine-illegal")
                .with("event", event.as_str())
                .with("clause", clause.as_str()),
            EngineTrouble::NoEvent { event } => {
                message("engine-no-event").with("event", event.as_str())
            }
        }
    }
}
