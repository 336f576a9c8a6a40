//! The bots: `takht.bots`.

use std::sync::Mutex;
use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use takht_bots::{BotTurn, Budget, WallClock};
use takht_core::Seat;
use takht_words::Lang;

use crate::game::Game;
use crate::{errors, options};

/// The limit of a bot's thinking.
#[derive(Clone, Copy)]
pub(crate) enum Limit {
    Simulations(u32),
    Seconds(Duration),
}

impl Limit {
    pub(crate) fn new(simulations: Option<u32>, seconds: Option<f64>) -> PyResult<Self> {
        match (simulations, seconds) {
            (Some(_), Some(_)) => Err(PyValueError::new_err(
                "choose simulations or seconds, not both",
            )),
            (Some(0), None) => Err(PyValueError::new_err("simulations are at least 1")),
            (simulations, None) => Ok(Self::Simulations(simulations.unwrap_or(1000))),
            (None, Some(seconds)) if seconds > 0.0 && seconds <= 3600.0 => {
                Ok(Self::Seconds(Duration::from_secs_f64(seconds)))
            }
            (None, Some(seconds)) => Err(PyValueError::new_err(format!(
                "seconds are above 0 and at most 3600, not {seconds}"
            ))),
        }
    }

    /// Runs `work` with this budget, which begins now.
    fn with<T>(self, work: impl FnOnce(&Budget<'_>) -> T) -> T {
        match self {
            Self::Simulations(most) => work(&Budget::Iterations(most)),
            Self::Seconds(time) => work(&Budget::Time(time, &WallClock::start())),
        }
    }
}

/// The names of the bots of a game.
#[pyfunction]
pub(crate) fn names(py: Python<'_>, game: &str) -> PyResult<Vec<&'static str>> {
    Ok(takht_bots::names(options::game_id(py, game)?))
}

/// The acting seat of a game.
fn acting(seat: Option<Seat>) -> PyResult<Seat> {
    seat.ok_or_else(|| PyValueError::new_err("no seat is to act in this position"))
}

/// The events that a bot plays in its turn.
#[pyfunction]
#[pyo3(signature = (game, bot="master", *, simulations=None, seconds=None, seed=0))]
pub(crate) fn choose(
    py: Python<'_>,
    game: &Game,
    bot: &str,
    simulations: Option<u32>,
    seconds: Option<f64>,
    seed: u64,
) -> PyResult<Vec<String>> {
    let limit = Limit::new(simulations, seconds)?;
    let (id, options, events, seat, _) = game.for_bots();
    let seat = acting(seat)?;
    let played = py.detach(|| {
        let turn = BotTurn {
            bot,
            game: id,
            options: &options,
            events: &events,
            seat,
            seed,
        };
        limit.with(|budget| turn.play(budget))
    });
    played.map_err(|bad| errors::no_turn(py, &bad))
}

/// What the strongest bot thinks of the legal events, and everybody's chances.
#[pyfunction]
#[pyo3(signature = (game, *, simulations=None, seconds=None, seed=0))]
pub(crate) fn advise<'py>(
    py: Python<'py>,
    game: &Game,
    simulations: Option<u32>,
    seconds: Option<f64>,
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let limit = Limit::new(simulations, seconds)?;
    let (id, options, events, seat, _) = game.for_bots();
    let seat = acting(seat)?;
    let advised = py.detach(|| {
        let mut adviser = takht_bots::adviser(id, &options, seat, seed)?;
        for event in &events {
            adviser.watch(event).map_err(takht_bots::NoTurn::Refused)?;
        }
        Ok(limit.with(|budget| adviser.advise(budget)))
    });
    let advice = advised.map_err(|bad: takht_bots::NoTurn| errors::no_turn(py, &bad))?;
    let opinions = advice.opinions.iter().map(
        |opinion| json!({"event": opinion.event, "win": opinion.win, "visits": opinion.visits}),
    );
    let value = json!({"opinions": opinions.collect::<Vec<_>>(), "standing": advice.standing});
    options::to_python(py, &value)
}

/// Compares every decision of a record with the choice of the strongest bot.
#[pyfunction]
#[pyo3(signature = (record, *, simulations=None, seconds=None, seed=0))]
pub(crate) fn analyze<'py>(
    py: Python<'py>,
    record: &Bound<'py, PyAny>,
    simulations: Option<u32>,
    seconds: Option<f64>,
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let limit = Limit::new(simulations, seconds)?;
    let record = options::record(py, record)?;
    let analyzed = py.detach(|| match limit {
        Limit::Simulations(most) => {
            takht_bots::analyze(&record, &Budget::Iterations(most), seed, |_| {})
        }
        Limit::Seconds(time) => {
            let clock = WallClock::start();
            takht_bots::analyze(&record, &Budget::Time(time, &clock), seed, |_| {})
        }
    });
    let analysis = analyzed.map_err(|bad| errors::no_bot(py, &bad))?;
    let decisions = analysis.decisions.iter().map(|made| {
        json!({
            "ply": made.ply,
            "seat": made.seat.index(),
            "event": made.event,
            "win": made.win,
            "best": made.best,
            "best_win": made.best_win,
            "loss": made.loss(),
            "accuracy": made.accuracy(),
        })
    });
    let accuracy = Seat::all(analysis.players).map(|seat| analysis.accuracy(seat));
    let value: Value = json!({
        "decisions": decisions.collect::<Vec<_>>(),
        "accuracy": accuracy.collect::<Vec<_>>(),
        "result": analysis.result,
    });
    options::to_python(py, &value)
}

