//! The lobby: open tables, games to watch, and who is here.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use takht_core::{Message, Seat};
use takht_games::GameId;
use takht_protocol::{
    Clock, Doing, LobbyPerson, LobbySeat, LobbyTable, Pace, Rating, TableId, TableState, Who,
};

use super::avatar::avatar;
use super::partner::partner;
use super::setup::{OPPONENT, PLAYERS, level_id};
use crate::board::mark;
use crate::browser;
use crate::changing::changing;
use crate::games;
use crate::i18n::{I18n, use_i18n};
use crate::model::live_games::{LiveGame, LiveGames, Standing};
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
    // Whether the page reaches the lobby, and how many people are there, stands in one line that is always there.
    let here = move || {
        if lobby.is_lost.get() {
            let lost = match is_known.get() {
                true => "lobby-lost",
                false => "web-unreachable",
            };
            let lost = view! { <span class="trouble" role="status">{i18n.text(lost)}</span> };
            return Some(lost.into_any());
        }
        let here = Message::new("lobby-here").with("count", present.get()? as usize);
        Some(view! { <span data-present=present.get()>{i18n.say(&here)}</span> }.into_any())
    };
    let open_tables = move || {
        minute.track();
        let open = open.get();
        let cards = open
            .iter()
            .map(|table| open_card(table, lobby, navigation, i18n));
        let mut cards: Vec<AnyView> = cards.collect();
        match cards.is_empty() {
            true => cards.push(nobody(present.get(), navigation, i18n)),
            false if is_whole => {
                let has = |game: &GameId| open.iter().any(|table| game_of(table) == Some(*game));
                let missing = GameId::ALL.iter().filter(|game| !has(game));
                cards.extend(missing.map(|game| missing_card(*game, i18n)));
            }
            false => {}
        }
        view! { <ul class="table-cards">{cards}</ul> }
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
    let here = move || view! { <p class="here">{changing(here)}</p> }.into_any();
    // On phones it is below the tables, which would move it away when they come.
    let is_there = Memo::new(move |_| is_known.get() || lobby.is_lost.get());
    let beside =
        is_whole.then(|| changing(move || is_there.get().then(|| people(here(), lobby, i18n))));
    let above = (!is_whole).then(here);
    view! {
        <section class="lobby" class:whole=is_whole aria-label=i18n.live().text("lobby-title")>
            {title}
            {is_whole.then(|| partner(lobby, i18n))}
            {changing(trouble)}
            <div class="lobby-columns">
                <div class="lobby-tables">
                    <div class="lobby-head">
                        <h2>{i18n.live().text("lobby-open-tables")}</h2>
                        {whole}
                    </div>
                    {above}
                    <p class="unseen" role="status">{news}</p>
                    <div id="open-tables">{changing(move || is_known.get().then(|| changing(open_tables)))}</div>
                    {games_to_watch(played, is_whole, i18n)}
                </div>
                {beside}
            </div>
        </section>
    }
}

/// Who is here and what they do, and the switch with which the person shows themselves.
fn people(count: AnyView, lobby: LobbyModel, i18n: I18n) -> AnyView {
    let people = Memo::new(move |_| {
        lobby
            .lobby
            .with(|known| known.as_ref().map(|known| known.people.clone()))
    });
    let rows = move || {
        let people = people.get()?;
        let own = lobby.seen_as.get().map(|shown| shown.name);
        let rows = people.iter().map(|person| {
            let is_own = own.as_ref() == Some(&person.name);
            person_here(person, is_own, i18n)
        });
        let rows: Vec<AnyView> = rows.collect();
        Some(match rows.is_empty() {
            true => view! { <p class="help">{i18n.text("lobby-nobody-shown")}</p> }.into_any(),
            false => view! { <ul class="plain-list people-here">{rows}</ul> }.into_any(),
        })
    };
    view! {
        <aside class="panel here-now" aria-label=i18n.live().text("lobby-here-now")>
            <h2>{i18n.live().text("lobby-here-now")}</h2>
            {count}
            <label class="option show-me">
                <input type="checkbox" id="show-me" aria-describedby="show-me-about" prop:checked=move || lobby.is_shown.get()
                    on:change=on::plain(move |event| lobby.show(event_target_checked(&event)))/>
                <span>{i18n.live().text("lobby-show-me")}</span>
            </label>
            <p class="help" id="show-me-about">{i18n.live().text("lobby-show-me-about")}</p>
            {changing(rows)}
        </aside>
    }
    .into_any()
}

