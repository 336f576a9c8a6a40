//! The tables that an attacker attacks. Nobody else plays there, so their exact state is known.

use http::Method;
use serde_json::json;
use takht_core::{Quick, Record, Seat, Turn};
use takht_games::AnyGame;
use takht_protocol::{
    CreateTable, Created, FromTable, Play, Seated, Sit, Start, TableId, TableSnapshot, TableState,
    ToTable,
};

use crate::fair_notes::FairNotes;
use crate::fault::Fault;
use crate::http_client::{ask, record, snapshot};
use crate::talk::Talk;

/// A table whose game has begun, and a table with free seats.
pub(crate) struct TargetTables {
    /// The server's address.
    pub(crate) address: String,
    /// The address that the attacker connects from.
    pub(crate) from: [u8; 4],
    /// The table whose game has begun.
    pub(crate) table: TableId,
    /// The secrets of its seats.
    pub(crate) secrets: [String; 2],
    /// The seat whose turn it is.
    pub(crate) acting: usize,
    /// The game, as that seat sees it.
    pub(crate) game: Box<dyn AnyGame>,
    /// How many events the game has.
    pub(crate) ply: usize,
    /// A turn that the server acknowledged, and its seat.
    pub(crate) kept: (usize, Play),
    /// The table with free seats, and the secret of the one seat that is taken.
    pub(crate) free: TableId,
    pub(crate) other: String,
    /// What the attack must not change: the record of one table, and the snapshot of the other.
    before: (Record, TableSnapshot),
}

async fn create_table(address: &str) -> Result<Created, Fault> {
    let wanted = CreateTable {
        game: "kingdomino".to_owned(),
        options: json!({ "players": 2 })
            .as_object()
            .cloned()
            .unwrap_or_default(),
        ..CreateTable::default()
    };
    ask(address, Method::POST, "/api/tables", &wanted).await
}

/// The names of the attackers at a table. Others that look like them are refused.
pub(crate) const NAMES: [&str; 2] = ["Mallory", "Trudy"];

async fn sit(address: &str, table: &TableId, name: &str) -> Result<(Seated, FairNotes), Fault> {
    let notes = FairNotes::begin(&snapshot(address, table).await?)?;
    let sit = Sit {
        name: name.to_owned(),
        sealed: notes.seal(),
        ..Sit::default()
    };
    let path = format!("/api/tables/{table}/seats");
    let seated = ask(address, Method::POST, &path, &sit).await?;
    Ok((seated, notes))
}

/// Opens the seals of both seats, so that the game begins.
async fn open_seals(
    address: &str,
    from: [u8; 4],
    table: &TableId,
    seats: &mut [(Seated, FairNotes); 2],
) -> Result<(), Fault> {
    for (seated, notes) in seats {
        let seat = Seat::new(seated.seat).ok_or_else(|| Fault::new("no such seat"))?;
        let mut talk = Talk::open(address, from, table, Some(&seated.secret)).await?;
        let stands = snapshot(address, table).await?;
        let open = notes.look(&stands, seat)?;
        let open = open.ok_or_else(|| Fault::new(format!("nothing to open: {stands:?}")))?;
        talk.say(open.write()).await;
        // The table tells everyone that the seal is open.
        loop {
            match talk.next().await? {
                Some(FromTable::Table(stands)) => {
                    let is_open = stands.fair["nonces"][seat.index()] != "";
                    if is_open || stands.state == TableState::Playing {
                        break;
                    }
                }
                Some(FromTable::Events(_)) => {}
                other => return Err(Fault::new(format!("a nonce is answered by {other:?}"))),
            }
        }
    }
    Ok(())
}

