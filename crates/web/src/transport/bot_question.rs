//! Questions to bots, which think in a worker beside the page. Questions and answers travel as texts.

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
    pub milliseconds: u32,
    /// The seed of the bot's random numbers.
    pub seed: u32,
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
    let limit = Duration::from_millis(question.milliseconds.into());
    let budget = Budget::Time(limit, clock);
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

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use takht_core::Turn;

    use super::*;
    use crate::model::session::{Dice, Session, Waits};

    /// A clock that advances by a millisecond at every look.
    struct Ticking(Cell<u64>);

    impl Clock for Ticking {
        fn now(&self) -> Duration {
            self.0.set(self.0.get() + 1);
            Duration::from_millis(self.0.get())
        }
    }

    fn ask(bot: Option<&str>, events: &[&str]) -> Result<Answer, NoAnswer> {
        let question = Question {
            id: 7,
            game: GameId::Kingdomino,
            options: OptionMap::new(),
            events: events.iter().map(|&event| event.to_owned()).collect(),
            seat: 0,
            wanted: bot.map_or(Wanted::Advice, |bot| Wanted::Turn(bot.to_owned())),
            milliseconds: 20,
            seed: 1,
        };
        let question = serde_json::to_string(&question).unwrap();
        answer(&question, &Ticking(Cell::new(0)))
    }

    const BEGUN: [&str; 2] = ["deal 10 16 45 46", "kings 0 1 2 3"];

    #[test]
    fn a_bot_plays_its_turn_and_an_adviser_says_why() {
        for bot in takht_bots::LEVELS {
            let answer = ask(Some(bot), &BEGUN).unwrap();
            assert_eq!((answer.id, answer.events.len()), (7, 1), "{answer:?}");
        }
        let advice = ask(None, &BEGUN).unwrap();
        assert!(advice.events[0].starts_with("pick "));
        assert!(advice.win > 0.0 && advice.win < 1.0);
        assert_eq!(advice.standing.len(), 4);
    }

    /// Plays whole games from answers alone.
    #[test]
    fn what_is_answered_can_be_played() {
        struct Sevens;
        impl Dice for Sevens {
            fn fill(&mut self, bytes: &mut [u8]) {
                bytes.fill(7);
            }
        }
        for &game in GameId::ALL {
            let limit = (game == GameId::Capture).then_some(6);
            let mut options = OptionMap::new();
            options.insert("players".to_owned(), 2.into());
            if let Some(limit) = limit {
                options.insert("round_limit".to_owned(), limit.into());
            }
            for seed in 0..6 {
                let seats = vec!["bot:novice".to_owned(), "bot:squire".to_owned()];
                let mut session =
                    Session::start(game, &options, seats, Some("river"), &mut Sevens).unwrap();
                while let Waits::Bot(seat, bot) = session.waits() {
                    let question = Question {
                        id: 1,
                        game,
                        options: options.clone(),
                        events: session.all_events(),
                        seat: seat.index(),
                        wanted: Wanted::Turn(bot),
                        milliseconds: 3,
                        // As on the page, every question has its own seed.
                        seed: seed + session.events().len() as u32,
                    };
                    let question = serde_json::to_string(&question).unwrap();
                    let answered = answer(&question, &Ticking(Cell::new(0))).unwrap();
                    assert!(!answered.events.is_empty());
                    for event in answered.events {
                        session.play_final(&event).unwrap();
                    }
                }
                assert_eq!(session.game().turn(), Turn::Over);
            }
        }
    }

    #[test]
    fn questions_that_make_no_sense_are_refused() {
        assert!(matches!(
            answer("?", &Ticking(Cell::new(0))),
            Err(NoAnswer::Unreadable(_))
        ));
        assert!(matches!(
            ask(Some("genius"), &BEGUN),
            Err(NoAnswer::NoBot(_))
        ));
        assert!(matches!(
            ask(Some("master"), &["pick 3"]),
            Err(NoAnswer::Refused(_))
        ));
    }
}
