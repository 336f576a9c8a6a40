//! The requests by which people say how they want to be called, and the links in what they get.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use takht_notices::store::{MOST_PER_ADDRESS, MOST_PER_SEAT, MOST_QUESTIONS, Subscribed};
use takht_notices::{
    Channel, NoticeStoreError, Page, Renewal, Request, SeatOwner, Sentences, Subscription, atom,
    calendar,
};
use takht_protocol::{Problem, ProblemReport, TableId};
use takht_words::Lang;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{Answer, Body, Wrong, fresh, named, read, secret};
use crate::listener::Caller;
use crate::secret;
use crate::store::SeatRow;
use crate::table_registry::TableRegistry;

/// How many notices a feed has.
const FEED: u32 = 30;

pub(crate) fn routes() -> OpenApiRouter<Arc<TableRegistry>> {
    OpenApiRouter::new()
        .routes(routes!(push_key))
        .routes(routes!(list, add))
        .routes(routes!(remove))
        .routes(routes!(renew))
        .routes(routes!(feed))
        .routes(routes!(ask_to_confirm, confirm))
        .routes(routes!(ask_to_stop, stop))
}

/// True for the links in mails: a token in them says who asks, and browsers and mail programs that follow
/// them name no page of this server, or none at all.
pub(crate) fn asked_by_token(path: &str) -> bool {
    path.starts_with("/api/confirm/") || path.starts_with("/api/unsubscribe/")
}

/// What a page needs to know before it subscribes.
#[derive(Serialize, utoipa::ToSchema)]
struct PushKey {
    /// The `applicationServerKey` for push services.
    key: String,
    /// True if this server sends mails.
    email: bool,
}

/// A subscription, as its player sees it.
#[derive(Serialize, utoipa::ToSchema)]
struct SubscriptionReport {
    /// Its name.
    id: String,
    /// `push`, `webhook`, `email` or `feed`.
    channel: &'static str,
    /// Where notices go; empty for a feed.
    address: String,
    /// The player's language.
    lang: &'static str,
    /// False while the owner of a mailbox has yet to confirm it.
    confirmed: bool,
    /// The key of a webhook's signatures; only in the answer to the request that draws it.
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
    /// The path of a feed; anybody who knows it can read the feed.
    #[serde(skip_serializing_if = "Option::is_none")]
    atom: Option<String>,
    /// The path of a calendar; anybody who knows it can read the calendar.
    #[serde(skip_serializing_if = "Option::is_none")]
    ics: Option<String>,
}

impl SubscriptionReport {
    fn of(one: &Subscription) -> Self {
        let is_feed = one.channel == Channel::Feed;
        let path = |ending| is_feed.then(|| format!("/api/feeds/{}.{ending}", one.token));
        Self {
            id: one.id.clone(),
            channel: one.channel.name(),
            address: one.channel.address().to_owned(),
            lang: one.lang.code(),
            confirmed: one.is_confirmed,
            secret: None,
            atom: path("atom"),
            ics: path("ics"),
        }
    }
}

fn failed(registry: &TableRegistry, error: &NoticeStoreError) -> Wrong {
    registry.metrics.store_failures.inc();
    tracing::error!(%error, "the store of notices failed");
    Wrong::from(Problem::Unavailable.about("the store failed; try again"))
}

