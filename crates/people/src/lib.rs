//! Who people are without an account.
//!
//! A person is a public key that their device has made. The [`PeopleStore`] keeps how they look, what they
//! have played and how well, whom they have blocked, and the seeds that their passkeys have wrapped; it
//! keeps no address. Whatever changes it is signed, and [`signature`] checks that.
//!
//! It also keeps who looks for whom: a [`Seek`](SeekRow) waits in the store until a transaction puts it
//! together with others and makes their table. So several servers never pair anybody twice.

mod finished;
mod rating;
mod seek;
pub mod signature;
pub mod store;

pub use finished::{FinishedGame, FinishedSeat};
pub use rating::{Estimate, rated};
pub use seek::{Found, Made, MakeTable, SeekRow, Sought, bucket};
pub use store::{Added, Audit, Changed, Kept, Known, PeopleBackup, PeopleStore, PeopleStoreError};
