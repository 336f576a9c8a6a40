//! The page of a game in progress.

use std::sync::Arc;

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use takht_core::{Message, Seat, SeatName, Viewer};
use takht_words::Words;

use super::online_parts::{
    attendance, call, contact, fairness, links, rematch, save_record, with_record,
};
use super::players::{players, won_by};
use super::rules::clause_link;
use crate::board::{self, Board, BoardCanvas, BoardInput, Intent, Place, RECENT, Scene};
use crate::browser;
use crate::games;
use crate::i18n::{I18n, use_i18n};
use crate::model::navigation::{Page, use_navigation};
use crate::model::online_table::OnlineTable;
use crate::model::session::{Session, Waits};
use crate::model::table_model::{Hint, TableModel};

/// The seat that the page shows first: the acting one, else the first person's.
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

/// The model, the input and the drawing of this page.
#[derive(Clone, Copy)]
struct TablePage {
    model: TableModel,
    input: BoardInput,
    board: &'static dyn Board,
}

impl TablePage {
    fn new(session: Session, online: Option<OnlineTable>) -> Self {
        let board = games::of(session.game().id()).board;
        let model = TableModel::new(session, online);
        let input = BoardInput::new(model.session, board, move |intent| {
            carry_out(model, board, intent);
        });
        model.on_change(move || {
            input.reset();
            board.reset(input);
        });
        Self {
            model,
            input,
            board,
        }
    }

    /// Carries out what the person wants, if anything.
    fn carry_out(self, intent: Option<Intent>) {
        if let Some(intent) = intent {
            carry_out(self.model, self.board, intent);
        }
    }

    fn confirm(self) {
        self.input.put_tool_away();
        self.model.confirm();
    }
}

fn carry_out(model: TableModel, board: &dyn Board, intent: Intent) {
    let event = match intent {
        Intent::Play(event) => Some(event),
        // Try the event that the person means: its refusal explains why it is not legal.
        Intent::Explain { place, tool } => model.session.with_untracked(|session| {
            let person = matches!(session.waits(), Waits::Person(_));
            let meant = || board.meant(session.game(), &tool, place);
            person.then(meant).flatten()
        }),
    };
    if let Some(event) = event {
        model.stage(&event);
    }
}

/// Draws the game for the players at this device.
fn canvas_of(page: TablePage) -> BoardCanvas {
    let model = page.model;
    BoardCanvas::new(model.words, Some(page.input), move |look| {
        model.session.with(|session| {
            let seats = Seat::all(session.seats().len());
            look(&Scene {
                game: session.game(),
                recent: session.last_events().take(RECENT).collect(),
                watched: watched(session),
                viewer: session.viewer(),
                here: seats.filter(|&seat| session.is_here(seat)).collect(),
                decides_here: matches!(session.waits(), Waits::Person(_)),
            });
        });
    })
}

