//! Bots against bots: `takht.arena`.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use takht_arena::{BadContest, Contest};
use takht_words::Lang;

use crate::bots::Limit;
use crate::{errors, options};

/// Why a contest has stopped.
enum Stopped {
    Bad(BadContest),
    Python(PyErr),
}

impl From<BadContest> for Stopped {
    fn from(bad: BadContest) -> Self {
        Self::Bad(bad)
    }
}

pub(crate) fn wrong(py: Python<'_>, bad: &BadContest) -> PyErr {
    match bad {
        BadContest::Game(bad) => errors::record(py, bad, Lang::En),
        BadContest::Bot(bad) => errors::no_bot(py, bad),
        BadContest::Seats { .. } | BadContest::Engine(_) => {
            pyo3::exceptions::PyValueError::new_err(bad.to_string())
        }
    }
}

#[allow(
    clippy::too_many_arguments,
    reason = "these are named arguments in Python"
)]
pub(crate) fn contest_of(
    py: Python<'_>,
    game: &str,
    bots: Vec<String>,
    simulations: Option<u32>,
    seconds: Option<f64>,
    seed: u64,
    layout: Option<String>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Contest> {
    let contest = Contest {
        game: options::game_id(py, game)?,
        options: options::option_map(options)?,
        layout,
        seats: bots,
        limit: match Limit::new(simulations, seconds)? {
            Limit::Simulations(most) => takht_arena::Limit::Iterations(most),
            Limit::Seconds(time) => takht_arena::Limit::Seconds(time.as_secs_f64()),
        },
        seed,
    };
    contest.check().map_err(|bad| wrong(py, &bad))?;
    Ok(contest)
}

/// Plays games between bots: a row for each bot, and a row for each game.
#[pyfunction]
#[pyo3(signature = (
    game, bots, *, games=100, simulations=None, seconds=None, seed=0, threads=1, layout=None, **options
))]
#[allow(
    clippy::too_many_arguments,
    reason = "these are named arguments in Python"
)]
pub(crate) fn contest<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    games: u64,
    simulations: Option<u32>,
    seconds: Option<f64>,
    seed: u64,
    threads: usize,
    layout: Option<String>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let contest = contest_of(py, game, bots, simulations, seconds, seed, layout, options)?;
    let threads = threads.clamp(1, 256);
    let run = py.detach(|| {
        let engines = takht_arena::Engines::default();
        takht_arena::run(&contest, games, Vec::new(), None, threads, &engines, |_| {
            // The user may interrupt a long contest.
            Python::attach(|py| py.check_signals().map_err(Stopped::Python))?;
            Ok(true)
        })
    });
    let tally = run.map_err(|stopped| match stopped {
        Stopped::Bad(bad) => wrong(py, &bad),
        Stopped::Python(error) => error,
    })?;
    let rows = tally.rows();
    let rows = rows.iter().map(|row| {
        json!({
            "bot": row.bot,
            "games": row.games,
            "share": row.share,
            "share_low": row.share_interval.low,
            "share_high": row.share_interval.high,
            "won": row.won,
            "score": row.score,
            "margin": row.margin,
        })
    });
    let mut played: Vec<_> = tally.outcomes().iter().collect();
    played.sort_by_key(|outcome| outcome.game);
    let played = played.into_iter().map(
        |outcome| json!({"game": outcome.game, "totals": outcome.totals, "shares": outcome.shares}),
    );
    let value: Value = json!({
        "rows": rows.collect::<Vec<_>>(),
        "games": played.collect::<Vec<_>>(),
    });
    options::to_python(py, &value)
}

/// The record of one game of a contest.
#[pyfunction]
#[pyo3(signature = (
    game, bots, number, *, simulations=None, seconds=None, seed=0, layout=None, **options
))]
#[allow(
    clippy::too_many_arguments,
    reason = "these are named arguments in Python"
)]
pub(crate) fn contest_record<'py>(
    py: Python<'py>,
    game: &str,
    bots: Vec<String>,
    number: u64,
    simulations: Option<u32>,
    seconds: Option<f64>,
    seed: u64,
    layout: Option<String>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let contest = contest_of(py, game, bots, simulations, seconds, seed, layout, options)?;
    let record = py.detach(|| contest.record(number, &takht_arena::Engines::default()));
    let record = record.map_err(|bad| wrong(py, &bad))?;
    options::to_python(py, &record.to_value())
}
