//! What happened while the person was away.

use leptos::prelude::*;
use takht_core::{Message, Seat};

use crate::board::mark;
use crate::changing::changing;
use crate::i18n::I18n;
use crate::model::online_table::{Absence, OnlineTable};
use crate::model::session::Session;
use crate::model::table_model::TableModel;
use crate::on;
use crate::pages::table::seat_in;

/// How many lines the card has at most.
const LINES: usize = 5;

/// A line of the card: whom it is about, what happened, and the bot that played for them.
type Line = (Option<Seat>, Message, Option<String>);

/// A card that tells what the others, and the person's stand-in, have done, until the person has seen it.
pub(crate) fn meanwhile(online: OnlineTable, model: TableModel, i18n: I18n) -> AnyView {
    // Who plays on has seen it.
    Effect::new(move || {
        if model.session.with(Session::is_staged) {
            online.absence.set(None);
        }
    });
    let lines = Memo::new(move |_| {
        let absence = online.absence.get().filter(|_| !model.is_over());
        absence.map(|absence| told(online, model, &absence))
    });
    let card = move || {
        let lines = lines.get().filter(|lines| !lines.is_empty())?;
        let words = model.words.get();
        let earlier = lines.len().saturating_sub(LINES);
        let more = (earlier > 0).then(|| {
            let more = Message::new("table-meanwhile-more").with("count", earlier as i64);
            view! { <li class="help">{words.say(&more)}</li> }
        });
        let lines = lines.into_iter().skip(earlier).map(|(seat, told, bot)| {
            let by = bot.map(|bot| {
                let by =
                    Message::new("table-played-by").with("name", words.names_of(&[bot]).concat());
                view! { <small class="stand-in">{words.say(&by)}</small> }
            });
            view! { <li>{seat.map(mark)} <span>{words.say(&told)} " " {by}</span></li> }
        });
        let seen = move |_| online.absence.set(None);
        Some(view! {
            <section class="notice-card" id="meanwhile">
                <div>
                    <p>{i18n.text("table-meanwhile")}</p>
                    <ul>{more} {lines.map(IntoAny::into_any).collect_view()}</ul>
                </div>
                <button id="meanwhile-seen" on:click=on::click(seen)>{i18n.text("table-got-it")}</button>
            </section>
        })
    };
    changing(card).into_any()
}

fn told(online: OnlineTable, model: TableModel, absence: &Absence) -> Vec<Line> {
    let own = online.seat.get().and_then(|own| Seat::all(own + 1).last());
    let stand_ins = online.stand_ins.get();
    let mut lines: Vec<(usize, Line)> = model.session.with(|session| {
        let log = session
            .log()
            .filter(|(ply, ..)| absence.plies.contains(ply));
        let log = log.map(|(ply, _, told)| {
            let bot = stand_ins.get(&ply).cloned();
            (ply, (seat_in(told), told.clone(), bot))
        });
        // What the person has played at another device is no news.
        log.filter(|(_, (seat, _, bot))| bot.is_some() || seat.is_none() || *seat != own)
            .collect()
    });
    // While only the connection was gone, nothing was missed but what a bot played for the person.
    let mut own_lines = lines.iter().map(|(_, line)| line);
    if absence.is_short && !own_lines.any(|(seat, _, bot)| *seat == own && bot.is_some()) {
        return Vec::new();
    }
    let incidents = online.snapshot.with(|snapshot| {
        let all = snapshot.iter().flat_map(|snapshot| &snapshot.incidents);
        let all = all.filter(|incident| absence.plies.contains(&incident.ply));
        all.map(|incident| {
            let message = incident.what.message();
            (incident.ply, (incident.what.seat(), message, None))
        })
        .collect::<Vec<_>>()
    });
    lines.extend(incidents);
    lines.sort_by_key(|(ply, _)| *ply);
    lines.into_iter().map(|(_, line)| line).collect()
}
