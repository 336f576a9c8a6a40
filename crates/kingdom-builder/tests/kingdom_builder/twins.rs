//! Bitboards and loops give the same legal hexes and gold, on many thousands of positions.

use proptest::prelude::*;
use takht_core::{Chance, Game, Quick, Seat, Turn};
use takht_kingdom_builder::{
    Card, Hex, Hexes, KingdomBuilder, KingdomBuilderEvent as Event, KingdomBuilderOptions, Land,
    Location, Map, SPAN, Sector, Source, Tally,
};

use crate::naive::{NaiveTable, Spot};

fn spot(hex: Hex) -> Spot {
    (hex.row().into(), hex.column().into())
}

fn hex((row, column): Spot) -> Hex {
    Hex::new(row as u8, column as u8).unwrap()
}

fn naive(map: &Map, settlements: &[Hexes]) -> NaiveTable {
    NaiveTable {
        lands: Hex::all().map(|hex| (spot(hex), map.land(hex))).collect(),
        settlements: settlements
            .iter()
            .map(|own| own.iter().map(spot).collect())
            .collect(),
    }
}

/// Compares the gold of every player from castles and all ten cards.
fn compare_gold(map: &Map, settlements: &[Hexes], naive: &NaiveTable) {
    let tally = Tally { map, settlements };
    for player in 0..settlements.len() {
        assert_eq!(tally.gold(Source::Castles, player), naive.castles(player));
        for card in Card::ALL {
            let gold = tally.gold(Source::Card(card), player);
            assert_eq!(gold, naive.gold(card, player), "{card} {settlements:?}");
        }
    }
}

/// The legal events of the acting seat, worked out from the picture with the twin.
fn expected(game: &KingdomBuilder, naive: &NaiveTable, player: usize) -> Vec<Event> {
    let card = game.open_card().unwrap();
    let (picture, owed) = (game.picture(), game.owed());
    let mut events = Vec::new();
    if owed > 0 {
        events.extend(
            naive
                .builds(player, card)
                .into_iter()
                .map(|at| Event::Build(hex(at))),
        );
    }
    // No tiles in the middle of the mandatory action.
    if owed == 0 || owed == 3.min(picture.players[player].supply) && !midway(game) {
        for by in Location::ALL {
            let tiles = picture.players[player].tiles.iter();
            let ready = tiles.filter(|tile| tile.kind == by && !tile.used && !tile.fresh);
            if ready.count() == 0 {
                continue;
            }
            if by.moves() {
                let moves = naive.moves(player, by, card).into_iter();
                events.extend(moves.map(|(from, to)| Event::Move {
                    by,
                    from: hex(from),
                    to: hex(to),
                }));
            } else if picture.players[player].supply > 0 {
                let sites = naive.extras(player, by, card).into_iter();
                events.extend(sites.map(|at| Event::Extra { by, at: hex(at) }));
            }
        }
    }
    if owed == 0 {
        events.push(Event::End);
    }
    events
}

/// True if some but not all mandatory settlements of the turn are built; a refusal tells.
fn midway(game: &KingdomBuilder) -> bool {
    let Some(seat) = game.turn().seat() else {
        return false;
    };
    let tiles = &game.picture().players[seat.index()].tiles;
    tiles.first().is_some_and(|tile| {
        let at = Hex::default();
        let event = match tile.kind.moves() {
            true => Event::Move {
                by: tile.kind,
                from: at,
                to: at,
            },
            false => Event::Extra { by: tile.kind, at },
        };
        let refused = game.clone().play(event);
        matches!(refused, Err(takht_kingdom_builder::Illegal::Midway { .. }))
    })
}

/// Plays random games with the engine and the twin until enough positions are compared.
fn play_beside(options: &KingdomBuilderOptions, seed: u64, positions: usize) {
    let positions = positions * takht_testing::proof_factor() as usize;
    let mut chance = Quick::new(seed);
    let (mut seen, mut legal) = (0, Vec::new());
    while seen < positions {
        let mut game = KingdomBuilder::new(options).unwrap();
        let mut twin = NaiveTable::default();
        while game.turn() != Turn::Over {
            if let Turn::Seat(seat) = game.turn()
                && game.open_card().is_some()
            {
                if twin.lands.is_empty() {
                    let none = vec![Hexes::NONE; game.players()];
                    twin = naive(game.map(), &none);
                }
                legal.clear();
                game.legal(&mut legal);
                assert_eq!(legal, expected(&game, &twin, seat.index()));
                seen += 1;
            }
            let turn = game.turn();
            let event = game.advance(&mut chance);
            if let Turn::Seat(seat) = turn {
                let own = twin.settlements.get_mut(seat.index());
                match (event, own) {
                    (Event::Build(at) | Event::Extra { at, .. }, Some(own)) => {
                        assert!(own.insert(spot(at)));
                    }
                    (Event::Move { from, to, .. }, Some(own)) => {
                        assert!(own.remove(&spot(from)) && own.insert(spot(to)));
                    }
                    _ => {}
                }
            }
            // Counting gold is slow, so only every tenth position.
            if seen % 10 == 0 && !twin.lands.is_empty() {
                let settlements = Seat::all(game.players()).map(|seat| game.settlements(seat));
                let settlements: Vec<Hexes> = settlements.collect();
                compare_gold(game.map(), &settlements, &twin);
            }
        }
        let totals = game.totals();
        for (seat, score) in game.scores().pairs() {
            assert_eq!(score.total, totals[seat]);
        }
    }
}

