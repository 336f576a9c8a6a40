//! The lobby: open tables, games to watch, and how many people are here.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use takht_core::Message;
use takht_games::GameId;
use takht_protocol::{Clock, LobbySeat, LobbyTable, Pace, Rating, TableState, Who};

use super::avatar::avatar;
use super::partner::partner;
use super::setup::{OPPONENT, PLAYERS, level_id};
use crate::browser;
use crate::changing::changing;
use crate::games;
use crate::i18n::{I18n, use_i18n};
use crate::model::lobby::{LobbyModel, use_lobby};
use crate::model::navigation::{Navigation, Page, use_navigation};
use crate::model::own_tables as own;
use crate::model::seating::sit;
use crate::model::session::Session;
use crate::on;

/// How many tables the first page shows of each kind.
const FEW: usize = 3;

/// The lobby on a page of its own, or its beginning on the first page.
#[component]
pub(crate) fn LobbyView(is_whole: bool) -> impl IntoView {
    let (i18n, lobby, navigation) = (use_i18n(), use_lobby(), use_navigation());
    lobby.enter();
    // What is said so often that every minute is a new one needs a clock.
    let minute = RwSignal::new(0_u32);
    let tick = move || minute.update(|minute| *minute += 1);
    if let Ok(ticking) = set_interval_with_handle(tick, std::time::Duration::from_secs(30)) {
        on_cleanup(move || ticking.clear());
    }
    let tables = move |state: TableState| {
        lobby.lobby.with(|known| {
            let all = known.iter().flat_map(|known| &known.tables);
            let all = all.filter(|table| table.state == state);
            let most = if is_whole { usize::MAX } else { FEW };
            all.take(most).cloned().collect::<Vec<_>>()
        })
    };
    let open = Memo::new(move |_| tables(TableState::Gathering));
    let played = Memo::new(move |_| tables(TableState::Playing));
    let is_known = Memo::new(move |_| lobby.lobby.with(Option::is_some));
    let present = Memo::new(move |_| {
        lobby
            .lobby
            .with(|known| known.as_ref().map(|known| known.present))
    });
    let here = move || {
        let here = Message::new("lobby-here").with("count", present.get()? as usize);
        Some(view! { <p class="here" data-present=present.get()>{i18n.say(&here)}</p> })
    };
    let open_tables = move || {
        minute.track();
        let open = open.get();
        let cards = open
            .iter()
            .map(|table| open_card(table, lobby, navigation, i18n));
        let cards: Vec<AnyView> = cards.collect();
        let empty = cards
            .is_empty()
            .then(|| nobody(present.get(), navigation, i18n));
        view! { <ul class="table-cards">{cards} {empty}</ul> }
    };
    let games_to_watch = move || {
        let played = played.get();
        let cards: Vec<AnyView> = played
            .iter()
            .map(|table| played_card(table, i18n))
            .collect();
        (!cards.is_empty()).then(|| {
            view! {
                <h2>{i18n.text("lobby-watch")}</h2>
                <ul class="table-cards" id="games-to-watch">{cards}</ul>
            }
        })
    };
    let lost = move || {
        let is_lost = lobby.is_lost.get();
        let lost = match is_known.get() {
            true => "lobby-lost",
            false => "web-unreachable",
        };
        is_lost.then(|| view! { <p class="trouble" role="status">{i18n.text(lost)}</p> })
    };
    let trouble = move || {
        let trouble = lobby.trouble.get()?;
        Some(view! { <p class="trouble" role="alert">{i18n.say(&trouble)}</p> })
    };
    let news = move || {
        let count = open.with(Vec::len);
        let said = Message::new("lobby-open-count").with("count", count);
        is_known.get().then(|| i18n.say(&said))
    };
    let whole = (!is_whole).then(|| {
        view! { <a class="button primary" id="whole-lobby" href=Page::Lobby.link()>{i18n.live().text("lobby-partner")}</a> }
    });
    let title = is_whole.then(|| {
        view! { <h1 class="unseen">{i18n.live().text("lobby-title")}</h1> }
    });
    view! {
        <section class="lobby" class:whole=is_whole aria-label=i18n.live().text("lobby-title")>
            {title}
            {is_whole.then(|| partner(lobby, i18n))}
            {changing(trouble)}
            {changing(lost)}
            <div class="lobby-head">
                <h2>{i18n.live().text("lobby-open-tables")}</h2>
                {changing(here)}
                {whole}
            </div>
            <p class="unseen" role="status">{news}</p>
            <div id="open-tables">{changing(move || is_known.get().then(|| changing(open_tables)))}</div>
            {changing(games_to_watch)}
        </section>
    }
}

