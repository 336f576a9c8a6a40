//! A table of the server: what the page knows of it, and the connection to it.

use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use leptos::prelude::*;
use takht_core::{Message, Seat, SeatName};
use takht_games::GameId;
use takht_protocol::{
    Events, FromTable, Hello, PROTOCOL, Play, Problem, RunningClocks, Said, TableId, TableSnapshot,
    TableState, ToTable, Who,
};

use super::clocks::ReceivedClocks;
use super::own_seat::{Due, OwnSeat, ReceivedEvents};
use super::own_tables::{self as own, OwnTable};
use super::session::{Session, Unplayable};
use super::table_trouble::TableTrouble;
use crate::browser;
use crate::transport::{ReconnectingSocket, SocketEvent, request};

/// Whether the page reaches the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contact {
    /// The page connects for the first time.
    Connecting,
    /// The page is connected.
    Here,
    /// The connection broke; the page connects again.
    Lost,
    /// The page stays disconnected; `trouble` says why.
    Ended,
}

/// The events that were played while the person was away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Absence {
    /// Their plies.
    pub(crate) plies: Range<usize>,
    /// True if only the connection was gone, not the person: the page shows what it missed by itself.
    pub(crate) is_short: bool,
}

/// The game of a table, while the page shows it.
pub(crate) trait TableListener {
    /// Receives events from the server, the first of which has that ply. Returns false if earlier
    /// ones are missing.
    fn receive(&self, ply: usize, events: &[String]) -> bool;
    /// Looks at the table for what has happened beside the game.
    fn look(&self, snapshot: &TableSnapshot);
    /// How many events the game has received; `None` once the page no longer shows it.
    fn received(&self) -> Option<usize>;
    /// True if the person has staged events, which a reload would lose.
    fn is_staged(&self) -> bool;
    /// The server refused a turn that the page sent.
    fn take_back(&self, why: Message);
}

/// A table of the server, while the page shows it.
#[derive(Clone, Copy)]
pub(crate) struct OnlineTable {
    /// The id of the table.
    pub(crate) table: StoredValue<TableId>,
    /// The state of the table, apart from the game.
    pub(crate) snapshot: RwSignal<Option<TableSnapshot>>,
    /// What this device remembers of the table.
    pub(crate) own: RwSignal<Option<OwnTable>>,
    /// The secret of the seat that the page uses; `None` if it only watches.
    pub(crate) secret: RwSignal<Option<String>>,
    /// The secret that the server did not accept, for another try.
    refused_secret: StoredValue<Option<String>>,
    /// The person's seat; `None` for a spectator.
    pub(crate) seat: RwSignal<Option<usize>>,
    /// What is left of the players' time, at a table with a clock.
    pub(crate) clocks: RwSignal<Option<ReceivedClocks>>,
    /// The plies that bots played for players, with the names of the bots.
    pub(crate) stand_ins: RwSignal<BTreeMap<usize, String>>,
    pub(crate) contact: RwSignal<Contact>,
    /// What a player has said last, with its number.
    pub(crate) said: RwSignal<Option<(u32, Said)>>,
    /// The problem that the page shows.
    pub(crate) trouble: RwSignal<Option<TableTrouble>>,
    socket: StoredValue<Option<ReconnectingSocket>, LocalStorage>,
    /// The game, once the page shows it.
    game: StoredValue<Option<Rc<dyn TableListener>>, LocalStorage>,
    /// Events that arrive before the page shows the game.
    early: StoredValue<Vec<Events>>,
    /// All events that have arrived for the person's seat.
    received_events: StoredValue<ReceivedEvents>,
    /// What the person wants beside the game, until the server has answered.
    asked: StoredValue<Option<ToTable>>,
    /// From a connection until its first events: how many events the person had seen before it.
    seen_before: StoredValue<Option<usize>>,
    /// What happened while the person was away, until they have seen it.
    pub(crate) absence: RwSignal<Option<Absence>>,
    /// True until the first snapshot of a connection arrives.
    is_welcomed: StoredValue<bool>,
    /// The server's build, once the page knows that it differs from its own.
    other_build: StoredValue<Option<String>>,
}