/// The player of a seat, and the table's game, if the request proves that it comes from that player.
async fn seat_owner(
    registry: &TableRegistry,
    (table, seat): (&str, &str),
    headers: &HeaderMap,
) -> Answer<(SeatOwner, String)> {
    let table: TableId = named(table)?;
    let found = registry.store.table(&table).await;
    let row = found.map_err(|error| registry.failed(&error))?;
    let no_table = || Problem::NoSuchTable.about(format!("there is no table {table}"));
    let row = row.ok_or_else(no_table)?.data;
    let number = seat.parse().unwrap_or(usize::MAX);
    let asked = secret(headers).map(|secret| secret::hash(&secret));
    match row.seats.get(number) {
        None => Err(Problem::NoSuchSeat.about("there is no such seat").into()),
        Some(SeatRow::Person { secret, .. }) if asked.as_ref() == Some(secret) => {
            let owner = SeatOwner {
                table: table.as_str().to_owned(),
                seat: number,
                owner: secret.clone(),
            };
            Ok((owner, row.game))
        }
        Some(SeatRow::Person { .. } | SeatRow::Bot(_) | SeatRow::Nobody) => {
            let about = "only the player of the seat may say how to be called";
            Err(Problem::WrongSecret.about(about).into())
        }
    }
}

/// The key that browsers need to subscribe to push messages
#[utoipa::path(get, path = "/api/push-key", responses(
    (status = 200, body = PushKey), (status = "default", body = ProblemReport)))]
async fn push_key(State(registry): State<Arc<TableRegistry>>) -> impl IntoResponse {
    let channels = registry.notices.channels();
    let (key, email) = (channels.key.public(), channels.mailer.is_some());
    fresh(Json(PushKey { key, email }))
}

/// How the player of a seat is called
#[utoipa::path(get, path = "/api/tables/{table}/seats/{seat}/notices",
    params(("table" = TableId, Path,), ("seat" = usize, Path,), ("authorization" = String, Header,)),
    responses((status = 200, body = Vec<SubscriptionReport>),
        (status = "default", body = ProblemReport)))]
async fn list(
    State(registry): State<Arc<TableRegistry>>,
    Path((table, seat)): Path<(String, String)>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let (owner, _) = seat_owner(&registry, (&table, &seat), &headers).await?;
    let found = registry.notices.store().subscriptions(&owner).await;
    let found = found.map_err(|error| failed(&registry, &error))?;
    let reports: Vec<_> = found.iter().map(SubscriptionReport::of).collect();
    Ok(fresh(Json(reports)))
}

/// Call the player of a seat on one more way
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}/notices",
    params(("table" = TableId, Path,), ("seat" = usize, Path,), ("authorization" = String, Header,)),
    request_body(content = Object, description = "one of `push`, `webhook`, `email` and `feed`, and `lang`"),
    responses((status = 201, body = SubscriptionReport), (status = "default", body = ProblemReport)))]
async fn add(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    Path((table, seat)): Path<(String, String)>,
    headers: HeaderMap,
    body: Body,
) -> Answer<impl IntoResponse> {
    let (owner, game) = seat_owner(&registry, (&table, &seat), &headers).await?;
    let request: Request = read(body)?;
    let channels = registry.notices.channels();
    let wrong = |about: String| Wrong::from(Problem::Unreadable.about(about));
    let new = request.subscription(owner, channels.client.is_private_allowed());
    let new = new.map_err(|bad| wrong(bad.to_string()))?;
    let place = (named(&table)?, new.seat.seat);
    let has_mail = channels.mailer.is_some() && channels.public_url.is_some();
    if matches!(new.channel, Channel::Email { .. }) && !has_mail {
        return Err(wrong("this server sends no mails".to_owned()));
    }
    // A subscription makes this server send; addresses make as many in an hour as tables.
    registry.callers.table(caller)?;
    let too_many = |about: String| Wrong::from(Problem::TooMany.about(about));
    let subscribed = registry.notices.subscribe(&new, &game).await;
    match subscribed.map_err(|error| failed(&registry, &error))? {
        Subscribed::Kept { token, .. } => {
            let kept = registry.notices.store().by_token(&token).await;
            let kept = kept.map_err(|error| failed(&registry, &error))?;
            let gone = || Problem::Unavailable.about("the subscription has just ended; try again");
            let kept = kept.ok_or_else(gone)?;
            registry.has_subscribed(&place.0, place.1);
            let mut report = SubscriptionReport::of(&kept);
            if let Channel::Webhook { secret, .. } = kept.channel {
                report.secret = Some(secret);
            }
            Ok((StatusCode::CREATED, fresh(Json(report))))
        }
        Subscribed::TooManyOfSeat => Err(too_many(format!(
            "a seat has at most {MOST_PER_SEAT} subscriptions"
        ))),
        Subscribed::TooManyOfAddress => Err(too_many(format!(
            "at most {MOST_PER_ADDRESS} seats call one address"
        ))),
        Subscribed::TooManyQuestions => Err(too_many(format!(
            "a mailbox is asked at most {MOST_QUESTIONS} times a day"
        ))),
        Subscribed::Refused => Err(wrong("the mailbox refuses mails".to_owned())),
    }
}

