//! What the browser offers: storage, random numbers, a clock, files, sound, notifications.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::time::Duration;

use leptos::prelude::{WindowListenerHandle, window_event_listener_untyped};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, HtmlInputElement, Storage};

use crate::model::session::Dice;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

thread_local! {
    /// Texts that the browser does not store. They last as long as the page.
    static UNKEPT: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    /// The sound output. Browsers limit their number, so the page shares one.
    static SOUND: RefCell<Option<web_sys::AudioContext>> = const { RefCell::new(None) };
}

/// The text that the browser keeps under a name.
pub fn kept(name: &str) -> Option<String> {
    let unkept = UNKEPT.with_borrow(|unkept| unkept.get(name).cloned());
    unkept.or_else(|| storage()?.get_item(&format!("takht-{name}")).ok()?)
}

/// Keeps a text under a name. Returns false if the browser does not store it: then it lasts only as
/// long as the page.
pub fn keep(name: &str, text: &str) -> bool {
    let kept = storage().map(|storage| storage.set_item(&format!("takht-{name}"), text));
    let is_kept = matches!(kept, Some(Ok(())));
    UNKEPT.with_borrow_mut(|unkept| match is_kept {
        true => unkept.remove(name),
        false => unkept.insert(name.to_owned(), text.to_owned()),
    });
    is_kept
}

/// Removes the text under a name.
pub fn forget(name: &str) {
    UNKEPT.with_borrow_mut(|unkept| unkept.remove(name));
    if let Some(storage) = storage() {
        // Without storage there is nothing to remove.
        let _ = storage.remove_item(&format!("takht-{name}"));
    }
}

fn storage_of_tab() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// The text that the browser keeps under a name for this tab alone.
pub fn kept_in_tab(name: &str) -> Option<String> {
    storage_of_tab()?.get_item(&format!("takht-{name}")).ok()?
}

/// Keeps a text for this tab alone, or forgets it. Where the browser does not allow that, nothing is kept.
pub fn keep_in_tab(name: &str, text: Option<&str>) {
    let name = format!("takht-{name}");
    if let Some(storage) = storage_of_tab() {
        let _ = match text {
            Some(text) => storage.set_item(&name, text),
            None => storage.remove_item(&name),
        };
    }
}

/// The build of this page, from its `meta` element.
pub fn build() -> Option<String> {
    let document = web_sys::window()?.document()?;
    let meta = document.query_selector("meta[name=build]").ok()??;
    meta.get_attribute("content")
}

/// Reloads the page because the server has this build. Returns false if a reload for this build did
/// not help before.
pub fn reload_for(build: &str) -> bool {
    const TRIED: &str = "takht-reloaded-for";
    let Some(window) = web_sys::window() else {
        return false;
    };
    // Per tab, because each tab has to reload itself. Without this memory the page could reload for
    // ever, so it does not try.
    let Ok(Some(storage)) = window.session_storage() else {
        return false;
    };
    let tried = storage.get_item(TRIED).ok().flatten();
    if tried.as_deref() == Some(build) || storage.set_item(TRIED, build).is_err() {
        return false;
    }
    window.location().reload().is_ok()
}

/// Reloads the page.
pub fn reload() {
    if let Some(window) = web_sys::window() {
        // If the browser cannot, the person still can.
        let _ = window.location().reload();
    }
}

/// The browser's random numbers, good enough for keys.
pub struct Random;

impl Dice for Random {
    fn fill(&mut self, bytes: &mut [u8]) {
        // Every browser that runs WebAssembly has them.
        let _ = getrandom::fill(bytes);
    }
}

/// An unpredictable number.
pub fn random_number() -> u32 {
    let mut bytes = [0; 4];
    Random.fill(&mut bytes);
    u32::from_le_bytes(bytes)
}

/// An unpredictable name, in hex.
pub fn random_name() -> String {
    let mut bytes = [0; 16];
    Random.fill(&mut bytes);
    hex(&bytes)
}

