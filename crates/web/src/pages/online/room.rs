//! The room in which people gather before a game.

use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use takht_bots::LEVELS;
use takht_core::Message;
use takht_core::message::Arg;
use takht_games::GameId;
use takht_protocol::{
    Clock, HandOn, Lock, Pace, SitBot, Start, TableSeat, TableSnapshot, TableState, Who,
};

use crate::browser;
use crate::changing::changing;
use crate::games;
use crate::i18n::{I18n, use_i18n};
use crate::model::navigation::{Page, use_navigation};
use crate::model::online_table::OnlineTable;
use crate::model::own_tables as own;
use crate::model::seating::sit;
use crate::model::table_trouble::TableTrouble;
use crate::on;
use crate::pages::avatar::avatar;
use crate::pages::lobby::rating;
use crate::pages::online::calling::{CallingOffer, CallingSection, calls_again};
use crate::pages::online_parts::{contact, is_called, sound_button};
use crate::pages::setup::{LONGEST_NAME, level_id};
use crate::pages::share::{personal, share};
use crate::transport::request::{self, Trouble};

/// People take seats and put bots on others; then their pages open their nonces, and the game begins.
#[component]
pub(crate) fn Room(online: OnlineTable) -> impl IntoView {
    let (i18n, navigation) = (use_i18n(), use_navigation());
    let name = RwSignal::new(browser::kept("name").unwrap_or_default());
    let table = online.table.get_value();
    let game = snapshot(online, |snapshot| snapshot.game.clone());
    // Somebody who has opened a link and has no seat yet.
    let is_invited = move || online.seat.get().is_none() && online.host_proof().is_none();
    let title = move || {
        let game = snapshot(online, |snapshot| snapshot.game.clone());
        let game = Message::new(format!("{game}-title"));
        let first = snapshot(online, |snapshot| {
            let mut seats = snapshot.seats.iter();
            seats.find_map(|seat| match &seat.who {
                Who::Person(name) => Some(name.clone()),
                Who::Nobody | Who::Bot(_) => None,
            })
        });
        match first.filter(|_| is_invited()) {
            Some(name) => {
                let invites = Message::new("table-invites").with("name", name);
                i18n.say(&invites.with("game", game))
            }
            None => i18n.say(&game),
        }
    };
    let about = move || {
        let game = snapshot(online, |snapshot| snapshot.game.clone());
        i18n.say(&Message::new(format!("web-about-{game}")))
    };
    let seats = move || {
        online.snapshot.with(|snapshot| {
            let seats = snapshot.iter().flat_map(|snapshot| snapshot.seats.iter());
            let seats = seats.enumerate();
            let rows = seats.map(|(number, seat)| row(online, number, seat, name, i18n));
            rows.map(IntoAny::into_any).collect_view()
        })
    };
    let sits = move || online.seat.get().is_some();
    let free = Memo::new(move |_| {
        snapshot(online, |snapshot| {
            let free = snapshot.seats.iter().filter(|seat| seat.who == Who::Nobody);
            free.count()
        })
    });
    // At a table for strangers, only the host begins.
    let starts = move || {
        let is_listed = snapshot(online, |snapshot| snapshot.listed);
        online.has_a_say() && (online.host_proof().is_some() || !is_listed)
    };
    let is_opening = move || snapshot(online, is_opening);
    let start = move |_| {
        let Some(secret) = online.proof() else {
            return;
        };
        does(online, async move {
            let body = request::body(&Start { secret });
            request::post(&online.path("start"), body).await.map(|_| ())
        });
    };
    let waiting = move || {
        if is_opening() {
            let missing: Arg = snapshot(online, missing).into_iter().collect();
            return Some(i18n.say(&Message::new("web-opening").with("names", missing)));
        }
        match free.get() {
            0 if starts() => None,
            0 if snapshot(online, |snapshot| snapshot.listed) => Some(i18n.text("web-host-starts")),
            0 => Some(i18n.text("web-wait-for-start")),
            count => Some(i18n.say(&Message::new("web-free-seats").with("count", count))),
        }
    };
    // A soft sound, and the tab's title, tell the host who looks elsewhere that somebody has joined.
    Effect::new(move |before: Option<usize>| {
        let people = snapshot(online, |snapshot| {
            let is_person = |seat: &&TableSeat| matches!(seat.who, Who::Person(_));
            snapshot.seats.iter().filter(is_person).count()
        });
        let is_new = before.is_some_and(|before| people > before);
        if is_new && online.seat.get_untracked().is_some() && is_called() {
            browser::ring();
        }
        people
    });
    Effect::new(move || {
        let said = waiting().unwrap_or_else(|| i18n.text("web-start"));
        browser::set_title(&format!("{said} · {}", i18n.text("web-title")));
    });
    let close = move || {
        online.host_proof().map(|host| {
            let close = move |_| {
                let host = host.clone();
                let table = online.table.get_value();
                does(online, async move {
                    request::delete(&online.path(""), &host).await?;
                    own::forget(&table);
                    if !online.is_left() {
                        navigation.go(&Page::Home);
                    }
                    Ok(())
                });
            };
            view! { <button class="quiet" id="close" on:click=on::click(close)>{i18n.text("web-close-table")}</button> }
        })
    };
    let lock = move || {
        let host = online.host_proof()?;
        let locked = snapshot(online, |snapshot| snapshot.locked);
        let turn = move |_| {
            let asked = Lock {
                host: host.clone(),
                locked: !locked,
            };
            does(online, async move {
                let body = request::body(&asked);
                request::post(&online.path("lock"), body).await.map(|_| ())
            });
        };
        let said = if locked { "table-unlock" } else { "table-lock" };
        Some(view! { <button class="quiet" id="lock" aria-pressed=locked.to_string() on:click=on::click(turn)>{i18n.text(said)}</button> }.into_any())
    };
    let terms = move || {
        let (clock, is_locked) = snapshot(online, |snapshot| (snapshot.clock, snapshot.locked));
        let clock = clock.map(|clock| pace(clock, i18n));
        let locked = is_locked.then(|| i18n.text("table-is-locked"));
        clock
            .into_iter()
            .chain(locked)
            .collect::<Vec<_>>()
            .join(" ")
    };
    let is_called_here =
        Memo::new(move |before: Option<&bool>| before == Some(&true) || calls_again(online));
    let call_again = move || {
        is_called_here
            .get()
            .then(|| view! { <CallingOffer online/> })
    };
    // What is special about this game, for somebody who does not know it yet.
    let options = move || {
        let said = snapshot(online, |snapshot| {
            let game = GameId::of_name(&snapshot.game).ok();
            let specs = game.map(GameId::options).unwrap_or_default();
            let on = specs
                .iter()
                .filter(|spec| snapshot.options.get(spec.name) == Some(&Value::Bool(true)));
            let ids = on.map(|spec| format!("{}-option-{}", snapshot.game, spec.name));
            ids.collect::<Vec<_>>()
        });
        let said = said.into_iter().map(|id| {
            let said = i18n.say(&Message::new(id));
            view! { <li>{said}</li> }
        });
        said.map(IntoAny::into_any).collect_view()
    };
    let learn = GameId::of_name(&game)
        .ok()
        .filter(|game| games::course(*game).is_some());
    let learn = learn.map(|game| {
        view! { <a class="quiet" id="learn-first" class:gone=move || !is_invited() href=Page::Learn(game).link() target="_blank">{i18n.live().text("learn-in-minutes")}</a> }
    });
    view! {
        <section class="room panel" class:invited=is_invited data-opening=move || is_opening().to_string()>
            <div class="art" dir="ltr" aria-hidden="true">{changing(move || GameId::of_name(&snapshot(online, |snapshot| snapshot.game.clone())).ok().map(|game| games::of(game).board.art(i18n.lang())))}</div>
            <div class="room-head"><h1>{title}</h1> {sound_button(i18n)}</div>
            {contact(online, i18n)}
            <p class="goal" class:gone=move || !is_invited()>{about}</p>
            // An invited friend first takes a seat. Once everybody sits and the game is about to begin,
            // nobody needs to be invited.
            <div class="sharing" class:gone=move || is_opening() || is_invited()>
                <p>{i18n.live().text("web-invite")}</p>
                {share(table, i18n)}
            </div>
            <label class="name" class:gone=sits>
                <span>{i18n.live().text("web-your-name")}</span>
                <input type="text" id="name" maxlength=LONGEST_NAME prop:value=move || name.get()
                    on:input=on::plain(move |event| name.set(event_target_value(&event)))/>
            </label>
            <p class="terms">{terms}</p>
            <ul class="options-on" class:gone=move || !is_invited()>{changing(options)}</ul>
            <ul class="seats">{seats}</ul>
            <p role="status">{waiting}</p>
            <p class="ways">
                <button class="primary" id="start" class:gone=move || !starts() || is_opening() disabled=move || { free.get() > 0 } on:click=on::click(start)>
                    {i18n.live().text("web-start")}
                </button>
                {GameId::of_name(&game).ok().map(|game| view! {
                    <a class="quiet" href=Page::Rules(game, None).link()>{i18n.live().text("web-rules")}</a>
                })}
                {learn}
                {changing(lock)}
                {close}
            </p>
            <CallingSection online/>
            {changing(call_again)}
            {personal(online, i18n)}
        </section>
    }
}

