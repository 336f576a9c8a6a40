//! The source uses every sentence, and every message in the source has a sentence.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use takht_words::Lang;

use super::{files, sentences};

/// The source of every crate and of the tasks.
fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push((path.clone(), fs::read_to_string(path).unwrap()));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join("crates")).unwrap() {
        walk(&entry.unwrap().path().join("src"), &mut found);
    }
    for tasks in ["src", "bundle/src"] {
        walk(&root.join("xtask").join(tasks), &mut found);
    }
    found
}

/// The string literals, without those in comments.
fn literals(source: &str) -> Vec<String> {
    let code = source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let code: Vec<char> = code.collect::<Vec<_>>().join("\n").chars().collect();
    let (mut literals, mut i) = (Vec::new(), 0);
    while i < code.len() {
        match code[i] {
            '\'' if code.get(i + 2) == Some(&'\'') => i += 3,
            '\'' if code.get(i + 1) == Some(&'\\') => i += 4,
            '"' => {
                let mut text = String::new();
                i += 1;
                while i < code.len() && code[i] != '"' {
                    if code[i] == '\\' {
                        i += 1;
                    }
                    text.extend(code.get(i));
                    i += 1;
                }
                literals.push(text);
                i += 1;
            }
            _ => i += 1,
        }
    }
    literals
}

/// True if a literal is the name of a sentence, or can become it by filling its braces with words.
fn names(literal: &str, id: &str) -> bool {
    match (literal.split_once('{'), literal == id) {
        (None, same) => same,
        (Some((before, rest)), _) => {
            let Some(after) = rest.split_once('}').map(|(_, after)| after) else {
                return false;
            };
            let Some(filled) = id.strip_prefix(before) else {
                return false;
            };
            let end = |at: &usize| {
                let word = &filled[..*at];
                // Only the name of a game has a hyphen.
                let one = word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
                !word.is_empty() && (one || word == "kingdom-builder")
            };
            let ends = (1..=filled.len()).filter(end);
            let mut rests = ends.map(|at| &filled[at..]);
            rests.any(|rest| names(after, rest))
        }
    }
}

#[test]
fn no_sentence_is_unused() {
    let literals: BTreeSet<String> = sources()
        .iter()
        .flat_map(|(_, source)| literals(source))
        .filter(|literal| literal.chars().any(char::is_alphabetic))
        .collect();
    // A literal of nothing but braces would match every name.
    let says_something = |literal: &&String| {
        let mut plain = literal.as_str().to_owned();
        while let (Some(from), Some(to)) = (plain.find('{'), plain.find('}')) {
            if from > to {
                break;
            }
            plain.replace_range(from..=to, "");
        }
        plain.chars().filter(|c| c.is_alphabetic()).count() >= 3
    };
    let literals: Vec<&String> = literals.iter().filter(says_something).collect();
    let mut unused = Vec::new();
    for (file, source) in files(Lang::En) {
        for id in sentences(&source).keys() {
            let id = plain_form(id);
            // The name of a part of the score is made from the sentence about it.
            let of_score = id.strip_suffix("-name").unwrap_or(id);
            let is_said = |id| literals.iter().any(|literal| names(literal, id));
            if !is_said(id) && !is_said(of_score) {
                unused.push(format!("{file}: {id}"));
            }
        }
    }
    assert!(unused.is_empty(), "nobody says\n{}", unused.join("\n"));
}

/// The sentence of which this one is a form for people who see the board; otherwise the sentence itself.
fn plain_form(id: &str) -> &str {
    let seen = id.strip_suffix("-seen");
    let you = || id.split_once("-you-").map(|(plain, _)| plain);
    seen.or_else(|| id.strip_suffix("-you"))
        .or_else(you)
        .unwrap_or(id)
}

#[test]
fn forms_for_people_who_see_the_board_belong_to_a_sentence_and_its_arguments() {
    let all = files(Lang::En).into_values();
    let all: std::collections::BTreeMap<_, _> = all.flat_map(|source| sentences(&source)).collect();
    for (id, arguments) in sentences(&files(Lang::En)["board.ftl"]) {
        let plain = plain_form(&id);
        assert_ne!(plain, id, "{id} is no form of a sentence");
        let known = all.get(plain);
        let known = known.unwrap_or_else(|| panic!("{id} is a form of no sentence"));
        assert!(arguments.is_subset(known), "{id}: {arguments:?}, {known:?}");
        if let Some((_, named)) = id.split_once("-you-") {
            assert!(known.contains(named), "{id} is about no argument");
        }
    }
}

#[test]
fn whatever_is_named_in_the_source_has_a_sentence() {
    let known: BTreeSet<String> = files(Lang::En)
        .values()
        .flat_map(|source| sentences(source).into_keys())
        .collect();
    let mut missing = BTreeSet::new();
    for (path, source) in sources() {
        // Unit tests invent messages.
        let code = source.split("#[cfg(test)]").next().unwrap();
        let code = code
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        let code = code.collect::<Vec<_>>().join("\n");
        for call in ["Message::new(\"", ".text(\""] {
            for rest in code.split(call).skip(1) {
                let id = rest.split('"').next().unwrap();
                if !id.is_empty() && !id.contains('{') && !known.contains(id) {
                    missing.insert(format!("{}: {id}", path.display()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "no sentence for {missing:#?}");
}

#[test]
fn names_are_found_with_their_words_filled_in() {
    assert!(names("cli-title", "cli-title"));
    assert!(names("{game}-option-{}", "kingdom-builder-option-boards"));
    assert!(names("kingdom-builder-{}", "kingdom-builder-farm"));
    assert!(!names("kingdom-builder-{}", "kingdom-builder-due-farm"));
    assert!(!names("{game}-title", "kingdomino-titles"));
    assert_eq!(
        literals("a \"b\" '\"' // c\n// \"d\"\n\"e\\\"f\""),
        ["b", "e\"f"]
    );
}
