//! A simulated player, who plays at random and checks everything the server sends.

use std::collections::HashSet;
use std::ops::AddAssign;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use takht_core::fair::{Fair, Noted, Unfair};
use takht_core::{Chance, Quick, Record, Seat, Turn, Viewer};
use takht_games::AnyGame;
use takht_protocol::{
    Accepted, CreateTable, Events, FromTable, Hello, PROTOCOL, Play, Problem, Seated, TableId,
    TableState, ToTable,
};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::fair_notes::FairNotes;
use crate::fault::Fault;
use crate::http_client::nth;
use crate::pace::Pace;
use crate::watch::Watch;

/// Why a connection ended.
enum End {
    /// The game is over.
    Over,
    /// It broke; the player connects again.
    Broken,
    /// The server did something wrong.
    Fault(Fault),
}

impl From<Fault> for End {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// What a player has counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Turns that the server acknowledged.
    pub accepted: u64,
    /// Connections that broke.
    pub broken: u64,
    /// Turns that the player sent again because a connection broke before the acknowledgement.
    pub repeated: u64,
    /// Those of them that were already in the log: only the acknowledgement was lost.
    pub arrived: u64,
    /// Turns that the player sent twice in a row.
    pub twice: u64,
    /// Turns that the player sent again after their acknowledgement.
    pub after: u64,
    /// Old turns that the player sent again over a new connection.
    pub old: u64,
    /// Further acknowledgements of turns that were sent again.
    pub again: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        let Self {
            accepted,
            broken,
            repeated,
            arrived,
            twice,
            after,
            old,
            again,
        } = other;
        self.accepted += accepted;
        self.broken += broken;
        self.repeated += repeated;
        self.arrived += arrived;
        self.twice += twice;
        self.after += after;
        self.old += old;
        self.again += again;
    }
}

/// How a player plays.
#[derive(Clone, Debug, Default)]
pub(crate) struct Manner {
    /// The schedule of the table's turns; without it each turn is due at once.
    pub(crate) pace: Option<Arc<Pace>>,
    /// How long the player thinks about a turn.
    pub(crate) thinks: Duration,
    /// Whether the player sends some turns more often than necessary.
    pub(crate) stutters: bool,
}

/// A simulated player at a table.
pub struct SimulatedPlayer {
    /// The player's seat.
    pub seat: Seat,
    /// The player's table.
    pub table: TableId,
    /// What the player has counted.
    pub tally: Tally,
    pub(crate) manner: Manner,
    /// The server's address; several, separated by commas, if there are several servers.
    address: String,
    secret: String,
    game: Box<dyn AnyGame>,
    /// What the player notes of the table's fair deals.
    notes: FairNotes,
    /// Every event that the server has sent.
    events: Vec<String>,
    /// The turns that the server has acknowledged.
    acknowledged: Vec<Play>,
    /// The turn that was sent and not yet acknowledged.
    pending: Option<Play>,
    /// The ids of turns sent more often than necessary over this connection, and not yet answered.
    again: Vec<String>,
    chance: Quick,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long a player waits for a message before it connects again.
const PATIENCE: Duration = Duration::from_secs(20);

impl SimulatedPlayer {
    pub(crate) fn new(
        address: &str,
        table: TableId,
        wanted: &CreateTable,
        seated: &Seated,
        notes: FairNotes,
    ) -> Result<Self, Fault> {
        let game = takht_games::start_named(&wanted.game, &wanted.options);
        let mut seed = [0; 8];
        getrandom::fill(&mut seed).map_err(|error| Fault::of(&error))?;
        Ok(Self {
            seat: Seat::new(seated.seat).ok_or_else(|| Fault::new("no such seat"))?,
            table,
            tally: Tally::default(),
            manner: Manner::default(),
            address: address.to_owned(),
            secret: seated.secret.clone(),
            game: game.map_err(|error| Fault::of(&error))?,
            notes,
            events: Vec::new(),
            acknowledged: Vec::new(),
            pending: None,
            again: Vec::new(),
            chance: Quick::new(u64::from_le_bytes(seed)),
        })
    }

