//! A table in memory: one task, which handles one command after the other.

mod bots;
mod calls;
mod gone;
mod hosting;
mod incidents;
mod moderation;
mod peers;
mod phrases;
mod players;
mod seating;
mod timers;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use serde_json::json;
use takht_core::message::Arg;
use takht_core::{MAX_SEATS, Message, Record, Seat};
use takht_protocol::{
    Accepted, Conflict, Events, FromTable, HandOn, Legal, Lock, Phrase, Play, Problem,
    ProblemReport, RefusedTurn, Rematch, Rematched, Removal, ReplacePlayer, Said, Seated, Sit,
    SitBot, Start, TableId, TableOverview, TableSnapshot,
};
use tokio::sync::{mpsc, oneshot};

use crate::listener::Caller;
use crate::lobby;
use crate::outbox::Outbox;
use crate::secret;
use crate::served_table::{Proposal, ServedTable, Verdict};
use crate::store::{Phase, SeatRow, StoreError, VersionedRow, Written};
use crate::table_registry::TableRegistry;
use crate::time_source::Moment;
use peers::Peers;

/// Where the answer to a command goes.
type Answer<T> = oneshot::Sender<Result<T, ProblemReport>>;

/// A command to a table's task.
pub(crate) enum TableCommand {
    /// A client connects.
    Join {
        caller: Caller,
        secret: Option<String>,
        resume: usize,
        out: Outbox,
        answer: Answer<Joined>,
    },
    /// A client disconnects.
    Leave(Visitor),
    /// A client plays a turn.
    Play(Visitor, Play),
    /// A client asks for the events from a ply on.
    Resume(Visitor, usize),
    /// A client asks for the legal events.
    Legal(Visitor),
    /// A player seals another nonce.
    Seal(Visitor, String),
    /// A player opens the seal of their nonce.
    Open(Visitor, String),
    /// A player takes the seat back from a bot.
    Back(Visitor),
    /// A player resigns.
    Resign(Visitor),
    /// A player agrees to end the game, or does not.
    End(Visitor, bool),
    /// A player votes to replace somebody.
    Replace(Visitor, ReplacePlayer),
    /// A player says something.
    Say(Visitor, Phrase),
    /// A player who is connected to another server has said something.
    SaidElsewhere(Said),
    /// The host locks or unlocks the table.
    Lock(Lock, Answer<()>),
    /// The host hands the role on.
    HandOn(HandOn, Answer<()>),
    /// A player takes a seat.
    Sit(Sit, Caller, Answer<Seated>),
    /// The host or a player frees a seat.
    StandUp(usize, String, Answer<()>),
    /// The host or a player asks for another game.
    Rematch(Rematch, Answer<Rematched>),
    /// The host gives a seat to a bot.
    SitBot(SitBot, Answer<Seated>),
    /// The host or a player starts the game.
    Start(Start, Caller, Answer<()>),
    /// The host deletes the table, or somebody agrees to its removal.
    Delete(String, Answer<Removal>),
    /// A client asks for the table's snapshot.
    Snapshot(Answer<TableSnapshot>),
    /// A page asks whether the table waits for its person.
    Overview(Answer<TableOverview>),
    /// A client asks for the record, as the owner of the secret may see it.
    Record(Option<String>, Answer<Record>),
    /// The operator takes back so many turns.
    Undo(usize, Answer<usize>),
    /// The operator plays for the seat whose turn it is.
    Patch(Vec<String>, Answer<usize>),
    /// Another server has changed the table.
    Look,
    /// The player of a seat wants to be called on one more way.
    Subscribed(usize),
    /// A bot has decided on its turn, or on the turn of an absent player.
    Thought(bots::Thought),
}

/// A connected client.
pub(crate) type Visitor = u64;

/// The answer to a client that has connected.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Joined {
    pub(crate) visitor: Visitor,
    pub(crate) seat: Option<Seat>,
}

