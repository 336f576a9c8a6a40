//! Many games at once: `takht.Batch`.

use std::sync::{Mutex, MutexGuard};

use numpy::{
    PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use takht_spaces::{AnyBatch, Arrays, BadAction, BadBatch, BatchSetup};
use takht_words::Lang;

use crate::space::Space;
use crate::{errors, options};

/// Many games at once; the arrays are always the same, so nothing is copied.
#[pyclass(module = "takht", frozen)]
pub(crate) struct Batch {
    batch: Mutex<Box<dyn AnyBatch>>,
    games: usize,
    players: usize,
    space: takht_spaces::Space,
    mask: Option<Py<PyArray2<bool>>>,
    observation: Option<Py<PyArray2<u8>>>,
    turn: Py<PyArray1<u8>>,
    reward: Py<PyArray2<f32>>,
    done: Py<PyArray1<bool>>,
    score: Py<PyArray2<i32>>,
    sampled: Py<PyArray1<i64>>,
    /// The same arrays for the caller, who must not write into them.
    views: Vec<(&'static str, Py<PyAny>)>,
}

/// The arrays while the engine writes into them.
struct Rows<'py> {
    mask: Option<PyReadwriteArray2<'py, bool>>,
    observation: Option<PyReadwriteArray2<'py, u8>>,
    turn: PyReadwriteArray1<'py, u8>,
    reward: PyReadwriteArray2<'py, f32>,
    done: PyReadwriteArray1<'py, bool>,
    score: PyReadwriteArray2<'py, i32>,
}

impl Rows<'_> {
    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        Ok(Arrays {
            mask: self
                .mask
                .as_mut()
                .map(|mask| mask.as_slice_mut())
                .transpose()?,
            observation: self
                .observation
                .as_mut()
                .map(|row| row.as_slice_mut())
                .transpose()?,
            turn: self.turn.as_slice_mut()?,
            reward: self.reward.as_slice_mut()?,
            done: self.done.as_slice_mut()?,
            score: self.score.as_slice_mut()?,
        })
    }
}

/// The same memory as another array, without the right to write.
fn read_only(array: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
    let view = array.call_method0("view")?;
    let flags = PyDict::new(array.py());
    flags.set_item("write", false)?;
    view.call_method("setflags", (), Some(&flags))?;
    Ok(view.unbind())
}

fn wrong_batch(py: Python<'_>, bad: &BadBatch) -> PyErr {
    match bad {
        BadBatch::Game(bad) => errors::record(py, bad, Lang::En),
        BadBatch::Bot(bad) => errors::no_bot(py, bad),
        BadBatch::Layout { .. }
        | BadBatch::Seats { .. }
        | BadBatch::NoSeat
        | BadBatch::Number { .. } => PyValueError::new_err(bad.to_string()),
    }
}

fn wrong_action(py: Python<'_>, bad: &BadAction) -> PyErr {
    match bad {
        BadAction::Bot(bad) => errors::no_bot(py, bad),
        BadAction::Count { .. } | BadAction::Illegal { .. } => {
            errors::bad_action(py, bad.to_string())
        }
        BadAction::Array { .. } => PyRuntimeError::new_err(bad.to_string()),
    }
}

/// The bots by seat: a dictionary from seats to names, or a list with a name or `None` for each seat.
fn bots_of(bots: &Bound<'_, PyAny>, players: usize) -> PyResult<Vec<Option<String>>> {
    if let Ok(by_seat) = bots.cast::<PyDict>() {
        let mut all = vec![None; players];
        for (seat, name) in by_seat {
            let seat = options::seat(seat.extract()?, players)?;
            all[seat.index()] = Some(name.extract()?);
        }
        return Ok(all);
    }
    bots.extract().map_err(|_| {
        PyTypeError::new_err(
            "bots are a dictionary such as {1: \"greedy\"}, or a list with a name or None for each seat",
        )
    })
}

