//! Takes the place of the compiler for the project's own crates: compiles, then lints and documents.
//!
//! `cargo clippy` and `cargo doc` need their own form of every dependency, so after `cargo test` the
//! compiler reads several hundred crates a second time, which takes minutes. This program gives clippy and
//! rustdoc the dependencies of the tests instead. Cargo starts it in place of the compiler if
//! `RUSTC_WORKSPACE_WRAPPER` names it.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

/// If this variable is set, cargo runs this program as the compiler. It names the folder for the output of
/// clippy and rustdoc, which nothing reads.
pub(crate) const SCRATCH: &str = "TAKHT_COMPILER_SCRATCH";

/// Compiles as cargo asks, lints and documents; returns the exit code.
pub(crate) fn compile(rustc: &str, arguments: &[String], scratch: &Path) -> u8 {
    let compiled = status(Command::new(rustc).args(arguments));
    let Some(job) = Job::of(arguments) else {
        return compiled;
    };
    // If the crate does not compile, the compiler has said why.
    if compiled != 0 {
        return compiled;
    }
    let lints = scratch.join("lints");
    let linted = status(
        Command::new(beside(rustc, "clippy-driver"))
            .arg(rustc)
            .args(for_clippy(arguments, &lints)),
    );
    if linted != 0 || !job.is_documented {
        return linted;
    }
    // A library and a program of the same name need separate folders.
    let documentation = scratch.join("documentation").join(&job.kind);
    let mut rustdoc = Command::new(beside(rustc, "rustdoc"));
    status(rustdoc.args(for_rustdoc(arguments, &documentation)))
}

/// A program of the compiler's toolchain: beside the compiler, or by its bare name if that is how cargo
/// names the compiler.
fn beside(rustc: &str, program: &str) -> PathBuf {
    Path::new(rustc).with_file_name(program)
}

fn status(command: &mut Command) -> u8 {
    match command.status() {
        Ok(status) => code(status),
        Err(error) => {
            eprintln!("{:?} cannot be started: {error}", command.get_program());
            1
        }
    }
}

fn code(status: ExitStatus) -> u8 {
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.unwrap_or(1)
}

/// A crate to compile; cargo also starts the compiler only to ask about its features.
#[derive(Debug, PartialEq, Eq)]
struct Job {
    /// The crate type: `lib`, `bin`.
    kind: String,
    /// True if people read its documentation: a library or a program, not a test or a build script.
    is_documented: bool,
}

impl Job {
    fn of(arguments: &[String]) -> Option<Self> {
        let after = |name: &str| {
            let at = arguments.iter().position(|argument| argument == name)?;
            arguments.get(at + 1)
        };
        let name = after("--crate-name")?;
        // Cargo uses a crate of this name to ask what the compiler can do.
        if name == "___" {
            return None;
        }
        let is_test = arguments.iter().any(|argument| argument == "--test");
        let is_example = arguments
            .iter()
            .any(|argument| argument.contains("examples/"));
        Some(Self {
            kind: after("--crate-type").cloned().unwrap_or_default(),
            is_documented: !is_test && !is_example && !name.starts_with("build_script_"),
        })
    }
}

/// The options that have their value in the next argument.
const WITH_VALUE: [&str; 9] = [
    "--crate-name",
    "--crate-type",
    "--cfg",
    "--check-cfg",
    "--extern",
    "--out-dir",
    "--target",
    "-C",
    "-L",
];

/// The arguments, each option together with its value.
fn options(arguments: &[String]) -> Vec<(&str, Option<&str>)> {
    let mut options = Vec::new();
    let mut rest = arguments.iter().map(String::as_str);
    while let Some(option) = rest.next() {
        let value = WITH_VALUE.contains(&option).then(|| rest.next()).flatten();
        options.push((option, value));
    }
    options
}

fn flat(options: Vec<(&str, Option<&str>)>) -> Vec<String> {
    let both = options
        .into_iter()
        .flat_map(|(option, value)| [Some(option), value]);
    both.flatten().map(str::to_owned).collect()
}

