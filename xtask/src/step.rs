//! Running other programs, and saying so.

use std::path::PathBuf;
use std::process::{Command, Output};
use std::time::Instant;

/// What came of a task: nothing, or one line that says what is wrong.
pub(crate) type Done<T = ()> = Result<T, String>;

/// The project's folder. Cargo says which it is; what was compiled in may be that of another copy of
/// the project that shares the folder of builds.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR");
    let here = here.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().unwrap_or(&here).to_owned()
}

/// The cargo that runs this.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    command
}

/// The program as built for release.
pub(crate) fn takht(arguments: &[&str]) -> Command {
    let mut command = Command::new(target().join("release").join("takht"));
    command.args(arguments);
    command
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(target) => root().join(target),
        None => root().join("target"),
    }
}

/// Builds the program for release.
pub(crate) fn build_release() -> Done {
    run(
        "build",
        &mut cargo(&["build", "--release", "--locked", "--package", "takht-cli"]),
    )
}

/// Builds the program for release, with the window in it.
pub(crate) fn build_with_window() -> Done {
    let folder = crate::window::window()?;
    let mut build = cargo(&["build", "--release", "--locked", "--package", "takht-cli"]);
    run("build", build.env("TAKHT_WINDOW", folder))
}

/// Runs a program to its end; a failure is an error.
pub(crate) fn run(name: &str, command: &mut Command) -> Done {
    eprintln!("── {name}");
    let begun = Instant::now();
    let status = command
        .status()
        .map_err(|error| cannot_start(command, &error))?;
    eprintln!("── {name}: {:.0} s", begun.elapsed().as_secs_f64());
    if status.success() {
        Ok(())
    } else {
        Err(format!("{name} failed: {command:?} ended with {status}"))
    }
}

/// Runs a program to its end and gives its output; a failure is an error.
pub(crate) fn output(command: &mut Command) -> Done<Output> {
    let output = command
        .output()
        .map_err(|error| cannot_start(command, &error))?;
    if output.status.success() {
        Ok(output)
    } else {
        let said = String::from_utf8_lossy(&output.stderr);
        Err(format!("{command:?} ended with {}: {said}", output.status))
    }
}

fn cannot_start(command: &Command, error: &std::io::Error) -> String {
    format!("{:?} cannot be started: {error}", command.get_program())
}