/// Bytes in hex.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Lets the bots think in the page itself, for browsers that cannot start their worker. `None` if the page
/// cannot fetch their program.
pub async fn think_here(question: &str) -> Option<String> {
    ask_bots("answer", question).await
}

/// A text as a QR code: its side and its path. `None` if it is too long, or if the page cannot fetch the program
/// that makes codes.
pub async fn code_of(text: &str) -> Option<(String, String)> {
    let code = ask_bots("code", text).await?;
    let (side, path) = code.split_once(' ')?;
    Some((side.to_owned(), path.to_owned()))
}

/// The public key of an identity's seed.
pub async fn key_of(seed: &str) -> Option<String> {
    ask_bots("key", seed).await.filter(|key| !key.is_empty())
}

/// Signs a text with an identity's seed. `None` if the page cannot fetch the program that signs.
pub async fn sign(seed: &str, text: &str) -> Option<String> {
    ask_bots("sign", &format!("{seed}\n{text}")).await
}

/// True if the browser can keep an identity behind a passkey.
pub fn has_passkeys() -> bool {
    let window = web_sys::window();
    window.is_some_and(|window| {
        js_sys::Reflect::has(&window, &"PublicKeyCredential".into()).unwrap_or_default()
    })
}

/// Makes a passkey for a public key: the answer is its credential and the mask for the seed. Without a key it asks for
/// a passkey that is there: the answer begins with the public key. `None` if the person does not want to.
pub async fn passkey(key: &str, name: &str) -> Option<String> {
    let answer = ask_script("takhtPasskey", key, name).await;
    answer.filter(|answer| !answer.is_empty())
}

/// Subscribes to a push service with the server's key. Returns the subscription as JSON, `denied` if the person does
/// not allow it, and nothing where the browser has no push service.
pub async fn subscribe(key: &str) -> Option<String> {
    ask_script("takhtPush", key, "").await
}

/// Calls a function of the bots' program.
async fn ask_bots(what: &str, text: &str) -> Option<String> {
    ask_script("takhtBots", what, text).await
}

/// Calls a function of start.js.
async fn ask_script(name: &str, first: &str, second: &str) -> Option<String> {
    let window = web_sys::window()?;
    let ask = js_sys::Reflect::get(&window, &name.into()).ok()?;
    let ask: js_sys::Function = ask.dyn_into().ok()?;
    let asked = ask.call2(&window, &first.into(), &second.into()).ok()?;
    let asked: js_sys::Promise = asked.dyn_into().ok()?;
    let answer = wasm_bindgen_futures::JsFuture::from(asked).await;
    answer.ok()?.as_string()
}

/// Sets an attribute of the document's root element.
pub fn set_root(name: &str, value: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(root) = document.and_then(|document| document.document_element()) {
        // Fails only for an invalid name.
        let _ = root.set_attribute(name, value);
    }
}

/// True if the person prefers dark colours.
pub fn prefers_dark() -> bool {
    web_sys::window()
        .and_then(|window| window.match_media("(prefers-color-scheme: dark)").ok()?)
        .is_some_and(|query| query.matches())
}

