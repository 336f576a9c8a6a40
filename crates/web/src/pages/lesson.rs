//! What a moment of a replay teaches: the move that was played beside a better one.

use leptos::prelude::*;
use takht_bots::Decision;
use takht_core::{Message, Seat, SeatName, Turn};
use takht_games::AnyGame;
use takht_words::Words;

use super::replay::ReplayModel;
use super::setup::OPPONENT;
use super::table::round_number;
use crate::board::{gain, mark};
use crate::browser;
use crate::changing::changing;
use crate::games;
use crate::i18n::I18n;
use crate::model::navigation::use_navigation;
use crate::model::session::Session;
use crate::on;

/// The moments that mattered; the chosen one at length, or how well everyone played.
pub(super) fn lesson(model: ReplayModel, words: &Words, i18n: I18n) -> AnyView {
    let moments = model.moments.get();
    let at = model.at;
    let chips = moments.iter().map(|made| {
        let ply = made.ply;
        let round = model.before(ply).and_then(|game| {
            let round = round_number(&*game);
            let round = round.map(|round| Message::new("table-round").with("round", round));
            round.or_else(|| game.progress().into_iter().next())
        });
        let round = round.map(|round| words.say(&round));
        // Two moments of one round differ in what they cost.
        let loss = (made.loss() * 100.0).round() as i64;
        let loss = words.say(&Message::new("table-percent").with("percent", loss));
        let is_shown = move || (at.get() == ply).to_string();
        let is_found = made.event == made.best;
        let praise = is_found.then(|| {
            view! { <span class="unseen">{words.text("web-found")}</span> }
        });
        let cost = (!is_found).then(|| view! { <bdi dir="ltr">"\u{2212}" {loss}</bdi> });
        view! { <li><button class="moment" class:found=is_found aria-pressed=is_shown on:click=on::click(move |_| at.set(ply))>{round} {cost} {praise}</button></li> }
    });
    let chips: Vec<AnyView> = chips.map(IntoAny::into_any).collect();
    let chips = (!chips.is_empty()).then(|| {
        view! {
            <h2 class="cap">{words.text("web-moments")}</h2>
            <ol class="chips">{chips}</ol>
        }
    });
    let made = model.decision();
    let body = match made.and_then(|made| Some((model.before(made.ply)?, made))) {
        Some((game, made)) => decided(model, &*game, &made, words, i18n),
        None => overview(model, words, i18n),
    };
    view! { {chips} {body} }.into_any()
}

/// One of two moves with the chance to win after it. The class is that of the move.
fn chance_after(
    class: &'static str,
    label: &'static str,
    win: f64,
    told: Option<String>,
    why: Option<String>,
    words: &Words,
) -> AnyView {
    let percent = (win * 100.0).round() as i64;
    let share = words.say(&Message::new("table-percent").with("percent", percent));
    let sign = match class {
        "better" => "M6 12.5l4 4 8-9",
        _ => "M7 7l10 10M17 7L7 17",
    };
    view! {
        <div class=class>
            <dt><svg viewBox="0 0 24 24" class="flag" aria-hidden="true"><circle cx="12" cy="12" r="12"/><path d=sign/></svg> {words.text(label)}</dt>
            <dd><i style=("--w", format!("{percent}%"))></i> <b>{share}</b></dd>
            <dd class="told">{told} {why.map(|why| view! { <small>{why}</small> })}</dd>
        </div>
    }
    .into_any()
}

/// A decision where the player found the one event that was clearly the best.
fn found(
    model: ReplayModel,
    game: &dyn AnyGame,
    made: &Decision,
    words: &Words,
    i18n: I18n,
) -> AnyView {
    let told = game.tell(&made.event).ok().map(|told| words.say(&told));
    let why = games::reason(game, &made.event).map(|why| words.say(&why));
    view! {
        <h2 class="headline">{words.text("web-found")}</h2>
        <dl class="versus">
            {chance_after("better", "table-played", made.win, told, why, words)}
            {chance_after("played", "web-next-best", made.next_win, None, None, words)}
        </dl>
        <p class="help">{words.say(&Message::new("table-after-move").with("seat", made.seat))}</p>
        {ways_on(model, made.seat, words, i18n)}
    }
    .into_any()
}

