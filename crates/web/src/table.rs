//! A game being played.

use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use takht_core::{Message, Seat, Turn};
use takht_kingdomino::Square;
use takht_words::{BOT, Words};

use crate::app::{Page, place};
use crate::browser;
use crate::kingdomino::{self, Pointed, Reach};
use crate::players::{players, winners};
use crate::session::{Session, Waits};
use crate::thinking::{Answer, Question, answer};
use crate::tongue::{Tongue, tongue};
use crate::worker::Thinker;

/// How long a bot thinks about a turn.
const THINKING: u32 = 700;

/// How long a person thinks that a hint may take.
const ADVISING: u32 = 1_200;

/// How long each event of a bot can be looked at before the next one.
const PAUSE: Duration = Duration::from_millis(450);

/// Everything that changes while a game is played.
#[derive(Clone, Copy)]
struct State {
    session: RwSignal<Session, LocalStorage>,
    /// The square that is pointed at, and which of the ways over it is shown.
    cursor: RwSignal<Option<Square>>,
    nth: RwSignal<usize>,
    /// Something the person should know.
    notice: RwSignal<Option<Message>>,
    hint: RwSignal<Option<Message>>,
    /// Turns are confirmed by themselves.
    auto: RwSignal<bool>,
    thinker: StoredValue<Thinker, LocalStorage>,
}

impl State {
    /// Something was played or taken back: what pointed at the board points nowhere.
    fn changed(self) {
        self.cursor.set(None);
        self.nth.set(0);
        self.hint.set(None);
        let text = self.session.with_untracked(Session::to_text);
        if !browser::keep("game", &text) {
            self.notice.set(Some(Message::new("window-not-kept")));
        }
        self.go_on();
    }

    /// Lets the game go on until it waits for a person.
    fn go_on(self) {
        match self.session.with_untracked(Session::waits) {
            Waits::Bot(seat, bot) => {
                let question = self.question(seat, Some(bot), THINKING);
                self.ask(question, move |answer| self.bot_plays(answer.events));
            }
            Waits::Confirmation(_) if self.auto.get_untracked() => self.confirm(),
            Waits::Confirmation(_) | Waits::Person(_) | Waits::Nothing => {}
        }
    }

    fn question(self, seat: Seat, bot: Option<String>, milliseconds: u32) -> Question {
        self.session.with_untracked(|session| {
            let record = session.record();
            Question {
                id: 0,
                game: record.game,
                options: record.options,
                events: record.events,
                seat: seat.index(),
                bot,
                milliseconds,
                seed: browser::random_number(),
            }
        })
    }

    /// Asks the worker; if that is gone, the page thinks by itself.
    fn ask(self, question: Question, mut then: impl FnMut(Answer) + 'static) {
        let again = question.clone();
        let heard = move |answered: Option<Answer>| {
            let answered = answered.or_else(|| {
                self.notice.set(Some(Message::new("window-bot-gone")));
                let text = serde_json::to_string(&again).ok()?;
                answer(&text, &browser::Watch).ok()
            });
            if let Some(answered) = answered {
                then(answered);
            }
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
            Some(Ok(())) => set_timeout(move || self.bot_plays(events), PAUSE),
            Some(Err(error)) => self.notice.set(Some(error.message())),
            // The person has left the table.
            None => {}
        }
    }

    /// A person does something.
    fn stage(self, event: &str) {
        let mut refused = None;
        self.session
            .update(|session| refused = session.stage(event).err());
        self.notice.set(refused.map(|refused| refused.message));
        self.changed();
    }

    fn confirm(self) {
        let mut failed = None;
        self.session
            .update(|session| failed = session.confirm().err());
        self.notice.set(failed.map(|error| error.message()));
        self.changed();
    }

    fn undo(self) {
        self.session.update(Session::undo);
        self.changed();
    }

    fn restart(self) {
        self.session.update(Session::restart_turn);
        self.changed();
    }

    fn advise(self, tongue: Tongue) {
        let Waits::Person(seat) = self.session.with_untracked(Session::waits) else {
            return;
        };
        let question = self.question(seat, None, ADVISING);
        self.ask(question, move |advice| {
            let told = self.session.with_untracked(|session| {
                let words = tongue.at_table(session.seats());
                let told = session.game().tell(advice.events.first()?).ok()?;
                Some(words.say(&told))
            });
            let Some(told) = told else { return };
            let percent = (advice.win * 100.0).round() as i64;
            let message = Message::new("window-hint-said").with("event", told);
            self.hint.set(Some(message.with("percent", percent)));
        });
    }

