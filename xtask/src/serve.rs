//! `cargo xtask serve`: build everything and open the table.

use crate::step::{Done, build_release, run, takht};

/// Opens a table in the terminal; what follows the task's name goes to `takht play`.
pub(crate) fn serve(arguments: &[&str]) -> Done {
    build_release()?;
    let game = if arguments.is_empty() {
        &["kingdomino"][..]
    } else {
        arguments
    };
    run("the table, in the terminal", takht(&["play"]).args(game))
}
