//! The page of a table of the server: people gather, play, and look at the replay.

pub(super) mod calling;
pub(super) mod clock;
pub(super) mod leaving;
pub(super) mod meanwhile;
pub(super) mod room;

use std::sync::Arc;

use leptos::prelude::*;
use takht_core::{Message, Record, Seat};
use takht_games::GameId;
use takht_protocol::{TableId, TableSnapshot, TableState};

use super::later::{LaterPage, later};
use super::online_parts::{contact, is_called, rematch, removal, save_record, with_record};
use super::players::won_by;
use super::table::Table;
use crate::browser;
use crate::changing::changing;
use crate::i18n::{I18n, use_i18n};
use crate::model::navigation::{Page, Watched, use_navigation};
use crate::model::online_table::{Contact, OnlineTable, seat_names};
use crate::model::own_tables::{self as own, OwnTable};
use crate::model::table_trouble::TableTrouble;
use crate::on;

/// What the page shows of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    /// The server has not answered yet.
    Nothing,
    /// The room, where people take seats.
    Room,
    /// The game.
    Game,
    /// A finished game that a person uploaded.
    Replay,
    /// A game that the server cannot replay.
    Frozen,
    /// A game that the page no longer trusts.
    Distrusted,
}

fn shown(snapshot: &Option<TableSnapshot>) -> Shown {
    match snapshot {
        None => Shown::Nothing,
        Some(snapshot) if snapshot.imported => Shown::Replay,
        Some(snapshot) if snapshot.frozen.is_some() => Shown::Frozen,
        Some(snapshot) => match snapshot.state {
            TableState::Gathering | TableState::Opening => Shown::Room,
            TableState::Playing | TableState::Over => Shown::Game,
            TableState::Frozen => Shown::Frozen,
        },
    }
}

/// The page of a table of the server. If the device has several seats there, the person chooses one
/// first.
#[component]
pub(crate) fn Online(table: TableId, secret: Option<String>) -> impl IntoView {
    let i18n = use_i18n();
    if let Some(secret) = secret {
        let known = own::find(&table);
        let mut own = known.unwrap_or_else(|| OwnTable::new(table.clone(), ""));
        own.bring(secret);
        own::keep(own);
        // Take the secret out of the address, where others might read it.
        browser::replace_address(&Page::At(table.clone(), None).link());
    }
    let is_undecided = own::find(&table).is_some_and(|own| own.is_undecided);
    let chooses = RwSignal::new(is_undecided);
    move || match own::find(&table).filter(|_| chooses.get()) {
        Some(own) => choice(&own, chooses, i18n),
        None => visit(table.clone(), chooses, i18n),
    }
}

/// The seats of this device at a table, for the person to choose one.
fn choice(own: &OwnTable, chooses: RwSignal<bool>, i18n: I18n) -> AnyView {
    let seats = own.seats.clone().into_iter().enumerate();
    let seats = seats.map(|(nth, seat)| {
        let mut own = own.clone();
        let choose = move |_| {
            own.choose(nth);
            own::keep(own.clone());
            chooses.set(false);
            browser::begin_page();
        };
        let number = move || match (seat.number, nth) {
            (Some(number), _) => i18n.say(&Message::new("web-seat").with("number", number + 1)),
            (None, 0) => i18n.text("web-seat-before"),
            (None, _) => i18n.text("web-seat-of-link"),
        };
        view! {
            <button class="primary" data-choose=nth on:click=on::click(choose)><bdi>{seat.name}</bdi> " " {number}</button>
        }
    });
    view! {
        <section class="room panel" id="which-seat">
            <h1 id="which">{i18n.live().text("web-which-seat")}</h1>
            <div class="choices" role="group" aria-labelledby="which">{seats.map(IntoAny::into_any).collect_view()}</div>
        </section>
    }
    .into_any()
}

/// The table, seen from the seat that the person used last, or as a spectator.
fn visit(table: TableId, chooses: RwSignal<bool>, i18n: I18n) -> AnyView {
    let online = OnlineTable::new(table);
    let shown = Memo::new(move |_| {
        let is_distrust = |trouble: &Option<TableTrouble>| {
            let trouble = trouble.as_ref();
            trouble.is_some_and(TableTrouble::is_distrust)
        };
        match online.trouble.with(is_distrust) {
            true => Shown::Distrusted,
            false => online.snapshot.with(shown),
        }
    });
    Effect::new(move || {
        if !matches!(shown.get(), Shown::Game | Shown::Replay) {
            browser::set_title(&i18n.text("web-title"));
        }
    });
    // The game has begun, perhaps while the person looks elsewhere.
    Effect::new(move |before: Option<Shown>| {
        let now = shown.get();
        let begins = before == Some(Shown::Room) && now == Shown::Game;
        if begins && online.seat.get_untracked().is_some() && is_called() {
            browser::ring();
        }
        now
    });
    let show = move || match shown.get() {
        Shown::Nothing => contact(online, i18n),
        Shown::Room => later(LaterPage::Room(online)),
        Shown::Game => match online.session() {
            Some(Ok(session)) => view! { <Table session online=Some(online)/> }.into_any(),
            Some(Err(error)) => {
                online.tell(Some(TableTrouble::Told(error.message())));
                ().into_any()
            }
            None => ().into_any(),
        },
        Shown::Replay => view! { <Brought online/> }.into_any(),
        Shown::Frozen => frozen(online, i18n),
        Shown::Distrusted => download(online, i18n),
    };
    let trouble = move || {
        online.trouble.get().map(|trouble| {
            view! {
                <p class="trouble" role="alert">{i18n.say(&trouble.message())}</p>
                {ways_out(online, &trouble, i18n)}
            }
        })
    };
    let several = Memo::new(move |_| {
        let is_lost = online
            .trouble
            .with(|trouble| *trouble == Some(TableTrouble::SeatLost));
        online
            .own
            .with(|own| own.as_ref().is_some_and(|own| own.has_choice(is_lost)))
    });
    let choose = move |_| {
        chooses.set(true);
        browser::begin_page();
    };
    let switch = move || {
        several.get().then(|| {
            view! {
                <p class="ways">
                    <button class="quiet" id="other-seat" on:click=on::click(choose)>{i18n.text("web-other-seat")}</button>
                </p>
            }
        })
    };
    // What the page before has to say, with the way to another game.
    let navigation = use_navigation();
    let told = navigation.told.get_untracked();
    navigation.told.set(None);
    let told = move || {
        let told = told.clone()?;
        let game = online.snapshot.with(|snapshot| {
            let game = GameId::of_name(&snapshot.as_ref()?.game);
            game.ok()
        });
        let other = game.map(|game| {
            view! { <a class="button" id="another-game" href=Page::Setup(game).link()>{i18n.text("web-new-game")}</a> }
        });
        Some(
            view! { <section class="notice-card" id="told" role="status"><p>{i18n.say(&told)}</p> <p class="ways">{other}</p></section> },
        )
    };
    view! { {trouble} {changing(told)} {show} {switch} }.into_any()
}

