//! Requests that this device sends for tables, seats and bots.

use takht_protocol::{
    AskOverviews, CreateTable, ListedTable, Problem, Sit, SitBot, TableId, TableOverview,
};

use super::own_seat::{OwnSeat, seal_of};
use super::own_tables::{self as own, Claim, OwnTable};
use crate::browser;
use crate::transport::request::{self, Trouble};

/// The tables that this device remembers, the latest first.
pub(crate) fn own_tables() -> Vec<OwnTable> {
    own::all()
        .into_iter()
        .filter(|own| !own.game.is_empty() || !own.seats.is_empty())
        .collect()
}

/// The open tables, which any person may join.
pub(crate) async fn open_tables() -> Result<Vec<ListedTable>, Trouble> {
    let found = request::get("tables", None).await?;
    let found = found.as_array().into_iter().flatten();
    let found = found.filter_map(|found| {
        let count = |key: &str| found[key].as_u64().map(|count| count as usize);
        Some(ListedTable {
            table: request::table_of(found).ok()?.0,
            game: found["game"].as_str()?.to_owned(),
            free: count("free")?,
            seats: count("seats")?,
        })
    });
    Ok(found.collect())
}

/// Which of these tables wait for whom.
pub(crate) async fn overviews(mut tables: Vec<TableId>) -> Result<Vec<TableOverview>, Trouble> {
    tables.truncate(AskOverviews::MOST);
    let asked = request::body(&AskOverviews { tables });
    let found = request::post("overviews", asked).await?;
    Ok(serde_json::from_value(found).unwrap_or_default())
}

/// Takes a seat, and keeps the secret that proves it.
pub(crate) async fn sit(
    table: &TableId,
    game: &str,
    name: &str,
    seat: Option<usize>,
    old_secret: Option<String>,
) -> Result<(), Trouble> {
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
        sealed: seal_of(&claim.nonce),
        secret: Some(claim.secret.clone()),
        host: own.host.clone(),
        old_secret,
    };
    own::keep(own.clone());
    let path = format!("tables/{table}/seats");
    let body = request::body(&asked);
    let seated = match request::post(&path, body.clone()).await {
        Err(Trouble::Unreachable) => request::post(&path, body).await?,
        answered => answered?,
    };
    let mut own = own::find(table).unwrap_or(own);
    if let Some(claim) = own.claim.take() {
        let seat = OwnSeat {
            nonce: Some(claim.nonce),
            number: seated["seat"].as_u64().map(|seat| seat as usize),
            name: name.to_owned(),
            ..OwnSeat::new(claim.secret)
        };
        own.seats.insert(0, seat);
        own.is_undecided = false;
    }
    own::keep(own);
    browser::keep("name", name);
    Ok(())
}

/// Makes a table with bots on some seats and the person on one, and returns its id.
pub(crate) async fn create_table(
    wanted: &CreateTable,
    bots: Vec<(usize, String)>,
    own: Option<(usize, String)>,
) -> Result<TableId, Trouble> {
    let created = request::post("tables", request::body(wanted)).await?;
    let (table, host) = request::table_of(&created)?;
    own::keep(OwnTable {
        host: host.clone(),
        ..OwnTable::new(table.clone(), &wanted.game)
    });
    for (seat, bot) in bots {
        let asked = SitBot {
            host: host.clone().unwrap_or_default(),
            seat: Some(seat),
            bot,
        };
        let path = format!("tables/{table}/bots");
        request::post(&path, request::body(&asked)).await?;
    }
    if let Some((seat, name)) = own {
        sit(&table, &wanted.game, &name, Some(seat), None).await?;
    }
    Ok(table)
}

/// Removes a table from this device. If the person wants, asks the server to delete it for everybody,
/// too; returns how many others still have to ask for that.
pub(crate) async fn remove_table(own: &OwnTable, for_everybody: bool) -> Result<u64, Trouble> {
    let secrets = if for_everybody {
        own.secrets()
    } else {
        Vec::new()
    };
    let mut missing = 0;
    for secret in secrets {
        let asked = request::delete(&format!("tables/{}", own.table), &secret).await;
        missing = match asked {
            Err(Trouble::Problem(report)) if report.problem == Problem::NoSuchTable => 0,
            asked => asked?,
        };
        if missing == 0 {
            break;
        }
    }
    own::forget(&own.table);
    Ok(missing)
}
