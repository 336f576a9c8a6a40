//! Finds or installs the programs that the tasks need, or tells the user in one line what to install.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::step::{Done, cargo, run, target};

/// True if a program starts with these arguments and succeeds.
fn answers(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Makes sure that a cargo component such as clippy is there.
pub(crate) fn component(name: &str, subcommand: &str) -> Done {
    let mut probe = cargo(&[subcommand, "--version"]);
    probe.stdout(Stdio::null()).stderr(Stdio::null());
    if probe.status().is_ok_and(|status| status.success()) {
        return Ok(());
    }
    let add = &mut Command::new("rustup");
    run(
        &format!("install {name}"),
        add.args(["component", "add", name]),
    )
    .map_err(|_| format!("the Rust component {name} is needed: rustup component add {name}"))
}

/// The compiler's target for browsers.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The compiler's target for static programs, which need no libraries.
pub(crate) const MUSL: &str = "x86_64-unknown-linux-musl";

/// Makes sure that cargo can build programs for browsers.
pub(crate) fn wasm_target() -> Done {
    rust_target(WASM)
}

/// Makes sure that cargo can build static programs.
pub(crate) fn musl() -> Done {
    rust_target(MUSL)?;
    debian("musl-gcc", "musl-tools")
}

fn rust_target(target: &str) -> Done {
    let mut probe = Command::new("rustc");
    let library = probe
        .args(["--print", "target-libdir", "--target", target])
        .output();
    let there = library.is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout).into_owned();
        output.status.success() && std::path::Path::new(folder.trim()).is_dir()
    });
    if there {
        return Ok(());
    }
    let add = &mut Command::new("rustup");
    run(
        &format!("install {target}"),
        add.args(["target", "add", target]),
    )
    .map_err(|_| format!("the Rust target {target} is needed: rustup target add {target}"))
}

/// Makes sure that a program from a Debian package is there.
pub(crate) fn debian(program: &str, package: &str) -> Done {
    debian_with(program, package, "--version")
}

/// The same for a program that prints its version for another argument.
pub(crate) fn debian_with(program: &str, package: &str, version: &str) -> Done {
    of_debian(program, package, || answers(program, &[version]))
}

/// Makes sure that there is a Python that can make virtual environments.
pub(crate) fn python() -> Done {
    const CHECK: &str = "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 10))";
    of_debian(
        "Python 3.10 or newer with its module venv",
        "python3-venv",
        || answers("python3", &["-c", CHECK]),
    )
}

/// True if the task runs as root.
pub(crate) fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Makes sure that a font from a Debian package is there.
pub(crate) fn debian_font(font: &str, package: &str) -> Done {
    debian("fc-list", "fontconfig")?;
    of_debian(font, package, || {
        let fonts = Command::new("fc-list").args([font, "family"]).output();
        fonts.is_ok_and(|fonts| !fonts.stdout.is_empty())
    })
}

/// Makes sure that PostgreSQL is there. Debian keeps its programs outside the search path.
pub(crate) fn postgres() -> Done {
    of_debian("PostgreSQL", "postgresql", || {
        let versions = fs::read_dir("/usr/lib/postgresql");
        versions.is_ok_and(|versions| {
            versions
                .flatten()
                .any(|version| version.path().join("bin/initdb").is_file())
        })
    })
}

fn of_debian(what: &str, package: &str, is_there: impl Fn() -> bool) -> Done {
    if is_there() {
        return Ok(());
    }
    let mut tried = "";
    if is_root() && answers("apt-get", &["--version"]) {
        tried = " (apt-get could not; is there a network?)";
        let update = &mut Command::new("apt-get");
        run("package lists", update.args(["update", "--quiet"])).ok();
        let install = &mut Command::new("apt-get");
        install.args([
            "install",
            "--yes",
            "--quiet",
            "--no-install-recommends",
            package,
        ]);
        run(&format!("install {package}"), install).ok();
    }
    if is_there() {
        Ok(())
    } else {
        Err(format!(
            "{what} is needed: install the package {package}{tried}"
        ))
    }
}

/// Makes sure that cargo-fuzz and its nightly compiler are there.
pub(crate) fn cargo_fuzz() -> Done {
    if !answers("cargo", &["+nightly", "--version"]) {
        return Err(
            "fuzzing needs a nightly compiler: rustup toolchain install nightly".to_owned(),
        );
    }
    if answers("cargo", &["fuzz", "--version"]) {
        return Ok(());
    }
    run(
        "install cargo-fuzz",
        &mut cargo(&["install", "--locked", "cargo-fuzz"]),
    )
}

/// Makes sure that cargo-deny is there.
pub(crate) fn cargo_deny() -> Done {
    if answers("cargo", &["deny", "--version"]) {
        return Ok(());
    }
    run(
        "install cargo-deny",
        &mut cargo(&["install", "--locked", "cargo-deny"]),
    )
}

/// The version of axe, which checks whether everybody can use a page.
const AXE: &str = "axe-core-4.14.0";

/// Makes sure that axe's script is there, and returns its path.
pub(crate) fn axe() -> Done<PathBuf> {
    let folder = target().join(AXE);
    let script = folder.join("package").join("axe.min.js");
    if script.is_file() {
        return Ok(script);
    }
    debian("npm", "npm")?;
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut fetch = Command::new("npm");
    let package = AXE.replacen("core-", "core@", 1);
    fetch.args(["pack", &package, "--silent"]);
    run("fetch axe", fetch.current_dir(&folder)).map_err(|_| {
        format!("{package} is needed once from the npm registry; is there a network?")
    })?;
    let mut unpack = Command::new("tar");
    unpack.args(["--extract", "--gzip", "--file"]);
    unpack.arg(format!("{AXE}.tgz"));
    run("unpack axe", unpack.current_dir(&folder))?;
    Ok(script)
}

/// Makes sure that the browser for the tests and its driver are there.
pub(crate) fn browser() -> Done {
    debian("chromium-headless-shell", "chromium-headless-shell")?;
    debian("chromedriver", "chromium-driver")
}
