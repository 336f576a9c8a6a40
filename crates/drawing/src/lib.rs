//! Positions as SVG pictures, and whole games as pictures one after the other.
//!
//! ```
//! let game = takht_games::start(takht_games::GameId::Kingdomino, &takht_core::OptionMap::new()).unwrap();
//! let picture = takht_drawing::draw(&*game, |message| message.to_string());
//! assert!(picture.svg().starts_with("<svg"));
//! ```
//!
//! - [`draw`] draws a position as a [`Canvas`]. A game without drawings is shown in words.
//! - A [`Film`] takes one picture after the other and keeps only what changes between them.

mod canvas;
mod capture;
mod film;
mod kingdom_builder;
mod kingdomino;

pub use canvas::Canvas;
pub use film::Film;

use takht_core::{Message, Seat};
use takht_games::{AnyGame, DrawnGame, picture_of};

/// The colours of the seats; each seat has a letter, too.
pub const SEATS: [&str; 4] = ["#1e5aa8", "#c2382b", "#8f6400", "#177a5e"];

/// The letters of the seats.
pub const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The position as a picture; `say` makes the sentences of a game without drawings.
pub fn draw(game: &dyn AnyGame, say: impl Fn(&Message) -> String) -> Canvas {
    let drawn = game.id().drawn().and_then(|drawn| match drawn {
        DrawnGame::Kingdomino => picture_of(game).map(|picture| kingdomino::draw(&picture)),
        DrawnGame::KingdomBuilder => {
            picture_of(game).map(|picture| kingdom_builder::draw(&picture))
        }
        DrawnGame::Capture => picture_of(game).map(|picture| capture::draw(&picture)),
    });
    let mut canvas = drawn.unwrap_or_else(|| in_words(game, &say));
    canvas.layer();
    let (scores, top) = (game.scores(), canvas.height());
    for (seat, score) in scores.iter().enumerate() {
        let x = 12.0 + 110.0 * seat as f64;
        let acts = game.turn().seat().map(Seat::index) == Some(seat);
        let mark = if acts { " ◀" } else { "" };
        canvas.circle(x, top + 12.0, 8.0, SEATS[seat]);
        canvas.text(x, top + 12.0, 10.0, "#fff", LETTERS[seat]);
        canvas.left_text(
            x + 14.0,
            top + 12.0,
            13.0,
            &format!("{}{mark}", score.total),
        );
    }
    canvas
}

fn in_words(game: &dyn AnyGame, say: &impl Fn(&Message) -> String) -> Canvas {
    let mut canvas = Canvas::default();
    let said = game
        .progress()
        .into_iter()
        .chain(game.describe())
        .chain(game.prompt());
    for message in said {
        let y = canvas.height() + 12.0;
        canvas.left_text(8.0, y, 13.0, &say(&message));
        canvas.reach(480.0, y + 8.0);
    }
    canvas
}