/// Says kindly that there is nothing to join, and offers what there is instead.
fn nobody(present: Option<u32>, navigation: Navigation, i18n: I18n) -> AnyView {
    let said = match present {
        Some(2..) => "lobby-no-tables",
        _ => "lobby-nobody",
    };
    let trouble = RwSignal::new(None::<Message>);
    let play = move |_| {
        let seats = vec![String::new(), format!("bot:{OPPONENT}")];
        let game = GameId::ALL[0];
        let mut options = game.preset();
        options.insert(PLAYERS.to_owned(), seats.len().into());
        match Session::start(game, &options, seats, None, &mut browser::Random) {
            Ok(session) => navigation.sit(session),
            Err(error) => trouble.set(Some(error.message())),
        }
    };
    view! {
        <li class="otable none" id="nobody">
            <p>{i18n.text(said)}</p>
            <p class="ways">
                <a class="button" id="open-a-table" href=Page::Setup(GameId::ALL[0]).link() on:click=on::click(open_one)>{i18n.text("lobby-open-one")}</a>
                <button id="play-a-bot" on:click=on::click(play)>{i18n.text("lobby-play-bot")}</button>
            </p>
            {changing(move || trouble.get().map(|trouble| view! { <p class="trouble" role="alert">{i18n.say(&trouble)}</p> }))}
        </li>
    }
    .into_any()
}

/// The sheet of a new game then opens with a table for everybody.
fn open_one(_: leptos::ev::MouseEvent) {
    browser::keep("online", "listed");
}

/// The game of a table, if this page knows it.
fn game_of(table: &LobbyTable) -> Option<GameId> {
    GameId::of_name(&table.game).ok()
}

fn title(table: &LobbyTable, i18n: I18n) -> String {
    i18n.say(&Message::new(format!("{}-title", table.game)))
}

fn art(table: &LobbyTable, i18n: I18n) -> AnyView {
    let drawn = game_of(table).map(|game| games::of(game).board.art(i18n.lang()));
    view! { <div class="art" dir="ltr" aria-hidden="true">{drawn}</div> }.into_any()
}

/// The short name of the time that players have.
pub(super) fn pace_id(clock: Option<Clock>) -> &'static str {
    match clock.map(Pace::of) {
        None => "lobby-no-clock",
        Some(Some(Pace::Quick)) => "lobby-quick",
        Some(Some(Pace::Steady)) => "lobby-steady",
        Some(Some(Pace::Calm)) => "lobby-calm",
        Some(Some(Pace::Slow { .. })) => "lobby-slow",
        Some(None) => "lobby-clock",
    }
}

/// The short name of the pace that a person's page names.
pub(super) fn pace_named(name: &str) -> &'static str {
    match name {
        "quick" => "lobby-quick",
        "steady" => "lobby-steady",
        "calm" => "lobby-calm",
        "slow" => "lobby-slow",
        _ => "lobby-no-clock",
    }
}

/// What is special about a table: its pace, and the options that are on.
fn chips(table: &LobbyTable, i18n: I18n) -> AnyView {
    let specs = game_of(table).map(GameId::options).unwrap_or_default();
    let on = specs
        .iter()
        .filter(|spec| table.options.get(spec.name) == Some(&Value::Bool(true)));
    let names = on.map(|spec| {
        let said = i18n.say(&Message::new(format!(
            "{}-option-{}",
            table.game, spec.name
        )));
        let name = said.split([':', '：']).next();
        name.unwrap_or_default().to_owned()
    });
    let all = std::iter::once(i18n.text(pace_id(table.clock))).chain(names);
    let all = all.map(|chip| view! { <li class="tag">{chip}</li> });
    view! { <ul class="ochips">{all.map(IntoAny::into_any).collect_view()}</ul> }.into_any()
}

/// The rating of a person, with its uncertainty.
pub(super) fn rating(rating: Rating, i18n: I18n) -> AnyView {
    let lang = i18n.lang();
    let about = Message::new("person-rating-is")
        .with("value", rating.value)
        .with("uncertainty", rating.uncertainty)
        .with("games", rating.games as usize);
    let about = i18n.say(&about);
    let title = about.clone();
    let value = lang.number(rating.value.into());
    let uncertainty = lang.number(rating.uncertainty.into());
    view! {
        <span class="rating" title=title><span aria-hidden="true" dir="ltr"><bdi>{value}</bdi> " " <small>"\u{b1}" <bdi>{uncertainty}</bdi></small></span><span class="unseen">{about}</span></span>
    }
    .into_any()
}

