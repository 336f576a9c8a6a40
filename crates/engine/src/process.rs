//! The program of an engine.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::{EngineFailure, EngineLimits, EngineTrouble, FromEngine, ToEngine, VERSION};

/// The longest line that an engine may write, in bytes.
const LONGEST: u64 = 64 * 1024;

/// How many lines of an engine wait to be read; an engine that writes more has to wait.
const AHEAD: usize = 64;

/// How much of what an engine writes to standard error is kept, in bytes.
const REMEMBERED: usize = 600;

/// How long an engine that is told to quit may take for it.
const FAREWELL: Duration = Duration::from_millis(200);

/// The running program of an engine, which has said its name.
#[derive(Debug)]
pub(crate) struct EngineProcess {
    /// The engine's name; its command until it has said its name.
    pub(crate) name: String,
    pub(crate) limits: EngineLimits,
    child: Child,
    /// Lines for the program. A thread writes them, because a program that reads nothing would block.
    lines: Sender<String>,
    heard: Receiver<String>,
    complaints: Arc<Mutex<Vec<u8>>>,
}

impl EngineProcess {
    /// Starts a program and exchanges the first lines with it. The command is the program and its arguments,
    /// separated by blanks.
    pub(crate) fn start(command: &str, limits: EngineLimits) -> Result<Self, EngineFailure> {
        let not_started = |reason: String| EngineFailure {
            engine: command.to_owned(),
            trouble: EngineTrouble::NotStarted { reason },
        };
        let mut words = command.split_whitespace();
        let program = words.next();
        let program = program.ok_or_else(|| not_started("no program is named".to_owned()))?;
        let mut start = Command::new(program);
        start.args(words);
        start.stdin(Stdio::piped());
        start.stdout(Stdio::piped());
        start.stderr(Stdio::piped());
        #[cfg(unix)]
        {
            // A group of its own, so that what it starts ends with it, and Ctrl-C reaches only the host.
            use std::os::unix::process::CommandExt as _;
            start.process_group(0);
        }
        let mut child = start
            .spawn()
            .map_err(|error| not_started(error.to_string()))?;
        limit_memory(&child, limits.memory);
        let (stdin, stdout, stderr) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = (stdin, stdout, stderr) else {
            return Err(not_started("it has no standard streams".to_owned()));
        };
        let complaints = Arc::default();
        let mut process = Self {
            name: command.to_owned(),
            limits,
            child,
            lines: write_lines(stdin),
            heard: read_lines(stdout),
            complaints: remember(stderr, &complaints),
        };
        match process.ask(&ToEngine::Takht(VERSION), limits.answer)? {
            FromEngine::Engine(VERSION, name) => process.name = name,
            FromEngine::Engine(version, _) => {
                return Err(process.failed(EngineTrouble::Version { version }));
            }
            other => {
                let asked = ToEngine::Takht(VERSION);
                return Err(process.garbled(&asked, &other, "`engine VERSION NAME`"));
            }
        }
        Ok(process)
    }

    /// A failure of this engine.
    pub(crate) fn failed(&self, trouble: EngineTrouble) -> EngineFailure {
        EngineFailure {
            engine: self.name.clone(),
            trouble,
        }
    }

    /// The failure of an engine that answers another question than it was asked.
    pub(crate) fn garbled(
        &self,
        asked: &ToEngine,
        line: &FromEngine,
        expected: &str,
    ) -> EngineFailure {
        self.failed(EngineTrouble::Garbled {
            asked: asked.to_string(),
            line: line.to_string(),
            expected: expected.to_owned(),
        })
    }

    /// Writes a line to which there is no answer.
    pub(crate) fn tell(&self, line: &ToEngine) {
        // If the program has ended, the next question reports it.
        let _ = self.lines.send(format!("{line}\n"));
    }

    /// Writes a line and waits for its answer.
    pub(crate) fn ask(
        &self,
        line: &ToEngine,
        patience: Duration,
    ) -> Result<FromEngine, EngineFailure> {
        self.tell(line);
        self.hear(line, Instant::now(), patience)
    }

