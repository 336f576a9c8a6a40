//! What bots are asked, in a worker beside the page: texts go in, texts come out.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use takht_bots::{BotTurn, Budget, Clock, NoBot, NoTurn, adviser, judge};
use takht_core::{OptionMap, Refused, Seat};
use takht_games::GameId;

/// A question: what has happened at a table, and who is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Which question it is.
    pub id: u32,
    /// The game.
    pub game: GameId,
    /// Its options.
    pub options: OptionMap,
    /// Everything that has happened.
    pub events: Vec<String>,
    /// The seat whose turn it is.
    pub seat: usize,
    /// What is wanted.
    pub wanted: Wanted,
    /// For how long it may think.
    pub milliseconds: u32,
    /// What it rolls its dice with.
    pub seed: u32,
}

/// What someone is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// A turn of the bot of this name.
    Turn(String),
    /// The best event with the win it leads to, and how everybody stands.
    Advice,
    /// The same, and the win that this event leads to, which was played.
    Judgement(String),
}

/// What is answered.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// Which question it answers.
    pub id: u32,
    /// What it does, to the end of its turn; of advice, the best event alone.
    pub events: Vec<String>,
    /// The share of the win that the advice leads to.
    pub win: f64,
    /// The share of the win that what was played leads to.
    pub played: f64,
    /// Everyone's share of the win as it stands.
    pub standing: Vec<f64>,
}

/// A question that makes no sense.
#[derive(Debug, thiserror::Error)]
pub enum NoAnswer {
    /// It is not one.
    #[error("not a question: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// There is nobody to ask.
    #[error(transparent)]
    Nobody(#[from] NoBot),
    /// Something happened that could not.
    #[error("{0}")]
    Refused(Refused),
}

/// Thinks and answers.
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
            NoTurn::Bot(none) => Self::Nobody(none),
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

    /// Goes on by a millisecond whenever it is looked at.
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

    /// Whole games in which nothing but answers is played.
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
                        // As on the page, every question has a seed of its own.
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
            Err(NoAnswer::Nobody(_))
        ));
        assert!(matches!(
            ask(Some("master"), &["pick 3"]),
            Err(NoAnswer::Refused(_))
        ));
    }
}