/// Scrolls a place of the board into view.
pub fn show_place(place: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let selector = format!(".board [data-place=\"{place}\"]");
    if let Some(Ok(Some(found))) = document.map(|document| document.query_selector(&selector)) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        options.set_inline(web_sys::ScrollLogicalPosition::Nearest);
        found.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Moves a board that is larger than its window so that a place lies in the middle, unless the person
/// sees the place already. The page itself does not scroll.
pub fn center_place(place: &str) {
    center_on_board(&format!("[data-place=\"{place}\"]"));
}

/// How far the person has moved a board that is larger than its window.
pub fn board_moved_by() -> (f64, f64) {
    let moved = find(".board").map(|board| (board.scroll_left().into(), board.scroll_top().into()));
    moved.unwrap_or_default()
}

/// The board, as the window through which the person sees it.
pub fn board() -> Option<HtmlElement> {
    find(".board")
}

/// How much of the height of a map lies under its tools, at the head and at the foot.
const TOOLS: (f64, f64) = (104.0, 60.0);

/// Where the tools lie over the map.
fn over_the_map() -> Vec<web_sys::DomRect> {
    let page = web_sys::window().and_then(|window| window.document());
    let tools = page.and_then(|page| page.query_selector_all(".map-tools > *").ok());
    let tools = tools
        .into_iter()
        .flat_map(|tools| (0..tools.length()).filter_map(move |nth| tools.get(nth)));
    let tools = tools.filter_map(|tool| tool.dyn_into::<Element>().ok());
    tools.map(|tool| tool.get_bounding_client_rect()).collect()
}

/// A lit place that the person does not see, and the direction in which it lies: 0 is to the right, 90 below.
pub struct OutOfSight {
    /// The place.
    pub place: String,
    /// The direction in degrees.
    pub degrees: f64,
}

/// The lit places that the person sees, and those that lie outside this window or under its tools, the nearest to
/// its middle first.
pub fn lit_places() -> (Vec<String>, Vec<OutOfSight>) {
    let Some(board) = board() else {
        return Default::default();
    };
    let (window, tools) = (board.get_bounding_client_rect(), over_the_map());
    let Ok(lit) = board.query_selector_all(".open[data-place]") else {
        return Default::default();
    };
    let mut seen = Vec::new();
    let mut hidden: Vec<(f64, OutOfSight)> = Vec::new();
    for nth in 0..lit.length() {
        let lit = lit.get(nth).and_then(|lit| lit.dyn_into::<Element>().ok());
        let Some((lit, place)) = lit.and_then(|lit| {
            Some((
                lit.get_bounding_client_rect(),
                lit.get_attribute("data-place")?,
            ))
        }) else {
            continue;
        };
        let (x, y) = (
            lit.left() + lit.width() / 2.0,
            lit.top() + lit.height() / 2.0,
        );
        let lies_in = |frame: &web_sys::DomRect| {
            (frame.left()..=frame.right()).contains(&x)
                && (frame.top()..=frame.bottom()).contains(&y)
        };
        if !lies_in(&window) || tools.iter().any(lies_in) {
            let across = x - (window.left() + window.right()) / 2.0;
            let down = y - (window.top() + window.bottom()) / 2.0;
            let degrees = down.atan2(across).to_degrees().round();
            hidden.push((across.hypot(down), OutOfSight { place, degrees }));
        } else {
            seen.push(place);
        }
    }
    hidden.sort_by(|one, other| one.0.total_cmp(&other.0));
    (seen, hidden.into_iter().map(|(_, hidden)| hidden).collect())
}

/// The distance of two fingers and the point between them; `None` if more or fewer touch the page.
pub fn two_fingers(event: &web_sys::TouchEvent) -> Option<(f64, (f64, f64))> {
    let touches = event.touches();
    let (Some(one), Some(other), 2) = (touches.get(0), touches.get(1), touches.length()) else {
        return None;
    };
    let at = |touch: &web_sys::Touch| (f64::from(touch.client_x()), f64::from(touch.client_y()));
    let ((ax, ay), (bx, by)) = (at(&one), at(&other));
    Some(((ax - bx).hypot(ay - by), ((ax + bx) / 2.0, (ay + by) / 2.0)))
}

/// Runs something once the page has the styles that it has just got, before it is drawn.
pub fn once_styled(then: impl FnOnce() + 'static) {
    leptos::prelude::request_animation_frame(then);
}

/// The same for a drawing on the board.
pub fn center_on_board(selector: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let there = document.and_then(|document| {
        let there = document.query_selector(&format!(".board :is({selector})"));
        there.ok().flatten()
    });
    let (Some(board), Some(there)) = (find(".board"), there) else {
        return;
    };
    let (window, there) = (
        board.get_bounding_client_rect(),
        there.get_bounding_client_rect(),
    );
    // The tools lie over the head and the foot of a map, or will do so in a moment.
    let has_tools = over_the_map().iter().any(|tool| tool.width() > 0.0);
    let (head, foot) = if has_tools { TOOLS } else { (0.0, 0.0) };
    let is_inside = there.left() >= window.left()
        && there.right() <= window.right()
        && there.top() >= window.top() + head
        && there.bottom() <= window.bottom() - foot;
    if is_inside {
        return;
    }
    let middle = |from: f64, to: f64| (from + to) / 2.0;
    let across = middle(there.left(), there.right()) - middle(window.left(), window.right());
    let down = middle(there.top(), there.bottom()) - middle(window.top(), window.bottom());
    board.set_scroll_left(board.scroll_left() + across as i32);
    board.set_scroll_top(board.scroll_top() + down as i32);
}

/// Releases a finger from the element it first touched, so that it can slide on to others.
pub fn let_go(event: &web_sys::PointerEvent) {
    event.prevent_default();
    if let Some(target) = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
    {
        // Fails only if the element had not captured the finger.
        let _ = target.release_pointer_capture(event.pointer_id());
    }
}

/// Captures a finger, so that the element hears when it lifts, wherever it slides.
pub fn keep_hold(event: &web_sys::PointerEvent) {
    if let Some(target) = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
    {
        // If this fails, the element misses a finger that lifts elsewhere.
        let _ = target.set_pointer_capture(event.pointer_id());
    }
}

/// The place of a board under the pointer.
pub fn place_under(event: &web_sys::PointerEvent) -> Option<String> {
    let document = web_sys::window()?.document()?;
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let found = document.element_from_point(x, y)?;
    let found = found.closest("[data-place]").ok()??;
    found.get_attribute("data-place")
}

/// The place of a board that the person clicked.
pub fn place_of(event: &web_sys::MouseEvent) -> Option<String> {
    let clicked: Element = event.target()?.dyn_into().ok()?;
    let found = clicked.closest("[data-place]").ok()??;
    found.get_attribute("data-place")
}

/// True if an event happened inside one of these parts of the page.
pub fn is_within(event: &web_sys::Event, selector: &str) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let found = target.and_then(|target| target.closest(selector).ok().flatten());
    found.is_some()
}

