//! Requests to the server over HTTP.

use serde::Serialize;
use serde_json::Value;
use takht_core::Message;
use takht_protocol::{Problem, ProblemReport, TableId};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, Request, RequestInit, Response};

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// No server answers.
    Unreachable,
    /// The server reports a problem.
    Problem(ProblemReport),
}

impl Trouble {
    /// The message for the person.
    pub(crate) fn message(&self) -> Message {
        match self {
            Self::Unreachable => Message::new("web-unreachable"),
            Self::Problem(report) => about(report),
        }
    }
}

/// The message for a problem. Problems that only programs cause share one text.
pub(crate) fn about(report: &ProblemReport) -> Message {
    let id = match report.problem {
        Problem::NoSuchTable => "web-problem-no-table",
        Problem::SeatTaken => "web-problem-seat-taken",
        Problem::SeatsFree => "web-problem-seats-free",
        Problem::Begun => "web-problem-begun",
        Problem::WrongSecret => "web-problem-wrong-secret",
        Problem::BadName => "web-problem-bad-name",
        Problem::NameTaken => "web-problem-name-taken",
        Problem::AddressTaken => "web-problem-address-taken",
        Problem::KeptApart => "web-problem-kept-apart",
        Problem::SeatKept => "web-problem-seat-kept",
        Problem::Locked => "web-problem-locked",
        Problem::Removed => "web-problem-removed",
        Problem::Resigned => "web-problem-resigned",
        Problem::Replaced => "web-problem-replaced",
        Problem::NotGone => "web-problem-not-gone",
        Problem::Over => "web-problem-over",
        Problem::BadSignature => "web-problem-bad-signature",
        Problem::NoSuchPerson => "web-problem-no-such-person",
        Problem::PersonGone => "web-problem-person-gone",
        Problem::OldVersion => "web-problem-old-version",
        Problem::BadChange => "web-problem-bad-change",
        Problem::BadSeek => "web-problem-bad-seek",
        Problem::BadClock => "web-problem-bad-clock",
        Problem::TooMany => "web-problem-too-many",
        // The server cannot read what another version of the page sends.
        Problem::Outdated | Problem::Unreadable => "web-problem-outdated",
        Problem::NotYourTurn => "web-problem-not-your-turn",
        Problem::Unavailable | Problem::Stopping => "web-problem-unavailable",
        Problem::Frozen => {
            return Message::new("web-problem-frozen").with("about", report.about.clone());
        }
        _ => return Message::new("web-problem-other").with("about", report.about.clone()),
    };
    Message::new(id)
}

/// Sends a GET request.
pub(crate) async fn get(path: &str, secret: Option<&str>) -> Result<Value, Trouble> {
    ask("GET", path, secret, None).await
}

/// Fetches one of the page's own files.
pub(crate) async fn file(name: &str) -> Result<String, Trouble> {
    let answer = async {
        let window = web_sys::window().ok_or(JsValue::NULL)?;
        let answer: Response = JsFuture::from(window.fetch_with_str(name))
            .await?
            .dyn_into()?;
        let text = JsFuture::from(answer.text()?).await?;
        Ok::<_, JsValue>((answer.ok(), text.as_string().unwrap_or_default()))
    };
    match answer.await {
        Ok((true, text)) => Ok(text),
        _ => Err(Trouble::Unreachable),
    }
}

/// Sends a POST request with this body.
pub(crate) async fn post(path: &str, body: String) -> Result<Value, Trouble> {
    ask("POST", path, None, Some(&body)).await
}

/// Sends a POST request of somebody whose secret proves a seat.
pub(crate) async fn post_as(path: &str, secret: &str, body: String) -> Result<Value, Trouble> {
    ask("POST", path, Some(secret), Some(&body)).await
}

/// The body of a request.
pub(crate) fn body(of: &impl Serialize) -> String {
    // Plain data always serialize.
    serde_json::to_string(of).unwrap_or_default()
}

/// Sends a DELETE request. Returns how many others have to send it, too, before anything is deleted.
pub(crate) async fn delete(path: &str, secret: &str) -> Result<u64, Trouble> {
    let answer = ask("DELETE", path, Some(secret), None).await?;
    Ok(answer["missing"].as_u64().unwrap_or(0))
}

/// The table that an answer names, and the host's secret if it has one.
pub(crate) fn table_of(answer: &Value) -> Result<(TableId, Option<String>), Trouble> {
    let table = answer["table"]
        .as_str()
        .and_then(|table| table.parse().ok());
    let host = answer["host"].as_str().map(str::to_owned);
    Ok((table.ok_or(Trouble::Unreachable)?, host))
}

async fn ask(
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&str>,
) -> Result<Value, Trouble> {
    let (is_fine, text) = fetch(method, path, secret, body)
        .await
        .map_err(|_| Trouble::Unreachable)?;
    // Without JSON the answer is not from our server, but from another one or from a proxy that
    // cannot reach ours.
    let value: Value = match text.as_str() {
        "" => Value::Null,
        text => serde_json::from_str(text).map_err(|_| Trouble::Unreachable)?,
    };
    if is_fine {
        return Ok(value);
    }
    match serde_json::from_str(&text) {
        Ok(report) => Err(Trouble::Problem(report)),
        Err(_) => Err(Trouble::Unreachable),
    }
}

async fn fetch(
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&str>,
) -> Result<(bool, String), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let headers = Headers::new()?;
    if let Some(secret) = secret {
        headers.append("authorization", &format!("Bearer {secret}"))?;
    }
    let options = RequestInit::new();
    options.set_method(method);
    if let Some(body) = body {
        headers.append("content-type", "application/json")?;
        options.set_body(&body.into());
    }
    options.set_headers(&headers);
    // Relative to the page, so that it works under any path.
    let request = Request::new_with_str_and_init(&format!("api/{path}"), &options)?;
    let answer = JsFuture::from(window.fetch_with_request(&request)).await?;
    let answer: Response = answer.dyn_into()?;
    let text = JsFuture::from(answer.text()?).await?;
    Ok((answer.ok(), text.as_string().unwrap_or_default()))
}
