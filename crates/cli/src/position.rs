//! Prints a position in words and pictures, for `inspect` and `play`.

use takht_core::{MAX_SEATS, Message, ScorePart, Seat, Turn, message::Arg};
use takht_games::AnyGame;

use crate::console::{BOLD, Console, Done, columns, styled};
use crate::draw::{self, Block};

/// Draws the table.
pub(crate) fn picture(game: &dyn AnyGame, console: &mut Console) -> Done {
    for line in draw::position(game, &console.words, columns()) {
        console.line(line)?;
    }
    Ok(())
}

/// Whose turn it is, or who has won.
pub(crate) fn turn(game: &dyn AnyGame) -> Message {
    match game.turn() {
        Turn::Seat(seat) => Message::new("cli-turn-seat").with("seat", seat),
        Turn::Chance => Message::new("cli-turn-chance"),
        Turn::Over => Message::new("cli-turn-over"),
    }
}

/// Prints every score with its parts, side by side.
pub(crate) fn scores(game: &dyn AnyGame, console: &mut Console) -> Done {
    let title = console.words.text("cli-scores");
    console.line(styled(BOLD, title))?;
    let scores = game.scores();
    let block = |seat: Seat| {
        let score = &scores[seat.index()];
        let (style, shape) = draw::seat_mark(seat);
        let points = Message::new("cli-points").with("points", score.total);
        let (name, points) = (console.words.name(seat), console.say(&points));
        let mut lines = vec![format!("{} {name}  {points}", styled(style, shape))];
        lines.extend(
            score
                .parts
                .iter()
                .map(|part| format!("  {}", console.say(&part.label))),
        );
        Block(lines)
    };
    let blocks = Seat::all(scores.len()).map(block).collect();
    for line in Block::beside(blocks, columns()) {
        console.line(line)?;
    }
    Ok(())
}

/// Prints where on the board each part of the scores comes from, in games that explain this.
pub(crate) fn reasons<'a>(
    players: impl Iterator<Item = &'a [ScorePart]>,
    console: &mut Console,
) -> Done {
    for (seat, parts) in Seat::all(MAX_SEATS).zip(players) {
        let mut reasons = parts.iter().flat_map(|part| &part.reasons).peekable();
        if reasons.peek().is_none() {
            continue;
        }
        let (style, shape) = draw::seat_mark(seat);
        let name = console.words.name(seat);
        console.line("")?;
        console.line(format_args!("{} {name}", styled(style, shape)))?;
        for reason in reasons {
            let reason = console.say(&reason.label);
            console.line(format_args!("  {reason}"))?;
        }
    }
    Ok(())
}

/// Prints every score with its parts, and where on the board each part comes from.
pub(crate) fn scores_in_full(game: &dyn AnyGame, console: &mut Console) -> Done {
    scores(game, console)?;
    let scores = game.scores();
    reasons(scores.iter().map(|score| &score.parts[..]), console)
}

/// Prints the legal events one by one, or by verb if there are more than `MANY`.
pub(crate) fn legal(legal: &[String], console: &mut Console) -> Done {
    if legal.len() <= MANY {
        for line in in_columns(legal) {
            console.line(format_args!("  {line}"))?;
        }
        return Ok(());
    }
    for verb in legal.chunk_by(|a, b| verb(a) == verb(b)) {
        let name = verb.first().map_or("", |event| self::verb(event));
        let arguments = verb.iter().map(|event| event[name.len()..].trim_start());
        if verb.len() <= MANY {
            let arguments: Vec<&str> = arguments.collect();
            let line = format!("{}  {}", styled(BOLD, name), arguments.join("  "));
            console.line(format_args!("  {line}"))?;
        } else {
            let example = Message::new("cli-legal-many")
                .with("count", verb.len())
                .with("example", verb[0].as_str());
            let example = console.say(&example);
            console.line(format_args!("  {}  {example}", styled(BOLD, name)))?;
        }
    }
    Ok(())
}

/// The longest list of events that is still easy to read.
pub(crate) const MANY: usize = 60;

/// The first word of an event.
pub(crate) fn verb(event: &str) -> &str {
    event.split(' ').next().unwrap_or_default()
}

/// Prints the places, and the winner if the game is over.
pub(crate) fn ranking(game: &dyn AnyGame, console: &mut Console) -> Done {
    let title = console.words.text("cli-ranking");
    console.line(styled(BOLD, title))?;
    for line in places(&game.ranking()) {
        let line = console.say(&line);
        console.line(format_args!("  {line}"))?;
    }
    if game.turn() == Turn::Over {
        let winners = game.ranking().winners();
        let id = if winners.len() == 1 {
            "cli-wins"
        } else {
            "cli-wins-shared"
        };
        let line =
            console.say(&Message::new(id).with("names", winners.into_iter().collect::<Arg>()));
        console.line(styled(BOLD, line))?;
    }
    Ok(())
}

/// The places of a ranking, best first, one sentence each.
pub(crate) fn places(ranking: &takht_core::Ranking) -> Vec<Message> {
    let place = |seats: &Vec<Seat>| {
        let place = seats.first().map_or(0, |&seat| ranking.better_than(seat)) + 1;
        let names: Arg = seats.iter().copied().collect();
        Message::new("cli-place")
            .with("place", place)
            .with("names", names)
    };
    ranking.places().iter().map(place).collect()
}

/// Texts in as many columns as fit.
pub(crate) fn in_columns(texts: &[String]) -> Vec<String> {
    const GAP: usize = 3;
    let widest = texts
        .iter()
        .map(|text| draw::visible_width(text))
        .max()
        .unwrap_or(0)
        + GAP;
    let across = (columns() / widest).clamp(1, texts.len().max(1));
    let down = texts.len().div_ceil(across);
    let line = |row: usize| {
        let cells = texts.iter().skip(row).step_by(down);
        let padded = cells.map(|text| {
            let pad = widest - draw::visible_width(text);
            format!("{text}{}", " ".repeat(pad))
        });
        padded.collect::<String>().trim_end().to_owned()
    };
    (0..down).map(line).collect()
}
