//! The Kingdom Builder cards, which say what brings gold.

use std::fmt;

use takht_core::{Message, Refused};

use crate::Illegal;

/// A Kingdom Builder card (B3). The order is alphabetical, as in the notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// 1 for every two settlements of the largest group (B30).
    #[default]
    Citizens,
    /// 1 for each row (B27).
    Discoverers,
    /// 3 for each settlement in the weakest sector (B33).
    Farmers,
    /// 1 for each settlement next to water (B24).
    Fishermen,
    /// 1 for each group (B29).
    Hermits,
    /// 2 for each settlement in the fullest row (B28).
    Knights,
    /// 12 and 6 for the most settlements in each sector (B32).
    Lords,
    /// 4 for each location or castle joined to another (B31).
    Merchants,
    /// 1 for each settlement next to a mountain (B25).
    Miners,
    /// 1 for each settlement next to a location or castle (B26).
    Workers,
}

/// How many cards each game uses (B3).
pub const CARDS: usize = 3;

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 10;

    /// All cards.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Citizens,
        Self::Discoverers,
        Self::Farmers,
        Self::Fishermen,
        Self::Hermits,
        Self::Knights,
        Self::Lords,
        Self::Merchants,
        Self::Miners,
        Self::Workers,
    ];

    /// The names of all cards.
    pub(crate) const NAMES: [&'static str; Self::COUNT] = [
        "citizens",
        "discoverers",
        "farmers",
        "fishermen",
        "hermits",
        "knights",
        "lords",
        "merchants",
        "miners",
        "workers",
    ];

    /// The name in events and scores.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The clause of the rules that describes the card.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Fishermen => "B24",
            Self::Miners => "B25",
            Self::Workers => "B26",
            Self::Discoverers => "B27",
            Self::Knights => "B28",
            Self::Hermits => "B29",
            Self::Citizens => "B30",
            Self::Merchants => "B31",
            Self::Lords => "B32",
            Self::Farmers => "B33",
        }
    }

    /// Its name as a message.
    pub fn message(self) -> Message {
        Message::new(format!("kingdom-builder-{}", self.name()))
    }

    /// What brings gold, as a sentence.
    pub fn about(self) -> Message {
        Message::new(format!("kingdom-builder-about-{}", self.name()))
    }

    /// Reads three different names, in the order given.
    pub fn read_three<'a>(words: impl Iterator<Item = &'a str>) -> Result<[Self; CARDS], Refused> {
        let (mut cards, mut got) = ([Self::default(); CARDS], 0);
        for word in words {
            let found = Self::ALL.into_iter().find(|card| card.name() == word);
            let card = found.ok_or_else(|| Illegal::no_such_card(word))?;
            if cards[..got.min(CARDS)].contains(&card) {
                return Err(Illegal::CardTwice { card }.into());
            }
            if let Some(place) = cards.get_mut(got) {
                *place = card;
            }
            got += 1;
        }
        if got != CARDS {
            return Err(Illegal::CardCount { got }.into());
        }
        Ok(cards)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
