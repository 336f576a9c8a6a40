//! What a decision missed, in a few words.

use std::str::FromStr;

use takht_core::{Message, Seat};
use takht_games::{AnyGame, picture_of};
use takht_kingdomino::{Domino, KingdomPicture, KingdominoEvent, KingdominoPicture};

use super::outlook::{grows, holes, most};

/// What a decision missed: what the better event had that the played one had not.
pub(crate) fn missed(game: &dyn AnyGame, played: &str, better: &str) -> Option<Message> {
    let seat = game.turn().seat()?;
    let picture: KingdominoPicture = picture_of(game)?;
    let [played_event, better_event] =
        [played, better].map(|event| KingdominoEvent::from_str(event).ok());
    match (played_event?, better_event?) {
        (KingdominoEvent::Pick(played), KingdominoEvent::Pick(better)) => {
            missed_domino(&picture, seat, played, better).map(Message::new)
        }
        (KingdominoEvent::Place { .. }, KingdominoEvent::Place { .. }) => {
            let holes = |event: &str| {
                let mut after = game.boxed_clone();
                after.play(event).ok()?;
                let picture: KingdominoPicture = picture_of(&*after)?;
                Some(holes(picture.kingdoms.get(seat.index())?, picture.size))
            };
            if holes(played)? > holes(better)? {
                return Some(Message::new("kingdomino-missed-hole"));
            }
            let [of_played, of_better] = [played, better].map(|event| grows(game, seat, event));
            let land = of_better
                .map(|(land, _)| land)
                .filter(|land| of_played.is_none_or(|(other, _)| other != *land));
            Some(match land {
                Some(land) => Message::new("kingdomino-missed-land").with("terrain", land),
                None => Message::new("kingdomino-missed-place"),
            })
        }
        _ => None,
    }
}

/// What spoke for another domino than the one that was picked, if that is plain.
fn missed_domino(
    picture: &KingdominoPicture,
    seat: Seat,
    played: Domino,
    better: Domino,
) -> Option<&'static str> {
    let worth = |kingdom: &KingdomPicture, domino| most(kingdom, picture.size, domino);
    let own = picture.kingdoms.get(seat.index());
    let own = |domino| own.and_then(|kingdom| worth(kingdom, domino));
    let crowns = |domino: Domino| domino.left().crowns + domino.right().crowns;
    let (had, missed) = (own(played), own(better));
    if had.is_none() && missed.is_some() {
        return Some("kingdomino-missed-fits");
    }
    if missed > had {
        return Some("kingdomino-missed-domino");
    }
    let others = picture.kingdoms.iter().enumerate();
    let mut others = others.filter(|(nth, _)| *nth != seat.index());
    let taken = |(_, kingdom): (usize, &KingdomPicture)| {
        worth(kingdom, better) >= worth(kingdom, played).max(Some(0)).map(|points| points + 3)
    };
    if others.any(taken) {
        return Some("kingdomino-missed-denied");
    }
    if crowns(better) > crowns(played) {
        return Some("kingdomino-missed-crowns");
    }
    (better < played).then_some("kingdomino-missed-order")
}
