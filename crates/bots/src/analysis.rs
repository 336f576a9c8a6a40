//! Every decision of a game, held against what the strongest bot would have done.

use takht_core::{Record, RecordError, Seat, Turn};

use crate::{Adviser, Budget, NoBot, adviser};

/// One decision: an event that was chosen where others could have been.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// How many events came before it.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was played.
    pub event: String,
    /// The share of the win it leads to, from 0 to 1.
    pub win: f64,
    /// What would have been best.
    pub best: String,
    /// The share of the win that leads to.
    pub best_win: f64,
    /// Everyone's share of the win before it, as far as whoever decided could know.
    pub standing: Vec<f64>,
}

impl Decision {
    /// The share of the win that was given away.
    pub fn loss(&self) -> f64 {
        (self.best_win - self.win).max(0.0)
    }

    /// How good it was, from 0 to 1: e to the power of minus eight losses, so that a tenth of the win
    /// given away is a little less than half as good.
    pub fn accuracy(&self) -> f64 {
        libm::exp(-8.0 * self.loss())
    }
}

/// A game and what is thought of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// How many played.
    pub players: usize,
    /// How many events there were.
    pub plies: usize,
    /// The decisions in order.
    pub decisions: Vec<Decision>,
    /// Everyone's share of the win in the end, if the game is over.
    pub result: Option<Vec<f64>>,
}

impl Analysis {
    /// The mean accuracy of a seat from 0 to 1; none if it decided nothing.
    pub fn accuracy(&self, seat: Seat) -> Option<f64> {
        let own = || self.decisions.iter().filter(|made| made.seat == seat);
        let count = own().count();
        (count > 0).then(|| own().map(Decision::accuracy).sum::<f64>() / count as f64)
    }

    /// The decisions that gave away most, the dearest first: so many at most, and none that hardly
    /// mattered.
    pub fn moments(&self, most: usize) -> Vec<&Decision> {
        let mattered = self.decisions.iter().filter(|made| made.loss() >= 0.01);
        let mut dearest: Vec<&Decision> = mattered.collect();
        dearest.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        dearest.truncate(most);
        dearest
    }
}

/// Judges an event that someone has played, after everything that came before it was watched; none if
/// it was not worth a thought.
pub fn judge(
    adviser: &mut dyn Adviser,
    budget: &Budget<'_>,
    (ply, seat): (usize, Seat),
    event: &str,
) -> Option<Decision> {
    let advice = adviser.advise(budget);
    let tried: u32 = advice.opinions.iter().map(|opinion| opinion.visits).sum();
    // What was played is looked at as closely as what looked best, within reason.
    let played = adviser.weigh(event, (tried / PLAYED).max(1))?;
    let best = advice.opinions.first()?;
    Some(Decision {
        ply,
        seat,
        event: event.to_owned(),
        win: played.win,
        best: best.event.clone(),
        best_win: best.win,
        standing: advice.standing,
    })
}

/// The part of the simulations that what was played gets at least.
const PLAYED: u32 = 4;

/// Goes through a record with so much thought for each decision. `show` is told how many of its
/// events have been looked at.
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
        let winners = game.ranking().winners();
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
    })
}