/// True if the person came to the focused element with keys: a finger or a mouse has not asked for more.
pub fn is_by_keys(event: &web_sys::Event) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.matches(":focus-visible") == Ok(true))
}

/// Closes the sheets over the page in which an event did not happen; a key closes all of them. True if one was open.
pub fn close_sheets(event: &web_sys::Event) -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    let sheets = ".top details[open], .gold-sheet[open], .share-end[open]";
    let open = document.and_then(|document| document.query_selector_all(sheets).ok());
    let Some(open) = open else { return false };
    let target = event.target().and_then(|target| target.dyn_into().ok());
    let is_key = event.type_() == "keydown";
    let mut has_closed = false;
    for nth in 0..open.length() {
        let sheet = open
            .get(nth)
            .and_then(|sheet| sheet.dyn_into::<Element>().ok());
        if let Some(sheet) = sheet.filter(|sheet| is_key || !sheet.contains(target.as_ref())) {
            // Fails only for an invalid name.
            let _ = sheet.remove_attribute("open");
            has_closed = true;
        }
    }
    has_closed
}

/// Closes what these parts of the page have opened.
pub fn close(selector: &str) {
    if let Some(open) = find(selector) {
        // Fails only for an invalid name.
        let _ = open.remove_attribute("open");
    }
}

/// Lets the person save a text as a file.
pub fn save_file(name: &str, text: &str) -> Result<(), JsValue> {
    let document = web_sys::window()
        .and_then(|window| window.document())
        .ok_or(JsValue::NULL)?;
    let blob = web_sys::Blob::new_with_str_sequence(&js_sys::Array::of1(&text.into()))?;
    let link = web_sys::Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlElement = document.create_element("a")?.dyn_into()?;
    anchor.set_attribute("href", &link)?;
    anchor.set_attribute("download", name)?;
    anchor.click();
    // Some browsers read the link only after the click.
    let revoke = move || {
        let _ = web_sys::Url::revoke_object_url(&link);
    };
    leptos::prelude::set_timeout(revoke, Duration::from_secs(30));
    Ok(())
}

