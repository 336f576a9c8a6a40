//! Options and records between Python and the engines: both sides know JSON.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};
use serde_json::Value;
use takht_core::{OptionMap, Record, Seat};
use takht_games::GameId;
use takht_words::Lang;

use crate::errors;

/// The game of this name.
pub(crate) fn game_id(py: Python<'_>, name: &str) -> PyResult<GameId> {
    GameId::of_name(name).map_err(|bad| errors::record(py, &bad, Lang::En))
}

/// A JSON value as an object of Python.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?
        .call_method1("loads", (value.to_string(),))
}

/// An object of Python as a JSON value.
fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    let json = object.py().import("json")?;
    let text: String = json.call_method1("dumps", (object,))?.extract()?;
    serde_json::from_str(&text).map_err(|bad| PyValueError::new_err(bad.to_string()))
}

/// The named arguments that are options of the game. Options that are `None` take their defaults.
pub(crate) fn option_map(options: Option<&Bound<'_, PyDict>>) -> PyResult<OptionMap> {
    match options.map(|options| from_python(options)).transpose()? {
        Some(Value::Object(options)) => Ok(options),
        _ => Ok(OptionMap::new()),
    }
}

/// A record from the text of a file, or from a dictionary.
pub(crate) fn record(py: Python<'_>, from: &Bound<'_, PyAny>) -> PyResult<Record> {
    let wrong = |bad| errors::record(py, &bad, Lang::En);
    if let Ok(text) = from.cast::<PyString>() {
        Record::read(text.to_cow()?.as_bytes()).map_err(wrong)
    } else if let Ok(text) = from.cast::<PyBytes>() {
        Record::read(text.as_bytes()).map_err(wrong)
    } else if from.is_instance_of::<PyDict>() {
        Record::from_value(from_python(from)?).map_err(wrong)
    } else {
        let got = from.get_type().name()?;
        Err(PyTypeError::new_err(format!(
            "a record is a dictionary or the text of one, not {got}"
        )))
    }
}

/// The seat of this number at a table of so many players.
pub(crate) fn seat(number: usize, players: usize) -> PyResult<Seat> {
    let seat = Seat::new(number).filter(|seat| seat.index() < players);
    seat.ok_or_else(|| {
        let last = players - 1;
        PyValueError::new_err(format!(
            "there is no seat {number}; the seats are 0 to {last}"
        ))
    })
}
