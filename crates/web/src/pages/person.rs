//! People: one's own page with everything that one can do with an identity, and the pages of others.

mod carry;
mod look;
mod results;

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;
use takht_core::Message;
use takht_protocol::{Look, OwnPerson, PersonChange, PersonKey, PersonPage, Problem};

use self::carry::{arrive, carry};
use self::look::look_form;
use self::results::{counts, ratings, results};
use super::avatar::avatar;
use super::dates::date;
use crate::browser;
use crate::changing::changing;
use crate::i18n::{I18n, use_i18n};
use crate::model::identity::{self, Identity};
use crate::model::navigation::{Page, use_navigation};
use crate::model::person;
use crate::on;
use crate::transport::request::Trouble;

/// What one's own page knows and says.
#[derive(Clone, Copy)]
struct Own {
    identity: RwSignal<Option<Identity>>,
    person: RwSignal<Option<OwnPerson>>,
    trouble: RwSignal<Option<Message>>,
    /// What was done, for those who do not see it.
    told: RwSignal<Option<&'static str>>,
    is_busy: RwSignal<bool>,
    /// True if this server does not know the identity yet.
    is_unknown: RwSignal<bool>,
}

/// What the server answers to a change, sooner or later. None: the person has changed their mind.
type Changed = Pin<Box<dyn Future<Output = Option<Result<OwnPerson, Trouble>>>>>;

impl Own {
    /// Waits for the answer to a change, shows it, and says that it is done.
    fn does(self, told: &'static str, asked: Changed) {
        self.trouble.set(None);
        self.told.set(None);
        self.is_busy.set(true);
        spawn_local(async move {
            let answer = asked.await;
            if self.is_busy.is_disposed() {
                return;
            }
            self.is_busy.set(false);
            match answer {
                None => self.trouble.set(Some(Message::new("person-not-done"))),
                Some(Err(trouble)) => {
                    let is_unknown = matches!(&trouble, Trouble::Problem(report) if report.problem == Problem::NoSuchPerson);
                    self.is_unknown.set(is_unknown);
                    self.trouble.set((!is_unknown).then(|| trouble.message()));
                }
                Some(Ok(person)) => {
                    self.is_unknown.set(false);
                    self.identity.set(identity::own());
                    self.person.set(Some(person));
                    self.told.set(Some(told));
                }
            }
        });
    }

    /// Signs a change and sends it.
    fn change(self, told: &'static str, wanted: PersonChange) {
        if let Some(identity) = self.identity.get_untracked() {
            let asked = async move { Some(person::change(&identity, &wanted).await) };
            self.does(told, Box::pin(asked));
        }
    }
}

/// One's own page. A link from another device of the person carries the seed.
#[component]
pub(crate) fn Me(carried: Option<String>) -> impl IntoView {
    let i18n = use_i18n();
    let own = Own {
        identity: RwSignal::new(identity::own()),
        person: RwSignal::new(None),
        trouble: RwSignal::new(None),
        told: RwSignal::new(None),
        is_busy: RwSignal::new(false),
        is_unknown: RwSignal::new(false),
    };
    if carried.is_some() {
        // Take the seed out of the address, where others might read it.
        browser::replace_address(&Page::Me(None).link());
    }
    let carried = RwSignal::new(carried);
    if let Some(identity) = own.identity.get_untracked() {
        let asked = async move { Some(person::bring(&identity).await) };
        own.does("person-read", Box::pin(asked));
    }
    let has_identity = Memo::new(move |_| own.identity.with(Option::is_some));
    let body = move || match (carried.get(), has_identity.get()) {
        (Some(seed), _) => arrive(own, seed, carried, i18n),
        (None, true) => mine(own, i18n),
        (None, false) => stranger(own, i18n),
    };
    let said = move || own.told.get().map(|told| i18n.text(told));
    let trouble = move || {
        let trouble = own.trouble.get()?;
        Some(view! { <p class="trouble" role="alert">{i18n.say(&trouble)}</p> })
    };
    view! {
        <section class="person" aria-busy=move || own.is_busy.get().to_string()>
            {changing(body)}
            {changing(trouble)}
            <p class="told" role="status">{said}</p>
        </section>
    }
}

/// Somebody without an identity: what it is for, and how to get one.
fn stranger(own: Own, i18n: I18n) -> AnyView {
    view! {
        <section class="panel">
            <h1>{i18n.live().text("person-none")}</h1>
            <p>{i18n.live().text("person-what-for")}</p>
            <p class="help">{i18n.live().text("person-what-kept")}</p>
            {look_form(own, None, i18n)}
        </section>
        <section class="panel">
            <h2>{i18n.live().text("person-have-one")}</h2>
            {carry::bring(own, i18n)}
        </section>
    }
    .into_any()
}