impl TableCommand {
    /// True if the task must read the store first, because other servers may have changed what the answer
    /// depends on.
    fn wants_news(&self, ply: usize) -> bool {
        match self {
            // A turn at the current ply is either appended or gets a conflict from the store.
            Self::Play(_, play) => play.ply != ply,
            Self::Leave(_)
            | Self::Say(..)
            | Self::SaidElsewhere(_)
            | Self::Look
            | Self::Subscribed(_)
            | Self::Thought(_) => false,
            Self::Join { .. }
            | Self::Seal(..)
            | Self::Open(..)
            | Self::Back(_)
            | Self::Resign(_)
            | Self::End(..)
            | Self::Replace(..)
            | Self::Lock(..)
            | Self::HandOn(..)
            | Self::Resume(..)
            | Self::Legal(_)
            | Self::StandUp(..)
            | Self::Rematch(..)
            | Self::Sit(..)
            | Self::SitBot(..)
            | Self::Start(..)
            | Self::Delete(..)
            | Self::Snapshot(_)
            | Self::Overview(_)
            | Self::Undo(..)
            | Self::Patch(..)
            | Self::Record(..) => true,
        }
    }
}

struct Connection {
    /// The client's address.
    caller: Caller,
    /// The hash of the client's secret.
    secret: Option<String>,
    /// The seat that the secret proves now.
    seat: Option<Seat>,
    out: Outbox,
}

/// How long a table without clients stays in memory, in milliseconds.
const IDLE: u64 = 60 * 1000;

/// How long to wait after a failure of the store before asking it again.
const PAUSE: Duration = Duration::from_secs(1);

pub(crate) struct TableTask {
    registry: Arc<TableRegistry>,
    table: ServedTable,
    visitors: BTreeMap<Visitor, Connection>,
    next: Visitor,
    inbox: mpsc::Receiver<TableCommand>,
    /// The task's own inbox, for the bots that it starts.
    own: mpsc::WeakSender<TableCommand>,
    /// The ply that a bot is thinking about.
    thinking: Option<usize>,
    /// The ply at which no bot found a turn. Asking again would give the same result.
    stuck: Option<usize>,
    /// When the current turn began.
    since: Moment,
    /// When the player of each seat was last connected.
    last_here: [Moment; MAX_SEATS],
    /// For which seats bots stand in and who is gone, as clients were last told.
    told: [gone::SeatState; MAX_SEATS],
    /// When the task last received a command.
    asked: Moment,
    /// Since when the table has waited for the players' nonces, if it does.
    opening: Option<Moment>,
    /// When the host was last connected, while people gather; none while the host is connected.
    host_gone: Option<Moment>,
    /// The row's version, the free seats and the address with which the lobby shows this table.
    shown: Option<(i64, usize, Caller)>,
    /// Whom the task has called.
    called: calls::Called,
    /// When each seat may say something again.
    phrases: phrases::Pauses,
    peers: Peers,
}

/// Removes a table from the registry when its task ends, even if the task panics.
struct ForgetOnDrop(Arc<TableRegistry>, TableId);

impl Drop for ForgetOnDrop {
    fn drop(&mut self) {
        self.0.lobby.unlist(&self.1);
        self.0.bots_rest(&self.1);
        self.0.forget(&self.1);
    }
}

/// The task has to end: the table is deleted, idle, or the store fails. Its connections close, and the
/// next client makes the registry load the table from the store.
struct TableClosed;

