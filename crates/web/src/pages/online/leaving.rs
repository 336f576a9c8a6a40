//! What people decide beside the game: to take their seat back, to resign, to end the game, and to replace somebody who
//! is gone.

use leptos::prelude::*;
use leptos::task::spawn_local;
use takht_core::message::Arg;
use takht_core::{Happening, Message, Replacement};
use takht_protocol::{ReplacePlayer, StandIn, TableSnapshot, TableState, ToTable, Who};

use crate::browser;
use crate::changing::changing;
use crate::i18n::I18n;
use crate::model::online_table::{OnlineTable, seat_names};
use crate::model::seating::sit;
use crate::model::table_model::TableModel;
use crate::model::table_trouble::TableTrouble;
use crate::on;
use crate::pages::later::{LaterPage, later};
use crate::pages::online::calling::{calls_again, waits_long};
use crate::pages::setup::LONGEST_NAME;

fn name_of(snapshot: &TableSnapshot, seat: usize) -> String {
    match snapshot.seats.get(seat).map(|seat| &seat.who) {
        Some(Who::Person(name) | Who::Bot(name)) => name.clone(),
        Some(Who::Nobody) | None => String::new(),
    }
}

fn names_of(snapshot: &TableSnapshot, seats: &[usize]) -> Arg {
    seats.iter().map(|&seat| name_of(snapshot, seat)).collect()
}

/// True if the person plays a seat and has not resigned.
fn plays(snapshot: &TableSnapshot, own: Option<usize>) -> bool {
    let own = own.and_then(|own| snapshot.seats.get(own));
    let plays = own.is_some_and(|own| own.stand_in != Some(StandIn::Resigned));
    plays && snapshot.state == TableState::Playing
}

/// A button that tells the table something.
fn asking(
    online: OnlineTable,
    id: &'static str,
    said: String,
    message: ToTable,
    is_main: bool,
) -> AnyView {
    view! { <button id=id class:primary=is_main on:click=on::click(move |_| online.ask(&message))>{said}</button> }
        .into_any()
}

/// What the person has to know or to answer now, above the board.
pub(crate) fn notices(online: OnlineTable, model: TableModel, i18n: I18n) -> AnyView {
    let own_notice = move || {
        let own = online.seat.get();
        online.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            stood_in(online, snapshot, own, i18n).or_else(|| offered(online, snapshot, own, i18n))
        })
    };
    let votes = move || {
        let own = online.seat.get();
        online.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            voted(online, snapshot, own, i18n)
        })
    };
    // It stays the same while the person writes their name.
    let free = Memo::new(move |_| {
        let own = online.seat.get();
        online.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            let is_open = snapshot.state == TableState::Playing && own.is_none();
            let mut seats = snapshot.seats.iter();
            seats
                .position(|seat| seat.who == Who::Nobody)
                .filter(|_| is_open && !snapshot.locked)
        })
    });
    // Once the person has waited, the offer stays there and decides for itself.
    let has_waited = Memo::new(move |before: Option<&bool>| {
        before == Some(&true) || waits_long(online) || calls_again(online)
    });
    let is_back = Memo::new(move |_| online.absence.with(Option::is_some));
    let away = move || {
        let page = LaterPage::Meanwhile(online, Box::new(model));
        is_back.get().then(|| later(page))
    };
    let call = move || {
        let page = LaterPage::CallingOffer(online);
        has_waited.get().then(|| later(page))
    };
    view! {
        <div class="notices" role="status">
            {changing(own_notice)}
            {changing(away)}
            {changing(call)}
            {changing(votes)}
            {changing(move || free.get().map(|seat| free_seat(online, seat, i18n)))}
        </div>
    }
    .into_any()
}