impl Batch {
    /// The engine; refused while another thread uses it.
    fn engine(&self, py: Python<'_>) -> PyResult<MutexGuard<'_, Box<dyn AnyBatch>>> {
        self.batch.try_lock().map_err(|_| errors::busy(py, "batch"))
    }

    fn rows<'py>(&self, py: Python<'py>) -> PyResult<Rows<'py>> {
        let busy = |_| errors::busy(py, "batch");
        let mask = self.mask.as_ref();
        let observation = self.observation.as_ref();
        Ok(Rows {
            mask: mask
                .map(|mask| mask.bind(py).try_readwrite())
                .transpose()
                .map_err(busy)?,
            observation: observation
                .map(|row| row.bind(py).try_readwrite())
                .transpose()
                .map_err(busy)?,
            turn: self.turn.bind(py).try_readwrite().map_err(busy)?,
            reward: self.reward.bind(py).try_readwrite().map_err(busy)?,
            done: self.done.bind(py).try_readwrite().map_err(busy)?,
            score: self.score.bind(py).try_readwrite().map_err(busy)?,
        })
    }

    /// The actions as 64-bit numbers; copied only if they are of another type.
    fn read<'py>(&self, actions: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArray1<'py, i64>> {
        let py = actions.py();
        let numpy = py.import("numpy")?;
        let actions = match actions.cast::<PyArray1<i64>>() {
            Ok(array) if array.is_contiguous() => array.clone(),
            _ => {
                let array = numpy.call_method1("asarray", (actions,))?;
                let shape: Vec<usize> = array.getattr("shape")?.extract()?;
                if shape != [self.games] {
                    let games = self.games;
                    let sentence =
                        format!("the actions have the shape {shape:?}, expected [{games}]");
                    return Err(errors::bad_action(py, sentence));
                }
                let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
                if kind != "i" && kind != "u" {
                    let dtype = array.getattr("dtype")?;
                    return Err(PyTypeError::new_err(format!(
                        "actions are whole numbers, not of the type {dtype}"
                    )));
                }
                let array = numpy.call_method1("ascontiguousarray", (array, "int64"))?;
                array.cast_into::<PyArray1<i64>>()?
            }
        };
        let borrowed = actions.try_readonly();
        borrowed.map_err(|_| errors::busy(py, "array of actions"))
    }

    fn view(&self, py: Python<'_>, name: &str) -> Option<Py<PyAny>> {
        let view = self.views.iter().find(|(known, _)| *known == name);
        view.map(|(_, view)| view.clone_ref(py))
    }

    fn required(&self, py: Python<'_>, name: &str) -> PyResult<Py<PyAny>> {
        let view = self.view(py, name);
        view.ok_or_else(|| PyRuntimeError::new_err(format!("there is no array {name}")))
    }
}

