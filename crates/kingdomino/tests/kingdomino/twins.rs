//! Bitboards and loops give the same placements and scores, on many thousands of positions.

use proptest::prelude::*;
use takht_core::{Game, Quick, Score, Seat, Turn};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{
    Domino, Five, Half, Kingdom, Kingdomino, KingdominoEvent as Event, KingdominoOptions,
    KingdominoScore, Seven, Square, Terrain,
};

use crate::naive::{NaiveKingdom, Spot};

fn spot(square: Square) -> Spot {
    (square.x.into(), square.y.into())
}

/// Compares a kingdom with its twin: the placements of every domino in `dominoes`, and the score.
fn compare<G: Grid>(
    kingdom: &Kingdom<G>,
    naive: &NaiveKingdom,
    dominoes: impl Iterator<Item = Domino>,
) {
    let size = i32::from(G::SIZE);
    for domino in dominoes {
        let placements = kingdom.placements(domino);
        let found: Vec<_> = placements.iter().map(|(a, b)| (spot(a), spot(b))).collect();
        assert_eq!(
            found,
            naive.placements(domino, size),
            "{domino} in {naive:?}"
        );
        assert_eq!(placements.count() as usize, found.len());
        assert_eq!(placements.is_empty(), found.is_empty());
    }
    let score = KingdominoScore::of(kingdom, true, true);
    let mut properties: Vec<_> = score
        .properties
        .iter()
        .map(|p| (p.terrain, p.squares, p.crowns))
        .collect();
    properties.sort_unstable();
    assert_eq!(properties, naive.properties(), "{naive:?}");
    assert_eq!(kingdom.property_points(), naive.points(), "{naive:?}");
    let bonuses = 10 * i32::from(naive.is_centred()) + 5 * i32::from(naive.is_complete(size));
    assert_eq!(score.total(), naive.points() + bonuses, "{naive:?}");
}

/// Plays random games with the engine and the twin, and compares them after every placement, until
/// enough positions are compared.
fn play_beside<G: Grid>(options: KingdominoOptions, seed: u64, positions: usize) {
    let positions = positions * takht_testing::proof_factor() as usize;
    let mut chance = Quick::new(seed);
    let mut seen = 0;
    while seen < positions {
        let mut game = Kingdomino::<G>::new(&options).unwrap();
        let mut naive = vec![NaiveKingdom::default(); game.players()];
        while let turn @ (Turn::Seat(_) | Turn::Chance) = game.turn() {
            let due = game.due();
            let event = game.advance(&mut chance);
            let Turn::Seat(seat) = turn else { continue };
            let twin = &mut naive[seat.index()];
            match event {
                Event::Place {
                    domino,
                    left,
                    right,
                } => {
                    let size = i32::from(G::SIZE);
                    assert!(twin.can_place(domino, spot(left), spot(right), size));
                    twin.place(domino, spot(left), spot(right));
                }
                Event::Discard(domino) => {
                    assert!(twin.placements(domino, G::SIZE.into()).is_empty());
                    twin.discarded += 1;
                }
                _ => continue,
            }
            // The due domino, one with equal halves, and another one.
            let third = 13 + (seen * 7 % 36) as i32;
            let asked = [due, Domino::new(1 + seen as i32 % 12), Domino::new(third)];
            compare(game.kingdom(seat), twin, asked.into_iter().flatten());
            seen += 1;
        }
        let totals = game.totals();
        for (seat, score) in game.scores().pairs() {
            assert_eq!(score.total(), totals[seat]);
        }
    }
}

#[test]
fn placements_and_scores_of_random_play_5x5() {
    play_beside::<Five>(KingdominoOptions::players(4), 1, 20_000);
    play_beside::<Five>(KingdominoOptions::players(3), 2, 10_000);
    play_beside::<Five>(KingdominoOptions::players(2), 3, 10_000);
}

#[test]
fn placements_and_scores_of_random_play_7x7() {
    play_beside::<Seven>(KingdominoOptions::mighty_duel(), 4, 40_000);
}

/// Any squares, including those that no game can lead to.
fn any_land(size: i8) -> impl Strategy<Value = Vec<(Square, Half)>> {
    let corner = (1 - size..=0, 1 - size..=0);
    let half = (0..6_usize, 0..=3_u8).prop_map(|(terrain, crowns)| Half {
        terrain: Terrain::ALL[terrain],
        crowns,
    });
    let cells = (size as usize).pow(2);
    let squares = proptest::collection::vec(proptest::option::of(half), cells);
    (corner, squares).prop_map(move |((left, top), cells)| {
        let place = |i: usize| Square::new(left + i as i8 % size, top + i as i8 / size);
        let filled = cells.into_iter().enumerate();
        filled
            .filter_map(|(i, half)| half.map(|half| (place(i), half)))
            .filter(|(square, _)| *square != Square::default())
            .collect()
    })
}

fn compare_land<G: Grid>(land: &[(Square, Half)]) {
    let kingdom = Kingdom::<G>::from_squares(land).unwrap();
    let naive = NaiveKingdom {
        land: land
            .iter()
            .map(|&(square, half)| (spot(square), half))
            .collect(),
        discarded: 0,
    };
    compare(&kingdom, &naive, Domino::all().step_by(5));
    let mut sorted = land.to_vec();
    sorted.sort_unstable_by_key(|(square, _)| *square);
    assert_eq!(kingdom.land().collect::<Vec<_>>(), sorted);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_kingdom_5x5(land in any_land(5)) {
        compare_land::<Five>(&land);
    }

    #[test]
    fn any_kingdom_7x7(land in any_land(7)) {
        compare_land::<Seven>(&land);
    }

    #[test]
    fn check_and_placements_agree(land in any_land(5), number in 1..=48_i32) {
        let kingdom = Kingdom::<Five>::from_squares(&land).unwrap();
        let domino = Domino::new(number).unwrap();
        let mut by_check = Vec::new();
        for (x, y) in (-6..=6).flat_map(|x| (-6..=6).map(move |y| (x, y))) {
            for (dx, dy) in [(-1, 0), (0, -1), (0, 1), (1, 0)] {
                let (left, right) = (Square::new(x, y), Square::new(x + dx, y + dy));
                let canonical = left < right || !domino.is_symmetric();
                if canonical && kingdom.check(domino, left, right).is_ok() {
                    by_check.push((left, right));
                }
            }
        }
        prop_assert_eq!(by_check, kingdom.placements(domino).iter().collect::<Vec<_>>());
    }
}

#[test]
fn seats_beyond_the_players_stay_empty() {
    let mut game = Kingdomino::<Five>::new(&KingdominoOptions::players(2)).unwrap();
    takht_core::playout(&mut game, &mut Quick::new(1), |_| {});
    for seat in Seat::all(4).skip(2) {
        assert_eq!(game.kingdom(seat).land().count(), 0);
    }
}
