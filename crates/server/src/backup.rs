//! All tables of a store in one file, and back: one line of JSON a table. The file fits any store, so
//! that it also moves tables from one kind to another.

use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};
use takht_protocol::TableId;

use crate::store::{Kept, Store, StoreError, Turn, Won};

/// The version of the file.
const VERSION: u32 = 1;

/// How many names are asked for at once.
const PAGE: u32 = 500;

/// The first line.
#[derive(Serialize, Deserialize)]
struct Head {
    takht_backup: u32,
}

/// A table.
#[derive(Serialize, Deserialize)]
struct Whole {
    table: TableId,
    kept: Kept,
    turns: Vec<Turn>,
}

/// The last line: a file without it has been cut off.
#[derive(Serialize, Deserialize)]
struct Foot {
    tables: u64,
}

/// Why there is no backup, or nothing is restored from it.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A line that is not what it should be.
    #[error("line {line}: {reason}")]
    Line {
        /// Which, from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// Another kind of file.
    #[error("this is no backup of Takht that this program can read")]
    Foreign,
    /// The end is missing.
    #[error("the file has been cut off after {0} tables; they have been restored")]
    CutOff(u64),
}

/// Writes all tables; says how many. The store may be in use: each table is as it was at one moment.
pub async fn backup(store: &dyn Store, file: &mut impl Write) -> Result<u64, BackupError> {
    let mut tables = 0;
    line(
        file,
        &Head {
            takht_backup: VERSION,
        },
    )?;
    let mut last: Option<TableId> = None;
    loop {
        let names = store.names(last.as_ref(), PAGE).await?;
        for table in &names {
            // It may have been deleted in the meantime.
            if let Some((row, turns)) = store.whole(table).await? {
                let (table, kept) = (table.clone(), row.kept);
                line(file, &Whole { table, kept, turns })?;
                tables += 1;
            }
        }
        match names.last() {
            Some(name) => last = Some(name.clone()),
            None => break,
        }
    }
    line(file, &Foot { tables })?;
    file.flush()?;
    Ok(tables)
}

fn line(file: &mut impl Write, what: &impl Serialize) -> Result<(), BackupError> {
    serde_json::to_writer(&mut *file, what).map_err(io::Error::from)?;
    file.write_all(b"\n")?;
    Ok(())
}

/// What has been restored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Tables that were missing.
    pub tables: u64,
    /// Tables that were there already; what was missing of their logs has been added.
    pub there: u64,
}

/// Adds the tables of a file to a store. What is there already stays as it is, so that it can be done
/// again after an interruption.
pub async fn restore(store: &dyn Store, file: impl BufRead) -> Result<Restored, BackupError> {
    let mut lines = file.lines().enumerate();
    let head = lines.next().map(|(_, head)| head).transpose()?;
    let head = serde_json::from_str(&head.unwrap_or_default());
    match head {
        Ok(Head {
            takht_backup: VERSION,
        }) => {}
        Ok(_) | Err(_) => return Err(BackupError::Foreign),
    }
    let mut restored = Restored::default();
    for (number, text) in lines {
        let text = text?;
        if let Ok(Foot { .. }) = serde_json::from_str(&text) {
            return Ok(restored);
        }
        let whole: Whole = serde_json::from_str(&text).map_err(|error| BackupError::Line {
            line: number + 1,
            reason: error.to_string(),
        })?;
        match store.create(&whole.table, &whole.kept).await? {
            Won::Yes => restored.tables += 1,
            Won::No => restored.there += 1,
        }
        for turn in &whole.turns {
            store.append(&whole.table, turn).await?;
        }
    }
    Err(BackupError::CutOff(restored.tables + restored.there))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Phase, Sqlite};

    #[tokio::test]
    async fn what_is_restored_is_what_was_there() {
        let folder = tempfile::tempdir().unwrap();
        let open = async |name: &str| Sqlite::open(&folder.path().join(name)).await.unwrap();
        let (store, other) = (open("one.db").await, open("other.db").await);
        let ids: Vec<TableId> = (0..3).map(|number| TableId::of([number; 12])).collect();
        for id in &ids {
            let kept = Kept {
                game: "capture".to_owned(),
                phase: Phase::Playing,
                ..Kept::default()
            };
            store.create(id, &kept).await.unwrap();
            for ply in 0..3 {
                let turn = Turn {
                    ply,
                    id: Some(format!("{ply}")),
                    seat: Some(1),
                    by: None,
                    own: 1,
                    events: vec![format!("move {ply}")],
                    at: 1_700_000_000,
                };
                store.append(id, &turn).await.unwrap();
            }
        }
        let mut file = Vec::new();
        assert_eq!(backup(&store, &mut file).await.unwrap(), 3);
        // A file that was cut off says so, and can be completed with the whole one.
        let half = &file[..file.len() * 2 / 3];
        let cut = restore(&other, half).await.unwrap_err();
        assert!(
            matches!(cut, BackupError::Line { .. } | BackupError::CutOff(_)),
            "{cut}"
        );
        let restored = restore(&other, file.as_slice()).await.unwrap();
        assert_eq!(restored.tables + restored.there, 3);
        for id in &ids {
            let (one, two) = (
                store.whole(id).await.unwrap(),
                other.whole(id).await.unwrap(),
            );
            assert_eq!(one, two);
        }
        let foreign = restore(&other, &b"{\"takht\": 1}\n"[..]).await.unwrap_err();
        assert!(matches!(foreign, BackupError::Foreign), "{foreign}");
    }
}
