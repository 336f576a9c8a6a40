//! The lobby: where people without a friend at hand find a table and each other.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use takht_core::OptionMap;

use crate::{Clock, PersonCard, ProblemReport, Signed, TableId, TableState, Unreadable, Who};

/// A message from a client to the lobby.
#[derive(Clone, Debug, PartialEq)]
pub enum ToLobby {
    /// The first message on a socket.
    Hello(HelloLobby),
    /// Shows the person to everybody in the lobby. Another one takes the place of the one before.
    Show(Showing),
    /// Shows the person no longer.
    Hide,
    /// Looks for people to play with. Another one takes the place of the one before.
    Seek(Box<Seek>),
    /// Looks no longer.
    Cancel,
}

/// The first message of a client: `{"hello": 2}`, or with `"who": {…}` of a person who shows themselves at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HelloLobby {
    /// The version of the protocol that the client speaks.
    pub hello: u32,
    /// Who the others see. Without it the person is counted, and not named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Showing>,
}

/// Shows the person to everybody in the lobby: `{"show": {…}}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskShow {
    /// Who the others see.
    pub show: Showing,
}

/// Shows the person no longer: `{"hide": true}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HidePerson {
    /// Always true.
    pub hide: bool,
}

/// Somebody who lets the others in the lobby see who they are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Showing {
    /// The person's name, as the others see it. Who signs is shown with the name that the server keeps.
    pub name: String,
    /// The secret of the device: 16 random bytes in hex. Connections with the same secret show one person.
    pub secret: String,
    /// The person who signs [`crate::here_text`], if they have a key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Signed>,
}

/// Looks for people to play with: `{"seek": {…}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskSeek {
    /// With whom and what.
    pub seek: Seek,
}

/// Looks no longer: `{"cancel": true}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CancelSeek {
    /// Always true.
    pub cancel: bool,
}

/// What somebody wants to play who looks for people, and the seat that they take when somebody is found.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Seek {
    /// The names of the games; empty: any.
    #[serde(default)]
    pub games: Vec<String>,
    /// The paces, of `quick`, `steady` and `calm`; empty: any.
    #[serde(default)]
    pub paces: Vec<String>,
    /// The numbers of players; empty: any that the game has.
    #[serde(default)]
    pub players: Vec<usize>,
    /// After how many seconds bots fill the seats, from 0 to 600; none: never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots_after: Option<u32>,
    /// The person's name, as the others see it.
    pub name: String,
    /// The seal of a nonce, as for a seat.
    pub sealed: String,
    /// The secret of the seat: 16 random bytes in hex. A client that sends the same seek again, on another
    /// connection or to another server, gets the same seat.
    pub secret: String,
    /// The person who signs [`crate::seek_text`], if they have a key. Without it they are not rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<Signed>,
}

impl Seek {
    /// The longest wait before bots fill the seats, in seconds.
    pub const LONGEST_WAIT: u32 = 600;
}

impl ToLobby {
    /// Parses a message.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let value: Value =
            serde_json::from_str(text).map_err(|error| Unreadable::Json(error.to_string()))?;
        let has = |key: &str| value.get(key).is_some();
        let wrong = |error: serde_json::Error| Unreadable::Message(error.to_string());
        if has("seek") {
            let read = serde_json::from_value(value);
            read.map(|AskSeek { seek }| Self::Seek(Box::new(seek)))
                .map_err(wrong)
        } else if has("cancel") {
            let CancelSeek { cancel } = serde_json::from_value(value).map_err(wrong)?;
            match cancel {
                true => Ok(Self::Cancel),
                false => Err(Unreadable::Message(
                    "\"cancel\" can only be true".to_owned(),
                )),
            }
        } else if has("hello") {
            serde_json::from_value(value)
                .map(Self::Hello)
                .map_err(wrong)
        } else if has("show") {
            serde_json::from_value(value)
                .map(|AskShow { show }| Self::Show(show))
                .map_err(wrong)
        } else if has("hide") {
            let HidePerson { hide } = serde_json::from_value(value).map_err(wrong)?;
            match hide {
                true => Ok(Self::Hide),
                false => Err(Unreadable::Message("\"hide\" can only be true".to_owned())),
            }
        } else {
            Err(Unreadable::UnknownInLobby)
        }
    }

    /// The message as JSON text.
    pub fn write(&self) -> String {
        let written = match self {
            Self::Hello(hello) => serde_json::to_string(hello),
            Self::Show(show) => serde_json::to_string(&AskShow { show: show.clone() }),
            Self::Hide => serde_json::to_string(&HidePerson { hide: true }),
            Self::Seek(seek) => serde_json::to_string(&AskSeek {
                seek: (**seek).clone(),
            }),
            Self::Cancel => serde_json::to_string(&CancelSeek { cancel: true }),
        };
        // The messages hold only text and numbers, so that serialising them cannot fail.
        written.unwrap_or_default()
    }
}

