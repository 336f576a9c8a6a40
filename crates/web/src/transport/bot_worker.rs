//! The worker in which bots think, seen from both sides.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::bot_question::{self, Answer, Question};
use crate::browser::Watch;

/// Answers in the worker.
pub(crate) fn answer_in_worker(question: &str) -> String {
    let answer = bot_question::answer(question, &Watch);
    answer
        .ok()
        .and_then(|answer| serde_json::to_string(&answer).ok())
        .unwrap_or_default()
}

/// How long nobody waits any more, beside what a question allows.
const SILENCE: Duration = Duration::from_secs(20);

type Listener = Rc<RefCell<Option<Box<dyn FnMut(Option<Answer>)>>>>;

/// Someone to ask. Only the answer to the last question is of interest.
#[derive(Clone)]
pub(crate) struct BotWorker {
    /// None if the browser has no workers, or it has died.
    worker: Rc<RefCell<Option<Worker>>>,
    listener: Listener,
    asked: Rc<RefCell<u32>>,
    /// What hears the worker; gone once it is dismissed.
    ears: Rc<RefCell<Option<Ears>>>,
}

/// Hears what a worker says, and that it has died.
struct Ears {
    _hears: Closure<dyn FnMut(MessageEvent)>,
    _mourns: Closure<dyn FnMut(JsValue)>,
}

impl BotWorker {
    pub(crate) fn new() -> Self {
        let this = Self {
            worker: Rc::default(),
            listener: Rc::default(),
            asked: Rc::default(),
            ears: Rc::default(),
        };
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        if let Ok(worker) = Worker::new_with_options("./worker.js", &options) {
            let hearer = this.clone();
            let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let text = event.data().as_string().unwrap_or_default();
                hearer.hear(serde_json::from_str(&text).ok());
            });
            let mourner = this.clone();
            let mourn = Closure::<dyn FnMut(JsValue)>::new(move |_| mourner.mourn());
            worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
            worker.set_onerror(Some(mourn.as_ref().unchecked_ref()));
            *this.ears.borrow_mut() = Some(Ears {
                _hears: hear,
                _mourns: mourn,
            });
            *this.worker.borrow_mut() = Some(worker);
        }
        this
    }

    /// The worker is not there any more: what it was asked stays unanswered.
    fn mourn(&self) {
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
        // Taken first: whoever listens may ask the next question.
        let listener = self.listener.borrow_mut().take();
        if let Some(mut listener) = listener {
            listener(answer);
        }
    }

    /// Asks; the answer is none if nobody can give it.
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
        let patience = SILENCE + Duration::from_millis(question.milliseconds.into());
        let waiting = self.clone();
        let give_up = move || {
            let silent =
                *waiting.asked.borrow() == question.id && waiting.listener.borrow().is_some();
            if silent {
                waiting.mourn();
            }
        };
        leptos::prelude::set_timeout(give_up, patience);
    }

    /// Nobody wants to know any more.
    pub(crate) fn dismiss(&self) {
        *self.asked.borrow_mut() += 1;
        self.listener.borrow_mut().take();
        if let Some(worker) = self.worker.borrow_mut().take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        self.ears.borrow_mut().take();
    }
}
