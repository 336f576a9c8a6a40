//! The person's input on a board.

use std::any::Any;
use std::rc::Rc;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use takht_core::Message;
use takht_words::Words;

use super::{Board, Choice, Lit, Next, Place, gain, gains, lit, tools};
use crate::browser;
use crate::model::session::{Session, Waits};

/// What a person wants the page to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    /// Play this event.
    Play(String),
    /// Explain why this tool can do nothing at this place.
    Explain { place: Place, tool: String },
}

/// The points that each lit place brings at once, and the places they belong to.
#[derive(Clone, Debug, Default)]
struct Gains {
    of: Vec<Lit>,
    are: Vec<i32>,
}

/// What the person points at, and what they can point at. It reads the session and changes only
/// itself: the person's wishes leave it as an [`Intent`].
#[derive(Clone, Copy)]
pub(crate) struct BoardInput {
    session: RwSignal<Session, LocalStorage>,
    /// The events that the person can choose by pointing.
    pub(crate) choices: Memo<Vec<Choice>>,
    /// The places that the person can point at now.
    pub(crate) lit: Memo<Vec<Lit>>,
    /// The points that each of them brings at once. They come later, because to try every event takes
    /// longer than a frame.
    gains: RwSignal<Gains>,
    /// The tool that the person chose. The input uses another one if this one has nothing to do.
    wanted: RwSignal<String>,
    /// The tools with something to do.
    pub(crate) tools: Memo<Vec<String>>,
    /// The tool in use.
    pub(crate) tool: Memo<String>,
    /// The places the person has already chosen for an event that needs several.
    pub(crate) before: RwSignal<Vec<Place>>,
    /// The place that the person points at.
    pub(crate) cursor: RwSignal<Option<Place>>,
    /// The place under the mouse: the board shows what would lie there.
    pub(crate) hover: RwSignal<Option<Place>>,
    /// The place of which the person wants to know what it does.
    pub(crate) asked: RwSignal<Option<Place>>,
    /// What the last refusal is about: the board rings it.
    pub(crate) refused: RwSignal<Vec<Place>>,
    /// True while the person drags a piece.
    pub(crate) dragging: RwSignal<bool>,
    /// The event that a bot advises: the board marks it.
    pub(crate) hinted: RwSignal<Option<String>>,
    /// The own input of one game's board: see [`super::Pointing::own_input`].
    own: StoredValue<Box<dyn Any + Send + Sync>>,
    carry_out: StoredValue<Rc<dyn Fn(Intent)>, LocalStorage>,
}

impl BoardInput {
    pub(crate) fn new(
        session: RwSignal<Session, LocalStorage>,
        board: &'static dyn Board,
        carry_out: impl Fn(Intent) + 'static,
    ) -> Self {
        let choices = Memo::new(move |_| {
            session.with(|session| match session.waits() {
                Waits::Person(_) => board.choices(session.game()),
                _ => Vec::new(),
            })
        });
        let wanted = RwSignal::new(String::new());
        let tools = Memo::new(move |_| choices.with(|choices| tools(choices)));
        let tool = Memo::new(move |_| {
            let wanted = wanted.get();
            tools.with(|tools| match tools.contains(&wanted) {
                true => wanted,
                false => tools.first().cloned().unwrap_or_default(),
            })
        });
        let before = RwSignal::new(Vec::<Place>::new());
        let lit = Memo::new(move |_| {
            choices.with(|choices| before.with(|before| lit(choices, &tool.get(), before)))
        });
        let carry_out: Rc<dyn Fn(Intent)> = Rc::new(carry_out);
        let input = Self {
            session,
            choices,
            lit,
            gains: RwSignal::default(),
            wanted,
            tools,
            tool,
            before,
            cursor: RwSignal::new(None),
            hover: RwSignal::new(None),
            asked: RwSignal::new(None),
            refused: RwSignal::new(Vec::new()),
            dragging: RwSignal::new(false),
            hinted: RwSignal::new(None),
            own: StoredValue::new(board.own_input()),
            carry_out: StoredValue::new_local(carry_out),
        };
        if board.shows_gains() {
            Effect::new(move || {
                session.track();
                lit.track();
                // Whatever happens to the rest of the input: what was weighed is forgotten here alone, where it is
                // weighed anew.
                input.gains.set(Gains::default());
                browser::once_drawn(move || {
                    if !session.is_disposed() {
                        input.weigh();
                    }
                });
            });
        }
        input
    }

