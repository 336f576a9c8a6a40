//! The window onto a map that is larger than the screen: zoom, a small map of the whole, and the way to
//! places out of sight.

use leptos::prelude::*;
use takht_core::Message;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, PointerEvent, TouchEvent};

use crate::board::{Board, BoardCanvas};
use crate::browser;
use crate::i18n::I18n;
use crate::on;

/// How far the person can zoom out and in, and by how much with each press.
const LEAST: f64 = 0.5;
const MOST: f64 = 2.0;
const STEP: f64 = 1.3;

/// What of the map lies in the window, in parts of the whole.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Frame {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Frame {
    const WHOLE: Self = Self {
        left: 0.0,
        top: 0.0,
        width: 1.0,
        height: 1.0,
    };

    fn of(board: &HtmlElement) -> Self {
        let part = |of: i32, whole: i32| f64::from(of) / f64::from(whole.max(1));
        Self {
            left: part(board.scroll_left(), board.scroll_width()),
            top: part(board.scroll_top(), board.scroll_height()),
            width: part(board.client_width(), board.scroll_width()),
            height: part(board.client_height(), board.scroll_height()),
        }
    }
}

/// The window of one board.
#[derive(Clone, Copy)]
pub(super) struct MapWindow {
    frame: RwSignal<Frame>,
    zoom: RwSignal<f64>,
    /// The lit places that the person has seen since they are lit.
    seen: RwSignal<Vec<String>>,
    /// How many others lie out of sight.
    hidden: RwSignal<usize>,
    /// The direction in which the nearest of them lies, in degrees.
    direction: RwSignal<f64>,
    /// How two fingers touched the map, while they do.
    pinch: StoredValue<Option<Pinch>>,
}

/// Two fingers on the map, when they touched it.
#[derive(Clone, Copy)]
struct Pinch {
    /// Their distance.
    far: f64,
    zoom: f64,
    /// What of the map lay between them, in parts of the whole.
    held: (f64, f64),
}

impl MapWindow {
    pub(super) fn new() -> Self {
        Self {
            frame: RwSignal::new(Frame::WHOLE),
            zoom: RwSignal::new(1.0),
            seen: RwSignal::new(Vec::new()),
            hidden: RwSignal::new(0),
            direction: RwSignal::new(0.0),
            pinch: StoredValue::new(None),
        }
    }

    /// The zoom, for the style of the board.
    pub(super) fn scale(self) -> String {
        self.zoom.get().to_string()
    }

    /// Looks anew at what lies in the window.
    pub(super) fn look(self) {
        if self.frame.is_disposed() {
            return;
        }
        if let Some(board) = browser::board() {
            self.frame.try_set(Frame::of(&board));
            let (in_sight, mut hidden) = browser::lit_places();
            // Somebody who follows the button has seen all of them in the end: it never counts up.
            self.seen.try_update_untracked(|seen| {
                seen.extend(in_sight);
                hidden.retain(|hidden| !seen.contains(&hidden.place));
            });
            if let Some(nearest) = hidden.first() {
                self.direction.try_set(nearest.degrees);
            }
            self.hidden.try_set(hidden.len());
        }
    }

    /// Other places are lit.
    fn forget(self) {
        self.seen.try_update_untracked(Vec::clear);
    }

    /// Zooms around the middle of the window.
    fn zoom_to(self, zoom: f64) {
        let zoom = zoom.clamp(LEAST, MOST);
        let frame = browser::board().map(|board| Frame::of(&board));
        self.zoom.set(zoom);
        let Some(frame) = frame else { return };
        let middle = (
            frame.left + frame.width / 2.0,
            frame.top + frame.height / 2.0,
        );
        browser::once_styled(move || self.show(middle));
    }

    /// Moves the map so that this part of it lies in the middle.
    fn show(self, (across, down): (f64, f64)) {
        if let Some(board) = browser::board() {
            let start = |part: f64, whole: i32, window: i32| {
                (part * f64::from(whole) - f64::from(window) / 2.0) as i32
            };
            board.set_scroll_left(start(across, board.scroll_width(), board.client_width()));
            board.set_scroll_top(start(down, board.scroll_height(), board.client_height()));
            self.look();
        }
    }

