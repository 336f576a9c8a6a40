//! The HTTP API: JSON requests and JSON answers. utoipa makes the document at `/api` from this file.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Bytes, to_bytes};
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Extension, Path, Request, State};
use axum::http::header::{ALLOW, AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, ORIGIN, RETRY_AFTER};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use takht_protocol::{
    Addresses, AskLegal, AskOverviews, AskSeek, AskShow, CancelSeek, CreateTable, Created, EndGame,
    FromLobby, FromTable, HandOn, Hello, HelloLobby, HidePerson, Imported, ListedTable, Lock,
    OpenNonce, PersonChange, Play, Problem, ProblemReport, Rematch, Rematched, Removal, Replace,
    Resign, Resume, Say, SealNonce, Seated, Sit, SitBot, Start, TableId, TableOverview,
    TableSnapshot, TakeBack,
};
use tokio::sync::oneshot;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::limits::{Callers, TooMany};
use crate::listener::Caller;
use crate::table_registry::{Health, Part, TableRegistry};
use crate::table_task::TableCommand;
use crate::{BUILD, admin, lobby_socket, notices, people, socket};

/// The largest request body, in bytes.
const BODY: usize = 64 * 1024;

/// The largest record that a client may import, in bytes.
const RECORD: usize = 1024 * 1024;

/// How many overviews count as one request.
const OVERVIEWS: usize = 10;

/// How long a request may take, from its first line to its answer.
const REQUEST: Duration = Duration::from_secs(30);

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Takht",
        description = "Tables for three kingdom games. One gathers over HTTP and plays over a \
            WebSocket; what is said over it are the types Hello, SealNonce, OpenNonce, Play, Resume, \
            AskLegal, TakeBack, Resign, EndGame, Replace and Say one way, \
            FromTable the other.",
    ),
    components(schemas(
        Hello,
        SealNonce,
        OpenNonce,
        Play,
        Resume,
        AskLegal,
        TakeBack,
        Resign,
        EndGame,
        Replace,
        Say,
        FromTable,
        PersonChange,
        HelloLobby,
        AskSeek,
        AskShow,
        HidePerson,
        CancelSeek,
        FromLobby
    ))
)]
struct Document;

/// All routes, with the OpenAPI document that describes them.
fn tables() -> OpenApiRouter<Arc<TableRegistry>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(list, create_table))
        .routes(routes!(addresses))
        .routes(routes!(overviews))
        .routes(routes!(snapshot, delete))
        .routes(routes!(sit))
        .routes(routes!(stand_up))
        .routes(routes!(sit_bot))
        .routes(routes!(start))
        .routes(routes!(lock))
        .routes(routes!(hand_on))
        .routes(routes!(rematch))
        .routes(routes!(record))
        .routes(routes!(socket::open))
        .routes(routes!(lobby_socket::open))
        .merge(notices::routes())
        .merge(people::routes())
        .layer(DefaultBodyLimit::max(BODY))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(import))
                .layer(DefaultBodyLimit::max(RECORD)),
        )
        .routes(routes!(health))
        .routes(routes!(metrics))
}

pub(crate) fn routes(registry: Arc<TableRegistry>) -> Router {
    let all = tables().merge(admin::routes(&registry));
    let (router, document) = all.split_for_parts();
    router
        .merge(crate::invitation::routes())
        .route("/api", get(move || async move { fresh(Json(document)) }))
        .layer(from_fn_with_state(registry.clone(), admit))
        .with_state(registry)
}

/// Applies the limit on files per address to the files of the page.
pub(crate) fn with_limit_on_files(files: Router, callers: Arc<Callers>) -> Router {
    let admit = async |State(callers): State<Arc<Callers>>,
                       Extension(connected): Extension<Caller>,
                       request: Request,
                       next: Next| {
        match callers.file(callers.who(connected, request.headers())) {
            Ok(()) => next.run(request).await,
            Err(too_many) => too_many.into_response(),
        }
    };
    files.layer(from_fn_with_state(callers, admit))
}

