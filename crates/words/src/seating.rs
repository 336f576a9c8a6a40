//! The names of the players at a table.

use takht_core::{Message, SeatName};

use crate::Words;

/// The most characters of a name to show.
const LONGEST: usize = 40;

/// A name that is safe to show: shortened, and without characters that move the cursor or change
/// the writing direction.
pub fn plain(name: &str) -> String {
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let letter = |c: char| match c.is_control() || turns(c) {
        true => '\u{fffd}',
        false => c,
    };
    name.chars().take(LONGEST).map(letter).collect()
}

impl Words {
    /// The names of a record's seats as players read them; empty for a person without a name.
    pub fn names_of(&self, seats: &[String]) -> Vec<String> {
        let name = |(i, seat): (usize, &String)| match SeatName::read(seat) {
            SeatName::Person(name) => plain(name),
            SeatName::Bot(bot) => {
                let id = format!("bot-{bot}");
                let name = match self.has(&id) {
                    true => Message::new(id),
                    // Most bots have a translated name; the agents of the paper have only letters.
                    false => Message::new("bot-other").with("bot", plain(bot)),
                };
                // Only bots of the same name need a number.
                let same = |seats: &[String]| seats.iter().filter(|other| *other == seat).count();
                match same(seats) {
                    1 => {
                        let said = self.say(&name.with("number", ""));
                        let isolates = '\u{2066}'..='\u{2069}';
                        let said = said.replace(|c| isolates.contains(&c), "");
                        said.trim().to_owned()
                    }
                    _ => self.say(&name.with("number", same(&seats[..=i]))),
                }
            }
        };
        seats.iter().enumerate().map(name).collect()
    }
}
