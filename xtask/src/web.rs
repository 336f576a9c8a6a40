//! Builds the page's files: the client compiled for browsers, and everything it needs.

use std::path::PathBuf;
use std::process::Command;

use crate::step::{Done, cargo, root, run, target};
use crate::tool;

/// Who the page is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum WebBuild {
    /// This machine: cargo compiles the page quickly, and nothing compresses it.
    Here,
    /// The tests: the same, with the example of docs/NEW_GAME.md.
    Tests,
    /// Everybody: the page is as small as possible.
    Everybody,
}

impl WebBuild {
    /// The profile of the page's program.
    fn profile(self) -> &'static str {
        match self {
            Self::Here | Self::Tests => "web-dev",
            Self::Everybody => "web",
        }
    }

    /// The profile of the bots' program.
    fn profile_of_bots(self) -> &'static str {
        match self {
            Self::Here | Self::Tests => "web-dev",
            Self::Everybody => "web-bots",
        }
    }

    /// The folder of the page's files.
    pub(crate) fn folder(self) -> PathBuf {
        let name = match self {
            Self::Tests => "tests",
            Self::Here | Self::Everybody => self.profile(),
        };
        target().join("web-files").join(name)
    }

    /// The target folder of the page. It is a separate one, so that cargo can compile the page and the
    /// program at the same time.
    fn built() -> PathBuf {
        target().join("web")
    }

    /// The command that compiles the client and the bots, which are a program of their own. It compiles
    /// both with one profile, so that nothing is compiled twice.
    pub(crate) fn compile(self) -> Done<Command> {
        let mut build = Self::compile_with(self.profile(), &["takht-web", "takht-bot-program"])?;
        if self == Self::Tests {
            build.args(["--features", "takht-web/example,takht-bot-program/example"]);
        }
        Ok(build)
    }

    fn compile_with(profile: &str, packages: &[&str]) -> Done<Command> {
        tool::wasm_target()?;
        let mut build = cargo(&["build", "--locked", "--target", tool::WASM]);
        for package in packages {
            build.args(["--package", package]);
        }
        build.args(["--profile", profile]);
        build.arg("--target-dir").arg(Self::built());
        Ok(build)
    }

    /// Makes the page's files from the compiled client with `xtask-bundle`; returns their folder.
    pub(crate) fn bundle(self) -> Done<PathBuf> {
        let wasm = Self::built().join(tool::WASM);
        let folder = self.folder();
        let mut bundle = Command::new(target().join("debug").join("xtask-bundle"));
        bundle
            .arg(root())
            .arg(wasm.join(self.profile()).join("takht_web.wasm"))
            .arg(
                wasm.join(self.profile_of_bots())
                    .join("takht_bot_program.wasm"),
            )
            .arg(&folder);
        run("the page's files", &mut bundle)?;
        Ok(folder)
    }

    /// Builds the whole page; returns the folder of its files.
    pub(crate) fn build(self) -> Done<PathBuf> {
        if self.profile() == self.profile_of_bots() {
            run("the page", &mut self.compile()?)?;
        } else {
            let mut page = Self::compile_with(self.profile(), &["takht-web"])?;
            run("the page", &mut page)?;
            let mut bots = Self::compile_with(self.profile_of_bots(), &["takht-bot-program"])?;
            run("its bots", &mut bots)?;
        }
        let tools = ["--package", "xtask-bundle", "--package", "xtask-package"];
        let mut build = cargo(&["build", "--locked"]);
        run("what bundles it", build.args(tools))?;
        let folder = self.bundle()?;
        if self != Self::Everybody {
            return Ok(folder);
        }
        let small = folder.with_extension("compressed");
        let mut compress = Command::new(target().join("debug").join("xtask-package"));
        compress.arg("compress").arg(&folder).arg(&small);
        run("compress them", &mut compress)?;
        Ok(small)
    }
}