impl TableTask {
    /// Serves a table until it has no clients, or can no longer be served.
    pub(crate) async fn run(
        registry: Arc<TableRegistry>,
        table: ServedTable,
        inbox: mpsc::Receiver<TableCommand>,
        own: mpsc::WeakSender<TableCommand>,
    ) {
        let now = registry.time.now();
        let mut task = Self {
            since: gone::turn_began(&registry, &table),
            last_here: gone::last_here(&registry, &table),
            registry,
            table,
            visitors: BTreeMap::new(),
            next: 0,
            inbox,
            own,
            told: [gone::SeatState::default(); MAX_SEATS],
            thinking: None,
            stuck: None,
            asked: now,
            opening: None,
            host_gone: Some(now),
            shown: None,
            called: calls::Called::default(),
            phrases: phrases::Pauses::default(),
            peers: Peers::new(),
        };
        // However this task ends, the next request loads the table again.
        let _put_away = ForgetOnDrop(task.registry.clone(), task.table.id.clone());
        // Other nodes may already serve this table.
        let begun = match task.registry.store.nodes() {
            Some(_) => task
                .sync_from_store()
                .await
                .and_then(|synced| match synced {
                    true => Ok(()),
                    false => Err(TableClosed),
                }),
            None => task.advance().await,
        };
        if begun.is_ok() {
            task.serve().await.ok();
        }
        task.inbox.close();
        task.keep_last_here();
        task.leave_to_peers().await;
    }

    async fn serve(&mut self) -> Result<(), TableClosed> {
        loop {
            self.publish_presence().await;
            self.publish_listing();
            self.note_opening();
            self.note_host();
            self.call_absent();
            match self.next_command().await {
                Some(Some(ask)) => {
                    // Pages ask for overviews all the time; that is no reason to stay in memory.
                    if !matches!(ask, TableCommand::Overview(_)) {
                        self.asked = self.now();
                    }
                    self.answer(ask).await?;
                }
                Some(None) => return Err(TableClosed),
                None => self.do_what_is_due().await?,
            }
        }
    }

    /// The moment now.
    fn now(&self) -> Moment {
        self.registry.time.now()
    }

    async fn answer(&mut self, ask: TableCommand) -> Result<(), TableClosed> {
        // Without the store the task cannot know what other servers have done.
        if ask.wants_news(self.table.ply()) && !self.sync_from_store().await? {
            return Err(TableClosed);
        }
        match ask {
            TableCommand::Join {
                caller,
                secret,
                resume,
                out,
                answer,
            } => {
                let joins = self.join(caller, secret.as_deref(), resume, out, answer);
                joins.await?;
                // Bots pause while nobody looks.
                return self.advance().await;
            }
            TableCommand::Leave(visitor) => self.leave(visitor),
            TableCommand::Play(visitor, play) => return self.play(visitor, &play).await,
            TableCommand::Resume(visitor, from) => self.catch_up(visitor, from),
            TableCommand::Sit(sit, caller, answer) => {
                let done = self.sit(sit, caller).await?;
                answer.send(done).ok();
            }
            TableCommand::Seal(visitor, seal) => return self.seal(visitor, &seal).await,
            TableCommand::Open(visitor, nonce) => return self.open_seal(visitor, &nonce).await,
            TableCommand::Legal(visitor) => self.tell_legal(visitor),
            TableCommand::Back(visitor) => return self.take_back(visitor).await,
            TableCommand::Resign(visitor) => return self.resign(visitor).await,
            TableCommand::End(visitor, agrees) => return self.end_game(visitor, agrees).await,
            TableCommand::Replace(visitor, replace) => {
                return self.replace_player(visitor, replace).await;
            }
            TableCommand::Say(visitor, phrase) => self.say(visitor, phrase),
            TableCommand::SaidElsewhere(said) => self.tell_all(&FromTable::Said(said)),
            TableCommand::Lock(lock, answer) => {
                let done = self.lock(&lock).await?;
                answer.send(done).ok();
            }
            TableCommand::HandOn(hand_on, answer) => {
                let done = self.hand_on(&hand_on).await?;
                answer.send(done).ok();
            }
            TableCommand::StandUp(seat, secret, answer) => {
                let done = self.stand_up(seat, &secret).await?;
                answer.send(done).ok();
            }
            TableCommand::Rematch(rematch, answer) => {
                let done = self.rematch(&rematch).await?;
                answer.send(done).ok();
            }
            TableCommand::SitBot(sit, answer) => {
                let done = self.sit_bot(sit).await?;
                answer.send(done).ok();
            }
            TableCommand::Start(start, caller, answer) => {
                let done = self.start(&start, caller).await?;
                answer.send(done).ok();
                return self.advance().await;
            }
            TableCommand::Delete(secret, answer) => return self.delete(&secret, answer).await,
            TableCommand::Snapshot(answer) => {
                answer.send(Ok(self.snapshot())).ok();
            }
            TableCommand::Overview(answer) => {
                answer.send(Ok(self.overview())).ok();
            }
            TableCommand::Record(secret, answer) => {
                let seat = secret.as_deref().map(|secret| self.table.seat_of(secret));
                let record = match seat {
                    Some(None) => Err(Problem::WrongSecret.about("no seat has this secret")),
                    seat => Ok(self.table.record(seat.flatten())),
                };
                answer.send(record).ok();
            }
            TableCommand::Undo(turns, answer) => return self.undo(turns, answer).await,
            TableCommand::Patch(events, answer) => return self.patch(&events, answer).await,
            TableCommand::Look => {
                self.sync_from_store().await?;
            }
            TableCommand::Subscribed(seat) => self.called.again(seat),
            TableCommand::Thought(thought) => return self.thought(thought).await,
        }
        Ok(())
    }

