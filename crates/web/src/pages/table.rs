//! The page of a game in progress.

use std::rc::Rc;
use std::sync::Arc;

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use takht_bots::LEVELS;
use takht_core::message::Arg;
use takht_core::{Message, OptionMap, Seat, SeatName, Viewer};
use takht_words::{Lang, Words};

use super::online_parts::{
    attendance, call, contact, fairness, links, rematch, save_record, with_record,
};
use super::players::{plates, won_by};
use super::rules::clause_link;
use crate::animation::{self, Animation, Speed};
use crate::board::{
    self, Board, BoardCanvas, BoardInput, Intent, Place, RECENT, Scene, Shown, mark, motions,
};
use crate::browser;
use crate::games;
use crate::i18n::{I18n, own_name, use_i18n};
use crate::model::navigation::{Navigation, Page, use_navigation};
use crate::model::online_table::OnlineTable;
use crate::model::session::{Session, Waits};
use crate::model::table_model::{Hint, TableModel};

/// The seat that the page shows first: the acting one, else the first person's.
fn watched(session: &Session) -> Seat {
    match session.waits() {
        Waits::Person(seat) | Waits::Confirmation(seat) => seat,
        Waits::Bot(..) | Waits::Other(_) | Waits::Due | Waits::Server | Waits::Nothing => {
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
        let words = model.words;
        model.on_event(Rc::new(move |before, event, session, waiting| {
            if !animation::moves() {
                return 0.0;
            }
            let shown = Shown {
                event,
                before,
                after: session.game(),
                is_own: session.is_staged(),
            };
            let motions = motions(&shown, board.motions(&shown));
            let lang = words.with_untracked(|words| words.lang());
            let animation = Animation::prepare(event, motions, waiting, lang);
            let length = animation.length();
            request_animation_frame(move || animation.start());
            length
        }));
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
                last_moves: session.last_moves().events(),
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
    let i18n = use_i18n();
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
    // A map can be larger than its window: show the person where something can be done.
    Effect::new(move || {
        if input.lit.with(|lit| !lit.is_empty()) && input.before.with(Vec::is_empty) {
            model.once_drawn(move |_| input.show_lit());
        }
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        model.once_drawn(move |_| input.show_lit());
    });
    on_cleanup(move || resized.remove());
    // A hint is shown where it can be played.
    Effect::new(move || {
        if let Hint::Said { event, .. } = model.hint.get() {
            board.suggest(input, &event);
        }
    });
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
    // A touch or a key brings everything that moves to its place, and does nothing else.
    let swallow = StoredValue::new(false);
    let touched = window_event_listener(leptos::ev::pointerdown, move |event| {
        let on_game = browser::is_within(&event, ".board");
        swallow.set_value(model.is_moving() && on_game);
        skip(model);
    });
    on_cleanup(move || touched.remove());
    let swallow_click = move |event: leptos::ev::MouseEvent| {
        if swallow.get_value() {
            swallow.set_value(false);
            event.stop_propagation();
            event.prevent_default();
        }
    };
    let pressed = window_event_listener(leptos::ev::keydown, move |_| skip(model));
    on_cleanup(move || pressed.remove());
    let many = model
        .session
        .with_untracked(|session| session.seats().len() > 2);
    let tap = move |event: leptos::ev::MouseEvent| {
        if let Some(place) = browser::place_of(&event).as_deref().and_then(Place::read) {
            // What was wrong before is no longer what the person tries.
            model.notice.set(None);
            page.carry_out(board.tap(input, place));
        }
    };
    view! {
        <div class=format!("table {game}") class:four=many class:dragging=move || input.dragging.get() class:moving=move || model.moving.get() on:click:capture=swallow_click on:pointermove=drag on:pointerup=drop on:pointercancel=move |_| input.dragging.set(false)>
            <div class="screen">
                <header class="top">
                    <div class="where">
                        <a class="icon" href="#" aria-label=i18n.live().text("web-home") title=i18n.live().text("web-home")>
                            <svg class="i flip" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>
                        </a>
                        <h1>{move || i18n.say(&Message::new(format!("{game}-title")))}</h1>
                        <p class="progress">{move || progress(model, &words())}</p>
                    </div>
                    <section class="plates players" aria-label=i18n.live().text("web-points")>{plates(canvas, board)}</section>
                    <div class="top-tools">
                        {move || hint_button(model, &words())}
                        <a class="icon" href=Page::Rules(game, None).link() target=beside aria-label=i18n.live().text("web-rules") title=i18n.live().text("web-rules")>
                            <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 6c-2-1.7-4.7-2-8-2v14c3.3 0 6 .4 8 2 2-1.6 4.7-2 8-2V4c-3.3 0-6 .3-8 2zM12 6v14"/></svg>
                        </a>
                    </div>
                </header>
                <div class="stage">
                    {online.map(|online| contact(online, i18n))}
                    <p class="unseen" aria-live="polite">{move || pointed_at(page, &words())}</p>
                    <div
                        class="board"
                        dir="ltr"
                        tabindex="0"
                        role="application"
                        aria-label=i18n.live().text("web-board")
                        on:keydown=move |event| page.carry_out(input.key(board, &event))
                        on:click=tap
                        on:wheel=move |event| {
                            if board.rotate(input) {
                                event.prevent_default();
                            }
                        }
                    >
                        {board.draw(canvas)}
                    </div>
                </div>
                <section class="hand" aria-label=i18n.live().text("table-at-hand")>{board.at_hand(canvas)}</section>
                <section class="dock" aria-label=i18n.live().text("web-tools")>
                    {move || tools(page, room.get(), &words())}
                    <div class="act">
                        <div class="say">
                            <p class="now" class:sent=move || model.session.with(Session::is_sent) role="status" aria-live="polite">{move || now(page, &words())}</p>
                            {move || help(page, &words())}
                        </div>
                        {move || actions(page, &words())}
                    </div>
                    {move || model.notice.get().map(|refused| view! {
                        <p class="trouble" role="alert">{words().say(&refused.message)} " " {refused.clause.map(|clause| clause_link(game, clause, beside, i18n))}</p>
                    })}
                    {move || model.forced.get().map(|told| view! { <p class="hint" role="status">{words().say(&told)}</p> })}
                    {move || model.unkept.get().then(|| view! { <p class="trouble" role="alert">{i18n.text("web-not-kept")}</p> })}
                    {move || hint(model, &words()).map(|hint| view! { <p class="hint" role="status">{hint}</p> })}
                </section>
            </div>
            <div class="flights" dir="ltr" aria-hidden="true"></div>
            {move || result(model, i18n, &words())}
            <aside class="side" aria-label=i18n.live().text("web-side")>
                {board.beside(canvas)}
                {online.map(|online| attendance(online, i18n))}
                <section class="log panel">
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
                {speeds(i18n)}
                {online.map(|_| call(move || is_due(model), i18n))}
                {online.map(|online| links(online, i18n))}
                <p class="ways">
                    <button class="quiet" on:click=move |_| save(model)>{i18n.live().text("web-record")}</button>
                </p>
                {languages(i18n)}
            </aside>
        </div>
    }
}

/// Brings everything that moves to its place.
fn skip(model: TableModel) {
    animation::settle();
    model.skip();
}

/// True if the person is to act; `None` while the page waits for the server.
fn is_due(model: TableModel) -> Option<bool> {
    match model.session.with(Session::waits) {
        Waits::Person(_) | Waits::Confirmation(_) => Some(true),
        Waits::Server | Waits::Due => None,
        Waits::Bot(..) | Waits::Other(_) | Waits::Nothing => Some(false),
    }
}

/// How fast pieces move.
fn speeds(i18n: I18n) -> AnyView {
    let speed = RwSignal::new(Speed::chosen());
    let options = Speed::ALL.map(|one| {
        let label = match one {
            Speed::Normal => "table-motion-normal",
            Speed::Fast => "table-motion-fast",
            Speed::Off => "table-motion-off",
        };
        view! { <option value=one.name() selected=move || speed.get() == one>{i18n.live().text(label)}</option> }
    });
    let choose = move |event| {
        browser::keep("motion", &event_target_value(&event));
        speed.set(Speed::chosen());
    };
    view! {
        <label class="option">
            <span>{i18n.live().text("table-motion")}</span>
            <select id="motion" on:change=choose>{options.into_view()}</select>
        </label>
    }
    .into_any()
}

fn set_auto(page: TablePage, auto: bool) {
    page.model.auto.set(auto);
    browser::keep("auto-confirm", if auto { "yes" } else { "no" });
    if auto && matches!(page.model.waits(), Waits::Confirmation(_)) {
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
            Waits::Due | Waits::Server => match session.told().last() {
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
        Waits::Person(seat)
        | Waits::Confirmation(seat)
        | Waits::Bot(seat, _)
        | Waits::Other(seat) => Some(Message::new("web-turn-of").with("seat", seat)),
        Waits::Due | Waits::Server => None,
        Waits::Nothing => Some(Message::new("web-over")),
    });
    let parts = whose.map(|whose| words.say(&whose)).into_iter();
    let parts = parts.chain([words.text("web-title")]);
    parts.collect::<Vec<_>>().join(" · ")
}

/// Describes what the person points at, for people who do not see it.
fn pointed_at(page: TablePage, words: &Words) -> Option<String> {
    page.input.cursor.get()?;
    page.model
        .session
        .with(|session| page.board.pointed(page.input, session.game(), words))
}

/// How to choose on this board, while there is something to choose.
fn help(page: TablePage, words: &Words) -> Option<AnyView> {
    let pointing = page.input.choices.with(|choices| !choices.is_empty());
    pointing.then(|| view! { <p class="help">{words.text(page.board.help())}</p> }.into_any())
}

/// The button that asks a bot for advice.
fn hint_button(model: TableModel, words: &Words) -> Option<AnyView> {
    let advising = model.hint.with(|hint| *hint == Hint::Thinking);
    let person = model
        .session
        .with(|session| matches!(session.waits(), Waits::Person(_)));
    (person && model.may_advise()).then(|| {
        let button = view! {
            <button id="hint" disabled=advising on:click=move |_| model.advise()>
                <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.8.7 1 1.5 1 2.4h6c0-.9.2-1.7 1-2.4A6.5 6.5 0 0 0 12 3z"/></svg>
                <span>{words.text("web-hint")}</span>
            </button>
        };
        button.into_any()
    })
}

/// The languages, at the end of everything beside the board.
fn languages(i18n: I18n) -> AnyView {
    let all = Lang::ALL.map(|lang| {
        view! {
            <button class="plain" lang=lang.code() aria-pressed=move || (i18n.lang() == lang).to_string() on:click=move |_| i18n.choose(lang)>
                {own_name(lang)}
            </button>
        }
    });
    view! { <nav class="ways" aria-label=i18n.live().text("web-language")>{all.into_view()}</nav> }
        .into_any()
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
        return room.then(|| view! { <div class="tools room"></div> }.into_any());
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
        view! { <div class="tools room" role="group" aria-label=label>{buttons.map(IntoAny::into_any).collect_view()}</div> }
            .into_any(),
    )
}

fn actions(page: TablePage, words: &Words) -> AnyView {
    let TablePage {
        model,
        input,
        board,
    } = page;
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
        let later = (person && end.is_none() && board.ends_by_button()).then(|| {
            view! { <button class="primary" disabled>{words.text("web-end-turn")}</button> }
        });
        let buttons = buttons.into_iter().map(|event| {
            let told = game.tell(&event).map(|told| words.say(&told)).unwrap_or_default();
            view! { <button class:primary=!pointing data-event=event.clone() on:click=move |_| model.stage(&event)>{told}</button> }
        });
        let confirm = matches!(waits, Waits::Confirmation(_)).then(|| {
            view! { <button class="primary" id="confirm" on:click=move |_| page.confirm()>{words.text("web-confirm")}</button> }
        });
        let staged = session.can_undo().then(|| {
            let several = session.staged_count() > 1;
            let restart = several.then(|| {
                view! {
                    <button id="restart" title=words.text("web-restart-turn") on:click=move |_| model.restart()>
                        <svg class="i flip" viewBox="0 0 24 24" aria-hidden="true"><path d="M11 5 7 9l4 4M6 5 2 9l4 4M7 9h8a6 6 0 0 1 0 12h-4"/></svg>
                        <span class="label">{words.text("web-restart-turn")}</span>
                    </button>
                }
            });
            view! {
                <button id="undo" title=words.text("web-undo") on:click=move |_| model.undo()>
                    <svg class="i flip" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3"/></svg>
                    <span class="label">{words.text("web-undo")}</span>
                </button>
                {restart}
            }
        });
        let all = view! {
            <div class="actions">{staged} {cancel} {own} {buttons.map(IntoAny::into_any).collect_view()} {end} {later} {confirm}</div>
        };
        all.into_any()
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
        Hint::Said { message, .. } => Some(words.say(message)),
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
            let parts = score.parts.iter().filter(|part| part.points != 0);
            let parts = parts.map(|part| view! { <li>{words.say(&part.label)}</li> });
            let name = words.name(seat);
            view! {
                <tr>
                    <th scope="row">{mark(seat)} " " {name}</th>
                    <td class="total" data-seat=seat.index() data-total=score.total>{words.lang().number(score.total.into())}</td>
                    <td><ul>{parts.map(IntoAny::into_any).collect_view()}</ul></td>
                </tr>
            }
        });
        let you = session.you();
        let replay = move |_| match model.online {
            Some(online) => with_record(online, move |record| navigation.replay(record, you)),
            None => navigation.replay(model.session.with_untracked(Session::record), you),
        };
        let again = match model.online {
            Some(online) => rematch(online, i18n),
            None => play_again(session, navigation, words),
        };
        let fair = model.online.map(|online| fairness(online, i18n));
        let won = won_by(session.game().ranking().winners());
        let view = view! {
          <section class="end" aria-label=words.text("web-over")>
            <h2>{words.say(&won)}</h2>
            <table class="result">
                <caption class="unseen">{words.text("web-over")}</caption>
                <tbody>{rows.map(IntoAny::into_any).collect_view()}</tbody>
            </table>
            <div class="actions">
                {again}
                <button id="replay" on:click=replay>{i18n.text("web-replay")}</button>
            </div>
            {fair}
          </section>
        };
        Some(view.into_any())
    })
}

