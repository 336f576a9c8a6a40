//! The link to a table, to be sent or shown to others.

use fast_qr::QRBuilder;
use leptos::prelude::*;
use leptos::task::spawn_local;
use takht_core::Message;
use takht_protocol::Addresses;

use super::{Company, request};
use crate::app::Page;
use crate::browser;
use crate::tongue::Tongue;

/// How far a code is from its edge, in squares, so that cameras find it.
const MARGIN: usize = 3;

/// The link that others open, with the ways to hand it on.
pub(crate) fn share(page: &Page, tongue: Tongue) -> AnyView {
    let (base, only_here) = reachable();
    view! {
        <div class="share">
            {hand_on("link", "web-link", base, page.link(), tongue)}
            {move || only_here.get().then(|| view! {
                <p class="trouble">{tongue.say(&Message::new("web-only-here"))} " " <bdi dir="ltr"><code>"--listen 0.0.0.0"</code></bdi></p>
            })}
        </div>
    }
    .into_any()
}

/// The link that opens the own seat on another device, for whoever has one.
pub(crate) fn personal(company: Company, tongue: Tongue) -> AnyView {
    let (base, _) = reachable();
    let secret = Memo::new(move |_| company.own.with(|own| own.as_ref()?.secret.clone()));
    let view = move || {
        let page = Page::At(company.table.get_value(), Some(secret.get()?));
        Some(view! {
            <details class="personal share">
                <summary>{tongue.text("web-other-device")}</summary>
                <p>{tongue.text("web-personal-link")}</p>
                {hand_on("own-link", "web-other-device", base, page.link(), tongue)}
            </details>
        })
    };
    view! { {view} }.into_any()
}

/// Where others find this page, and whether nobody does. A device calls itself by a name that leads
/// nowhere else.
fn reachable() -> (RwSignal<String>, RwSignal<bool>) {
    let base = RwSignal::new(browser::page_address());
    let only_here = RwSignal::new(false);
    if browser::is_on_the_same_device() {
        spawn_local(async move {
            let found: Result<Addresses, _> = request::get("addresses", None).await;
            let Ok(found) = found else { return };
            only_here.try_set(found.addresses.is_empty());
            if let Some(first) = found.addresses.into_iter().next() {
                base.try_set(first);
            }
        });
    }
    (base, only_here)
}

/// A link in a field of this name, to be copied, sent, or read by a camera.
fn hand_on(
    field: &'static str,
    label: &'static str,
    base: RwSignal<String>,
    behind: String,
    tongue: Tongue,
) -> AnyView {
    let link = Memo::new(move |_| base.with(|base| format!("{base}{behind}")));
    let copied = RwSignal::new(None::<bool>);
    let copy = move |_| {
        browser::copy(field, move |done| {
            copied.try_set(Some(done));
        });
    };
    let said = move || {
        copied.get().map(|done| match done {
            true => tongue.text("web-copied"),
            false => tongue.text("web-not-copied"),
        })
    };
    let send = browser::can_share().then(|| {
        let send = move |_| browser::share(&link.get_untracked());
        view! { <button type="button" on:click=send>{move || tongue.text("web-send-link")}</button> }
    });
    let code = move || {
        picture(&link.get()).map(|code| {
            let label = tongue.text("web-code");
            view! { <figure class="code" role="img" aria-label=label>{code}</figure> }
        })
    };
    view! {
        <label>
            <span>{move || tongue.text(label)}</span>
            <input type="text" id=field readonly dir="ltr" prop:value=move || link.get()/>
        </label>
        <p class="ways">
            <button type="button" class="primary copy" on:click=copy>{move || tongue.text("web-copy")}</button>
            {send}
            <span role="status">{said}</span>
        </p>
        {code}
    }
    .into_any()
}

/// A link that cameras read.
fn picture(link: &str) -> Option<AnyView> {
    let code = QRBuilder::new(link).build().ok()?;
    let size = code.size;
    let mut path = String::new();
    for row in 0..size {
        let line = &code[row];
        for column in (0..size).filter(|&column| line[column].value()) {
            path.push_str(&format!("M{} {}h1v1h-1z", column + MARGIN, row + MARGIN));
        }
    }
    let side = size + 2 * MARGIN;
    Some(
        view! {
            <svg viewBox=format!("0 0 {side} {side}") aria-hidden="true">
                <rect width=side height=side fill="#fff"/>
                <path d=path fill="#000"/>
            </svg>
        }
        .into_any(),
    )
}