    fn is_here(&self, seat: Seat) -> bool {
        let own = |connection: &Connection| connection.seat == Some(seat);
        self.visitors.values().any(own) || self.peers.elsewhere.contains(&seat.index())
    }

    fn snapshot(&self) -> TableSnapshot {
        let (here, gone) = (|seat| self.is_here(seat), |seat| self.is_gone(seat));
        self.table.snapshot(here, gone, self.now())
    }

    fn overview(&self) -> TableOverview {
        let left = self.run_out();
        let left = left.map(|until| until.saturating_sub(self.now()));
        self.table.overview(left)
    }

    async fn join(
        &mut self,
        caller: Caller,
        secret: Option<&str>,
        resume: usize,
        out: Outbox,
        answer: Answer<Joined>,
    ) -> Result<(), TableClosed> {
        let seat = secret.and_then(|secret| self.table.seat_of(secret));
        let lost = secret.and_then(|secret| self.lost_seat(&secret::hash(secret)));
        if let (Some(secret), None, None) = (secret, seat, &lost)
            && !self.is_host(secret)
        {
            let about = "the secret belongs to no seat of this table";
            answer.send(Err(Problem::WrongSecret.about(about))).ok();
            return Ok(());
        }
        let visitor = self.next;
        self.next += 1;
        let first = seat.is_some_and(|seat| !self.is_here(seat));
        if answer.send(Ok(Joined { visitor, seat })).is_err() {
            return Ok(());
        }
        let secret = secret.map(secret::hash);
        let connection = Connection {
            caller,
            secret,
            seat,
            out,
        };
        self.visitors.insert(visitor, connection);
        match first {
            true => self.tell_table(),
            false => self.tell(visitor, &FromTable::Table(self.snapshot())),
        }
        self.catch_up(visitor, resume);
        if let Some(lost) = lost {
            self.tell(visitor, &FromTable::Problem(lost));
        }
        match seat {
            Some(seat) => self.is_back(seat).await,
            None => Ok(()),
        }
    }

    fn leave(&mut self, visitor: Visitor) {
        let left = self.visitors.remove(&visitor);
        let Some(seat) = left.and_then(|connection| connection.seat) else {
            return;
        };
        self.last_here[seat.index()] = self.now();
        if !self.is_here(seat) {
            self.tell_table();
        }
    }

    /// Sends a message to a client. The table drops a client that does not read its messages; the client
    /// gets everything from the log when it connects again.
    fn tell(&mut self, visitor: Visitor, message: &FromTable) {
        match message {
            FromTable::Problem(report) => self.registry.metrics.problem(report.problem),
            FromTable::Refused(_) => {
                self.registry.metrics.refused.inc();
            }
            _ => {}
        }
        self.send(visitor, message.write().into());
    }

    fn send(&mut self, visitor: Visitor, text: Utf8Bytes) {
        if let Some(connection) = self.visitors.get(&visitor)
            && !connection.out.put(text)
        {
            self.leave(visitor);
        }
    }

