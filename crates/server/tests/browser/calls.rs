//! People are called although their page is closed: the browser's part of it.

use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::routing::post;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::{SinkExt as _, StreamExt as _};
use http::StatusCode;
use p256::SecretKey;
use serde_json::{Value, json};
use takht_core::Message;
use takht_words::{Lang, Words};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite};

use crate::browser::{Browser, Screen};
use crate::friends::{go, invite, join, sit_down, table_of};
use crate::house::House;
use crate::leaving::{says, text, timed_table};
use crate::postman::Postman;
use crate::push_end;
use crate::wait_for;

/// How long a test waits for a call.
const PATIENCE: Duration = Duration::from_secs(60);

/// Two days for a turn.
fn slow() -> Value {
    json!({ "turn": 2 * 24 * 60 * 60, "bank": 0 })
}

/// A push service, and programs, on loopback: they tell who was called, and the body of the call.
struct Receivers {
    address: String,
    calls: mpsc::UnboundedReceiver<(String, Bytes)>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Receivers {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Receivers {
    async fn start() -> Self {
        let (tell, calls) = mpsc::unbounded_channel();
        let take = move |Path(name): Path<String>, body: Bytes| async move {
            tell.send((name, body)).ok();
            StatusCode::CREATED
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let routes = Router::new().route("/{name}", post(take));
        let task = tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
        Self {
            address,
            calls,
            task,
        }
    }

    /// The next call, which goes to this receiver.
    async fn next(&mut self, name: &str) -> Bytes {
        let next = tokio::time::timeout(PATIENCE, self.calls.recv()).await;
        let (called, body) = next.expect("somebody is called").unwrap();
        assert_eq!(called, name);
        body
    }
}

/// Lets a browser subscribe at a push service of the tests instead of its maker's, with these keys.
async fn pushed_by(browser: &Browser, endpoint: &str, keys: &push_end::Browser) {
    let encode = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
    let subscription = json!({
        "endpoint": endpoint,
        "expirationTime": null,
        "keys": { "p256dh": encode(&keys.public()), "auth": encode(&keys.auth) },
    });
    let source = format!(
        "PushManager.prototype.subscribe = async (how) => {{
            window.serversKey = how.applicationServerKey;
            return {{ toJSON: () => ({subscription}) }};
        }};
        Notification.requestPermission = async () => 'granted';"
    );
    let name = "Page.addScriptToEvaluateOnNewDocument";
    browser.command(name, json!({ "source": source })).await;
}

/// The service worker of a page, over the browser's own protocol.
struct ServiceWorker {
    line: WebSocketStream<MaybeTlsStream<TcpStream>>,
    session: String,
    registration: String,
    said: u64,
}

impl ServiceWorker {
    async fn of(browser: &Browser) -> Self {
        let (line, _) = connect_async(browser.devtools()).await.unwrap();
        let mut worker = Self {
            line,
            session: String::new(),
            registration: String::new(),
            said: 0,
        };
        worker.attach("page").await;
        worker.say("ServiceWorker.enable", json!({})).await;
        while worker.registration.is_empty() {
            let heard = worker.hear().await;
            if heard["method"] == "ServiceWorker.workerRegistrationUpdated" {
                let known = heard["params"]["registrations"][0]["registrationId"].as_str();
                known
                    .unwrap_or_default()
                    .clone_into(&mut worker.registration);
            }
        }
        worker
    }

    /// Speaks to the page, or to the worker itself, from now on.
    async fn attach(&mut self, kind: &str) {
        self.session.clear();
        let found = self.ask("Target.getTargets", json!({})).await;
        let mut found = found["targetInfos"].as_array().unwrap().iter();
        let target = found.find(|target| target["type"] == kind).unwrap();
        let how = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = self.ask("Target.attachToTarget", how).await;
        let session = attached["sessionId"].as_str().unwrap();
        session.clone_into(&mut self.session);
    }

    async fn run(&mut self, script: &str) -> Value {
        let how = json!({ "expression": script, "returnByValue": true });
        let mut done = self.ask("Runtime.evaluate", how).await;
        done["result"]["value"].take()
    }

