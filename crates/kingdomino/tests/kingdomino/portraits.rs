//! Portraits, compared with a second count, square by square.

use std::collections::{BTreeMap, BTreeSet};

use takht_core::{Chance, Game, Quick, Turn};
use takht_kingdomino::grid::Five;
use takht_kingdomino::{
    Kingdom, Kingdomino, KingdominoOptions, PORTRAIT, SHAPE, SHARE, Shapes, Square, Supply,
    Terrain, Trait, portrait,
};

type Squares = BTreeSet<(i8, i8)>;

fn beside((x, y): (i8, i8)) -> [(i8, i8); 4] {
    [(x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)]
}

fn pieces(of: &Squares) -> Vec<Squares> {
    let mut rest = of.clone();
    let mut pieces = Vec::new();
    while let Some(first) = rest.pop_first() {
        let (mut piece, mut border) = (Squares::from([first]), vec![first]);
        while let Some(at) = border.pop() {
            for next in beside(at) {
                if rest.remove(&next) {
                    piece.insert(next);
                    border.push(next);
                }
            }
        }
        pieces.push(piece);
    }
    pieces
}

/// The numbers after those of the shape, for a kingdom inside the full grid around its castle.
fn step_by_step(kingdom: &Kingdom<Five>, shape: &[i16; SHAPE], supply: &Supply) -> Vec<i16> {
    let land: BTreeMap<_, _> = kingdom
        .land()
        .map(|(Square { x, y }, half)| ((x, y), half))
        .collect();
    let free: Squares = (-2..=2)
        .flat_map(|x| (-2..=2).map(move |y| (x, y)))
        .filter(|at| *at != (0, 0) && !land.contains_key(at))
        .collect();
    let around = |squares: &Squares| -> Squares {
        let all = squares.iter().flat_map(|&at| beside(at));
        all.filter(|at| free.contains(at)).collect()
    };
    let doors = around(&Squares::from([(0, 0)]));
    let mut numbers = Vec::new();
    let mut prizes: BTreeMap<_, i16> = BTreeMap::new();
    let mut further: BTreeMap<_, i16> = BTreeMap::new();
    let (mut joining, mut likely) = (0, 0);
    let mut bare = [0; 6];
    let mut by_terrain = Vec::new();
    for (i, terrain) in Terrain::ALL.into_iter().enumerate() {
        let all = land.iter().filter(|(_, half)| half.terrain == terrain);
        let all: Squares = all.map(|(at, _)| *at).collect();
        let crowns = |of: &Squares| -> i16 { of.iter().map(|at| i16::from(land[at].crowns)).sum() };
        let (mut largest, mut room, mut crowned) = ((0, 0), 0, Squares::new());
        let properties = pieces(&all);
        for (n, property) in properties.iter().enumerate() {
            let (squares, crowns_of) = (property.len() as i16, crowns(property));
            let open = around(property);
            if squares * crowns_of >= largest.0 * largest.1 {
                largest = (squares, crowns_of);
            }
            if crowns_of == 0 && !open.is_empty() {
                bare[i] += squares * supply.crowns[i];
            }
            if crowns_of > 0 {
                room += crowns_of * (open.len() as i16).min(3);
                crowned.extend(&open);
                let two: Squares = open.union(&around(&open)).copied().collect();
                for at in &open {
                    let prize = prizes.entry(*at).or_default();
                    *prize = (*prize).max(crowns_of.min(5));
                }
                for at in two {
                    let prize = further.entry(at).or_default();
                    *prize = (*prize).max(crowns_of.min(5));
                }
            }
            for other in &properties[..n] {
                if !open.is_disjoint(&around(other)) {
                    let more = crowns_of * other.len() as i16 + crowns(other) * squares;
                    joining += more;
                    likely += more * supply.squares[i] / 8;
                }
            }
        }
        numbers.extend([all.len() as i16, crowns(&all), largest.0]);
        numbers.extend([crowned.len() as i16, room * supply.squares[i] / 8]);
        by_terrain.push(around(&all));
    }
    numbers.push(prizes.values().sum());
    numbers.push(further.values().sum());
    let prized = |least: i16| prizes.values().filter(|prize| **prize >= least).count() as i16;
    numbers.extend([prized(3), prized(5), joining, likely]);
    let parts = pieces(&free);
    let count = |of: &dyn Fn(&Squares) -> bool| parts.iter().filter(|part| of(part)).count() as i16;
    numbers.push(parts.len() as i16);
    numbers.push(count(&|part| part.len() % 2 == 1));
    numbers.push(count(&|part| part.len() == 2));
    let uncovered = parts.iter().map(|part| {
        let colours = part
            .iter()
            .map(|(x, y)| if (x + y) % 2 == 0 { 1 } else { -1_i16 });
        colours.sum::<i16>().abs()
    });
    numbers.push(uncovered.sum());
    let number = |of: &dyn Fn(&(i8, i8)) -> bool| free.iter().filter(|at| of(at)).count() as i16;
    let free_beside = |at: &(i8, i8)| beside(*at).iter().filter(|at| free.contains(at)).count();
    let taken = |at: &(i8, i8)| *at == (0, 0) || land.contains_key(at);
    numbers.push(number(&|at| free_beside(at) == 1));
    numbers.push(number(&|at| !beside(*at).iter().any(taken)));
    numbers.push(number(&|(x, y)| x.abs() == 2 && y.abs() == 2));
    let terrains = |at: &(i8, i8)| by_terrain.iter().filter(|of| of.contains(at)).count();
    for least in 1..=3 {
        numbers.push(number(&|at| !doors.contains(at) && terrains(at) >= least));
    }
    let mut welcome = 0;
    for i in 0..6 {
        let fits = |at: &(i8, i8)| by_terrain[i].contains(at) || doors.contains(at);
        let places = number(&|at| fits(at) && free_beside(at) > 0);
        welcome += places.min(2) * supply.squares[i];
        numbers.extend([places, supply.squares[i], supply.crowns[i]]);
        numbers.push(shape[Trait::Room as usize + i] * supply.squares[i] / 8);
        numbers.push(bare[i]);
    }
    numbers.extend([welcome, supply.turn]);
    numbers.extend([supply.middle_kingdom, supply.harmony]);
    numbers
}

