//! `takht score`: scores a game that people have played at a real table.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};
use takht_core::{MAX_SEATS, Message, Ranking, ScorePart, Seat};
use takht_games::GameId;

use crate::console::{BOLD, Console, Done, Failure, columns, styled};
use crate::draw::{self, Block};
use crate::{games, input, position};

/// Score a real table, written down or drawn as text
#[derive(Args)]
#[command(long_about = long_about())]
pub(crate) struct Score {
    /// A file, or - for standard input
    #[arg(default_value = "-")]
    file: PathBuf,

    /// The game [default: the only game that fits the text, else kingdomino]
    #[arg(long)]
    game: Option<String>,

    #[command(flatten)]
    options: ScoreOptions,

    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// What a drawing does not show.
#[derive(Args)]
pub(crate) struct ScoreOptions {
    /// Kingdomino with kingdoms of 7×7 squares
    #[arg(long)]
    pub(crate) mighty_duel: bool,

    /// Kingdomino without the 10 points for a castle in the middle
    #[arg(long)]
    pub(crate) no_middle_kingdom: bool,

    /// Kingdomino without the 5 points for a complete kingdom
    #[arg(long)]
    pub(crate) no_harmony: bool,
}

/// Explains how to write a table down, game by game.
fn long_about() -> String {
    let mut about = vec!["Score a real table, written down or drawn as text".to_owned()];
    for &game in GameId::ALL {
        about.extend(
            games::of(game)
                .score
                .map(|scorer| scorer.help.trim().to_owned()),
        );
    }
    about.push("A line that starts with # is a remark.".to_owned());
    about.join("\n\n")
}

/// A table with its scores.
pub(crate) struct ScoredTable {
    /// A picture that all players share.
    pub(crate) picture: Vec<String>,
    /// The JSON key of the list of players.
    pub(crate) key: &'static str,
    pub(crate) players: Vec<ScoredPlayer>,
    pub(crate) ranking: Ranking,
}

/// One player's score.
pub(crate) struct ScoredPlayer {
    pub(crate) name: Option<String>,
    pub(crate) total: i32,
    /// This player's own picture.
    pub(crate) picture: Vec<String>,
    pub(crate) parts: Vec<ScorePart>,
    pub(crate) json: Value,
    /// What looks like a slip of the pen.
    pub(crate) doubts: Vec<Message>,
}

/// Why `takht score` cannot score a text.
pub(crate) struct Bad {
    pub(crate) line: Option<usize>,
    pub(crate) column: Option<usize>,
    pub(crate) clause: Option<&'static str>,
    pub(crate) reason: Message,
    /// Everything above in one sentence.
    pub(crate) message: Message,
    pub(crate) hint: Option<Message>,
}

impl Score {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let bytes = input::bytes(&self.file, console)?;
        // Bytes that are not text become wrong letters: the scorer's error then says where.
        let text = String::from_utf8_lossy(&bytes);
        // Some editors begin a file with a byte order mark.
        let text = text.trim_start_matches('\u{feff}');
        let game = match &self.game {
            Some(name) => GameId::of_name(name)?,
            None => recognized(text).unwrap_or(GameId::Kingdomino),
        };
        let Some(scorer) = games::of(game).score else {
            let message = Message::new("cli-score-no-game").with("game", game.name());
            return Err(Failure::Invalid(message));
        };
        let table = match (scorer.score)(&self.options, text, &console.words) {
            Ok(table) => table,
            Err(bad) => return self.report(&bad, console),
        };
        let names = table.players.iter().map(|player| player.name.clone());
        let names = names.map(|name| takht_words::plain(&name.unwrap_or_default()));
        let names = names.collect();
        console.words.set_names(names);
        if self.json {
            let player = |player: &ScoredPlayer| {
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

impl ScoredTable {
    /// Draws the table with the parts of every score, and the ranking if there are several players.
    fn show(&self, console: &mut Console) -> Done {
        for line in &self.picture {
            console.line(line)?;
        }
        let block = |(player, seat): (&ScoredPlayer, Seat)| {
            let (style, shape) = draw::seat_mark(seat);
            let points = console.say(&Message::new("cli-points").with("points", player.total));
            let name = console.words.name(seat);
            let mut lines = vec![format!("{} {name}", styled(style, shape))];
            lines.extend(player.picture.iter().cloned());
            let parts = player.parts.iter();
            lines.extend(parts.map(|part| format!("  {}", console.say(&part.label))));
            lines.push(format!("  {}", styled(BOLD, points)));
            Block(lines)
        };
        let blocks = self.players.iter().zip(Seat::all(MAX_SEATS)).map(block);
        for line in Block::beside(blocks.collect(), columns()) {
            console.line(line)?;
        }
        position::reasons(self.players.iter().map(|player| &player.parts[..]), console)?;
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

/// The only game that fits a text.
fn recognized(text: &str) -> Option<GameId> {
    let scorer = |game: GameId| games::of(game).score;
    let mut games = GameId::ALL.iter().copied();
    games.find(|&game| scorer(game).is_some_and(|scorer| (scorer.recognizes)(text)))
}

pub(crate) fn too_many(players: usize) -> Box<Bad> {
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
