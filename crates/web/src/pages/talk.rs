//! What people say to each other at a table: a few phrases, in everybody's own language, and who is not heard.

use std::time::Duration;

use leptos::prelude::*;
use takht_core::{Message, Seat};
use takht_protocol::{Phrase, Said, TableSnapshot, ToTable, Who};

use super::avatar::avatar;
use super::lobby::rating;
use super::person::avoiding;
use crate::board::mark;
use crate::browser;
use crate::changing::changing;
use crate::i18n::{I18n, use_i18n};
use crate::model::navigation::Page;
use crate::model::online_table::OnlineTable;
use crate::model::person;
use crate::on;

/// How long a phrase stays, and how many are shown at once.
const STAYS: Duration = Duration::from_secs(7);
const MOST: usize = 4;

/// The drawing of a reaction, which needs no face of the device's letters.
fn picture(phrase: Phrase) -> Option<&'static str> {
    Some(match phrase {
        Phrase::Smile => {
            "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9 9.5v.01M15 9.5v.01M8 14c2 3 6 3 8 0"
        }
        Phrase::Laugh => {
            "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM8 9.5l1.5-1.2L11 9.5M13 9.5l1.5-1.2L16 9.5M7.5 13h9c-.5 5-8.5 5-9 0z"
        }
        Phrase::Wow => {
            "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9 9v.01M15 9v.01M14 15a2 2.3 0 1 1-4 0 2 2.3 0 0 1 4 0z"
        }
        Phrase::Hmm => {
            "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9 10.5v.01M15 10.5v.01M13.5 7.5l3-.8M9 15.5l6-1"
        }
        Phrase::Clap => {
            "M8 13V6.5a1.5 1.5 0 0 1 3 0V11V5a1.5 1.5 0 0 1 3 0v6V6.5a1.5 1.5 0 0 1 3 0V14.5c0 4-2 6.5-5.5 6.5S6.5 19.5 5 16l-1.3-3a1.4 1.4 0 0 1 2.4-1.3zM19.5 4L21 2.5M20.5 8h2"
        }
        Phrase::Heart => {
            "M12 20.5C5 15.5 3 12 3 8.8 3 6 5 4 7.5 4c2 0 3.5 1 4.5 3 1-2 2.5-3 4.5-3C19 4 21 6 21 8.8c0 3.2-2 6.7-9 11.7z"
        }
        _ => return None,
    })
}

/// A phrase: its words, or its drawing with its words for those who do not see it.
fn drawn(phrase: Phrase, i18n: I18n) -> AnyView {
    let words = words_of(phrase, i18n);
    match picture(phrase) {
        Some(path) => view! { <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg> <span class="unseen">{words}</span> }
            .into_any(),
        None => view! { <span>{words}</span> }.into_any(),
    }
}

fn words_of(phrase: Phrase, i18n: I18n) -> String {
    // In the ids of sentences words that belong together have no hyphen.
    let name = phrase.id().replace('-', "_");
    i18n.say(&Message::new(format!("phrase-{name}")))
}

/// How this device names somebody whom it does not hear: by their key, else by their seat.
fn who_is(snapshot: &TableSnapshot, table: &str, seat: usize) -> String {
    let person = snapshot
        .seats
        .get(seat)
        .and_then(|seat| seat.person.as_ref());
    match person {
        Some(person) => person.key.as_str().to_owned(),
        None => format!("{table}/{seat}"),
    }
}

