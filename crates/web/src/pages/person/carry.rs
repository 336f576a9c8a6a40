//! The ways of an identity to another device: a link or its picture, a file, a passkey.

use leptos::prelude::*;
use takht_core::Message;
use takht_protocol::PersonChange;

use super::Own;
use crate::browser;
use crate::changing::changing;
use crate::i18n::I18n;
use crate::model::identity::Identity;
use crate::model::navigation::Page;
use crate::model::person;
use crate::on;
use crate::pages::share::carried_link;
use crate::transport::request;

/// How one takes one's identity along.
pub(super) fn carry(own: Own, i18n: I18n) -> AnyView {
    let is_shown = RwSignal::new(false);
    let link = move || {
        let identity = own.identity.get().filter(|_| is_shown.get())?;
        Some(carried_link(&Page::Me(Some(identity.seed)), i18n))
    };
    let save = move |_| {
        let (Some(identity), Some(person)) =
            (own.identity.get_untracked(), own.person.get_untracked())
        else {
            return;
        };
        let text = exported(&identity, &request::body(&person));
        // If the browser cannot save files, nothing happens.
        let _ = browser::save_file("takht-identity.json", &text);
    };
    let passkeys = browser::has_passkeys().then(|| {
        let add = move |_| {
            let (Some(identity), Some(person)) =
                (own.identity.get_untracked(), own.person.get_untracked())
            else {
                return;
            };
            let name = person.page.look.name;
            let asked = async move { person::add_passkey(&identity, &name).await };
            own.does("person-passkey-added", Box::pin(asked));
        };
        let known = move || {
            let known = own.person.with(|person| Some(person.as_ref()?.passkeys.clone()));
            let rows = known.unwrap_or_default().into_iter().enumerate().map(|(nth, known)| {
                let label = Message::new("person-passkey").with("number", nth + 1);
                let forget = move |_| {
                    let credential = known.credential.clone();
                    own.change("person-passkey-forgotten", PersonChange::ForgetPasskey(credential));
                };
                view! { <li><span>{i18n.say(&label)}</span> <button class="quiet" on:click=on::click(forget)>{i18n.text("person-forget-passkey")}</button></li> }
            });
            view! { <ul class="plain-list">{rows.map(IntoAny::into_any).collect_view()}</ul> }
        };
        view! {
            <p class="help">{i18n.live().text("person-passkey-what")}</p>
            <p class="ways"><button id="add-passkey" on:click=on::click(add)>{i18n.live().text("person-add-passkey")}</button></p>
            {changing(known)}
        }
    });
    view! {
        <details class="panel" id="carry">
            <summary>{i18n.live().text("person-carry")}</summary>
            <p>{i18n.live().text("person-carry-how")}</p>
            <p class="ways">
                <button id="show-carry-link" aria-pressed=move || is_shown.get().to_string() on:click=on::click(move |_| is_shown.update(|shown| *shown = !*shown))>{i18n.live().text("person-show-link")}</button>
                <button id="export" on:click=on::click(save)>{i18n.live().text("person-export")}</button>
            </p>
            {changing(link)}
            {passkeys}
        </details>
    }
    .into_any()
}

/// A file with the identity, and with all that the server keeps.
fn exported(identity: &Identity, kept: &str) -> String {
    let identity = identity.write();
    let identity = identity.trim_end_matches('}');
    format!("{identity},\"kept\":{kept}}}")
}

/// How one brings an identity that one already has.
pub(super) fn bring(own: Own, i18n: I18n) -> AnyView {
    let read = move |text: String| match Identity::read(&text) {
        Some(identity) => use_seed(own, identity.seed),
        None => own.trouble.set(Some(Message::new("person-no-file"))),
    };
    let passkey = browser::has_passkeys().then(|| {
        let open = move |_| own.does("person-arrived", Box::pin(person::open_passkey()));
        view! { <button id="open-passkey" on:click=on::click(open)>{i18n.live().text("person-open-passkey")}</button> }
    });
    view! {
        <p>{i18n.live().text("person-bring-how")}</p>
        <p class="ways">
            <label class="button">
                <span>{i18n.live().text("person-open-file")}</span>
                <input type="file" id="identity-file" class="unseen" accept=".json,application/json"
                    on:change=on::plain(move |event| browser::read_file(&event, read))/>
            </label>
            {passkey}
        </p>
    }
    .into_any()
}

fn use_seed(own: Own, seed: String) {
    let asked = async move {
        let identity = person::of_seed(seed).await?;
        Some(person::bring(&identity).await)
    };
    own.does("person-arrived", Box::pin(asked));
}

/// Somebody opened the link that carries an identity: they decide whether it is for this device.
pub(super) fn arrive(
    own: Own,
    seed: String,
    carried: RwSignal<Option<String>>,
    i18n: I18n,
) -> AnyView {
    let replaces = own
        .identity
        .with_untracked(|own| own.as_ref().is_some_and(|own| own.seed != seed));
    let said = match replaces {
        true => "person-arrive-replaces",
        false => "person-arrive",
    };
    let take = move |_| {
        carried.set(None);
        use_seed(own, seed.clone());
    };
    view! {
        <section class="panel" id="arrive">
            <h1>{i18n.live().text("person-carry")}</h1>
            <p>{i18n.live().text(said)}</p>
            <p class="ways">
                <button class="primary" id="take-identity" on:click=on::click(take)>{i18n.live().text("person-use-here")}</button>
                <button class="quiet" on:click=on::click(move |_| carried.set(None))>{i18n.live().text("web-cancel")}</button>
            </p>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exported_file_brings_the_identity_back() {
        let identity = Identity {
            seed: "5e".repeat(32),
            key: "ab".repeat(32).parse().unwrap(),
        };
        let file = exported(&identity, r#"{"blocks":[]}"#);
        assert_eq!(Identity::read(&file), Some(identity));
        assert!(serde_json::from_str::<serde_json::Value>(&file).unwrap()["kept"].is_object());
    }
}
