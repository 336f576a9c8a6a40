//! The store in SQLite and PostgreSQL: the same statements for both.

use std::time::Duration;

use async_trait::async_trait;
use ring::digest::{SHA256, digest};
use sqlx::pool::PoolConnection;
use sqlx::{ColumnIndex, Database, Decode, PgPool, Row, SqlitePool, Type};

use super::{
    Leased, MOST_PER_ADDRESS, MOST_PER_SEAT, MOST_QUESTIONS, NoticeStore, NoticeStoreError, Room,
    Subscribed,
};
use crate::call::{Call, Notice};
use crate::delivery::Outcome;
use crate::pace::Pace;
use crate::subscription::{Channel, SeatOwner, Subscription};

/// How long the database may take for one method. A connection that is silent for longer is given up.
const ANSWER: Duration = Duration::from_secs(5);

/// How long a mailbox that refused a mail gets no other, in seconds: thirty days.
const BOUNCED: i64 = 30 * 24 * 60 * 60;

/// How long a mailbox is not asked again whose owner does not want to be asked, in seconds: ten years.
const REFUSED: i64 = 10 * 365 * 24 * 60 * 60;

/// How many notices that are due a server looks at to find some whose receivers are not busy.
const LOOKED_AT: i64 = 4096;

/// Subscriptions and notices in a SQLite file.
#[derive(Clone, Debug)]
pub struct SqliteNotices(pub SqlitePool);

/// Subscriptions and notices in a PostgreSQL database.
#[derive(Clone, Debug)]
pub struct PostgresNotices(pub PgPool);

/// What the turns that somebody has played since have in common. A seat's turn at a ply is past once the log
/// has an entry there.
macro_rules! past {
    () => {
        "EXISTS (SELECT 1 FROM turns WHERE turns.id = notices.table_id AND turns.ply >= notices.ply)"
    };
}

/// The columns of a subscription.
macro_rules! columns {
    () => {
        "subscriptions.id AS subscription_id, subscriptions.table_id, subscriptions.seat, owner, target, lang, \
         token, confirmed"
    };
}

/// The columns of a notice.
macro_rules! notice_columns {
    () => {
        "notices.id AS notice_id, call, notices.made AS noted, attempts"
    };
}

fn unreadable(error: impl std::fmt::Display) -> NoticeStoreError {
    NoticeStoreError::Row(error.to_string())
}

fn subscription<'r, R: Row>(row: &'r R) -> Result<Subscription, NoticeStoreError>
where
    &'static str: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let target: String = row.try_get("target")?;
    let lang: String = row.try_get("lang")?;
    Ok(Subscription {
        id: row.try_get("subscription_id")?,
        seat: SeatOwner {
            table: row.try_get("table_id")?,
            seat: usize::try_from(row.try_get::<i64, _>("seat")?).map_err(unreadable)?,
            owner: row.try_get("owner")?,
        },
        channel: serde_json::from_str(&target).map_err(unreadable)?,
        lang: lang.parse().map_err(unreadable)?,
        token: row.try_get("token")?,
        is_confirmed: row.try_get::<i64, _>("confirmed")? != 0,
    })
}

fn notice<'r, R: Row>(row: &'r R) -> Result<Notice, NoticeStoreError>
where
    &'static str: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let call: String = row.try_get("call")?;
    Ok(Notice {
        id: row.try_get("notice_id")?,
        call: serde_json::from_str(&call).map_err(unreadable)?,
        made: row.try_get("noted")?,
        attempts: u32::try_from(row.try_get::<i64, _>("attempts")?).unwrap_or(u32::MAX),
        is_past: row.try_get::<i64, _>("past")? != 0,
    })
}

/// A mailbox's address as it is kept apart from subscriptions: nobody can read it there.
fn mailbox(address: &str) -> String {
    let digest = digest(&SHA256, address.to_lowercase().as_bytes());
    base16ct::lower::encode_string(digest.as_ref())
}

