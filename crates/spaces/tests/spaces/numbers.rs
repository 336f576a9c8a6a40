//! Every legal event has exactly one number, and every number of the mask a legal event.

use std::collections::HashSet;

use takht_bots::Playable;
use takht_core::{Chance, OptionMap, Quick, Turn};
use takht_games::{GameId, start};
use takht_spaces::{Space, Spaces, numbering};
use takht_testing::proof_factor;

use crate::setups::{Check, each};

/// How many positions of each game and its options the tests visit at least.
const POSITIONS: u32 = 1_500;

/// How many numbers that are not legal are tried in each position.
const OTHERS: u32 = 40;

struct OneNumberEach {
    chance: Quick,
    positions: u64,
    events: u64,
}

/// The verb of the actions that have this number.
fn verb(space: &Space, number: u32) -> &'static str {
    let ranges = space.actions.iter();
    let mut of = ranges.filter(|range| (range.first..range.first + range.count).contains(&number));
    let found = of.next().expect("the number is of the space");
    assert!(of.next().is_none(), "two ranges have {number}");
    found.name
}

impl OneNumberEach {
    fn position<G: Spaces>(&mut self, game: &G, space: &Space) {
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let mut numbers = HashSet::new();
        for &event in &legal {
            let number = game
                .number(event)
                .unwrap_or_else(|| panic!("{event} has no number"));
            assert!(
                (number as usize) < space.action_count(),
                "{event}: {number}"
            );
            assert!(numbers.insert(number), "{event} shares {number}");
            assert_eq!(game.event(number), Some(event), "{number}");
            let text = event.to_string();
            let own = verb(space, number);
            assert!(
                own == "event" || text.starts_with(own),
                "{text} is no {own}"
            );
        }
        let mut shown = HashSet::new();
        game.actions(|number| assert!(shown.insert(number), "{number} is shown twice"));
        assert_eq!(shown, numbers);
        let mut described = HashSet::new();
        game.candidates(|number, features| {
            assert_eq!(features.len(), space.features.len());
            assert!(described.insert(number), "{number} is described twice");
        });
        assert_eq!(described, numbers);
        // No other number stands for a legal event, so no legal event has two.
        for _ in 0..OTHERS {
            let other = self.chance.below(space.action_count() as u32 + 3);
            if !numbers.contains(&other)
                && let Some(event) = game.event(other)
            {
                assert!(
                    game.clone().play(event).is_err(),
                    "{other}: {event} is legal"
                );
            }
        }
        self.positions += 1;
        self.events += legal.len() as u64;
    }
}

impl Check for OneNumberEach {
    fn check<G: Spaces + Playable>(&mut self, start: &G) {
        let space = G::space(&start.options());
        let wanted = self.positions + u64::from(POSITIONS * proof_factor());
        while self.positions < wanted {
            let mut game = start.clone();
            while game.turn() != Turn::Over && self.positions < wanted {
                if game.turn() == Turn::Chance {
                    assert_eq!(game.number(game.deal(&mut self.chance)), None);
                    game.actions(|number| panic!("{number} is legal though chance is to act"));
                } else {
                    self.position(&game, &space);
                }
                game.advance(&mut self.chance);
            }
        }
    }
}

#[test]
fn every_legal_event_has_exactly_one_number() {
    let mut check = OneNumberEach {
        chance: Quick::new(21),
        positions: 0,
        events: 0,
    };
    each(&mut check);
    println!(
        "{} positions with {} legal events",
        check.positions, check.events
    );
}

struct Ranges;

impl Check for Ranges {
    fn check<G: Spaces + Playable>(&mut self, start: &G) {
        let space = G::space(&start.options());
        let mut next = 0;
        for range in &space.actions {
            assert_eq!(range.first, next, "{}", range.name);
            assert!(range.count > 0, "{}", range.name);
            next += range.count;
        }
        assert_eq!(next as usize, space.action_count());
        for names in [&space.planes, &space.vector] {
            let different: HashSet<_> = names.iter().collect();
            assert_eq!(
                different.len(),
                names.len(),
                "a name stands for two things: {names:?}"
            );
        }
    }
}

#[test]
fn the_parts_of_a_space_have_names_of_their_own_and_leave_no_gap() {
    each(&mut Ranges);
}

#[test]
fn listed_outcomes_of_any_game_can_be_played_and_add_up_to_one() {
    let mut chance = Quick::new(3);
    for &id in GameId::ALL {
        let mut game = start(id, &OptionMap::new()).unwrap();
        let numbering = numbering(&*game).unwrap();
        let mut listed = 0;
        for _ in 0..120 {
            if let Some(outcomes) = numbering.outcomes(&*game) {
                assert_eq!(game.turn(), Turn::Chance);
                let sum: f64 = outcomes.iter().map(|(_, weight)| weight).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{sum}");
                for (event, _) in &outcomes {
                    game.clone().play(event).unwrap();
                }
                listed += 1;
            }
            let event = game.deal(&mut chance);
            let Some(event) = event.or_else(|| game.sample(&mut chance)) else {
                break;
            };
            game.play(&event).unwrap();
        }
        // Not every game lists its outcomes: the example does not.
        assert!(
            listed > 0 || id.drawn().is_none(),
            "{id}: nothing was listed"
        );
    }
}
