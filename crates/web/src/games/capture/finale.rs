//! What the end of a game of Capture say.

use takht_capture::{CapturePicture, Kind};
use takht_core::{Message, Seat};
use takht_games::{AnyGame, picture_of};

/// At most this much strength is nearly nothing: most rolls would have taken it.
const NEARLY: u8 = 3;

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