/// Checks the kingdoms of random games that lie inside the full grid around their castle.
#[test]
fn portraits_are_what_counting_gives() {
    let mut chance = Quick::new(3);
    let mut seen = 0;
    for _ in 0..150 {
        let mut game: Kingdomino = Kingdomino::new(&KingdominoOptions::players(4)).unwrap();
        while !game.is_over() {
            if let Turn::Seat(seat) = game.turn() {
                let kingdom = game.kingdom(seat);
                let shapes = Shapes::new(kingdom);
                let shape = shapes.now();
                if shape[Trait::Strayed as usize] == 0 {
                    let place = chance.below(4) as usize;
                    let supply = match game.due() {
                        Some(_) => game.supply_of_older(place),
                        None => game.supply_of_newer(place),
                    };
                    let portrait = portrait(kingdom, shape, &supply);
                    assert_eq!(portrait[..SHAPE], *shape);
                    let rest = step_by_step(kingdom, shape, &supply);
                    assert_eq!(rest.len(), PORTRAIT - SHAPE);
                    assert_eq!(portrait[SHAPE..], rest);
                    seen += 1;
                }
            }
            game.advance(&mut chance);
        }
    }
    assert!(seen > 2_000, "{seen}");
}

/// A line is part of the supply for the players who add a domino of the line before it, but not for
/// those who add a domino of the line itself.
#[test]
fn a_supply_is_what_is_left_when_a_domino_is_added() {
    let mut game: Kingdomino = Kingdomino::new(&KingdominoOptions::players(4)).unwrap();
    for event in ["deal 45 46 47 48", "kings 0 1 2 3"] {
        game.play(event.parse().unwrap()).unwrap();
    }
    let mine = Terrain::Mine as usize;
    let (older, newer) = (game.supply_of_older(3), game.supply_of_newer(0));
    // 48 dominoes have six mine squares with ten crowns; the four best dominoes have four of the
    // squares and nine of the crowns.
    assert_eq!(older.squares[mine], (6 * SHARE / 48) as i16);
    assert_eq!(older.crowns[mine], (10 * SHARE / 48) as i16);
    assert_eq!(newer.squares[mine], (2 * SHARE / 44) as i16);
    assert_eq!(newer.crowns[mine], (SHARE / 44) as i16);
    assert_eq!((older.turn, newer.turn), (6, 0));
}
