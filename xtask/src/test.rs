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
    // The browser tests serve the window and look at it with axe.
    run(
        "tests",
        cargo(&[
            "test",
            "--workspace",
            "--lib",
            "--bins",
            "--tests",
            "--locked",
        ])
        .env("TAKHT_WINDOW", &window)
        .env("TAKHT_AXE", &axe),
    )?;
    run(
        "doc tests",
        &mut cargo(&["test", "--workspace", "--doc", "--locked"]),
    )
}
