//! The end of a game: who won, why, and what next, in one view.

use std::time::Duration;

use leptos::prelude::*;
use takht_bots::LEVELS;
use takht_core::message::Arg;
use takht_core::{Ending, Message, Seat, SeatName};
use takht_games::{AnyGame, AnyScore};
use takht_words::Words;

use super::online_parts::{fairness, rematch, share_record, with_record};
use super::players::won_by;
use super::setup::note_result;
use super::share::share;
use super::table::TablePage;
use crate::animation;
use crate::board::{BoardCanvas, Place, mark};
use crate::browser;
use crate::changing::changing;
use crate::games;
use crate::i18n::I18n;
use crate::model::navigation::{Navigation, Page, use_navigation};
use crate::model::online_table::OnlineTable;
use crate::model::session::Session;
use crate::on;

/// How long each line of the count takes.
const COUNTING: Duration = Duration::from_millis(650);

/// A line of the final count: what it is for, and the points of every seat.
struct Counted {
    name: Message,
    points: Vec<i32>,
    /// The places on the board that bring them.
    places: Vec<Place>,
    /// What each group of them brings, on one of them.
    coins: Vec<(Place, i32)>,
}

/// All lines of the final count; parts of the same kind, such as two forests, are one line.
fn counted(page: TablePage, scores: &[AnyScore]) -> Vec<Counted> {
    let mut lines: Vec<Counted> = Vec::new();
    for (seat, score) in scores.iter().enumerate() {
        for part in score.parts.iter().filter(|part| part.points != 0) {
            let name = part.name();
            let known = lines.iter().position(|line| line.name == name);
            let nth = known.unwrap_or_else(|| {
                lines.push(Counted {
                    name,
                    points: vec![0; scores.len()],
                    places: Vec::new(),
                    coins: Vec::new(),
                });
                lines.len() - 1
            });
            lines[nth].points[seat] += part.points;
            for reason in &part.reasons {
                let places = reason.places.iter();
                let places: Vec<_> = places.filter_map(|place| Place::read(place)).collect();
                let coin = places.first().map(|at| (*at, reason.points));
                lines[nth].coins.extend(coin);
                lines[nth].places.extend(places);
            }
        }
    }
    // What is drawn on the board comes first, and bonuses last.
    let has_samples = lines
        .iter()
        .any(|line| page.board.sample(&line.name).is_some());
    lines.sort_by_key(|line| has_samples && page.board.sample(&line.name).is_none());
    lines
}

/// How long each line of a count takes: all of them together not longer than four seconds.
fn step(lines: usize) -> Duration {
    COUNTING.min(Duration::from_millis(3_600 / lines.max(1) as u64))
}

/// The result so far between the games of a series, or the final result.
pub(super) fn result(page: TablePage, canvas: BoardCanvas, i18n: I18n) -> AnyView {
    let words = move || page.model.words.get();
    view! {
        {changing(move || between_games(page, canvas, &words()))}
        {changing(move || ending(page, canvas, i18n, &words()))}
    }
    .into_any()
}

