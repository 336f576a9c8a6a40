//! Several games in a row, played as one game.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{
    BadOptions, BySeat, Chance, Game, Message, Ranking, Score, ScorePart, Seat, Turn, Viewer,
};

/// How many games a series has.
pub const SERIES_GAMES: usize = 3;

/// Three games in a row; the highest sum wins. This is the Dynasty of Kingdomino, for any game.
///
/// A series is itself a [`Game`]. Its events are those of its games: the first event of the next
/// game directly follows the last event of the game before.
#[derive(Clone, Debug, PartialEq)]
pub struct Series<G: Game> {
    /// The finished games and the current one; never empty.
    games: ArrayVec<G, SERIES_GAMES>,
}

/// The score of a seat in a series: a score for each game, and their sum.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeriesScore<S> {
    total: i32,
    games: Vec<S>,
}

impl<S> SeriesScore<S> {
    /// The score of each game, including games that have not begun.
    pub fn games(&self) -> &[S] {
        &self.games
    }
}

impl<S: Score> Score for SeriesScore<S> {
    fn total(&self) -> i32 {
        self.total
    }

    fn parts(&self) -> Vec<ScorePart> {
        let parts = self.games.iter().enumerate().map(|(i, game)| {
            let label = Message::new("series-game")
                .with("number", i + 1)
                .with("points", game.total());
            ScorePart::new(label, game.total())
        });
        parts.collect()
    }
}

impl<G: Game> Series<G> {
    /// The current game, or the last one when the series is over.
    pub fn current(&self) -> &G {
        &self.games[self.games.len() - 1]
    }

    fn current_mut(&mut self) -> &mut G {
        let last = self.games.len() - 1;
        &mut self.games[last]
    }

    fn fresh(&self) -> G {
        // The first game was started with these options, so this cannot fail.
        G::new(&self.current().options()).unwrap_or_else(|_| self.current().clone())
    }

    fn begin_next_if_over(&mut self) {
        if self.current().is_over() && !self.games.is_full() {
            self.games.push(self.fresh());
        }
    }
}

impl<G: Game> Game for Series<G> {
    const NAME: &'static str = G::NAME;
    type Options = G::Options;
    type Event = G::Event;
    type Illegal = G::Illegal;
    type Score = SeriesScore<G::Score>;
    type Picture = G::Picture;

    fn new(options: &Self::Options) -> Result<Self, BadOptions> {
        let mut games = ArrayVec::new();
        games.push(G::new(options)?);
        Ok(Self { games })
    }

    fn options(&self) -> Self::Options {
        self.current().options()
    }

    fn players(&self) -> usize {
        self.current().players()
    }

    fn turn(&self) -> Turn {
        self.current().turn()
    }

    fn is_over(&self) -> bool {
        self.current().is_over()
    }

    fn legal(&self, events: &mut Vec<Self::Event>) {
        self.current().legal(events);
    }

    fn sample<C: Chance + ?Sized>(&self, chance: &mut C) -> Self::Event {
        self.current().sample(chance)
    }

    fn deal<C: Chance + ?Sized>(&self, chance: &mut C) -> Self::Event {
        self.current().deal(chance)
    }

    fn outcomes(&self, outcomes: &mut Vec<(Self::Event, f64)>) -> bool {
        self.current().outcomes(outcomes)
    }

    fn play(&mut self, event: Self::Event) -> Result<(), Self::Illegal> {
        self.current_mut().play(event)?;
        self.begin_next_if_over();
        Ok(())
    }

    fn play_unchecked(&mut self, event: Self::Event) {
        self.current_mut().play_unchecked(event);
        self.begin_next_if_over();
    }

    fn advance<C: Chance + ?Sized>(&mut self, chance: &mut C) -> Self::Event {
        let event = self.current_mut().advance(chance);
        self.begin_next_if_over();
        event
    }

    fn forced(&self) -> Option<Self::Event> {
        self.current().forced()
    }

    fn ends_turn(&self, event: Self::Event) -> bool {
        self.current().ends_turn(event)
    }

    fn game_number(&self) -> usize {
        self.games.len()
    }

    fn seen_by(&self, event: Self::Event, viewer: Viewer) -> Self::Event {
        self.current().seen_by(event, viewer)
    }

    fn guess<C: Chance + ?Sized>(&self, viewer: Viewer, chance: &mut C) -> Self {
        let games = self.games.iter().map(|game| game.guess(viewer, chance));
        Self {
            games: games.collect(),
        }
    }

    fn scores(&self) -> BySeat<Self::Score> {
        let mut played: Vec<_> = self.games.iter().map(G::scores).collect();
        played.resize_with(SERIES_GAMES, || self.fresh().scores());
        BySeat::from_fn(self.players(), |seat| SeriesScore {
            total: played.iter().map(|scores| scores[seat].total()).sum(),
            games: played.iter().map(|scores| scores[seat].clone()).collect(),
        })
    }

    fn totals(&self) -> BySeat<i32> {
        let mut played: ArrayVec<_, SERIES_GAMES> = self.games.iter().map(G::totals).collect();
        while !played.is_full() {
            played.push(self.fresh().totals());
        }
        BySeat::from_fn(self.players(), |seat: Seat| {
            played.iter().map(|totals| totals[seat]).sum()
        })
    }

    fn ranking(&self) -> Ranking {
        let totals = self.totals();
        Ranking::by_key(self.players(), |seat| totals[seat])
    }

    fn tell(&self, event: Self::Event) -> Message {
        self.current().tell(event)
    }

    fn prompt(&self) -> Option<Message> {
        self.current().prompt()
    }

    fn progress(&self) -> Vec<Message> {
        let game = Message::new("series-progress")
            .with("number", self.game_number())
            .with("games", SERIES_GAMES);
        let mut progress = vec![game];
        progress.extend(self.current().progress());
        progress
    }

    fn describe(&self) -> Vec<Message> {
        self.current().describe()
    }

    fn picture(&self) -> Self::Picture {
        // The finished game stays in view until the first event of the next one.
        match self.games.as_slice() {
            [.., finished, next] if *next == self.fresh() => finished.picture(),
            _ => self.current().picture(),
        }
    }
}
