//! Moves drawings on the page.

use std::cell::RefCell;

use serde_json::{Value, json};
use takht_words::Lang;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, DomRect, Element, SvgGraphicsElement};

use crate::board::Motion;
use crate::browser;

thread_local! {
    /// The animations that run or wait for their start.
    static RUNNING: RefCell<Vec<JsValue>> = const { RefCell::new(Vec::new()) };
}

/// How fast pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Speed {
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Nothing moves.
    Off,
}

impl Speed {
    pub(crate) const ALL: [Self; 3] = [Self::Normal, Self::Fast, Self::Off];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Off => "off",
        }
    }

    /// What the person chose before. People who want less motion have told their system so.
    pub(crate) fn chosen() -> Self {
        let kept = browser::kept("motion");
        let chosen = Self::ALL
            .into_iter()
            .find(|speed| Some(speed.name()) == kept.as_deref());
        chosen.unwrap_or_default()
    }

    fn factor(self) -> f64 {
        match self {
            Self::Normal => 1.0,
            Self::Fast => 0.5,
            Self::Off => 0.0,
        }
    }
}

/// True if pieces move at all.
pub(crate) fn moves() -> bool {
    Speed::chosen() != Speed::Off && !browser::prefers_less_motion() && !browser::is_hidden()
}

/// A movement with what it needs from the drawing before the event.
struct Prepared {
    motion: Motion,
    from: Option<Frame>,
    /// True if it starts on the board, which may be moved under its window.
    is_on_board: bool,
    copy: Option<Element>,
}

/// The movements of one event.
pub(crate) struct Animation {
    event: String,
    prepared: Vec<Prepared>,
    factor: f64,
    lang: Lang,
}

/// A rectangle on the screen.
#[derive(Clone, Copy)]
struct Frame {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Frame {
    fn of(rect: &DomRect) -> Self {
        Self {
            x: rect.x(),
            y: rect.y(),
            width: rect.width(),
            height: rect.height(),
        }
    }

    fn middle(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    fn with(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.width).max(other.x + other.width);
        let bottom = (self.y + self.height).max(other.y + other.height);
        Self {
            x,
            y,
            width: right - x,
            height: bottom - y,
        }
    }
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// All drawings that the person can see.
fn all(selector: &str) -> Vec<Element> {
    let mut found = seen_or_not(selector);
    found.retain(is_seen);
    found
}

fn seen_or_not(selector: &str) -> Vec<Element> {
    let Some(found) = document().and_then(|document| {
        let within = format!(".table :is({selector})");
        document.query_selector_all(&within).ok()
    }) else {
        return Vec::new();
    };
    let found = (0..found.length()).filter_map(|nth| found.get(nth)?.dyn_into().ok());
    found.collect()
}

/// True if the person can see a drawing without scrolling.
fn is_seen(element: &Element) -> bool {
    let rect = element.get_bounding_client_rect();
    let (width, height) = browser::window_size();
    rect.width() > 0.0
        && rect.height() > 0.0
        && rect.right() > 0.0
        && rect.bottom() > 0.0
        && rect.left() < width
        && rect.top() < height
}

/// The drawings of the first selector that the person can see.
fn first_seen(selectors: &[String]) -> Vec<Element> {
    let found = selectors.iter().map(|selector| all(selector));
    found
        .into_iter()
        .find(|found| !found.is_empty())
        .unwrap_or_default()
}

fn around(elements: &[Element]) -> Option<Frame> {
    let boxes = elements
        .iter()
        .map(|element| Frame::of(&element.get_bounding_client_rect()));
    boxes.reduce(Frame::with)
}

impl Animation {
    /// Measures where pieces are before an event is drawn. Many events that wait make each of them
    /// faster.
    pub(crate) fn prepare(event: &str, motions: Vec<Motion>, waiting: usize, lang: Lang) -> Self {
        let prepared = motions.into_iter().map(|motion| {
            let from = match &motion {
                Motion::Carry { from, .. } | Motion::Leave(from) => all(from),
                Motion::Come { from, .. } => match first_seen(from) {
                    // The board will be moved so that the person sees it.
                    none if none.is_empty() => from
                        .first()
                        .map(|from| seen_or_not(from))
                        .unwrap_or_default(),
                    seen => seen,
                },
                _ => Vec::new(),
            };
            let copies = matches!(motion, Motion::Carry { .. } | Motion::Leave(_));
            let copy = from.first().filter(|_| copies).and_then(copy_of);
            let first = from.first();
            let is_on_board = first.is_some_and(|one| matches!(one.closest(".board"), Ok(Some(_))));
            Prepared {
                is_on_board,
                from: around(&from[..from.len().min(1)]),
                copy,
                motion,
            }
        });
        Self {
            event: event.to_owned(),
            prepared: prepared.collect(),
            factor: Speed::chosen().factor() / (1.0 + waiting.saturating_sub(3) as f64 / 4.0),
            lang,
        }
    }

