//! The options of Kingdom Builder.

use serde_json::{Value, json};
use takht_core::{
    Arrangement, BadOptions, OptionKind, OptionMap, OptionReader, OptionSpec, Options, Setup,
    option_map,
};

use crate::card::CARDS;
use crate::sector::SECTORS;
use crate::{Card, Location, Sector};

/// The number of players, and the boards and cards unless chance draws them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KingdomBuilderOptions {
    /// The number of players, 2 to 4.
    pub players: u8,
    /// The boards: top left, top right, bottom left, bottom right. Chance draws them if none.
    pub boards: Option<[Sector; SECTORS]>,
    /// The cards, in the given order. Chance draws them if none.
    pub cards: Option<[Card; CARDS]>,
}

impl Default for KingdomBuilderOptions {
    fn default() -> Self {
        Self::players(2)
    }
}

impl KingdomBuilderOptions {
    /// The options for this many players, with random boards and cards.
    pub fn players(players: u8) -> Self {
        Self {
            players,
            boards: None,
            cards: None,
        }
    }

    /// The boards and cards that the rulebook suggests for the first game (B5).
    pub fn first_game(players: u8) -> Self {
        let boards = [
            Location::Tavern,
            Location::Paddock,
            Location::Oasis,
            Location::Farm,
        ];
        Self {
            players,
            boards: Some(boards.map(Sector::upright)),
            cards: Some([Card::Fishermen, Card::Knights, Card::Merchants]),
        }
    }

    /// The cards in the order of their event.
    pub(crate) fn sorted_cards(&self) -> Option<[Card; CARDS]> {
        let mut cards = self.cards?;
        cards.sort_unstable();
        Some(cards)
    }

    /// Refuses options that the rules do not allow.
    pub fn check(&self) -> Result<(), BadOptions> {
        if !(2..=4).contains(&self.players) {
            return Err(BadOptions::OutOfRange {
                name: "players",
                min: 2,
                max: 4,
                got: self.players.to_string(),
            });
        }
        // Reading options checks the names, but a caller may fill the struct without reading.
        if let Some(boards) = self.boards {
            let names = boards.map(|sector| sector.to_string());
            Sector::read_four(names.iter().map(String::as_str))?;
        }
        if let Some(cards) = self.cards {
            Card::read_three(cards.iter().map(|card| card.name()))?;
        }
        Ok(())
    }
}

impl Options for KingdomBuilderOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec::players(2),
        OptionSpec {
            name: "boards",
            kind: OptionKind::Names {
                count: SECTORS as u32,
                known: &Location::NAMES,
                mark: "^",
                arrangement: Arrangement::Map,
            },
        },
        OptionSpec {
            name: "cards",
            kind: OptionKind::Names {
                count: CARDS as u32,
                known: &Card::NAMES,
                mark: "",
                arrangement: Arrangement::List,
            },
        },
    ];

    fn read(map: &OptionMap) -> Result<Self, BadOptions> {
        let reader = OptionReader::new(map, Self::SPECS)?;
        let boards = reader.names("boards")?;
        let boards = boards.map(|names| Sector::read_four(names.into_iter()));
        let cards = reader.names("cards")?;
        let cards = cards.map(|names| Card::read_three(names.into_iter()));
        Ok(Self {
            players: reader.number("players")? as u8,
            boards: boards.transpose()?,
            cards: cards.transpose()?,
        })
    }

    fn write(&self) -> OptionMap {
        fn names<T: ToString, const N: usize>(list: Option<[T; N]>) -> Value {
            match list {
                None => Value::Null,
                Some(list) => list.iter().map(T::to_string).collect(),
            }
        }
        option_map([
            ("players", json!(self.players)),
            ("boards", names(self.boards)),
            ("cards", names(self.cards)),
        ])
    }

    fn setups() -> Vec<Setup> {
        let mut first_game = Self::first_game(2).write();
        // The setup fits any number of players.
        first_game.remove("players");
        let mut setups = Setup::standard();
        setups.push(Setup::new("first_game", first_game.into()));
        setups
    }
}
