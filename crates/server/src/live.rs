//! A table that people are at: one task, which does one thing after the other.

mod company;
mod seating;
mod thinking;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use serde_json::json;
use takht_core::message::Arg;
use takht_core::{MAX_SEATS, Message, Record, Seat};
use takht_protocol::{
    Accepted, Conflict, Events, FromTable, Legal, Play, Problem, ProblemReport, Refusal, Rematch,
    Rematched, Seated, Sit, SitBot, Start, TableId, TablePicture,
};
use tokio::sync::{mpsc, oneshot};

use crate::hall::Hall;
use crate::outbox::Outbox;
use crate::secret;
use crate::store::{Phase, StoreError, Versioned, Won, now};
use crate::table::{Proposal, Table, Verdict, Whose};
use company::Company;
use thinking::play_turn;

/// Where an answer goes.
type Answer<T> = oneshot::Sender<Result<T, ProblemReport>>;

/// What a table can be asked.
pub(crate) enum Ask {
    /// Someone connects.
    Join {
        secret: Option<String>,
        resume: usize,
        out: Outbox,
        answer: Answer<Joined>,
    },
    /// Someone disconnects.
    Leave(Visitor),
    /// Someone plays.
    Play(Visitor, Play),
    /// Someone wants events again.
    Resume(Visitor, usize),
    /// Someone wants to know what can be played.
    Legal(Visitor),
    /// Someone sits down.
    Sit(Sit, Answer<Seated>),
    /// A seat is to become free.
    StandUp(usize, String, Answer<()>),
    /// There is to be another game.
    Rematch(Rematch, Answer<Rematched>),
    /// A bot sits down.
    SitBot(SitBot, Answer<Seated>),
    /// The game is to begin.
    Start(Start, Answer<()>),
    /// The table is to be removed.
    Delete(String, Answer<()>),
    /// How it stands.
    Picture(Answer<TablePicture>),
    /// The record, as whoever has the secret may have it.
    Record(Option<String>, Answer<Record>),
    /// Another server has something new about it.
    Look,
    /// A bot has thought: for itself, or for someone who is away.
    Thought {
        seat: Seat,
        stand_in: bool,
        ply: usize,
        events: Vec<String>,
    },
}

/// Someone who is connected.
pub(crate) type Visitor = u64;

/// Someone has connected.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Joined {
    pub(crate) visitor: Visitor,
    pub(crate) seat: Option<Seat>,
}

impl Ask {
    /// True if the answer depends on what other servers have done with the table.
    fn wants_news(&self, ply: usize) -> bool {
        match self {
            // Whoever is up to date wins the ply or learns that it is won.
            Self::Play(_, play) => play.ply != ply,
            Self::Leave(_) | Self::Look | Self::Thought { .. } => false,
            Self::Join { .. }
            | Self::Resume(..)
            | Self::Legal(_)
            | Self::StandUp(..)
            | Self::Rematch(..)
            | Self::Sit(..)
            | Self::SitBot(..)
            | Self::Start(..)
            | Self::Delete(..)
            | Self::Picture(_)
            | Self::Record(..) => true,
        }
    }
}

struct Connection {
    /// The hash of the secret that was shown.
    secret: Option<String>,
    /// The seat that it proves, as the table stands.
    seat: Option<Seat>,
    out: Outbox,
}

/// How long a table stays in memory that nobody is at.
const IDLE: Duration = Duration::from_secs(60);

/// Who plays for those who are away.
const STAND_IN: &str = "knight";

/// How long a store that has failed is left alone.
const PAUSE: Duration = Duration::from_secs(1);

pub(crate) struct Live {
    hall: Arc<Hall>,
    table: Table,
    visitors: BTreeMap<Visitor, Connection>,
    next: Visitor,
    inbox: mpsc::Receiver<Ask>,
    /// The way back to this table, for bots.
    own: mpsc::WeakSender<Ask>,
    /// The ply that a bot is thinking about.
    thinking: Option<usize>,
    /// The ply that bots have found nothing to play at: they would not the next time either.
    stuck: Option<usize>,
    /// When the turn began that is being waited for.
    since: Instant,
    /// When each seat was last seen.
    last_here: [Instant; MAX_SEATS],
    /// The seats that were last known to be played for.
    played_for: [bool; MAX_SEATS],
    /// When something was last asked of it.
    asked: Instant,
    company: Company,
}

