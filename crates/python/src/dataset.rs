//! Datasets of `takht dataset` as arrays: `takht.dataset`.

use std::path::PathBuf;

use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;
use takht_arena::Engines;
use takht_dataset::{BadDataset, Dataset, Plan, write};
use takht_words::Lang;

use crate::{arena, errors, options};

fn wrong(py: Python<'_>, bad: BadDataset) -> PyErr {
    match bad {
        // The exception that fits the error of the system, such as FileNotFoundError.
        BadDataset::File { path, error } => match error.raw_os_error() {
            Some(number) => {
                let path = path.display().to_string();
                pyo3::exceptions::PyOSError::new_err((number, error.to_string(), path))
            }
            None => error.into(),
        },
        BadDataset::Contest(bad) => arena::wrong(py, &bad),
        BadDataset::Record(bad) => errors::record(py, &bad, Lang::En),
        bad => errors::bad_dataset(py, bad.to_string()),
    }
}

/// Why writing has stopped.
enum Stopped {
    Bad(BadDataset),
    Python(PyErr),
}

impl From<BadDataset> for Stopped {
    fn from(bad: BadDataset) -> Self {
        Self::Bad(bad)
    }
}

/// Lets bots play games, and writes them into a folder.
#[pyfunction]
#[pyo3(signature = (
    folder, game, bots, *, games, part, simulations=None, seconds=None, seed=0, threads=1, layout=None, **options
))]
#[allow(
    clippy::too_many_arguments,
    reason = "these are named arguments in Python"
)]
pub(crate) fn dataset_write(
    py: Python<'_>,
    folder: PathBuf,
    game: &str,
    bots: Vec<String>,
    games: u64,
    part: u64,
    simulations: Option<u32>,
    seconds: Option<f64>,
    seed: u64,
    threads: usize,
    layout: Option<String>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<()> {
    let names = bots.clone();
    let contest = arena::contest_of(py, game, bots, simulations, seconds, seed, layout, options)?;
    for (name, number) in [("games", games), ("part", part)] {
        if number == 0 {
            return Err(PyValueError::new_err(format!(
                "{name} has to be at least 1"
            )));
        }
    }
    let plan = Plan {
        contest,
        names,
        games,
        games_per_part: part.min(games),
    };
    let threads = threads.clamp(1, 256);
    let written = py.detach(|| {
        write(&folder, &plan, threads, &Engines::default(), |_| {
            // The user may interrupt it; the same call goes on later.
            Python::attach(|py| py.check_signals().map_err(Stopped::Python))
        })
    });
    written.map(drop).map_err(|stopped| match stopped {
        Stopped::Bad(bad) => wrong(py, bad),
        Stopped::Python(error) => error,
    })
}

fn open(py: Python<'_>, folder: PathBuf) -> PyResult<Dataset> {
    Dataset::open(&folder).map_err(|bad| wrong(py, bad))
}

/// The description of a dataset.
#[pyfunction]
pub(crate) fn dataset_manifest(py: Python<'_>, folder: PathBuf) -> PyResult<Bound<'_, PyAny>> {
    let dataset = open(py, folder)?;
    let manifest = serde_json::to_value(dataset.manifest());
    let manifest = manifest.map_err(|bad| errors::bad_dataset(py, bad.to_string()))?;
    options::to_python(py, &manifest)
}

/// The positions of a part as arrays.
#[pyfunction]
pub(crate) fn dataset_positions(
    py: Python<'_>,
    folder: PathBuf,
    part: usize,
) -> PyResult<Bound<'_, PyDict>> {
    let dataset = open(py, folder)?;
    let bytes = dataset.manifest().space.observation;
    let positions = py.detach(|| dataset.positions(part));
    let positions = positions.map_err(|bad| wrong(py, bad))?;
    let rows = positions.game.len();
    let wide = |numbers: Vec<i32>| -> Vec<i64> { numbers.into_iter().map(i64::from).collect() };
    let arrays = PyDict::new(py);
    let observation = PyArray1::from_vec(py, positions.observation);
    arrays.set_item("game", PyArray1::from_vec(py, positions.game))?;
    arrays.set_item("ply", PyArray1::from_vec(py, positions.ply))?;
    arrays.set_item("seat", PyArray1::from_vec(py, positions.seat))?;
    arrays.set_item("observation", observation.reshape([rows, bytes])?)?;
    arrays.set_item("legal", PyArray1::from_vec(py, wide(positions.legal)))?;
    arrays.set_item("begin", PyArray1::from_vec(py, positions.begin))?;
    arrays.set_item("action", PyArray1::from_vec(py, wide(positions.action)))?;
    arrays.set_item("value", PyArray1::from_vec(py, positions.value))?;
    arrays.set_item("share", PyArray1::from_vec(py, positions.share))?;
    Ok(arrays)
}

/// The games of a part: a dictionary for each.
#[pyfunction]
pub(crate) fn dataset_games(
    py: Python<'_>,
    folder: PathBuf,
    part: usize,
) -> PyResult<Bound<'_, PyAny>> {
    let dataset = open(py, folder)?;
    let games = py.detach(|| dataset.games(part));
    let games = games.map_err(|bad| wrong(py, bad))?;
    let rows = (0..games.game.len()).map(|row| {
        json!({
            "game": games.game[row],
            "deal": games.deal[row],
            "bots": games.bots[row],
            "points": games.points[row],
            "places": games.places[row],
            "shares": games.shares[row],
            "events": games.events[row],
            "record": games.record[row],
        })
    });
    options::to_python(py, &rows.collect())
}
