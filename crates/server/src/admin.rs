//! What the operator sees and does, with a secret of their own. Whatever changes something is noted.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use takht_people::Audit;
use takht_protocol::{OwnPerson, PersonKey, Problem, ProblemReport};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{Answer, Body, Wrong, fresh, named, read, secret};
use crate::listener::Caller;
use crate::secret::hash;
use crate::store::{Phase, SeatRow};
use crate::table_registry::TableRegistry;
use crate::table_task::TableCommand;

/// How many tables of a phase, people and notes the operator sees at once.
const MOST: u32 = 200;

/// The routes of the operator.
pub(crate) fn routes(registry: &Arc<TableRegistry>) -> OpenApiRouter<Arc<TableRegistry>> {
    OpenApiRouter::new()
        .routes(routes!(overview))
        .routes(routes!(person))
        .routes(routes!(remove_name))
        .routes(routes!(undo))
        .routes(routes!(patch))
        .layer(from_fn_with_state(registry.clone(), admit))
}

/// Lets only the operator in.
async fn admit(
    State(registry): State<Arc<TableRegistry>>,
    headers: HeaderMap,
    request: Request,
    next: Next,
) -> Response {
    let given = secret(&headers).map(|given| hash(&given));
    let is_operator = given.is_some() && given == registry.admin;
    match is_operator {
        true => next.run(request).await,
        false => {
            let about = "only the operator may do that, with the secret of `takht serve`";
            Wrong::from(Problem::WrongSecret.about(about)).into_response()
        }
    }
}

/// The server, as its operator sees it.
#[derive(Serialize, utoipa::ToSchema)]
struct ServerOverview {
    /// How many people are connected to this server.
    present: u32,
    /// The tables where people gather or play, the most recently changed first.
    tables: Vec<AdminTable>,
    /// The people who came last.
    people: Vec<AdminPerson>,
    /// What operators have done, the last first.
    #[schema(value_type = Vec<Object>)]
    audit: Vec<Audit>,
}

/// A table, as the operator sees it.
#[derive(Serialize, utoipa::ToSchema)]
struct AdminTable {
    table: String,
    game: String,
    phase: &'static str,
    listed: bool,
    seats: Vec<String>,
    last: i64,
}

/// A person, as the operator sees them in a list.
#[derive(Serialize, utoipa::ToSchema)]
struct AdminPerson {
    key: String,
    name: String,
}

/// Takes back turns of a table that is stuck.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
struct Undo {
    /// How many turns.
    turns: usize,
}

/// Plays for the seat whose turn it is.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
struct Patch {
    /// The events.
    play: Vec<String>,
}

/// How many events a game has now.
#[derive(Serialize, utoipa::ToSchema)]
struct Ply {
    /// The number.
    ply: usize,
}

impl TableRegistry {
    /// Notes what the operator does, before it is done: what cannot be noted is not done.
    async fn audit(&self, caller: Caller, what: String) -> Result<(), ProblemReport> {
        tracing::info!(what, "the operator");
        let noted = self.people.note(&caller.0.to_string(), &what).await;
        noted.map_err(|error| self.people_failed(&error))
    }
}

fn key(text: &str) -> Answer<PersonKey> {
    let key = text.parse();
    key.map_err(|why: &str| Problem::NoSuchPerson.about(why).into())
}

/// What is going on: for the operator
#[utoipa::path(get, path = "/api/admin", params(("authorization" = String, Header,)), responses(
    (status = 200, body = ServerOverview), (status = "default", body = ProblemReport)))]
async fn overview(State(registry): State<Arc<TableRegistry>>) -> Answer<impl IntoResponse> {
    let mut tables = Vec::new();
    for phase in [Phase::Gathering, Phase::Opening, Phase::Playing] {
        let found = registry.store.tables(phase, false, MOST).await;
        let found = found.map_err(|error| registry.failed(&error))?;
        tables.extend(found.into_iter().map(|listed| AdminTable {
            table: listed.id.to_string(),
            game: listed.row.data.game.clone(),
            phase: phase.name(),
            listed: listed.row.data.listed,
            seats: listed.row.data.seats.iter().map(SeatRow::name).collect(),
            last: listed.last,
        }));
    }
    let failed = |error| registry.people_failed(&error);
    let people = registry.people.latest(MOST).await.map_err(failed)?;
    let people = people
        .into_iter()
        .map(|(key, name)| AdminPerson { key, name });
    let report = ServerOverview {
        present: registry.present(),
        tables,
        people: people.collect(),
        audit: registry.people.audit(MOST).await.map_err(failed)?,
    };
    Ok(fresh(Json(report)))
}

/// Everything that the server keeps about a person: for the operator
#[utoipa::path(get, path = "/api/admin/people/{key}",
    params(("key" = PersonKey, Path,), ("authorization" = String, Header,)), responses(
    (status = 200, body = OwnPerson), (status = "default", body = ProblemReport)))]
async fn person(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    Path(text): Path<String>,
) -> Answer<impl IntoResponse> {
    let key = key(&text)?;
    registry.audit(caller, format!("export {key}")).await?;
    let own = registry.people.own(&key).await;
    match own.map_err(|error| registry.people_failed(&error))? {
        Some(own) => Ok(fresh(Json(own))),
        None => Err(registry.unknown(&key).await.into()),
    }
}

/// Remove a person's name: for the operator
#[utoipa::path(delete, path = "/api/admin/people/{key}/name",
    params(("key" = PersonKey, Path,), ("authorization" = String, Header,)), responses(
    (status = 204), (status = "default", body = ProblemReport)))]
async fn remove_name(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    Path(text): Path<String>,
) -> Answer<impl IntoResponse> {
    let key = key(&text)?;
    registry.audit(caller, format!("remove-name {key}")).await?;
    let removed = registry.people.remove_name(&key).await;
    registry.lobby.looks(&key, None);
    match removed.map_err(|error| registry.people_failed(&error))? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(registry.unknown(&key).await.into()),
    }
}

/// Take back turns of a table that is stuck: for the operator
#[utoipa::path(post, path = "/api/admin/tables/{table}/undo", request_body = Undo,
    params(("table" = String, Path,), ("authorization" = String, Header,)), responses(
    (status = 200, body = Ply), (status = "default", body = ProblemReport)))]
async fn undo(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    Path(table): Path<String>,
    body: Body,
) -> Answer<impl IntoResponse> {
    let (table, Undo { turns }) = (named(&table)?, read(body)?);
    registry
        .audit(caller, format!("undo {table} {turns}"))
        .await?;
    let ply = registry
        .ask(&table, |answer| TableCommand::Undo(turns, answer))
        .await?;
    Ok(fresh(Json(Ply { ply })))
}

/// Play for the seat whose turn it is: for the operator
#[utoipa::path(post, path = "/api/admin/tables/{table}/patch", request_body = Patch,
    params(("table" = String, Path,), ("authorization" = String, Header,)), responses(
    (status = 200, body = Ply), (status = "default", body = ProblemReport)))]
async fn patch(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    Path(table): Path<String>,
    body: Body,
) -> Answer<impl IntoResponse> {
    let (table, Patch { play }) = (named(&table)?, read(body)?);
    let events = play.join("; ");
    registry
        .audit(caller, format!("patch {table} {events}"))
        .await?;
    let ply = registry
        .ask(&table, |answer| TableCommand::Patch(play, answer))
        .await?;
    Ok(fresh(Json(Ply { ply })))
}
