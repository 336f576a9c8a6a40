//! `cargo xtask serve`: builds everything and serves the games.

use std::process::Command;

use crate::step::{Done, Running, cargo, run, target, wait_for_all};
use crate::web::WebBuild;

/// Serves the games; the arguments after the task's name go to `takht serve`.
pub(crate) fn serve(arguments: &[&str]) -> Done {
    let program = ["--package", "takht-cli", "--package", "xtask-bundle"];
    let mut build = cargo(&["build", "--locked"]);
    build.args(program);
    let web = Running::start("web", WebBuild::Here.compile()?, false)?;
    let program = Running::start("program", build, false)?;
    wait_for_all(vec![web, program])?;
    let mut serve = Command::new(target().join("debug").join("takht"));
    serve.arg("serve");
    let web = WebBuild::Here.bundle()?;
    let is_own = |argument: &&str| argument.starts_with("--web") || *argument == "--without-web";
    if !arguments.iter().any(is_own) {
        serve.arg("--web").arg(web);
    }
    run("the table", serve.args(arguments))
}
