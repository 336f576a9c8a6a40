//! What a newcomer learns of Kingdomino, by doing it: five moments of one game.

use takht_core::Turn;
use takht_games::AnyGame;

use crate::board::{Place, gain};
use crate::games::{Begins, Course, Lesson};

/// The first round of a game for four, in which everybody has one king: whatever the person chooses, it is the one
/// domino that they place next.
const FIRST_ROUND: &[&str] = &["deal 24 30 41 43", "kings 0 1 2 3"];

/// A later round of a game for two.
const LATER: &[&str] = &[
    "deal 24 30 41 43",
    "kings 0 1 0 1",
    "pick 24",
    "pick 30",
    "pick 41",
    "pick 43",
    "deal 10 13 28 42",
    "place 24 1,0 2,0",
    "pick 10",
    "place 30 -2,0 -1,0",
    "pick 13",
    "place 41 2,1 1,1",
    "pick 28",
    "place 43 -1,-1 -2,-1",
    "pick 42",
    "deal 45 46 47 48",
    "place 10 1,2 0,2",
    "pick 46",
    "place 13 -1,-2 -2,-2",
    "pick 45",
    "place 28 1,-1 0,-1",
    "pick 47",
    "place 42 -3,0 -4,0",
    "pick 48",
    "deal 19 20 35 36",
    "place 45 -2,-3 -1,-3",
    "pick 19",
];

/// A moment of the later game.
const fn later(
    name: &'static str,
    ply: usize,
    is_learned: fn(&dyn AnyGame, &str) -> bool,
) -> Lesson {
    let (events, _) = LATER.split_at(ply);
    Lesson {
        name,
        begins: Begins::After { players: 2, events },
        is_learned,
    }
}

pub(crate) static COURSE: Course = Course {
    lessons: &[
        Lesson {
            name: "choose",
            begins: Begins::After {
                players: 4,
                events: FIRST_ROUND,
            },
            is_learned: anything,
        },
        Lesson {
            name: "place",
            begins: Begins::GoingOn("deal 10 13 28 42"),
            is_learned: anything,
        },
        later("same", 11, away_from_the_castle),
        later("crowns", 16, with_most_points),
        later("castle", 27, anything),
    ],
};

/// The rules themselves leave only what is to be learned.
fn anything(_: &dyn AnyGame, _: &str) -> bool {
    true
}

/// The rules allow a domino away from the castle only beside the same land.
fn away_from_the_castle(_: &dyn AnyGame, event: &str) -> bool {
    // The castle lies in the middle, at 0,0.
    let mut places = event.split(' ').filter_map(Place::read);
    !places.any(|place| place.0.abs() + place.1.abs() == 1)
}

fn with_most_points(game: &dyn AnyGame, event: &str) -> bool {
    let best = game.legal().iter().map(|event| gain(game, event)).max();
    matches!(game.turn(), Turn::Seat(_)) && best == Some(gain(game, event))
}
