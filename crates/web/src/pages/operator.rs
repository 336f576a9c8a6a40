//! The page of the operator, behind a secret: who is here, tables, people, and what operators have done. It does what
//! `takht admin` does; what changes something asks once more before it is done.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use takht_core::Message;

use super::dates::moment;
use crate::browser;
use crate::changing::changing;
use crate::i18n::{I18n, use_i18n};
use crate::model::navigation::Page;
use crate::model::operator::{
    self, Act, Audit, ServerOverview, ServerPerson, ServerTable, is_refused,
};
use crate::on;
use crate::transport::request::Trouble;

/// The most turns that one can take back at once here; `takht admin` has no limit.
const MOST_TURNS: usize = 99;

/// What the page knows and says.
#[derive(Clone, Copy)]
struct Desk {
    secret: RwSignal<Option<String>>,
    overview: RwSignal<Option<ServerOverview>>,
    /// Only tables and people with this text are shown.
    wanted: RwSignal<String>,
    trouble: RwSignal<Option<Message>>,
    told: RwSignal<Option<Message>>,
    is_busy: RwSignal<bool>,
}

impl Desk {
    /// Asks the server what is going on.
    fn look(self) {
        let Some(secret) = self.secret.get_untracked() else {
            return;
        };
        self.is_busy.set(true);
        spawn_local(async move {
            let found = operator::overview(&secret).await;
            self.is_busy.try_set(false);
            match found {
                Ok(found) => {
                    operator::keep_secret(Some(&secret));
                    self.overview.try_set(Some(found));
                }
                Err(trouble) => self.fail(&trouble),
            }
        });
    }

    fn fail(self, trouble: &Trouble) {
        let said = match is_refused(trouble) {
            true => {
                self.leave();
                Message::new("operator-wrong")
            }
            false => trouble.message(),
        };
        self.told.try_set(None);
        self.trouble.try_set(Some(said));
    }

    /// Forgets the secret and everything that it has shown.
    fn leave(self) {
        operator::keep_secret(None);
        self.secret.try_set(None);
        self.overview.try_set(None);
    }

    /// Does something, says so, and looks again.
    fn act(self, act: Act) {
        let Some(secret) = self.secret.get_untracked() else {
            return;
        };
        self.trouble.set(None);
        self.told.set(None);
        self.is_busy.set(true);
        spawn_local(async move {
            let done = operator::act(&secret, &act).await;
            self.is_busy.try_set(false);
            match done {
                Ok(answer) => {
                    self.told.try_set(Some(done_message(&act, &answer)));
                    self.look();
                }
                Err(trouble) => self.fail(&trouble),
            }
        });
    }

    fn shows(self, texts: &[&str]) -> bool {
        self.wanted.with(|wanted| {
            let wanted = wanted.trim().to_lowercase();
            let mut texts = texts.iter();
            texts.any(|text| text.to_lowercase().contains(&wanted))
        })
    }
}

/// Says that something is done.
fn done_message(act: &Act, answer: &Value) -> Message {
    match act {
        Act::Undo(..) | Act::Patch(..) => {
            let count = answer["ply"].as_u64().unwrap_or_default() as usize;
            Message::new("operator-changed").with("count", count)
        }
        Act::RemoveName(..) => Message::new("operator-removed"),
        Act::Export(key) => {
            let name = format!("takht-person-{:.8}.json", key.as_str());
            let text = serde_json::to_string_pretty(answer).unwrap_or_default();
            match browser::save_file(&name, &text) {
                Ok(()) => Message::new("operator-exported"),
                Err(_) => Message::new("person-not-done"),
            }
        }
    }
}

/// Asks whether to do something; `None` if it needs no question.
fn question(act: &Act) -> Option<Message> {
    Some(match act {
        Act::Undo(_, turns) => Message::new("operator-undo-sure").with("count", *turns),
        Act::Patch(_, events) => {
            Message::new("operator-patch-sure").with("events", events.join(", "))
        }
        Act::RemoveName(_, name) => Message::new("operator-remove-sure").with("name", name.clone()),
        Act::Export(_) => return None,
    })
}

