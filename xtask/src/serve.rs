//! `cargo xtask serve`: build everything and serve the table.

use crate::step::{Done, build_with_window, run, takht};

/// Serves the table; what follows the task's name goes to `takht serve`.
pub(crate) fn serve(arguments: &[&str]) -> Done {
    build_with_window()?;
    run("the table", takht(&["serve"]).args(arguments))
}
