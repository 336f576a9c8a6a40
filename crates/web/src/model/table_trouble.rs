//! The problem that the page of a server's table shows.

use takht_core::Message;
use takht_protocol::Problem;

use crate::transport::request::Trouble;

/// The problem that the page of a table shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableTrouble {
    /// The person's secret opens no seat, or no longer.
    SeatLost,
    /// The server has another build than the page.
    OtherBuild,
    /// Any other problem, in the message for the person.
    Told(Message),
}

impl TableTrouble {
    /// The message for the person.
    pub(crate) fn message(&self) -> Message {
        match self {
            Self::SeatLost => Message::new("web-problem-wrong-secret"),
            Self::OtherBuild => Message::new("web-other-build"),
            Self::Told(message) => message.clone(),
        }
    }
}

impl From<Trouble> for TableTrouble {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Problem(report) if report.problem == Problem::WrongSecret => Self::SeatLost,
            trouble => Self::Told(trouble.message()),
        }
    }
}
