//! A week of slow play in simulated time: people vanish, idle, resign, come back, offer and vote, and are called;
//! the server stops or dies now and then. `cargo xtask prove patience` does it at many tables.

use std::collections::HashMap;
use std::path::Path;
use std::time::Duration;

use futures_util::StreamExt as _;
use http::Method;
use serde_json::{Value, json};
use takht_core::fair::{Fair, Noted};
use takht_core::{Chance, Happening, Quick, Seat};
use takht_server::store::{IncidentRow, LogEntry, Sqlite, Store as _, TableRow};
use takht_server::{Limits, Settings, SimulatedTime, TimeSource};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::called::Called;
use crate::patience::record;
use crate::room::{Line, NONCE, Room, file, seal};

/// How many minutes pass at once.
const STEP: u64 = 30;

/// How many steps a week has.
const WEEK: u64 = 7 * 24 * 60 / STEP;

/// How often the server restarts, in steps. It stops and dies by turns.
const RESTART: u64 = 50;

struct Person {
    seat: usize,
    secret: String,
    line: Option<Line>,
    /// The name under which they are called.
    called: String,
    /// True if they never play, so that their time is certain to run out.
    idles: bool,
    /// In which step they last left.
    left: u64,
}

/// A server whose time only the test moves, and which calls people at once.
async fn timed(data: TempDir, time: &SimulatedTime) -> Room {
    let settings = Settings {
        limits: Limits::NONE,
        time: TimeSource::Simulated(time.clone()),
        notices: Called::settings(),
        ..Settings::default()
    };
    Room::open_with(settings, data).await
}

/// A server in a runtime of its own, which ends with all its tasks as a process does.
struct Process {
    room: Room,
    runtime: Runtime,
}

impl Process {
    async fn start(data: TempDir, time: &SimulatedTime) -> Self {
        let (runtime, time) = (Runtime::new().unwrap(), time.clone());
        let begun = runtime.spawn(async move { timed(data, &time).await });
        let room = begun.await.unwrap();
        Self { room, runtime }
    }

    /// Ends the server, as its operator would or as a failure does, after so many milliseconds of service, and
    /// starts another one.
    async fn restart(self, is_killed: bool, service: u64, time: &SimulatedTime) -> Self {
        let Self { room, runtime } = self;
        let data = match is_killed {
            true => room.data,
            false => room.close().await,
        };
        // It waits for threads, which other tasks must not do.
        let ended = tokio::task::spawn_blocking(move || runtime.shutdown_timeout(KILLED));
        ended.await.unwrap();
        if is_killed {
            // What the dead server was about to deliver waits no longer for it. It had counted its service within
            // the last five seconds, in which this simulation lets hours pass.
            let known = format!(
                "UPDATE notices SET leased_until = 0; UPDATE service SET moment = {service}"
            );
            change(data.path(), &known).await;
        }
        Self::start(data, time).await
    }
}

/// How long the parts of a dead server may take to go.
const KILLED: Duration = Duration::from_secs(10);

/// Changes the database.
async fn change(data: &Path, change: &str) {
    let link = format!("sqlite://{}", file(data).display());
    let pool = sqlx::SqlitePool::connect(&link).await.unwrap();
    let change = sqlx::AssertSqlSafe(change.to_owned());
    sqlx::raw_sql(change).execute(&pool).await.unwrap();
    pool.close().await;
}

/// A table, with what the test knows about it.
struct Followed {
    table: String,
    turn: u64,
    bank: u64,
    noted: Noted,
    people: Vec<Person>,
    /// People who were replaced, and their former seats.
    former: Vec<String>,
    chance: Quick,
    /// How many events the game had, and in which step it last grew.
    grew: (usize, u64),
    is_over: bool,
    /// True if a bot plays for who is away before their time runs out.
    is_impatient: bool,
    /// True if nobody comes again after the beginning, so that somebody is certain to be away at the end.
    is_deserted: bool,
    /// The names of those who were away when the game ended.
    away_at_end: Vec<String>,
}

