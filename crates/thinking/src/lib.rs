//! Questions to bots, which think in a program of their own beside the page. Questions and answers travel
//! as texts, so that the page needs nothing of the bots but these types.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use takht_bots::{BotTurn, Budget, Clock, NoBot, NoTurn, adviser, judge};
use takht_core::{OptionMap, Refused, Seat};
use takht_games::GameId;

/// A question: the events of a game, and what the page wants to know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The number of the question.
    pub id: u32,
    /// The game.
    pub game: GameId,
    /// Its options.
    pub options: OptionMap,
    /// All events so far.
    pub events: Vec<String>,
    /// The seat whose turn it is.
    pub seat: usize,
    /// What the page wants to know.
    pub wanted: Wanted,
    /// How long the bot may think.
    pub effort: Effort,
    /// The seed of the bot's random numbers.
    pub seed: u32,
}

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effort {
    /// So many milliseconds.
    Milliseconds(u32),
    /// So many simulations: every device then comes to the same answer.
    Simulations(u32),
}

/// What the page wants to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// A turn by the bot of this name.
    Turn(String),
    /// The best event with its share of the win, and everyone's share now.
    Advice,
    /// The same, and the share of the win after this event, which a player chose.
    Judgement(String),
}

/// The answer to a question.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub id: u32,
    /// The events of the bot's whole turn; for advice, only the best event.
    pub events: Vec<String>,
    /// The share of the win after the advised event.
    pub win: f64,
    /// The share of the win after the event that the player chose.
    pub played: f64,
    /// The share of the win after the second-best event, if the page wants a judgement.
    pub next: f64,
    /// Everyone's share of the win now.
    pub standing: Vec<f64>,
}

/// Why a question has no answer.
#[derive(Debug, thiserror::Error)]
pub enum NoAnswer {
    /// The text is not a question.
    #[error("not a question: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// No bot has this name.
    #[error(transparent)]
    NoBot(#[from] NoBot),
    /// An event of the question is not legal.
    #[error("{0}")]
    Refused(Refused),
}

/// Thinks, and answers a question.
pub fn answer(question: &str, clock: &dyn Clock) -> Result<Answer, NoAnswer> {
    let question: Question = serde_json::from_str(question)?;
    let seat = Seat::all(takht_core::MAX_SEATS)
        .nth(question.seat)
        .unwrap_or_default();
    let budget = match question.effort {
        Effort::Milliseconds(limit) => Budget::Time(Duration::from_millis(limit.into()), clock),
        Effort::Simulations(count) => Budget::Iterations(count),
    };
    let seed = u64::from(question.seed);
    let mut answer = Answer {
        id: question.id,
        ..Answer::default()
    };
    let Wanted::Turn(bot) = &question.wanted else {
        let mut adviser = adviser(question.game, &question.options, seat, seed)?;
        for event in &question.events {
            adviser.watch(event).map_err(NoAnswer::Refused)?;
        }
        if let Wanted::Judgement(event) = &question.wanted {
            let when = (question.events.len(), seat);
            if let Some(judged) = judge(&mut *adviser, &budget, when, event) {
                answer.standing = judged.standing;
                answer.events.push(judged.best);
                answer.win = judged.best_win;
                answer.played = judged.win;
                answer.next = judged.next_win;
            }
            return Ok(answer);
        }
        let advice = adviser.advise(&budget);
        answer.standing = advice.standing;
        if let Some(best) = advice.opinions.into_iter().next() {
            answer.events.push(best.event);
            answer.win = best.win;
        }
        return Ok(answer);
    };
    let turn = BotTurn {
        bot,
        game: question.game,
        options: &question.options,
        events: &question.events,
        seat,
        seed,
    };
    answer.events = turn.play(&budget)?;
    Ok(answer)
}

impl From<NoTurn> for NoAnswer {
    fn from(none: NoTurn) -> Self {
        match none {
            NoTurn::Bot(none) => Self::NoBot(none),
            NoTurn::Refused(refused) => Self::Refused(refused),
        }
    }
}
