//! A game being played.

mod state;

use std::sync::Arc;

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use takht_core::{Message, Record, Seat, SeatName, Viewer};
use takht_words::Words;

pub(crate) use state::State;

use crate::app::{Page, place};
use crate::board::{self, Place, RECENT, Scene, Stage};
use crate::browser;
use crate::online::{Company, attendance, call, contact, fairness, links, rematch, with_record};
use crate::players::{players, winners};
use crate::rules::clause_link;
use crate::session::{Session, Waits};
use crate::tongue::{Tongue, tongue};

/// The seat that is looked at first: whoever acts, else the first person.
fn watched(session: &Session) -> Seat {
    match session.waits() {
        Waits::Person(seat) | Waits::Confirmation(seat) => seat,
        Waits::Bot(..) | Waits::Other(_) | Waits::Server | Waits::Nothing => {
            if let Viewer::Seat(own) = session.viewer() {
                return own;
            }
            let people = session
                .seats()
                .iter()
                .position(|seat| !SeatName::read(seat).is_bot());
            Seat::all(session.seats().len())
                .nth(people.unwrap_or(0))
                .unwrap_or_default()
        }
    }
}

/// The game as those who play see it.
fn stage_of(state: State) -> Stage {
    Stage::new(state.words, Some(state), move |look| {
        state.session.with(|session| {
            look(&Scene {
                game: session.game(),
                recent: session.last_events().take(RECENT).collect(),
                watched: watched(session),
                viewer: session.viewer(),
            });
        });
    })
}

#[component]
pub(crate) fn Table(
    session: Session,
    /// The others, at a table of a server.
    company: Option<Company>,
) -> impl IntoView {
    let (tongue, place) = (tongue(), place());
    let game = session.game().id();
    let state = State::new(session, company);
    state.changed();
    if let Some(company) = company {
        company.show(state);
        on_cleanup(move || company.hide());
    }
    // Whoever reads the rules does not leave the others.
    let beside = company.map(|_| "_blank");
    let words = move || state.words.get();
    let title = Memo::new(move |_| title(state, &words()));
    Effect::new(move || {
        let title = title.get();
        state.once_drawn(move |_| browser::set_title(&title));
    });
    let stage = stage_of(state);
    let room = Memo::new(move |_| {
        let has_tools = |session: &Session| state.board.has_tools(session.game(), watched(session));
        state.session.with(has_tools) && !state.is_over()
    });
    let drop = move |event: PointerEvent| {
        if state.dragging.get_untracked() {
            state.dragging.set(false);
            let under = browser::place_under(&event);
            match under.as_deref().and_then(Place::read) {
                Some(under) => state.board.drop_on(state, under),
                None => state.cursor.set(None),
            }
        }
    };
    let drag = move |event: PointerEvent| {
        if !state.dragging.get_untracked() {
            return;
        }
        // It was let go somewhere else.
        if event.buttons() == 0 {
            state.dragging.set(false);
            return;
        }
        let under = browser::place_under(&event);
        if let Some(under) = under.as_deref().and_then(Place::read)
            && state.cursor.get_untracked() != Some(under)
        {
            state.point(under);
        }
    };
    view! {
        <div class=format!("table {game}") class:dragging=move || state.dragging.get() on:pointermove=drag on:pointerup=drop on:pointercancel=move |_| state.dragging.set(false)>
            <h1 class="unseen">{move || tongue.say(&Message::new(format!("{game}-title")))}</h1>
            <div class="stage">
                {company.map(|company| contact(company, tongue))}
                <p class="now" class:sent=move || state.session.with(Session::is_sent) role="status" aria-live="polite">{move || now(state, &words())}</p>
                <p class="unseen" aria-live="polite">{move || pointed_at(state, &words())}</p>
                <div
                    class="board"
                    dir="ltr"
                    tabindex="0"
                    role="application"
                    aria-label=move || tongue.text("web-board")
                    on:keydown=move |event| state.key(&event)
                    on:click=move |event| {
                        if let Some(place) = browser::place_of(&event).as_deref().and_then(Place::read) {
                            state.board.tap(state, place);
                        }
                    }
                    on:wheel=move |event| {
                        if state.board.turn(state) {
                            event.prevent_default();
                        }
                    }
                >
                    {state.board.draw(stage)}
                </div>
                {move || tools(state, room.get(), &words())}
                {move || actions(state, &words())}
                {move || state.notice.get().map(|refused| view! {
                    <p class="trouble" role="alert">{words().say(&refused.message)} " " {refused.clause.map(|clause| clause_link(game, clause, beside, tongue))}</p>
                })}
                {move || state.unkept.get().then(|| view! { <p class="trouble" role="alert">{tongue.text("web-not-kept")}</p> })}
                {move || state.hint.get().map(|message| view! { <p class="hint" role="status">{words().say(&message)}</p> })}
                {move || result(state, tongue, &words())}
            </div>
            <aside class="side" aria-label=move || tongue.text("web-side")>
                <p class="progress">{move || progress(state, &words())}</p>
                {state.board.beside(stage)}
                <section class="players">
                    <h2>{move || tongue.text("web-points")}</h2>
                    {players(stage)}
                    {company.map(|company| attendance(company, tongue))}
                </section>
                <section class="log">
                    <h2>{move || tongue.text("web-log")}</h2>
                    <div class="scroll" role="log" aria-label=move || tongue.text("web-log") tabindex="0">
                        <ul>
                            {move || log(state, words())}
                        </ul>
                    </div>
                </section>
                {typed(state, tongue)}
                <label class="option">
                    <input
                        type="checkbox"
                        prop:checked=move || state.auto.get()
                        on:change=move |event| set_auto(state, event_target_checked(&event))
                    />
                    <span>{move || tongue.text("web-auto-confirm")}</span>
                </label>
                {company.map(|_| call(move || is_due(state), tongue))}
                {company.map(|company| links(company, tongue))}
                <p class="ways">
                    <button class="quiet" on:click=move |_| save(state)>{move || tongue.text("web-record")}</button>
                    <a class="quiet" href=Page::Rules(game, None).link() target=beside>{move || tongue.text("rules-title")}</a>
                    <button class="quiet" on:click=move |_| place.go(&Page::Home)>{move || tongue.text("web-home")}</button>
                </p>
            </aside>
        </div>
    }
}

