//! Where people gather before a game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use takht_bots::LEVELS;
use takht_core::Message;
use takht_games::GameId;
use takht_protocol::{Seated, SitBot, Start, TablePicture, TableSeat, Who};

use super::request::{self, Trouble};
use super::share::{personal, share};
use super::{Company, contact, own, sit};
use crate::app::{Page, place};
use crate::browser;
use crate::players::shape;
use crate::setup::{LONGEST_NAME, level_id};
use crate::tongue::{Tongue, tongue};

/// People sit down, and bots; then the game begins.
#[component]
pub(crate) fn Room(company: Company) -> impl IntoView {
    let (tongue, place) = (tongue(), place());
    let name = RwSignal::new(browser::kept("name").unwrap_or_default());
    let table = company.table.get_value();
    let game = picture(company, |picture| picture.game.clone());
    let title = move || {
        let game = picture(company, |picture| picture.game.clone());
        tongue.say(&Message::new(format!("{game}-title")))
    };
    let seats = move || {
        company.picture.with(|picture| {
            let seats = picture.iter().flat_map(|picture| picture.seats.iter());
            let seats = seats.enumerate();
            let rows = seats.map(|(number, seat)| row(company, number, seat, name, tongue));
            rows.collect_view()
        })
    };
    let sits = move || company.seat.get().is_some();
    let free = Memo::new(move |_| {
        picture(company, |picture| {
            let free = picture.seats.iter().filter(|seat| seat.who == Who::Nobody);
            free.count()
        })
    });
    let belongs = move || {
        company.own.with(|own| {
            own.as_ref()
                .is_some_and(|own| own.secret.is_some() || own.host.is_some())
        })
    };
    let start = move |_| {
        let Some(secret) = company.proof() else {
            return;
        };
        does(company, async move {
            request::post::<()>(&company.path("start"), &Start { secret }).await
        });
    };
    let waiting = move || match free.get() {
        0 if belongs() => None,
        0 => Some(tongue.text("web-wait-for-start")),
        count => Some(tongue.say(&Message::new("web-free-seats").with("count", count))),
    };
    let close = move || {
        company.own.with(|own| own.as_ref()?.host.clone()).map(|host| {
            let close = move |_| {
                let host = host.clone();
                let table = company.table.get_value();
                does(company, async move {
                    request::delete(&company.path(""), &host).await?;
                    own::forget(&table);
                    if !company.is_left() {
                        place.go(&Page::Home);
                    }
                    Ok(())
                });
            };
            view! { <button class="quiet" id="close" on:click=close>{tongue.text("web-close-table")}</button> }
        })
    };
    view! {
        <section class="room panel">
            <h1>{title}</h1>
            {contact(company, tongue)}
            <p>{move || tongue.text("web-invite")}</p>
            {share(&Page::At(table, None), tongue)}
            <label class="name" class:gone=sits>
                <span>{move || tongue.text("web-your-name")}</span>
                <input type="text" id="name" maxlength=LONGEST_NAME prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <ul class="seats">{seats}</ul>
            <p role="status">{waiting}</p>
            <p class="ways">
                <button class="primary" id="start" class:gone=move || !belongs() disabled=move || { free.get() > 0 } on:click=start>
                    {move || tongue.text("web-start")}
                </button>
                {GameId::of_name(&game).ok().map(|game| view! {
                    <a class="quiet" href=Page::Rules(game, None).link()>{move || tongue.text("rules-title")}</a>
                })}
                {close}
            </p>
            {personal(company, tongue)}
        </section>
    }
}

fn picture<T: Default>(company: Company, see: impl FnOnce(&TablePicture) -> T) -> T {
    company
        .picture
        .with(|picture| picture.as_ref().map(see).unwrap_or_default())
}

/// Asks for something, and tells what is wrong if it is not to be had.
fn does(company: Company, asked: impl Future<Output = Result<(), Trouble>> + 'static) {
    company.trouble.set(None);
    spawn_local(async move {
        if let Err(trouble) = asked.await {
            company.trouble.try_set(Some(trouble.message()));
        }
    });
}

/// A seat: who has it, or how to get it.
fn row(
    company: Company,
    number: usize,
    seat: &TableSeat,
    name: RwSignal<String>,
    tongue: Tongue,
) -> AnyView {
    let own = company.seat.get() == Some(number);
    let host = company.own.with(|own| own.as_ref()?.host.clone());
    let who = match &seat.who {
        Who::Nobody => tongue.text("web-free"),
        Who::Person(name) => name.clone(),
        Who::Bot(level) => tongue.text(level_id(level)),
    };
    let note = match (&seat.who, own, seat.here) {
        (Who::Person(_), true, _) => Some(tongue.text("web-you")),
        (Who::Person(_), false, false) => Some(tongue.text("web-is-away")),
        _ => None,
    };
    let is_free = seat.who == Who::Nobody;
    let take = (is_free && company.seat.get().is_none()).then(|| {
        let take = move |_| {
            let said = name.get_untracked().trim().to_owned();
            if said.is_empty() {
                company.trouble.set(Some(Message::new("web-problem-bad-name")));
                browser::point_out("name");
                return;
            }
            let (table, game) = (company.table.get_value(), picture(company, |p| p.game.clone()));
            does(company, async move {
                sit(&table, &game, &said, Some(number)).await?;
                if !company.is_left() {
                    company.own.set(own::find(&table));
                    company.greet_again();
                }
                Ok(())
            });
        };
        view! { <button class="primary" data-sit=number on:click=take>{tongue.text("web-sit")}</button> }
    });
    let bot = host.clone().filter(|_| is_free).map(|host| {
        let levels = LEVELS
            .map(|level| view! { <option value=level>{tongue.text(level_id(level))}</option> });
        let choose = move |event: leptos::ev::Event| {
            let asked = SitBot {
                host: host.clone(),
                seat: Some(number),
                bot: event_target_value(&event),
            };
            does(company, async move {
                request::post::<Seated>(&company.path("bots"), &asked)
                    .await
                    .map(|_| ())
            });
        };
        let label = tongue.text("web-seat-bot");
        let first = label.clone();
        view! {
            <select data-bot=number aria-label=label on:change=choose>
                <option value="" selected disabled>{first}</option>
                {levels.into_view()}
            </select>
        }
    });
    let proof = match own {
        true => company.secret(),
        false => host.filter(|_| !is_free),
    };
    let stand_up = proof.map(|proof| {
        let stand_up = move |_| {
            let proof = proof.clone();
            does(company, async move {
                request::delete(&company.path(&format!("seats/{number}")), &proof).await?;
                if own && !company.is_left() {
                    company.remember(|own| {
                        own.secret = None;
                        own.claim = None;
                    });
                    company.greet_again();
                }
                Ok(())
            });
        };
        let said = match own {
            true => tongue.text("web-stand-up"),
            false => tongue.text("web-free-seat"),
        };
        view! { <button class="quiet" data-stand=number on:click=stand_up>{said}</button> }
    });
    view! {
        <li class="seat" data-seat=number>
            <svg viewBox="-50 -50 100 100" class=format!("mark seat-{number}") aria-hidden="true">{shape(number)}</svg>
            <span class="who"><bdi>{who}</bdi> {note.map(|note| view! { <small>{note}</small> })}</span>
            {take} {bot} {stand_up}
        </li>
    }
    .into_any()
}
