//! Gathering over HTTP: JSON in, JSON out.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Serialize;
use serde::de::DeserializeOwned;
use takht_protocol::{Problem, ProblemReport, TableId};

use crate::hall::Hall;
use crate::live::Ask;
use crate::socket;

/// The largest body that is read.
const BODY: usize = 64 * 1024;

/// Everything that can be asked of tables.
pub(crate) fn routes(hall: Arc<Hall>) -> Router {
    Router::new()
        .route("/api/tables", get(list).post(gather))
        .route("/api/tables/{table}", get(picture).delete(delete))
        .route("/api/tables/{table}/seats", post(sit))
        .route("/api/tables/{table}/bots", post(sit_bot))
        .route("/api/tables/{table}/start", post(start))
        .route("/api/tables/{table}/record", get(record))
        .route("/api/tables/{table}/socket", get(socket::open))
        .layer(DefaultBodyLimit::max(BODY))
        .with_state(hall)
}

/// An answer, or why there is none.
type Answer<T> = Result<T, Wrong>;

/// A problem as an HTTP answer.
pub(crate) struct Wrong(pub(crate) ProblemReport);

impl From<ProblemReport> for Wrong {
    fn from(problem: ProblemReport) -> Self {
        Self(problem)
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let status = match self.0.problem {
            Problem::NoSuchTable | Problem::NoSuchSeat => StatusCode::NOT_FOUND,
            Problem::SeatTaken | Problem::SeatsFree | Problem::Begun | Problem::NotBegun => {
                StatusCode::CONFLICT
            }
            Problem::WrongSecret | Problem::Watching => StatusCode::FORBIDDEN,
            Problem::Unavailable | Problem::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Problem::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            _ => StatusCode::BAD_REQUEST,
        };
        (status, fresh(Json(self.0))).into_response()
    }
}

/// An answer that nobody keeps: it may be another the next time.
fn fresh<T: Serialize>(answer: Json<T>) -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], answer)
}

/// The name of a table in an address.
pub(crate) fn named(name: &str) -> Answer<TableId> {
    let id = name.parse();
    id.map_err(|_| Wrong(Problem::NoSuchTable.about("there is no table of that name")))
}

/// A body, or why it was not read.
type Body = Result<Bytes, BytesRejection>;

fn read<T: DeserializeOwned>(body: Body) -> Answer<T> {
    let body = body.map_err(|rejected| match rejected.status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            Problem::TooLong.about(format!("a body is at most {BODY} bytes long"))
        }
        _ => Problem::Unreadable.about(rejected.body_text()),
    })?;
    let read = serde_json::from_slice(&body);
    read.map_err(|error| Wrong(Problem::Unreadable.about(error.to_string())))
}

/// The secret that a request carries: `Authorization: Bearer …`.
fn secret(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::to_owned)
}

async fn list(State(hall): State<Arc<Hall>>) -> Answer<impl IntoResponse> {
    Ok(fresh(Json(hall.list().await?)))
}

async fn gather(State(hall): State<Arc<Hall>>, body: Body) -> Answer<impl IntoResponse> {
    let created = hall.gather(read(body)?).await?;
    Ok((StatusCode::CREATED, fresh(Json(created))))
}

async fn picture(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
) -> Answer<impl IntoResponse> {
    Ok(fresh(Json(hall.ask(&named(&table)?, Ask::Picture).await?)))
}

async fn sit(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
    body: Body,
) -> Answer<impl IntoResponse> {
    let sit = read(body)?;
    let table = named(&table)?;
    let seated = hall.ask(&table, |answer| Ask::Sit(sit, answer)).await?;
    Ok((StatusCode::CREATED, fresh(Json(seated))))
}

async fn sit_bot(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
    body: Body,
) -> Answer<impl IntoResponse> {
    let sit = read(body)?;
    let table = named(&table)?;
    let seated = hall.ask(&table, |answer| Ask::SitBot(sit, answer)).await?;
    Ok((StatusCode::CREATED, fresh(Json(seated))))
}

async fn start(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
    body: Body,
) -> Answer<impl IntoResponse> {
    let start = read(body)?;
    let table = named(&table)?;
    hall.ask(&table, |answer| Ask::Start(start, answer)).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn record(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let secret = secret(&headers);
    let table = named(&table)?;
    let record = hall
        .ask(&table, |answer| Ask::Record(secret, answer))
        .await?;
    Ok(fresh(Json(record.to_value())))
}

async fn delete(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let host = secret(&headers).unwrap_or_default();
    let table = named(&table)?;
    hall.ask(&table, |answer| Ask::Delete(host, answer)).await?;
    Ok(StatusCode::NO_CONTENT)
}