/// A costly decision.
fn decided(
    model: ReplayModel,
    game: &dyn AnyGame,
    made: &Decision,
    words: &Words,
    i18n: I18n,
) -> AnyView {
    if made.event == made.best {
        return found(model, game, made, words, i18n);
    }
    let lost = gain(game, &made.best) - gain(game, &made.event);
    let headline = match lost {
        1.. => {
            let own = format!("{}-left-behind", game.id());
            Message::new(i18n.own_or(own, "table-left-behind")).with("points", lost)
        }
        _ => games::missed(game, &made.event, &made.best)
            .unwrap_or_else(|| Message::new("table-something-better")),
    };
    let why = |event: &str| games::reason(game, event);
    // What is true of both moves explains nothing, nor does a reason for the move that was played alone.
    let is_same = why(&made.event) == why(&made.best) || lost < 0;
    let tell = |event: &str| game.tell(event).ok();
    let is_told = tell(&made.event) != tell(&made.best);
    let line = |class: &'static str, label: &'static str, event: &str, win: f64| {
        let told = tell(event).filter(|_| is_told).map(|told| words.say(&told));
        let why = why(event).filter(|_| !is_same).map(|why| words.say(&why));
        chance_after(class, label, win, told, why, words)
    };
    view! {
        <h2 class="headline">{words.say(&headline)}</h2>
        <dl class="versus">
            {line("played", "table-played", &made.event, made.win)}
            {line("better", "table-better", &made.best, made.best_win)}
        </dl>
        <p class="help">{words.say(&Message::new("table-after-move").with("seat", made.seat))}</p>
        {ways_on(model, made.seat, words, i18n)}
    }
    .into_any()
}

/// How well everyone played.
fn overview(model: ReplayModel, words: &Words, i18n: I18n) -> AnyView {
    // A closer look at some moments changes the accuracy again.
    let done = model.known.get() >= model.plies() && model.is_complete.get();
    let accuracies = model.analysis.with(|analysis| {
        let all = Seat::all(analysis.players).filter_map(|seat| {
            let accuracy = (analysis.accuracy(seat)? * 100.0).round() as i64;
            let said = Message::new("web-accuracy").with("seat", seat);
            let said = words.say(&said.with("percent", accuracy));
            Some(view! { <li>{mark(seat)} <span data-accuracy=accuracy>{said}</span></li> })
        });
        all.map(IntoAny::into_any).collect_view()
    });
    let accuracies = done.then(|| {
        view! {
            <section class="review">
                <h2 class="cap">{words.text("web-accuracies")}</h2>
                <ul class="legend">{accuracies}</ul>
            </section>
        }
    });
    let turn = model.before(model.at.get()).map(|game| game.turn());
    let ways = match turn {
        Some(Turn::Seat(seat)) => Some(ways_on(model, seat, words, i18n)),
        _ => (done && model.moments.with(|moments| !moments.is_empty())).then(|| {
            view! { <div class="actions"><button class="primary" on:click=on::click(move |_| model.next_moment())>{i18n.text("table-first-moment")}</button></div> }
                .into_any()
        }),
    };
    view! { {accuracies} {ways} }.into_any()
}

/// The ways to go on: to play from here against a bot, and to the next moment.
fn ways_on(model: ReplayModel, seat: Seat, words: &Words, i18n: I18n) -> AnyView {
    let navigation = use_navigation();
    let trouble = RwSignal::new(None::<Message>);
    let play_on = move |_| {
        let started = model.record.with_value(|record| {
            let known = record.seats.clone().unwrap_or_default();
            let players = model.analysis.with_untracked(|analysis| analysis.players);
            let seats = Seat::all(players).map(|other| match known.get(other.index()) {
                _ if other == seat => SeatName::person("").to_string(),
                Some(name) if SeatName::read(name).is_bot() => name.clone(),
                _ => SeatName::Bot(OPPONENT).to_string(),
            });
            Session::branch(
                record,
                model.at.get_untracked(),
                seats.collect(),
                &mut browser::Random,
            )
        });
        match started {
            Ok(session) => navigation.sit(session),
            Err(error) => trouble.set(Some(error.message())),
        }
    };
    let next = model.moments.with(|moments| moments.len() > 1).then(|| {
        view! { <button id="next-moment" on:click=on::click(move |_| model.next_moment())>{words.text("table-next-moment")} <kbd>"N"</kbd></button> }
    });
    view! {
        <div class="actions">
            <button class="primary" id="play-on" on:click=on::click(play_on)>{words.text("table-play-on")}</button>
            {next}
        </div>
        {changing(move || trouble.get().map(|trouble| view! { <p class="trouble" role="alert">{i18n.say(&trouble)}</p> }))}
    }
    .into_any()
}
