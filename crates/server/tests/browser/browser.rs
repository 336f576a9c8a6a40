//! A browser that tests drive through WebDriver.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
};
use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

/// How long to wait for something that should be there at once.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a page needs to come to rest, animations included.
const REST: Duration = Duration::from_millis(300);

/// A host name that leads to this machine, but that a browser treats as another device.
pub(crate) const ELSEWHERE: &str = "elsewhere.test";

/// Chromium without a user interface of its own: it starts in half the time, and leaves more of the
/// machine to the page.
const BROWSER: &str = "/usr/bin/chromium-headless-shell";

/// The screens that are tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    Phone,
    Wide,
}

/// The chromedriver process. Dropping it kills it with all its browsers, however the test ends.
struct Driver(Child);

/// How many drivers are started before a test gives up.
const DRIVERS: usize = 5;

impl Driver {
    /// Starts a driver; returns it with its port, or nothing if it ends at once.
    fn start() -> Option<(Self, u16)> {
        let mut driver = Command::new("chromedriver");
        driver.arg("--port=0").stdout(Stdio::piped());
        let mut driver = Self(driver.process_group(0).spawn().unwrap());
        let lines = BufReader::new(driver.0.stdout.take().unwrap()).lines();
        let port = lines.map_while(Result::ok).find_map(|line| {
            let port = line.split("successfully on port ").nth(1)?;
            port.trim_end_matches('.').parse::<u16>().ok()
        });
        Some((driver, port?))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let group = format!("-{}", self.0.id());
        Command::new("kill")
            .args(["-9", "--", &group])
            .status()
            .ok();
        self.0.wait().ok();
    }
}

/// One browser with one page.
pub(crate) struct Browser {
    pub(crate) client: Client,
    _driver: Driver,
    profile: Profile,
}

/// The browser's profile folder, which outlives the browser.
pub(crate) type Profile = TempDir;

/// Key codes of WebDriver.
pub(crate) mod key {
    pub(crate) const TAB: char = '\u{e004}';
    pub(crate) const ENTER: char = '\u{e007}';
}

impl Browser {
    pub(crate) async fn open(screen: Screen, lang: &str) -> Self {
        Self::open_again(screen, lang, tempfile::tempdir().unwrap()).await
    }

    /// Kills the browser at once; only its profile is left.
    pub(crate) fn kill(self) -> Profile {
        let Self {
            _driver, profile, ..
        } = self;
        drop(_driver);
        profile
    }