/// The final result; `None` while the game goes on.
fn ending(page: TablePage, canvas: BoardCanvas, i18n: I18n, words: &Words) -> Option<AnyView> {
    let model = page.model;
    if !model.is_over() {
        return None;
    }
    let navigation = use_navigation();
    model.session.with(|session| {
        let (game, you) = (session.game(), session.you());
        let scores = game.scores();
        let ranking = session.ranking();
        let winners = ranking.winners();
        let order: Vec<Seat> = ranking.places().into_iter().flatten().collect();
        let lines = counted(page, &scores);
        let rows: Vec<Message> = lines.iter().map(|line| line.name.clone()).collect();
        let kingdoms = order.iter().map(|&seat| {
            let drawn = games::finale(game.id(), canvas, seat, &rows)?;
            let won = winners.contains(&seat);
            let total = words.lang().number(scores[seat.index()].total.into());
            let figure = view! {
                <figure class=format!("kingdom-at-end s{}", seat.index()) class:won=won>
                    <figcaption>{mark(seat)} <bdi>{words.name(seat)}</bdi> <b class="counted-total">{total}</b></figcaption>
                    {won.then(crown)}
                    <div dir="ltr">{drawn}</div>
                </figure>
            };
            Some(figure.into_any())
        });
        let kingdoms: Vec<AnyView> = kingdoms.flatten().collect();
        let has_kingdoms = !kingdoms.is_empty();
        let mut kingdoms = kingdoms.into_iter();
        let best = kingdoms.next();
        let others: Vec<AnyView> = kingdoms.collect();
        let many = others.len() > 1;
        let replay = move |_| match model.online {
            Some(online) => with_record(online, move |record| {
                let table = Some(online.table.get_value());
                navigation.replay(record, you, table);
            }),
            None => navigation.replay(model.session.with_untracked(Session::record), you, None),
        };
        let again = match model.online {
            Some(online) => rematch(online, i18n),
            None => play_again(session, &winners, navigation, words),
        };
        let shared = match model.online {
            Some(online) => share(online.table.get_value(), i18n),
            None => share_record(StoredValue::new(session.record()), i18n),
        };
        let fair = model.online.map(|online| fairness(online, i18n));
        // What was close says nothing about a game that somebody gave up.
        let is_whole = session.resigned().is_empty() && !session.has_ended();
        // What one player missed is a matter for that player.
        let close = || {
            let own = you.and_then(|you| games::close_call(game, you));
            own.or_else(|| close_call(game, &scores, &order, i18n))
        };
        let close = is_whole.then(close).flatten();
        let ended = page.board.ended(game).filter(|_| is_whole);
        let ended = ended.map(|ended| view! { <p class="note">{words.say(&ended)}</p> });
        let given_up = given_up(session, model.online, words);
        let close = close.map(|close| view! { <p class="note">{words.say(&close)}</p> });
        let view = view! {
            <section class="end" style=("--step", format!("{}ms", step(rows.len()).as_millis())) style=("--lines", rows.len().to_string()) class:with-kingdoms=has_kingdoms class:many=many aria-label=words.text("web-over")>
                {best}
                <div class="verdict">
                    {(!has_kingdoms).then(crown)}
                    <h2>{words.say(&won_by(winners))}</h2>
                    {count(canvas, page, &scores, &order, words)}
                    {ended}
                    {given_up}
                    {close}
                    {fair}
                </div>
                {has_kingdoms.then(|| view! { <div class="other-kingdoms">{others}</div> })}
                <div class="actions next">
                    {again}
                    <button id="replay" on:click=on::click(replay)>{i18n.text("table-review")}</button>
                    <details class="share-end">
                        <summary class="button">{i18n.text("table-share")}</summary>
                        <div class="sheet panel">{shared}</div>
                    </details>
                    <a class="button" href=Page::Home.link()>{i18n.text("web-home")}</a>
                </div>
            </section>
        };
        Some(view.into_any())
    })
}

/// Who gave the game up, or that the players ended it together.
fn given_up(session: &Session, online: Option<OnlineTable>, words: &Words) -> Option<AnyView> {
    let ended = online.filter(|_| session.has_ended()).and_then(|online| {
        online.snapshot.with_untracked(|snapshot| {
            let ended = snapshot.as_ref()?.result.as_ref()?.ended?;
            Some(match ended {
                Ending::Agreed => "table-ended-agreed",
                Ending::Resigned => "table-ended-resigned",
            })
        })
    });
    if let Some(id) = ended {
        return Some(view! { <p class="note" data-ended=id>{words.text(id)}</p> }.into_any());
    }
    let resigned = session.resigned().iter();
    let resigned = resigned.map(|seat| &session.seats()[seat.index()]);
    let names: Arg = resigned.cloned().collect::<Vec<_>>().into_iter().collect();
    let said = Message::new("table-resigned").with("names", names);
    let has_resigned = !session.resigned().is_empty();
    has_resigned.then(|| view! { <p class="note">{words.say(&said)}</p> }.into_any())
}

pub(super) fn crown() -> AnyView {
    view! { <svg class="crown" viewBox="0 0 40 30" aria-hidden="true"><use_ href="#crown"/></svg> }
        .into_any()
}