/// Somebody in the lobby who shows themselves.
fn person_here(person: &LobbyPerson, is_own: bool, i18n: I18n) -> AnyView {
    let mark = match &person.person {
        Some(card) => avatar(card.shape, card.colour),
        None => {
            let initial: String = person.name.chars().take(1).collect();
            view! { <span class="av initial" aria-hidden="true">{initial}</span> }.into_any()
        }
    };
    let name = view! { <bdi>{person.name.clone()}</bdi> }.into_any();
    let name = match &person.person {
        Some(card) => view! { <a href=Page::Person(card.key.clone()).link()>{name}</a> }.into_any(),
        None => name,
    };
    let does = match person.doing {
        Doing::Seeking => "lobby-looks",
        Doing::Here => "lobby-is-here",
    };
    let seeks = person.doing == Doing::Seeking;
    let you = is_own.then(|| view! { " " <small>{i18n.text("lobby-you")}</small> });
    view! { <li data-here=person.name.clone()>{mark} <span class="who-here"><span>{name} {you}</span> <small class:seeks=seeks>{i18n.text(does)}</small></span></li> }
        .into_any()
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

/// A game without an open table: the way to open one.
fn missing_card(game: GameId, i18n: I18n) -> AnyView {
    let title = Message::new(format!("{game}-title"));
    let none = Message::new("lobby-none-open").with("game", title);
    view! {
        <li class="otable none one" data-missing=game.name()>
            <h3>{i18n.say(&none)}</h3>
            <p class="help">{i18n.text("lobby-none-open-about")}</p>
            <p class="ways"><a class="button" href=Page::Setup(game).link() on:click=on::click(open_one)>{i18n.text("lobby-open-one")}</a></p>
        </li>
    }
    .into_any()
}

/// The games in progress, which anybody may watch. A card stays as long as its game, and so does what the page has
/// seen of it. Only the whole lobby shows the boards as they are now: the first page costs the server no connection
/// for each of them.
fn games_to_watch(played: Memo<Vec<LobbyTable>>, is_live: bool, i18n: I18n) -> AnyView {
    let live = is_live.then(LiveGames::new);
    let tables = Memo::new(move |_| {
        played.with(|played| {
            let tables = played.iter().map(|table| table.table.clone());
            tables.collect::<Vec<_>>()
        })
    });
    Effect::new(move || {
        // Cards that come and go move the others.
        tables.track();
        if let Some(live) = live {
            live.look_soon();
        }
    });
    let card = move |id: TableId| {
        let game = live.map(|live| live.show(id.clone()));
        let table = Memo::new(move |_| {
            played.with(|played| played.iter().find(|table| table.table == id).cloned())
        });
        played_card(table, game, i18n)
    };
    view! {
        <div id="games-to-watch" class:gone=move || tables.with(Vec::is_empty)>
            <h2>{i18n.live().text("lobby-watch")}</h2>
            <ul class="table-cards"><For each=move || tables.get() key=|id: &TableId| id.as_str().to_owned() children=card/></ul>
        </div>
    }
    .into_any()
}

/// A game in progress: its board, who plays, and how it stands.
fn played_card(
    table: Memo<Option<LobbyTable>>,
    game: Option<LiveGame>,
    i18n: I18n,
) -> Option<AnyView> {
    let first = table.get_untracked()?;
    let link = Page::At(first.table.clone(), None).link();
    let label = Message::new("lobby-watch-game")
        .with("game", Message::new(format!("{}-title", first.game)));
    let picture = {
        let first = first.clone();
        move || {
            let drawn = game.and_then(|game| game.see(pictures)).flatten();
            drawn.unwrap_or_else(|| art(&first, i18n))
        }
    };
    let standing = Memo::new(move |_| game.and_then(LiveGame::standing).unwrap_or_default());
    let players = move || {
        let table = table.get()?;
        let standing = standing.get();
        let seats = Seat::all(table.seats.len()).zip(&table.seats);
        let rows = seats.filter_map(|(seat, shown)| player(seat, shown, &standing, i18n));
        let rows: Vec<AnyView> = rows.collect();
        Some(view! { <ul class="onames">{rows}</ul> })
    };
    let is_live = game.is_some();
    let progress = move || {
        let far = standing.with(|standing| {
            let far = standing.progress.iter().map(|part| i18n.say(part));
            far.collect::<Vec<_>>().join(" \u{b7} ")
        });
        is_live.then(|| view! { <p class="help far">{far}</p> })
    };
    let table_id = first.table.as_str().to_owned();
    let shown = game.map(|game| game.shown).unwrap_or_default();
    let heading = first.clone();
    Some(
        view! {
            <li class="otable watched" data-table=table_id>
                <a class="live" href=link node_ref=shown aria-label=move || i18n.say(&label)>{changing(picture)}</a>
                <div class="oh">
                    <h3 class="display">{changing(move || title(&heading, i18n))}</h3>
                    {changing(move || chips(&first, i18n))}
                </div>
                {changing(players)}
                {changing(progress)}
            </li>
        }
        .into_any(),
    )
}

/// The board of a game that others play; `None` if it has no drawing.
fn pictures(session: &Session) -> Option<AnyView> {
    let game = session.game();
    let pictures = games::of(game.id()).board.pictures(game);
    let many = pictures.len() > 1;
    (!pictures.is_empty()).then(|| {
        view! { <div class="mini live-board" class:many=many dir="ltr" aria-hidden="true" data-plies=session.received()>{pictures}</div> }
            .into_any()
    })
}

/// A player of a game to watch, with the points as far as they are known.
fn player(seat: Seat, shown: &LobbySeat, standing: &Standing, i18n: I18n) -> Option<AnyView> {
    let name = match &shown.who {
        Who::Nobody => return None,
        Who::Person(name) => view! { <bdi>{name.clone()}</bdi> }.into_any(),
        Who::Bot(level) => view! { <span>{i18n.text(level_id(level))}</span> }.into_any(),
    };
    let points = standing.points.get(seat.index());
    let points = points.map(|points| view! { <b><bdi>{i18n.lang().number(*points)}</bdi></b> });
    let acts = standing.turn == Some(seat);
    let inner = view! { {mark(seat)} {name} {points} }.into_any();
    let inner = match &shown.person {
        Some(card) => {
            view! { <a href=Page::Person(card.key.clone()).link()>{inner}</a> }.into_any()
        }
        None => inner,
    };
    Some(view! { <li class:acts=acts>{inner}</li> }.into_any())
}