/// One's own page.
fn mine(own: Own, i18n: I18n) -> AnyView {
    let page = Memo::new(move |_| {
        own.person
            .with(|person| Some(person.as_ref()?.page.clone()))
    });
    let shown = move || {
        page.get().map(|page| {
            let look = page.look.clone();
            view! {
                {head(&page, i18n)}
                <details class="panel" id="change-look">
                    <summary>{i18n.text("person-change")}</summary>
                    {look_form(own, Some(look), i18n)}
                </details>
                {ratings(&page, i18n)}
                {counts(&page, i18n)}
                {results(&page, i18n)}
            }
        })
    };
    let blocked = move || {
        let blocks = own
            .person
            .with(|person| person.as_ref().map(|person| person.blocks.clone()));
        let blocks = blocks.filter(|blocks| !blocks.is_empty())?;
        let rows = blocks.into_iter().map(|key| {
            let (link, short) = (Page::Person(key.clone()).link(), short(&key));
            let unblock = move |_| own.change("person-unblocked", PersonChange::Unblock(key.clone()));
            view! { <li><a href=link dir="ltr">{short}</a> <button class="quiet" on:click=on::click(unblock)>{i18n.text("person-unblock")}</button></li> }
        });
        Some(view! {
            <section class="panel" id="blocked">
                <h2>{i18n.text("person-blocked")}</h2>
                <ul class="plain-list">{rows.map(IntoAny::into_any).collect_view()}</ul>
            </section>
        })
    };
    let delete = move |_| {
        let Some(identity) = own.identity.get_untracked() else {
            return;
        };
        own.trouble.set(None);
        spawn_local(async move {
            match person::delete(&identity).await {
                Ok(()) => {
                    own.person.try_set(None);
                    own.identity.try_set(None);
                    own.told.try_set(Some("person-deleted"));
                }
                Err(trouble) => {
                    own.trouble.try_set(Some(trouble.message()));
                }
            }
        });
    };
    let introduce = move || {
        own.is_unknown.get().then(|| {
            let name = browser::kept("name").unwrap_or_default();
            let look = Look {
                name,
                ..Look::default()
            };
            view! {
                <section class="panel" id="introduce">
                    <p>{i18n.text("person-unknown-here")}</p>
                    {look_form(own, Some(look), i18n)}
                </section>
            }
        })
    };
    view! {
        {changing(introduce)}
        {changing(shown)}
        {carry(own, i18n)}
        {changing(blocked)}
        <details class="panel" id="delete-identity">
            <summary>{i18n.live().text("person-delete")}</summary>
            <p>{i18n.live().text("person-delete-how")}</p>
            <p class="ways"><button id="delete-now" on:click=on::click(delete)>{i18n.live().text("person-delete-now")}</button></p>
        </details>
    }
    .into_any()
}

/// The beginning of a key, where nothing else is known of a person.
fn short(key: &PersonKey) -> String {
    key.as_str().chars().take(8).collect()
}

/// The name and the look of a person, and since when the server has known them.
fn head(page: &PersonPage, i18n: I18n) -> AnyView {
    let name = match page.look.name.as_str() {
        "" => i18n.text("person-nameless"),
        name => name.to_owned(),
    };
    browser::set_title(&format!("{name} · {}", i18n.text("web-title")));
    let since = Message::new("person-since").with("date", date(page.since, i18n.lang()));
    view! {
        <header class="person-head">
            {avatar(page.look.shape, page.look.colour)}
            <div>
                <h1 id="person-name"><bdi>{name}</bdi></h1>
                <p class="help">{i18n.say(&since)} " · " <bdi dir="ltr" class="key">{short(&page.key)}</bdi></p>
            </div>
        </header>
    }
    .into_any()
}

/// The page of somebody else.
#[component]
pub(crate) fn Person(key: PersonKey) -> impl IntoView {
    let (i18n, navigation) = (use_i18n(), use_navigation());
    if identity::own().is_some_and(|own| own.key == key) {
        navigation.go(&Page::Me(None));
    }
    let page = RwSignal::new(None::<Result<PersonPage, Trouble>>);
    spawn_local(async move {
        let found = person::page_of(&key).await;
        page.try_set(Some(found));
    });
    let body = move || {
        match page.get() {
        None => ().into_any(),
        Some(Err(trouble)) => view! { <section class="panel"><p class="trouble" role="alert">{i18n.say(&trouble.message())}</p><p class="ways"><a class="button" href=Page::Lobby.link()>{i18n.text("lobby-title")}</a></p></section> }
            .into_any(),
        Some(Ok(page)) => view! {
            {head(&page, i18n)}
            {avoiding(&page.key, i18n)}
            {ratings(&page, i18n)}
            {counts(&page, i18n)}
            {results(&page, i18n)}
        }
        .into_any(),
    }
    };
    view! { <section class="person">{changing(body)}</section> }
}

/// Muting a person on this device, and blocking them everywhere.
pub(super) fn avoiding(key: &PersonKey, i18n: I18n) -> AnyView {
    let muted = RwSignal::new(person::is_muted(key.as_str()));
    let told = RwSignal::new(None::<Message>);
    let of = key.clone();
    let mute = move |_| {
        muted.update(|muted| *muted = !*muted);
        person::mute(of.as_str(), muted.get_untracked());
    };
    let block = identity::own().map(|own| {
        let (key, named) = (key.clone(), key.as_str().to_owned());
        let block = move |_| {
            let (own, key) = (own.clone(), key.clone());
            person::mute(key.as_str(), true);
            muted.set(true);
            spawn_local(async move {
                let done = person::change(&own, &PersonChange::Block(key)).await;
                let said = match done {
                    Ok(_) => Message::new("person-is-blocked"),
                    Err(trouble) => trouble.message(),
                };
                told.try_set(Some(said));
            });
        };
        view! { <button class="quiet" data-block=named on:click=on::click(block)>{i18n.text("person-block")}</button> }
    });
    view! {
        <p class="ways avoiding">
            <button class="quiet" data-mute=key.as_str().to_owned() aria-pressed=move || muted.get().to_string() on:click=on::click(mute)>{i18n.text("person-mute")}</button>
            {block}
            <span role="status">{changing(move || told.get().map(|told| i18n.say(&told)))}</span>
        </p>
    }
    .into_any()
}
