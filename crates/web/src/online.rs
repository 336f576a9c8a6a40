//! Tables of the server: people gather, play with each other, and look back.

mod company;
mod line;
mod own;
mod request;
mod room;
mod share;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use takht_core::{Message, Record};
use takht_protocol::{
    Created, Gather, Imported, ListedTable, Rematch, Rematched, Seated, Sit, SitBot, TableId,
    TableState, Who,
};

pub(crate) use company::Company;
use company::Contact;
use own::Claim;
pub(crate) use own::OwnTable;
pub(crate) use request::Trouble;
use room::Room;
use share::{personal, share};

use crate::app::{Page, place};
use crate::browser;
use crate::replay::Replay;
use crate::table::Table;
use crate::tongue::{Tongue, tongue};

/// What is shown of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// Nothing is known of it yet.
    Nothing,
    /// People sit down.
    Room,
    /// The game.
    Game,
    /// A game that was brought here.
    Replay,
    /// A game that cannot go on.
    Frozen,
}

/// A table of the server.
#[component]
pub(crate) fn Online(table: TableId, secret: Option<String>) -> impl IntoView {
    let tongue = tongue();
    if let Some(secret) = secret {
        let known = own::find(&table);
        let mut own = known.unwrap_or_else(|| OwnTable::new(table.clone(), ""));
        if own.secret.as_ref() != Some(&secret) {
            own.earlier = own.secret.replace(secret);
            own.pending = None;
        }
        own::keep(own);
        // The secret does not stay where others might read it.
        browser::replace_address(&Page::At(table.clone(), None).link());
    }
    let company = Company::new(table);
    let shown = Memo::new(move |_| {
        company.picture.with(|picture| match picture {
            None => Shown::Nothing,
            Some(picture) if picture.imported => Shown::Replay,
            Some(picture) if picture.state == TableState::Gathering => Shown::Room,
            Some(picture) if picture.state == TableState::Frozen => Shown::Frozen,
            Some(_) => Shown::Game,
        })
    });
    Effect::new(move || {
        if matches!(shown.get(), Shown::Nothing | Shown::Room | Shown::Frozen) {
            browser::set_title(&tongue.text("web-title"));
        }
    });
    let show = move || match shown.get() {
        Shown::Nothing => contact(company, tongue),
        Shown::Room => view! { <Room company/> }.into_any(),
        Shown::Game => match company.session() {
            Some(Ok(session)) => view! { <Table session company=Some(company)/> }.into_any(),
            Some(Err(error)) => {
                company.trouble.set(Some(error.message()));
                ().into_any()
            }
            None => ().into_any(),
        },
        Shown::Replay => view! { <Brought company/> }.into_any(),
        Shown::Frozen => {
            view! { <p class="trouble" role="alert">{tongue.text("web-frozen")}</p> }.into_any()
        }
    };
    let trouble = move || {
        company.trouble.get().map(|message| {
            view! { <p class="trouble" role="alert">{tongue.say(&message)}</p> }
        })
    };
    view! { {trouble} {show} }
}

/// A game that someone has brought to the server.
#[component]
fn Brought(company: Company) -> impl IntoView {
    let tongue = tongue();
    let record = RwSignal::new_local(None::<Record>);
    Effect::new(move || {
        if company.contact.get() == Contact::Here && record.with_untracked(Option::is_none) {
            with_record(company, move |found| {
                record.try_set(Some(found));
            });
        }
    });
    view! {
        {contact(company, tongue)}
        {move || record.get().map(|record| view! { <Replay record/> })}
    }
}

/// Says that the server cannot be heard, as long as that is so.
pub(crate) fn contact(company: Company, tongue: Tongue) -> AnyView {
    let said = move || match company.contact.get() {
        Contact::Connecting => Some("web-connecting"),
        Contact::Lost => Some("web-lost"),
        Contact::Here | Contact::Ended => None,
    };
    view! {
        <p class="contact" role="status" class:gone=move || said().is_none()>
            {move || said().map(|said| tongue.text(said))}
        </p>
    }
    .into_any()
}

/// Who is there, and who is away.
pub(crate) fn attendance(company: Company, tongue: Tongue) -> AnyView {
    let away = move || {
        company.picture.with(|picture| {
            let picture = picture.as_ref()?;
            if picture.state != TableState::Playing {
                return None;
            }
            let away = picture.seats.iter().filter(|seat| !seat.here);
            let away = away.filter_map(|seat| {
                let Who::Person(name) = &seat.who else {
                    return None;
                };
                let id = match (seat.stood_in, picture.patience) {
                    (true, _) => "web-stood-in",
                    (false, Some(_)) => "web-away-patience",
                    (false, None) => "web-away",
                };
                let said = tongue.say(&Message::new(id).with("name", name.clone()));
                Some(view! { <li data-stood-in=seat.stood_in.to_string()>{said}</li> })
            });
            Some(away.collect_view())
        })
    };
    view! { <div role="status"><ul class="away">{away}</ul></div> }.into_any()
}

