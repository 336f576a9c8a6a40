//! Positions as pictures.

mod canvas;
mod capture;
mod kingdom_builder;
mod kingdomino;

use takht_core::{Message, Seat};
use takht_games::{AnyGame, DrawnGame, picture_of};

use self::canvas::Canvas;

/// The colours of the seats; each seat has a letter, too.
const SEATS: [&str; 4] = ["#c0392b", "#2471a3", "#d4a017", "#6c3483"];

/// The letters of the seats.
const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The position as a picture; a game without drawings is shown in words.
pub(crate) fn svg(game: &dyn AnyGame, say: impl Fn(&Message) -> String) -> String {
    let drawn = game.id().drawn().and_then(|drawn| match drawn {
        DrawnGame::Kingdomino => picture_of(game).map(|picture| kingdomino::draw(&picture)),
        DrawnGame::KingdomBuilder => {
            picture_of(game).map(|picture| kingdom_builder::draw(&picture))
        }
        DrawnGame::Capture => picture_of(game).map(|picture| capture::draw(&picture)),
    });
    let mut canvas = drawn.unwrap_or_else(|| in_words(game, &say));
    let (scores, top) = (game.scores(), canvas.height);
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
    canvas.finish()
}

fn in_words(game: &dyn AnyGame, say: &impl Fn(&Message) -> String) -> Canvas {
    let mut canvas = Canvas::default();
    let said = game
        .progress()
        .into_iter()
        .chain(game.describe())
        .chain(game.prompt());
    for message in said {
        let y = canvas.height + 12.0;
        canvas.left_text(8.0, y, 13.0, &say(&message));
        canvas.reach(480.0, y + 8.0);
    }
    canvas
}
