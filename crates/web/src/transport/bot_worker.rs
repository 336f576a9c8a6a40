//! The worker in which bots think: the page's side and the worker's side.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::bot_question::{self, Answer, Question};
use crate::browser::Watch;

/// Answers a question inside the worker.
pub(crate) fn answer_in_worker(question: &str) -> String {
    let answer = bot_question::answer(question, &Watch);
    answer
        .ok()
        .and_then(|answer| serde_json::to_string(&answer).ok())
        .unwrap_or_default()
}

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
        let patience = SILENCE + Duration::from_millis(question.milliseconds.into());
        let waiting = self.clone();
        let give_up = move || {
            let silent =
                *waiting.asked.borrow() == question.id && waiting.listener.borrow().is_some();
            if silent {
                waiting.give_up_on_worker();
            }
        };
        leptos::prelude::set_timeout(give_up, patience);
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