impl TargetTables {
    /// Sets the targets: a game of two with its first turn played.
    pub(crate) async fn set(
        address: &str,
        from: [u8; 4],
        chance: &mut Quick,
    ) -> Result<Self, Fault> {
        let Created { table, host } = create_table(address).await?;
        let mut seats = [
            sit(address, &table, NAMES[0]).await?,
            sit(address, &table, NAMES[1]).await?,
        ];
        let path = format!("/api/tables/{table}/start");
        let start = Start { secret: host };
        let () = ask(address, Method::POST, &path, &start).await?;
        open_seals(address, from, &table, &mut seats).await?;
        let secrets = seats.map(|(seated, _)| seated.secret);
        let Created { table: free, host } = create_table(address).await?;
        let (Seated { secret: other, .. }, _) = sit(address, &free, NAMES[0]).await?;
        // While the host is there, nobody else becomes host.
        let hosting = Talk::open(address, from, &free, Some(&host)).await?;
        tokio::spawn(hosting.stay());

        let mut game =
            takht_games::start_named("kingdomino", &record(address, &table).await?.options)
                .map_err(|error| Fault::of(&error))?;
        let dealt = record(address, &table).await?.events;
        for event in &dealt {
            let played = game.play(event);
            played.map_err(|refused| Fault::new(refused.message.to_string()))?;
        }
        let first = acting(&*game)?;
        let event = game.sample(chance).unwrap_or_default();
        let play = Play {
            play: vec![event],
            ply: dealt.len(),
            id: "kept".to_owned(),
        };
        let mut talk = Talk::open(address, from, &table, Some(&secrets[first])).await?;
        talk.say(ToTable::Play(play.clone()).write()).await;
        match talk.hear().await? {
            Some(FromTable::Accepted(accepted)) if accepted.id == play.id => {}
            other => return Err(Fault::new(format!("a first turn is answered by {other:?}"))),
        }
        disagree(address, from, &table, &secrets).await?;
        let before = record(address, &table).await?;
        for event in &before.events[dealt.len()..] {
            let played = game.play(event);
            played.map_err(|refused| Fault::new(refused.message.to_string()))?;
        }
        let stands = snapshot(address, &free).await?;
        Ok(Self {
            address: address.to_owned(),
            from,
            table,
            secrets,
            acting: acting(&*game)?,
            ply: before.events.len(),
            game,
            kept: (first, play),
            free,
            other,
            before: (before, stands),
        })
    }

    /// Checks that the attack has changed nothing.
    pub(crate) async fn check(self) -> Result<(), Fault> {
        let game = record(&self.address, &self.table).await?;
        let mut table = snapshot(&self.address, &self.free).await?;
        // The attackers themselves may still be connected.
        table.seats.iter_mut().for_each(|seat| seat.here = false);
        match game.events == self.before.0.events && table == self.before.1 {
            true => Ok(()),
            false => Err(Fault::new(format!(
                "a table was changed: {game:?}, {table:?} where {:?} was",
                self.before
            ))),
        }
    }
}

/// The player of the first seat offers to end the game, and the other one declines: neither can offer again before
/// the next turn. Both stay connected, so that nobody can replace them.
async fn disagree(
    address: &str,
    from: [u8; 4],
    table: &TableId,
    secrets: &[String; 2],
) -> Result<(), Fault> {
    for (secret, agrees) in secrets.iter().zip([true, false]) {
        let mut talk = Talk::open(address, from, table, Some(secret)).await?;
        talk.say(ToTable::End(agrees).write()).await;
        loop {
            match talk.next().await? {
                Some(FromTable::Table(stands)) if stands.offer.is_empty() != agrees => break,
                Some(FromTable::Table(_) | FromTable::Events(_)) => {}
                other => return Err(Fault::new(format!("an offer is answered by {other:?}"))),
            }
        }
        tokio::spawn(talk.stay());
    }
    Ok(())
}

/// The number of the seat whose turn it is.
fn acting(game: &dyn AnyGame) -> Result<usize, Fault> {
    match game.turn() {
        Turn::Seat(seat) => Ok(seat.index()),
        Turn::Chance | Turn::Over => Err(Fault::new("it is nobody's turn")),
    }
}