#[pymethods]
impl Batch {
    /// Many games at once.
    #[new]
    #[pyo3(signature = (
        game, n, *, seed=0, observations=false, mask=true, threads=1, bots=None, simulations=100, layout=None,
        **options
    ))]
    #[allow(
        clippy::too_many_arguments,
        reason = "these are named arguments in Python"
    )]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        seed: u64,
        observations: bool,
        mask: bool,
        threads: usize,
        bots: Option<&Bound<'_, PyAny>>,
        simulations: u32,
        layout: Option<String>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let id = options::game_id(py, game)?;
        let mut setup = BatchSetup::new(id, options::option_map(options)?, n, seed);
        let start = takht_games::start(id, &setup.options);
        let players = start
            .map_err(|bad| errors::record(py, &bad, Lang::En))?
            .players();
        if let Some(bots) = bots {
            setup.bots = bots_of(bots, players)?;
        }
        setup.threads = threads;
        setup.simulations = simulations;
        setup.layout = layout;
        let batch = takht_spaces::batch(&setup).map_err(|bad| wrong_batch(py, &bad))?;
        let space = batch.space().clone();
        let mut made = Self {
            games: n,
            players,
            mask: mask.then(|| PyArray2::zeros(py, [n, space.action_count()], false).unbind()),
            observation: observations
                .then(|| PyArray2::zeros(py, [n, space.observation()], false).unbind()),
            turn: PyArray1::zeros(py, n, false).unbind(),
            reward: PyArray2::zeros(py, [n, players], false).unbind(),
            done: PyArray1::zeros(py, n, false).unbind(),
            score: PyArray2::zeros(py, [n, players], false).unbind(),
            sampled: PyArray1::zeros(py, n, false).unbind(),
            batch: Mutex::new(batch),
            space,
            views: Vec::new(),
        };
        for (name, array) in [
            (
                "mask",
                made.mask.as_ref().map(|array| array.bind(py).as_any()),
            ),
            (
                "observation",
                made.observation
                    .as_ref()
                    .map(|array| array.bind(py).as_any()),
            ),
            ("turn", Some(made.turn.bind(py).as_any())),
            ("reward", Some(made.reward.bind(py).as_any())),
            ("done", Some(made.done.bind(py).as_any())),
            ("score", Some(made.score.bind(py).as_any())),
            ("sampled", Some(made.sampled.bind(py).as_any())),
        ] {
            if let Some(array) = array {
                made.views.push((name, read_only(array)?));
            }
        }
        made.reset(py, None)?;
        Ok(made)
    }

    /// Begins the first games again, with another seed if there is one.
    #[pyo3(signature = (seed=None))]
    fn reset(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        let mut engine = self.engine(py)?;
        let mut rows = self.rows(py)?;
        let mut arrays = rows.arrays()?;
        let engine = &mut **engine;
        let done = py.detach(|| engine.reset(seed, &mut arrays));
        done.map_err(|bad| wrong_action(py, &bad))
    }

    /// Plays one action in each game, and all that no caller decides.
    fn step(&self, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let py = actions.py();
        let mut engine = self.engine(py)?;
        let actions = self.read(actions)?;
        let actions = actions.as_slice()?;
        let mut rows = self.rows(py)?;
        let mut arrays = rows.arrays()?;
        let engine = &mut **engine;
        let done = py.detach(|| engine.step(actions, &mut arrays));
        done.map_err(|bad| wrong_action(py, &bad))
    }

    /// A legal action for each game, each equally likely; always the same array.
    fn sample(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let mut engine = self.engine(py)?;
        let busy = |_| errors::busy(py, "batch");
        let mut sampled = self.sampled.bind(py).try_readwrite().map_err(busy)?;
        let actions = sampled.as_slice_mut()?;
        let engine = &mut **engine;
        let done = py.detach(|| engine.sample(actions));
        done.map_err(|bad| wrong_action(py, &bad))?;
        self.required(py, "sampled")
    }

    /// The legal actions of all games, one after the other, with a row of features for each; the first array says
    /// where each game begins.
    #[allow(clippy::type_complexity, reason = "three arrays")]
    fn candidates<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(
        Bound<'py, PyArray1<i64>>,
        Bound<'py, PyArray1<i64>>,
        Bound<'py, PyArray2<i16>>,
    )> {
        let engine = self.engine(py)?;
        let (mut starts, mut actions, mut features) = (vec![0], Vec::new(), Vec::new());
        for candidates in engine.candidates() {
            actions.extend(candidates.numbers.into_iter().map(i64::from));
            features.extend(candidates.features);
            starts.push(actions.len() as i64);
        }
        let rows = [actions.len(), self.space.features.len()];
        Ok((
            PyArray1::from_vec(py, starts),
            PyArray1::from_vec(py, actions),
            PyArray1::from_vec(py, features).reshape(rows)?,
        ))
    }

    /// How many games are played at once.
    #[getter]
    fn n(&self) -> usize {
        self.games
    }

    /// How many play each game.
    #[getter]
    fn players(&self) -> usize {
        self.players
    }

    /// What the numbers and arrays mean.
    #[getter]
    fn space(&self) -> Space {
        Space(self.space.clone())
    }

    /// True for every legal action.
    #[getter]
    fn mask(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let missing = || PyValueError::new_err("the batch was made with mask=False");
        self.view(py, "mask").ok_or_else(missing)
    }

    /// What the acting seat of each game may know.
    #[getter]
    fn observation(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let missing = || PyValueError::new_err("the batch was made without observations=True");
        self.view(py, "observation").ok_or_else(missing)
    }

    /// The acting seat of each game.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.required(py, "turn")
    }

    /// For each seat of a game that has just ended: 1 for a win alone; all rewards of a game add up to 0.
    #[getter]
    fn reward(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.required(py, "reward")
    }

    /// True for each game that has just ended; the other arrays show the next one.
    #[getter]
    fn done(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.required(py, "done")
    }

    /// The points of each seat in the last game that has ended.
    #[getter]
    fn score(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        self.required(py, "score")
    }

    fn __len__(&self) -> usize {
        self.games
    }

    fn __repr__(&self) -> String {
        let (games, players, actions) = (self.games, self.players, self.space.action_count());
        format!("<takht.Batch of {games} games for {players}, {actions} actions>")
    }
}