/// Seconds, rounded up: nothing happens early.
fn seconds(time: Duration) -> i64 {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    i64::try_from(seconds).unwrap_or(i64::MAX)
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
                let done: Result<_, NoticeStoreError> = worked.await;
                let done = done?;
                let commit = sqlx::raw_sql("COMMIT");
                commit.execute(&mut *held.connection).await?;
                held.is_done = true;
                Ok(done)
            };
            let worked = tokio::time::timeout(ANSWER, worked).await;
            worked.unwrap_or(Err(NoticeStoreError::Silent(ANSWER)))
        };
        let timely = tokio::time::timeout(ANSWER * 2, timely).await;
        timely.unwrap_or(Err(NoticeStoreError::Silent(ANSWER)))
    }};
}

/// Implements the store for a database that begins to change things with `$begin`, and whose clock `$now` reads.
///
/// A macro, because the types of queries differ although their texts do not.
macro_rules! implement {
    ($store:ty, $begin:literal, $now:literal) => {
        #[async_trait]
        impl NoticeStore for $store {
            async fn vapid_key(&self, drawn: &[u8]) -> Result<Vec<u8>, NoticeStoreError> {
                let drawn = base16ct::lower::encode_string(drawn);
                let kept: String = within!(self, $begin, connection => {
                        let keep = "INSERT INTO notice_key VALUES (1, $1) ON CONFLICT DO NOTHING";
                        sqlx::query(keep).bind(drawn).execute(&mut *connection).await?;
                        let kept = sqlx::query_scalar("SELECT kept FROM notice_key");
                        Ok(kept.fetch_one(connection).await?)
                })?;
                base16ct::lower::decode_vec(kept).map_err(unreadable)
            }

            async fn subscribe(&self, new: &Subscription) -> Result<Subscribed, NoticeStoreError> {
                let target = serde_json::to_string(&new.channel).map_err(unreadable)?;
                let (of, address) = (&new.seat, new.channel.address());
                within!(self, $begin, connection => {
                    // Requests of one seat come one after the other, so that none exceeds the limit.
                    let alone = "UPDATE tables SET id = id WHERE id = $1";
                    sqlx::query(alone).bind(&of.table).execute(&mut *connection).await?;
                    let again = "UPDATE subscriptions SET target = $1, lang = $2
                        WHERE table_id = $3 AND seat = $4 AND owner = $5 AND channel = $6 AND address = $7
                        RETURNING id, token";
                    let again = sqlx::query(again)
                        .bind(&target)
                        .bind(new.lang.code())
                        .bind(&of.table)
                        .bind(of.seat as i64)
                        .bind(&of.owner)
                        .bind(new.channel.name())
                        .bind(address)
                        .fetch_optional(&mut *connection)
                        .await?;
                    if let Some(row) = again {
                        return Ok(Subscribed::Kept {
                            id: row.try_get("id")?,
                            token: row.try_get("token")?,
                            is_new: false,
                        });
                    }
                    let of_seat: i64 = sqlx::query_scalar(
                        "SELECT COUNT(*) FROM subscriptions
                         WHERE table_id = $1 AND seat = $2 AND owner = $3",
                    )
                    .bind(&of.table)
                    .bind(of.seat as i64)
                    .bind(&of.owner)
                    .fetch_one(&mut *connection)
                    .await?;
                    if of_seat >= MOST_PER_SEAT {
                        return Ok(Subscribed::TooManyOfSeat);
                    }
                    let of_address = "SELECT COUNT(*) FROM subscriptions
                        WHERE address = $1 AND address <> ''";
                    let of_address: i64 = sqlx::query_scalar(of_address)
                        .bind(address)
                        .fetch_one(&mut *connection)
                        .await?;
                    if of_address >= MOST_PER_ADDRESS {
                        return Ok(Subscribed::TooManyOfAddress);
                    }
                    if let Channel::Email { address } = &new.channel {
                        let ask = concat!(
                            "INSERT INTO mailboxes VALUES ($1, 1, ", $now, ", 0)
                             ON CONFLICT (address) DO UPDATE SET
                                questions = CASE WHEN mailboxes.since < ", $now, " - 86400 THEN 1
                                    ELSE mailboxes.questions + 1 END,
                                since = CASE WHEN mailboxes.since < ", $now, " - 86400 THEN ", $now, "
                                    ELSE mailboxes.since END
                             RETURNING questions,
                                CAST(CASE WHEN refused_until > ", $now, " THEN 1 ELSE 0 END AS BIGINT)
                                AS refused"
                        );
                        let asked = sqlx::query(ask)
                            .bind(mailbox(address))
                            .fetch_one(&mut *connection)
                            .await?;
                        if asked.try_get::<i64, _>("refused")? != 0 {
                            return Ok(Subscribed::Refused);
                        }
                        if asked.try_get::<i64, _>("questions")? > MOST_QUESTIONS {
                            return Ok(Subscribed::TooManyQuestions);
                        }
                    }
                    let insert = concat!(
                        "INSERT INTO subscriptions
                         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, ", $now, ")"
                    );
                    sqlx::query(insert)
                        .bind(&new.id)
                        .bind(&of.table)
                        .bind(of.seat as i64)
                        .bind(&of.owner)
                        .bind(new.channel.name())
                        .bind(address)
                        .bind(&target)
                        .bind(new.lang.code())
                        .bind(&new.token)
                        .bind(i64::from(new.is_confirmed))
                        .execute(connection)
                        .await?;
                    Ok(Subscribed::Kept {
                        id: new.id.clone(),
                        token: new.token.clone(),
                        is_new: true,
                    })
                })
            }

            async fn subscriptions(
                &self,
                of: &SeatOwner,
            ) -> Result<Vec<Subscription>, NoticeStoreError> {
                within!(self, "BEGIN", connection => {
                    let found = concat!(
                        "SELECT ", columns!(), " FROM subscriptions
                         WHERE table_id = $1 AND seat = $2 AND owner = $3 ORDER BY made, id"
                    );
                    let rows = sqlx::query(found)
                        .bind(&of.table)
                        .bind(of.seat as i64)
                        .bind(&of.owner)
                        .fetch_all(connection)
                        .await?;
                    rows.iter().map(subscription).collect()
                })
            }

            async fn by_token(
                &self,
                token: &str,
            ) -> Result<Option<Subscription>, NoticeStoreError> {
                within!(self, "BEGIN", connection => {
                    let found =
                        concat!("SELECT ", columns!(), " FROM subscriptions WHERE token = $1");
                    let found = sqlx::query(found).bind(token).fetch_optional(connection);
                    found.await?.as_ref().map(subscription).transpose()
                })
            }

            async fn confirm(&self, id: &str) -> Result<(), NoticeStoreError> {
                within!(self, $begin, connection => {
                    let confirm = "UPDATE subscriptions SET confirmed = 1 WHERE id = $1";
                    sqlx::query(confirm).bind(id).execute(connection).await?;
                    Ok(())
                })
            }

            async fn unsubscribe(&self, id: &str) -> Result<bool, NoticeStoreError> {
                within!(self, $begin, connection => {
                    let delete = sqlx::query("DELETE FROM subscriptions WHERE id = $1").bind(id);
                    Ok(delete.execute(connection).await?.rows_affected() > 0)
                })
            }

            async fn refuse(&self, address: &str) -> Result<(), NoticeStoreError> {
                within!(self, $begin, connection => {
                    let refuse = concat!(
                        "INSERT INTO mailboxes VALUES ($1, 0, ", $now, ", ", $now, " + $2)
                         ON CONFLICT (address) DO UPDATE SET refused_until = excluded.refused_until"
                    );
                    let refuse = sqlx::query(refuse).bind(mailbox(address)).bind(REFUSED);
                    refuse.execute(&mut *connection).await?;
                    let asked = "DELETE FROM subscriptions
                        WHERE channel = 'email' AND LOWER(address) = LOWER($1) AND confirmed = 0";
                    sqlx::query(asked).bind(address).execute(connection).await?;
                    Ok(())
                })
            }

            async fn renew(&self, old: &Channel, new: &Channel) -> Result<bool, NoticeStoreError> {
                let known = serde_json::to_string(old).map_err(unreadable)?;
                let target = serde_json::to_string(new).map_err(unreadable)?;
                within!(self, $begin, connection => {
                    let both = "SELECT COUNT(*) FROM subscriptions WHERE channel = $1 AND address IN ($2, $3)";
                    let both: i64 = sqlx::query_scalar(both)
                        .bind(new.name())
                        .bind(old.address())
                        .bind(new.address())
                        .fetch_one(&mut *connection)
                        .await?;
                    if both > MOST_PER_ADDRESS {
                        return Ok(false);
                    }
                    let renew = "UPDATE subscriptions SET address = $1, target = $2, failures = 0
                        WHERE channel = $3 AND target = $4 AND NOT EXISTS (SELECT 1 FROM subscriptions AS other
                            WHERE other.table_id = subscriptions.table_id AND other.seat = subscriptions.seat
                            AND other.owner = subscriptions.owner AND other.channel = subscriptions.channel
                            AND other.address = $1)";
                    sqlx::query(renew)
                        .bind(new.address())
                        .bind(&target)
                        .bind(new.name())
                        .bind(&known)
                        .execute(&mut *connection)
                        .await?;
                    // Those whose page has subscribed anew already.
                    if known != target {
                        let rest = "DELETE FROM subscriptions WHERE channel = $1 AND target = $2";
                        let rest = sqlx::query(rest).bind(new.name()).bind(&known);
                        rest.execute(connection).await?;
                    }
                    Ok(true)
                })
            }

            async fn tables(&self) -> Result<Vec<String>, NoticeStoreError> {
                within!(self, "BEGIN", connection => {
                    let tables = sqlx::query_scalar("SELECT DISTINCT table_id FROM subscriptions");
                    Ok(tables.fetch_all(connection).await?)
                })
            }

            async fn note(
                &self,
                subscription: &Subscription,
                call: &Call,
                delay: Duration,
            ) -> Result<(), NoticeStoreError> {
                let text = serde_json::to_string(call).map_err(unreadable)?;
                let state = match subscription.channel {
                    Channel::Feed => "kept",
                    Channel::Push { .. } | Channel::Webhook { .. } | Channel::Email { .. } => {
                        "waiting"
                    }
                };
                within!(self, $begin, connection => {
                    // The subscription may have ended meanwhile.
                    let note = concat!(
                        "INSERT INTO notices
                         SELECT $1, id, $3, $4, $5, $6, $7, $8, ", $now, ", ", $now, " + $9, 0, NULL, 0
                         FROM subscriptions WHERE id = $2
                         ON CONFLICT (id) DO UPDATE SET call = excluded.call,
                            due = CASE WHEN notices.kind = 'time_low' THEN excluded.due ELSE notices.due END
                         WHERE notices.attempts = 0"
                    );
                    sqlx::query(note)
                        .bind(call.id(&subscription.id))
                        .bind(&subscription.id)
                        .bind(&call.table)
                        .bind(call.seat as i64)
                        .bind(call.ply as i64)
                        .bind(call.kind.name())
                        .bind(text)
                        .bind(state)
                        .bind(seconds(delay))
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            }

            async fn forget(&self, table: &str, seat: usize) -> Result<(), NoticeStoreError> {
                within!(self, $begin, connection => {
                    let forget = concat!(
                        "DELETE FROM notices WHERE table_id = $1 AND seat = $2 AND state = 'waiting'
                         AND kind IN ('turn', 'time_low', 'started', 'joined') AND leased_until <= ", $now
                    );
                    sqlx::query(forget)
                        .bind(table)
                        .bind(seat as i64)
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            }

            async fn lease(
                &self,
                server: &str,
                lease: Duration,
                mut room: Room,
            ) -> Result<Vec<Leased>, NoticeStoreError> {
                // Reading holds nobody up, writing does: so this looks for what is due first.
                let due = within!(self, "BEGIN", connection => {
                    let due = concat!(
                        "SELECT ", notice_columns!(), ", 0 * attempts AS past, ", $now, " AS now, ",
                        columns!(), " FROM notices
                         JOIN subscriptions ON subscriptions.id = notices.subscription
                         WHERE state = 'waiting' AND due <= ", $now, " AND leased_until <= ", $now, "
                         AND (confirmed = 1 OR kind = 'confirm') ORDER BY due LIMIT $1"
                    );
                    let rows = sqlx::query(due).bind(LOOKED_AT).fetch_all(connection).await?;
                    let mut due = Vec::new();
                    for row in &rows {
                        if room.most == 0 {
                            break;
                        }
                        let subscription = subscription(row)?;
                        if room.take(subscription.channel.receiver()) {
                            due.push(Leased {
                                notice: notice(row)?,
                                subscription,
                                now: row.try_get("now")?,
                            });
                        }
                    }
                    Ok(due)
                })?;
                within!(self, $begin, connection => {
                    let forget = concat!(
                        "DELETE FROM notices WHERE state = 'waiting' AND due <= ", $now,
                        " AND kind IN ('turn', 'time_low', 'started') AND leased_until <= ", $now,
                        " AND ", past!()
                    );
                    sqlx::raw_sql(forget).execute(&mut *connection).await?;
                    let mut leased = Vec::with_capacity(due.len());
                    for mut one in due {
                        // Another server may have been first, or the notice is past.
                        let take = concat!(
                            "UPDATE notices SET leased_by = $1, leased_until = ", $now, " + $2,
                             attempts = attempts + 1
                             WHERE id = $3 AND state = 'waiting' AND leased_until <= ", $now, "
                             RETURNING attempts, call"
                        );
                        let won = sqlx::query(take)
                            .bind(server)
                            .bind(seconds(lease))
                            .bind(&one.notice.id)
                            .fetch_optional(&mut *connection)
                            .await?;
                        if let Some(won) = won {
                            let attempts = won.try_get::<i64, _>("attempts")?;
                            one.notice.attempts = u32::try_from(attempts).unwrap_or(u32::MAX);
                            let call: String = won.try_get("call")?;
                            one.notice.call = serde_json::from_str(&call).map_err(unreadable)?;
                            leased.push(one);
                        }
                    }
                    Ok(leased)
                })
            }

            async fn settle(
                &self,
                server: &str,
                leased: &Leased,
                outcome: &Outcome,
                pace: &Pace,
            ) -> Result<(), NoticeStoreError> {
                let Leased {
                    notice,
                    subscription,
                    ..
                } = leased;
                within!(self, $begin, connection => {
                    let state = match outcome {
                        Outcome::Delivered => "delivered",
                        Outcome::Failed { .. } if notice.attempts >= pace.attempts => "failed",
                        Outcome::Failed { .. } | Outcome::Gone | Outcome::Refused => "waiting",
                    };
                    let wait = match outcome {
                        Outcome::Failed { after, .. } => {
                            pace.after(notice.attempts).max(after.unwrap_or_default())
                        }
                        Outcome::Delivered | Outcome::Gone | Outcome::Refused => Duration::ZERO,
                    };
                    let settle = concat!(
                        "UPDATE notices SET state = $1, due = ", $now, " + $2, leased_until = 0
                         WHERE id = $3 AND leased_by = $4 AND state = 'waiting'"
                    );
                    let settled = sqlx::query(settle)
                        .bind(state)
                        .bind(seconds(wait))
                        .bind(&notice.id)
                        .bind(server)
                        .execute(&mut *connection)
                        .await?;
                    if settled.rows_affected() == 0 {
                        return Ok(());
                    }
                    let after = match outcome {
                        Outcome::Delivered => "UPDATE subscriptions SET failures = 0 WHERE id = $1",
                        Outcome::Failed { by_receiver: true, .. } => {
                            "UPDATE subscriptions SET failures = failures + 1 WHERE id = $1"
                        }
                        // What the receiver did not cause ends nothing.
                        Outcome::Failed { by_receiver: false, .. } => return Ok(()),
                        Outcome::Gone | Outcome::Refused => "DELETE FROM subscriptions WHERE id = $1",
                    };
                    let after = sqlx::query(after).bind(&subscription.id);
                    after.execute(&mut *connection).await?;
                    if *outcome == Outcome::Refused {
                        let refuse = concat!(
                            "INSERT INTO mailboxes VALUES ($1, 0, ", $now, ", ", $now, " + $2)
                             ON CONFLICT (address) DO UPDATE SET refused_until =
                                CASE WHEN mailboxes.refused_until > excluded.refused_until
                                    THEN mailboxes.refused_until ELSE excluded.refused_until END"
                        );
                        let refuse = sqlx::query(refuse)
                            .bind(mailbox(subscription.channel.address()))
                            .bind(BOUNCED);
                        refuse.execute(&mut *connection).await?;
                        let others = "DELETE FROM subscriptions
                            WHERE channel = 'email' AND LOWER(address) = LOWER($1)";
                        let others = sqlx::query(others).bind(subscription.channel.address());
                        others.execute(&mut *connection).await?;
                    }
                    let ended = "DELETE FROM subscriptions WHERE id = $1 AND failures >= $2";
                    sqlx::query(ended)
                        .bind(&subscription.id)
                        .bind(i64::from(pace.failures))
                        .execute(connection)
                        .await?;
                    Ok(())
                })
            }

            async fn latest(&self, id: &str, most: u32) -> Result<Vec<Notice>, NoticeStoreError> {
                within!(self, "BEGIN", connection => {
                    let latest = concat!(
                        "SELECT ", notice_columns!(), ", (SELECT COUNT(*) FROM turns
                            WHERE turns.id = notices.table_id AND turns.ply >= notices.ply) AS past
                         FROM notices WHERE subscription = $1 ORDER BY made DESC, ply DESC LIMIT $2"
                    );
                    let latest = sqlx::query(latest).bind(id).bind(i64::from(most));
                    let rows = latest.fetch_all(connection).await?;
                    rows.iter().map(notice).collect()
                })
            }

            async fn tidy(&self) -> Result<(), NoticeStoreError> {
                within!(self, $begin, connection => {
                    for tidy in [
                        // A turn that nobody has played could be noted again, so its notice stays.
                        concat!(
                            "DELETE FROM notices WHERE state <> 'waiting' AND made < ", $now,
                            " - 2592000 AND (kind NOT IN ('turn', 'time_low') OR ", past!(), ")"
                        ),
                        concat!(
                            "DELETE FROM subscriptions WHERE confirmed = 0 AND made < ", $now,
                            " - 604800"
                        ),
                        concat!(
                            "DELETE FROM mailboxes WHERE since < ", $now,
                            " - 86400 AND refused_until < ", $now
                        ),
                    ] {
                        sqlx::raw_sql(tidy).execute(&mut *connection).await?;
                    }
                    Ok(())
                })
            }
        }
    };
}

implement!(SqliteNotices, "BEGIN IMMEDIATE", "unixepoch()");
implement!(
    PostgresNotices,
    "BEGIN",
    "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS BIGINT)"
);
