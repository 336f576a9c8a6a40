//! What pages show of a table of the server, apart from its game.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use takht_core::fair::Noted;
use takht_core::message::Arg;
use takht_core::{Message, Record};
use takht_protocol::{Problem, Rematch, TableId, TableState, Who};

use super::share::{personal, share};
use crate::browser;
use crate::changing::changing;
use crate::i18n::I18n;
use crate::model::navigation::{Page, use_navigation};
use crate::model::online_table::{Contact, OnlineTable};
use crate::model::own_tables::{self as own, OwnTable};
use crate::model::seating::{remove_table, sit};
use crate::model::table_trouble::TableTrouble;
use crate::on;
use crate::transport::request::{self, Trouble};

/// Says that the page does not reach the server, while that is so.
pub(crate) fn contact(online: OnlineTable, i18n: I18n) -> AnyView {
    let is_missing =
        |trouble: &Option<TableTrouble>| matches!(trouble, Some(TableTrouble::Missing(_)));
    let said = move || match online.contact.get() {
        // The page already says that it tries again.
        _ if online.trouble.with(is_missing) => None,
        Contact::Connecting => Some("web-connecting"),
        Contact::Lost => Some("web-lost"),
        Contact::Here | Contact::Ended => None,
    };
    view! {
        <p class="contact" role="status" class:gone=move || said().is_none()>
            {changing(move || said().map(|said| i18n.text(said)))}
        </p>
    }
    .into_any()
}

/// Which players are away.
pub(crate) fn attendance(online: OnlineTable, i18n: I18n) -> AnyView {
    let away = move || {
        online.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            if snapshot.state != TableState::Playing {
                return None;
            }
            let away = snapshot.seats.iter().filter(|seat| !seat.here);
            let away = away.filter_map(|seat| {
                let Who::Person(name) = &seat.who else {
                    return None;
                };
                let id = match (seat.stood_in, snapshot.patience) {
                    (true, _) => "web-stood-in",
                    (false, Some(_)) => "web-away-patience",
                    (false, None) => "web-away",
                };
                let said = i18n.say(&Message::new(id).with("name", name.clone()));
                Some(view! { <li data-stood-in=seat.stood_in.to_string()>{said}</li> })
            });
            Some(away.map(IntoAny::into_any).collect_view())
        })
    };
    view! { <div role="status"><ul class="away">{away}</ul></div> }.into_any()
}

/// The links of a table whose game has begun: one for spectators, and one to the person's own seat.
pub(crate) fn links(online: OnlineTable, i18n: I18n) -> AnyView {
    view! {
        <details class="links">
            <summary>{i18n.live().text("web-links")}</summary>
            {share(online.table.get_value(), i18n)}
        </details>
        {personal(online, i18n)}
    }
    .into_any()
}

/// Where the device remembers whether the person wants to be called by a sound.
const CALL: &str = "call";

/// What it remembers if they do not.
const NOT_CALLED: &str = "no";

/// True unless the person has turned the sound off.
pub(crate) fn is_called() -> bool {
    browser::kept(CALL).as_deref() != Some(NOT_CALLED)
}

/// Calls the person when their turn begins, unless they have turned that off. `None` from `is_due` means
/// not known yet, and changes nothing.
pub(crate) fn call(is_due: impl Fn() -> Option<bool> + 'static, i18n: I18n) {
    Effect::new(move |was_due: Option<bool>| {
        let Some(is_due) = is_due() else {
            // A person who opens the page in their own turn sees that, and needs no call.
            return was_due.unwrap_or(true);
        };
        if is_due && was_due == Some(false) && is_called() {
            browser::ring();
            browser::notify(&i18n.text("web-your-turn"));
        }
        is_due
    });
}

/// The button that turns the sound on and off.
pub(crate) fn sound_button(i18n: I18n) -> AnyView {
    let is_on = RwSignal::new(is_called());
    let turn = move |_| {
        let wanted = !is_on.get_untracked();
        is_on.set(wanted);
        browser::keep(CALL, if wanted { "yes" } else { NOT_CALLED });
        if wanted {
            // Browsers allow both only after a click.
            browser::ask_to_notify();
            browser::ring();
        }
    };
    let waves = move || match is_on.get() {
        true => "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
        false => "M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5",
    };
    view! {
        <button class="icon" id="call" aria-pressed=move || is_on.get().to_string() aria-label=i18n.live().text("web-call") title=i18n.live().text("web-call") on:click=on::click(turn)>
            <svg class="i flip" viewBox="0 0 24 24" aria-hidden="true"><path d=waves/></svg>
        </button>
    }
    .into_any()
}

