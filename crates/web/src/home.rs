//! The first page: which game?

use leptos::prelude::*;
use takht_words::Message;

use crate::app::{Page, place};
use crate::browser;
use crate::kingdomino;
use crate::session::Session;
use crate::tongue::tongue;

#[component]
pub(crate) fn Home() -> impl IntoView {
    let (tongue, place) = (tongue(), place());
    let trouble = RwSignal::new(None::<Message>);
    let kept = RwSignal::new(browser::kept("game"));
    let go_on = move |_| match Session::resume(&kept.get_untracked().unwrap_or_default()) {
        Ok(session) => place.0.set(Page::Table(Box::new(session))),
        Err(reason) => {
            // It stays where it is: somebody may still want to look at it.
            let message = Message::new("window-cannot-continue").with("reason", reason.message());
            trouble.set(Some(message));
        }
    };
    view! {
        <section class="home">
            <h1>{move || tongue.text("window-tagline")}</h1>
            {move || trouble.get().map(|message| view! { <p class="trouble" role="alert">{tongue.say(&message)}</p> })}
            {move || kept.get().map(|_| view! {
                <p><button class="primary" on:click=go_on>{move || tongue.text("window-continue")}</button></p>
            })}
            <div class="games">
                <article class="game">
                    <div class="art" dir="ltr" aria-hidden="true">{kingdomino::art()}</div>
                    <h2>{move || tongue.text("kingdomino-title")}</h2>
                    <p>{move || tongue.text("window-about-kingdomino")}</p>
                    <button class="primary" on:click=move |_| place.0.set(Page::Setup("kingdomino"))>
                        {move || tongue.text("window-new-game")}
                    </button>
                </article>
            </div>
        </section>
    }
}
