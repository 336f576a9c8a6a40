//! Contests of bots, analysis of games, and hints.

use std::fs;

use tempfile::TempDir;

use super::{record, takht};

/// A short contest.
const CONTEST: [&str; 5] = [
    "arena",
    "kingdomino",
    "--seats",
    "fg,tr,tr",
    "--iterations=1",
];

fn arena(more: &[&str]) -> super::Run {
    takht(&[&CONTEST[..], more].concat(), "")
}

#[test]
fn an_arena_prints_a_table_and_json() {
    let told = arena(&["--games", "7"]);
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.out.contains("share of the wins"), "{}", told.out);
    assert!(told.out.contains("tr ×2"), "{}", told.out);
    let rows = arena(&["--games", "7", "--json"]).json();
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[0]["bot"], "fg");
    assert_eq!(rows[0]["games"], 9, "every deal from every seat");
    assert!(rows[0]["won"].as_f64().unwrap() > 0.5);
    assert!(rows[0]["share_interval"]["low"].as_f64().unwrap() < 1.0);
    assert_eq!(rows[1]["seats"], 2);
}

#[test]
fn an_arena_goes_on_and_reports() {
    let folder = TempDir::new().unwrap();
    let results = folder.path().join("results.jsonl");
    let report = folder.path().join("report.html");
    let (results, report) = (results.to_str().unwrap(), report.to_str().unwrap());
    assert_eq!(arena(&["--games", "6", "--results", results]).code, 0);
    let more = ["--games", "12", "--results", results, "--report", report];
    let more = arena(&[&more[..], &["--json"]].concat());
    assert!(more.err.contains("6 games are in"), "{}", more.err);
    assert_eq!(more.json()[0]["games"], 12);
    assert_eq!(fs::read_to_string(results).unwrap().lines().count(), 13);
    let page = fs::read_to_string(report).unwrap();
    assert!(page.contains("<svg") && page.contains("</html>"));
    assert!(!page.contains("http-equiv") && !page.contains("<script"));
    let other = arena(&["--games", "6", "--results", results, "--seed", "2"]);
    assert_eq!(other.code, 2);
    assert!(other.err.contains("another contest"), "{}", other.err);
}

#[test]
fn a_test_of_two_shares_ends_a_contest_early() {
    let sure = arena(&["--games", "3000", "--sprt", "33,50"]);
    assert!(sure.out.contains("The test is sure"), "{}", sure.out);
    let bad = arena(&["--sprt", "60,50"]);
    assert_eq!(bad.code, 2);
    assert!(bad.err.contains("--sprt 50,55"), "{}", bad.err);
}

#[test]
fn contests_that_cannot_be_held_say_why() {
    let says = |arguments: &[&str], part: &str| {
        let refused = takht(arguments, "");
        assert_eq!(refused.code, 2, "{arguments:?}");
        assert!(refused.err.contains(part), "{arguments:?}: {}", refused.err);
    };
    says(&["arena", "chess", "--seats", "random,random"], "chess");
    says(&["arena", "capture", "--seats", "fg,brawler"], "brawler");
    says(&["arena", "kingdomino", "--seats", "fg"], "players");
    says(
        &["arena", "kingdomino", "--seats", "fg,fg", "-o", "players=3"],
        "3 seats",
    );
    says(
        &[
            "arena",
            "kingdomino",
            "--seats",
            "fg,fg",
            "--layout",
            "river",
        ],
        "layouts",
    );
    says(
        &[
            "arena",
            "capture",
            "--seats",
            "squire,novice",
            "--layout",
            "moon",
        ],
        "river",
    );
    says(
        &["arena", "kingdomino", "--seats", "fg,fg", "--time", "0"],
        "seconds",
    );
    says(
        &["ladder", "kingdomino", "--bots", "fg", "--games", "2"],
        "at least 2",
    );
    says(
        &["ladder", "kingdomino", "--bots", "fg,deep-blue"],
        "deep-blue",
    );
}

#[test]
fn a_ladder_rates_everyone() {
    let arguments = [
        "ladder",
        "kingdomino",
        "--bots",
        "tr,fg,gprd",
        "--games",
        "30",
    ];
    let told = takht(&arguments, "");
    assert_eq!(told.code, 0, "{}", told.err);
    let place = |bot: &str| told.out.find(&format!("\n{bot} ")).expect(bot);
    assert!(place("fg") < place("gprd") && place("gprd") < place("tr"));
    let rows = takht(&[&arguments[..], &["--json"]].concat(), "").json();
    assert_eq!(rows[0]["bot"], "fg");
    assert_eq!(rows[0]["games"], 60);
}

/// The first rounds of a game for two.
fn opening() -> String {
    record(&[
        "deal 10 16 45 46",
        "kings 0 1 1 0",
        "pick 45",
        "pick 46",
        "pick 10",
        "pick 16",
        "deal 1 2 47 48",
        "place 10 1,0 2,0",
        "pick 1",
    ])
}

#[test]
fn an_analysis_finds_the_mistake() {
    let told = takht(&["analyze", "-", "--iterations", "300"], opening());
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.out.contains("accuracy"), "{}", told.out);
    assert!(told.out.contains("pick 1 instead of"), "{}", told.out);
    let folder = TempDir::new().unwrap();
    let plot = folder.path().join("plot.svg");
    let arguments = ["analyze", "-", "--json", "--iterations", "50", "--plot"];
    let analysis = &takht(
        &[&arguments[..], &[plot.to_str().unwrap()]].concat(),
        opening(),
    )
    .json();
    let decisions = analysis[0]["decisions"].as_array().unwrap();
    assert_eq!(
        decisions.len(),
        5,
        "the last pick of the first round is none"
    );
    for made in decisions {
        assert!(made["loss"].as_f64().unwrap() >= 0.0);
        let standing = made["standing"].as_array().unwrap().iter();
        let all: f64 = standing.map(|share| share.as_f64().unwrap()).sum();
        assert!((all - 1.0).abs() < 1e-6, "{made}");
    }
    assert!(analysis[0]["result"].is_null(), "the game is not over");
    assert!(fs::read_to_string(plot).unwrap().starts_with("<svg"));
}

#[test]
fn what_cannot_be_analysed_says_why() {
    let illegal = takht(&["analyze", "-"], record(&["deal 1 2 3 4", "pick 3"]));
    assert_eq!(illegal.code, 2);
    assert!(illegal.err.contains("pick 3"), "{}", illegal.err);
    let hidden = opening().replace("kingdomino", "kingdom-builder");
    let hidden = hidden.replace("deal 10 16 45 46", "draw 1 ?");
    let hidden = takht(&["analyze", "-"], hidden);
    assert!(hidden.err.contains("hides something"), "{}", hidden.err);
    let nothing = takht(&["analyze", "-"], record(&[]));
    assert!(
        nothing.out.contains("nothing was decided"),
        "{}",
        nothing.out
    );
}

#[test]
fn the_games_list_their_bots() {
    let listed = takht(&["games"], "");
    assert!(listed.out.contains("brawler"), "{}", listed.out);
    let games = takht(&["games", "--json"], "").json();
    assert!(
        games[0]["bots"]
            .as_array()
            .unwrap()
            .contains(&"mce-fg".into())
    );
}
