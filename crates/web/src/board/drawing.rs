//! How a game looks, and the same in words.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::*;
use leptos::tachys::view::keyed::keyed;
use takht_core::{Message, Seat};
use takht_games::AnyGame;
use takht_words::{Lang, Words};

use super::{BoardCanvas, Motion, Place, Scene, Shown};

/// How the page shows a game, in pictures and in words.
pub(crate) trait Drawing {
    /// Draws the board with the pieces and the lit places.
    fn draw(&self, canvas: BoardCanvas) -> AnyView;

    /// Draws what the acting player has at hand: on a phone it lies above the buttons.
    fn at_hand(&self, canvas: BoardCanvas) -> AnyView;

    /// Draws everything else beside the board: on a phone it follows below the screen.
    fn beside(&self, canvas: BoardCanvas) -> AnyView;

    /// Draws what belongs to one player, for the sheet behind their plate.
    fn of_seat(&self, _canvas: BoardCanvas, _seat: Seat) -> Option<AnyView> {
        None
    }

    /// Draws a game that somebody has left, as small as a stamp; without one, the page draws the art of the game.
    fn miniature(&self, _game: &dyn AnyGame, _seat: Seat) -> Option<AnyView> {
        None
    }

    /// Draws a game that others play, for the lobby: one picture, or one for each player.
    fn pictures(&self, game: &dyn AnyGame) -> Vec<AnyView> {
        self.miniature(game, Seat::default()).into_iter().collect()
    }

    /// Draws what a player has made as small as a letter, for the plates of a phone.
    fn thumbnail(&self, _canvas: BoardCanvas, _seat: Seat) -> Option<AnyView> {
        None
    }

    /// A few words about a player, for their plate.
    fn note(&self, _scene: &Scene<'_>, _seat: Seat) -> Option<Message> {
        None
    }

    /// Draws a player's note, if a drawing says it at a glance.
    fn drawn_note(&self, _note: &Message) -> Option<AnyView> {
        None
    }

    /// Draws the whole map in small, if the board is a map that may be larger than the screen.
    fn overview(&self, _canvas: BoardCanvas) -> Option<AnyView> {
        None
    }

    /// When a player acts, seen from now: plates and other kingdoms stand in this order.
    fn rank(&self, _scene: &Scene<'_>, seat: Seat) -> usize {
        seat.index()
    }

    /// How many points each piece of a line of the final count brings, if all of them bring as many.
    fn worth_each(&self, _of: &Message) -> Option<i32> {
        None
    }

    /// Why the game is over, if that is not plain.
    fn ended(&self, _game: &dyn AnyGame) -> Option<Message> {
        None
    }

    /// What a place does for the player who uses it, if that is more than its name.
    fn about(&self, _game: &dyn AnyGame, _place: Place, _words: &Words) -> Option<AnyView> {
        None
    }

    /// The paint of a sample beside a line of the final count.
    fn sample(&self, _of: &Message) -> Option<String> {
        None
    }

    /// True if the page says in words that the rules forced this event on a player; false if the board
    /// shows it well enough.
    fn explains(&self, _event: &str) -> bool {
        true
    }

    /// What a newcomer has to know now, as the ids of sentences, the most urgent first.
    fn lessons(&self, _scene: &Scene<'_>) -> Vec<&'static str> {
        Vec::new()
    }

    /// Why an event is good for the acting seat, in one short sentence.
    fn reason(&self, _game: &dyn AnyGame, _event: &str) -> Option<Message> {
        None
    }

    /// What moves when an event is shown, one after the other.
    fn motions(&self, _shown: &Shown<'_>) -> Vec<Motion> {
        Vec::new()
    }

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
    key: impl Fn(&T) -> K,
    draw: impl Fn(T) -> V + Send + Sync + 'static,
) -> AnyView
where
    T: Send + 'static,
    K: Hash,
    V: RenderHtml + 'static,
{
    let draw = Arc::new(draw);
    let pieces = of.into_iter().map(|piece| {
        let mut hasher = DefaultHasher::new();
        key(&piece).hash(&mut hasher);
        let draw = draw.clone();
        Piece {
            key: hasher.finish(),
            draw: Box::new(move || draw(piece).into_any()),
        }
    });
    any_pieces(pieces.collect())
}

/// An element of a list, and how to draw it if it is new.
struct Piece {
    key: u64,
    draw: Box<dyn FnOnce() -> AnyView + Send>,
}

/// One function draws lists of all types: that keeps the compiled page small.
fn any_pieces(pieces: Vec<Piece>) -> AnyView {
    let draw = |_, piece: Piece| (|_: usize| (), (piece.draw)());
    keyed(pieces, |piece| piece.key, draw).into_any()
}
