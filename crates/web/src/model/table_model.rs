//! A game in progress with everything around its session, and the actions of the person.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use takht_core::{Message, Refused, Seat};
use takht_games::AnyGame;
use takht_protocol::TableSnapshot;
use takht_words::Words;

use super::navigation::{Navigation, use_navigation};
use super::online_table::{OnlineTable, TableListener, seat_names};
use super::session::{Arrived, Session, Unplayable, Waits};
use crate::browser;
use crate::i18n::use_i18n;
use crate::transport::{Answer, BotWorker, Effort, Question, Wanted};

/// How many milliseconds a bot thinks about a turn.
const THINKING: u32 = 700;

/// How many milliseconds a bot thinks about a hint.
const ADVISING: u32 = 1_200;

/// The pause between two events of a bot, so that the person can follow them.
const PAUSE: Duration = Duration::from_millis(450);

/// The pause between two events of people at other devices. It is shorter because they wait for each
/// other.
const GLANCE: Duration = Duration::from_millis(250);

/// How many received events the page plays one after the other. If more have arrived, it skips to the
/// last of them.
const FOLLOWED: usize = 8;

/// Shows an event: the position before it, the event, the session after it, and how many events wait.
/// Returns how many milliseconds its movements take.
pub(crate) type ShowEvent = Rc<dyn Fn(&dyn AnyGame, &str, &Session, usize) -> f64>;

/// A hint for the person.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Hint {
    /// The person has not asked for one.
    None,
    /// A bot thinks about it.
    Thinking,
    /// The bot's advice.
    Said {
        event: String,
        /// What the event does.
        told: Message,
        /// The chance to win after it, in percent.
        percent: i64,
    },
}

/// A game in progress.
#[derive(Clone, Copy)]
pub(crate) struct TableModel {
    pub(crate) session: RwSignal<Session, LocalStorage>,
    /// The texts, with the names of the players.
    pub(crate) words: Memo<Arc<Words>>,
    /// A message to the person.
    pub(crate) notice: RwSignal<Option<Refused>>,
    /// True if the browser keeps nothing: the game is lost when the page closes.
    pub(crate) unkept: RwSignal<bool>,
    /// True if something has happened since the browser last kept the game.
    ahead: StoredValue<bool>,
    pub(crate) hint: RwSignal<Hint>,
    /// True if the page confirms turns for the person.
    pub(crate) auto: RwSignal<bool>,
    /// The table of the server, if the game is played there.
    pub(crate) online: Option<OnlineTable>,
    /// True once the page has looked for events that the person had staged before they left.
    has_staged_again: StoredValue<bool>,
    /// True while the page plays received events one after the other.
    following: StoredValue<bool>,
    worker: StoredValue<BotWorker, LocalStorage>,
    navigation: Navigation,
    /// What the page does after every event and every undo.
    on_change: StoredValue<Rc<dyn Fn()>, LocalStorage>,
    /// How the page shows an event.
    on_event: StoredValue<Option<ShowEvent>, LocalStorage>,
    /// When the movements of the last event end, on the browser's clock.
    moves_until: StoredValue<f64>,
    /// What follows the movements of the last event.
    next: StoredValue<Vec<Next>, LocalStorage>,
    /// True while the page shows what happened and nothing is to be chosen yet.
    pub(crate) moving: RwSignal<bool>,
    /// The game of a series that has just ended, until the person goes on.
    pub(crate) between: RwSignal<Option<usize>>,
    /// What the rules have just forced on a player, for example a discarded domino.
    pub(crate) forced: RwSignal<Option<(String, Message)>>,
}

/// What follows the movements of an event; nothing once it has been done.
type Next = Rc<Cell<Option<Box<dyn FnOnce()>>>>;

fn is_left(next: &Next) -> bool {
    let then = next.take();
    let is_left = then.is_some();
    next.set(then);
    is_left
}

fn do_next(next: &Next) {
    if let Some(then) = next.take() {
        then();
    }
}

fn notice(message: Message) -> Refused {
    Refused::unreadable(message)
}

