//! Which page is open, and the games that this device keeps. The address names the page.

use leptos::prelude::*;
use takht_core::{Message, Record, Seat, Turn};
use takht_games::GameId;
use takht_protocol::{PersonKey, TableId};

use crate::browser;
use crate::model::session::Session;

/// How many unfinished games the device keeps beside the current one.
const SHELF: usize = 8;

/// The pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    /// The list of all games.
    Home,
    /// The person sets up a game.
    Setup(GameId),
    /// A game on this device.
    Table,
    /// A table of the server. A personal link also carries the secret of a seat there.
    At(TableId, Option<String>),
    /// The replay of a game.
    Replay,
    /// The person learns a game by doing.
    Learn(GameId),
    /// The score helper for a game on a real table.
    Scoring(GameId),
    /// The lobby.
    Lobby,
    /// The person themselves. A link from another of their devices carries the seed of their identity.
    Me(Option<String>),
    /// The page of a person.
    Person(PersonKey),
    /// What the operator of the server sees and does.
    Operator,
    /// The link names nothing that is here.
    Unknown,
    /// The rules of a game, scrolled to a clause if one is given.
    Rules(GameId, Option<String>),
}

/// True if a text can be the secret of a seat: 16 bytes in hex.
fn is_secret(text: &str) -> bool {
    is_hex(text, 32)
}

