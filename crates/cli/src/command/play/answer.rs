//! Reads what a player types.

use std::io::{self, BufRead};

use takht_core::Message;

use crate::console::{Console, Failure};

/// What a player has typed.
pub(super) enum Answer {
    Event(String),
    Undo,
    /// List the moves that start with this text.
    List(String),
    Scores,
    Hint,
    Help,
    Leave,
}

/// Reads one line from the player; returns `None` if it is empty or the number of no move.
pub(super) fn read_answer(
    legal: &[String],
    console: &mut Console,
) -> Result<Option<Answer>, Failure> {
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line);
    let read = read.map_err(|error| Failure::File {
        name: "standard input".to_owned(),
        error,
    })?;
    if read == 0 {
        return Ok(Some(Answer::Leave));
    }
    let text = String::from_utf8_lossy(&line);
    let text = text.trim();
    let answer = match &*text.to_lowercase() {
        "" => match legal {
            [only] => Answer::Event(only.clone()),
            _ => return Ok(None),
        },
        "u" | "undo" => Answer::Undo,
        "l" | "list" => Answer::List(String::new()),
        "s" | "score" | "scores" => Answer::Scores,
        "t" | "tip" | "hint" => Answer::Hint,
        "h" | "?" | "help" => Answer::Help,
        "q" | "quit" | "exit" => Answer::Leave,
        lower if lower.starts_with("l ") => Answer::List(lower[2..].trim().to_owned()),
        _ => match ascii_number(text) {
            None => Answer::Event(text.to_owned()),
            Some(number) => match number.checked_sub(1).and_then(|i| legal.get(i)) {
                Some(event) => Answer::Event(event.clone()),
                None => {
                    let message = Message::new("cli-play-unknown")
                        .with("number", number)
                        .with("count", legal.len());
                    let line = console.say(&message);
                    console.error(line);
                    return Ok(None);
                }
            },
        },
    };
    Ok(Some(answer))
}

/// Reads a number in the digits of any of the program's languages.
fn ascii_number(text: &str) -> Option<usize> {
    let digit = |c: char| {
        let langs = takht_words::Lang::ALL.into_iter();
        langs
            .into_iter()
            .find_map(|lang| lang.digits().iter().position(|&digit| digit == c))
    };
    text.chars().try_fold(0_usize, |number, c| {
        number.checked_mul(10)?.checked_add(digit(c)?)
    })
}