/// Call the player of a seat no longer on one way
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}/notices/{id}",
    params(("table" = TableId, Path,), ("seat" = usize, Path,), ("id" = String, Path,),
        ("authorization" = String, Header,)),
    responses((status = 204), (status = "default", body = ProblemReport)))]
async fn remove(
    State(registry): State<Arc<TableRegistry>>,
    Path((table, seat, id)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let (owner, _) = seat_owner(&registry, (&table, &seat), &headers).await?;
    let store = registry.notices.store();
    let found = store.subscriptions(&owner).await;
    let found = found.map_err(|error| failed(&registry, &error))?;
    // What is not there need not be removed.
    if found.iter().any(|one| one.id == id) {
        let removed = store.unsubscribe(&id).await;
        removed.map_err(|error| failed(&registry, &error))?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// A browser has another place at its push service: call it there from now on
#[utoipa::path(post, path = "/api/push-renewals",
    request_body(content = Object, description = "`old` and `new`, as `push` of a request to be called"),
    responses((status = 204), (status = "default", body = ProblemReport)))]
async fn renew(
    State(registry): State<Arc<TableRegistry>>,
    Extension(caller): Extension<Caller>,
    body: Body,
) -> Answer<impl IntoResponse> {
    let request: Renewal = read(body)?;
    let is_private_allowed = registry.notices.channels().client.is_private_allowed();
    let channels = request.channels(is_private_allowed);
    let [old, new] =
        channels.map_err(|bad| Wrong::from(Problem::Unreadable.about(bad.to_string())))?;
    registry.callers.table(caller)?;
    let renewed = registry.notices.store().renew(&old, &new).await;
    match renewed.map_err(|error| failed(&registry, &error))? {
        true => Ok(StatusCode::NO_CONTENT),
        false => {
            let about = format!("at most {MOST_PER_ADDRESS} seats call one address");
            Err(Problem::TooMany.about(about).into())
        }
    }
}

/// The notices of a seat as an Atom feed, or the ends of its turns as a calendar
#[utoipa::path(get, path = "/api/feeds/{name}",
    params(("name" = String, Path, description = "the feed's token with `.atom` or `.ics`")), responses(
    (status = 200, body = String), (status = "default", body = ProblemReport)))]
async fn feed(
    State(registry): State<Arc<TableRegistry>>,
    Path(name): Path<String>,
) -> Answer<Response> {
    let none = || Wrong::from(Problem::NoSuchRoute.about("there is no such feed"));
    let (token, ending) = name.rsplit_once('.').ok_or_else(none)?;
    let store = registry.notices.store();
    let found = store.by_token(token).await;
    let found = found.map_err(|error| failed(&registry, &error))?;
    let is_feed = |one: &Subscription| one.channel == Channel::Feed;
    let found = found.filter(is_feed).ok_or_else(none)?;
    let notices = store.latest(&found.id, FEED).await;
    let notices = notices.map_err(|error| failed(&registry, &error))?;
    let sentences = Sentences::new(found.lang, registry.notices.channels().public_url.clone());
    let (kind, text) = match ending {
        "atom" => (
            "application/atom+xml; charset=utf-8",
            atom(&notices, token, &sentences),
        ),
        "ics" => (
            "text/calendar; charset=utf-8",
            calendar(&notices, &sentences),
        ),
        _ => return Err(none()),
    };
    // The address is private: nobody but its reader keeps the answer.
    let cache = "private, no-store";
    Ok(([(CONTENT_TYPE, kind), (CACHE_CONTROL, cache)], text).into_response())
}

