//! One game: `takht.Game`.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use serde_json::{Value, json};
use takht_core::fair::{Fair, Noted};
use takht_core::{Message, OptionMap, Quick, Record, Seat, Turn, Viewer, mixed};
use takht_games::{AnyGame, AnyScore};
use takht_spaces::{Numbering, numbering};
use takht_table::{Dealer, Table, TableSetup};
use takht_words::Lang;

use crate::space::Space;
use crate::{errors, options};

/// What determines the deals of a game, so that it can be sent elsewhere and go on.
#[derive(Clone)]
enum Deals {
    /// The generator's seed.
    Seeded(u64),
    /// The secret of fair deals.
    Fair([u8; 32]),
    /// The caller plays chance events.
    Elsewhere,
}

#[derive(Clone)]
struct State {
    table: Table,
    numbering: &'static dyn Numbering,
    space: Arc<takht_spaces::Space>,
    deals: Deals,
    layout: Option<String>,
    lang: Lang,
}

impl State {
    fn game(&self) -> &dyn AnyGame {
        self.table.game()
    }

    /// Plays the chance events that are due, unless the caller does.
    fn play_due(&mut self, py: Python<'_>) -> PyResult<()> {
        if matches!(self.deals, Deals::Elsewhere) {
            return Ok(());
        }
        while self.game().turn() == Turn::Chance {
            let mut turn = self.table.stage();
            let dealt = turn.deal();
            dealt.map_err(|bad| errors::refused(py, "", &bad, self.lang))?;
            // The turn was staged on this very position.
            let _ = self.table.commit(turn, None);
        }
        Ok(())
    }

    fn lay_out(&mut self, py: Python<'_>) -> PyResult<()> {
        let Some(layout) = self.layout.clone() else {
            return Ok(());
        };
        let mut turn = self.table.stage();
        let laid = turn.lay_out(&layout);
        laid.map_err(|bad| errors::refused(py, &layout, &bad, self.lang))?;
        let _ = self.table.commit(turn, None);
        Ok(())
    }
}

/// A position with its history.
#[pyclass(module = "takht", frozen)]
pub(crate) struct Game(Mutex<State>);

/// Random bytes for secrets and seeds.
fn random<const N: usize>() -> PyResult<[u8; N]> {
    let mut bytes = [0; N];
    let filled = getrandom::fill(&mut bytes);
    filled.map_err(|bad| PyValueError::new_err(format!("no random numbers: {bad}")))?;
    Ok(bytes)
}

fn start(
    py: Python<'_>,
    id: takht_games::GameId,
    options: OptionMap,
    seats: Option<Vec<String>>,
    deals: Deals,
    lang: Lang,
) -> PyResult<State> {
    let wrong = |bad| errors::record(py, &bad, lang);
    let players = takht_games::start(id, &options).map_err(wrong)?.players();
    let dealer = match &deals {
        Deals::Seeded(seed) => Dealer::Seeded(Quick::new(*seed)),
        Deals::Fair(secret) => Dealer::fair(Fair::new(*secret, vec![Vec::new(); players]))
            .map_err(|bad| errors::unfair(py, &bad, lang))?,
        Deals::Elsewhere => Dealer::Elsewhere,
    };
    let setup = TableSetup {
        game: id,
        options,
        seats: seats.unwrap_or_else(|| vec![String::new(); players]),
        viewers: Vec::new(),
        dealer,
    };
    let table = Table::start(setup).map_err(wrong)?;
    let numbering = numbering(table.game()).map_err(wrong)?;
    let space = numbering.space(table.game());
    let no_space = || PyValueError::new_err("this game has no space");
    Ok(State {
        space: Arc::new(space.ok_or_else(no_space)?),
        table,
        numbering,
        deals,
        layout: None,
        lang,
    })
}

