//! One address keeps as many strong bots busy as the server lets it. The bots of others must answer all the
//! same.

use std::ffi::OsString;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use takht_core::{Quick, Seat, Turn};
use takht_games::AnyGame;
use takht_protocol::{
    CreateTable, Created, Events, FromTable, Play, Problem, Sit, TableId, TableState, ToTable,
};
use tokio::task::JoinSet;

use crate::caller::Caller;
use crate::fair_notes::FairNotes;
use crate::fault::Fault;
use crate::server::Server;
use crate::talk::Talk;
use crate::watch::Latency;

/// The size of an attack.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// How many tables of four masters the attacker tries to start.
    pub tables: usize,
    /// How many tables with bots the server lets one address have; without it, as many as it always does.
    pub bot_tables: Option<u32>,
    /// How many games the victim plays with a knight before the attack, and during it.
    pub games: usize,
    /// Whether these are dynasties: three games in one.
    pub dynasty: bool,
    /// How long the victim thinks about a turn, so that the turns are spread over the attack.
    pub thinks: Duration,
}

/// The result of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Tables of four masters that the attacker started.
    pub started: usize,
    /// Those that the server refused with `too_many`.
    pub refused: usize,
    /// Events that the attacker saw at its tables.
    pub events: u64,
    /// The attacker's tables where the game was not over when the victim had played all games.
    pub unfinished: usize,
    /// The knight and the acknowledgements before the attack.
    pub peace: Answers,
    /// The same during the attack.
    pub attack: Answers,
}

/// How soon the server answered a player against a knight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// The time from the acknowledgement of the player's turn to the knight's events.
    pub knight: Latency,
    /// The time from the player's turn to its acknowledgement.
    pub acknowledged: Latency,
}

/// The address of the attacker, and that of the victim.
const ATTACKER: [u8; 4] = [127, 0, 0, 2];
const VICTIM: [u8; 4] = [127, 0, 0, 3];

/// How long the first of the attacker's masters may think before it plays.
const MASTERS: Duration = Duration::from_secs(60);

