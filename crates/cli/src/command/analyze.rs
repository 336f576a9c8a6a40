//! `takht analyze`: the strongest bot judges the moves of a game.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use takht_arena::plot::{Curve, Labels, Plot};
use takht_arena::report::percent;
use takht_bots::{Analysis, Budget, Decision, WallClock, analyze};
use takht_core::{Message, Record, Seat};
use takht_words::Words;

use crate::batch::each_record;
use crate::command::arena::positive;
use crate::console::{BOLD, Console, Done, styled};
use crate::draw::seat_mark;
use crate::{cells, input};

/// Compare every decision of a game with the best move
///
/// For each decision, prints the player's expected share of the win after the move, the best move and
/// its share, and the loss between the two; then each player's accuracy, and how the players' chances
/// rose and fell. The strongest bot judges each decision from what the player could see at that moment.
#[derive(Args)]
pub(crate) struct Analyze {
    /// A file of records, or - for standard input
    file: PathBuf,

    /// Simulations for each decision
    #[arg(long, default_value = "1000", value_name = "N", conflicts_with = "time", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,

    /// Think this many seconds about each decision instead
    #[arg(long, value_name = "SECONDS", value_parser = positive)]
    time: Option<f64>,

    /// The seed of the simulations' random choices
    #[arg(long, default_value = "1")]
    seed: u64,

    /// Draw each player's share of the win as an SVG file; with several records, the last one's
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,

    /// Print one line of JSON for each record
    #[arg(long)]
    json: bool,
}

impl Analyze {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        each_record(&self.file, console, |_, record, console| {
            let record = match record {
                Ok(record) => record,
                Err(error) => return Ok(Some(error.in_full())),
            };
            if record.events.iter().any(|event| event.contains('?')) {
                return Ok(Some(Message::new("analyze-hidden")));
            }
            let bar = ProgressBar::new(record.events.len() as u64);
            if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {eta}") {
                bar.set_style(style);
            }
            let clock = WallClock::start();
            let budget = match self.time {
                Some(seconds) => Budget::Time(Duration::from_secs_f64(seconds), &clock),
                None => Budget::Iterations(self.iterations),
            };
            let analysis = analyze(&record, &budget, self.seed, |ply| {
                bar.set_position(ply as u64);
            });
            bar.finish_and_clear();
            let analysis = match analysis {
                Ok(analysis) => analysis,
                Err(takht_bots::NoBot::Game(error)) => return Ok(Some(error.in_full())),
                Err(other) => return Err(other.into()),
            };
            if let Some(file) = &self.plot {
                draw(&analysis, file, &console.words)?;
            }
            if self.json {
                console.json(&as_json(&analysis))?;
            } else {
                tell(&record, &analysis, console)?;
            }
            Ok(None)
        })
    }
}

fn as_json(analysis: &Analysis) -> serde_json::Value {
    let decision = |made: &Decision| {
        json!({
            "ply": made.ply, "seat": made.seat, "event": made.event, "win": made.win,
            "best": made.best, "best_win": made.best_win, "loss": made.loss(),
            "standing": made.standing,
        })
    };
    let seats = Seat::all(analysis.players);
    json!({
        "decisions": analysis.decisions.iter().map(decision).collect::<Vec<_>>(),
        "accuracy": seats.map(|seat| analysis.accuracy(seat)).collect::<Vec<_>>(),
        "result": analysis.result,
    })
}

/// How many of the costliest decisions the summary repeats.
const MOMENTS: usize = 3;