/// A table leaves the memory, however it comes to that.
struct PutAway(Arc<Hall>, TableId);

impl Drop for PutAway {
    fn drop(&mut self) {
        self.0.forget(&self.1);
    }
}

/// The table cannot be gone on with here: its connections are closed, and whoever connects again
/// finds it as it was kept.
struct Gone;

impl Live {
    /// Serves a table until nobody is there any more.
    pub(crate) async fn run(
        hall: Arc<Hall>,
        table: Table,
        inbox: mpsc::Receiver<Ask>,
        own: mpsc::WeakSender<Ask>,
    ) {
        // Whoever is away has been waited for already, as long as they could have come.
        let waited = u64::try_from(now() - table.last).unwrap_or_default();
        let waited = Duration::from_secs(waited).min(hall.opened.elapsed());
        let since = Instant::now().checked_sub(waited);
        let since = since.unwrap_or_else(Instant::now);
        let played_for = table.played_for();
        let mut live = Self {
            hall,
            table,
            visitors: BTreeMap::new(),
            next: 0,
            inbox,
            own,
            played_for,
            thinking: None,
            stuck: None,
            since,
            last_here: [since; MAX_SEATS],
            asked: Instant::now(),
            company: Company::new(),
        };
        // Whatever happens, whoever asks again finds it anew.
        let _put_away = PutAway(live.hall.clone(), live.table.id.clone());
        // Others may be at it already.
        let begun = match live.hall.store.nodes() {
            Some(_) => live.look().await.and_then(|looked| match looked {
                true => Ok(()),
                false => Err(Gone),
            }),
            None => live.go_on().await,
        };
        if begun.is_ok() {
            live.serve().await.ok();
        }
        live.inbox.close();
        live.part().await;
    }

    async fn serve(&mut self) -> Result<(), Gone> {
        loop {
            self.share().await;
            let asked = tokio::time::timeout(self.leisure(), self.inbox.recv()).await;
            match asked {
                Ok(Some(ask)) => {
                    self.asked = Instant::now();
                    self.answer(ask).await?;
                }
                Ok(None) => return Err(Gone),
                Err(_) => self.wake().await?,
            }
        }
    }

    /// How long nothing is to be done, unless someone asks.
    fn leisure(&self) -> Duration {
        let patience = self.patience().map(|(_, until)| until);
        let patience = patience.map(|until| until.max(self.company.next_claim));
        let due = [Some(self.asked + IDLE), patience, self.look_at()];
        let now = Instant::now();
        let next = due.into_iter().flatten().min().unwrap_or(now);
        // Whatever is due, a moment is left for those who ask.
        next.saturating_duration_since(now)
            .max(Duration::from_millis(1))
    }

    /// Does what is due.
    async fn wake(&mut self) -> Result<(), Gone> {
        let now = Instant::now();
        if self.look_at().is_some_and(|at| at <= now) {
            self.look().await?;
        }
        // They may have come to another server by now.
        let is_late = self.patience().is_some_and(|(_, until)| until <= now);
        let looked = is_late && self.look().await?;
        let patience = self.patience();
        if let Some((seat, until)) = patience
            && looked
            && until <= now
            && self.claims().await
        {
            self.think(seat, STAND_IN, true);
        }
        let is_idle = self.visitors.is_empty() && self.thinking.is_none();
        if is_idle && self.asked + IDLE <= now {
            // Nobody is here. Should someone be waited for, the hall remembers it.
            let soon = |(_, until): (Seat, Instant)| until <= now + IDLE;
            if !patience.is_some_and(soon) {
                if let Some((_, until)) = patience {
                    self.hall.remind(&self.table.id, until);
                }
                return Err(Gone);
            }
        }
        if self.asked + IDLE <= now {
            self.asked = now;
        }
        Ok(())
    }