    /// The browser of these tests has no place for notices and badges: note what the worker would show there.
    async fn note_what_it_shows(&mut self) {
        let page = self.session.clone();
        self.attach("service_worker").await;
        let note = "
            self.badges = 0;
            self.shown = [];
            self.standing = [];
            self.opened = [];
            self.navigator.setAppBadge = async () => { self.badges += 1; };
            self.registration.showNotification = async (_, notice) => {
                self.shown.push([notice.body, notice.lang, notice.data.link, notice.renotify]);
                self.standing = self.standing.filter((other) => other.tag !== notice.tag);
                self.standing.push({ ...notice, close() { self.standing = []; } });
            };
            self.registration.getNotifications = async ({ tag }) => self.standing.filter((notice) => notice.tag === tag);
            self.clients.openWindow = async (url) => { self.opened.push(`open ${url}`); };
            WindowClient.prototype.focus = async function () { self.opened.push(`focus ${this.url}`); };";
        self.run(note).await;
        self.session = page;
    }

    /// What the worker knows under a name, when there are so many of it.
    async fn until(&mut self, name: &str, count: usize) -> Value {
        let page = self.session.clone();
        self.attach("service_worker").await;
        let begun = std::time::Instant::now();
        let found = loop {
            let found = self.run(&format!("self.{name}")).await;
            if found.as_array().is_some_and(|all| all.len() >= count) {
                break found;
            }
            assert!(begun.elapsed() < PATIENCE, "{name} stays {found}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        self.session = page;
        found
    }

    /// The person taps on the notice that is shown.
    async fn tap(&mut self) {
        let page = self.session.clone();
        self.attach("service_worker").await;
        // Browsers allow no script to make such an event that keeps the worker alive.
        let tap = "
            const tap = new Event('notificationclick');
            tap.notification = self.standing[0];
            tap.waitUntil = () => {};
            self.dispatchEvent(tap);";
        self.run(&format!("(() => {{ {tap} }})()")).await;
        self.session = page;
    }

    /// What the browser does when its push service has a message for the page.
    async fn receive(&mut self, origin: &str, message: &str) {
        let message = json!({
            "origin": origin.trim_end_matches('/'),
            "registrationId": self.registration,
            "data": message,
        });
        self.ask("ServiceWorker.deliverPushMessage", message).await;
    }

    async fn ask(&mut self, method: &str, parameters: Value) -> Value {
        let id = self.say(method, parameters).await;
        loop {
            let mut heard = self.hear().await;
            if heard["id"] == id {
                assert!(heard["error"].is_null(), "{method}: {heard}");
                return heard["result"].take();
            }
        }
    }

    async fn say(&mut self, method: &str, parameters: Value) -> u64 {
        self.said += 1;
        let mut said = json!({ "id": self.said, "method": method, "params": parameters });
        if !self.session.is_empty() {
            said["sessionId"] = json!(self.session);
        }
        let said = tungstenite::Message::text(said.to_string());
        self.line.send(said).await.unwrap();
        self.said
    }

    async fn hear(&mut self) -> Value {
        let heard = tokio::time::timeout(PATIENCE, self.line.next()).await;
        let heard = heard.expect("the browser answers").unwrap().unwrap();
        serde_json::from_str(heard.to_text().unwrap()).unwrap_or_default()
    }
}

/// Plays by clicks until it is somebody else's turn.
async fn play_until_waiting(browser: &Browser) {
    let script = "
        document.querySelector('button.pick:enabled')?.click();
        document.querySelector('#confirm:enabled')?.click();
        return document.querySelector('#call-offer') !== null";
    browser.until(script).await;
}

#[test]
fn a_browser_calls_its_person_who_agreed_at_a_slow_table() {
    wait_for(async {
        let mut house = House::open().await;
        let mut receivers = Receivers::start().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Phone, "fa"), sit_down(Screen::Wide, "tr"));
        let keys = push_end::Browser {
            secret: SecretKey::from_slice(&[7; 32]).unwrap(),
            auth: vec![9; 16],
        };
        for (browser, name) in [(&ada, "ada"), (&bo, "bo")] {
            let endpoint = format!("{}{name}", receivers.address);
            pushed_by(browser, &endpoint, &keys).await;
        }
        let link = timed_table(&house, slow()).await;
        join(&ada, &link, "آدا").await;
        join(&bo, &link, "Bo").await;
        ada.click("#start:enabled").await;
        // Nobody is asked before they wait for somebody.
        let acting = "return document.querySelector('.player.acting .name') !== null";
        tokio::join!(ada.until(acting), bo.until(acting));
        let waits = "return document.querySelector('#call-offer') !== null";
        let (early, late, name, lang) = match ada.run(waits).await == json!(true) {
            true => (&bo, &ada, "ada", Lang::Fa),
            false => (&ada, &bo, "bo", Lang::Tr),
        };
        late.find("#call-offer").await;
        assert_eq!(early.run(waits).await, json!(false));
        late.click("#call-yes").await;
        late.until("return document.querySelector('#call-offer') === null && localStorage.getItem('takht-calls') === 'yes'")
            .await;
        // The list of ways knows it.
        late.click(".menu > summary").await;
        late.click("#calling > summary").await;
        late.find("[data-channel=push]").await;
        late.client.goto("about:blank").await.unwrap();
        // The server is killed before there is anything to tell, and again before it has told it.
        house.close().await;
        house.reopen();
        early
            .until("return document.querySelector('.contact.gone') === null")
            .await;
        play_until_waiting(early).await;
        house.close().await;
        house.reopen();
        let message = keys.decrypt(&receivers.next(name).await);
        let message = String::from_utf8(message).unwrap();
        let notice: Value = serde_json::from_str(&message).unwrap();
        let game = Message::new("kingdomino-title");
        let said = Message::new("notices-turn").with("game", game);
        let said = Words::new(lang).say(&said);
        assert_eq!(notice["text"], said, "{notice}");
        assert_eq!(notice["lang"], lang.code());
        // The browser shows it, and a tap leads to the table.
        go(late, &format!("{}#rules/kingdomino", house.address)).await;
        late.until("return navigator.serviceWorker.ready.then(() => true)")
            .await;
        let mut worker = ServiceWorker::of(late).await;
        worker.note_what_it_shows().await;
        // The same message may come twice; the next one has to be heard although it takes the place of the first.
        let mut later = notice.clone();
        later["id"] = json!("another");
        for message in [&message, &message, &later.to_string()] {
            worker.receive(&house.address, message).await;
        }
        let shown = worker.until("shown", 3).await;
        let place = format!("/#at/{}", table_of(&link).as_str());
        let expected =
            [true, false, true].map(|is_heard| json!([said, lang.code(), place, is_heard]));
        assert_eq!(shown, json!(expected));
        let badges = worker.until("standing.map(() => self.badges)", 1).await;
        assert_eq!(badges, json!([3]));
        worker.tap().await;
        let address = format!("{}{}", house.address.trim_end_matches('/'), place);
        let opened = worker.until("opened", 1).await;
        assert_eq!(opened, json!([format!("open {address}")]));
        // A page that shows the table closes its notices, and a tap leads to that page.
        let notices = format!(
            "ServiceWorkerRegistration.prototype.getNotifications = async () => ['{place}', '/#at/other'].map((link) => ({{
                data: {{ link }},
                close() {{ window.put_away = [...(window.put_away ?? []), link]; }},
            }}));"
        );
        let name = "Page.addScriptToEvaluateOnNewDocument";
        late.command(name, json!({ "source": notices })).await;
        go(late, &address).await;
        let put_away = late.until("return window.put_away").await;
        assert!(
            put_away
                .as_array()
                .unwrap()
                .iter()
                .all(|link| *link == json!(place))
        );
        let mut worker = ServiceWorker::of(late).await;
        worker.note_what_it_shows().await;
        worker.receive(&house.address, &message).await;
        worker.until("standing", 1).await;
        worker.tap().await;
        let opened = worker.until("opened", 1).await;
        assert_eq!(opened, json!([format!("focus {address}")]));
    });
}

