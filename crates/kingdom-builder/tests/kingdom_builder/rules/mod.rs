//! Every clause of the rules has a test with its number.

mod building;
mod cards;
mod locations;
mod pieces;
mod secrets;
mod turns;

use takht_core::{Game, Seat, Turn};
use takht_kingdom_builder::{
    Hex, Hexes, KingdomBuilder, KingdomBuilderEvent as Event, KingdomBuilderOptions, Terrain,
};

use takht_testing::{acting, after, clause, legal, play, play_all, seat};

/// The boards of the first game: tavern at 6,2 and 6,7, paddock at 2,18 and 6,11, oasis at 12,7 and
/// 17,5, farm at 11,17 and 15,12.
const FIRST_GAME: &str = "tavern paddock oasis farm";

/// Harbor at 7,6, barn at 2,16 and 6,12, oracle at 13,7, tower at 13,15 and 17,12.
const OTHER_GAME: &str = "harbor barn oracle tower";

/// In a turn: builds the remaining mandatory settlements, each on the last allowed hex.
const REST: &str = "…";

/// Any card that can be drawn.
const ANY: &str = "any";

/// A turn: the card, and the events after revealing it.
type TurnOf<'a> = (&'a str, &'a [&'a str]);

/// Plays turns one after another from seat 0. Every turn but the last is ended.
fn played(players: u8, boards: &str, turns: &[TurnOf<'_>]) -> KingdomBuilder {
    let mut game = KingdomBuilder::new(&KingdomBuilderOptions::players(players)).unwrap();
    let seats = usize::from(players);
    play_all(
        &mut game,
        &[
            &format!("boards {boards}"),
            "cards lords miners workers",
            "first 0",
        ],
    );
    for seat in 0..seats {
        draw(&mut game, turns.get(seat).map_or(ANY, |turn| turn.0));
    }
    for (i, (_, events)) in turns.iter().enumerate() {
        play_turn(&mut game, events);
        if i + 1 < turns.len() {
            play_all(&mut game, &["end"]);
            if game.turn() == Turn::Chance {
                draw(&mut game, turns.get(i + seats).map_or(ANY, |turn| turn.0));
            }
        }
    }
    game
}

/// Reveals the card and plays the events of the turn.
fn play_turn(game: &mut KingdomBuilder, events: &[&str]) {
    let reveal = legal(game).pop().unwrap();
    play_all(game, &[&reveal]);
    for &event in events {
        if event == REST {
            while let Some(build) = legal(game).iter().rfind(|event| event.starts_with("build")) {
                play_all(game, &[build]);
            }
        } else {
            play_all(game, &[event]);
        }
    }
}

/// Draws this terrain for the seat whose draw is due.
fn draw(game: &mut KingdomBuilder, terrain: &str) {
    let mut outcomes = Vec::new();
    assert!(game.outcomes(&mut outcomes), "something is to be drawn");
    let wanted = |event: &Event| match event {
        Event::Draw(_, Some(card)) => terrain == ANY || card.name() == terrain,
        _ => false,
    };
    let found = outcomes.iter().find(|(event, _)| wanted(event));
    let (event, _) = found.unwrap_or_else(|| panic!("{terrain} cannot be drawn"));
    game.play(*event).unwrap();
}

/// The arguments of the legal events of one verb.
fn legal_of(game: &KingdomBuilder, verb: &str) -> Vec<String> {
    let all = legal(game);
    let arguments = all.iter().filter_map(|event| event.strip_prefix(verb));
    arguments
        .filter_map(|rest| rest.strip_prefix(' ').map(ToOwned::to_owned))
        .collect()
}

fn hex(row: u8, column: u8) -> Hex {
    Hex::new(row, column).unwrap()
}

fn hexes(places: &[(u8, u8)]) -> Hexes {
    places
        .iter()
        .map(|&(row, column)| hex(row, column))
        .collect()
}

/// Every hex with a settlement on it.
fn taken(game: &KingdomBuilder) -> Hexes {
    let settlements = Seat::all(game.players()).map(|seat| game.settlements(seat));
    settlements.fold(Hexes::NONE, |all, own| all | own)
}

/// The free hexes of a terrain, in the order of the notation.
fn all_of(game: &KingdomBuilder, terrain: Terrain) -> Vec<String> {
    let free = game.map().terrain(terrain).without(taken(game));
    free.iter().map(|hex| hex.to_string()).collect()
}

/// The tiles of a seat by name, with `!` after those gained this turn and `*` after those used.
fn tiles(game: &KingdomBuilder, number: usize) -> Vec<String> {
    let picture = game.picture();
    let tiles = picture.players[number].tiles.iter();
    tiles
        .map(|tile| {
            let fresh = if tile.fresh { "!" } else { "" };
            let used = if tile.used { "*" } else { "" };
            format!("{}{fresh}{used}", tile.kind)
        })
        .collect()
}

/// How many tiles are left on a location hex.
fn left(game: &KingdomBuilder, row: u8, column: u8) -> u8 {
    let picture = game.picture();
    let found = picture
        .sites
        .iter()
        .find(|(at, ..)| *at == hex(row, column));
    found.unwrap().2
}