impl OnlineTable {
    /// Connects to a table.
    pub(crate) fn new(table: TableId) -> Self {
        let own = own::find(&table);
        let online = Self {
            secret: RwSignal::new(own.as_ref().and_then(first_secret)),
            refused_secret: StoredValue::new(None),
            own: RwSignal::new(own),
            table: StoredValue::new(table),
            snapshot: RwSignal::new(None),
            seat: RwSignal::new(None),
            clocks: RwSignal::new(None),
            stand_ins: RwSignal::default(),
            contact: RwSignal::new(Contact::Connecting),
            said: RwSignal::new(None),
            trouble: RwSignal::new(None),
            socket: StoredValue::new_local(None),
            game: StoredValue::new_local(None),
            early: StoredValue::new(Vec::new()),
            received_events: StoredValue::default(),
            asked: StoredValue::new(None),
            seen_before: StoredValue::new(None),
            absence: RwSignal::new(None),
            is_welcomed: StoredValue::new(false),
            other_build: StoredValue::new(None),
        };
        let path = online.path("socket");
        let socket = ReconnectingSocket::new(browser::socket_address(&path), move |heard| {
            online.hear_socket(heard);
        });
        online.socket.set_value(Some(socket));
        on_cleanup(move || online.with_socket(ReconnectingSocket::hang_up));
        online
    }

    /// The request path of something that belongs to the table.
    pub(crate) fn path(self, what: &str) -> String {
        let table = self.table.get_value();
        match what {
            "" => format!("tables/{table}"),
            what => format!("tables/{table}/{what}"),
        }
    }

    /// The secret of the person's seat, if they have one.
    pub(crate) fn secret(self) -> Option<String> {
        self.secret.try_get_untracked().flatten()
    }

    /// A secret that proves that the person is the host now: that of the host's seat, or the one of the table
    /// that the person made, until the role moves on.
    pub(crate) fn host_proof(self) -> Option<String> {
        let host_seat = self.snapshot.with(|snapshot| snapshot.as_ref()?.host);
        match host_seat {
            Some(host) if Some(host) == self.seat.get() => self.secret.get(),
            Some(_) => None,
            None => self.own.with(|own| own.as_ref()?.host.clone()),
        }
    }

    /// The secret that gives the person a say at the table: the host's, who may do more, else that of
    /// the seat.
    pub(crate) fn proof(self) -> Option<String> {
        self.host_proof().or_else(|| self.secret())
    }

    /// True if the person has a say at the table.
    pub(crate) fn has_a_say(self) -> bool {
        let is_host = |own: &Option<OwnTable>| own.as_ref().is_some_and(|own| own.host.is_some());
        self.secret.with(Option::is_some) || self.own.with(is_host)
    }

    /// Changes what this device remembers of the table, if it remembers it.
    fn remember(self, change: &mut dyn FnMut(&mut OwnTable)) {
        // Another tab may have remembered more since, or the person may have removed the table there.
        let kept = own::find(&self.table.get_value());
        let is_kept = kept.is_some();
        let Some(mut own) = kept.or_else(|| self.own.get_untracked()) else {
            return;
        };
        change(&mut own);
        if self.own.with_untracked(|old| old.as_ref() != Some(&own)) {
            if is_kept {
                own::keep(own.clone());
            }
            self.own.set(Some(own));
        }
    }

    /// Changes what this device remembers of the seat that the page uses.
    fn remember_seat(self, change: &mut dyn FnMut(&mut OwnSeat)) {
        if let Some(secret) = self.secret() {
            self.remember(&mut |own| own.seat(&secret).into_iter().for_each(&mut *change));
        }
    }

    /// What this device remembers of the seat that the page uses.
    pub(crate) fn own_seat(self) -> Option<OwnSeat> {
        let secret = self.secret()?;
        let mut own = self.own.get_untracked()?;
        own.seat(&secret).cloned()
    }