/// The phrases that arrive, and the sheet to say some.
#[component]
pub(crate) fn Talk(online: OnlineTable) -> impl IntoView {
    let i18n = use_i18n();
    let heard = RwSignal::new(Vec::<(u32, Said)>::new());
    let told = RwSignal::new(None::<&'static str>);
    Effect::new(move |last: Option<Option<u32>>| {
        let said = online.said.get();
        let number = said.as_ref().map(|(number, _)| *number);
        // What was said before this part of the page was there is not said again.
        if let (Some(last), Some((number, said))) = (last, said)
            && last != Some(number)
            && hears(online, said.seat)
        {
            heard.update(|heard| {
                heard.push((number, said));
                let more = heard.len().saturating_sub(MOST);
                heard.drain(..more);
            });
            let leave = move || {
                heard.try_update(|heard| heard.retain(|(one, _)| *one != number));
            };
            set_timeout(leave, STAYS);
        }
        number
    });
    let bubbles = move || {
        let heard = heard.get().into_iter().map(|(_, said)| {
            let name = name_at(online, said.seat).unwrap_or_default();
            let seat = Seat::all(said.seat + 1).last().unwrap_or_default();
            let shown = drawn(said.phrase, i18n);
            view! { <li data-said=said.phrase.id() data-by=said.seat>{mark(seat)} <b><bdi>{name}</bdi></b> {shown}</li> }
        });
        heard.map(IntoAny::into_any).collect_view()
    };
    let say = move |phrase: Phrase| {
        let is_sent = online.say(&ToTable::Say(phrase));
        told.set((!is_sent).then_some("web-lost"));
        // The sheet closes, so that the game is in view again.
        browser::close(".talk");
    };
    let phrases = Phrase::ALL.map(|phrase| {
        view! { <button class="phrase" class:reaction=picture(phrase).is_some() data-say=phrase.id() on:click=on::click(move |_| say(phrase))>{changing(move || drawn(phrase, i18n))}</button> }
    });
    let can_say = move || online.seat.get().is_some();
    let people = move || {
        online.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref()?;
            let own = online.seat.get();
            let seats = snapshot.seats.iter().enumerate();
            let rows = seats.filter_map(|(number, seat)| {
                let Who::Person(name) = &seat.who else {
                    return None;
                };
                (Some(number) != own).then(|| person_row(online, snapshot, number, name, i18n))
            });
            let rows: Vec<AnyView> = rows.collect();
            (!rows.is_empty()).then(|| view! { <ul class="plain-list at-table">{rows}</ul> })
        })
    };
    let rated = move || {
        let is_rated = online
            .snapshot
            .with(|snapshot| snapshot.as_ref().is_some_and(|snapshot| snapshot.rated));
        is_rated
            .then(|| view! { <p class="help" id="is-rated">{i18n.text("person-game-rated")}</p> })
    };
    view! {
        <details class="talk">
            <summary class="icon" aria-label=i18n.live().text("phrase-title") title=i18n.live().text("phrase-title")>
                <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h16v11H10l-4.5 4v-4H4zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01"/></svg>
            </summary>
            <div class="sheet">
                <div class="phrases" role="group" aria-label=i18n.live().text("phrase-title") class:gone=move || !can_say()>{phrases.into_view()}</div>
                {changing(rated)}
                {changing(people)}
            </div>
        </details>
        <div class="heard" role="log" aria-live="polite" aria-label=i18n.live().text("phrase-heard")><ul>{changing(bubbles)}</ul></div>
        {changing(move || told.get().map(|told| view! { <p class="unseen" role="alert">{i18n.text(told)}</p> }))}
    }
}

/// The name of the person on a seat.
fn name_at(online: OnlineTable, seat: usize) -> Option<String> {
    online.snapshot.with_untracked(|snapshot| {
        let seat = snapshot.as_ref()?.seats.get(seat)?;
        match &seat.who {
            Who::Person(name) => Some(name.clone()),
            Who::Nobody | Who::Bot(_) => None,
        }
    })
}

/// True unless the person has muted the one on that seat.
fn hears(online: OnlineTable, seat: usize) -> bool {
    let table = online.table.get_value();
    online.snapshot.with_untracked(|snapshot| {
        let snapshot = snapshot.as_ref();
        snapshot.is_some_and(|snapshot| !person::is_muted(&who_is(snapshot, table.as_str(), seat)))
    })
}

/// Somebody else at the table: who they are, and the ways not to hear or meet them.
fn person_row(
    online: OnlineTable,
    snapshot: &TableSnapshot,
    number: usize,
    name: &str,
    i18n: I18n,
) -> AnyView {
    let card = snapshot
        .seats
        .get(number)
        .and_then(|seat| seat.person.clone());
    let name = name.to_owned();
    let seat = Seat::all(number + 1).last().unwrap_or_default();
    match card {
        Some(card) => {
            let rated = card.rating.map(|rated| rating(rated, i18n));
            let link = Page::Person(card.key.clone()).link();
            view! {
                <li>
                    <a href=link target="_blank">{avatar(card.shape, card.colour)} <bdi>{name}</bdi> {rated}</a>
                    {avoiding(&card.key, i18n)}
                </li>
            }
            .into_any()
        }
        None => {
            let who = format!("{}/{number}", online.table.get_value());
            let muted = RwSignal::new(person::is_muted(&who));
            let mute = move |_| {
                muted.update(|muted| *muted = !*muted);
                person::mute(&who, muted.get_untracked());
            };
            view! {
                <li>
                    <span>{mark(seat)} <bdi>{name}</bdi></span>
                    <p class="ways avoiding"><button class="quiet" data-mute=number aria-pressed=move || muted.get().to_string() on:click=on::click(mute)>{i18n.text("person-mute")}</button></p>
                </li>
            }
            .into_any()
        }
    }
}
