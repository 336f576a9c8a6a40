//! The package for Python: builds its wheel, and prepares its tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::step::{Done, output, root, run, target};
use crate::tool;

/// The builder of wheels.
const MATURIN: &str = "maturin>=1.9,<2";

/// What the tests need.
const TESTS: [&str; 6] = [
    MATURIN,
    "numpy>=2",
    "pettingzoo>=1.27",
    "gymnasium>=1.1",
    "mypy>=1.15",
    "pytest>=8",
];

/// A virtual environment of Python below the target folder.
pub(crate) struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// The environment of the tests.
    pub(crate) fn of_tests() -> Done<Self> {
        Self::make("python-tests", &TESTS)
    }

    /// Makes the environment with these packages, unless it is there already.
    pub(crate) fn make(name: &str, packages: &[&str]) -> Done<Self> {
        let folder = target().join(name);
        let environment = Self { folder };
        let stamp = environment.folder.join("packages.txt");
        let wanted = packages.join("\n");
        if fs::read_to_string(&stamp).is_ok_and(|there| there == wanted)
            && environment.program("python").is_file()
        {
            return Ok(environment);
        }
        tool::python()?;
        let mut make = Command::new("python3");
        make.args(["-m", "venv", "--clear"])
            .arg(&environment.folder);
        run(&format!("make {name}"), &mut make)?;
        if environment.install(packages).is_err() {
            // One after the other, to find out which one cannot be had.
            for package in packages {
                environment.install(&[package]).map_err(|_| {
                    format!("the Python package {package} cannot be installed; is there a network?")
                })?;
            }
        }
        fs::write(&stamp, wanted).map_err(|error| format!("{}: {error}", stamp.display()))?;
        Ok(environment)
    }

    fn install(&self, packages: &[&str]) -> Done {
        let mut install = self.python(&["-m", "pip", "install", "--quiet"]);
        install.arg("--disable-pip-version-check").args(packages);
        run(&format!("install {}", packages.join(", ")), &mut install)
    }

    /// A program of the environment.
    fn program(&self, name: &str) -> PathBuf {
        match cfg!(windows) {
            true => self.folder.join("Scripts").join(format!("{name}.exe")),
            false => self.folder.join("bin").join(name),
        }
    }

    /// The interpreter with these arguments.
    pub(crate) fn python(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(self.program("python"));
        command.args(arguments).current_dir(root());
        // What a user has set for other programs must not change what is tested.
        command.env_remove("PYTHONPATH").env_remove("PYTHONHOME");
        command
    }

    /// The command that builds the wheel into a folder.
    pub(crate) fn build(&self, release: bool, wheels: &Path) -> Done<Command> {
        // Only the new wheel may lie there.
        if wheels.is_dir() {
            fs::remove_dir_all(wheels).map_err(|error| format!("{}: {error}", wheels.display()))?;
        }
        let mut build = Command::new(self.program("maturin"));
        build.args(["build", "--locked", "--quiet", "--interpreter"]);
        build.arg(self.program("python")).arg("--manifest-path");
        build.arg(root().join("crates/python/Cargo.toml"));
        build.arg("--out").arg(wheels);
        let profile = if release { "release" } else { "dev" };
        build.args(["--profile", profile]).current_dir(root());
        build.env("CARGO_TARGET_DIR", target().join("python"));
        Ok(build)
    }

    /// Installs the wheel that lies in a folder.
    pub(crate) fn install_wheel(&self, wheels: &Path) -> Done {
        let wheel = wheel_in(wheels)?;
        let mut install = self.python(&["-m", "pip", "install", "--quiet", "--no-index"]);
        install.args([
            "--disable-pip-version-check",
            "--no-deps",
            "--force-reinstall",
        ]);
        output(install.arg(wheel)).map(drop)
    }
}

/// The folder of the wheel that is tested.
pub(crate) fn tested_wheels() -> PathBuf {
    target().join("python").join("wheels")
}

/// The only wheel in a folder.
fn wheel_in(folder: &Path) -> Done<PathBuf> {
    let files = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut wheels = files
        .flatten()
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "whl"));
    let wheel = wheels.next();
    wheel.ok_or_else(|| format!("there is no wheel in {}", folder.display()))
}

/// `cargo xtask wheel`: builds the wheel for release, and prints its path.
pub(crate) fn wheel() -> Done {
    let environment = Environment::make("python-tools", &[MATURIN])?;
    let wheels = target().join("wheels");
    run("wheel", &mut environment.build(true, &wheels)?)?;
    println!("{}", wheel_in(&wheels)?.display());
    Ok(())
}

/// An environment with these packages and the wheel as people get it.
fn with_release(name: &str, packages: &[&str]) -> Done<Environment> {
    wheel()?;
    let environment = Environment::make(name, packages)?;
    environment.install_wheel(&target().join("wheels"))?;
    Ok(environment)
}

/// `cargo xtask prove python`: measures batches.
pub(crate) fn speed() -> Done {
    let environment = with_release("python-speed", &["numpy>=2"])?;
    let mut measure = environment.python(&["crates/python/research/speed.py"]);
    run("speed", &mut measure)
}

/// What the research needs: these packages are large.
const RESEARCH: [&str; 9] = [
    "numpy>=2",
    "pandas>=2",
    "polars>=1",
    "pyarrow>=18",
    "pytest>=8",
    "open_spiel>=2.0",
    "ray>=2.40",
    "nbclient>=0.10",
    "ipykernel>=6",
];

/// `cargo xtask prove research`: OpenSpiel, data frames, Ray, and the notebook that trains a policy.
pub(crate) fn research() -> Done {
    let environment = with_release("python-research", &RESEARCH)?;
    let mut tests = environment.python(&["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]);
    run(
        "OpenSpiel, pandas, polars",
        tests.arg("crates/python/research"),
    )?;
    let mut ray = environment.python(&["crates/python/research/ray_cluster.py"]);
    // The cluster lives on this machine alone.
    run("Ray", ray.env("RAY_AUTH_MODE", "disabled"))?;
    // A cell that fails fails the notebook; the last one asserts that the policy beats `greedy`.
    let mut notebook = Command::new(environment.program("jupyter-execute"));
    notebook.arg("crates/python/research/policy.ipynb");
    let executed = target().join("python").join("policy.ipynb");
    notebook.arg(format!("--output={}", executed.display()));
    run("notebook", notebook.current_dir(root()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_a_wheel_is_named() {
        let folder = std::env::temp_dir().join(format!("takht-wheels-{}", std::process::id()));
        let missing = wheel_in(&folder).unwrap_err();
        assert!(
            missing.starts_with(&folder.display().to_string()),
            "{missing}"
        );
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("notes.txt"), "").unwrap();
        let none = wheel_in(&folder).unwrap_err();
        assert!(none.starts_with("there is no wheel in "), "{none}");
        fs::write(folder.join("takht.whl"), "").unwrap();
        assert_eq!(wheel_in(&folder), Ok(folder.join("takht.whl")));
        fs::remove_dir_all(&folder).unwrap();
    }
}
