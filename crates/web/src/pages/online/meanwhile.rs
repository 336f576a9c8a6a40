//! What happened while the person was away.

use leptos::prelude::*;
use takht_core::{Message, Seat};

use crate::board::mark;
use crate::changing::changing;
use crate::i18n::use_i18n;
use crate::model::online_table::{Absence, OnlineTable};
use crate::model::session::Session;
use crate::model::table_model::TableModel;
use crate::on;
use crate::pages::online::leaving::names_then;
use crate::pages::table::seat_in;

/// How many lines the card has at most.
const LINES: usize = 5;

/// A line of the card: whom it is about, what happened, and the bot that played for them.
#[derive(Clone, PartialEq)]
struct Line {
    ply: usize,
    seat: Option<Seat>,
    what: What,
    bot: Option<String>,
}

/// What happened, in the game or beside it.
#[derive(Clone, PartialEq)]
enum What {
    Played(Message),
    /// Its number among the incidents.
    Beside(usize, Message),
}

/// A card that tells what the others, and the person's stand-in, have done, until the person has seen it.
pub(crate) fn meanwhile(online: OnlineTable, model: TableModel) -> AnyView {
    let i18n = use_i18n();
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
        let own = online.seat.get();
        let is_own = |line: &Line| own.is_some() && line.seat.map(Seat::index) == own;
        let for_you = lines
            .iter()
            .find_map(|line| line.bot.clone().filter(|_| is_own(line)));
        let title = match &for_you {
            Some(bot) => {
                let name = words.names_of(std::slice::from_ref(bot)).concat();
                words.say(&Message::new("table-meanwhile-by").with("name", name))
            }
            None => i18n.text("table-meanwhile"),
        };
        let lines = lines.into_iter().skip(earlier).map(|line| {
            // What a bot played for the person is told of the bot, not of “you”.
            if let (true, What::Played(told), Some(bot)) = (is_own(&line), &line.what, &line.bot) {
                let mut seats = model
                    .session
                    .with_untracked(|session| session.seats().to_vec());
                if let Some(seat) = line.seat.and_then(|seat| seats.get_mut(seat.index())) {
                    seat.clone_from(bot);
                }
                let said = i18n.say_of(&seats, told);
                return view! { <li>{line.seat.map(mark)} <span class="stand-in">{said}</span></li> }
                    .into_any();
            }
            let by = line.bot.map(|bot| {
                let by =
                    Message::new("table-played-by").with("name", words.names_of(&[bot]).concat());
                view! { <small class="stand-in">{words.say(&by)}</small> }
            });
            let said = match line.what {
                What::Played(told) => words.say(&told),
                // Beside the game people have names, as the list of incidents says it.
                What::Beside(nth, told) => online.snapshot.with(|snapshot| {
                    let names = snapshot.as_ref().map(|snapshot| names_then(snapshot, nth));
                    i18n.say_of(&names.unwrap_or_default(), &told)
                }),
            };
            view! { <li>{line.seat.map(mark)} <span>{said} " " {by}</span></li> }.into_any()
        });
        let seen = move |_| online.absence.set(None);
        Some(view! {
            <section class="notice-card" id="meanwhile">
                <div>
                    <p>{title}</p>
                    <ul>{more} {lines.collect_view()}</ul>
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
    let mut lines: Vec<Line> = model.session.with(|session| {
        let log = session
            .log()
            .filter(|(ply, ..)| absence.plies.contains(ply));
        let log = log.map(|(ply, _, told)| Line {
            ply,
            seat: seat_in(told),
            what: What::Played(told.clone()),
            bot: stand_ins.get(&ply).cloned(),
        });
        // What the person has played at another device is no news.
        log.filter(|line| line.bot.is_some() || line.seat.is_none() || line.seat != own)
            .collect()
    });
    // While only the connection was gone, nothing was missed but what a bot played for the person.
    let is_own = |line: &Line| line.seat == own && line.bot.is_some();
    if absence.is_short && !lines.iter().any(is_own) {
        return Vec::new();
    }
    let incidents = online.snapshot.with(|snapshot| {
        let all = snapshot.iter().flat_map(|snapshot| &snapshot.incidents);
        let all = all.enumerate();
        let all = all.filter(|(_, incident)| absence.plies.contains(&incident.ply));
        let lines = all.map(|(nth, incident)| Line {
            ply: incident.ply,
            seat: incident.what.seat(),
            what: What::Beside(nth, incident.what.message()),
            bot: None,
        });
        lines.collect::<Vec<_>>()
    });
    lines.extend(incidents);
    lines.sort_by_key(|line| line.ply);
    lines
}
