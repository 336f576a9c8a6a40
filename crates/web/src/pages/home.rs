//! The first page: the list of games.

use leptos::prelude::*;
use takht_core::message::Arg;
use takht_core::{Record, RecordError, Seat, SeatName, Turn};
use takht_games::GameId;
use takht_words::Message;

use crate::board::mark;
use crate::browser;
use crate::changing::changing;
use crate::games;
use crate::games::kingdomino::drawing::scene;
use crate::i18n::{I18n, use_i18n};
use crate::model::navigation::{Page, use_navigation};
use crate::model::session::Session;
use crate::on;
use crate::pages::later::{LaterPage, later};
use crate::pages::own_tables::own_room;
use crate::pages::setup::{PLAYERS, fitting_bot};

/// The id of the sentence about a game.
fn about(game: GameId) -> String {
    format!("web-about-{game}")
}

#[component]
pub(crate) fn Home() -> impl IntoView {
    let (i18n, navigation) = (use_i18n(), use_navigation());
    let trouble = RwSignal::new(navigation.told.get_untracked());
    navigation.told.set(None);
    // The page offers no finished game. It also leaves an unreadable one in storage: the person may
    // still want it.
    let unfinished = navigation
        .table()
        .filter(|session| session.game().turn() != Turn::Over);
    let unfinished = unfinished.map(|session| going_on(&session, i18n));
    if let Some(Err(reason)) = browser::kept("game").map(|kept| Session::resume(&kept)) {
        let message = Message::new("web-cannot-continue").with("reason", reason.message());
        trouble.set(Some(message));
    }
    let shelf = navigation.shelf().into_iter().enumerate().filter_map(|(nth, kept)| {
        let session = Session::resume(&kept).ok()?;
        let card = going_on(&session, i18n);
        Some(view! { <button class="cont left" on:click=on::click(move |_| navigation.take_up(nth))>{card}</button> })
    });
    let play_now = move |_| {
        let seats = vec![
            SeatName::person("").to_string(),
            SeatName::Bot(fitting_bot()).to_string(),
        ];
        let game = GameId::ALL[0];
        let mut options = game.preset();
        options.insert(PLAYERS.to_owned(), seats.len().into());
        match Session::start(game, &options, seats, None, &mut browser::Random) {
            Ok(session) => navigation.sit(session),
            Err(error) => trouble.set(Some(error.message())),
        }
    };
    let read = move |text: String| {
        let record = Record::read(text.trim_start_matches('\u{feff}').as_bytes());
        let folded = record.and_then(|record| takht_games::open(&record).map(|_| record));
        match folded {
            Ok(record) => navigation.replay(record, None, None),
            // What a parser says helps nobody who chose a wrong file.
            Err(RecordError::Json { .. }) => trouble.set(Some(Message::new("table-no-record"))),
            Err(error) => {
                let message = Message::new("web-cannot-open").with("reason", error.in_full());
                trouble.set(Some(message));
            }
        }
    };
    let games = GameId::ALL.iter().map(|&game| {
        let web = games::of(game);
        let scoring = web.has_score_helper.then(|| {
            view! { <a href=Page::Scoring(game).link()>{i18n.live().text("web-scoring")}</a> }
        });
        let about_it = web.about;
        let weight = (0..3).map(move |nth| view! { <i class:on=nth < about_it.weight.diamonds()></i> });
        let minutes = move || i18n.say(&Message::new("table-minutes").with("count", about_it.minutes));
        view! {
            <article class="game">
                <div class="art" dir="ltr" aria-hidden="true">{changing(move || web.board.art(i18n.lang()))}</div>
                <h2>{changing(move || i18n.say(&Message::new(format!("{game}-title"))))}</h2>
                <p>{changing(move || i18n.say(&Message::new(about(game))))}</p>
                <ul class="meta">
                    <li>{i18n.live().text("table-players")}</li>
                    <li>{minutes}</li>
                    <li><span class="weight" aria-hidden="true">{weight.collect_view()}</span> {i18n.live().text(about_it.weight.id())}</li>
                </ul>
                <p class="ways">
                    <a class="button" data-game=game.name() href=Page::Setup(game).link()>{i18n.live().text("web-new-game")}</a>
                    <a href=Page::Rules(game, None).link()>{i18n.live().text("web-rules")}</a>
                    {scoring}
                </p>
            </article>
        }
    });
    let against = move || {
        let bot = SeatName::Bot(fitting_bot()).to_string();
        let game = Message::new(format!("{}-title", GameId::ALL[0]));
        let names = i18n.names_of(&[bot]).concat();
        i18n.say(
            &Message::new("table-play-now-what")
                .with("game", game)
                .with("bot", names),
        )
    };
    view! {
        <section
            class="home"
            on:dragover=on::drag(move |event| event.prevent_default())
            on:drop=on::drag(move |event| {
                event.prevent_default();
                browser::read_dropped(&event, read);
            })
        >
            <div class="hero">
                <div class="scene" dir="ltr" aria-hidden="true">{scene()}</div>
                <div class="pitch">
                    <h1>{i18n.live().text("table-take-a-seat")}</h1>
                    <p>{i18n.live().text("table-pitch")}</p>
                    <div class="cta">
                        <button class="play-now" id="play-now" on:click=on::click(play_now)>
                            <svg class="i flip" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5.5v13l11-6.5z" fill="currentColor"/></svg>
                            <span>{i18n.live().text("table-play-now")}<small>{against}</small></span>
                        </button>
                        <a class="button ghostly" id="learn" href=Page::Learn(GameId::ALL[0]).link()>{i18n.live().text("learn-in-minutes")}</a>
                        <a class="friends" id="with-friends" href=Page::Setup(GameId::ALL[0]).link() on:click=on::click(move |_| { browser::keep("online", "yes"); })>
                            {i18n.live().text("table-with-friends")}
                        </a>
                    </div>
                </div>
            </div>
            {changing(move || trouble.get().map(|message| view! { <p class="trouble" role="alert">{i18n.say(&message)}</p> }))}
            <div class="shelf">
                {unfinished.map(|card| view! { <a class="cont" id="continue" href=Page::Table.link()>{card}</a> })}
                {shelf.map(IntoAny::into_any).collect_view()}
            </div>
            {own_room()}
            <div class="games">{games.map(IntoAny::into_any).collect_view()}</div>
            <p class="open ways">
                <label class="button">
                    <span>{i18n.live().text("web-open-record")}</span>
                    <input type="file" id="record" class="unseen" accept=".json,application/json"
                        on:change=on::plain(move |event| browser::read_file(&event, read))/>
                </label>
            </p>
            // The lobby comes later and grows; so it comes last, where it moves nothing.
            {later(LaterPage::Lobby(false))}
        </section>
    }
}

