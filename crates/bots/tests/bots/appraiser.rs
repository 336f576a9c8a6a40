//! Appraisers and builders of Kingdomino.

use takht_bots::kingdomino::{Appraiser, Builder, PARTS};
use takht_core::{Game, Quick, Seat, Turn};
use takht_kingdomino::grid::Five;
use takht_kingdomino::{Domino, Kingdomino, KingdominoEvent as Event, KingdominoOptions};

type Four = Kingdomino<Five>;

/// Calls `show` at every decision of some games, with the due domino if there is one.
fn turns(mut show: impl FnMut(&Four, Seat, Option<Domino>)) {
    for deal in 0..40 {
        let mut chance = Quick::new(deal);
        let mut game = Four::new(&KingdominoOptions::players(4)).unwrap();
        while !game.is_over() {
            if let Turn::Seat(seat) = game.turn() {
                show(&game, seat, game.due());
                // One game in four is random, so that some kingdoms have few placements left.
                if deal % 4 > 0 {
                    let event = Builder::of::<Five>().choose(&game, seat, &mut chance);
                    game.play(event).unwrap();
                    continue;
                }
            }
            game.advance(&mut chance);
        }
    }
}

#[test]
fn place_and_pick_are_legal_together_and_the_more_is_tried_the_better() {
    let (mut found, mut none, mut better) = (0, 0, 0);
    turns(|game, seat, due| {
        let Some(domino) = due else { return };
        let kingdom = game.kingdom(seat);
        let appraiser = Appraiser::of::<Five>(6).unwrap();
        let fits = kingdom.placements(domino).by_facing().next().is_some();
        let offered = game.offered().next().is_some();
        let Some((at, next)) = appraiser.turn(game, kingdom, domino, 4) else {
            assert!(!fits || !offered);
            none += 1;
            return;
        };
        let (left, right) = kingdom.squares_of(at);
        let mut after = *game;
        let place = Event::Place {
            domino,
            left,
            right,
        };
        after.play(place).unwrap();
        after.play(Event::Pick(next.domino)).unwrap();
        let all = appraiser.looking_at(usize::MAX);
        let most = all.turn(game, kingdom, domino, usize::MAX).unwrap();
        assert!(most.1.worth >= next.worth);
        better += i32::from(most.1.worth > next.worth);
        found += 1;
    });
    println!("{found} found, {none} none, {better} better with everything tried");
    assert!(found > 1_000 && none > 100 && better > 100);
}

#[test]
fn whims_change_a_pick_and_without_them_it_is_the_same() {
    let builder = Builder::of::<Five>();
    let (mut same, mut others) = (0, 0);
    let mut chance = Quick::new(3);
    turns(|game, seat, due| {
        if due.is_some() {
            return;
        }
        let kingdom = game.kingdom(seat);
        let mut whim = |points: i32| {
            let whim = (points * PARTS) as u32;
            let offer = builder.pick_on_a_whim(game, kingdom, whim, &mut chance);
            offer.map(|offer| offer.domino)
        };
        let usual = builder.pick(game, kingdom).map(|offer| offer.domino);
        assert_eq!(whim(0), usual);
        *[&mut others, &mut same][usize::from(whim(3) == usual)] += 1;
    });
    println!("{same} the same, {others} others");
    assert!(others > 50 && same > 4 * others);
}
