//! Plays a game of each kind with bots that think, and adds up every move to one number.
//!
//! The same seed has to give the same moves everywhere. A program for WebAssembly can neither read nor
//! print, so what another machine found is built into it, in `TAKHT_MOVES`; then it ends with 0 if it
//! finds the same.

use std::process::ExitCode;

use takht_bots::{Budget, sit};
use takht_core::{OptionMap, Quick, Seat, Turn};
use takht_games::CATALOGUE;

fn main() -> ExitCode {
    let found = moves();
    match option_env!("TAKHT_MOVES") {
        None => {
            println!("{found}");
            ExitCode::SUCCESS
        }
        Some(expected) if expected == found.to_string() => ExitCode::SUCCESS,
        Some(_) => ExitCode::FAILURE,
    }
}

fn moves() -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for entry in CATALOGUE {
        let mut options = OptionMap::new();
        options.insert("players".to_owned(), 2.into());
        options.extend((entry.preset)());
        for events in game(entry.name, &options, entry.layouts.last().copied()) {
            for byte in events.bytes() {
                sum = (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        }
    }
    sum
}

/// The events of a game between the two strongest, as far as a minute of an interpreter goes.
fn game(name: &str, options: &OptionMap, layout: Option<&str>) -> Vec<String> {
    const LONGEST: usize = 160;
    let bots = ["master", "knight"].into_iter().zip(Seat::all(2));
    let bots = bots.map(|(bot, seat)| sit(bot, name, options, seat, 7));
    let mut bots: Vec<_> = bots.map(|bot| bot.expect("every game has these")).collect();
    let mut table = takht_games::start(name, options).expect("two can play");
    let mut chance = Quick::new(11);
    let mut layout = layout;
    let mut next: Vec<String> = Vec::new();
    let mut events = Vec::new();
    while events.len() < LONGEST {
        let event = match table.turn() {
            Turn::Over => break,
            Turn::Chance => table.deal(&mut chance).expect("a deal is due"),
            Turn::Seat(seat) => {
                if let Some(layout) = layout.take() {
                    next = table.lay_out(layout, &mut chance);
                    next.reverse();
                }
                let bot = &mut bots[seat.index()];
                next.pop()
                    .unwrap_or_else(|| bot.choose(&Budget::Iterations(24)))
            }
        };
        for bot in &mut bots {
            bot.watch(&event).expect("what is played can be seen");
        }
        table.play(&event).expect("bots play by the rules");
        events.push(event);
    }
    events
}
