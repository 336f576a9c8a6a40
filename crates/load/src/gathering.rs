//! Tables made and seats taken over HTTP.

use http::header::AUTHORIZATION;
use http::{Method, Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client;
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use takht_core::Record;
use takht_protocol::{Created, Gather, Seated, Sit, Start, TableId};
use tokio_tungstenite::tungstenite::Bytes;

use crate::person::{Fault, Person};

/// What came of a request: nothing if the server did not answer.
pub type Fetched<T> = Result<T, Option<Fault>>;

/// Sends a request as it is; nothing comes back if the server does not answer.
pub async fn request(
    address: &str,
    method: Method,
    path: &str,
    secret: Option<&str>,
    body: Vec<u8>,
) -> Option<(StatusCode, Vec<u8>)> {
    let mut request = Request::builder()
        .method(method)
        .uri(format!("http://{address}{path}"));
    if let Some(secret) = secret {
        request = request.header(AUTHORIZATION, format!("Bearer {secret}"));
    }
    let request = request.body(Full::<Bytes>::from(body)).ok()?;
    let client = Client::builder(TokioExecutor::new()).build_http();
    let answer = client.request(request).await.ok()?;
    let status = answer.status();
    let body = answer.into_body().collect().await.ok()?;
    Some((status, body.to_bytes().to_vec()))
}

/// Asks the server at an address.
async fn ask<T: DeserializeOwned>(
    address: &str,
    method: Method,
    path: &str,
    body: &impl Serialize,
) -> Fetched<T> {
    let body = serde_json::to_vec(body).map_err(|error| Some(Fault::of(&error)))?;
    let answer = request(address, method, path, None, body).await;
    let (status, body) = answer.ok_or(None)?;
    if !status.is_success() {
        let said = String::from_utf8_lossy(&body);
        return Err(Some(Fault::new(format!("{path}: {status} {said}"))));
    }
    let body: &[u8] = if body.is_empty() { b"null" } else { &body };
    serde_json::from_slice(body).map_err(|error| Some(Fault::of(&error)))
}

/// A new table with everyone seated, and the game begun.
pub async fn gather(address: &str, wanted: &Gather, players: usize) -> Fetched<Vec<Person>> {
    let Created { table, host } = ask(address, Method::POST, "/api/tables", wanted).await?;
    let mut people = Vec::new();
    for number in 0..players {
        let mut nonce = [0; 16];
        getrandom::fill(&mut nonce).map_err(|error| Some(Fault::of(&error)))?;
        let sit = Sit {
            seat: None,
            name: format!("Robot {number}"),
            nonce: base16ct::lower::encode_string(&nonce),
            secret: None,
        };
        let path = format!("/api/tables/{table}/seats");
        let seated: Seated = ask(address, Method::POST, &path, &sit).await?;
        let person = Person::new(table.clone(), wanted, &seated);
        people.push(person.map_err(Some)?);
    }
    let path = format!("/api/tables/{table}/start");
    let () = ask(address, Method::POST, &path, &Start { secret: host }).await?;
    Ok(people)
}

/// The record of a table.
pub async fn record(address: &str, table: &TableId) -> Fetched<Record> {
    let path = format!("/api/tables/{table}/record");
    let value: Value = ask(address, Method::GET, &path, &json!(null)).await?;
    let read = Record::read(value.to_string().as_bytes());
    read.map_err(|error| Some(Fault::of(&error)))
}
