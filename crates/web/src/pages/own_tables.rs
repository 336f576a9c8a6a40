//! The tables that this device remembers, those that wait for the person first.

use std::sync::Arc;

use leptos::prelude::*;
use takht_core::Message;
use takht_core::message::Arg;

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

/// A heading and the tables below it.
fn group(
    id: &'static str,
    heading: &'static str,
    rows: Vec<AnyView>,
    i18n: I18n,
) -> Option<AnyView> {
    (!rows.is_empty()).then(|| {
        view! {
            <section class="tables" id=id>
                <h2>{i18n.text(heading)}</h2>
                <ul>{rows}</ul>
            </section>
        }
        .into_any()
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
                <a href=Page::At(own.table.clone(), None).link()>{turn} {i18n.say(&name_of(own))}</a> " " {missing}
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
    let tables = move || {
        let (watched, mut played): (Vec<OwnTable>, Vec<OwnTable>) =
            all.get().into_iter().partition(OwnTable::is_watched);
        // What the server has said since may have ended some.
        for own in &mut played {
            own.over |= own::find(&own.table).is_some_and(|kept| kept.over);
        }
        played.sort_by_key(|own| {
            let left = waiting.of(own).and_then(|found| found.left);
            (own.over, !waiting.wait(own), left.unwrap_or(u64::MAX))
        });
        let has_over = played.iter().chain(&watched).any(|own| own.over);
        let forget = has_over.then(|| {
            view! { <p class="ways"><button class="quiet" id="forget-over" on:click=on::click(forget)>{i18n.text("table-forget-over")}</button></p> }
        });
        let own = group(
            "own",
            "web-own-tables",
            played.iter().map(&row).collect(),
            i18n,
        );
        let watched = watched.iter().map(&row).collect();
        let watched = group("watched", "table-watched-tables", watched, i18n);
        view! { {own} {watched} {forget} }
    };
    view! {
        {changing(tables)}
        <p role="status">{changing(move || removed.get().map(|said| i18n.say(&said)))}</p>
    }
}