#[component]
pub(crate) fn Table(
    session: Session,
    /// The table of the server, if the game is played there.
    online: Option<OnlineTable>,
) -> impl IntoView {
    let (i18n, navigation) = (use_i18n(), use_navigation());
    let game = session.game().id();
    let page = TablePage::new(session, online);
    let TablePage {
        model,
        input,
        board,
    } = page;
    model.changed();
    if let Some(online) = online {
        online.show(model);
        on_cleanup(move || online.hide());
    }
    // At a table of the server, open the rules in a new tab, so that the person stays connected.
    let beside = online.map(|_| "_blank");
    let words = move || model.words.get();
    let title = Memo::new(move |_| title(model, &words()));
    Effect::new(move || {
        let title = title.get();
        model.once_drawn(move |_| browser::set_title(&title));
    });
    let canvas = canvas_of(page);
    let room = Memo::new(move |_| {
        let has_tools = |session: &Session| board.has_tools(session.game(), watched(session));
        model.session.with(has_tools) && !model.is_over()
    });
    let drop = move |event: PointerEvent| {
        if input.dragging.get_untracked() {
            input.dragging.set(false);
            let under = browser::place_under(&event);
            match under.as_deref().and_then(Place::read) {
                Some(under) => page.carry_out(board.drop_on(input, under)),
                None => input.cursor.set(None),
            }
        }
    };
    let drag = move |event: PointerEvent| {
        if !input.dragging.get_untracked() {
            return;
        }
        // The person released the piece outside the page.
        if event.buttons() == 0 {
            input.dragging.set(false);
            return;
        }
        let under = browser::place_under(&event);
        if let Some(under) = under.as_deref().and_then(Place::read)
            && input.cursor.get_untracked() != Some(under)
        {
            board.point(input, under);
        }
    };
    view! {
        <div class=format!("table {game}") class:dragging=move || input.dragging.get() on:pointermove=drag on:pointerup=drop on:pointercancel=move |_| input.dragging.set(false)>
            <h1 class="unseen">{move || i18n.say(&Message::new(format!("{game}-title")))}</h1>
            <div class="stage">
                {online.map(|online| contact(online, i18n))}
                <p class="now" class:sent=move || model.session.with(Session::is_sent) role="status" aria-live="polite">{move || now(page, &words())}</p>
                <p class="unseen" aria-live="polite">{move || pointed_at(page, &words())}</p>
                <div
                    class="board"
                    dir="ltr"
                    tabindex="0"
                    role="application"
                    aria-label=i18n.live().text("web-board")
                    on:keydown=move |event| page.carry_out(input.key(board, &event))
                    on:click=move |event| {
                        if let Some(place) = browser::place_of(&event).as_deref().and_then(Place::read) {
                            page.carry_out(board.tap(input, place));
                        }
                    }
                    on:wheel=move |event| {
                        if board.rotate(input) {
                            event.prevent_default();
                        }
                    }
                >
                    {board.draw(canvas)}
                </div>
                {move || tools(page, room.get(), &words())}
                {move || actions(page, &words())}
                {move || model.notice.get().map(|refused| view! {
                    <p class="trouble" role="alert">{words().say(&refused.message)} " " {refused.clause.map(|clause| clause_link(game, clause, beside, i18n))}</p>
                })}
                {move || model.unkept.get().then(|| view! { <p class="trouble" role="alert">{i18n.text("web-not-kept")}</p> })}
                {move || hint(model, &words()).map(|hint| view! { <p class="hint" role="status">{hint}</p> })}
                {move || result(model, i18n, &words())}
            </div>
            <aside class="side" aria-label=i18n.live().text("web-side")>
                <p class="progress">{move || progress(model, &words())}</p>
                {board.beside(canvas)}
                <section class="players">
                    <h2>{i18n.live().text("web-points")}</h2>
                    {players(canvas)}
                    {online.map(|online| attendance(online, i18n))}
                </section>
                <section class="log">
                    <h2>{i18n.live().text("web-log")}</h2>
                    <div class="scroll" role="log" aria-label=i18n.live().text("web-log") tabindex="0">
                        <ul>
                            {move || log(model, words())}
                        </ul>
                    </div>
                </section>
                {typed(page, i18n)}
                <label class="option">
                    <input
                        type="checkbox"
                        prop:checked=move || model.auto.get()
                        on:change=move |event| set_auto(page, event_target_checked(&event))
                    />
                    <span>{i18n.live().text("web-auto-confirm")}</span>
                </label>
                {online.map(|_| call(move || is_due(model), i18n))}
                {online.map(|online| links(online, i18n))}
                <p class="ways">
                    <button class="quiet" on:click=move |_| save(model)>{i18n.live().text("web-record")}</button>
                    <a class="quiet" href=Page::Rules(game, None).link() target=beside>{i18n.live().text("rules-title")}</a>
                    <button class="quiet" on:click=move |_| navigation.go(&Page::Home)>{i18n.live().text("web-home")}</button>
                </p>
            </aside>
        </div>
    }
}

/// True if the person is to act; `None` while the page waits for the server.
fn is_due(model: TableModel) -> Option<bool> {
    match model.session.with(Session::waits) {
        Waits::Person(_) | Waits::Confirmation(_) => Some(true),
        Waits::Server => None,
        Waits::Bot(..) | Waits::Other(_) | Waits::Nothing => Some(false),
    }
}

fn set_auto(page: TablePage, auto: bool) {
    page.model.auto.set(auto);
    if !auto {
        browser::forget("auto-confirm");
        return;
    }
    browser::keep("auto-confirm", "yes");
    if matches!(page.model.waits(), Waits::Confirmation(_)) {
        page.confirm();
    }
}

fn save(model: TableModel) {
    if let Some(online) = model.online {
        return with_record(online, |record| save_record(&record));
    }
    save_record(&model.session.with_untracked(Session::record));
}

/// The sentence that says what to do now.
fn now(page: TablePage, words: &Words) -> String {
    let pointed = page.input.before.with(|before| !before.is_empty());
    page.model.session.with(|session| {
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
            Waits::Nothing => won_by(session.game().ranking().winners()),
        };
        words.say(&message)
    })
}

