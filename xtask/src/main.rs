//! `cargo xtask`: everything that is done to the project, with nothing to set up first.

mod audit;
mod bench;
mod compiler;
mod matches;
mod package;
mod pictures;
mod prove;
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

  serve [OPTIONS]    build everything and serve the table at http://127.0.0.1:7777; --port N, --open
  package            the program for Linux as people download it: an archive, an image for containers, a bill of
                     materials, checksums
  audit              licences, sources and known defects of everything that others have written
  notes TAG          what CHANGELOG.md says of a version
  web                build the page's files alone, and say where they are
  pictures           pictures of the main screens in all languages into docs/screenshots
  test [PART…]       what must hold before anything lands, or these parts of it; `test help` lists them
  bench              games a second, instructions a game against their budgets, reading of records
  prove NAME [N]     a long proof; without a name, the list of them
  help               this text
";

const TEST_HELP: &str = "\
What must hold before anything lands

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
