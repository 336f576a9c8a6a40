//! The game asks chance for the numbers that the fair-deal scheme describes, in the same order.

use std::collections::VecDeque;

use takht_core::{Chance, Game};
use takht_kingdom_builder::{KingdomBuilder, KingdomBuilderOptions};

/// A source of chance that gives prepared answers and records the questions.
struct Script {
    answers: VecDeque<u32>,
    asked: Vec<u32>,
}

impl Script {
    fn new(answers: &[u32]) -> Self {
        Self {
            answers: answers.iter().copied().collect(),
            asked: Vec::new(),
        }
    }
}

impl Chance for Script {
    fn below(&mut self, n: u32) -> u32 {
        self.asked.push(n);
        self.answers.pop_front().unwrap()
    }
}

/// Deals with these answers, plays the event, and returns it with the questions.
fn deal(game: &mut KingdomBuilder, answers: &[u32]) -> (String, Vec<u32>) {
    let mut script = Script::new(answers);
    let event = game.deal(&mut script);
    assert!(script.answers.is_empty(), "not everything was asked");
    game.play(event).unwrap();
    (event.to_string(), script.asked)
}

#[test]
fn boards_cards_first_and_draws() {
    let mut game = KingdomBuilder::new(&KingdomBuilderOptions::players(3)).unwrap();
    // Each board is drawn from the remaining ones: barn farm harbor oasis oracle paddock tavern
    // tower.
    let (boards, asked) = deal(&mut game, &[6, 0, 5, 1, 0, 0, 0, 1]);
    assert_eq!(boards, "boards tavern paddock^ barn farm^");
    assert_eq!(asked, [8, 2, 7, 2, 6, 2, 5, 2]);
    // The ten cards are drawn in alphabetical order and written in alphabetical order.
    let (cards, asked) = deal(&mut game, &[9, 0, 7]);
    assert_eq!(cards, "cards citizens miners workers");
    assert_eq!(asked, [10, 9, 8]);
    assert_eq!(deal(&mut game, &[2]), ("first 2".to_owned(), vec![3]));
    // 25 cards sorted: 0–4 grass, 5–9 canyon, 10–14 desert, 15–19 flower, 20–24 forest.
    assert_eq!(deal(&mut game, &[4]), ("draw 2 grass".to_owned(), vec![25]));
    assert_eq!(
        deal(&mut game, &[4]),
        ("draw 0 canyon".to_owned(), vec![24])
    );
    assert_eq!(
        deal(&mut game, &[22]),
        ("draw 1 forest".to_owned(), vec![23])
    );
}

#[test]
fn what_the_options_name_is_not_drawn() {
    let mut game = KingdomBuilder::new(&KingdomBuilderOptions::first_game(2)).unwrap();
    let (boards, asked) = deal(&mut game, &[]);
    assert_eq!(
        (&*boards, asked),
        ("boards tavern paddock oasis farm", vec![])
    );
    let (cards, asked) = deal(&mut game, &[]);
    assert_eq!(
        (&*cards, asked),
        ("cards fishermen knights merchants", vec![])
    );
    assert_eq!(deal(&mut game, &[1]).1, [2]);
}
