//! Draws the map with its settlements, and what each player has.

use anstyle::Style;
use takht_core::{Message, Seat, Turn};
use takht_games::{AnyGame, picture_of};
use takht_kingdom_builder::{
    Hand, Hex, HexPicture, KingdomBuilderPicture, Land, Location, PlayerPicture, SPAN, Source,
    Terrain,
};
use takht_words::Words;

use crate::console::{BOLD, FAINT, styled};
use crate::draw::{Block, colour, seat_field, seat_line, seat_mark};

/// The background and foreground of a land.
fn land_style(land: Land) -> Style {
    let (back, front) = match land {
        Land::Terrain(Terrain::Grass) => (113, 232),
        Land::Terrain(Terrain::Canyon) => (130, 231),
        Land::Terrain(Terrain::Desert) => (222, 232),
        Land::Terrain(Terrain::Flower) => (176, 232),
        Land::Terrain(Terrain::Forest) => (22, 231),
        Land::Water => (25, 153),
        Land::Mountain => (243, 231),
        Land::Castle => (231, 232),
        Land::Location(_) => (55, 231),
    };
    let style = Style::new().bg_color(colour(back)).fg_color(colour(front));
    match land {
        Land::Castle | Land::Location(_) => style.bold(),
        _ => style,
    }
}

/// A hex as two characters: the letter of its land, and what stands on it.
fn cell(picture: &HexPicture, sites: &[(Hex, Location, u8)], targets: &[Hex]) -> String {
    let style = land_style(picture.land);
    let letter = styled(style, picture.land.letter());
    let site = sites.iter().find(|(hex, ..)| *hex == picture.hex);
    let mark = match (picture.settlement, site) {
        (Some(seat), _) => styled(seat_field(seat), seat_mark(seat).1).to_string(),
        (None, Some((_, _, left))) => styled(style, left).to_string(),
        (None, None) if targets.contains(&picture.hex) => styled(style.bold(), '+').to_string(),
        (None, None) => styled(style, ' ').to_string(),
    };
    format!("{letter}{mark}")
}

/// The map with its rows and columns numbered.
pub(super) fn map(
    hexes: &[HexPicture],
    sites: &[(Hex, Location, u8)],
    targets: &[Hex],
) -> Vec<String> {
    let header = |digit: fn(u8) -> Option<u8>| {
        let digits = (0..SPAN).map(|column| match digit(column) {
            Some(digit) => format!("{digit} "),
            None => "  ".to_owned(),
        });
        let digits: String = digits.collect();
        styled(FAINT, format_args!("   {}", digits.trim_end())).to_string()
    };
    let tens = |column: u8| Some(column / 10).filter(|&ten| ten > 0);
    let mut lines = vec![header(tens), header(|column| Some(column % 10))];
    for (row, hexes) in hexes.chunks(SPAN.into()).enumerate() {
        // Odd rows are shifted half a hex to the right.
        let shift = if row % 2 == 1 { " " } else { "" };
        let cells: String = hexes.iter().map(|hex| cell(hex, sites, targets)).collect();
        lines.push(format!(
            "{} {shift}{cells}",
            styled(FAINT, format_args!("{row:>2}"))
        ));
    }
    lines
}

/// The whole table.
pub(super) fn position(game: &dyn AnyGame, words: &Words, columns: usize) -> Vec<String> {
    let Some(picture) = picture_of::<KingdomBuilderPicture>(game) else {
        return Vec::new();
    };
    let picture = &picture;
    let scores = game.scores();
    let mut table = Vec::new();
    for (seat, player) in Seat::all(picture.players.len()).zip(&picture.players) {
        table.push(seat_line(seat, game, scores[seat.index()].total, words));
        table.extend(
            of_player(picture, game, seat, player).map(|line| format!("  {}", words.say(&line))),
        );
    }
    if !picture.sites.is_empty() {
        table.push(String::new());
        table.push(styled(BOLD, words.text("kingdom-builder-sites")).to_string());
        for (hex, kind, left) in &picture.sites {
            let site = Message::new("kingdom-builder-site")
                .with("hex", hex.to_string())
                .with("kind", kind.message())
                .with("left", *left);
            table.push(words.say(&site));
        }
        let pile = Message::new("kingdom-builder-pile").with("count", picture.pile);
        table.push(words.say(&pile));
    }
    if picture.hexes.is_empty() {
        return table;
    }
    let map = map(&picture.hexes, &picture.sites, &picture.targets);
    let mut lines = Block::beside(vec![Block(map), Block(table)], columns);
    lines.push(legend(words));
    lines.push(styled(FAINT, words.text("kingdom-builder-legend-marks")).to_string());
    let about = |name: Message, about: Message| {
        format!("{}: {}", styled(BOLD, words.say(&name)), words.say(&about))
    };
    lines.push(about(
        Source::Castles.message(),
        Message::new("kingdom-builder-about-castles"),
    ));
    let cards = picture.cards.iter().flatten();
    lines.extend(cards.map(|card| about(card.message(), card.about())));
    let mut kinds: Vec<Location> = picture.sites.iter().map(|(_, kind, _)| *kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    lines.extend(kinds.iter().map(|tile| about(tile.message(), tile.about())));
    lines
}

/// What the letters of the map mean.
pub(super) fn legend(words: &Words) -> String {
    styled(FAINT, words.text("kingdom-builder-legend-lands")).to_string()
}

/// A player's card, supply and tiles, a message each.
fn of_player<'a>(
    picture: &'a KingdomBuilderPicture,
    game: &dyn AnyGame,
    seat: Seat,
    player: &'a PlayerPicture,
) -> impl Iterator<Item = Message> + use<'a> {
    let acting = game.turn() == Turn::Seat(seat);
    let hand = match (player.hand, picture.open.filter(|_| acting)) {
        (_, Some(open)) => {
            Some(Message::new("kingdom-builder-hand-open").with("terrain", open.message()))
        }
        (Hand::Holds(card), None) => {
            Some(Message::new("kingdom-builder-hand").with("terrain", card.message()))
        }
        (Hand::Hidden, None) => Some(Message::new("kingdom-builder-hand-hidden")),
        (Hand::Empty, None) => None,
    };
    let supply = Message::new("kingdom-builder-supply").with("count", player.supply);
    let tiles = player.tiles.iter().map(|tile| {
        let kind = tile.kind.message();
        let kind = match (tile.used, tile.fresh) {
            (true, _) => Message::new("kingdom-builder-tile-used").with("tile", kind),
            (_, true) => Message::new("kingdom-builder-tile-fresh").with("tile", kind),
            _ => kind,
        };
        Message::new("kingdom-builder-tile").with("tile", kind)
    });
    let first = picture.first == Some(seat);
    let first = first.then(|| Message::new("kingdom-builder-start-player"));
    first.into_iter().chain(hand).chain([supply]).chain(tiles)
}
