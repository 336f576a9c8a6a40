//! What the page does on events. Handlers of one kind of event share one type: the compiler makes the code around
//! every other type anew, and everybody who opens the page would wait for it.

use leptos::ev::{
    DragEvent, Event, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, SubmitEvent, TouchEvent,
    WheelEvent,
};

macro_rules! handlers {
    ($($name:ident: $event:ty),* $(,)?) => {
        $(
            pub(crate) fn $name(act: impl FnMut($event) + 'static) -> Box<dyn FnMut($event)> {
                Box::new(act)
            }
        )*
    };
}

handlers! {
    click: MouseEvent,
    drag: DragEvent,
    focus: FocusEvent,
    key: KeyboardEvent,
    plain: Event,
    pointer: PointerEvent,
    submit: SubmitEvent,
    touch: TouchEvent,
    wheel: WheelEvent,
}