#[test]
fn a_program_and_a_feed_are_added_and_ended_on_the_page() {
    wait_for(async {
        let mut house = House::open().await;
        let mut receivers = Receivers::start().await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Phone, "ar"), sit_down(Screen::Wide, "en"));
        let link = timed_table(&house, slow()).await;
        join(&ada, &link, "آدا").await;
        // In the room already: Ada wants to know who joins.
        ada.click("#calling > summary").await;
        ada.click("#calling .links > summary").await;
        ada.click("#add-feed").await;
        ada.find("[data-channel=feed] a[href$='.atom']").await;
        ada.find("[data-channel=feed] a[href$='.ics']").await;
        let field = ada.find("#call-hook").await;
        field.send_keys("nonsense").await.unwrap();
        ada.click("#add-hook").await;
        let sentence = text(Lang::Ar, "table-call-bad-address");
        says(&ada, "#calling [role=status]", &sentence).await;
        field.clear().await.unwrap();
        let hook = format!("{}program", receivers.address);
        field.send_keys(&hook).await.unwrap();
        ada.click("#add-hook").await;
        ada.find("[data-channel=webhook]").await;
        says(&ada, "#calling code", "whsec_").await;
        let atom = ada
            .until("return document.querySelector('[data-channel=feed] a[href$=\".atom\"]').href")
            .await;
        ada.client.goto("about:blank").await.unwrap();
        house.close().await;
        house.reopen();
        join(&bo, &link, "Bo").await;
        let body = receivers.next("program").await;
        let call: Value = serde_json::from_slice(&body).unwrap();
        let said = Words::new(Lang::Ar).say(
            &Message::new("notices-joined")
                .with("who", "Bo")
                .with("game", Message::new("kingdomino-title")),
        );
        assert_eq!(call["text"], said);
        go(&bo, atom.as_str().unwrap()).await;
        let feed = bo.run("return document.documentElement.textContent").await;
        assert!(feed.as_str().unwrap().contains(&said), "{feed}");
        // What is ended is gone, also after the server was killed.
        go(&ada, &link).await;
        for channel in ["webhook", "feed"] {
            let open = "const calling = document.querySelector('#calling'); if (calling) calling.open = true; return calling !== null";
            ada.until(open).await;
            ada.click(&format!("[data-channel={channel}] button")).await;
            let gone =
                format!("return document.querySelector('[data-channel={channel}]') === null");
            ada.until(&gone).await;
            house.close().await;
            house.reopen();
            ada.client.refresh().await.unwrap();
        }
    });
}

