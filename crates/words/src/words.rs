//! Turns messages into sentences.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use takht_core::message::Arg;
use takht_core::{Message, Seat};
use unic_langid::LanguageIdentifier;

use crate::Lang;

/// The sentences of one language, and the players' names they use.
///
/// Clones share the sentences, so a clone with other names costs little.
#[derive(Clone)]
pub struct Words {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    names: Vec<String>,
    reader: Reader,
}

/// For whom sentences are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Reader {
    /// Somebody who reads only the sentences.
    #[default]
    Anybody,
    /// Somebody who sees the board beside them, and plays this seat.
    AtBoard(Option<Seat>),
}

/// The locale files of a language; the build script lists them.
#[cfg(feature = "included")]
const fn sources(lang: Lang) -> &'static [&'static str] {
    include!(concat!(env!("OUT_DIR"), "/sources.rs"))
}

impl Words {
    /// The sentences of a language.
    #[cfg(feature = "included")]
    pub fn new(lang: Lang) -> Self {
        Self::read(lang, sources(lang).iter().copied().map(str::to_owned))
    }

    /// The sentences of a language, from the texts of its locale files.
    pub fn read(lang: Lang, sources: impl IntoIterator<Item = String>) -> Self {
        let locale = lang
            .code()
            .parse::<LanguageIdentifier>()
            .unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // In a right-to-left sentence, names and notation need isolation to keep their own
        // direction. Other sentences need no invisible marks.
        bundle.set_use_isolating(lang.is_rtl());
        bundle.set_formatter(Some(match lang {
            Lang::En | Lang::Tr => |value, _| digits(Lang::En, value),
            Lang::Fa => |value, _| digits(Lang::Fa, value),
            Lang::Ar => |value, _| digits(Lang::Ar, value),
        }));
        for source in sources {
            // A file with an error still gives its other sentences; a test reports the error.
            let resource = match FluentResource::try_new(source) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self {
            lang,
            bundle: Arc::new(bundle),
            names: Vec::new(),
            reader: Reader::Anybody,
        }
    }

    /// The same sentences for somebody who sees the board: they name no places, and address the player
    /// of this seat as "you".
    #[must_use]
    pub fn beside_board(mut self, you: Option<Seat>) -> Self {
        self.reader = Reader::AtBoard(you);
        self
    }

    /// The same sentences with these players' names, in seat order.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    /// Changes the players' names.
    pub fn set_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The name of a seat: "you" for the player who reads, the player's name, or the seat's number.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            _ if self.reader == Reader::AtBoard(Some(seat)) => self.text("seat-you"),
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Message::new("seat-name").with("number", seat.index() + 1)),
        }
    }

    /// The sentence for a message.
    ///
    /// A message without a sentence shows its name and arguments; tests make sure that every
    /// message has a sentence.
    pub fn say(&self, message: &Message) -> String {
        let Some(pattern) = self.pattern(message) else {
            return message.to_string();
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg));
        }
        let mut errors = Vec::new();
        let sentence = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        if !errors.is_empty() {
            return message.to_string();
        }
        if self.lang.is_rtl() && !starts_rtl(&sentence) {
            // A line takes its direction from its first letter outside isolated parts. If there is
            // none, or if it belongs to another script, a mark sets the direction.
            return format!("\u{200f}{sentence}");
        }
        sentence.into_owned()
    }

    /// The sentence of a message in the form that fits the reader best: `ID-you` tells somebody what they
    /// did themselves, `ID-you-ARGUMENT` if another argument names them, and `ID-seen` leaves out what
    /// the board shows.
    fn pattern(&self, message: &Message) -> Option<&Pattern<&str>> {
        let find = |id: &str| self.bundle.get_message(id)?.value();
        let id = &message.id;
        if let Reader::AtBoard(you) = self.reader {
            for (name, arg) in &message.args {
                let found = match (arg, you, *name) {
                    (Arg::Seat(seat), Some(you), "seat") if *seat == you => {
                        find(&format!("{id}-you"))
                    }
                    (Arg::Seat(seat), Some(you), name) if *seat == you => {
                        find(&format!("{id}-you-{name}"))
                    }
                    _ => None,
                };
                if found.is_some() {
                    return found;
                }
            }
            if let Some(found) = find(&format!("{id}-seen")) {
                return Some(found);
            }
        }
        find(id)
    }

    /// A sentence without arguments.
    pub fn text(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// True if there is a sentence with this name.
    pub fn has(&self, id: &str) -> bool {
        self.bundle
            .get_message(id)
            .is_some_and(|found| found.value().is_some())
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(match self.lang.is_rtl() && !has_letters(text) {
                // Notation without a letter, such as -1,0, gives no hint of its direction.
                true => format!("\u{2066}{text}\u{2069}"),
                false => text.clone(),
            }),
            Arg::Seat(seat) => FluentValue::from(self.isolated(self.name(*seat))),
            Arg::Message(message) => FluentValue::from(self.say(message)),
            Arg::List(items) => {
                // Without isolation, numbers and names of another direction would change places
                // with their neighbours.
                let isolate = |word: String| match self.lang.is_rtl() {
                    true => format!("\u{2068}{word}\u{2069}"),
                    false => word,
                };
                let words = items.iter().map(|item| isolate(self.word(item)));
                let words: Vec<String> = words.collect();
                FluentValue::from(words.join(&self.text("list-separator")))
            }
        }
    }

    /// Isolates a name that runs against the direction of the sentence. In right-to-left languages
    /// the bundle isolates every argument.
    fn isolated(&self, name: String) -> String {
        let against = name.chars().any(|c| matches!(c, '\u{590}'..='\u{8ff}'));
        match against && !self.lang.is_rtl() {
            true => format!("\u{2068}{name}\u{2069}"),
            false => name,
        }
    }

    fn word(&self, arg: &Arg) -> String {
        match self.value(arg) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => self.lang.number(number.value as i64),
            _ => arg.to_string(),
        }
    }
}

fn has_letters(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
}

/// True if the first letter outside isolated parts belongs to a right-to-left script.
fn starts_rtl(sentence: &str) -> bool {
    let mut depth = 0;
    for c in sentence.chars() {
        match c {
            '\u{2066}'..='\u{2068}' => depth += 1,
            '\u{2069}' => depth -= 1,
            '\u{200f}' if depth == 0 => return true,
            c if depth == 0 && c.is_alphabetic() => return matches!(c, '\u{590}'..='\u{8ff}'),
            _ => {}
        }
    }
    // Digits and signs alone have no direction.
    !sentence.contains('\u{2069}')
}

fn digits(lang: Lang, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(lang.number(number.value as i64)),
        _ => None,
    }
}
