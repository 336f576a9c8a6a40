//! Requests that this device sends before a game: for tables, seats and bots.

use takht_protocol::{CreateTable, Created, ListedTable, Seated, Sit, SitBot, TableId};

use super::own_tables::{self as own, Claim, OwnTable};
use crate::browser;
use crate::transport::request::{self, Trouble};

/// The tables that this device remembers, the latest first.
pub(crate) fn own_tables() -> Vec<OwnTable> {
    own::all()
        .into_iter()
        .filter(|own| !own.game.is_empty())
        .collect()
}

/// The open tables, which any person may join.
pub(crate) async fn open_tables() -> Result<Vec<ListedTable>, Trouble> {
    request::get("tables", None).await
}

/// Takes a seat, and keeps the secret that proves it.
pub(crate) async fn sit(
    table: &TableId,
    game: &str,
    name: &str,
    seat: Option<usize>,
) -> Result<Seated, Trouble> {
    // If no answer comes, the next try sends the same secret, and the server gives it the same seat.
    let known = own::find(table);
    let mut own = known.unwrap_or_else(|| OwnTable::new(table.clone(), game));
    let claim = own.claim.get_or_insert_with(|| Claim {
        secret: browser::random_name(),
        nonce: browser::random_name(),
    });
    let asked = Sit {
        seat,
        name: name.to_owned(),
        nonce: claim.nonce.clone(),
        secret: Some(claim.secret.clone()),
    };
    own::keep(own);
    let path = format!("tables/{table}/seats");
    let seated = match request::post::<Seated>(&path, &asked).await {
        Err(Trouble::Unreachable) => request::post(&path, &asked).await?,
        answered => answered?,
    };
    let known = own::find(table);
    let mut own = known.unwrap_or_else(|| OwnTable::new(table.clone(), game));
    own.secret.clone_from(&asked.secret);
    own::keep(own);
    browser::keep("name", name);
    Ok(seated)
}

/// Makes a table with bots on some seats and the person on one, and returns its id.
pub(crate) async fn create_table(
    wanted: &CreateTable,
    bots: Vec<(usize, String)>,
    own: Option<(usize, String)>,
) -> Result<TableId, Trouble> {
    let Created { table, host } = request::post("tables", wanted).await?;
    own::keep(OwnTable {
        host: Some(host.clone()),
        ..OwnTable::new(table.clone(), &wanted.game)
    });
    for (seat, bot) in bots {
        let asked = SitBot {
            host: host.clone(),
            seat: Some(seat),
            bot,
        };
        let path = format!("tables/{table}/bots");
        request::post::<Seated>(&path, &asked).await?;
    }
    if let Some((seat, name)) = own {
        sit(&table, &wanted.game, &name, Some(seat)).await?;
    }
    Ok(table)
}
