//! The page of a table of the server: people gather, play, and look at the replay.

mod room;

use leptos::prelude::*;
use takht_core::Record;
use takht_protocol::{TableId, TableState};

use super::online_parts::{contact, with_record};
use super::replay::Replay;
use super::table::Table;
use crate::browser;
use crate::i18n::use_i18n;
use crate::model::navigation::Page;
use crate::model::online_table::{Contact, OnlineTable};
use crate::model::own_tables::{self as own, OwnTable};
use crate::model::table_trouble::TableTrouble;
use room::Room;

/// What the page shows of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// The server has not answered yet.
    Nothing,
    /// The room, where people take seats.
    Room,
    /// The game.
    Game,
    /// A finished game that a person uploaded.
    Replay,
    /// A game that cannot continue.
    Frozen,
}

/// The page of a table of the server.
#[component]
pub(crate) fn Online(table: TableId, secret: Option<String>) -> impl IntoView {
    let i18n = use_i18n();
    if let Some(secret) = secret {
        let known = own::find(&table);
        let mut own = known.unwrap_or_else(|| OwnTable::new(table.clone(), ""));
        if own.secret.as_ref() != Some(&secret) {
            own.earlier = own.secret.replace(secret);
            own.pending = None;
        }
        own::keep(own);
        // Take the secret out of the address, where others might read it.
        browser::replace_address(&Page::At(table.clone(), None).link());
    }
    let online = OnlineTable::new(table);
    let shown = Memo::new(move |_| {
        online.snapshot.with(|snapshot| match snapshot {
            None => Shown::Nothing,
            Some(snapshot) if snapshot.imported => Shown::Replay,
            Some(snapshot) if snapshot.state == TableState::Gathering => Shown::Room,
            Some(snapshot) if snapshot.state == TableState::Frozen => Shown::Frozen,
            Some(_) => Shown::Game,
        })
    });
    Effect::new(move || {
        if matches!(shown.get(), Shown::Nothing | Shown::Room | Shown::Frozen) {
            browser::set_title(&i18n.text("web-title"));
        }
    });
    let show = move || match shown.get() {
        Shown::Nothing => contact(online, i18n),
        Shown::Room => view! { <Room online/> }.into_any(),
        Shown::Game => match online.session() {
            Some(Ok(session)) => view! { <Table session online=Some(online)/> }.into_any(),
            Some(Err(error)) => {
                online
                    .trouble
                    .set(Some(TableTrouble::Told(error.message())));
                ().into_any()
            }
            None => ().into_any(),
        },
        Shown::Replay => view! { <Brought online/> }.into_any(),
        Shown::Frozen => {
            view! { <p class="trouble" role="alert">{i18n.text("web-frozen")}</p> }.into_any()
        }
    };
    let trouble = move || {
        online.trouble.get().map(|trouble| {
            view! { <p class="trouble" role="alert">{i18n.say(&trouble.message())}</p> }
        })
    };
    view! { {trouble} {show} }
}

/// The replay of a game that a person uploaded to the server.
#[component]
fn Brought(online: OnlineTable) -> impl IntoView {
    let i18n = use_i18n();
    let record = RwSignal::new_local(None::<Record>);
    Effect::new(move || {
        if online.contact.get() == Contact::Here && record.with_untracked(Option::is_none) {
            with_record(online, move |found| {
                record.try_set(Some(found));
            });
        }
    });
    view! {
        {contact(online, i18n)}
        {move || record.get().map(|record| view! { <Replay record/> })}
    }
}
