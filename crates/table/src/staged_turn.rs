//! A turn that is not yet part of the game.

use std::sync::Arc;

use takht_core::{Refused, Seat, Viewer};
use takht_games::AnyGame;

use crate::log::Log;
use crate::position::Position;

/// A draft on top of a [`Table`](crate::Table). The caller can discard it, or commit all its events
/// together.
#[derive(Clone)]
pub struct StagedTurn {
    /// How many events the table had when the draft began.
    pub(crate) ply: usize,
    pub(crate) position: Position,
    pub(crate) viewers: Arc<[Viewer]>,
    pub(crate) log: Log,
}

/// Why a turn cannot be played.
#[derive(Clone, Debug, PartialEq)]
pub enum BadTurn {
    /// It is not this seat's turn.
    NotTheirTurn,
    /// The game refuses the event.
    Refused(Refused),
}

impl From<Refused> for BadTurn {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl StagedTurn {
    /// The position after the staged events.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.position.game
    }

    /// The staged events.
    pub fn events(&self) -> &[String] {
        &self.log.events
    }

    /// True if nothing is staged.
    pub fn is_empty(&self) -> bool {
        self.log.events.is_empty()
    }

    /// The ply at which the draft begins.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Plays an event for a seat. On an error nothing changes.
    pub fn play(&mut self, seat: Seat, event: &str) -> Result<(), BadTurn> {
        if self.position.game.turn().seat() != Some(seat) {
            return Err(BadTurn::NotTheirTurn);
        }
        Ok(self.play_by(event, false)?)
    }

    /// Plays an event of a turn that another table has committed; `by_table` if no seat decided it.
    pub fn play_again(&mut self, event: &str, by_table: bool) -> Result<(), Refused> {
        self.play_by(event, by_table)
    }

    fn play_by(&mut self, event: &str, by_table: bool) -> Result<(), Refused> {
        let viewers = self.viewers.clone();
        self.position.play(event, by_table, &viewers, &mut self.log)
    }

    /// Plays all due events that no seat decides: deals, and events that the rules force.
    pub fn play_due(&mut self) -> Result<(), Refused> {
        while self.play_next_due()? {}
        Ok(())
    }

    /// Plays the next due event that no seat decides, and returns true; returns false if none is due.
    pub fn play_next_due(&mut self) -> Result<bool, Refused> {
        match self.position.due() {
            Some(event) => self.play_by(&event, true).map(|()| true),
            None => Ok(false),
        }
    }

    /// Begins the game: plays the due events, lays out `layout` if there is one, and plays the due
    /// events again.
    pub fn open(&mut self, layout: Option<&str>) -> Result<(), Refused> {
        self.play_due()?;
        if let Some(layout) = layout {
            self.lay_out(layout)?;
            self.play_due()?;
        }
        Ok(())
    }

    /// Lays out a ready-made layout.
    pub fn lay_out(&mut self, layout: &str) -> Result<(), Refused> {
        let Position { game, dealer, .. } = &mut self.position;
        for event in dealer.lay_out(&**game, layout) {
            self.play_by(&event, true)?;
        }
        Ok(())
    }

    /// Plays the due chance event and returns true; returns false if none is due.
    pub fn deal(&mut self) -> Result<bool, Refused> {
        match self.position.deal() {
            Some(event) => self.play_by(&event, true).map(|()| true),
            None => Ok(false),
        }
    }
}