/// Fetches the record of a table's game, as far as this person may see it.
pub(crate) fn with_record(online: OnlineTable, then: impl FnOnce(Record) + 'static) {
    fetch_record(online, Box::new(then));
}

fn fetch_record(online: OnlineTable, then: Box<dyn FnOnce(Record)>) {
    spawn_local(async move {
        let secret = online.secret();
        let found = request::get(&online.path("record"), secret.as_deref()).await;
        let failed = match found {
            Ok(record) => match Record::read(record.to_string().as_bytes()) {
                Ok(record) => return then(record),
                Err(error) => TableTrouble::Told(error.message()),
            },
            Err(trouble) => trouble.into(),
        };
        online.tell(Some(failed));
    });
}

/// Saves the record of a table's game as a file.
pub(crate) fn save_record(record: &Record) {
    let name = format!("{}.takht.json", record.game);
    // If the browser cannot save files, the server still has the record.
    let _ = browser::save_file(&name, &record.to_pretty());
}

/// What was noted of a game, by the names that the page and its tests use.
fn compared(noted: &Noted) -> Vec<&'static str> {
    let parts = [
        (noted.commit.is_some(), "commit"),
        (noted.sealed.is_some(), "sealed"),
        (!noted.nonces.is_empty(), "nonce"),
        (noted.seen.is_some(), "events"),
    ];
    let parts = parts.into_iter().filter(|(is_noted, _)| *is_noted);
    parts.map(|(_, part)| part).collect()
}

/// Checks on this device whether the deals were fair, and compares the record with what this device
/// noted during the game.
pub(crate) fn fairness(online: OnlineTable, i18n: I18n) -> AnyView {
    let found = RwSignal::new(None::<(bool, String, Message, String)>);
    let check = move |record: Record| {
        let noted = online.own_seat().map(|seat| seat.noted());
        let noted = noted.unwrap_or_default();
        let parts = compared(&noted);
        let (is_fair, message) = match takht_games::verify(&record, &noted) {
            Ok(deals) => {
                let what = parts
                    .iter()
                    .map(|part| Message::new(format!("web-noted-{part}")));
                let id = match parts[..] {
                    [] => "web-fair-record",
                    _ => "web-fair",
                };
                let message = Message::new(id).with("count", deals);
                (true, message.with("what", what.collect::<Arg>()))
            }
            Err(unfair) => {
                let message = Message::new("web-unfair").with("reason", unfair.message());
                (false, message)
            }
        };
        let block = record.fair.map(|fair| format!("{fair:#}"));
        let block = block.unwrap_or_default();
        found.try_set(Some((is_fair, parts.join(" "), message, block)));
    };
    Effect::new(move || {
        if online.contact.get() == Contact::Here && found.with_untracked(Option::is_none) {
            with_record(online, check);
        }
    });
    let said = move || {
        found.get().map(|(is_fair, parts, message, block)| {
            view! {
                <details class="fair" data-fair=is_fair.to_string() data-compared=parts>
                    <summary>{i18n.say(&message)}</summary>
                    <p>{i18n.text("web-fair-how")} " " <bdi dir="ltr"><code>"takht verify"</code></bdi></p>
                    <pre dir="ltr" tabindex="0">{block}</pre>
                </details>
            }
        })
    };
    view! { <div>{said}</div> }.into_any()
}

