//! Everything that changes while a game is played, and what a person can do to it.

use std::sync::Arc;
use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use takht_core::{Message, Refused, Seat, Turn};
use takht_protocol::TablePicture;
use takht_words::Words;

use crate::app::{Whereabouts, place};
use crate::board::{self, Board, Choice, Next, Place};
use crate::browser;
use crate::games;
use crate::online::Company;
use crate::session::{Arrived, Session, Unplayable, Waits};
use crate::thinking::{Answer, Question, Wanted, answer};
use crate::tongue::tongue;
use crate::worker::Thinker;

/// How long a bot thinks about a turn.
const THINKING: u32 = 700;

/// How long a person thinks that a hint may take.
const ADVISING: u32 = 1_200;

/// How long each event of a bot can be looked at before the next one.
const PAUSE: Duration = Duration::from_millis(450);

/// The same for people at other devices, who wait for each other.
const GLANCE: Duration = Duration::from_millis(250);

/// How many events of others are played one after the other: whoever has missed more sees how it
/// stands now.
const FOLLOWED: usize = 8;

/// A place that can be pointed at now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lit {
    pub(crate) place: Place,
    next: Next,
}

/// What lit places bring at once, each, and which these are.
#[derive(Clone, Debug, Default)]
struct Gains {
    of: Vec<Lit>,
    are: Vec<i32>,
}

/// A game being played.
#[derive(Clone, Copy)]
pub(crate) struct State {
    pub(crate) session: RwSignal<Session, LocalStorage>,
    pub(crate) board: &'static dyn Board,
    /// The words, with the names of those who sit here.
    pub(crate) words: Memo<Arc<Words>>,
    /// What can be chosen by pointing.
    pub(crate) choices: Memo<Vec<Choice>>,
    /// What of it can be pointed at now.
    pub(crate) lit: Memo<Vec<Lit>>,
    /// What that brings at once, as soon as it is known: trying everything out takes longer than a
    /// frame may.
    gains: RwSignal<Gains>,
    /// What was asked for; another one is taken if there is nothing to do with it.
    wanted: RwSignal<String>,
    /// What it can be done with.
    pub(crate) tools: Memo<Vec<String>>,
    /// What it is done with.
    pub(crate) tool: Memo<String>,
    /// The places pointed at before, where an event asks for several.
    pub(crate) before: RwSignal<Vec<Place>>,
    /// The place that is pointed at.
    pub(crate) cursor: RwSignal<Option<Place>>,
    /// How often a domino was turned there.
    pub(crate) turned: RwSignal<usize>,
    /// A domino is being dragged.
    pub(crate) dragging: RwSignal<bool>,
    /// The seat whose hand is held open.
    pub(crate) open_hand: RwSignal<Option<Seat>>,
    /// Something the person should know.
    pub(crate) notice: RwSignal<Option<Refused>>,
    /// The browser keeps nothing: the game will be gone with the page.
    pub(crate) unkept: RwSignal<bool>,
    /// Something has happened since the game was kept.
    ahead: StoredValue<bool>,
    pub(crate) hint: RwSignal<Option<Message>>,
    /// Turns are confirmed by themselves.
    pub(crate) auto: RwSignal<bool>,
    /// The others, at a table of a server.
    pub(crate) company: Option<Company>,
    /// Events of others are being played one after the other.
    following: StoredValue<bool>,
    thinker: StoredValue<Thinker, LocalStorage>,
    place: Whereabouts,
}

fn notice(message: Message) -> Refused {
    Refused::unreadable(message)
}

