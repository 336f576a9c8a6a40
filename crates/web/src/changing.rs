//! Parts of the page that change by themselves. All of them share one type: the compiler makes the code around every
//! other type anew, and everybody who opens the page would wait for it.

use leptos::prelude::*;

/// A part of the page that is drawn again whenever what it reads changes.
pub(crate) fn changing<T: IntoAny + 'static>(
    draw: impl Fn() -> T + Send + 'static,
) -> Box<dyn Fn() -> AnyView + Send> {
    Box::new(move || draw().into_any())
}
