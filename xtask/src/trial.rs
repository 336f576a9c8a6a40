//! `cargo xtask prove package`: runs the package where there is nothing else: no library, no network, no
//! other file.

use std::fs;
use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::package::package;
use crate::step::{Done, output, root, run, target};
use crate::tool;

/// The server's address. The server has its own network, so no other program uses the port.
const SERVER: &str = "http://127.0.0.1:7777";

/// The most bytes that the image may have.
const MOST: u64 = 20_000_000;

/// How long a server may take to answer or to stop.
const PATIENCE: Duration = Duration::from_secs(60);

/// The user and group that run the program of the archive.
const USER: (u32, u32) = (65532, 65532);

pub(crate) fn try_package() -> Done {
    if !tool::is_root() {
        return Err(
            "this proof needs root: it makes a network and a root folder of its own".to_owned(),
        );
    }
    for (program, package) in [
        ("skopeo", "skopeo"),
        ("umoci", "umoci"),
        ("python3", "python3"),
    ] {
        tool::debian(program, package)?;
    }
    tool::debian_with("ip", "iproute2", "-V")?;
    let packages = package()?;
    let sums = &mut Command::new("sha256sum");
    sums.args(["--check", "SHA256SUMS"]).current_dir(&packages);
    run("checksums", sums)?;
    let trial = target().join("package-trial");
    if trial.exists() {
        fs::remove_dir_all(&trial).map_err(|error| at(&trial, &error))?;
    }
    try_archive(&packages, &trial.join("archive"))?;
    try_image(&packages, &trial.join("image"))
}

/// The file of the package whose name has this ending.
fn ending(packages: &Path, ending: &str) -> Done<PathBuf> {
    let files = fs::read_dir(packages).map_err(|error| at(packages, &error))?;
    let mut files = files.flatten().map(|file| file.path());
    let found = files.find(|file| file.display().to_string().ends_with(ending));
    found.ok_or(format!("{} has no file *{ending}", packages.display()))
}

/// Runs the program of the archive alone in an empty root.
fn try_archive(packages: &Path, folder: &Path) -> Done {
    let unpacked = folder.join("unpacked");
    make(&unpacked)?;
    let tar = &mut Command::new("tar");
    tar.args(["--extract", "--gzip", "--strip-components=1", "--file"]);
    tar.arg(ending(packages, ".tar.gz")?)
        .arg("--directory")
        .arg(&unpacked);
    run("unpack the archive", tar)?;
    for file in [
        "takht",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "NOTICE",
        "THIRD-PARTIES.txt",
        "takht.cdx.json",
        "completions/takht.bash",
        "completions/_takht",
        "completions/takht.fish",
        "man/takht.1",
        "man/takht-serve.1",
    ] {
        if !unpacked.join(file).is_file() {
            return Err(format!("the archive has no {file}"));
        }
    }
    let empty = folder.join("root");
    let data = empty.join("data");
    make(&data)?;
    chown(&data, Some(USER.0), Some(USER.1)).map_err(|error| at(&data, &error))?;
    let program = empty.join("takht");
    fs::copy(unpacked.join("takht"), &program).map_err(|error| at(&program, &error))?;
    let arguments = ["/takht", "serve", "--data", "/data"];
    Place {
        root: empty,
        user: USER,
        arguments: arguments.map(str::to_owned).to_vec(),
    }
    .play("the archive")
}

/// Reads the image with two public tools, and runs it as its configuration says.
fn try_image(packages: &Path, folder: &Path) -> Done {
    make(folder)?;
    let image = ending(packages, "-image.tar")?;
    let bytes = fs::metadata(&image)
        .map_err(|error| at(&image, &error))?
        .len();
    println!("the image: {bytes} bytes of at most {MOST}");
    if bytes > MOST {
        return Err(format!(
            "the image has {bytes} bytes, {MOST} at most are allowed"
        ));
    }
    // Read the image first as `docker load` does, then as an OCI archive.
    let docker = format!("docker-archive:{}", image.display());
    let inspected = output(Command::new("skopeo").args(["inspect", "--config", "--raw", &docker]))?;
    let config: Value = serde_json::from_slice(&inspected.stdout)
        .map_err(|error| format!("the image's configuration: {error}"))?;
    let layout = format!("oci:{}:tried", folder.join("layout").display());
    let archive = format!("oci-archive:{}", image.display());
    let copy = &mut Command::new("skopeo");
    run(
        "read the image",
        copy.args(["--insecure-policy", "copy", "--quiet", &archive, &layout]),
    )?;
    let unpack = &mut Command::new("umoci");
    let tag = layout.trim_start_matches("oci:");
    unpack
        .args(["unpack", "--image", tag])
        .arg(folder.join("bundle"));
    run("unpack the image", unpack)?;
    let config = &config["config"];
    let words = |value: &Value| -> Vec<String> {
        let words = value.as_array().into_iter().flatten();
        words.filter_map(Value::as_str).map(str::to_owned).collect()
    };
    let user = config["User"].as_str().and_then(|user| {
        let (user, group) = user.split_once(':')?;
        Some((user.parse().ok()?, group.parse().ok()?))
    });
    let place = Place {
        root: folder.join("bundle").join("rootfs"),
        user: user
            .filter(|(user, _)| *user != 0)
            .ok_or("the image runs as root")?,
        arguments: [words(&config["Entrypoint"]), words(&config["Cmd"])].concat(),
    };
    if config["Volumes"]["/data"].is_null() || config["Healthcheck"]["Test"][0] != "CMD" {
        return Err("the image has no volume, or no health check".to_owned());
    }
    place.play("the image")?;
    let check = words(&config["Healthcheck"]["Test"]).split_off(1);
    place.check_health(&check)
}

