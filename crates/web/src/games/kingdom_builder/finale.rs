//! What the end of a game of Kingdom Builder say.

use takht_core::{Message, Seat};
use takht_games::{AnyGame, picture_of};
use takht_kingdom_builder::{Card, KingdomBuilderPicture, Land, SPAN, Source};

/// What a castle brings.
const CASTLE: i32 = 3;

/// What the lords pay more for the most settlements of a sector than for the second most.
const LORDS: i32 = 6;

/// A little more gold with which this player would have won: one castle, or one settlement for the lords.
pub(crate) fn close_call(game: &dyn AnyGame, seat: Seat) -> Option<Message> {
    let picture: KingdomBuilderPicture = picture_of(game)?;
    let scores = game.scores();
    let best = scores.iter().map(|score| score.total).max()?;
    let own = scores.get(seat.index())?;
    let short = best - own.total;
    if short <= 0 {
        return None;
    }
    let castles = picture.hexes.iter().filter(|hex| hex.land == Land::Castle);
    let of_castles = own
        .parts
        .iter()
        .find(|part| part.name() == Source::Castles.message());
    let reached = of_castles.map_or(0, |part| part.points / CASTLE);
    if short <= CASTLE && (reached as usize) < castles.count() {
        return Some(Message::new("kingdom-builder-close-castle").with("gold", CASTLE));
    }
    let has_lords = picture.cards?.contains(&Card::Lords);
    // How many settlements each player has in each of the four sectors.
    let half = SPAN / 2;
    let mut sectors = [[0_i32; takht_core::MAX_SEATS]; 4];
    for hex in &picture.hexes {
        if let Some(owner) = hex.settlement {
            let sector = hex.hex.row() / half * 2 + hex.hex.column() / half;
            sectors[usize::from(sector)][owner.index()] += 1;
        }
    }
    let nearly_first = sectors.iter().any(|counts| {
        let own = counts[seat.index()];
        own > 0 && counts.iter().max() == Some(&(own + 1))
    });
    (has_lords && nearly_first && short <= LORDS)
        .then(|| Message::new("kingdom-builder-close-lords").with("gold", LORDS))
}