    /// Sends the table's snapshot to all clients.
    fn tell_table(&mut self) {
        self.told = self.seat_states();
        self.tell_all(&FromTable::Table(self.snapshot()));
    }

    /// Sends a message to all clients.
    fn tell_all(&mut self, message: &FromTable) {
        let text = Utf8Bytes::from(message.write());
        for visitor in self.everybody() {
            self.send(visitor, text.clone());
        }
    }

    fn everybody(&self) -> Vec<Visitor> {
        self.visitors.keys().copied().collect()
    }

    /// Sends the events from a ply on to one client.
    fn catch_up(&mut self, visitor: Visitor, from: usize) {
        let Some(connection) = self.visitors.get(&visitor) else {
            return;
        };
        let ply = from.min(self.table.ply());
        let events = self.events(connection.seat, ply);
        self.tell(visitor, &FromTable::Events(events));
    }

    /// The events from a ply on, as a seat may see them.
    fn events(&self, seat: Option<Seat>, ply: usize) -> Events {
        Events {
            ply,
            events: self.table.seen(seat, ply).to_vec(),
            by: self.table.stand_ins(ply),
            clocks: self.table.clocks(self.now()),
        }
    }

    /// Sends the events from a ply on to all clients, each as its seat may see them.
    fn tell_events(&mut self, ply: usize) {
        if self.table.ply() <= ply {
            return;
        }
        let mut written: BTreeMap<Option<Seat>, Utf8Bytes> = BTreeMap::new();
        for visitor in self.everybody() {
            let seat = self.visitors.get(&visitor).and_then(|one| one.seat);
            let text = written.entry(seat).or_insert_with(|| {
                let events = FromTable::Events(self.events(seat, ply));
                events.write().into()
            });
            let text = text.clone();
            self.send(visitor, text);
        }
        // Who plays a turn of their own has taken the seat back; only the snapshot says so.
        if self.told != self.seat_states() {
            self.tell_table();
        }
    }

    fn tell_legal(&mut self, visitor: Visitor) {
        let seat = self.visitors.get(&visitor).and_then(|one| one.seat);
        let ply = self.table.ply();
        let message = match self.table.legal(seat) {
            Ok(events) => FromTable::Legal(Legal { ply, events }),
            Err(problem) => FromTable::Problem(problem),
        };
        self.tell(visitor, &message);
    }

    async fn play(&mut self, visitor: Visitor, play: &Play) -> Result<(), TableClosed> {
        let seat = self.visitors.get(&visitor).and_then(|one| one.seat);
        let id = play.id.clone();
        match self.table.judge(seat, play, self.now()) {
            Verdict::Append(proposal) => {
                let ply = proposal.entry.ply;
                match self.append(*proposal).await {
                    Ok(Written::Applied) => {
                        self.tell(visitor, &FromTable::Accepted(Accepted { id, ply }));
                        self.tell_events(ply);
                        return self.advance().await;
                    }
                    // Another node was first; it may have appended the same turn, sent over another
                    // connection.
                    Ok(Written::Conflict) => {
                        match self.table.judge(seat, play, self.now()) {
                            Verdict::AlreadyAppended(ply) => {
                                let accepted = FromTable::Accepted(Accepted { id, ply });
                                self.tell(visitor, &accepted);
                            }
                            _ => self.tell_conflict(visitor, id, ply),
                        }
                        return self.advance().await;
                    }
                    Err(error) => {
                        let mut problem = self.registry.failed(&error);
                        problem.id = Some(id);
                        self.tell(visitor, &FromTable::Problem(problem));
                        // The store may have appended the turn or not: read the log to find out.
                        self.fold_again().await?;
                        return self.advance().await;
                    }
                }
            }
            Verdict::AlreadyAppended(ply) => {
                self.tell(visitor, &FromTable::Accepted(Accepted { id, ply }));
            }
            Verdict::Stale => self.tell_conflict(visitor, id, play.ply),
            Verdict::Refused(nth, refused) => {
                let refusal = RefusedTurn {
                    id,
                    nth,
                    clause: refused.clause.map(str::to_owned),
                    reason: in_json(&refused.message),
                };
                self.tell(visitor, &FromTable::Refused(refusal));
            }
            Verdict::Problem(mut problem) => {
                problem.id = Some(id);
                self.tell(visitor, &FromTable::Problem(problem));
            }
        }
        Ok(())
    }

