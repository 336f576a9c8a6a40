//! Errors of the engines as exceptions of the package: their classes are in `takht/errors.py`.

use std::cell::RefCell;

use pyo3::call::PyCallArgs;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use takht_bots::{NoBot, NoTurn};
use takht_core::fair::Unfair;
use takht_core::{Message, RecordError, Refused};
use takht_words::{Lang, Words};

/// An exception of `takht.errors`, made with these arguments.
fn raise<'py>(py: Python<'py>, class: &str, arguments: impl PyCallArgs<'py>) -> PyErr {
    let make = || {
        let class = py.import("takht.errors")?.getattr(class)?;
        class.call1(arguments)
    };
    match make() {
        Ok(exception) => PyErr::from_value(exception),
        Err(error) => error,
    }
}

/// The language of a code such as `fa`.
pub(crate) fn lang(code: &str) -> PyResult<Lang> {
    let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    known.ok_or_else(|| {
        let codes = Lang::ALL.map(Lang::code).join(", ");
        PyValueError::new_err(format!(
            "there is no language {code:?}; the languages are {codes}"
        ))
    })
}

thread_local! {
    /// Reading the sentences takes a while, so each thread does it once for each language.
    static WORDS: RefCell<Vec<(Lang, Words)>> = const { RefCell::new(Vec::new()) };
}

/// A message in a language.
pub(crate) fn say(message: &Message, lang: Lang) -> String {
    WORDS.with_borrow_mut(|all| {
        if !all.iter().any(|(known, _)| *known == lang) {
            all.push((lang, Words::new(lang)));
        }
        let words = all.iter().find(|(known, _)| *known == lang);
        words
            .map(|(_, words)| words.say(message))
            .unwrap_or_default()
    })
}

pub(crate) fn refused(py: Python<'_>, event: &str, refused: &Refused, lang: Lang) -> PyErr {
    let sentence = say(&refused.message, lang);
    raise(py, "Refused", (sentence, refused.clause, event))
}

pub(crate) fn record(py: Python<'_>, bad: &RecordError, lang: Lang) -> PyErr {
    let sentence = say(&bad.message(), lang);
    match bad {
        RecordError::Options(_) | RecordError::Game { .. } => {
            raise(py, "BadOptions", (sentence, bad.clause()))
        }
        _ => {
            let (index, event) = bad.event().unzip();
            raise(py, "BadRecord", (sentence, bad.clause(), index, event))
        }
    }
}

pub(crate) fn no_bot(py: Python<'_>, bad: &NoBot) -> PyErr {
    match bad {
        NoBot::Game(bad) => record(py, bad, Lang::En),
        NoBot::Unknown { name, known } => raise(
            py,
            "NoBot",
            (format!(
                "there is no bot {name:?}; the bots are {}",
                known.join(", ")
            ),),
        ),
        NoBot::Cheated(_) => raise(py, "TakhtError", (bad.to_string(),)),
    }
}

pub(crate) fn no_turn(py: Python<'_>, bad: &NoTurn) -> PyErr {
    match bad {
        NoTurn::Bot(bad) => no_bot(py, bad),
        NoTurn::Refused(bad) => refused(py, "", bad, Lang::En),
    }
}

pub(crate) fn unfair(py: Python<'_>, bad: &Unfair, lang: Lang) -> PyErr {
    raise(py, "Unfair", (say(&bad.message(), lang),))
}

pub(crate) fn bad_action(py: Python<'_>, sentence: String) -> PyErr {
    raise(py, "BadAction", (sentence,))
}

pub(crate) fn bad_dataset(py: Python<'_>, sentence: String) -> PyErr {
    raise(py, "BadDataset", (sentence,))
}

pub(crate) fn busy(py: Python<'_>, what: &str) -> PyErr {
    let sentence = format!("another thread is using this {what}: give each thread one of its own");
    raise(py, "Busy", (sentence,))
}
