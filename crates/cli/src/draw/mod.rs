//! Pictures of positions for the terminal.

mod block;
pub(crate) mod kingdomino;

pub(crate) use block::{Block, visible_width};

use anstyle::{Ansi256Color, Color, Style};
use takht_core::{Message, Seat};
use takht_games::AnyGame;
use takht_words::Words;

/// The colour and the shape of a seat: never only the colour.
pub(crate) fn seat_mark(seat: Seat) -> (Style, char) {
    let (colour, shape) = match seat.index() {
        0 => (33, '●'),
        1 => (160, '◆'),
        2 => (214, '▲'),
        _ => (35, '■'),
    };
    let style = Style::new()
        .fg_color(Some(Color::Ansi256(Ansi256Color(colour))))
        .bold();
    (style, shape)
}

/// The position of any game as lines of text.
pub(crate) fn position(game: &dyn AnyGame, words: &Words, columns: usize) -> Vec<String> {
    let picture = game.picture();
    match picture.downcast_ref::<takht_kingdomino::KingdominoPicture>() {
        Some(picture) => kingdomino::position(picture, game, words, columns),
        None => Vec::new(),
    }
}

/// What the acting seat has to do now, where the game has a sentence for it.
pub(crate) fn prompt(game: &dyn AnyGame) -> Option<Message> {
    let picture = game.picture();
    let picture = picture.downcast_ref::<takht_kingdomino::KingdominoPicture>()?;
    kingdomino::prompt(picture, game.turn())
}
