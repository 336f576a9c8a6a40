//! Playing with someone now: what one looks for, and the search while it lasts.

use std::time::Duration;

use leptos::prelude::*;
use takht_core::Message;
use takht_games::GameId;
use takht_protocol::Pace;

use super::lobby::pace_named;
use super::setup::LONGEST_NAME;
use crate::browser;
use crate::changing::changing;
use crate::i18n::I18n;
use crate::model::identity;
use crate::model::lobby::{LobbyModel, Wish};
use crate::model::navigation::{Page, use_navigation};
use crate::on;

/// The storage key of the last wish.
const KEPT: &str = "wish";

/// The choices for when bots take the seats, in seconds.
const BOTS_AFTER: [Option<u32>; 4] = [Some(20), Some(60), Some(180), None];

/// A choice that has no preference.
const ANY: &str = "";

/// The panel with the wish, or with the search.
pub(super) fn partner(lobby: LobbyModel, i18n: I18n) -> AnyView {
    let kept = browser::kept(KEPT).unwrap_or_default();
    let mut kept = kept.split(' ').map(str::to_owned);
    let mut next = || kept.next().unwrap_or_default();
    let (game, pace, players) = (
        RwSignal::new(next()),
        RwSignal::new(next()),
        RwSignal::new(next()),
    );
    let bots = next();
    let bots = RwSignal::new(if bots.is_empty() {
        "60".to_owned()
    } else {
        bots
    });
    let name = RwSignal::new(browser::kept("name").unwrap_or_default());
    let had_name = !name.with_untracked(|name| name.trim().is_empty());
    let find = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let called = name.get_untracked().trim().to_owned();
        if called.is_empty() {
            lobby
                .trouble
                .set(Some(Message::new("web-problem-bad-name")));
            browser::point_out("seek-name");
            return;
        }
        browser::keep("name", &called);
        let all = [game, pace, players, bots].map(|one| one.get_untracked());
        browser::keep(KEPT, &all.join(" "));
        let some = |text: &String| Some(text.clone()).filter(|text| text != ANY);
        let wish = Wish {
            game: some(&all[0]),
            pace: some(&all[1]),
            players: all[2].parse().ok(),
            bots_after: all[3].parse().ok(),
        };
        lobby.seek(wish, called);
    };
    let games = GameId::ALL
        .iter()
        .map(|game| (game.name().to_owned(), format!("{game}-title")));
    let games = std::iter::once((ANY.to_owned(), "lobby-any-game".to_owned())).chain(games);
    let games = games.map(|(value, label)| {
        let chosen = value.clone();
        view! {
            <label class="pick-one">
                <input type="radio" name="seek-game" class="unseen" value=value.clone() prop:checked=move || game.get() == chosen
                    on:change=on::plain(move |event| game.set(event_target_value(&event)))/>
                <span>{changing(move || i18n.say(&Message::new(label.clone())))}</span>
            </label>
        }
    });
    let games: Vec<AnyView> = games.map(IntoAny::into_any).collect();
    let paces = std::iter::once((ANY, "lobby-any-pace"));
    let paces = paces.chain(Pace::LIVE.map(|pace| (pace.name(), pace_named(pace.name()))));
    let paces = paces.map(|(value, label)| {
        view! { <option value=value selected=move || pace.get() == value>{i18n.live().text(label)}</option> }
    });
    let counts = [ANY, "2", "3", "4"].map(|value| {
        let label = move || match value.parse::<usize>() {
            Ok(count) => i18n.say(&Message::new("lobby-players").with("count", count)),
            Err(_) => i18n.text("lobby-any-players"),
        };
        view! { <option value=value selected=move || players.get() == value>{label}</option> }
    });
    let waits = BOTS_AFTER.map(|after| {
        let value = after.map_or("never".to_owned(), |after| after.to_string());
        let is = value.clone();
        let label = move || match after {
            Some(seconds) => {
                i18n.say(&Message::new("lobby-bots-after").with("seconds", seconds as usize))
            }
            None => i18n.text("lobby-bots-never"),
        };
        view! { <option value=value selected=move || bots.get() == is>{label}</option> }
    });
    let select = |id: &'static str, label: &'static str, of: RwSignal<String>, options: AnyView| {
        view! {
            <label class="seek-option">
                <span>{i18n.live().text(label)}</span>
                <select id=id on:change=on::plain(move |event| of.set(event_target_value(&event)))>{options}</select>
            </label>
        }
        .into_any()
    };
    let is_searching = Memo::new(move |_| lobby.search.with(Option::is_some));
    view! {
        <section class="felt partner" class:searching=move || is_searching.get() aria-labelledby="partner">
            <div class="partner-says">
                <h2 class="display" id="partner">{i18n.live().text("lobby-partner")}</h2>
                <p>{i18n.live().text("lobby-partner-about")}</p>
                {had_name.then(|| appear(name, i18n))}
            </div>
            {changing(move || is_searching.get().then(|| searching(lobby, i18n)))}
            <form class="wish" class:gone=move || is_searching.get() on:submit=on::submit(find)>
                <fieldset class="pick-game">
                    <legend class="unseen">{i18n.live().text("lobby-game")}</legend>
                    {games}
                </fieldset>
                <div class="wish-options">
                    {select("seek-pace", "table-pace", pace, paces.collect_view().into_any())}
                    {select("seek-players", "web-players", players, counts.into_view().into_any())}
                    {select("seek-bots", "lobby-if-nobody", bots, waits.into_view().into_any())}
                </div>
                <label class="seek-option" class:gone=had_name>
                    <span>{i18n.live().text("web-your-name")}</span>
                    <input type="text" id="seek-name" maxlength=LONGEST_NAME prop:value=move || name.get()
                        on:input=on::plain(move |event| name.set(event_target_value(&event)))
                        on:change=on::plain(move |event| { browser::keep("name", event_target_value(&event).trim()); })/>
                </label>
                <button class="play-now" id="find-partner">
                    <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 4.5a3.5 3.5 0 0 1 0 6.300M18 14c2.5.8 3.5 3 3.5 6"/></svg>
                    <span>{i18n.live().text("lobby-find")}<small>{i18n.live().text("lobby-find-about")}</small></span>
                </button>
            </form>
        </section>
    }
    .into_any()
}

