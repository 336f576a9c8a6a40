//! Reads the text of one event: words between spaces.
//!
//! In every game an event is a verb and arguments. This module has what the games share: splitting,
//! counting, and plain decimal numbers (no `+`, no leading zeros), with errors that say what was
//! expected.

use crate::options::shortened;
use crate::{Message, Refused};

/// The verb and arguments of one event's text.
#[derive(Clone, Debug)]
pub struct Notation<'a> {
    verb: &'a str,
    rest: std::str::SplitAsciiWhitespace<'a>,
}

impl<'a> Notation<'a> {
    /// Splits a text; refuses an empty one.
    pub fn new(text: &'a str) -> Result<Self, Refused> {
        let mut rest = text.split_ascii_whitespace();
        match rest.next() {
            Some(verb) => Ok(Self { verb, rest }),
            None => Err(Refused::unreadable(Message::new("notation-empty"))),
        }
    }

    /// The first word.
    pub fn verb(&self) -> &'a str {
        self.verb
    }

    /// The next argument; refuses if there is none.
    pub fn word(&mut self, expected: &'static str) -> Result<&'a str, Refused> {
        self.rest.next().ok_or_else(|| {
            let message = Message::new("notation-missing").with("form", expected);
            Refused::unreadable(message)
        })
    }

    /// The remaining arguments.
    pub fn words(&mut self) -> impl Iterator<Item = &'a str> {
        std::mem::replace(&mut self.rest, "".split_ascii_whitespace())
    }

    /// Refuses if an argument is left.
    pub fn end(mut self, expected: &'static str) -> Result<(), Refused> {
        match self.rest.next() {
            None => Ok(()),
            Some(word) => Err(Refused::unreadable(
                Message::new("notation-left-over")
                    .with("word", shortened(word))
                    .with("form", expected),
            )),
        }
    }

    /// The error for a verb the game does not have.
    pub fn unknown_verb(&self, known: &[&str]) -> Refused {
        Refused::unreadable(
            Message::new("notation-unknown-verb")
                .with("verb", shortened(self.verb))
                .with(
                    "known",
                    known.iter().copied().collect::<crate::message::Arg>(),
                ),
        )
    }
}

/// A plain decimal number: digits with an optional minus, no plus, no leading zeros.
///
/// A number too large for any game is capped, not refused, so that the refusal can name the rule it
/// breaks.
///
/// ```
/// use takht_core::notation::number;
/// assert_eq!(number("-3").unwrap(), -3);
/// for bad in ["", "-", "+3", "03", "-0", "3.0", "x", "٣"] {
///     assert!(number(bad).is_err(), "{bad}");
/// }
/// ```
pub fn number(word: &str) -> Result<i32, Refused> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let plain = !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit())
        && (digits == "0" || !digits.starts_with('0'))
        && word != "-0";
    if !plain {
        let message = Message::new("notation-bad-number").with("word", shortened(word));
        return Err(Refused::unreadable(message));
    }
    let size = digits.parse().unwrap_or(i32::MAX);
    Ok(if word.starts_with('-') { -size } else { size })
}

/// Two numbers joined by a comma: `x,y` or `r,c`.
pub fn pair(word: &str) -> Result<(i32, i32), Refused> {
    match word.split_once(',') {
        Some((a, b)) => Ok((number(a)?, number(b)?)),
        None => Err(Refused::unreadable(
            Message::new("notation-bad-pair").with("word", shortened(word)),
        )),
    }
}