/// Positions of two and four players, on random boards.
#[test]
fn legal_events_of_random_play() {
    play_beside(&KingdomBuilderOptions::players(2), 1, 40_000);
    play_beside(&KingdomBuilderOptions::players(4), 2, 30_000);
}

/// Boards with every tile that moves: long lists of events, and settlements on water.
#[test]
fn legal_events_with_tiles_that_move() {
    let boards = [
        Location::Barn,
        Location::Harbor,
        Location::Paddock,
        Location::Tavern,
    ];
    let options = KingdomBuilderOptions {
        boards: Some(boards.map(|board| Sector {
            board,
            turned: board == Location::Paddock,
        })),
        ..KingdomBuilderOptions::players(3)
    };
    play_beside(&options, 3, 30_000);
}

/// Any settlements on any map, including those that no game can lead to.
#[test]
fn gold_of_any_settlements_on_any_map() {
    let positions = 20_000 * takht_testing::proof_factor();
    let mut chance = Quick::new(4);
    for _ in 0..positions {
        let wild = chance.below(2) == 0;
        let letters: Vec<char> = if wild { "GCDFTWMSL" } else { "GGGGGGGGGWMSL" }
            .chars()
            .collect();
        let mut land = || {
            let letter = letters[chance.below(letters.len() as u32) as usize];
            Land::of_letter(letter).unwrap()
        };
        let lands =
            std::array::from_fn(|_| std::array::from_fn::<_, { SPAN as usize }, _>(|_| land()));
        let map = Map::of_lands(&lands);
        let players = 1 + chance.below(4) as usize;
        let density = 2 + chance.below(12);
        let mut settlements = vec![Hexes::NONE; players];
        for hex in Hex::all() {
            let n = chance.below(density) as usize;
            if let Some(own) = settlements.get_mut(n)
                && matches!(map.land(hex), Land::Terrain(_) | Land::Water)
            {
                own.insert(hex);
            }
        }
        compare_gold(&map, &settlements, &naive(&map, &settlements));
    }
}

/// Any set of hexes.
fn any_hexes() -> impl Strategy<Value = Hexes> {
    proptest::collection::vec((0..20_u8, 0..20_u8), 0..120).prop_map(|places| {
        let hexes = places.into_iter();
        hexes
            .filter_map(|(row, column)| Hex::new(row, column))
            .collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn sets_are_sets(a in any_hexes(), b in any_hexes()) {
        let list = |hexes: Hexes| hexes.iter().collect::<std::collections::BTreeSet<_>>();
        prop_assert_eq!(list(a | b), &list(a) | &list(b));
        prop_assert_eq!(list(a & b), &list(a) & &list(b));
        prop_assert_eq!(list(a.without(b)), &list(a) - &list(b));
        prop_assert_eq!(a.count() as usize, list(a).len());
        prop_assert_eq!(a.is_empty(), list(a).is_empty());
        for (n, hex) in a.iter().enumerate() {
            prop_assert_eq!(a.nth(n as u32), hex);
        }
    }

    #[test]
    fn neighbours_and_groups(a in any_hexes()) {
        let around: std::collections::BTreeSet<Spot> = a
            .iter()
            .flat_map(|hex| crate::naive::around(spot(hex)))
            .filter(|(row, column)| (0..20).contains(row) && (0..20).contains(column))
            .collect();
        prop_assert!(a.neighbours().iter().map(spot).eq(around));
        let groups: Vec<Hexes> = a.groups().collect();
        prop_assert_eq!(groups.iter().fold(Hexes::NONE, |all, &group| all | group), a);
        for (i, one) in groups.iter().enumerate() {
            for other in &groups[i + 1..] {
                prop_assert!((one.neighbours() & *other).is_empty());
            }
        }
    }
}
