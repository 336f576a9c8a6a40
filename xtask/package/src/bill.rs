//! The bill of materials in the CycloneDX format.

use serde_json::{Map, Value, json};

use crate::component::Component;
use crate::{Done, hash};

/// The bill of materials of a program.
pub(crate) fn bill(build: &str, program: &[u8], parties: &[Component]) -> Done<Vec<u8>> {
    let hashed = hash(program);
    let own = format!("pkg:generic/takht@{build}");
    let components: Vec<Value> = parties.iter().map(component).collect();
    let mut needs: Vec<Value> = parties
        .iter()
        .map(|one| json!({ "ref": one.reference(), "dependsOn": one.needs }))
        .collect();
    let all: Vec<String> = parties.iter().map(Component::reference).collect();
    needs.push(json!({ "ref": own, "dependsOn": all }));
    let bill = json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": serial(&hashed),
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "takht",
                "version": build,
                "description": "One open table for kingdom games",
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
                "hashes": [{ "alg": "SHA-256", "content": hashed }],
            },
        },
        "components": components,
        "dependencies": needs,
    });
    let mut bytes = serde_json::to_vec_pretty(&bill).map_err(|error| error.to_string())?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// The serial number of a program: a UUID of version 8, made from the program's hash.
fn serial(hash: &str) -> String {
    let part = |from: usize, to: usize| &hash[from..to];
    format!(
        "urn:uuid:{}-{}-8{}-8{}-{}",
        part(0, 8),
        part(8, 12),
        part(12, 15),
        part(15, 18),
        part(18, 30)
    )
}

fn component(one: &Component) -> Value {
    let mut component = Map::new();
    let mut add = |key: &str, value: Value| component.insert(key.to_owned(), value);
    add("type", "library".into());
    add("bom-ref", one.reference().into());
    add("name", one.name.clone().into());
    add("version", one.version.clone().into());
    add("purl", one.reference().into());
    if let Some(about) = &one.about {
        add("description", about.clone().into());
    }
    if let Some(licence) = &one.licence {
        add("licenses", json!([{ "expression": licence }]));
    }
    if let Some(checksum) = &one.checksum {
        add("hashes", json!([{ "alg": "SHA-256", "content": checksum }]));
    }
    if let Some(source) = &one.source {
        add(
            "externalReferences",
            json!([{ "type": "vcs", "url": source }]),
        );
    }
    Value::Object(component)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_bill_names_every_component_once_and_what_it_needs() {
        let one = |name: &str, needs: &[&str]| Component {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            licence: Some("MIT OR Apache-2.0".to_owned()),
            about: None,
            source: None,
            checksum: Some("0".repeat(64)),
            folder: "".into(),
            needs: needs
                .iter()
                .map(|need| format!("pkg:cargo/{need}@1.0.0"))
                .collect(),
        };
        let parties = [one("a", &["b"]), one("b", &[])];
        let bytes = bill("0.1.0+abc", b"program", &parties).unwrap();
        let bill: Value = serde_json::from_slice(&bytes).unwrap();
        assert_eq!(bill["bomFormat"], "CycloneDX");
        let listed = bill["components"].as_array().unwrap().iter();
        let listed: BTreeSet<&str> = listed.map(|one| one["purl"].as_str().unwrap()).collect();
        assert_eq!(listed, ["pkg:cargo/a@1.0.0", "pkg:cargo/b@1.0.0"].into());
        assert_eq!(
            bill["dependencies"][0]["dependsOn"],
            json!(["pkg:cargo/b@1.0.0"])
        );
        let serial = bill["serialNumber"].as_str().unwrap();
        let lengths: Vec<usize> = serial["urn:uuid:".len()..]
            .split('-')
            .map(str::len)
            .collect();
        assert_eq!(lengths, [8, 4, 4, 4, 12], "{serial}");
    }
}