#[test]
fn a_mailbox_is_asked_and_then_called_over_a_killed_server_until_one_click_ends_it() {
    wait_for(async {
        let postman = Postman::start().await;
        let mut house = House::open_with_mail(Some(postman.address())).await;
        let (ada, bo) = tokio::join!(sit_down(Screen::Phone, "tr"), sit_down(Screen::Wide, "en"));
        let link = timed_table(&house, slow()).await;
        join(&ada, &link, "Ada").await;
        ada.click("#calling > summary").await;
        let field = ada.find("#call-mail").await;
        field.send_keys("nobody").await.unwrap();
        ada.click("#add-mail").await;
        let sentence = text(Lang::Tr, "table-call-bad-address");
        says(&ada, "#calling [role=status]", &sentence).await;
        field.clear().await.unwrap();
        field.send_keys("ada@example.org").await.unwrap();
        ada.click("#add-mail").await;
        let sentence = text(Lang::Tr, "table-call-confirm-mail");
        says(&ada, "#calling [role=status]", &sentence).await;
        let sentence = text(Lang::Tr, "table-call-unconfirmed");
        says(&ada, "#calling", &sentence).await;
        let question = postman.wait_for(1).await.remove(0);
        house.close().await;
        house.reopen();
        go(&ada, question.links()[0]).await;
        ada.click("form button").await;
        says(&ada, "body", &text(Lang::Tr, "notices-confirmed")).await;
        house.close().await;
        house.reopen();
        join(&bo, &link, "Bo").await;
        let mail = postman.wait_for(2).await.remove(1);
        let game = Message::new("kingdomino-title");
        let said = Message::new("notices-joined")
            .with("who", "Bo")
            .with("game", game);
        let said = Words::new(Lang::Tr).say(&said);
        assert!(mail.text.contains(&said), "{}", mail.text);
        // The last link ends it, with one click.
        go(&ada, mail.links()[1]).await;
        ada.click("form button").await;
        says(&ada, "body", &text(Lang::Tr, "notices-stopped")).await;
        go(&ada, &link).await;
        ada.click("#calling > summary").await;
        ada.find("#call-mail").await;
        ada.until("return document.querySelector('[data-channel=email]') === null")
            .await;
    });
}