    /// Who is away though it is their turn, and until when they are waited for.
    fn patience(&self) -> Option<(Seat, Instant)> {
        let patience = Duration::from_secs(self.table.row.kept.patience?.into());
        let seat = self.table.whose_turn()?;
        let waits = self.table.waiting_bot().is_none() && self.thinking.is_none();
        let since = self.since.max(self.last_here[seat.index()]);
        (waits && !self.is_here(seat)).then_some((seat, since + patience))
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), Gone> {
        // Without the store nobody can say what others have done.
        if ask.wants_news(self.table.ply()) && !self.look().await? {
            return Err(Gone);
        }
        match ask {
            Ask::Join {
                secret,
                resume,
                out,
                answer,
            } => self.join(secret.as_deref(), resume, out, answer),
            Ask::Leave(visitor) => self.leave(visitor),
            Ask::Play(visitor, play) => return self.play(visitor, &play).await,
            Ask::Resume(visitor, from) => self.catch_up(visitor, from),
            Ask::Sit(sit, answer) => {
                let done = self.sit(sit).await?;
                answer.send(done).ok();
            }
            Ask::Legal(visitor) => self.tell_legal(visitor),
            Ask::StandUp(seat, secret, answer) => {
                let done = self.stand_up(seat, &secret).await?;
                answer.send(done).ok();
            }
            Ask::Rematch(rematch, answer) => {
                let done = self.rematch(&rematch).await?;
                answer.send(done).ok();
            }
            Ask::SitBot(sit, answer) => {
                let done = self.sit_bot(sit).await?;
                answer.send(done).ok();
            }
            Ask::Start(start, answer) => {
                let done = self.start(&start).await?;
                answer.send(done).ok();
                return self.go_on().await;
            }
            Ask::Delete(host, answer) => return self.delete(&host, answer).await,
            Ask::Picture(answer) => {
                answer.send(Ok(self.picture())).ok();
            }
            Ask::Record(secret, answer) => {
                let seat = secret.as_deref().map(|secret| self.table.seat_of(secret));
                let record = match seat {
                    Some(None) => Err(Problem::WrongSecret.about("it belongs to no seat here")),
                    seat => Ok(self.table.record(seat.flatten())),
                };
                answer.send(record).ok();
            }
            Ask::Look => {
                self.look().await?;
            }
            Ask::Thought {
                seat,
                stand_in,
                ply,
                events,
            } => return self.thought(seat, stand_in, ply, &events).await,
        }
        Ok(())
    }

    fn is_here(&self, seat: Seat) -> bool {
        let own = |connection: &Connection| connection.seat == Some(seat);
        self.visitors.values().any(own) || self.company.elsewhere.contains(&seat.index())
    }

    fn picture(&self) -> TablePicture {
        self.table.picture(|seat| self.is_here(seat))
    }

    fn join(&mut self, secret: Option<&str>, resume: usize, out: Outbox, answer: Answer<Joined>) {
        let seat = match secret {
            None => None,
            Some(secret) => match self.table.seat_of(secret) {
                Some(seat) => Some(seat),
                None => {
                    let about = "the secret belongs to no seat of this table";
                    answer.send(Err(Problem::WrongSecret.about(about))).ok();
                    return;
                }
            },
        };
        let visitor = self.next;
        self.next += 1;
        let first = seat.is_some_and(|seat| !self.is_here(seat));
        if answer.send(Ok(Joined { visitor, seat })).is_err() {
            return;
        }
        let secret = secret.map(secret::hash);
        self.visitors
            .insert(visitor, Connection { secret, seat, out });
        match first {
            true => self.tell_table(),
            false => self.tell(visitor, &FromTable::Table(self.picture())),
        }
        self.catch_up(visitor, resume);
    }

    fn leave(&mut self, visitor: Visitor) {
        let left = self.visitors.remove(&visitor);
        let Some(seat) = left.and_then(|connection| connection.seat) else {
            return;
        };
        self.last_here[seat.index()] = Instant::now();
        if !self.is_here(seat) {
            self.tell_table();
        }
    }