    fn tell_conflict(&mut self, visitor: Visitor, id: String, from: usize) {
        let ply = self.table.ply();
        self.tell(visitor, &FromTable::Conflict(Conflict { id, ply }));
        self.catch_up(visitor, from);
    }

    /// Makes a proposal durable, and then applies it.
    async fn append(&mut self, proposal: Proposal) -> Result<Written, StoreError> {
        let begun = Instant::now();
        let store = &self.registry.store;
        let written = store.append(&self.table.id, &proposal.entry).await?;
        self.since = self.now();
        match written {
            Written::Applied => {
                let metrics = &self.registry.metrics;
                metrics.keeping.observe(begun.elapsed().as_secs_f64());
                metrics.turns.inc();
                self.table.take(proposal);
                self.registry.bus.tell(&self.table.id);
            }
            Written::Conflict => self.apply_newer_entries().await?,
        }
        Ok(written)
    }

    /// Applies what other nodes have appended.
    async fn apply_newer_entries(&mut self) -> Result<(), StoreError> {
        let ply = self.table.ply();
        let turns = self.registry.store.log(&self.table.id, ply).await?;
        for turn in &turns {
            self.table.apply(turn);
        }
        if !turns.is_empty() {
            self.since = self.now();
            self.tell_events(ply);
        }
        Ok(())
    }

    /// Loads the table again: the store has failed, another node has replaced the row, or the game has
    /// begun.
    async fn fold_again(&mut self) -> Result<(), TableClosed> {
        let ply = self.table.ply();
        let loaded = self.registry.load(&self.table.id).await;
        let table = loaded.ok().flatten().ok_or(TableClosed)?;
        self.take_over(table);
        self.tell_events(ply);
        Ok(())
    }

    /// Replaces the table with one read from the store.
    fn take_over(&mut self, table: ServedTable) {
        self.registry.time.catch_up(table.latest());
        let is_shorter = table.ply() < self.table.ply();
        self.table = table;
        // A row that changes is no new turn: patience goes on.
        self.since = self
            .since
            .max(gone::turn_began(&self.registry, &self.table));
        self.seat_again();
        if is_shorter {
            self.tell_rewound();
        }
    }

    /// Finds the seat of every client again: a row that changes gives seats and takes them away. Who has lost
    /// their seat is told why.
    fn seat_again(&mut self) {
        let mut lost = Vec::new();
        for (number, visitor) in &mut self.visitors {
            let secret = visitor.secret.as_deref();
            let seat = secret.and_then(|secret| self.table.seat_by(secret));
            if let (Some(secret), Some(_), None) = (secret, visitor.seat, seat) {
                lost.push((*number, secret.to_owned()));
            }
            visitor.seat = seat;
        }
        for (visitor, secret) in lost {
            if let Some(why) = self.lost_seat(&secret) {
                self.tell(visitor, &FromTable::Problem(why));
            }
        }
    }

