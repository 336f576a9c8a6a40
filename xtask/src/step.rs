//! Running other programs, one after another or beside each other, and saying how long they took.

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::Mutex;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

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

/// Steps that have ended, with their times.
static ENDED: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

/// Says that a step has ended, and remembers it.
pub(crate) fn ended(name: &str, took: Duration) {
    eprintln!("── {name}: {:.0} s", took.as_secs_f64());
    if let Ok(mut ended) = ENDED.lock() {
        ended.push((name.to_owned(), took));
    }
}

/// What took how long, a line each, and all of it.
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

/// What cargo and rustup say when something outside the sources is wrong, and what to do about it.
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

/// What can be done about something that a program complained of.
fn remedy(said: &str) -> Option<&'static str> {
    let known = REMEDIES
        .iter()
        .find(|(complaint, _)| said.contains(complaint));
    known.map(|(_, remedy)| *remedy)
}

/// A program that runs beside others: every line it says begins with its name.
pub(crate) struct Running {
    name: String,
    command: Command,
    child: Child,
    said: Vec<JoinHandle<Said>>,
    begun: Instant,
    ended: bool,
}

impl Running {
    /// Starts it. What it says on standard output is kept if `keep` says so, instead of being shown.
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

    /// True once it has ended, well or not.
    fn has_ended(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)) | Err(_))
    }

    /// Waits for its end; gives back what was kept of what it said.
    pub(crate) fn wait(mut self) -> Done<Vec<String>> {
        let status = self.child.wait();
        self.ended = true;
        let said = std::mem::take(&mut self.said);
        // It has ended when it said the last, however late somebody waits for it.
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
    /// Nobody waits for it any more.
    fn drop(&mut self) {
        if !self.ended {
            self.child.kill().ok();
            self.child.wait().ok();
        }
    }
}

/// Waits for all of them; the first that fails ends the others.
pub(crate) fn wait_for_all(mut running: Vec<Running>) -> Done {
    while !running.is_empty() {
        match running.iter_mut().position(Running::has_ended) {
            Some(ended) => drop(running.remove(ended).wait()?),
            None => thread::sleep(Duration::from_millis(50)),
        }
    }
    Ok(())
}

/// What a program has said.
struct Said {
    kept: Vec<String>,
    /// When it said the last.
    until: Instant,
    /// What can be done about its complaints.
    remedy: Option<&'static str>,
}

/// Shows every line under a name, or keeps it.
fn pass_on(name: String, from: impl Read + Send + 'static, keep: bool) -> JoinHandle<Said> {
    thread::spawn(move || {
        let (mut kept, mut known) = (Vec::new(), None);
        // A line that is no text is not shown; what follows it is.
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
