//! The spaces of a game, for code that is not generic over it.

use std::marker::PhantomData;

use takht_bots::Playable;
use takht_core::{RecordError, Refused, Seat};
use takht_games::AnyGame;

use crate::{Space, Spaces, SpacesVisitor, visit_spaces};

/// The numbers of legal events, and a row of features for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Candidates {
    /// The numbers.
    pub numbers: Vec<u32>,
    /// The features, row after row.
    pub features: Vec<i16>,
}

/// The [`Spaces`] of a position whose type is hidden. It answers about positions of the game and the options that it
/// was made for; about others it knows nothing.
pub trait Numbering: Send + Sync {
    /// The spaces.
    fn space(&self, game: &dyn AnyGame) -> Option<Space>;
    /// The numbers of the legal events, in the order of [`AnyGame::legal`].
    fn actions(&self, game: &dyn AnyGame) -> Vec<u32>;
    /// The number of an event; none if it has none here.
    fn number(&self, game: &dyn AnyGame, event: &str) -> Result<Option<u32>, Refused>;
    /// The event of a number; none if it stands for no event here.
    fn event(&self, game: &dyn AnyGame, number: u32) -> Option<String>;
    /// Writes what a seat may know: see [`Spaces::observe`].
    ///
    /// # Panics
    /// If the row has another length than an observation.
    fn observe(&self, game: &dyn AnyGame, seat: Seat, row: &mut [u8]);
    /// The legal events with their features.
    fn candidates(&self, game: &dyn AnyGame) -> Candidates;
    /// Every outcome of the due chance event with its probability; none if no chance event is due or there are too
    /// many to list.
    fn outcomes(&self, game: &dyn AnyGame) -> Option<Vec<(String, f64)>>;
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Spaces> Of<G> {
    fn typed(game: &dyn AnyGame) -> Option<&G> {
        game.typed().downcast_ref()
    }
}

impl<G: Spaces> Numbering for Of<G> {
    fn space(&self, game: &dyn AnyGame) -> Option<Space> {
        Self::typed(game).map(|game| G::space(&game.options()))
    }

    fn actions(&self, game: &dyn AnyGame) -> Vec<u32> {
        let Some(game) = Self::typed(game) else {
            return Vec::new();
        };
        let mut events = Vec::new();
        game.legal(&mut events);
        let numbers = events.into_iter().filter_map(|event| game.number(event));
        numbers.collect()
    }

    fn number(&self, game: &dyn AnyGame, event: &str) -> Result<Option<u32>, Refused> {
        let event: G::Event = event.parse()?;
        Ok(Self::typed(game).and_then(|game| game.number(event)))
    }

    fn event(&self, game: &dyn AnyGame, number: u32) -> Option<String> {
        let event = Self::typed(game)?.event(number)?;
        Some(event.to_string())
    }

    fn observe(&self, game: &dyn AnyGame, seat: Seat, row: &mut [u8]) {
        if let Some(game) = Self::typed(game) {
            game.observe(seat, row);
        }
    }

    fn candidates(&self, game: &dyn AnyGame) -> Candidates {
        let mut candidates = Candidates::default();
        if let Some(game) = Self::typed(game) {
            game.candidates(|number, features| {
                candidates.numbers.push(number);
                candidates.features.extend_from_slice(features);
            });
        }
        candidates
    }

    fn outcomes(&self, game: &dyn AnyGame) -> Option<Vec<(String, f64)>> {
        let mut outcomes = Vec::new();
        let listed = Self::typed(game)?.outcomes(&mut outcomes);
        let text = |(event, weight): (G::Event, f64)| (event.to_string(), weight);
        listed.then(|| outcomes.into_iter().map(text).collect())
    }
}

/// The spaces for a position and all others of its game with the same options.
pub fn numbering(game: &dyn AnyGame) -> Result<&'static dyn Numbering, RecordError> {
    struct Find;
    impl SpacesVisitor for Find {
        type Output = &'static dyn Numbering;
        fn visit<G: Spaces + Playable>(self, _options: &G::Options) -> Self::Output {
            &Of::<G>(PhantomData)
        }
    }
    visit_spaces(game.id(), &game.options(), Find)
}
