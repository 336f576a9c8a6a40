//! Makes a container image without Docker or Podman.
//!
//! The archive is an OCI image layout, and with one more file it is also what `docker save` writes:
//! `docker load` and `podman load` both accept it.

use serde_json::{Value, json};

use crate::archive::{Entry, compressed, packed};
use crate::{Done, VERSION, hash};

/// The id of the user that runs the program; no usual system has such a user.
const USER: u64 = 65532;

/// The port that the program listens on.
const PORT: u16 = 7777;

/// How often the engine checks the container's health, and how long a check may take, in nanoseconds.
const INTERVAL: u64 = 30_000_000_000;
const TIMEOUT: u64 = 5_000_000_000;

/// The image of a program, in an archive.
pub(crate) fn image(build: &str, program: Vec<u8>) -> Done<Vec<u8>> {
    let layer = packed(
        "",
        vec![
            Entry::folder("data", 0o700, USER),
            Entry::folder("etc", 0o755, 0),
            Entry::file("etc/group", format!("takht:x:{USER}:\n")),
            Entry::file(
                "etc/passwd",
                format!("takht:x:{USER}:{USER}::/data:/none\n"),
            ),
            Entry::program("takht", program),
        ],
    )?;
    let uncompressed = format!("sha256:{}", hash(&layer));
    let layer = Blob::new(
        "application/vnd.oci.image.layer.v1.tar+gzip",
        compressed(&layer)?,
    );
    let config = Blob::json(
        "application/vnd.oci.image.config.v1+json",
        &config(build, &uncompressed),
    )?;
    let manifest = Blob::json(
        "application/vnd.oci.image.manifest.v1+json",
        &json!({
            "schemaVersion": 2,
            "mediaType": "application/vnd.oci.image.manifest.v1+json",
            "config": config.descriptor(),
            "layers": [layer.descriptor()],
        }),
    )?;
    let mut first = manifest.descriptor();
    first["annotations"] = json!({
        "io.containerd.image.name": format!("docker.io/library/takht:{VERSION}"),
        "org.opencontainers.image.ref.name": VERSION,
    });
    let index = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [first],
    });
    let docker = json!([{
        "Config": config.path(),
        "RepoTags": [format!("takht:{VERSION}"), "takht:latest"],
        "Layers": [layer.path()],
    }]);
    packed(
        "",
        vec![
            Entry::folder("blobs", 0o755, 0),
            Entry::folder("blobs/sha256", 0o755, 0),
            Entry::file("index.json", index.to_string()),
            Entry::file("manifest.json", docker.to_string()),
            Entry::file("oci-layout", r#"{"imageLayoutVersion":"1.0.0"}"#),
            config.entry(),
            layer.entry(),
            manifest.entry(),
        ],
    )
}

/// The configuration of the image: how the engine runs the program.
fn config(build: &str, layer: &str) -> Value {
    // A fixed time: the same program gives the same image.
    let made = "1970-01-01T00:00:00Z";
    json!({
        "created": made,
        "architecture": "amd64",
        "os": "linux",
        "config": {
            "User": format!("{USER}:{USER}"),
            "ExposedPorts": { format!("{PORT}/tcp"): {} },
            "Entrypoint": ["/takht"],
            "Cmd": ["serve", "--data", "/data", "--port", PORT.to_string()],
            "Volumes": { "/data": {} },
            "WorkingDir": "/data",
            "Healthcheck": {
                "Test": ["CMD", "/takht", "health", "--port", PORT.to_string()],
                "Interval": INTERVAL,
                "Timeout": TIMEOUT,
            },
            "Labels": {
                "org.opencontainers.image.title": "Takht",
                "org.opencontainers.image.description": "One open table for kingdom games",
                "org.opencontainers.image.version": build,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [layer] },
        "history": [{ "created": made, "created_by": "cargo xtask package" }],
    })
}

/// A part of the image, named by its hash.
struct Blob {
    kind: &'static str,
    hash: String,
    bytes: Vec<u8>,
}

impl Blob {
    fn new(kind: &'static str, bytes: Vec<u8>) -> Self {
        let hash = hash(&bytes);
        Self { kind, hash, bytes }
    }

    fn json(kind: &'static str, value: &Value) -> Done<Self> {
        let bytes = serde_json::to_vec(value).map_err(|error| error.to_string())?;
        Ok(Self::new(kind, bytes))
    }

    fn descriptor(&self) -> Value {
        json!({
            "mediaType": self.kind,
            "digest": format!("sha256:{}", self.hash),
            "size": self.bytes.len(),
        })
    }

    fn path(&self) -> String {
        format!("blobs/sha256/{}", self.hash)
    }

    fn entry(self) -> Entry {
        Entry::file(&self.path(), self.bytes)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::io::Read;

    use super::*;

    fn files(archive: &[u8]) -> BTreeMap<String, Vec<u8>> {
        let mut archive = tar::Archive::new(archive);
        let files = archive.entries().unwrap().map(|entry| {
            let mut entry = entry.unwrap();
            let name = entry.path().unwrap().display().to_string();
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).unwrap();
            (name, bytes)
        });
        files.collect()
    }

    #[test]
    fn every_part_of_an_image_is_where_its_hash_says() {
        let files = files(&image("0.1.0+abc", b"program".to_vec()).unwrap());
        let json = |name: &str| -> Value { serde_json::from_slice(&files[name]).unwrap() };
        let blob = |descriptor: &Value| {
            let digest = descriptor["digest"].as_str().unwrap();
            let digest = digest.strip_prefix("sha256:").unwrap();
            let name = format!("blobs/sha256/{digest}");
            assert_eq!(hash(&files[&name]), digest);
            assert_eq!(
                files[&name].len() as u64,
                descriptor["size"].as_u64().unwrap()
            );
            name
        };
        let manifest = json(&blob(&json("index.json")["manifests"][0]));
        let layer = blob(&manifest["layers"][0]);
        let config_name = blob(&manifest["config"]);
        let docker = &json("manifest.json")[0];
        assert_eq!(docker["Config"], json!(config_name));
        assert_eq!(docker["Layers"], json!([layer]));
        let config = json(&config_name);
        assert_eq!(config["config"]["User"], "65532:65532");
        let mut unpacked = Vec::new();
        flate2::read::GzDecoder::new(files[&layer].as_slice())
            .read_to_end(&mut unpacked)
            .unwrap();
        let expected = format!("sha256:{}", hash(&unpacked));
        assert_eq!(config["rootfs"]["diff_ids"], json!([expected]));
        assert_eq!(self::files(&unpacked)["takht"], b"program");
    }
}