/// Plays the events of a record; the dealer's generator draws along, so that later deals are the same.
fn replay(py: Python<'_>, state: &mut State, record: &Record) -> PyResult<()> {
    let wrong = |bad| errors::record(py, &bad, state.lang);
    if let Deals::Seeded(seed) = state.deals {
        let mut chance = Quick::new(seed);
        let mut game = takht_games::start(state.game().id(), &record.options).map_err(wrong)?;
        let mut layout = state.layout.clone();
        for (index, event) in record.events.iter().enumerate() {
            match game.turn() {
                Turn::Chance => drop(game.deal(&mut chance)),
                _ => {
                    if let Some(layout) = layout.take() {
                        game.lay_out(&layout, &mut chance);
                    }
                }
            }
            let played = game.play(event);
            played.map_err(|bad| wrong(takht_core::RecordError::of_event(index, event, bad)))?;
        }
        state
            .table
            .replay(&record.events, &record.by)
            .map_err(wrong)?;
        state.table.set_dealer(Dealer::Seeded(chance));
        return Ok(());
    }
    state
        .table
        .replay(&record.events, &record.by)
        .map_err(wrong)
}

impl Game {
    fn of(state: State) -> Self {
        Self(Mutex::new(state))
    }

    /// The state. A panic in another thread leaves a whole position: events are played or not.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a bot has to know: the game, its options and events, and the acting seat.
    pub(crate) fn for_bots(
        &self,
    ) -> (
        takht_games::GameId,
        OptionMap,
        Vec<String>,
        Option<Seat>,
        usize,
    ) {
        let state = self.lock();
        let game = state.game();
        (
            game.id(),
            game.options(),
            state.table.events().to_vec(),
            game.turn().seat(),
            game.players(),
        )
    }
}

fn spoken(lang: Option<&str>, own: Lang) -> PyResult<Lang> {
    lang.map_or(Ok(own), errors::lang)
}

fn score_value(score: &AnyScore, lang: Lang) -> Value {
    let say = |message: &Message| errors::say(message, lang);
    let parts = score.parts.iter().map(|part| {
        let reasons = part.reasons.iter().map(|reason| {
            json!({"text": say(&reason.label), "points": reason.points, "places": reason.places})
        });
        json!({
            "text": say(&part.label),
            "points": part.points,
            "reasons": reasons.collect::<Vec<_>>(),
        })
    });
    json!({"total": score.total, "parts": parts.collect::<Vec<_>>()})
}

