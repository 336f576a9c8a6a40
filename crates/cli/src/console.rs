//! Where the commands write, and how they fail.

use std::fmt::{self, Display};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use anstyle::{AnsiColor, Effects, Style};
use serde::Serialize;
use takht_core::message::Arg;
use takht_core::{Message, Refused};
use takht_words::Words;

/// Standard output, and the language to write in.
pub(crate) struct Console {
    pub(crate) words: Words,
    /// For people: drops colours if the terminal has none.
    out: BufWriter<AutoStream<io::Stdout>>,
    /// For programs: unchanged. A command writes to only one of the two.
    raw: BufWriter<io::Stdout>,
}

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command could not read or write a file, or reach a server.
    File {
        /// The file or the address.
        name: String,
        error: io::Error,
    },
    /// The input or the command line is not valid; the message says what is wrong.
    Invalid(Message),
    /// The input is not valid, and the command has already reported it.
    Reported,
    /// The reader has closed the output.
    Unread,
}

impl Failure {
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::File { .. } => ExitCode::from(1),
            Self::Invalid(_) | Self::Reported => ExitCode::from(2),
            Self::Unread => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Unread,
            _ => Self::File {
                name: "standard output".to_owned(),
                error,
            },
        }
    }
}

impl From<takht_core::RecordError> for Failure {
    fn from(error: takht_core::RecordError) -> Self {
        Self::Invalid(error.in_full())
    }
}

/// The rules have refused an event that the program chose: a defect, which must not stay hidden.
impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Self::Invalid(refused.in_full())
    }
}

impl From<takht_bots::NoBot> for Failure {
    fn from(none: takht_bots::NoBot) -> Self {
        use takht_bots::NoBot;
        Self::Invalid(match none {
            NoBot::Unknown { name, known } => Message::new("cli-no-bot")
                .with("bot", name)
                .with("known", known.into_iter().collect::<Arg>()),
            NoBot::Game(error) => error.in_full(),
            NoBot::Cheated(event) => Message::new("cli-bot-cheated").with("event", event),
        })
    }
}

pub(crate) type Done = Result<(), Failure>;

pub(crate) const BOLD: Style = Style::new().effects(Effects::BOLD);
pub(crate) const FAINT: Style = Style::new().effects(Effects::DIMMED);
const ERROR: Style = AnsiColor::Red.on_default().effects(Effects::BOLD);
const NOTE: Style = AnsiColor::Yellow.on_default().effects(Effects::BOLD);

/// A text in a style, for `format!`.
pub(crate) fn styled(style: Style, text: impl Display) -> impl Display {
    struct Styled<T>(Style, T);
    impl<T: Display> Display for Styled<T> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}{}{}", self.0.render(), self.1, self.0.render_reset())
        }
    }
    Styled(style, text)
}

impl Console {
    pub(crate) fn new(words: Words) -> Self {
        Self {
            words,
            out: BufWriter::new(AutoStream::auto(io::stdout())),
            raw: BufWriter::new(io::stdout()),
        }
    }

    pub(crate) fn line(&mut self, text: impl Display) -> Done {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Writes a value as a line of JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Done {
        serde_json::to_writer(&mut self.raw, value).map_err(io::Error::from)?;
        Ok(self.raw.write_all(b"\n")?)
    }

    /// Writes without ending the line, for prompts.
    pub(crate) fn prompt(&mut self, text: impl Display) -> Done {
        write!(self.out, "{text}")?;
        self.flush()
    }

    pub(crate) fn flush(&mut self) -> Done {
        self.out.flush()?;
        Ok(self.raw.flush()?)
    }

    /// A message as a sentence.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// Prints an error on standard error.
    pub(crate) fn error(&mut self, text: impl Display) {
        let mark = self.words.text("cli-error");
        self.stderr(ERROR, &mark, text);
    }

    /// Prints a note on standard error.
    pub(crate) fn note(&mut self, text: impl Display) {
        let mark = self.words.text("cli-note");
        self.stderr(NOTE, &mark, text);
    }

    fn stderr(&mut self, style: Style, mark: &str, text: impl Display) {
        // Flush standard output first: both streams may go to one place, and lines keep their order.
        // If the reader has closed the output, that is no error here.
        let _ = self.flush();
        anstream::eprintln!("{}: {text}", styled(style, mark));
    }

    /// Prints why a command failed, unless the command has reported it.
    pub(crate) fn complain(&mut self, failure: &Failure) {
        match failure {
            Failure::File { name, error } => self.error(format_args!("{name}: {error}")),
            Failure::Invalid(message) => {
                let said = self.say(message);
                self.error(said);
            }
            Failure::Reported | Failure::Unread => {}
        }
    }
}

/// How many columns the terminal has; 80 where there is none.
pub(crate) fn columns() -> usize {
    terminal_size::terminal_size().map_or(80, |(width, _)| width.0.into())
}
