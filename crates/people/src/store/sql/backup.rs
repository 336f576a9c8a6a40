//! Backups of people in SQLite and PostgreSQL: the same statements for both.

use async_trait::async_trait;
use sqlx::{PgConnection, Row as _, SqliteConnection};
use takht_protocol::{PersonKey, WrappedSeed};
use tokio::sync::mpsc;

use super::{ANSWER, DAY, Held, PostgresPeople, SqlitePeople, grave, look, unreadable};
use crate::store::PeopleStoreError;
use crate::store::kept::{
    Added, Grave, Kept, KeptEstimate, KeptGame, KeptNote, KeptPerson, KeptRating, KeptResult,
    PeopleBackup,
};

/// How many rows one query reads.
const PAGE: i64 = 200;

/// The answer of the database, if it comes in time.
macro_rules! timely {
    ($asked:expr) => {
        match tokio::time::timeout(ANSWER, $asked).await {
            Ok(answer) => answer.map_err(PeopleStoreError::from),
            Err(_) => Err(PeopleStoreError::Silent(ANSWER)),
        }
    };
}

fn small<T: TryFrom<i64, Error: std::fmt::Display>>(number: i64) -> Result<T, PeopleStoreError> {
    T::try_from(number).map_err(unreadable)
}

/// A rating of which all parts are there.
fn rating(
    mean: Option<f64>,
    deviation: Option<f64>,
    games: Option<i64>,
) -> Result<Option<KeptEstimate>, PeopleStoreError> {
    let Some(((mean, deviation), games)) = mean.zip(deviation).zip(games) else {
        return Ok(None);
    };
    Ok(Some(KeptEstimate {
        mean,
        deviation,
        games: small(games)?,
    }))
}

/// The lines of one page, and where the next one begins; none after the last page.
struct Page {
    lines: Vec<Kept>,
    unreadable: Vec<String>,
    last: Option<String>,
}