    /// Waits for the answer to a line that was written at a moment.
    pub(crate) fn hear(
        &self,
        asked: &ToEngine,
        since: Instant,
        patience: Duration,
    ) -> Result<FromEngine, EngineFailure> {
        loop {
            let left = patience.saturating_sub(since.elapsed());
            let line = self.heard.recv_timeout(left).map_err(|none| {
                let asked = asked.to_string();
                self.failed(match none {
                    RecvTimeoutError::Timeout => EngineTrouble::Late {
                        asked,
                        milliseconds: patience.as_millis() as u64,
                    },
                    RecvTimeoutError::Disconnected => EngineTrouble::Ended {
                        asked,
                        wrote: self.complaints(),
                    },
                })
            })?;
            match line.parse() {
                Ok(FromEngine::Info(_)) => {}
                Ok(answer) => return Ok(answer),
                Err(bad) => {
                    return Err(self.failed(EngineTrouble::Garbled {
                        asked: asked.to_string(),
                        line: bad.line,
                        expected: bad.expected.to_owned(),
                    }));
                }
            }
        }
    }

    /// The end of what the program has written to standard error.
    fn complaints(&self) -> String {
        // The program has closed its output; what it wrote before it ended may still be on its way.
        thread::sleep(Duration::from_millis(50));
        let complaints = self.complaints.lock();
        let complaints = complaints.unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&complaints);
        let text: Vec<&str> = text.split_whitespace().collect();
        match text.is_empty() {
            true => "nothing".to_owned(),
            false => text.join(" "),
        }
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        self.tell(&ToEngine::Quit);
        let told = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) && told.elapsed() < FAREWELL {
            thread::sleep(Duration::from_millis(2));
        }
        // Whatever the program has started ends, too.
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id())
            .ok()
            .and_then(rustix::process::Pid::from_raw)
        {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Limits the data of a program. What a program only reserves does not count, because some reserve a lot.
fn limit_memory(child: &Child, most: u64) {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let limit = Rlimit {
            current: Some(most),
            maximum: Some(most),
        };
        let pid = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
        // A program that has already ended needs no limit.
        let _ = prlimit(pid, Resource::Data, limit);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (child, most);
}

/// Writes lines to a program, in a thread of its own.
fn write_lines(mut stdin: ChildStdin) -> Sender<String> {
    let (sender, lines) = channel::<String>();
    thread::spawn(move || {
        for line in lines {
            if stdin
                .write_all(line.as_bytes())
                .and_then(|()| stdin.flush())
                .is_err()
            {
                break;
            }
        }
    });
    sender
}

/// Reads lines from a program, in a thread of its own. A line that is too long is cut, and so becomes one that
/// the protocol does not know.
fn read_lines(stdout: ChildStdout) -> Receiver<String> {
    let (sender, heard): (SyncSender<String>, _) = sync_channel(AHEAD);
    thread::spawn(move || {
        let mut reader = BufReader::new(stdout);
        loop {
            let mut line = Vec::new();
            let read = (&mut reader).take(LONGEST).read_until(b'\n', &mut line);
            if !matches!(read, Ok(1..)) {
                break;
            }
            let line = String::from_utf8_lossy(&line);
            let line = line.trim();
            if !line.is_empty() && sender.send(line.to_owned()).is_err() {
                break;
            }
        }
    });
    heard
}

/// Keeps the end of what a program writes to standard error.
fn remember(mut stderr: ChildStderr, into: &Arc<Mutex<Vec<u8>>>) -> Arc<Mutex<Vec<u8>>> {
    let kept = Arc::clone(into);
    thread::spawn(move || {
        let mut some = [0; 1024];
        while let Ok(count @ 1..) = stderr.read(&mut some) {
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.extend_from_slice(&some[..count]);
            let beyond = kept.len().saturating_sub(REMEMBERED);
            kept.drain(..beyond);
        }
    });
    Arc::clone(into)
}
