//! Pictures of positions for the terminal.

mod block;
pub(crate) mod kingdomino;

pub(crate) use block::{Block, visible_width};

use anstyle::{Ansi256Color, Color, Style};
use takht_core::{MAX_SEATS, Seat};
use takht_games::AnyGame;
use takht_words::Words;

const fn colour(index: u8) -> Option<Color> {
    Some(Color::Ansi256(Ansi256Color(index)))
}

/// The colours of the seats.
const SEAT_COLOURS: [u8; MAX_SEATS] = [33, 160, 214, 35];

/// The colour and the shape of a seat: never only the colour.
pub(crate) fn seat_mark(seat: Seat) -> (Style, char) {
    let style = Style::new()
        .fg_color(colour(SEAT_COLOURS[seat.index()]))
        .bold();
    (style, ['●', '◆', '▲', '■'][seat.index()])
}

/// The style of a square that belongs to a seat.
pub(crate) fn seat_field(seat: Seat) -> Style {
    let back = colour(SEAT_COLOURS[seat.index()]);
    Style::new().bg_color(back).fg_color(colour(231)).bold()
}

/// The position of any game as lines of text.
pub(crate) fn position(game: &dyn AnyGame, words: &Words, columns: usize) -> Vec<String> {
    let picture = game.picture();
    match picture.downcast_ref::<takht_kingdomino::KingdominoPicture>() {
        Some(picture) => kingdomino::position(picture, game, words, columns),
        None => Vec::new(),
    }
}
