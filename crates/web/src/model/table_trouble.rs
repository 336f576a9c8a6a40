//! The problem that the page of a server's table shows.

use takht_core::Message;
use takht_protocol::Problem;

use crate::transport::request::Trouble;

/// The problem that the page of a table shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableTrouble {
    /// The server does not accept the secret of the person's seat.
    SeatLost,
    /// The server does not know the table. True if this device remembers it.
    Missing(bool),
    /// The table's commitment or a seal changed after the nonces were opened.
    OtherCommitment,
    /// Events that the page had been shown changed.
    OtherEvents,
    /// The operator of the server has taken back turns.
    Rewound,
    /// The server speaks another version of the protocol.
    Outdated,
    /// The server has another build than the page.
    OtherBuild,
    /// The person's seat is somebody else's now; the message says why.
    SeatGiven(Message),
    /// Any other problem, in the message for the person.
    Told(Message),
}

impl TableTrouble {
    /// The message for the person.
    pub(crate) fn message(&self) -> Message {
        Message::new(match self {
            Self::SeatLost => "web-seat-lost",
            Self::Missing(true) => "web-missing",
            Self::Missing(false) => "web-problem-no-table",
            Self::OtherCommitment => "web-other-commitment",
            Self::OtherEvents => "web-other-events",
            Self::Rewound => "web-rewound",
            Self::Outdated => "web-problem-outdated",
            Self::OtherBuild => "web-other-build",
            Self::SeatGiven(message) | Self::Told(message) => return message.clone(),
        })
    }

    /// True if the page no longer trusts the table.
    pub(crate) fn is_distrust(&self) -> bool {
        matches!(self, Self::OtherCommitment | Self::OtherEvents)
    }
}

impl From<Trouble> for TableTrouble {
    fn from(trouble: Trouble) -> Self {
        match trouble {
            Trouble::Problem(report) if report.problem == Problem::Outdated => Self::Outdated,
            trouble => Self::Told(trouble.message()),
        }
    }
}
