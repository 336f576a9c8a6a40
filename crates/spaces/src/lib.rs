//! Actions as numbers and positions as arrays, for programs that learn.
//!
//! - [`Spaces`] is the contract: every legal event of a seat has one number, and a seat's knowledge is a row of bytes.
//!   `docs/SPACES.md` describes the numbers and rows of every game.
//! - [`Space`] describes the spaces of a game with its options: how large they are, and what each part means.
//! - [`Batch`] plays many games at once. [`numbering()`] and [`batch()`] serve code that is not generic over the game.
//!
//! ```
//! use takht_core::{Game, Seat};
//! use takht_kingdomino::{Kingdomino, KingdominoOptions};
//! use takht_spaces::Spaces;
//!
//! let options = KingdominoOptions::players(2);
//! let mut game: Kingdomino = Game::new(&options).unwrap();
//! for event in ["deal 10 16 45 46", "kings 0 1 1 0"] {
//!     game.play(event.parse().unwrap()).unwrap();
//! }
//! let mut numbers = Vec::new();
//! game.actions(|number| numbers.push(number));
//! assert_eq!(numbers, [0, 1, 2, 3]);
//! assert_eq!(game.event(2).unwrap().to_string(), "pick 45");
//!
//! let mut observation = vec![0; Kingdomino::<takht_kingdomino::Five>::space(&options).observation()];
//! game.observe(Seat::default(), &mut observation);
//! ```

mod batch;
mod games;
mod numbering;
mod row;
mod space;
mod spaces;

pub use batch::{AnyBatch, Arrays, BadAction, BadBatch, Batch, BatchSetup, batch};
pub use games::{SpacesVisitor, visit_spaces};
pub use numbering::{Candidates, Numbering, numbering};
pub use space::{ActionRange, Space};
pub use spaces::Spaces;