    /// Two fingers zoom; one finger moves the map, which the browser does by itself.
    pub(super) fn touch(self, event: &TouchEvent) {
        let (Some((far, middle)), Some(board)) = (browser::two_fingers(event), browser::board())
        else {
            self.pinch.set_value(None);
            return;
        };
        event.prevent_default();
        let frame = board.get_bounding_client_rect();
        let (x, y) = (middle.0 - frame.left(), middle.1 - frame.top());
        let Some(pinch) = self.pinch.get_value() else {
            let part = |scroll: i32, at: f64, whole: i32| {
                (f64::from(scroll) + at) / f64::from(whole.max(1))
            };
            self.pinch.set_value(Some(Pinch {
                far,
                zoom: self.zoom.get_untracked(),
                held: (
                    part(board.scroll_left(), x, board.scroll_width()),
                    part(board.scroll_top(), y, board.scroll_height()),
                ),
            }));
            return;
        };
        self.zoom
            .set((pinch.zoom * far / pinch.far.max(1.0)).clamp(LEAST, MOST));
        // What lay between the fingers stays there, however many touches come before the next frame.
        browser::once_styled(move || {
            board.set_scroll_left((pinch.held.0 * f64::from(board.scroll_width()) - x) as i32);
            board.set_scroll_top((pinch.held.1 * f64::from(board.scroll_height()) - y) as i32);
            self.look();
        });
    }
}

/// What lies over the map.
pub(super) fn map_tools(
    board: &'static dyn Board,
    canvas: BoardCanvas,
    window: MapWindow,
    i18n: I18n,
) -> Option<AnyView> {
    let overview = board.overview(canvas)?;
    let input = canvas.input;
    let recent = canvas.seen(|scene| Some(scene.recent.join(";")));
    if let Some(input) = input {
        Effect::new(move || {
            input.lit.track();
            window.forget();
        });
    }
    // After every event, and when places are lit.
    Effect::new(move || {
        recent.track();
        if let Some(input) = input {
            input.lit.track();
        }
        browser::once_drawn(move || window.look());
    });
    let go = move |event: PointerEvent| {
        let target = event.current_target();
        let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if let Some(small) = target.filter(|_| event.buttons() > 0) {
            event.prevent_default();
            let small = small.get_bounding_client_rect();
            let across = (f64::from(event.client_x()) - small.left()) / small.width().max(1.0);
            let down = (f64::from(event.client_y()) - small.top()) / small.height().max(1.0);
            window.show((across, down));
        }
    };
    let place = move || {
        let frame = window.frame.get();
        let percent = |part: f64| format!("calc(100% * {} / 1000)", (part * 1000.0).round() as i32);
        format!(
            "left:{};top:{};width:{};height:{}",
            percent(frame.left),
            percent(frame.top),
            percent(frame.width),
            percent(frame.height)
        )
    };
    let next = move |_| {
        let seen = window.seen.get_untracked();
        let (_, hidden) = browser::lit_places();
        let next = hidden.iter().find(|hidden| !seen.contains(&hidden.place));
        if let Some(next) = next {
            browser::center_place(&next.place);
            window.look();
        }
    };
    let more = move || {
        let (count, degrees) = (window.hidden.get(), window.direction.get());
        (count > 0).then(|| {
            let said = i18n.say(&Message::new("table-more-places").with("count", count));
            view! {
                <button class="more-places" on:click=on::click(next)><bdi>{said}</bdi>
                    <svg class="i" viewBox="0 0 24 24" aria-hidden="true" style=("rotate", format!("{degrees}deg"))><path d="M5 12h14M13 6l6 6-6 6"/></svg>
                </button>
            }
        })
    };
    let zoom = move |by: f64| window.zoom_to(window.zoom.get_untracked() * by);
    let key = |label: &'static str, path: &'static str, press: Box<dyn Fn()>| {
        view! {
            <button class="icon" aria-label=i18n.live().text(label) title=i18n.live().text(label) on:click=on::click(move |_| press())>
                <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg>
            </button>
        }
        .into_any()
    };
    let fits = move || window.frame.get() == Frame::WHOLE;
    Some(
        view! {
            <div class="map-tools" dir="ltr">
                <div class="overview" class:gone=fits aria-hidden="true" on:pointerdown=on::pointer(go) on:pointermove=on::pointer(go)>
                    {overview}
                    <i style=place></i>
                </div>
                <div class="zoom">
                    {key("table-zoom-in", "M12 5v14M5 12h14", Box::new(move || zoom(STEP)))}
                    {key("table-zoom-out", "M5 12h14", Box::new(move || zoom(1.0 / STEP)))}
                    {input.map(|input| key("table-show-places", "M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z", Box::new(move || { input.show_lit(); window.look(); })))}
                </div>
                {more}
            </div>
        }
        .into_any(),
    )
}
