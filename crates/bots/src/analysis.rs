//! Compares every decision of a game with the choice of the strongest bot.

use std::collections::BTreeSet;

use takht_core::{Record, RecordError, Seat, Turn};

use crate::{Adviser, Budget, NoBot, adviser};

/// One decision: an event that a seat chose from several legal ones.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The number of events before it.
    pub ply: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The event that the seat played.
    pub event: String,
    /// The seat's expected share of the win after this event, from 0 to 1.
    pub win: f64,
    /// The event that the bot considers best.
    pub best: String,
    /// The seat's expected share of the win after the best event.
    pub best_win: f64,
    /// The seat's expected share of the win after the event that the bot considers second best.
    pub next_win: f64,
    /// Every seat's expected share of the win before the decision, as far as the deciding seat could know.
    pub standing: Vec<f64>,
}

impl Decision {
    /// The share of the win that the decision lost.
    pub fn loss(&self) -> f64 {
        (self.best_win - self.win).max(0.0)
    }

    /// By how much the best event is better than every other one, if the seat played it.
    pub fn found(&self) -> f64 {
        match self.event == self.best {
            true => (self.best_win - self.next_win).max(0.0),
            false => 0.0,
        }
    }

    /// The quality of the decision, from 0 to 1: e to the power of −8 times the loss. A loss of a tenth of
    /// the win gives a little less than one half.
    pub fn accuracy(&self) -> f64 {
        libm::exp(-8.0 * self.loss())
    }
}

/// The judgement of a whole game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The number of players.
    pub players: usize,
    /// The number of events.
    pub plies: usize,
    /// The decisions in order.
    pub decisions: Vec<Decision>,
    /// Every seat's share of the win, if the game is over.
    pub result: Option<Vec<f64>>,
    /// The plies that stand-ins played: they say nothing about the players.
    pub stood_in: BTreeSet<usize>,
}

impl Analysis {
    /// The decisions that players made themselves.
    fn own(&self) -> impl Iterator<Item = &Decision> {
        let decisions = self.decisions.iter();
        decisions.filter(|made| !self.stood_in.contains(&made.ply))
    }

    /// The mean accuracy of a seat, from 0 to 1; `None` if its player made no decision.
    pub fn accuracy(&self, seat: Seat) -> Option<f64> {
        let own = || self.own().filter(|made| made.seat == seat);
        let count = own().count();
        (count > 0).then(|| own().map(Decision::accuracy).sum::<f64>() / count as f64)
    }

    /// At most `most` decisions with the largest losses, the largest first. Losses below 0.01 do not count.
    pub fn moments(&self, most: usize) -> Vec<&Decision> {
        let mattered = self.own().filter(|made| made.loss() >= 0.01);
        let mut dearest: Vec<&Decision> = mattered.collect();
        dearest.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        dearest.truncate(most);
        dearest
    }
}

/// Judges an event that a seat played. The adviser must have watched all events before it. `None` if the
/// adviser does not consider the event.
pub fn judge(
    adviser: &mut dyn Adviser,
    budget: &Budget<'_>,
    (ply, seat): (usize, Seat),
    event: &str,
) -> Option<Decision> {
    let advice = adviser.advise(budget);
    let tried: u32 = advice.opinions.iter().map(|opinion| opinion.visits).sum();
    // The played event needs enough simulations for a fair comparison with the best one.
    let played = adviser.weigh(event, (tried / PLAYED).max(1))?;
    let best = advice.opinions.first()?;
    Some(Decision {
        ply,
        seat,
        event: event.to_owned(),
        win: played.win,
        best: best.event.clone(),
        best_win: best.win,
        next_win: advice.opinions.get(1).map_or(best.win, |next| next.win),
        standing: advice.standing,
    })
}

/// The played event gets at least one in this many simulations.
const PLAYED: u32 = 4;

/// Judges every decision of a record, each with this budget. It calls `show` after every event with the
/// number of events so far.
pub fn analyze(
    record: &Record,
    budget: &Budget<'_>,
    seed: u64,
    mut show: impl FnMut(usize),
) -> Result<Analysis, NoBot> {
    let mut game = takht_games::begin(record).map_err(NoBot::Game)?;
    let players = game.players();
    let mut advisers = Vec::new();
    for seat in Seat::all(players) {
        let seed = seed.wrapping_add(seat.index() as u64);
        advisers.push(adviser(game.id(), &game.options(), seat, seed)?);
    }
    let mut decisions = Vec::new();
    for (ply, text) in record.events.iter().enumerate() {
        let refused = |refused| NoBot::Game(RecordError::of_event(ply, text, refused));
        let mut after = game.clone();
        let event = after.play(text).map_err(refused)?;
        if let Turn::Seat(seat) = game.turn()
            && game.legal().len() > 1
        {
            let adviser = &mut *advisers[seat.index()];
            decisions.extend(judge(adviser, budget, (ply, seat), &event));
        }
        for adviser in &mut advisers {
            adviser.watch(&event).map_err(refused)?;
        }
        game = after;
        show(ply + 1);
    }
    let result = (game.turn() == Turn::Over).then(|| {
        let winners = game.ranking().with_resigned(&record.resigned()).winners();
        let share = |seat: Seat| match winners.contains(&seat) {
            true => 1.0 / winners.len() as f64,
            false => 0.0,
        };
        Seat::all(players).map(share).collect()
    });
    Ok(Analysis {
        players,
        plies: record.events.len(),
        decisions,
        result,
        stood_in: record.by.keys().copied().collect(),
    })
}