impl State {
    pub(crate) fn new(session: Session, company: Option<Company>) -> Self {
        let board = games::of(session.game().id()).board;
        // Nobody sits down or gets up during a game.
        let words = tongue().at_table(session.seats().to_vec());
        let session = RwSignal::new_local(session);
        let choices = Memo::new(move |_| {
            session.with(|session| match session.waits() {
                Waits::Person(_) => board.choices(session.game()),
                _ => Vec::new(),
            })
        });
        let wanted = RwSignal::new(String::new());
        let tools = Memo::new(move |_| choices.with(|choices| board::tools(choices)));
        let tool = Memo::new(move |_| {
            let wanted = wanted.get();
            tools.with(|tools| match tools.contains(&wanted) {
                true => wanted,
                false => tools.first().cloned().unwrap_or_default(),
            })
        });
        let before = RwSignal::new(Vec::<Place>::new());
        let lit = Memo::new(move |_| {
            let lit = choices
                .with(|choices| before.with(|before| board::lit(choices, &tool.get(), before)));
            let lit = lit.into_iter().map(|(place, next)| Lit { place, next });
            lit.collect()
        });
        let state = Self {
            session,
            board,
            words,
            choices,
            lit,
            gains: RwSignal::default(),
            wanted,
            tools,
            tool,
            before,
            cursor: RwSignal::new(None),
            turned: RwSignal::new(0),
            dragging: RwSignal::new(false),
            open_hand: RwSignal::new(None),
            notice: RwSignal::new(None),
            unkept: RwSignal::new(false),
            ahead: StoredValue::new(false),
            hint: RwSignal::new(None),
            auto: RwSignal::new(browser::kept("auto-confirm").is_some()),
            company,
            following: StoredValue::new(false),
            thinker: StoredValue::new_local(Thinker::new()),
            place: place(),
        };
        if board.shows_gains() {
            Effect::new(move || {
                session.track();
                lit.track();
                state.once_drawn(Self::weigh);
            });
        }
        // Whoever leaves in the middle of a frame finds everything again.
        let leaving = browser::on_leaving(move || state.keep_now());
        on_cleanup(move || {
            leaving.into_iter().for_each(WindowListenerHandle::remove);
            state.keep_now();
            state.thinker.with_value(Thinker::dismiss);
        });
        state
    }

    pub(crate) fn waits(self) -> Waits {
        self.session.with_untracked(Session::waits)
    }