/// True unless a page of another site sends the request: such a page must not act for the player.
fn is_ours(headers: &HeaderMap, host: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let origin = origin.to_str().unwrap_or_default();
    origin.split_once("://").map(|(_, host)| host) == host
}

/// Refuses pages of other sites, and applies the limit on requests per address and the limit on how long a
/// request takes.
async fn admit(
    State(registry): State<Arc<TableRegistry>>,
    Extension(connected): Extension<Caller>,
    mut request: Request,
    next: Next,
) -> Response {
    let caller = registry.callers.who(connected, request.headers());
    let is_ours = notices::asked_by_token(request.uri().path())
        || is_ours(request.headers(), registry.callers.host(request.headers()));
    let answer = match registry.callers.request(caller) {
        Ok(()) if !is_ours => {
            let problem = Problem::ForeignPage.about("pages of other sites may not play here");
            Wrong::from(problem).into_response()
        }
        Ok(()) => {
            request.extensions_mut().insert(caller);
            let answered = tokio::time::timeout(REQUEST, next.run(request)).await;
            answered.unwrap_or_else(|_| {
                Wrong::from(Problem::TooSlow.about("the request took longer than allowed"))
                    .into_response()
            })
        }
        Err(too_many) => too_many.into_response(),
    };
    if let Some(problem) = answer.extensions().get::<Problem>() {
        registry.metrics.problem(*problem);
    }
    answer
}

/// Gives every failed answer under `/api` a JSON problem, also those that axum makes itself.
pub(crate) fn explained(routes: Router) -> Router {
    routes.layer(from_fn(async |request: Request, next: Next| {
        let of_tables = request.uri().path().starts_with("/api");
        let answer = next.run(request).await;
        let status = answer.status();
        let failed = status.is_client_error() || status.is_server_error();
        if !of_tables || !failed || answer.extensions().get::<Problem>().is_some() {
            return answer;
        }
        let problem = match status {
            StatusCode::NOT_FOUND => Problem::NoSuchRoute,
            StatusCode::METHOD_NOT_ALLOWED => Problem::WrongMethod,
            _ => Problem::Unreadable,
        };
        let (parts, body) = answer.into_parts();
        let text = to_bytes(body, BODY).await.unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let about = match text.trim() {
            "" => status.canonical_reason().unwrap_or("this cannot be done"),
            text => text,
        };
        let mut explained = (status, fresh(Json(problem.about(about)))).into_response();
        if let Some(allowed) = parts.headers.get(ALLOW) {
            explained.headers_mut().insert(ALLOW, allowed.clone());
        }
        explained
    }))
}

/// An answer, or the problem that prevents it.
pub(crate) type Answer<T> = Result<T, Wrong>;

/// A problem as an HTTP answer.
#[derive(Debug)]
pub(crate) enum Wrong {
    Problem(ProblemReport),
    TooMany(ProblemReport, Duration),
}

impl From<ProblemReport> for Wrong {
    fn from(problem: ProblemReport) -> Self {
        Self::Problem(problem)
    }
}

impl From<TooMany> for Wrong {
    fn from(too_many: TooMany) -> Self {
        Self::TooMany(too_many.problem, too_many.wait)
    }
}