/// Sets the title of the page.
pub fn set_title(title: &str) {
    TITLE.set(title.to_owned());
    show_title();
}

/// Shows on the tab, and on the icon of the installed page, how many tables wait for the person.
pub fn set_badge(count: usize) {
    // The first time it is also set to nothing: the service worker may have set it while the page was closed.
    if BADGE.replace(Some(count)) == Some(count) {
        return;
    }
    show_title();
    // Browsers that know no badges show the number on the tab only.
    let shown = web_sys::window().and_then(|window| {
        let navigator = window.navigator();
        let set = js_sys::Reflect::get(&navigator, &"setAppBadge".into()).ok()?;
        let set: js_sys::Function = set.dyn_into().ok()?;
        set.call1(&navigator, &(count as u32).into()).ok()
    });
    drop(shown);
}

thread_local! {
    /// The title of the open page.
    static TITLE: RefCell<String> = const { RefCell::new(String::new()) };
    /// How many tables wait for the person.
    static BADGE: Cell<Option<usize>> = const { Cell::new(None) };
}

fn show_title() {
    let title = match BADGE.get() {
        None | Some(0) => TITLE.with_borrow(Clone::clone),
        Some(count) => format!("({count}) {}", TITLE.with_borrow(Clone::clone)),
    };
    if let Some(document) = web_sys::window().and_then(|window| window.document()) {
        document.set_title(&title);
    }
}

/// True if another tab has stored something under a name.
pub fn is_of(name: &str, event: &web_sys::StorageEvent) -> bool {
    event.key().as_deref() == Some(&format!("takht-{name}"))
}

/// The part of the address from `#` on.
pub fn address() -> String {
    let location = web_sys::window().map(|window| window.location());
    location
        .and_then(|location| location.hash().ok())
        .unwrap_or_default()
}

/// Goes to another link within the page.
pub fn set_address(link: &str) {
    if let Some(window) = web_sys::window() {
        // Fails only for an invalid address.
        let _ = window.location().set_hash(link);
    }
}

/// Goes to another link within the page, and replaces the current one in the history.
pub fn replace_address(link: &str) {
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        // Fails only for an invalid address.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(link));
    }
}

/// The address of the page, without the part from `#` on.
pub fn page_address() -> String {
    let location = web_sys::window().map(|window| window.location());
    let whole = location.and_then(|location| location.href().ok());
    let whole = whole.unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// True if the server runs on this device.
pub fn is_on_the_same_device() -> bool {
    let location = web_sys::window().map(|window| window.location());
    let host = location.and_then(|location| location.hostname().ok());
    host.is_some_and(|host| host == "localhost" || host == "[::1]" || host.starts_with("127."))
}

/// The address of a socket at the page's own server.
pub fn socket_address(path: &str) -> String {
    let page = page_address();
    let folder = page
        .rsplit_once('/')
        .map_or(page.as_str(), |(folder, _)| folder);
    // `http` becomes `ws`, and `https` becomes `wss`.
    format!("{}/api/{path}", folder.replacen("http", "ws", 1))
}

/// Copies the text of the field with this id, and reports whether that worked. Pages without HTTPS
/// have no clipboard API and use the old copy command.
pub fn copy(field: &str, then: impl FnOnce(bool) + 'static) {
    let field =
        find(&format!("#{field}")).and_then(|found| found.dyn_into::<HtmlInputElement>().ok());
    let (Some(field), Some(window)) = (field, web_sys::window()) else {
        return then(false);
    };
    let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| !clipboard.is_undefined()) {
        let written = window.navigator().clipboard().write_text(&field.value());
        leptos::task::spawn_local(async move {
            let written = wasm_bindgen_futures::JsFuture::from(written).await;
            then(written.is_ok() || copy_selected(&field));
        });
        return;
    }
    then(copy_selected(&field));
}

fn copy_selected(field: &HtmlInputElement) -> bool {
    field.select();
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.and_then(|document| document.dyn_into::<web_sys::HtmlDocument>().ok());
    document.is_some_and(|document| document.exec_command("copy") == Ok(true))
}

