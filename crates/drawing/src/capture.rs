//! The map with buildings, bases and pawns.

use takht_capture::{CapturePicture, Kind, Square};

use crate::{Canvas, LETTERS, SEATS};

const CELL: f64 = 22.0;

pub(crate) fn draw(picture: &CapturePicture) -> Canvas {
    let mut canvas = Canvas::default();
    let size = picture.tile_size as i8;
    // While the map is laid, its squares are not there yet: then the tiles show it.
    let of_tiles = picture.tiles.iter().flat_map(|tile| {
        let inside = (0..size).flat_map(move |x| (0..size).map(move |y| (x, y)));
        inside.map(|(x, y)| Square::new(tile.x * size + x, tile.y * size + y))
    });
    let squares: Vec<Square> = match picture.squares.is_empty() {
        true => of_tiles.collect(),
        false => picture.squares.clone(),
    };
    let left = squares.iter().map(|square| square.x).min().unwrap_or(0);
    let top = squares.iter().map(|square| square.y).min().unwrap_or(0);
    let place = |square: Square| {
        let along = |at: i8, low: i8| f64::from(i16::from(at) - i16::from(low)) * CELL;
        (along(square.x, left), along(square.y, top))
    };
    for &square in &squares {
        let (x, y) = place(square);
        canvas.square(x, y, CELL, "#e9dfc6");
    }
    canvas.layer();
    for building in &picture.buildings {
        let fill = building
            .owner
            .map_or("#8a8378", |owner| SEATS[owner.index()]);
        for square in [Some(building.first), building.second]
            .into_iter()
            .flatten()
        {
            let (x, y) = place(square);
            canvas.square(x + 1.0, y + 1.0, CELL - 2.0, fill);
        }
        let (x, y) = place(building.first);
        let owner = building.owner.map_or("", |owner| LETTERS[owner.index()]);
        let kind = match building.kind {
            Kind::Small => "■",
            Kind::Large => "▬",
        };
        canvas.text(
            x + CELL / 2.0,
            y + 7.0,
            8.0,
            "#fff",
            &format!("{kind}{owner}"),
        );
        canvas.text(
            x + CELL / 2.0,
            y + 16.0,
            8.0,
            "#fff",
            &building.points.to_string(),
        );
    }
    canvas.layer();
    for (seat, player) in picture.players.iter().enumerate() {
        if let Some(base) = player.base {
            let (x, y) = place(base);
            canvas.text(x + 6.0, y + 6.0, 9.0, SEATS[seat], "⌂");
        }
        if let Some(pawn) = player.pawn {
            let (x, y) = place(pawn);
            canvas.circle(x + CELL / 2.0, y + CELL / 2.0, 7.0, SEATS[seat]);
            canvas.text(x + CELL / 2.0, y + CELL / 2.0, 9.0, "#fff", LETTERS[seat]);
        }
    }
    canvas
}
