//! People without an account: their pages, and what they change.

use std::collections::HashSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use takht_people::{Changed, PeopleStoreError, signature};
use takht_protocol::{
    Look, OwnPerson, Pace, PersonChange, PersonKey, PersonPage, Problem, ProblemReport, Signed,
    SignedChange, WrappedSeed, change_text,
};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{Answer, Body, fresh, read};
use crate::listener::Caller;
use crate::name::presentable;
use crate::store::{Player, SeatRow, TableRow};
use crate::table_registry::TableRegistry;

/// The longest id of a passkey's credential, in characters.
const CREDENTIAL: usize = 400;

/// The greatest version of what is kept about a person: pages count, they do not jump.
const LAST_VERSION: u64 = 1 << 53;

/// The routes of people.
pub(crate) fn routes() -> OpenApiRouter<Arc<TableRegistry>> {
    OpenApiRouter::new()
        .routes(routes!(page, change))
        .routes(routes!(passkeys))
}

/// Refuses a signature that is not that of its key under a text.
pub(crate) fn check(signed: &Signed, text: &str) -> Result<(), ProblemReport> {
    match signature::is_good(&signed.key, text, &signed.signature) {
        true => Ok(()),
        false => {
            let about = "the signature is not that of the key under the text of this request";
            Err(Problem::BadSignature.about(about))
        }
    }
}

/// Refuses a person whose name the operator has removed.
pub(crate) fn has_name(look: &Look) -> Result<(), ProblemReport> {
    match look.name.is_empty() {
        true => Err(Problem::BadName.about("choose another name first")),
        false => Ok(()),
    }
}

/// Notes with whom a game begins, and whether it counts for their ratings: all seats belong to identified
/// people, no two of them the same or at one address, and the clock has a name.
pub(crate) fn begin(data: &mut TableRow) {
    let players = data.seats.iter().map(|seat| match seat {
        SeatRow::Person {
            name,
            person: Some(card),
            ..
        } => Some(Player {
            key: card.key.clone(),
            name: name.clone(),
        }),
        SeatRow::Nobody | SeatRow::Bot(_) | SeatRow::Person { .. } => None,
    });
    let players: Vec<Option<Player>> = players.collect();
    let places = data.seats.iter().filter_map(|seat| match seat {
        SeatRow::Person { place, .. } => place.as_ref(),
        SeatRow::Nobody | SeatRow::Bot(_) => None,
    });
    let places: HashSet<&String> = places.collect();
    let keys: HashSet<&PersonKey> = players.iter().flatten().map(|one| &one.key).collect();
    let count = data.seats.len();
    let is_paced = data.clock.and_then(Pace::of).is_some();
    data.rated = is_paced && count > 1 && keys.len() == count && places.len() == count;
    data.players = match keys.is_empty() {
        true => Vec::new(),
        false => players,
    };
}

impl TableRegistry {
    /// Counts and logs a failure of the store of people.
    pub(crate) fn people_failed(&self, error: &PeopleStoreError) -> ProblemReport {
        self.metrics.store_failures.inc();
        tracing::error!(%error, "the store of people failed");
        Problem::Unavailable.about("the store failed; try again")
    }

    /// Why a key is nobody's.
    pub(crate) async fn unknown(&self, key: &PersonKey) -> ProblemReport {
        match self.people.is_gone(key).await {
            Ok(true) => gone(),
            Ok(false) => {
                let about = "nobody has introduced this key: send a first change of the look";
                Problem::NoSuchPerson.about(about)
            }
            Err(error) => self.people_failed(&error),
        }
    }
}

fn gone() -> ProblemReport {
    Problem::PersonGone.about("the person was deleted; the key is of no use any more")
}

/// The key in a path.
fn key(text: &str) -> Answer<PersonKey> {
    let key = text.parse();
    key.map_err(|why: &str| Problem::NoSuchPerson.about(why).into())
}

/// A person's page
#[utoipa::path(get, path = "/api/people/{key}", params(("key" = PersonKey, Path,)), responses(
    (status = 200, body = PersonPage), (status = "default", body = ProblemReport)))]
async fn page(
    State(registry): State<Arc<TableRegistry>>,
    Path(text): Path<String>,
) -> Answer<impl IntoResponse> {
    let key = key(&text)?;
    let page = registry.people.page(&key).await;
    match page.map_err(|error| registry.people_failed(&error))? {
        Some(page) => Ok(fresh(Json(page))),
        None => Err(registry.unknown(&key).await.into()),
    }
}