impl TableModel {
    pub(crate) fn new(session: Session, online: Option<OnlineTable>) -> Self {
        let seats = session.seats().to_vec();
        let seats: Signal<Vec<String>> = match online {
            None => seats.into(),
            // Somebody may take over the seat of a player who is gone.
            Some(online) => Memo::new(move |_| {
                let now = online
                    .snapshot
                    .with(|snapshot| snapshot.as_ref().map(seat_names));
                now.unwrap_or_else(|| seats.clone())
            })
            .into(),
        };
        let words = use_i18n().at_table(seats, session.you());
        let nothing: Rc<dyn Fn()> = Rc::new(|| {});
        let model = Self {
            session: RwSignal::new_local(session),
            words,
            notice: RwSignal::new(None),
            unkept: RwSignal::new(false),
            ahead: StoredValue::new(false),
            hint: RwSignal::new(Hint::None),
            // At this device undo makes confirming needless; other people wait for what is confirmed.
            auto: RwSignal::new(match browser::kept("auto-confirm").as_deref() {
                Some(kept) => kept == "yes",
                None => online.is_none(),
            }),
            online,
            has_staged_again: StoredValue::new(false),
            following: StoredValue::new(false),
            worker: StoredValue::new_local(BotWorker::new()),
            navigation: use_navigation(),
            on_change: StoredValue::new_local(nothing),
            on_event: StoredValue::new_local(None),
            moves_until: StoredValue::new(0.0),
            next: StoredValue::new_local(Vec::new()),
            moving: RwSignal::new(false),
            between: RwSignal::new(None),
            forced: RwSignal::new(None),
        };
        // Keep the game when the person leaves before the next frame, too.
        let leaving = browser::on_leaving(move || model.keep_now());
        on_cleanup(move || {
            leaving.into_iter().for_each(WindowListenerHandle::remove);
            model.keep_now();
            model.worker.with_value(BotWorker::dismiss);
        });
        model
    }

    /// Sets what the page does after every event and every undo.
    pub(crate) fn on_change(self, then: impl Fn() + 'static) {
        self.on_change.set_value(Rc::new(then));
    }

    /// Sets how the page shows an event.
    pub(crate) fn on_event(self, show: ShowEvent) {
        self.on_event.set_value(Some(show));
    }

    /// Changes the session. If that plays an event, the page shows it; `waiting` is how many events wait
    /// behind it. Returns nothing if the person has left the table.
    fn play<T>(self, waiting: usize, change: impl FnOnce(&mut Session) -> T) -> Option<T> {
        let before = self.session.try_with_untracked(|session| {
            let seat = session.game().turn().seat();
            (
                session.game().boxed_clone(),
                session.count(),
                session.waits() == Waits::Due,
                seat,
            )
        });
        let (before, count, is_due, seat) = before?;
        let changed = self.session.try_update_untracked(change)?;
        let show = self.on_event.get_value();
        self.session.with_untracked(|session| {
            let event = session.last_events().next();
            let Some(event) = event.filter(|_| session.count() == count + 1) else {
                return;
            };
            let ended = before.game_number();
            if session.game().game_number() > ended {
                self.between.set(Some(ended));
            }
            let told = session.told().last().filter(|_| is_due && seat.is_some());
            if is_due || seat.is_some_and(|seat| session.is_here(seat)) {
                let told = told.map(|told| (event.to_owned(), told.clone()));
                self.forced.set(told);
            }
            if let Some(show) = show {
                let length = show(&*before, event, session, waiting);
                self.moves_until.set_value(browser::now() + length);
            }
        });
        self.session.notify();
        Some(changed)
    }

    /// Does something when the movements of the last event are over, but not before this pause.
    fn after_motion(self, pause: Duration, then: impl FnOnce(Self) + 'static) {
        let left = self.moves_until.get_value() - browser::now();
        let left = Duration::from_secs_f64(left.max(0.0) / 1000.0).max(pause);
        let then = move || {
            if !self.session.is_disposed() {
                then(self);
            }
        };
        if left.is_zero() {
            return then();
        }
        let next: Next = Rc::new(Cell::new(Some(Box::new(then))));
        let timed = next.clone();
        self.next.update_value(|all| {
            all.retain(is_left);
            all.push(next);
        });
        self.moving.set(true);
        let go_on = move || {
            self.moving.try_set(false);
            do_next(&timed);
        };
        set_timeout(go_on, left);
    }

    /// True while something follows by itself.
    pub(crate) fn is_moving(self) -> bool {
        let has_next = self.next.try_with_value(|all| all.iter().any(is_left));
        has_next == Some(true)
    }

    /// Goes on at once with what follows the movements of the last event.
    pub(crate) fn skip(self) {
        let all = self.next.try_update_value(std::mem::take);
        for next in all.into_iter().flatten() {
            self.moves_until.set_value(0.0);
            self.moving.set(false);
            do_next(&next);
        }
    }

    pub(crate) fn waits(self) -> Waits {
        self.session.with_untracked(Session::waits)
    }

    /// Runs after every event and every undo.
    pub(crate) fn changed(self) {
        self.keep_staged();
        let on_change = self.on_change.get_value();
        on_change();
        self.hint.set(Hint::None);
        self.keep();
        browser::keep_focus();
        self.advance();
    }

