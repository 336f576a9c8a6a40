//! The score of a player.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use takht_core::{Message, Score, ScorePart, ScoreReason};

use crate::gold::{Share, Source, Tally};
use crate::{Card, Hex};

/// The score of one player with its breakdown: `total`, `castles`, `cards` by name, and under `why`
/// the hexes that bring the gold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KingdomBuilderScore {
    /// All gold.
    pub total: i32,
    /// The gold of the castles and then of each card, with the hexes that bring it.
    pub sources: Vec<(Source, Vec<Share>)>,
}

impl KingdomBuilderScore {
    /// Scores a player.
    pub fn of(tally: &Tally<'_>, cards: &[Card], player: usize) -> Self {
        let sources = [Source::Castles].into_iter();
        let sources: Vec<_> = sources
            .chain(cards.iter().copied().map(Source::Card))
            .map(|source| (source, tally.shares(source, player)))
            .collect();
        Self {
            total: sources.iter().map(|(_, shares)| sum(shares)).sum(),
            sources,
        }
    }

    /// The gold of one source; 0 for a card that is not in the game.
    pub fn gold(&self, source: Source) -> i32 {
        let found = self.sources.iter().find(|(other, _)| *other == source);
        found.map_or(0, |(_, shares)| sum(shares))
    }
}

/// Only the total of a score.
#[inline]
pub(crate) fn total(tally: &Tally<'_>, cards: &[Card], player: usize) -> i32 {
    let cards = cards
        .iter()
        .map(|&card| tally.gold(Source::Card(card), player));
    tally.gold(Source::Castles, player) + cards.sum::<i32>()
}

fn sum(shares: &[Share]) -> i32 {
    shares.iter().map(|share| share.gold).sum()
}

/// Serialized as a JSON object with a value for each source, by name.
struct ByName<V>(Vec<(&'static str, V)>);

impl<V: Serialize> Serialize for ByName<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl Serialize for KingdomBuilderScore {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all = self.sources.iter();
        let why = all
            .map(|(source, shares)| (source.name(), shares))
            .collect();
        let cards = self
            .sources
            .iter()
            .filter(|(source, _)| *source != Source::Castles);
        let cards = cards.map(|(source, shares)| (source.name(), sum(shares)));
        let mut object = serializer.serialize_map(Some(4))?;
        object.serialize_entry("total", &self.total)?;
        object.serialize_entry("castles", &self.gold(Source::Castles))?;
        object.serialize_entry("cards", &ByName(cards.collect()))?;
        object.serialize_entry("why", &ByName(why))?;
        object.end()
    }
}

impl Score for KingdomBuilderScore {
    fn total(&self) -> i32 {
        self.total
    }

    fn parts(&self) -> Vec<ScorePart> {
        let part = |(source, shares): &(Source, Vec<Share>)| ScorePart {
            label: Message::new("kingdom-builder-gold")
                .with("source", source.message())
                .with("gold", sum(shares)),
            points: sum(shares),
            reasons: shares.iter().map(|share| reason(*source, share)).collect(),
        };
        self.sources.iter().map(part).collect()
    }
}

fn reason(source: Source, share: &Share) -> ScoreReason {
    let places: Vec<String> = share.hexes.iter().map(Hex::to_string).collect();
    let id = match places.is_empty() {
        true => "kingdom-builder-why-none",
        false => "kingdom-builder-why",
    };
    let label = Message::new(id)
        .with("source", source.message())
        .with("gold", share.gold)
        // One text, not a list: a list would use commas, and a hex has a comma itself.
        .with("hexes", places.join(" "));
    ScoreReason {
        label,
        points: share.gold,
        places,
    }
}