/// True if the person is to do something; none while the server is to say what has happened.
fn is_due(state: State) -> Option<bool> {
    match state.session.with(Session::waits) {
        Waits::Person(_) | Waits::Confirmation(_) => Some(true),
        Waits::Server => None,
        Waits::Bot(..) | Waits::Other(_) | Waits::Nothing => Some(false),
    }
}

fn set_auto(state: State, auto: bool) {
    state.auto.set(auto);
    if !auto {
        browser::forget("auto-confirm");
        return;
    }
    browser::keep("auto-confirm", "yes");
    if matches!(state.waits(), Waits::Confirmation(_)) {
        state.confirm();
    }
}

fn save(state: State) {
    if let Some(company) = state.company {
        return with_record(company, |record| save_record(&record));
    }
    save_record(&state.session.with_untracked(Session::record));
}

fn save_record(record: &Record) {
    let name = format!("{}.takht.json", record.game);
    // If the browser saves no files, nothing happens; the record is kept in it all the same.
    let _ = browser::save_file(&name, &record.to_pretty());
}

/// What is to be done now.
fn now(state: State, words: &Words) -> String {
    let pointed = state.before.with(|before| !before.is_empty());
    state.session.with(|session| {
        let message = match session.waits() {
            Waits::Person(_) if pointed => Message::new("web-where-to"),
            Waits::Person(seat) => match session.game().prompt() {
                Some(todo) => Message::new("web-now")
                    .with("seat", seat)
                    .with("todo", todo),
                None => Message::new("web-over"),
            },
            Waits::Confirmation(seat) => Message::new("web-check-turn").with("seat", seat),
            Waits::Bot(seat, _) => Message::new("web-thinking").with("seat", seat),
            Waits::Other(seat) => Message::new("web-turn-of").with("seat", seat),
            Waits::Server => match session.told().last() {
                Some(told) if !session.is_sent() => told.clone(),
                _ => Message::new("web-sending"),
            },
            Waits::Nothing => winners(session.game()),
        };
        words.say(&message)
    })
}

/// What the page is called: whose turn it is can be seen from afar.
fn title(state: State, words: &Words) -> String {
    let whose = state.session.with(|session| match session.waits() {
        Waits::Person(seat) | Waits::Confirmation(seat) => match state.company {
            Some(_) => Some(Message::new("web-your-turn")),
            None => Some(Message::new("web-turn-of").with("seat", seat)),
        },
        Waits::Bot(seat, _) | Waits::Other(seat) => {
            Some(Message::new("web-turn-of").with("seat", seat))
        }
        Waits::Server => None,
        Waits::Nothing => Some(Message::new("web-over")),
    });
    let parts = whose.map(|whose| words.say(&whose)).into_iter();
    let parts = parts.chain([words.text("web-title")]);
    parts.collect::<Vec<_>>().join(" · ")
}