    /// Points at a square; once more turns the domino.
    fn point(self, square: Square) {
        if self.cursor.get_untracked() == Some(square) {
            self.turn();
        } else {
            self.nth.set(0);
            self.cursor.set(Some(square));
        }
    }

    fn turn(self) {
        self.nth.update(|nth| *nth += 1);
    }

    /// The way that is shown as a ghost.
    fn ghost(self, ways: &[kingdomino::Way]) -> Option<kingdomino::Way> {
        let over = kingdomino::over(ways, self.cursor.get()?);
        let nth = self.nth.get().checked_rem(over.len())?;
        Some(over[nth].clone())
    }

    fn place(self) {
        let ways = self
            .session
            .with_untracked(|session| kingdomino::ways(session.game()));
        if let Some(way) = untrack(|| self.ghost(&ways)) {
            self.stage(&way.event);
        }
    }

    /// The board by keys.
    fn key(self, event: &KeyboardEvent) {
        let step = match event.key().as_str() {
            "ArrowLeft" => (-1, 0),
            "ArrowRight" => (1, 0),
            "ArrowUp" => (0, -1),
            "ArrowDown" => (0, 1),
            "r" | "R" | " " => {
                event.prevent_default();
                return self.turn();
            }
            "Enter" => {
                event.prevent_default();
                return self.place();
            }
            _ => return,
        };
        event.prevent_default();
        let at = self.cursor.get_untracked().unwrap_or_default();
        let to = Square::new(at.x + step.0, at.y + step.1);
        let inside = self.session.with_untracked(|session| {
            let picture = kingdomino::picture(session.game())?;
            let kingdom = picture.kingdoms.get(watched(session).index())?;
            Some(Reach::of(kingdom, picture.size).has(to))
        });
        if inside == Some(true) {
            self.nth.set(0);
            self.cursor.set(Some(to));
        }
    }
}

/// The seat whose kingdom is shown large: whoever acts, else the first person.
fn watched(session: &Session) -> Seat {
    match session.waits() {
        Waits::Person(seat) | Waits::Confirmation(seat) => seat,
        Waits::Bot(..) | Waits::Nothing => {
            let people = session
                .seats()
                .iter()
                .position(|seat| !seat.starts_with(BOT));
            Seat::all(session.seats().len())
                .nth(people.unwrap_or(0))
                .unwrap_or_default()
        }
    }
}

#[component]
pub(crate) fn Table(session: Session) -> impl IntoView {
    let (tongue, place) = (tongue(), place());
    let state = State {
        session: RwSignal::new_local(session),
        cursor: RwSignal::new(None),
        nth: RwSignal::new(0),
        notice: RwSignal::new(None),
        hint: RwSignal::new(None),
        auto: RwSignal::new(browser::kept("auto-confirm").is_some()),
        thinker: StoredValue::new_local(Thinker::new()),
    };
    state.changed();
    on_cleanup(move || state.thinker.with_value(Thinker::forget));
    let words = move || {
        state
            .session
            .with(|session| tongue.at_table(session.seats()))
    };
    view! {
        <div class="table">
            <div class="stage">
                <p class="now" role="status" aria-live="polite">{move || now(state, &words())}</p>
                {move || board(state, &words())}
                {move || actions(state, tongue, &words())}
                {move || state.notice.get().map(|message| view! { <p class="trouble" role="alert">{words().say(&message)}</p> })}
                {move || state.hint.get().map(|message| view! { <p class="hint" role="status">{words().say(&message)}</p> })}
            </div>
            <aside class="side">
                {move || lines(state, &words())}
                <section class="players">
                    {move || state.session.with(|session| players(session, &words()))}
                </section>
                <div class="others">{move || others(state, &words())}</div>
                <section class="log" role="log">
                    <h2>{move || tongue.text("window-log")}</h2>
                    <ul>{move || log(state, &words())}</ul>
                </section>
                {move || typed(state, tongue)}
                <label class="option">
                    <input
                        type="checkbox"
                        prop:checked=move || state.auto.get()
                        on:change=move |event| {
                            let auto = event_target_checked(&event);
                            state.auto.set(auto);
                            if auto {
                                browser::keep("auto-confirm", "yes");
                                if matches!(state.session.with_untracked(Session::waits), Waits::Confirmation(_)) {
                                    state.confirm();
                                }
                            } else {
                                browser::forget("auto-confirm");
                            }
                        }
                    />
                    <span>{move || tongue.text("window-auto-confirm")}</span>
                </label>
                <p>
                    <button class="quiet" on:click=move |_| save(state)>{move || tongue.text("window-record")}</button>
                    <button class="quiet" on:click=move |_| place.0.set(Page::Home)>{move || tongue.text("window-home")}</button>
                </p>
            </aside>
        </div>
    }
}