/// Says something over a connection and waits for one of these answers; none if the connection has ended.
async fn ask(line: &mut Option<Line>, said: Value, answers: &[&str]) -> Option<Value> {
    let open = line.as_mut()?;
    if open.try_say(said).await {
        loop {
            let heard = open.hear().await;
            if heard.is_null() {
                break;
            }
            if answers.iter().any(|kind| heard.get(kind).is_some()) {
                return Some(heard);
            }
        }
    }
    *line = None;
    None
}

impl Person {
    async fn new(room: &Room, calls: &Called, place: (&str, usize), secret: String) -> Self {
        let (table, seat) = place;
        let called = format!("{table}-{}", &secret[..8]);
        calls.follow(room, place, &secret, &called).await;
        Self {
            seat,
            secret,
            line: None,
            called,
            idles: false,
            left: 0,
        }
    }
}

impl Followed {
    async fn begin(room: &Room, called: &Called, number: u64) -> Self {
        let mut chance = Quick::new(number + 1);
        let players = 2 + chance.below(3) as usize;
        let turn = 60 * 60 * u64::from(1 + chance.below(10));
        let bank = 60 * 60 * u64::from(chance.below(4));
        let mut wanted = json!({
            "game": "kingdomino", "options": { "players": players },
            "clock": { "turn": turn, "bank": bank },
        });
        let is_impatient = number > 0 && chance.below(2) == 0;
        if is_impatient {
            wanted["patience"] = json!(60 * chance.below(120));
        }
        let (table, host) = room.create_table(wanted).await;
        let mut people: Vec<Person> = Vec::new();
        for (seat, name) in ["Ada", "Leyla", "Omid", "Zeynep"][..players]
            .iter()
            .enumerate()
        {
            let secret = room.sit(&table, name).await;
            // Those who sit there already hear of it.
            for (before, person) in people.iter().enumerate() {
                called
                    .hears_of(&person.called, "joined", seat - before)
                    .await;
            }
            people.push(Person::new(room, called, (&table, seat), secret).await);
        }
        if number == 0 {
            people[0].idles = true;
        }
        room.post(&format!("/{table}/start"), json!({ "secret": host }))
            .await;
        for person in &people {
            called.hears_of(&person.called, "started", 1).await;
            let mut line = room.connect(&table, Some(&person.secret)).await;
            line.say(json!({ "open": NONCE })).await;
            while line.wait_for("table").await["fair"]["nonces"][person.seat] != NONCE {}
        }
        let seen = room.snapshot(&table).await;
        let fair = Fair::read(&seen["fair"]).unwrap();
        Self {
            table,
            turn,
            bank,
            noted: Noted {
                commit: Some(fair.commit),
                sealed: fair.sealed,
                ..Noted::default()
            },
            people,
            former: Vec::new(),
            chance,
            grew: (0, 0),
            is_over: false,
            is_impatient,
            is_deserted: number == 1,
            away_at_end: Vec::new(),
        }
    }

    fn once_in(&mut self, times: u32) -> bool {
        self.chance.below(times) == 0
    }

