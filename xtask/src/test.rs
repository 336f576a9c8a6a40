//! `cargo xtask test`: what must hold before anything lands.

use crate::step::{Done, cargo, run};
use crate::tool;

pub(crate) fn test() -> Done {
    tool::component("rustfmt", "fmt")?;
    tool::component("clippy", "clippy")?;
    tool::wasm_target()?;
    tool::debian("chromium", "chromium")?;
    tool::debian("chromedriver", "chromium-driver")?;
    tool::postgres()?;
    tool::debian("nats-server", "nats-server")?;
    tool::debian("python3", "python3")?;
    let axe = tool::axe()?;
    run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    let window = crate::window::window()?;
    // The browser tests serve the window and look at it with axe. What is compiled with the one window
    // need not be compiled again.
    let cargo = |arguments: &[&str]| {
        let mut cargo = cargo(arguments);
        cargo.env("TAKHT_WINDOW", &window).env("TAKHT_AXE", &axe);
        cargo
    };
    run(
        "lints",
        &mut cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--locked",
            "--",
            "-D",
            "warnings",
        ]),
    )?;
    run(
        "documentation",
        cargo(&[
            "doc",
            "--workspace",
            "--no-deps",
            "--locked",
            "--document-private-items",
        ])
        .env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    // Of the examples it is enough that they compile, which the lints have seen.
    run(
        "tests",
        &mut cargo(&[
            "test",
            "--workspace",
            "--lib",
            "--bins",
            "--tests",
            "--locked",
        ]),
    )?;
    run(
        "doc tests",
        &mut cargo(&["test", "--workspace", "--doc", "--locked"]),
    )
}
