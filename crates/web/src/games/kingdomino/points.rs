//! The list of a player's points in Kingdomino.

use leptos::prelude::*;
use takht_core::message::Arg;
use takht_core::{ScorePart, Seat};
use takht_games::AnyScore;
use takht_words::Words;

use crate::board::Drawing;

use super::board::{Kingdoms, kingdom_title};

/// The points of a player, property by property: squares times crowns. What brings nothing is not
/// listed, but the bonuses that the player may still get. What the domino in the hand changes stands out.
pub(super) fn points(
    seat: Seat,
    score: &AnyScore,
    after: Option<&AnyScore>,
    may: &[(&'static str, i32)],
    words: &Words,
) -> Option<AnyView> {
    let lang = words.lang();
    let number = |part: &ScorePart, name: &str| {
        let arg = part.label.args.iter().find(|(one, _)| *one == name);
        match arg {
            Some((_, Arg::Number(number))) => Some(lang.number(*number)),
            _ => None,
        }
    };
    let product = |part: &ScorePart| {
        let (squares, crowns) = (number(part, "squares")?, number(part, "crowns")?);
        Some(format!("\u{2066}{squares} × {crowns}\u{2069}"))
    };
    let shown = after.unwrap_or(score);
    let rows = shown.parts.iter().filter(|part| part.points != 0);
    let rows = rows.map(|part| {
        let name = part.name();
        let sample = Kingdoms.sample(&name).map(|cloth| {
            view! { <svg viewBox="0 0 100 100" class="sw" aria-hidden="true"><rect width="100" height="100" fill=cloth/></svg> }
        });
        let grows = !score.parts.contains(part);
        // What it was, if that is plain.
        let was = || {
            let gone = score.parts.iter();
            let mut gone = gone.filter(|one| one.name() == name && !shown.parts.contains(one));
            let first = gone.next()?;
            gone.next().is_none().then(|| product(first)).flatten()
        };
        let was = grows.then(was).flatten();
        let was = was.map(|was| view! { <s>{was}</s> " " });
        view! {
            <li class="label" class:grows=grows aria-label=words.say(&part.label)>
                {sample} <span>{words.say(&name)}</span> <small>{was} {product(part)}</small> <b>{lang.number(part.points.into())}</b>
            </li>
        }
    });
    let may = may.iter().map(|(name, points)| {
        let points = format!("\u{2066}+{}\u{2069}", lang.number((*points).into()));
        view! { <li class="label may" data-may=*name><span>{words.text(name)}</span> <b>{points}</b></li> }
            .into_any()
    });
    let rows: Vec<AnyView> = rows.map(IntoAny::into_any).chain(may).collect();
    if rows.is_empty() {
        return None;
    }
    let more = after.filter(|after| after.total != score.total);
    let more = more.map(|after| {
        let total = lang.number(after.total.into());
        view! { <em>"\u{2192} " {total}</em> }
    });
    let points = view! {
        <section class="points panel">
            <h2>{words.say(&kingdom_title(seat, score.total))} " " {more}</h2>
            <ul>{rows}</ul>
        </section>
    };
    Some(points.into_any())
}
