//! What a person points at on a board.

use std::any::Any;
use std::rc::Rc;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::{Board, Choice, Lit, Next, Place, gains, lit, tools};
use crate::browser;
use crate::model::session::{Session, Waits};

/// What a person wants of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    /// To play this event.
    Play(String),
    /// To hear why nothing can be done at this place with this tool.
    Explain { place: Place, tool: String },
}

/// What lit places bring at once, each, and which places these are.
#[derive(Clone, Debug, Default)]
struct Gains {
    of: Vec<Lit>,
    are: Vec<i32>,
}

/// What a person points at, and what can be pointed at. It reads the session and changes nothing but
/// itself: what the person wants leaves it as an [`Intent`].
#[derive(Clone, Copy)]
pub(crate) struct BoardInput {
    session: RwSignal<Session, LocalStorage>,
    /// What can be chosen by pointing.
    pub(crate) choices: Memo<Vec<Choice>>,
    /// What of it can be pointed at now.
    pub(crate) lit: Memo<Vec<Lit>>,
    /// What that brings at once, as soon as it is known: trying everything out takes longer than a
    /// frame may.
    gains: RwSignal<Gains>,
    /// The tool that was asked for; another one is taken if there is nothing to do with it.
    wanted: RwSignal<String>,
    /// What it can be done with.
    pub(crate) tools: Memo<Vec<String>>,
    /// What it is done with.
    pub(crate) tool: Memo<String>,
    /// The places pointed at before, where an event asks for several.
    pub(crate) before: RwSignal<Vec<Place>>,
    /// The place that is pointed at.
    pub(crate) cursor: RwSignal<Option<Place>>,
    /// A piece is being dragged.
    pub(crate) dragging: RwSignal<bool>,
    /// What the board of one game remembers besides: see [`Board::own_input`].
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
            dragging: RwSignal::new(false),
            own: StoredValue::new(board.own_input()),
            carry_out: StoredValue::new_local(carry_out),
        };
        if board.shows_gains() {
            Effect::new(move || {
                session.track();
                lit.track();
                browser::once_drawn(move || {
                    if !session.is_disposed() {
                        input.weigh();
                    }
                });
            });
        }
        input
    }

    /// What the board of one game remembers besides.
    pub(crate) fn own<T: Copy + 'static>(self) -> Option<T> {
        self.own.with_value(|own| own.downcast_ref().copied())
    }

    /// Hands what the person wants to the page.
    pub(crate) fn send(self, intent: Intent) {
        let carry_out = self.carry_out.get_value();
        carry_out(intent);
    }

    /// Something was played or taken back: what pointed at the board points nowhere.
    pub(crate) fn reset(self) {
        self.gains.set(Gains::default());
        self.before.set(Vec::new());
        self.cursor.set(None);
    }

    /// The turn is over: the next player takes the tool they like.
    pub(crate) fn put_tool_away(self) {
        self.wanted.set(String::new());
    }

    /// Finds out what the lit places bring at once.
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

    /// The lit places with what they bring at once, where that is known and worth showing.
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

    /// Takes nothing back but the places pointed at.
    pub(crate) fn cancel(self) {
        self.before.set(Vec::new());
        browser::keep_focus();
    }

    /// Takes a tool in the hand.
    pub(crate) fn take(self, tool: &str) {
        self.wanted.set(tool.to_owned());
        self.before.set(Vec::new());
    }

    /// Points at a place.
    pub(crate) fn point(self, place: Place) {
        self.cursor.set(Some(place));
    }

    /// Chooses a place: the event that it completes, if it completes one.
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

    /// The board by keys.
    pub(crate) fn key(self, board: &dyn Board, event: &KeyboardEvent) -> Option<Intent> {
        // By where they are on the keyboard, letters are the same in every script.
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
                // The first key brings the cursor to where something can be done.
                let Some(at) = self.cursor.get_untracked() else {
                    self.to_next_lit(board);
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

    /// Points at the next place where something can be done.
    fn to_next_lit(self, board: &dyn Board) {
        let at = self.cursor.get_untracked();
        let next = self.lit.with_untracked(|lit| {
            let after = lit.iter().find(|lit| Some(lit.place) > at);
            after.or(lit.first()).map(|lit| lit.place)
        });
        self.go_to(board, next.unwrap_or_default());
    }

    /// Points at a place by keys: it may lie outside of what is shown of the board.
    fn go_to(self, board: &dyn Board, place: Place) {
        board.point(self, place);
        browser::show_place(&place.to_string());
    }
}

/// The step that an arrow key means, where one step to the right and one step down are these.
pub(crate) fn arrow(key: &str, [right, down]: [(i32, i32); 2]) -> Option<(i32, i32)> {
    Some(match key {
        "ArrowLeft" => (-right.0, -right.1),
        "ArrowRight" => right,
        "ArrowUp" => (-down.0, -down.1),
        "ArrowDown" => down,
        _ => return None,
    })
}
