//! The lobby: open tables, games to watch, who is here, and the search for people to play with. The page is connected to it while
//! it shows it, and while it looks for somebody.

use std::time::Duration;

use leptos::prelude::*;
use takht_core::Message;
use takht_protocol::{
    FromLobby, HelloLobby, Lobby, LobbyChanges, LobbyPerson, PROTOCOL, Paired, Problem, Seek,
    Seeking, Showing, ToLobby,
};

use super::identity;
use super::navigation::{Navigation, Page};
use super::own_seat::{OwnSeat, seal_of};
use super::own_tables::{self as own, OwnTable};
use crate::browser;
use crate::transport::{ReconnectingSocket, SocketEvent, request};

/// The storage keys of whether the person shows themselves to others in the lobby, and of the secret by which the
/// server knows this device there.
const SHOWN: &str = "shown";
const DEVICE: &str = "device";

/// What somebody looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wish {
    /// The name of a game; none: any.
    pub(crate) game: Option<String>,
    /// The name of a pace; none: any.
    pub(crate) pace: Option<String>,
    /// The number of players; none: any.
    pub(crate) players: Option<usize>,
    /// After how many seconds bots take the seats; none: never.
    pub(crate) bots_after: Option<u32>,
}

/// A search, while it lasts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Search {
    /// When bots take the seats, in milliseconds of the page's clock.
    pub(crate) bots_at: Option<f64>,
}

/// A search as it is sent, again and again, until somebody is found.
#[derive(Clone)]
struct Sent {
    seek: Seek,
    nonce: String,
    /// When it was first sent, in milliseconds of the page's clock.
    begun: f64,
}

/// The lobby, as far as the page knows it.
#[derive(Clone, Copy)]
pub(crate) struct LobbyModel {
    pub(crate) lobby: RwSignal<Option<Lobby>>,
    /// True while the page does not reach the server.
    pub(crate) is_lost: RwSignal<bool>,
    pub(crate) search: RwSignal<Option<Search>>,
    /// True if the person wants to be seen by the others. Nobody is, until they say so.
    pub(crate) is_shown: RwSignal<bool>,
    /// How the others see the person.
    pub(crate) seen_as: RwSignal<Option<LobbyPerson>>,
    /// What the person has to be told.
    pub(crate) trouble: RwSignal<Option<Message>>,
    /// How many seconds the server's clock is ahead of this device's.
    ahead: StoredValue<f64>,
    sent: StoredValue<Option<Sent>>,
    socket: StoredValue<Option<ReconnectingSocket>, LocalStorage>,
    /// How many parts of the page show the lobby.
    shown: StoredValue<usize>,
    navigation: Navigation,
}

impl LobbyModel {
    /// A lobby that nobody looks at yet.
    pub(crate) fn new(navigation: Navigation) -> Self {
        Self {
            lobby: RwSignal::new(None),
            is_lost: RwSignal::new(false),
            search: RwSignal::new(None),
            is_shown: RwSignal::new(browser::kept(SHOWN).as_deref() == Some("yes")),
            seen_as: RwSignal::new(None),
            trouble: RwSignal::new(None),
            ahead: StoredValue::new(0.0),
            sent: StoredValue::new(None),
            socket: StoredValue::new_local(None),
            shown: StoredValue::new(0),
            navigation,
        }
    }

    /// Stays connected while this part of the page is there.
    pub(crate) fn enter(self) {
        self.shown.update_value(|shown| *shown += 1);
        self.connect();
        on_cleanup(move || {
            self.shown.update_value(|shown| *shown -= 1);
            self.leave_unless_needed();
        });
    }

    fn connect(self) {
        if self.socket.with_value(Option::is_none) {
            let address = browser::socket_address("lobby/socket");
            let socket = ReconnectingSocket::new(address, move |heard| self.hear_socket(heard));
            self.socket.set_value(Some(socket));
        }
    }

    fn leave_unless_needed(self) {
        // The next page may show the lobby, too.
        let leave = move || {
            let is_needed = self.shown.get_value() > 0 || self.sent.with_value(Option::is_some);
            if !is_needed {
                self.with_socket(ReconnectingSocket::hang_up);
                self.socket.set_value(None);
                self.lobby.set(None);
            }
        };
        set_timeout(leave, Duration::from_millis(300));
    }