#[component]
pub(crate) fn Operator() -> impl IntoView {
    let i18n = use_i18n();
    let desk = Desk {
        secret: RwSignal::new(operator::kept_secret()),
        overview: RwSignal::new(None),
        wanted: RwSignal::new(String::new()),
        trouble: RwSignal::new(None),
        told: RwSignal::new(None),
        is_busy: RwSignal::new(false),
    };
    desk.look();
    let is_in = Memo::new(move |_| desk.overview.with(Option::is_some));
    let trouble = move || {
        let trouble = desk.trouble.get()?;
        Some(view! { <p class="trouble" role="alert">{i18n.say(&trouble)}</p> })
    };
    let told = move || desk.told.get().map(|told| i18n.say(&told));
    let body = move || match is_in.get() {
        true => inside(desk, i18n),
        false => door(desk, i18n),
    };
    view! {
        <section class="operator" aria-busy=move || desk.is_busy.get().to_string()>
            <h1>{i18n.live().text("operator-title")}</h1>
            <p class="help">{i18n.live().text("operator-what")}</p>
            <div class="said">
                {changing(trouble)}
                <p class="told" role="status">{told}</p>
            </div>
            {changing(body)}
        </section>
    }
}

/// Asks for the secret.
fn door(desk: Desk, i18n: I18n) -> AnyView {
    let secret = RwSignal::new(String::new());
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        desk.trouble.set(None);
        let given = secret.get_untracked().trim().to_owned();
        desk.secret.set(Some(given));
        desk.look();
    };
    view! {
        <form class="panel door" on:submit=on::submit(enter)>
            <label>
                <span>{i18n.live().text("operator-secret")}</span>
                <input type="password" id="operator-secret" dir="ltr" autocomplete="off" required
                    on:input=on::plain(move |event| secret.set(event_target_value(&event)))/>
            </label>
            <p class="help">{i18n.live().text("operator-secret-what")}</p>
            <p class="ways"><button class="primary" id="operator-enter" disabled=move || desk.is_busy.get()>{i18n.live().text("operator-enter")}</button></p>
        </form>
    }
    .into_any()
}

/// Everything behind the secret.
fn inside(desk: Desk, i18n: I18n) -> AnyView {
    let leave = move |_| {
        desk.told.set(None);
        desk.leave();
    };
    let here = move || {
        let count = desk
            .overview
            .with(|seen| seen.as_ref().map_or(0, |seen| seen.present));
        i18n.say(&Message::new("lobby-here").with("count", count as usize))
    };
    let audit = move || {
        desk.overview.with(|seen| {
            let notes = seen.iter().flat_map(|seen| &seen.audit);
            let rows = notes.map(|note| note_row(note, i18n));
            view! { <ul class="results-list">{rows.collect_view()}</ul> }
        })
    };
    view! {
        <div class="operator-head">
            <p class="here"><span>{here}</span></p>
            <button id="operator-refresh" on:click=on::click(move |_| desk.look())>{i18n.live().text("operator-refresh")}</button>
            <button class="quiet" id="operator-leave" on:click=on::click(leave)>{i18n.live().text("operator-leave")}</button>
        </div>
        <label class="find">
            <span>{i18n.live().text("operator-find")}</span>
            <input type="search" id="operator-find" on:input=on::plain(move |event| desk.wanted.set(event_target_value(&event)))/>
        </label>
        <section class="panel" id="operator-tables"><h2>{i18n.live().text("operator-tables")}</h2> {tables(desk, i18n)}</section>
        <section class="panel" id="operator-people"><h2>{i18n.live().text("operator-people")}</h2> {people(desk, i18n)}</section>
        <section class="panel" id="operator-audit"><h2>{i18n.live().text("operator-done")}</h2> {changing(audit)}</section>
    }
    .into_any()
}

/// Says that a list has nothing to show.
fn nothing(is_empty: Signal<bool>, i18n: I18n) -> AnyView {
    let said = move || {
        is_empty
            .get()
            .then(|| view! { <p class="help">{i18n.text("operator-nothing")}</p> })
    };
    changing(said).into_any()
}