/// The wrapped seeds of a person, for a device that has only the passkey
#[utoipa::path(get, path = "/api/people/{key}/passkeys", params(("key" = PersonKey, Path,)), responses(
    (status = 200, body = Vec<WrappedSeed>), (status = "default", body = ProblemReport)))]
async fn passkeys(
    State(registry): State<Arc<TableRegistry>>,
    Path(text): Path<String>,
) -> Answer<impl IntoResponse> {
    let passkeys = registry.people.passkeys(&key(&text)?).await;
    let passkeys = passkeys.map_err(|error| registry.people_failed(&error))?;
    Ok(fresh(Json(passkeys)))
}

/// Change what the server keeps about a person; needs their signature
#[utoipa::path(post, path = "/api/people/{key}", params(("key" = PersonKey, Path,)),
    request_body = SignedChange, responses(
    (status = 200, body = OwnPerson), (status = 204), (status = "default", body = ProblemReport)))]
async fn change(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    Path(text): Path<String>,
    body: Body,
) -> Answer<Response> {
    let key = key(&text)?;
    let SignedChange {
        version,
        change,
        signature,
    } = read(body)?;
    let text = change_text(&key, version, &change);
    let signed = Signed {
        key: key.clone(),
        signature,
    };
    check(&signed, &text)?;
    let change = fit(&change)?;
    if version == 0 || version > LAST_VERSION {
        let about = format!("versions are from 1 to {LAST_VERSION}");
        return Err(Problem::BadChange.about(about).into());
    }
    let failed = |error| registry.people_failed(&error);
    if let PersonChange::Look(_) = change {
        let known = registry.people.known(&key, "", None).await;
        if known.map_err(failed)?.is_none() {
            registry.callers.person(caller)?;
        }
    }
    let changed = registry.people.change(&key, version, &change).await;
    let changed = changed.map_err(failed)?;
    match &change {
        PersonChange::Look(look) if changed == Changed::Done => {
            registry.lobby.looks(&key, Some(look));
        }
        PersonChange::Delete(_) if changed == Changed::Done => registry.lobby.looks(&key, None),
        _ => {}
    }
    match changed {
        Changed::Done if matches!(change, PersonChange::Delete(_)) => {
            Ok(StatusCode::NO_CONTENT.into_response())
        }
        Changed::Done => match registry.people.own(&key).await.map_err(failed)? {
            Some(own) => Ok(fresh(Json(own)).into_response()),
            None => Err(gone().into()),
        },
        Changed::Old(kept) => {
            let about = format!("the server has version {kept}; sign a greater one");
            Err(Problem::OldVersion.about(about).into())
        }
        Changed::Unknown => Err(registry.unknown(&key).await.into()),
        Changed::Gone => Err(gone().into()),
        Changed::TooMany => {
            let about = "a person has at most 500 blocks and 10 passkeys";
            Err(Problem::TooMany.about(about).into())
        }
    }
}

/// Reads a change, and makes its name presentable.
fn fit(text: &str) -> Result<PersonChange, ProblemReport> {
    let change: PersonChange = serde_json::from_str(text)
        .map_err(|error| Problem::BadChange.about(format!("the change: {error}")))?;
    let only_true = |name: &str| Problem::BadChange.about(format!("\"{name}\" can only be true"));
    match change {
        PersonChange::Look(look) => match presentable(&look.name) {
            Some(name) => Ok(PersonChange::Look(Look { name, ..look })),
            None => {
                let about =
                    "a name needs a letter, a digit or an emoji, and may not look like a bot's";
                Err(Problem::BadName.about(about))
            }
        },
        PersonChange::Passkey(passkey) => {
            let is_wrapped =
                base16ct::mixed::decode_vec(&passkey.wrapped).is_ok_and(|bytes| bytes.len() == 32);
            let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
            let is_credential = (1..=CREDENTIAL).contains(&passkey.credential.len())
                && passkey.credential.bytes().all(fits);
            match is_wrapped && is_credential {
                true => Ok(PersonChange::Passkey(passkey)),
                false => Err(Problem::BadChange.about(
                    "a passkey has a credential in base64url and a wrapped seed of 32 bytes in hex",
                )),
            }
        }
        PersonChange::Show(false) => Err(only_true("show")),
        PersonChange::Delete(false) => Err(only_true("delete")),
        change => Ok(change),
    }
}
