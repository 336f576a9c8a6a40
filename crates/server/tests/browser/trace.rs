//! What a page's main thread does, from the browser's own trace.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::browser::Browser;

/// The trace categories: tasks with everything inside them, and the page's marks.
const KINDS: [&str; 3] = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
];

/// A running trace.
pub(crate) struct Tracing(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Tracing {
    pub(crate) async fn begin(browser: &Browser) -> Self {
        let (line, _) = connect_async(browser.devtools()).await.unwrap();
        let mut tracing = Self(line);
        let config = json!({ "includedCategories": KINDS, "recordMode": "recordAsMuchAsPossible" });
        let begin = json!({ "traceConfig": config });
        tracing.say("Tracing.start", &begin).await;
        while tracing.hear().await["id"].is_null() {}
        tracing
    }

    /// Ends the trace and returns all its events.
    pub(crate) async fn end(mut self) -> Vec<Value> {
        self.say("Tracing.end", &json!({})).await;
        let mut events = Vec::new();
        loop {
            let mut heard = self.hear().await;
            match heard["method"].as_str() {
                Some("Tracing.dataCollected") => {
                    if let Value::Array(some) = heard["params"]["value"].take() {
                        events.extend(some);
                    }
                }
                Some("Tracing.tracingComplete") => return events,
                _ => {}
            }
        }
    }

    async fn say(&mut self, method: &str, parameters: &Value) {
        let said = json!({ "id": 1, "method": method, "params": parameters });
        let said = Message::text(said.to_string());
        self.0.send(said).await.unwrap();
    }

    async fn hear(&mut self) -> Value {
        let heard = self.0.next().await.unwrap().unwrap();
        serde_json::from_str(heard.to_text().unwrap()).unwrap_or_default()
    }
}

/// The kinds of work of a main thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    Script,
    /// Style and layout.
    Layout,
    /// Everything from layout to the commit to the compositor.
    Paint,
    Rest,
}

impl Work {
    /// The kind of work of a trace event; none if it belongs to the event around it.
    fn of(name: &str) -> Option<Self> {
        match name {
            "EventDispatch" | "FunctionCall" | "FireAnimationFrame" | "TimerFire"
            | "EvaluateScript" | "RunMicrotasks" => Some(Self::Script),
            "UpdateLayoutTree" | "Layout" => Some(Self::Layout),
            "PrePaint" | "Paint" | "Layerize" | "UpdateLayer" | COMMIT => Some(Self::Paint),
            TASK | "HitTest" => Some(Self::Rest),
            _ => None,
        }
    }
}

/// The event around everything that a thread does.
const TASK: &str = "RunTask";

/// The event in which the compositor gets the next frame.
const COMMIT: &str = "Commit";

/// A trace event with a duration, in microseconds. Its processor time is at most its duration, and less
/// on a busy machine.
struct Slice<'a> {
    name: &'a str,
    from: u64,
    to: u64,
    core: u64,
}

impl<'a> Slice<'a> {
    fn of(event: &'a Value) -> Option<Self> {
        let number = |name: &str| event[name].as_u64();
        let from = number("ts")?;
        Some(Self {
            name: event["name"].as_str()?,
            from,
            to: from + number("dur")?,
            core: number("tdur").unwrap_or(0),
        })
    }

    fn has(&self, moment: u64) -> bool {
        (self.from..self.to).contains(&moment)
    }
}

/// What a page did from a mark to the commit of the frame that shows its result.
pub(crate) struct Drawn {
    /// The name of the mark.
    pub(crate) mark: String,
    /// Milliseconds from the start of the task that contains the mark.
    pub(crate) waited: f64,
    /// Milliseconds of processor time that the main thread used meanwhile.
    pub(crate) work: f64,
    /// The same by kind of work.
    pub(crate) parts: [(Work, f64); 4],
}