/// The title of the page. It says whose turn it is, so that the person sees it from another tab.
fn title(model: TableModel, words: &Words) -> String {
    let whose = model.session.with(|session| match session.waits() {
        Waits::Person(seat) | Waits::Confirmation(seat) => match model.online {
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

/// Describes the place under the cursor, for people who do not see it.
fn pointed_at(page: TablePage, words: &Words) -> Option<String> {
    let place = page.input.cursor.get()?;
    let gain = page.input.gains().into_iter().find(|(at, _)| *at == place);
    let what = page
        .model
        .session
        .with_untracked(|session| page.board.at(session.game(), place, words));
    let gain = gain.map(|(_, gain)| words.lang().number(gain.into()));
    let parts = [Some(place.to_string()), what, gain];
    Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

fn progress(model: TableModel, words: &Words) -> String {
    model.session.with(|session| {
        let progress = session.game().progress();
        let progress: Vec<_> = progress.iter().map(|part| words.say(part)).collect();
        progress.join(" · ")
    })
}

/// The tools to choose from, if there are several. A player who has tools keeps the room for them
/// even while they cannot use them, so that the page does not jump.
fn tools(page: TablePage, room: bool, words: &Words) -> Option<AnyView> {
    let tools = page.input.tools.get();
    if tools.len() < 2 {
        return room.then(|| view! { <div class="tools"></div> }.into_any());
    }
    let buttons = tools.into_iter().map(|tool| {
        let (name, about) = page.board.tool(&tool, words);
        let chosen = {
            let tool = tool.clone();
            move || (page.input.tool.get() == tool).to_string()
        };
        let about = about.map(|about| view! { <small>{about}</small> });
        let take = tool.clone();
        view! {
            <button class="tool" data-tool=tool aria-pressed=chosen on:click=move |_| page.input.take(&take)>
                <span>{name}</span> {about}
            </button>
        }
    });
    let label = words.text("web-tools");
    Some(
        view! { <div class="tools" role="group" aria-label=label>{buttons.map(IntoAny::into_any).collect_view()}</div> }
            .into_any(),
    )
}

fn actions(page: TablePage, words: &Words) -> AnyView {
    let TablePage {
        model,
        input,
        board,
    } = page;
    let advising = model.hint.with(|hint| *hint == Hint::Thinking);
    let pointed = input.before.with(|before| !before.is_empty());
    let cancel = pointed.then(|| {
        view! { <button on:click=move |_| input.cancel()>{words.text("web-cancel")}</button> }
    });
    let pointing = input.choices.with(|choices| !choices.is_empty());
    model.session.with(|session| {
        let game = session.game();
        let own = board.buttons_of_its_own(input, game, words);
        let waits = session.waits();
        let person = matches!(waits, Waits::Person(_));
        let buttons = match person {
            true => board.buttons(game),
            false => Vec::new(),
        };
        let (ends, buttons): (Vec<String>, Vec<String>) =
            buttons.into_iter().partition(|event| game.ends_turn(event));
        let end = ends.into_iter().next().map(|end| {
            view! { <button class="primary" data-event=end.clone() on:click=move |_| end_turn(page, &end)>{words.text("web-end-turn")}</button> }
        });
        let buttons = buttons.into_iter().map(|event| {
            let told = game.tell(&event).map(|told| words.say(&told)).unwrap_or_default();
            view! { <button class:primary=!pointing data-event=event.clone() on:click=move |_| model.stage(&event)>{told}</button> }
        });
        let confirm = matches!(waits, Waits::Confirmation(_)).then(|| {
            view! { <button class="primary" id="confirm" on:click=move |_| page.confirm()>{words.text("web-confirm")}</button> }
        });
        let staged = session.is_staged().then(|| {
            view! {
                <button id="undo" on:click=move |_| model.undo()>{words.text("web-undo")}</button>
                <button id="restart" on:click=move |_| model.restart()>{words.text("web-restart-turn")}</button>
            }
        });
        let hint = (person && model.may_advise()).then(|| {
            view! { <button id="hint" disabled=advising on:click=move |_| model.advise()>{words.text("web-hint")}</button> }
        });
        let help = pointing.then(|| words.text(board.help()));
        view! {
            <div class="actions">{own} {cancel} {end} {confirm} {buttons.map(IntoAny::into_any).collect_view()} {staged} {hint}</div>
            <p class="help">{help}</p>
        }
        .into_any()
    })
}

/// Ends the turn with an event that needs no second confirmation.
fn end_turn(page: TablePage, end: &str) {
    page.model.stage(end);
    if matches!(page.model.waits(), Waits::Confirmation(_)) {
        page.confirm();
    }
}

/// The bot's advice, or that it still thinks.
fn hint(model: TableModel, words: &Words) -> Option<String> {
    model.hint.with(|hint| match hint {
        Hint::None => None,
        Hint::Thinking => Some(words.text("web-hint-thinking")),
        Hint::Said(message) => Some(words.say(message)),
    })
}

/// The final result.
fn result(model: TableModel, i18n: I18n, words: &Words) -> Option<AnyView> {
    if !model.is_over() {
        return None;
    }
    let navigation = use_navigation();
    model.session.with(|session| {
        let scores = session.game().scores();
        let rows = session.game().ranking().places().into_iter().flatten().map(|seat| {
            let score = &scores[seat.index()];
            let parts = score.parts.iter().map(|part| view! { <li>{words.say(&part.label)}</li> });
            view! {
                <tr>
                    <th scope="row">{words.name(seat)}</th>
                    <td class="total" data-seat=seat.index() data-total=score.total>{words.lang().number(score.total.into())}</td>
                    <td><ul>{parts.map(IntoAny::into_any).collect_view()}</ul></td>
                </tr>
            }
        });
        let game = session.game().id();
        let replay = move |_| match model.online {
            Some(online) => with_record(online, move |record| navigation.replay(record)),
            None => navigation.replay(model.session.with_untracked(Session::record)),
        };
        let again = match model.online {
            Some(online) => rematch(online, i18n),
            None => {
                let again = move |_| navigation.go(&Page::Setup(game));
                view! { <button on:click=again>{i18n.text("web-play-again")}</button> }
                    .into_any()
            }
        };
        let fair = model.online.map(|online| fairness(online, i18n));
        let view = view! {
            <table class="result">
                <caption>{words.text("web-over")}</caption>
                <tbody>{rows.map(IntoAny::into_any).collect_view()}</tbody>
            </table>
            <div class="actions">
                <button class="primary" id="replay" on:click=replay>{i18n.text("web-replay")}</button>
                {again}
            </div>
            {fair}
        };
        Some(view.into_any())
    })
}

/// How many past events the page shows.
const REMEMBERED: usize = 60;

/// The past events, the newest first. The page keeps old lines, so that screen readers announce only
/// new ones.
fn log(model: TableModel, words: Arc<Words>) -> AnyView {
    let told: Vec<(usize, Message)> = model.session.with(|session| {
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

/// The game in words: all legal events, and a field to type one.
fn typed(page: TablePage, i18n: I18n) -> AnyView {
    let TablePage { model, board, .. } = page;
    let text = RwSignal::new(String::new());
    // To list all legal events takes time, so the page does it only while this part is open.
    let open = RwSignal::new(false);
    let example = move || {
        let example = open.get().then(|| {
            let legal = model.session.with(|session| session.game().legal());
            legal.into_iter().next()
        });
        example
            .flatten()
            .map(|example| i18n.say(&Message::new("web-type-example").with("example", example)))
    };
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        if matches!(model.waits(), Waits::Person(_)) && !typed.trim().is_empty() {
            model.stage(typed.trim());
            if model.notice.with_untracked(Option::is_none) {
                text.set(String::new());
            }
        }
    };
    // All legal events, each with its sentence.
    let all = move || {
        let words = model.words.get();
        model.session.with(|session| {
            let person = matches!(session.waits(), Waits::Person(_));
            if !open.get() || !person {
                return None;
            }
            let game = session.game();
            let items = game.legal().into_iter().map(|event| {
                let told = game.tell(&event).map(|told| words.say(&told)).unwrap_or_default();
                let written = event.clone();
                view! { <li><button class="plain" on:click=move |_| model.stage(&event)>{told} " " <bdi dir="ltr">{written}</bdi></button></li> }
            });
            let label = words.text("web-tools");
            Some(view! { <ul class="all" tabindex="0" aria-label=label>{items.map(IntoAny::into_any).collect_view()}</ul> })
        })
    };
    // The board in words, line by line.
    let in_words = move || {
        let words = model.words.get();
        model.session.with(|session| {
            if !open.get() {
                return None;
            }
            let lines = board.in_words(session.game(), &words).into_iter();
            let lines = lines.map(|line| view! { <li>{line}</li> });
            let label = words.text("web-board");
            Some(
                view! { <ul class="all" tabindex="0" aria-label=label>{lines.map(IntoAny::into_any).collect_view()}</ul> },
            )
        })
    };
    view! {
        <details class="typed" on:toggle=move |_| open.update(|open| *open = !*open)>
            <summary>{i18n.live().text("web-in-words")}</summary>
            <form on:submit=send>
                <label>
                    <span>{i18n.live().text("web-type-move")}</span>
                    <input type="text" id="typed" dir="ltr" autocomplete="off" spellcheck="false" placeholder=example
                        prop:value=move || text.get()
                        on:input=move |event| text.set(event_target_value(&event))/>
                </label>
                <button type="submit">{i18n.live().text("web-do-it")}</button>
            </form>
            {all}
            {in_words}
        </details>
    }
    .into_any()
}
