//! Writes all tables of a store to one file, and restores them: one line of JSON for each table. The file
//! fits every kind of store, so it also moves tables from one kind to another.

use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};
use takht_protocol::TableId;

use crate::store::{LogEntry, Phase, Store, StoreError, TableRow, Written};

/// The version of the file format.
const VERSION: u32 = 1;

/// How many table names one query reads.
const PAGE: u32 = 500;

/// The first line of the file.
#[derive(Serialize, Deserialize)]
struct Head {
    takht_backup: u32,
}

/// One table with its log.
#[derive(Serialize, Deserialize)]
struct Whole {
    table: TableId,
    kept: TableRow,
    turns: Vec<LogEntry>,
}

/// The last line. A file without it is cut off.
#[derive(Serialize, Deserialize)]
struct Foot {
    tables: u64,
}

/// Why a backup or a restore failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A line that does not parse.
    #[error("line {line}: {reason}")]
    Line {
        /// The line's number, from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// Not a backup, or one of another version.
    #[error("not a Takht backup, or one of a version that this program cannot read")]
    Foreign,
    /// The last line is missing, or the file does not have as many tables as it says.
    #[error("the file is incomplete: its {0} tables have been restored")]
    CutOff(u64),
}

/// What a backup wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BackupCount {
    /// How many tables the file has.
    pub tables: u64,
    /// Tables whose rows this program cannot read. They are not in the file.
    pub unreadable: Vec<TableId>,
}

/// Writes all tables to a file. Servers may use the store meanwhile: each table is a snapshot of one
/// moment.
pub async fn backup(store: &dyn Store, file: &mut impl Write) -> Result<BackupCount, BackupError> {
    let mut written = BackupCount::default();
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
            let table = table.clone();
            match store.whole(&table).await {
                Ok(Some((row, turns))) => {
                    let kept = row.data;
                    line(file, &Whole { table, kept, turns })?;
                    written.tables += 1;
                }
                // A client has deleted it since `names` listed it.
                Ok(None) => {}
                // One unreadable table must not prevent the backup of the others.
                Err(StoreError::Row(_)) => written.unreadable.push(table),
                Err(error) => return Err(error.into()),
            }
        }
        match names.last() {
            Some(name) => last = Some(name.clone()),
            None => break,
        }
    }
    let tables = written.tables;
    line(file, &Foot { tables })?;
    file.flush()?;
    Ok(written)
}

fn line(file: &mut impl Write, what: &impl Serialize) -> Result<(), BackupError> {
    serde_json::to_writer(&mut *file, what).map_err(io::Error::from)?;
    file.write_all(b"\n")?;
    Ok(())
}

/// What a restore did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// Tables that were missing from the store.
    pub tables: u64,
    /// Tables that the store already had. Restoring added the entries that were missing at the end of
    /// their logs.
    pub there: u64,
    /// Tables that the store already had with a different row or log. Restoring left them as they were.
    pub different: u64,
}

/// Adds the tables of a file to a store. It never changes existing entries, so an interrupted restore can
/// be repeated. If a line does not parse, it restores the other lines and then reports the first such
/// line.
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
    let (mut read, mut wrong) = (0, None);
    for (number, text) in lines {
        let text = text?;
        if let Ok(Foot { tables }) = serde_json::from_str(&text) {
            return match wrong {
                Some(wrong) => Err(wrong),
                None if tables == read => Ok(restored),
                None => Err(BackupError::CutOff(read)),
            };
        }
        match serde_json::from_str(&text) {
            Ok(whole) => {
                read += 1;
                add(store, &whole, &mut restored).await?;
            }
            Err(error) => {
                wrong.get_or_insert(BackupError::Line {
                    line: number + 1,
                    reason: error.to_string(),
                });
            }
        }
    }
    Err(wrong.unwrap_or(BackupError::CutOff(read)))
}

