//! How a game looks, and the same in words.

use std::hash::Hash;

use leptos::prelude::*;
use leptos::tachys::view::keyed::keyed;
use takht_games::AnyGame;
use takht_words::{Lang, Words};

use super::{BoardCanvas, Place};

/// How the page shows a game, in pictures and in words.
pub(crate) trait Drawing {
    /// Draws the board with the pieces and the lit places.
    fn draw(&self, canvas: BoardCanvas) -> AnyView;

    /// Draws what lies beside the board.
    fn beside(&self, canvas: BoardCanvas) -> AnyView;

    /// Describes a place in words.
    fn at(&self, game: &dyn AnyGame, place: Place, words: &Words) -> Option<String>;

    /// Describes the board in words, for people who do not see it.
    fn in_words(&self, game: &dyn AnyGame, words: &Words) -> Vec<String>;

    /// A small picture of the game for the list of games.
    fn art(&self, lang: Lang) -> AnyView;
}

/// Draws a list by keys. A drawing stays as long as its key does, so the browser draws only what
/// comes and goes.
pub(crate) fn pieces<T, K, V>(
    of: Vec<T>,
    key: impl Fn(&T) -> K + Send + 'static,
    draw: impl Fn(T) -> V + Send + 'static,
) -> AnyView
where
    T: Send + 'static,
    K: Eq + Hash + 'static,
    V: RenderHtml + 'static,
{
    keyed(of, key, move |_, piece| (|_: usize| (), draw(piece))).into_any()
}
