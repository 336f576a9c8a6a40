//! A turn that is not part of the game yet.

use std::sync::Arc;

use takht_core::{Refused, Seat, Viewer};
use takht_games::AnyGame;

use crate::log::Log;
use crate::position::Position;

/// A draft on top of a [`Table`](crate::Table): what is played on it can be thrown away, or committed as a
/// whole.
#[derive(Clone)]
pub struct StagedTurn {
    /// How many events the table had when the draft was begun.
    pub(crate) ply: usize,
    pub(crate) position: Position,
    pub(crate) viewers: Arc<[Viewer]>,
    pub(crate) log: Log,
}

/// A turn that cannot be played.
#[derive(Clone, Debug, PartialEq)]
pub enum BadTurn {
    /// It is not the turn of that seat.
    NotTheirTurn,
    /// The rules refuse it.
    Refused(Refused),
}

impl From<Refused> for BadTurn {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl StagedTurn {
    /// The position, with everything that is staged.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.position.game
    }

    /// What is staged.
    pub fn events(&self) -> &[String] {
        &self.log.events
    }

    /// True if nothing is staged.
    pub fn is_empty(&self) -> bool {
        self.log.events.is_empty()
    }

    /// How many events come before it.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// A seat plays an event; on an error nothing has changed.
    pub fn play(&mut self, seat: Seat, event: &str) -> Result<(), BadTurn> {
        if self.position.game.turn().seat() != Some(seat) {
            return Err(BadTurn::NotTheirTurn);
        }
        Ok(self.play_by(event, false)?)
    }

    /// Plays an event of a turn that was committed elsewhere; `by_table` if no seat decided it.
    pub fn play_again(&mut self, event: &str, by_table: bool) -> Result<(), Refused> {
        self.play_by(event, by_table)
    }

    fn play_by(&mut self, event: &str, by_table: bool) -> Result<(), Refused> {
        let viewers = self.viewers.clone();
        self.position.play(event, by_table, &viewers, &mut self.log)
    }

    /// Plays what is due without anyone deciding: deals, and events that the rules force.
    pub fn play_due(&mut self) -> Result<(), Refused> {
        while let Some(event) = self.position.due() {
            self.play_by(&event, true)?;
        }
        Ok(())
    }

    /// Begins the game: deals, lays out a beginning that is ready made if one is wanted, and deals on.
    pub fn open(&mut self, layout: Option<&str>) -> Result<(), Refused> {
        self.play_due()?;
        if let Some(layout) = layout {
            self.lay_out(layout)?;
            self.play_due()?;
        }
        Ok(())
    }

    /// Lays out a beginning that is ready made.
    pub fn lay_out(&mut self, layout: &str) -> Result<(), Refused> {
        let Position { game, dealer, .. } = &mut self.position;
        for event in dealer.lay_out(&**game, layout) {
            self.play_by(&event, true)?;
        }
        Ok(())
    }

    /// Deals once, if a chance event is due; says whether one was.
    pub fn deal(&mut self) -> Result<bool, Refused> {
        match self.position.deal() {
            Some(event) => self.play_by(&event, true).map(|()| true),
            None => Ok(false),
        }
    }
}
