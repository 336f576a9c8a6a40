//! Where tables are kept: the same options wherever something is done with them.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use takht_server::store::{Postgres, Sqlite, Store, StoreError};

use crate::console::Failure;

#[derive(Args)]
pub(crate) struct Keeper {
    /// The folder that tables are kept in [default: takht in the user's data folder]
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

impl Keeper {
    /// Where tables are kept if not in a database.
    fn folder(&self) -> PathBuf {
        let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let usual = || match (named("XDG_DATA_HOME"), named("HOME")) {
            (Some(data), _) => PathBuf::from(data).join("takht"),
            (None, Some(home)) => PathBuf::from(home).join(".local/share/takht"),
            (None, None) => PathBuf::from("takht-data"),
        };
        self.data.clone().unwrap_or_else(usual)
    }

    /// What to call it.
    pub(crate) fn name(&self) -> String {
        match &self.database {
            Some(address) => without_password(address),
            None => self.folder().join("tables.db").display().to_string(),
        }
    }

    pub(crate) async fn open(&self) -> Result<Arc<dyn Store>, Failure> {
        let wrong = |error: StoreError| failed(self.name(), error);
        if let Some(address) = &self.database {
            return Ok(Arc::new(Postgres::open(address).await.map_err(wrong)?));
        }
        let folder = self.folder();
        private_folder(&folder).map_err(|error| Failure::File {
            name: folder.display().to_string(),
            error,
        })?;
        let store = Sqlite::open(&folder.join("tables.db")).await;
        Ok(Arc::new(store.map_err(wrong)?))
    }
}

/// A folder that only its owner may look into: the seeds of games that are not over are in it.
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

/// Something that is needed does not work.
pub(crate) fn failed(
    what: impl Into<String>,
    error: impl std::error::Error + Send + Sync + 'static,
) -> Failure {
    Failure::File {
        name: what.into(),
        error: io::Error::other(error),
    }
}

/// An address as it may be shown to anyone.
pub(crate) fn without_password(address: &str) -> String {
    let address = address.split('?').next().unwrap_or_default();
    let (scheme, rest) = address.split_once("://").unwrap_or(("", address));
    match rest.rsplit_once('@') {
        Some((_, place)) => format!("{scheme}://…@{place}"),
        None => address.to_owned(),
    }
}