fn save(state: State) {
    let record = state.session.with_untracked(Session::record);
    let name = format!("{}.takht.json", record.game);
    // If the browser saves no files, nothing happens; the record is kept in it all the same.
    let _ = browser::save_file(&name, &record.to_pretty());
}

/// What is to be done now.
fn now(state: State, words: &Words) -> String {
    state.session.with(|session| {
        let message = match session.waits() {
            Waits::Person(seat) => match session.game().prompt() {
                Some(todo) => Message::new("window-now")
                    .with("seat", seat)
                    .with("todo", todo),
                None => Message::new("window-over"),
            },
            Waits::Confirmation(seat) => Message::new("window-check-turn").with("seat", seat),
            Waits::Bot(seat, _) => Message::new("window-thinking").with("seat", seat),
            Waits::Nothing => winners(session),
        };
        words.say(&message)
    })
}

fn board(state: State, words: &Words) -> Option<AnyView> {
    state.session.with(|session| {
        let game = session.game();
        let picture = kingdomino::picture(game)?;
        let seat = watched(session);
        let kingdom = picture.kingdoms.get(seat.index())?;
        let ways = match session.waits() {
            Waits::Person(_) => kingdomino::ways(game),
            _ => Vec::new(),
        };
        let ghost = state.ghost(&ways);
        let pointed = Pointed {
            ways: &ways,
            cursor: state.cursor.get(),
            ghost: ghost.as_ref(),
        };
        let label = kingdomino::title(game, seat, words);
        let drawn = kingdomino::large(
            kingdom,
            picture.size,
            seat.index(),
            label.clone(),
            &pointed,
            move |square| state.point(square),
        );
        Some(
            view! {
                <div
                    class="board"
                    dir="ltr"
                    tabindex="0"
                    role="application"
                    aria-label=label
                    on:keydown=move |event| state.key(&event)
                    on:wheel=move |event| {
                        if state.cursor.get_untracked().is_some() {
                            event.prevent_default();
                            state.turn();
                        }
                    }
                >
                    {drawn}
                </div>
            }
            .into_any(),
        )
    })
}

fn actions(state: State, tongue: Tongue, words: &Words) -> AnyView {
    state.session.with(|session| {
        let game = session.game();
        let waits = session.waits();
        let ways = match waits {
            Waits::Person(_) => kingdomino::ways(game),
            _ => Vec::new(),
        };
        let place = (!ways.is_empty()).then(|| {
            let ghost = state.ghost(&ways);
            let seat = game.turn().seat().unwrap_or_default();
            let label = match &ghost {
                None => words.text("window-place"),
                Some(way) => {
                    let points = kingdomino::gain(game, way, seat);
                    words.say(&Message::new("window-place-gain").with("points", points))
                }
            };
            view! {
                <button class="primary" disabled=ghost.is_none() on:click=move |_| state.place()>{label}</button>
                <button disabled=ghost.is_none() on:click=move |_| state.turn()>{words.text("window-rotate")}</button>
            }
        });
        // What leaves no choice of a place is a button by itself.
        let discard = match waits {
            Waits::Person(_) => game.legal().into_iter().find(|event| event.starts_with("discard")),
            _ => None,
        };
        let discard = discard.map(|event| {
            let told = game.tell(&event).map(|told| words.say(&told)).unwrap_or_default();
            view! { <button class="primary" on:click=move |_| state.stage(&event)>{told}</button> }
        });
        let confirm = matches!(waits, Waits::Confirmation(_)).then(|| {
            view! { <button class="primary" on:click=move |_| state.confirm()>{words.text("window-confirm")}</button> }
        });
        let staged = session.is_staged().then(|| {
            view! {
                <button on:click=move |_| state.undo()>{words.text("window-undo")}</button>
                <button on:click=move |_| state.restart()>{words.text("window-restart-turn")}</button>
            }
        });
        let hint = matches!(waits, Waits::Person(_)).then(|| {
            view! { <button on:click=move |_| state.advise(tongue)>{words.text("window-hint")}</button> }
        });
        let help = (!ways.is_empty()).then(|| view! { <p class="help">{words.text("window-place-help")}</p> });
        let over = (game.turn() == Turn::Over && !session.is_staged()).then(|| result(session, words));
        view! {
            <div class="actions">{place} {discard} {confirm} {staged} {hint}</div>
            {help}
            {over}
        }
        .into_any()
    })
}

