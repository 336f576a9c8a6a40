//! The lines of the protocol.

use std::fmt;
use std::str::FromStr;

use takht_core::{OptionMap, Seat};

/// How long an engine may think about a turn: about all its events until another seat or chance acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinking {
    /// A number of simulations, for results that do not depend on the machine.
    Simulations(u32),
    /// A number of milliseconds.
    Milliseconds(u64),
}

/// A line that a host writes.
#[derive(Clone, Debug, PartialEq)]
pub enum ToEngine {
    /// `takht 1`: the version of the protocol; always the first line.
    Takht(u32),
    /// `new SEAT SEED GAME OPTIONS`: a game begins.
    New {
        /// The engine's seat.
        seat: Seat,
        /// A number from which all random choices of the engine should follow.
        seed: u64,
        /// The name of the game.
        game: String,
        /// The options of the game.
        options: OptionMap,
    },
    /// `event EVENT`: something has happened, as the engine's seat sees it.
    Event(String),
    /// `choose simulations N` or `choose milliseconds N`: it is the engine's turn.
    Choose(Thinking),
    /// `legal EVENT;EVENT;…`: the answer to `legal`.
    Legal(Vec<String>),
    /// `over TOTAL TOTAL …`: the game is over; the totals of all seats.
    Over(Vec<i32>),
    /// `quit`: the engine should end.
    Quit,
}

/// A line that an engine writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromEngine {
    /// `engine 1 NAME`: the version of the protocol that the engine speaks, and its name.
    Engine(u32, String),
    /// `ready`: the answer to `new`.
    Ready,
    /// `no REASON`: the engine does not play this game.
    No(String),
    /// `legal`: which events are legal?
    Legal,
    /// `play EVENT`: the engine's choice.
    Play(String),
    /// `info …`: whatever the engine wants to say; hosts ignore it.
    Info(String),
}

/// A line that is not part of the protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{line}` is no line of the protocol; expected {expected}")]
pub struct BadLine {
    /// The line, shortened if it is long.
    pub line: String,
    /// The lines that would be right.
    pub expected: &'static str,
}

impl BadLine {
    /// The most characters of a bad line that a message repeats.
    const SHOWN: usize = 80;

    pub(crate) fn new(line: &str, expected: &'static str) -> Self {
        let mut shown: String = line.chars().take(Self::SHOWN).collect();
        if shown.len() < line.len() {
            shown.push('…');
        }
        Self {
            line: shown,
            expected,
        }
    }
}

impl fmt::Display for ToEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Takht(version) => write!(f, "takht {version}"),
            Self::New {
                seat,
                seed,
                game,
                options,
            } => {
                // Options are plain values that JSON can represent, so this cannot fail.
                let options = serde_json::to_string(options).unwrap_or_default();
                write!(f, "new {} {seed} {game} {options}", seat.index())
            }
            Self::Event(event) => write!(f, "event {event}"),
            Self::Choose(Thinking::Simulations(count)) => write!(f, "choose simulations {count}"),
            Self::Choose(Thinking::Milliseconds(count)) => write!(f, "choose milliseconds {count}"),
            Self::Legal(events) => write!(f, "legal {}", events.join(";")),
            Self::Over(totals) => {
                f.write_str("over")?;
                totals.iter().try_for_each(|total| write!(f, " {total}"))
            }
            Self::Quit => f.write_str("quit"),
        }
    }
}

impl fmt::Display for FromEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engine(version, name) => write!(f, "engine {version} {name}"),
            Self::Ready => f.write_str("ready"),
            Self::No(reason) => write!(f, "no {reason}"),
            Self::Legal => f.write_str("legal"),
            Self::Play(event) => write!(f, "play {event}"),
            Self::Info(text) => write!(f, "info {text}"),
        }
    }
}

/// The first word of a line, and the rest.
fn split(line: &str) -> (&str, &str) {
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (verb, rest.trim())
}

impl FromStr for ToEngine {
    type Err = BadLine;

    fn from_str(line: &str) -> Result<Self, BadLine> {
        const KNOWN: &str = "takht, new, event, choose, legal, over or quit";
        let bad = |expected| BadLine::new(line, expected);
        let (verb, rest) = split(line);
        match verb {
            "takht" => {
                let version = rest.parse().map_err(|_| bad("`takht VERSION`"))?;
                Ok(Self::Takht(version))
            }
            "new" => {
                const FORM: &str = "`new SEAT SEED GAME OPTIONS`, the options as JSON";
                let (seat, rest) = split(rest);
                let (seed, rest) = split(rest);
                let (game, options) = split(rest);
                let seat = seat.parse().ok().and_then(Seat::new);
                let options = serde_json::from_str(if options.is_empty() { "{}" } else { options });
                match (seat, seed.parse(), game, options) {
                    (Some(seat), Ok(seed), game, Ok(options)) if !game.is_empty() => {
                        Ok(Self::New {
                            seat,
                            seed,
                            game: game.to_owned(),
                            options,
                        })
                    }
                    _ => Err(bad(FORM)),
                }
            }
            "event" if !rest.is_empty() => Ok(Self::Event(rest.to_owned())),
            "choose" => {
                const FORM: &str = "`choose simulations NUMBER` or `choose milliseconds NUMBER`";
                let thinking = match split(rest) {
                    ("simulations", count) => count.parse().map(Thinking::Simulations),
                    ("milliseconds", count) => count.parse().map(Thinking::Milliseconds),
                    _ => return Err(bad(FORM)),
                };
                thinking.map(Self::Choose).map_err(|_| bad(FORM))
            }
            "legal" => {
                let events = rest.split(';').map(str::trim);
                let events = events.filter(|event| !event.is_empty());
                Ok(Self::Legal(events.map(str::to_owned).collect()))
            }
            "over" => {
                let totals = rest.split_whitespace().map(str::parse);
                let totals: Result<_, _> = totals.collect();
                totals
                    .map(Self::Over)
                    .map_err(|_| bad("`over TOTAL TOTAL …`"))
            }
            "quit" if rest.is_empty() => Ok(Self::Quit),
            _ => Err(bad(KNOWN)),
        }
    }
}

impl FromStr for FromEngine {
    type Err = BadLine;

    fn from_str(line: &str) -> Result<Self, BadLine> {
        const KNOWN: &str = "engine, ready, no, legal, play or info";
        let bad = |expected| BadLine::new(line, expected);
        let (verb, rest) = split(line);
        match verb {
            "engine" => {
                let (version, name) = split(rest);
                match version.parse() {
                    Ok(version) if !name.is_empty() => Ok(Self::Engine(version, name.to_owned())),
                    _ => Err(bad("`engine VERSION NAME`")),
                }
            }
            "ready" if rest.is_empty() => Ok(Self::Ready),
            "no" => Ok(Self::No(rest.to_owned())),
            "legal" if rest.is_empty() => Ok(Self::Legal),
            "play" if !rest.is_empty() => Ok(Self::Play(rest.to_owned())),
            "info" => Ok(Self::Info(rest.to_owned())),
            _ => Err(bad(KNOWN)),
        }
    }
}