    /// Uses the first of the person's seats, which they have just taken.
    pub(crate) fn use_first_seat(self) {
        let own = own::find(&self.table.get_value());
        self.secret.set(own.as_ref().and_then(first_secret));
        self.own.set(own);
        self.greet_again();
    }

    /// Removes the seat with this secret from this device. The page then uses the next seat of the person,
    /// or watches if they have no other.
    pub(crate) fn forget_seat(self, secret: &str) {
        self.remember(&mut |own| own.seats.retain(|seat| seat.secret != secret));
        self.use_first_seat();
    }

    /// The person decides about the seat that the server did not accept: the page tries it again, or
    /// forgets it.
    pub(crate) fn settle_refused(self, tries_again: bool) {
        self.tell(None);
        if let Some(secret) = self.refused_secret.get_value() {
            match tries_again {
                true => {
                    self.secret.set(Some(secret));
                    self.greet_again();
                }
                false => self.forget_seat(&secret),
            }
        }
    }

    /// Shows a problem, or none any more. Once the page stays disconnected, it keeps saying why.
    pub(crate) fn tell(self, trouble: Option<TableTrouble>) {
        if matches!(self.contact.try_get_untracked(), Some(contact) if contact != Contact::Ended) {
            self.trouble.set(trouble);
        }
    }

    /// Stays disconnected, and says why.
    fn end(self, trouble: TableTrouble) {
        self.tell(Some(trouble));
        self.contact.set(Contact::Ended);
        self.with_socket(ReconnectingSocket::hang_up);
    }

    /// True once the person has left the page of the table.
    pub(crate) fn is_left(self) -> bool {
        self.contact.is_disposed()
    }

    /// Connects again, so that the server learns which seat this is.
    pub(crate) fn greet_again(self) {
        self.with_socket(ReconnectingSocket::connect);
    }

    fn with_socket(self, act: fn(&ReconnectingSocket)) {
        self.socket.with_value(|socket| socket.iter().for_each(act));
    }

    /// Tells the table what the person wants beside the game. The server answers with the table; until then
    /// the page tells it again whenever it is connected. Told twice, it counts once.
    pub(crate) fn ask(self, message: &ToTable) {
        self.tell(None);
        self.asked.set_value(Some(message.clone()));
        self.say(message);
    }

    /// Sends a message; returns false if the page is not connected.
    pub(crate) fn say(self, message: &ToTable) -> bool {
        let text = message.write();
        self.socket
            .with_value(|socket| socket.as_ref().is_some_and(|socket| socket.say(&text)))
    }

    /// How many events of the game the page has received.
    fn received(self) -> usize {
        let game = self.game.get_value();
        let on_screen = game.and_then(|game| game.received());
        let early = self.early.with_value(|early| {
            let last = early.last();
            last.map_or(0, |last| last.ply + last.events.len())
        });
        on_screen.unwrap_or(early)
    }

    fn hear_socket(self, heard: SocketEvent) {
        if self
            .contact
            .try_get_untracked()
            .is_none_or(|contact| contact == Contact::Ended)
        {
            return;
        }
        match heard {
            SocketEvent::Open => {
                self.say(&ToTable::Hello(Hello {
                    hello: PROTOCOL,
                    secret: self.secret(),
                    resume: self.received(),
                    in_lobby: false,
                }));
            }
            SocketEvent::Text(text) => {
                if let Ok(message) = serde_json::from_str(&text) {
                    self.hear(message);
                }
            }
            // Any answer proves that the connection lives.
            SocketEvent::Quiet => {
                self.say(&ToTable::Resume(self.received()));
            }
            SocketEvent::Lost => self.contact.set(Contact::Lost),
        }
    }

