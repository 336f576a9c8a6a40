//! Makes tables and takes seats over HTTP.

use std::time::Duration;

use http::header::AUTHORIZATION;
use http::{Method, Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use takht_core::Record;
use takht_protocol::{
    CreateTable, Created, Problem, ProblemReport, Seated, Sit, SitBot, Start, TableId,
    TableSnapshot, TableState, Who,
};
use tokio_tungstenite::tungstenite::Bytes;

use crate::fair_notes::FairNotes;
use crate::fault::Fault;
use crate::simulated_player::SimulatedPlayer;

/// How long to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// An HTTP client.
pub(crate) type HttpClient = Client<HttpConnector, Full<Bytes>>;

/// A new HTTP client, which reuses its connections.
pub(crate) fn http_client() -> HttpClient {
    Client::builder(TokioExecutor::new()).build_http()
}

/// A new HTTP client that connects from one of this machine's addresses.
pub(crate) fn http_client_from(from: [u8; 4]) -> HttpClient {
    let mut connector = HttpConnector::new();
    connector.set_local_address(Some(from.into()));
    connector.set_nodelay(true);
    Client::builder(TokioExecutor::new()).build(connector)
}

/// Sends a single request; none if the server does not answer.
pub async fn request(
    address: &str,
    method: Method,
    path: &str,
    secret: Option<&str>,
    body: Vec<u8>,
) -> Option<(StatusCode, Vec<u8>)> {
    request_with(&http_client(), address, method, path, secret, body).await
}

/// Sends a request with an existing HTTP client.
pub(crate) async fn request_with(
    client: &HttpClient,
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
    let asked = async {
        let answer = client.request(request).await.ok()?;
        let status = answer.status();
        let body = answer.into_body().collect().await.ok()?;
        Some((status, body.to_bytes().to_vec()))
    };
    tokio::time::timeout(PATIENCE, asked).await.ok()?
}

/// 16 random bytes in hex.
pub(crate) fn random() -> Result<String, Fault> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| Fault::of(&error))?;
    Ok(base16ct::lower::encode_string(&bytes))
}

/// One of several addresses, separated by commas: a player that cannot reach one server tries the next.
pub(crate) fn nth(addresses: &str, number: usize) -> &str {
    addresses
        .split(',')
        .cycle()
        .nth(number)
        .unwrap_or(addresses)
}

/// How often to repeat a request that gets no answer.
const TRIES: usize = 200;

