//! A game that has ended, as its players' pages show it.

/// A game that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedGame {
    /// The id of the table.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// The name of the pace; none if the table had no clock with a name.
    pub pace: Option<String>,
    /// When it ended, in seconds since 1970.
    pub at: i64,
    /// When it ended, in milliseconds of service.
    pub moment: u64,
    /// Everybody who played, by seat.
    pub seats: Vec<FinishedSeat>,
    /// True if the game counts for ratings, unless the same people have played too many such games.
    pub is_rated: bool,
}

/// Somebody who has played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FinishedSeat {
    /// The person's key, if they were identified.
    pub key: Option<String>,
    /// The name, as records write it.
    pub name: String,
    /// The points.
    pub points: i32,
    /// The place, from 1; several may share one.
    pub place: u32,
}
