//! What a decision missed, in a few words.

use std::str::FromStr;

use takht_capture::CaptureEvent;
use takht_core::Message;

/// What the better event had that the played one had not.
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
