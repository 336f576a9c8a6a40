//! A game as it goes on, drawn in parts.

use std::any::Any;
use std::sync::Arc;

use leptos::prelude::*;
use takht_core::{Seat, Viewer};
use takht_games::{AnyGame, AnyScore};
use takht_words::Words;

use super::{BoardInput, Place};

/// How many of the last events a board looks at.
pub(crate) const RECENT: usize = 3;

/// What is seen of a game at a moment, and by whom.
pub(crate) struct Scene<'a> {
    /// The whole position where this device deals: boards show a hand only if `viewer` knows it.
    pub(crate) game: &'a dyn AnyGame,
    /// The last events, at most [`RECENT`] of them, the newest first.
    pub(crate) recent: Vec<&'a str>,
    /// The seat that is looked at first.
    pub(crate) watched: Seat,
    /// Whose secrets may be shown.
    pub(crate) viewer: Viewer,
    /// The seats whose players are at this device.
    pub(crate) here: Vec<Seat>,
    /// True if one of them is to decide something.
    pub(crate) decides_here: bool,
}

impl Scene<'_> {
    /// The places that the last event named: what arrived there is seen to arrive.
    pub(crate) fn fresh(&self) -> Vec<Place> {
        let last = self.recent.first().copied().unwrap_or_default();
        last.split(' ').filter_map(Place::read).collect()
    }
}

/// Lets someone look at the scene as it is now.
type Look = Box<dyn Fn(&mut dyn FnMut(&Scene<'_>))>;

/// A game as it goes on. It is drawn once, in parts, and each part is drawn anew when what it shows has
/// changed: a browser that draws everything for every event needs longer than a frame.
#[derive(Clone, Copy)]
pub(crate) struct BoardCanvas {
    look: StoredValue<Look, LocalStorage>,
    pub(crate) words: Memo<Arc<Words>>,
    /// What everyone has: several parts show it, and counting takes time.
    pub(crate) scores: Memo<Vec<AnyScore>>,
    /// What the person at this device points at, if one plays.
    pub(crate) input: Option<BoardInput>,
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
        }
    }

    /// Something of the scene as it is now; none if there is nothing to see.
    pub(crate) fn see<T>(self, of: impl Fn(&Scene<'_>) -> Option<T>) -> Option<T> {
        see(self.look, of)
    }

    /// What a seat has.
    pub(crate) fn score(self, seat: Seat) -> Option<AnyScore> {
        self.scores.with(|scores| scores.get(seat.index()).cloned())
    }

    /// Something of the scene, whatever happens.
    pub(crate) fn seen<T>(
        self,
        of: impl Fn(&Scene<'_>) -> Option<T> + Send + Sync + 'static,
    ) -> Memo<Option<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::new(move |_| self.see(&of))
    }

    /// What is drawn of something of the scene.
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

    /// Parts of all types are compared and drawn by the same code: the page is smaller for that.
    fn any_part(self, of: Eye, draw: Hand) -> AnyView {
        let (seen, words) = (self.seen(of), self.words);
        let draw = move || {
            seen.with(|seen| {
                let seen = seen.as_ref()?;
                words.with(|words| draw(seen, words))
            })
        };
        draw.into_any()
    }

    /// Words that are the same whatever happens.
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

/// Sees something of a scene.
type Eye = Box<dyn Fn(&Scene<'_>) -> Option<Seen> + Send + Sync>;

/// Draws what was seen.
type Hand = Box<dyn Fn(&Seen, &Words) -> Option<AnyView> + Send>;

/// Something that was seen, whatever it is.
struct Seen(Box<dyn Same>);

impl PartialEq for Seen {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other.0.as_any())
    }
}

/// Something that knows itself again.
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
