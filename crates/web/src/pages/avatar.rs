//! The shape and colour by which people know each other at a glance.

use leptos::prelude::*;
use takht_protocol::{Colour, Shape};

/// The drawing of a shape in a square of 24.
fn path(shape: Shape) -> &'static str {
    match shape {
        Shape::Crown => "M3.5 18.5h17l1.5-11-5.5 4L12 5l-4.5 6.5L2 7.5z",
        Shape::Tower => "M6 21V10H4V4h3.5v2.5h2.5V4h4v2.5h2.5V4H20v6h-2v11h-4v-5.5h-4V21z",
        Shape::Tree => "M12 2l6.5 8h-3l4.5 6h-6.5v6h-3v-6H4l4.5-6h-3z",
        Shape::Fish => {
            "M2 12c4-6.5 10-7 14-3l6-4.5v15L16 15c-4 4-10 3.5-14-3zM7.5 9.5a1.5 1.5 0 1 0 .01 0z"
        }
        Shape::Star => "M12 2l3 6.5 7 .8-5.2 4.8 1.4 7L12 17.6 5.8 21.1l1.4-7L2 9.3l7-.8z",
        Shape::Moon => "M15.5 2.5a9.8 9.8 0 1 0 6 13.7A8.3 8.3 0 0 1 15.5 2.5z",
        Shape::Sun => {
            "M12 7a5 5 0 1 0 .01 0zM11 1.5h2V5h-2zM11 19h2v3.5h-2zM1.5 11H5v2H1.5zM19 11h3.5v2H19zM4 5.4L5.4 4l2.4 2.4-1.4 1.4zM16.2 17.6l1.4-1.4L20 18.6 18.6 20zM16.2 6.4L18.6 4 20 5.4l-2.4 2.4zM4 18.6l2.4-2.4 1.4 1.4L5.4 20z"
        }
        Shape::Leaf => "M3 21C2.5 9.5 9 3 21.5 2.5 22 15 15.5 21 6.5 18.5L14 11l-9.5 10z",
    }
}

/// The name of a shape in messages and styles.
pub(super) fn shape_name(shape: Shape) -> &'static str {
    match shape {
        Shape::Crown => "crown",
        Shape::Tower => "tower",
        Shape::Tree => "tree",
        Shape::Fish => "fish",
        Shape::Star => "star",
        Shape::Moon => "moon",
        Shape::Sun => "sun",
        Shape::Leaf => "leaf",
    }
}

/// The name of a colour in messages and styles.
pub(super) fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Orange => "orange",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Teal => "teal",
        Colour::Blue => "blue",
        Colour::Violet => "violet",
        Colour::Pink => "pink",
    }
}

/// A person's shape in their colour.
pub(super) fn avatar(shape: Shape, colour: Colour) -> AnyView {
    view! {
        <span class=format!("av c-{}", colour_name(colour)) aria-hidden="true">
            <svg viewBox="0 0 24 24"><path d=path(shape) fill-rule="evenodd"/></svg>
        </span>
    }
    .into_any()
}