/// A message from the lobby to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum FromLobby {
    /// The answer to `hello`: the whole lobby.
    Lobby(Lobby),
    /// What has changed since the message before. The lobby sends a few of these a second at most.
    Changes(LobbyChanges),
    /// The answer to `show`, to `hide` and to a `hello` with `who`: how the others see the person.
    Shown(Option<LobbyPerson>),
    /// Why the person cannot be shown. They are shown no longer, and everything else goes on.
    NotShown(ProblemReport),
    /// The answer to `seek` and to `cancel`: whether the client looks for people.
    Seeking(Option<Seeking>),
    /// Somebody is found. The client has the seat; it connects to the table with the secret of its seek.
    Paired(Paired),
    /// The lobby cannot do what the client asks.
    Problem(ProblemReport),
}

impl FromLobby {
    /// The message as JSON text.
    pub fn write(&self) -> String {
        // The messages hold only plain data, so that serialising them cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The whole lobby.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// The version of the protocol that the server speaks.
    pub protocol: u32,
    /// The build of the server. A page of another build reloads itself.
    pub build: String,
    /// The time of the server's clock, in seconds since 1970: what `since` of a table counts from.
    pub now: i64,
    /// How many people are present: in the lobby and at tables.
    pub present: u32,
    /// The listed tables: open ones, and games in progress.
    pub tables: Vec<LobbyTable>,
    /// The people in the lobby who show themselves, the newest first: at most [`Lobby::MOST_PEOPLE`].
    #[serde(default)]
    pub people: Vec<LobbyPerson>,
}

impl Lobby {
    /// How many people the lobby names at most.
    pub const MOST_PEOPLE: usize = 50;
}

/// What has changed in the lobby.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LobbyChanges {
    /// Tables that are new, or that replace those of the same id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<LobbyTable>,
    /// Tables that are in the lobby no longer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<TableId>,
    /// How many people are present, if it has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub present: Option<u32>,
    /// The people who show themselves, all of them, if anything about them has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub people: Option<Vec<LobbyPerson>>,
}

/// Somebody in the lobby who shows themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LobbyPerson {
    /// Their name. A number follows it if it looks like the name of somebody else in the list.
    pub name: String,
    /// The person, if they are identified; without a rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonCard>,
    /// What they do.
    pub doing: Doing,
}

/// What somebody in the lobby does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Doing {
    /// They are in the lobby.
    #[default]
    Here,
    /// They look for people to play with.
    Seeking,
}

/// A listed table, as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LobbyTable {
    /// The id of the table.
    pub table: TableId,
    /// `gathering`: somebody who sits there is connected, and a seat is free. `playing`: anybody may watch.
    pub state: TableState,
    /// The game's name.
    pub game: String,
    /// Every option with its value.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub options: OptionMap,
    /// The time that players have, if the table has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The seats in order.
    pub seats: Vec<LobbySeat>,
    /// How many of them anybody may take now.
    pub free: usize,
    /// Since when the table is in the lobby in this state, in seconds since 1970 of the server's clock.
    pub since: i64,
}

/// A seat, as the lobby shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LobbySeat {
    /// Who has it.
    pub who: Who,
    /// The person in it, if they are identified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<PersonCard>,
}

/// A client looks for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seeking {
    /// In how many milliseconds bots fill the seats, if the client wants that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots_in: Option<u64>,
}

/// Somebody is found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Paired {
    /// The id of the table.
    pub table: TableId,
    /// The number of the client's seat, from 0.
    pub seat: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_to_the_lobby_are_read_as_they_are_written() {
        let seek = Seek {
            games: vec!["kingdomino".to_owned()],
            bots_after: Some(20),
            name: "Leyla".to_owned(),
            ..Seek::default()
        };
        let show = Showing {
            name: "Leyla".to_owned(),
            secret: "0".repeat(32),
            person: None,
        };
        for message in [
            ToLobby::Hello(HelloLobby {
                hello: 2,
                who: None,
            }),
            ToLobby::Hello(HelloLobby {
                hello: 2,
                who: Some(show.clone()),
            }),
            ToLobby::Show(show),
            ToLobby::Hide,
            ToLobby::Seek(Box::new(seek)),
            ToLobby::Cancel,
        ] {
            assert_eq!(ToLobby::read(&message.write()), Ok(message));
        }
        for (text, part) in [
            ("{", "JSON"),
            ("{}", "seek"),
            (r#"{"cancel": false}"#, "true"),
            (r#"{"seek": {"name": "x"}}"#, "sealed"),
            (r#"{"hide": false}"#, "true"),
            (r#"{"show": {"name": "x"}}"#, "secret"),
            (r#"{"hello": 2, "who": {"nom": "x"}}"#, "nom"),
        ] {
            let error = ToLobby::read(text).unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