/// The final table.
fn result(session: &Session, words: &Words) -> AnyView {
    let scores = session.game().scores();
    let rows = session.game().ranking().places().into_iter().flatten().map(|seat| {
        let score = &scores[seat.index()];
        let parts = score.parts.iter().map(|part| view! { <li>{words.say(part)}</li> });
        view! {
            <tr>
                <th scope="row">{words.name(seat)}</th>
                <td class="total" data-seat=seat.index() data-total=score.total>{words.lang().number(score.total.into())}</td>
                <td><ul>{parts.collect_view()}</ul></td>
            </tr>
        }
    });
    view! {
        <table class="result">
            <caption>{words.text("window-over")}</caption>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
    .into_any()
}

fn lines(state: State, words: &Words) -> Option<AnyView> {
    state.session.with(|session| {
        let game = session.game();
        let picture = kingdomino::picture(game)?;
        let pick = move |event: String| state.stage(&event);
        let older: Vec<_> = picture
            .older
            .iter()
            .map(|(domino, seat)| (*domino, Some(*seat)))
            .collect();
        let line = |title: &'static str, dominoes: &[_]| {
            (!dominoes.is_empty())
                .then(|| kingdomino::line(words.text(title), dominoes, game, words, pick))
        };
        let progress: Vec<_> = game.progress().iter().map(|part| words.say(part)).collect();
        Some(
            view! {
                <section class="lines">
                    <p class="progress">{progress.join(" · ")}</p>
                    {line("kingdomino-older", &older)}
                    {line("kingdomino-newer", &picture.newer)}
                </section>
            }
            .into_any(),
        )
    })
}

fn others(state: State, words: &Words) -> Option<AnyView> {
    state.session.with(|session| {
        let game = session.game();
        let picture = kingdomino::picture(game)?;
        let large = watched(session);
        let drawn = Seat::all(picture.kingdoms.len())
            .filter(|seat| *seat != large)
            .map(|seat| {
                let label = kingdomino::title(game, seat, words);
                let kingdom = &picture.kingdoms[seat.index()];
                let drawn = kingdomino::small(kingdom, picture.size, seat.index(), label);
                view! { <figure dir="ltr">{drawn}</figure> }
            });
        Some(drawn.collect_view().into_any())
    })
}

/// How much of the past is shown.
const REMEMBERED: usize = 40;

fn log(state: State, words: &Words) -> AnyView {
    state.session.with(|session| {
        let told = session.told().iter().rev().take(REMEMBERED);
        told.map(|message| view! { <li>{words.say(message)}</li> })
            .collect_view()
            .into_any()
    })
}

/// The game in words: everything that can be done, and a place to type it.
fn typed(state: State, tongue: Tongue) -> AnyView {
    let text = RwSignal::new(String::new());
    let example = state
        .session
        .with(|session| session.game().legal().into_iter().next());
    let placeholder = example
        .map(|example| tongue.say(&Message::new("window-type-example").with("example", example)));
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let person = matches!(
            state.session.with_untracked(Session::waits),
            Waits::Person(_)
        );
        let typed = text.get_untracked();
        if person && !typed.trim().is_empty() {
            state.stage(typed.trim());
        }
    };
    view! {
        <details class="typed">
            <summary>{move || tongue.text("window-in-words")}</summary>
            <form on:submit=send>
                <label>
                    <span>{move || tongue.text("window-type-move")}</span>
                    <input type="text" dir="ltr" autocomplete="off" spellcheck="false" placeholder=placeholder
                        on:input=move |event| text.set(event_target_value(&event))/>
                </label>
                <button type="submit">{move || tongue.text("window-do-it")}</button>
            </form>
        </details>
    }
    .into_any()
}