/// A seat that somebody new may take in the middle of the game.
fn free_seat(online: OnlineTable, seat: usize, i18n: I18n) -> AnyView {
    let name = RwSignal::new(browser::kept("name").unwrap_or_default());
    let take = move |_| {
        let said = name.get_untracked().trim().to_owned();
        if said.is_empty() {
            let bad_name = Message::new("web-problem-bad-name");
            online.tell(Some(TableTrouble::Told(bad_name)));
            browser::point_out("new-name");
            return;
        }
        let table = online.table.get_value();
        let game = online
            .snapshot
            .with_untracked(|snapshot| snapshot.as_ref().map(|snapshot| snapshot.game.clone()));
        online.tell(None);
        spawn_local(async move {
            let game = game.unwrap_or_default();
            match sit(&table, &game, &said, Some(seat), None).await {
                Ok(()) if !online.is_left() => online.use_first_seat(),
                Ok(()) => {}
                Err(trouble) => online.tell(Some(trouble.into())),
            }
        });
    };
    view! {
        <section class="notice-card" data-free=seat>
            <p>{i18n.live().text("table-free-seat")}</p>
            <label class="name">
                <span>{i18n.live().text("web-your-name")}</span>
                <input type="text" id="new-name" maxlength=LONGEST_NAME prop:value=move || name.get()
                    on:input=on::plain(move |event| name.set(event_target_value(&event)))/>
            </label>
            <button class="primary" data-sit-in=seat on:click=on::click(take)>{i18n.live().text("web-sit")}</button>
        </section>
    }
    .into_any()
}

/// A bot plays for the person.
fn stood_in(
    online: OnlineTable,
    snapshot: &TableSnapshot,
    own: Option<usize>,
    i18n: I18n,
) -> Option<AnyView> {
    let seat = snapshot.seats.get(own?)?;
    if snapshot.state != TableState::Playing {
        return None;
    }
    let (id, may_return) = match seat.stand_in? {
        StandIn::Away => ("table-stood-in-away", true),
        StandIn::Time => ("table-stood-in-time", true),
        StandIn::Resigned => ("table-stood-in-resigned", false),
        StandIn::Replaced => return None,
    };
    let back = may_return.then(|| {
        asking(
            online,
            "take-back",
            i18n.text("table-take-back"),
            ToTable::Back,
            true,
        )
    });
    Some(
        view! { <section class="notice-card own" data-stand-in=id><p>{i18n.text(id)}</p> {back}</section> }
            .into_any(),
    )
}

/// Somebody offers to end the game.
fn offered(
    online: OnlineTable,
    snapshot: &TableSnapshot,
    own: Option<usize>,
    i18n: I18n,
) -> Option<AnyView> {
    if snapshot.offer.is_empty() || !plays(snapshot, own) {
        return None;
    }
    let has_agreed = own.is_some_and(|own| snapshot.offer.contains(&own));
    let id = if has_agreed {
        "table-end-waits"
    } else {
        "table-end-offered"
    };
    let names = names_of(snapshot, &snapshot.offer);
    let said = i18n.say(&Message::new(id).with("names", names));
    let agree = (!has_agreed).then(|| {
        asking(
            online,
            "agree-end",
            i18n.text("table-end-agree"),
            ToTable::End(true),
            true,
        )
    });
    let no = if has_agreed {
        "table-end-withdraw"
    } else {
        "table-end-decline"
    };
    let decline = asking(
        online,
        "decline-end",
        i18n.text(no),
        ToTable::End(false),
        false,
    );
    Some(view! { <section class="notice-card" data-offer="true"><p>{said}</p> <div class="actions">{agree} {decline}</div></section> }.into_any())
}