    fn with_socket(self, act: fn(&ReconnectingSocket)) {
        self.socket.with_value(|socket| socket.iter().for_each(act));
    }

    fn say(self, message: &ToLobby) {
        let text = message.write();
        self.socket.with_value(|socket| {
            if let Some(socket) = socket {
                // Without a connection the next one says it.
                let _ = socket.say(&text);
            }
        });
    }

    /// Shows the person to the others in the lobby, or no longer. Who shows themselves needs a name.
    pub(crate) fn show(self, wants: bool) {
        self.trouble.set(None);
        let is_nameless = own_name().is_none();
        if wants && is_nameless {
            self.trouble.set(Some(Message::new("web-problem-bad-name")));
            browser::point_out("seek-name");
        }
        let is_shown = wants && !is_nameless;
        browser::keep(SHOWN, if is_shown { "yes" } else { "no" });
        self.is_shown.set(is_shown);
        // The switch of the page has moved by itself.
        self.is_shown.notify();
        match is_shown {
            true => self.say_who(true),
            false => {
                self.seen_as.set(None);
                self.say(&ToLobby::Hide);
            }
        }
    }

    /// Tells the lobby who the person is, if they want to be seen. Whom the server does not know does not sign.
    fn say_who(self, signs: bool) {
        let name = own_name().filter(|_| self.is_shown.get_untracked());
        let Some(name) = name else { return };
        let secret = browser::kept(DEVICE).unwrap_or_else(browser::random_name);
        browser::keep(DEVICE, &secret);
        leptos::task::spawn_local(async move {
            let person = match signs {
                true => identity::for_lobby(&secret).await,
                false => None,
            };
            // The person may have changed their mind while the page signed.
            if self.is_shown.get_untracked() {
                self.say(&ToLobby::Show(Showing {
                    name,
                    secret,
                    person,
                }));
            }
        });
    }

    /// Looks for people to play with.
    pub(crate) fn seek(self, wish: Wish, name: String) {
        self.trouble.set(None);
        self.search.set(Some(Search { bots_at: None }));
        self.connect();
        leptos::task::spawn_local(async move {
            let (secret, nonce) = (browser::random_name(), browser::random_name());
            let sealed = seal_of(&nonce);
            let person = identity::for_seek(&sealed, &secret).await;
            // The person may have changed their mind while the page signed.
            if self.search.get_untracked().is_none() {
                return;
            }
            let seek = Seek {
                games: wish.game.into_iter().collect(),
                paces: wish.pace.into_iter().collect(),
                players: wish.players.into_iter().collect(),
                bots_after: wish.bots_after,
                name,
                sealed,
                secret,
                person,
            };
            self.say(&ToLobby::Seek(Box::new(seek.clone())));
            let begun = browser::now();
            self.sent.set_value(Some(Sent { seek, nonce, begun }));
        });
    }

    /// Sends the search again, if there is one.
    fn send_search(self) -> Option<()> {
        let mut sent = self.sent.get_value()?;
        // Who has waited already waits only for what is left.
        let waited = ((browser::now() - sent.begun) / 1_000.0) as u32;
        let left = |after: u32| after.saturating_sub(waited);
        sent.seek.bots_after = sent.seek.bots_after.map(left);
        self.say(&ToLobby::Seek(Box::new(sent.seek)));
        Some(())
    }

    /// Searches without an identity, because this server does not know the person. Returns false if the search has
    /// none.
    fn forgo_identity(self) -> bool {
        let mut is_forgone = false;
        self.sent.update_value(|sent| {
            let person = sent.as_mut().and_then(|sent| sent.seek.person.take());
            is_forgone = person.is_some();
        });
        is_forgone && self.send_search().is_some()
    }

    /// Looks no longer.
    pub(crate) fn cancel(self) {
        self.say(&ToLobby::Cancel);
        self.end_search();
    }

    fn end_search(self) {
        self.search.set(None);
        self.sent.set_value(None);
        self.leave_unless_needed();
    }