    /// The own input of one game's board, see [`super::Pointing::own_input`].
    pub(crate) fn own<T: Copy + 'static>(self) -> Option<T> {
        self.own.with_value(|own| own.downcast_ref().copied())
    }

    /// Sends an intent to the page.
    pub(crate) fn send(self, intent: Intent) {
        let carry_out = self.carry_out.get_value();
        carry_out(intent);
    }

    /// Clears the input after every event and every undo.
    pub(crate) fn reset(self) {
        self.before.set(Vec::new());
        self.cursor.set(None);
        self.hover.set(None);
        self.asked.set(None);
    }

    /// The mouse moves over this place, or over none.
    pub(crate) fn hover_over(self, place: Option<Place>) {
        if self.hover.get_untracked() != place {
            self.hover.set(place);
        }
    }

    /// The event that a click on the place under the mouse chooses.
    pub(crate) fn hovered(self) -> Option<(Place, String)> {
        let place = self.hover.get()?;
        self.lit.with(|lit| {
            let found = lit.iter().find(|lit| lit.place == place)?;
            match &found.next {
                Next::Event(event) => Some((place, event.clone())),
                Next::More => None,
            }
        })
    }

    /// Forgets the tool at the end of a turn: the next player chooses their own.
    pub(crate) fn put_tool_away(self) {
        self.wanted.set(String::new());
    }

    /// Computes the points that the lit places bring at once.
    fn weigh(self) {
        let of = self.lit.get_untracked();
        if of.is_empty() {
            return;
        }
        let are = self.session.with_untracked(|session| {
            let gain = gains(session.game());
            let gains = of.iter().map(|lit| match &lit.next {
                Next::Event(event) => gain(event),
                Next::More => 0,
            });
            gains.collect()
        });
        self.gains.set(Gains { of, are });
    }

    /// The lit places with the points that they bring at once, if these are known and worth showing.
    pub(crate) fn gains(self) -> Vec<(Place, i32)> {
        self.lit.with(|lit| {
            self.gains.with(|gains| {
                let places = lit.iter().map(|lit| lit.place);
                match gains.of == *lit {
                    true => places.zip(gains.are.iter().copied()).collect(),
                    false => Vec::new(),
                }
            })
        })
    }

    /// The points that an event brings at once.
    pub(crate) fn gain(self, event: &str) -> i32 {
        self.session
            .with_untracked(|session| gain(session.game(), event))
    }

    /// Says what lies at the cursor and what the place brings.
    pub(crate) fn pointed_at(self, what: Option<String>, words: &Words) -> Option<String> {
        let place = self.cursor.get()?;
        let gain = self.gains().into_iter().find(|(at, _)| *at == place);
        let gain = gain.map(|(_, gain)| words.say(&Message::new("web-total").with("points", gain)));
        let parts = [what, gain, Some(place.to_string())];
        Some(parts.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }

    /// Forgets the chosen places, and undoes nothing else.
    pub(crate) fn cancel(self) {
        self.before.set(Vec::new());
        browser::keep_focus();
    }

    /// Chooses a tool.
    pub(crate) fn take(self, tool: &str) {
        self.wanted.set(tool.to_owned());
        self.before.set(Vec::new());
    }

    /// Points at a place.
    pub(crate) fn point(self, place: Place) {
        self.cursor.set(Some(place));
    }

    /// Chooses a place; returns the event if the place completes one.
    pub(crate) fn choose(self, place: Place) -> Option<Intent> {
        let found = self
            .lit
            .with_untracked(|lit| lit.iter().find(|lit| lit.place == place).cloned());
        match found.map(|lit| lit.next) {
            Some(Next::Event(event)) => return Some(Intent::Play(event)),
            Some(Next::More) => self.before.update(|before| before.push(place)),
            None if self.before.with_untracked(Vec::is_empty) => {
                return Some(self.explain(place));
            }
            None => self.before.set(Vec::new()),
        }
        None
    }

    /// Asks why nothing can be done at a place.
    pub(crate) fn explain(self, place: Place) -> Intent {
        let tool = self.tool.get_untracked();
        Intent::Explain { place, tool }
    }

    /// Handles a key on the board.
    pub(crate) fn key(self, board: &dyn Board, event: &KeyboardEvent) -> Option<Intent> {
        // Physical keys: the same in every script.
        let name = match event.code().as_str() {
            "KeyR" => "r".to_owned(),
            "KeyN" => "n".to_owned(),
            _ => event.key(),
        };
        match name.as_str() {
            "r" | "R" | " " => {
                event.prevent_default();
                board.rotate(self);
            }
            "Enter" => {
                event.prevent_default();
                return board.enter(self);
            }
            "n" | "N" => self.to_next_lit(board),
            "Escape" => self.cancel(),
            name => {
                let step = arrow(name, board.axes())?;
                event.prevent_default();
                // The first arrow key moves the cursor to a place with something to do.
                let Some(at) = self.cursor.get_untracked() else {
                    self.to_middle_lit(board);
                    return None;
                };
                let to = at.moved(step);
                let inside = self
                    .session
                    .with_untracked(|session| board.reaches(session.game(), to));
                if inside {
                    self.go_to(board, to);
                }
            }
        }
        None
    }

    /// Points at the next lit place.
    fn to_next_lit(self, board: &dyn Board) {
        let at = self.cursor.get_untracked();
        let next = self.lit.with_untracked(|lit| {
            let after = lit.iter().find(|lit| Some(lit.place) > at);
            after.or(lit.first()).map(|lit| lit.place)
        });
        self.go_to(board, next.unwrap_or_default());
    }

    /// Scrolls the board so that the person sees a lit place.
    pub(crate) fn show_lit(self) {
        if let Some(place) = self.middle_lit() {
            browser::center_place(&place.to_string());
        }
    }

    /// Points at the lit place nearest to the middle of all lit places.
    fn to_middle_lit(self, board: &dyn Board) {
        let found = self.middle_lit();
        self.go_to(board, found.unwrap_or_default());
    }

    fn middle_lit(self) -> Option<Place> {
        self.lit.with_untracked(|lit| {
            let count = i32::try_from(lit.len().max(1)).unwrap_or(1);
            let sum = lit
                .iter()
                .fold((0, 0), |(a, b), lit| (a + lit.place.0, b + lit.place.1));
            let middle = (sum.0 / count, sum.1 / count);
            let far = |place: Place| (place.0 - middle.0).abs() + (place.1 - middle.1).abs();
            lit.iter()
                .map(|lit| lit.place)
                .min_by_key(|place| far(*place))
        })
    }

    /// Points at a place, and scrolls the board so that the person sees it.
    fn go_to(self, board: &dyn Board, place: Place) {
        board.point(self, place);
        browser::show_place(&place.to_string());
    }
}

/// The step of an arrow key, given one step to the right and one step down.
pub(crate) fn arrow(key: &str, [right, down]: [(i32, i32); 2]) -> Option<(i32, i32)> {
    Some(match key {
        "ArrowLeft" => (-right.0, -right.1),
        "ArrowRight" => right,
        "ArrowUp" => (-down.0, -down.1),
        "ArrowDown" => down,
        _ => return None,
    })
}
