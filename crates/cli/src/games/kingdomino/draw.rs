//! Draws kingdoms and lines of dominoes.

use anstyle::Style;
use takht_core::{Message, Seat, Turn};
use takht_games::{AnyGame, picture_of};
use takht_kingdomino::{Domino, Half, KingdomPicture, KingdominoPicture, Square, Terrain};
use takht_words::Words;

use crate::console::{BOLD, FAINT, styled};
use crate::draw::{Block, colour, seat_field, seat_line, seat_mark};

/// The background and foreground of a terrain.
fn terrain_style(terrain: Terrain) -> Style {
    let (back, front) = match terrain {
        Terrain::Wheat => (221, 232),
        Terrain::Forest => (28, 231),
        Terrain::Lake => (31, 231),
        Terrain::Pasture => (149, 232),
        Terrain::Swamp => (101, 231),
        Terrain::Mine => (239, 231),
    };
    Style::new().bg_color(colour(back)).fg_color(colour(front))
}

/// A square as four characters: a letter, and a star for each crown.
fn cell(half: Half) -> String {
    let letter = half.terrain.letter();
    let text = match half.crowns {
        0 => format!(" {letter}  "),
        1 => format!(" {letter}* "),
        2 => format!(" {letter}**"),
        _ => format!("{letter}***"),
    };
    styled(terrain_style(half.terrain), text).to_string()
}

/// The columns or rows to draw: those of the kingdom, and those that the next domino can reach.
fn reach(land: &[(Square, Half)], along: fn(&Square) -> i8, limit: Option<u8>) -> (i8, i8) {
    let all = || land.iter().map(|(square, _)| along(square)).chain([0]);
    let (low, high) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    let spare = |limit: u8| (limit as i8 - (high - low + 1)).clamp(0, 2);
    let margin = limit.map_or(0, spare);
    (low - margin, high + margin)
}

/// One kingdom with its coordinates; with a limit also the squares it may still grow to.
pub(super) fn kingdom(picture: &KingdomPicture, limit: Option<u8>, castle: Style) -> Vec<String> {
    let (left, right) = reach(&picture.land, |square| square.x, limit);
    let (top, bottom) = reach(&picture.land, |square| square.y, limit);
    let header: String = (left..=right).map(|x| format!("{x:>3} ")).collect();
    let mut lines = vec![styled(FAINT, format_args!("    {header}")).to_string()];
    for y in top..=bottom {
        let mut line = styled(FAINT, format_args!("{y:>3} ")).to_string();
        for x in left..=right {
            let square = Square::new(x, y);
            let found = picture.land.iter().find(|(other, _)| *other == square);
            line += &match found {
                Some((_, half)) => cell(*half),
                None if square == Square::default() => styled(castle, " C  ").to_string(),
                None => styled(FAINT, " .  ").to_string(),
            };
        }
        lines.push(line);
    }
    lines
}

/// The whole table.
pub(super) fn position(game: &dyn AnyGame, words: &Words, columns: usize) -> Vec<String> {
    let Some(picture) = picture_of::<KingdominoPicture>(game) else {
        return Vec::new();
    };
    let picture = &picture;
    let scores = game.scores();
    let kingdoms = Seat::all(picture.kingdoms.len()).map(|seat| {
        let points = scores[seat.index()].total;
        let mut lines = vec![seat_line(seat, game, points, words)];
        let land = &picture.kingdoms[seat.index()];
        let limit = (game.turn() != Turn::Over).then_some(picture.size);
        lines.extend(kingdom(land, limit, seat_field(seat)));
        if land.discarded > 0 {
            let discarded = Message::new("kingdomino-discarded").with("count", land.discarded);
            lines.push(format!("    {}", words.say(&discarded)));
        }
        Block(lines)
    });
    let mut lines = Block::beside(kingdoms.collect(), columns);
    let mut tables = Vec::new();
    if !picture.older.is_empty() {
        let rows = picture
            .older
            .iter()
            .map(|&(domino, owner)| (domino, Some(owner)));
        tables.push(line(
            &words.text("kingdomino-older"),
            rows,
            picture.due,
            words,
        ));
    }
    if !picture.newer.is_empty() {
        let rows = picture.newer.iter().copied();
        tables.push(line(&words.text("kingdomino-newer"), rows, None, words));
    }
    if !tables.is_empty() {
        lines.push(String::new());
        lines.extend(Block::beside(tables, columns));
    }
    lines
}

/// A line of dominoes with the kings on it.
fn line(
    title: &str,
    dominoes: impl Iterator<Item = (Domino, Option<Seat>)>,
    due: Option<Domino>,
    words: &Words,
) -> Block {
    let mut lines = vec![styled(BOLD, title).to_string()];
    for (domino, owner) in dominoes {
        let mark = if due == Some(domino) { '>' } else { ' ' };
        let king = match owner {
            Some(seat) => {
                let (style, shape) = seat_mark(seat);
                format!("{} {}", styled(style, shape), words.name(seat))
            }
            None => styled(FAINT, words.text("kingdomino-free")).to_string(),
        };
        let halves = cell(domino.left()) + &cell(domino.right());
        lines.push(format!("{mark}{:>2} {halves} {king}", domino.number()));
    }
    Block(lines)
}
