//! What people can say to each other at a table: a closed set of phrases, which every page shows in its own
//! language.

use serde::{Deserialize, Serialize};

/// Something that a player says at a table, by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say what is said")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    NiceMove,
    Thanks,
    Sorry,
    OneMoment,
    YourTurn,
    Again,
    Bye,
    Smile,
    Laugh,
    Wow,
    Hmm,
    Clap,
    Heart,
}

impl Phrase {
    /// All phrases; the last six are reactions, which pages show as a picture.
    pub const ALL: [Self; 16] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::NiceMove,
        Self::Thanks,
        Self::Sorry,
        Self::OneMoment,
        Self::YourTurn,
        Self::Again,
        Self::Bye,
        Self::Smile,
        Self::Laugh,
        Self::Wow,
        Self::Hmm,
        Self::Clap,
        Self::Heart,
    ];

    /// The id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::GoodLuck => "good-luck",
            Self::WellPlayed => "well-played",
            Self::NiceMove => "nice-move",
            Self::Thanks => "thanks",
            Self::Sorry => "sorry",
            Self::OneMoment => "one-moment",
            Self::YourTurn => "your-turn",
            Self::Again => "again",
            Self::Bye => "bye",
            Self::Smile => "smile",
            Self::Laugh => "laugh",
            Self::Wow => "wow",
            Self::Hmm => "hmm",
            Self::Clap => "clap",
            Self::Heart => "heart",
        }
    }
}

/// A player says something: `{"say": "well-played"}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// What they say.
    pub say: Phrase,
}

/// What a player has said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Said {
    /// The seat of the player.
    pub seat: usize,
    /// What they said.
    pub phrase: Phrase,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ids_of_phrases_are_those_that_messages_carry() {
        for phrase in Phrase::ALL {
            let text = serde_json::to_value(phrase).unwrap();
            assert_eq!(text, phrase.id());
        }
    }
}
