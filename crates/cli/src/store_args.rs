//! Where a server keeps its tables: the options that `serve`, `backup` and `restore` share.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use takht_core::Message;
use takht_server::store::{Postgres, Sqlite, Store, StoreError};

use crate::console::Failure;

#[derive(Args)]
pub(crate) struct StoreArgs {
    /// The folder to keep tables in [default: takht in the user's data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,

    /// Keep tables in this PostgreSQL database instead: postgres://user:password@host/name
    #[arg(
        long,
        value_name = "ADDRESS",
        conflicts_with = "data",
        env = "TAKHT_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
}

impl StoreArgs {
    /// The folder of the tables, for servers without a database.
    fn folder(&self) -> PathBuf {
        let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let usual = || match (named("XDG_DATA_HOME"), named("HOME")) {
            (Some(data), _) => PathBuf::from(data).join("takht"),
            (None, Some(home)) => PathBuf::from(home).join(".local/share/takht"),
            (None, None) => PathBuf::from("takht-data"),
        };
        self.data.clone().unwrap_or_else(usual)
    }

    /// The place of the tables, as error messages name it.
    pub(crate) fn name(&self) -> String {
        match &self.database {
            Some(address) => without_password(address),
            None => self.file().display().to_string(),
        }
    }

    /// Opens the tables for a server, or creates their place. No other server can use a folder meanwhile.
    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>, Failure> {
        if let Some(address) = &self.database {
            return self.opened(Postgres::open(address).await);
        }
        self.opened(Sqlite::open(&self.create_folder()?).await)
    }

    /// Opens the tables beside a server that may use them, or creates their place.
    pub(crate) async fn open_beside_server(&self) -> Result<Arc<dyn Store>, Failure> {
        if let Some(address) = &self.database {
            return self.opened(Postgres::open_beside_server(address).await);
        }
        self.opened(Sqlite::open_beside_server(&self.create_folder()?).await)
    }

    /// Opens the tables beside a server that may use them. Creates nothing: without any table, it fails.
    pub(crate) async fn open_existing(&self) -> Result<Arc<dyn Store>, Failure> {
        let nothing = || {
            let place = Message::new("cli-backup-nothing").with("place", self.name());
            Failure::Invalid(place)
        };
        let store = match &self.database {
            Some(address) => match Postgres::open_existing(address).await {
                Err(StoreError::NoTables) => return Err(nothing()),
                store => self.opened(store)?,
            },
            None if !self.file().is_file() => return Err(nothing()),
            None => self.opened(Sqlite::open_beside_server(&self.file()).await)?,
        };
        let first = store.names(None, 1).await;
        match first.map_err(|error| self.wrong(error))?.is_empty() {
            true => Err(nothing()),
            false => Ok(store),
        }
    }

    fn opened(&self, store: Result<impl Store, StoreError>) -> Result<Arc<dyn Store>, Failure> {
        Ok(Arc::new(store.map_err(|error| self.wrong(error))?))
    }

    /// Creates the folder of the tables, and returns the name of their file.
    fn create_folder(&self) -> Result<PathBuf, Failure> {
        let folder = self.folder();
        private_folder(&folder).map_err(|error| Failure::File {
            name: folder.display().to_string(),
            error,
        })?;
        Ok(self.file())
    }

    /// The file of the tables, for servers without a database.
    fn file(&self) -> PathBuf {
        self.folder().join("tables.db")
    }

    fn wrong(&self, error: StoreError) -> Failure {
        failed(self.name(), error)
    }
}

/// Creates a folder that only its owner may read: it holds the seeds of unfinished games.
fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(folder)
}

/// The failure of something that a command needs, such as the store or a certificate.
pub(crate) fn failed(
    what: impl Into<String>,
    error: impl std::error::Error + Send + Sync + 'static,
) -> Failure {
    Failure::File {
        name: what.into(),
        error: io::Error::other(error),
    }
}

/// An address without its password, for messages.
pub(crate) fn without_password(address: &str) -> String {
    let address = address.split('?').next().unwrap_or_default();
    let (scheme, rest) = address.split_once("://").unwrap_or(("", address));
    match rest.rsplit_once('@') {
        Some((_, place)) => format!("{scheme}://…@{place}"),
        None => address.to_owned(),
    }
}