impl IntoResponse for TooMany {
    fn into_response(self) -> Response {
        Wrong::from(self).into_response()
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let (problem, wait) = match self {
            Self::Problem(problem) => {
                let wait = problem.wait.map(|wait| Duration::from_secs(wait.into()));
                (problem, wait)
            }
            Self::TooMany(problem, wait) => (problem, Some(wait)),
        };
        let status = match problem.problem {
            Problem::NoSuchTable
            | Problem::NoSuchSeat
            | Problem::NoSuchPerson
            | Problem::NoSuchRoute => StatusCode::NOT_FOUND,
            Problem::SeatTaken
            | Problem::SeatsFree
            | Problem::Begun
            | Problem::NotBegun
            | Problem::NameTaken
            | Problem::AddressTaken
            | Problem::KeptApart
            | Problem::NotOver
            | Problem::Over
            | Problem::OldVersion
            | Problem::PersonGone
            | Problem::SeatKept => StatusCode::CONFLICT,
            Problem::WrongSecret
            | Problem::BadSignature
            | Problem::Watching
            | Problem::ForeignPage
            | Problem::Locked
            | Problem::Removed
            | Problem::Replaced => StatusCode::FORBIDDEN,
            Problem::Unavailable | Problem::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Problem::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            _ => StatusCode::BAD_REQUEST,
        };
        let name = problem.problem;
        let mut answer = (status, fresh(Json(problem))).into_response();
        answer.extensions_mut().insert(name);
        if let Some(wait) = wait {
            let seconds = wait.as_secs() + 1;
            answer.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        answer
    }
}

/// Forbids caches to store an answer: the next one may differ.
pub(crate) fn fresh<T: Serialize>(answer: Json<T>) -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], answer)
}

/// Parses the table's name in a path.
pub(crate) fn named(name: &str) -> Answer<TableId> {
    let id = name.parse();
    id.map_err(|_| Wrong::from(Problem::NoSuchTable.about("there is no table of that name")))
}

/// A request body, or why axum did not read it.
pub(crate) type Body = Result<Bytes, BytesRejection>;

fn bytes(body: Body, most: usize) -> Answer<Bytes> {
    body.map_err(|rejected| {
        Wrong::from(match rejected.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                Problem::TooLong.about(format!("a body is at most {most} bytes long"))
            }
            _ => Problem::Unreadable.about(rejected.body_text()),
        })
    })
}

pub(crate) fn read<T: DeserializeOwned>(body: Body) -> Answer<T> {
    let read = serde_json::from_slice(&bytes(body, BODY)?);
    read.map_err(|error| Wrong::from(Problem::Unreadable.about(error.to_string())))
}

/// The secret in a request's `Authorization: Bearer …` header.
pub(crate) fn secret(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::to_owned)
}

/// Reads the body of a request and sends the command made from it to a table.
async fn ask<B: DeserializeOwned, T>(
    registry: &Arc<TableRegistry>,
    table: &str,
    body: Body,
    ask: impl FnOnce(B, oneshot::Sender<Result<T, ProblemReport>>) -> TableCommand,
) -> Answer<T> {
    let (asked, table) = (read(body)?, named(table)?);
    Ok(registry.ask(&table, |answer| ask(asked, answer)).await?)
}

/// List the tables that strangers may join
#[utoipa::path(get, path = "/api/tables", responses(
    (status = 200, body = Vec<ListedTable>), (status = "default", body = ProblemReport)))]
async fn list(State(registry): State<Arc<TableRegistry>>) -> Answer<impl IntoResponse> {
    Ok(fresh(Json(registry.listed().await?)))
}

/// The links under which other devices on the same network reach this server
///
/// Only a client on the server's own device gets them: every other client has an address already.
#[utoipa::path(get, path = "/api/addresses", responses(
    (status = 200, body = Addresses), (status = "default", body = ProblemReport)))]
async fn addresses(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
) -> impl IntoResponse {
    let addresses = match caller.0.is_loopback() {
        true => registry.links.clone(),
        false => Vec::new(),
    };
    fresh(Json(Addresses { addresses }))
}

/// Make a new table
#[utoipa::path(post, path = "/api/tables", request_body = CreateTable, responses(
    (status = 201, body = Created), (status = "default", body = ProblemReport)))]
async fn create_table(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    body: Body,
) -> Answer<impl IntoResponse> {
    let create_table = read(body)?;
    registry.callers.table(caller)?;
    let created = registry.create_table(create_table).await?;
    Ok((StatusCode::CREATED, fresh(Json(created))))
}

/// Several tables in brief: which of them wait for whom
#[utoipa::path(post, path = "/api/overviews", request_body = AskOverviews, responses(
    (status = 200, body = Vec<TableOverview>), (status = "default", body = ProblemReport)))]