    /// Finds out what the lit places bring at once.
    fn weigh(self) {
        let of = self.lit.get_untracked();
        if of.is_empty() {
            return;
        }
        let are = self.session.with_untracked(|session| {
            let gain = board::gains(session.game());
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

    /// Something was played or taken back: what pointed at the board points nowhere.
    pub(crate) fn changed(self) {
        self.gains.set(Gains::default());
        self.before.set(Vec::new());
        self.cursor.set(None);
        self.turned.set(0);
        self.hint.set(None);
        self.open_hand.set(None);
        self.keep();
        browser::keep_focus();
        self.go_on();
    }

    /// Keeps the game as it is now, as soon as that is drawn.
    fn keep(self) {
        self.ahead.set_value(true);
        self.once_drawn(Self::keep_now);
    }

    fn keep_now(self) {
        // A server keeps what is played there.
        if self.ahead.get_value() && self.company.is_none() {
            self.ahead.set_value(false);
            let session = self.session.with_untracked(Session::clone);
            self.unkept.set(!self.place.hold(session));
        }
    }

    /// What nobody waits to see is done when the page has drawn what has happened, unless the person
    /// has left the table by then.
    pub(super) fn once_drawn(self, then: impl FnOnce(Self) + 'static) {
        browser::once_drawn(move || {
            if !self.session.is_disposed() {
                then(self);
            }
        });
    }

    /// Lets the game go on until it waits for a person.
    fn go_on(self) {
        match self.waits() {
            Waits::Bot(seat, bot) => {
                self.once_drawn(move |state| {
                    let question = state.question(seat, Wanted::Turn(bot), THINKING);
                    state.ask(question, move |answer| state.bot_plays(answer.events));
                });
            }
            Waits::Confirmation(_) if self.auto.get_untracked() => self.confirm(),
            Waits::Person(_) if self.auto.get_untracked() => {
                let only_end = self.session.with_untracked(|session| {
                    let mut legal = session.game().legal();
                    let only = legal
                        .pop()
                        .filter(|_| legal.is_empty() && session.is_staged())?;
                    session.game().ends_turn(&only).then_some(only)
                });
                if let Some(end) = only_end {
                    self.end_turn(&end);
                }
            }
            Waits::Confirmation(_)
            | Waits::Person(_)
            | Waits::Other(_)
            | Waits::Server
            | Waits::Nothing => {}
        }
    }

    fn question(self, seat: Seat, wanted: Wanted, milliseconds: u32) -> Question {
        self.session.with_untracked(|session| {
            // Whoever is asked looks at it from the seat that asks.
            Question {
                id: 0,
                game: session.game().id(),
                options: session.options(),
                events: session.all_events(),
                seat: seat.index(),
                wanted,
                milliseconds,
                seed: browser::random_number(),
            }
        })
    }

    /// Asks the worker; if that is gone, the page thinks by itself.
    fn ask(self, question: Question, then: impl Fn(Answer) + Clone + 'static) {
        let again = question.clone();
        let heard = move |answered: Option<Answer>| {
            if let Some(answered) = answered {
                then(answered);
                return;
            }
            self.notice
                .try_set(Some(notice(Message::new("web-bot-gone"))));
            let (again, then) = (again.clone(), then.clone());
            // The page draws what has happened before it thinks.
            let think = move || {
                let text = serde_json::to_string(&again).unwrap_or_default();
                if let Ok(answered) = answer(&text, &browser::Watch) {
                    then(answered);
                }
            };
            set_timeout(think, PAUSE);
        };
        self.thinker
            .with_value(|thinker| thinker.ask(question, heard));
    }

    /// Plays a bot's events, one after the other, so that they can be followed.
    fn bot_plays(self, mut events: Vec<String>) {
        if events.is_empty() {
            self.changed();
            return;
        }
        let event = events.remove(0);
        let played = self
            .session
            .try_update(|session| session.play_final(&event));
        match played {
            Some(Ok(())) if events.is_empty() => self.changed(),
            Some(Ok(())) => {
                self.keep();
                set_timeout(move || self.bot_plays(events), PAUSE);
            }
            // It was about another position: it is asked anew.
            Some(Err(_)) => self.changed(),
            // The person has left the table.
            None => {}
        }
    }

    /// The server tells what has happened; says false if something is missing before that.
    pub(crate) fn receive(self, ply: usize, events: &[String]) -> bool {
        let (mut complete, mut news) = (true, false);
        self.session.update_untracked(|session| {
            let known = session.received();
            complete = session.receive(ply, events);
            news = session.received() > known;
        });
        // Whoever is told nothing new goes on with what they are doing.
        if news && !self.following.get_value() {
            self.follow();
        }
        complete
    }

    /// Plays what the server has told, one event after the other, so that it can be followed.
    fn follow(self) {
        let arrived = self.session.try_update(|session| {
            // Timers of pages that nobody looks at are slow.
            let at_once = if browser::is_hidden() { 0 } else { FOLLOWED };
            let mut arrived = session.arrive()?;
            while arrived.left > at_once {
                arrived.is_taken_back |= session.arrive()?.is_taken_back;
                arrived.left = session.received() - session.events().len();
            }
            Ok::<Arrived, Unplayable>(arrived)
        });
        let Some(arrived) = arrived else {
            // The person has left the table.
            return;
        };
        let left = match arrived {
            Ok(arrived) => {
                if arrived.is_taken_back {
                    let message = Message::new("web-gone-on");
                    self.notice.set(Some(notice(message)));
                }
                arrived.left
            }
            Err(error) => {
                self.notice.set(Some(notice(error.message())));
                0
            }
        };
        self.following.set_value(left > 0);
        match left {
            0 => self.changed(),
            _ => set_timeout(move || self.follow(), GLANCE),
        }
    }

    /// A turn that was sent cannot be played.
    pub(crate) fn take_back(self, why: Message) {
        let sent = self.session.try_update(Session::restart_turn);
        if sent.is_some() {
            self.notice.set(Some(notice(why)));
            self.changed();
        }
    }

    /// A person does something.
    pub(crate) fn stage(self, event: &str) {
        let mut refused = None;
        self.session
            .update(|session| refused = session.stage(event).err());
        let taken = refused.is_none();
        self.notice.set(refused);
        if taken {
            self.changed();
        }
    }

    pub(crate) fn confirm(self) {
        // Whoever comes next takes what they like.
        self.wanted.set(String::new());
        let mut failed = None;
        if let Some(company) = self.company {
            let turn = self.session.try_update(Session::send).flatten();
            if let Some((ply, events)) = turn {
                company.play(ply, events);
            }
        } else {
            self.session
                .update(|session| failed = session.confirm().err());
        }
        self.notice.set(failed.map(|error| notice(error.message())));
        self.changed();
    }

    /// The turn ends by an event of its own, which needs no second confirmation.
    pub(crate) fn end_turn(self, end: &str) {
        self.stage(end);
        if matches!(self.waits(), Waits::Confirmation(_)) {
            self.confirm();
        }
    }

    pub(crate) fn undo(self) {
        self.notice.set(None);
        self.session.update(Session::undo);
        self.changed();
    }

    pub(crate) fn restart(self) {
        self.notice.set(None);
        self.session.update(Session::restart_turn);
        self.changed();
    }

    pub(crate) fn advise(self) {
        let Waits::Person(seat) = self.waits() else {
            return;
        };
        if !self.may_advise() {
            return;
        }
        self.hint.set(Some(Message::new(HINT_THINKING)));
        let question = self.question(seat, Wanted::Advice, ADVISING);
        let asked = question.events.len();
        self.ask(question, move |advice| {
            let told = self.session.try_with_untracked(|session| {
                // Advice that comes too late is none.
                let same = session.all_events().len() == asked;
                let event = advice.events.first().filter(|_| same)?;
                session.game().tell(event).ok()
            });
            let told = told.flatten();
            let Some(told) = told else { return };
            let percent = (advice.win * 100.0).round() as i64;
            let message = Message::new("web-hint-said").with("event", told);
            self.hint.set(Some(message.with("percent", percent)));
        });
    }

    /// True if hints are allowed: with other people, only if the table says so.
    pub(crate) fn may_advise(self) -> bool {
        self.company.is_none_or(|company| {
            let allows = |picture: &Option<TablePicture>| {
                picture.as_ref().is_some_and(|picture| picture.hints)
            };
            company.picture.with(allows)
        })
    }

    /// True while advice is awaited.
    pub(crate) fn is_advising(self) -> bool {
        self.hint
            .with(|hint| hint.as_ref().is_some_and(|hint| hint.id == HINT_THINKING))
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

    /// A place is chosen.
    pub(crate) fn choose(self, place: Place) {
        let found = self
            .lit
            .with_untracked(|lit| lit.iter().find(|lit| lit.place == place).cloned());
        match found.map(|lit| lit.next) {
            Some(Next::Event(event)) => self.stage(&event),
            Some(Next::More) => self.before.update(|before| before.push(place)),
            None if self.before.with_untracked(Vec::is_empty) => self.ask_why_not(place),
            None => self.before.set(Vec::new()),
        }
    }

    /// Says why nothing can be done at a place.
    pub(crate) fn ask_why_not(self, place: Place) {
        let meant = self.session.with_untracked(|session| {
            let person = matches!(session.waits(), Waits::Person(_));
            let tool = self.tool.get_untracked();
            person
                .then(|| self.board.meant(session.game(), &tool, place))
                .flatten()
        });
        if let Some(meant) = meant {
            self.stage(&meant);
        }
    }

    /// The board by keys.
    pub(crate) fn key(self, event: &KeyboardEvent) {
        let [right, down] = self.board.axes();
        // By where they are on the keyboard, letters are the same in every script.
        let name = match event.code().as_str() {
            "KeyR" => "r".to_owned(),
            "KeyN" => "n".to_owned(),
            _ => event.key(),
        };
        let step = match name.as_str() {
            "ArrowLeft" => (-right.0, -right.1),
            "ArrowRight" => right,
            "ArrowUp" => (-down.0, -down.1),
            "ArrowDown" => down,
            "r" | "R" | " " => {
                event.prevent_default();
                self.board.turn(self);
                return;
            }
            "Enter" => {
                event.prevent_default();
                return self.board.enter(self);
            }
            "n" | "N" => return self.to_next_lit(),
            "Escape" => return self.cancel(),
            _ => return,
        };
        event.prevent_default();
        let from = self.cursor.get_untracked();
        let to = match from {
            Some(at) => at.moved(step),
            // The first key brings the cursor to where something can be done.
            None => return self.to_next_lit(),
        };
        let inside = self
            .session
            .with_untracked(|session| self.board.reaches(session.game(), to));
        if inside {
            self.go_to(to);
        }
    }

    /// Points at the next place where something can be done.
    fn to_next_lit(self) {
        let at = self.cursor.get_untracked();
        let next = self.lit.with_untracked(|lit| {
            let after = lit.iter().find(|lit| Some(lit.place) > at);
            after.or(lit.first()).map(|lit| lit.place)
        });
        self.go_to(next.unwrap_or_default());
    }

    /// Points at a place by keys: it may lie outside of what is shown of the board.
    fn go_to(self, place: Place) {
        self.point(place);
        browser::show_place(&place.to_string());
    }

    /// Points at a place.
    pub(crate) fn point(self, place: Place) {
        self.turned.set(0);
        self.cursor.set(Some(place));
    }

    /// True if the game is over and nothing is staged.
    pub(crate) fn is_over(self) -> bool {
        self.session
            .with(|session| session.game().turn() == Turn::Over && session.is_settled())
    }
}

/// What is said while advice is awaited.
const HINT_THINKING: &str = "web-hint-thinking";
