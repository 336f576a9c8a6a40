//! The engines of Takht for Python: the module `takht._takht`, which the package `takht` hands on.

mod arena;
mod batch;
mod bots;
mod dataset;
mod errors;
mod game;
mod options;
mod space;

use pyo3::prelude::*;

/// The names of all games.
#[pyfunction]
fn games() -> Vec<&'static str> {
    takht_games::GameId::ALL
        .iter()
        .map(|game| game.name())
        .collect()
}

/// The names of a game's ready-made layouts.
#[pyfunction]
fn layouts(py: Python<'_>, game: &str) -> PyResult<Vec<&'static str>> {
    Ok(options::game_id(py, game)?.layouts().to_vec())
}

#[pymodule]
fn _takht(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<game::Game>()?;
    module.add_class::<space::Space>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<bots::Player>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(layouts, module)?)?;
    module.add_function(wrap_pyfunction!(space::space, module)?)?;
    module.add_function(wrap_pyfunction!(game::verify, module)?)?;
    module.add_function(wrap_pyfunction!(bots::names, module)?)?;
    module.add_function(wrap_pyfunction!(bots::choose, module)?)?;
    module.add_function(wrap_pyfunction!(bots::advise, module)?)?;
    module.add_function(wrap_pyfunction!(bots::analyze, module)?)?;
    module.add_function(wrap_pyfunction!(arena::contest, module)?)?;
    module.add_function(wrap_pyfunction!(arena::contest_record, module)?)?;
    module.add_function(wrap_pyfunction!(dataset::dataset_write, module)?)?;
    module.add_function(wrap_pyfunction!(dataset::dataset_manifest, module)?)?;
    module.add_function(wrap_pyfunction!(dataset::dataset_positions, module)?)?;
    module.add_function(wrap_pyfunction!(dataset::dataset_games, module)?)?;
    Ok(())
}
