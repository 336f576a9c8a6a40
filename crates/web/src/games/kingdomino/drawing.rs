//! Drawings of Kingdomino's pieces.

use leptos::prelude::*;
use takht_kingdomino::{Domino, Half, KingdomPicture, Square};

use super::board::place;
use crate::board::pieces;

/// A square of an example: column, row, terrain, crowns.
type Land = (i32, i32, &'static str, i32);

/// The castle among the squares of an example.
const CASTLE: &str = "castle";

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

/// The castle of a seat, with its upper left corner at this point.
pub(crate) fn castle(seat: usize, x: i32, y: i32) -> AnyView {
    view! { <use_ href="#castle" x=x y=y width=SIDE height=SIDE class=format!("s{seat}")/> }
        .into_any()
}

/// A domino by itself.
pub(super) fn domino(domino: Domino) -> AnyView {
    view! {
        <svg viewBox="-4 -4 208 118" class="domino" aria-hidden="true">
            <rect x="-3" y="-3" width="206" height="116" rx="13" class="d-side"/>
            <rect x="-3" y="-3" width="206" height="106" rx="13" class="d-rim"/>
            {half(0, 0, domino.left())}
            {half(SIDE, 0, domino.right())}
            <path d="M100 0V100" class="seam"/>
        </svg>
    }
    .into_any()
}

/// A domino that stands upright, as it lies in the tray of a phone.
pub(super) fn domino_upright(domino: Domino) -> AnyView {
    view! {
        <svg viewBox="-4 -4 108 218" class="domino upright" aria-hidden="true">
            <rect x="-3" y="-3" width="106" height="216" rx="13" class="d-side"/>
            <rect x="-3" y="-3" width="106" height="206" rx="13" class="d-rim"/>
            {half(0, 0, domino.left())}
            {half(0, SIDE, domino.right())}
            <path d="M0 100H100" class="seam"/>
        </svg>
    }
    .into_any()
}

/// Draws a kingdom: a slab of land with the castle in its player's colour. The squares of the last
/// domino keep a ring.
pub(super) fn land(kingdom: &KingdomPicture, seat: usize, last: &[Square]) -> AnyView {
    let squares = pieces(
        kingdom.land.clone(),
        |square| *square,
        move |(at, what)| {
            let (x, y) = corner(at);
            view! { <g data-land=place(at).to_string()>{half(x, y, what)}</g> }
        },
    );
    // What came last can move by itself.
    let is_last = |square: &Square| last.contains(square);
    let outline = |of_last: bool, below: i32| {
        let land = kingdom.land.iter().map(|(square, _)| *square);
        let all = land.chain([Square::default()]);
        let squares = all
            .filter(|square| is_last(square) == of_last)
            .map(|square| {
                let (x, y) = corner(square);
                format!("M{} {}h106v{}h-106z", x - 3, y - 3, 106 + below)
            });
        squares.collect::<String>()
    };
    let (same, different) = seams(kingdom);
    let ring = ring(last);
    view! {
        <path d=outline(false, 11) class="k-side"/>
        <path d=outline(true, 11) class=format!("k-side new{seat}")/>
        <path d=outline(false, 0) class="k-rim"/>
        <path d=outline(true, 0) class=format!("k-rim new{seat}")/>
        <g class=format!("land-squares of{seat}")>{squares}</g>
        {castle(seat, 0, 0)}
        <path d=same class="k-same"/>
        <path d=different class="k-diff"/>
        {ring.map(|(x, y, width, height)| view! { <rect x=x + 2 y=y + 2 width=width - 4 height=height - 4 rx="8" class=format!("k-last new{seat}")/> })}
    }
    .into_any()
}

/// The rectangle around two squares: its corner, its width and its height.
fn ring(squares: &[Square]) -> Option<(i32, i32, i32, i32)> {
    let [first, second] = *squares else {
        return None;
    };
    let ((ax, ay), (bx, by)) = (corner(first), corner(second));
    let size = |a: i32, b: i32| (a - b).abs() + SIDE;
    Some((ax.min(bx), ay.min(by), size(ax, bx), size(ay, by)))
}

/// The edges between neighbouring squares of the same land, and of different lands.
fn seams(kingdom: &KingdomPicture) -> (String, String) {
    let terrain = |square: Square| {
        let found = kingdom.land.iter().find(|(at, _)| *at == square);
        found.map(|(_, half)| half.terrain)
    };
    let (mut same, mut different) = (String::new(), String::new());
    for (square, half) in &kingdom.land {
        let (x, y) = corner(*square);
        let edges = [
            (
                Square::new(square.x + 1, square.y),
                format!("M{} {y}v100", x + SIDE),
            ),
            (
                Square::new(square.x, square.y + 1),
                format!("M{x} {}h100", y + SIDE),
            ),
        ];
        for (beside, edge) in edges {
            match terrain(beside) {
                Some(other) if other == half.terrain => same += &edge,
                Some(_) => different += &edge,
                None => {}
            }
        }
    }
    (same, different)
}

/// The line around some squares.
pub(super) fn border(squares: &[Square]) -> String {
    let edges = squares.iter().flat_map(|square| {
        let (x, y) = corner(*square);
        let sides = [
            ((1, 0), format!("M{} {y}v{SIDE}", x + SIDE)),
            ((0, 1), format!("M{x} {}h{SIDE}", y + SIDE)),
            ((-1, 0), format!("M{x} {y}v{SIDE}")),
            ((0, -1), format!("M{x} {y}h{SIDE}")),
        ];
        let outer = sides
            .into_iter()
            .filter(|((dx, dy), _)| !squares.contains(&Square::new(square.x + dx, square.y + dy)));
        outer.map(|(_, edge)| edge)
    });
    edges.collect()
}

/// Squares of a terrain with crowns.
fn squares(land: &[Land]) -> AnyView {
    let squares = land.iter().map(|&(x, y, terrain, crowns)| {
        let (x, y) = (x * SIDE, y * SIDE);
        let square = match terrain {
            CASTLE => castle(0, x, y),
            terrain => terrain_square(x, y, terrain, crowns),
        };
        view! {
            {square}
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
    view! {
        <svg viewBox=view_box width=wide / 2>
            <rect x=left * SIDE - 4 y=top * SIDE - 4 width=wide + 8 height=(bottom - top + 1) * SIDE + 8 class="figure-field"/>
            {squares(land)} {marks_drawn.collect_view()}
        </svg>
    }
    .into_any()
}

/// A kingdom for the list of games, and for the first page.
const SKETCH: [Land; 17] = [
    (-2, -2, "mine", 2),
    (-1, -2, "wheat", 1),
    (0, -2, "forest", 0),
    (1, -2, "forest", 0),
    (2, -2, "forest", 0),
    (-2, -1, "wheat", 0),
    (-1, -1, "wheat", 0),
    (0, -1, "forest", 1),
    (-2, 0, "pasture", 0),
    (-1, 0, "pasture", 0),
    (0, 0, CASTLE, 0),
    (-2, 1, "pasture", 0),
    (-1, 1, "pasture", 2),
    (0, 1, "lake", 0),
    (-2, 2, "wheat", 0),
    (-1, 2, "wheat", 0),
    (0, 2, "lake", 1),
];

/// A small kingdom for the list of games.
pub(super) fn art() -> AnyView {
    view! { <svg viewBox="-200 -106 500 190" preserveAspectRatio="xMidYMid slice">{squares(&SKETCH)} {squares(&[(1, -1, "lake", 0), (1, 0, "lake", 1), (2, 0, "lake", 0), (2, -1, "forest", 1)])}</svg> }
        .into_any()
}

/// The kingdom on the first page, with a domino about to join it.
pub(crate) fn scene() -> AnyView {
    let slab = |squares: &[Land], below: i32| {
        let squares = squares.iter().map(|(x, y, ..)| {
            format!(
                "M{} {}h104v{}h-104z",
                x * SIDE - 2,
                y * SIDE - 2,
                104 + below
            )
        });
        squares.collect::<String>()
    };
    let domino: [Land; 2] = [(1, -1, "forest", 1), (2, -1, "lake", 0)];
    view! {
        <svg viewBox="-220 -220 560 560" aria-hidden="true">
            <path d=slab(&SKETCH, 16) class="k-side"/>
            <path d=slab(&SKETCH, 0) class="k-rim"/>
            {squares(&SKETCH)}
            <g transform="translate(46 18) rotate(7 200 -50)">
                <path d=slab(&domino, 14) class="k-side"/>
                <path d=slab(&domino, 0) class="k-rim"/>
                {squares(&domino)}
            </g>
        </svg>
    }
    .into_any()
}