/// Sends a request, and repeats it while there is no answer, the server is unavailable, or the request came
/// too soon after others.
pub(crate) async fn ask<T: DeserializeOwned>(
    address: &str,
    method: Method,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Fault> {
    let body = serde_json::to_vec(body).map_err(|error| Fault::of(&error))?;
    for tried in 0..TRIES {
        let address = nth(address, tried);
        match request(address, method.clone(), path, None, body.clone()).await {
            None | Some((StatusCode::SERVICE_UNAVAILABLE, _)) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            Some((_, body)) if is_too_soon(&body) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            Some((status, body)) if status.is_success() => {
                let body: &[u8] = if body.is_empty() { b"null" } else { &body };
                return serde_json::from_slice(body).map_err(|error| Fault::of(&error));
            }
            Some((status, body)) => {
                let said = String::from_utf8_lossy(&body);
                return Err(Fault::new(format!("{path}: {status} {said}")));
            }
        }
    }
    Err(Fault::new(format!("{path}: no answer, {TRIES} times")))
}

/// True if the server refused a request only because it came too soon: an address may send a few a second.
pub(crate) fn is_too_soon(answer: &[u8]) -> bool {
    let report: Option<ProblemReport> = serde_json::from_slice(answer).ok();
    report.is_some_and(|report| {
        report.problem == Problem::TooMany && report.about.contains("requests a second")
    })
}

/// Takes a seat at an existing table and returns its player, who takes the time `every` for each turn.
pub async fn join(
    address: &str,
    table: &TableId,
    wanted: &CreateTable,
    name: &str,
    every: Duration,
) -> Result<SimulatedPlayer, Fault> {
    let notes = FairNotes::begin(&snapshot(address, table).await?)?;
    let sit = Sit {
        seat: None,
        name: name.to_owned(),
        sealed: notes.seal(),
        ..Sit::default()
    };
    let path = format!("/api/tables/{table}/seats");
    let seated: Seated = ask(address, Method::POST, &path, &sit).await?;
    let mut person = SimulatedPlayer::new(address, table.clone(), wanted, &seated, notes)?;
    person.manner.thinks = every;
    Ok(person)
}

/// A table as everyone sees it.
pub(crate) async fn snapshot(address: &str, table: &TableId) -> Result<TableSnapshot, Fault> {
    let path = format!("/api/tables/{table}");
    ask(address, Method::GET, &path, &()).await
}

/// Makes a table, seats one player for each address, fills the other seats with bots and starts the game.
/// It begins as soon as the players are connected and have opened their seals.
///
/// A request without an answer is repeated: the same secret gets the same seat.
pub async fn create_table(
    addresses: &[String],
    wanted: &CreateTable,
) -> Result<Vec<SimulatedPlayer>, Fault> {
    let Some(first) = addresses.first() else {
        return Err(Fault::new("nobody wants to play"));
    };
    let Created { table, host } = ask(first, Method::POST, "/api/tables", wanted).await?;
    let mut people = Vec::new();
    for (number, address) in addresses.iter().enumerate() {
        let secret = random()?;
        let notes = FairNotes::begin(&snapshot(address, &table).await?)?;
        let sit = Sit {
            seat: None,
            name: format!("Robot {number}"),
            sealed: notes.seal(),
            secret: Some(secret.clone()),
            ..Sit::default()
        };
        let path = format!("/api/tables/{table}/seats");
        let seated: Seated = ask(address, Method::POST, &path, &sit).await?;
        if (seated.seat, &seated.secret) != (number, &secret) {
            let about = format!("{seated:?} where seat {number} with {secret} was meant");
            return Err(Fault::new(about));
        }
        people.push(SimulatedPlayer::new(
            address,
            table.clone(),
            wanted,
            &seated,
            notes,
        )?);
    }
    let players = takht_games::start_named(&wanted.game, &wanted.options);
    let players = players.map_err(|error| Fault::of(&error))?.players();
    for seat in people.len()..players {
        seat_bot(first, &table, &host, seat).await?;
    }
    start(first, &table, host).await?;
    Ok(people)
}

/// Seats a bot. If the answer was lost, the repeated request fails although the bot already has the seat.
async fn seat_bot(address: &str, table: &TableId, host: &str, seat: usize) -> Result<(), Fault> {
    let path = format!("/api/tables/{table}/bots");
    let sit = SitBot {
        host: host.to_owned(),
        seat: Some(seat),
        bot: "novice".to_owned(),
    };
    let Err(fault) = ask::<Seated>(address, Method::POST, &path, &sit).await else {
        return Ok(());
    };
    let stands = snapshot(address, table).await?;
    match stands.seats.get(seat).map(|seat| &seat.who) {
        Some(Who::Bot(_)) => Ok(()),
        _ => Err(fault),
    }
}

/// Starts a game. If the answer was lost, the repeated request fails although the game has begun.
async fn start(address: &str, table: &TableId, host: String) -> Result<(), Fault> {
    let path = format!("/api/tables/{table}/start");
    let begin = Start { secret: host };
    match ask(address, Method::POST, &path, &begin).await {
        Err(fault) => match snapshot(address, table).await?.state {
            TableState::Opening | TableState::Playing => Ok(()),
            _ => Err(fault),
        },
        begun => begun,
    }
}

/// The record of a table.
pub async fn record(address: &str, table: &TableId) -> Result<Record, Fault> {
    let path = format!("/api/tables/{table}/record");
    let value: Value = ask(address, Method::GET, &path, &json!(null)).await?;
    let read = Record::read(value.to_string().as_bytes());
    read.map_err(|error| Fault::of(&error))
}
