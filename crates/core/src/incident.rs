//! What happens at a table beside its game: somebody is away, resigns, or is replaced. Never a move.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Message, Seat, shortened};

/// Something that happened at a table beside its game, written as a line of text: the ply before which it
/// happened, and what.
///
/// ```
/// use takht_core::{Happening, Incident, Seat};
/// let incident: Incident = "17 resign 1".parse().unwrap();
/// assert_eq!((incident.ply, &incident.what), (17, &Happening::Resign(Seat::new(1).unwrap())));
/// assert_eq!(incident.to_string(), "17 resign 1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Incident {
    /// How many events the game had.
    pub ply: usize,
    /// What happened.
    pub what: Happening,
}

/// What can happen at a table beside its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// `away 1`: a bot stands in, because the seat's player was gone for too long.
    Away(Seat),
    /// `time 1`: a bot stands in, because the seat's time ran out.
    Time(Seat),
    /// `back 1`: the seat's player plays again.
    Back(Seat),
    /// `resign 1`: the seat's player gives up; a bot plays on.
    Resign(Seat),
    /// `offer 1`: the seat's player agrees to end the game now.
    Offer(Seat),
    /// `decline 1`: the seat's player does not agree, or no longer; all have to offer again.
    Decline(Seat),
    /// `vote 0 1 bot`: seat 0 wants the player of seat 1 to be replaced.
    Vote {
        /// Who votes.
        by: Seat,
        /// Whose player is to be replaced.
        seat: Seat,
        /// By whom.
        with: Replacement,
    },
    /// `replaced 1 bot Ada`: the seat is no longer Ada's.
    Replaced {
        /// The seat.
        seat: Seat,
        /// Who has it now.
        with: Replacement,
        /// The name of its former player.
        name: String,
    },
    /// `sit 1 Leyla`: somebody takes the seat of a player who was replaced.
    Sit {
        /// The seat.
        seat: Seat,
        /// The name of its new player.
        name: String,
    },
    /// `end agreed`: the game ended before its rules end it.
    End(Ending),
}

/// Who gets the seat of a player who is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Replacement {
    /// A bot, for good.
    Bot,
    /// Somebody new; a bot plays until they sit down.
    Guest,
}

/// Why a game ended before its rules end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Everybody who still played agreed.
    Agreed,
    /// Everybody resigned.
    Resigned,
}

/// The seats whose players resigned, in that order.
pub fn resigned<'a>(incidents: impl IntoIterator<Item = &'a Incident>) -> Vec<Seat> {
    let resigned = |incident: &Incident| match incident.what {
        Happening::Resign(seat) => Some(seat),
        _ => None,
    };
    incidents.into_iter().filter_map(resigned).collect()
}

/// The text is no incident that this version knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an incident: a ply and what happened, such as \"17 resign 1\"")]
pub struct NoIncident;

impl Happening {
    /// The seat that it is about; none for the end of the game.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Away(seat)
            | Self::Time(seat)
            | Self::Back(seat)
            | Self::Resign(seat)
            | Self::Offer(seat)
            | Self::Decline(seat)
            | Self::Vote { seat, .. }
            | Self::Replaced { seat, .. }
            | Self::Sit { seat, .. } => Some(*seat),
            Self::End(_) => None,
        }
    }

    /// What happened, as a message for people.
    pub fn message(&self) -> Message {
        match self {
            Self::Away(seat) => Message::new("incident-away").with("seat", *seat),
            Self::Time(seat) => Message::new("incident-time").with("seat", *seat),
            Self::Back(seat) => Message::new("incident-back").with("seat", *seat),
            Self::Resign(seat) => Message::new("incident-resign").with("seat", *seat),
            Self::Offer(seat) => Message::new("incident-offer").with("seat", *seat),
            Self::Decline(seat) => Message::new("incident-decline").with("seat", *seat),
            Self::Vote { by, seat, with } => Message::new(match with {
                Replacement::Bot => "incident-vote-bot",
                Replacement::Guest => "incident-vote-guest",
            })
            .with("by", *by)
            .with("seat", *seat),
            Self::Replaced { with, name, .. } => Message::new(match with {
                Replacement::Bot => "incident-replaced-bot",
                Replacement::Guest => "incident-replaced-guest",
            })
            .with("name", shortened(name)),
            Self::Sit { name, .. } => Message::new("incident-sit").with("name", shortened(name)),
            Self::End(Ending::Agreed) => Message::new("incident-end-agreed"),
            Self::End(Ending::Resigned) => Message::new("incident-end-resigned"),
        }
    }
}

