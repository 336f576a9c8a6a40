//! Draws the map with its buildings, pawns and bases.

use anstyle::Style;
use takht_capture::{BuildingPicture, CapturePicture, Kind, Square};
use takht_core::{Message, Seat};
use takht_games::{AnyGame, picture_of};
use takht_words::Words;

use crate::console::{FAINT, styled};
use crate::draw::{Block, colour, seat_field, seat_line, seat_mark};

/// The style of free ground and of neutral buildings.
fn ground() -> Style {
    Style::new().bg_color(colour(187)).fg_color(colour(240))
}

fn neutral() -> Style {
    Style::new()
        .bg_color(colour(241))
        .fg_color(colour(231))
        .bold()
}

/// A square as three characters.
fn cell(picture: &CapturePicture, square: Square) -> String {
    let seats = || Seat::all(picture.players.len()).zip(&picture.players);
    if let Some((seat, _)) = seats().find(|(_, player)| player.pawn == Some(square)) {
        let pawn = format!("({})", seat_mark(seat).1);
        return styled(seat_field(seat), pawn).to_string();
    }
    let stands =
        |building: &&BuildingPicture| building.first == square || building.second == Some(square);
    if let Some(building) = picture.buildings.iter().find(stands) {
        let (style, mark) = match building.owner {
            Some(seat) => (seat_field(seat), seat_mark(seat).1),
            None if building.kind == Kind::Small => (neutral(), 's'),
            None => (neutral(), 'L'),
        };
        let text = match building.first == square {
            true => format!("{mark}{:>2}", building.points),
            false => format!("{mark}··"),
        };
        return styled(style, text).to_string();
    }
    if let Some((seat, _)) = seats().find(|(_, player)| player.base == Some(square)) {
        let base = format!("B{} ", seat_mark(seat).1);
        return styled(seat_mark(seat).0.bg_color(colour(187)), base).to_string();
    }
    match picture.targets.contains(&square) {
        true => styled(ground().bold(), " + ").to_string(),
        false => styled(ground(), " . ").to_string(),
    }
}

/// The squares with numbered rows and columns; while players lay tiles, the tiles.
fn map(picture: &CapturePicture) -> Vec<String> {
    let tiles = picture.squares.is_empty();
    let places: Vec<Square> = match tiles {
        true => picture
            .tiles
            .iter()
            .chain(&picture.targets)
            .copied()
            .collect(),
        false => picture.squares.clone(),
    };
    let reach = |along: fn(&Square) -> i8| {
        let all = || places.iter().map(along);
        all().min().unwrap_or(0)..=all().max().unwrap_or(0)
    };
    let (columns, rows) = (reach(|place| place.x), reach(|place| place.y));
    // Cells are three characters wide: numbers below -9 need all of them.
    let header: String = columns
        .clone()
        .map(|x| match x < -9 {
            true => format!("{x:>3}"),
            false => format!("{x:>2} "),
        })
        .collect();
    let mut lines = vec![styled(FAINT, format!("    {}", header.trim_end())).to_string()];
    for y in rows {
        let mut line = styled(FAINT, format_args!("{y:>3} ")).to_string();
        for x in columns.clone() {
            let place = Square::new(x, y);
            line += &match (tiles, places.contains(&place)) {
                (_, false) => "   ".to_owned(),
                (false, true) => cell(picture, place),
                (true, true) if picture.tiles.contains(&place) => {
                    styled(ground(), " # ").to_string()
                }
                (true, true) => styled(FAINT, " + ").to_string(),
            };
        }
        lines.push(line);
    }
    lines
}

/// The whole table.
pub(super) fn position(game: &dyn AnyGame, words: &Words, columns: usize) -> Vec<String> {
    let Some(picture) = picture_of::<CapturePicture>(game) else {
        return Vec::new();
    };
    let picture = &picture;
    let scores = game.scores();
    let mut table = Vec::new();
    for (seat, player) in Seat::all(picture.players.len()).zip(&picture.players) {
        table.push(seat_line(seat, game, scores[seat.index()].total, words));
        let mut told = vec![match player.lives {
            0 => Message::new("capture-out-of-game"),
            lives => Message::new("capture-lives").with("lives", lives),
        }];
        if let Some(base) = player.base {
            told.push(Message::new("capture-base-at").with("square", base.to_string()));
        }
        table.extend(told.iter().map(|line| format!("  {}", words.say(line))));
    }
    let (tiles, small, large) = picture.to_come;
    if (tiles, small, large) != (0, 0, 0) {
        let to_come = Message::new("capture-to-come")
            .with("tiles", tiles)
            .with("small", small)
            .with("large", large);
        table.push(words.say(&to_come));
    }
    let mut lines = Block::beside(vec![Block(map(picture)), Block(table)], columns);
    if !picture.squares.is_empty() {
        let legend = ["capture-legend-buildings", "capture-legend-marks"];
        lines.extend(legend.map(|id| styled(FAINT, words.text(id)).to_string()));
    }
    lines
}