/// Implements backups for a database in which `$snapshot` begins to read everything as of one moment, and
/// `$begin` to change something.
macro_rules! implement {
    ($store:ty, $connection:ty, $snapshot:literal, $begin:literal) => {
        impl $store {
            async fn graves(
                connection: &mut $connection,
                after: &str,
            ) -> Result<Page, PeopleStoreError> {
                let ids = "SELECT id FROM people_gone WHERE id > $1 ORDER BY id LIMIT $2";
                let ids = sqlx::query_scalar(ids).bind(after).bind(PAGE);
                let ids: Vec<String> = timely!(ids.fetch_all(connection))?;
                let last = ids.last().cloned();
                let lines = ids.into_iter().map(|id| {
                    Ok(Kept::Gone(Grave::try_from(id).map_err(unreadable)?))
                });
                Ok(Page {
                    lines: lines.collect::<Result<_, PeopleStoreError>>()?,
                    unreadable: Vec::new(),
                    last,
                })
            }

            async fn people(
                connection: &mut $connection,
                after: &str,
            ) -> Result<Page, PeopleStoreError> {
                let people = "SELECT id, version, name, look, since FROM people
                    WHERE id > $1 ORDER BY id LIMIT $2";
                let people = sqlx::query(people).bind(after).bind(PAGE);
                let rows = timely!(people.fetch_all(&mut *connection))?;
                let mut page = Page {
                    lines: Vec::with_capacity(rows.len()),
                    unreadable: Vec::new(),
                    last: None,
                };
                for row in rows {
                    let id: String = row.try_get("id")?;
                    let kept: String = row.try_get("look")?;
                    page.last = Some(id.clone());
                    // One unreadable person must not prevent the backup of the others.
                    let (Ok(key), Ok(look)) = (id.parse(), look(row.try_get("name")?, &kept)) else {
                        page.unreadable.push(id);
                        continue;
                    };
                    page.lines.push(Kept::Person(KeptPerson {
                        key,
                        version: small(row.try_get("version")?)?,
                        look,
                        since: row.try_get("since")?,
                        blocks: Self::all_blocks(&mut *connection, &id).await?,
                        passkeys: Self::all_passkeys(&mut *connection, &id).await?,
                        ratings: Self::all_ratings(&mut *connection, &id).await?,
                    }));
                }
                Ok(page)
            }

            async fn all_blocks(
                connection: &mut $connection,
                id: &str,
            ) -> Result<Vec<PersonKey>, PeopleStoreError> {
                let blocks = "SELECT blocked FROM blocks WHERE person = $1 ORDER BY blocked";
                let blocks = sqlx::query_scalar(blocks).bind(id);
                let blocks: Vec<String> = timely!(blocks.fetch_all(connection))?;
                let blocks = blocks.iter().map(|key| key.parse().map_err(unreadable));
                blocks.collect()
            }

            async fn all_passkeys(
                connection: &mut $connection,
                id: &str,
            ) -> Result<Vec<WrappedSeed>, PeopleStoreError> {
                let passkeys =
                    "SELECT credential, wrapped FROM passkeys WHERE person = $1 ORDER BY credential";
                let passkeys = sqlx::query(passkeys).bind(id);
                let rows = timely!(passkeys.fetch_all(connection))?;
                let passkeys = rows.iter().map(|row| {
                    Ok(WrappedSeed {
                        credential: row.try_get("credential")?,
                        wrapped: row.try_get("wrapped")?,
                    })
                });
                passkeys.collect()
            }

            async fn all_ratings(
                connection: &mut $connection,
                id: &str,
            ) -> Result<Vec<KeptRating>, PeopleStoreError> {
                let ratings = "SELECT game, pace, mean, deviation, games FROM ratings
                    WHERE person = $1 ORDER BY game, pace";
                let ratings = sqlx::query(ratings).bind(id);
                let rows = timely!(ratings.fetch_all(connection))?;
                let ratings = rows.iter().map(|row| {
                    Ok(KeptRating {
                        game: row.try_get("game")?,
                        pace: row.try_get("pace")?,
                        rating: KeptEstimate {
                            mean: row.try_get("mean")?,
                            deviation: row.try_get("deviation")?,
                            games: small(row.try_get("games")?)?,
                        },
                    })
                });
                ratings.collect()
            }

            async fn games(
                connection: &mut $connection,
                after: &str,
            ) -> Result<Page, PeopleStoreError> {
                let games = "SELECT id, game, pace, at, finished.moment AS moment,
                        finished.moment > service.moment - $3 AS recent
                    FROM finished, service WHERE id > $1 ORDER BY id LIMIT $2";
                let games = sqlx::query(games).bind(after).bind(PAGE).bind(DAY);
                let rows = timely!(games.fetch_all(&mut *connection))?;
                let mut page = Page {
                    lines: Vec::with_capacity(rows.len()),
                    unreadable: Vec::new(),
                    last: None,
                };
                for row in rows {
                    let id: String = row.try_get("id")?;
                    let seats = Self::seats(&mut *connection, &id).await?;
                    let is_rated = seats.iter().any(|seat| seat.rating.is_some());
                    page.lines.push(Kept::Finished(KeptGame {
                        table: id.parse().map_err(unreadable)?,
                        game: row.try_get("game")?,
                        pace: row.try_get("pace")?,
                        at: row.try_get("at")?,
                        moment: row.try_get("moment")?,
                        is_recent: is_rated && row.try_get("recent")?,
                        seats,
                    }));
                    page.last = Some(id);
                }
                Ok(page)
            }

            async fn seats(
                connection: &mut $connection,
                id: &str,
            ) -> Result<Vec<KeptResult>, PeopleStoreError> {
                let seats = "SELECT person, name, points, place, mean, deviation, games FROM results
                    WHERE id = $1 ORDER BY seat";
                let seats = sqlx::query(seats).bind(id);
                let rows = timely!(seats.fetch_all(connection))?;
                let seats = rows.iter().map(|row| {
                    let person: Option<String> = row.try_get("person")?;
                    let person = person.map(|key| key.parse()).transpose();
                    Ok(KeptResult {
                        person: person.map_err(unreadable)?,
                        name: row.try_get("name")?,
                        points: small(row.try_get("points")?)?,
                        place: small(row.try_get("place")?)?,
                        rating: rating(
                            row.try_get("mean")?,
                            row.try_get("deviation")?,
                            row.try_get("games")?,
                        )?,
                    })
                });
                seats.collect()
            }

            async fn notes(connection: &mut $connection) -> Result<Vec<Kept>, PeopleStoreError> {
                let notes = "SELECT at, who, what, COUNT(*) AS times FROM audit
                    GROUP BY at, who, what ORDER BY at, who, what";
                let rows = timely!(sqlx::query(notes).fetch_all(connection))?;
                let notes = rows.iter().map(|row| {
                    Ok(Kept::Note(KeptNote {
                        at: row.try_get("at")?,
                        who: row.try_get("who")?,
                        what: row.try_get("what")?,
                        times: small(row.try_get("times")?)?,
                    }))
                });
                notes.collect()
            }

            async fn is_buried(
                connection: &mut $connection,
                key: &PersonKey,
            ) -> Result<bool, PeopleStoreError> {
                let gone = "SELECT COUNT(*) FROM people_gone WHERE id = $1";
                let gone: i64 = sqlx::query_scalar(gone)
                    .bind(grave(key))
                    .fetch_one(connection)
                    .await?;
                Ok(gone > 0)
            }

            /// Adds a person; false if the store has them, or has deleted them.
            async fn add_person(
                connection: &mut $connection,
                person: &KeptPerson,
            ) -> Result<bool, PeopleStoreError> {
                if Self::is_buried(&mut *connection, &person.key).await? {
                    return Ok(false);
                }
                let id = person.key.as_str();
                let kept = serde_json::to_string(&(person.look.shape, person.look.colour));
                let made = sqlx::query(
                    "INSERT INTO people VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                )
                .bind(id)
                .bind(i64::try_from(person.version).unwrap_or(i64::MAX))
                .bind(&person.look.name)
                .bind(kept.map_err(unreadable)?)
                .bind(person.since)
                .execute(&mut *connection)
                .await?;
                if made.rows_affected() == 0 {
                    return Ok(false);
                }
                for blocked in &person.blocks {
                    if Self::is_buried(&mut *connection, blocked).await? {
                        continue;
                    }
                    sqlx::query("INSERT INTO blocks VALUES ($1, $2) ON CONFLICT DO NOTHING")
                        .bind(id)
                        .bind(blocked.as_str())
                        .execute(&mut *connection)
                        .await?;
                }
                for passkey in &person.passkeys {
                    sqlx::query("INSERT INTO passkeys VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                        .bind(id)
                        .bind(&passkey.credential)
                        .bind(&passkey.wrapped)
                        .execute(&mut *connection)
                        .await?;
                }
                for KeptRating { game, pace, rating } in &person.ratings {
                    sqlx::query(
                        "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
                    )
                    .bind(id)
                    .bind(game)
                    .bind(pace)
                    .bind(rating.mean)
                    .bind(rating.deviation)
                    .bind(i64::from(rating.games))
                    .execute(&mut *connection)
                    .await?;
                }
                Ok(true)
            }

            /// Adds a finished game; false if the store has it.
            async fn add_game(
                connection: &mut $connection,
                game: &KeptGame,
            ) -> Result<bool, PeopleStoreError> {
                let noted = sqlx::query(
                    "INSERT INTO finished VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                )
                .bind(game.table.to_string())
                .bind(&game.game)
                .bind(&game.pace)
                .bind(game.at)
                .bind(game.moment)
                .execute(&mut *connection)
                .await?;
                if noted.rows_affected() == 0 {
                    return Ok(false);
                }
                let mut keys: Vec<&PersonKey> = Vec::new();
                for (number, seat) in game.seats.iter().enumerate() {
                    let (mut person, mut name) = (seat.person.as_ref(), seat.name.as_str());
                    if let Some(key) = person
                        && Self::is_buried(&mut *connection, key).await?
                    {
                        (person, name) = (None, "");
                    }
                    keys.extend(person);
                    sqlx::query("INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)")
                        .bind(game.table.to_string())
                        .bind(number as i64)
                        .bind(person.map(PersonKey::as_str))
                        .bind(name)
                        .bind(i64::from(seat.points))
                        .bind(i64::from(seat.place))
                        .bind(seat.rating.map(|rating| rating.mean))
                        .bind(seat.rating.map(|rating| rating.deviation))
                        .bind(seat.rating.map(|rating| i64::from(rating.games)))
                        .execute(&mut *connection)
                        .await?;
                }
                keys.sort();
                for (nth, one) in keys.iter().enumerate().filter(|_| game.is_recent) {
                    for other in &keys[nth + 1..] {
                        sqlx::query("INSERT INTO rated_pairs VALUES ($1, $2, $3)")
                            .bind(one.as_str())
                            .bind(other.as_str())
                            .bind(game.moment)
                            .execute(&mut *connection)
                            .await?;
                    }
                }
                Ok(true)
            }

            /// Adds what is missing of a note.
            async fn add_note(
                connection: &mut $connection,
                note: &KeptNote,
            ) -> Result<(), PeopleStoreError> {
                let there = "SELECT COUNT(*) FROM audit WHERE at = $1 AND who = $2 AND what = $3";
                let there: i64 = sqlx::query_scalar(there)
                    .bind(note.at)
                    .bind(&note.who)
                    .bind(&note.what)
                    .fetch_one(&mut *connection)
                    .await?;
                for _ in there..i64::from(note.times) {
                    sqlx::query("INSERT INTO audit VALUES ($1, $2, $3)")
                        .bind(note.at)
                        .bind(&note.who)
                        .bind(&note.what)
                        .execute(&mut *connection)
                        .await?;
                }
                Ok(())
            }
        }

        #[async_trait]
        impl PeopleBackup for $store {
            async fn export(
                &self,
                lines: mpsc::Sender<Kept>,
            ) -> Result<Vec<String>, PeopleStoreError> {
                let mut held = Held {
                    connection: timely!(self.0.acquire())?,
                    is_done: false,
                };
                let connection = &mut *held.connection;
                timely!(sqlx::raw_sql($snapshot).execute(&mut *connection))?;
                let mut left_out = Vec::new();
                for part in 0..3 {
                    let mut last = String::new();
                    loop {
                        let page = match part {
                            0 => Self::graves(&mut *connection, &last).await?,
                            1 => Self::people(&mut *connection, &last).await?,
                            _ => Self::games(&mut *connection, &last).await?,
                        };
                        left_out.extend(page.unreadable);
                        for line in page.lines {
                            if lines.send(line).await.is_err() {
                                return Ok(left_out);
                            }
                        }
                        match page.last {
                            Some(id) => last = id,
                            None => break,
                        }
                    }
                }
                for note in Self::notes(&mut *connection).await? {
                    if lines.send(note).await.is_err() {
                        return Ok(left_out);
                    }
                }
                timely!(sqlx::raw_sql("COMMIT").execute(&mut *held.connection))?;
                held.is_done = true;
                Ok(left_out)
            }

            async fn add(&self, lines: &[Kept]) -> Result<Added, PeopleStoreError> {
                within!(self, $begin, connection => {
                    let mut added = Added::default();
                    for line in lines {
                        match line {
                            Kept::Gone(grave) => {
                                let gone = "INSERT INTO people_gone VALUES ($1) ON CONFLICT DO NOTHING";
                                let gone = sqlx::query(gone).bind(grave.as_str());
                                gone.execute(&mut *connection).await?;
                            }
                            Kept::Person(person) => {
                                match Self::add_person(&mut *connection, person).await? {
                                    true => added.people += 1,
                                    false => added.people_there += 1,
                                }
                            }
                            Kept::Finished(game) => {
                                let is_new = Self::add_game(&mut *connection, game).await?;
                                added.games += u64::from(is_new);
                            }
                            Kept::Note(note) => Self::add_note(&mut *connection, note).await?,
                        }
                    }
                    Ok(added)
                })
            }

            async fn bury(&self) -> Result<u64, PeopleStoreError> {
                let (mut last, mut buried) = (String::new(), 0);
                loop {
                    let (next, gone) = within!(self, $begin, connection => {
                        let ids = "SELECT id FROM people WHERE id > $1 ORDER BY id LIMIT $2";
                        let ids = sqlx::query_scalar(ids).bind(&last).bind(PAGE);
                        let ids: Vec<String> = ids.fetch_all(&mut *connection).await?;
                        let mut gone = 0;
                        for id in &ids {
                            let key: PersonKey = id.parse().map_err(unreadable)?;
                            if Self::is_buried(&mut *connection, &key).await? {
                                Self::delete(&mut *connection, &key).await?;
                                gone += 1;
                            }
                        }
                        Ok((ids.last().cloned(), gone))
                    })?;
                    buried += gone;
                    match next {
                        Some(next) => last = next,
                        None => return Ok(buried),
                    }
                }
            }
        }
    };
}

implement!(SqlitePeople, SqliteConnection, "BEGIN", "BEGIN IMMEDIATE");
implement!(
    PostgresPeople,
    PgConnection,
    "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    "BEGIN"
);
