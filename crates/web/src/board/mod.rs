//! Boards: how the page draws a game, and how the person chooses an event by pointing.

mod canvas;
mod choices;
mod drawing;
mod input;
mod marks;
mod motion;
mod place;
mod pointing;
mod score_list;

pub(crate) use canvas::{BoardCanvas, Compared, RECENT, Scene};
pub(crate) use choices::{Choice, Choices, Lit, Next, gain, gains, lit, tools};
pub(crate) use drawing::{Drawing, pieces};
pub(crate) use input::{BoardInput, Intent, arrow};
pub(crate) use marks::{arrow_between, circle, last_ring, mark, path, seat_of, shape_at, verdict};
pub(crate) use motion::{Motion, Shown, motions, plate};
pub(crate) use place::Place;
pub(crate) use pointing::Pointing;
pub(crate) use score_list::{ScoredPlayer, scored};

/// All that the page asks of a game's board.
pub(crate) trait Board: Choices + Pointing + Drawing + Sync {}

impl<T: Choices + Pointing + Drawing + Sync> Board for T {}