    /// Plays until the game is over, and connects again as often as necessary.
    pub async fn play(&mut self, watch: &Watch) -> Result<(), Fault> {
        loop {
            let end = match self.connect().await {
                Ok(mut socket) => {
                    let Err(end) = self.talk(&mut socket, watch).await;
                    end
                }
                Err(end) => end,
            };
            match end {
                End::Over => return Ok(()),
                End::Fault(fault) => {
                    let (table, seat) = (&self.table, self.seat);
                    return Err(Fault::new(format!("table {table}, seat {seat}: {fault}")));
                }
                End::Broken => {
                    self.tally.broken += 1;
                    tokio::time::sleep(Duration::from_millis(30)).await;
                }
            }
        }
    }

    async fn connect(&mut self) -> Result<Socket, End> {
        let address = nth(&self.address, self.tally.broken as usize);
        let link = format!("ws://{address}/api/tables/{}/socket", self.table);
        let connecting = connect_async_with_config(link, None, true);
        let connected = tokio::time::timeout(PATIENCE, connecting).await;
        let (mut socket, _) = connected
            .map_err(|_| End::Broken)?
            .map_err(|_| End::Broken)?;
        // The server does not answer over this connection what was sent over the old one.
        self.again.clear();
        self.notes.connects();
        // Ask for all events again, to check that they are the same as before.
        let hello = ToTable::Hello(Hello {
            hello: PROTOCOL,
            secret: Some(self.secret.clone()),
            resume: 0,
            in_lobby: false,
        });
        send(&mut socket, &hello).await?;
        Ok(socket)
    }

    async fn talk(
        &mut self,
        socket: &mut Socket,
        watch: &Watch,
    ) -> Result<std::convert::Infallible, End> {
        let (mut caught_up, mut has_begun) = (false, false);
        loop {
            match hear(socket).await? {
                FromTable::Events(events) => {
                    let first = !caught_up;
                    caught_up = true;
                    let own = self
                        .acknowledged
                        .last()
                        .is_some_and(|play| play.ply == events.ply);
                    if !first && !own {
                        watch.told(&self.table, events.ply);
                    }
                    let waited = self.events.is_empty();
                    self.learn(&events, first)?;
                    if let Some(pace) = &self.manner.pace
                        && waited
                    {
                        // The game begins when all seals are open.
                        pace.begin();
                    }
                    if first {
                        self.send_again(socket).await?;
                    }
                }
                FromTable::Accepted(accepted) => {
                    let play = self.accepted(&accepted)?;
                    if let Some(play) = play
                        && self.stutters(8)
                    {
                        self.tally.after += 1;
                        self.send_more(socket, play).await?;
                    }
                }
                FromTable::Conflict(conflict) => {
                    let id = conflict.id;
                    return Err(Fault::new(format!("{id} is said to come too late")).into());
                }
                FromTable::Refused(refusal) => {
                    return Err(Fault::new(format!("a legal turn was refused: {refusal:?}")).into());
                }
                FromTable::Problem(problem) => match problem.problem {
                    Problem::Unavailable | Problem::Stopping => return Err(End::Broken),
                    _ => return Err(Fault::new(format!("{problem}")).into()),
                },
                FromTable::Table(snapshot) => {
                    has_begun = matches!(snapshot.state, TableState::Playing | TableState::Over);
                    if let Some(answer) = self.notes.look(&snapshot, self.seat)? {
                        send(socket, &answer).await?;
                    }
                }
                FromTable::Welcome(_) | FromTable::Legal(_) | FromTable::Said(_) => {}
            }
            // The events of an acknowledged turn are still on their way.
            let heard = self
                .acknowledged
                .last()
                .is_none_or(|play| play.ply < self.events.len());
            // Not every game begins with a deal: before the seals are open it may seem to be a seat's turn.
            if !caught_up || !has_begun || !heard || self.pending.is_some() {
                continue;
            }
            if self.game.turn() == Turn::Seat(self.seat) {
                self.take_turn(socket, watch).await?;
            } else if self.game.turn() == Turn::Over && self.again.is_empty() {
                self.check_acknowledged()?;
                return Err(End::Over);
            }
        }
    }