    /// Lets the movements of the last event end before anything can be chosen.
    fn settle(self) {
        self.keep();
        self.after_motion(Duration::ZERO, Self::changed);
    }

    /// At a table of the server, keeps the events that the person has not confirmed, and stages them again when they
    /// come back and nobody has played since.
    fn keep_staged(self) {
        let Some(online) = self.online else { return };
        let name = format!("staged-{}", online.table.get_value());
        if self.has_staged_again.get_value() {
            let staged = self.session.with_untracked(|session| {
                let all = session.all_events();
                let ply = session.events().len();
                let is_kept = session.is_staged() && all.len() > ply;
                // A line for the number of events before them, and one for each of them.
                is_kept.then(|| format!("{ply}\n{}", all[ply..].join("\n")))
            });
            match staged {
                Some(staged) => {
                    browser::keep(&name, &staged);
                }
                None => browser::forget(&name),
            }
            return;
        }
        let kept = browser::kept(&name).unwrap_or_default();
        let mut lines = kept.lines();
        let Some(ply) = lines.next().and_then(|ply| ply.parse::<usize>().ok()) else {
            self.has_staged_again.set_value(true);
            return;
        };
        let (known, waits) = self
            .session
            .with_untracked(|session| (session.events().len(), session.waits()));
        if known < ply || waits == Waits::Server {
            // The events before them still arrive.
            return;
        }
        self.has_staged_again.set_value(true);
        if known == ply && matches!(waits, Waits::Person(_)) {
            self.session.update(|session| {
                let all_fit = lines.all(|event| session.stage(event).is_ok());
                if !all_fit {
                    session.restart_turn();
                }
            });
        }
        self.keep_staged();
    }

    /// Keeps the game as soon as the page has drawn it.
    fn keep(self) {
        self.ahead.set_value(true);
        self.once_drawn(Self::keep_now);
    }

    fn keep_now(self) {
        // The server keeps its own games.
        if self.ahead.get_value() && self.online.is_none() {
            self.ahead.set_value(false);
            let session = self.session.with_untracked(Session::clone);
            self.unkept.set(!self.navigation.hold(session));
        }
    }

    /// Puts work off until the page has drawn the last change. Drops it if the person has left the
    /// table by then.
    pub(crate) fn once_drawn(self, then: impl FnOnce(Self) + 'static) {
        browser::once_drawn(move || {
            if !self.session.is_disposed() {
                then(self);
            }
        });
    }