    fn hear(self, message: FromTable) {
        match message {
            FromTable::Welcome(welcome) => {
                self.contact.set(Contact::Here);
                let is_old = |trouble: &Option<TableTrouble>| {
                    !matches!(
                        trouble,
                        None | Some(TableTrouble::SeatLost | TableTrouble::SeatGiven(_))
                    )
                };
                if self.trouble.with_untracked(is_old) {
                    self.trouble.set(None);
                }
                if self.pending().is_none() {
                    self.with_socket(ReconnectingSocket::is_well);
                }
                self.remember(&mut |own| own.is_missing = false);
                if self.seat.get_untracked() != welcome.seat {
                    self.received_events.set_value(ReceivedEvents::default());
                    self.seat.set(welcome.seat);
                }
                self.is_welcomed.set_value(true);
                let seen = self.own_seat().map(|seat| seat.seen_count());
                self.seen_before.set_value(seen.filter(|seen| *seen > 0));
                if let Some(asked) = self.asked.get_value() {
                    self.say(&asked);
                }
                let is_other = browser::build().is_some_and(|build| build != welcome.build);
                self.other_build
                    .set_value(is_other.then_some(welcome.build));
                self.renew();
                // Only the server knows whether the turn arrived before the connection broke, so send
                // it again.
                if self.game.with_value(Option::is_some) {
                    self.send_pending();
                }
            }
            FromTable::Table(snapshot) => self.look(snapshot),
            FromTable::Events(events) => self.hear_events(events),
            FromTable::Accepted(accepted) => {
                self.with_socket(ReconnectingSocket::is_well);
                if self.is_pending(&accepted.id) {
                    self.remember_seat(&mut |seat| seat.pending = None);
                }
                self.renew();
            }
            FromTable::Conflict(conflict) => {
                self.take_back(&conflict.id, Message::new("web-gone-on"));
            }
            FromTable::Refused(refusal) => {
                self.take_back(&refusal.id, Message::new("web-refused"));
            }
            FromTable::Problem(report) => match &report.id {
                Some(id) => {
                    let later = matches!(report.problem, Problem::Unavailable | Problem::Stopping);
                    match later && self.is_pending(id) {
                        // The next connection sends it again.
                        true => self.greet_again_soon(),
                        false => self.take_back(id, request::about(&report)),
                    }
                }
                None => self.hear_problem(report.problem, request::about(&report)),
            },
            FromTable::Said(said) => self.said.update(|last| {
                let number = last.as_ref().map_or(0, |(number, _)| number + 1);
                *last = Some((number, said));
            }),
            FromTable::Legal(_) => {}
        }
    }

    /// Reloads the page if the server has another build. If the reload would lose staged events, or
    /// did not help before, shows a message instead.
    fn renew(self) {
        let Some(build) = self.other_build.get_value() else {
            return;
        };
        let game = self.game.get_value();
        let is_staged = game.is_some_and(|game| game.is_staged());
        if is_staged || !browser::reload_for(&build) {
            self.tell(Some(TableTrouble::OtherBuild));
        }
    }

