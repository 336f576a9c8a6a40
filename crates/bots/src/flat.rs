//! Flat Monte Carlo: simulates every move to the end of the game by a policy, and plays the best one.

use takht_core::{Chance, Game, Quick, Seat, Turn};

use crate::account::Account;
use crate::bot::Best;
use crate::{Bot, Budget, View};

/// Plays all seats of a simulated game.
pub trait Policy<G: Game>: Send {
    /// An event for the acting seat; `own` is the seat that runs the simulation.
    fn choose(&mut self, game: &G, own: Seat, chance: &mut Quick) -> G::Event;
}

/// The policy in which every seat plays at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtRandom;

impl<G: Game> Policy<G> for AtRandom {
    #[inline]
    fn choose(&mut self, game: &G, _own: Seat, chance: &mut Quick) -> G::Event {
        game.sample(chance)
    }
}

/// The paper's MCE (Monte Carlo evaluation): each simulation begins with a random legal move and continues
/// by a policy. The bot plays the move with the best mean of R = own / (own + best opponent).
#[derive(Clone, Debug)]
pub struct Flat<G: Game, P> {
    policy: P,
    /// True if a move is two successive events of the same seat.
    pairs: bool,
    planned: Option<G::Event>,
    account: Account<G>,
}

impl<G: Game, P: Policy<G>> Flat<G, P> {
    /// Chooses one event at a time.
    pub fn new(policy: P) -> Self {
        Self {
            policy,
            pairs: false,
            planned: None,
            account: Account::new(),
        }
    }

    /// Chooses two events together where a turn has two.
    pub fn by_pairs(policy: P) -> Self {
        Self {
            pairs: true,
            ..Self::new(policy)
        }
    }

    fn moves(&self, game: &G, seat: Seat) -> Vec<(G::Event, Option<G::Event>)> {
        let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
        game.legal(&mut firsts);
        let mut moves = Vec::new();
        for first in firsts {
            seconds.clear();
            if self.pairs {
                let mut after = game.clone();
                after.play_unchecked(first);
                if after.turn() == Turn::Seat(seat) {
                    after.legal(&mut seconds);
                }
            }
            if seconds.is_empty() {
                moves.push((first, None));
            }
            moves.extend(seconds.iter().map(|&second| (first, Some(second))));
        }
        moves
    }
}

impl<G: Game, P: Policy<G>> Bot<G> for Flat<G, P> {
    fn choose(&mut self, view: &View<G>, budget: &Budget<'_>, chance: &mut Quick) -> G::Event {
        let goes_on = self.account.continues(view, budget, u32::MAX);
        if let Some(planned) = self.planned.take()
            && goes_on
        {
            return planned;
        }
        let own = view.seat();
        let moves = self.moves(view.game(), own);
        let mut tried = vec![(0.0, 0_u32); moves.len()];
        if moves.len() > 1 {
            // A pair is the whole turn. After a single event, the turn may need the rest of the budget.
            let share = if self.pairs { 1.0 } else { 0.5 };
            self.account.spend(budget, share, || {
                let i = chance.below(moves.len() as u32) as usize;
                let mut game = view.guess(chance);
                let (first, second) = moves[i];
                game.play_unchecked(first);
                if let Some(second) = second {
                    game.play_unchecked(second);
                }
                let (sum, count) = &mut tried[i];
                *sum += finish(&mut game, own, &mut self.policy, chance);
                *count += 1;
            });
        }
        let mut best = Best::new();
        for (tried_move, (sum, count)) in moves.iter().zip(tried) {
            // An untried move counts less than any tried one.
            let mean = if count > 0 {
                sum / f64::from(count)
            } else {
                -1.0
            };
            best.show(*tried_move, mean, chance);
        }
        let (event, planned) = best
            .take()
            .unwrap_or_else(|| (view.game().sample(chance), None));
        self.account.chosen(view, event);
        self.planned = planned;
        event
    }
}

/// Plays a position to its end by a policy and returns R, the seat's result.
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

/// R = own / (own + best opponent); one half if both are 0.
fn relative<G: Game>(game: &G, own: Seat) -> f64 {
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
