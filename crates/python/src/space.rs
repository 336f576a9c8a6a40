//! What the numbers and arrays of a game mean.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use takht_bots::Playable;
use takht_spaces::{Spaces, SpacesVisitor, visit_spaces};
use takht_words::Lang;

use crate::{errors, options};

/// The action and observation space of a game with its options.
#[pyclass(module = "takht", frozen)]
pub(crate) struct Space(pub(crate) takht_spaces::Space);

#[pymethods]
impl Space {
    /// The version of the numbers.
    #[getter]
    fn version(&self) -> u32 {
        self.0.version
    }

    /// How many actions there are.
    #[getter]
    fn actions(&self) -> usize {
        self.0.action_count()
    }

    /// The kinds of actions: verb, first number, how many.
    #[getter]
    fn ranges(&self) -> Vec<(&'static str, u32, u32)> {
        let ranges = self.0.actions.iter();
        ranges
            .map(|range| (range.name, range.first, range.count))
            .collect()
    }

    /// How many bytes an observation has.
    #[getter]
    fn observation(&self) -> usize {
        self.0.observation()
    }

    /// What each plane shows.
    #[getter]
    fn planes(&self) -> Vec<String> {
        self.0.planes.clone()
    }

    /// The planes: how many, how high, how wide.
    #[getter]
    fn shape(&self) -> (usize, usize, usize) {
        (self.0.planes.len(), self.0.height, self.0.width)
    }

    /// What each byte after the planes says.
    #[getter]
    fn vector(&self) -> Vec<String> {
        self.0.vector.clone()
    }

    /// What each feature of a legal event says.
    #[getter]
    fn features(&self) -> Vec<&'static str> {
        self.0.features.clone()
    }

    fn __repr__(&self) -> String {
        let (planes, height, width) = self.shape();
        format!(
            "Space(version={}, actions={}, planes={planes}x{height}x{width}, vector={}, features={})",
            self.0.version,
            self.0.action_count(),
            self.0.vector.len(),
            self.0.features.len(),
        )
    }
}

/// The action and observation space of a game with these options.
#[pyfunction]
#[pyo3(signature = (game, **options))]
pub(crate) fn space(
    py: Python<'_>,
    game: &str,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Space> {
    struct Describe;
    impl SpacesVisitor for Describe {
        type Output = takht_spaces::Space;
        fn visit<G: Spaces + Playable>(self, options: &G::Options) -> Self::Output {
            G::space(options)
        }
    }
    let id = options::game_id(py, game)?;
    let options = options::option_map(options)?;
    let wrong = |bad| errors::record(py, &bad, Lang::En);
    // Some options cannot be played together; only the start of a game says so.
    takht_games::start(id, &options).map_err(wrong)?;
    visit_spaces(id, &options, Describe)
        .map(Space)
        .map_err(wrong)
}
