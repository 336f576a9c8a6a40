//! Drawings of Kingdomino's pieces.

use leptos::prelude::*;
use takht_kingdomino::{Domino, Half, KingdomPicture, Square};

use super::board::place;
use crate::board::{Place, pieces, shape};

/// A square of an example: column, row, terrain, crowns.
type Land = (i32, i32, &'static str, i32);

/// The side of a square in the drawing.
pub(super) const SIDE: i32 = 100;

/// A square of a terrain with crowns, with its upper left corner at this point. Patterns fill it,
/// because a browser copies every drawing that `use` refers to.
fn terrain_square(x: i32, y: i32, terrain: &str, crowns: i32) -> AnyView {
    let cut = |cloth: String| view! { <rect x=x y=y width=SIDE height=SIDE fill=cloth/> };
    let crowns = (crowns > 0).then(|| cut(format!("url(#crowns-{crowns})")));
    view! { {cut(format!("url(#land-{terrain})"))} {crowns} }.into_any()
}

/// One half of a domino, with its upper left corner at this point.
pub(crate) fn half(x: i32, y: i32, half: Half) -> AnyView {
    terrain_square(x, y, half.terrain.name(), half.crowns.into())
}

pub(super) fn corner(square: Square) -> (i32, i32) {
    (i32::from(square.x) * SIDE, i32::from(square.y) * SIDE)
}

/// The castle, on the square in the middle.
pub(crate) fn castle() -> AnyView {
    view! { <use_ href="#castle" width=SIDE height=SIDE/> }.into_any()
}

/// A domino by itself.
pub(super) fn domino(domino: Domino) -> AnyView {
    view! {
        <svg viewBox="-4 -4 208 108" class="domino" aria-hidden="true">
            {half(0, 0, domino.left())}
            {half(SIDE, 0, domino.right())}
            <path d="M100 0V100" class="seam"/>
            <rect width="200" height="100" rx="6" class="edge"/>
        </svg>
    }
    .into_any()
}

/// Draws a kingdom.
pub(super) fn land(kingdom: &KingdomPicture, seat: usize, fresh: &[Place]) -> AnyView {
    let fresh = fresh.to_vec();
    let squares = pieces(
        kingdom.land.clone(),
        |square| *square,
        move |(at, what)| {
            let (x, y) = corner(at);
            let fresh = fresh.contains(&place(at));
            view! { <g class:fresh=fresh>{half(x, y, what)}</g> <rect x=x y=y width=SIDE height=SIDE class="seam"/> }
        },
    );
    view! {
        {squares}
        {castle()}
        <g class=format!("mark seat-{seat}") transform="translate(84 16) scale(.26)">{shape(seat)}</g>
    }
    .into_any()
}

/// Squares of a terrain with crowns.
fn squares(land: &[Land]) -> AnyView {
    let squares = land.iter().map(|&(x, y, terrain, crowns)| {
        let (x, y) = (x * SIDE, y * SIDE);
        view! {
            {terrain_square(x, y, terrain, crowns)}
            <rect x=x y=y width=SIDE height=SIDE class="seam"/>
        }
    });
    squares.collect_view().into_any()
}

/// Squares of a terrain with crowns, and places where a domino may or may not go.
pub(crate) fn example(land: &[Land], marks: &[(i32, i32, bool)]) -> AnyView {
    let marks_drawn = marks.iter().map(|&(x, y, may)| {
        let (x, y) = (x * SIDE, y * SIDE);
        let sign = match may {
            true => format!("M{} {}l16 18 32-38", x + 26, y + 52),
            false => format!("M{} {}l40 40m0-40l-40 40", x + 30, y + 30),
        };
        let class = if may { "may" } else { "may-not" };
        view! { <rect x=x + 6 y=y + 6 width=SIDE - 12 height=SIDE - 12 rx="8" class="open"/><path d=sign class=class/> }
    });
    let columns = || {
        land.iter()
            .map(|land| land.0)
            .chain(marks.iter().map(|mark| mark.0))
    };
    let rows = || {
        land.iter()
            .map(|land| land.1)
            .chain(marks.iter().map(|mark| mark.1))
    };
    let (left, top) = (columns().min().unwrap_or(0), rows().min().unwrap_or(0));
    let (right, bottom) = (columns().max().unwrap_or(0), rows().max().unwrap_or(0));
    let wide = (right - left + 1) * SIDE;
    let view_box = format!(
        "{} {} {} {}",
        left * SIDE - 4,
        top * SIDE - 4,
        wide + 8,
        (bottom - top + 1) * SIDE + 8
    );
    view! { <svg viewBox=view_box width=wide / 2>{squares(land)} {marks_drawn.collect_view()}</svg> }.into_any()
}

/// A small kingdom for the list of games.
pub(super) fn art() -> AnyView {
    let sketch = [
        (-1, -1, "mine", 1),
        (0, -1, "mine", 2),
        (1, -1, "wheat", 0),
        (-2, 0, "swamp", 1),
        (-1, 0, "pasture", 2),
        (1, 0, "wheat", 1),
        (2, 0, "wheat", 0),
        (-2, 1, "swamp", 0),
        (-1, 1, "pasture", 0),
        (0, 1, "lake", 0),
        (1, 1, "lake", 1),
        (2, 1, "forest", 1),
    ];
    view! {
        <svg viewBox="-200 -100 500 300">
            {squares(&sketch)}
            {castle()}
        </svg>
    }
    .into_any()
}
