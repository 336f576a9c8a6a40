//! The chance of winning over the whole game, as one curve with the moments that mattered.

use leptos::prelude::*;
use takht_core::{Message, Seat};
use takht_words::Words;

use super::replay::ReplayModel;
use crate::board::mark;
use crate::i18n::I18n;
use crate::on;

/// The height of the drawing; it is as wide as the game has events.
const HIGH: i32 = 1_000;

/// A share of the win as a height.
fn of_high(share: f64) -> i32 {
    (share * f64::from(HIGH)).round() as i32
}

/// The curve of the seat that the person looks at, and the chances of all seats at this moment.
pub(super) fn curve(model: ReplayModel, words: &Words, i18n: I18n) -> AnyView {
    let plies = model.plies().max(1);
    let watched = model.seat.get();
    let curve: Vec<(usize, Vec<f64>)> = model.analysis.with(|analysis| {
        // Only the decisions of this seat: a bot that looks from the side of the player to move is a little too
        // hopeful for it, and the curve would go up and down with every turn. A decision begins with the chance that
        // its best event gives, and falls to that of the event that was played: the same numbers that stand beside
        // the moment.
        let own = analysis
            .decisions
            .iter()
            .filter(|made| made.seat == watched);
        let decisions =
            own.filter(|made| watched.index() < made.standing.len())
                .flat_map(|made| {
                    let with = |share: f64| {
                        let seats = made.standing.len();
                        let others: f64 =
                            made.standing.iter().sum::<f64>() - made.standing[watched.index()];
                        let scaled = made.standing.iter().enumerate().map(|(seat, standing)| {
                            match seat == watched.index() {
                                true => share,
                                false if others > 0.0 => standing / others * (1.0 - share),
                                false => (1.0 - share) / (seats.max(2) - 1) as f64,
                            }
                        });
                        (made.ply, scaled.collect())
                    };
                    [with(made.best_win), with(made.best_win - made.loss())]
                });
        let result = analysis.result.iter();
        let result = result.map(|result| (analysis.plies, result.clone()));
        // Before the first decision, everyone has the same share.
        let even = vec![1.0 / analysis.players.max(1) as f64; analysis.players];
        let first = std::iter::once((0, even));
        first.chain(decisions).chain(result).collect()
    });
    let seats = model.analysis.with(|analysis| analysis.players);
    let points = curve.iter().filter_map(|(ply, standing)| {
        let share = standing.get(watched.index())?;
        Some(format!("{ply} {}", HIGH - of_high(*share)))
    });
    let line = points.collect::<Vec<_>>().join("L");
    let end = curve.last().map_or(0, |(ply, _)| *ply);
    let area = format!("M0 {HIGH}L{line}L{end} {HIGH}z");
    let share_at = |ply: usize, seat: Seat| {
        let standing = curve.iter().rev().find(|(at, _)| *at <= ply);
        standing.and_then(|(_, standing)| standing.get(seat.index()).copied())
    };
    let across = move |ply: usize| format!("calc(100% * {ply} / {plies})");
    let at = model.at;
    let dots = model.moments.with(|moments| {
        let dots = moments.iter().map(|made| {
            let ply = made.ply;
            let high = share_at(ply, watched).unwrap_or(0.5);
            let loss = (made.loss() * 100.0).round() as i64;
            let is_found = made.event == made.best;
            let label = match is_found {
                true => Message::new("web-found-by").with("seat", watched),
                false => Message::new("table-moment-of").with("seat", watched).with("percent", loss),
            };
            let style = format!("left:{};top:calc(100% * {} / {HIGH})", across(ply), HIGH - of_high(high));
            view! {
                <button class="dot" class:found=is_found style=style aria-label=words.say(&label) title=words.say(&label) on:click=on::click(move |_| at.set(ply))></button>
            }
        });
        dots.map(IntoAny::into_any).collect_view()
    });
    let rounds = model.rounds.with_value(|rounds| {
        let rounds = rounds.iter().map(|(ply, round)| {
            let number = words.lang().number(*round);
            view! { <i class="round" style=format!("left:{}", across(*ply)) aria-hidden="true">{number}</i> }
        });
        rounds.map(IntoAny::into_any).collect_view()
    });
    let known = model.known.get();
    let now = move || format!("left:{}", across(at.get()));
    let legend = Seat::all(seats).map(|seat| {
        let is_known = at.get() <= known && curve.len() > 1;
        let said = match share_at(at.get(), seat).filter(|_| is_known) {
            Some(share) => {
                let whole = |share: f64| (share * 100.0).round() as i64;
                // Those of two players make a hundred.
                let percent = match seats == 2 && seat != watched {
                    true => 100 - share_at(at.get(), watched).map_or(0, whole),
                    false => whole(share),
                };
                let said = Message::new("web-chance").with("seat", seat);
                words.say(&said.with("percent", percent))
            }
            // The bot has not analysed this moment yet.
            None => words.name(seat),
        };
        view! {
            <li><button class="plain" aria-pressed=(seat == watched).to_string() on:click=on::click(move |_| model.seat.set(seat))>{mark(seat)} <span>{said}</span></button></li>
        }
    });
    let busy = (known < model.plies()).then(|| {
        let percent = known * 100 / plies;
        let said = words.say(&Message::new("web-curve-progress").with("percent", percent));
        view! { <p class="help">{said}</p> }
    });
    view! {
        <div class="curve">
            <ul class="legend" aria-label=i18n.text("web-curve")>{legend.map(IntoAny::into_any).collect_view()}</ul>
            <div class="plot" dir="ltr">
                <svg viewBox=format!("0 -40 {plies} 1080") preserveAspectRatio="none" class=format!("chart s{}", watched.index()) role="img" aria-label=words.text("web-curve")>
                    <path d=format!("M0 500H{plies}") class="even"/>
                    <path d=area class="area"/>
                    <path d=format!("M{line}") class="chance"/>
                </svg>
                {rounds}
                <i class="now-line" style=now></i>
                {dots}
            </div>
            {busy}
        </div>
    }
    .into_any()
}
