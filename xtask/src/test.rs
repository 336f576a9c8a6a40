//! `cargo xtask test`: what must hold before anything lands.

use crate::step::{Done, cargo, run};
use crate::tool;

pub(crate) fn test() -> Done {
    tool::component("rustfmt", "fmt")?;
    tool::component("clippy", "clippy")?;
    tool::wasm_target()?;
    run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    crate::window::window()?;
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
    run(
        "tests",
        &mut cargo(&["test", "--workspace", "--all-targets", "--locked"]),
    )?;
    run(
        "doc tests",
        &mut cargo(&["test", "--workspace", "--doc", "--locked"]),
    )
}