    fn hear_socket(self, heard: SocketEvent) {
        let hello = ToLobby::Hello(HelloLobby {
            hello: PROTOCOL,
            who: None,
        });
        match heard {
            SocketEvent::Open => self.say(&hello),
            SocketEvent::Text(text) => {
                if let Ok(message) = serde_json::from_str(&text) {
                    self.hear(message);
                }
            }
            // Any answer proves that the connection lives.
            SocketEvent::Quiet => self
                .send_search()
                .unwrap_or_else(|| self.say(&ToLobby::Cancel)),
            SocketEvent::Lost => self.is_lost.set(true),
        }
    }

    fn hear(self, message: FromLobby) {
        match message {
            FromLobby::Lobby(lobby) => {
                self.is_lost.set(false);
                self.with_socket(ReconnectingSocket::is_well);
                self.ahead
                    .set_value(lobby.now as f64 - js_sys::Date::now() / 1_000.0);
                self.lobby.set(Some(lobby));
                self.say_who(true);
                self.send_search();
            }
            FromLobby::Changes(changes) => self.change(changes),
            FromLobby::Seeking(Some(Seeking { bots_in })) => {
                let bots_at = bots_in.map(|wait| browser::now() + wait as f64);
                if self.search.get_untracked().is_some() {
                    self.search.set(Some(Search { bots_at }));
                }
            }
            FromLobby::Seeking(None) => {}
            FromLobby::Shown(shown) => self.seen_as.set(shown),
            FromLobby::NotShown(report) => {
                self.seen_as.set(None);
                match identity::is_unknown(report.problem) {
                    true => self.say_who(false),
                    false => self.trouble.set(Some(request::about(&report))),
                }
            }
            FromLobby::Paired(paired) => self.sit(paired),
            FromLobby::Problem(report) => match report.problem {
                Problem::Stopping | Problem::Unavailable | Problem::Idle => {}
                problem if identity::is_unknown(problem) && self.forgo_identity() => {}
                _ => {
                    self.trouble.set(Some(request::about(&report)));
                    self.end_search();
                }
            },
        }
    }

    fn change(self, changes: LobbyChanges) {
        self.lobby.update(|lobby| {
            let Some(lobby) = lobby else { return };
            lobby
                .tables
                .retain(|table| !changes.gone.contains(&table.table));
            // A table that changes keeps its place, so that nobody presses another one than they meant.
            for new in changes.tables {
                let mut known = lobby.tables.iter_mut();
                match known.find(|old| old.table == new.table) {
                    Some(old) => *old = new,
                    None => lobby.tables.push(new),
                }
            }
            lobby.present = changes.present.unwrap_or(lobby.present);
            if let Some(people) = changes.people {
                lobby.people = people;
            }
        });
    }

    /// Somebody is found: the person has the seat already, and goes to the table.
    fn sit(self, paired: Paired) {
        let Some(sent) = self.sent.get_value() else {
            return;
        };
        let known = own::find(&paired.table);
        let mut own = known.unwrap_or_else(|| OwnTable::new(paired.table.clone(), ""));
        let seat = OwnSeat {
            nonce: Some(sent.nonce),
            number: Some(paired.seat),
            name: sent.seek.name,
            ..OwnSeat::new(sent.seek.secret)
        };
        own.seats.retain(|known| known.secret != seat.secret);
        own.seats.insert(0, seat);
        own::keep(own);
        self.end_search();
        browser::ring();
        self.navigation.go(&Page::At(paired.table, None));
    }

    /// How many minutes ago something happened that the server dates so.
    pub(crate) fn minutes_since(self, since: i64) -> i64 {
        let now = js_sys::Date::now() / 1_000.0 + self.ahead.get_value();
        ((now as i64 - since) / 60).max(0)
    }
}

/// The name that the person has given here, if they have.
fn own_name() -> Option<String> {
    let name = browser::kept("name")?.trim().to_owned();
    Some(name).filter(|name| !name.is_empty())
}

/// The lobby of this page.
pub(crate) fn use_lobby() -> LobbyModel {
    expect_context()
}
