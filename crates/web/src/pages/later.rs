//! Pages that people see later or never: the sheet of a new game, the rules, the end, the review, the score helpers,
//! the room of a table, the lobby, the pages of people and of the operator. `#[wasm_split]` marks a function whose code, with all code that only it uses, becomes a program of
//! its own; `xtask-bundle` makes its file. The browser fetches it when somebody opens such a page, and otherwise
//! once the first page is there, so that they all open at once.

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use takht_games::GameId;
use takht_protocol::PersonKey;

use super::ending::result;
use super::learn::Learn;
use super::lobby::LobbyView;
use super::online::calling::{CallingOffer, CallingSection};
use super::online::leaving;
use super::online::meanwhile::meanwhile;
use super::online::room::Room;
use super::online_parts::links;
use super::operator::Operator;
use super::own_tables::OwnTables;
use super::partner::search_bar;
use super::person::{Me, Person};
use super::replay::Replay;
use super::rules::Rules;
use super::scoring::Scoring;
use super::setup::Setup;
use super::table::TablePage;
use super::talk::Talk;
use super::typed::typed;
use super::unknown::Unknown;
use crate::board::BoardCanvas;
use crate::changing::changing;
use crate::i18n::use_i18n;
use crate::model::lobby::use_lobby;
use crate::model::navigation::Watched;
use crate::model::online_table::OnlineTable;
use crate::model::table_model::TableModel;
use crate::on;

/// A page that comes later, with what it shows.
#[derive(Clone)]
pub(super) enum LaterPage {
    /// The sheet of a new game.
    Setup(GameId),
    /// The rules of a game, perhaps at a clause.
    Rules(GameId, Option<String>),
    /// The review of a game.
    Replay(Watched),
    /// A game, learned by doing.
    Learn(GameId),
    /// The score helper of a game.
    Scoring(GameId),
    /// The room of a table.
    Room(OnlineTable),
    /// The tables that this device remembers.
    OwnTables,
    /// The whole lobby, or its beginning.
    Lobby(bool),
    /// The search for people to play with, beside another page.
    SearchBar,
    /// The person's own page, perhaps with a seed that a link has brought.
    Me(Option<String>),
    /// The page of a person.
    Person(PersonKey),
    /// The page of the operator.
    Operator,
    /// What people say to each other at a table.
    Talk(OnlineTable),
    /// An address that names nothing.
    Unknown,
    /// What happened at a table while the person was away.
    Meanwhile(OnlineTable, Box<TableModel>),
    /// What the menu of a table of the server has: calls, links, and the ways to leave.
    TableMenu(OnlineTable),
    /// The question whether to call the person at a slow table.
    CallingOffer(OnlineTable),
    /// Playing by typing, beside a table.
    Typed(Box<TablePage>),
    /// What the players of a table of the server have to know or to decide, over its board.
    Notices(OnlineTable, Box<TableModel>),
    /// What has happened at a table of the server beside the game.
    Incidents(OnlineTable),
    /// The result of a game, on its board.
    Result(Box<(TablePage, BoardCanvas)>),
}

/// The page, or that its code did not come.
type Drawn = Result<AnyView, SplitLoaderError>;

#[wasm_split(later, wasm_split_path = leptos::wasm_split, preload(fetch), fallible)]
fn draw(page: Box<LaterPage>) -> Drawn {
    Ok(match *page {
        LaterPage::Setup(game) => view! { <Setup game/> }.into_any(),
        LaterPage::Rules(game, clause) => view! { <Rules game clause/> }.into_any(),
        LaterPage::Replay(watched) => view! { <Replay watched/> }.into_any(),
        LaterPage::Learn(game) => view! { <Learn game/> }.into_any(),
        LaterPage::Scoring(game) => view! { <Scoring game/> }.into_any(),
        LaterPage::Room(online) => view! { <Room online/> }.into_any(),
        LaterPage::OwnTables => view! { <OwnTables/> }.into_any(),
        LaterPage::Lobby(is_whole) => view! { <LobbyView is_whole/> }.into_any(),
        LaterPage::SearchBar => search_bar(use_lobby(), use_i18n()),
        LaterPage::Me(carried) => view! { <Me carried/> }.into_any(),
        LaterPage::Person(key) => view! { <Person key/> }.into_any(),
        LaterPage::Operator => view! { <Operator/> }.into_any(),
        LaterPage::Talk(online) => view! { <Talk online/> }.into_any(),
        LaterPage::Unknown => view! { <Unknown/> }.into_any(),
        LaterPage::Meanwhile(online, model) => meanwhile(online, *model),
        LaterPage::TableMenu(online) => {
            let i18n = use_i18n();
            view! { <CallingSection online/> {links(online, i18n)} {leaving::ways(online, i18n)} }
                .into_any()
        }
        LaterPage::CallingOffer(online) => view! { <CallingOffer online/> }.into_any(),
        LaterPage::Typed(page) => typed(*page, use_i18n()),
        LaterPage::Notices(online, model) => {
            leaving::notices(online, *model, use_i18n()).into_any()
        }
        LaterPage::Incidents(online) => leaving::incidents(online, use_i18n()).into_any(),
        LaterPage::Result(shown) => {
            let (page, canvas) = *shown;
            result(page, canvas, use_i18n())
        }
    })
}

/// Fetches their code before anybody asks for it.
pub(super) fn fetch_ahead() {
    leptos::task::spawn_local(async {
        // What does not come now is fetched when somebody opens such a page.
        let _ = fetch().await;
    });
}

/// A page, once its code is there. If it does not come, the person can try again.
pub(super) fn later(page: LaterPage) -> AnyView {
    let i18n = use_i18n();
    let is_there = RwSignal::new(None::<bool>);
    let load = move || {
        is_there.set(None);
        leptos::task::spawn_local(async move {
            let came = fetch().await.is_ok();
            is_there.try_set(Some(came));
        });
    };
    load();
    changing(move || match is_there.get() {
        None => None,
        Some(true) => at_once(draw(Box::new(page.clone()))),
        Some(false) => {
            let missing = view! {
                <section class="panel" role="alert">
                    <p class="trouble">{i18n.text("web-not-loaded")}</p>
                    <p class="ways"><button on:click=on::click(move |_| load())>{i18n.text("web-try-again")}</button></p>
                </section>
            };
            Some(missing.into_any())
        }
    })
    .into_any()
}

/// What a function draws whose code is there, so that nothing waits.
fn at_once(drawing: impl Future<Output = Drawn>) -> Option<AnyView> {
    match pin!(drawing).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(drawn) => drawn.ok(),
        Poll::Pending => None,
    }
}
