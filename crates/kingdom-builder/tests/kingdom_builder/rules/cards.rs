//! B23 to B34: gold.

use takht_core::{Game, Quick, Score, Seat, playout};
use takht_kingdom_builder::{
    Card, Hexes, KingdomBuilder, KingdomBuilderOptions, Land, Map, SPAN, Source, Tally, Terrain,
};

use super::{hex, hexes, play_all};

type Places<'a> = &'a [(u8, u8)];

/// Helps the compiler to infer a slice of places.
fn at(places: Places<'_>) -> Places<'_> {
    places
}

/// A map of grass with other land at some places.
fn map(lands: &[(char, Places<'_>)]) -> Map {
    let mut all = [[Land::Terrain(Terrain::Grass); SPAN as usize]; SPAN as usize];
    for (letter, places) in lands {
        for &(row, column) in *places {
            all[usize::from(row)][usize::from(column)] = Land::of_letter(*letter).unwrap();
        }
    }
    Map::of_lands(&all)
}

/// The gold of each player from one source.
fn gold(source: Source, lands: &[(char, Places<'_>)], players: &[Places<'_>]) -> Vec<i32> {
    let settlements: Vec<Hexes> = players.iter().map(|places| hexes(places)).collect();
    let map = map(lands);
    let tally = Tally {
        map: &map,
        settlements: &settlements,
    };
    (0..players.len())
        .map(|player| {
            let gold = tally.gold(source, player);
            let shares = tally.shares(source, player);
            assert_eq!(shares.iter().map(|share| share.gold).sum::<i32>(), gold);
            gold
        })
        .collect()
}

/// The gold of one player from a card.
fn of_card(card: Card, lands: &[(char, Places<'_>)], own: Places<'_>) -> i32 {
    gold(Source::Card(card), lands, &[own])[0]
}

#[test]
fn b23_three_gold_for_each_castle_next_to_a_settlement() {
    let castles: Places<'_> = &[(3, 3), (10, 10), (0, 19)];
    let lands = [('S', castles)];
    let of = |own| gold(Source::Castles, &lands, &[own])[0];
    assert_eq!(of(&[(3, 2)]), 3);
    assert_eq!(
        of(&[(3, 2), (3, 4), (2, 3)]),
        3,
        "one castle, however many stand around it"
    );
    assert_eq!(of(&[(3, 2), (10, 9), (1, 19)]), 9);
    assert_eq!(of(&[(3, 5), (5, 3)]), 0, "two hexes away");
    let both = gold(Source::Castles, &lands, &[&[(3, 2)], &[(3, 4)]]);
    assert_eq!(both, [3, 3], "a castle pays everyone next to it");
}

#[test]
fn b24_fishermen_next_to_water() {
    let water: Places<'_> = &[(5, 5), (5, 6), (9, 0)];
    let lands = [('W', water)];
    assert_eq!(of_card(Card::Fishermen, &lands, &[(5, 4)]), 1);
    assert_eq!(
        of_card(Card::Fishermen, &lands, &[(5, 4), (6, 6), (8, 0), (0, 0)]),
        3
    );
    assert_eq!(
        of_card(Card::Fishermen, &lands, &[(4, 6)]),
        1,
        "once, between two waters"
    );
}

#[test]
fn b24_fishermen_on_water_get_nothing() {
    let water: Places<'_> = &[(5, 5), (5, 6)];
    let lands = [('W', water)];
    assert_eq!(
        of_card(Card::Fishermen, &lands, &[(5, 5)]),
        0,
        "next to water, but on it"
    );
    assert_eq!(of_card(Card::Fishermen, &lands, &[(5, 5), (5, 4)]), 1);
    let lone = [('W', at(&[(5, 5)]))];
    assert_eq!(
        of_card(Card::Fishermen, &lone, &[(5, 5), (5, 4)]),
        1,
        "water under a settlement is still water"
    );
}

#[test]
fn b25_miners_next_to_a_mountain() {
    let lands = [('M', at(&[(5, 5), (5, 6), (12, 12)]))];
    assert_eq!(
        of_card(Card::Miners, &lands, &[(5, 4), (4, 6), (13, 12), (0, 0)]),
        3
    );
    assert_eq!(of_card(Card::Miners, &lands, &[(5, 8)]), 0);
}

#[test]
fn b26_workers_next_to_a_location_or_castle() {
    let lands = [('L', at(&[(5, 5)])), ('S', at(&[(5, 7)]))];
    assert_eq!(of_card(Card::Workers, &lands, &[(5, 4)]), 1);
    assert_eq!(
        of_card(Card::Workers, &lands, &[(5, 6)]),
        1,
        "once, between the two"
    );
    assert_eq!(
        of_card(Card::Workers, &lands, &[(5, 4), (5, 6), (5, 8), (9, 9)]),
        3
    );
}

#[test]
fn b27_discoverers_count_rows() {
    assert_eq!(
        of_card(Card::Discoverers, &[], &[(5, 5), (5, 9), (6, 0), (19, 19)]),
        3
    );
    assert_eq!(of_card(Card::Discoverers, &[], &[]), 0);
    let column: Vec<(u8, u8)> = (0..20).map(|row| (row, 7)).collect();
    assert_eq!(of_card(Card::Discoverers, &[], &column), 20);
}

#[test]
fn b28_knights_two_for_each_in_the_fullest_row() {
    assert_eq!(
        of_card(Card::Knights, &[], &[(5, 5), (5, 9), (5, 19), (6, 0)]),
        6
    );
    assert_eq!(of_card(Card::Knights, &[], &[(6, 0)]), 2);
    assert_eq!(of_card(Card::Knights, &[], &[]), 0);
}

#[test]
fn b28_of_equal_rows_only_one() {
    assert_eq!(
        of_card(
            Card::Knights,
            &[],
            &[(5, 5), (5, 9), (6, 0), (6, 1), (7, 7)]
        ),
        4
    );
}

#[test]
fn b29_hermits_count_groups() {
    assert_eq!(of_card(Card::Hermits, &[], &[(5, 5), (5, 6), (4, 6)]), 1);
    assert_eq!(of_card(Card::Hermits, &[], &[(5, 5), (5, 7), (9, 9)]), 3);
    assert_eq!(of_card(Card::Hermits, &[], &[]), 0);
    // 4,5 and 5,5 touch, 4,4 and 5,5 do not: row 5 is shifted to the right.
    assert_eq!(of_card(Card::Hermits, &[], &[(4, 5), (5, 5)]), 1);
    assert_eq!(of_card(Card::Hermits, &[], &[(4, 4), (5, 5)]), 2);
}

#[test]
fn b29_others_do_not_join_groups() {
    let players: [Places<'_>; 2] = [&[(5, 5), (5, 7)], &[(5, 6)]];
    assert_eq!(gold(Source::Card(Card::Hermits), &[], &players), [2, 1]);
}

#[test]
fn b30_citizens_one_for_two_of_the_largest_group() {
    let row = |count: u8| -> Vec<(u8, u8)> { (0..count).map(|column| (3, column)).collect() };
    for (count, expected) in [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (8, 4)] {
        assert_eq!(
            of_card(Card::Citizens, &[], &row(count)),
            expected,
            "{count}"
        );
    }
    let mut two_groups = row(5);
    two_groups.extend([(9, 0), (9, 1), (9, 2), (9, 3)]);
    assert_eq!(
        of_card(Card::Citizens, &[], &two_groups),
        2,
        "only the largest"
    );
}

#[test]
fn b31_merchants_four_for_each_joined_location_or_castle() {
    let lands = [('L', at(&[(5, 5), (5, 8)])), ('S', at(&[(5, 11)]))];
    assert_eq!(
        of_card(Card::Merchants, &lands, &[(5, 6)]),
        0,
        "joined to nothing"
    );
    assert_eq!(of_card(Card::Merchants, &lands, &[(5, 6), (5, 7)]), 8);
    assert_eq!(
        of_card(Card::Merchants, &lands, &[(5, 6), (5, 7), (5, 9), (5, 10)]),
        12
    );
    // One settlement next to two locations joins them.
    let close = [('L', at(&[(5, 5), (5, 7)]))];
    assert_eq!(of_card(Card::Merchants, &close, &[(5, 6)]), 8);
}

#[test]
fn b31_two_networks_that_share_a_hex_count_it_once() {
    let lands = [('L', at(&[(5, 5), (5, 8)])), ('S', at(&[(5, 11)]))];
    // 5,8 is joined to 5,5 on one side and to 5,11 on the other, by groups that do not touch.
    let own: Places<'_> = &[(5, 6), (5, 7), (5, 9), (5, 10)];
    assert_eq!(hexes(own).groups().count(), 2);
    assert_eq!(of_card(Card::Merchants, &lands, own), 12);
}

#[test]
fn b31_separate_networks_all_count() {
    let lands = [('L', at(&[(5, 5), (5, 8), (15, 5), (15, 8), (0, 19)]))];
    let own: Places<'_> = &[(5, 6), (5, 7), (15, 6), (15, 7), (1, 18)];
    assert_eq!(of_card(Card::Merchants, &lands, own), 16);
}

#[test]
fn b31_settlements_of_others_join_nothing() {
    let lands = [('L', at(&[(5, 5), (5, 8)]))];
    let players: [Places<'_>; 2] = [&[(5, 6)], &[(5, 7)]];
    assert_eq!(
        gold(Source::Card(Card::Merchants), &lands, &players),
        [0, 0]
    );
}

/// The gold from lords in the top left sector alone: every player has one settlement in each of the
/// other sectors, which brings 12 there.
fn lords(counts: &[u8]) -> Vec<i32> {
    let places: Vec<Vec<(u8, u8)>> = (0..)
        .zip(counts)
        .map(|(player, &count)| {
            let own = (0..count).map(|i| (player, i));
            own.chain([(player, 15), (15, player), (15, 15 + player)])
                .collect()
        })
        .collect();
    let players: Vec<Places<'_>> = places.iter().map(Vec::as_slice).collect();
    let all = gold(Source::Card(Card::Lords), &[], &players);
    all.iter().map(|gold| gold - 36).collect()
}

#[test]
fn b32_lords_twelve_for_the_most_and_six_for_the_second() {
    assert_eq!(lords(&[3, 2]), [12, 6]);
    assert_eq!(lords(&[1, 4, 3, 2]), [0, 12, 6, 0]);
}

#[test]
fn b32_all_who_tie_get_the_full_amount() {
    assert_eq!(lords(&[3, 3]), [12, 12]);
    assert_eq!(lords(&[4, 2, 2, 1]), [12, 6, 6, 0]);
    assert_eq!(lords(&[2, 2, 2, 2]), [12, 12, 12, 12]);
}

#[test]
fn b32_second_most_is_the_second_number_also_after_a_tie() {
    assert_eq!(lords(&[4, 4, 2, 1]), [12, 12, 6, 0]);
    assert_eq!(lords(&[4, 4, 4, 1]), [12, 12, 12, 6]);
}

#[test]
fn b32_none_is_a_number_like_any_other() {
    assert_eq!(lords(&[3, 0]), [12, 6], "second with nothing");
    assert_eq!(lords(&[0, 0]), [12, 12], "level with nothing");
    assert_eq!(lords(&[3, 2, 0]), [12, 6, 0]);
    assert_eq!(lords(&[3, 3, 0, 0]), [12, 12, 6, 6]);
}

#[test]
fn b33_farmers_three_for_each_in_the_weakest_sector() {
    let own: Places<'_> = &[
        (0, 0),
        (0, 1),
        (0, 2),
        (0, 12),
        (0, 13),
        (15, 0),
        (15, 1),
        (15, 15),
        (15, 16),
    ];
    assert_eq!(
        of_card(Card::Farmers, &[], own),
        6,
        "of equal sectors only one"
    );
    assert_eq!(of_card(Card::Farmers, &[], &own[..8]), 3);
}

#[test]
fn b33_an_empty_sector_makes_it_nothing() {
    let own: Places<'_> = &[(0, 0), (0, 1), (0, 12), (0, 13), (15, 0), (15, 1)];
    assert_eq!(of_card(Card::Farmers, &[], own), 0);
    assert_eq!(of_card(Card::Farmers, &[], &[]), 0);
}

#[test]
fn b33_the_sectors_meet_in_the_middle() {
    assert_eq!(
        of_card(Card::Farmers, &[], &[(9, 9), (9, 10), (10, 9), (10, 10)]),
        3
    );
}

#[test]
fn b34_most_gold_wins_and_ties_share() {
    let (mut shared, mut alone) = (0, 0);
    for seed in 0..400 {
        let mut game = KingdomBuilder::new(&KingdomBuilderOptions::players(2)).unwrap();
        playout(&mut game, &mut Quick::new(seed), |_| {});
        let totals = game.totals();
        let best = totals.iter().max().unwrap();
        let winners: Vec<Seat> = Seat::all(2).filter(|&seat| totals[seat] == *best).collect();
        assert_eq!(game.ranking().winners(), winners);
        match winners.len() {
            1 => alone += 1,
            _ => shared += 1,
        }
    }
    assert!(
        shared > 0 && alone > shared,
        "{alone} alone, {shared} shared"
    );
}

#[test]
fn b34_the_score_is_there_at_any_moment_with_the_hexes_behind_it() {
    let mut game = KingdomBuilder::new(&KingdomBuilderOptions::first_game(2)).unwrap();
    assert!(
        game.scores().iter().all(|score| score.total() == 0),
        "before the boards lie"
    );
    play_all(
        &mut game,
        &[
            "boards tavern paddock oasis farm",
            "cards fishermen knights merchants",
            "first 0",
            "draw 0 grass",
            "draw 1 canyon",
            "reveal grass",
            "build 3,4",
        ],
    );
    let score = &game.scores()[Seat::default()];
    let value = serde_json::to_value(score).unwrap();
    assert_eq!(value["total"], 5);
    assert_eq!(value["castles"], 3);
    assert_eq!(
        value["cards"],
        serde_json::json!({"fishermen": 0, "knights": 2, "merchants": 0})
    );
    assert_eq!(
        value["why"],
        serde_json::json!({
            "castles": [{"gold": 3, "hexes": ["3,3", "3,4"]}],
            "fishermen": [],
            "knights": [{"gold": 2, "hexes": ["3,4"]}],
            "merchants": [],
        })
    );
    assert_eq!(score.parts().len(), 4);
    let reasons: usize = score.parts().iter().map(|part| part.reasons.len()).sum();
    assert_eq!(reasons, 2);
    assert_eq!(score.gold(Source::Castles), 3);
    assert_eq!(score.gold(Source::Card(Card::Lords)), 0, "not in the game");
    assert!(game.settlements(Seat::default()).contains(hex(3, 4)));
}

#[test]
fn b34_every_piece_of_gold_has_its_hexes() {
    let row: Places<'_> = &[(5, 6), (5, 7), (9, 9)];
    let lands = [('L', at(&[(5, 5), (5, 8)])), ('W', at(&[(9, 10)]))];
    let map = map(&lands);
    let settlements = [hexes(row)];
    let tally = Tally {
        map: &map,
        settlements: &settlements,
    };
    let shares = |card| {
        let shares = tally.shares(Source::Card(card), 0);
        let shares = shares.iter().map(|share| {
            let hexes: Vec<String> = share.hexes.iter().map(ToString::to_string).collect();
            (share.gold, hexes.join(" "))
        });
        shares.collect::<Vec<_>>()
    };
    let one = |gold, hexes: &str| vec![(gold, hexes.to_owned())];
    assert_eq!(shares(Card::Merchants), one(8, "5,5 5,6 5,7 5,8"));
    assert_eq!(shares(Card::Fishermen), one(1, "9,9"));
    assert_eq!(shares(Card::Knights), one(4, "5,6 5,7"));
    assert_eq!(shares(Card::Citizens), one(1, "5,6 5,7"));
    assert_eq!(
        shares(Card::Hermits),
        [(1, "5,6 5,7".to_owned()), (1, "9,9".to_owned())]
    );
    assert_eq!(
        shares(Card::Discoverers),
        [(1, "5,6 5,7".to_owned()), (1, "9,9".to_owned())]
    );
    assert_eq!(shares(Card::Workers), one(2, "5,6 5,7"));
    let lords = shares(Card::Lords);
    assert_eq!(lords[0], (12, "5,6 5,7 9,9".to_owned()));
    assert_eq!(lords[1], (12, String::new()), "level with nothing");
}
