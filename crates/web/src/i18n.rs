//! The language of the page.

use std::sync::Arc;

use leptos::prelude::*;
use takht_core::Arrangement;
use takht_words::{Lang, Message, Words};

use crate::browser;

/// The language and its texts. Everything that reads them updates when the language changes.
#[derive(Clone, Copy)]
pub(crate) struct I18n(RwSignal<Arc<Words>>);

impl I18n {
    /// The language that the person chose before, else the first of the browser's languages that
    /// Takht has.
    pub(crate) fn new() -> Self {
        let chosen = browser::kept("lang").into_iter();
        let mut wanted = chosen.chain(browser::preferred_languages());
        let lang = wanted
            .find_map(|locale| Lang::of_locale(&locale))
            .unwrap_or_default();
        let i18n = Self(RwSignal::new(Arc::new(Words::new(lang))));
        i18n.tell_document(lang);
        i18n
    }

    fn tell_document(self, lang: Lang) {
        browser::set_root("lang", lang.code());
        browser::set_root("dir", if lang.is_rtl() { "rtl" } else { "ltr" });
    }

    pub(crate) fn lang(self) -> Lang {
        self.0.with(|words| words.lang())
    }

    pub(crate) fn choose(self, lang: Lang) {
        self.tell_document(lang);
        browser::keep("lang", lang.code());
        self.0.set(Arc::new(Words::new(lang)));
    }

    /// A text without arguments.
    pub(crate) fn text(self, id: &'static str) -> String {
        self.0.with(|words| words.text(id))
    }

    /// Texts that change with the language.
    pub(crate) fn live(self) -> LiveTexts {
        LiveTexts(self)
    }

    pub(crate) fn has(self, id: &str) -> bool {
        self.0.with(|words| words.has(id))
    }

    pub(crate) fn say(self, message: &Message) -> String {
        self.0.with(|words| words.say(message))
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

    /// The texts with the names of the players at a table. They change only with the language.
    pub(crate) fn at_table(self, seats: Vec<String>) -> Memo<Arc<Words>> {
        let words = move |_: Option<&Arc<Words>>| {
            let words = self.0.with(|words| Words::clone(words));
            let names = words.names_of(&seats);
            Arc::new(words.with_names(names))
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
