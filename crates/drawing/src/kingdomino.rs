//! Kingdoms side by side, and the lines of dominoes below.

use takht_core::Seat;
use takht_kingdomino::{Domino, Half, KingdominoPicture, Terrain};

use crate::{Canvas, LETTERS, SEATS};

const CELL: f64 = 24.0;

fn colour(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Wheat => "#f0c94a",
        Terrain::Forest => "#3f7d4e",
        Terrain::Lake => "#4f93c8",
        Terrain::Pasture => "#a4cf5f",
        Terrain::Swamp => "#a8977a",
        Terrain::Mine => "#5d5650",
    }
}

fn half(canvas: &mut Canvas, x: f64, y: f64, half: Half) {
    canvas.square(x, y, CELL, colour(half.terrain));
    let letter = half.terrain.letter().to_string();
    canvas.text(x + 7.0, y + 8.0, 9.0, "#1a1a1a", &letter);
    if half.crowns > 0 {
        canvas.text(
            x + CELL / 2.0,
            y + 17.0,
            10.0,
            "#fff",
            &"♛".repeat(half.crowns.into()),
        );
    }
}

fn domino(canvas: &mut Canvas, x: f64, y: f64, domino: Domino, owner: Option<Seat>, due: bool) {
    half(canvas, x, y, domino.left());
    half(canvas, x + CELL, y, domino.right());
    let mark = if due { " ◀" } else { "" };
    canvas.left_text(
        x,
        y + CELL + 8.0,
        10.0,
        &format!("{}{mark}", domino.number()),
    );
    if let Some(owner) = owner {
        canvas.circle(x + 2.0 * CELL, y, 7.0, SEATS[owner.index()]);
        canvas.text(x + 2.0 * CELL, y, 9.0, "#fff", LETTERS[owner.index()]);
    }
}

pub(crate) fn draw(picture: &KingdominoPicture) -> Canvas {
    let mut canvas = Canvas::default();
    let mut x = 0.0;
    for (seat, kingdom) in picture.kingdoms.iter().enumerate() {
        let squares = || kingdom.land.iter().map(|(square, _)| *square);
        let left = squares().map(|square| square.x).min().unwrap_or(0).min(0);
        let top = squares().map(|square| square.y).min().unwrap_or(0).min(0);
        let size = f64::from(picture.size);
        let place = |along: i8, low: i8| f64::from(i16::from(along) - i16::from(low)) * CELL;
        canvas.rectangle(x, 0.0, (size * CELL, size * CELL), "#efe6d2");
        for (square, land) in &kingdom.land {
            half(
                &mut canvas,
                x + place(square.x, left),
                place(square.y, top),
                *land,
            );
        }
        let (castle_x, castle_y) = (x + place(0, left), place(0, top));
        canvas.square(castle_x, castle_y, CELL, SEATS[seat]);
        canvas.text(
            castle_x + CELL / 2.0,
            castle_y + CELL / 2.0,
            12.0,
            "#fff",
            LETTERS[seat],
        );
        x += size * CELL + 16.0;
        canvas.layer();
    }
    let mut y = canvas.height() + 14.0;
    let owed = picture
        .older
        .iter()
        .map(|(domino, owner)| (*domino, Some(*owner)));
    let lines: [Vec<_>; 2] = [owed.collect(), picture.newer.clone()];
    for line in lines.iter().filter(|line| !line.is_empty()) {
        for (nth, (tile, owner)) in line.iter().enumerate() {
            let due = picture.due == Some(*tile);
            domino(
                &mut canvas,
                nth as f64 * (2.0 * CELL + 18.0),
                y,
                *tile,
                *owner,
                due,
            );
        }
        y += CELL + 26.0;
        canvas.layer();
    }
    canvas
}