fn tell(record: &Record, analysis: &Analysis, console: &mut Console) -> Done {
    if analysis.decisions.is_empty() {
        let none = console.words.text("analyze-none");
        return console.line(none);
    }
    let title = Message::new("analyze-title")
        .with("game", Message::new(format!("{}-title", record.game)))
        .with("count", analysis.decisions.len());
    let title = console.say(&title);
    console.line(styled(BOLD, title))?;
    let headings = [
        "analyze-ply",
        "analyze-who",
        "analyze-played",
        "analyze-win",
        "analyze-best",
        "analyze-win",
        "analyze-loss",
    ];
    let words = &console.words;
    let mut rows = vec![headings.map(|heading| words.text(heading)).to_vec()];
    for made in &analysis.decisions {
        let same = made.best == made.event;
        rows.push(vec![
            words.lang().number(made.ply as i64),
            words.name(made.seat),
            made.event.clone(),
            percent(made.win, words),
            if same {
                "=".to_owned()
            } else {
                made.best.clone()
            },
            percent(made.best_win, words),
            match made.loss() {
                loss if loss < 0.0005 => String::new(),
                loss => percent(loss, words),
            },
        ]);
    }
    let lines = cells::lines(&rows, words);
    for line in lines {
        console.line(line)?;
    }
    console.line("")?;
    for seat in Seat::all(analysis.players) {
        if let Some(accuracy) = analysis.accuracy(seat) {
            let count = analysis.decisions.iter().filter(|made| made.seat == seat);
            let told = Message::new("analyze-accuracy")
                .with("seat", seat)
                .with("accuracy", percent(accuracy, &console.words))
                .with("count", count.count());
            let told = console.say(&told);
            console.line(told)?;
        }
    }
    let dearest = analysis.moments(MOMENTS);
    if !dearest.is_empty() {
        console.line("")?;
        let moments = console.words.text("analyze-moments");
        console.line(styled(BOLD, moments))?;
    }
    for made in dearest {
        let told = Message::new("analyze-moment")
            .with("ply", made.ply)
            .with("seat", made.seat)
            .with("played", made.event.as_str())
            .with("best", made.best.as_str())
            .with("loss", percent(made.loss(), &console.words));
        let told = console.say(&told);
        console.line(told)?;
    }
    console.line("")?;
    let curve = console.words.text("analyze-curve");
    console.line(styled(BOLD, curve))?;
    for seat in Seat::all(analysis.players) {
        let (style, shape) = seat_mark(seat);
        let line = spark(&shares(analysis, seat));
        let name = console.words.name(seat);
        let end = analysis
            .result
            .as_ref()
            .and_then(|all| all.get(seat.index()));
        let end = end.map_or_else(String::new, |&share| percent(share, &console.words));
        console.line(format_args!(
            "{} {}  {name}  {end}",
            styled(style, shape),
            styled(style, line)
        ))?;
    }
    Ok(())
}

/// A seat's share of the win at each decision.
fn shares(analysis: &Analysis, seat: Seat) -> Vec<f64> {
    let standing = analysis.decisions.iter().map(|made| &made.standing);
    let all = standing.chain(&analysis.result);
    all.map(|shares| shares.get(seat.index()).copied().unwrap_or(0.0))
        .collect()
}

/// Values from 0 to 1 as a line of blocks.
fn spark(values: &[f64]) -> String {
    const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    const WIDEST: usize = 60;
    let wide = values.len().min(WIDEST);
    (0..wide)
        .map(|i| {
            let from = i * values.len() / wide;
            let upto = ((i + 1) * values.len() / wide).max(from + 1);
            let mean = values[from..upto].iter().sum::<f64>() / (upto - from) as f64;
            BLOCKS[(mean * BLOCKS.len() as f64).min(7.0) as usize]
        })
        .collect()
}

fn draw(analysis: &Analysis, file: &Path, words: &Words) -> Done {
    let curve = |seat: Seat| {
        let plies = analysis.decisions.iter().map(|made| made.ply);
        let plies = plies.chain(analysis.result.as_ref().map(|_| analysis.plies));
        let points = plies.zip(shares(analysis, seat));
        Curve {
            label: words.name(seat),
            points: points.map(|(ply, share)| (ply as f64, share)).collect(),
        }
    };
    let plot = Plot {
        title: words.text("analyze-curve"),
        across: words.text("analyze-ply"),
        curves: Seat::all(analysis.players).map(curve).collect(),
        range: (0.0, 1.0),
        marks: [0.0, 0.25, 0.5, 0.75, 1.0]
            .map(|mark| (mark, percent(mark, words)))
            .to_vec(),
        labels: Labels::AtEnds,
    };
    input::write_whole(file, &plot.svg())
}
