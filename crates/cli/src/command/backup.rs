//! `takht backup` and `takht restore`: all tables and people in one file, and back.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use takht_core::Message;
use takht_core::message::Arg;
use takht_server::backup::{BackupCount, BackupError, Restored, backup, restore};
use takht_server::store::Store;

use crate::console::{Console, Done, Failure};
use crate::store_args::{StoreArgs, failed};

/// Write all tables and people of a server to one file
///
/// The server can keep running: the backup holds each table as it was at one moment, and the people with their
/// names, blocks, passkeys, ratings and results. Where there are no tables, the command fails and creates
/// nothing. The file contains the seeds of unfinished games, so only its owner may read it. A backup fits every kind of store:
/// restore it with `--database` to move tables from a folder to PostgreSQL, or without to move them back.
#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write; it must not exist yet
    file: PathBuf,

    #[command(flatten)]
    store: StoreArgs,
}

/// Add the tables and people of a backup to a server's
///
/// A table that the server already has keeps everything; the command only adds what is missing at the
/// end of its log. A table that has continued differently since the backup stays as it is, and so do people
/// whom the server already has. Who was deleted, here or in the backup, stays deleted. After an interruption,
/// run the command again.
#[derive(Args)]
pub(crate) struct Restore {
    /// A file that `takht backup` has written
    file: PathBuf,

    #[command(flatten)]
    store: StoreArgs,
}

impl Backup {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let BackupCount {
            file,
            unreadable,
            unreadable_people,
        } = runtime()?.block_on(async {
            let store = self.store.open_existing().await?;
            let file = create(&self.file).map_err(|error| of_file(&self.file, error))?;
            let written = self.write(&*store, file).await;
            if written.is_err() {
                // Half a backup must not look like one; the first error is the one to report.
                let _ = std::fs::remove_file(&self.file);
            }
            written
        })?;
        let tables = Message::new("cli-backup-done").with("count", file.tables as i64);
        let people = Message::new("cli-backup-people")
            .with("count", file.people as i64)
            .with("games", file.games as i64);
        for said in [tables, people] {
            let said = console.say(&said);
            console.line(said)?;
        }
        if !unreadable.is_empty() {
            let names = unreadable.iter().map(ToString::to_string).collect::<Arg>();
            let message = Message::new("cli-backup-unreadable").with("tables", names);
            return Err(Failure::Invalid(message));
        }
        if !unreadable_people.is_empty() {
            let keys = unreadable_people.into_iter().collect::<Arg>();
            let message = Message::new("cli-backup-unreadable-people").with("people", keys);
            return Err(Failure::Invalid(message));
        }
        Ok(())
    }

    async fn write(&self, store: &dyn Store, file: File) -> Result<BackupCount, Failure> {
        let unwritten = |error: io::Error| of_file(&self.file, error);
        let mut file = BufWriter::new(file);
        let written = backup(store, &mut file).await;
        let written = written.map_err(|error| self.wrong(error))?;
        file.flush().map_err(unwritten)?;
        // A backup counts only once it is on disk.
        file.get_ref().sync_all().map_err(unwritten)?;
        Ok(written)
    }

    fn wrong(&self, error: BackupError) -> Failure {
        match error {
            BackupError::Store(error) => failed(self.store.name(), error),
            BackupError::People(error) => failed(self.store.name(), error),
            error => failed(self.file.display().to_string(), error),
        }
    }
}

impl Restore {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let Restored {
            tables,
            there,
            different,
            people,
            buried,
        } = runtime()?.block_on(async {
            let file = File::open(&self.file).map_err(|error| of_file(&self.file, error))?;
            let store = self.store.open_beside_server().await?;
            let restored = restore(&*store, BufReader::new(file)).await;
            restored.map_err(|error| match error {
                BackupError::Store(error) => failed(self.store.name(), error),
                BackupError::People(error) => failed(self.store.name(), error),
                error => failed(self.file.display().to_string(), error),
            })
        })?;
        let said = Message::new("cli-restore-done")
            .with("count", tables as i64)
            .with("there", there as i64);
        let said = console.say(&said);
        console.line(said)?;
        let said = Message::new("cli-restore-people")
            .with("count", people.people as i64)
            .with("there", people.people_there as i64)
            .with("games", people.games as i64);
        let said = console.say(&said);
        console.line(said)?;
        if buried > 0 {
            let said = Message::new("cli-restore-buried").with("count", buried as i64);
            let said = console.say(&said);
            console.line(said)?;
        }
        if different > 0 {
            let said = Message::new("cli-restore-different").with("count", different as i64);
            let said = console.say(&said);
            console.line(said)?;
        }
        Ok(())
    }
}

fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime.map_err(|error| Failure::File {
        name: "takht".to_owned(),
        error,
    })
}

fn of_file(path: &Path, error: io::Error) -> Failure {
    Failure::File {
        name: path.display().to_string(),
        error,
    }
}

/// Creates a file that only its owner may read.
fn create(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}
