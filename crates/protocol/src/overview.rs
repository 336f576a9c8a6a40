//! What a page asks about the tables that it remembers.

use serde::{Deserialize, Serialize};

use crate::{TableId, TableState};

/// The body of `POST /api/overviews`: asks about several tables at once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskOverviews {
    /// The ids of the tables, 60 at most.
    pub tables: Vec<TableId>,
}

impl AskOverviews {
    /// About how many tables a client asks at once.
    pub const MOST: usize = 60;
}

/// A table in the answer to [`AskOverviews`]. Tables that the server does not have are missing there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableOverview {
    /// The id of the table.
    pub table: TableId,
    /// The state of the table.
    pub state: TableState,
    /// The seats of the people for whom the table waits now: for their turn, or for their nonces.
    pub waits_for: Vec<usize>,
    /// How many milliseconds are left until a bot plays for them, if the table has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
}