    /// Half an hour at the table; `somebody` comes at all.
    async fn step(&mut self, room: &Room, called: &Called, step: u64, somebody: bool) {
        if self.is_over {
            return;
        }
        let seen = room.snapshot(&self.table).await;
        if seen["state"] == "over" {
            self.is_over = true;
            let is_away = |person: &&Person| person.line.is_none() && person.left + 1 < step;
            let away = self.people.iter().filter(is_away);
            self.away_at_end = away.map(|person| person.called.clone()).collect();
            self.people.iter_mut().for_each(|person| person.line = None);
            return;
        }
        assert_eq!(seen["state"], "playing", "{seen}");
        self.is_not_stuck(room, step, &seen).await;
        self.calls_whom_it_waits_for(room, called).await;
        if !somebody || self.is_deserted {
            for person in &mut self.people {
                if person.line.take().is_some() {
                    person.left = step;
                }
            }
            return;
        }
        for number in 0..self.people.len() {
            self.visit(room, number, step, &seen).await;
        }
        self.people.retain(|person| !person.secret.is_empty());
        let free = seen["seats"].as_array().unwrap().iter();
        let free = free.filter(|seat| seat["who"] == "nobody").count();
        if free > 0 && self.once_in(4) {
            let name = format!("Newcomer {step}");
            let sit = json!({ "name": name, "sealed": seal() });
            let path = format!("/{}/seats", self.table);
            let (status, seated) = room.ask(Method::POST, &path, sit).await;
            if status.is_success() {
                let seat = seated["seat"].as_u64().unwrap() as usize;
                let secret = seated["secret"].as_str().unwrap().to_owned();
                let person = Person::new(room, called, (&self.table, seat), secret).await;
                self.people.push(person);
            }
        }
    }

    /// No matter whose turn it is, the game has grown since the time of the longest possible turn.
    async fn is_not_stuck(&mut self, room: &Room, step: u64, seen: &Value) {
        let events = record(room, &self.table).await.events.len();
        if events > self.grew.0 {
            self.grew = (events, step);
        }
        let longest = (self.turn + self.bank) / (60 * STEP) + 4;
        // A player who comes back, or sits down, has the time of one more turn.
        let quiet = step - self.grew.1;
        assert!(quiet <= 2 * longest, "stuck for {quiet} steps: {seen}");
    }

    /// A player who is away when the table waits for them is called to that turn, also after a restart.
    async fn calls_whom_it_waits_for(&self, room: &Room, called: &Called) {
        let waits_for = async |whom: Option<(usize, u64)>| {
            let seen = room.snapshot(&self.table).await;
            let seat = seen["clocks"]["runs"].as_u64()? as usize;
            let row = &seen["seats"][seat];
            let is_away = row["here"] == false && row["stand_in"].is_null();
            let ply = record(room, &self.table).await.events.len() as u64;
            (is_away && whom.is_none_or(|whom| whom == (seat, ply))).then_some((seat, ply))
        };
        let Some((seat, ply)) = waits_for(None).await else {
            return;
        };
        let clocks = room.snapshot(&self.table).await["clocks"].clone();
        let left = clocks["turn"].as_u64().unwrap_or_default()
            + clocks["banks"][seat].as_u64().unwrap_or_default();
        // Of a turn's whole time, which is this long at least, a quarter is left or less. A call may be noted in the
        // step after the one whose clock it read.
        let quarter = self.turn * 1000 / 4;
        let is_low = !self.is_impatient && left > 0 && left + STEP * 60 * 1000 <= quarter;
        // A player who was replaced holds the seat's old secret.
        let person = self.people.iter().rfind(|person| person.seat == seat);
        if let Some(person) = person {
            let still = async || waits_for(Some((seat, ply))).await.is_some();
            let turn = called.is_not_forgotten(&person.called, ("turn", ply), &still);
            turn.await;
            if is_low {
                let low = called.is_not_forgotten(&person.called, ("time_low", ply), &still);
                low.await;
            }
        }
    }