    fn look(self, mut snapshot: TableSnapshot) {
        // The clocks change with every message, the rest seldom.
        self.hear_clocks(snapshot.clocks.take());
        // The first snapshot of a connection answers nothing yet.
        if !self.is_welcomed.get_value() {
            self.asked.set_value(None);
        }
        let own_seat = self.seat.get_untracked();
        // The seat was given away: connect again to ask the server which seat this is now.
        let has_seat = own_seat.is_none_or(|own| {
            let seat = snapshot.seats.get(own);
            seat.is_some_and(|seat| matches!(seat.who, Who::Person(_)))
        });
        if !has_seat {
            self.greet_again_soon();
        }
        let is_welcomed = self.is_welcomed.get_value();
        self.is_welcomed.set_value(false);
        let mut due = Due::Nothing;
        if let Some(number) = own_seat.filter(|_| has_seat) {
            self.remember_seat(&mut |seat| {
                due = seat.look(number, &snapshot, is_welcomed, browser::random_name);
            });
        }
        match due {
            Due::Nothing => {}
            // What is sent is kept by now.
            Due::Send(message) => {
                self.say(&message);
            }
            Due::Stop => return self.end(TableTrouble::OtherCommitment),
        }
        let others = snapshot.seats.iter().enumerate();
        let others = others.filter_map(|(number, seat)| match &seat.who {
            Who::Person(name) if Some(number) != own_seat => Some(name.clone()),
            _ => None,
        });
        let others: Vec<String> = others.collect();
        let over = snapshot.state == TableState::Over;
        // Somebody who watches a game finds it again among their tables.
        let is_playing = snapshot.state == TableState::Playing && !snapshot.imported;
        if own_seat.is_none() && is_playing && own::find(&self.table.get_value()).is_none() {
            let watched = OwnTable::new(self.table.get_value(), &snapshot.game);
            own::keep(watched.clone());
            self.own.set(Some(watched));
        }
        // Remember what is new: the game and the names after a personal link, or that the game is
        // over.
        self.remember(&mut |own| {
            own.over = over;
            own.game.clone_from(&snapshot.game);
            own.others.clone_from(&others);
        });
        if self
            .snapshot
            .with_untracked(|old| old.as_ref() != Some(&snapshot))
        {
            if let Some(game) = self.game.get_value() {
                game.look(&snapshot);
            }
            self.snapshot.set(Some(snapshot));
        }
    }

    fn hear_clocks(self, clocks: Option<RunningClocks>) {
        let clocks = clocks.map(|clocks| ReceivedClocks::new(clocks, browser::now()));
        if self.clocks.with_untracked(|old| *old != clocks) {
            self.clocks.set(clocks);
        }
    }

    fn hear_events(self, events: Events) {
        let is_short = self.received() > 0;
        if !self.note(&events) {
            return self.end(TableTrouble::OtherEvents);
        }
        if let Some(seen) = self.seen_before.get_value() {
            self.seen_before.set_value(None);
            let plies = seen..events.ply + events.events.len();
            if !plies.is_empty() {
                self.absence.set(Some(Absence { plies, is_short }));
            }
        }
        if events.clocks.is_some() {
            self.hear_clocks(events.clocks.clone());
        }
        if !events.by.is_empty() {
            let played = events.by.clone();
            self.stand_ins.update(|all| all.extend(played));
        }
        match self.game.get_value() {
            Some(game) => {
                if !game.receive(events.ply, &events.events) {
                    self.say(&ToTable::Resume(self.received()));
                }
            }
            None => self.early.update_value(|early| early.push(events)),
        }
    }

    /// Notes events of the person's seat; returns false if they are not those that came before.
    fn note(self, events: &Events) -> bool {
        // A finished game that the server cannot replay comes whole, and not as the seat saw it.
        let is_replayed = |snapshot: &Option<TableSnapshot>| {
            let snapshot = snapshot.as_ref();
            snapshot.is_some_and(|snapshot| snapshot.frozen.is_none())
        };
        let mut is_same = true;
        if self.seat.get_untracked().is_some() && self.snapshot.with_untracked(is_replayed) {
            self.remember_seat(&mut |seat| {
                self.received_events.update_value(|received| {
                    is_same = seat.note(received, events.ply, &events.events);
                });
            });
        }
        is_same
    }

