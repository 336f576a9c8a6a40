//! A program that everybody at some tables wants to be called through. It notes each call, and fails now and then.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{Path, State};
use axum::routing::post;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use takht_server::{NoticeSettings, Pace};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::room::Room;

/// How long a test waits for a call.
const LIMIT: Duration = Duration::from_secs(60);

/// Every how many calls fail at first.
const FAILS: usize = 7;

/// What somebody was called to: the kind of the call, the ply, and who has joined.
type What = (String, u64, Option<u64>);

#[derive(Default)]
struct Heard {
    /// The calls to each person, each with its id.
    calls: HashMap<String, HashMap<What, String>>,
    /// What was taken, and after how many restarts of the server last.
    ids: HashMap<String, usize>,
    restarts: usize,
    /// The calls that failed.
    failed: HashSet<String>,
    tried: usize,
}

/// The program.
pub(crate) struct Called {
    url: String,
    heard: Arc<Mutex<Heard>>,
    task: JoinHandle<()>,
}

impl Drop for Called {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn take(
    Path(person): Path<String>,
    State(heard): State<Arc<Mutex<Heard>>>,
    body: String,
) -> StatusCode {
    let call: Value = serde_json::from_str(&body).unwrap();
    let id = call["id"].as_str().unwrap().to_owned();
    let mut heard = heard.lock().unwrap();
    heard.tried += 1;
    if heard.tried.is_multiple_of(FAILS) && heard.failed.insert(id.clone()) {
        return StatusCode::SERVICE_UNAVAILABLE;
    }
    // A server that ends before it has noted an answer delivers the call again, under the same id.
    let restarts = heard.restarts;
    let before = heard.ids.insert(id.clone(), restarts);
    assert!(
        before.is_none_or(|before| before < restarts),
        "delivered twice: {call}"
    );
    let kind = call["kind"].as_str().unwrap().to_owned();
    let what = (kind, call["ply"].as_u64().unwrap(), call["who"].as_u64());
    // Under another id it would have been made twice.
    let calls = heard.calls.entry(person).or_default();
    let known = calls.entry(what).or_insert_with(|| id.clone());
    assert_eq!(*known, id, "made twice: {call}");
    StatusCode::NO_CONTENT
}

impl Called {
    pub(crate) async fn start() -> Self {
        let heard = Arc::new(Mutex::new(Heard::default()));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let routes = Router::new().route("/{person}", post(take));
        let routes = routes.with_state(heard.clone());
        let task = tokio::spawn(async move { axum::serve(listener, routes).await.unwrap() });
        Self { url, heard, task }
    }

    /// Calls at once, and again soon where a call has failed.
    pub(crate) fn settings() -> NoticeSettings {
        NoticeSettings {
            is_private_allowed: true,
            pace: Pace {
                look: Duration::from_millis(20),
                grace: Duration::ZERO,
                retry: Duration::from_millis(10),
                ..Pace::default()
            },
            ..NoticeSettings::default()
        }
    }

    /// The player of a seat wants to be called under this name.
    pub(crate) async fn follow(
        &self,
        room: &Room,
        (table, seat): (&str, usize),
        secret: &str,
        person: &str,
    ) {
        let url = format!("{}/{person}", self.url);
        let wanted = json!({ "webhook": { "url": url } }).to_string();
        let path = format!("/{table}/seats/{seat}/notices");
        let (status, answer) = room.send(Method::POST, &path, Some(secret), wanted).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
    }

    /// How often somebody was called to something, at whatever ply.
    pub(crate) fn times(&self, person: &str, kind: &str) -> usize {
        let heard = self.heard.lock().unwrap();
        let calls = heard.calls.get(person).into_iter().flatten();
        calls.filter(|((called, ..), _)| called == kind).count()
    }

    /// The server has ended, and another one is to begin.
    pub(crate) fn restart(&self) {
        self.heard.lock().unwrap().restarts += 1;
    }

    /// How many calls there were, apart from repetitions.
    pub(crate) fn count(&self) -> usize {
        self.heard.lock().unwrap().ids.len()
    }

    fn has(&self, person: &str, what: &What) -> bool {
        let heard = self.heard.lock().unwrap();
        let calls = heard.calls.get(person);
        calls.is_some_and(|calls| calls.contains_key(what))
    }

    /// Waits until somebody is called to their turn at this ply, or told that little time is left for it, or the
    /// table no longer waits for them there.
    pub(crate) async fn is_not_forgotten(
        &self,
        person: &str,
        (kind, ply): (&str, u64),
        waits: impl AsyncFn() -> bool,
    ) {
        let what = (kind.to_owned(), ply, None);
        let begun = Instant::now();
        while !self.has(person, &what) && waits().await {
            assert!(begun.elapsed() < LIMIT, "{person}: no {kind} of {ply}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits until somebody has been called to something so often.
    pub(crate) async fn hears_of(&self, person: &str, kind: &str, times: usize) {
        let begun = Instant::now();
        while self.times(person, kind) < times {
            assert!(begun.elapsed() < LIMIT, "{person} hears of no {kind}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(self.times(person, kind), times, "{person}: {kind}");
    }

    /// How many calls there were of a kind.
    pub(crate) fn count_of(&self, kind: &str) -> usize {
        let heard = self.heard.lock().unwrap();
        let calls = heard.calls.values().flat_map(HashMap::keys);
        calls.filter(|(called, ..)| called == kind).count()
    }
}
