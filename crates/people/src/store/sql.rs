//! The store in SQLite and PostgreSQL: the same statements for both.

use std::collections::BTreeMap;
use std::time::Duration;

use async_trait::async_trait;
use ring::digest::{SHA256, digest};
use sqlx::pool::PoolConnection;
use sqlx::{Database, PgConnection, PgPool, Row as _, SqliteConnection, SqlitePool};
use takht_protocol::{
    Colour, GameCount, GameRating, Look, OwnPerson, PersonChange, PersonKey, PersonPage,
    PersonResult, Rating, ResultPlayer, Shape, WrappedSeed,
};

use super::{
    Audit, Changed, Known, MOST_BLOCKS, MOST_PASSKEYS, MOST_RATED, PeopleStore, PeopleStoreError,
};
use crate::finished::FinishedGame;
use crate::rating::{Estimate, rated};
use crate::seek::{Found, Made, MakeTable, SeekRow, Sought};

/// How long the database may take for one method. A connection that is silent for longer is given up.
const ANSWER: Duration = Duration::from_secs(5);

/// For how many milliseconds the seeks of a server hold without a sign of life.
const LEASE: i64 = 4000;

/// After how many milliseconds the seeks of a silent server are removed.
const DEAD: i64 = 60_000;

/// For how many milliseconds a pairing is remembered, for clients that ask again.
const REMEMBERED: i64 = 60 * 60 * 1000;

/// How many people who fit are looked at to find some who also fit each other.
const LOOKED_AT: i64 = 32;

/// How many games a person's page shows.
const RESULTS: i64 = 50;

/// How many milliseconds a day of service has.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// People in a SQLite file.
#[derive(Clone, Debug)]
pub struct SqlitePeople(pub SqlitePool);

/// People in a PostgreSQL database.
#[derive(Clone, Debug)]
pub struct PostgresPeople(pub PgPool);

fn unreadable(error: impl std::fmt::Display) -> PeopleStoreError {
    PeopleStoreError::Row(error.to_string())
}

/// What is kept of a person who was deleted: nobody can read the key there.
fn grave(key: &PersonKey) -> String {
    base16ct::lower::encode_string(digest(&SHA256, key.as_str().as_bytes()).as_ref())
}

fn look(name: String, kept: &str) -> Result<Look, PeopleStoreError> {
    let (shape, colour): (Shape, Colour) = serde_json::from_str(kept).map_err(unreadable)?;
    Ok(Look {
        name,
        shape,
        colour,
    })
}

fn estimate(mean: f64, deviation: f64, games: i64) -> Estimate {
    Estimate {
        mean,
        deviation,
        games: u32::try_from(games).unwrap_or(u32::MAX),
    }
}

/// What a later step of a method needs of somebody who waits.
struct Waiting {
    seek: SeekRow,
    node: String,
}

/// A connection whose work may be given up at any moment, such as by a client that hangs up. It then closes,
/// and the database rolls its transaction back: the next one who gets it would work in the open transaction.
struct Held<DB: Database> {
    connection: PoolConnection<DB>,
    is_done: bool,
}

impl<DB: Database> Drop for Held<DB> {
    fn drop(&mut self) {
        if !self.is_done {
            self.connection.close_on_drop();
        }
    }
}

/// Does something in one transaction, which begins with `$begin`, and in good time.
///
/// A macro, because compilers cannot yet prove that the futures of such closures may move between threads.
macro_rules! within {
    ($store:expr, $begin:literal, $connection:ident => $work:block) => {{
        let timely = async {
            let mut held = Held {
                connection: $store.0.acquire().await?,
                is_done: false,
            };
            let worked = async {
                let $connection = &mut *held.connection;
                sqlx::raw_sql($begin).execute(&mut *$connection).await?;
                let worked = async { $work };
                let done: Result<_, PeopleStoreError> = worked.await;
                let done = done?;
                let commit = sqlx::raw_sql("COMMIT");
                commit.execute(&mut *held.connection).await?;
                held.is_done = true;
                Ok(done)
            };
            let worked = tokio::time::timeout(ANSWER, worked).await;
            worked.unwrap_or(Err(PeopleStoreError::Silent(ANSWER)))
        };
        let timely = tokio::time::timeout(ANSWER * 2, timely).await;
        timely.unwrap_or(Err(PeopleStoreError::Silent(ANSWER)))
    }};
}

mod backup;

