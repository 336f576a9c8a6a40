//! The names of those who sit at a table.

use takht_core::Message;

use crate::Words;

/// What marks a name in a record as a bot's.
pub const BOT: &str = "bot:";

/// A name is a name: it moves no cursor.
pub fn plain(name: &str) -> String {
    name.replace(char::is_control, "\u{fffd}")
}

impl Words {
    /// The names of a record's seats as people read them; empty where nobody gave one.
    pub fn names_of(&self, seats: &[String]) -> Vec<String> {
        let name = |(i, seat): (usize, &String)| match seat.strip_prefix(BOT) {
            None => plain(seat),
            Some(bot) => {
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