    /// Does what needs no client: plays the opening, stores the end of the game, lets bots think.
    async fn advance(&mut self) -> Result<(), TableClosed> {
        if self.table.ply() == 0
            && let Some(proposal) = self.table.open(self.now())
        {
            match self.append(proposal).await {
                Ok(Written::Applied) => self.tell_events(0),
                Ok(Written::Conflict) => {}
                Err(_) => return Err(TableClosed),
            }
        }
        // Another node may append a turn at the same moment: then the game ends after it.
        while let Some(proposal) = self.table.close(self.now()) {
            if self.append(proposal).await.is_err() {
                return Err(TableClosed);
            }
        }
        if self.table.is_over() && self.table.row.data.phase != Phase::Over {
            let mut data = self.table.row.data.clone();
            data.phase = Phase::Over;
            data.result = self.table.result();
            self.call_at_end().await?;
            self.note_result(&data).await?;
            if self.replace(data).await.is_err() {
                return Err(TableClosed);
            }
            tracing::info!(table = %self.table.id, "over");
            self.tell_table();
        }
        // The node that has the table claims its timers, so that a node with older knowledge does not.
        let data = &self.table.row.data;
        let has_timers = data.patience.is_some() || data.clock.is_some();
        if has_timers && self.table.whose_turn().is_some() {
            self.try_claim().await;
        }
        if self.table.is_over() {
            self.registry.bots_rest(&self.table.id);
        }
        if let Some((seat, bot, stand_in)) = self.table.bot_due()
            && self.is_anybody_interested()
        {
            let bot = bot.to_owned();
            if self.try_claim().await {
                self.think(seat, &bot, stand_in);
            }
        }
        Ok(())
    }

    /// True if somebody watches, or a person plays here and will want to go on. Bots that play only for
    /// themselves pause.
    fn is_anybody_interested(&self) -> bool {
        let is_person = |seat: &SeatRow| matches!(seat, SeatRow::Person { .. });
        !self.visitors.is_empty()
            || !self.peers.elsewhere.is_empty()
            || self.table.row.data.seats.iter().any(is_person)
    }

    /// Shows the table in the lobby while somebody who sits here is connected: strangers may join, or watch.
    fn publish_listing(&mut self) {
        let data = &self.table.row.data;
        let mut seated = self.visitors.values().filter(|one| one.seat.is_some());
        let caller = seated.next().map(|connection| connection.caller);
        let is_shown = data.listed && !self.table.is_over();
        let Some(caller) = caller.filter(|_| is_shown) else {
            self.publish_nothing();
            return;
        };
        // Every command comes here, and most of them change nothing that strangers see.
        let now = self.now();
        let stands = (self.table.row.version, data.free_seats(now), caller);
        if self.shown == Some(stands) {
            return;
        }
        match lobby::shown(&self.table.id, data, now, crate::store::now()) {
            Some(shown) => {
                self.registry.lobby.list(shown, caller);
                self.shown = Some(stands);
            }
            None => self.publish_nothing(),
        }
    }

    /// Takes the table out of the lobby.
    fn publish_nothing(&mut self) {
        if self.shown.take().is_some() {
            self.registry.lobby.unlist(&self.table.id);
        }
    }

    /// Replaces the row. If another node was first, loads its row and returns false.
    async fn replace(&mut self, data: crate::store::TableRow) -> Result<bool, StoreError> {
        let version = self.table.row.version;
        let store = &self.registry.store;
        match store.replace(&self.table.id, version, &data).await? {
            Written::Applied => {
                self.table.row = VersionedRow {
                    data,
                    version: version + 1,
                };
                self.seat_again();
                self.registry.bus.tell(&self.table.id);
                Ok(true)
            }
            Written::Conflict => {
                let ply = self.table.ply();
                let there = self.registry.load(&self.table.id).await?;
                self.take_over(there.ok_or(StoreError::Closed)?);
                self.tell_events(ply);
                Ok(false)
            }
        }
    }
}

/// A message as JSON, for clients that have its words in their own language.
fn in_json(message: &Message) -> serde_json::Value {
    fn arg(value: &Arg) -> serde_json::Value {
        match value {
            Arg::Number(number) => json!(number),
            Arg::Text(text) => json!(text),
            Arg::Seat(seat) => json!({ "seat": seat }),
            Arg::Message(message) => in_json(message),
            Arg::List(items) => items.iter().map(arg).collect(),
        }
    }
    let args = message.args.iter();
    let args: serde_json::Map<_, _> = args
        .map(|(name, value)| ((*name).to_owned(), arg(value)))
        .collect();
    json!({ "id": message.id, "args": args })
}
