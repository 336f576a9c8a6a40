//! Requests that this device sends for tables, seats and bots.

use takht_protocol::{AskOverviews, CreateTable, Problem, Sit, SitBot, TableId, TableOverview};

use super::identity;
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
    // Somebody whom the host has removed asks with the secret that the server knows: the host decided about the
    // person, not about the seat.
    let removed = own.seats.iter().find(|seat| seat.is_removed);
    let removed = removed.map(|seat| seat.secret.clone());
    let claim = own.claim.get_or_insert_with(|| Claim {
        secret: removed.unwrap_or_else(browser::random_name),
        nonce: browser::random_name(),
    });
    let claim = claim.clone();
    let mut asked = Sit {
        seat,
        name: name.to_owned(),
        sealed: seal_of(&claim.nonce),
        secret: Some(claim.secret.clone()),
        host: own.host.clone(),
        old_secret,
        person: None,
    };
    // What is sent is kept first, so that the next try sends the same.
    own::keep(own.clone());
    asked.person = identity::for_seat(table, &asked.sealed, &claim.secret).await;
    let path = format!("tables/{table}/seats");
    let body = request::body(&asked);
    let mut answered = request::post(&path, body.clone()).await;
    if matches!(answered, Err(Trouble::Unreachable)) {
        answered = request::post(&path, body).await;
    }
    if is_wrong_secret(&answered) && asked.host.take().is_some() {
        // The person who made the table is not its host any more.
        answered = request::post(&path, request::body(&asked)).await;
    }
    if is_about_person(&answered) && asked.person.take().is_some() {
        // This server does not know the person. Nobody needs an identity to play.
        answered = request::post(&path, request::body(&asked)).await;
    }
    let seated = answered?;
    let mut own = own::find(table).unwrap_or(own);
    if let Some(claim) = own.claim.take() {
        let seat = OwnSeat {
            nonce: Some(claim.nonce),
            number: seated["seat"].as_u64().map(|seat| seat as usize),
            name: name.to_owned(),
            ..OwnSeat::new(claim.secret)
        };
        own.seats.retain(|known| known.secret != seat.secret);
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
    let mut answer = None;
    for secret in secrets {
        let asked = request::delete(&format!("tables/{}", own.table), &secret).await;
        let asked = match asked {
            Err(Trouble::Problem(report)) if report.problem == Problem::NoSuchTable => Ok(0),
            asked => asked,
        };
        // A secret may have lost its worth: the role of the host moves on, and others get seats.
        let is_worthless = is_wrong_secret(&asked);
        if is_worthless && answer.is_some() {
            continue;
        }
        let is_done = !is_worthless && !matches!(asked, Ok(1..));
        answer = Some(asked);
        if is_done {
            break;
        }
    }
    let missing = answer.transpose()?.unwrap_or(0);
    own::forget(&own.table);
    Ok(missing)
}

/// True if the server refused the person who signed.
fn is_about_person<T>(answered: &Result<T, Trouble>) -> bool {
    matches!(answered, Err(Trouble::Problem(report)) if identity::is_unknown(report.problem))
}

/// True if the secret that proves the person's say is not one that the server knows.
fn is_wrong_secret<T>(answered: &Result<T, Trouble>) -> bool {
    matches!(answered, Err(Trouble::Problem(report)) if report.problem == Problem::WrongSecret)
}