/// The links of a table whose game has begun: for those who watch, and for oneself elsewhere.
pub(crate) fn links(company: Company, tongue: Tongue) -> AnyView {
    let page = Page::At(company.table.get_value(), None);
    view! {
        <details class="links">
            <summary>{move || tongue.text("web-links")}</summary>
            {share(&page, tongue)}
        </details>
        {personal(company, tongue)}
    }
    .into_any()
}

/// Calls whoever wants that when it is their turn; while nothing is known of that, nothing has changed.
pub(crate) fn call(is_due: impl Fn() -> Option<bool> + 'static, tongue: Tongue) -> AnyView {
    const KEPT: &str = "call";
    let wanted = RwSignal::new(browser::kept(KEPT).is_some());
    let choose = move |event: leptos::ev::Event| {
        let is_wanted = event_target_checked(&event);
        wanted.set(is_wanted);
        if !is_wanted {
            return browser::forget(KEPT);
        }
        browser::keep(KEPT, "yes");
        // Browsers allow both only after a click.
        browser::ask_to_notify();
        browser::ring();
    };
    Effect::new(move |was_due: Option<bool>| {
        let Some(is_due) = is_due() else {
            // Whoever comes back to their own turn sees that it is theirs.
            return was_due.unwrap_or(true);
        };
        if is_due && was_due == Some(false) && wanted.get_untracked() {
            browser::ring();
            browser::notify(&tongue.text("web-your-turn"));
        }
        is_due
    });
    view! {
        <label class="option">
            <input type="checkbox" id="call" prop:checked=move || wanted.get() on:change=choose/>
            <span>{move || tongue.text("web-call")}</span>
        </label>
    }
    .into_any()
}

/// Does something with the record of a table's game, as whoever looks may see it.
pub(crate) fn with_record(company: Company, then: impl FnOnce(Record) + 'static) {
    spawn_local(async move {
        let secret = company.secret();
        let found: Result<Value, Trouble> =
            request::get(&company.path("record"), secret.as_deref()).await;
        let failed = match found {
            Ok(record) => match Record::read(record.to_string().as_bytes()) {
                Ok(record) => return then(record),
                Err(error) => error.message(),
            },
            Err(trouble) => trouble.message(),
        };
        company.trouble.try_set(Some(failed));
    });
}

/// Whether the deals were fair, computed here.
pub(crate) fn fairness(company: Company, tongue: Tongue) -> AnyView {
    let found = RwSignal::new(None::<(bool, Message, String)>);
    let check = move |record: Record| {
        let (is_fair, message) = match takht_games::verify(&record) {
            Ok(deals) => (true, Message::new("web-fair").with("count", deals)),
            Err(unfair) => {
                let message = Message::new("web-unfair").with("reason", unfair.message());
                (false, message)
            }
        };
        let block = record.fair.map(|fair| format!("{fair:#}"));
        found.try_set(Some((is_fair, message, block.unwrap_or_default())));
    };
    Effect::new(move || {
        if company.contact.get() == Contact::Here && found.with_untracked(Option::is_none) {
            with_record(company, check);
        }
    });
    let said = move || {
        found.get().map(|(is_fair, message, block)| {
            view! {
                <details class="fair" data-fair=is_fair.to_string()>
                    <summary>{tongue.say(&message)}</summary>
                    <p>{tongue.text("web-fair-how")} " " <bdi dir="ltr"><code>"takht verify"</code></bdi></p>
                    <pre dir="ltr" tabindex="0">{block}</pre>
                </details>
            }
        })
    };
    view! { <div>{said}</div> }.into_any()
}

