//! The statements and row conversions that all databases share.

use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::{ColumnIndex, Decode, Row, Type};

use super::{Listed, LogEntry, StoreError, VersionedRow};

/// The statements that every database understands.
pub(super) const ONE: &str = "SELECT version, kept FROM tables WHERE id = $1";
pub(super) const LOG: &str =
    "SELECT ply, client, seat, stand_in, own, events, at, moment, bank FROM turns
    WHERE id = $1 AND ply >= $2 ORDER BY ply";
pub(super) const LIST: &str = "SELECT id, version, kept, COALESCE(
        (SELECT at FROM turns WHERE turns.id = tables.id ORDER BY ply DESC LIMIT 1), changed) AS last
    FROM tables WHERE phase = $1 AND listed >= $2 ORDER BY changed DESC LIMIT $3";
/// The tables of a phase in which nothing has happened for this many hours of service. A row is replaced
/// before the first turn, so the later of the two hours counts.
pub(super) const IDLE: &str = "SELECT id FROM tables WHERE phase = $1
    AND hour + $2 < (SELECT hour FROM service)
    AND NOT EXISTS (SELECT 1 FROM turns
        WHERE turns.id = tables.id AND turns.hour + $2 >= (SELECT hour FROM service))";
pub(super) const NAMES: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
pub(super) const CREATE: &str =
    "INSERT INTO tables (id, version, phase, listed, kept, changed, hour)
    VALUES ($1, 0, $2, $3, $4, $5, (SELECT hour FROM service)) ON CONFLICT DO NOTHING";
pub(super) const REPLACE: &str = "UPDATE tables
    SET version = version + 1, phase = $1, listed = $2, kept = $3, changed = $4,
        hour = (SELECT hour FROM service)
    WHERE id = $5 AND version = $6";
/// Deletes a table's log from a ply on.
pub(super) const REWIND: &str = "DELETE FROM turns WHERE id = $1 AND ply >= $2";
pub(super) const DELETE: &str = "DELETE FROM tables WHERE id = $1";
pub(super) const EXPIRE: &str = "DELETE FROM tables WHERE id = $1
    AND hour + $2 < (SELECT hour FROM service)
    AND NOT EXISTS (SELECT 1 FROM turns
        WHERE turns.id = $1 AND turns.hour + $2 >= (SELECT hour FROM service))";
pub(super) const TOUCH: &str = "UPDATE tables SET hour = (SELECT hour FROM service) WHERE id = $1";
pub(super) const PROBE: &str = "UPDATE service SET probe = $1";
pub(super) const COUNT_SERVICE: &str = "UPDATE service SET moment = $1 WHERE moment < $1";
pub(super) const SERVICE: &str = "SELECT moment FROM service";
pub(super) const IMPORTED: &str =
    "SELECT COALESCE(SUM(LENGTH(kept)), 0) FROM tables WHERE phase = 'imported'";

/// The system clock, in seconds since 1970.
pub(crate) fn now() -> i64 {
    now_millis() / 1000
}

/// The system clock, in milliseconds since 1970.
pub(crate) fn now_millis() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

pub(super) fn versioned<'r, R: Row>(row: &'r R) -> Result<VersionedRow, StoreError>
where
    &'static str: ColumnIndex<R>,
    &'r str: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    Ok(VersionedRow {
        data: serde_json::from_str(row.try_get("kept")?)?,
        version: row.try_get("version")?,
    })
}

/// The tables of a list. It leaves out unreadable rows, so that one of them does not hide the others; a
/// client that asks for such a table gets an error.
pub(super) fn listed<'r, R: Row>(rows: &'r [R]) -> Result<Vec<Listed>, StoreError>
where
    &'static str: ColumnIndex<R>,
    &'r str: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        let id = row.try_get::<&str, _>("id")?.parse();
        if let (Ok(id), Ok(found)) = (id, versioned(row)) {
            tables.push(Listed {
                id,
                row: found,
                last: row.try_get("last")?,
            });
        }
    }
    Ok(tables)
}

pub(super) fn turn<'r, R: Row>(row: &'r R) -> Result<LogEntry, StoreError>
where
    &'static str: ColumnIndex<R>,
    &'r str: Decode<'r, R::Database> + Type<R::Database>,
    Option<String>: Decode<'r, R::Database> + Type<R::Database>,
    Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
{
    let events: &str = row.try_get("events")?;
    Ok(LogEntry {
        ply: row.try_get::<i64, _>("ply")? as usize,
        id: row.try_get("client")?,
        stand_in: row.try_get("stand_in")?,
        own: row.try_get::<i64, _>("own")? as usize,
        seat: row
            .try_get::<Option<i64>, _>("seat")?
            .map(|seat| seat as usize),
        events: events.lines().map(str::to_owned).collect(),
        at: row.try_get("at")?,
        moment: row.try_get::<i64, _>("moment")? as u64,
        bank: row
            .try_get::<Option<i64>, _>("bank")?
            .map(|bank| bank as u64),
    })
}
