//! The language of the page.

use std::sync::Arc;

use leptos::prelude::*;
use takht_core::{Arrangement, Seat};
use takht_words::{Lang, Message, Words};

use crate::browser;
use crate::transport::request::{self, Trouble};

/// The language and its texts. Everything that reads them updates when the language changes.
#[derive(Clone, Copy)]
pub(crate) struct I18n {
    words: RwSignal<Arc<Words>>,
    /// The locale files that were fetched, in the order of their arrival.
    fetched: StoredValue<Vec<Fetched>>,
    /// Why the last file did not come.
    trouble: RwSignal<Option<Message>>,
}

/// A locale file.
struct Fetched {
    name: String,
    text: String,
}

fn file_of_words(lang: Lang) -> String {
    format!("words-{lang}.ftl")
}

fn file_of_rules(lang: Lang) -> String {
    format!("rules-{lang}.ftl")
}

impl I18n {
    /// The language in which the page opens, with the sentences that were fetched for it.
    pub(crate) fn new(lang: Lang, text: String) -> Self {
        let words = Words::read(lang, [text.clone()]);
        let name = file_of_words(lang);
        let i18n = Self {
            words: RwSignal::new(Arc::new(words)),
            fetched: StoredValue::new(vec![Fetched { name, text }]),
            trouble: RwSignal::new(None),
        };
        i18n.tell_document(lang);
        i18n
    }

    fn tell_document(self, lang: Lang) {
        browser::set_root("lang", lang.code());
        browser::set_root("dir", if lang.is_rtl() { "rtl" } else { "ltr" });
    }

    pub(crate) fn lang(self) -> Lang {
        self.words.with(|words| words.lang())
    }

    /// Changes the language, as soon as its sentences have come.
    pub(crate) fn choose(self, lang: Lang) {
        wasm_bindgen_futures::spawn_local(async move {
            if !self.fetch(file_of_words(lang)).await {
                return;
            }
            browser::keep("lang", lang.code());
            self.tell_document(lang);
            self.read(lang);
        });
    }

    /// Fetches the rules in the page's language, unless they are there already.
    pub(crate) fn fetch_rules(self) {
        let lang = self.lang();
        wasm_bindgen_futures::spawn_local(async move {
            if self.fetch(file_of_rules(lang)).await
                && self.words.with_untracked(|words| words.lang()) == lang
            {
                self.read(lang);
            }
        });
    }

    /// True if the rules are there, in the page's language.
    pub(crate) fn has_rules(self) -> bool {
        self.has("rules-silent")
    }

    /// Why the last file did not come.
    pub(crate) fn trouble(self) -> Option<Message> {
        self.trouble.get()
    }

    /// Fetches a locale file, unless it is there already. Returns false if it does not come.
    async fn fetch(self, name: String) -> bool {
        let is_there = |fetched: &Vec<Fetched>| fetched.iter().any(|file| file.name == name);
        if self.fetched.with_value(is_there) {
            self.trouble.set(None);
            return true;
        }
        let came = request::file(&name).await;
        self.trouble.set(came.as_ref().err().map(Trouble::message));
        let Ok(text) = came else { return false };
        self.fetched
            .update_value(|fetched| fetched.push(Fetched { name, text }));
        true
    }

    /// Reads the sentences of a language from the files that are there.
    fn read(self, lang: Lang) {
        let names = [file_of_words(lang), file_of_rules(lang)];
        let texts = self.fetched.with_value(|fetched| {
            let of_lang = fetched.iter().filter(|file| names.contains(&file.name));
            of_lang.map(|file| file.text.clone()).collect::<Vec<_>>()
        });
        self.words.set(Arc::new(Words::read(lang, texts)));
    }

    /// A text without arguments.
    pub(crate) fn text(self, id: &'static str) -> String {
        self.words.with(|words| words.text(id))
    }

    /// Texts that change with the language.
    pub(crate) fn live(self) -> LiveTexts {
        LiveTexts(self)
    }

    pub(crate) fn has(self, id: &str) -> bool {
        self.words.with(|words| words.has(id))
    }

    pub(crate) fn say(self, message: &Message) -> String {
        self.words.with(|words| words.say(message))
    }

    /// The label of the n-th name of a list: on a map, its corner.
    pub(crate) fn nth_name(self, arrangement: Arrangement, index: usize) -> String {
        match (arrangement, index) {
            (Arrangement::Map, 0) => self.text("web-top-left"),
            (Arrangement::Map, 1) => self.text("web-top-right"),
            (Arrangement::Map, 2) => self.text("web-bottom-left"),
            (Arrangement::Map, 3) => self.text("web-bottom-right"),
            (Arrangement::Map | Arrangement::List, _) => {
                self.say(&Message::new("web-nth").with("number", index + 1))
            }
        }
    }

    /// The sentence for somebody who sees the place that it is about.
    pub(crate) fn say_beside_board(self, message: &Message) -> String {
        let words = self.words.with(|words| Words::clone(words));
        words.beside_board(None).say(message)
    }

    /// The id of the sentence that a game has of its own, else of the one that all games share: some games
    /// count gold instead of points.
    pub(crate) fn own_or(self, own: String, shared: &'static str) -> String {
        match self.has(&own) {
            true => own,
            false => shared.to_owned(),
        }
    }

    /// The sentence with the names of these seats.
    pub(crate) fn say_of(self, seats: &[String], message: &Message) -> String {
        let words = self.words.with(|words| Words::clone(words));
        let names = words.names_of(seats);
        words.with_names(names).say(message)
    }

    /// The names of these seats.
    pub(crate) fn names_of(self, seats: &[String]) -> Vec<String> {
        self.words.with(|words| words.names_of(seats))
    }

    /// The texts with the names of the players at a table, for somebody who sees the board and perhaps
    /// plays a seat. They change with the language and when somebody takes over a seat.
    pub(crate) fn at_table(
        self,
        seats: impl Into<Signal<Vec<String>>>,
        you: Option<Seat>,
    ) -> Memo<Arc<Words>> {
        let seats = seats.into();
        let words = move |_: Option<&Arc<Words>>| {
            let words = self.words.with(|words| Words::clone(words));
            let names = seats.with(|seats| words.names_of(seats));
            Arc::new(words.with_names(names).beside_board(you))
        };
        Memo::new_with_compare(words, |_, _| true)
    }
}

/// Texts that change with the language. They all have one type, so the compiled page has the code that
/// shows them only once.
#[derive(Clone, Copy)]
pub(crate) struct LiveTexts(I18n);

impl LiveTexts {
    /// A text without arguments.
    pub(crate) fn text(
        self,
        id: &'static str,
    ) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.0.text(id)
    }
}

/// The language of this page.
pub(crate) fn use_i18n() -> I18n {
    expect_context()
}

/// The name of a language in that language.
pub(crate) fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Fa => "فارسی",
        Lang::Ar => "العربية",
        Lang::Tr => "Türkçe",
    }
}