/// What the page did after each mark with this prefix.
pub(crate) fn drawn(trace: &[Value], beginning: &str) -> Vec<Drawn> {
    let marks = trace.iter().filter(|event| {
        let name = event["name"].as_str().unwrap_or_default();
        event["cat"] == "blink.user_timing" && name.starts_with(beginning)
    });
    let marks: Vec<&Value> = marks.collect();
    let Some(first) = marks.first() else {
        return Vec::new();
    };
    let same_thread = |event: &&Value| ["pid", "tid"].iter().all(|id| event[*id] == first[*id]);
    let mut slices: Vec<Slice<'_>> = trace
        .iter()
        .filter(same_thread)
        .filter_map(Slice::of)
        .collect();
    // Sort outer events before the events inside them.
    slices.sort_by_key(|slice| (slice.from, std::cmp::Reverse(slice.to)));
    let one = |mark: &&Value| {
        let at = mark["ts"].as_u64()?;
        let task_of = |moment: u64| {
            let mut tasks = slices.iter().filter(|slice| slice.name == TASK);
            tasks.find(|task| task.has(moment))
        };
        let mut commits = slices.iter().filter(|slice| slice.name == COMMIT);
        let first = task_of(at)?;
        let last = task_of(commits.find(|commit| commit.from > at)?.from)?;
        let during = slices.iter();
        let during = during.filter(|slice| first.from <= slice.from && slice.to <= last.to);
        let parts = parts(during);
        Some(Drawn {
            mark: mark["name"].as_str()?.to_owned(),
            waited: (last.to - first.from) as f64 / 1_000.0,
            work: parts.iter().map(|(_, time)| time).sum(),
            parts,
        })
    };
    marks.iter().filter_map(one).collect()
}

/// The processor time by kind of work. Each event counts without the events inside it; outer events must
/// come first.
fn parts<'a>(slices: impl Iterator<Item = &'a Slice<'a>>) -> [(Work, f64); 4] {
    let mut parts = [Work::Script, Work::Layout, Work::Paint, Work::Rest].map(|work| (work, 0.0));
    let mut add = |work: Work, time: f64| {
        let part = parts.iter_mut().find(|(of, _)| *of == work);
        part.unwrap().1 += time / 1_000.0;
    };
    let mut around: Vec<(u64, Work)> = Vec::new();
    for slice in slices {
        while around.last().is_some_and(|(to, _)| *to <= slice.from) {
            around.pop();
        }
        let outer = around.last().map(|(_, work)| *work);
        let work = Work::of(slice.name).or(outer).unwrap_or(Work::Rest);
        if let Some(outer) = outer {
            add(outer, -(slice.core as f64));
        }
        add(work, slice.core as f64);
        around.push((slice.to, work));
    }
    parts
}

#[test]
fn what_is_inside_something_is_not_counted_twice() {
    let slice = |name: &str, from: u64, length: u64, core: u64| json!({ "name": name, "ts": from, "dur": length, "tdur": core, "pid": 1, "tid": 1 });
    let mark = json!({ "name": "click here", "cat": "blink.user_timing", "ts": 1_500, "pid": 1, "tid": 1 });
    let mut elsewhere = slice(COMMIT, 1_600, 10, 10);
    elsewhere["tid"] = json!(2);
    let trace = [
        slice(TASK, 0, 900, 900),
        slice(TASK, 1_000, 6_000, 5_000),
        slice("EventDispatch", 1_100, 4_000, 3_000),
        mark,
        elsewhere,
        slice("MajorGC", 2_000, 500, 500),
        slice("Layout", 3_000, 1_000, 1_000),
        slice(TASK, 20_000, 3_000, 2_000),
        slice("Paint", 20_100, 500, 500),
        slice(COMMIT, 22_000, 100, 100),
        slice(TASK, 30_000, 3_000, 2_000),
        slice(COMMIT, 32_000, 100, 100),
    ];
    let drawn = drawn(&trace, "click ");
    assert_eq!(drawn.len(), 1);
    assert_eq!(drawn[0].mark, "click here");
    assert_eq!((drawn[0].waited, drawn[0].work), (22.0, 7.0));
    let parts = drawn[0].parts.map(|(_, time)| (time * 1_000.0).round());
    assert_eq!(parts, [2_000.0, 1_000.0, 600.0, 3_400.0]);
}