/// What the person can do about a problem.
fn ways_out(online: OnlineTable, trouble: &TableTrouble, i18n: I18n) -> Option<AnyView> {
    let navigation = use_navigation();
    let button = |id: &'static str, said: &'static str, act: fn(OnlineTable)| {
        view! { <button id=id on:click=on::click(move |_| act(online))>{i18n.text(said)}</button> }
            .into_any()
    };
    let ways = match trouble {
        TableTrouble::SeatLost => vec![
            button("try-again", "web-try-again", |online| {
                online.settle_refused(true);
            }),
            button("remove-seat", "web-remove-seat", |online| {
                online.settle_refused(false);
            }),
        ],
        TableTrouble::Outdated | TableTrouble::Rewound => {
            vec![button("reload", "web-reload", |_| browser::reload())]
        }
        TableTrouble::Missing(is_own) => {
            let own = online.own.get_untracked().filter(|_| *is_own);
            let home = Arc::new(move |_| navigation.go(&Page::Home));
            let removal = own.map(|own| removal(&own, i18n, home));
            let other = view! {
                <a class="button" id="to-lobby" href=Page::Lobby.link()>{i18n.text("lobby-title")}</a>
                <a class="button" href=Page::Home.link()>{i18n.text("web-home")}</a>
            };
            removal.into_iter().chain([other.into_any()]).collect()
        }
        TableTrouble::OtherCommitment
        | TableTrouble::OtherEvents
        | TableTrouble::OtherBuild
        | TableTrouble::SeatGiven(_)
        | TableTrouble::Told(_) => return None,
    };
    Some(view! { <div class="ways">{ways}</div> }.into_any())
}

/// The button for the record of a game.
fn download(online: OnlineTable, i18n: I18n) -> AnyView {
    let save = move |_| with_record(online, |record| save_record(&record));
    view! {
        <button id="save" on:click=on::click(save)>{i18n.live().text("web-record")}</button>
    }
    .into_any()
}

/// A game that the server cannot replay: what it has kept of it.
fn frozen(online: OnlineTable, i18n: I18n) -> AnyView {
    let snapshot = online.snapshot.get_untracked();
    let Some(snapshot) = snapshot else {
        return ().into_any();
    };
    let words = i18n.at_table(seat_names(&snapshot), None);
    let is_over = snapshot.state == TableState::Over;
    let id = match is_over {
        true => "web-over-frozen",
        false => "web-problem-frozen",
    };
    let about = snapshot.frozen.unwrap_or_default();
    let said = Message::new(id).with("about", about);
    let result = snapshot.result.map(|result| {
        let seat = |number: usize| Seat::all(result.totals.len()).nth(number);
        let places = result.places.iter().flatten();
        let rows = places.filter_map(|&number| {
            let (seat, total) = (seat(number)?, *result.totals.get(number)?);
            Some(view! {
                <tr>
                    <th scope="row">{changing(move || words.get().name(seat))}</th>
                    <td class="total" data-seat=number data-total=total>{changing(move || i18n.lang().number(total.into()))}</td>
                </tr>
            })
        });
        let rows = rows.map(IntoAny::into_any).collect_view();
        let winners = result.places.first().cloned().unwrap_or_default();
        let winners = winners.into_iter().filter_map(seat).collect();
        let won = won_by(winners);
        view! {
            <table class="result">
                <caption>{changing(move || words.get().say(&won))}</caption>
                <tbody>{rows}</tbody>
            </table>
        }
    });
    view! {
        <section class="room panel" id="frozen">
            <h1>{changing(move || i18n.say(&Message::new(format!("{}-title", snapshot.game))))}</h1>
            {contact(online, i18n)}
            <p role="status">{changing(move || i18n.say(&said))}</p>
            {result}
            <div class="actions">{download(online, i18n)} {is_over.then(|| rematch(online, i18n))}</div>
        </section>
    }
    .into_any()
}

/// The replay of a game that a person uploaded to the server.
#[component]
fn Brought(online: OnlineTable) -> impl IntoView {
    let i18n = use_i18n();
    let record = RwSignal::new_local(None::<Record>);
    Effect::new(move || {
        if online.contact.get() == Contact::Here && record.with_untracked(Option::is_none) {
            with_record(online, move |found| {
                record.try_set(Some(found));
            });
        }
    });
    view! {
        {contact(online, i18n)}
        {changing(move || record.get().map(|record| {
            let watched = Watched { record, you: None, table: None };
            later(LaterPage::Replay(watched))
        }))}
    }
}
