//! The map with all settlements.

use takht_kingdom_builder::{Hex, KingdomBuilderPicture, Land, Terrain};

use crate::{Canvas, LETTERS, SEATS};

const RADIUS: f64 = 11.0;

fn colour(land: Land) -> (&'static str, &'static str) {
    match land {
        Land::Terrain(Terrain::Grass) => ("#a4cf5f", "g"),
        Land::Terrain(Terrain::Canyon) => ("#c98a5a", "c"),
        Land::Terrain(Terrain::Desert) => ("#eed982", "d"),
        Land::Terrain(Terrain::Flower) => ("#d9a3c9", "f"),
        Land::Terrain(Terrain::Forest) => ("#3f7d4e", "t"),
        Land::Water => ("#4f93c8", "~"),
        Land::Mountain => ("#8d8d8d", "▲"),
        Land::Castle => ("#c9c2b0", "♜"),
        Land::Location(_) => ("#fff3b0", "★"),
    }
}

fn middle(hex: Hex) -> (f64, f64) {
    let across = RADIUS * 3_f64.sqrt();
    let shift = if hex.row() % 2 == 1 {
        across / 2.0
    } else {
        0.0
    };
    let x = RADIUS + f64::from(hex.column()) * across + shift;
    (x, RADIUS + f64::from(hex.row()) * RADIUS * 1.5)
}

pub(crate) fn draw(picture: &KingdomBuilderPicture) -> Canvas {
    let mut canvas = Canvas::default();
    for place in &picture.hexes {
        let (x, y) = middle(place.hex);
        let (fill, letter) = colour(place.land);
        canvas.hexagon(x, y, RADIUS, fill);
        match place.settlement {
            None => canvas.text(x, y, 8.0, "#333", letter),
            Some(seat) => {
                canvas.circle(x, y, 7.0, SEATS[seat.index()]);
                canvas.text(x, y, 8.0, "#fff", LETTERS[seat.index()]);
            }
        }
    }
    canvas.layer();
    for (hex, location, left) in &picture.sites {
        let (x, y) = middle(*hex);
        canvas.text(x, y + RADIUS, 7.0, "#222", &format!("{location} {left}"));
    }
    canvas.layer();
    let cards = picture.cards.iter().flatten().map(|card| card.name());
    let cards: Vec<&str> = cards.collect();
    let mut said = cards.join(", ");
    if let Some(open) = picture.open {
        said += &format!(" · {open} {}", picture.owed);
    }
    let y = canvas.height() + 10.0;
    canvas.left_text(0.0, y, 12.0, &said);
    canvas
}