/// The tables. A row stays while its table is the same, with what the operator has opened and typed there.
fn tables(desk: Desk, i18n: I18n) -> AnyView {
    let tables = Memo::new(move |_| {
        desk.overview.with(|seen| {
            let tables = seen.iter().flat_map(|seen| &seen.tables);
            let tables = tables.filter(|table| {
                desk.shows(&[table.table.as_str(), &table.game, &names(table, i18n)])
            });
            tables.cloned().collect::<Vec<_>>()
        })
    });
    let is_empty = Memo::new(move |_| tables.with(Vec::is_empty));
    let key = |table: &ServerTable| {
        let table = table.clone();
        (table.table.as_str().to_owned(), table.phase, table.seats)
    };
    let row = move |table: ServerTable| changing(move || table_row(&table, desk, i18n));
    view! { <ul class="results-list"><For each=move || tables.get() key=key children=row/></ul> {nothing(is_empty.into(), i18n)} }
        .into_any()
}

fn people(desk: Desk, i18n: I18n) -> AnyView {
    let people = Memo::new(move |_| {
        desk.overview.with(|seen| {
            let people = seen.iter().flat_map(|seen| &seen.people);
            let people = people.filter(|person| desk.shows(&[person.key.as_str(), &person.name]));
            people.cloned().collect::<Vec<_>>()
        })
    });
    let is_empty = Memo::new(move |_| people.with(Vec::is_empty));
    let key = |person: &ServerPerson| (person.key.as_str().to_owned(), person.name.clone());
    let row = move |person: ServerPerson| changing(move || person_row(&person, desk, i18n));
    view! { <ul class="results-list"><For each=move || people.get() key=key children=row/></ul> {nothing(is_empty.into(), i18n)} }
        .into_any()
}

/// Who sits at a table.
fn names(table: &ServerTable, i18n: I18n) -> String {
    let names = i18n.names_of(&table.seats).into_iter();
    let names = names.filter(|name| !name.is_empty());
    names.collect::<Vec<_>>().join(" \u{b7} ")
}

/// A button that asks once more before it does what it says. `wanted` says what that is, or why it cannot be done.
fn asks_first(
    label: &'static str,
    id: &'static str,
    wanted: impl Fn() -> Result<Act, Message> + Send + Sync + 'static,
    desk: Desk,
    i18n: I18n,
) -> AnyView {
    let asked = RwSignal::new(None::<Act>);
    let ask = move |_| match wanted() {
        Ok(act) => {
            desk.trouble.set(None);
            asked.set(Some(act));
        }
        Err(why) => desk.trouble.set(Some(why)),
    };
    let sure = move || {
        let act = asked.get()?;
        let question = i18n.say(&question(&act)?);
        let does = move |_| {
            asked.set(None);
            desk.act(act.clone());
        };
        Some(view! {
            <div class="sure" role="group" aria-label=question.clone()>
                <p role="alert">{question.clone()}</p>
                <p class="ways">
                    <button class="danger" data-sure=id on:click=on::click(does)>{i18n.text("operator-yes")}</button>
                    <button class="quiet" on:click=on::click(move |_| asked.set(None))>{i18n.text("web-cancel")}</button>
                </p>
            </div>
        })
    };
    view! {
        <button data-act=id disabled=move || desk.is_busy.get() on:click=on::click(ask)>{i18n.text(label)}</button>
        {changing(sure)}
    }
    .into_any()
}