    /// How many milliseconds all of it takes.
    pub(crate) fn length(&self) -> f64 {
        let lengths = self
            .prepared
            .iter()
            .map(|one| f64::from(one.motion.length()));
        lengths.sum::<f64>() * self.factor
    }

    /// Starts the movements, after the page has made the drawing of the event and before anyone sees it.
    pub(crate) fn start(mut self) {
        settle();
        if let Some(table) =
            document().and_then(|document| document.query_selector(".table").ok().flatten())
        {
            // Fails only for an invalid name.
            let _ = table.set_attribute("data-shown", &self.event);
        }
        let moved_before = browser::board_moved_by();
        for one in &self.prepared {
            match &one.motion {
                Motion::Carry { to, .. } | Motion::Come { to, .. } => {
                    to.iter().for_each(|to| browser::center_on_board(to));
                }
                Motion::Drop(piece)
                | Motion::Sink(piece)
                | Motion::Shake(piece)
                | Motion::Roll { over: piece, .. }
                | Motion::Lean { piece, .. } => browser::center_on_board(piece),
                _ => {}
            }
        }
        let moved = browser::board_moved_by();
        let by = (moved_before.0 - moved.0, moved_before.1 - moved.1);
        for one in &mut self.prepared {
            if let Some(from) = one.from.as_mut().filter(|_| one.is_on_board) {
                (from.x, from.y) = (from.x + by.0, from.y + by.1);
            }
        }
        let mut delay = 0.0;
        for one in &self.prepared {
            let length = f64::from(one.motion.length()) * self.factor;
            self.start_one(one, delay, length);
            delay += length;
        }
    }

