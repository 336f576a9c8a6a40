//! Boards: how the page draws a game, and how the person chooses an event by pointing.

mod canvas;
mod input;
mod marks;
mod score_list;

use std::any::Any;
use std::fmt;
use std::hash::Hash;

use leptos::prelude::*;
use leptos::tachys::view::keyed::keyed;
use takht_core::Seat;
use takht_games::AnyGame;
use takht_words::{Lang, Words};

pub(crate) use canvas::{BoardCanvas, RECENT, Scene};
pub(crate) use input::{BoardInput, Intent, arrow};
pub(crate) use marks::{mark, seat_of, shape, shape_at};
pub(crate) use score_list::{ScoredPlayer, scored};

/// A place on a board, by the two numbers of the notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Place(pub(crate) i32, pub(crate) i32);

impl Place {
    /// Reads a place from a word of notation.
    pub(crate) fn read(word: &str) -> Option<Self> {
        let (first, second) = word.split_once(',')?;
        Some(Self(first.parse().ok()?, second.parse().ok()?))
    }

    /// The place at this distance.
    pub(crate) fn moved(self, by: (i32, i32)) -> Self {
        Self(self.0 + by.0, self.1 + by.1)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0, self.1)
    }
}

/// An event, and the places to point at, one after the other, to choose it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) event: String,
    /// The tool that does it. No two choices of one tool ask for the same places.
    pub(crate) tool: String,
    pub(crate) places: Vec<Place>,
}

impl Choice {
    /// Reads a choice from notation: the verb is the tool, and the places follow in order.
    pub(crate) fn of(event: String) -> Self {
        let mut words = event.split(' ');
        let tool = words.next().unwrap_or_default().to_owned();
        let places = words.filter_map(Place::read).collect();
        Self {
            event,
            tool,
            places,
        }
    }
}

/// What the next place does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// It chooses this event.
    Event(String),
    /// The event needs one more place.
    More,
}

/// A place that the person can point at now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lit {
    pub(crate) place: Place,
    pub(crate) next: Next,
}

/// The places that the person can point at with a tool, after the places already chosen.
pub(crate) fn lit(choices: &[Choice], tool: &str, before: &[Place]) -> Vec<Lit> {
    let mut lit: Vec<Lit> = Vec::new();
    for choice in choices.iter().filter(|choice| choice.tool == tool) {
        let Some(rest) = choice.places.strip_prefix(before) else {
            continue;
        };
        match *rest {
            [] => {}
            [place] => lit.push(Lit {
                place,
                next: Next::Event(choice.event.clone()),
            }),
            [place, ..] => lit.push(Lit {
                place,
                next: Next::More,
            }),
        }
    }
    lit.sort_by_key(|lit| lit.place);
    lit.dedup_by_key(|lit| lit.place);
    lit
}

/// The tools with something to do.
pub(crate) fn tools(choices: &[Choice]) -> Vec<String> {
    let mut tools: Vec<String> = Vec::new();
    for choice in choices.iter().filter(|choice| !choice.places.is_empty()) {
        if !tools.contains(&choice.tool) {
            tools.push(choice.tool.clone());
        }
    }
    tools
}

/// Draws a list by keys. A drawing stays as long as its key does, so the browser draws only what
/// comes and goes.
pub(crate) fn pieces<T, K, V>(
    of: Vec<T>,
    key: impl Fn(&T) -> K + Send + 'static,
    draw: impl Fn(T) -> V + Send + 'static,
) -> AnyView
where
    T: Send + 'static,
    K: Eq + Hash + 'static,
    V: RenderHtml + 'static,
{
    keyed(of, key, move |_, piece| (|_: usize| (), draw(piece))).into_any()
}

/// How the page draws a game and handles input on it.
pub(crate) trait Board: Sync {
    /// The events that the acting seat may choose, with their places.
    fn choices(&self, game: &dyn AnyGame) -> Vec<Choice> {
        game.legal().into_iter().map(Choice::of).collect()
    }

    /// The events without places: each gets a button.
    fn buttons(&self, game: &dyn AnyGame) -> Vec<String> {
        let choices = self.choices(game).into_iter();
        let without = choices.filter(|choice| choice.places.is_empty());
        without.map(|choice| choice.event).collect()
    }

    /// One step to the right and one step down.
    fn axes(&self) -> [(i32, i32); 2] {
        [(1, 0), (0, 1)]
    }

    /// The event that a person tries by pointing at a place with nothing to do. Its refusal explains
    /// why.
    fn meant(&self, _game: &dyn AnyGame, tool: &str, place: Place) -> Option<String> {
        (!tool.is_empty()).then(|| format!("{tool} {place}"))
    }

    /// True if the arrow keys may move the cursor to this place.
    fn reaches(&self, game: &dyn AnyGame, place: Place) -> bool;

    /// True if the board shows the points that an event brings at once.
    fn shows_gains(&self) -> bool {
        false
    }

    /// The own input of this board, beside what [`BoardInput`] remembers for all boards.
    fn own_input(&self) -> Box<dyn Any + Send + Sync> {
        Box::new(())
    }

