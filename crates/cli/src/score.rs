//! `takht score`: for people at a real table.

mod kingdom_builder;
mod kingdomino;

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};
use takht_core::{MAX_SEATS, Message, Ranking, Seat};

use crate::console::{BOLD, Console, Done, Failure, columns, styled};
use crate::draw::{self, Block};
use crate::{input, position};

/// Score a real table, written down or drawn as text
///
/// Kingdomino: draw each row of a kingdom as a line. A square is a letter, with its crowns behind
/// it as a number or as stars; gaps are drawn, too:
///
///     W wheat   F forest   L lake   P pasture   S swamp   M mine   C castle   . gap
///
///     Ada:
///       W  W1 F  F .
///       W  C  F2 F P
///       L* L  .  P P
///
/// Spaces, commas and bars between squares are welcome but not needed, letters may be small, rows
/// may be short. A blank line ends a kingdom, a line that ends with a colon names the next one.
/// Several kingdoms are ranked by total, then by the largest property, then by crowns.
///
/// Kingdom Builder: name the cards and the boards (^ turns one by half), then list the settlements of
/// each player by row and column, both from 0 at the top left:
///
///     cards: fishermen knights merchants
///     boards: tavern paddock^ oasis farm
///     Ada: 3,4 4,4 4,5
///     Bo: 0,1 0,2
///
/// Or draw the map as 20 rows of 20 hexes, with the number of a player behind the land that a
/// settlement stands on (G1); with the boards named, . is any hex and a number alone a settlement:
///
///     G grass   C canyon   D desert   F flower field   T forest
///     W water   M mountain   S castle   L location
///
/// A line that starts with # is a remark.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Score {
    /// A file, or - for standard input
    #[arg(default_value = "-")]
    file: PathBuf,

    /// The game: kingdomino or kingdom-builder [default: kingdom-builder if cards or boards are
    /// named, else kingdomino]
    #[arg(long)]
    game: Option<String>,

    /// Kingdomino with kingdoms of 7×7 squares
    #[arg(long)]
    mighty_duel: bool,

    /// Kingdomino without the 10 points for a castle in the middle
    #[arg(long)]
    no_middle_kingdom: bool,

    /// Kingdomino without the 5 points for a complete kingdom
    #[arg(long)]
    no_harmony: bool,

    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// A table that has been scored.
struct Table {
    /// A picture that all players share.
    picture: Vec<String>,
    /// What the players are called in JSON.
    key: &'static str,
    players: Vec<Scored>,
    ranking: Ranking,
}

/// One player's score.
struct Scored {
    name: Option<String>,
    total: i32,
    /// A picture of their own.
    picture: Vec<String>,
    parts: Vec<Message>,
    reasons: Vec<Message>,
    json: Value,
    /// What could be a slip of the pen.
    doubts: Vec<Message>,
}

/// A text that cannot be scored.
struct Bad {
    line: Option<usize>,
    column: Option<usize>,
    clause: Option<&'static str>,
    reason: Message,
    /// All of it in one sentence.
    message: Message,
    hint: Option<Message>,
}

impl Score {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let bytes = input::bytes(&self.file, console)?;
        // What is no text is no letter either: the drawing's own error says where.
        let text = String::from_utf8_lossy(&bytes);
        // Some editors begin a file with a mark that is no part of its text.
        let text = text.trim_start_matches('\u{feff}');
        let game = match &self.game {
            Some(name) => takht_games::entry(name)?.name,
            None if kingdom_builder::reads(text) => kingdom_builder::NAME,
            None => kingdomino::NAME,
        };
        let table = match game {
            kingdomino::NAME => kingdomino::score(self, text),
            kingdom_builder::NAME => kingdom_builder::score(text, console),
            other => {
                let message = Message::new("cli-score-no-game").with("game", other);
                return Err(Failure::Invalid(message));
            }
        };
        let table = match table {
            Ok(table) => table,
            Err(bad) => return self.report(&bad, console),
        };
        let names = table.players.iter().map(|player| player.name.clone());
        let names = names.map(|name| takht_words::plain(&name.unwrap_or_default()));
        let names = names.collect();
        console.words.set_names(names);
        if self.json {
            let player = |player: &Scored| {
                let doubts = player.doubts.iter();
                let notes: Vec<_> = doubts.map(|doubt| console.say(doubt)).collect();
                json!({"name": player.name, "score": player.json, "notes": notes})
            };
            let players: Vec<Value> = table.players.iter().map(player).collect();
            console.json(&json!({table.key: players, "ranking": table.ranking}))?;
        } else {
            table.show(console)?;
        }
        for (player, seat) in table.players.iter().zip(Seat::all(MAX_SEATS)) {
            for doubt in &player.doubts {
                let (name, doubt) = (console.words.name(seat), console.say(doubt));
                console.note(format_args!("{name}: {doubt}"));
            }
        }
        Ok(())
    }

    fn report(&self, bad: &Bad, console: &mut Console) -> Done {
        if self.json {
            let reason = console.say(&bad.reason);
            console.json(&json!({"error": {
                "line": bad.line,
                "column": bad.column,
                "clause": bad.clause,
                "reason": reason,
            }}))?;
        }
        let line = console.say(&bad.message);
        console.error(line);
        if let Some(hint) = &bad.hint {
            let hint = console.say(hint);
            console.note(hint);
        }
        Err(Failure::Reported)
    }
}

impl Table {
    /// Draws everything with the parts of every score, and the ranking if there are several.
    fn show(&self, console: &mut Console) -> Done {
        for line in &self.picture {
            console.line(line)?;
        }
        let block = |(player, seat): (&Scored, Seat)| {
            let (style, shape) = draw::seat_mark(seat);
            let points = console.say(&Message::new("cli-points").with("points", player.total));
            let name = console.words.name(seat);
            let mut lines = vec![format!("{} {name}", styled(style, shape))];
            lines.extend(player.picture.iter().cloned());
            let parts = player.parts.iter();
            lines.extend(parts.map(|part| format!("  {}", console.say(part))));
            lines.push(format!("  {}", styled(BOLD, points)));
            Block(lines)
        };
        let blocks = self.players.iter().zip(Seat::all(MAX_SEATS)).map(block);
        for line in Block::beside(blocks.collect(), columns()) {
            console.line(line)?;
        }
        let reasons = self.players.iter().map(|player| &player.reasons[..]);
        position::reasons(reasons, console)?;
        if self.players.len() > 1 {
            let title = console.words.text("cli-ranking");
            console.line("")?;
            console.line(styled(BOLD, title))?;
            for place in position::places(&self.ranking) {
                let place = console.say(&place);
                console.line(format_args!("  {place}"))?;
            }
        }
        Ok(())
    }
}

fn too_many(players: usize) -> Box<Bad> {
    let message = Message::new("cli-score-too-many")
        .with("count", players)
        .with("most", MAX_SEATS);
    Box::new(Bad {
        line: None,
        column: None,
        clause: None,
        reason: message.clone(),
        message,
        hint: None,
    })
}
