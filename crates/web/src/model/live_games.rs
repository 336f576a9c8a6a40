//! Games that others play, as the lobby shows them: the page watches the tables of the few that are in view, and of
//! none while nobody looks at the page.

use std::time::Duration;

use leptos::html::A;
use leptos::prelude::*;
use takht_core::{Message, Seat};
use takht_games::GameId;
use takht_protocol::{FromTable, Hello, PROTOCOL, Problem, TableId, TableSnapshot, ToTable};

use super::online_table::seat_names;
use super::session::Session;
use crate::browser;
use crate::transport::{ReconnectingSocket, SocketEvent};

/// How many tables the page watches at the same time.
const MOST: usize = 6;

/// How long a game has to be in view before the page connects to its table: scrolling past causes nothing.
const PAUSE: Duration = Duration::from_millis(250);

/// A game that others play, as far as the page has watched it.
#[derive(Clone, Copy)]
pub(crate) struct LiveGame {
    table: StoredValue<TableId>,
    /// The game as everybody may see it; `None` until the page has reached the table.
    session: RwSignal<Option<Session>, LocalStorage>,
    socket: StoredValue<Option<ReconnectingSocket>, LocalStorage>,
    /// The part of the page that has to be in view.
    pub(crate) shown: NodeRef<A>,
}

/// What a game shows in a few words: the points of the seats, and how far it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Standing {
    pub(crate) points: Vec<i64>,
    pub(crate) progress: Vec<Message>,
    pub(crate) turn: Option<Seat>,
}

impl LiveGame {
    fn new(table: TableId) -> Self {
        Self {
            table: StoredValue::new(table),
            session: RwSignal::new_local(None),
            socket: StoredValue::new_local(None),
            shown: NodeRef::new(),
        }
    }

    /// Reads something from the game, again after every change. `None` until the page has seen the game.
    pub(crate) fn see<T>(self, of: impl FnOnce(&Session) -> T) -> Option<T> {
        // Without its first events a game has no board yet.
        self.session.with(|session| {
            let session = session.as_ref().filter(|session| session.received() > 0);
            session.map(of)
        })
    }

    /// How the game stands.
    pub(crate) fn standing(self) -> Option<Standing> {
        self.see(|session| {
            let game = session.game();
            let scores = game.scores().into_iter();
            Standing {
                points: scores.map(|score| score.total.into()).collect(),
                progress: game.progress(),
                turn: game.turn().seat(),
            }
        })
    }

    fn is_watched(self) -> bool {
        self.socket.try_with_value(Option::is_some) == Some(true)
    }

    fn is_in_view(self) -> bool {
        let shown = self.shown.try_get_untracked().flatten();
        shown.is_some_and(|shown| browser::is_in_view(&shown))
    }

    fn watch(self) {
        let address = browser::socket_address(&format!("tables/{}/socket", self.table.get_value()));
        let socket = ReconnectingSocket::new(address, move |heard| self.hear_socket(heard));
        self.socket.set_value(Some(socket));
    }

    fn leave(self) {
        self.with_socket(ReconnectingSocket::hang_up);
        self.socket.try_update_value(Option::take);
    }

    fn with_socket(self, act: fn(&ReconnectingSocket)) {
        self.socket
            .try_with_value(|socket| socket.iter().for_each(act));
    }

    fn say(self, message: &ToTable) {
        let text = message.write();
        self.socket.try_with_value(|socket| {
            // Without a connection the next one says it.
            socket.iter().for_each(|socket| {
                socket.say(&text);
            });
        });
    }

    fn received(self) -> usize {
        let received = |session: &Option<Session>| session.as_ref().map_or(0, Session::received);
        self.session
            .try_with_untracked(received)
            .unwrap_or_default()
    }