/// A root folder, and the command that runs there.
struct Place {
    root: PathBuf,
    user: (u32, u32),
    arguments: Vec<String>,
}

impl Place {
    /// Plays a game to the end, restarts the server, and checks that the game is still there.
    fn play(&self, what: &str) -> Done {
        let mut server = self.start()?;
        let client = root().join("docs").join("client.py");
        let mut play = server.inside("timeout");
        play.args(["300", "python3"]).arg(client).arg(SERVER);
        let played = output(&mut play)?;
        let played = String::from_utf8_lossy(&played.stdout).into_owned();
        let Some((table, _)) = played.split_once(':') else {
            return Err(format!("the client names no table: {played}"));
        };
        let before = server.ask(&format!("/api/tables/{table}/record"))?;
        server.stop()?;
        let mut server = self.start()?;
        let after = server.ask(&format!("/api/tables/{table}/record"))?;
        let events = before.matches("\"place ").count();
        if before != after || events < 12 {
            return Err(format!("the game is not there again:\n{before}\n{after}"));
        }
        let page = server.ask("/")?;
        if !page.contains("name=\"build\"") {
            return Err(format!("the page is not there:\n{page}"));
        }
        server.stop()?;
        println!(
            "{what}: a game of {events} dominoes was played, and was there again after a restart"
        );
        Ok(())
    }

    /// Checks that the health check succeeds while the server runs, and fails when it does not.
    fn check_health(&self, check: &[String]) -> Done {
        let mut server = self.start()?;
        let mut asked = server.inside("chroot");
        asked.arg(&self.root).args(check);
        let well = asked.output().map_err(|error| error.to_string())?;
        if !well.status.success() {
            return Err(format!(
                "{check:?} says that it is not well: {}",
                String::from_utf8_lossy(&well.stderr)
            ));
        }
        server.stop()?;
        let alone = &mut Command::new("unshare");
        alone.args(["--net", "chroot"]).arg(&self.root).args(check);
        let gone = alone.output().map_err(|error| error.to_string())?;
        match gone.status.success() {
            true => Err(format!(
                "{check:?} says that it is well, and it does not run"
            )),
            false => Ok(()),
        }
    }

    fn start(&self) -> Done<Server> {
        let mut command = Command::new("unshare");
        command.args(["--net", "--", "sh", "-c"]);
        command.arg(
            "ip link set lo up && root=$1 && user=$2 && shift 2 && exec env --ignore-environment PATH=\"$PATH\" \
            chroot --userspec=\"$user\" \"$root\" \"$@\"",
        );
        command.arg("sh").arg(&self.root);
        command.arg(format!("{}:{}", self.user.0, self.user.1));
        command.args(&self.arguments).stdout(Stdio::null());
        let child = command
            .spawn()
            .map_err(|error| format!("unshare: {error}"))?;
        let mut server = Server(child);
        let begun = Instant::now();
        while server.ask("/health").is_err() {
            if let Ok(Some(status)) = server.0.try_wait() {
                return Err(format!("{:?} ended with {status}", self.arguments));
            }
            if begun.elapsed() > PATIENCE {
                return Err(format!("{:?} does not answer", self.arguments));
            }
            thread::sleep(Duration::from_millis(200));
        }
        Ok(server)
    }
}

/// A server in its own network. Dropping it ends the server.
struct Server(Child);

impl Server {
    /// A program that runs in the server's network.
    fn inside(&self, program: &str) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["--target", &self.0.id().to_string(), "--net", "--", program]);
        command
    }

    /// Requests a path; returns the server's answer.
    fn ask(&self, path: &str) -> Done<String> {
        const ASK: &str = "import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=10).read().decode())";
        let mut ask = self.inside("python3");
        let answer = output(ask.args(["-c", ASK, &format!("{SERVER}{path}")]))?;
        Ok(String::from_utf8_lossy(&answer.stdout).into_owned())
    }

    /// Asks the server to stop, and waits until it has stopped.
    fn stop(&mut self) -> Done {
        output(Command::new("kill").arg(self.0.id().to_string()))?;
        let begun = Instant::now();
        loop {
            match self.0.try_wait() {
                Ok(Some(status)) if status.success() => return Ok(()),
                Ok(Some(status)) => return Err(format!("the server stopped with {status}")),
                _ if begun.elapsed() > PATIENCE => {
                    return Err("the server does not stop".to_owned());
                }
                _ => thread::sleep(Duration::from_millis(50)),
            }
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

fn make(folder: &Path) -> Done {
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
