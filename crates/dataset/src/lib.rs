//! Games of bots as Parquet files, for programs that learn: `docs/DATASET.md` describes them.
//!
//! - A [`Plan`] says which games a dataset has; the same plan gives the same files, byte for byte, where the bots'
//!   limit is a number of simulations.
//! - [`write()`] plays the games on all cores and writes one part after the other. What was interrupted continues with
//!   the first part that is missing.
//! - A [`Dataset`] reads one again, as arrays.

mod bad_dataset;
mod columns;
mod dataset;
mod manifest;
mod plan;
mod rows;
mod schema;
mod write;

pub use bad_dataset::BadDataset;
pub use dataset::{Dataset, Games, Positions};
pub use manifest::{Manifest, SpaceOfDataset};
pub use plan::Plan;
pub use write::{Progress, write};

/// The version of the files that this crate writes and reads.
pub const VERSION: u32 = 1;
