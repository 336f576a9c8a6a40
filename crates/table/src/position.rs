//! A game with its dealer.

use takht_core::{Refused, Turn, Viewer};
use takht_games::AnyGame;

use crate::Dealer;
use crate::log::{Log, Origin};

/// A position of the game, with everything that decides what is dealt next.
#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) dealer: Dealer,
    /// How often it was dealt.
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

    /// Plays an event and writes it down; on an error nothing has changed.
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

    /// The chance event that is due. It has to be played: asked again, a generator draws another one.
    pub(crate) fn deal(&mut self) -> Option<String> {
        self.dealer.deal(&*self.game, self.dealt)
    }

    /// The event that is due without anyone deciding: a deal, or one that the rules force. It has to be
    /// played.
    pub(crate) fn due(&mut self) -> Option<String> {
        match (self.game.turn(), &self.dealer) {
            (Turn::Over, _) | (_, Dealer::Elsewhere) => None,
            (Turn::Chance, _) => self.deal(),
            (Turn::Seat(_), _) => self.game.forced(),
        }
    }
}