/// Who sits at a table.
fn names(table: &LobbyTable, i18n: I18n) -> AnyView {
    let taken = table.seats.iter().filter_map(|seat| {
        let name = match &seat.who {
            Who::Nobody => return None,
            Who::Person(name) => view! { <bdi>{name.clone()}</bdi> }.into_any(),
            Who::Bot(level) => view! { <span>{i18n.text(level_id(level))}</span> }.into_any(),
        };
        let card = seat.person.as_ref();
        let mark = card.map(|card| avatar(card.shape, card.colour));
        let rated = card.and_then(|card| card.rating);
        let rated = rated.map(|rated| rating(rated, i18n));
        let shown = view! { {mark} {name} {rated} }.into_any();
        Some(match card {
            Some(card) => {
                view! { <li><a href=Page::Person(card.key.clone()).link()>{shown}</a></li> }
                    .into_any()
            }
            None => view! { <li>{shown}</li> }.into_any(),
        })
    });
    view! { <ul class="onames">{taken.collect_view()}</ul> }.into_any()
}

/// The seats as kings; those that are free are pale.
fn kings(seats: &[LobbySeat]) -> AnyView {
    let kings = seats.iter().enumerate().map(|(nth, seat)| {
        let is_free = seat.who == Who::Nobody;
        view! { <svg viewBox="0 0 44 54" class="kg" class:free=is_free><use_ href=format!("#king{nth}")/></svg> }
    });
    view! { <span class="oseats" aria-hidden="true">{kings.map(IntoAny::into_any).collect_view()}</span> }
        .into_any()
}

/// An open table: one tap takes a seat.
fn open_card(table: &LobbyTable, lobby: LobbyModel, navigation: Navigation, i18n: I18n) -> AnyView {
    let minutes = lobby.minutes_since(table.since);
    let since = i18n.say(&Message::new("lobby-since").with("minutes", minutes));
    let free = i18n.say(&Message::new("lobby-free").with("count", table.free));
    let link = Page::At(table.table.clone(), None);
    let sits_there = own::find(&table.table).is_some_and(|own| !own.seats.is_empty());
    let label =
        Message::new("lobby-sit-at").with("game", Message::new(format!("{}-title", table.game)));
    let label = i18n.say(&label);
    let way = match sits_there {
        true => view! { <a class="button" href=link.link()>{i18n.text("lobby-your-seat")}</a> }
            .into_any(),
        false => {
            let (id, game) = (table.table.clone(), table.game.clone());
            let take = move |_| {
                let name = browser::kept("name").unwrap_or_default();
                let link = link.clone();
                if name.trim().is_empty() {
                    // The table's page asks for a name.
                    return navigation.go(&link);
                }
                let (id, game) = (id.clone(), game.clone());
                spawn_local(async move {
                    match sit(&id, &game, name.trim(), None, None).await {
                        Ok(()) => navigation.go(&link),
                        Err(trouble) => {
                            lobby.trouble.try_set(Some(trouble.message()));
                        }
                    }
                });
            };
            view! { <button class="soft" data-sit-at=table.table.as_str().to_owned() aria-label=label on:click=on::click(take)>{i18n.text("web-sit")}</button> }
                .into_any()
        }
    };
    view! {
        <li class="otable" data-table=table.table.as_str().to_owned()>
            <div class="oh">
                {art(table, i18n)}
                <div>
                    <h3 class="display"><a href=Page::At(table.table.clone(), None).link()>{title(table, i18n)}</a></h3>
                    <p class="help">{since}</p>
                </div>
            </div>
            {chips(table, i18n)}
            {names(table, i18n)}
            <div class="of">{kings(&table.seats)} <span class="unseen">{free}</span> {way}</div>
        </li>
    }
    .into_any()
}

/// A game in progress: anybody may watch.
fn played_card(table: &LobbyTable, i18n: I18n) -> AnyView {
    view! {
        <li class="otable" data-table=table.table.as_str().to_owned()>
            <div class="oh">
                {art(table, i18n)}
                <div>
                    <h3 class="display">{title(table, i18n)}</h3>
                    {chips(table, i18n)}
                </div>
            </div>
            {names(table, i18n)}
            <div class="of">{kings(&table.seats)} <a class="button soft" href=Page::At(table.table.clone(), None).link()>{i18n.text("lobby-watch-it")}</a></div>
        </li>
    }
    .into_any()
}
