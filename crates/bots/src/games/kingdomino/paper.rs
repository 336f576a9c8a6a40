//! The agents of *Monte Carlo Methods for the Game Kingdomino*, Gedda, Lagerkvist and Butler, 2018.
//!
//! TR is [`crate::Random`]; the others are here. The paper does not define a single-square hole, nor how far
//! greedy placement looks ahead. Of the readings that we tried, only one gives all figures of the paper: a
//! hole is a free square with the kingdom on all four sides, and every greedy player looks ahead to the
//! domino that it picks, whether it chose that domino or drew it at random.

use takht_core::{Game, Quick, Seat};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{
    Domino, Kingdom, Kingdomino, KingdominoEvent as Event, Placement, Prospect, Regions,
};

use crate::bot::Best;
use crate::flat::Policy;
use crate::{Bot, Budget, View};

/// Whether a kingdom is centred and has no hole, and its points. The first decides, then the second.
type Value = (bool, i32);

fn value(points: i32, prospect: &Prospect) -> Value {
    let sound = prospect.centred && !prospect.hole;
    (sound, points + prospect.gain)
}

/// The best value that placing a domino can give.
fn best_with<G: Grid>(kingdom: &Kingdom<G>, points: i32, domino: Domino) -> Value {
    let mut best = (false, points);
    Regions::new(kingdom).prospects(domino, |prospect| {
        best = best.max(value(points, &prospect));
    });
    best
}

/// The placement of the due domino, if it fits anywhere, and the pick, if there is one.
type Decision = (Option<Placement>, Option<Domino>);

/// The placement and the pick with the best value after the picked domino is placed, too.
fn decide<G: Grid>(
    game: &Kingdomino<G>,
    seat: Seat,
    picks: &[Domino],
    chance: &mut Quick,
) -> Decision {
    let kingdom = game.kingdom(seat);
    let points = kingdom.property_points();
    let mut best = Best::new();
    let mut fits = false;
    if let Some(due) = game.due() {
        Regions::new(kingdom).prospects(due, |prospect| {
            fits = true;
            if picks.is_empty() {
                let value = value(points, &prospect);
                best.show((Some(prospect.at), None), value, chance);
                return;
            }
            let mut after = *kingdom;
            after.place_at(due, prospect.at);
            for &pick in picks {
                let value = best_with(&after, points + prospect.gain, pick);
                best.show((Some(prospect.at), Some(pick)), value, chance);
            }
        });
    }
    if !fits {
        for &pick in picks {
            let value = best_with(kingdom, points, pick);
            best.show((None, Some(pick)), value, chance);
        }
    }
    best.take().unwrap_or((None, None))
}

/// The first event of a decision, and the pick after it.
fn events<G: Grid>(
    game: &Kingdomino<G>,
    seat: Seat,
    (at, pick): Decision,
    chance: &mut Quick,
) -> (Event, Option<Event>) {
    let pick = pick.map(Event::Pick);
    match (game.due(), at) {
        (Some(domino), Some(at)) => {
            let (left, right) = game.kingdom(seat).squares_of(at);
            let place = Event::Place {
                domino,
                left,
                right,
            };
            (place, pick)
        }
        (Some(domino), None) => (Event::Discard(domino), pick),
        (None, _) => (pick.unwrap_or_else(|| game.sample(chance)), None),
    }
}

/// FG: full greedy. For every placement and pick it tries all placements of the picked domino. Placements
/// that break the grid around the castle or leave a hole come last; then points decide.
#[derive(Clone, Copy, Debug, Default)]
pub struct FullGreedy {
    /// The pick that goes with the placement chosen last.
    planned: Option<Event>,
}

impl FullGreedy {
    fn turn<G: Grid>(&mut self, game: &Kingdomino<G>, chance: &mut Quick) -> Event {
        if let Some(planned) = self.planned.take() {
            return planned;
        }
        let seat = game.turn().seat().unwrap_or_default();
        let picks: arrayvec::ArrayVec<Domino, 4> = game.offered().collect();
        let decision = if game.round() == 1 {
            // No kingdom has points yet, so FG picks the domino with the most crowns on one square.
            let mut best = Best::new();
            for &domino in &picks {
                let crowns = domino.left().crowns.max(domino.right().crowns);
                best.show(domino, crowns, chance);
            }
            (None, best.take())
        } else {
            decide(game, seat, &picks, chance)
        };
        let (event, planned) = events(game, seat, decision, chance);
        self.planned = planned;
        event
    }
}

impl<G: Grid> Bot<Kingdomino<G>> for FullGreedy {
    fn choose(
        &mut self,
        view: &View<Kingdomino<G>>,
        _budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> Event {
        self.turn(view.game(), chance)
    }
}

/// The policy in which every seat is fully greedy.
impl<G: Grid> Policy<Kingdomino<G>> for FullGreedy {
    #[inline]
    fn choose(&mut self, game: &Kingdomino<G>, _own: Seat, chance: &mut Quick) -> Event {
        self.turn(game, chance)
    }
}

/// PG: the policy in which the simulating seat is fully greedy and the others play at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct SelfGreedy(FullGreedy);

impl<G: Grid> Policy<Kingdomino<G>> for SelfGreedy {
    #[inline]
    fn choose(&mut self, game: &Kingdomino<G>, own: Seat, chance: &mut Quick) -> Event {
        if game.turn().seat() == Some(own) {
            self.0.turn(game, chance)
        } else {
            game.sample(chance)
        }
    }
}

/// GPRD: greedy placement, random draft. It draws its pick first, then places as if it had that domino.
#[derive(Clone, Copy, Debug, Default)]
pub struct GreedyPlacement {
    planned: Option<Event>,
}

impl<G: Grid> Bot<Kingdomino<G>> for GreedyPlacement {
    fn choose(
        &mut self,
        view: &View<Kingdomino<G>>,
        _budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> Event {
        use takht_core::Chance;
        if let Some(planned) = self.planned.take() {
            return planned;
        }
        let game = view.game();
        let offered: arrayvec::ArrayVec<Domino, 4> = game.offered().collect();
        let drawn = match offered.len() {
            0 => None,
            many => Some(offered[chance.below(many as u32) as usize]),
        };
        let decision = decide(game, view.seat(), drawn.as_slice(), chance);
        let (event, planned) = events(game, view.seat(), decision, chance);
        self.planned = planned;
        event
    }
}
