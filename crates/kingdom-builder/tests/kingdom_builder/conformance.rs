//! Kingdom Builder keeps the contract.

use takht_core::conformance::{Suite, check};
use takht_core::{Game, Seat, Turn};
use takht_kingdom_builder::{
    Card, Direction, Hex, KingdomBuilder, KingdomBuilderEvent as Event, KingdomBuilderOptions,
    Location, Sector, Terrain,
};

/// Every event a player could type: every card, every hex for every verb, moves of every settlement
/// (and from some hexes without one) to every hex, and a few boards and cards.
fn candidates(game: &KingdomBuilder, events: &mut Vec<Event>) {
    events.push(Event::End);
    for terrain in Terrain::ALL {
        events.extend([Event::Reveal(terrain), Event::Redraw(terrain)]);
        let draws = Seat::all(4).map(|seat| Event::Draw(seat, Some(terrain)));
        events.extend(draws);
    }
    events.extend(Seat::all(4).map(Event::First));
    events.extend(Hex::all().map(Event::Build));
    let acting = match game.turn() {
        Turn::Seat(seat) => game.settlements(seat),
        _ => Default::default(),
    };
    for by in Location::ALL {
        if !by.moves() {
            events.extend(Hex::all().map(|at| Event::Extra { by, at }));
            continue;
        }
        for from in acting.iter() {
            events.extend(Hex::all().map(|to| Event::Move { by, from, to }));
        }
        for from in Hex::all().step_by(13) {
            let targets = Direction::ALL.iter().filter_map(|&way| from.jump(way));
            events.extend(targets.map(|to| Event::Move { by, from, to }));
        }
    }
    for turned in [false, true] {
        for boards in Location::ALL.windows(4) {
            let boards: [Location; 4] = boards.try_into().unwrap();
            events.push(Event::Boards(boards.map(|board| Sector { board, turned })));
        }
    }
    let at = Hex::default();
    events.push(Event::Boards([Sector::default(); 4]));
    events.push(Event::Cards([Card::Lords; 3]));
    events.extend(acting.iter().flat_map(|from| {
        let by = Location::Oracle;
        let wrong = Event::Extra {
            by: Location::Paddock,
            at,
        };
        [Event::Move { by, from, to: at }, wrong]
    }));
    for cards in Card::ALL.windows(3) {
        events.push(Event::Cards(cards.try_into().unwrap()));
    }
}

fn suite(options: Vec<KingdomBuilderOptions>, games: u64) -> Suite<KingdomBuilder> {
    Suite {
        options,
        candidates,
        games,
        longest: 2_000,
    }
}

#[test]
fn games_with_everything_drawn_conform() {
    let options = (2..=4).map(KingdomBuilderOptions::players);
    check(&suite(options.collect(), 3));
}

/// All tiles that move, at once: these give the longest lists of legal events.
#[test]
fn games_with_chosen_boards_and_cards_conform() {
    let boards = [
        Location::Barn,
        Location::Harbor,
        Location::Paddock,
        Location::Tavern,
    ];
    let movers = KingdomBuilderOptions {
        boards: Some(boards.map(|board| Sector {
            board,
            turned: board == Location::Harbor,
        })),
        cards: Some([Card::Workers, Card::Lords, Card::Citizens]),
        ..KingdomBuilderOptions::players(2)
    };
    check(&suite(
        vec![movers, KingdomBuilderOptions::first_game(3)],
        2,
    ));
}
