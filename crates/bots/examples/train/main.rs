//! Trains the networks that predict the final points of a kingdom, and writes them as `nets.bin`.
//!
//! - `lessons [FOLDER [LESSONS [GAMES [STEPS]]]]`: appraisers play against each other, and the networks learn
//!   the final points of their kingdoms. Takes about ten minutes on two cores.
//! - `choices [FOLDER [GAMES [STEPS]]]`: the networks of `nets.bin` learn to tell choices apart. Games that
//!   continue from each choice with the same luck say what it is worth. Takes about half an hour.
//!
//! Without arguments, `cargo run --release -p takht-bots --example train` runs `lessons`, then `choices`.
//! FOLDER is the folder of `nets.bin`.

mod choices;
mod draft;
mod lessons;

use std::path::{Path, PathBuf};

use choices::Choices;
use lessons::Lessons;

/// Runs both halves of the work at the same time. There are always two, so that floating-point sums are the
/// same on every machine.
fn both<T: Send>(work: impl Fn(u64) -> T + Sync) -> [T; 2] {
    std::thread::scope(|scope| {
        let other = scope.spawn(|| work(1));
        let one = work(0);
        [one, other.join().expect("it ends")]
    })
}

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next();
    let folder = arguments.next().map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/kingdomino"),
        PathBuf::from,
    );
    let file = folder.join("nets.bin");
    let mut number = |default: u64| match arguments.next().map(|text| text.parse()) {
        None => default,
        Some(Ok(number)) => number,
        Some(Err(error)) => panic!("a number is expected: {error}"),
    };
    match what.as_deref() {
        Some("lessons") => {
            let usual = Lessons::default();
            let lessons = Lessons {
                lessons: number(usual.lessons),
                games: number(usual.games),
                steps: number(usual.steps.into()) as u32,
            };
            lessons.give(&file)
        }
        Some("choices") => {
            let usual = Choices::default();
            let choices = Choices {
                games: number(usual.games),
                steps: number(usual.steps.into()) as u32,
            };
            choices.give(&file)
        }
        None => {
            Lessons::default().give(&file)?;
            Choices::default().give(&file)
        }
        Some(other) => panic!("{other:?} is neither lessons nor choices"),
    }
}
