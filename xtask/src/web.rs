//! The page's files: the client compiled for browsers, with everything it needs beside it.

use std::path::PathBuf;
use std::process::Command;

use crate::step::{Done, cargo, root, run, target};
use crate::tool;

/// For whom the page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum WebBuild {
    /// For this machine: compiled quickly, not compressed.
    Here,
    /// For everybody: as small as it gets.
    Everybody,
}

impl WebBuild {
    fn profile(self) -> &'static str {
        match self {
            Self::Here => "web-dev",
            Self::Everybody => "web",
        }
    }

    /// Where its files are.
    pub(crate) fn folder(self) -> PathBuf {
        target().join("web-files").join(self.profile())
    }

    /// Where cargo compiles it. A folder of its own, so that cargo does not wait for what is compiled for
    /// this machine meanwhile.
    fn built() -> PathBuf {
        target().join("web")
    }

    /// Compiles the client.
    pub(crate) fn compile(self) -> Done<Command> {
        tool::wasm_target()?;
        let mut build = cargo(&["build", "--package", "takht-web", "--locked"]);
        build.args(["--target", tool::WASM, "--profile", self.profile()]);
        build.arg("--target-dir").arg(Self::built());
        Ok(build)
    }

    /// Makes its files of the client that has been compiled, with the program `xtask-bundle`.
    pub(crate) fn bundle(self) -> Done<PathBuf> {
        let wasm = Self::built().join(tool::WASM).join(self.profile());
        let folder = self.folder();
        let mut bundle = Command::new(target().join("debug").join("xtask-bundle"));
        bundle
            .arg(root())
            .arg(wasm.join("takht_web.wasm"))
            .arg(&folder);
        run("the page's files", &mut bundle)?;
        Ok(folder)
    }

    /// Builds all of it, and says where its files are.
    pub(crate) fn build(self) -> Done<PathBuf> {
        run("the page", &mut self.compile()?)?;
        let tools = ["--package", "xtask-bundle", "--package", "xtask-package"];
        let mut build = cargo(&["build", "--locked"]);
        run("what bundles it", build.args(tools))?;
        let folder = self.bundle()?;
        if self == Self::Here {
            return Ok(folder);
        }
        let small = folder.with_extension("compressed");
        let mut compress = Command::new(target().join("debug").join("xtask-package"));
        compress.arg("compress").arg(&folder).arg(&small);
        run("compress them", &mut compress)?;
        Ok(small)
    }
}
