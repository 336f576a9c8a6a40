//! Flat Monte Carlo: try everything, finish at random, take what did best.

use takht_core::{Chance, Game, Quick, Seat, Turn};

use crate::bot::Best;
use crate::{Bot, Budget, View};

/// How a simulated game goes on.
pub trait Policy<G: Game>: Send {
    /// An event for the acting seat of a position in which it is `own` that thinks.
    fn choose(&mut self, game: &G, own: Seat, chance: &mut Quick) -> G::Event;
}

/// Everyone plays at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtRandom;

impl<G: Game> Policy<G> for AtRandom {
    #[inline]
    fn choose(&mut self, game: &G, _own: Seat, chance: &mut Quick) -> G::Event {
        game.sample(chance)
    }
}

/// The paper's MCE: each simulation begins with a legal event chosen at random and goes on by a
/// policy; the event with the best mean of R = own / (own + best opponent) is played.
#[derive(Clone, Copy, Debug, Default)]
pub struct Flat<P>(pub P);

impl<G: Game, P: Policy<G>> Bot<G> for Flat<P> {
    fn choose(&mut self, view: &View<G>, budget: &Budget<'_>, chance: &mut Quick) -> G::Event {
        let mut legal = Vec::new();
        view.game().legal(&mut legal);
        if let [only] = legal[..] {
            return only;
        }
        let own = view.seat();
        let mut tried = vec![(0.0, 0_u32); legal.len()];
        budget.spend(|| {
            let i = chance.below(legal.len() as u32) as usize;
            let mut game = view.guess(chance);
            game.play_unchecked(legal[i]);
            let (sum, count) = &mut tried[i];
            *sum += finish(&mut game, own, &mut self.0, chance);
            *count += 1;
        });
        let mut best = Best::new();
        for (event, (sum, count)) in legal.iter().zip(tried) {
            if count > 0 {
                best.show(*event, sum / f64::from(count), chance);
            }
        }
        best.take().unwrap_or(legal[0])
    }
}

/// Plays a position to its end by a policy and says what it is worth to a seat.
#[inline]
pub(crate) fn finish<G: Game, P: Policy<G>>(
    game: &mut G,
    own: Seat,
    policy: &mut P,
    chance: &mut Quick,
) -> f64 {
    loop {
        let event = match game.turn() {
            Turn::Over => return relative(game, own),
            Turn::Chance => game.deal(chance),
            Turn::Seat(_) => policy.choose(game, own, chance),
        };
        game.play_unchecked(event);
    }
}

/// R = own / (own + best opponent), a half if nobody has anything.
pub(crate) fn relative<G: Game>(game: &G, own: Seat) -> f64 {
    let totals = game.totals();
    let others = totals.pairs().filter(|(seat, _)| *seat != own);
    let best = others.map(|(_, total)| *total).max().unwrap_or(0);
    let (mine, best) = (f64::from(totals[own].max(0)), f64::from(best.max(0)));
    if mine + best > 0.0 {
        mine / (mine + best)
    } else {
        0.5
    }
}