    fn start_one(&self, one: &Prepared, delay: f64, length: f64) {
        let timing = |easing: &str| json!({ "duration": length, "delay": delay, "easing": easing, "fill": "backwards" });
        match &one.motion {
            Motion::Carry { to, turn, .. } => {
                let there = first_seen(to);
                let (Some(copy), Some(from), Some(to)) = (&one.copy, one.from, around(&there))
                else {
                    return;
                };
                hide(&there, delay + length);
                // Turned by a quarter, the piece is as wide as its place is high.
                let wide = if turn % 180 == 0 { to.width } else { to.height };
                let scale = (wide / from.width).clamp(0.1, 4.0);
                let path = path_between(from, to);
                let frames = json!([
                    { "translate": "0px 0px", "scale": 1, "rotate": "0deg" },
                    { "translate": path, "scale": scale, "rotate": format!("{turn}deg") },
                ]);
                fly(copy, from, &frames, &timing(IN_OUT));
            }
            Motion::Come { to, hops, .. } => {
                let there = first_seen(to);
                let (Some(from), Some(target)) = (one.from, there.first()) else {
                    return;
                };
                come(target, from, *hops, delay, length);
            }
            Motion::Drop(to) => {
                for piece in all(to) {
                    let high =
                        if piece.dyn_ref::<SvgGraphicsElement>().is_some() && !is_root(&piece) {
                            "0px -60px"
                        } else {
                            "0px -24px"
                        };
                    let frames = json!([{ "translate": high, "opacity": 0 }, { "opacity": 1, "offset": 0.4 }, { "translate": "0px 0px" }]);
                    animate(&piece, &frames, &timing(SETTLE));
                }
            }
            Motion::Sink(to) => {
                for piece in all(to) {
                    let frames = json!([{ "translate": "0px -7px" }, { "translate": "0px 0px" }]);
                    animate(&piece, &frames, &timing(SETTLE));
                }
            }
            Motion::TurnOver(pieces) => {
                let pieces = all(pieces);
                let each = length * 0.55;
                let apart = (length - each) / pieces.len().saturating_sub(1).max(1) as f64;
                for (nth, piece) in pieces.iter().enumerate() {
                    let frames =
                        json!([{ "transform": "scaleX(0)" }, { "transform": "scaleX(1)" }]);
                    let timing = json!({ "duration": each, "delay": delay + apart * nth as f64, "easing": OUT, "fill": "backwards" });
                    animate(piece, &frames, &timing);
                }
            }
            Motion::Leave(_) => {
                if let (Some(copy), Some(from)) = (&one.copy, one.from) {
                    let frames = json!([
                        { "translate": "0px 0px", "rotate": "0deg", "opacity": 1 },
                        { "translate": "0px 60px", "rotate": "8deg", "opacity": 0 },
                    ]);
                    fly(copy, from, &frames, &timing(IN_OUT));
                }
            }
            Motion::Roll { die, over } => {
                let over = around(&all(over));
                for (nth, die) in all(die).iter().enumerate() {
                    let here = Frame::of(&die.get_bounding_client_rect());
                    let (Some(copy), Some(over)) = (copy_of(die), over) else {
                        continue;
                    };
                    hide(std::slice::from_ref(die), delay + length);
                    let path = path_between(here, over);
                    let turned = if nth == 0 { "-540deg" } else { "540deg" };
                    let frames = json!([
                        { "translate": path, "rotate": turned, "scale": 1.3, "opacity": 0 },
                        { "translate": path, "rotate": "0deg", "scale": 1.3, "opacity": 1, "offset": 0.55 },
                        { "translate": path, "scale": 1.3, "offset": 0.75 },
                        { "translate": "0px 0px", "rotate": "0deg", "scale": 1 },
                    ]);
                    fly(&copy, here, &frames, &timing(OUT));
                }
            }
            Motion::Lean { piece, towards } => {
                let target = around(&seen_or_not(towards));
                for piece in all(piece) {
                    let here = Frame::of(&piece.get_bounding_client_rect());
                    let Some(target) = target else { continue };
                    let (dx, dy) = (
                        target.middle().0 - here.middle().0,
                        target.middle().1 - here.middle().1,
                    );
                    let scale = scale_of(&piece);
                    let lean = format!("{}px {}px", dx * 0.3 / scale, dy * 0.3 / scale);
                    let frames = json!([{ "translate": "0px 0px" }, { "translate": lean }, { "translate": "0px 0px" }]);
                    animate(&piece, &frames, &timing(IN_OUT));
                }
            }
            Motion::Shake(piece) => {
                for piece in all(piece) {
                    let frames = json!([
                        { "translate": "0px 0px" }, { "translate": "-6px 0px" }, { "translate": "6px 0px" },
                        { "translate": "-3px 0px" }, { "translate": "0px 0px" },
                    ]);
                    animate(&piece, &frames, &timing("linear"));
                }
            }
            Motion::Glow(plate) => {
                for plate in all(plate) {
                    let frames =
                        json!([{ "filter": "brightness(1.5)" }, { "filter": "brightness(1)" }]);
                    animate(&plate, &frames, &timing(OUT));
                }
            }
            Motion::Points { at, points } => {
                let Some(at) = around(&first_seen(at)[..]) else {
                    return;
                };
                let Some(coin) = document().and_then(|document| document.create_element("b").ok())
                else {
                    return;
                };
                let sign = if *points > 0 { "+" } else { "\u{2212}" };
                coin.set_text_content(Some(&format!(
                    "\u{2066}{sign}{}\u{2069}",
                    self.lang.number(i64::from(points.abs()))
                )));
                coin.set_class_name(if *points > 0 {
                    "coin-up"
                } else {
                    "coin-up lost"
                });
                let from = Frame {
                    x: at.middle().0 - 22.0,
                    y: at.y + at.height,
                    width: 44.0,
                    height: 28.0,
                };
                let frames = json!([
                    { "translate": "0px 26px", "opacity": 0 },
                    { "translate": "0px 8px", "opacity": 1, "offset": 0.25 },
                    { "translate": "0px 0px", "opacity": 1, "offset": 0.7 },
                    { "translate": "0px -10px", "opacity": 0 },
                ]);
                let timing = json!({ "duration": 900.0 * self.factor, "delay": delay, "easing": OUT, "fill": "backwards" });
                fly(&coin, from, &frames, &timing);
            }
        }
    }
}

const OUT: &str = "cubic-bezier(.2,.8,.2,1)";
const SETTLE: &str = "cubic-bezier(.3,1.45,.5,1)";
const IN_OUT: &str = "cubic-bezier(.6,0,.3,1)";

fn is_root(element: &Element) -> bool {
    element.tag_name().eq_ignore_ascii_case("svg")
}

/// A copy of a drawing. Inside a picture there is nothing to copy by itself.
fn copy_of(element: &Element) -> Option<Element> {
    if element.dyn_ref::<SvgGraphicsElement>().is_some() && !is_root(element) {
        return None;
    }
    element.clone_node_with_deep(true).ok()?.dyn_into().ok()
}

/// How many pixels on the screen one unit of a drawing has, where the drawing lies.
fn scale_of(element: &Element) -> f64 {
    let is_inside = element.dyn_ref::<SvgGraphicsElement>().is_some() && !is_root(element);
    let around = element.parent_element().filter(|_| is_inside);
    let around = around.and_then(|around| around.dyn_into::<SvgGraphicsElement>().ok());
    let scale = around.and_then(|around| around.get_screen_ctm());
    scale.map_or(1.0, |scale| f64::from(scale.a())).max(0.01)
}

/// The way from the middle of a rectangle to the middle of another one.
fn path_between(from: Frame, to: Frame) -> String {
    let ((x, y), (to_x, to_y)) = (from.middle(), to.middle());
    format!("{}px {}px", to_x - x, to_y - y)
}

/// Lets a drawing come from a rectangle to its place.
fn come(target: &Element, from: Frame, hops: bool, delay: f64, length: f64) {
    let to = Frame::of(&target.get_bounding_client_rect());
    let ((x, y), (to_x, to_y)) = (from.middle(), to.middle());
    let timing =
        json!({ "duration": length, "delay": delay, "easing": IN_OUT, "fill": "backwards" });
    let high = if hops { 40.0 } else { 0.0 };
    match copy_of(target) {
        Some(copy) => {
            hide(std::slice::from_ref(target), delay + length);
            let start = format!("{}px {}px", x - to_x, y - to_y);
            let top = format!("{}px {}px", (x - to_x) / 2.0, (y - to_y) / 2.0 - high);
            let frames =
                json!([{ "translate": start }, { "translate": top }, { "translate": "0px 0px" }]);
            fly(&copy, to, &frames, &timing);
        }
        None => {
            let scale = scale_of(target);
            let (dx, dy, high) = ((x - to_x) / scale, (y - to_y) / scale, high / scale);
            let start = format!("{dx}px {dy}px");
            let top = format!("{}px {}px", dx / 2.0, dy / 2.0 - high);
            let frames =
                json!([{ "translate": start }, { "translate": top }, { "translate": "0px 0px" }]);
            animate(target, &frames, &timing);
        }
    }
}

/// Hides drawings until what flies to them has arrived.
fn hide(elements: &[Element], length: f64) {
    for element in elements {
        let frames = json!([{ "opacity": 0 }, { "opacity": 0 }]);
        animate(element, &frames, &json!({ "duration": length }));
    }
}

/// Lets a copy fly above the table, and removes it when it has arrived.
fn fly(copy: &Element, from: Frame, frames: &Value, timing: &Value) {
    let layer = document().and_then(|document| document.query_selector(".flights").ok().flatten());
    let Some(layer) = layer else { return };
    let style = format!(
        "position:fixed;margin:0;left:{}px;top:{}px;width:{}px;height:{}px",
        from.x, from.y, from.width, from.height
    );
    // A layer of the page always takes an element, and an element a style.
    let _ = copy.set_attribute("style", &style);
    let _ = copy.remove_attribute("id");
    let _ = layer.append_child(copy);
    let gone = copy.clone();
    match animate(copy, frames, timing) {
        Some(animation) => {
            let remove = Closure::once_into_js(move || gone.remove());
            let _ = js_sys::Reflect::set(&animation, &"onfinish".into(), &remove);
        }
        None => gone.remove(),
    }
}

fn animate(element: &Element, frames: &Value, timing: &Value) -> Option<JsValue> {
    let read = |value: &Value| js_sys::JSON::parse(&value.to_string()).ok();
    let animate = js_sys::Reflect::get(element, &"animate".into()).ok()?;
    let animate: js_sys::Function = animate.dyn_into().ok()?;
    let animation = animate
        .call2(element, &read(frames)?, &read(timing)?)
        .ok()?;
    RUNNING.with_borrow_mut(|running| running.push(animation.clone()));
    Some(animation)
}

/// Brings everything that still moves to its place.
pub(crate) fn settle() {
    for animation in RUNNING.take() {
        let finish = js_sys::Reflect::get(&animation, &"finish".into());
        if let Some(finish) = finish
            .ok()
            .and_then(|finish| finish.dyn_into::<js_sys::Function>().ok())
        {
            // An animation that is over already stays over.
            let _ = finish.call0(&animation);
        }
    }
}