/// A card for a game to go on with: its picture, the game, how far it is, and the points.
fn going_on(session: &Session, i18n: I18n) -> AnyView {
    let game = session.game();
    let (id, seats) = (game.id(), session.seats().to_vec());
    let words = i18n.at_table(seats, session.you());
    let (scores, progress) = (game.scores(), game.progress());
    let board = games::of(id).board;
    let points = Seat::all(scores.len()).map(|seat| {
        let total = scores[seat.index()].total;
        view! { <span class="sc">{mark(seat)} {changing(move || words.get().lang().number(total.into()))}</span> " " }
    });
    let you = session.you();
    let others = Seat::all(scores.len()).filter(|seat| Some(*seat) != you);
    let others: Arg = others.collect();
    let against = you.map(|_| Message::new("table-will-face").with("names", others));
    let turn = game.turn().seat();
    let turn = turn.map(|seat| Message::new("web-turn-of").with("seat", seat));
    let said = move |what: &Option<Message>| {
        let words = words.get();
        what.as_ref().map(|what| words.say(what))
    };
    let seat = you.or(game.turn().seat()).unwrap_or_default();
    let drawn = board.miniature(game, seat);
    let drawn = match drawn {
        Some(drawn) => drawn,
        None => changing(move || board.art(i18n.lang())).into_any(),
    };
    let far = move || {
        let words = words.get();
        let far: Vec<_> = progress.iter().map(|part| words.say(part)).collect();
        far.join(" · ")
    };
    view! {
        <span class="mini" dir="ltr" aria-hidden="true">{drawn}</span>
        <span class="words">
            <small>{i18n.live().text("table-go-on")}</small>
            <b>{changing(move || i18n.say(&Message::new(format!("{id}-title"))))}</b>
            <small>{move || said(&against)}</small>
            <small>{far} " · " {move || said(&turn)}</small>
            <small>{points.map(IntoAny::into_any).collect_view()}</small>
        </span>
    }
    .into_any()
}
