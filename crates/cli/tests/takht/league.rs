//! Leagues: engines meet round by round, and the page shows every game.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

use super::engines::{example, script};
use super::{Run, command, takht};

/// A folder with a file of engines, one a line.
struct Place {
    folder: TempDir,
}

impl Place {
    fn new(engines: &str) -> Self {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("engines.txt"), engines).unwrap();
        Self { folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The arguments of a league of Kingdomino whose pages go into a folder of this place.
    fn arguments(&self, folder: &str, more: &[&str]) -> Vec<String> {
        let (engines, folder) = (self.path("engines.txt"), self.path(folder));
        let own = [
            "league",
            "kingdomino",
            "--engines",
            engines.to_str().unwrap(),
            "--folder",
            folder.to_str().unwrap(),
            "--iterations",
            "5",
        ];
        let all = own.iter().chain(more);
        all.map(|&argument| argument.to_owned()).collect()
    }

    fn league(&self, folder: &str, more: &[&str]) -> Run {
        let arguments = self.arguments(folder, more);
        takht(
            &arguments.iter().map(String::as_str).collect::<Vec<_>>(),
            "",
        )
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }
}

/// The games in a league's file: who met in which round, and how it ended.
fn games(file: &str) -> Vec<(u64, Vec<u64>, u64, Value)> {
    let mut games: Vec<_> = file
        .lines()
        .skip(1)
        .map(|line| {
            let game: Value = serde_json::from_str(line).unwrap();
            let table = game["table"].as_array().unwrap();
            (
                game["round"].as_u64().unwrap(),
                table
                    .iter()
                    .map(|entrant| entrant.as_u64().unwrap())
                    .collect(),
                game["outcome"]["game"].as_u64().unwrap(),
                game["outcome"]["totals"].clone(),
            )
        })
        .collect();
    games.sort_by(|one, other| (one.0, &one.1, one.2).cmp(&(other.0, &other.1, other.2)));
    games
}

/// The targets of all links to pages of games.
fn links(page: &str) -> Vec<&str> {
    let after = page.split("href=\"games/").skip(1);
    after.filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn everybody_meets_everybody_and_every_game_has_a_page() {
    let python = format!("exec:python3 {}", example("random_engine.py"));
    let scripts = TempDir::new().unwrap();
    let broken = format!("exec:{}", script(scripts.path(), "echo play castle 1"));
    let place = Place::new(&format!(
        "# the house\n\nThe <master> = master\nsquire\n{python}\nBroken = {broken}\n"
    ));
    let told = place.league("all", &["--games", "2", "--json"]);
    assert_eq!(told.code, 0, "{}", told.err);
    let rows = told.json();
    let names: Vec<&str> = rows
        .iter()
        .map(|row| row["name"].as_str().unwrap())
        .collect();
    assert!(names.contains(&"The <master>"), "{names:?}");
    assert_eq!(names[3], "Broken", "it forfeits every game");
    assert!(names.contains(&"Random in Python"), "{names:?}");
    assert_eq!(
        (&rows[3]["forfeits"], &rows[3]["points"]),
        (&6.into(), &0.0.into())
    );
    let points: f64 = rows.iter().map(|row| row["points"].as_f64().unwrap()).sum();
    assert_eq!(points, 12.0, "a point for each game");
    for row in &rows {
        let (low, high) = (&row["interval"]["low"], &row["interval"]["high"]);
        let rating = row["rating"].as_f64().unwrap();
        assert!(low.as_f64().unwrap() < rating && rating < high.as_f64().unwrap());
        assert_eq!(row["games"], 6);
    }

    let page = place.read("all/index.html");
    assert!(page.contains("The &lt;master&gt;") && !page.contains("<master>"));
    assert!(
        !page.contains("random_engine.py"),
        "commands are nobody's business"
    );
    assert!(
        page.contains("isn’t an event; it forfeits the game"),
        "{page}"
    );
    let links = links(&page);
    assert_eq!(links.len(), 12);
    for link in links {
        let game = place.read(&format!("all/games/{link}"));
        assert!(game.contains("<svg") && game.contains("href=\"../index.html\""));
        let addresses = game.matches("http").count();
        let names = game.matches("http://www.w3.org/").count();
        assert_eq!(addresses, names, "it needs nothing from elsewhere");
        let data = game.split("id=\"game\">").nth(1).unwrap();
        let data: Value = serde_json::from_str(data.split("</script>").next().unwrap()).unwrap();
        let record = place.path(&format!(
            "all/games/{}",
            link.replace(".html", ".takht.json")
        ));
        let record: Value = serde_json::from_slice(&fs::read(&record).unwrap()).unwrap();
        let events = record["events"].as_array().unwrap();
        let [frames, said] =
            [&data["film"]["frames"], &data["said"]].map(|list| list.as_array().unwrap());
        assert_eq!(
            (frames.len(), said.len()),
            (events.len() + 1, events.len() + 1)
        );
        for (event, said) in events.iter().zip(&said[1..]) {
            assert_eq!(&said[0], event);
        }
    }
    // Every record can be opened.
    let record = place.path("all/games/1-1-1.takht.json");
    assert_eq!(takht(&["inspect", record.to_str().unwrap()], "").code, 0);
}

/// An engine that ends after its first game is not there for the next one, and forfeits it.
#[test]
fn an_engine_that_does_not_begin_a_game_forfeits_it_and_the_league_goes_on() {
    let scripts = TempDir::new().unwrap();
    let tired = script(
        scripts.path(),
        "echo legal;; legal) echo play ${rest%%;*};; over) exit",
    );
    let place = Place::new(&format!("Tired = exec:{tired}\ngreedy\n"));
    let told = place.league("all", &["--games", "4", "--threads", "1", "--json"]);
    assert_eq!(told.code, 0, "{}", told.err);
    let rows = told.json();
    let tired = rows.iter().find(|row| row["name"] == "Tired").unwrap();
    assert_eq!(tired["forfeits"], 2, "every other game");
    let page = place.read("all/index.html");
    assert!(
        page.contains("it forfeits the game after 0 events"),
        "{page}"
    );
    // `random` plays in its place, which the record says.
    let record: Value = serde_json::from_str(&place.read("all/games/1-1-2.takht.json")).unwrap();
    assert!(record["by"].as_object().is_some_and(|by| !by.is_empty()));
}

#[test]
fn the_same_command_writes_the_pages_anew_in_another_language() {
    let place = Place::new("squire\ngreedy\n");
    let english = place.league("all", &["--games", "2"]);
    assert!(
        english.out.contains("a league of 2 engines"),
        "{}",
        english.out
    );
    for (lang, title, direction) in [
        ("fa", "جدول رده‌بندی", "rtl"),
        ("ar", "الترتيب", "rtl"),
        ("tr", "Puan durumu", "ltr"),
        ("en", "Standings", "ltr"),
    ] {
        let again = place.league("all", &["--games", "2", "--lang", lang]);
        assert_eq!(again.code, 0, "{}", again.err);
        for page in ["all/index.html", "all/games/1-1-2.html"] {
            let page = place.read(page);
            let head = format!("<html lang=\"{lang}\" dir=\"{direction}\">");
            assert!(page.contains(&head), "{lang}");
        }
        assert!(place.read("all/index.html").contains(title), "{lang}");
        let game = place.read("all/games/1-1-2.html");
        assert!(
            game.contains("<figure class=\"board\" dir=\"ltr\">"),
            "boards never mirror"
        );
    }
    assert_eq!(
        games(&place.read("all/league.jsonl")).len(),
        2,
        "nothing is played twice"
    );
}

#[test]
fn a_swiss_league_pairs_by_points_and_lets_somebody_sit_out() {
    let place = Place::new("knight\nsquire\nnovice\ngreedy\nrandom\n");
    let told = place.league("swiss", &["--games", "2", "--swiss", "3", "--json"]);
    assert_eq!(told.code, 0, "{}", told.err);
    let rows = told.json();
    let points: f64 = rows.iter().map(|row| row["points"].as_f64().unwrap()).sum();
    assert_eq!(
        points, 18.0,
        "two for each table, and two for each who sat out"
    );
    let played = games(&place.read("swiss/league.jsonl"));
    assert_eq!(played.len(), 12, "two tables in each of three rounds");
    let sorted = |table: &Vec<u64>| {
        let mut table = table.clone();
        table.sort_unstable();
        table
    };
    let mut met: Vec<_> = played
        .iter()
        .map(|game| (sorted(&game.1), game.2))
        .collect();
    met.sort();
    met.dedup();
    assert_eq!(met.len(), 12, "nobody meets anybody twice");
    assert_eq!(
        place
            .read("swiss/index.html")
            .matches("Sitting out")
            .count(),
        3
    );
    // Without a number it takes as many rounds as it takes to find the first.
    let few = place.league("few", &["--games", "2", "--swiss"]);
    assert_eq!(few.code, 0, "{}", few.err);
    let rounds = games(&place.read("few/league.jsonl"))
        .last()
        .map(|game| game.0);
    assert_eq!(rounds, Some(2));
}

#[test]
fn tables_of_three_and_other_games_have_leagues() {
    let place = Place::new("knight\nsquire\ngreedy\nrandom\n");
    for game in ["kingdom-builder", "capture"] {
        let mut arguments = place.arguments(game, &["--players", "3", "--games", "1"]);
        arguments[1] = game.to_owned();
        if game == "capture" {
            arguments.extend(["-o".to_owned(), "round_limit=5".to_owned()]);
        }
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let told = takht(&arguments, "");
        assert_eq!(told.code, 0, "{}", told.err);
        let played = games(&place.read(&format!("{game}/league.jsonl")));
        assert_eq!(
            played.len(),
            12,
            "four groups, and each engine sits in each seat"
        );
        assert_eq!(links(&place.read(&format!("{game}/index.html"))).len(), 12);
    }
}

/// The time until a league must have begun to play.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn a_league_that_was_killed_goes_on_where_it_was() {
    let scripts = TempDir::new().unwrap();
    let slow = script(
        scripts.path(),
        "sleep 0.02; echo legal;; legal) echo play ${rest%%;*}",
    );
    let place = Place::new(&format!("Slow = exec:{slow}\nsquire\ngreedy\nrandom\n"));
    let more = ["--games", "4", "--swiss", "3", "--threads", "1"];
    assert_eq!(place.league("whole", &more).code, 0);
    let arguments = place.arguments("parts", &more);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut killed = command(&arguments).spawn().unwrap();
    let since = Instant::now();
    let file = place.path("parts/league.jsonl");
    while fs::read_to_string(&file).map_or(0, |text| text.lines().count()) < 4 {
        assert!(since.elapsed() < PATIENCE, "no game is over");
        std::thread::sleep(Duration::from_millis(10));
    }
    killed.kill().unwrap();
    killed.wait().unwrap();
    // The machine stops in the middle of a line, too.
    let mut bytes = fs::read(&file).unwrap();
    let held = games(&String::from_utf8(bytes.clone()).unwrap()).len();
    assert!(held < 24, "it was killed too late");
    bytes.truncate(bytes.len() - 9);
    fs::write(&file, bytes).unwrap();
    let resumed = place.league("parts", &more);
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    assert!(resumed.err.contains("already"), "{}", resumed.err);
    let [whole, parts] =
        ["whole", "parts"].map(|name| games(&place.read(&format!("{name}/league.jsonl"))));
    assert_eq!(whole, parts);
    assert_eq!(
        place.read("whole/index.html"),
        place.read("parts/index.html")
    );
}

#[test]
fn wrong_input_is_named_before_anything_is_played() {
    let says = |place: &Place, more: &[&str], why: &str| {
        let refused = place.league("none", more);
        assert_eq!(refused.code, 2, "{more:?}: {}", refused.err);
        assert!(refused.err.contains(why), "{more:?}: {}", refused.err);
        assert!(!place.path("none/index.html").exists());
    };
    for (engines, why) in [
        ("", "at least 2 engines"),
        ("squire\n", "names one"),
        (
            "squire\n\ndeep-blue\n",
            "line 3: there is no bot “deep-blue”",
        ),
        ("squire\nMine =\n", "line 2: a name or a bot is missing"),
        ("= squire\n", "line 1: a name or a bot is missing"),
        (
            "squire\ngreedy\nsquire\n",
            "line 3: the name squire is there already",
        ),
        (
            "squire\nexec:./no-such-program\n",
            "line 2: ./no-such-program can’t be started",
        ),
        ("squire\nexec:true\n", "ended instead of answering"),
    ] {
        says(&Place::new(engines), &[], why);
    }
    let picky = env!("CARGO_BIN_EXE_takht");
    let picky = format!("squire\nPicky = exec:{picky} engine --game capture --bot random\n");
    says(&Place::new(&picky), &[], "plays only capture");
    let good = Place::new("squire\ngreedy\n");
    for (more, why) in [
        (&["--players", "5"][..], "--players"),
        (&["--players", "3"], "at least 3 engines"),
        (&["--games", "0"], "--games"),
        (&["--swiss", "many"], "--swiss"),
        (&["--threads", "0"], "--threads"),
        (&["--variant", "chess"], "there is no variant"),
        (&["-o", "players=3"], "seats"),
        (&["-o", "nonsense=3"], "nonsense"),
        (&["--layout", "river"], "no layouts"),
        (&["--engine-memory", "0"], "--engine-memory"),
    ] {
        says(&good, more, why);
    }
    fs::write(good.path("engines.txt"), b"squire\n\xff\xfe\n").unwrap();
    says(&good, &[], "line 2: this isn’t text");
    fs::remove_file(good.path("engines.txt")).unwrap();
    assert_eq!(good.league("none", &[]).code, 1, "there is no such file");
    let chess = takht(&["league", "chess", "--engines", "x", "--folder", "y"], "");
    assert!(
        chess.code == 2 && chess.err.contains("chess"),
        "{}",
        chess.err
    );
}

#[test]
fn a_folder_with_another_league_stays_as_it_is() {
    let place = Place::new("squire\ngreedy\n");
    assert_eq!(place.league("all", &["--games", "2"]).code, 0);
    let before = place.read("all/league.jsonl");
    let other = place.league("all", &["--games", "4"]);
    assert_eq!(other.code, 2);
    assert!(other.err.contains("another contest"), "{}", other.err);
    assert_eq!(place.read("all/league.jsonl"), before);
    // A game that this league does not have.
    let strange = before
        .lines()
        .last()
        .unwrap()
        .replace("\"round\":0", "\"round\":7");
    fs::write(
        place.path("all/league.jsonl"),
        format!("{before}{strange}\n"),
    )
    .unwrap();
    let refused = place.league("all", &["--games", "2"]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("line 4"), "{}", refused.err);
    let file = place.path("all/league.jsonl");
    fs::write(&file, "a letter\n").unwrap();
    assert_eq!(place.league("all", &["--games", "2"]).code, 2);
    assert_eq!(fs::read_to_string(&file).unwrap(), "a letter\n");
    let taken = Path::new("all/index.html");
    let refused = place.league(taken.to_str().unwrap(), &["--games", "2"]);
    assert_eq!(refused.code, 1, "a file is no folder: {}", refused.err);
}
