//! The messages between clients and the server: JSON over HTTP before a game, over a WebSocket during it.
//!
//! ```
//! use takht_protocol::{Play, ToTable};
//! let text = r#"{"play": ["place 16 1,0 2,0", "pick 27"], "ply": 12, "id": "a7"}"#;
//! let ToTable::Play(play) = ToTable::read(text).unwrap() else { panic!() };
//! assert_eq!(play, Play { play: vec!["place 16 1,0 2,0".into(), "pick 27".into()], ply: 12, id: "a7".into() });
//! ```

mod clock;
mod hosting;
mod lobby;
mod overview;
mod people;
mod phrase;
mod problem;
mod seating;
mod turns;

pub use clock::{BadClock, Clock, Pace, RunningClocks};
pub use hosting::{HandOn, Lock};
pub use lobby::{
    AskSeek, AskShow, CancelSeek, Doing, FromLobby, HelloLobby, HidePerson, Lobby, LobbyChanges,
    LobbyPerson, LobbySeat, LobbyTable, Paired, Seek, Seeking, Showing, ToLobby,
};
pub use overview::{AskOverviews, TableOverview};
pub use people::{
    Colour, GameCount, GameRating, Look, OwnPerson, PersonCard, PersonChange, PersonKey,
    PersonPage, PersonResult, Rating, ResultPlayer, Shape, Signature, Signed, SignedChange,
    WrappedSeed, change_text, here_text, seat_text, seek_text,
};
pub use phrase::{Phrase, Said, Say};
pub use problem::{Problem, ProblemReport, Unreadable};
pub use seating::{
    Addresses, CreateTable, Created, GameResult, Imported, Level, ListedTable, Rematch, Rematched,
    Removal, Seated, Sit, SitBot, StandIn, Start, TableId, TableSeat, TableSnapshot, TableState,
    Vote, Who,
};
pub use turns::{
    Accepted, AskLegal, Conflict, EndGame, Events, FromTable, Hello, Legal, OpenNonce, Play,
    RefusedTurn, Replace, ReplacePlayer, Resign, Resume, SealNonce, TakeBack, ToTable, Welcome,
};

/// The version of the protocol that this crate speaks.
pub const PROTOCOL: u32 = 2;