    /// Waits until the browser has written a text of the page's storage to disk, which takes up to a
    /// minute.
    pub(crate) async fn until_on_disk(&self, text: &str) {
        let folder = self.profile.path().join("Default/Local Storage/leveldb");
        let begun = Instant::now();
        let is_there = || {
            let files = std::fs::read_dir(&folder).into_iter().flatten().flatten();
            let mut kept = files.filter_map(|file| std::fs::read(file.path()).ok());
            kept.any(|kept| kept.windows(text.len()).any(|part| part == text.as_bytes()))
        };
        while !is_there() {
            assert!(begun.elapsed() < 2 * PATIENCE, "{text} is not kept");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Opens a browser with an existing profile.
    pub(crate) async fn open_again(screen: Screen, lang: &str, profile: Profile) -> Self {
        // The driver takes a free port of IPv4 and wants the same one of IPv6, which a test beside this one
        // may have: then it ends at once, and another one is started.
        let started = (0..DRIVERS).find_map(|_| Driver::start());
        let (driver, port) = started.expect("chromedriver says on which port it listens");
        let size = match screen {
            Screen::Phone => "600,900",
            Screen::Wide => "1280,860",
        };
        let mut options = json!({
            "binary": BROWSER,
            "args": [
                "--no-sandbox", "--disable-gpu", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                "--disable-dev-shm-usage", "--hide-scrollbars",
                // Games are quicker if nothing moves. The tests of motion ask for it.
                "--force-prefers-reduced-motion",
                format!("--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"),
                format!("--user-data-dir={}", profile.path().display()),
                format!("--window-size={size}"), format!("--lang={lang}"), format!("--accept-lang={lang}"),
            ],
        });
        if screen == Screen::Phone {
            options["mobileEmulation"] = json!({
                "deviceMetrics": { "width": 360, "height": 740, "pixelRatio": 1.0, "touch": true },
            });
        }
        let Value::Object(capabilities) = json!({
            "browserName": "chrome-headless-shell",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL" },
        }) else {
            unreachable!()
        };
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .unwrap();
        Self {
            client,
            _driver: driver,
            profile,
        }
    }

    pub(crate) async fn run(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap()
    }

    /// The element that a script returns, if it returns one.
    pub(crate) async fn element(&self, script: &str) -> Option<Element> {
        let found = self.run(script).await;
        let id = found.as_object()?.values().next()?.as_str()?.to_owned();
        Some(Element::from_element_id(
            self.client.clone(),
            ElementRef::from(id),
        ))
    }

    /// Waits for an element that matches a selector, and returns the first.
    pub(crate) async fn find(&self, selector: &str) -> Element {
        let wait = self.client.wait().at_most(PATIENCE);
        match wait.for_element(Locator::Css(selector)).await {
            Ok(found) => found,
            Err(error) => panic!("{selector}: {error}\n{}", self.said().await),
        }
    }

    pub(crate) async fn click(&self, selector: &str) {
        self.find(selector).await.click().await.unwrap();
    }

    /// Clicks on a link until what it leads to is there: parts of the page that come later may move the link away
    /// under the pointer.
    pub(crate) async fn click_to(&self, selector: &str, leads_to: &str) {
        for _ in 0..10 {
            // A click beside the link leads nowhere, and one on a link that has gone has led somewhere.
            if let Ok(link) = self.client.find(Locator::Css(selector)).await {
                link.click().await.ok();
            }
            let wait = self.client.wait().at_most(Duration::from_secs(5));
            if wait.for_element(Locator::Css(leads_to)).await.is_ok() {
                return;
            }
        }
        self.find(leads_to).await;
    }

    /// Moves the pointer to an element, and leaves it there.
    pub(crate) async fn rest_on(&self, element: Element) -> Result<(), CmdError> {
        let there = PointerAction::MoveToElement {
            element,
            duration: None,
            x: 0.0,
            y: 0.0,
        };
        let mouse = MouseActions::new("mouse".to_owned()).then(there);
        self.client.perform_actions(mouse).await
    }

    /// Moves the pointer to an element, and clicks after the page has come to rest.
    pub(crate) async fn click_slowly(&self, element: Element) -> Result<(), CmdError> {
        let mouse = || MouseActions::new("mouse".to_owned());
        self.rest_on(element).await?;
        tokio::time::sleep(REST).await;
        let button = MOUSE_BUTTON_LEFT;
        let click = mouse()
            .then(PointerAction::Down { button })
            .then(PointerAction::Up { button });
        self.client.perform_actions(click).await?;
        tokio::time::sleep(REST).await;
        Ok(())
    }

    /// Waits until a script returns a true value.
    pub(crate) async fn until(&self, script: &str) -> Value {
        let begun = Instant::now();
        loop {
            let value = self.run(script).await;
            if value != Value::Null && value != json!(false) {
                return value;
            }
            let waited = begun.elapsed();
            assert!(waited < PATIENCE, "{script}\n{}", self.said().await);
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Presses a key at the current focus.
    pub(crate) async fn press(&self, key: char) {
        let actions = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key });
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Presses the tabulator key until the focus is on an element that matches a selector.
    pub(crate) async fn tab_to(&self, selector: &str) {
        for _ in 0..150 {
            let script = format!("return document.activeElement.matches({})", json!(selector));
            if self.run(&script).await == json!(true) {
                return;
            }
            self.press(key::TAB).await;
        }
        panic!("no way to {selector} by keys\n{}", self.said().await);
    }

    /// The page's text and errors, for the message of a failing test.
    pub(crate) async fn said(&self) -> String {
        let text = self.run("return document.body.innerText").await;
        let errors = self.console().await;
        format!("{}\n{errors:?}", text.as_str().unwrap_or_default())
    }

    /// The errors on the page's console.
    pub(crate) async fn console(&self) -> Vec<String> {
        let entries = self.client.issue_cmd(Log).await.unwrap_or_default();
        let entries = entries.as_array().cloned().unwrap_or_default();
        let messages = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        messages.map(|entry| entry["message"].to_string()).collect()
    }

    /// The address of the browser's own DevTools socket, rather than of a page's.
    pub(crate) fn devtools(&self) -> String {
        let written = self.profile.path().join("DevToolsActivePort");
        let written = std::fs::read_to_string(written).unwrap();
        let (port, path) = written.split_once('\n').unwrap();
        format!("ws://127.0.0.1:{port}{path}")
    }

    /// Runs a command of the DevTools protocol.
    pub(crate) async fn command(&self, name: &'static str, parameters: Value) -> Value {
        let command = Devtools(name, parameters);
        self.client.issue_cmd(command).await.unwrap()
    }

    /// The current game, from the page's storage.
    pub(crate) async fn kept(&self) -> Value {
        let kept = self.run("return localStorage.getItem('takht-game')").await;
        serde_json::from_str(kept.as_str().unwrap_or("null")).unwrap()
    }
}

/// The WebDriver command that reads the console.
#[derive(Debug)]
struct Log;

impl WebDriverCompatibleCommand for Log {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (
            http::Method::POST,
            Some(json!({ "type": "browser" }).to_string()),
        )
    }
}

#[derive(Debug)]
struct Devtools(&'static str, Value);

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/goog/cdp/execute"))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        let body = json!({ "cmd": self.0, "params": self.1 });
        (http::Method::POST, Some(body.to_string()))
    }
}