    /// What one of the people does in half an hour.
    async fn visit(&mut self, room: &Room, number: usize, step: u64, seen: &Value) {
        let seat = self.people[number].seat;
        if self.people[number].line.is_none() {
            if self.once_in(6) {
                self.connect(room, number).await;
            }
            return;
        }
        // A server that has ended has ended the connection, too.
        self.people[number].left = step;
        if self.once_in(14) {
            self.people[number].line = None;
            return;
        }
        let stands_in = !seen["seats"][seat]["stand_in"].is_null();
        let answers = ["table", "problem"];
        let mut said = Vec::new();
        if stands_in && self.once_in(4) {
            said.push(json!({ "back": true }));
        }
        if self.once_in(60) {
            said.push(json!({ "end": true }));
        }
        if self.once_in(80) {
            said.push(json!({ "end": false }));
        }
        if self.once_in(500) {
            said.push(json!({ "resign": true }));
        }
        for (other, row) in seen["seats"].as_array().unwrap().iter().enumerate() {
            if other != seat && row["gone"] == true && self.once_in(12) {
                let with = ["bot", "guest"][self.chance.below(2) as usize];
                said.push(json!({ "replace": { "seat": other, "with": with } }));
            }
        }
        for said in said {
            ask(&mut self.people[number].line, said, &answers).await;
        }
        if !self.people[number].idles && self.once_in(2) {
            self.play(number).await;
        }
    }

    /// Connects with the secret of the seat, which is still theirs unless they were replaced.
    async fn connect(&mut self, room: &Room, number: usize) {
        let person = &mut self.people[number];
        let mut line = room.connect(&self.table, Some(&person.secret)).await;
        let welcome = line.wait_for("welcome").await;
        if welcome["seat"].is_null() {
            assert_eq!(line.wait_for("problem").await["problem"], "replaced");
            self.former.push(std::mem::take(&mut person.secret));
        } else {
            assert_eq!(welcome["seat"], json!(person.seat), "the seat is lost");
            person.line = Some(line);
        }
    }

    /// Plays until it is no longer the player's turn.
    async fn play(&mut self, number: usize) {
        let line = &mut self.people[number].line;
        while let Some(heard) = ask(line, json!({ "legal": true }), &["legal", "problem"]).await {
            let Some(legal) = heard.get("legal") else {
                return;
            };
            let events = legal["events"].as_array().unwrap();
            let event = &events[self.chance.below(events.len() as u32) as usize];
            let ply = &legal["ply"];
            let play = json!({ "play": [event], "ply": ply, "id": format!("{number} {ply}") });
            let answers = ["accepted", "conflict", "problem", "refused"];
            let answer = ask(line, play, &answers).await;
            assert!(answer.is_none_or(|answer| answer.get("refused").is_none()));
        }
    }

    /// Checks the finished game: deals, seats, and every clock.
    /// Returns how many times a clock was counted again.
    async fn check(&self, room: &Room, called: &Called) -> usize {
        let record = record(room, &self.table).await;
        takht_games::verify(&record, &self.noted).unwrap();
        for person in &self.people {
            let mut line = room.connect(&self.table, Some(&person.secret)).await;
            let welcome = line.wait_for("welcome").await;
            if welcome["seat"].is_null() {
                assert_eq!(line.wait_for("problem").await["problem"], "replaced");
            } else {
                assert_eq!(welcome["seat"], json!(person.seat));
                let resigned =
                    Seat::new(person.seat).is_some_and(|seat| record.resigned().contains(&seat));
                if self.away_at_end.contains(&person.called) && !resigned {
                    called.hears_of(&person.called, "over", 1).await;
                }
            }
        }
        let store = Sqlite::open_beside_server(&file(room.data.path()))
            .await
            .unwrap();
        let id = self.table.parse().unwrap();
        let (row, log) = store.whole(&id).await.unwrap().unwrap();
        self.clocks_add_up(&row.data, &log)
    }