async fn add(store: &dyn Store, whole: &Whole, restored: &mut Restored) -> Result<(), BackupError> {
    let Whole { table, kept, turns } = whole;
    let there = match store.create(table, kept).await? {
        Written::Applied => {
            restored.tables += 1;
            0
        }
        Written::Conflict => {
            let Some((row, log)) = store.whole(table).await? else {
                return Ok(());
            };
            // Never mix two histories of one game.
            let begun = row.data.phase != Phase::Gathering || turns.is_empty();
            let same = row.data.seed == kept.seed && row.data.seats == kept.seats;
            if !begun || !same || !turns.starts_with(&log) && !log.starts_with(turns) {
                restored.different += 1;
                return Ok(());
            }
            restored.there += 1;
            log.len()
        }
    };
    for turn in turns.iter().skip(there) {
        store.append(table, turn).await?;
    }
    Ok(())
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
            let kept = TableRow {
                game: "capture".to_owned(),
                phase: Phase::Playing,
                ..TableRow::default()
            };
            store.create(id, &kept).await.unwrap();
            for ply in 0..3 {
                let turn = LogEntry {
                    ply,
                    id: Some(format!("{ply}")),
                    seat: Some(1),
                    stand_in: None,
                    own: 1,
                    events: vec![format!("move {ply}")],
                    at: 1_700_000_000,
                    moment: 1000,
                    bank: Some(7),
                };
                store.append(id, &turn).await.unwrap();
            }
        }
        let mut file = Vec::new();
        let written = backup(&store, &mut file).await.unwrap();
        assert_eq!((written.tables, written.unreadable.len()), (3, 0));
        // A file that is cut off is reported as such, and restoring the whole file completes the tables.
        let half = &file[..file.len() * 2 / 3];
        let cut = restore(&other, half).await.unwrap_err();
        assert!(
            matches!(cut, BackupError::Line { .. } | BackupError::CutOff(_)),
            "{cut}"
        );
        let restored = restore(&other, file.as_slice()).await.unwrap();
        assert_eq!(restored.tables + restored.there, 3);
        assert_eq!(restored.different, 0);
        for id in &ids {
            let (one, two) = (
                store.whole(id).await.unwrap(),
                other.whole(id).await.unwrap(),
            );
            assert_eq!(one, two);
        }
        // A table whose log has diverged stays as it is.
        let own = LogEntry {
            ply: 3,
            id: None,
            seat: None,
            stand_in: None,
            own: 0,
            events: vec!["a".to_owned(), "b".to_owned()],
            at: 1,
            moment: 0,
            bank: None,
        };
        other.append(&ids[0], &own).await.unwrap();
        let later = |ply| LogEntry {
            ply,
            events: vec!["c".to_owned()],
            ..own.clone()
        };
        let kept = own.clone();
        store.append(&ids[0], &later(3)).await.unwrap();
        store.append(&ids[0], &later(4)).await.unwrap();
        store.append(&ids[1], &later(3)).await.unwrap();
        let mut file = Vec::new();
        backup(&store, &mut file).await.unwrap();
        let restored = restore(&other, file.as_slice()).await.unwrap();
        assert_eq!((restored.there, restored.different), (2, 1));
        assert_eq!(other.log(&ids[0], 3).await.unwrap(), [kept]);
        assert_eq!(other.log(&ids[1], 3).await.unwrap(), [later(3)]);
        // One line that does not parse does not prevent the others from being restored.
        let text = String::from_utf8(file).unwrap();
        let broken: Vec<String> = text
            .lines()
            .enumerate()
            .map(|(number, line)| match number {
                1 => "{\"table\"".to_owned(),
                _ => line.to_owned(),
            })
            .collect();
        let third = open("third.db").await;
        let wrong = restore(&third, broken.join("\n").as_bytes())
            .await
            .unwrap_err();
        assert!(
            matches!(wrong, BackupError::Line { line: 2, .. }),
            "{wrong}"
        );
        assert_eq!(third.names(None, 10).await.unwrap().len(), 2);
        let foreign = restore(&other, &b"{\"takht\": 1}\n"[..]).await.unwrap_err();
        assert!(matches!(foreign, BackupError::Foreign), "{foreign}");
    }
}