/// The button for another game with the same people.
pub(crate) fn rematch(online: OnlineTable, i18n: I18n) -> AnyView {
    let navigation = use_navigation();
    let offered = move || {
        online.snapshot.with(|snapshot| {
            snapshot
                .as_ref()
                .and_then(|snapshot| snapshot.rematch.clone())
        })
    };
    let join = move |_| {
        let snapshot = online.snapshot.get_untracked();
        let (Some(snapshot), Some(secret)) = (snapshot, online.proof()) else {
            // A spectator watches the next game, too.
            if let Some(table) = offered() {
                navigation.go(&Page::At(table, None));
            }
            return;
        };
        spawn_local(async move {
            let asked = request::body(&Rematch { secret });
            let found = request::post(&online.path("rematch"), asked).await;
            let (table, host) = match found.and_then(|found| request::table_of(&found)) {
                Ok(found) => found,
                Err(trouble) => {
                    online.tell(Some(trouble.into()));
                    return;
                }
            };
            if host.is_some() {
                own::keep(OwnTable {
                    host,
                    ..OwnTable::new(table.clone(), &snapshot.game)
                });
            }
            // Everyone moves on by one seat.
            let (own, count) = (
                online.seat.try_get_untracked().flatten(),
                snapshot.seats.len(),
            );
            let name = own.and_then(|own| match &snapshot.seats.get(own)?.who {
                Who::Person(name) => Some(name.clone()),
                Who::Nobody | Who::Bot(_) => None,
            });
            // On a second click the person already has their seat.
            let sits = own::find(&table).is_some_and(|own| !own.seats.is_empty());
            if let (Some(own), Some(name), false) = (own, name, sits) {
                let next = Some((own + count - 1) % count);
                // Without the seat, the person chooses another at the table, or watches.
                let sat = sit(&table, &snapshot.game, &name, next, online.secret()).await;
                if let Err(Trouble::Problem(report)) = sat {
                    navigation.told.set(Some(match report.problem {
                        Problem::Begun | Problem::SeatTaken => Message::new("table-rematch-late"),
                        _ => request::about(&report),
                    }));
                }
            }
            navigation.go(&Page::At(table, None));
        });
    };
    let may = move || online.has_a_say() || offered().is_some();
    let said = move || match offered() {
        Some(_) => i18n.text("web-join-rematch"),
        None => i18n.text("web-rematch"),
    };
    view! { <button id="rematch" class:gone=move || !may() class="primary" on:click=on::click(join)>{said}</button> }
        .into_any()
}

/// Uploads a record, and shows the link to its replay for others.
pub(crate) fn share_record(record: StoredValue<Record>, i18n: I18n) -> AnyView {
    let brought = RwSignal::new(None::<Result<TableId, Message>>);
    let bring = move |_| {
        let record = record.with_value(Record::to_value);
        spawn_local(async move {
            let game = record["game"].as_str().unwrap_or_default().to_owned();
            let found = request::post("records", record.to_string()).await;
            let found = found.and_then(|found| request::table_of(&found));
            let found = found.map(|(table, host)| {
                own::keep(OwnTable {
                    host,
                    over: true,
                    ..OwnTable::new(table.clone(), &game)
                });
                table
            });
            brought.try_set(Some(found.map_err(|trouble| trouble.message())));
        });
    };
    let view = move || {
        match brought.get() {
        Some(Ok(table)) => share(table, i18n),
        Some(Err(message)) => {
            view! { <p class="trouble" role="alert">{i18n.say(&message)}</p> }.into_any()
        }
        None => {
            view! { <button id="bring" on:click=on::click(bring)>{i18n.text("web-share-replay")}</button> }
                .into_any()
        }
    }
    };
    view! { <div class="bring">{view}</div> }.into_any()
}

/// The way to remove a table from this device. It opens first, so that nobody does it by mistake.
/// `done` gets the result: how many others still have to ask before it is deleted for everybody.
pub(crate) fn removal(
    own: &OwnTable,
    i18n: I18n,
    done: Arc<dyn Fn(Result<u64, Trouble>) + Send + Sync>,
) -> AnyView {
    let for_everybody = RwSignal::new(false);
    let may_ask = !own.is_missing && !own.secrets().is_empty();
    let may_ask = may_ask.then(|| {
        view! {
            <label class="option">
                <input type="checkbox" class="for-everybody"
                    on:change=on::plain(move |event| for_everybody.set(event_target_checked(&event)))/>
                <span>{i18n.text("web-remove-for-everybody")}</span>
            </label>
        }
    });
    let removed = own.clone();
    let remove = move |_| {
        let (own, done) = (removed.clone(), done.clone());
        let is_for_everybody = for_everybody.get_untracked();
        spawn_local(async move { done(remove_table(&own, is_for_everybody).await) });
    };
    view! {
        <details class="remove">
            <summary>{i18n.text("web-remove")}</summary>
            <p>{i18n.text("web-remove-how")}</p>
            {may_ask}
            <button type="button" on:click=on::click(remove)>{i18n.text("web-remove-here")}</button>
        </details>
    }
    .into_any()
}