/// True if the device has its own menu for sharing links.
pub fn can_share() -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    navigator.is_some_and(|navigator| {
        let share = js_sys::Reflect::get(&navigator, &"share".into());
        share.is_ok_and(|share| share.is_function())
    })
}

/// Opens the device's menu for sharing a link.
pub fn share(link: &str) {
    if let Some(window) = web_sys::window() {
        let data = web_sys::ShareData::new();
        data.set_url(link);
        let shared = window.navigator().share_with_data(&data);
        leptos::task::spawn_local(async move {
            // An error means that the person cancelled.
            let _ = wasm_bindgen_futures::JsFuture::from(shared).await;
        });
    }
}

/// Plays two soft tones.
pub fn ring() {
    // Without sound output the page stays silent.
    let _ = try_ring();
}

fn try_ring() -> Result<(), JsValue> {
    let known = SOUND.with_borrow(Clone::clone);
    let sound = known.map_or_else(web_sys::AudioContext::new, Ok)?;
    SOUND.set(Some(sound.clone()));
    // Some browsers allow sound only after a click. The click that turned the sound on counts.
    let _ = sound.resume()?;
    let volume = sound.create_gain()?;
    volume.gain().set_value(0.08);
    volume.connect_with_audio_node(&sound.destination())?;
    let now = sound.current_time();
    for (pitch, from) in [(587.3, 0.0), (880.0, 0.16)] {
        let tone = sound.create_oscillator()?;
        tone.frequency().set_value(pitch);
        tone.connect_with_audio_node(&volume)?;
        tone.start_with_when(now + from)?;
        tone.stop_with_when(now + from + 0.14)?;
    }
    Ok(())
}

/// True if the browser has notifications; pages without HTTPS have none.
fn has_notifications() -> bool {
    js_sys::Reflect::has(&js_sys::global(), &"Notification".into()) == Ok(true)
}

/// Asks the person to allow notifications.
pub fn ask_to_notify() {
    if has_notifications() {
        // If the person refuses, the page shows none.
        let _ = web_sys::Notification::request_permission();
    }
}

/// True if the page is hidden.
pub fn is_hidden() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.hidden())
}

/// Shows a notification if the page is hidden and the person allows notifications.
pub fn notify(text: &str) {
    if !is_hidden() || !has_notifications() {
        return;
    }
    if web_sys::Notification::permission() == web_sys::NotificationPermission::Granted {
        let text = text.to_owned();
        wasm_bindgen_futures::spawn_local(async move {
            // If the browser cannot show it, the sound still calls the person.
            ask_script("takhtNotify", &text, "").await;
        });
    }
}

fn find(selector: &str) -> Option<HtmlElement> {
    let document = web_sys::window()?.document()?;
    document.query_selector(selector).ok()??.dyn_into().ok()
}

/// The focused element.
fn active() -> Option<Element> {
    web_sys::window()?.document()?.active_element()
}

fn focus(element: &HtmlElement) {
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    // Some elements cannot take the focus; then it stays.
    let _ = element.focus_with_options(&options);
}

