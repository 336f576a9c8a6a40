//! The contract that every game keeps.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{
    BadOptions, BySeat, Chance, Message, Options, Ranking, Refusal, Refused, Score, Turn, Viewer,
};

/// One thing that happens in a game, written as a short line of text.
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
/// A position is the result of playing its events from [`Game::new`] on. It holds no random
/// generator and no shuffled deck, so a program that has a position cannot look into the future. A
/// chance event is an event like any other: [`Game::deal`] draws it and [`Game::play`] checks it.
///
/// Every implementation passes [`crate::conformance`].
pub trait Game: Clone + PartialEq + Debug + Send + 'static {
    /// The name in records.
    const NAME: &'static str;

    /// The version of the rules. A change that refuses games played before is a new version.
    const RULES: u32 = 1;

    /// The choices made before the game.
    type Options: Options;
    /// The events of the game.
    type Event: Event;
    /// The reasons to refuse an event.
    type Illegal: Refusal;
    /// The score of a seat, with its breakdown.
    type Score: Score;
    /// The position as plain data, for the programs that draw it.
    type Picture: 'static;

    /// The names of ready-made starting layouts; most games have none.
    const LAYOUTS: &'static [&'static str] = &[];

    /// The start of a game with these options.
    fn new(options: &Self::Options) -> Result<Self, BadOptions>;

    /// The options of this game.
    fn options(&self) -> Self::Options;

    /// How many seats play.
    fn players(&self) -> usize;

    /// Whose move it is.
    fn turn(&self) -> Turn;

    /// True if the game is over.
    #[inline]
    fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Appends every legal event of the acting seat in canonical order; none at a chance event or
    /// after the end. The caller owns the buffer.
    fn legal(&self, events: &mut Vec<Self::Event>);

    /// One of the legal events of the acting seat, each equally likely. Games that are simulated
    /// often override it, so that they need not list them.
    ///
    /// # Panics
    /// If it is no seat's turn.
    fn sample<C: Chance + ?Sized>(&self, chance: &mut C) -> Self::Event {
        let mut events = Vec::new();
        self.legal(&mut events);
        assert!(!events.is_empty(), "no seat is to move");
        events[chance.below(events.len() as u32) as usize]
    }

    /// Draws the chance event that is due, as the fair-deal scheme describes it.
    ///
    /// # Panics
    /// If no chance event is due.
    fn deal<C: Chance + ?Sized>(&self, chance: &mut C) -> Self::Event;

    /// Appends every outcome of the due chance event with its probability and returns true. Appends
    /// nothing and returns false if no chance event is due or there are too many outcomes to list.
    fn outcomes(&self, _outcomes: &mut Vec<(Self::Event, f64)>) -> bool {
        false
    }

    /// Plays an event from any source. On an error the position does not change.
    fn play(&mut self, event: Self::Event) -> Result<(), Self::Illegal>;

    /// Plays an event without checking it, for search.
    ///
    /// # Panics
    /// May panic, or leave a position that no game reaches, unless the event comes from
    /// [`Game::legal`], [`Game::sample`], [`Game::deal`] or [`Game::outcomes`] of this position.
    fn play_unchecked(&mut self, event: Self::Event);

    /// Plays one random event and returns it: the one that [`Game::deal`] or [`Game::sample`]
    /// draws.
    ///
    /// Games override it where doing both at once is faster; it must draw the same event from the
    /// same chance.
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

    /// The legal events that lay out one of [`Game::LAYOUTS`] from this position; empty if there is
    /// nothing to lay out.
    fn lay_out<C: Chance + ?Sized>(&self, _layout: &str, _chance: &mut C) -> Vec<Self::Event> {
        Vec::new()
    }

    /// The event that the table plays for the acting seat because the rules leave the seat no
    /// choice, such as discarding a domino that fits nowhere. The table plays no other event for a
    /// seat, not even the only legal one.
    fn forced(&self) -> Option<Self::Event> {
        None
    }

    /// True if the event only ends the turn of the acting seat.
    fn ends_turn(&self, _event: Self::Event) -> bool {
        false
    }

    /// The number of the current game in a series, from 1; always 1 outside a series.
    fn game_number(&self) -> usize {
        1
    }

    /// The event as `viewer` sees it, with `?` in place of secrets. Call it before playing the
    /// event.
    /// A game without secrets need not say it.
    fn seen_by(&self, event: Self::Event, _viewer: Viewer) -> Self::Event {
        event
    }

    /// A position that `viewer` cannot tell from this one, with random values for everything the
    /// viewer does not know. Works on full positions and on views.
    /// A game without secrets need not say it.
    #[must_use]
    fn guess<C: Chance + ?Sized>(&self, _viewer: Viewer, _chance: &mut C) -> Self {
        self.clone()
    }

    /// The score of every seat in this position.
    fn scores(&self) -> BySeat<Self::Score>;

    /// Only the totals of [`Game::scores`]; games override it where they can count faster.
    fn totals(&self) -> BySeat<i32> {
        self.scores().map(|score| score.total())
    }

    /// The ranking of the seats in this position.
    fn ranking(&self) -> Ranking;

    /// The sentence that describes the event. Call it before playing the event.
    fn tell(&self, event: Self::Event) -> Message;

    /// What the acting seat has to do; none if no seat acts.
    fn prompt(&self) -> Option<Message>;

    /// How far the game is: the round, and the game of a series.
    fn progress(&self) -> Vec<Message> {
        Vec::new()
    }

    /// What lies on the table, in words: how a game without drawings is shown.
    fn describe(&self) -> Vec<Message> {
        Vec::new()
    }

    /// The position as plain data.
    fn picture(&self) -> Self::Picture;
}
