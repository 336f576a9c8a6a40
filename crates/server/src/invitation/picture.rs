//! The picture of a table in previews: a board in the colours of its game, and its seats. It has no text,
//! because the preview's own title is in the reader's language.

use std::io::Write as _;

use flate2::Compression;
use flate2::Crc;
use flate2::write::ZlibEncoder;
use takht_protocol::{Colour, TableSnapshot, Who};

/// The size that previews want.
pub(super) const WIDTH: usize = 1200;
pub(super) const HEIGHT: usize = 630;

/// The length of a tile of the board, and the gap between two.
const TILE: usize = 108;
const GAP: usize = 12;

/// How many tiles the board has.
const COLUMNS: usize = 9;
const ROWS: usize = 3;

/// Where the board and the seats begin.
const TOP: usize = 48;
const SEATS: usize = 520;

type Rgb = [u8; 3];

/// The colours by number: the table, the board's tiles, then what seats need.
const TABLE: u8 = 0;
const FREE: u8 = 1;
const BOT: u8 = 2;
const SOMEBODY: u8 = 3;
const FIRST_TILE: u8 = 4;

/// The colours of a game's tiles.
fn tiles(game: &str) -> [Rgb; 5] {
    match game {
        "kingdomino" => [
            [232, 190, 75],
            [61, 122, 62],
            [70, 140, 200],
            [150, 190, 90],
            [120, 90, 70],
        ],
        "kingdom-builder" => [
            [200, 170, 100],
            [50, 110, 60],
            [225, 205, 90],
            [160, 140, 200],
            [150, 100, 60],
        ],
        _ => [
            [170, 170, 160],
            [120, 150, 170],
            [190, 160, 130],
            [140, 170, 140],
            [200, 190, 170],
        ],
    }
}

fn colour(colour: Colour) -> Rgb {
    match colour {
        Colour::Red => [205, 60, 55],
        Colour::Orange => [230, 130, 40],
        Colour::Yellow => [235, 200, 60],
        Colour::Green => [80, 160, 75],
        Colour::Teal => [40, 150, 150],
        Colour::Blue => [60, 110, 200],
        Colour::Violet => [130, 90, 190],
        Colour::Pink => [220, 120, 165],
    }
}

/// A picture of numbered colours.
struct Canvas {
    palette: Vec<Rgb>,
    pixels: Vec<u8>,
}

impl Canvas {
    fn rectangle(&mut self, (left, top): (usize, usize), size: usize, ink: u8) {
        for row in self.pixels.chunks_mut(WIDTH).skip(top).take(size) {
            row.iter_mut()
                .skip(left)
                .take(size)
                .for_each(|pixel| *pixel = ink);
        }
    }

    /// A disc, or a ring of a width.
    fn disc(&mut self, (x, y): (usize, usize), radius: usize, width: Option<usize>, ink: u8) {
        let inner = width.map_or(0, |width| radius.saturating_sub(width));
        for row in y.saturating_sub(radius)..(y + radius).min(HEIGHT) {
            for column in x.saturating_sub(radius)..(x + radius).min(WIDTH) {
                let distance = row.abs_diff(y).pow(2) + column.abs_diff(x).pow(2);
                if (inner.pow(2)..radius.pow(2)).contains(&distance)
                    && let Some(pixel) = self.pixels.get_mut(row * WIDTH + column)
                {
                    *pixel = ink;
                }
            }
        }
    }

    /// The number of a colour.
    fn ink(&mut self, rgb: Rgb) -> u8 {
        self.palette.push(rgb);
        u8::try_from(self.palette.len() - 1).unwrap_or(SOMEBODY)
    }

    /// The picture as a PNG file.
    fn png(&self) -> Vec<u8> {
        let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
        let mut head = Vec::new();
        head.extend_from_slice(&(WIDTH as u32).to_be_bytes());
        head.extend_from_slice(&(HEIGHT as u32).to_be_bytes());
        // Eight bits a pixel, which are numbers of colours.
        head.extend_from_slice(&[8, 3, 0, 0, 0]);
        chunk(&mut png, *b"IHDR", &head);
        chunk(&mut png, *b"PLTE", &self.palette.concat());
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
        for row in self.pixels.chunks(WIDTH) {
            // Writing to memory cannot fail.
            encoder.write_all(&[0]).ok();
            encoder.write_all(row).ok();
        }
        chunk(&mut png, *b"IDAT", &encoder.finish().unwrap_or_default());
        chunk(&mut png, *b"IEND", &[]);
        png
    }
}

/// Writes a part of a PNG file.
fn chunk(png: &mut Vec<u8>, kind: [u8; 4], content: &[u8]) {
    png.extend_from_slice(&(content.len() as u32).to_be_bytes());
    png.extend_from_slice(&kind);
    png.extend_from_slice(content);
    let mut sum = Crc::new();
    sum.update(&kind);
    sum.update(content);
    png.extend_from_slice(&sum.sum().to_be_bytes());
}

/// The picture of a table.
pub(super) fn of(table: &TableSnapshot) -> Vec<u8> {
    let mut palette = vec![[58, 44, 36], [240, 230, 210], [30, 30, 30], [165, 155, 145]];
    palette.extend(tiles(&table.game));
    let mut canvas = Canvas {
        palette,
        pixels: vec![TABLE; WIDTH * HEIGHT],
    };
    let left = (WIDTH - COLUMNS * (TILE + GAP)) / 2;
    // The same table has the same board.
    let mut letters = table.table.as_str().bytes().cycle();
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let letter = letters.next().unwrap_or_default();
            let ink = FIRST_TILE + (letter.wrapping_add((row * 7 + column) as u8)) % 5;
            let corner = (left + column * (TILE + GAP), TOP + row * (TILE + GAP + 24));
            canvas.rectangle(corner, TILE, ink);
        }
    }
    let step = WIDTH / (table.seats.len() + 1);
    for (number, seat) in table.seats.iter().enumerate() {
        let middle = (step * (number + 1), SEATS);
        match (&seat.who, &seat.person) {
            (Who::Nobody, _) => canvas.disc(middle, 64, Some(10), FREE),
            (Who::Bot(_), _) => canvas.disc(middle, 64, None, BOT),
            (Who::Person(_), Some(card)) => {
                let ink = canvas.ink(colour(card.colour));
                canvas.disc(middle, 64, None, ink);
            }
            (Who::Person(_), None) => canvas.disc(middle, 64, None, SOMEBODY),
        }
    }
    canvas.png()
}