async fn overviews(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    body: Body,
) -> Answer<impl IntoResponse> {
    let asked: AskOverviews = read(body)?;
    if asked.tables.len() > AskOverviews::MOST {
        let about = format!("ask for {} tables at most", AskOverviews::MOST);
        return Err(Problem::Unreadable.about(about).into());
    }
    // Tables that are not in memory are read from the store: so many are as much work as one more request.
    for _ in 1..asked.tables.len().div_ceil(OVERVIEWS) {
        registry.callers.request(caller)?;
    }
    let mut found: Vec<TableOverview> = Vec::new();
    let mut failed = None;
    for table in &asked.tables {
        if found.iter().any(|overview| overview.table == *table) {
            continue;
        }
        match registry.overview(table).await {
            Ok(overview) => found.push(overview),
            Err(missing) if missing.problem == Problem::NoSuchTable => {}
            // The page still learns about the others.
            Err(other) => failed = Some(other),
        }
    }
    match failed.filter(|_| found.is_empty()) {
        Some(failed) => Err(failed.into()),
        None => Ok(fresh(Json(found))),
    }
}

/// The state of a table
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = TableId, Path,)), responses(
    (status = 200, body = TableSnapshot), (status = "default", body = ProblemReport)))]
async fn snapshot(
    State(registry): State<Arc<TableRegistry>>,
    Path(table): Path<String>,
) -> Answer<impl IntoResponse> {
    Ok(fresh(Json(
        registry
            .ask(&named(&table)?, TableCommand::Snapshot)
            .await?,
    )))
}

/// True for a request for a seat as clients of version 1 of the protocol send it.
fn is_outdated(body: &[u8]) -> bool {
    let body: serde_json::Value = serde_json::from_slice(body).unwrap_or_default();
    body.get("nonce").is_some() && body.get("sealed").is_none()
}

/// Take a seat
#[utoipa::path(post, path = "/api/tables/{table}/seats", params(("table" = TableId, Path,)),
    request_body = Sit, responses(
    (status = 201, body = Seated), (status = "default", body = ProblemReport)))]
async fn sit(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    Path(table): Path<String>,
    body: Body,
) -> Answer<impl IntoResponse> {
    if body.as_ref().is_ok_and(|body| is_outdated(body)) {
        let about = "the server wants the seal of the nonce, not the nonce: reload the page";
        return Err(Problem::Outdated.about(about).into());
    }
    let sit = |sit, answer| TableCommand::Sit(sit, caller, answer);
    let seated = ask(&registry, &table, body, sit).await?;
    Ok((StatusCode::CREATED, fresh(Json(seated))))
}

/// Free a seat before the game begins; needs the host's secret or the seat's
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}",
    params(("table" = TableId, Path,), ("seat" = usize, Path,), ("authorization" = String, Header,)),
    responses((status = 204), (status = "default", body = ProblemReport)))]
async fn stand_up(
    State(registry): State<Arc<TableRegistry>>,
    Path((table, seat)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let (table, secret) = (named(&table)?, secret(&headers).unwrap_or_default());
    let seat = seat.parse().unwrap_or(usize::MAX);
    registry
        .ask(&table, |answer| TableCommand::StandUp(seat, secret, answer))
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Give a seat to a bot
#[utoipa::path(post, path = "/api/tables/{table}/bots", params(("table" = TableId, Path,)),
    request_body = SitBot, responses(
    (status = 201, body = Seated), (status = "default", body = ProblemReport)))]
async fn sit_bot(
    State(registry): State<Arc<TableRegistry>>,
    Path(table): Path<String>,
    body: Body,
) -> Answer<impl IntoResponse> {
    let seated = ask(&registry, &table, body, TableCommand::SitBot).await?;
    Ok((StatusCode::CREATED, fresh(Json(seated))))
}

