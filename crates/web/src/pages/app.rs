//! The page with the bar above it. The address says which page is open.

use std::time::Duration;

use leptos::prelude::*;
use takht_words::{Lang, Message};

use super::home::Home;
use super::later::{self, LaterPage, later};
use super::online::Online;
use super::preferences::{self, languages, theme_button};
use super::table::Table;
use crate::browser;
use crate::changing::changing;
use crate::games::kingdomino::drawing::castle;
use crate::i18n::{I18n, use_i18n};
use crate::model::lobby::LobbyModel;
use crate::model::navigation::{Navigation, Page};
use crate::model::waiting_tables::WaitingTables;
use crate::on;

/// When the page fetches the code of the other pages, so that the first one does not wait for it.
const AHEAD: Duration = Duration::from_secs(2);

/// Opens the page.
pub(crate) fn open(lang: Lang, words: String) {
    browser::remove_loading();
    mount_to_body(move || view! { <App lang words/> });
    set_timeout(later::fetch_ahead, AHEAD);
}

#[component]
fn App(lang: Lang, words: String) -> impl IntoView {
    let i18n = I18n::new(lang, words);
    let navigation = Navigation::new();
    provide_context(i18n);
    provide_context(navigation);
    provide_context(WaitingTables::new());
    let lobby = LobbyModel::new(navigation);
    provide_context(lobby);
    preferences::apply();
    let moved = window_event_listener(leptos::ev::hashchange, move |_| {
        let page = Page::read(&browser::address());
        let to_clause = matches!(page, Page::Rules(_, Some(_)));
        navigation.page.set(page);
        if !to_clause {
            browser::begin_page();
        }
    });
    on_cleanup(move || moved.remove());
    let elsewhere = window_event_listener(leptos::ev::storage, move |event| {
        if browser::is_of("game", &event) {
            navigation.let_go();
        }
    });
    on_cleanup(move || elsewhere.remove());
    Effect::new(move || {
        let page = match navigation.page.get() {
            Page::Setup(game) | Page::Learn(game) | Page::Scoring(game) | Page::Rules(game, _) => {
                Some(i18n.say(&Message::new(format!("{game}-title"))))
            }
            Page::Replay => Some(i18n.text("web-replay")),
            Page::Lobby => Some(i18n.text("lobby-title")),
            Page::Me(_) => Some(i18n.text("person-title")),
            Page::Operator => Some(i18n.text("operator-title")),
            // Tables and people set their own title: it says whose turn it is, or who they are.
            Page::Table | Page::At(..) | Page::Person(_) => return,
            Page::Home | Page::Unknown => None,
        };
        let title = page.into_iter().chain([i18n.text("web-title")]);
        browser::set_title(&title.collect::<Vec<_>>().join(" · "));
    });
    view! {
        <Bar/>
        <main tabindex="-1">
            {changing(move || match navigation.page.get() {
                Page::Home => view! { <Home/> }.into_any(),
                Page::Setup(game) => later(LaterPage::Setup(game)),
                Page::Table => match navigation.table() {
                    Some(session) => view! { <Table session online=None/> }.into_any(),
                    None => view! { <Home/> }.into_any(),
                },
                Page::At(table, secret) => view! { <Online table secret/> }.into_any(),
                Page::Replay => match navigation.watched() {
                    Some(watched) => later(LaterPage::Replay(watched)),
                    None => view! { <Home/> }.into_any(),
                },
                Page::Learn(game) => later(LaterPage::Learn(game)),
                Page::Lobby => later(LaterPage::Lobby(true)),
                Page::Me(carried) => later(LaterPage::Me(carried)),
                Page::Person(key) => later(LaterPage::Person(key)),
                Page::Operator => later(LaterPage::Operator),
                Page::Unknown => later(LaterPage::Unknown),
                Page::Scoring(game) => later(LaterPage::Scoring(game)),
                Page::Rules(game, clause) => later(LaterPage::Rules(game, clause)),
            })}
        </main>
        {changing(move || lobby.search.with(Option::is_some).then(|| later(LaterPage::SearchBar)))}
    }
}

#[component]
fn Bar() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <header class="bar">
            <a class="skip" href="#" on:click=on::click(move |event| { event.prevent_default(); browser::begin_page(); })>
                {i18n.live().text("web-skip")}
            </a>
            <a class="plain brand" title=i18n.live().text("web-home") href="#">
                <svg viewBox="0 0 100 100" aria-hidden="true">{castle(0, 0, 0)}</svg>
                <span>{i18n.live().text("web-title")}</span>
            </a>
            <a class="plain to-lobby" href=Page::Lobby.link()>{i18n.live().text("lobby-title")}</a>
            {languages(i18n)}
            {theme_button(i18n)}
            <a class="icon" id="me" href=Page::Me(None).link() aria-label=i18n.live().text("person-title") title=i18n.live().text("person-title")>
                <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4.5 3.5-6 7.5-6s7 1.5 7.5 6"/></svg>
            </a>
        </header>
        {changing(move || i18n.trouble().map(|trouble| view! { <p class="notice" role="alert">{i18n.say(&trouble)}</p> }))}
    }
}