fn is_hex(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

impl Page {
    /// The link to this page: the part of the address from `#` on.
    pub(crate) fn link(&self) -> String {
        match self {
            Self::Home => "#".to_owned(),
            Self::Setup(game) => format!("#new/{game}"),
            Self::Table => "#table".to_owned(),
            Self::At(table, None) => format!("#at/{table}"),
            Self::At(table, Some(secret)) => format!("#at/{table}/{secret}"),
            Self::Replay => "#replay".to_owned(),
            Self::Learn(game) => format!("#learn/{game}"),
            Self::Scoring(game) => format!("#score/{game}"),
            Self::Lobby => "#lobby".to_owned(),
            Self::Me(None) => "#me".to_owned(),
            Self::Me(Some(seed)) => format!("#me/{seed}"),
            Self::Person(key) => format!("#person/{key}"),
            Self::Operator => "#operator".to_owned(),
            Self::Unknown => "#?".to_owned(),
            Self::Rules(game, None) => format!("#rules/{game}"),
            Self::Rules(game, Some(clause)) => format!("#rules/{game}/{clause}"),
        }
    }

    /// The page that a link names.
    pub(crate) fn read(link: &str) -> Self {
        let mut words = link.trim_start_matches('#').split('/');
        let first = words.next().unwrap_or_default();
        let second = words.next().unwrap_or_default();
        let third = words.next().map(str::to_owned);
        if let ("at", Ok(table)) = (first, second.parse()) {
            // A link that lost part of its secret opens the table without a seat.
            let secret = third.filter(|secret| is_secret(secret));
            return Self::At(table, secret);
        }
        if let ("person", Ok(key)) = (first, second.parse()) {
            return Self::Person(key);
        }
        match (first, GameId::of_name(second).ok()) {
            ("", _) => Self::Home,
            ("lobby", _) => Self::Lobby,
            // A link that lost part of its seed opens the person's own page.
            ("me", _) => Self::Me(Some(second.to_owned()).filter(|seed| is_hex(seed, 64))),
            ("operator", _) => Self::Operator,
            ("table", _) => Self::Table,
            ("replay", _) => Self::Replay,
            ("new", Some(game)) => Self::Setup(game),
            ("learn", Some(game)) => Self::Learn(game),
            ("score", Some(game)) => Self::Scoring(game),
            ("rules", Some(game)) => Self::Rules(game, third),
            _ => Self::Unknown,
        }
    }
}

/// The open page, and the ways to other pages.
#[derive(Clone, Copy)]
pub(crate) struct Navigation {
    pub(crate) page: RwSignal<Page>,
    session: RwSignal<Option<Session>, LocalStorage>,
    record: RwSignal<Option<Watched>, LocalStorage>,
    /// What the next page tells the person first.
    pub(crate) told: RwSignal<Option<Message>>,
}

/// A game that the person looks at once more.
#[derive(Clone)]
pub(crate) struct Watched {
    pub(crate) record: Record,
    /// The seat that the person played.
    pub(crate) you: Option<Seat>,
    /// The table of the server where it was played.
    pub(crate) table: Option<TableId>,
}

impl Navigation {
    /// Starts at the page that the address names.
    pub(crate) fn new() -> Self {
        Self {
            page: RwSignal::new(Page::read(&browser::address())),
            session: RwSignal::new_local(None),
            record: RwSignal::new_local(None),
            told: RwSignal::new(None),
        }
    }

    /// Opens a page.
    pub(crate) fn go(self, page: &Page) {
        if browser::address() == page.link() {
            // The address stays the same, so the browser fires no event.
            self.page.set(page.clone());
        } else {
            browser::set_address(&page.link());
        }
    }

    /// Starts a new game here, and puts an unfinished one on the shelf.
    pub(crate) fn sit(self, session: Session) {
        let left = self.table().filter(|left| left.game().turn() != Turn::Over);
        if let Some(left) = left.and_then(|left| left.to_text()) {
            let mut shelf = self.shelf();
            shelf.insert(0, left);
            shelf.truncate(SHELF);
            self.keep_shelf(&shelf);
        }
        self.hold(session);
        self.go(&Page::Table);
    }

    /// Keeps the game as it is now. Returns false if the browser loses it when the page closes.
    pub(crate) fn hold(self, session: Session) -> bool {
        let text = session.to_text();
        let kept = text.is_some_and(|text| browser::keep("game", &text));
        self.session.set(Some(session));
        kept
    }

    /// The unfinished games, the one left last first.
    pub(crate) fn shelf(self) -> Vec<String> {
        let kept = browser::kept("shelf").unwrap_or_default();
        serde_json::from_str(&kept).unwrap_or_default()
    }

    fn keep_shelf(self, shelf: &[String]) {
        let text = serde_json::to_string(shelf).unwrap_or_default();
        // If the browser cannot keep it, the table page says so.
        let _ = browser::keep("shelf", &text);
    }

    /// Continues a game from the shelf.
    pub(crate) fn take_up(self, nth: usize) {
        let mut shelf = self.shelf();
        if nth < shelf.len()
            && let Ok(session) = Session::resume(&shelf.remove(nth))
        {
            self.keep_shelf(&shelf);
            self.sit(session);
        }
    }

    /// Closes this game here, because the person plays it in another tab.
    pub(crate) fn let_go(self) {
        self.session.set(None);
        if self.page.get_untracked() == Page::Table {
            self.told.set(Some(Message::new("table-other-tab")));
            self.go(&Page::Home);
        }
    }

    /// Opens the replay of a game, in which the person played this seat, and which the server has at this table.
    pub(crate) fn replay(self, record: Record, you: Option<Seat>, table: Option<TableId>) {
        // If the browser cannot keep the record, the page still has it until it closes.
        let _ = browser::keep("replay", &record.to_pretty());
        let seat = you.map(|seat| seat.index().to_string());
        let _ = browser::keep("replay-seat", &seat.unwrap_or_default());
        let at = table.as_ref().map(TableId::as_str);
        let _ = browser::keep("replay-table", at.unwrap_or_default());
        self.record.set(Some(Watched { record, you, table }));
        self.go(&Page::Replay);
    }

    /// The game that is open here, else the one that the browser keeps.
    pub(crate) fn table(self) -> Option<Session> {
        let played = self.session.get_untracked();
        played.or_else(|| Session::resume(&browser::kept("game")?).ok())
    }

    pub(crate) fn watched(self) -> Option<Watched> {
        let watched = self.record.get_untracked();
        watched.or_else(|| {
            let record = Record::read(browser::kept("replay")?.as_bytes()).ok()?;
            let seat = browser::kept("replay-seat").and_then(|seat| seat.parse().ok());
            let you = seat.and_then(Seat::new);
            let table = browser::kept("replay-table");
            let table = table.and_then(|table| table.parse().ok());
            Some(Watched { record, you, table })
        })
    }
}

/// The navigation of this page.
pub(crate) fn use_navigation() -> Navigation {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_found_again_at_its_address() {
        let clause = Some("k10".to_owned());
        for page in [
            Page::Home,
            Page::Setup(GameId::Capture),
            Page::Table,
            Page::At(TableId::of([7; 12]), None),
            Page::At(
                TableId::of([9; 12]),
                Some("5ec2e7".repeat(6)[..32].to_owned()),
            ),
            Page::Replay,
            Page::Lobby,
            Page::Operator,
            Page::Me(None),
            Page::Me(Some("5eed".repeat(16))),
            Page::Person("ab".repeat(32).parse().unwrap()),
            Page::Learn(GameId::Kingdomino),
            Page::Scoring(GameId::Kingdomino),
            Page::Rules(GameId::Capture, None),
            Page::Rules(GameId::Kingdomino, clause),
        ] {
            assert_eq!(Page::read(&page.link()), page);
        }
        for home in ["", "#", "#/"] {
            assert_eq!(Page::read(home), Page::Home, "{home}");
        }
        assert_eq!(Page::read("#me/5eed"), Page::Me(None));
        for elsewhere in ["#new/chess", "#rules", "#at/nowhere", "nonsense/1/2", "#?"] {
            assert_eq!(Page::read(elsewhere), Page::Unknown, "{elsewhere}");
        }
    }
}
