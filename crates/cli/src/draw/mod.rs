//! Pictures of positions for the terminal.

mod block;

pub(crate) use block::{Block, visible_width};

use anstyle::{Ansi256Color, Color, Style};
use takht_core::{MAX_SEATS, Message, Seat, Turn};
use takht_games::AnyGame;
use takht_words::Words;

use crate::console::styled;

pub(crate) const fn colour(index: u8) -> Option<Color> {
    Some(Color::Ansi256(Ansi256Color(index)))
}

const SEAT_COLOURS: [u8; MAX_SEATS] = [33, 160, 214, 35];

/// The colour and the shape of a seat: not all players can tell the colours apart.
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

/// The mark, name and points of a seat; underlined while it acts.
pub(crate) fn seat_line(seat: Seat, game: &dyn AnyGame, points: i32, words: &Words) -> String {
    let (style, shape) = seat_mark(seat);
    let acting = game.turn() == Turn::Seat(seat);
    let name = words.name(seat);
    let name = styled(if acting { style.underline() } else { style }, name);
    let points = words.say(&Message::new("cli-points").with("points", points));
    format!("{} {name}  {points}", styled(style, shape))
}

/// The position of any game as lines of text.
pub(crate) fn position(game: &dyn AnyGame, words: &Words, columns: usize) -> Vec<String> {
    (crate::games::of(game.id()).draw)(game, words, columns)
}
