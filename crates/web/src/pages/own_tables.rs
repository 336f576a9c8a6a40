//! The tables that this device remembers, those that wait for the person first. The first page draws the games below
//! them at once, so their room is reserved before their code is there: every row and every heading has one height.

use std::sync::Arc;

use leptos::prelude::*;
use takht_core::Message;
use takht_core::message::Arg;
use takht_protocol::TableId;

use super::later::{LaterPage, later};
use super::online::clock;
use super::online_parts::removal;
use crate::changing::changing;
use crate::i18n::{I18n, use_i18n};
use crate::model::navigation::Page;
use crate::model::own_tables::{self as own, OwnTable};
use crate::model::seating::own_tables;
use crate::model::waiting_tables::use_waiting_tables;
use crate::on;
use crate::transport::request::Trouble;

/// The game and the people of a table.
fn name_of(own: &OwnTable) -> Message {
    if own.game.is_empty() {
        // The page has never reached the table.
        return Message::new("web-own-table-unknown").with("table", own.table.as_str());
    }
    let game = Message::new(format!("{}-title", own.game));
    let id = match (own.others.is_empty(), own.over) {
        (true, false) => return game,
        (true, true) => "web-own-table-over",
        (false, false) => "web-own-table-with",
        (false, true) => "web-own-table-with-over",
    };
    let names: Arg = own.others.iter().map(String::as_str).collect();
    Message::new(id).with("game", game).with("names", names)
}

/// A heading, perhaps with a button beside it, and the tables below it.
fn group(
    id: &'static str,
    heading: &'static str,
    rows: Vec<AnyView>,
    beside: Option<AnyView>,
    i18n: I18n,
) -> Option<AnyView> {
    (!rows.is_empty()).then(|| {
        view! {
            <section class="tables" id=id>
                <div class="tables-head"><h2>{i18n.text(heading)}</h2> {beside}</div>
                <ul>{rows}</ul>
            </section>
        }
        .into_any()
    })
}

/// The room of the tables, and in it the tables themselves, once their code is there. `None` without any.
pub(super) fn own_room() -> Option<AnyView> {
    let all = own_tables();
    let watched = all.iter().filter(|own| own.is_watched()).count();
    let groups = usize::from(watched > 0) + usize::from(all.len() > watched);
    let room = format!("--groups: {groups}; --rows: {}", all.len());
    (groups > 0).then(|| {
        view! { <div class="own-room" style=room>{later(LaterPage::OwnTables)}</div> }.into_any()
    })
}

#[component]
pub(crate) fn OwnTables() -> impl IntoView {
    let (i18n, waiting) = (use_i18n(), use_waiting_tables());
    waiting.look();
    let all = RwSignal::new(own_tables());
    let removed = RwSignal::new(None::<Message>);
    let remove: Arc<dyn Fn(Result<u64, Trouble>) + Send + Sync> = Arc::new(move |done| {
        let said = match done {
            Ok(0) => Message::new("web-removed"),
            Ok(missing) => Message::new("web-removed-others").with("count", missing as usize),
            Err(trouble) => trouble.message(),
        };
        removed.try_set(Some(said));
        all.try_set(own_tables());
    });
    let row = move |own: &OwnTable| {
        let found = waiting.of(own);
        let waits = waiting.wait(own);
        let left = found.and_then(|found| found.left).filter(|_| waits);
        let left = left.map(|left| {
            let time = clock::time(left, i18n.lang(), i18n);
            view! { " " <small class="clock"><bdi>{time}</bdi></small> }
        });
        let turn = waits
            .then(|| view! { <b class="your-turn">{i18n.text("web-your-turn")}</b> {left} " " });
        let missing = own
            .is_missing
            .then(|| view! { <small>{i18n.text("web-is-missing")}</small> });
        view! {
            <li data-missing=own.is_missing.to_string() data-waits=waits.to_string()>
                <a href=Page::At(own.table.clone(), None).link()>{turn} {i18n.say(&name_of(own))}</a> {missing}
                {removal(own, i18n, remove.clone())}
            </li>
        }
        .into_any()
    };
    let forget = move |_| {
        own::forget_over();
        removed.set(Some(Message::new("web-removed")));
        all.set(own_tables());
    };
    // The order of the first time stays, so that no row moves away under the pointer.
    let order = StoredValue::new(None::<Vec<TableId>>);
    let tables = move || {
        if !waiting.is_known.get() {
            return None;
        }
        let mut tables = all.get();
        // What the server has said since may have ended some.
        for own in &mut tables {
            own.over |= own::find(&own.table).is_some_and(|kept| kept.over);
        }
        match order.get_value() {
            Some(order) => tables.sort_by_key(|own| order.iter().position(|id| *id == own.table)),
            None => tables.sort_by_key(|own| {
                let left = waiting.of(own).and_then(|found| found.left);
                (own.over, !waiting.wait(own), left.unwrap_or(u64::MAX))
            }),
        }
        order.set_value(Some(tables.iter().map(|own| own.table.clone()).collect()));
        let mut forget = tables.iter().any(|own| own.over).then(|| {
            view! { <button class="quiet" id="forget-over" on:click=on::click(forget)>{i18n.text("table-forget-over")}</button> }
                .into_any()
        });
        let (watched, played): (Vec<OwnTable>, Vec<OwnTable>) =
            tables.into_iter().partition(OwnTable::is_watched);
        let rows = |of: Vec<OwnTable>| of.iter().map(&row).collect::<Vec<_>>();
        let beside = forget.take_if(|_| !played.is_empty());
        let own = group("own", "web-own-tables", rows(played), beside, i18n);
        let watched = group(
            "watched",
            "table-watched-tables",
            rows(watched),
            forget,
            i18n,
        );
        Some(view! { {own} {watched} })
    };
    view! {
        {changing(tables)}
        <p class="told" role="status">{changing(move || removed.get().map(|said| i18n.say(&said)))}</p>
    }
}