    /// Clears the own input of this board after every event and every undo.
    fn reset(&self, _input: BoardInput) {}

    /// The person points at a place.
    fn point(&self, input: BoardInput, place: Place) {
        input.point(place);
    }

    /// The person taps or clicks a place.
    fn tap(&self, input: BoardInput, place: Place) -> Option<Intent> {
        input.choose(place)
    }

    /// The person drops a piece on a place.
    fn drop_on(&self, input: BoardInput, place: Place) -> Option<Intent> {
        Some(input.explain(place))
    }

    /// Turns the piece in the person's hand; returns false if there is none to turn.
    fn rotate(&self, _input: BoardInput) -> bool {
        false
    }

    /// The message that explains how to choose on this board.
    fn help(&self) -> &'static str {
        "web-point-help"
    }

    /// The person presses Enter.
    fn enter(&self, input: BoardInput) -> Option<Intent> {
        self.tap(input, input.cursor.get_untracked()?)
    }

    /// Extra buttons of this board.
    fn buttons_of_its_own(
        &self,
        _input: BoardInput,
        _game: &dyn AnyGame,
        _words: &Words,
    ) -> Option<AnyView> {
        None
    }

    /// True if the seat has tools, even if it cannot use them this turn: the page reserves room for
    /// them.
    fn has_tools(&self, _game: &dyn AnyGame, _seat: Seat) -> bool {
        false
    }

    /// The name of a tool, and what it does.
    fn tool(&self, _tool: &str, _words: &Words) -> (String, Option<String>) {
        (String::new(), None)
    }

    /// Draws the board with the pieces and the lit places.
    fn draw(&self, canvas: BoardCanvas) -> AnyView;

    /// Draws what lies beside the board.
    fn beside(&self, canvas: BoardCanvas) -> AnyView;

    /// Describes a place in words.
    fn at(&self, game: &dyn AnyGame, place: Place, words: &Words) -> Option<String>;

    /// Describes the board in words, for people who do not see it.
    fn in_words(&self, game: &dyn AnyGame, words: &Words) -> Vec<String>;

    /// A small picture of the game for the list of games.
    fn art(&self, lang: Lang) -> AnyView;
}

/// The points that an event brings the acting seat at once.
pub(crate) fn gain(game: &dyn AnyGame, event: &str) -> i32 {
    gains(game)(event)
}

/// The points that each event brings the acting seat at once.
pub(crate) fn gains(game: &dyn AnyGame) -> impl Fn(&str) -> i32 {
    let seat = game.turn().seat();
    let total = move |game: &dyn AnyGame| seat.map_or(0, |seat| game.scores()[seat.index()].total);
    let before = total(game);
    move |event| {
        let mut after = game.boxed_clone();
        match after.play(event) {
            Ok(_) => total(&*after) - before,
            Err(_) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use takht_core::{OptionMap, Quick, Turn};
    use takht_games::GameId;

    use super::*;

    #[test]
    fn places_are_read_as_notation_writes_them() {
        assert_eq!(Place::read("-1,0"), Some(Place(-1, 0)));
        assert_eq!(
            Place::read("3,12")
                .map(|place| place.to_string())
                .as_deref(),
            Some("3,12")
        );
        for other in ["", "1", "a,b", "1,", "1,2,3"] {
            assert_eq!(Place::read(other), None, "{other}");
        }
    }

    /// Pointing and buttons reach every legal event, and nothing else.
    #[test]
    fn everything_legal_is_in_reach_of_a_finger() {
        for &id in GameId::ALL {
            let board = crate::games::of(id).board;
            let mut options = OptionMap::new();
            if id == GameId::Capture {
                options.insert("round_limit".to_owned(), 20.into());
            }
            let mut game = takht_games::start(id, &options).unwrap();
            let mut chance = Quick::new(3);
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let event = game.deal(&mut chance).unwrap();
                        game.play(&event).unwrap();
                    }
                    Turn::Seat(_) => {
                        let choices = board.choices(&*game);
                        let mut found = board.buttons(&*game);
                        for tool in tools(&choices) {
                            pointed(&choices, &tool, &mut Vec::new(), &mut found);
                        }
                        found.extend(crate::games::kingdomino::picks(&*game));
                        found.sort();
                        found.dedup();
                        let mut legal = game.legal();
                        legal.sort();
                        assert_eq!(found, legal, "{id}");
                        for choice in choices {
                            for place in choice.places {
                                assert!(board.reaches(&*game, place), "{place} by keys");
                            }
                        }
                        let event = game.sample(&mut chance).unwrap();
                        game.play(&event).unwrap();
                    }
                }
            }
        }
    }

    fn pointed(choices: &[Choice], tool: &str, before: &mut Vec<Place>, found: &mut Vec<String>) {
        for Lit { place, next } in lit(choices, tool, before) {
            match next {
                Next::Event(event) => found.push(event),
                Next::More => {
                    before.push(place);
                    pointed(choices, tool, before, found);
                    before.pop();
                }
            }
        }
    }
}