/// What a clock means for the players.
fn pace(clock: Clock, i18n: I18n) -> String {
    match Pace::of(clock) {
        Some(Pace::Quick) => i18n.text("table-pace-quick"),
        Some(Pace::Steady) => i18n.text("table-pace-steady"),
        Some(Pace::Calm) => i18n.text("table-pace-calm"),
        Some(Pace::Slow { hours }) if hours % 24 == 0 => {
            let days = Message::new("table-pace-days").with("count", hours as usize / 24);
            i18n.say(&days)
        }
        Some(Pace::Slow { hours }) => {
            i18n.say(&Message::new("table-pace-hours").with("count", hours as usize))
        }
        None => {
            let seconds = Message::new("table-pace-other").with("turn", clock.turn as usize);
            i18n.say(&seconds.with("bank", clock.bank as usize))
        }
    }
}

fn snapshot<T: Default>(online: OnlineTable, see: impl FnOnce(&TableSnapshot) -> T) -> T {
    online
        .snapshot
        .with(|snapshot| snapshot.as_ref().map(see).unwrap_or_default())
}

fn is_opening(snapshot: &TableSnapshot) -> bool {
    snapshot.state == TableState::Opening
}

/// The people whose pages have not opened their nonces yet.
fn missing(snapshot: &TableSnapshot) -> Vec<String> {
    let nonces = &snapshot.fair["nonces"];
    let seats = snapshot.seats.iter().enumerate();
    let missing = seats.filter_map(|(number, seat)| match &seat.who {
        Who::Person(name) if nonces[number] == "" => Some(name.clone()),
        Who::Nobody | Who::Person(_) | Who::Bot(_) => None,
    });
    missing.collect()
}

