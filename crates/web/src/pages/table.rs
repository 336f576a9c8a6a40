//! The page of a game in progress.

use std::rc::Rc;
use std::sync::Arc;

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use takht_core::message::Arg;
use takht_core::{Message, Seat, SeatName, Viewer};
use takht_games::AnyGame;
use takht_words::Words;

use super::coach::Coach;
use super::dragging;
use super::later::{LaterPage, later};
use super::map_window::{MapWindow, map_tools};
use super::menu::menu;
use super::online_parts::{attendance, call, contact, sound_button};
use super::players::{plates, won_by};
use super::rules::clause_link;
use crate::animation::{self, Animation};
use crate::board::{
    self, Board, BoardCanvas, BoardInput, Intent, Place, RECENT, Scene, Shown, mark, motions,
};
use crate::browser;
use crate::changing::changing;
use crate::games;
use crate::i18n::use_i18n;
use crate::model::navigation::Page;
use crate::model::online_table::OnlineTable;
use crate::model::session::{Session, Waits};
use crate::model::table_model::{Hint, TableModel};
use crate::on;

/// The seat that the page shows first: the acting one, else the first person's.
fn watched(session: &Session) -> Seat {
    match session.waits() {
        Waits::Person(seat) | Waits::Confirmation(seat) => seat,
        Waits::Bot(..) | Waits::Other(_) | Waits::Due | Waits::Server | Waits::Nothing => {
            if let Viewer::Seat(own) = session.viewer() {
                return own;
            }
            let is_here = |seat: &Seat| session.is_here(*seat);
            let acting = session.game().turn().seat();
            if let Some(acting) =
                acting.filter(|_| !Seat::all(session.seats().len()).any(|seat| is_here(&seat)))
            {
                // Somebody who only watches sees the kingdom of the player who acts.
                return acting;
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

/// With more received events than these, the page catches up.
const CATCHING_UP: usize = 2;

/// The seat whose turn it is. A turn that is not confirmed is not over.
fn acting(session: &Session) -> Option<Seat> {
    match session.waits() {
        Waits::Confirmation(seat) => Some(seat),
        // The page still shows what has happened meanwhile: who acts now, it does not know yet.
        Waits::Server if session.left() > CATCHING_UP => None,
        _ => session.game().turn().seat(),
    }
}

/// The model, the input and the drawing of this page.
#[derive(Clone, Copy)]
pub(super) struct TablePage {
    pub(super) model: TableModel,
    pub(super) input: BoardInput,
    pub(super) board: &'static dyn Board,
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

    pub(super) fn confirm(self) {
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
                acting: acting(session),
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
    if online.is_some() {
        call(move || is_due(model), i18n);
    }
    let canvas = canvas_of(page);
    let window = MapWindow::new();
    let coach = Coach::new(game.name(), board, canvas);
    // A map can be larger than its window: show the person where something can be done.
    Effect::new(move || {
        let count = input.lit.with(Vec::len);
        let begins = input.before.with(Vec::is_empty);
        if count > 0 {
            model.once_drawn(move |_| {
                // Within an action the map stays, unless nothing of it is in sight.
                if begins || browser::lit_places().0.is_empty() {
                    input.show_lit();
                }
            });
        }
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        model.once_drawn(move |_| {
            input.show_lit();
            window.look();
        });
    });
    on_cleanup(move || resized.remove());
    // Why something is not possible: what the person tried, or the piece as they hold it.
    let refusal = Memo::new(move |_| {
        model.notice.get().or_else(|| {
            let event = board.not_legal(input)?;
            let played = |session: &Session| session.game().boxed_clone().play(&event).err();
            model.session.with(played)
        })
    });
    // The board rings the places that it names.
    let tried = StoredValue::new(None::<Place>);
    Effect::new(move || {
        let tapped = tried
            .get_value()
            .filter(|_| model.notice.with(Option::is_some));
        let places: Vec<Place> = refusal.with(|refused| {
            let args = refused.iter().flat_map(|refused| &refused.message.args);
            // These are what would be right.
            let args = args.filter(|(name, _)| !["beside", "nearest"].contains(name));
            let places = args.filter_map(|(_, arg)| match arg {
                Arg::Text(text) => Place::read(text),
                _ => None,
            });
            places.collect()
        });
        input.refused.set(match places.is_empty() {
            true => tapped.into_iter().collect(),
            false => places,
        });
    });
    // A hint is shown where it can be played.
    Effect::new(move || {
        let advised = match model.hint.get() {
            Hint::Said { event, .. } => Some(event),
            Hint::None | Hint::Thinking => None,
        };
        if let Some(event) = &advised {
            board.suggest(input, event);
            // A map can be larger than its window: the person sees where it is.
            if let Some(place) = event.split(' ').filter_map(Place::read).next_back() {
                model.once_drawn(move |_| browser::center_place(&place.to_string()));
            }
        }
        input.hinted.set(advised);
    });
    let room = Memo::new(move |_| {
        let has_tools = |session: &Session| board.has_tools(session.game(), watched(session));
        model.session.with(has_tools) && !model.is_over()
    });
    let drop = move |event: PointerEvent| {
        if let Some((under, intent)) = dragging::dropped(input, board, &event) {
            tried.set_value(Some(under));
            page.carry_out(intent);
        }
    };
    let drag = move |event: PointerEvent| {
        if dragging::moved(input, board, &event) {
            model.notice.set(None);
        }
    };
    // A touch or a key brings everything that moves to its place, and does nothing else.
    let swallow = StoredValue::new(false);
    let touched = window_event_listener(leptos::ev::pointerdown, move |event| {
        // A touch beside an open sheet closes it, and does nothing else.
        let has_closed = browser::close_sheets(&event);
        if has_closed {
            input.dragging.set(false);
        }
        let on_game = browser::is_within(&event, ".board");
        swallow.set_value(has_closed || (model.is_moving() && on_game));
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
    let pressed = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            browser::close_sheets(&event);
        }
        skip(model);
    });
    on_cleanup(move || pressed.remove());
    let has_result = Memo::new(move |_| model.between.get().is_some() || model.is_over());
    // Nothing lies over the end, for example the menu in which somebody gave up.
    Effect::new(move || {
        if has_result.get() {
            browser::close(".top details[open]");
        }
    });
    let many = model
        .session
        .with_untracked(|session| session.seats().len() > 2);
    let tap = move |event: leptos::ev::MouseEvent| {
        if let Some(place) = browser::place_of(&event).as_deref().and_then(Place::read) {
            // What was wrong before is no longer what the person tries.
            model.notice.set(None);
            tried.set_value(Some(place));
            input.asked.set(Some(place));
            page.carry_out(board.tap(input, place));
        }
    };
    view! {
        <div class=format!("table {game}") class:four=many class:coached=move || coach.has_place.get() class:dragging=move || input.dragging.get() class:moving=move || model.moving.get() on:click:capture=on::click(swallow_click) on:pointermove=on::pointer(drag) on:pointerup=on::pointer(drop) on:pointercancel=on::pointer(move |_| input.dragging.set(false))>
            <div class="screen">
                <header class="top">
                    <div class="where">
                        <a class="icon" href="#" aria-label=i18n.live().text("web-home") title=i18n.live().text("web-home")>
                            <svg class="i flip" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>
                        </a>
                        <h1>{changing(move || i18n.say(&Message::new(format!("{game}-title"))))}</h1>
                        {changing(move || rounds(model))}
                        <p class="progress">{changing(move || progress(model, &words()))}</p>
                    </div>
                    <section class="plates players" aria-label=i18n.live().text("web-points")>{plates(canvas, board, online, None)}</section>
                    <div class="top-tools">
                        {changing(move || hint_button(model, &words()))}
                        <a class="icon" href=Page::Rules(game, None).link() target=beside aria-label=i18n.live().text("web-rules") title=i18n.live().text("web-rules")>
                            <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 6c-2-1.7-4.7-2-8-2v14c3.3 0 6 .4 8 2 2-1.6 4.7-2 8-2V4c-3.3 0-6 .3-8 2zM12 6v14"/></svg>
                        </a>
                        {online.map(|online| later(LaterPage::Talk(online)))}
                        {online.map(|_| sound_button(i18n))}
                        {menu(page, i18n)}
                    </div>
                </header>
                <div class="stage">
                    {online.map(|online| contact(online, i18n))}
                    {online.map(|online| later(LaterPage::Notices(online, Box::new(model))))}
                    <p class="unseen" aria-live="polite">{changing(move || pointed_at(page, &words()))}</p>
                    <div
                        class="board"
                        dir="ltr"
                        tabindex="0"
                        role="application"
                        aria-label=i18n.live().text("web-board")
                        style=("--zoom", move || window.scale())
                        on:scroll=on::plain(move |_| window.look())
                        on:touchstart=on::touch(move |event| window.touch(&event))
                        on:touchmove=on::touch(move |event| window.touch(&event))
                        on:touchend=on::touch(move |event| window.touch(&event))
                        on:keydown=on::key(move |event| {
                            model.notice.set(None);
                            tried.set_value(None);
                            page.carry_out(input.key(board, &event));
                        })
                        on:click=on::click(tap)
                        on:wheel=on::wheel(move |event| {
                            if board.rotate(input) {
                                event.prevent_default();
                            }
                        })
                    >
                        {board.draw(canvas)}
                    </div>
                    {map_tools(board, canvas, window, i18n)}
                </div>
                <section class="hand" aria-label=i18n.live().text("table-at-hand")>{board.at_hand(canvas)}</section>
                <section class="dock" aria-label=i18n.live().text("web-tools")>
                    {changing(move || tools(page, room.get(), &words()))}
                    // What the person does next is not what was refused before.
                    <div class="act" on:click:capture=on::click(move |event| {
                        if browser::is_within(&event, ".actions") {
                            model.notice.set(None);
                        }
                    })>
                        <div class="say">
                            <p class="now" class:sent=move || model.session.with(Session::is_sent) role="status" aria-live="polite">{changing(move || now(page, &words()))}</p>
                            {changing(move || match refusal.get() {
                                // It takes the place of advice, so that the board stays as it is.
                                Some(refused) => Some(view! {
                                    {about(page, &words())}
                                    <p class="trouble" role="alert">{words().say(&refused.message)} " " {refused.clause.map(|clause| clause_link(game, clause, beside, i18n))}</p>
                                }.into_any()),
                                None => {
                                    let told = about(page, &words()).or_else(|| hint(page, &words()));
                                    told.or_else(|| forced(page, &words())).or_else(|| help(page, coach, &words()))
                                }
                            })}
                        </div>
                        {changing(move || actions(page, &words()))}
                    </div>
                    <div class="notes">
                    {changing(move || model.unkept.get().then(|| view! { <p class="trouble" role="alert">{i18n.text("web-not-kept")}</p> }))}
                    </div>
                </section>
            </div>
            <div class="flights" dir="ltr" aria-hidden="true"></div>
            {changing(move || has_result.get().then(|| later(LaterPage::Result(Box::new((page, canvas))))))}
            <aside class="side" aria-label=i18n.live().text("web-side")>
                {board.beside(canvas)}
                {online.map(|online| attendance(online, i18n))}
                {online.map(|online| later(LaterPage::Incidents(online)))}
                <section class="log panel">
                    <h2>{i18n.live().text("web-log")}</h2>
                    <div class="scroll" role="log" aria-label=i18n.live().text("web-log") tabindex="0">
                        <ul>
                            {changing(move || log(model, words()))}
                        </ul>
                    </div>
                </section>
                {later(LaterPage::Typed(Box::new(page)))}
            </aside>
        </div>
    }
}

/// Brings everything that moves to its place.
fn skip(model: TableModel) {
    animation::settle();
    model.skip();
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
            Waits::Nothing => won_by(session.ranking().winners()),
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

/// What the rules have just forced on a player, if the board does not show it well enough.
fn forced(page: TablePage, words: &Words) -> Option<AnyView> {
    let (event, told) = page.model.forced.get()?;
    let is_told = page.board.explains(&event);
    is_told.then(|| view! { <p class="hint" role="status">{words.say(&told)}</p> }.into_any())
}

/// What the place does that the person has tapped, or rests on with the mouse.
fn about(page: TablePage, words: &Words) -> Option<AnyView> {
    let place = page.input.asked.get().or_else(|| page.input.hover.get())?;
    let about = |session: &Session| page.board.about(session.game(), place, words);
    page.model.session.with(about)
}

/// What the coach tells a newcomer, else how to choose on this board while there is something to choose.
fn help(page: TablePage, coach: Coach, words: &Words) -> Option<AnyView> {
    if let Some(told) = coach.view(words) {
        return Some(told);
    }
    let (_, about) = page.board.tool(&page.input.tool.get(), words);
    if let Some(about) = about {
        return Some(view! { <p class="help about">{about}</p> }.into_any());
    }
    let pointing = page.input.choices.with(|choices| !choices.is_empty());
    pointing.then(|| view! { <p class="help">{words.text(page.board.help())}</p> }.into_any())
}

/// The button that asks a bot for advice.
fn hint_button(model: TableModel, words: &Words) -> Option<AnyView> {
    let advising = model.hint.with(|hint| *hint == Hint::Thinking);
    let person = model
        .session
        .with(|session| matches!(session.waits(), Waits::Person(_)));
    // It keeps its place while there is nothing to advise.
    (model.may_advise() && !model.is_over()).then(|| {
        let button = view! {
            <button id="hint" class:idle=!person disabled=advising || !person on:click=on::click(move |_| { model.notice.set(None); model.advise(); })>
                <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.8.7 1 1.5 1 2.4h6c0-.9.2-1.7 1-2.4A6.5 6.5 0 0 0 12 3z"/></svg>
                <span>{words.text("web-hint")}</span>
            </button>
        };
        button.into_any()
    })
}

/// The most rounds that the page draws one by one.
pub(super) const FEW_ROUNDS: i64 = 12;

/// A number that a game says of its progress.
fn number_of(game: &dyn AnyGame, name: &str) -> Option<i64> {
    let progress = game.progress();
    let mut args = progress.iter().flat_map(|part| &part.args);
    args.find_map(|(one, arg)| match arg {
        Arg::Number(number) if *one == name => Some(*number),
        _ => None,
    })
}

/// The round of a game, if it has rounds.
pub(super) fn round_number(game: &dyn AnyGame) -> Option<i64> {
    number_of(game, "round")
}

/// The round of a game, and how many there are, if the game has a known number of them.
pub(super) fn round_of(game: &dyn AnyGame) -> Option<(i64, i64)> {
    Some((round_number(game)?, number_of(game, "rounds")?))
}

/// The rounds as diamonds, if there are few of them.
fn rounds(model: TableModel) -> Option<AnyView> {
    let (round, rounds) = model.session.with(|session| round_of(session.game()))?;
    let all = (1..=rounds).filter(|_| rounds <= FEW_ROUNDS);
    // After the last round all of them are done.
    let round = if model.is_over() { rounds + 1 } else { round };
    let all = all.map(|one| view! { <i class:done=one < round class:current=one == round></i> });
    Some(view! { <span class="rounds" aria-hidden="true">{all.map(IntoAny::into_any).collect_view()}</span> }.into_any())
}

fn progress(model: TableModel, words: &Words) -> String {
    if model.is_over() {
        return words.text("web-over");
    }
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
        let at_rest = |session: &Session| {
            let seat = watched(session);
            page.board
                .tools_at_rest(page.input, session.game(), seat, words)
        };
        return room.then(|| {
            let at_rest = page.model.session.with(at_rest);
            view! { <div class="tools reserved at-rest">{at_rest}</div> }.into_any()
        });
    }
    let buttons = tools.into_iter().map(|tool| {
        let (name, about) = page.board.tool(&tool, words);
        let chosen = {
            let tool = tool.clone();
            move || (page.input.tool.get() == tool).to_string()
        };
        let about = about.map(|about| view! { <small>{about}</small> });
        let sign = page.board.tool_sign(&tool).map(|href| {
            view! { <svg viewBox="0 0 100 100" aria-hidden="true"><use_ href=href width="100" height="100"/></svg> }
        });
        let take = tool.clone();
        view! {
            <button class="tool" data-tool=tool aria-pressed=chosen on:click=on::click(move |_| page.input.take(&take))>
                {sign} <span>{name}</span> {about}
            </button>
        }
    });
    let label = words.text("web-tools");
    Some(
        view! { <div class="tools reserved" role="group" aria-label=label>{buttons.map(IntoAny::into_any).collect_view()}</div> }
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
        view! { <button on:click=on::click(move |_| input.cancel())>{words.text("web-cancel")}</button> }
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
            view! { <button class="primary" data-event=end.clone() on:click=on::click(move |_| end_turn(page, &end))>{words.text("web-end-turn")}</button> }
        });
        let later = (person && end.is_none() && board.ends_by_button()).then(|| {
            view! { <button class="primary" disabled>{words.text("web-end-turn")}</button> }
        });
        let buttons = buttons.into_iter().map(|event| {
            let told = game.tell(&event).map(|told| words.say(&told)).unwrap_or_default();
            view! { <button class:primary=!pointing data-event=event.clone() on:click=on::click(move |_| model.stage(&event))>{told}</button> }
        });
        let confirm = matches!(waits, Waits::Confirmation(_)).then(|| {
            view! { <button class="primary" id="confirm" on:click=on::click(move |_| page.confirm())>{words.text("web-confirm")}</button> }
        });
        let staged = session.can_undo().then(|| {
            let several = session.staged_count() > 1;
            let restart = several.then(|| {
                view! {
                    <button id="restart" title=words.text("web-restart-turn") on:click=on::click(move |_| model.restart())>
                        <svg class="i flip" viewBox="0 0 24 24" aria-hidden="true"><path d="M11 5 7 9l4 4M6 5 2 9l4 4M7 9h8a6 6 0 0 1 0 12h-4"/></svg>
                        <span class="label">{words.text("web-restart-turn")}</span>
                    </button>
                }
            });
            view! {
                <button id="undo" title=words.text("web-undo") on:click=on::click(move |_| model.undo())>
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

/// The bot's advice, which a tap plays, or that it still thinks.
fn hint(page: TablePage, words: &Words) -> Option<AnyView> {
    let model = page.model;
    let advice = match model.hint.get() {
        Hint::None => return None,
        Hint::Thinking => {
            view! { <p class="hint" role="status">{words.text("web-hint-thinking")}</p> }.into_any()
        }
        Hint::Said {
            event,
            told,
            percent,
        } => {
            let why = |session: &Session| games::reason(session.game(), &event);
            let why = model.session.with_untracked(why);
            let chance = Message::new("table-hint-chance").with("percent", percent);
            let why = why.map(|why| words.say(&why));
            // The board shows the event itself.
            let what = why.unwrap_or_else(|| words.say(&told));
            // One button plays it, not two.
            let play = (!page.board.has_own_button(&event)).then(|| {
                view! { <button id="play-hint" on:click=on::click(move |_| model.stage(&event))>{words.text("table-play-hint")}</button> }
            });
            view! {
                <div class="hint" role="status">
                    <p><b>{what}</b> " " <span>{words.say(&chance)}</span></p>
                    {play}
                </div>
            }
            .into_any()
        }
    };
    Some(advice)
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
    let stand_ins = model.online.map(|online| online.stand_ins.get());
    let played_by = move |ply: usize| stand_ins.as_ref()?.get(&ply).cloned();
    let told: Vec<(usize, String, Message, Option<String>)> = told
        .into_iter()
        .map(|(ply, event, told)| (ply, event, told, played_by(ply)))
        .collect();
    board::pieces(
        told,
        move |(ply, _, told, bot)| (*ply, lang, format!("{told} {}", bot.is_some())),
        move |(_, event, told, bot)| {
            let bot = bot.map(|bot| {
                let names = words.names_of(&[bot]);
                let by = Message::new("table-played-by").with("name", names.concat());
                view! { " " <small class="stand-in">{words.say(&by)}</small> }
            });
            let place = event
                .contains(',')
                .then(|| view! { <bdi class="unseen" dir="ltr">{event}</bdi> });
            view! { <li>{seat_in(&told).map(mark)} <span>{words.say(&told)} {place} {bot}</span></li> }
        },
    )
}

/// The seat that a message is about.
pub(super) fn seat_in(message: &Message) -> Option<Seat> {
    message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Seat(seat) if *name == "seat" => Some(*seat),
        _ => None,
    })
}

/// True if the person is to act; `None` while the page waits for the server.
fn is_due(model: TableModel) -> Option<bool> {
    match model.session.with(Session::waits) {
        Waits::Person(_) | Waits::Confirmation(_) => Some(true),
        Waits::Server | Waits::Due => None,
        Waits::Bot(..) | Waits::Other(_) | Waits::Nothing => Some(false),
    }
}
