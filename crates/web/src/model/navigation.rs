//! Which page is shown, and the games that this device keeps. The address says which page.

use leptos::prelude::*;
use takht_core::{Record, Turn};
use takht_games::GameId;
use takht_protocol::TableId;

use crate::browser;
use crate::model::session::Session;

/// How many unfinished games are kept beside the one that is played.
const SHELF: usize = 8;

/// The pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    /// All games.
    Home,
    /// A game is set up.
    Setup(GameId),
    /// A game is played at this device.
    Table,
    /// A table of the server; a personal link has the secret of a seat there.
    At(TableId, Option<String>),
    /// A game is looked at.
    Replay,
    /// A game of a real table is scored.
    Scoring(GameId),
    /// The rules of a game, at a clause.
    Rules(GameId, Option<String>),
}

/// True if a text can be the secret of a seat: 16 bytes in hex.
fn is_secret(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

impl Page {
    /// The address of a page, behind that of the page.
    pub(crate) fn link(&self) -> String {
        match self {
            Self::Home => "#".to_owned(),
            Self::Setup(game) => format!("#new/{game}"),
            Self::Table => "#table".to_owned(),
            Self::At(table, None) => format!("#at/{table}"),
            Self::At(table, Some(secret)) => format!("#at/{table}/{secret}"),
            Self::Replay => "#replay".to_owned(),
            Self::Scoring(game) => format!("#score/{game}"),
            Self::Rules(game, None) => format!("#rules/{game}"),
            Self::Rules(game, Some(clause)) => format!("#rules/{game}/{clause}"),
        }
    }

    /// The page at an address; at any other there are all games.
    pub(crate) fn read(link: &str) -> Self {
        let mut words = link.trim_start_matches('#').split('/');
        let first = words.next().unwrap_or_default();
        let second = words.next().unwrap_or_default();
        let third = words.next().map(str::to_owned);
        if let ("at", Ok(table)) = (first, second.parse()) {
            // A secret that was cut off opens nothing.
            let secret = third.filter(|secret| is_secret(secret));
            return Self::At(table, secret);
        }
        match (first, GameId::of_name(second).ok()) {
            ("table", _) => Self::Table,
            ("replay", _) => Self::Replay,
            ("new", Some(game)) => Self::Setup(game),
            ("score", Some(game)) => Self::Scoring(game),
            ("rules", Some(game)) => Self::Rules(game, third),
            _ => Self::Home,
        }
    }
}

/// Where a person is, and the ways elsewhere.
#[derive(Clone, Copy)]
pub(crate) struct Navigation {
    pub(crate) page: RwSignal<Page>,
    session: RwSignal<Option<Session>, LocalStorage>,
    record: RwSignal<Option<Record>, LocalStorage>,
}

impl Navigation {
    /// Where the address says that the person is.
    pub(crate) fn new() -> Self {
        Self {
            page: RwSignal::new(Page::read(&browser::address())),
            session: RwSignal::new_local(None),
            record: RwSignal::new_local(None),
        }
    }

    /// Goes to a page.
    pub(crate) fn go(self, page: &Page) {
        if browser::address() == page.link() {
            // The address does not change, so nobody hears that the page does.
            self.page.set(page.clone());
        } else {
            browser::set_address(&page.link());
        }
    }

    /// Sits down at a new table; an unfinished game is put on the shelf.
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

    /// Remembers how far a game has come; says false if it will be gone with the page.
    pub(crate) fn hold(self, session: Session) -> bool {
        let text = session.to_text();
        let kept = text.is_some_and(|text| browser::keep("game", &text));
        self.session.set(Some(session));
        kept
    }

    /// The games that were left unfinished, those left last first.
    pub(crate) fn shelf(self) -> Vec<String> {
        let kept = browser::kept("shelf").unwrap_or_default();
        serde_json::from_str(&kept).unwrap_or_default()
    }

    fn keep_shelf(self, shelf: &[String]) {
        let text = serde_json::to_string(shelf).unwrap_or_default();
        // What cannot be kept is told at the table.
        let _ = browser::keep("shelf", &text);
    }

    /// Goes on with a game from the shelf.
    pub(crate) fn take_up(self, nth: usize) {
        let mut shelf = self.shelf();
        if nth < shelf.len()
            && let Ok(session) = Session::resume(&shelf.remove(nth))
        {
            self.keep_shelf(&shelf);
            self.sit(session);
        }
    }

    /// Someone plays this game in another window: this one lets it go.
    pub(crate) fn let_go(self) {
        self.session.set(None);
        if self.page.get_untracked() == Page::Table {
            self.go(&Page::Home);
        }
    }

    /// Looks at a game.
    pub(crate) fn replay(self, record: Record) {
        // If it cannot be kept, it is still there until the page is closed.
        let _ = browser::keep("replay", &record.to_pretty());
        self.record.set(Some(record));
        self.go(&Page::Replay);
    }

    /// The game that is played here, or the one that was kept.
    pub(crate) fn table(self) -> Option<Session> {
        let played = self.session.get_untracked();
        played.or_else(|| Session::resume(&browser::kept("game")?).ok())
    }

    pub(crate) fn watched(self) -> Option<Record> {
        let record = self.record.get_untracked();
        record.or_else(|| Record::read(browser::kept("replay")?.as_bytes()).ok())
    }
}

/// Where the person is who sees this.
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
            Page::Scoring(GameId::Kingdomino),
            Page::Rules(GameId::Capture, None),
            Page::Rules(GameId::Kingdomino, clause),
        ] {
            assert_eq!(Page::read(&page.link()), page);
        }
        for elsewhere in ["", "#new/chess", "#rules", "#at/nowhere", "nonsense/1/2"] {
            assert_eq!(Page::read(elsewhere), Page::Home, "{elsewhere}");
        }
    }
}
