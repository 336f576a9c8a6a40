//! A game with its dealer.

use takht_core::{Refused, Turn, Viewer};
use takht_games::AnyGame;

use crate::Dealer;
use crate::log::{Log, Origin};

/// A position of the game, with all that determines the next deal.
#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) dealer: Dealer,
    /// How many chance events have been played.
    dealt: u64,
}

impl Position {
    pub(crate) fn new(game: Box<dyn AnyGame>, dealer: Dealer) -> Self {
        Self {
            game,
            dealer,
            dealt: 0,
        }
    }

    /// Plays an event and adds it to the log. On an error nothing changes.
    pub(crate) fn play(
        &mut self,
        event: &str,
        by_table: bool,
        viewers: &[Viewer],
        log: &mut Log,
    ) -> Result<(), Refused> {
        let seen = viewers.iter();
        let seen: Vec<String> = seen
            .map(|&viewer| self.game.seen_by(event, viewer))
            .collect::<Result<_, _>>()?;
        let turn = self.game.turn();
        let event = self.game.play(event)?;
        let origin = match (turn, by_table) {
            (Turn::Seat(seat), false) => Origin::Seat(seat),
            (Turn::Seat(seat), true) => Origin::Table(seat),
            (Turn::Chance | Turn::Over, _) => Origin::Chance,
        };
        self.dealt += u64::from(origin == Origin::Chance);
        log.push(event, origin, seen);
        Ok(())
    }

    /// The due chance event. The caller must play it, because a generator draws another one next
    /// time.
    pub(crate) fn deal(&mut self) -> Option<String> {
        self.dealer.deal(&*self.game, self.dealt)
    }

    /// True if the next event is one that no seat decides.
    pub(crate) fn is_due(&self) -> bool {
        match (self.game.turn(), &self.dealer) {
            (Turn::Over, _) | (_, Dealer::Elsewhere) => false,
            (Turn::Chance, _) => true,
            (Turn::Seat(_), _) => self.game.forced().is_some(),
        }
    }

    /// The due event that no seat decides: a deal, or an event that the rules force. The caller
    /// must play it.
    pub(crate) fn due(&mut self) -> Option<String> {
        match (self.game.turn(), &self.dealer) {
            (Turn::Over, _) | (_, Dealer::Elsewhere) => None,
            (Turn::Chance, _) => self.deal(),
            (Turn::Seat(_), _) => self.game.forced(),
        }
    }
}