/// Implements the store for a database that begins to change things with `$begin`, begins to put people
/// together with `$alone`, which lets one server at a time do it, and whose clock `$now` reads in
/// milliseconds.
///
/// A macro, because the types of queries differ although their texts do not.
macro_rules! implement {
    ($store:ty, $connection:ty, $begin:literal, $alone:literal, $now:literal) => {
        impl $store {
            /// Where somebody was put before, if they were.
            async fn pairing(
                connection: &mut $connection,
                seek: &str,
            ) -> Result<Option<Found>, PeopleStoreError> {
                let found = "SELECT node, table_id, seat FROM pairings WHERE seek = $1";
                let found = sqlx::query(found).bind(seek).fetch_optional(connection);
                let Some(row) = found.await? else {
                    return Ok(None);
                };
                Ok(Some(Found {
                    seek: seek.to_owned(),
                    node: row.try_get("node")?,
                    table: row.try_get("table_id")?,
                    seat: usize::try_from(row.try_get::<i64, _>("seat")?).map_err(unreadable)?,
                }))
            }

            /// Who waits in a bucket and fits somebody, the one who has waited longest first.
            async fn fitting(
                connection: &mut $connection,
                bucket: &str,
                seek: &SeekRow,
            ) -> Result<Vec<Waiting>, PeopleStoreError> {
                let fitting = concat!(
                    "SELECT seeks.kept, seeks.node FROM wishes
                        JOIN seeks ON seeks.id = wishes.seek
                        JOIN seekers ON seekers.node = seeks.node
                     WHERE wishes.bucket = $1 AND seeks.id <> $2 AND seekers.until > ", $now, "
                        AND (seeks.person IS NULL OR seeks.person <> $3)
                        AND NOT EXISTS (SELECT 1 FROM blocks
                            WHERE blocks.person = seeks.person AND blocks.blocked = $3
                            OR blocks.person = $3 AND blocks.blocked = seeks.person)
                     ORDER BY wishes.since LIMIT $4"
                );
                let rows = sqlx::query(fitting)
                    .bind(bucket)
                    .bind(&seek.id)
                    .bind(seek.key.as_deref().unwrap_or_default())
                    .bind(LOOKED_AT)
                    .fetch_all(connection)
                    .await?;
                let waiting = rows.iter().map(|row| {
                    Ok(Waiting {
                        seek: serde_json::from_str(&row.try_get::<String, _>("kept")?)
                            .map_err(unreadable)?,
                        node: row.try_get("node")?,
                    })
                });
                waiting.collect()
            }

            /// True if one of two people has blocked the other.
            async fn blocked(
                connection: &mut $connection,
                one: &str,
                other: &str,
            ) -> Result<bool, PeopleStoreError> {
                let blocked = "SELECT COUNT(*) FROM blocks WHERE person = $1 AND blocked = $2
                    OR person = $2 AND blocked = $1";
                let blocked = sqlx::query_scalar(blocked).bind(one).bind(other);
                let blocked: i64 = blocked.fetch_one(connection).await?;
                Ok(blocked > 0)
            }

            /// Of people who fit somebody, as many who also fit each other.
            async fn group(
                connection: &mut $connection,
                fitting: Vec<Waiting>,
                others: usize,
            ) -> Result<Vec<Waiting>, PeopleStoreError> {
                let mut group: Vec<Waiting> = Vec::new();
                for one in fitting {
                    if group.len() == others {
                        break;
                    }
                    let mut fits = true;
                    for other in &group {
                        if let (Some(key), Some(other)) = (&one.seek.key, &other.seek.key) {
                            let blocked = Self::blocked(&mut *connection, key, other).await?;
                            fits &= key != other && !blocked;
                        }
                    }
                    if fits {
                        group.push(one);
                    }
                }
                Ok(group)
            }

            /// Makes the table of people who are put together, who look no longer.
            async fn pair(
                connection: &mut $connection,
                own: &str,
                people: &[Waiting],
                made: &Made,
            ) -> Result<Vec<Found>, PeopleStoreError> {
                let create = concat!(
                    "INSERT INTO tables (id, version, phase, listed, kept, changed, hour)
                     VALUES ($1, 0, $2, 0, $3, ", $now, " / 1000, (SELECT hour FROM service))"
                );
                sqlx::query(create)
                    .bind(&made.table)
                    .bind(made.phase)
                    .bind(&made.kept)
                    .execute(&mut *connection)
                    .await?;
                let mut found = Vec::with_capacity(people.len());
                for (Waiting { seek, node }, seat) in people.iter().zip(&made.seats) {
                    let delete = sqlx::query("DELETE FROM seeks WHERE id = $1").bind(&seek.id);
                    delete.execute(&mut *connection).await?;
                    let pairing = concat!(
                        "INSERT INTO pairings VALUES ($1, $2, $3, $4, $5, ", $now, ")"
                    );
                    sqlx::query(pairing)
                        .bind(&seek.id)
                        .bind(node)
                        .bind(&made.table)
                        .bind(*seat as i64)
                        .bind(i64::from(node == own))
                        .execute(&mut *connection)
                        .await?;
                    found.push(Found {
                        seek: seek.id.clone(),
                        node: node.clone(),
                        table: made.table.clone(),
                        seat: *seat,
                    });
                }
                Ok(found)
            }

            /// Says that a server lives.
            async fn sign(
                connection: &mut $connection,
                node: &str,
            ) -> Result<(), PeopleStoreError> {
                let sign = concat!(
                    "INSERT INTO seekers VALUES ($1, ", $now, " + $2)
                     ON CONFLICT (node) DO UPDATE SET until = excluded.until"
                );
                let sign = sqlx::query(sign).bind(node).bind(LEASE);
                sign.execute(connection).await?;
                Ok(())
            }

            /// A person's page.
            async fn page_of(
                connection: &mut $connection,
                key: &PersonKey,
            ) -> Result<Option<PersonPage>, PeopleStoreError> {
                let person = "SELECT version, name, look, since FROM people WHERE id = $1";
                let person = sqlx::query(person).bind(key.as_str());
                let Some(row) = person.fetch_optional(&mut *connection).await? else {
                    return Ok(None);
                };
                let kept: String = row.try_get("look")?;
                let mut page = PersonPage {
                    key: key.clone(),
                    version: row.try_get::<i64, _>("version")? as u64,
                    look: look(row.try_get("name")?, &kept)?,
                    since: row.try_get("since")?,
                    ratings: Vec::new(),
                    counts: Vec::new(),
                    results: Vec::new(),
                };
                let ratings = "SELECT game, pace, mean, deviation, games FROM ratings
                    WHERE person = $1 AND games > 0 ORDER BY game, pace";
                let ratings = sqlx::query(ratings).bind(key.as_str());
                for row in ratings.fetch_all(&mut *connection).await? {
                    let known = estimate(
                        row.try_get("mean")?,
                        row.try_get("deviation")?,
                        row.try_get("games")?,
                    );
                    page.ratings.push(GameRating {
                        game: row.try_get("game")?,
                        pace: row.try_get("pace")?,
                        rating: known.into(),
                    });
                }
                let counts = "SELECT game, pace, COUNT(*) AS games,
                        COUNT(CASE WHEN place = 1 THEN 1 END) AS won
                    FROM results JOIN finished ON finished.id = results.id
                    WHERE person = $1 GROUP BY game, pace ORDER BY game, pace";
                let counts = sqlx::query(counts).bind(key.as_str());
                for row in counts.fetch_all(&mut *connection).await? {
                    page.counts.push(GameCount {
                        game: row.try_get("game")?,
                        pace: row.try_get("pace")?,
                        games: row.try_get::<i64, _>("games")? as u32,
                        won: row.try_get::<i64, _>("won")? as u32,
                    });
                }
                page.results = Self::results(connection, key).await?;
                Ok(Some(page))
            }

            /// The last games of a person.
            async fn results(
                connection: &mut $connection,
                key: &PersonKey,
            ) -> Result<Vec<PersonResult>, PeopleStoreError> {
                let players = "SELECT id, person, name, points, place FROM results
                    WHERE id IN (SELECT finished.id FROM results
                        JOIN finished ON finished.id = results.id
                        WHERE person = $1 ORDER BY moment DESC, finished.id LIMIT $2)
                    ORDER BY id, seat";
                let players = sqlx::query(players).bind(key.as_str()).bind(RESULTS);
                let mut by_table: BTreeMap<String, Vec<ResultPlayer>> = BTreeMap::new();
                for row in players.fetch_all(&mut *connection).await? {
                    let person: Option<String> = row.try_get("person")?;
                    let player = ResultPlayer {
                        name: row.try_get("name")?,
                        key: person.and_then(|key| key.parse().ok()),
                        points: row.try_get::<i64, _>("points")? as i32,
                        place: row.try_get::<i64, _>("place")? as u32,
                    };
                    by_table.entry(row.try_get("id")?).or_default().push(player);
                }
                let games = "SELECT finished.id, game, pace, at, seat, mean, deviation, games
                    FROM results JOIN finished ON finished.id = results.id
                    WHERE person = $1 ORDER BY moment DESC, finished.id LIMIT $2";
                let games = sqlx::query(games).bind(key.as_str()).bind(RESULTS);
                let mut results = Vec::new();
                for row in games.fetch_all(connection).await? {
                    let id: String = row.try_get("id")?;
                    let mean: Option<f64> = row.try_get("mean")?;
                    let deviation: Option<f64> = row.try_get("deviation")?;
                    let games: Option<i64> = row.try_get("games")?;
                    let rating = mean.zip(deviation).zip(games);
                    results.push(PersonResult {
                        table: id.parse().map_err(unreadable)?,
                        game: row.try_get("game")?,
                        pace: row.try_get("pace")?,
                        at: row.try_get("at")?,
                        seat: row.try_get::<i64, _>("seat")? as usize,
                        players: by_table.remove(&id).unwrap_or_default(),
                        rating: rating.map(|((mean, deviation), games)| {
                            Rating::from(estimate(mean, deviation, games))
                        }),
                    });
                }
                Ok(results)
            }

            async fn passkeys_of(
                connection: &mut $connection,
                key: &PersonKey,
            ) -> Result<Vec<WrappedSeed>, PeopleStoreError> {
                let passkeys =
                    "SELECT credential, wrapped FROM passkeys WHERE person = $1 ORDER BY credential";
                let passkeys = sqlx::query(passkeys).bind(key.as_str());
                let rows = passkeys.fetch_all(connection).await?;
                let passkeys = rows.iter().map(|row| {
                    Ok(WrappedSeed {
                        credential: row.try_get("credential")?,
                        wrapped: row.try_get("wrapped")?,
                    })
                });
                passkeys.collect()
            }

            /// Makes a change of a person whom the store knows.
            async fn apply(
                connection: &mut $connection,
                key: &PersonKey,
                change: &PersonChange,
            ) -> Result<Changed, PeopleStoreError> {
                let id = key.as_str();
                match change {
                    PersonChange::Look(look) => {
                        let kept = serde_json::to_string(&(look.shape, look.colour));
                        sqlx::query("UPDATE people SET name = $1, look = $2 WHERE id = $3")
                            .bind(&look.name)
                            .bind(kept.map_err(unreadable)?)
                            .bind(id)
                            .execute(connection)
                            .await?;
                    }
                    PersonChange::Block(other) => {
                        let count = "SELECT COUNT(*) FROM blocks WHERE person = $1 AND blocked <> $2";
                        let count: i64 = sqlx::query_scalar(count)
                            .bind(id)
                            .bind(other.as_str())
                            .fetch_one(&mut *connection)
                            .await?;
                        if count >= MOST_BLOCKS {
                            return Ok(Changed::TooMany);
                        }
                        sqlx::query("INSERT INTO blocks VALUES ($1, $2) ON CONFLICT DO NOTHING")
                            .bind(id)
                            .bind(other.as_str())
                            .execute(connection)
                            .await?;
                    }
                    PersonChange::Unblock(other) => {
                        sqlx::query("DELETE FROM blocks WHERE person = $1 AND blocked = $2")
                            .bind(id)
                            .bind(other.as_str())
                            .execute(connection)
                            .await?;
                    }
                    PersonChange::Passkey(passkey) => {
                        let count =
                            "SELECT COUNT(*) FROM passkeys WHERE person = $1 AND credential <> $2";
                        let count: i64 = sqlx::query_scalar(count)
                            .bind(id)
                            .bind(&passkey.credential)
                            .fetch_one(&mut *connection)
                            .await?;
                        if count >= MOST_PASSKEYS {
                            return Ok(Changed::TooMany);
                        }
                        let keep = "INSERT INTO passkeys VALUES ($1, $2, $3)
                            ON CONFLICT (person, credential) DO UPDATE SET wrapped = excluded.wrapped";
                        sqlx::query(keep)
                            .bind(id)
                            .bind(&passkey.credential)
                            .bind(&passkey.wrapped)
                            .execute(connection)
                            .await?;
                    }
                    PersonChange::ForgetPasskey(credential) => {
                        sqlx::query("DELETE FROM passkeys WHERE person = $1 AND credential = $2")
                            .bind(id)
                            .bind(credential)
                            .execute(connection)
                            .await?;
                    }
                    PersonChange::Show(_) => {}
                    PersonChange::Delete(_) => Self::delete(connection, key).await?,
                }
                Ok(Changed::Done)
            }

            /// Deletes a person for ever.
            async fn delete(
                connection: &mut $connection,
                key: &PersonKey,
            ) -> Result<(), PeopleStoreError> {
                sqlx::query("INSERT INTO people_gone VALUES ($1) ON CONFLICT DO NOTHING")
                    .bind(grave(key))
                    .execute(&mut *connection)
                    .await?;
                for forget in [
                    "UPDATE results SET person = NULL, name = '' WHERE person = $1",
                    "DELETE FROM rated_pairs WHERE one = $1 OR other = $1",
                    "DELETE FROM blocks WHERE blocked = $1",
                    "DELETE FROM seeks WHERE person = $1",
                    "DELETE FROM people WHERE id = $1",
                ] {
                    let forget = sqlx::query(forget).bind(key.as_str());
                    forget.execute(&mut *connection).await?;
                }
                Ok(())
            }

            /// The estimates after a game that counts, by seat; none if the same people have played too many.
            async fn rate(
                connection: &mut $connection,
                game: &FinishedGame,
                keys: &[String],
                pace: &str,
            ) -> Result<Option<Vec<Estimate>>, PeopleStoreError> {
                let mut in_order: Vec<(usize, &String)> = keys.iter().enumerate().collect();
                // Everybody takes the rows in the same order, so that no two games wait for each other.
                in_order.sort_by_key(|(_, key)| *key);
                let mut before = vec![Estimate::default(); keys.len()];
                for (seat, key) in &in_order {
                    let new = Estimate::default();
                    sqlx::query("INSERT INTO ratings VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT DO NOTHING")
                        .bind(*key)
                        .bind(&game.game)
                        .bind(pace)
                        .bind(new.mean)
                        .bind(new.deviation)
                        .execute(&mut *connection)
                        .await?;
                    let hold = "UPDATE ratings SET games = games
                        WHERE person = $1 AND game = $2 AND pace = $3
                        RETURNING mean, deviation, games";
                    let row = sqlx::query(hold)
                        .bind(*key)
                        .bind(&game.game)
                        .bind(pace)
                        .fetch_one(&mut *connection)
                        .await?;
                    before[*seat] = estimate(
                        row.try_get("mean")?,
                        row.try_get("deviation")?,
                        row.try_get("games")?,
                    );
                }
                let moment = i64::try_from(game.moment).unwrap_or(i64::MAX);
                let pairs = in_order.iter().enumerate().flat_map(|(nth, (_, one))| {
                    in_order[nth + 1..].iter().map(|(_, other)| (*one, *other))
                });
                let pairs: Vec<(&String, &String)> = pairs.collect();
                for (one, other) in &pairs {
                    let played: i64 = sqlx::query_scalar(
                        "SELECT COUNT(*) FROM rated_pairs
                         WHERE one = $1 AND other = $2 AND moment > $3",
                    )
                    .bind(*one)
                    .bind(*other)
                    .bind(moment - DAY)
                    .fetch_one(&mut *connection)
                    .await?;
                    if played >= MOST_RATED {
                        return Ok(None);
                    }
                }
                for (one, other) in &pairs {
                    sqlx::query("DELETE FROM rated_pairs WHERE one = $1 AND other = $2 AND moment <= $3")
                        .bind(*one)
                        .bind(*other)
                        .bind(moment - DAY)
                        .execute(&mut *connection)
                        .await?;
                    sqlx::query("INSERT INTO rated_pairs VALUES ($1, $2, $3)")
                        .bind(*one)
                        .bind(*other)
                        .bind(moment)
                        .execute(&mut *connection)
                        .await?;
                }
                let places: Vec<u32> = game.seats.iter().map(|seat| seat.place).collect();
                let after = rated(&before, &places);
                for (key, after) in keys.iter().zip(&after) {
                    sqlx::query(
                        "UPDATE ratings SET mean = $1, deviation = $2, games = $3
                         WHERE person = $4 AND game = $5 AND pace = $6",
                    )
                    .bind(after.mean)
                    .bind(after.deviation)
                    .bind(i64::from(after.games))
                    .bind(key)
                    .bind(&game.game)
                    .bind(pace)
                    .execute(&mut *connection)
                    .await?;
                }
                Ok(Some(after))
            }
        }

        #[async_trait]
        impl PeopleStore for $store {
            async fn known(
                &self,
                key: &PersonKey,
                game: &str,
                pace: Option<&str>,
            ) -> Result<Option<Known>, PeopleStoreError> {
                within!(self, "BEGIN", connection => {
                    let known = "SELECT name, look, mean, deviation, games FROM people
                        LEFT JOIN ratings ON ratings.person = people.id
                            AND game = $2 AND pace = $3 AND games > 0
                        WHERE id = $1";
                    let known = sqlx::query(known)
                        .bind(key.as_str())
                        .bind(game)
                        .bind(pace.unwrap_or_default())
                        .fetch_optional(connection)
                        .await?;
                    let Some(row) = known else {
                        return Ok(None);
                    };
                    let mean: Option<f64> = row.try_get("mean")?;
                    let deviation: Option<f64> = row.try_get("deviation")?;
                    let games: Option<i64> = row.try_get("games")?;
                    let rating = mean.zip(deviation).zip(games);
                    Ok(Some(Known {
                        look: look(row.try_get("name")?, &row.try_get::<String, _>("look")?)?,
                        rating: rating.map(|((mean, deviation), games)| {
                            Rating::from(estimate(mean, deviation, games))
                        }),
                    }))
                })
            }

            async fn is_gone(&self, key: &PersonKey) -> Result<bool, PeopleStoreError> {
                within!(self, "BEGIN", connection => {
                    let gone = "SELECT COUNT(*) FROM people_gone WHERE id = $1";
                    let gone: i64 = sqlx::query_scalar(gone)
                        .bind(grave(key))
                        .fetch_one(connection)
                        .await?;
                    Ok(gone > 0)
                })
            }

            async fn page(&self, key: &PersonKey) -> Result<Option<PersonPage>, PeopleStoreError> {
                within!(self, "BEGIN", connection => { Self::page_of(connection, key).await })
            }

            async fn passkeys(
                &self,
                key: &PersonKey,
            ) -> Result<Vec<WrappedSeed>, PeopleStoreError> {
                within!(self, "BEGIN", connection => { Self::passkeys_of(connection, key).await })
            }

            async fn own(&self, key: &PersonKey) -> Result<Option<OwnPerson>, PeopleStoreError> {
                within!(self, "BEGIN", connection => {
                    let Some(page) = Self::page_of(&mut *connection, key).await? else {
                        return Ok(None);
                    };
                    let blocks = "SELECT blocked FROM blocks WHERE person = $1 ORDER BY blocked";
                    let blocks = sqlx::query_scalar(blocks).bind(key.as_str());
                    let blocks: Vec<String> = blocks.fetch_all(&mut *connection).await?;
                    Ok(Some(OwnPerson {
                        page,
                        blocks: blocks.iter().filter_map(|key| key.parse().ok()).collect(),
                        passkeys: Self::passkeys_of(connection, key).await?,
                    }))
                })
            }

            async fn are_apart(
                &self,
                key: &PersonKey,
                others: &[PersonKey],
            ) -> Result<bool, PeopleStoreError> {
                within!(self, "BEGIN", connection => {
                    for other in others {
                        if Self::blocked(&mut *connection, key.as_str(), other.as_str()).await? {
                            return Ok(true);
                        }
                    }
                    Ok(false)
                })
            }

            async fn change(
                &self,
                key: &PersonKey,
                version: u64,
                change: &PersonChange,
            ) -> Result<Changed, PeopleStoreError> {
                let wanted = i64::try_from(version).unwrap_or(i64::MAX);
                within!(self, $begin, connection => {
                    let gone = "SELECT COUNT(*) FROM people_gone WHERE id = $1";
                    let gone: i64 = sqlx::query_scalar(gone)
                        .bind(grave(key))
                        .fetch_one(&mut *connection)
                        .await?;
                    if gone > 0 {
                        return Ok(Changed::Gone);
                    }
                    let hold = "UPDATE people SET version = version WHERE id = $1 RETURNING version";
                    let kept: Option<i64> = sqlx::query_scalar(hold)
                        .bind(key.as_str())
                        .fetch_optional(&mut *connection)
                        .await?;
                    match (kept, change) {
                        (None, PersonChange::Look(look)) => {
                            let kept = serde_json::to_string(&(look.shape, look.colour));
                            let insert = concat!(
                                "INSERT INTO people VALUES ($1, $2, $3, $4, ", $now, " / 1000)
                                 ON CONFLICT DO NOTHING"
                            );
                            let made = sqlx::query(insert)
                                .bind(key.as_str())
                                .bind(wanted)
                                .bind(&look.name)
                                .bind(kept.map_err(unreadable)?)
                                .execute(connection)
                                .await?;
                            // Another server has introduced them at this moment.
                            return Ok(match made.rows_affected() {
                                0 => Changed::Old(version),
                                _ => Changed::Done,
                            });
                        }
                        (None, _) => return Ok(Changed::Unknown),
                        (Some(kept), _) if wanted <= kept => {
                            return Ok(Changed::Old(u64::try_from(kept).unwrap_or_default()));
                        }
                        (Some(_), _) => {}
                    }
                    let done = Self::apply(&mut *connection, key, change).await?;
                    if done == Changed::Done {
                        sqlx::query("UPDATE people SET version = $1 WHERE id = $2")
                            .bind(wanted)
                            .bind(key.as_str())
                            .execute(connection)
                            .await?;
                    }
                    Ok(done)
                })
            }

            async fn finish(&self, game: &FinishedGame) -> Result<bool, PeopleStoreError> {
                within!(self, $begin, connection => {
                    let insert = "INSERT INTO finished VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
                    let noted = sqlx::query(insert)
                        .bind(&game.table)
                        .bind(&game.game)
                        .bind(&game.pace)
                        .bind(game.at)
                        .bind(i64::try_from(game.moment).unwrap_or(i64::MAX))
                        .execute(&mut *connection)
                        .await?;
                    if noted.rows_affected() == 0 {
                        return Ok(false);
                    }
                    // Who was deleted meanwhile has no results.
                    let mut keys: Vec<Option<String>> = Vec::with_capacity(game.seats.len());
                    for seat in &game.seats {
                        let known = "SELECT id FROM people WHERE id = $1";
                        keys.push(
                            sqlx::query_scalar(known)
                                .bind(seat.key.as_deref().unwrap_or_default())
                                .fetch_optional(&mut *connection)
                                .await?,
                        );
                    }
                    let all: Option<Vec<String>> = keys.iter().cloned().collect();
                    let after = match (&game.pace, all) {
                        (Some(pace), Some(all)) if game.is_rated => {
                            Self::rate(&mut *connection, game, &all, pace).await?
                        }
                        _ => None,
                    };
                    for (number, (seat, key)) in game.seats.iter().zip(&keys).enumerate() {
                        let is_deleted = seat.key.is_some() && key.is_none();
                        let name = match is_deleted {
                            true => "",
                            false => seat.name.as_str(),
                        };
                        let after = after.as_ref().and_then(|after| after.get(number));
                        let insert = "INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
                        sqlx::query(insert)
                            .bind(&game.table)
                            .bind(number as i64)
                            .bind(key)
                            .bind(name)
                            .bind(i64::from(seat.points))
                            .bind(i64::from(seat.place))
                            .bind(after.map(|after| after.mean))
                            .bind(after.map(|after| after.deviation))
                            .bind(after.map(|after| i64::from(after.games)))
                            .execute(&mut *connection)
                            .await?;
                    }
                    Ok(true)
                })
            }

            async fn seek(
                &self,
                node: &str,
                holder: &str,
                seek: &SeekRow,
                make: MakeTable<'_>,
            ) -> Result<Sought, PeopleStoreError> {
                let kept = serde_json::to_string(seek).map_err(unreadable)?;
                within!(self, $alone, connection => {
                    if let Some(before) = Self::pairing(&mut *connection, &seek.id).await? {
                        return Ok(Sought::FoundBefore(before));
                    }
                    if let Some(key) = &seek.key {
                        let others = concat!(
                            "SELECT COUNT(*) FROM seeks JOIN seekers ON seekers.node = seeks.node
                             WHERE person = $1 AND id <> $2 AND until > ", $now
                        );
                        let others: i64 = sqlx::query_scalar(others)
                            .bind(key)
                            .bind(&seek.id)
                            .fetch_one(&mut *connection)
                            .await?;
                        if others > 0 {
                            return Ok(Sought::Elsewhere);
                        }
                    }
                    // The same secret may have waited elsewhere, or for something else.
                    let again = sqlx::query("DELETE FROM seeks WHERE id = $1").bind(&seek.id);
                    again.execute(&mut *connection).await?;
                    for bucket in &seek.buckets {
                        let players: usize = bucket
                            .rsplit(' ')
                            .next()
                            .and_then(|players| players.parse().ok())
                            .unwrap_or(2);
                        let fitting = Self::fitting(&mut *connection, bucket, seek).await?;
                        let others = players.saturating_sub(1);
                        if fitting.len() < others {
                            continue;
                        }
                        let mut group = Self::group(&mut *connection, fitting, others).await?;
                        if group.len() < others {
                            continue;
                        }
                        group.push(Waiting {
                            seek: seek.clone(),
                            node: node.to_owned(),
                        });
                        let people: Vec<SeekRow> =
                            group.iter().map(|one| one.seek.clone()).collect();
                        if let Some(made) = make(bucket, &people) {
                            let found = Self::pair(&mut *connection, node, &group, &made).await?;
                            return Ok(Sought::Found(found));
                        }
                    }
                    Self::sign(&mut *connection, node).await?;
                    sqlx::query("INSERT INTO seeks VALUES ($1, $2, $3, $4, $5)")
                        .bind(&seek.id)
                        .bind(node)
                        .bind(holder)
                        .bind(&seek.key)
                        .bind(&kept)
                        .execute(&mut *connection)
                        .await?;
                    for bucket in &seek.buckets {
                        let wish = concat!(
                            "INSERT INTO wishes VALUES ($1, ", $now, ", $2) ON CONFLICT DO NOTHING"
                        );
                        let wish = sqlx::query(wish).bind(bucket).bind(&seek.id);
                        wish.execute(&mut *connection).await?;
                    }
                    Ok(Sought::Waits)
                })
            }

            async fn fill(
                &self,
                seek: &str,
                make: MakeTable<'_>,
            ) -> Result<Sought, PeopleStoreError> {
                within!(self, $alone, connection => {
                    if let Some(before) = Self::pairing(&mut *connection, seek).await? {
                        return Ok(Sought::FoundBefore(before));
                    }
                    let waits = "SELECT kept, node FROM seeks WHERE id = $1";
                    let waits = sqlx::query(waits).bind(seek);
                    let Some(row) = waits.fetch_optional(&mut *connection).await? else {
                        return Ok(Sought::Gone);
                    };
                    let own = Waiting {
                        seek: serde_json::from_str(&row.try_get::<String, _>("kept")?)
                            .map_err(unreadable)?,
                        node: row.try_get("node")?,
                    };
                    // The table with the most people is the best one.
                    let mut best: Option<(String, Vec<Waiting>)> = None;
                    for bucket in &own.seek.buckets {
                        let players: usize = bucket
                            .rsplit(' ')
                            .next()
                            .and_then(|players| players.parse().ok())
                            .unwrap_or(2);
                        let mut fitting = Self::fitting(&mut *connection, bucket, &own.seek).await?;
                        fitting.retain(|one| one.seek.takes_bots);
                        let others = players.saturating_sub(1);
                        let group = Self::group(&mut *connection, fitting, others).await?;
                        if best.as_ref().is_none_or(|(_, best)| best.len() < group.len()) {
                            best = Some((bucket.clone(), group));
                        }
                    }
                    let Some((bucket, mut group)) = best else {
                        return Ok(Sought::Waits);
                    };
                    let node = own.node.clone();
                    group.push(own);
                    let people: Vec<SeekRow> = group.iter().map(|one| one.seek.clone()).collect();
                    let Some(made) = make(&bucket, &people) else {
                        return Ok(Sought::Waits);
                    };
                    let found = Self::pair(&mut *connection, &node, &group, &made).await?;
                    Ok(Sought::Found(found))
                })
            }

            async fn cancel(
                &self,
                node: &str,
                holder: &str,
                seek: &str,
            ) -> Result<(), PeopleStoreError> {
                within!(self, $begin, connection => {
                    sqlx::query("DELETE FROM seeks WHERE id = $1 AND node = $2 AND holder = $3")
                        .bind(seek)
                        .bind(node)
                        .bind(holder)
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            }

            async fn renew(&self, node: &str) -> Result<(), PeopleStoreError> {
                within!(self, $begin, connection => {
                    Self::sign(&mut *connection, node).await?;
                    let dead = concat!("DELETE FROM seekers WHERE until < ", $now, " - $1");
                    sqlx::query(dead).bind(DEAD).execute(&mut *connection).await?;
                    let old = concat!("DELETE FROM pairings WHERE at < ", $now, " - $1");
                    sqlx::query(old).bind(REMEMBERED).execute(connection).await?;
                    Ok(())
                })
            }

            async fn found(&self, node: &str) -> Result<Vec<Found>, PeopleStoreError> {
                within!(self, $begin, connection => {
                    let found = "UPDATE pairings SET told = 1 WHERE node = $1 AND told = 0
                        RETURNING seek, table_id, seat";
                    let rows = sqlx::query(found).bind(node).fetch_all(connection).await?;
                    let found = rows.iter().map(|row| {
                        Ok(Found {
                            seek: row.try_get("seek")?,
                            node: node.to_owned(),
                            table: row.try_get("table_id")?,
                            seat: usize::try_from(row.try_get::<i64, _>("seat")?)
                                .map_err(unreadable)?,
                        })
                    });
                    found.collect()
                })
            }

            async fn latest(&self, most: u32) -> Result<Vec<(String, String)>, PeopleStoreError> {
                within!(self, "BEGIN", connection => {
                    let latest = "SELECT id, name FROM people ORDER BY since DESC, id LIMIT $1";
                    let latest = sqlx::query(latest).bind(i64::from(most));
                    let rows = latest.fetch_all(connection).await?;
                    let latest = rows.iter().map(|row| {
                        Ok((row.try_get("id")?, row.try_get("name")?))
                    });
                    latest.collect()
                })
            }

            async fn remove_name(&self, key: &PersonKey) -> Result<bool, PeopleStoreError> {
                within!(self, $begin, connection => {
                    let remove = sqlx::query("UPDATE people SET name = '' WHERE id = $1");
                    let removed = remove.bind(key.as_str()).execute(&mut *connection).await?;
                    sqlx::query("UPDATE results SET name = '' WHERE person = $1")
                        .bind(key.as_str())
                        .execute(connection)
                        .await?;
                    Ok(removed.rows_affected() > 0)
                })
            }

            async fn note(&self, who: &str, what: &str) -> Result<(), PeopleStoreError> {
                within!(self, $begin, connection => {
                    let note = concat!("INSERT INTO audit VALUES (", $now, " / 1000, $1, $2)");
                    sqlx::query(note).bind(who).bind(what).execute(connection).await?;
                    Ok(())
                })
            }

            async fn audit(&self, most: u32) -> Result<Vec<Audit>, PeopleStoreError> {
                within!(self, "BEGIN", connection => {
                    let audit = "SELECT at, who, what FROM audit ORDER BY at DESC LIMIT $1";
                    let audit = sqlx::query(audit).bind(i64::from(most));
                    let rows = audit.fetch_all(connection).await?;
                    let audit = rows.iter().map(|row| {
                        Ok(Audit {
                            at: row.try_get("at")?,
                            who: row.try_get("who")?,
                            what: row.try_get("what")?,
                        })
                    });
                    audit.collect()
                })
            }
        }
    };
}

implement!(
    SqlitePeople,
    SqliteConnection,
    "BEGIN IMMEDIATE",
    "BEGIN IMMEDIATE",
    "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
);
implement!(
    PostgresPeople,
    PgConnection,
    "BEGIN",
    "BEGIN; SELECT pg_advisory_xact_lock(7462)",
    "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
);