impl Replacement {
    /// The word in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Guest => "guest",
        }
    }
}

impl Ending {
    /// The word in records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Agreed => "agreed",
            Self::Resigned => "resigned",
        }
    }
}

impl fmt::Display for Incident {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ply, self.what)
    }
}

impl fmt::Display for Happening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Away(seat) => write!(f, "away {seat}"),
            Self::Time(seat) => write!(f, "time {seat}"),
            Self::Back(seat) => write!(f, "back {seat}"),
            Self::Resign(seat) => write!(f, "resign {seat}"),
            Self::Offer(seat) => write!(f, "offer {seat}"),
            Self::Decline(seat) => write!(f, "decline {seat}"),
            Self::Vote { by, seat, with } => write!(f, "vote {by} {seat} {}", with.word()),
            Self::Replaced { seat, with, name } => {
                write!(f, "replaced {seat} {} {name}", with.word())
            }
            Self::Sit { seat, name } => write!(f, "sit {seat} {name}"),
            Self::End(ending) => write!(f, "end {}", ending.word()),
        }
    }
}

impl FromStr for Incident {
    type Err = NoIncident;

    fn from_str(text: &str) -> Result<Self, NoIncident> {
        let (ply, what) = text.split_once(' ').ok_or(NoIncident)?;
        let ply = ply.parse().map_err(|_| NoIncident)?;
        let what = what.parse()?;
        Ok(Self { ply, what })
    }
}

impl FromStr for Happening {
    type Err = NoIncident;

    fn from_str(text: &str) -> Result<Self, NoIncident> {
        let (verb, rest) = text.split_once(' ').ok_or(NoIncident)?;
        let (first, more) = rest.split_once(' ').unwrap_or((rest, ""));
        let one = || match more {
            "" => seat(first),
            _ => Err(NoIncident),
        };
        match verb {
            "away" => one().map(Self::Away),
            "time" => one().map(Self::Time),
            "back" => one().map(Self::Back),
            "resign" => one().map(Self::Resign),
            "offer" => one().map(Self::Offer),
            "decline" => one().map(Self::Decline),
            "vote" => {
                let (other, with) = more.split_once(' ').ok_or(NoIncident)?;
                Ok(Self::Vote {
                    by: seat(first)?,
                    seat: seat(other)?,
                    with: replacement(with)?,
                })
            }
            "replaced" => {
                let (with, name) = more.split_once(' ').unwrap_or((more, ""));
                Ok(Self::Replaced {
                    seat: seat(first)?,
                    with: replacement(with)?,
                    name: name.to_owned(),
                })
            }
            "sit" => Ok(Self::Sit {
                seat: seat(first)?,
                name: more.to_owned(),
            }),
            "end" => match rest {
                "agreed" => Ok(Self::End(Ending::Agreed)),
                "resigned" => Ok(Self::End(Ending::Resigned)),
                _ => Err(NoIncident),
            },
            _ => Err(NoIncident),
        }
    }
}

fn seat(text: &str) -> Result<Seat, NoIncident> {
    let number = text.parse().map_err(|_| NoIncident)?;
    Seat::new(number).ok_or(NoIncident)
}

fn replacement(text: &str) -> Result<Replacement, NoIncident> {
    match text {
        "bot" => Ok(Replacement::Bot),
        "guest" => Ok(Replacement::Guest),
        _ => Err(NoIncident),
    }
}

impl TryFrom<String> for Incident {
    type Error = NoIncident;

    fn try_from(text: String) -> Result<Self, NoIncident> {
        text.parse()
    }
}

impl From<Incident> for String {
    fn from(incident: Incident) -> Self {
        incident.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn incidents_are_read_as_they_are_written() {
        for text in [
            "0 away 1",
            "3 time 0",
            "4 back 0",
            "17 resign 3",
            "18 offer 2",
            "18 decline 1",
            "20 vote 0 1 bot",
            "20 replaced 1 guest Ada of the hill",
            "20 replaced 1 bot ",
            "25 sit 1 لیلا",
            "30 end agreed",
            "30 end resigned",
        ] {
            let incident: Incident = text.parse().unwrap();
            assert_eq!(incident.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_incident_is_refused() {
        for text in [
            "",
            "17",
            "resign 1",
            "-1 resign 1",
            "17 resign",
            "17 resign 4",
            "17 resign 1 now",
            "17 vote 0 1",
            "17 vote 0 1 cat",
            "17 end",
            "17 end well",
            "17 sing 1",
        ] {
            assert_eq!(text.parse::<Incident>(), Err(NoIncident), "{text}");
        }
    }
}
