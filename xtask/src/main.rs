//! `cargo xtask`: the tasks of the project. They need no setup: each installs or names the tools it lacks.

mod audit;
mod bench;
mod compiler;
mod figures;
mod matches;
mod package;
mod pictures;
mod prove;
mod python;
mod serve;
mod step;
mod test;
mod tool;
mod trial;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
The tasks of Takht

Usage: cargo xtask <TASK>

  serve [OPTIONS]    build everything and serve the games at http://127.0.0.1:7777; --port N, --open
  test [PART…]       run all tests, or only these parts; `test help` lists the parts
  bench              measure games a second, check instructions a game against budgets, read records
  prove NAME [N]     run a long proof; without a name, list the proofs
  package            build the download for Linux: an archive, a container image, a bill of materials, checksums
  wheel              build the package for Python, and print the path of the wheel
  web                build only the page's files, and print their folder
  audit              check licences, sources and known defects of the dependencies
  pictures           take pictures of the main screens in all languages into docs/screenshots
  notes TAG          print what CHANGELOG.md says about a version
  help               print this text
";

const TEST_HELP: &str = "\
Run the tests that every change must pass: all of them, or only some parts

Usage: cargo xtask test [PART…]

";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let (Some(scratch), [rustc, arguments @ ..]) =
        (std::env::var_os(compiler::SCRATCH), &arguments[..])
    {
        return ExitCode::from(compiler::compile(rustc, arguments, scratch.as_ref()));
    }
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments[..] {
        ["serve", ref rest @ ..] => serve::serve(rest),
        ["web"] => web::WebBuild::Everybody
            .build()
            .map(|folder| println!("{}", folder.display())),
        ["wheel"] => python::wheel(),
        ["package"] => package::package().map(drop),
        ["audit"] => audit::audit(),
        ["notes", tag] => package::notes(tag),
        ["pictures"] => pictures::pictures(),
        ["test", "help" | "--help" | "-h"] => {
            print!("{TEST_HELP}{}", test::parts());
            Ok(())
        }
        ["test", ref parts @ ..] => test::test(parts),
        ["bench"] => bench::bench(),
        ["prove", ref rest @ ..] => prove::prove(rest),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!(
            "there is no task `{}`\n\n{HELP}",
            arguments.join(" ")
        )),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}