    /// Lets bots play until the game waits for a person.
    fn advance(self) {
        match self.waits() {
            Waits::Bot(seat, bot) => {
                self.once_drawn(move |model| {
                    let question = model.question(seat, Wanted::Turn(bot), THINKING);
                    model.ask(question, move |answer| {
                        let events = answer.events.clone();
                        model.after_motion(Duration::ZERO, move |model| model.bot_plays(events));
                    });
                });
            }
            Waits::Due => self.after_motion(Duration::ZERO, |model| {
                let played = model.play(0, Session::play_next_due);
                if let Some(Err(error)) = &played {
                    model.notice.set(Some(notice(error.message())));
                } else if played.is_some() {
                    model.settle();
                }
            }),
            Waits::Confirmation(_) if self.auto.get_untracked() => {
                self.after_motion(Duration::ZERO, |model| {
                    // Meanwhile the person may have taken something back.
                    if matches!(model.waits(), Waits::Confirmation(_)) {
                        model.confirm();
                    }
                });
            }
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
            // The seat tells the worker whose view the bot may use.
            Question {
                id: 0,
                game: session.game().id(),
                options: session.options(),
                events: session.all_events(),
                seat: seat.index(),
                wanted,
                effort: Effort::Milliseconds(milliseconds),
                seed: browser::random_number(),
            }
        })
    }

    /// Asks the worker. If the worker is gone, the page thinks itself.
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
            // Draw first: the page cannot draw while it thinks.
            let think = move || {
                spawn_local(async move {
                    let text = serde_json::to_string(&again).unwrap_or_default();
                    let answered = browser::think_here(&text).await.unwrap_or_default();
                    if let Ok(answered) = serde_json::from_str(&answered) {
                        then(answered);
                    }
                });
            };
            set_timeout(think, PAUSE);
        };
        self.worker.with_value(|worker| worker.ask(question, heard));
    }

    /// Plays a bot's events with pauses, so that the person can follow them.
    fn bot_plays(self, mut events: Vec<String>) {
        if events.is_empty() {
            self.changed();
            return;
        }
        let event = events.remove(0);
        let played = self.play(events.len(), |session| session.play_final(&event));
        let is_due = self.waits() == Waits::Due;
        match played {
            // The rest of a bot's turn follows what no player decides.
            Some(Ok(())) if events.is_empty() || is_due => self.settle(),
            Some(Ok(())) => {
                self.keep();
                self.after_motion(self.pause(PAUSE), move |model| model.bot_plays(events));
            }
            // The answer was for another position: ask again.
            Some(Err(_)) => self.changed(),
            // The person has left the table.
            None => {}
        }
    }

    /// Receives events from the server; returns false if earlier ones are missing.
    fn hear_events(self, ply: usize, events: &[String]) -> bool {
        let (mut complete, mut news) = (true, false);
        self.session.update_untracked(|session| {
            let known = session.received();
            complete = session.receive(ply, events);
            news = session.received() > known;
        });
        // Without new events, leave the person's input alone.
        if news && !self.following.get_value() {
            self.follow();
        }
        complete
    }

    /// Plays received events with pauses, so that the person can follow them.
    fn follow(self) {
        let waiting = self.session.try_with_untracked(Session::left);
        let waiting = waiting.unwrap_or_default().min(FOLLOWED);
        let arrived = self.play(waiting, |session| {
            // Browsers slow the timers of hidden pages down, so a hidden page plays everything at
            // once.
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
            0 => self.settle(),
            _ => self.after_motion(self.pause(GLANCE), Self::follow),
        }
    }

    /// The pause between two events if nothing moves.
    fn pause(self, pause: Duration) -> Duration {
        match self.moves_until.get_value() > browser::now() {
            true => Duration::ZERO,
            false => pause,
        }
    }

    /// Takes a turn back that the server refused.
    fn take_back_turn(self, why: Message) {
        let sent = self.session.try_update(Session::restart_turn);
        if sent.is_some() {
            self.notice.set(Some(notice(why)));
            self.changed();
        }
    }

    /// Stages an event of the person.
    pub(crate) fn stage(self, event: &str) {
        let staged = self.play(0, |session| session.stage(event));
        let refused = staged.and_then(Result::err);
        let taken = refused.is_none();
        self.notice.set(refused);
        if taken {
            self.changed();
        }
    }

    pub(crate) fn confirm(self) {
        if let Some(online) = self.online {
            let turn = self.session.try_update(Session::send).flatten();
            if let Some((ply, events)) = turn {
                online.play(ply, events);
            }
        } else {
            self.session.update(Session::confirm);
        }
        self.notice.set(None);
        self.changed();
    }

    /// Ends the turn with an event that needs no second confirmation.
    fn end_turn(self, end: &str) {
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
        self.hint.set(Hint::Thinking);
        let question = self.question(seat, Wanted::Advice, ADVISING);
        let asked = question.events.len();
        self.ask(question, move |advice| {
            let said = self.session.try_with_untracked(|session| {
                // Advice about an earlier position is useless.
                let same = session.all_events().len() == asked;
                let event = advice.events.first().filter(|_| same)?;
                Some(Hint::Said {
                    event: event.clone(),
                    told: session.game().tell(event).ok()?,
                    percent: (advice.win * 100.0).round() as i64,
                })
            });
            if let Some(said) = said.flatten() {
                self.hint.set(said);
            }
        });
    }

    /// True if the person may ask for hints: always on this device; at a table of the server, if its
    /// options allow them.
    pub(crate) fn may_advise(self) -> bool {
        self.online.is_none_or(|online| {
            let allows = |snapshot: &Option<TableSnapshot>| {
                snapshot.as_ref().is_some_and(|snapshot| snapshot.hints)
            };
            online.snapshot.with(allows)
        })
    }

    /// True if the game is over and nothing is staged.
    pub(crate) fn is_over(self) -> bool {
        self.session.with(Session::is_over)
    }
}

impl TableListener for TableModel {
    fn receive(&self, ply: usize, events: &[String]) -> bool {
        self.hear_events(ply, events)
    }

    fn look(&self, snapshot: &TableSnapshot) {
        let resigned = takht_core::resigned(&snapshot.incidents);
        let ended = snapshot.result.as_ref().and_then(|result| result.ended);
        let has_changed = |session: &Session| {
            session.resigned() != resigned || session.has_ended() != ended.is_some()
        };
        if self.session.try_with_untracked(has_changed) == Some(true) {
            self.session
                .update(|session| session.look_beside(resigned, ended.is_some()));
            self.changed();
        }
    }

    fn received(&self) -> Option<usize> {
        self.session.try_with_untracked(Session::received)
    }

    fn is_staged(&self) -> bool {
        self.session.try_with_untracked(Session::is_staged) == Some(true)
    }

    fn take_back(&self, why: Message) {
        self.take_back_turn(why);
    }
}
