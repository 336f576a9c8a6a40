//! Kingdomino keeps the contract in every variant.

use takht_core::conformance::{Suite, check};
use takht_core::{Few, Game, Seat, Series};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{
    Domino, Kingdomino, KingdominoEvent as Event, KingdominoOptions, MightyDuel, Square,
};

/// Every event a player could type: all picks and discards, placements of the due domino and of
/// another one on every pair of squares, and a few lines and orders of kings.
fn candidates<G: Grid>(game: &Kingdomino<G>, events: &mut Vec<Event>) {
    events.extend(Domino::all().map(Event::Pick));
    events.extend(Domino::all().map(Event::Discard));
    let reach = G::SIZE as i8 + 1;
    for domino in game.due().into_iter().chain(Domino::new(17)) {
        for (x, y) in (-reach..=reach).flat_map(|x| (-reach..=reach).map(move |y| (x, y))) {
            for (dx, dy) in [(-1, 0), (0, -1), (0, 1), (1, 0), (0, 0), (1, 1), (2, 0)] {
                let (left, right) = (Square::new(x, y), Square::new(x + dx, y + dy));
                events.push(
                    Event::Place {
                        domino,
                        left,
                        right,
                    }
                    .canonical(),
                );
            }
        }
    }
    for first in 1..=44 {
        let line: Vec<Domino> = (first..first + 4).filter_map(Domino::new).collect();
        for length in 2..=4 {
            events.push(Event::Deal(Few::try_from(&line[..length]).unwrap()));
        }
    }
    for order in [
        &[0, 1][..],
        &[0, 1, 2],
        &[0, 0, 1, 1],
        &[1, 0, 3, 2],
        &[0, 0, 0, 1],
    ] {
        let order: Vec<Seat> = order.iter().filter_map(|&seat| Seat::new(seat)).collect();
        events.push(Event::Kings(Few::try_from(&order[..]).unwrap()));
    }
}

fn of_series<G: Grid>(series: &Series<Kingdomino<G>>, events: &mut Vec<Event>) {
    candidates(series.current(), events);
}

/// The options with every combination of the two bonuses.
fn with_bonuses(options: KingdominoOptions) -> Vec<KingdominoOptions> {
    let switches = [(true, true), (true, false), (false, true), (false, false)];
    let with = |(middle_kingdom, harmony)| KingdominoOptions {
        middle_kingdom,
        harmony,
        ..options
    };
    switches.map(with).to_vec()
}

fn suite<G: Game<Options = KingdominoOptions>>(
    options: Vec<KingdominoOptions>,
    candidates: fn(&G, &mut Vec<G::Event>),
) -> Suite<G> {
    Suite {
        options,
        candidates,
        games: 4,
        longest: 3 * (1 + 12 + 2 * 48),
    }
}

#[test]
fn standard_games_conform() {
    let options = (2..=4)
        .map(KingdominoOptions::players)
        .flat_map(with_bonuses);
    check(&suite(
        options.collect(),
        candidates::<takht_kingdomino::Five>,
    ));
}

#[test]
fn mighty_duels_conform() {
    let options = with_bonuses(KingdominoOptions::mighty_duel());
    check::<MightyDuel>(&suite(options, candidates));
}

#[test]
fn dynasties_conform() {
    let dynasty = |options| KingdominoOptions {
        dynasty: true,
        ..options
    };
    let options = (2..=4).map(|players| dynasty(KingdominoOptions::players(players)));
    check::<Series<Kingdomino>>(&suite(options.collect(), of_series));
    let duel = vec![dynasty(KingdominoOptions::mighty_duel())];
    check::<Series<MightyDuel>>(&suite(duel, of_series));
}
