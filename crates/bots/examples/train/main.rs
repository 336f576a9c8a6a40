//! Learns in detail how many points a kingdom will come to, and writes it as `nets.bin`.
//!
//! `lessons`: appraisers play each other, and the networks learn from what became of their kingdoms; about
//! ten minutes on two cores. `choices`: the networks that are there learn to tell choices apart, each
//! valued by games that are played on with the same luck; about half an hour. Without a word, first the
//! one and then the other: `cargo run --release -p takht-bots --example train`.
//!
//! After the word may follow the folder of `nets.bin`, and after that numbers: of lessons, of games before
//! each, and of steps; or of games and of steps.

mod choices;
mod draft;
mod lessons;

use std::path::{Path, PathBuf};

use choices::Choices;
use lessons::Lessons;

/// Does something with each half at the same time; always two, so that the sums are the same.
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
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("src/kingdomino"),
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
