//! What a decision missed, in a few words.

use std::str::FromStr;

use takht_core::Message;
use takht_games::AnyGame;
use takht_kingdom_builder::KingdomBuilderEvent;

use crate::games::reason;

/// What the better event had that the played one had not.
pub(crate) fn missed(game: &dyn AnyGame, played: &str, better: &str) -> Option<Message> {
    use KingdomBuilderEvent::{Build, End, Extra, Move};
    let (played_text, better_text) = (played, better);
    let [played, better] = [played, better].map(|event| KingdomBuilderEvent::from_str(event).ok());
    let wins_tile = |event: &str| {
        let why = reason(game, event);
        why.is_some_and(|why| why.id == "kingdom-builder-why-tile")
    };
    if wins_tile(better_text) && !wins_tile(played_text) {
        return Some(Message::new("kingdom-builder-missed-location"));
    }
    Some(Message::new(match (played?, better?) {
        (Build(_) | End, Extra { .. } | Move { .. }) => "kingdom-builder-missed-tile",
        (Extra { .. } | Move { .. }, Build(_) | End) => "kingdom-builder-missed-wait",
        (_, Build(_) | Extra { .. } | Move { .. }) => "kingdom-builder-missed-hex",
        _ => return None,
    }))
}