    /// Decides on a turn, and sends it when it is due.
    async fn take_turn(&mut self, socket: &mut Socket, watch: &Watch) -> Result<(), End> {
        let play = self.decide()?;
        tokio::time::sleep(self.manner.thinks).await;
        let mut due = Instant::now();
        if let Some(pace) = &self.manner.pace {
            due = pace.due();
            tokio::time::sleep_until(due.into()).await;
        }
        self.pending = Some(play.clone());
        watch.begins(&self.table, play.ply, due);
        send(socket, &ToTable::Play(play.clone())).await?;
        if self.stutters(8) {
            self.tally.twice += 1;
            self.send_more(socket, play).await?;
        }
        Ok(())
    }

    /// After connecting again, sends the unacknowledged turn again under the same id. It must count once.
    async fn send_again(&mut self, socket: &mut Socket) -> Result<(), End> {
        if !self.acknowledged.is_empty() && self.stutters(2) {
            let number = self.chance.below(self.acknowledged.len() as u32);
            let old = self.acknowledged[number as usize].clone();
            self.tally.old += 1;
            self.send_more(socket, old).await?;
        }
        let Some(pending) = self.pending.clone() else {
            return Ok(());
        };
        self.tally.repeated += 1;
        self.tally.arrived += u64::from(pending.ply < self.events.len());
        send(socket, &ToTable::Play(pending)).await
    }

    /// Sends a turn more often than necessary; the server must answer that, too.
    async fn send_more(&mut self, socket: &mut Socket, play: Play) -> Result<(), End> {
        self.again.push(play.id.clone());
        send(socket, &ToTable::Play(play)).await
    }

    /// True once in `one_in` times, if this player sends turns more often than necessary.
    fn stutters(&mut self, one_in: u32) -> bool {
        self.manner.stutters && self.chance.below(one_in) == 0
    }

    /// Plays the events that the server sends. Known ones must be the same as before, and none may be
    /// missing.
    fn learn(&mut self, told: &Events, whole: bool) -> Result<(), Fault> {
        let known = self.events.get(told.ply..).ok_or_else(|| {
            Fault::new(format!(
                "told of ply {} after {}",
                told.ply,
                self.events.len()
            ))
        })?;
        if whole && told.events.len() < known.len() {
            let (now, before) = (told.events.len(), known.len());
            return Err(Fault::new(format!(
                "events are lost: {now} where there were {before}"
            )));
        }
        if known
            .iter()
            .zip(&told.events)
            .any(|(one, other)| one != other)
        {
            return Err(Fault::new(format!(
                "the past has changed from ply {} on",
                told.ply
            )));
        }
        for event in told.events.iter().skip(known.len()) {
            let ply = self.events.len();
            let played = self.game.play(event);
            played.map_err(|refused| Fault::new(format!("ply {ply}: {}", refused.message)))?;
            self.events.push(event.clone());
        }
        if whole {
            self.check_acknowledged()?;
        }
        Ok(())
    }

    /// Checks that every acknowledged turn is in the log, where the server said it is.
    fn check_acknowledged(&self) -> Result<(), Fault> {
        for Play { play, ply, .. } in &self.acknowledged {
            let there = self.events.get(*ply..ply + play.len());
            if there != Some(play.as_slice()) {
                let about = format!("{play:?} was acknowledged at ply {ply}, where {there:?} is");
                return Err(Fault::new(about));
            }
        }
        Ok(())
    }

