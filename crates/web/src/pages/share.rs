//! The link to a table, for the person to send or show to others.

use leptos::prelude::*;
use leptos::task::spawn_local;
use takht_core::Message;
use takht_protocol::TableId;

use crate::browser;
use crate::changing::changing;
use crate::i18n::I18n;
use crate::model::navigation::Page;
use crate::model::online_table::OnlineTable;
use crate::on;
use crate::transport::request;

/// The link to a table for others, with the ways to share it. It leads by a page that messengers show a preview of,
/// in the language of the person who sends it.
pub(crate) fn share(table: TableId, i18n: I18n) -> AnyView {
    let (base, only_here) = reachable();
    let behind = move || format!("at/{table}?lang={}", i18n.lang().code());
    view! {
        <div class="share">
            {hand_on("link", "web-link", base, behind, i18n)}
            {changing(move || only_here.get().then(|| view! {
                <p class="trouble">{i18n.say(&Message::new("web-only-here"))} " " <bdi dir="ltr"><code>"--listen 0.0.0.0"</code></bdi></p>
            }))}
        </div>
    }
    .into_any()
}

/// The link that opens the person's own seat on another device, if they have a seat.
pub(crate) fn personal(online: OnlineTable, i18n: I18n) -> AnyView {
    let (base, _) = reachable();
    let view = move || {
        let page = Page::At(online.table.get_value(), Some(online.secret.get()?));
        Some(view! {
            <details class="personal share">
                <summary>{i18n.text("web-other-device")}</summary>
                <p>{i18n.text("web-personal-link")}</p>
                {hand_on("own-link", "web-other-device", base, move || page.link(), i18n)}
            </details>
        })
    };
    view! { {view} }.into_any()
}

/// A link that carries something of the person to another of their devices.
pub(super) fn carried_link(page: &Page, i18n: I18n) -> AnyView {
    let (base, _) = reachable();
    let page = page.link();
    let shown = hand_on(
        "carry-link",
        "person-carry-link",
        base,
        move || page.clone(),
        i18n,
    );
    view! { <div class="share">{shown}</div> }.into_any()
}

/// The address at which other devices find this page, and whether none can. If the server runs on
/// this device, the page asks it for its addresses, because `localhost` works only here.
fn reachable() -> (RwSignal<String>, RwSignal<bool>) {
    let base = RwSignal::new(browser::page_address());
    let only_here = RwSignal::new(false);
    if browser::is_on_the_same_device() {
        spawn_local(async move {
            let Ok(found) = request::get("addresses", None).await else {
                return;
            };
            let first = found["addresses"][0].as_str();
            only_here.try_set(first.is_none());
            if let Some(first) = first {
                base.try_set(first.to_owned());
            }
        });
    }
    (base, only_here)
}

/// A link in a field with this id, to copy, to share, or to scan.
fn hand_on(
    field: &'static str,
    label: &'static str,
    base: RwSignal<String>,
    behind: impl Fn() -> String + Send + Sync + 'static,
    i18n: I18n,
) -> AnyView {
    let link = Memo::new(move |_| base.with(|base| format!("{base}{}", behind())));
    let copied = RwSignal::new(None::<bool>);
    let copy = move |_| {
        browser::copy(field, move |done| {
            copied.try_set(Some(done));
        });
    };
    let said = move || {
        copied.get().map(|done| match done {
            true => i18n.text("web-copied"),
            false => i18n.text("web-not-copied"),
        })
    };
    let send = browser::can_share().then(|| {
        let send = move |_| browser::share(&link.get_untracked());
        view! { <button type="button" on:click=on::click(send)>{i18n.live().text("web-send-link")}</button> }
    });
    let code = RwSignal::new(None::<(String, String)>);
    Effect::new(move || {
        let link = link.get();
        spawn_local(async move {
            code.try_set(browser::code_of(&link).await);
        });
    });
    // The page stays as it is while the code is made.
    let code = move || {
        let (side, path) = code
            .get()
            .unwrap_or_else(|| ("35".to_owned(), String::new()));
        let label = i18n.text("web-code");
        view! {
            <figure class="code" role="img" aria-label=label>
                <svg viewBox=format!("0 0 {side} {side}") aria-hidden="true">
                    <rect width="100%" height="100%" fill="#fff"/>
                    <path d=path fill="#000"/>
                </svg>
            </figure>
        }
    };
    view! {
        <label>
            <span>{i18n.live().text(label)}</span>
            <input type="text" id=field readonly dir="ltr" prop:value=move || link.get()/>
        </label>
        <p class="ways">
            <button type="button" class="primary copy" on:click=on::click(copy)>{i18n.live().text("web-copy")}</button>
            {send}
            <span role="status">{said}</span>
        </p>
        {changing(code)}
    }
    .into_any()
}