/// Who is gone, and the ways to replace them. A player who has voted waits for the others.
fn voted(
    online: OnlineTable,
    snapshot: &TableSnapshot,
    own: Option<usize>,
    i18n: I18n,
) -> Option<AnyView> {
    if !plays(snapshot, own) {
        return None;
    }
    let gone = snapshot.seats.iter().enumerate();
    let gone = gone.filter(|(number, seat)| Some(*number) != own && seat.gone);
    let cards = gone.map(|(number, _)| {
        let name = name_of(snapshot, number);
        let ways = [(Replacement::Bot, "table-replace-bot"), (Replacement::Guest, "table-replace-guest")];
        let ways = ways.map(|(with, said)| {
            let mut votes = snapshot.votes.iter();
            let vote = votes.find(|vote| vote.seat == number && vote.with == with);
            let by = vote.map(|vote| vote.by.clone()).unwrap_or_default();
            let is_own = own.is_some_and(|own| by.contains(&own));
            let others = (!by.is_empty()).then(|| {
                let wish = Message::new("table-replace-wished").with("names", names_of(snapshot, &by));
                view! { <small>{i18n.say(&wish)}</small> }
            });
            let message = ToTable::Replace(ReplacePlayer { seat: number, with });
            view! {
                <button class="quiet" data-replace=with.word() aria-pressed=is_own.to_string() disabled=is_own on:click=on::click(move |_| online.ask(&message))>
                    {i18n.text(said)} {others}
                </button>
            }
            .into_any()
        });
        let said = i18n.say(&Message::new("table-gone").with("name", name));
        // Somebody else's wish is to be seen without a tap.
        let is_open = snapshot.votes.iter().any(|vote| vote.seat == number);
        view! {
            <details class="notice-card gone-player" data-gone=number open=is_open>
                <summary>{said}</summary>
                <div class="actions">{ways.into_iter().collect_view()}</div>
            </details>
        }
        .into_any()
    });
    let cards: Vec<AnyView> = cards.collect();
    (!cards.is_empty()).then(|| cards.into_any())
}

/// The ways out of a game, for the menu.
pub(crate) fn ways(online: OnlineTable, i18n: I18n) -> AnyView {
    let view = move || {
        let own = online.seat.get();
        let (may, has_offered) = online.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref();
            let may = snapshot.is_some_and(|snapshot| plays(snapshot, own));
            (
                may,
                snapshot.is_some_and(|snapshot| !snapshot.offer.is_empty()),
            )
        });
        may.then(|| {
            let offer = (!has_offered).then(|| {
                asking(
                    online,
                    "offer-end",
                    i18n.text("table-end-offer"),
                    ToTable::End(true),
                    false,
                )
            });
            let resign = asking(
                online,
                "resign",
                i18n.text("table-resign"),
                ToTable::Resign,
                false,
            );
            view! {
                <div class="ways">{offer}</div>
                <details class="remove" id="resigning">
                    <summary>{i18n.text("table-resign")}</summary>
                    <p>{i18n.text("table-resign-how")}</p>
                    {resign}
                </details>
            }
        })
    };
    view! { <div class="leaving">{changing(view)}</div> }.into_any()
}

/// What happened beside the game, in order.
pub(crate) fn incidents(online: OnlineTable, i18n: I18n) -> AnyView {
    let view = move || {
        online.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            let rows = snapshot.incidents.iter().enumerate();
            // The page shows votes until they are decided.
            let rows = rows.filter(|(_, incident)| !matches!(incident.what, Happening::Vote { .. }));
            let rows = rows.map(|(nth, incident)| {
                let names = names_then(snapshot, nth);
                let said = i18n.say_of(&names, &incident.what.message());
                view! { <li>{said}</li> }.into_any()
            });
            let rows: Vec<AnyView> = rows.collect();
            (!rows.is_empty()).then(|| {
                view! { <section class="incidents panel"><h2>{i18n.text("table-beside-game")}</h2><ul>{rows}</ul></section> }
            })
        })
    };
    changing(view).into_any()
}

/// The names of all seats, as records write them, when the incident with this number happened: somebody may have taken
/// a seat over since.
pub(super) fn names_then(snapshot: &TableSnapshot, nth: usize) -> Vec<String> {
    let mut names = seat_names(snapshot);
    // Later replacements first, so that the one that follows the incident has the last word.
    for incident in snapshot.incidents.iter().skip(nth).rev() {
        if let Happening::Replaced { seat, name, .. } = &incident.what
            && let Some(then) = names.get_mut(seat.index())
        {
            then.clone_from(name);
        }
    }
    names
}
