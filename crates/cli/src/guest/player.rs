//! A bot or an engine that plays at the table of a server.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use hyper::Method;
use takht_bots::{Budget, WallClock};
use takht_core::fair::Unfair;
use takht_core::{Record, Refused, Seat, Turn};
use takht_engine::{Cannot, Engines, Sitter};
use takht_games::{AnyGame, GameId};
use takht_protocol::{
    Events, FromTable, Hello, PROTOCOL, Play, Problem, ProblemReport, Seated, Sit, StandIn,
    TableSnapshot, TableState, ToTable,
};

use super::TableLink;
use super::network::{Line, NetworkError, Server};
use super::notes::Notes;
use crate::seed::hex;

/// How often in a row to connect again before giving up.
const TRIES: u32 = 60;

/// The pause before connecting again; it grows with every failure.
const PAUSE: Duration = Duration::from_millis(250);

/// The longest pause before connecting again.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// Why the guest cannot play on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoSeat {
    /// The server cannot be reached.
    #[error("{0}")]
    Unreachable(io::Error),
    /// The server refuses.
    #[error("{0}")]
    Refused(ProblemReport),
    /// The server says something that is not part of the protocol.
    #[error("the server answers {0}")]
    Foreign(String),
    /// The rules refuse what the server says happened, or what the bot plays.
    #[error("{}", .0.message)]
    Rules(Refused),
    /// The bot or the engine fails.
    #[error(transparent)]
    Player(#[from] Cannot),
    /// The deals are not those that the server has committed to.
    #[error("{}", .0.message())]
    Unfair(#[from] Unfair),
    /// The server's record is none.
    #[error("{}", .0.in_full())]
    Record(#[from] takht_core::RecordError),
    /// Somebody else has the seat now, or the game cannot go on.
    #[error("the table is closed to this player")]
    Closed,
}

impl From<NetworkError> for NoSeat {
    fn from(error: NetworkError) -> Self {
        match error {
            NetworkError::Broken(error) => Self::Unreachable(error),
            NetworkError::Refused(report) => Self::Refused(report),
            NetworkError::Foreign(said) => Self::Foreign(said),
        }
    }
}

/// What the guest tells while it plays.
pub(crate) enum Told {
    /// It has sat down.
    Seated(Seat),
    /// The game has begun.
    Begun,
    /// It has played a turn.
    Played(usize, Vec<String>),
    /// The connection broke.
    Lost(String),
}

/// A bot or an engine that plays at the table of a server.
pub(crate) struct Guest {
    server: Server,
    link: TableLink,
    /// The bot's name, or `exec:COMMAND`.
    bot: String,
    engines: Engines,
    time: Duration,
    seed: u64,
    secret: String,
    seat: Seat,
    notes: Notes,
    /// Every event so far, as the seat sees it, and the position after them.
    events: Vec<String>,
    game: Box<dyn AnyGame>,
    /// Who chooses, and how many of the events it has seen; with the events of a turn that is under way.
    sitter: Option<Sitter>,
    watched: Vec<String>,
    pending: Option<Play>,
    has_begun: bool,
}

/// How the guest is to play.
pub(crate) struct Manner {
    /// The bot's name, or `exec:COMMAND`.
    pub(crate) bot: String,
    pub(crate) engines: Engines,
    /// How long it thinks about a turn.
    pub(crate) time: Duration,
    pub(crate) seed: u64,
}

impl Guest {
    /// Takes a seat at a table.
    pub(crate) async fn sit(
        link: TableLink,
        manner: Manner,
        name: &str,
        seat: Option<usize>,
        secret: [u8; 16],
    ) -> Result<Self, NoSeat> {
        let server = Server::new(link.server.clone())?;
        let path = format!("/api/tables/{}", link.table);
        let nothing = None::<&()>;
        let snapshot: TableSnapshot = server.ask(Method::GET, &path, nothing).await?;
        let id = GameId::of_name(&snapshot.game)?;
        let game = takht_games::start(id, &snapshot.options)?;
        let notes = Notes::begin(&snapshot)?;
        let secret = hex(&secret);
        let sit = Sit {
            seat,
            name: name.to_owned(),
            sealed: notes.seal(),
            secret: Some(secret.clone()),
            ..Sit::default()
        };
        let Manner {
            bot,
            engines,
            time,
            seed,
        } = manner;
        // A bot that does not play this says so before it takes a seat from somebody.
        let tried = Sitter::sit(&bot, &engines, id, &snapshot.options, Seat::default(), seed)?;
        drop(tried);
        let path = format!("{path}/seats");
        let seated: Seated = server.ask(Method::POST, &path, Some(&sit)).await?;
        let number = seated.seat;
        let seat = Seat::new(number);
        let seat = seat.ok_or_else(|| NoSeat::Foreign(format!("seat {number}")))?;
        Ok(Self {
            server,
            link,
            bot,
            engines,
            time,
            seed,
            secret,
            seat,
            notes,
            events: Vec::new(),
            game,
            sitter: None,
            watched: Vec::new(),
            pending: None,
            has_begun: false,
        })
    }

    fn new_sitter(&self) -> Result<Sitter, Cannot> {
        let options = self.game.options();
        let (id, seat) = (self.game.id(), self.seat);
        Sitter::sit(&self.bot, &self.engines, id, &options, seat, self.seed)
    }

    /// Plays until the game is over, and connects again as often as necessary. Returns the record, which agrees with
    /// what the guest has noted.
    pub(crate) async fn play(&mut self, mut tell: impl FnMut(Told)) -> Result<Record, NoSeat> {
        tell(Told::Seated(self.seat));
        let mut tries = 0;
        loop {
            let before = self.events.len();
            match self.talk(&mut tell).await {
                Ok(()) => break,
                Err(NoSeat::Unreachable(error)) => {
                    if self.events.len() > before {
                        tries = 0;
                    }
                    tries += 1;
                    if tries > TRIES {
                        return Err(NoSeat::Unreachable(error));
                    }
                    tell(Told::Lost(error.to_string()));
                    tokio::time::sleep(LONGEST_PAUSE.min(PAUSE * tries)).await;
                }
                Err(other) => return Err(other),
            }
        }
        let path = format!("/api/tables/{}/record", self.link.table);
        let record: serde_json::Value = self.server.ask(Method::GET, &path, None::<&()>).await?;
        let record = Record::read(record.to_string().as_bytes())?;
        let noted = self.notes.with_events(self.seat, &self.events);
        takht_games::verify(&record, &noted)?;
        Ok(record)
    }

    /// Talks over one connection until the game is over.
    async fn talk(&mut self, tell: &mut impl FnMut(Told)) -> Result<(), NoSeat> {
        let mut line = self.server.socket(&self.link.table).await?;
        let hello = Hello {
            hello: PROTOCOL,
            secret: Some(self.secret.clone()),
            resume: self.events.len(),
            in_lobby: false,
        };
        line.say(&ToTable::Hello(hello)).await?;
        // What the server said while the bot was thinking.
        let mut said = VecDeque::new();
        let (mut caught_up, mut is_over, mut has_all) = (false, false, false);
        loop {
            let heard = match said.pop_front() {
                Some(heard) => heard,
                None => line.hear().await?,
            };
            match heard {
                FromTable::Welcome(welcome) if welcome.seat != Some(self.seat.index()) => {
                    return Err(NoSeat::Closed);
                }
                FromTable::Events(events) => {
                    self.learn(&events)?;
                    has_all |= is_over;
                    if !caught_up {
                        caught_up = true;
                        if let Some(pending) = self.pending.clone() {
                            // The answer may be lost: the same turn counts once.
                            line.say(&ToTable::Play(pending)).await?;
                        }
                    }
                }
                FromTable::Accepted(accepted) => {
                    if let Some(play) = self.pending.take_if(|play| play.id == accepted.id) {
                        tell(Told::Played(play.ply, play.play));
                    }
                }
                FromTable::Conflict(_) => self.pending = None,
                FromTable::Refused(refused) => {
                    return Err(NoSeat::Foreign(format!("{refused:?}")));
                }
                FromTable::Table(snapshot) => {
                    if let Some(answer) = self.notes.look(&snapshot, self.seat)? {
                        line.say(&answer).await?;
                    }
                    match snapshot.state {
                        TableState::Playing if !self.has_begun => {
                            self.has_begun = true;
                            tell(Told::Begun);
                        }
                        TableState::Over if !is_over => {
                            is_over = true;
                            // The last events may come before this, or after it.
                            line.say(&ToTable::Resume(self.events.len())).await?;
                        }
                        TableState::Frozen => return Err(NoSeat::Closed),
                        _ => {}
                    }
                    let own = snapshot.seats.get(self.seat.index());
                    match own.and_then(|own| own.stand_in) {
                        Some(StandIn::Away | StandIn::Time) if !is_over => {
                            line.say(&ToTable::Back).await?;
                        }
                        _ => {}
                    }
                }
                FromTable::Problem(report) => match report.problem {
                    Problem::Unavailable | Problem::Stopping | Problem::Idle | Problem::TooMany => {
                        return Err(NoSeat::Unreachable(io::Error::other(report.about)));
                    }
                    // A bot has stood in meanwhile, or the game has just begun or ended.
                    Problem::NotYourTurn | Problem::NotBegun | Problem::Begun | Problem::Over => {
                        self.pending = None;
                    }
                    _ => return Err(NoSeat::Refused(report)),
                },
                _ => {}
            }
            if is_over && has_all {
                return Ok(());
            }
            let is_due = caught_up && self.has_begun && !is_over && self.pending.is_none();
            if is_due && said.is_empty() && self.game.turn() == Turn::Seat(self.seat) {
                self.take_turn(&mut line, &mut said).await?;
            }
        }
    }

    /// Plays the events that the server tells.
    fn learn(&mut self, told: &Events) -> Result<(), NoSeat> {
        let known = self.events.len().checked_sub(told.ply);
        let Some(known) = known else {
            return Err(NoSeat::Foreign(format!(
                "with ply {} after {}",
                told.ply,
                self.events.len()
            )));
        };
        for event in told.events.iter().skip(known) {
            let played = self.game.play(event).map_err(NoSeat::Rules)?;
            self.events.push(played);
        }
        Ok(())
    }

    /// Lets the bot choose a whole turn, while the connection stays alive, and sends it.
    async fn take_turn(
        &mut self,
        line: &mut Line,
        said: &mut VecDeque<FromTable>,
    ) -> Result<(), NoSeat> {
        let follows = self.events.starts_with(&self.watched);
        let sitter = match self.sitter.take().filter(|_| follows) {
            Some(sitter) => sitter,
            None => {
                // Something else was played than the bot had chosen: it begins anew.
                self.watched.clear();
                self.new_sitter()?
            }
        };
        let missed = self.events[self.watched.len()..].to_vec();
        let (game, seat, time) = (self.game.clone(), self.seat, self.time);
        let mut thinking =
            tokio::task::spawn_blocking(move || think(sitter, &missed, game, seat, time));
        let thought = loop {
            tokio::select! {
                thought = &mut thinking => break thought,
                heard = line.hear() => said.push_back(heard?),
            }
        };
        let (sitter, turn) =
            thought.map_err(|error| NoSeat::Unreachable(io::Error::other(error)))??;
        self.sitter = Some(sitter);
        self.watched.clone_from(&self.events);
        self.watched.extend(turn.iter().cloned());
        let play = Play {
            ply: self.events.len(),
            id: format!("{}-{}", self.seat, self.events.len()),
            play: turn,
        };
        self.pending = Some(play.clone());
        Ok(line.say(&ToTable::Play(play)).await?)
    }
}

/// Chooses a whole turn: all events until another seat or chance acts, or the table plays what is forced.
fn think(
    mut sitter: Sitter,
    missed: &[String],
    mut game: Box<dyn AnyGame>,
    seat: Seat,
    time: Duration,
) -> Result<(Sitter, Vec<String>), NoSeat> {
    for event in missed {
        sitter.watch(event)?;
    }
    let clock = WallClock::start();
    let budget = Budget::Time(time, &clock);
    let mut turn = Vec::new();
    while game.turn() == Turn::Seat(seat) && (turn.is_empty() || game.forced().is_none()) {
        let event = sitter.choose(&budget)?;
        let event = game.play(&event).map_err(NoSeat::Rules)?;
        sitter.watch(&event)?;
        turn.push(event);
    }
    Ok((sitter, turn))
}
