//! Someone who plays at random, and remembers everything they were told.

use std::collections::HashMap;
use std::fmt::Display;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use takht_core::{Quick, Record, Seat, Turn, Viewer};
use takht_games::AnyGame;
use takht_protocol::{
    Accepted, Events, FromTable, Gather, Hello, PROTOCOL, Play, Problem, Seated, TableId, ToTable,
};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// The server did what it must not.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Fault(String);

impl Fault {
    /// What it did.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    pub(crate) fn of(error: &impl Display) -> Self {
        Self(error.to_string())
    }
}

/// How a connection came to its end.
enum End {
    /// The game is over.
    Over,
    /// It broke; there may be another.
    Broken,
    /// Something is wrong.
    Fault(Fault),
}

impl From<Fault> for End {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// Looks how long turns take to reach the others.
#[derive(Debug, Default)]
pub struct Watch {
    sent: Mutex<HashMap<TableId, (usize, Instant)>>,
    took: Mutex<Vec<Duration>>,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Watch {
    fn sent(&self, table: &TableId, ply: usize) {
        held(&self.sent).insert(table.clone(), (ply, Instant::now()));
    }

    /// Someone else was told of events from a ply on; the first to be told counts.
    fn told(&self, table: &TableId, from: usize) {
        let mut sent = held(&self.sent);
        if let Some((ply, begun)) = sent.get(table).copied()
            && ply == from
        {
            sent.remove(table);
            held(&self.took).push(begun.elapsed());
        }
    }

    /// How long turns took since it was last asked.
    pub fn clear(&self) -> Vec<Duration> {
        std::mem::take(&mut held(&self.took))
    }
}

/// What someone has been through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Turns that were acknowledged.
    pub accepted: u64,
    /// Connections that broke.
    pub broken: u64,
    /// Turns that were sent again because nobody knew what had become of them.
    pub repeated: u64,
}

/// Someone at a table.
pub struct Person {
    /// Where they sit.
    pub seat: Seat,
    /// At which table.
    pub table: TableId,
    /// What they have been through.
    pub tally: Tally,
    secret: String,
    game: Box<dyn AnyGame>,
    /// Everything they were told has happened.
    events: Vec<String>,
    /// What was acknowledged, and at which ply.
    acknowledged: Vec<(usize, Vec<String>)>,
    /// What they have sent and not heard of.
    pending: Option<Play>,
    chance: Quick,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// How long someone waits for anything before they connect again.
const PATIENCE: Duration = Duration::from_secs(20);

impl Person {
    pub(crate) fn new(table: TableId, wanted: &Gather, seated: &Seated) -> Result<Self, Fault> {
        let game = takht_games::start(&wanted.game, &wanted.options);
        let mut seed = [0; 8];
        getrandom::fill(&mut seed).map_err(|error| Fault::of(&error))?;
        Ok(Self {
            seat: Seat::new(seated.seat).ok_or_else(|| Fault::new("no such seat"))?,
            table,
            tally: Tally::default(),
            secret: seated.secret.clone(),
            game: game.map_err(|error| Fault::of(&error))?,
            events: Vec::new(),
            acknowledged: Vec::new(),
            pending: None,
            chance: Quick::new(u64::from_le_bytes(seed)),
        })
    }

    /// Plays until the game is over, connecting as often as it takes.
    pub async fn play(&mut self, address: &str, watch: &Watch) -> Result<(), Fault> {
        loop {
            let end = match self.connect(address).await {
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
                    return Err(Fault(format!("table {table}, seat {seat}: {fault}")));
                }
                End::Broken => {
                    self.tally.broken += 1;
                    tokio::time::sleep(Duration::from_millis(30)).await;
                }
            }
        }
    }

    async fn connect(&mut self, address: &str) -> Result<Socket, End> {
        let link = format!("ws://{address}/api/tables/{}/socket", self.table);
        let (mut socket, _) = connect_async_with_config(link, None, true)
            .await
            .map_err(|_| End::Broken)?;
        // Everything is asked for again: it must still be what it was.
        let hello = ToTable::Hello(Hello {
            hello: PROTOCOL,
            secret: Some(self.secret.clone()),
            resume: 0,
        });
        send(&mut socket, &hello).await?;
        Ok(socket)
    }

