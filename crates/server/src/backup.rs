//! Writes all tables and people of a store to one file, and restores them: one line of JSON for each table,
//! person and finished game. The file fits every kind of store, so it also moves them from one kind to another.

use std::io::{self, BufRead, Write};

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use takht_people::{Added, Kept, PeopleBackup, PeopleStoreError};
use takht_protocol::TableId;
use tokio::sync::mpsc;

use crate::store::{LogEntry, Phase, Store, StoreError, TableRow, Written};

/// The version of the file format. Files of version 1 have no people.
const VERSION: u32 = 2;

/// How many table names one query reads.
const PAGE: u32 = 500;

/// How many lines about people wait to be written, and are restored at once.
const LINES: usize = 100;

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

/// How many of each kind a file has, as its last line says. A file without it is cut off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileCount {
    /// Tables.
    pub tables: u64,
    /// People.
    #[serde(default)]
    pub people: u64,
    /// People who were deleted.
    #[serde(default)]
    pub gone: u64,
    /// Finished games of people.
    #[serde(default)]
    pub games: u64,
    /// Notes of what operators have done.
    #[serde(default)]
    pub notes: u64,
}

impl FileCount {
    fn add(&mut self, line: &Kept) {
        *match line {
            Kept::Person(_) => &mut self.people,
            Kept::Gone(_) => &mut self.gone,
            Kept::Finished(_) => &mut self.games,
            Kept::Note(_) => &mut self.notes,
        } += 1;
    }
}

/// What tells the kinds of lines apart.
#[derive(Deserialize)]
struct Kind {
    table: Option<IgnoredAny>,
    tables: Option<IgnoredAny>,
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
    /// The store of people does not work.
    #[error("people: {0}")]
    People(#[from] PeopleStoreError),
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
    /// The last line is missing, or the file does not have as much as it says.
    #[error(
        "the file is incomplete: its {} tables, {} people and {} finished games have been restored",
        .0.tables, .0.people, .0.games
    )]
    CutOff(FileCount),
}

/// What a backup wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BackupCount {
    /// How much the file has.
    pub file: FileCount,
    /// Tables whose rows this program cannot read. They are not in the file.
    pub unreadable: Vec<TableId>,
    /// The keys of people whose rows this program cannot read. They are not in the file.
    pub unreadable_people: Vec<String>,
}

/// Writes all tables and people to a file. Servers may use the store meanwhile: each table is a snapshot of one
/// moment, and so are all people together. They come after the tables, so that a game whose table the file has as
/// finished is not noted a second time.
pub async fn backup(
    store: &dyn Store,
    file: &mut (impl Write + Send),
) -> Result<BackupCount, BackupError> {
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
                    written.file.tables += 1;
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
    let (sender, mut lines) = mpsc::channel(LINES);
    let people = store.people();
    let write = async {
        while let Some(kept) = lines.recv().await {
            line(file, &kept)?;
            written.file.add(&kept);
        }
        // The task that sends the lines ends if nobody receives them any more.
        lines.close();
        Ok::<_, BackupError>(())
    };
    let (exported, wrote) = tokio::join!(people.export(sender), write);
    wrote?;
    written.unreadable_people = exported?;
    line(file, &written.file)?;
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
    /// People that were missing, people that the store already had or has deleted, and finished games that were
    /// missing.
    pub people: Added,
    /// People whom the store had, and whom the file knows as deleted. Restoring deleted them.
    pub buried: u64,
}

/// A line that was read.
enum Read {
    Whole(Box<Whole>),
    Kept(Kept),
    Last(FileCount),
}

fn read(text: &str) -> Result<Read, String> {
    // PostgreSQL has no texts with this character, and nothing that servers keep has it.
    if text.contains("\\u0000") {
        return Err("a text has the character U+0000".to_owned());
    }
    let said = |error: serde_json::Error| error.to_string();
    let kind: Kind = serde_json::from_str(text).map_err(said)?;
    match kind {
        Kind { table: Some(_), .. } => serde_json::from_str(text).map(Read::Whole).map_err(said),
        Kind {
            tables: Some(_), ..
        } => serde_json::from_str(text).map(Read::Last).map_err(said),
        Kind { .. } => serde_json::from_str(text).map(Read::Kept).map_err(said),
    }
}

/// Adds the tables and people of a file to a store. It never changes existing entries, so an interrupted restore
/// can be repeated; only who was deleted before the backup is deleted in the store, too. If a line does not parse,
/// it restores the other lines and then reports the first such line.
pub async fn restore(store: &dyn Store, file: impl BufRead) -> Result<Restored, BackupError> {
    let mut lines = file.lines().enumerate();
    let head = lines.next().map(|(_, head)| head).transpose()?;
    let head = serde_json::from_str(&head.unwrap_or_default());
    match head {
        Ok(Head {
            takht_backup: 1..=VERSION,
        }) => {}
        Ok(_) | Err(_) => return Err(BackupError::Foreign),
    }
    let people = store.people();
    let mut restored = Restored::default();
    let (mut count, mut last, mut wrong) = (FileCount::default(), None, None);
    let mut waiting: Vec<Kept> = Vec::new();
    for (number, text) in lines {
        match read(&text?) {
            Ok(Read::Last(counted)) => {
                last = Some(counted);
                break;
            }
            Ok(Read::Whole(whole)) => {
                count.tables += 1;
                add(store, &whole, &mut restored).await?;
            }
            Ok(Read::Kept(kept)) => {
                count.add(&kept);
                waiting.push(kept);
                if waiting.len() == LINES {
                    add_people(&*people, &mut waiting, &mut restored).await?;
                }
            }
            Err(reason) => {
                wrong.get_or_insert(BackupError::Line {
                    line: number + 1,
                    reason,
                });
            }
        }
    }
    add_people(&*people, &mut waiting, &mut restored).await?;
    if count.gone > 0 {
        restored.buried = people.bury().await?;
    }
    match wrong {
        Some(wrong) => Err(wrong),
        None if last == Some(count) => Ok(restored),
        None => Err(BackupError::CutOff(count)),
    }
}

async fn add_people(
    people: &(impl PeopleBackup + ?Sized),
    waiting: &mut Vec<Kept>,
    restored: &mut Restored,
) -> Result<(), BackupError> {
    let added = people.add(waiting).await?;
    waiting.clear();
    let all = &mut restored.people;
    all.people += added.people;
    all.people_there += added.people_there;
    all.games += added.games;
    Ok(())
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
        assert_eq!((written.file.tables, written.unreadable.len()), (3, 0));
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
