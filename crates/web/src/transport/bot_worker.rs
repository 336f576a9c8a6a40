//! The page's side of the worker in which bots think.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use takht_thinking::{Answer, Effort, Question};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// How long the page waits for an answer beyond the bot's thinking time.
const SILENCE: Duration = Duration::from_secs(20);

type Listener = Rc<RefCell<Option<Box<dyn FnMut(Option<Answer>)>>>>;

/// The page's side of the worker. Only the answer to the latest question counts.
#[derive(Clone)]
pub(crate) struct BotWorker {
    /// `None` if the browser has no workers, or the worker has failed.
    worker: Rc<RefCell<Option<Worker>>>,
    listener: Listener,
    asked: Rc<RefCell<u32>>,
    /// The callbacks of the worker, until the page dismisses it.
    callbacks: Rc<RefCell<Option<WorkerCallbacks>>>,
}

/// The callbacks for the worker's answers and for its failure.
struct WorkerCallbacks {
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(JsValue)>,
}

impl BotWorker {
    pub(crate) fn new() -> Self {
        let this = Self {
            worker: Rc::default(),
            listener: Rc::default(),
            asked: Rc::default(),
            callbacks: Rc::default(),
        };
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        if let Ok(worker) = Worker::new_with_options("./worker.js", &options) {
            let listening = this.clone();
            let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                listening.hear(serde_json::from_str(&text).ok());
            });
            let failing = this.clone();
            let give_up_on_worker =
                Closure::<dyn FnMut(JsValue)>::new(move |_| failing.give_up_on_worker());
            worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
            worker.set_onerror(Some(give_up_on_worker.as_ref().unchecked_ref()));
            *this.callbacks.borrow_mut() = Some(WorkerCallbacks {
                _on_message: hear,
                _on_error: give_up_on_worker,
            });
            *this.worker.borrow_mut() = Some(worker);
        }
        this
    }

    /// The worker has failed: its question gets no answer.
    fn give_up_on_worker(&self) {
        self.worker.borrow_mut().take();
        self.hear(None);
    }

    fn hear(&self, answer: Option<Answer>) {
        let late = answer
            .as_ref()
            .is_some_and(|answer| answer.id != *self.asked.borrow());
        if late {
            return;
        }
        // Taken out first, because the listener may ask the next question.
        let listener = self.listener.borrow_mut().take();
        if let Some(mut listener) = listener {
            listener(answer);
        }
    }

    /// Asks a question. The listener gets `None` if the worker cannot answer.
    pub(crate) fn ask(
        &self,
        mut question: Question,
        listener: impl FnMut(Option<Answer>) + 'static,
    ) {
        *self.asked.borrow_mut() += 1;
        question.id = *self.asked.borrow();
        *self.listener.borrow_mut() = Some(Box::new(listener));
        let text = serde_json::to_string(&question).unwrap_or_default();
        let sent = match &*self.worker.borrow() {
            Some(worker) => worker.post_message(&text.into()).is_ok(),
            None => false,
        };
        if !sent {
            self.hear(None);
            return;
        }
        let patience = match question.effort {
            Effort::Milliseconds(limit) => Duration::from_millis(limit.into()),
            // No device needs as long as this for one simulation.
            Effort::Simulations(count) => Duration::from_millis(20) * count,
        };
        let waiting = self.clone();
        let give_up = move || {
            let silent =
                *waiting.asked.borrow() == question.id && waiting.listener.borrow().is_some();
            if silent {
                waiting.give_up_on_worker();
            }
        };
        leptos::prelude::set_timeout(give_up, SILENCE + patience);
    }

    /// Stops the worker and forgets the question.
    pub(crate) fn dismiss(&self) {
        *self.asked.borrow_mut() += 1;
        self.listener.borrow_mut().take();
        if let Some(worker) = self.worker.borrow_mut().take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        self.callbacks.borrow_mut().take();
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use takht_bots::Clock;
    use takht_core::{OptionMap, Turn};
    use takht_games::GameId;
    use takht_thinking::{NoAnswer, Wanted, answer};

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
            effort: Effort::Milliseconds(20),
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
                        effort: Effort::Milliseconds(3),
                        // As on the page, every question has its own seed.
                        seed: seed + session.events().len() as u32,
                    };
                    let question = serde_json::to_string(&question).unwrap();
                    let answered = answer(&question, &Ticking(Cell::new(0))).unwrap();
                    assert!(!answered.events.is_empty());
                    for event in answered.events {
                        session.play_final(&event).unwrap();
                        while session.waits() == Waits::Due {
                            session.play_next_due().unwrap();
                        }
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
