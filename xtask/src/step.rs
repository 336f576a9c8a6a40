//! Runs other programs, one after another or in parallel, and prints how long each took.

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::Mutex;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The result of a task: an error is one line that says what is wrong.
pub(crate) type Done<T = ()> = Result<T, String>;

/// The project's folder. Cargo names it at run time; the path known at compile time may belong to another
/// copy of the project that shares the target folder.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR");
    let here = here.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().unwrap_or(&here).to_owned()
}

/// The cargo that runs this task.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root());
    command
}

/// The release build of the program.
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

/// The steps that have ended, with their times.
static ENDED: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

/// Prints that a step has ended, and remembers it for the table.
pub(crate) fn ended(name: &str, took: Duration) {
    eprintln!("── {name}: {:.0} s", took.as_secs_f64());
    if let Ok(mut ended) = ENDED.lock() {
        ended.push((name.to_owned(), took));
    }
}

/// A table with the time of each step and of all of them.
pub(crate) fn table_of_steps(all: Duration) -> String {
    let ended = ENDED.lock().map(|ended| ended.clone()).unwrap_or_default();
    let total = [("all of it, some beside others".to_owned(), all)];
    let lines = ended.iter().chain(&total).map(|(name, took)| {
        let seconds = took.as_secs_f64().round() as u64;
        format!("{name:<44} {:>3}:{:02}\n", seconds / 60, seconds % 60)
    });
    lines.collect()
}

/// Runs a program to its end; a failure is an error.
pub(crate) fn run(name: &str, command: &mut Command) -> Done {
    eprintln!("── {name}");
    let begun = Instant::now();
    let status = command
        .status()
        .map_err(|error| cannot_start(command, &error))?;
    ended(name, begun.elapsed());
    succeeded(name, command, status)
}

fn succeeded(name: &str, command: &Command, status: ExitStatus) -> Done {
    if status.success() {
        return Ok(());
    }
    let program = command.get_program().to_string_lossy();
    let program = program.rsplit('/').next().unwrap_or_default();
    Err(format!("{name} failed: {program} ended with {status}"))
}

/// What cargo and rustup print if the cause lies outside the sources, and what the user can do about it.
const REMEDIES: [(&str, &str); 4] = [
    ("failed to download", OFFLINE),
    ("Could not resolve host", OFFLINE),
    (
        "Permission denied",
        "choose a folder that you may write to with CARGO_TARGET_DIR",
    ),
    (
        "No space left on device",
        "make room, or choose a folder on another disk with CARGO_TARGET_DIR",
    ),
];

const OFFLINE: &str =
    "crates that are not here yet come from the network: connect, and do the same again";

/// What the user can do about a line that a program has printed.
fn remedy(said: &str) -> Option<&'static str> {
    let known = REMEDIES
        .iter()
        .find(|(complaint, _)| said.contains(complaint));
    known.map(|(_, remedy)| *remedy)
}

/// A program that runs beside others: each line of its output starts with its name.
pub(crate) struct Running {
    name: String,
    command: Command,
    child: Child,
    said: Vec<JoinHandle<Said>>,
    begun: Instant,
    ended: bool,
}

impl Running {
    /// Starts the program. With `keep`, its standard output is for the caller instead of the terminal.
    pub(crate) fn start(name: &str, mut command: Command, keep: bool) -> Done<Self> {
        eprintln!("── {name}");
        command.stdin(Stdio::null());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command
            .spawn()
            .map_err(|error| cannot_start(&command, &error))?;
        let out = child
            .stdout
            .take()
            .map(|out| pass_on(name.to_owned(), out, keep));
        let errors = child
            .stderr
            .take()
            .map(|errors| pass_on(name.to_owned(), errors, false));
        Ok(Self {
            name: name.to_owned(),
            command,
            child,
            said: out.into_iter().chain(errors).collect(),
            begun: Instant::now(),
            ended: false,
        })
    }