/// What is as close as it can be: the points decided nothing, or almost nothing.
fn close_call(
    game: &dyn AnyGame,
    scores: &[AnyScore],
    order: &[Seat],
    i18n: I18n,
) -> Option<Message> {
    let [first, second, ..] = *order else {
        return None;
    };
    let apart = scores[first.index()].total - scores[second.index()].total;
    match apart {
        0 if game.ranking().winners().len() == 1 => Some(Message::new("table-tie")),
        1..=3 => {
            let own = format!("{}-margin", game.id());
            Some(Message::new(i18n.own_or(own, "table-margin")).with("points", apart))
        }
        _ => None,
    }
}

/// The result so far, between the games of a series, until the person goes on.
fn between_games(page: TablePage, canvas: BoardCanvas, words: &Words) -> Option<AnyView> {
    let number = page.model.between.get()?;
    page.model.session.with_untracked(|session| {
        let game = session.game();
        let order: Vec<Seat> = game.ranking().places().into_iter().flatten().collect();
        let title = Message::new("table-game-over").with("number", number);
        let go_on = move |_| page.model.between.set(None);
        let view = view! {
            <section class="between panel" role="dialog" aria-label=words.say(&title)>
                <h2>{words.say(&title)}</h2>
                {count(canvas, page, &game.scores(), &order, words)}
                <button class="primary" id="go-on" on:click=on::click(go_on)>{words.text("table-go-on")}</button>
            </section>
        };
        Some(view.into_any())
    })
}

/// The count, line by line. Two players stand on either side of it.
fn count(
    canvas: BoardCanvas,
    page: TablePage,
    scores: &[AnyScore],
    order: &[Seat],
    words: &Words,
) -> AnyView {
    let lines = counted(page, scores);
    let most = lines.iter().flat_map(|line| &line.points).max();
    let most = most.copied().unwrap_or(1).max(1);
    let number = |number: i32| words.lang().number(number.into());
    let has_samples = lines
        .iter()
        .any(|line| page.board.sample(&line.name).is_some());
    let is_pair = order.len() == 2;
    count_up(canvas, &lines);
    let rows = lines.iter().enumerate().map(|(nth, line)| {
        let sample = page.board.sample(&line.name).map(|cloth| {
            view! { <svg viewBox="0 0 100 100" class="sw" aria-hidden="true"><rect width="100" height="100" fill=cloth/></svg> }
                .into_any()
        });
        // A bonus has the star of an open place.
        let sample = sample.or_else(|| {
            has_samples.then(|| {
                view! { <svg viewBox="0 0 100 100" class="sw bonus" aria-hidden="true"><path d="M50 8l13 13h17v17l13 12-13 13v17H63L50 93 37 80H20V63L7 50l13-12V21h17z"/></svg> }
                    .into_any()
            })
        });
        let name = view! { {sample} <span>{words.say(&line.name)}</span> };
        let (places, coins) = (line.places.clone(), line.coins.clone());
        let name = match places.is_empty() {
            true => name.into_any(),
            false => {
                let show = move || canvas.light(places.clone(), coins.clone());
                let touched = show.clone();
                view! {
                    <button class="plain" on:click=on::click(move |_| touched()) on:focus=on::focus(move |_| show()) on:blur=on::focus(move |_| canvas.light(Vec::new(), Vec::new()))>{name}</button>
                }
                .into_any()
            }
        };
        let cells = order.iter().map(|seat| {
            let points = line.points[seat.index()];
            // So many pieces of so many points each.
            let each = page.board.worth_each(&line.name).filter(|_| points != 0);
            let product = each.map(|each| {
                let product = format!("\u{2066}{} × {} =\u{2069} ", number(points / each), number(each));
                view! { <small class="product">{product}</small> }
            });
            let wide = format!("calc({} / {most})", points.max(0));
            view! { <td class=format!("s{}", seat.index()) style=("--w", wide)>{product}<b>{number(points)}</b>{is_pair.then(|| view! { <i></i> })}</td> }
        });
        let mut cells: Vec<AnyView> = cells.map(IntoAny::into_any).collect();
        let last = is_pair.then(|| cells.pop());
        let name = view! { <th scope="row"><div>{name}</div></th> };
        match is_pair {
            true => view! { <tr style=("--n", nth.to_string())>{cells} {name} {last}</tr> }.into_any(),
            false => view! { <tr style=("--n", nth.to_string())>{name} {cells}</tr> }.into_any(),
        }
    });
    let heads = order.iter().map(|&seat| {
        view! { <th scope="col" class=format!("s{}", seat.index())>{mark(seat)} <bdi>{words.name(seat)}</bdi></th> }
    });
    let totals = order.iter().map(|seat| {
        let total = scores[seat.index()].total;
        view! { <td class=format!("total s{}", seat.index()) data-seat=seat.index() data-total=total>{number(total)}</td> }
    });
    let mut heads: Vec<AnyView> = heads.map(IntoAny::into_any).collect();
    let mut totals: Vec<AnyView> = totals.map(IntoAny::into_any).collect();
    let (last_head, last_total) = match is_pair {
        true => (heads.pop(), totals.pop()),
        false => (None, None),
    };
    let all = || view! { <th scope="row" class="all">{words.text("table-total")}</th> };
    let (head, foot) = match is_pair {
        true => (
            view! { <tr>{heads}<td></td>{last_head}</tr> }.into_any(),
            view! { <tr>{totals}{all()}{last_total}</tr> }.into_any(),
        ),
        false => (
            view! { <tr><td></td>{heads}</tr> }.into_any(),
            view! { <tr>{all()}{totals}</tr> }.into_any(),
        ),
    };
    let step = format!("{}ms", step(lines.len()).as_millis());
    view! {
        <table class="result panel" class:pair=is_pair style=("--step", step) style=("--lines", lines.len().to_string())>
            <caption class="unseen">{words.text("web-over")}</caption>
            <thead>{head}</thead>
            <tbody>{rows.map(IntoAny::into_any).collect_view()}</tbody>
            <tfoot>{foot}</tfoot>
        </table>
    }
    .into_any()
}