/// Drops the messages about compiled files: cargo takes these from the compiler alone.
fn without_artifacts(option: &str) -> String {
    option.replace(",artifacts", "").replace("artifacts,", "")
}

/// The arguments for clippy: the compiler's, but without compiling, and every warning is an error.
fn for_clippy(arguments: &[String], scratch: &Path) -> Vec<String> {
    let kept = options(arguments).into_iter().filter(|(option, value)| {
        let is_incremental = value.is_some_and(|value| value.starts_with("incremental="));
        *option != "--out-dir" && !option.starts_with("--emit") && !is_incremental
    });
    let mut arguments = flat(kept.collect());
    for argument in &mut arguments {
        if argument.starts_with("--json") {
            *argument = without_artifacts(argument);
        }
    }
    arguments.extend(["--emit=metadata", "--deny=warnings", "--out-dir"].map(str::to_owned));
    arguments.push(scratch.display().to_string());
    arguments
}

/// The arguments for rustdoc: the same sources and dependencies, with private items, and every warning is
/// an error.
fn for_rustdoc(arguments: &[String], folder: &Path) -> Vec<String> {
    let kept = options(arguments).into_iter().filter(|(option, _)| {
        let is_lint = ["--warn", "--allow", "--deny", "--forbid"];
        let is_lint = is_lint.iter().any(|lint| option.starts_with(lint));
        let is_other = ["--out-dir", "-C"].contains(option);
        !is_lint && !is_other && !option.starts_with("--emit")
    });
    let mut arguments = flat(kept.collect());
    for argument in &mut arguments {
        if argument.starts_with("--json") {
            *argument = without_artifacts(argument);
        }
    }
    arguments
        .extend(["--document-private-items", "--deny=warnings", "--out-dir"].map(str::to_owned));
    arguments.push(folder.display().to_string());
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    const COMPILED: &str = "--crate-name takht_core --edition=2024 crates/core/src/lib.rs \
        --error-format=json --json=diagnostic-rendered-ansi,artifacts,future-incompat --crate-type lib \
        --emit=dep-info,metadata,link -C opt-level=3 --warn=missing_docs -C incremental=/t/i --out-dir /t/deps \
        -L dependency=/t/deps --extern serde=/t/deps/libserde.rmeta";

    #[test]
    fn a_crate_is_linted_and_documented_and_a_question_is_only_answered() {
        assert_eq!(Job::of(&said("-vV")), None);
        assert_eq!(
            Job::of(&said("- --crate-name ___ --print=file-names")),
            None
        );
        let of = |text: &str| Job::of(&said(text)).map(|job| job.is_documented);
        assert_eq!(of(COMPILED), Some(true));
        assert_eq!(of(&format!("{COMPILED} --test")), Some(false));
        assert_eq!(of("--crate-name build_script_build build.rs"), Some(false));
    }

    #[test]
    fn clippy_gets_the_same_sources_and_writes_nothing_that_cargo_reads() {
        let asked = for_clippy(&said(COMPILED), Path::new("/t/scratch")).join(" ");
        for kept in [
            "--crate-type lib",
            "--extern serde=/t/deps/libserde.rmeta",
            "-C opt-level=3",
        ] {
            assert!(asked.contains(kept), "{asked}");
        }
        for gone in ["/t/i", "--out-dir /t/deps", "artifacts", "link"] {
            assert!(!asked.contains(gone), "{gone} in {asked}");
        }
        assert!(
            asked.ends_with("--emit=metadata --deny=warnings --out-dir /t/scratch"),
            "{asked}"
        );
    }

    #[test]
    fn rustdoc_gets_no_option_of_the_compilers_own() {
        let asked = for_rustdoc(&said(COMPILED), Path::new("/t/doc")).join(" ");
        for gone in ["-C", "--emit", "missing_docs", "/t/i", "artifacts"] {
            assert!(!asked.contains(gone), "{gone} in {asked}");
        }
        assert!(asked.contains("crates/core/src/lib.rs"), "{asked}");
    }
}
