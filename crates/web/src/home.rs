//! The first page: which game?

use leptos::prelude::*;
use takht_core::{Record, Turn};
use takht_words::Message;

use crate::app::{Page, place};
use crate::board;
use crate::browser;
use crate::session::Session;
use crate::tongue::tongue;

/// The sentence about a game.
fn about(game: &str) -> String {
    format!("window-about-{game}")
}

fn continue_with(game: &str) -> Message {
    let title = Message::new(format!("{game}-title"));
    Message::new("window-continue").with("game", title)
}

#[component]
pub(crate) fn Home() -> impl IntoView {
    let (tongue, place) = (tongue(), place());
    let trouble = RwSignal::new(None::<Message>);
    // A game that is over has nothing to be continued; one that cannot be read stays where it is:
    // somebody may still want to look at it.
    let unfinished = place
        .table()
        .filter(|session| session.game().turn() != Turn::Over);
    let unfinished = unfinished.map(|session| session.game().name());
    if let Some(Err(reason)) = browser::kept("game").map(|kept| Session::resume(&kept)) {
        let message = Message::new("window-cannot-continue").with("reason", reason.message());
        trouble.set(Some(message));
    }
    let shelf = place.shelf().into_iter().enumerate().filter_map(|(nth, kept)| {
        let game = Session::resume(&kept).ok()?.game().name();
        let title = move || tongue.say(&continue_with(game));
        Some(view! { <p><button class="quiet" on:click=move |_| place.take_up(nth)>{title}</button></p> })
    });
    let read = move |text: String| {
        let record = Record::read(text.trim_start_matches('\u{feff}').as_bytes());
        let folded = record.and_then(|record| takht_games::open(&record).map(|_| record));
        match folded {
            Ok(record) => place.replay(record),
            Err(error) => {
                let message = Message::new("window-cannot-open").with("reason", error.in_full());
                trouble.set(Some(message));
            }
        }
    };
    let games = takht_games::CATALOGUE.iter().map(|entry| {
        let game = entry.name;
        let scoring = crate::scoring::scores(game).then(|| {
            view! { <a href=Page::Scoring(game).link()>{move || tongue.text("window-scoring")}</a> }
        });
        view! {
            <article class="game">
                <div class="art" dir="ltr" aria-hidden="true">{move || board::of(game).art(tongue.lang())}</div>
                <h2>{move || tongue.say(&Message::new(format!("{game}-title")))}</h2>
                <p>{move || tongue.say(&Message::new(about(game)))}</p>
                <a class="button primary" data-game=game href=Page::Setup(game).link()>
                    {move || tongue.text("window-new-game")}
                </a>
                <p class="ways">
                    <a href=Page::Rules(game, None).link()>{move || tongue.text("rules-title")}</a>
                    {scoring}
                </p>
            </article>
        }
    });
    view! {
        <section class="home">
            <h1>{move || tongue.text("window-tagline")}</h1>
            {move || trouble.get().map(|message| view! { <p class="trouble" role="alert">{tongue.say(&message)}</p> })}
            {unfinished.map(|game| view! {
                <p><a class="button primary" id="continue" href=Page::Table.link()>
                    {move || tongue.say(&continue_with(game))}
                </a></p>
            })}
            {shelf.collect_view()}
            <div class="games">{games.collect_view()}</div>
            <p class="open">
                <label class="button">
                    <span>{move || tongue.text("window-open-record")}</span>
                    <input type="file" id="record" class="unseen" accept=".json,application/json"
                        on:change=move |event| browser::read_file(&event, read)/>
                </label>
            </p>
        </section>
    }
}