/// Lights the places of one line of the count after the other.
fn count_up(canvas: BoardCanvas, lines: &[Counted]) {
    if !animation::moves() {
        return;
    }
    let lit = lines.iter();
    let lit = lit.map(|line| (line.places.clone(), line.coins.clone()));
    for (nth, (places, coins)) in (0_u32..).zip(lit.chain([(Vec::new(), Vec::new())])) {
        let light = move || canvas.light(places.clone(), coins.clone());
        set_timeout(light, step(lines.len()) * nth);
    }
}

/// The same game once more, at once; and against another bot, if one bot played: a stronger one for
/// a winner, a weaker one otherwise.
fn play_again(
    session: &Session,
    winners: &[Seat],
    navigation: Navigation,
    words: &Words,
) -> AnyView {
    let game = session.game().id();
    let (options, layout) = (session.options(), session.layout());
    let seats = session.seats().to_vec();
    let play = StoredValue::new(move |seats: Vec<String>| {
        let layout = layout.as_deref();
        // The same options have just been played.
        if let Ok(session) = Session::start(game, &options, seats, layout, &mut browser::Random) {
            navigation.sit(session);
        }
    });
    let play = move |seats: Vec<String>| play.with_value(|play| play(seats));
    let bots = seats.iter().filter_map(|seat| SeatName::read(seat).bot());
    let level = bots.clone().next().filter(|_| bots.count() == 1);
    let level = level.and_then(|bot| LEVELS.iter().position(|level| *level == bot));
    let has_won = session.you().is_some_and(|you| winners.contains(&you));
    if let Some(level) = level {
        note_result(LEVELS[level], has_won);
    }
    let other = level.and_then(|level| match has_won {
        true => Some((level + 1, "table-harder")),
        false => Some((level.checked_sub(1)?, "table-easier")),
    });
    let other = other.and_then(|(level, id)| {
        let bot = SeatName::Bot(LEVELS.get(level)?).to_string();
        let name = words.names_of(std::slice::from_ref(&bot)).concat();
        let said = words.say(&Message::new(id).with("bot", name));
        let seats = seats.iter().map(|seat| match SeatName::read(seat).is_bot() {
            true => bot.clone(),
            false => seat.clone(),
        });
        let seats: Vec<String> = seats.collect();
        Some(view! { <button id="other-level" on:click=on::click(move |_| play(seats.clone()))>{said}</button> })
    });
    view! {
        <button class="primary" id="again" on:click=on::click(move |_| play(seats.clone()))>{words.text("web-rematch")}</button>
        {other}
    }
    .into_any()
}
