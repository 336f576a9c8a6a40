//! What the end and the review of a game of Capture say.

use std::str::FromStr;

use takht_capture::{CaptureEvent, CapturePicture, Kind};
use takht_core::{Message, Seat};
use takht_games::{AnyGame, picture_of};

/// At most this much strength is nearly nothing: most rolls would have taken it.
const NEARLY: u8 = 3;

/// What a decision missed, in a few words: the event that was played, and a better one.
pub(crate) fn missed(played: &str, better: &str) -> Option<Message> {
    use CaptureEvent::{Battle, Capture, Move};
    let [played, better] = [played, better].map(|event| CaptureEvent::from_str(event).ok());
    Some(Message::new(match (played?, better?) {
        (Capture(_), Capture(_)) => "capture-missed-target",
        (_, Capture(_)) => "capture-missed-attack",
        (_, Battle(_)) => "capture-missed-battle",
        (Move(_), Move(_)) => "capture-missed-square",
        (_, Move(_)) => "capture-missed-move",
        _ => return None,
    }))
}

/// A building that nearly fell, the most valuable one.
pub(crate) fn close_call(game: &dyn AnyGame, seat: Seat) -> Option<Message> {
    let picture: CapturePicture = picture_of(game)?;
    let nearly = picture.buildings.iter();
    let nearly = nearly.filter(|one| one.owner != Some(seat) && one.points <= NEARLY);
    let building =
        nearly.max_by_key(|one| (one.kind == Kind::Large, std::cmp::Reverse(one.points)))?;
    let id = match building.kind {
        Kind::Small => "capture-close-small",
        Kind::Large => "capture-close-large",
    };
    Some(Message::new(id).with("left", building.points))
}