/// A bot at a seat: it watches a game, and chooses when it is its turn.
#[pyclass(module = "takht.bots", frozen)]
pub(crate) struct Player {
    player: Mutex<Box<dyn takht_bots::Player>>,
    game: Mutex<Box<dyn takht_games::AnyGame>>,
    seat: Seat,
}

#[pymethods]
impl Player {
    /// Seats a bot at the start of a game.
    #[new]
    #[pyo3(signature = (game, bot, seat, *, seed=0, **options))]
    fn new(
        py: Python<'_>,
        game: &str,
        bot: &str,
        seat: usize,
        seed: u64,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let id = options::game_id(py, game)?;
        let options = options::option_map(options)?;
        let start = takht_games::start(id, &options);
        let start = start.map_err(|bad| errors::record(py, &bad, Lang::En))?;
        let seat = options::seat(seat, start.players())?;
        let player = takht_bots::sit(bot, id, &options, seat, seed);
        Ok(Self {
            player: Mutex::new(player.map_err(|bad| errors::no_bot(py, &bad))?),
            game: Mutex::new(start),
            seat,
        })
    }

    /// Takes note of an event at the table.
    fn watch(&self, py: Python<'_>, event: &str) -> PyResult<()> {
        let busy = |_| errors::busy(py, "player");
        let mut player = self.player.try_lock().map_err(busy)?;
        let mut game = self
            .game
            .try_lock()
            .map_err(|_| errors::busy(py, "player"))?;
        let wrong = |bad| errors::refused(py, event, &bad, Lang::En);
        game.play(event).map_err(wrong)?;
        player.watch(event).map_err(wrong)
    }

    /// Chooses an event.
    #[pyo3(signature = (*, simulations=None, seconds=None))]
    fn choose(
        &self,
        py: Python<'_>,
        simulations: Option<u32>,
        seconds: Option<f64>,
    ) -> PyResult<String> {
        let limit = Limit::new(simulations, seconds)?;
        let mut player = self
            .player
            .try_lock()
            .map_err(|_| errors::busy(py, "player"))?;
        let game = self
            .game
            .try_lock()
            .map_err(|_| errors::busy(py, "player"))?;
        if game.turn().seat() != Some(self.seat) {
            let seat = self.seat;
            return Err(PyValueError::new_err(format!(
                "it is not the turn of seat {seat}"
            )));
        }
        drop(game);
        let player = &mut **player;
        Ok(py.detach(|| limit.with(|budget| player.choose(budget))))
    }

    /// The seat.
    #[getter]
    fn seat(&self) -> usize {
        self.seat.index()
    }
}