    /// Says something to someone. Whoever does not read what they are told is let go; they find
    /// everything in the log when they come back.
    fn tell(&mut self, visitor: Visitor, message: &FromTable) {
        match message {
            FromTable::Problem(report) => self.hall.metrics.problem(report.problem),
            FromTable::Refused(_) => {
                self.hall.metrics.refused.inc();
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

    /// Says to everybody how the table stands.
    fn tell_table(&mut self) {
        let text = Utf8Bytes::from(FromTable::Table(self.picture()).write());
        for visitor in self.everybody() {
            self.send(visitor, text.clone());
        }
    }

    fn everybody(&self) -> Vec<Visitor> {
        self.visitors.keys().copied().collect()
    }

    /// Sends the events from a ply on.
    fn catch_up(&mut self, visitor: Visitor, from: usize) {
        let Some(connection) = self.visitors.get(&visitor) else {
            return;
        };
        let ply = from.min(self.table.ply());
        let events = self.table.seen(connection.seat, ply).to_vec();
        self.tell(visitor, &FromTable::Events(Events { ply, events }));
    }

    /// Says to everybody what has happened since a ply, each as they may see it.
    fn tell_events(&mut self, ply: usize) {
        if self.table.ply() <= ply {
            return;
        }
        let mut written: BTreeMap<Option<Seat>, Utf8Bytes> = BTreeMap::new();
        for visitor in self.everybody() {
            let seat = self.visitors.get(&visitor).and_then(|one| one.seat);
            let text = written.entry(seat).or_insert_with(|| {
                let events = self.table.seen(seat, ply).to_vec();
                FromTable::Events(Events { ply, events }).write().into()
            });
            let text = text.clone();
            self.send(visitor, text);
        }
        // Who is played for is told when it changes.
        if self.played_for != self.table.played_for() {
            self.played_for = self.table.played_for();
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

    async fn play(&mut self, visitor: Visitor, play: &Play) -> Result<(), Gone> {
        let seat = self.visitors.get(&visitor).and_then(|one| one.seat);
        let id = play.id.clone();
        match self.table.judge(seat, play) {
            Verdict::Keep(proposal) => {
                let ply = proposal.turn.ply;
                match self.keep(*proposal).await {
                    Ok(Won::Yes) => {
                        self.tell(visitor, &FromTable::Accepted(Accepted { id, ply }));
                        self.tell_events(ply);
                        return self.go_on().await;
                    }
                    // Someone was first; it may have been the same turn by another way.
                    Ok(Won::No) => {
                        match self.table.judge(seat, play) {
                            Verdict::Kept(ply) => {
                                let accepted = FromTable::Accepted(Accepted { id, ply });
                                self.tell(visitor, &accepted);
                            }
                            _ => self.tell_conflict(visitor, id, ply),
                        }
                        return self.go_on().await;
                    }
                    Err(error) => {
                        let mut problem = self.hall.failed(&error);
                        problem.id = Some(id);
                        self.tell(visitor, &FromTable::Problem(problem));
                        // Whether it was kept is not known: what is kept counts.
                        self.fold_again().await?;
                        return self.go_on().await;
                    }
                }
            }
            Verdict::Kept(ply) => self.tell(visitor, &FromTable::Accepted(Accepted { id, ply })),
            Verdict::Stale => self.tell_conflict(visitor, id, play.ply),
            Verdict::Refused(nth, refused) => {
                let refusal = Refusal {
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

    /// Makes a proposal durable; only then has it happened.
    async fn keep(&mut self, proposal: Proposal) -> Result<Won, StoreError> {
        let begun = Instant::now();
        let store = &self.hall.store;
        let won = store.append(&self.table.id, &proposal.turn).await?;
        let metrics = &self.hall.metrics;
        metrics.keeping.observe(begun.elapsed().as_secs_f64());
        metrics.turns.inc();
        self.since = Instant::now();
        match won {
            Won::Yes => {
                self.table.take(proposal);
                self.hall.bus.tell(&self.table.id);
            }
            Won::No => self.follow().await?,
        }
        Ok(won)
    }

    /// Takes over what others have appended.
    async fn follow(&mut self) -> Result<(), StoreError> {
        let ply = self.table.ply();
        let turns = self.hall.store.turns(&self.table.id, ply).await?;
        for turn in &turns {
            self.table.follow(turn);
        }
        if !turns.is_empty() {
            self.since = Instant::now();
            self.tell_events(ply);
        }
        Ok(())
    }

    /// The store has failed, or has something else than we thought: what it has is the table. A store
    /// that fails is not asked without a pause.
    async fn fold_again(&mut self) -> Result<(), Gone> {
        let ply = self.table.ply();
        self.since = Instant::now();
        let loaded = self.hall.load(&self.table.id).await;
        let table = loaded.ok().flatten().ok_or(Gone)?;
        self.take_over(table);
        self.tell_events(ply);
        Ok(())
    }

    /// The table is another than it was thought to be.
    fn take_over(&mut self, table: Table) {
        self.table = table;
        self.seat_again();
    }

    /// Whoever has lost their seat watches; whoever has one again sits.
    fn seat_again(&mut self) {
        for visitor in self.visitors.values_mut() {
            let secret = visitor.secret.as_deref();
            visitor.seat = secret.and_then(|secret| self.table.seat_by(secret));
        }
    }

    /// Does what is to be done without anyone asking.
    async fn go_on(&mut self) -> Result<(), Gone> {
        if self.table.ply() == 0
            && let Some(proposal) = self.table.open()
        {
            match self.keep(proposal).await {
                Ok(Won::Yes) => self.tell_events(0),
                Ok(Won::No) => {}
                Err(_) => return Err(Gone),
            }
        }
        if self.table.is_over() && self.table.row.kept.phase != Phase::Over {
            let mut kept = self.table.row.kept.clone();
            kept.phase = Phase::Over;
            if self.replace(kept).await.is_err() {
                return Err(Gone);
            }
            tracing::info!(table = %self.table.id, "over");
            self.tell_table();
        }
        // Whoever has the table cares for its timers, so that nobody begins who knows less of it.
        if self.table.row.kept.patience.is_some() && self.table.whose_turn().is_some() {
            self.claims().await;
        }
        if let Some((seat, bot)) = self.table.waiting_bot() {
            let bot = bot.to_owned();
            if self.claims().await {
                self.think(seat, &bot, false);
            }
        }
        Ok(())
    }

    /// Lets a bot think, unless it is thinking already.
    fn think(&mut self, seat: Seat, bot: &str, stand_in: bool) {
        let ply = self.table.ply();
        if self.thinking == Some(ply) || self.stuck == Some(ply) {
            return;
        }
        self.thinking = Some(ply);
        let record = self.table.record(Some(seat));
        let (hall, bot, own) = (self.hall.clone(), bot.to_owned(), self.own.clone());
        tokio::spawn(async move {
            // Only so many think at once as there are cores to think with.
            let Ok(_thinking) = hall.thinkers.acquire().await else {
                return;
            };
            // Should a bot fail, chance plays for it: the others must not wait for ever.
            let mut events = None;
            for bot in [bot.as_str(), "random"] {
                if events.is_none() {
                    let (asked, bot) = (record.clone(), bot.to_owned());
                    let thinking = move || play_turn(&asked, seat, &bot);
                    events = tokio::task::spawn_blocking(thinking).await.ok().flatten();
                }
            }
            let events = events.unwrap_or_default();
            let thought = Ask::Thought {
                seat,
                stand_in,
                ply,
                events,
            };
            if let Some(own) = own.upgrade() {
                own.send(thought).await.ok();
            }
        });
    }

    async fn thought(
        &mut self,
        seat: Seat,
        stand_in: bool,
        ply: usize,
        events: &[String],
    ) -> Result<(), Gone> {
        // What was thought about another ply has been overtaken.
        if self.thinking != Some(ply) {
            return Ok(());
        }
        self.thinking = None;
        if stand_in && (!self.look().await? || self.is_here(seat)) {
            // They are back: the turn is theirs.
            return Ok(());
        }
        let whose = Whose {
            seat: Some(seat),
            id: None,
            by: stand_in.then(|| format!("bot:{STAND_IN}")),
        };
        match self.table.judge_new(&whose, ply, events) {
            Verdict::Keep(proposal) => match self.keep(*proposal).await {
                Ok(Won::Yes) => self.tell_events(ply),
                Ok(Won::No) => {}
                Err(_) => {
                    tokio::time::sleep(PAUSE).await;
                    self.fold_again().await?;
                }
            },
            Verdict::Kept(_) | Verdict::Stale => {}
            // A bot that cannot play would not play better if it were asked again.
            Verdict::Refused(..) | Verdict::Problem(_) => {
                let table = &self.table.id;
                tracing::error!(%table, %seat, "a bot has nothing to play");
                self.stuck = Some(ply);
                return Ok(());
            }
        }
        self.go_on().await
    }

    /// Replaces the row; says false if someone else was first, and takes over theirs.
    async fn replace(&mut self, kept: crate::store::Kept) -> Result<bool, StoreError> {
        let version = self.table.row.version;
        let store = &self.hall.store;
        match store.replace(&self.table.id, version, &kept).await? {
            Won::Yes => {
                self.table.row = Versioned {
                    kept,
                    version: version + 1,
                };
                self.seat_again();
                self.hall.bus.tell(&self.table.id);
                Ok(true)
            }
            Won::No => {
                let ply = self.table.ply();
                let there = self.hall.load(&self.table.id).await?;
                self.take_over(there.ok_or(StoreError::Closed)?);
                self.tell_events(ply);
                Ok(false)
            }
        }
    }
}

/// A sentence without a language, for whoever has the words.
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
