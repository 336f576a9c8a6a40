//! The engines that have no seat at the moment.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use takht_core::{OptionMap, Seat};
use takht_games::GameId;

use crate::process::EngineProcess;
use crate::{EngineFailure, EngineLimits, EnginePlayer};

/// The command of an engine, if the name of a seat is `exec:COMMAND`.
///
/// ```
/// assert_eq!(takht_engine::command_of("exec:./mybot --fast"), Some("./mybot --fast"));
/// assert_eq!(takht_engine::command_of("knight"), None);
/// ```
pub fn command_of(seat: &str) -> Option<&str> {
    seat.strip_prefix("exec:")
}

/// Starts engines, and keeps those that have no seat at the moment for the next game, because some programs need
/// long to start.
#[derive(Debug, Default)]
pub struct Engines {
    limits: EngineLimits,
    /// Running programs by command.
    idle: Mutex<HashMap<String, Vec<EngineProcess>>>,
}

impl Engines {
    /// No engines yet; those that will be started get these limits.
    pub fn new(limits: EngineLimits) -> Self {
        Self {
            limits,
            idle: Mutex::default(),
        }
    }

    /// The name that an engine gives itself. It starts the program, and so finds out whether it can be started.
    pub fn name_of(&self, command: &str) -> Result<String, EngineFailure> {
        let process = self.take(command)?;
        let name = process.name.clone();
        self.keep(command, process);
        Ok(name)
    }

    /// Seats an engine at the start of a game.
    pub fn sit(
        &self,
        command: &str,
        game: GameId,
        options: &OptionMap,
        seat: Seat,
        seed: u64,
    ) -> Result<EnginePlayer, EngineFailure> {
        EnginePlayer::sit(self.take(command)?, game, options, seat, seed)
    }

    /// Takes an engine back after its game. Those that have failed should be dropped instead.
    pub fn give_back(&self, command: &str, player: EnginePlayer) {
        self.keep(command, player.into_process());
    }

    fn take(&self, command: &str) -> Result<EngineProcess, EngineFailure> {
        let idle = self.idle.lock();
        let mut idle = idle.unwrap_or_else(PoisonError::into_inner);
        if let Some(process) = idle.get_mut(command).and_then(Vec::pop) {
            return Ok(process);
        }
        drop(idle);
        EngineProcess::start(command, self.limits)
    }

    fn keep(&self, command: &str, process: EngineProcess) {
        let idle = self.idle.lock();
        let mut idle = idle.unwrap_or_else(PoisonError::into_inner);
        idle.entry(command.to_owned()).or_default().push(process);
    }
}