/// As whom the person appears, and the way to change that.
fn appear(name: RwSignal<String>, i18n: I18n) -> AnyView {
    let said = move || i18n.say(&Message::new("lobby-appear").with("name", name.get()));
    let way = match identity::own() {
        Some(_) => "person-change",
        None => "person-none",
    };
    view! { <p class="appear">{said} " " <a href=Page::Me(None).link()>{i18n.live().text(way)}</a></p> }
        .into_any()
}

/// The search: how long until bots come, and the way out.
fn searching(lobby: LobbyModel, i18n: I18n) -> AnyView {
    let now = RwSignal::new(browser::now());
    let tick = move || {
        now.try_set(browser::now());
    };
    if let Ok(ticking) = set_interval_with_handle(tick, Duration::from_millis(500)) {
        on_cleanup(move || ticking.clear());
    }
    let left = Memo::new(move |_| {
        let at = lobby.search.with(|search| search.as_ref()?.bots_at)?;
        Some(((at - now.get()).max(0.0) / 1_000.0).ceil() as i64)
    });
    let bots = move || {
        let left = left.get()?;
        let said = Message::new("lobby-bots-in").with("seconds", left);
        Some(view! { <p class="help">{i18n.say(&said)}</p> })
    };
    view! {
        <div class="searching-now">
            <p class="looking" role="status"><i class="pulse" aria-hidden="true"></i> {i18n.live().text("lobby-looking")}</p>
            {changing(bots)}
            <button id="stop-looking" on:click=on::click(move |_| lobby.cancel())>{i18n.live().text("lobby-stop")}</button>
        </div>
    }
    .into_any()
}

/// The search, on every page that does not show the lobby.
pub(super) fn search_bar(lobby: LobbyModel, i18n: I18n) -> AnyView {
    let navigation = use_navigation();
    let shows_it = move || matches!(navigation.page.get(), Page::Lobby);
    changing(move || {
        (!shows_it()).then(|| {
            view! { <aside class="search-bar panel" aria-label=i18n.text("lobby-partner")>{searching(lobby, i18n)}</aside> }
        })
    })
    .into_any()
}