/// Start the game
#[utoipa::path(post, path = "/api/tables/{table}/start", params(("table" = TableId, Path,)),
    request_body = Start, responses((status = 204), (status = "default", body = ProblemReport)))]
async fn start(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    Path(table): Path<String>,
    body: Body,
) -> Answer<impl IntoResponse> {
    let start = |start, answer| TableCommand::Start(start, caller, answer);
    ask(&registry, &table, body, start).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lock a table, so that nobody new sits down, or open it again
#[utoipa::path(post, path = "/api/tables/{table}/lock", params(("table" = TableId, Path,)),
    request_body = Lock, responses((status = 204), (status = "default", body = ProblemReport)))]
async fn lock(
    State(registry): State<Arc<TableRegistry>>,
    Path(table): Path<String>,
    body: Body,
) -> Answer<impl IntoResponse> {
    ask(&registry, &table, body, TableCommand::Lock).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Hand the role of the host on to another person who sits there
#[utoipa::path(post, path = "/api/tables/{table}/host", params(("table" = TableId, Path,)),
    request_body = HandOn, responses((status = 204), (status = "default", body = ProblemReport)))]
async fn hand_on(
    State(registry): State<Arc<TableRegistry>>,
    Path(table): Path<String>,
    body: Body,
) -> Answer<impl IntoResponse> {
    ask(&registry, &table, body, TableCommand::HandOn).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Make a table for another game with the same people
#[utoipa::path(post, path = "/api/tables/{table}/rematch", params(("table" = TableId, Path,)),
    request_body = Rematch, responses(
    (status = 201, body = Rematched), (status = "default", body = ProblemReport)))]
async fn rematch(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    Path(table): Path<String>,
    body: Body,
) -> Answer<impl IntoResponse> {
    registry.callers.table(caller)?;
    let rematched = ask(&registry, &table, body, TableCommand::Rematch).await?;
    Ok((StatusCode::CREATED, fresh(Json(rematched))))
}

/// The record, as the secret's owner may see it; all of it once the game is over
#[utoipa::path(get, path = "/api/tables/{table}/record",
    params(("table" = TableId, Path,), ("authorization" = Option<String>, Header,)), responses(
    (status = 200, description = "a record, as the notation says", body = Object),
    (status = "default", body = ProblemReport)))]
async fn record(
    State(registry): State<Arc<TableRegistry>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let secret = secret(&headers);
    let table = named(&table)?;
    let record = registry
        .ask(&table, |answer| TableCommand::Record(secret, answer))
        .await?;
    Ok(fresh(Json(record.to_value())))
}

/// Delete a table and everything about it
///
/// Before the start it needs the host's secret. After the start everybody who plays there has to ask for
/// it, each with their own secret: until then the answer is 202.
#[utoipa::path(delete, path = "/api/tables/{table}",
    params(("table" = TableId, Path,), ("authorization" = String, Header,)),
    responses((status = 204), (status = 202, body = Removal),
        (status = "default", body = ProblemReport)))]
async fn delete(
    State(registry): State<Arc<TableRegistry>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let secret = secret(&headers).unwrap_or_default();
    let table = named(&table)?;
    let removal = registry.ask(&table, |answer| TableCommand::Delete(secret, answer));
    Ok(match removal.await? {
        Removal { missing: 0 } => StatusCode::NO_CONTENT.into_response(),
        removal => (StatusCode::ACCEPTED, fresh(Json(removal))).into_response(),
    })
}

/// Import a record as a replay under a link
#[utoipa::path(post, path = "/api/records",
    request_body(content = Object, description = "a record, as the notation says"), responses(
    (status = 201, body = Imported), (status = "default", body = ProblemReport)))]
async fn import(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    body: Body,
) -> Answer<impl IntoResponse> {
    let record = bytes(body, RECORD)?;
    registry.callers.table(caller)?;
    registry.callers.import(caller, record.len())?;
    let imported = registry.import(&record).await?;
    Ok((StatusCode::CREATED, fresh(Json(imported))))
}