/// The same game once more, at once; and against a stronger bot, if one bot played. A game with a layout
/// is set up first.
fn play_again(session: &Session, navigation: Navigation, words: &Words) -> AnyView {
    let game = session.game().id();
    if !game.layouts().is_empty() {
        let again = move |_| navigation.go(&Page::Setup(game));
        return view! { <button class="primary" id="again" on:click=again>{words.text("web-play-again")}</button> }
            .into_any();
    }
    let options = session.options();
    let seats = session.seats().to_vec();
    let play = move |options: &OptionMap, seats: Vec<String>| {
        // The same options have just been played.
        if let Ok(session) = Session::start(game, options, seats, None, &mut browser::Random) {
            navigation.sit(session);
        }
    };
    let bots = seats.iter().filter_map(|seat| SeatName::read(seat).bot());
    let level = bots.clone().next().filter(|_| bots.count() == 1);
    let level = level.and_then(|bot| LEVELS.iter().position(|level| *level == bot));
    let harder = level.and_then(|level| LEVELS.get(level + 1)).map(|bot| {
        let bot = SeatName::Bot(bot).to_string();
        let name = words.names_of(std::slice::from_ref(&bot)).concat();
        let said = words.say(&Message::new("table-harder").with("bot", name));
        let options = options.clone();
        let seats = seats.iter().map(|seat| match SeatName::read(seat).is_bot() {
            true => bot.clone(),
            false => seat.clone(),
        });
        let seats: Vec<String> = seats.collect();
        view! { <button id="harder" on:click=move |_| play(&options, seats.clone())>{said}</button> }
    });
    view! {
        <button class="primary" id="again" on:click=move |_| play(&options, seats.clone())>{words.text("web-rematch")}</button>
        {harder}
    }
    .into_any()
}

/// How many past events the page shows.
const REMEMBERED: usize = 60;

/// The past events, the newest first. The page keeps old lines, so that screen readers announce only
/// new ones. They hear the notation, too: it says the place that others see.
fn log(model: TableModel, words: Arc<Words>) -> AnyView {
    let told: Vec<(usize, String, Message)> = model.session.with(|session| {
        let told = session.log().rev().take(REMEMBERED);
        told.map(|(ply, event, told)| (ply, event.to_owned(), told.clone()))
            .collect()
    });
    let lang = words.lang();
    board::pieces(
        told,
        move |(ply, _, told)| (*ply, lang, told.to_string()),
        move |(_, event, told)| {
            let place = event
                .contains(',')
                .then(|| view! { <bdi class="unseen" dir="ltr">{event}</bdi> });
            view! { <li>{seat_in(&told).map(mark)} <span>{words.say(&told)} {place}</span></li> }
        },
    )
}

/// The seat that a message is about.
fn seat_in(message: &Message) -> Option<Seat> {
    message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "seat" => Some(*seat),
        _ => None,
    })
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