fn table_row(table: &ServerTable, desk: Desk, i18n: I18n) -> AnyView {
    let id = table.table.clone();
    let names = names(table, i18n);
    let phase = match table.phase.as_str() {
        "gathering" => "operator-gathering",
        "opening" => "operator-opening",
        _ => "operator-playing",
    };
    let is_played = table.phase == "playing";
    let unlisted = (!table.listed)
        .then(|| view! { <span class="tag">{i18n.text("operator-unlisted")}</span> });
    let this = id.clone();
    let changed = move || {
        let last = desk.overview.with(|seen| {
            let mut tables = seen.iter().flat_map(|seen| &seen.tables);
            tables
                .find(|table| table.table == this)
                .map(|table| table.last)
        });
        let last = moment(last?, i18n.lang());
        Some(i18n.say(&Message::new("operator-last").with("date", last)))
    };
    let turns = RwSignal::new(1_usize);
    let events = RwSignal::new(String::new());
    let (undone, patched) = (id.clone(), id.clone());
    let undo = move || match turns.get_untracked() {
        turns @ 1..=MOST_TURNS => Ok(Act::Undo(undone.clone(), turns)),
        _ => Err(Message::new("operator-bad-turns").with("most", MOST_TURNS)),
    };
    let patch = move || {
        let events = events.get_untracked();
        let events = events
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty());
        let events: Vec<String> = events.map(str::to_owned).collect();
        match events.is_empty() {
            true => Err(Message::new("operator-no-events")),
            false => Ok(Act::Patch(patched.clone(), events)),
        }
    };
    let read = move |text: String| turns.set(text.trim().parse().unwrap_or_default());
    let ways = is_played.then(|| {
        view! {
            <div class="act">
                <label><span>{i18n.text("operator-turns")}</span>
                    <input type="number" class="turns" min="1" max=MOST_TURNS prop:value=move || turns.get().to_string() on:change=on::plain(move |event| read(event_target_value(&event)))/></label>
                {asks_first("operator-undo", "undo", undo, desk, i18n)}
            </div>
            <div class="act">
                <label><span>{i18n.text("operator-events")}</span>
                    <textarea class="events" dir="ltr" rows="2" spellcheck="false" prop:value=move || events.get() on:input=on::plain(move |event| events.set(event_target_value(&event)))></textarea></label>
                {asks_first("operator-patch", "patch", patch, desk, i18n)}
            </div>
        }
    });
    let title = i18n.say(&Message::new(format!("{}-title", table.game)));
    view! {
            <li data-table=id.as_str().to_owned()>
                <details>
                    <summary><b>{title}</b> <bdi class="names">{names}</bdi> <span class="tag">{i18n.text(phase)}</span> {unlisted}</summary>
                    <p class="help"><code dir="ltr">{id.as_str().to_owned()}</code> " " {changed}</p>
                    <p class="ways"><a class="button quiet" href=Page::At(id.clone(), None).link()>{i18n.text("operator-open")}</a></p>
                    {ways}
                </details>
            </li>
        }
        .into_any()
}

fn person_row(person: &ServerPerson, desk: Desk, i18n: I18n) -> AnyView {
    let name = match person.name.as_str() {
        "" => view! { <i>{i18n.text("person-nameless")}</i> }.into_any(),
        name => view! { <bdi>{name.to_owned()}</bdi> }.into_any(),
    };
    let (key, exported) = (person.key.clone(), person.key.clone());
    let removed = Act::RemoveName(person.key.clone(), person.name.clone());
    let remove = (!person.name.is_empty()).then(|| {
        asks_first(
            "operator-remove-name",
            "remove-name",
            move || Ok(removed.clone()),
            desk,
            i18n,
        )
    });
    view! {
            <li class="person-row" data-person=key.as_str().to_owned()>
                <p><a href=Page::Person(key.clone()).link()>{name}</a> " " <code dir="ltr">{format!("{:.8}\u{2026}", key.as_str())}</code></p>
                <div class="ways">
                    <button class="quiet" data-act="export" on:click=on::click(move |_| desk.act(Act::Export(exported.clone())))>{i18n.text("operator-export")}</button>
                    {remove}
                </div>
            </li>
        }
        .into_any()
}

fn note_row(note: &Audit, i18n: I18n) -> AnyView {
    view! {
        <li>
            <p class="help">{moment(note.at, i18n.lang())} " \u{b7} " <bdi dir="ltr">{note.who.clone()}</bdi></p>
            <p><code dir="ltr">{note.what.clone()}</code></p>
        </li>
    }
    .into_any()
}