/// Answers with the page behind a link in a mail, after something is done about its subscription.
async fn page(
    registry: &TableRegistry,
    token: &str,
    found: Page,
    done: impl AsyncFnOnce(&Subscription) -> Result<(), NoticeStoreError>,
) -> Answer<Response> {
    let one = registry.notices.store().by_token(token).await;
    let one = one.map_err(|error| failed(registry, &error))?;
    let one = one.filter(|one| matches!(one.channel, Channel::Email { .. }));
    let is_asked = one.as_ref().is_some_and(|one| !one.is_confirmed);
    // Who has not agreed to mails has none to end, but may want no more questions.
    let found = match found {
        Page::Stop if is_asked => Page::Refuse,
        Page::Stopped if is_asked => Page::Refused,
        found => found,
    };
    if let Some(one) = &one {
        done(one).await.map_err(|error| failed(registry, &error))?;
    }
    // Who comes again after the end wants to read that it has ended.
    let (status, shown) = match (&one, found) {
        (Some(_), page) => (StatusCode::OK, page),
        (None, Page::Stopped) => (StatusCode::OK, Page::Stopped),
        (None, _) => (StatusCode::OK, Page::Unknown),
    };
    let lang = one.map_or(Lang::En, |one| one.lang);
    let html = shown.html(&Sentences::new(lang, None));
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CACHE_CONTROL, "private, no-store"),
    ];
    Ok((status, headers, html).into_response())
}

/// Ask whether a mailbox wants mails
#[utoipa::path(get, path = "/api/confirm/{token}", params(("token" = String, Path,)), responses(
    (status = 200, body = String), (status = "default", body = ProblemReport)))]
async fn ask_to_confirm(
    State(registry): State<Arc<TableRegistry>>,
    Path(token): Path<String>,
) -> Answer<Response> {
    page(&registry, &token, Page::Confirm, async |_| Ok(())).await
}

/// A mailbox wants mails
#[utoipa::path(post, path = "/api/confirm/{token}", params(("token" = String, Path,)), responses(
    (status = 200, body = String), (status = "default", body = ProblemReport)))]
async fn confirm(
    State(registry): State<Arc<TableRegistry>>,
    Path(token): Path<String>,
) -> Answer<Response> {
    let store = registry.notices.store();
    page(&registry, &token, Page::Confirmed, async |one| {
        store.confirm(&one.id).await
    })
    .await
}

/// Ask whether to end the mails to a mailbox
#[utoipa::path(get, path = "/api/unsubscribe/{token}", params(("token" = String, Path,)), responses(
    (status = 200, body = String), (status = "default", body = ProblemReport)))]
async fn ask_to_stop(
    State(registry): State<Arc<TableRegistry>>,
    Path(token): Path<String>,
) -> Answer<Response> {
    page(&registry, &token, Page::Stop, async |_| Ok(())).await
}

/// End the mails to a mailbox, as mail programs do with one click (RFC 8058)
#[utoipa::path(post, path = "/api/unsubscribe/{token}", params(("token" = String, Path,)), responses(
    (status = 200, body = String), (status = "default", body = ProblemReport)))]
async fn stop(
    State(registry): State<Arc<TableRegistry>>,
    Path(token): Path<String>,
) -> Answer<Response> {
    let store = registry.notices.store();
    page(&registry, &token, Page::Stopped, async |one| {
        match one.is_confirmed {
            true => store.unsubscribe(&one.id).await.map(|_| ()),
            false => store.refuse(one.channel.address()).await,
        }
    })
    .await
}
