//! The names of those who sit at a table.

use takht_core::{Message, SeatName};

use crate::Words;

/// The longest name that is shown.
const LONGEST: usize = 40;

/// A name is a name: it moves no cursor, turns no direction around, and comes to an end.
pub fn plain(name: &str) -> String {
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let letter = |c: char| match c.is_control() || turns(c) {
        true => '\u{fffd}',
        false => c,
    };
    name.chars().take(LONGEST).map(letter).collect()
}

impl Words {
    /// The names of a record's seats as people read them; empty where nobody gave one.
    pub fn names_of(&self, seats: &[String]) -> Vec<String> {
        let name = |(i, seat): (usize, &String)| match SeatName::read(seat) {
            SeatName::Person(name) => plain(name),
            SeatName::Bot(bot) => {
                let id = format!("bot-{bot}");
                let name = match self.has(&id) {
                    true => Message::new(id),
                    // Most bots have words of their own, the paper's agents go by their letters.
                    false => Message::new("bot-other").with("bot", plain(bot)),
                };
                self.say(&name.with("number", i + 1))
            }
        };
        seats.iter().enumerate().map(name).collect()
    }
}