/// Sends a request, and shows the problem if it fails.
fn does(online: OnlineTable, asked: impl Future<Output = Result<(), Trouble>> + 'static) {
    does_boxed(online, Box::pin(asked));
}

fn does_boxed(online: OnlineTable, asked: Pin<Box<dyn Future<Output = Result<(), Trouble>>>>) {
    online.tell(None);
    spawn_local(async move {
        if let Err(trouble) = asked.await {
            online.tell(Some(trouble.into()));
        }
    });
}

/// One seat: the player on it, or the ways to fill it.
fn row(
    online: OnlineTable,
    number: usize,
    seat: &TableSeat,
    name: RwSignal<String>,
    i18n: I18n,
) -> AnyView {
    let own = online.seat.get() == Some(number);
    let host = online.host_proof();
    let who = match &seat.who {
        Who::Nobody => i18n.text("web-free"),
        Who::Person(name) => name.clone(),
        Who::Bot(level) => i18n.text(level_id(level)),
    };
    let note = match (&seat.who, own, seat.here) {
        (Who::Person(_), true, _) => Some(i18n.text("web-you")),
        (Who::Person(_), false, false) => Some(i18n.text("web-is-away")),
        (Who::Nobody, ..) => seat.kept_for.clone().map(|name| {
            let kept = Message::new("table-kept-for").with("name", name);
            i18n.say(&kept)
        }),
        _ => None,
    };
    let is_host = snapshot(online, |snapshot| snapshot.host) == Some(number);
    let host_mark =
        is_host.then(|| view! { <small class="host">{i18n.text("table-host")}</small> });
    let is_free = seat.who == Who::Nobody;
    let take = (is_free && online.seat.get().is_none()).then(|| {
        let take = move |_| {
            let said = name.get_untracked().trim().to_owned();
            if said.is_empty() {
                let bad_name = Message::new("web-problem-bad-name");
                online.tell(Some(TableTrouble::Told(bad_name)));
                browser::point_out("name");
                return;
            }
            let (table, game) = (online.table.get_value(), snapshot(online, |p| p.game.clone()));
            does(online, async move {
                sit(&table, &game, &said, Some(number), None).await?;
                if !online.is_left() {
                    online.use_first_seat();
                }
                Ok(())
            });
        };
        // One seat is suggested, so that a friend who was invited has one thing to press.
        let is_first = snapshot(online, |snapshot| {
            let mut seats = snapshot.seats.iter();
            seats.position(|seat| seat.who == Who::Nobody)
        }) == Some(number);
        view! { <button class:primary=is_first data-sit=number on:click=on::click(take)>{i18n.text("web-sit")}</button> }
    });
    let bot = host.clone().filter(|_| is_free).map(|host| {
        let levels =
            LEVELS.map(|level| view! { <option value=level>{i18n.text(level_id(level))}</option> });
        let choose = move |event: leptos::ev::Event| {
            let asked = SitBot {
                host: host.clone(),
                seat: Some(number),
                bot: event_target_value(&event),
            };
            does(online, async move {
                let body = request::body(&asked);
                request::post(&online.path("bots"), body).await.map(|_| ())
            });
        };
        let label = i18n.text("web-seat-bot");
        let first = label.clone();
        view! {
            <select data-bot=number aria-label=label on:change=on::plain(choose)>
                <option value="" selected disabled>{first}</option>
                {levels.into_view()}
            </select>
        }
    });
    let may_hand_on = host
        .clone()
        .filter(|_| matches!(seat.who, Who::Person(_)) && !own && !is_host);
    let hand_on = may_hand_on.map(|host| {
        let hand_on = move |_| {
            let asked = HandOn {
                host: host.clone(),
                seat: number,
            };
            does(online, async move {
                let body = request::body(&asked);
                request::post(&online.path("host"), body).await.map(|_| ())
            });
        };
        view! { <button class="quiet" data-hand-on=number on:click=on::click(hand_on)>{i18n.text("table-hand-on")}</button> }
    });
    let who_sits = seat.who.clone();
    // At a table without strangers the one who is removed has the link, and could sit down again under another name.
    let may_lock = snapshot(online, |snapshot| !snapshot.listed && !snapshot.locked);
    let may_lock = host
        .clone()
        .filter(|_| may_lock && matches!(seat.who, Who::Person(_)) && !own);
    let remove_and_lock = may_lock.map(|host| {
        let act = move |_| {
            let host = host.clone();
            does(online, async move {
                let lock = request::body(&Lock {
                    host: host.clone(),
                    locked: true,
                });
                request::post(&online.path("lock"), lock).await?;
                request::delete(&online.path(&format!("seats/{number}")), &host).await?;
                Ok(())
            });
        };
        view! { <button class="quiet" data-remove-and-lock=number on:click=on::click(act)>{i18n.text("table-remove-and-lock")}</button> }
    });
    let proof = match own {
        true => online.secret(),
        false => host.filter(|_| !is_free),
    };
    let stand_up = proof.map(|proof| {
        let stand_up = move |_| {
            let proof = proof.clone();
            does(online, async move {
                request::delete(&online.path(&format!("seats/{number}")), &proof).await?;
                if own && !online.is_left() {
                    online.forget_seat(&proof);
                }
                Ok(())
            });
        };
        let is_person = matches!(who_sits, Who::Person(_));
        let said = match (own, is_person) {
            (true, _) => i18n.text("web-stand-up"),
            (false, true) => i18n.text("table-remove-player"),
            (false, false) => i18n.text("web-free-seat"),
        };
        view! { <button class="quiet" data-stand=number on:click=on::click(stand_up)>{said}</button> }
    });
    let card = seat.person.as_ref().map(|person| {
        let link = Page::Person(person.key.clone()).link();
        view! { <a href=link target="_blank" aria-label=who.clone()>{avatar(person.shape, person.colour)}</a> }
    });
    let rated = seat.person.as_ref().and_then(|person| person.rating);
    let rated = rated.map(|rated| rating(rated, i18n));
    view! {
        <li class="seat" class:empty=is_free data-seat=number>
            <svg viewBox="0 0 44 54" class="piece" aria-hidden="true"><use_ href=format!("#king{number}")/></svg>
            <span class="who">{card} <bdi>{who}</bdi> {rated} {note.map(|note| view! { <small>{note}</small> })} {host_mark}</span>
            {take} {bot} {hand_on} {stand_up} {remove_and_lock}
        </li>
    }
    .into_any()
}
