//! Draws a game in progress, part by part.

use std::any::Any;
use std::sync::Arc;

use leptos::prelude::*;
use takht_core::{Seat, Viewer};
use takht_games::{AnyGame, AnyScore};
use takht_words::Words;

use super::{BoardInput, Place};

/// How many of the last events a board sees.
pub(crate) const RECENT: usize = 3;

/// A game at one moment, as one viewer sees it.
pub(crate) struct Scene<'a> {
    /// The whole position if this device deals. Boards show a hand only if `viewer` may know it.
    pub(crate) game: &'a dyn AnyGame,
    /// The last events, at most [`RECENT`] of them, the newest first.
    pub(crate) recent: Vec<&'a str>,
    /// The seat that the page shows first.
    pub(crate) watched: Seat,
    /// Whose secrets the board may show.
    pub(crate) viewer: Viewer,
    /// The seats whose players are at this device.
    pub(crate) here: Vec<Seat>,
    /// True if one of them is to decide.
    pub(crate) decides_here: bool,
    /// The seat whose turn it is, also while its player may still take the turn back.
    pub(crate) acting: Option<Seat>,
    /// What each seat played in its last turn, as far as it names places.
    pub(crate) last_moves: Vec<Vec<String>>,
}

impl Scene<'_> {
    /// The last event of a seat that names a place: the board keeps it marked.
    pub(crate) fn last_of(&self, seat: Seat) -> Option<String> {
        self.last_moves.get(seat.index())?.last().cloned()
    }

    /// The places of everybody's last turn, with whose it was. What moved lies at the last place of its event.
    pub(crate) fn last_places(&self) -> Vec<(Seat, Place)> {
        let all = Seat::all(self.last_moves.len()).zip(&self.last_moves);
        let places = all.flat_map(|(seat, events)| {
            let places = events
                .iter()
                .filter_map(|event| event.split(' ').filter_map(Place::read).next_back());
            places.map(move |place| (seat, place))
        });
        places.collect()
    }
}

/// Calls a function with the current scene.
type Look = Box<dyn Fn(&mut dyn FnMut(&Scene<'_>))>;

/// Draws a game in progress. It draws each part again only when the part's data change: to draw
/// everything for every event takes a browser longer than a frame.
#[derive(Clone, Copy)]
pub(crate) struct BoardCanvas {
    look: StoredValue<Look, LocalStorage>,
    pub(crate) words: Memo<Arc<Words>>,
    /// All scores. Several parts show them, and to count takes time.
    pub(crate) scores: Memo<Vec<AnyScore>>,
    /// The person's input, if they play here.
    pub(crate) input: Option<BoardInput>,
    /// The places that the page lights, for example those that bring the points of a line.
    pub(crate) marked: RwSignal<Vec<Place>>,
    /// The points that the lit places bring, each on one of them.
    pub(crate) coins: RwSignal<Vec<(Place, i32)>>,
    /// The event that was played and a better one, to see them side by side.
    pub(crate) compared: RwSignal<Option<Compared>>,
}

/// An event that was played, and a better one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Compared {
    pub(crate) played: String,
    pub(crate) better: String,
}

impl Compared {
    /// The places of the played event, and those of the better one.
    pub(crate) fn places(&self) -> [Vec<Place>; 2] {
        [&self.played, &self.better].map(|event| event.split(' ').filter_map(Place::read).collect())
    }
}

impl BoardCanvas {
    pub(crate) fn new(
        words: Memo<Arc<Words>>,
        input: Option<BoardInput>,
        look: impl Fn(&mut dyn FnMut(&Scene<'_>)) + 'static,
    ) -> Self {
        let look: StoredValue<Look, LocalStorage> = StoredValue::new_local(Box::new(look));
        let scores = Memo::new(move |_| {
            let scores = see(look, |scene| Some(scene.game.scores()));
            scores.unwrap_or_default()
        });
        Self {
            look,
            words,
            scores,
            input,
            marked: RwSignal::new(Vec::new()),
            coins: RwSignal::new(Vec::new()),
            compared: RwSignal::new(None),
        }
    }

    /// Lights places, with what they bring.
    pub(crate) fn light(self, places: Vec<Place>, coins: Vec<(Place, i32)>) {
        // The person may have left the table.
        self.marked.try_set(places);
        self.coins.try_set(coins);
    }

    /// Reads something from the current scene; `None` if there is no scene.
    pub(crate) fn see<T>(self, of: impl Fn(&Scene<'_>) -> Option<T>) -> Option<T> {
        see(self.look, of)
    }

    /// The score of a seat.
    pub(crate) fn score(self, seat: Seat) -> Option<AnyScore> {
        self.scores.with(|scores| scores.get(seat.index()).cloned())
    }

    /// Reads something from the scene, again after every change.
    pub(crate) fn seen<T>(
        self,
        of: impl Fn(&Scene<'_>) -> Option<T> + Send + Sync + 'static,
    ) -> Memo<Option<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.see(&of))
    }

    /// Draws a part of the scene, again whenever its data change.
    pub(crate) fn part<T, V>(
        self,
        of: impl Fn(&Scene<'_>) -> Option<T> + Send + Sync + 'static,
        draw: impl Fn(&T, &Words) -> V + Send + 'static,
    ) -> AnyView
    where
        T: PartialEq + Send + Sync + 'static,
        V: RenderHtml + 'static,
    {
        self.any_part(
            Box::new(move |scene| of(scene).map(|seen| Seen(Box::new(seen)))),
            Box::new(move |seen, words| {
                let seen = seen.0.as_any().downcast_ref();
                Some(draw(seen?, words).into_any())
            }),
        )
    }

    /// One function compares and draws parts of all types: that keeps the compiled page small.
    fn any_part(self, of: SeePart, draw: DrawPart) -> AnyView {
        let (seen, words) = (self.seen(of), self.words);
        let draw = move || {
            seen.with(|seen| {
                let seen = seen.as_ref()?;
                words.with(|words| draw(seen, words))
            })
        };
        draw.into_any()
    }

    /// A text that does not depend on the game.
    pub(crate) fn text(self, id: &'static str) -> impl Fn() -> String + Clone {
        move || self.words.with(|words| words.text(id))
    }
}

fn see<T>(
    look: StoredValue<Look, LocalStorage>,
    of: impl Fn(&Scene<'_>) -> Option<T>,
) -> Option<T> {
    let mut seen = None;
    look.with_value(|look| look(&mut |scene| seen = of(scene)));
    seen
}

/// Reads the data of a part from the scene.
type SeePart = Box<dyn Fn(&Scene<'_>) -> Option<Seen> + Send + Sync>;

/// Draws the data of a part.
type DrawPart = Box<dyn Fn(&Seen, &Words) -> Option<AnyView> + Send>;

/// The data of a part, of any type.
struct Seen(Box<dyn Same>);

impl PartialEq for Seen {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other.0.as_any())
    }
}

/// Data that can be compared with data of any type.
trait Same: Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;

    fn as_any(&self) -> &dyn Any;
}

impl<T: PartialEq + Send + Sync + 'static> Same for T {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