    /// Handles an acknowledgement; returns the turn if it is the first one for it.
    fn accepted(&mut self, accepted: &Accepted) -> Result<Option<Play>, Fault> {
        let Accepted { id, ply } = accepted;
        let at = |play: &Play| match play.ply == *ply {
            true => Ok(()),
            false => Err(Fault::new(format!(
                "sent for ply {}, accepted at {ply}",
                play.ply
            ))),
        };
        if let Some(play) = self.pending.take_if(|play| play.id == *id) {
            at(&play)?;
            self.tally.accepted += 1;
            self.acknowledged.push(play.clone());
            return Ok(Some(play));
        }
        let asked = self.again.iter().position(|again| again == id);
        let known = self.acknowledged.iter().find(|play| play.id == *id);
        match (asked, known) {
            (Some(asked), Some(known)) => {
                at(known)?;
                self.again.swap_remove(asked);
                self.tally.again += 1;
                Ok(None)
            }
            _ => Err(Fault::new(format!("{id} was not asked for"))),
        }
    }

    /// Decides on a whole turn, or on the part of it before a deal.
    fn decide(&mut self) -> Result<Play, Fault> {
        let mut game = self.game.clone();
        let mut play = Vec::new();
        while game.turn() == Turn::Seat(self.seat) {
            let event = game.sample(&mut self.chance);
            let event = event.ok_or_else(|| Fault::new("nothing can be played"))?;
            let event = game
                .play(&event)
                .map_err(|refused| Fault::new(refused.message.to_string()))?;
            play.push(event);
        }
        let ply = self.events.len();
        let id = format!("{}-{ply}", self.seat);
        Ok(Play { play, ply, id })
    }

    /// Everything that the player has noted about the fair deals.
    pub fn noted(&self) -> Noted {
        self.notes.with_events(self.seat, &self.events)
    }

    /// Checks the record: its events are those that the server sent, as this seat may see them; the
    /// seat's events are the turns that the player sent; the scores are the same; and commitment, seals
    /// and nonce are those that the player noted.
    pub fn check(&self, record: &Record) -> Result<(), Fault> {
        let fair = record.fair.as_ref().ok_or(Unfair::Absent);
        let fair = fair
            .and_then(Fair::read)
            .map_err(|unfair| Fault::of(&unfair))?;
        let noted = self.noted().check(&fair);
        noted.map_err(|unfair| Fault::of(&unfair))?;
        let start = takht_games::start_named(&record.game, &record.options);
        let mut game = start.map_err(|error| Fault::of(&error))?;
        if record.events.len() != self.events.len() {
            let (kept, told) = (record.events.len(), self.events.len());
            return Err(Fault::new(format!("{kept} events kept, {told} told")));
        }
        let sent = self.acknowledged.iter();
        let sent: HashSet<usize> = sent
            .flat_map(|play| play.ply..play.ply + play.play.len())
            .collect();
        for (ply, (event, told)) in record.events.iter().zip(&self.events).enumerate() {
            let seen = game.seen_by(event, Viewer::Seat(self.seat));
            if seen.as_ref().ok() != Some(told) {
                return Err(Fault::new(format!("ply {ply} is {event}, told as {told}")));
            }
            // The table plays forced events by itself.
            let mine = game.turn() == Turn::Seat(self.seat);
            if mine && !sent.contains(&ply) && game.forced().is_none() {
                return Err(Fault::new(format!("ply {ply}, {event}, was never sent")));
            }
            let played = game.play(event);
            played.map_err(|refused| Fault::new(format!("ply {ply}: {}", refused.message)))?;
        }
        let [kept, own] = [&game, &self.game].map(|game| game.scores_json());
        match kept.get() == own.get() && game.ranking() == self.game.ranking() {
            true => Ok(()),
            false => Err(Fault::new(format!(
                "the record's scores are {kept}, their own {own}"
            ))),
        }
    }
}

async fn send(socket: &mut Socket, message: &ToTable) -> Result<(), End> {
    let text = Message::text(message.write());
    socket.send(text).await.map_err(|_| End::Broken)
}

async fn hear(socket: &mut Socket) -> Result<FromTable, End> {
    loop {
        let heard = tokio::time::timeout(PATIENCE, socket.next()).await;
        match heard.map_err(|_| End::Broken)? {
            Some(Ok(Message::Text(text))) => {
                let read = serde_json::from_str(&text);
                return read.map_err(|error| Fault::new(format!("{error}: {text}")).into());
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::Broken),
            Some(Ok(_)) => {}
        }
    }
}