/// Runs an attack on a server with its usual limits.
pub async fn run(program: &Path, size: Size) -> Result<Seen, Fault> {
    let data = tempfile::tempdir().map_err(|error| Fault::of(&error))?;
    let mut arguments = vec![OsString::from("--without-web")];
    if let Some(most) = size.bot_tables {
        arguments.extend(["--bot-tables-per-address".into(), most.to_string().into()]);
    }
    let server = Server::start_with(program, data.path(), &arguments).await;
    let server = server.map_err(|error| Fault::of(&error))?;
    let address = server.address();
    let victim = Victim::new(&address, size);
    let peace = victim.play_games(size.games).await?;

    let attacker = Caller::new(&address, ATTACKER);
    let (mut tables, mut refused) = (Vec::new(), 0);
    for _ in 0..size.tables {
        match start_masters(&attacker).await? {
            Some(table) => tables.push(table),
            None => refused += 1,
        }
    }
    // The bots play only as long as somebody watches.
    let events = Arc::new(AtomicU64::new(0));
    let mut watching = JoinSet::new();
    for table in &tables {
        let talk = attacker.open(table, None).await?;
        watching.spawn(watch(talk, events.clone()));
    }
    let begun = Instant::now();
    while events.load(Ordering::Relaxed) == 0 {
        if begun.elapsed() > MASTERS {
            return Err(Fault::new("the attacker's masters do not play"));
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let attack = victim.play_games(size.games).await?;
    let mut unfinished = 0;
    for table in &tables {
        let is_over = attacker.snapshot(table).await?.state == TableState::Over;
        unfinished += usize::from(!is_over);
    }
    if let Some(ended) = watching.try_join_next() {
        return Err(Fault::new(format!("a watcher was disconnected: {ended:?}")));
    }
    Ok(Seen {
        started: tables.len(),
        refused,
        events: events.load(Ordering::Relaxed),
        unfinished,
        peace,
        attack,
    })
}

fn kingdomino(players: usize, dynasty: bool) -> CreateTable {
    let options = json!({ "players": players, "dynasty": dynasty });
    CreateTable {
        game: "kingdomino".to_owned(),
        options: options.as_object().cloned().unwrap_or_default(),
        ..CreateTable::default()
    }
}

/// Starts a table of four masters; none if the server says that there are too many.
async fn start_masters(attacker: &Caller) -> Result<Option<TableId>, Fault> {
    let started = async {
        let created = attacker.create_table(&kingdomino(4, false)).await?;
        let created = match created {
            Ok(created) => created,
            Err(report) => return Ok(Err(report)),
        };
        for _ in 0..4 {
            if let Err(report) = attacker.sit_bot(&created, "master").await? {
                return Ok(Err(report));
            }
        }
        let started = attacker.start(&created).await?;
        Ok::<_, Fault>(started.map(|()| created.table))
    };
    match started.await? {
        Ok(table) => Ok(Some(table)),
        Err(report) if report.problem == Problem::TooMany => Ok(None),
        Err(report) => Err(Fault::of(&report)),
    }
}

/// Watches a table, and counts its events.
async fn watch(mut talk: Talk, events: Arc<AtomicU64>) -> Result<(), Fault> {
    loop {
        match talk.wait().await? {
            Some(FromTable::Events(told)) => {
                events.fetch_add(told.events.len() as u64, Ordering::Relaxed);
            }
            Some(_) => {}
            None => return Ok(()),
        }
    }
}

/// A player at another address, who plays with a knight.
struct Victim {
    caller: Caller,
    wanted: CreateTable,
    thinks: Duration,
}

/// The victim's seat; the knight has the other one.
const OWN: usize = 0;

impl Victim {
    fn new(server: &str, size: Size) -> Self {
        Self {
            caller: Caller::new(server, VICTIM),
            wanted: kingdomino(2, size.dynasty),
            thinks: size.thinks,
        }
    }

    async fn play_games(&self, games: usize) -> Result<Answers, Fault> {
        let (mut knight, mut acknowledged) = (Vec::new(), Vec::new());
        for number in 0..games {
            let mut game = self.begin(number as u64).await?;
            game.play().await?;
            knight.append(&mut game.knight);
            acknowledged.append(&mut game.acknowledged);
        }
        Ok(Answers {
            knight: Latency::of(knight),
            acknowledged: Latency::of(acknowledged),
        })
    }

    /// Begins a game with a knight.
    async fn begin(&self, seed: u64) -> Result<KnightGame, Fault> {
        let refused = |report| Fault::of(&report);
        let created = self.caller.create_table(&self.wanted).await?;
        let created: Created = created.map_err(refused)?;
        let mut notes = FairNotes::begin(&self.caller.snapshot(&created.table).await?)?;
        let sit = Sit {
            seat: Some(OWN),
            name: "Ada".to_owned(),
            sealed: notes.seal(),
            ..Sit::default()
        };
        let seated = self
            .caller
            .sit(&created.table, &sit)
            .await?
            .map_err(refused)?;
        self.caller
            .sit_bot(&created, "knight")
            .await?
            .map_err(refused)?;
        let secret = Some(seated.secret.as_str());
        let mut talk = self.caller.open(&created.table, secret).await?;
        self.caller.start(&created).await?.map_err(refused)?;
        let stands = self.caller.snapshot(&created.table).await?;
        if let Some(answer) = notes.look(&stands, Seat::default())? {
            talk.say(answer.write()).await;
        }
        let game = takht_games::start_named(&self.wanted.game, &self.wanted.options);
        Ok(KnightGame {
            talk,
            notes,
            game: game.map_err(|error| Fault::of(&error))?,
            ply: 0,
            thinks: self.thinks,
            chance: Quick::new(seed),
            sent: None,
            since: Instant::now(),
            knight: Vec::new(),
            acknowledged: Vec::new(),
        })
    }
}

/// A game with a knight, as the victim sees it.
struct KnightGame {
    talk: Talk,
    notes: FairNotes,
    game: Box<dyn AnyGame>,
    ply: usize,
    thinks: Duration,
    chance: Quick,
    /// When the victim sent its turn, if that is not acknowledged yet.
    sent: Option<Instant>,
    /// Since when the knight may have been thinking.
    since: Instant,
    knight: Vec<Duration>,
    acknowledged: Vec<Duration>,
}

impl KnightGame {
    async fn play(&mut self) -> Result<(), Fault> {
        while self.game.turn() != Turn::Over {
            match self.talk.next().await? {
                Some(FromTable::Events(events)) => {
                    self.learn(&events)?;
                    if self.is_own_turn() {
                        self.take_turn().await?;
                    }
                }
                Some(FromTable::Accepted(_)) => {
                    let sent = self.sent.take();
                    let sent = sent.ok_or_else(|| Fault::new("nothing was sent"))?;
                    self.acknowledged.push(sent.elapsed());
                    self.since = Instant::now();
                }
                Some(FromTable::Table(snapshot)) => {
                    if let Some(answer) = self.notes.look(&snapshot, Seat::default())? {
                        self.talk.say(answer.write()).await;
                    }
                }
                Some(FromTable::Welcome(_) | FromTable::Legal(_)) => {}
                other => return Err(Fault::new(format!("the server says {other:?}"))),
            }
        }
        Ok(())
    }

    fn is_own_turn(&self) -> bool {
        self.sent.is_none() && self.game.turn() == Turn::Seat(Seat::default())
    }

    /// Plays the events that the server sends, and notes how long the knight took.
    fn learn(&mut self, told: &Events) -> Result<(), Fault> {
        if told.ply != self.ply {
            let about = format!("told of ply {} after {}", told.ply, self.ply);
            return Err(Fault::new(about));
        }
        let mut is_knights = false;
        for event in &told.events {
            let seat = self.game.turn().seat();
            let decides = seat.is_some_and(|seat| seat.index() != OWN);
            is_knights |= decides && self.game.forced().is_none();
            let played = self.game.play(event);
            played.map_err(|refused| Fault::new(refused.message.to_string()))?;
            self.ply += 1;
        }
        if is_knights {
            self.knight.push(self.since.elapsed());
            self.since = Instant::now();
        }
        Ok(())
    }

    async fn take_turn(&mut self) -> Result<(), Fault> {
        let mut game = self.game.clone();
        let mut play = Vec::new();
        while game.turn() == Turn::Seat(Seat::default()) {
            let event = game.sample(&mut self.chance);
            let event = event.ok_or_else(|| Fault::new("nothing can be played"))?;
            let event = game.play(&event);
            play.push(event.map_err(|refused| Fault::new(refused.message.to_string()))?);
        }
        let turn = Play {
            play,
            ply: self.ply,
            id: self.ply.to_string(),
        };
        tokio::time::sleep(self.thinks).await;
        self.sent = Some(Instant::now());
        self.talk.say(ToTable::Play(turn).write()).await;
        Ok(())
    }
}
