//! The contract every game keeps.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{
    BadOptions, BySeat, Chance, Message, Options, Ranking, Refusal, Refused, Score, Turn, Viewer,
};

/// An event: a short line of text that everything else is a fold over.
///
/// `Display` writes the canonical form, `FromStr` reads it liberally, `Ord` is the canonical order
/// of legal events: verbs as in the game's notation, then arguments, numbers compared as numbers.
pub trait Event:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = Refused> + Send + 'static
{
}

impl<E> Event for E where
    E: Copy + Ord + Hash + Debug + Display + FromStr<Err = Refused> + Send + 'static
{
}

/// A game for two to four seats, with chance and hidden information.
///
/// A position is the fold of its events over [`Game::new`]: it holds no generator and no shuffled
/// deck, so nobody who holds a position can look into the future. Chance is an event like any
/// other, drawn by [`Game::deal`] and checked by [`Game::play`].
///
/// Every implementation passes [`crate::conformance`].
pub trait Game: Clone + PartialEq + Debug + Send + 'static {
    /// The name in records.
    const NAME: &'static str;

    /// What is chosen before the game.
    type Options: Options;
    /// What happens in the game.
    type Event: Event;
    /// Why something may not happen.
    type Illegal: Refusal;
    /// What a seat has, with the breakdown a person wants to read.
    type Score: Score;
    /// The position as plain data, for whoever draws it.
    type Picture: 'static;

    /// Beginnings that are ready made, by name; most games have none.
    const LAYOUTS: &'static [&'static str] = &[];

    /// The start of a game.
    fn new(options: &Self::Options) -> Result<Self, BadOptions>;

    /// The options it was started with.
    fn options(&self) -> Self::Options;

    /// How many seats play.
    fn players(&self) -> usize;

    /// Whose move it is.
    fn turn(&self) -> Turn;

    /// True if nothing more can happen.
    #[inline]
    fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Appends every legal event of the acting seat in canonical order; none at a chance event or
    /// after the end. The caller owns the buffer.
    fn legal(&self, events: &mut Vec<Self::Event>);

    /// One of the legal events of the acting seat, each equally likely, without listing them.
    ///
    /// # Panics
    /// If it is no seat's turn.
    fn sample<C: Chance + ?Sized>(&self, chance: &mut C) -> Self::Event;

    /// Draws the chance event that is due, as the fair-deal scheme describes it.
    ///
    /// # Panics
    /// If no chance event is due.
    fn deal<C: Chance + ?Sized>(&self, chance: &mut C) -> Self::Event;

    /// Appends every outcome of the chance event that is due with its probability, and says true;
    /// appends nothing and says false if none is due or they are too many to list.
    fn outcomes(&self, outcomes: &mut Vec<(Self::Event, f64)>) -> bool;

    /// Plays an event of any origin. On an error nothing has changed.
    fn play(&mut self, event: Self::Event) -> Result<(), Self::Illegal>;

    /// Plays an event without checking it: for search.
    ///
    /// # Panics
    /// May panic, or leave a position that no game reaches, unless the event comes from
    /// [`Game::legal`], [`Game::sample`], [`Game::deal`] or [`Game::outcomes`] of this position.
    fn play_unchecked(&mut self, event: Self::Event);

    /// Plays one random event and says which: the one [`Game::deal`] or [`Game::sample`] draws.
    ///
    /// Games override it where doing both at once is faster; the same chance gives the same event.
    ///
    /// # Panics
    /// If the game is over.
    #[inline]
    fn advance<C: Chance + ?Sized>(&mut self, chance: &mut C) -> Self::Event {
        let event = match self.turn() {
            Turn::Chance => self.deal(chance),
            Turn::Seat(_) | Turn::Over => self.sample(chance),
        };
        self.play_unchecked(event);
        event
    }

    /// The legal events that lay out one of [`Game::LAYOUTS`], played from here on; none where there
    /// is nothing to lay out.
    fn lay_out<C: Chance + ?Sized>(&self, _layout: &str, _chance: &mut C) -> Vec<Self::Event> {
        Vec::new()
    }

    /// The event that the table plays for the acting seat, because the rules leave the seat nothing to
    /// decide: a domino that fits nowhere is discarded. Every other event waits for its player, even
    /// where it is the only legal one.
    fn forced(&self) -> Option<Self::Event> {
        None
    }

    /// True if the event does nothing but end the turn of the acting seat.
    fn ends_turn(&self, _event: Self::Event) -> bool {
        false
    }

    /// Which game of a series is played, counted from 1; a game that is no series is the first.
    fn game_number(&self) -> usize {
        1
    }

    /// The event as `viewer` sees it, secrets replaced by `?`. Asked before the event is played.
    fn seen_by(&self, event: Self::Event, viewer: Viewer) -> Self::Event;

    /// A position that `viewer` cannot tell from this one, with everything they do not know filled
    /// in at random. Works on whole positions and on views.
    #[must_use]
    fn guess<C: Chance + ?Sized>(&self, viewer: Viewer, chance: &mut C) -> Self;

    /// The score of every seat as the position stands.
    fn scores(&self) -> BySeat<Self::Score>;

    /// Only the totals of [`Game::scores`]; games override it where that is faster.
    fn totals(&self) -> BySeat<i32> {
        self.scores().map(|score| score.total())
    }

    /// The order of the seats as the position stands.
    fn ranking(&self) -> Ranking;

    /// What the event says, as a sentence. Asked before the event is played.
    fn tell(&self, event: Self::Event) -> Message;

    /// What the acting seat has to do now, if it is a seat's turn.
    fn prompt(&self) -> Option<Message>;

    /// How far the game has come: the round, the game of a series.
    fn progress(&self) -> Vec<Message>;

    /// The position as plain data.
    fn picture(&self) -> Self::Picture;
}