/// The server's health.
#[derive(Serialize, Deserialize, utoipa::ToSchema)]
struct HealthReport {
    /// True if every part of the server works.
    well: bool,
    /// The build of the server.
    build: String,
    /// What is wrong with each part, or `well`.
    parts: BTreeMap<String, String>,
}

/// Whether the server can save turns; it tries
#[utoipa::path(get, path = "/health", responses(
    (status = 200, body = HealthReport), (status = 503, body = HealthReport)))]
async fn health(State(registry): State<Arc<TableRegistry>>) -> impl IntoResponse {
    let Health { store } = registry.check_health().await;
    let (status, store) = match store {
        Part::Well => (StatusCode::OK, "well".to_owned()),
        Part::Fails(why) => (StatusCode::SERVICE_UNAVAILABLE, why),
    };
    let report = HealthReport {
        well: status == StatusCode::OK,
        build: BUILD.to_owned(),
        parts: BTreeMap::from([("store".to_owned(), store)]),
    };
    (status, fresh(Json(report)))
}

/// The server's metrics, as Prometheus reads them
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String)))]
async fn metrics(State(registry): State<Arc<TableRegistry>>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], registry.metrics.text())
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn the_document_has_every_route_and_message_and_nothing_it_does_not_explain() {
        let (_, document) = tables().split_for_parts();
        let document = serde_json::to_value(document).unwrap();
        let mut routes: Vec<String> = Vec::new();
        for (path, methods) in document["paths"].as_object().unwrap() {
            for method in methods.as_object().unwrap().keys() {
                routes.push(format!("{method} {path}"));
            }
        }
        routes.sort_unstable();
        let known = [
            "delete /api/tables/{table}",
            "delete /api/tables/{table}/seats/{seat}",
            "delete /api/tables/{table}/seats/{seat}/notices/{id}",
            "get /api/addresses",
            "get /api/confirm/{token}",
            "get /api/feeds/{name}",
            "get /api/lobby/socket",
            "get /api/people/{key}",
            "get /api/people/{key}/passkeys",
            "get /api/push-key",
            "get /api/tables",
            "get /api/tables/{table}",
            "get /api/tables/{table}/record",
            "get /api/tables/{table}/seats/{seat}/notices",
            "get /api/tables/{table}/socket",
            "get /api/unsubscribe/{token}",
            "get /health",
            "get /metrics",
            "post /api/confirm/{token}",
            "post /api/overviews",
            "post /api/people/{key}",
            "post /api/push-renewals",
            "post /api/records",
            "post /api/tables",
            "post /api/tables/{table}/bots",
            "post /api/tables/{table}/host",
            "post /api/tables/{table}/lock",
            "post /api/tables/{table}/rematch",
            "post /api/tables/{table}/seats",
            "post /api/tables/{table}/seats/{seat}/notices",
            "post /api/tables/{table}/start",
            "post /api/unsubscribe/{token}",
        ];
        assert_eq!(routes, known);
        let schemas = document["components"]["schemas"].as_object().unwrap();
        for message in [
            "Hello",
            "SealNonce",
            "OpenNonce",
            "Play",
            "Resume",
            "AskLegal",
            "TakeBack",
            "Resign",
            "EndGame",
            "Replace",
            "RunningClocks",
            "Vote",
            "FromTable",
            "Events",
            "RefusedTurn",
        ] {
            assert!(schemas.contains_key(message), "{message}");
        }
        fn references(value: &Value, found: &mut Vec<String>) {
            match value {
                Value::Object(map) => {
                    if let Some(Value::String(name)) = map.get("$ref") {
                        found.push(name.clone());
                    }
                    map.values().for_each(|value| references(value, found));
                }
                Value::Array(items) => items.iter().for_each(|item| references(item, found)),
                _ => {}
            }
        }
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(found.len() > 20);
        for name in found {
            let name = name.strip_prefix("#/components/schemas/").unwrap();
            assert!(schemas.contains_key(name), "{name} is not explained");
        }
    }
}
