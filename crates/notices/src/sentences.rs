//! What people read in mails, feeds and calendars.

use takht_core::Message;
use takht_core::message::Arg;
use takht_words::{Lang, Words};
use url::Url;

use crate::call::{Call, Kind};

/// Makes sentences in one language, with links to the operator's server.
pub struct Sentences {
    words: Words,
    public_url: Option<Url>,
}

impl Sentences {
    /// Sentences in a language. Without the server's own address they have no links.
    pub fn new(lang: Lang, public_url: Option<Url>) -> Self {
        Self {
            words: Words::new(lang),
            public_url,
        }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.words.lang()
    }

    /// A sentence without arguments.
    pub fn text(&self, id: &'static str) -> String {
        self.words.text(id)
    }

    /// What has happened, as one sentence.
    pub fn say(&self, call: &Call) -> String {
        let game = game_title(call);
        let message = match call.kind {
            Kind::Turn => Message::new("notices-turn"),
            Kind::TimeLow => Message::new("notices-time-low"),
            Kind::Started => Message::new("notices-started"),
            Kind::Joined => {
                let mut names = self.words.names_of(&call.names);
                let seat = call.who.filter(|who| *who < names.len());
                let who = seat.map_or_else(String::new, |who| names.swap_remove(who));
                Message::new("notices-joined").with("who", who)
            }
            Kind::Over => Message::new("notices-over"),
            Kind::Confirm => Message::new("notices-confirm-subject"),
        };
        self.words.say(&message.with("game", game))
    }

    /// The other players, as one sentence; none if nobody else sits there.
    pub fn others(&self, call: &Call) -> Option<String> {
        let names = self.words.names_of(&call.names);
        let others = names.into_iter().enumerate();
        let others = others.filter(|(seat, name)| *seat != call.seat && !name.is_empty());
        let others: Vec<Arg> = others.map(|(_, name)| Arg::Text(name)).collect();
        if others.is_empty() {
            return None;
        }
        let message = Message::new("notices-others").with("names", Arg::List(others));
        Some(self.words.say(&message))
    }

    /// A sentence around a link.
    pub(crate) fn with_link(&self, id: &'static str, link: &str) -> String {
        self.words.say(&Message::new(id).with("link", link))
    }

    /// A sentence about the game of a call.
    pub(crate) fn of_game(&self, id: &'static str, call: &Call) -> String {
        let message = Message::new(id).with("game", game_title(call));
        self.words.say(&message)
    }

    /// The address of a call's table, if the server knows its own.
    pub fn link(&self, call: &Call) -> Option<String> {
        let mut url = self.public_url.clone()?;
        url.set_fragment(Some(&format!("at/{}", call.table)));
        Some(url.into())
    }

    /// The address of a route under a token, if the server knows its own.
    pub fn route(&self, route: &str, token: &str) -> Option<String> {
        let mut url = self.public_url.clone()?;
        let base = url.path().trim_end_matches('/').to_owned();
        url.set_path(&format!("{base}/api/{route}/{token}"));
        Some(url.into())
    }
}

fn game_title(call: &Call) -> Message {
    Message::new(format!("{}-title", call.game))
}