    async fn talk(
        &mut self,
        socket: &mut Socket,
        watch: &Watch,
    ) -> Result<std::convert::Infallible, End> {
        let mut caught_up = false;
        loop {
            match hear(socket).await? {
                FromTable::Events(events) => {
                    let first = !caught_up;
                    caught_up = true;
                    let own = self
                        .acknowledged
                        .last()
                        .is_some_and(|(ply, _)| *ply == events.ply);
                    if !first && !own {
                        watch.told(&self.table, events.ply);
                    }
                    self.learn(&events, first)?;
                    if self.game.turn() == Turn::Over {
                        self.check_acknowledged()?;
                        return Err(End::Over);
                    }
                    // What was sent before is sent again, under the same name: it counts once.
                    if first && let Some(pending) = self.pending.clone() {
                        self.tally.repeated += 1;
                        send(socket, &ToTable::Play(pending)).await?;
                    }
                }
                FromTable::Accepted(accepted) => self.accepted(&accepted)?,
                FromTable::Conflict(conflict) => {
                    if self
                        .pending
                        .take_if(|play| play.id == conflict.id)
                        .is_some()
                    {
                        return Err(Fault::new("a turn of ours came too late").into());
                    }
                }
                FromTable::Refused(refusal) => {
                    return Err(Fault(format!("a legal turn was refused: {refusal:?}")).into());
                }
                FromTable::Problem(problem) => match problem.problem {
                    Problem::Unavailable | Problem::Stopping => return Err(End::Broken),
                    _ => return Err(Fault(format!("{problem}")).into()),
                },
                FromTable::Welcome(_) | FromTable::Table(_) | FromTable::Legal(_) => {}
            }
            // What was acknowledged is on its way.
            let heard = self
                .acknowledged
                .last()
                .is_none_or(|(ply, _)| *ply < self.events.len());
            let free = caught_up && heard && self.pending.is_none();
            if free && self.game.turn() == Turn::Seat(self.seat) {
                let play = self.decide()?;
                self.pending = Some(play.clone());
                watch.sent(&self.table, play.ply);
                send(socket, &ToTable::Play(play)).await?;
            }
        }
    }

    /// Folds what is told. What was told before must be the same, and all of it must be there.
    fn learn(&mut self, told: &Events, whole: bool) -> Result<(), Fault> {
        let known = self.events.get(told.ply..).ok_or_else(|| {
            Fault(format!(
                "told of ply {} after {}",
                told.ply,
                self.events.len()
            ))
        })?;
        if whole && told.events.len() < known.len() {
            let (now, before) = (told.events.len(), known.len());
            return Err(Fault(format!(
                "events are lost: {now} where there were {before}"
            )));
        }
        if known
            .iter()
            .zip(&told.events)
            .any(|(one, other)| one != other)
        {
            return Err(Fault(format!(
                "the past has changed from ply {} on",
                told.ply
            )));
        }
        for event in told.events.iter().skip(known.len()) {
            let ply = self.events.len();
            let played = self.game.play(event);
            played.map_err(|refused| Fault(format!("ply {ply}: {}", refused.message)))?;
            self.events.push(event.clone());
        }
        if whole {
            self.check_acknowledged()?;
        }
        Ok(())
    }

    /// Everything that was acknowledged is there, once, where it was said to be.
    fn check_acknowledged(&self) -> Result<(), Fault> {
        for (ply, events) in &self.acknowledged {
            let there = self.events.get(*ply..ply + events.len());
            if there != Some(events.as_slice()) {
                let about = format!("{events:?} was acknowledged at ply {ply}, where {there:?} is");
                return Err(Fault(about));
            }
        }
        Ok(())
    }

    fn accepted(&mut self, accepted: &Accepted) -> Result<(), Fault> {
        let pending = self.pending.take_if(|play| play.id == accepted.id);
        let Some(play) = pending else {
            return Err(Fault(format!("{} was never asked for", accepted.id)));
        };
        if play.ply != accepted.ply {
            let (got, sent) = (accepted.ply, play.ply);
            return Err(Fault(format!("sent for ply {sent}, accepted at {got}")));
        }
        self.tally.accepted += 1;
        self.acknowledged.push((accepted.ply, play.play));
        Ok(())
    }

    /// A whole turn, or the part of it before something is dealt.
    fn decide(&mut self) -> Result<Play, Fault> {
        let mut game = self.game.clone();
        let mut play = Vec::new();
        while game.turn() == Turn::Seat(self.seat) {
            let event = game.sample(&mut self.chance);
            let event = event.ok_or_else(|| Fault::new("nothing can be played"))?;
            let event = game
                .play(&event)
                .map_err(|refused| Fault(refused.message.to_string()))?;
            play.push(event);
        }
        let ply = self.events.len();
        let id = format!("{}-{ply}", self.seat);
        Ok(Play { play, ply, id })
    }

    /// What they were told is what the record says, as they may see it.
    pub fn check(&self, record: &Record) -> Result<(), Fault> {
        let start = takht_games::start(&record.game, &record.options);
        let mut game = start.map_err(|error| Fault::of(&error))?;
        if record.events.len() != self.events.len() {
            let (kept, told) = (record.events.len(), self.events.len());
            return Err(Fault(format!("{kept} events kept, {told} told")));
        }
        for (ply, (event, told)) in record.events.iter().zip(&self.events).enumerate() {
            let seen = game.seen_by(event, Viewer::Seat(self.seat));
            if seen.as_ref().ok() != Some(told) {
                return Err(Fault(format!("ply {ply} is {event}, told as {told}")));
            }
            let played = game.play(event);
            played.map_err(|refused| Fault(format!("ply {ply}: {}", refused.message)))?;
        }
        Ok(())
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
                return read.map_err(|error| Fault(format!("{error}: {text}")).into());
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::Broken),
            Some(Ok(_)) => {}
        }
    }
}