/// Counts how often a page rings, and what it shows on its icon.
const LISTEN: &str = "
    window.rung = 0;
    window.badges = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function(...when) { window.rung += 1; return start.apply(this, when); };
    navigator.setAppBadge = async count => { window.badges.push(count); };";

async fn listened(screen: Screen, lang: &str) -> Browser {
    let browser = sit_down(screen, lang).await;
    let name = "Page.addScriptToEvaluateOnNewDocument";
    browser.command(name, json!({ "source": LISTEN })).await;
    browser
}

#[test]
fn a_page_rings_when_somebody_joins_and_at_ones_turn_and_one_tap_turns_it_off() {
    wait_for(async {
        let mut house = House::open().await;
        let (ada, bo) = tokio::join!(listened(Screen::Wide, "fa"), listened(Screen::Phone, "en"));
        let link = invite(&ada, &house.address, "kingdomino", 2, "آدا").await;
        join(&bo, &link, "Bo").await;
        ada.until("return window.rung === 2").await;
        let turned_off =
            "return document.querySelector('#call').getAttribute('aria-pressed') === 'false'";
        bo.click("#call").await;
        bo.until(turned_off).await;
        ada.click("#start:enabled").await;
        let acts = "return document.querySelector('.player.acting') !== null";
        tokio::join!(ada.until(acts), bo.until(acts));
        // The game starts: that is heard although nobody has played.
        ada.until("return window.rung === 4").await;
        house.close().await;
        house.reopen();
        // Both play until it has been Ada's turn after Bo's. Both kings of a player may leave the hand one after the
        // other.
        let has_rung = "return window.rung >= 6";
        for _ in 0..1000 {
            if ada.run(has_rung).await == json!(true) {
                break;
            }
            let plays = "
                document.querySelector('button.pick:enabled')?.click();
                document.querySelector('#place:enabled')?.click();
                document.querySelector('#confirm:enabled')?.click();
                return document.querySelector('#undo, .now.sent') === null";
            tokio::join!(ada.until(plays), bo.until(plays));
        }
        assert_eq!(bo.run("return window.rung").await, json!(0));
        // Two tones for Bo who joined, two for the start, two for each turn that came.
        ada.until(has_rung).await;
        // The tab's title says whose turn it is.
        for (browser, said) in [(&bo, "turn"), (&ada, "نوبت")] {
            let says = format!("return document.title.includes('{said}')");
            browser.until(&says).await;
        }
    });
}

#[test]
fn the_first_page_says_which_tables_wait_and_forgets_those_that_are_over() {
    wait_for(async {
        let mut house = House::open().await;
        let (ada, bo, cem) = tokio::join!(
            listened(Screen::Wide, "tr"),
            listened(Screen::Phone, "ar"),
            listened(Screen::Phone, "fa"),
        );
        let link = invite(&ada, &house.address, "kingdomino", 2, "Ada").await;
        join(&bo, &link, "بو").await;
        ada.click("#start:enabled").await;
        let acts = "return document.querySelector('.player.acting') !== null";
        tokio::join!(ada.until(acts), bo.until(acts));
        let picks = "return document.querySelector('button.pick:enabled') !== null";
        let (due, other) = match ada.run(picks).await == json!(true) {
            true => (&ada, &bo),
            false => (&bo, &ada),
        };
        // A table that one has only watched is apart.
        go(&cem, &link).await;
        cem.find(".board svg").await;
        go(&cem, &house.address).await;
        cem.find("#watched li").await;
        cem.until("return document.querySelector('#own') === null")
            .await;
        house.close().await;
        house.reopen();
        for browser in [due, other] {
            go(browser, &house.address).await;
        }
        due.find("#own li[data-waits=true] .your-turn").await;
        due.until("return document.title.startsWith('(1)') && window.badges.includes(1)")
            .await;
        other.find("#own li[data-waits=false]").await;
        other
            .until("return !document.title.startsWith('(') && window.badges.includes(0)")
            .await;
        // Over: the list says so, and one tap forgets it.
        for browser in [due, other] {
            browser.click("#own a").await;
            browser.find(".board svg").await;
        }
        due.click(".menu > summary").await;
        due.click("#offer-end").await;
        other.click("#agree-end").await;
        due.find("[data-ended]").await;
        go(due, &house.address).await;
        due.click("#forget-over").await;
        due.until("return document.querySelector('#own') === null")
            .await;
    });
}
