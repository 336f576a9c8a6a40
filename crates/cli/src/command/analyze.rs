//! `takht analyze`: the strongest bot judges the moves of a game.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use takht_arena::Engines;
use takht_arena::plot::{Curve, Labels, Plot};
use takht_arena::report::percent;
use takht_bots::{Analysis, Budget, Decision, WallClock, analyze};
use takht_core::{Message, Record, Seat};
use takht_engine::Sitter;
use takht_words::Words;

use crate::batch::each_record;
use crate::command::arena::positive;
use crate::console::{BOLD, Console, Done, Failure, styled};
use crate::draw::seat_mark;
use crate::engines::EngineArgs;
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

    /// Show also what these would have played, bots or `exec:COMMAND`: one for everybody, or one a seat
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,

    #[command(flatten)]
    engines: EngineArgs,

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
        let engines = self.engines.engines();
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
            let others = match self.seats.is_empty() {
                true => Vec::new(),
                false => self.others(&record, &analysis, &budget, &engines)?,
            };
            if self.json {
                console.json(&as_json(&analysis, &others))?;
            } else {
                tell(&record, &analysis, &others, console)?;
            }
            Ok(None)
        })
    }
}

impl Analyze {
    /// What the players of `--seats` would have played at each decision.
    fn others(
        &self,
        record: &Record,
        analysis: &Analysis,
        budget: &Budget<'_>,
        engines: &Engines,
    ) -> Result<Vec<String>, Failure> {
        let game = takht_games::begin(record)?;
        let players = game.players();
        let bots = self.seats.len();
        if bots != 1 && bots != players {
            let message = Message::new("arena-seats").with("bots", bots);
            return Err(Failure::Invalid(message.with("seats", players)));
        }
        let mut sitters = Vec::new();
        for seat in Seat::all(players) {
            let name = self.seats[seat.index() % bots].trim();
            let seed = self.seed.wrapping_add(seat.index() as u64);
            let (id, options) = (game.id(), game.options());
            sitters.push(Sitter::sit(name, engines, id, &options, seat, seed)?);
        }
        let mut others = Vec::new();
        let mut decisions = analysis.decisions.iter().peekable();
        for (ply, event) in record.events.iter().enumerate() {
            if let Some(made) = decisions.next_if(|made| made.ply == ply) {
                others.push(sitters[made.seat.index()].choose(budget)?);
            }
            for sitter in &mut sitters {
                sitter.watch(event)?;
            }
        }
        Ok(others)
    }
}

fn as_json(analysis: &Analysis, others: &[String]) -> serde_json::Value {
    let decision = |(nth, made): (usize, &Decision)| {
        let mut decision = json!({
            "ply": made.ply, "seat": made.seat, "event": made.event, "win": made.win,
            "best": made.best, "best_win": made.best_win, "loss": made.loss(),
            "standing": made.standing,
        });
        if let Some(other) = others.get(nth) {
            decision["other"] = json!(other);
        }
        decision
    };
    let seats = Seat::all(analysis.players);
    json!({
        "decisions": analysis.decisions.iter().enumerate().map(decision).collect::<Vec<_>>(),
        "accuracy": seats.map(|seat| analysis.accuracy(seat)).collect::<Vec<_>>(),
        "result": analysis.result,
    })
}

/// How many of the costliest decisions the summary repeats.
const MOMENTS: usize = 3;

fn tell(record: &Record, analysis: &Analysis, others: &[String], console: &mut Console) -> Done {
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
    if !others.is_empty() {
        rows[0].push(words.text("analyze-other"));
    }
    for (nth, made) in analysis.decisions.iter().enumerate() {
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
        if let (Some(other), Some(row)) = (others.get(nth), rows.last_mut()) {
            row.push(match *other == made.event {
                true => "=".to_owned(),
                false => other.clone(),
            });
        }
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
    for seat in Seat::all(analysis.players).filter(|_| !others.is_empty()) {
        let own = analysis.decisions.iter().zip(others);
        let own = own.filter(|(made, _)| made.seat == seat);
        let same = own.clone().filter(|(made, other)| made.event == **other);
        let told = Message::new("analyze-same")
            .with("seat", seat)
            .with("same", same.count())
            .with("count", own.count());
        let told = console.say(&told);
        console.line(told)?;
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