    /// True once the program has ended, successfully or not.
    fn has_ended(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)) | Err(_))
    }

    /// Waits for the program to end; returns its output, if `keep` was set.
    pub(crate) fn wait(mut self) -> Done<Vec<String>> {
        let status = self.child.wait();
        self.ended = true;
        let said = std::mem::take(&mut self.said);
        // Its time ends with its last line of output: the caller may wait for it much later.
        let (mut kept, mut last, mut remedy) = (Vec::new(), self.begun, None);
        for said in said.into_iter().filter_map(|said| said.join().ok()) {
            kept.extend(said.kept);
            last = last.max(said.until);
            remedy = remedy.or(said.remedy);
        }
        ended(&self.name, last - self.begun);
        let status = status.map_err(|error| cannot_start(&self.command, &error))?;
        succeeded(&self.name, &self.command, status).map_err(|failed| match remedy {
            Some(remedy) => format!("{failed}: {remedy}"),
            None => failed,
        })?;
        Ok(kept)
    }
}

impl Drop for Running {
    /// Ends the program if the caller no longer waits for it.
    fn drop(&mut self) {
        if !self.ended {
            self.child.kill().ok();
            self.child.wait().ok();
        }
    }
}

/// Waits for all programs; the first one that fails ends the others.
pub(crate) fn wait_for_all(mut running: Vec<Running>) -> Done {
    while !running.is_empty() {
        match running.iter_mut().position(Running::has_ended) {
            Some(ended) => drop(running.remove(ended).wait()?),
            None => thread::sleep(Duration::from_millis(50)),
        }
    }
    Ok(())
}

/// The output of a program.
struct Said {
    kept: Vec<String>,
    /// The time of its last line.
    until: Instant,
    /// What the user can do about an error in it.
    remedy: Option<&'static str>,
}

/// Prints every line after a name, or keeps it.
fn pass_on(name: String, from: impl Read + Send + 'static, keep: bool) -> JoinHandle<Said> {
    thread::spawn(move || {
        let (mut kept, mut known) = (Vec::new(), None);
        // Split bytes instead of text: a line that is not UTF-8 must not hide the lines after it.
        for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line).into_owned();
            if keep {
                kept.push(line);
            } else if !line.trim().is_empty() {
                known = known.or(remedy(&line));
                eprintln!("{name} │ {}", line.trim_end());
            }
        }
        Said {
            kept,
            until: Instant::now(),
            remedy: known,
        }
    })
}

/// Runs a program to its end and returns its output; a failure is an error.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn a_failure_says_what_can_be_done_about_it() {
        let complain = shell("echo 'error: failed to download x' >&2; exit 3");
        let failed = Running::start("x", complain, false).unwrap().wait();
        let said = failed.unwrap_err();
        assert!(
            said.contains("x failed: sh ended with") && said.ends_with(OFFLINE),
            "{said}"
        );
        assert_eq!(said.lines().count(), 1, "{said}");
    }

    #[test]
    fn what_is_kept_is_all_that_was_said() {
        let said = Running::start("x", shell("echo one; echo two"), true).unwrap();
        assert_eq!(said.wait().unwrap(), ["one", "two"]);
    }

    #[test]
    fn the_first_that_fails_ends_the_others() {
        let running =
            ["sleep 600", "exit 1"].map(|script| Running::start("x", shell(script), false));
        let running = running.into_iter().collect::<Done<Vec<_>>>().unwrap();
        assert!(wait_for_all(running).is_err());
    }

    #[test]
    fn steps_are_listed_with_their_times() {
        ended("something", Duration::from_secs(75));
        let table = table_of_steps(Duration::from_secs(3600));
        let line = table
            .lines()
            .find(|line| line.starts_with("something"))
            .unwrap();
        assert!(line.ends_with("1:15"), "{table}");
        assert!(table.trim_end().ends_with("60:00"), "{table}");
    }
}