/// The way to another game with the same people.
pub(crate) fn rematch(company: Company, tongue: Tongue) -> AnyView {
    let place = place();
    let offered = move || {
        company
            .picture
            .with(|picture| picture.as_ref().and_then(|picture| picture.rematch.clone()))
    };
    let join = move |_| {
        let picture = company.picture.get_untracked();
        let (Some(picture), Some(secret)) = (picture, company.proof()) else {
            // Whoever has watched watches again.
            if let Some(table) = offered() {
                place.go(&Page::At(table, None));
            }
            return;
        };
        spawn_local(async move {
            let asked = Rematch { secret };
            let path = company.path("rematch");
            let found: Result<Rematched, Trouble> = request::post(&path, &asked).await;
            let Rematched { table, host } = match found {
                Ok(found) => found,
                Err(trouble) => {
                    company.trouble.try_set(Some(trouble.message()));
                    return;
                }
            };
            if host.is_some() {
                own::keep(OwnTable {
                    host,
                    ..OwnTable::new(table.clone(), &picture.game)
                });
            }
            // Everybody moves on by one seat.
            let (own, count) = (
                company.seat.try_get_untracked().flatten(),
                picture.seats.len(),
            );
            let name = own.and_then(|own| match &picture.seats.get(own)?.who {
                Who::Person(name) => Some(name.clone()),
                Who::Nobody | Who::Bot(_) => None,
            });
            // Whoever comes a second time sits there already.
            let sits = own::find(&table).is_some_and(|own| own.secret.is_some());
            if let (Some(own), Some(name), false) = (own, name, sits) {
                let next = Some((own + count - 1) % count);
                // Whoever finds the seat taken finds another at the table.
                let _ = sit(&table, &picture.game, &name, next).await;
            }
            place.go(&Page::At(table, None));
        });
    };
    let has_a_say = |own: &Option<OwnTable>| {
        let own = own.as_ref();
        own.is_some_and(|own| own.secret.is_some() || own.host.is_some())
    };
    let may = move || company.own.with(has_a_say) || offered().is_some();
    let said = move || match offered() {
        Some(_) => tongue.text("web-join-rematch"),
        None => tongue.text("web-rematch"),
    };
    view! { <button id="rematch" class:gone=move || !may() class:primary=move || offered().is_some() on:click=join>{said}</button> }
        .into_any()
}

/// The way to a replay that others can open, too.
pub(crate) fn share_record(record: StoredValue<Record>, tongue: Tongue) -> AnyView {
    let brought = RwSignal::new(None::<Result<TableId, Message>>);
    let bring = move |_| {
        let record = record.with_value(Record::to_value);
        spawn_local(async move {
            let game = record["game"].as_str().unwrap_or_default().to_owned();
            let found: Result<Imported, Trouble> = request::post("records", &record).await;
            let found = found.map(|Imported { table, host }| {
                own::keep(OwnTable {
                    host: Some(host),
                    over: true,
                    ..OwnTable::new(table.clone(), &game)
                });
                table
            });
            brought.try_set(Some(found.map_err(|trouble| trouble.message())));
        });
    };
    let view = move || match brought.get() {
        Some(Ok(table)) => share(&Page::At(table, None), tongue),
        Some(Err(message)) => {
            view! { <p class="trouble" role="alert">{tongue.say(&message)}</p> }.into_any()
        }
        None => {
            view! { <button id="bring" on:click=bring>{tongue.text("web-share-replay")}</button> }
                .into_any()
        }
    };
    view! { <div class="bring">{view}</div> }.into_any()
}

/// The tables that this device knows, the last one first.
pub(crate) fn own_tables() -> Vec<OwnTable> {
    own::all()
        .into_iter()
        .filter(|own| !own.game.is_empty())
        .collect()
}

/// The tables that strangers may join.
pub(crate) async fn open_tables() -> Result<Vec<ListedTable>, Trouble> {
    request::get("tables", None).await
}

/// Takes a seat, and remembers what proves it.
async fn sit(
    table: &TableId,
    game: &str,
    name: &str,
    seat: Option<usize>,
) -> Result<Seated, Trouble> {
    // If no answer comes, the next try has the same secret, and gets the same seat.
    let known = own::find(table);
    let mut own = known.unwrap_or_else(|| OwnTable::new(table.clone(), game));
    let claim = own.claim.get_or_insert_with(|| Claim {
        secret: browser::random_name(),
        nonce: browser::random_name(),
    });
    let asked = Sit {
        seat,
        name: name.to_owned(),
        nonce: claim.nonce.clone(),
        secret: Some(claim.secret.clone()),
    };
    own::keep(own);
    let path = format!("tables/{table}/seats");
    let seated = match request::post::<Seated>(&path, &asked).await {
        Err(Trouble::Unreachable) => request::post(&path, &asked).await?,
        answered => answered?,
    };
    let known = own::find(table);
    let mut own = known.unwrap_or_else(|| OwnTable::new(table.clone(), game));
    own.secret.clone_from(&asked.secret);
    own::keep(own);
    browser::keep("name", name);
    Ok(seated)
}

/// Makes a table with bots on some seats and its maker on one, and gives its name.
pub(crate) async fn gather(
    wanted: &Gather,
    bots: Vec<(usize, String)>,
    own: Option<(usize, String)>,
) -> Result<TableId, Trouble> {
    let Created { table, host } = request::post("tables", wanted).await?;
    own::keep(OwnTable {
        host: Some(host.clone()),
        ..OwnTable::new(table.clone(), &wanted.game)
    });
    for (seat, bot) in bots {
        let asked = SitBot {
            host: host.clone(),
            seat: Some(seat),
            bot,
        };
        let path = format!("tables/{table}/bots");
        request::post::<Seated>(&path, &asked).await?;
    }
    if let Some((seat, name)) = own {
        sit(&table, &wanted.game, &name, Some(seat)).await?;
    }
    Ok(table)
}