    fn hear_socket(self, heard: SocketEvent) {
        match heard {
            SocketEvent::Open => self.say(&ToTable::Hello(Hello {
                hello: PROTOCOL,
                secret: None,
                resume: self.received(),
                in_lobby: true,
            })),
            SocketEvent::Text(text) => {
                if let Ok(message) = serde_json::from_str(&text) {
                    self.hear(message);
                }
            }
            // Any answer proves that the connection lives.
            SocketEvent::Quiet => self.say(&ToTable::Resume(self.received())),
            SocketEvent::Lost => {}
        }
    }

    fn hear(self, message: FromTable) {
        match message {
            FromTable::Welcome(_) => self.with_socket(ReconnectingSocket::is_well),
            FromTable::Table(snapshot) => self.look(&snapshot),
            FromTable::Events(events) => {
                let receive = |session: &mut Option<Session>| {
                    let Some(session) = session else { return false };
                    let is_whole = session.receive(events.ply, &events.events);
                    while session.left() > 0 {
                        if session.arrive().is_err() {
                            // The page has other rules than the server: it shows what it has understood.
                            break;
                        }
                    }
                    is_whole
                };
                if self.session.try_update(receive) == Some(false) {
                    self.say(&ToTable::Resume(self.received()));
                }
            }
            FromTable::Problem(report) => match report.problem {
                // The socket connects again.
                Problem::Stopping | Problem::Unavailable | Problem::Idle => {}
                // The game goes on from an earlier event.
                Problem::Rewound => {
                    self.session.try_set(None);
                    self.with_socket(ReconnectingSocket::connect_soon);
                }
                _ => self.leave(),
            },
            _ => {}
        }
    }

    fn look(self, snapshot: &TableSnapshot) {
        if self.session.try_with_untracked(Option::is_none) != Some(true) {
            return;
        }
        let (options, layout) = (&snapshot.options, snapshot.fair["layout"].as_str());
        let game = GameId::of_name(&snapshot.game).ok();
        let session = game.and_then(|game| {
            Session::at_server(game, options, seat_names(snapshot), None, layout).ok()
        });
        self.session.set(session);
    }
}

/// The games that the lobby shows, and which of them the page watches.
#[derive(Clone, Copy)]
pub(crate) struct LiveGames {
    games: StoredValue<Vec<LiveGame>>,
    /// True until the page has looked which games are in view.
    is_due: StoredValue<bool>,
}

impl LiveGames {
    /// Watches while this part of the page is there.
    pub(crate) fn new() -> Self {
        let games = Self {
            games: StoredValue::new(Vec::new()),
            is_due: StoredValue::new(false),
        };
        let looking = browser::on_moving(move || games.look_soon());
        on_cleanup(move || {
            looking.into_iter().for_each(WindowListenerHandle::remove);
            games
                .games
                .with_value(|all| all.iter().for_each(|game| game.leave()));
        });
        games
    }

    /// A game that this part of the page shows.
    pub(crate) fn show(self, table: TableId) -> LiveGame {
        let game = LiveGame::new(table);
        self.games.update_value(|all| all.push(game));
        self.look_soon();
        on_cleanup(move || {
            game.leave();
            self.games
                .try_update_value(|all| all.retain(|other| other.session != game.session));
            self.look_soon();
        });
        game
    }

    /// Looks which games are in view, once the page has come to rest.
    pub(crate) fn look_soon(self) {
        if self.is_due.try_get_value() != Some(false) {
            return;
        }
        self.is_due.set_value(true);
        let look = move || {
            if self.is_due.try_set_value(false).is_none() {
                self.look();
            }
        };
        set_timeout(look, PAUSE);
    }

    fn look(self) {
        let all = self.games.get_value().into_iter();
        let is_hidden = browser::is_hidden();
        let in_view = |game: &LiveGame| !is_hidden && game.is_in_view();
        let (in_view, elsewhere): (Vec<_>, Vec<_>) = all.partition(in_view);
        let (watched, others) = in_view.split_at(in_view.len().min(MOST));
        for game in elsewhere.iter().chain(others) {
            game.leave();
        }
        for game in watched.iter().filter(|game| !game.is_watched()) {
            game.watch();
        }
    }
}
