//! What is shown: a page and the bar above it.

use leptos::prelude::*;
use takht_words::Lang;

use crate::browser;
use crate::home::Home;
use crate::kingdomino::castle;
use crate::session::Session;
use crate::setup::Setup;
use crate::table::Table;
use crate::tongue::{Tongue, own_name, tongue};

/// The pages.
#[derive(Clone)]
pub(crate) enum Page {
    /// All games.
    Home,
    /// A game is set up.
    Setup(&'static str),
    /// A game is played.
    Table(Box<Session>),
}

/// Where a person is, and the way elsewhere.
#[derive(Clone, Copy)]
pub(crate) struct Place(pub(crate) RwSignal<Page, LocalStorage>);

/// The place of the page that shows this.
pub(crate) fn place() -> Place {
    expect_context()
}

/// Opens the window.
pub fn open() {
    mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let tongue = Tongue::new();
    let place = Place(RwSignal::new_local(Page::Home));
    provide_context(tongue);
    provide_context(place);
    view! {
        <Bar/>
        <main>
            {move || match place.0.get() {
                Page::Home => view! { <Home/> }.into_any(),
                Page::Setup(game) => view! { <Setup game/> }.into_any(),
                Page::Table(session) => view! { <Table session=*session/> }.into_any(),
            }}
        </main>
    }
}

#[component]
fn Bar() -> impl IntoView {
    let (tongue, place) = (tongue(), place());
    let dark = RwSignal::new(match browser::kept("theme").as_deref() {
        Some(theme) => theme == "dark",
        None => browser::prefers_dark(),
    });
    Effect::new(move || browser::set_root("data-theme", if dark.get() { "dark" } else { "light" }));
    let switch = move |_| {
        dark.update(|dark| *dark = !*dark);
        browser::keep(
            "theme",
            if dark.get_untracked() {
                "dark"
            } else {
                "light"
            },
        );
    };
    let languages = Lang::ALL.map(|lang| {
        let chosen = move || tongue.lang() == lang;
        view! {
            <button
                class="plain"
                lang=lang.code()
                aria-pressed=move || chosen().to_string()
                on:click=move |_| tongue.choose(lang)
            >
                {own_name(lang)}
            </button>
        }
    });
    view! {
        <header class="bar">
            <button
                class="plain brand"
                title=move || tongue.text("window-home")
                on:click=move |_| place.0.set(Page::Home)
            >
                <svg viewBox="0 0 100 100" aria-hidden="true">{castle()}</svg>
                <span>{move || tongue.text("window-title")}</span>
            </button>
            <nav aria-label=move || tongue.text("window-language")>{languages.into_view()}</nav>
            <button
                class="plain theme"
                aria-label=move || tongue.text("window-theme")
                title=move || tongue.text("window-theme")
                aria-pressed=move || dark.get().to_string()
                on:click=switch
            >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2"/>
                    <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/>
                </svg>
            </button>
        </header>
    }
}