/// What lies where the cursor is, for whoever does not see it.
fn pointed_at(state: State, words: &Words) -> Option<String> {
    let place = state.cursor.get()?;
    let gain = state.gains().into_iter().find(|(at, _)| *at == place);
    let what = state
        .session
        .with_untracked(|session| state.board.at(session.game(), place, words));
    let gain = gain.map(|(_, gain)| words.lang().number(gain.into()));
    let parts = [Some(place.to_string()), what, gain];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

fn progress(state: State, words: &Words) -> String {
    state.session.with(|session| {
        let progress = session.game().progress();
        let progress: Vec<_> = progress.iter().map(|part| words.say(part)).collect();
        progress.join(" · ")
    })
}

/// What can be taken in the hand, where there is more than one thing. Whoever has such things finds
/// room for them even while there is nothing to do with them, so that nothing moves when there is.
fn tools(state: State, room: bool, words: &Words) -> Option<AnyView> {
    let tools = state.tools.get();
    if tools.len() < 2 {
        return room.then(|| view! { <div class="tools"></div> }.into_any());
    }
    let buttons = tools.into_iter().map(|tool| {
        let (name, about) = state.board.tool(&tool, words);
        let chosen = {
            let tool = tool.clone();
            move || (state.tool.get() == tool).to_string()
        };
        let about = about.map(|about| view! { <small>{about}</small> });
        let take = tool.clone();
        view! {
            <button class="tool" data-tool=tool aria-pressed=chosen on:click=move |_| state.take(&take)>
                <span>{name}</span> {about}
            </button>
        }
    });
    let label = words.text("web-tools");
    Some(
        view! { <div class="tools" role="group" aria-label=label>{buttons.collect_view()}</div> }
            .into_any(),
    )
}

fn actions(state: State, words: &Words) -> AnyView {
    let own = state.board.act(state, words);
    let advising = state.is_advising();
    let pointed = state.before.with(|before| !before.is_empty());
    let cancel = pointed.then(|| {
        view! { <button on:click=move |_| state.cancel()>{words.text("web-cancel")}</button> }
    });
    let pointing = state.choices.with(|choices| !choices.is_empty());
    state.session.with(|session| {
        let game = session.game();
        let waits = session.waits();
        let person = matches!(waits, Waits::Person(_));
        let buttons = match person {
            true => state.board.buttons(game),
            false => Vec::new(),
        };
        let (ends, buttons): (Vec<String>, Vec<String>) =
            buttons.into_iter().partition(|event| game.ends_turn(event));
        let end = ends.into_iter().next().map(|end| {
            view! { <button class="primary" data-event=end.clone() on:click=move |_| state.end_turn(&end)>{words.text("web-end-turn")}</button> }
        });
        let buttons = buttons.into_iter().map(|event| {
            let told = game.tell(&event).map(|told| words.say(&told)).unwrap_or_default();
            view! { <button class:primary=!pointing data-event=event.clone() on:click=move |_| state.stage(&event)>{told}</button> }
        });
        let confirm = matches!(waits, Waits::Confirmation(_)).then(|| {
            view! { <button class="primary" id="confirm" on:click=move |_| state.confirm()>{words.text("web-confirm")}</button> }
        });
        let staged = session.is_staged().then(|| {
            view! {
                <button id="undo" on:click=move |_| state.undo()>{words.text("web-undo")}</button>
                <button id="restart" on:click=move |_| state.restart()>{words.text("web-restart-turn")}</button>
            }
        });
        let hint = (person && state.may_advise()).then(|| {
            view! { <button id="hint" disabled=advising on:click=move |_| state.advise()>{words.text("web-hint")}</button> }
        });
        let help = pointing.then(|| words.text(state.board.help()));
        view! {
            <div class="actions">{own} {cancel} {end} {confirm} {buttons.collect_view()} {staged} {hint}</div>
            <p class="help">{help}</p>
        }
        .into_any()
    })
}

/// The final table.
fn result(state: State, tongue: Tongue, words: &Words) -> Option<AnyView> {
    if !state.is_over() {
        return None;
    }
    let place = place();
    state.session.with(|session| {
        let scores = session.game().scores();
        let rows = session.game().ranking().places().into_iter().flatten().map(|seat| {
            let score = &scores[seat.index()];
            let parts = score.parts.iter().map(|part| view! { <li>{words.say(&part.label)}</li> });
            view! {
                <tr>
                    <th scope="row">{words.name(seat)}</th>
                    <td class="total" data-seat=seat.index() data-total=score.total>{words.lang().number(score.total.into())}</td>
                    <td><ul>{parts.collect_view()}</ul></td>
                </tr>
            }
        });
        let game = session.game().id();
        let replay = move |_| match state.company {
            Some(company) => with_record(company, move |record| place.replay(record)),
            None => place.replay(state.session.with_untracked(Session::record)),
        };
        let again = match state.company {
            Some(company) => rematch(company, tongue),
            None => {
                let again = move |_| place.go(&Page::Setup(game));
                view! { <button on:click=again>{tongue.text("web-play-again")}</button> }
                    .into_any()
            }
        };
        let fair = state.company.map(|company| fairness(company, tongue));
        let view = view! {
            <table class="result">
                <caption>{words.text("web-over")}</caption>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            <div class="actions">
                <button class="primary" id="replay" on:click=replay>{tongue.text("web-replay")}</button>
                {again}
            </div>
            {fair}
        };
        Some(view.into_any())
    })
}

/// How much of the past is shown.
const REMEMBERED: usize = 60;

/// What has happened, newest first. What stays is neither said nor announced again.
fn log(state: State, words: Arc<Words>) -> AnyView {
    let told: Vec<(usize, Message)> = state.session.with(|session| {
        let told = session.told().cloned().enumerate().rev();
        told.take(REMEMBERED).collect()
    });
    let lang = words.lang();
    board::pieces(
        told,
        move |(number, told)| (*number, lang, told.to_string()),
        move |(_, told)| view! { <li>{words.say(&told)}</li> },
    )
}

/// The game in words: everything that can be done, and a place to type it.
fn typed(state: State, tongue: Tongue) -> AnyView {
    let text = RwSignal::new(String::new());
    // Listing what is legal is worth its time only while someone looks.
    let open = RwSignal::new(false);
    let example = move || {
        let example = open.get().then(|| {
            let legal = state.session.with(|session| session.game().legal());
            legal.into_iter().next()
        });
        example
            .flatten()
            .map(|example| tongue.say(&Message::new("web-type-example").with("example", example)))
    };
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        if matches!(state.waits(), Waits::Person(_)) && !typed.trim().is_empty() {
            state.stage(typed.trim());
            if state.notice.with_untracked(Option::is_none) {
                text.set(String::new());
            }
        }
    };
    // Everything legal, each with its sentence.
    let all = move || {
        let words = state.words.get();
        state.session.with(|session| {
            let person = matches!(session.waits(), Waits::Person(_));
            if !open.get() || !person {
                return None;
            }
            let game = session.game();
            let items = game.legal().into_iter().map(|event| {
                let told = game.tell(&event).map(|told| words.say(&told)).unwrap_or_default();
                let written = event.clone();
                view! { <li><button class="plain" on:click=move |_| state.stage(&event)>{told} " " <bdi dir="ltr">{written}</bdi></button></li> }
            });
            let label = words.text("web-tools");
            Some(view! { <ul class="all" tabindex="0" aria-label=label>{items.collect_view()}</ul> })
        })
    };
    // What is where, line by line.
    let board = move || {
        let words = state.words.get();
        state.session.with(|session| {
            if !open.get() {
                return None;
            }
            let lines = state.board.in_words(session.game(), &words).into_iter();
            let lines = lines.map(|line| view! { <li>{line}</li> });
            let label = words.text("web-board");
            Some(
                view! { <ul class="all" tabindex="0" aria-label=label>{lines.collect_view()}</ul> },
            )
        })
    };
    view! {
        <details class="typed" on:toggle=move |_| open.update(|open| *open = !*open)>
            <summary>{move || tongue.text("web-in-words")}</summary>
            <form on:submit=send>
                <label>
                    <span>{move || tongue.text("web-type-move")}</span>
                    <input type="text" id="typed" dir="ltr" autocomplete="off" spellcheck="false" placeholder=example
                        prop:value=move || text.get()
                        on:input=move |event| text.set(event_target_value(&event))/>
                </label>
                <button type="submit">{move || tongue.text("web-do-it")}</button>
            </form>
            {all}
            {board}
        </details>
    }
    .into_any()
}