#[pymethods]
impl Game {
    /// The start of a game.
    #[new]
    #[pyo3(signature = (game, *, seed=None, deal=0, fair=false, deals=true, layout=None, lang="en", **options))]
    #[allow(
        clippy::too_many_arguments,
        reason = "these are named arguments in Python"
    )]
    fn new(
        py: Python<'_>,
        game: &str,
        seed: Option<u64>,
        deal: u64,
        fair: bool,
        deals: bool,
        layout: Option<String>,
        lang: &str,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let lang = errors::lang(lang)?;
        let id = options::game_id(py, game)?;
        let deals = match (deals, fair, seed) {
            (false, false, None) => Deals::Elsewhere,
            (true, true, None) => Deals::Fair(random()?),
            (true, false, Some(seed)) => Deals::Seeded(mixed(&[seed, deal])),
            (true, false, None) => Deals::Seeded(u64::from_le_bytes(random()?)),
            _ => {
                return Err(PyValueError::new_err(
                    "choose one of seed=…, fair=True and deals=False",
                ));
            }
        };
        if let Some(layout) = &layout {
            let known = id.layouts();
            if !known.contains(&layout.as_str()) {
                return Err(PyValueError::new_err(match known.is_empty() {
                    true => format!("{game} has no layouts"),
                    false => format!(
                        "there is no layout {layout:?}; the layouts are {}",
                        known.join(", ")
                    ),
                }));
            }
            if matches!(deals, Deals::Elsewhere) {
                return Err(PyValueError::new_err("a layout needs somebody who deals"));
            }
        }
        let mut state = start(py, id, options::option_map(options)?, None, deals, lang)?;
        state.layout = layout;
        state.play_due(py)?;
        state.lay_out(py)?;
        state.play_due(py)?;
        Ok(Self::of(state))
    }

    /// The position after the last event of a record.
    #[staticmethod]
    #[pyo3(signature = (record, *, seed=None, lang="en"))]
    fn from_record(
        py: Python<'_>,
        record: &Bound<'_, PyAny>,
        seed: Option<u64>,
        lang: &str,
    ) -> PyResult<Self> {
        let lang = errors::lang(lang)?;
        let record = options::record(py, record)?;
        let wrong = |bad| errors::record(py, &bad, lang);
        takht_games::begin(&record).map_err(wrong)?;
        let id = options::game_id(py, &record.game)?;
        let deals = match seed {
            Some(seed) => Deals::Seeded(mixed(&[seed, 0])),
            None => Deals::Elsewhere,
        };
        let mut state = start(
            py,
            id,
            record.options.clone(),
            record.seats.clone(),
            deals,
            lang,
        )?;
        replay(py, &mut state, &record)?;
        state.play_due(py)?;
        Ok(Self::of(state))
    }

    /// For pickles: the position that `__reduce__` described.
    #[staticmethod]
    fn _restore(py: Python<'_>, text: &str) -> PyResult<Self> {
        let wrong = || PyValueError::new_err("this is no pickled game");
        let value: Value = serde_json::from_str(text).map_err(|_| wrong())?;
        let lang = errors::lang(value["lang"].as_str().unwrap_or_default())?;
        let record = Record::from_value(value["record"].clone())
            .map_err(|bad| errors::record(py, &bad, lang))?;
        let deals = match (&value["seed"], &value["fair"]) {
            (Value::Number(seed), _) => Deals::Seeded(seed.as_u64().ok_or_else(wrong)?),
            (_, Value::Array(secret)) => {
                let bytes = secret
                    .iter()
                    .filter_map(|byte| u8::try_from(byte.as_u64()?).ok());
                let bytes: Vec<u8> = bytes.collect();
                Deals::Fair(bytes.try_into().map_err(|_| wrong())?)
            }
            _ => Deals::Elsewhere,
        };
        let id = options::game_id(py, &record.game)?;
        let mut state = start(
            py,
            id,
            record.options.clone(),
            record.seats.clone(),
            deals,
            lang,
        )?;
        state.layout = value["layout"].as_str().map(str::to_owned);
        replay(py, &mut state, &record)?;
        Ok(Self::of(state))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let state = slf.get().lock();
        let (seed, fair) = match &state.deals {
            Deals::Seeded(seed) => (json!(seed), Value::Null),
            Deals::Fair(secret) => (Value::Null, json!(secret)),
            Deals::Elsewhere => (Value::Null, Value::Null),
        };
        let mut record = state.table.record(Viewer::Table);
        record.fair = None;
        let text = json!({
            "record": record.to_value(),
            "seed": seed,
            "fair": fair,
            "layout": state.layout,
            "lang": state.lang.code(),
        });
        let restore = slf.get_type().getattr("_restore")?;
        Ok((restore, (text.to_string(),)))
    }

    /// A copy that goes its own way; the same deals are to come.
    fn copy(&self) -> Self {
        Self::of(self.lock().clone())
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.copy()
    }

    /// The name of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.lock().game().id().name()
    }

    /// Every option with its value.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let options = self.lock().game().options();
        options::to_python(py, &Value::Object(options))
    }

    /// How many play.
    #[getter]
    fn players(&self) -> usize {
        self.lock().game().players()
    }

    /// The acting seat; none if chance is to act or the game is over.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.lock().game().turn().seat().map(Seat::index)
    }

    /// True if a chance event is due.
    #[getter]
    fn chance(&self) -> bool {
        self.lock().game().turn() == Turn::Chance
    }

    /// True once the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.lock().game().turn() == Turn::Over
    }

    /// All events so far.
    #[getter]
    fn events(&self) -> Vec<String> {
        self.lock().table.events().to_vec()
    }

    /// The language of sentences.
    #[getter]
    fn lang(&self) -> &'static str {
        self.lock().lang.code()
    }

    /// What the numbers and arrays of this game mean.
    #[getter]
    fn space(&self) -> Space {
        Space((*self.lock().space).clone())
    }

    /// The legal events of the acting seat.
    fn legal(&self) -> Vec<String> {
        self.lock().game().legal()
    }

    /// The event that a table plays for the acting seat because the rules leave no choice.
    fn forced(&self) -> Option<String> {
        self.lock().game().forced()
    }

    /// Every outcome of the due chance event with its probability; none if none is due or there are too many.
    fn outcomes(&self) -> Option<Vec<(String, f64)>> {
        let state = self.lock();
        state.numbering.outcomes(state.game())
    }

    /// Plays an event, as text or by its number, and deals what is due; returns the event in its canonical form.
    #[pyo3(signature = (event, *, lang=None))]
    fn play(
        &self,
        py: Python<'_>,
        event: &Bound<'_, PyAny>,
        lang: Option<&str>,
    ) -> PyResult<String> {
        let mut state = self.lock();
        let lang = spoken(lang, state.lang)?;
        let text = if let Ok(text) = event.cast::<PyString>() {
            text.to_cow()?.into_owned()
        } else if let Ok(number) = event.extract::<i64>() {
            let known = u32::try_from(number).ok();
            let known = known.and_then(|number| state.numbering.event(state.game(), number));
            known.ok_or_else(|| {
                errors::bad_action(
                    py,
                    format!("action {number} stands for no event in this position"),
                )
            })?
        } else {
            let got = event.get_type().name()?;
            return Err(PyTypeError::new_err(format!(
                "an event is a text such as \"pick 16\" or the number of an action, not {got}"
            )));
        };
        let ply = state.table.ply();
        let played = state.table.play(&text);
        played.map_err(|bad| errors::refused(py, &text, &bad, lang))?;
        let canonical = state.table.events()[ply].clone();
        state.play_due(py)?;
        Ok(canonical)
    }

    /// The points of every seat as the position stands.
    fn points(&self) -> Vec<i32> {
        let scores = self.lock().game().scores();
        scores.iter().map(|score| score.total).collect()
    }

    /// The score of every seat with its parts and the reasons for them.
    #[pyo3(signature = (*, lang=None))]
    fn scores<'py>(&self, py: Python<'py>, lang: Option<&str>) -> PyResult<Bound<'py, PyAny>> {
        let state = self.lock();
        let lang = spoken(lang, state.lang)?;
        let scores = state.game().scores();
        let scores: Vec<Value> = scores
            .iter()
            .map(|score| score_value(score, lang))
            .collect();
        options::to_python(py, &Value::Array(scores))
    }

    /// The places, best first, each with the seats that share it.
    fn ranking(&self) -> Vec<Vec<usize>> {
        let places = self.lock().game().ranking().places();
        let seats = |place: Vec<Seat>| place.into_iter().map(Seat::index).collect();
        places.into_iter().map(seats).collect()
    }

    /// For every seat 1 for a win alone, and a loss so that all add up to 0; zeros before the end.
    fn returns(&self) -> Vec<f64> {
        let state = self.lock();
        let (game, players) = (state.game(), state.game().players());
        if game.turn() != Turn::Over {
            return vec![0.0; players];
        }
        let winners = game.ranking().winners();
        let (share, all) = (1.0 / winners.len() as f64, players as f64);
        let returned = |seat: Seat| {
            let share = if winners.contains(&seat) { share } else { 0.0 };
            (share * all - 1.0) / (all - 1.0)
        };
        Seat::all(players).map(returned).collect()
    }

    /// What the acting seat has to do, as a sentence.
    #[pyo3(signature = (*, lang=None))]
    fn prompt(&self, lang: Option<&str>) -> PyResult<Option<String>> {
        let state = self.lock();
        let lang = spoken(lang, state.lang)?;
        Ok(state
            .game()
            .prompt()
            .map(|prompt| errors::say(&prompt, lang)))
    }

    /// The sentence that describes an event of this position.
    #[pyo3(signature = (event, *, lang=None))]
    fn tell(&self, py: Python<'_>, event: &str, lang: Option<&str>) -> PyResult<String> {
        let state = self.lock();
        let lang = spoken(lang, state.lang)?;
        let told = state.game().tell(event);
        let told = told.map_err(|bad| errors::refused(py, event, &bad, lang))?;
        Ok(errors::say(&told, lang))
    }

    /// The game as a seat sees it, or as a guest does without one. It shows no secret and deals nothing.
    #[pyo3(signature = (seat=None))]
    fn view(&self, py: Python<'_>, seat: Option<usize>) -> PyResult<Self> {
        let state = self.lock();
        let (id, options) = (state.game().id(), state.game().options());
        let viewer = match seat {
            None => Viewer::Guest,
            Some(seat) => Viewer::Seat(options::seat(seat, state.game().players())?),
        };
        let seats = Some(state.table.seats().to_vec());
        let mut view = start(py, id, options, seats, Deals::Elsewhere, state.lang)?;
        let mut whole = takht_games::start(id, &state.game().options())
            .map_err(|bad| errors::record(py, &bad, state.lang))?;
        for event in state.table.events() {
            let wrong = |bad| errors::refused(py, event, &bad, state.lang);
            let seen = whole.seen_by(event, viewer).map_err(wrong)?;
            view.table.play(&seen).map_err(wrong)?;
            whole.play(event).map_err(wrong)?;
        }
        Ok(Self::of(view))
    }

    /// The record of the game, with everything in it.
    fn record<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let record = self.lock().table.record(Viewer::Table);
        options::to_python(py, &record.to_value())
    }

    /// The numbers of the legal events, in the order of `legal()`.
    fn actions<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let state = self.lock();
        let numbers = state.numbering.actions(state.game());
        PyArray1::from_vec(py, numbers.into_iter().map(i64::from).collect())
    }

    /// The number of an event; none if it has none here.
    fn action(&self, py: Python<'_>, event: &str) -> PyResult<Option<u32>> {
        let state = self.lock();
        let number = state.numbering.number(state.game(), event);
        number.map_err(|bad| errors::refused(py, event, &bad, state.lang))
    }

    /// The event of a number; none if it stands for no event here.
    fn event(&self, action: u32) -> Option<String> {
        let state = self.lock();
        state.numbering.event(state.game(), action)
    }

    /// True for every legal action.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        let state = self.lock();
        let mut mask = vec![false; state.space.action_count()];
        for number in state.numbering.actions(state.game()) {
            mask[number as usize] = true;
        }
        PyArray1::from_vec(py, mask)
    }

    /// What a seat may know, as a row of bytes; without a seat, the acting one.
    #[pyo3(signature = (seat=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let state = self.lock();
        let game = state.game();
        let seat = match seat {
            Some(seat) => options::seat(seat, game.players())?,
            None => game.turn().seat().ok_or_else(|| {
                PyValueError::new_err("no seat is to act: say which seat observes")
            })?,
        };
        let mut row = vec![0; state.space.observation()];
        state.numbering.observe(game, seat, &mut row);
        Ok(PyArray1::from_vec(py, row))
    }

    /// The numbers of the legal events, and a row of features for each.
    #[allow(clippy::type_complexity, reason = "two arrays")]
    fn candidates<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyArray1<i64>>, Bound<'py, PyArray2<i16>>)> {
        let state = self.lock();
        let candidates = state.numbering.candidates(state.game());
        let width = state.space.features.len();
        let count = candidates.numbers.len();
        let numbers = candidates.numbers.into_iter().map(i64::from).collect();
        let features = PyArray1::from_vec(py, candidates.features);
        Ok((
            PyArray1::from_vec(py, numbers),
            features.reshape([count, width])?,
        ))
    }

    /// The position as a picture.
    fn svg(&self) -> String {
        let state = self.lock();
        takht_drawing::draw(state.game(), |message| errors::say(message, state.lang)).svg()
    }

    /// Notebooks show this picture.
    fn _repr_svg_(&self) -> String {
        self.svg()
    }

    fn __repr__(&self) -> String {
        let state = self.lock();
        let game = state.game();
        let turn = match game.turn() {
            Turn::Chance => "chance to act".to_owned(),
            Turn::Seat(seat) => format!("seat {seat} to act"),
            Turn::Over => "over".to_owned(),
        };
        let points: Vec<String> = game
            .scores()
            .iter()
            .map(|score| score.total.to_string())
            .collect();
        let (name, plies) = (game.id().name(), state.table.ply());
        format!(
            "<takht.Game {name}: {plies} events, {turn}, points {}>",
            points.join(" ")
        )
    }
}

/// Draws every chance event of a finished record again and compares; returns how many there are.
#[pyfunction]
#[pyo3(signature = (record, *, lang="en"))]
pub(crate) fn verify(py: Python<'_>, record: &Bound<'_, PyAny>, lang: &str) -> PyResult<usize> {
    let lang = errors::lang(lang)?;
    let record = options::record(py, record)?;
    let verified = takht_games::verify(&record, &Noted::default());
    verified.map_err(|bad| errors::unfair(py, &bad, lang))
}
