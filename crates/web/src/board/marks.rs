//! The marks of the seats. Each has its own shape beside its colour, so that no player depends on
//! colours.

use leptos::prelude::*;
use takht_core::Seat;

/// The shape of a seat, around the origin.
fn shape(seat: usize) -> AnyView {
    view! { <path d=shape_at(seat, 0.0, 0.0, 1.0)/> }.into_any()
}

/// The shape of a seat, around a point. It moves the path itself: a browser needs more time for each
/// transformed group than for its drawing.
pub(crate) fn shape_at(seat: usize, x: f64, y: f64, size: f64) -> String {
    let by = |length: f64| length * size;
    let (from, outline) = match seat {
        0 => {
            let (r, across) = (by(40.0), by(80.0));
            let round = format!("a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0z");
            ((-40.0, 0.0), round)
        }
        1 => {
            let half = by(46.0);
            let diamond = format!("l{half} {half}-{half} {half}-{half}-{half}z");
            ((0.0, -46.0), diamond)
        }
        2 => {
            let triangle = format!("l{} {}h-{}z", by(44.0), by(78.0), by(88.0));
            ((0.0, -42.0), triangle)
        }
        _ => {
            let (side, r) = (by(58.0), by(8.0));
            let corner = |right: &str, down: &str| format!("a{r} {r} 0 0 1{right}{r}{down}{r}");
            let square = format!(
                "h{side}{}v{side}{}h-{side}{}v-{side}{}z",
                corner(" ", " "),
                corner("-", " "),
                corner("-", "-"),
                corner(" ", "-"),
            );
            ((-29.0, -37.0), square)
        }
    };
    format!("M{} {}{outline}", x + by(from.0), y + by(from.1))
}

/// An arrow between two points. It ends before the second one, where a piece stands.
pub(crate) fn arrow_between((x, y): (f64, f64), to: (f64, f64)) -> String {
    let (dx, dy) = (to.0 - x, to.1 - y);
    let far = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / far, dy / far);
    let (tx, ty) = (to.0 - 44.0 * ux, to.1 - 44.0 * uy);
    let barb = |side: f64| {
        let (bx, by) = (-ux * 24.0 - side * uy * 18.0, -uy * 24.0 + side * ux * 18.0);
        format!("M{tx:.0} {ty:.0}l{bx:.0} {by:.0}")
    };
    format!("M{x:.0} {y:.0}L{tx:.0} {ty:.0}{}{}", barb(1.0), barb(-1.0))
}

/// A path of a class. All paths share its code, which keeps the compiled page small.
pub(crate) fn path(d: String, class: &'static str) -> AnyView {
    view! { <path d=d class=class/> }.into_any()
}

/// A circle around a point.
pub(crate) fn circle((x, y): (f64, f64), r: f64) -> String {
    let across = 2.0 * r;
    format!(
        "M{} {y}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0z",
        x - r
    )
}

/// The ring around what was played last: white, with a dark rim for pale lands.
pub(crate) fn last_ring(around: String) -> AnyView {
    vec![path(around.clone(), "last-rim"), path(around, "last-move")].into_any()
}

/// The sign of a move that was played, or of a better one, around a point of a board.
pub(crate) fn verdict((x, y): (f64, f64), is_better: bool) -> AnyView {
    let (disc, sign) = match is_better {
        true => ("verdict-disc good", format!("M{} {y}l9 9 18-20", x - 13.0)),
        false => (
            "verdict-disc",
            format!("M{} {}l20 20m0-20-20 20", x - 10.0, y - 10.0),
        ),
    };
    vec![path(circle((x, y), 24.0), disc), path(sign, "verdict-sign")].into_any()
}

/// A seat by its number, for drawn examples.
pub(crate) fn seat_of(number: usize) -> Seat {
    Seat::new(number).unwrap_or_default()
}

/// The mark of a seat, as large as a letter.
pub(crate) fn mark(seat: Seat) -> AnyView {
    let class = format!("mark s{}", seat.index());
    view! { <svg viewBox="-50 -50 100 100" class=class aria-hidden="true">{shape(seat.index())}</svg> }
        .into_any()
}
