//! What only the host of a table does.

use serde::{Deserialize, Serialize};

/// The body of `POST /api/tables/{table}/lock`: from now on nobody new sits down, or people may again. What
/// is kept for somebody stays theirs.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Lock {
    /// The host's secret.
    pub host: String,
    /// True if nobody new may sit down.
    pub locked: bool,
}

/// The body of `POST /api/tables/{table}/host`: another seated person becomes the host. From then on the
/// secret of that person's seat is the host's secret, too; the old one no longer is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HandOn {
    /// The host's secret.
    pub host: String,
    /// The seat of the new host.
    pub seat: usize,
}