/// Puts the focus and the scroll position at the top of a new page.
pub fn begin_page() {
    if let Some(main) = find("main") {
        focus(&main);
    }
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Moves the focus to the likely next control if the pressed one disappears. Otherwise people who
/// play with the keyboard would lose their place.
pub fn keep_focus() {
    // When the browser removes a focused element, it lays out the half-changed page at once. So
    // controls that disappear when pressed give up the focus first.
    let goes =
        |active: &Element| active.matches("#place, #confirm, .pick, [data-event]") == Ok(true);
    let pressed = active().filter(goes).map(Element::dyn_into::<HtmlElement>);
    if let Some(Ok(pressed)) = pressed {
        // If this fails, the browser removes the element all the same.
        let _ = pressed.blur();
    }
    leptos::prelude::request_animation_frame(|| {
        if active().is_some_and(|active| active.tag_name() != "BODY") {
            return;
        }
        let order = [
            "#confirm",
            ".table:not(:has(.open)) [data-event=end]",
            ".table:not(:has(.open)) button.pick",
            "#replay",
            ".board",
        ];
        if let Some(next) = order.iter().find_map(|selector| find(selector)) {
            focus(&next);
        }
    });
}

/// True if the person wants less motion.
pub fn prefers_less_motion() -> bool {
    let asked = web_sys::window().and_then(|window| {
        window
            .match_media("(prefers-reduced-motion: reduce)")
            .ok()?
    });
    asked.is_some_and(|asked| asked.matches())
}

/// The size of the window.
pub fn window_size() -> (f64, f64) {
    let length = |length: Option<JsValue>| length.and_then(|length| length.as_f64());
    let window = web_sys::window();
    let width = window.as_ref().and_then(|window| window.inner_width().ok());
    let height = window
        .as_ref()
        .and_then(|window| window.inner_height().ok());
    (length(width).unwrap_or(0.0), length(height).unwrap_or(0.0))
}

/// Milliseconds on a clock that only runs forward.
pub fn now() -> f64 {
    let window = web_sys::window();
    let clock = window.and_then(|window| window.performance());
    clock.map_or(0.0, |clock| clock.now())
}

/// Runs something after the next frame is drawn; at once if the page is hidden, because a hidden page
/// draws no frames.
pub fn once_drawn(then: impl FnOnce() + 'static) {
    let document = web_sys::window().and_then(|window| window.document());
    if document.is_none_or(|document| document.hidden()) {
        then();
        return;
    }
    // This callback runs before the frame is drawn, and the timer after it.
    leptos::prelude::request_animation_frame(move || {
        leptos::prelude::set_timeout(then, Duration::ZERO);
    });
}

/// Runs something whenever the person leaves the page, for a moment or for good.
pub fn on_leaving(then: impl Fn() + Copy + 'static) -> [WindowListenerHandle; 2] {
    // Some browsers fire only one of these when they put a page aside.
    ["visibilitychange", "pagehide"]
        .map(|name| window_event_listener_untyped(name, move |_| then()))
}

/// Runs something whenever other parts of the page may have come into view.
pub fn on_moving(then: impl Fn() + Copy + 'static) -> [WindowListenerHandle; 3] {
    ["visibilitychange", "scroll", "resize"]
        .map(|name| window_event_listener_untyped(name, move |_| then()))
}

/// True if some of an element is on the screen.
pub fn is_in_view(element: &Element) -> bool {
    let (shown, (width, height)) = (element.get_bounding_client_rect(), window_size());
    let is_across = shown.right() > 0.0 && shown.left() < width;
    is_across && shown.bottom() > 0.0 && shown.top() < height
}

/// Scrolls a part of the page into view.
pub fn point_out(id: &str) {
    let plain = id.chars().all(|c| c.is_ascii_alphanumeric());
    if let Some(meant) = plain.then(|| find(&format!("#{id}"))).flatten() {
        meant.scroll_into_view();
        focus(&meant);
    }
}

/// Removes the loading text.
pub fn remove_loading() {
    if let Some(loading) = find("#loading") {
        loading.remove();
    }
}

/// Reads the file that the person chose.
pub fn read_file(event: &web_sys::Event, then: impl Fn(String) + 'static) {
    let chosen = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(input) = chosen else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    read(file, move |text| {
        then(text);
        // Otherwise choosing the same file again would fire no event.
        input.set_value("");
    });
}

/// Reads the file that the person dropped on the page.
pub fn read_dropped(event: &web_sys::DragEvent, then: impl Fn(String) + 'static) {
    let files = event.data_transfer().and_then(|dropped| dropped.files());
    if let Some(file) = files.and_then(|files| files.get(0)) {
        read(file, then);
    }
}

fn read(file: web_sys::File, then: impl Fn(String) + 'static) {
    leptos::task::spawn_local(async move {
        let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
        let text = text.ok().and_then(|text| text.as_string());
        then(text.unwrap_or_default());
    });
}
