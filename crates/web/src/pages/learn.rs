//! Learning a game by doing: a few moments of a game, one thing each.

use leptos::prelude::*;
use takht_core::{Message, Seat, SeatName, Turn, Viewer};
use takht_games::GameId;
use takht_words::Words;

use super::dragging;
use super::ending::crown;
use super::rules::clause_link;
use super::setup::PLAYERS;
use crate::board::{BoardCanvas, BoardInput, Intent, Place, RECENT, Scene};
use crate::browser;
use crate::changing::changing;
use crate::games::{self, Begins, Course, Lesson};
use crate::i18n::use_i18n;
use crate::model::navigation::{Page, use_navigation};
use crate::model::session::Session;
use crate::on;

/// The bot for a first game.
const FIRST_OPPONENT: &str = "novice";

/// What has become of the person's try.
#[derive(Clone, Debug, PartialEq)]
enum Tried {
    /// They have not tried yet.
    Nothing,
    /// The rules forbid it: why, and the clause.
    Refused(Message, Option<&'static str>),
    /// It is allowed, but not what is to be learned.
    Allowed,
    /// It is right.
    Learned,
}

/// What the person has played in the lesson before: the number of players, and all events.
type Before = (usize, Vec<String>);

/// The game as it is before a lesson; the person has the first seat.
fn session(lesson: &Lesson, before: &Before, game: GameId) -> Option<Session> {
    let (players, events) = match lesson.begins {
        Begins::After { players, events } => {
            let events = events.iter().copied().map(str::to_owned);
            (players, events.collect())
        }
        Begins::GoingOn(deal) => (before.0, go_on(before, deal, game)?),
    };
    let mut options = game.preset();
    options.insert(PLAYERS.to_owned(), players.into());
    let events = events.iter().map(String::as_str);
    Session::after(game, &options, events, seats(players), &mut browser::Random).ok()
}

/// The game of the lesson before, up to the next decision of the person.
fn go_on((players, events): &Before, deal: &str, game: GameId) -> Option<Vec<String>> {
    let mut options = game.preset();
    options.insert(PLAYERS.to_owned(), (*players).into());
    let mut position = takht_games::start(game, &options).ok()?;
    let mut all = events.clone();
    for event in &all {
        position.play(event).ok()?;
    }
    loop {
        let next = match position.turn() {
            Turn::Seat(seat) if seat == Seat::default() => return Some(all),
            Turn::Seat(_) => position.legal().into_iter().next()?,
            Turn::Chance => deal.to_owned(),
            Turn::Over => return None,
        };
        position.play(&next).ok()?;
        all.push(next);
    }
}

/// The person and their opponents.
fn seats(players: usize) -> Vec<String> {
    let person = SeatName::person("").to_string();
    let bot = SeatName::Bot(FIRST_OPPONENT).to_string();
    std::iter::once(person)
        .chain(std::iter::repeat_n(bot, players - 1))
        .collect()
}

#[component]
pub(crate) fn Learn(game: GameId) -> impl IntoView {
    let i18n = use_i18n();
    let Some(course) = games::course(game) else {
        return view! { <p>{i18n.text("web-not-loaded")}</p> }.into_any();
    };
    let nth = RwSignal::new(0);
    let before = StoredValue::new((0, Vec::new()));
    let title = move || i18n.say(&Message::new(format!("{game}-title")));
    let step = move || match course.lessons.get(nth.get()) {
        Some(lesson) => lesson_view(course, lesson, nth, before, game),
        None => end(game),
    };
    let is_done = move || nth.get() >= course.lessons.len();
    let diamonds = (0..course.lessons.len()).map(|one| {
        view! { <i class:done=move || one < nth.get() class:current=move || one == nth.get()></i> }
    });
    view! {
        <section class=format!("learn {game}")>
            <header class="top">
                <a class="icon" href="#" id="leave" aria-label=i18n.live().text("web-home") title=i18n.live().text("web-home")>
                    <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>
                </a>
                <p class="progress">{changing(title)}</p>
                <span class="rounds" aria-hidden="true">{diamonds.map(IntoAny::into_any).collect_view()}</span>
                <button class="quiet" id="skip" class:gone=is_done on:click=on::click(move |_| nth.set(course.lessons.len()))>{i18n.live().text("learn-skip")}</button>
            </header>
            {changing(step)}
        </section>
    }
    .into_any()
}

/// One lesson: what it is about, the board, and what to do.
fn lesson_view(
    course: &'static Course,
    lesson: &'static Lesson,
    nth: RwSignal<usize>,
    before: StoredValue<Before>,
    game: GameId,
) -> AnyView {
    let i18n = use_i18n();
    let Some(begun) = before.with_value(|before| session(lesson, before, game)) else {
        return end(game);
    };
    let name = lesson.name;
    let words = i18n.at_table(begun.seats().to_vec(), begun.you());
    let board = games::of(game).board;
    let session = RwSignal::new_local(begun);
    let tried = RwSignal::new(Tried::Nothing);
    let carry_out = move |input: BoardInput, intent: Intent| {
        if matches!(tried.get_untracked(), Tried::Allowed | Tried::Learned) {
            return;
        }
        let event = match intent {
            Intent::Play(event) => Some(event),
            Intent::Explain { place, tool } => {
                session.with_untracked(|session| board.meant(session.game(), &tool, place))
            }
        };
        let Some(event) = event else { return };
        let is_learned =
            session.with_untracked(|session| (lesson.is_learned)(session.game(), &event));
        let mut staged = Ok(());
        session.update(|session| staged = session.stage(&event));
        tried.set(match staged {
            Ok(()) if is_learned => Tried::Learned,
            Ok(()) => Tried::Allowed,
            Err(refused) => Tried::Refused(refused.message, refused.clause),
        });
        if tried.with_untracked(|tried| matches!(tried, Tried::Allowed | Tried::Learned)) {
            input.reset();
            board.reset(input);
        }
    };
    let own_input = StoredValue::new(None::<BoardInput>);
    let input = BoardInput::new(session, board, move |intent| {
        if let Some(input) = own_input.get_value() {
            carry_out(input, intent);
        }
    });
    own_input.set_value(Some(input));
    let canvas = BoardCanvas::new(words, Some(input), move |look| {
        session.with(|session| {
            look(&Scene {
                game: session.game(),
                recent: session.last_events().take(RECENT).collect(),
                watched: Seat::default(),
                viewer: Viewer::Seat(Seat::default()),
                here: vec![Seat::default()],
                decides_here: tried
                    .with(|tried| matches!(tried, Tried::Nothing | Tried::Refused(..))),
                acting: session.game().turn().seat(),
                last_moves: session.last_moves().events(),
            });
        });
    });
    let again = move |_| {
        session.update(Session::restart_turn);
        input.reset();
        board.reset(input);
        tried.set(Tried::Nothing);
    };
    let carry = move |intent: Option<Intent>| {
        if let Some(intent) = intent {
            input.send(intent);
        }
    };
    let tap = move |event: leptos::ev::MouseEvent| {
        if let Some(place) = browser::place_of(&event).as_deref().and_then(Place::read) {
            if matches!(tried.get_untracked(), Tried::Refused(..)) {
                tried.set(Tried::Nothing);
            }
            carry(board.tap(input, place));
        }
    };
    let next = move |_| {
        let played =
            session.with_untracked(|session| (session.seats().len(), session.all_events()));
        before.set_value(played);
        nth.update(|nth| *nth += 1);
    };
    let drop = move |event: leptos::ev::PointerEvent| {
        if let Some((_, intent)) = dragging::dropped(input, board, &event) {
            carry(intent);
        }
    };
    let drag = move |event: leptos::ev::PointerEvent| {
        let is_moved = dragging::moved(input, board, &event);
        if is_moved && matches!(tried.get_untracked(), Tried::Refused(..)) {
            tried.set(Tried::Nothing);
        }
    };
    let count = course.lessons.len();
    let number = nth.get_untracked() + 1;
    let is_another = number > 1 && matches!(lesson.begins, Begins::After { .. });
    let heading = move || {
        let words = words.get();
        let step = Message::new("learn-step")
            .with("number", number)
            .with("count", count);
        view! {
            <p class="cap">{words.say(&step)} {is_another.then(|| format!(" · {}", words.text("learn-later")))}</p>
            <h1>{words.say(&Message::new(format!("{game}-learn-{name}")))}</h1>
            <p>{words.say(&Message::new(format!("{game}-learn-{name}-do")))}</p>
        }
        .into_any()
    };
    let outcome = move || {
        let words = words.get();
        let said = |id: String| words.say(&Message::new(id));
        let (class, said, clause) = match tried.get() {
            Tried::Nothing => {
                let can_point = input.choices.with(|choices| !choices.is_empty());
                return can_point.then(|| {
                    view! { <p class="outcome try"><span class="by-mouse">{words.text(board.help())}</span><span class="by-touch">{words.text("web-place-touch")}</span></p> }
                        .into_any()
                });
            }
            Tried::Refused(why, clause) => ("trouble", words.say(&why), clause),
            Tried::Allowed => ("aside", said(format!("{game}-learn-{name}-again")), None),
            Tried::Learned => ("learned", said(format!("{game}-learn-{name}-done")), None),
        };
        let sign = match class {
            "learned" => "M6 12.5l4 4 8-9",
            "aside" => "M12 7h.01M12 11v6",
            _ => "M7 7l10 10M17 7L7 17",
        };
        Some(view! {
            <p class=format!("outcome {class}")>
                <svg viewBox="0 0 24 24" class="flag" aria-hidden="true"><circle cx="12" cy="12" r="12"/><path d=sign/></svg>
                <span>{said} " " {clause.map(|clause| clause_link(game, clause, Some("_blank"), i18n))}</span>
            </p>
        }
        .into_any())
    };
    let actions = move || {
        let words: std::sync::Arc<Words> = words.get();
        match tried.get() {
            Tried::Learned => view! {
                <button class="primary" id="next" on:click=on::click(next)>{words.text("learn-next")}</button>
            }
            .into_any(),
            Tried::Allowed => view! {
                <button class="primary" id="again" on:click=on::click(again)>{words.text("learn-again")}</button>
            }
            .into_any(),
            Tried::Nothing | Tried::Refused(..) => session.with(|session| {
                view! { {board.buttons_of_its_own(input, session.game(), &words)} }.into_any()
            }),
        }
    };
    let unseen = move || {
        input.cursor.get()?;
        words.with(|words| session.with(|session| board.pointed(input, session.game(), words)))
    };
    view! {
        <div class="lesson-body" class:dragging=move || input.dragging.get() on:pointermove=on::pointer(drag) on:pointerup=on::pointer(drop) on:pointercancel=on::pointer(move |_| input.dragging.set(false))>
        <div class="heading">{changing(heading)}</div>
        <div class="stage">
            <p class="unseen" aria-live="polite">{changing(unseen)}</p>
            <div
                class="board"
                dir="ltr"
                tabindex="0"
                role="application"
                aria-label=i18n.live().text("web-board")
                on:keydown=on::key(move |event| carry(input.key(board, &event)))
                on:click=on::click(tap)
            >
                {board.draw(canvas)}
            </div>
        </div>
        <section class="hand" data-lesson=lesson.name aria-label=i18n.live().text("table-at-hand")>{board.at_hand(canvas)}</section>
        <section class="dock" aria-label=i18n.live().text("web-tools")>
            <div role="status" aria-live="polite">{changing(outcome)}</div>
            <div class="actions">{changing(actions)}</div>
        </section>
        </div>
    }
    .into_any()
}

/// After the last lesson: a real game against an opponent who has just learned it, too.
fn end(game: GameId) -> AnyView {
    let (i18n, navigation) = (use_i18n(), use_navigation());
    let trouble = RwSignal::new(None::<Message>);
    let play = move |_| {
        let mut options = game.preset();
        options.insert(PLAYERS.to_owned(), 2.into());
        match Session::start(game, &options, seats(2), None, &mut browser::Random) {
            Ok(session) => navigation.sit(session),
            Err(error) => trouble.set(Some(error.message())),
        }
    };
    let title = move || i18n.say(&Message::new(format!("{game}-learn-end")));
    let about = move || i18n.say(&Message::new(format!("{game}-learn-end-do")));
    view! {
        <div class="heading course-end">
            {crown()}
            <h1>{changing(title)}</h1>
            <p>{changing(about)}</p>
            <div class="actions next">
                <button class="primary" id="first-game" on:click=on::click(play)>{i18n.live().text("learn-first-game")}</button>
                <a class="button" href=Page::Rules(game, None).link()>{i18n.live().text("web-rules")}</a>
            </div>
            {changing(move || trouble.get().map(|trouble| view! { <p class="trouble" role="alert">{i18n.say(&trouble)}</p> }))}
        </div>
    }
    .into_any()
}
