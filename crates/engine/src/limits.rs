//! What an engine may use.

use std::time::Duration;

/// What an engine may use. An engine that uses more is ended, and its game goes on without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineLimits {
    /// The longest wait for an answer where no time to think is set: for the first lines, and with a number of
    /// simulations.
    pub answer: Duration,
    /// How much later than its time to think an answer may come, because machines are busy with other things.
    pub slack: Duration,
    /// The memory of the engine's program in bytes; only Linux can limit it.
    pub memory: u64,
}

impl Default for EngineLimits {
    fn default() -> Self {
        Self {
            answer: Duration::from_secs(60),
            slack: Duration::from_secs(1),
            memory: 2 << 30,
        }
    }
}