    fn hear_problem(self, problem: Problem, message: Message) {
        self.asked.set_value(None);
        match problem {
            // The secret opens no seat at the moment, or no longer. The person may still watch, and
            // this device keeps the secret: the server may have come back with old data.
            Problem::WrongSecret => {
                if let Some(secret) = self.secret() {
                    self.refused_secret.set_value(Some(secret));
                    self.secret.set(None);
                }
                self.tell(Some(TableTrouble::SeatLost));
                self.greet_again_soon();
            }
            // The others or the host gave the seat away. The person may watch; this device still keeps the
            // secret, and the person may remove it.
            Problem::Replaced | Problem::Removed => {
                self.remember_seat(&mut |seat| {
                    seat.number = None;
                    seat.is_removed = problem == Problem::Removed;
                });
                self.secret.set(None);
                self.tell(Some(TableTrouble::SeatGiven(message)));
                self.greet_again_soon();
            }
            Problem::NoSuchTable => {
                self.remember(&mut |own| own.is_missing = true);
                let is_own = self.own.with_untracked(Option::is_some);
                self.tell(Some(TableTrouble::Missing(is_own)));
                self.with_socket(ReconnectingSocket::is_in_vain);
            }
            Problem::Outdated => self.end(TableTrouble::Outdated),
            // The game goes on from an earlier event: what was noted of later ones no longer counts.
            Problem::Rewound => {
                self.remember_seat(&mut |seat| seat.rewind());
                self.end(TableTrouble::Rewound);
            }
            // The server ends the connection, and the socket connects again.
            Problem::Stopping | Problem::Unavailable | Problem::Idle => {}
            _ => self.tell(Some(TableTrouble::Told(message))),
        }
    }

    /// Connects again after the current message; waits longer if that did not help before.
    fn greet_again_soon(self) {
        self.with_socket(ReconnectingSocket::connect_soon);
    }

    /// A turn that the server has not answered yet.
    fn pending(self) -> Option<Play> {
        self.own_seat()?.pending
    }

    fn is_pending(self, id: &str) -> bool {
        self.pending().is_some_and(|pending| pending.id == id)
    }

    /// Takes a refused turn back.
    fn take_back(self, id: &str, why: Message) {
        if self.is_pending(id) {
            self.remember_seat(&mut |seat| seat.pending = None);
            if let Some(game) = self.game.get_value() {
                game.take_back(why);
            }
        }
    }

    /// Sends a turn. While the connection is broken, it waits for the next one. The id makes it count
    /// once.
    pub(crate) fn play(self, ply: usize, play: Vec<String>) {
        let id = browser::random_name();
        let turn = Play { play, ply, id };
        self.remember_seat(&mut |seat| seat.pending = Some(turn.clone()));
        self.send_pending();
    }

    fn send_pending(self) {
        if let Some(pending) = self.pending() {
            self.say(&ToTable::Play(pending));
        }
    }

    /// The page shows the game: passes on the events that came early, and sends a turn again that the
    /// server had not answered when the page closed.
    pub(crate) fn show(self, game: impl TableListener + 'static) {
        self.snapshot.with_untracked(|snapshot| {
            if let Some(snapshot) = snapshot {
                game.look(snapshot);
            }
        });
        self.game.set_value(Some(Rc::new(game)));
        let mut early = Vec::new();
        self.early
            .update_value(|waiting| early = std::mem::take(waiting));
        for events in early {
            self.hear_events(events);
        }
        self.send_pending();
    }

    /// The page no longer shows the game.
    pub(crate) fn hide(self) {
        self.game.set_value(None);
    }

    /// The game as this person may see it.
    pub(crate) fn session(self) -> Option<Result<Session, Unplayable>> {
        let own = self.seat.get();
        self.snapshot.with_untracked(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            let seats = seat_names(snapshot);
            let own = own.and_then(|own| Seat::all(seats.len()).nth(own));
            let game = GameId::of_name(&snapshot.game);
            let (options, layout) = (&snapshot.options, snapshot.fair["layout"].as_str());
            Some(
                game.map_err(Unplayable::from)
                    .and_then(|game| Session::at_server(game, options, seats, own, layout)),
            )
        })
    }
}

/// The secret of the seat that the person used last at a table.
fn first_secret(own: &OwnTable) -> Option<String> {
    own.seats.first().map(|seat| seat.secret.clone())
}

/// The names of all seats, as records write them.
pub(crate) fn seat_names(snapshot: &TableSnapshot) -> Vec<String> {
    let seats = snapshot.seats.iter().map(|seat| match &seat.who {
        Who::Nobody => String::new(),
        Who::Person(name) => name.clone(),
        Who::Bot(level) => SeatName::Bot(level).to_string(),
    });
    seats.collect()
}
