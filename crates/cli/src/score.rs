//! `takht score`: for people at a real table.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use takht_core::{MAX_SEATS, Message, Ranking, Score as _, Seat, in_clause};
use takht_kingdomino::sketch::{self, BadSketch, Sketch};
use takht_kingdomino::{Five, KingdomPicture, KingdominoScore, Seven};

use crate::console::{BOLD, Console, Done, Failure, columns, styled};
use crate::draw::{self, Block};
use crate::{input, position};

/// Score kingdoms of a real table, drawn as text
///
/// Draw each row of the kingdom as a line. A square is a letter, with its crowns behind it as a
/// number or as stars; gaps are drawn, too:
///
///     W wheat   F forest   L lake   P pasture   S swamp   M mine   C castle   . gap
///
///     Ada:
///       W  W1 F  F .
///       W  C  F2 F P
///       L* L  .  P P
///
/// Spaces, commas and bars between squares are welcome but not needed, letters may be small, rows
/// may be short. A blank line ends a kingdom, a line that ends with a colon names the next one, a
/// line that starts with # is a remark. Several kingdoms are ranked by total, then by the largest
/// property, then by crowns.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Score {
    /// A file with drawings, or - for standard input
    #[arg(default_value = "-")]
    file: PathBuf,

    /// Kingdoms of 7×7 squares
    #[arg(long)]
    mighty_duel: bool,

    /// Without the 10 points for a castle in the middle
    #[arg(long)]
    no_middle_kingdom: bool,

    /// Without the 5 points for a complete kingdom
    #[arg(long)]
    no_harmony: bool,

    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

impl Score {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let bytes = input::bytes(&self.file, console)?;
        // What is no text is no letter either: the drawing's own error says where.
        let text = String::from_utf8_lossy(&bytes);
        let scored = sketch::read(&text).and_then(|sketches| {
            let scores = sketches.iter().map(|sketch| self.score(sketch));
            let scores = scores.collect::<Result<Vec<_>, _>>()?;
            Ok((sketches, scores))
        });
        let (sketches, scores) = match scored {
            Ok(scored) => scored,
            Err(bad) => return self.report(&bad, console),
        };
        if sketches.len() > MAX_SEATS {
            let message = Message::new("cli-score-too-many")
                .with("count", sketches.len())
                .with("most", MAX_SEATS);
            return Err(Failure::Invalid(message));
        }
        let names = sketches.iter().map(|sketch| sketch.name.clone());
        console
            .words
            .set_names(names.map(Option::unwrap_or_default).collect());
        let ranking = Ranking::by_key(scores.len(), |seat| scores[seat.index()].rank_key());
        if self.json {
            let named = sketches.iter().zip(&scores);
            let kingdoms: Vec<_> = named
                .map(|(sketch, score)| {
                    let doubts = sketch.doubts();
                    let notes: Vec<_> = doubts.iter().map(|doubt| console.say(doubt)).collect();
                    json!({"name": sketch.name, "score": score, "notes": notes})
                })
                .collect();
            console.json(&json!({"kingdoms": kingdoms, "ranking": ranking}))?;
        } else {
            show(&sketches, &scores, &ranking, console)?;
        }
        for (sketch, seat) in sketches.iter().zip(Seat::all(MAX_SEATS)) {
            for doubt in sketch.doubts() {
                let (name, doubt) = (console.words.name(seat), console.say(&doubt));
                console.note(format_args!("{name}: {doubt}"));
            }
        }
        Ok(())
    }

    fn score(&self, sketch: &Sketch) -> Result<KingdominoScore, BadSketch> {
        let (middle_kingdom, harmony) = (!self.no_middle_kingdom, !self.no_harmony);
        if self.mighty_duel {
            sketch.score::<Seven>(middle_kingdom, harmony)
        } else {
            sketch.score::<Five>(middle_kingdom, harmony)
        }
    }

    fn report(&self, bad: &BadSketch, console: &mut Console) -> Done {
        let message = in_clause(bad.clause(), bad.message());
        if self.json {
            let reason = console.say(&bad.message());
            console.json(&json!({"error": {
                "line": bad.place().map(|place| place.line),
                "column": bad.place().map(|place| place.column),
                "clause": bad.clause(),
                "reason": reason,
            }}))?;
        }
        let line = console.say(&message);
        console.error(line);
        let larger = matches!(bad, BadSketch::TooWide { .. } | BadSketch::TooHigh { .. });
        if larger && !self.mighty_duel {
            let hint = console.say(&Message::new("cli-score-hint").with("flag", "--mighty-duel"));
            console.note(hint);
        }
        Err(Failure::Reported)
    }
}

/// Draws every kingdom with its parts, and the ranking if there are several.
fn show(
    sketches: &[Sketch],
    scores: &[KingdominoScore],
    ranking: &Ranking,
    console: &mut Console,
) -> Done {
    let block = |seat: Seat| {
        let (sketch, score) = (&sketches[seat.index()], &scores[seat.index()]);
        let (style, shape) = draw::seat_mark(seat);
        let mut land: Vec<_> = sketch.squares().collect();
        land.sort_unstable_by_key(|(square, _)| *square);
        let picture = KingdomPicture { land, discarded: 0 };
        let points = console.say(&Message::new("cli-points").with("points", score.total));
        let name = console.words.name(seat);
        let mut lines = vec![format!("{} {name}", styled(style, shape))];
        lines.extend(draw::kingdomino::kingdom(
            &picture,
            None,
            draw::seat_field(seat),
        ));
        lines.extend(
            score
                .parts()
                .iter()
                .map(|part| format!("  {}", console.say(part))),
        );
        lines.push(format!("  {}", styled(BOLD, points)));
        Block(lines)
    };
    let blocks = Seat::all(sketches.len()).map(block).collect();
    for line in Block::beside(blocks, columns()) {
        console.line(line)?;
    }
    if sketches.len() > 1 {
        let title = console.words.text("cli-ranking");
        console.line("")?;
        console.line(styled(BOLD, title))?;
        for place in position::places(ranking) {
            let place = console.say(&place);
            console.line(format_args!("  {place}"))?;
        }
    }
    Ok(())
}