    /// Counts every clock again, from the moments of the log alone: what a turn used beyond its own time is
    /// missing in the bank afterwards, and nothing else is.
    fn clocks_add_up(&self, row: &TableRow, log: &[LogEntry]) -> usize {
        let mut game = takht_games::start_named(&row.game, &row.options).unwrap();
        let mut banks: HashMap<usize, u64> = HashMap::new();
        let (mut began, mut ply, mut counted) = (row.begun, 0, 0);
        for entry in log {
            assert_eq!(entry.ply, ply);
            let whose = game.turn().seat().map(Seat::index);
            for event in &entry.events {
                game.play(event).unwrap();
            }
            let until = ply;
            ply += entry.events.len();
            let next = game.turn().seat().map(Seat::index);
            let (Some(seat), Some(bank)) = (entry.seat, entry.bank) else {
                if whose != next || entry.seat.is_none() {
                    began = began.max(entry.moment);
                }
                continue;
            };
            let about = |row: &&IncidentRow| {
                row.what.ply <= until && row.what.what.seat().map(Seat::index) == Some(seat)
            };
            let touched = row.incidents.iter().filter(about).any(|row| {
                matches!(
                    row.what.what,
                    Happening::Time(_) | Happening::Away(_) | Happening::Sit { .. }
                )
            });
            let before = banks.get(&seat).copied().unwrap_or(self.bank * 1000);
            let used = entry.moment.saturating_sub(began);
            let beyond = used.saturating_sub(self.turn * 1000);
            if !touched {
                assert_eq!(
                    bank,
                    before.saturating_sub(beyond),
                    "ply {until}, seat {seat}"
                );
                counted += 1;
            }
            assert!(bank <= self.bank * 1000);
            if whose != next {
                banks.insert(seat, bank);
                began = began.max(entry.moment);
            }
        }
        counted
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_of_slow_games_leaves_no_table_stuck() {
    let tables = std::env::var("TAKHT_PROOF").ok();
    let tables: u64 = tables.map_or(7, |tables| tables.parse().unwrap());
    let time = SimulatedTime::default();
    let mut process = Process::start(tempfile::tempdir().unwrap(), &time).await;
    let called = Called::start().await;
    let mut followed = Vec::new();
    for number in 0..tables {
        followed.push(Followed::begin(&process.room, &called, number).await);
    }
    let mut step = 0;
    while step < WEEK || followed.iter().any(|table| !table.is_over) {
        assert!(step < 40 * WEEK, "the games do not end");
        time.advance(Duration::from_secs(60 * STEP));
        // The store's clock goes with the simulation's: what is due in half an hour is due now.
        let passed = format!("UPDATE notices SET due = due - {}", 60 * STEP);
        change(process.room.data.path(), &passed).await;
        if step % RESTART == RESTART - 1 {
            called.restart();
            let is_killed = (step / RESTART).is_multiple_of(2);
            let service = (step + 1) * STEP * 60 * 1000;
            process = process.restart(is_killed, service, &time).await;
        }
        // After the week nobody comes any more, and bots finish the games.
        let somebody = step < WEEK;
        let (here, calls) = (&process.room, &called);
        let steps = followed
            .iter_mut()
            .map(|table| table.step(here, calls, step, somebody));
        let mut steps = futures_util::stream::iter(steps).buffer_unordered(8);
        while steps.next().await.is_some() {}
        drop(steps);
        // Timers and bots work meanwhile; nothing depends on how far they come.
        tokio::time::sleep(Duration::from_millis(3)).await;
        step += 1;
    }
    let mut incidents: HashMap<String, usize> = HashMap::new();
    let mut counted = 0;
    for table in &followed {
        counted += table.check(&process.room, &called).await;
        for line in record(&process.room, &table.table).await.incidents {
            let verb = line.split(' ').nth(1).unwrap().to_owned();
            *incidents.entry(verb).or_default() += 1;
        }
    }
    let days = step * STEP / (24 * 60);
    let calls = called.count();
    let kinds = ["turn", "time_low", "started", "joined", "over"];
    let kinds = kinds.map(|kind| (kind, called.count_of(kind)));
    println!(
        "{tables} tables, {days} days, {counted} turns counted again, {calls} calls {kinds:?}, {incidents:?}"
    );
    assert!(kinds.iter().all(|(_, count)| *count > 0), "{kinds:?}");
    // It stays until here, so that the last server ends outside of it.
    tokio::task::spawn_blocking(move || drop(process))
        .await
        .unwrap();
    assert!(
        counted > 20 && incidents.contains_key("time"),
        "{counted} {incidents:?}"
    );
}
