//! The texts that the licences of third parties ask the project to pass on.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use crate::component::Component;
use crate::{Done, at};

/// The files to pass on have names that start with one of these.
const BEGINNINGS: [&str; 5] = ["license", "licence", "copying", "notice", "unlicense"];

/// Lists every third party with its licence, then each text once with the crates it belongs to.
pub(crate) fn notices(parties: &[Component]) -> Done<String> {
    let mut notices = String::from(
        "Takht contains these works of others, each under its own licence. The texts follow.\n\n",
    );
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for one in parties {
        let name = format!("{} {}", one.name, one.version);
        let licence = one.licence.as_deref().unwrap_or("see its text");
        let _ = writeln!(notices, "  {name}: {licence}");
        for text in texts_of(one)? {
            texts.entry(text).or_default().push(name.clone());
        }
    }
    for (text, mut names) in texts {
        names.dedup();
        let line = "-".repeat(78);
        let _ = write!(
            notices,
            "\n{line}\n{}\n{line}\n\n{text}\n",
            names.join(", ")
        );
    }
    Ok(notices)
}

fn texts_of(one: &Component) -> Done<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(&one.folder).map_err(|error| at(&one.folder, &error))? {
        let path = entry.map_err(|error| at(&one.folder, &error))?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_lowercase();
        // A folder or a source file with such a name is not a licence.
        let is_meant = BEGINNINGS
            .iter()
            .any(|beginning| name.starts_with(beginning));
        if is_meant && path.is_file() && !name.ends_with(".rs") {
            let bytes = fs::read(&path).map_err(|error| at(&path, &error))?;
            let text = String::from_utf8_lossy(&bytes).replace("\r\n", "\n");
            texts.push(text.trim().to_owned());
        }
    }
    texts.sort();
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_text_that_two_share_is_there_once_with_both_names() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("LICENSE-MIT"), "Do as you like.\r\n").unwrap();
        fs::write(folder.path().join("license.rs"), "fn main() {}").unwrap();
        fs::write(folder.path().join("README.md"), "Hello").unwrap();
        let one = |name: &str| Component {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            licence: Some("MIT".to_owned()),
            about: None,
            source: None,
            checksum: None,
            folder: folder.path().to_owned(),
            needs: BTreeSet::new(),
        };
        let notices = notices(&[one("a"), one("b")]).unwrap();
        assert_eq!(notices.matches("Do as you like.").count(), 1, "{notices}");
        assert!(notices.contains("\na 1.0.0, b 1.0.0\n"), "{notices}");
        assert!(
            !notices.contains("fn main") && !notices.contains("Hello"),
            "{notices}"
        );
    }
}
