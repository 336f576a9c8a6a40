//! People who look for others: the store puts them together, and this tells them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use takht_games::GameId;
use takht_people::{Found, Made, SeekRow, Sought, bucket};
use takht_protocol::{Pace, Paired, PersonCard, Problem, ProblemReport, Seek, TableId, seek_text};
use tokio::sync::mpsc;

use crate::bus::Hint;
use crate::listener::Caller;
use crate::name::presentable;
use crate::people;
use crate::secret;
use crate::served_table::{STAND_IN, is_nonce, is_seal};
use crate::store::{Phase, SeatRow, TableRow};
use crate::table_registry::TableRegistry;

/// How often a server says that it lives whose clients look for others, and asks whom others have found.
const ROUND: Duration = Duration::from_secs(1);

/// For how many seconds a table of strangers waits for one who is away.
const PATIENCE: u32 = 30;

/// The most games, paces or numbers of players in one seek.
const MOST_WISHES: usize = 16;

/// A connection that holds a seek.
#[derive(Clone, Debug)]
pub(crate) struct Holder {
    name: String,
    found: mpsc::Sender<Paired>,
}

impl Holder {
    pub(crate) fn new(number: u64, found: mpsc::Sender<Paired>) -> Self {
        let name = number.to_string();
        Self { name, found }
    }
}

/// The connections of this server that hold seeks, by the id of the seek.
#[derive(Default)]
pub(crate) struct Seekers(Mutex<HashMap<String, Holder>>);

impl Seekers {
    fn held(&self) -> MutexGuard<'_, HashMap<String, Holder>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_empty(&self) -> bool {
        self.held().is_empty()
    }

    /// Tells a client whom others have been found for.
    fn tell(&self, found: &Found) {
        let (Some(holder), Some(paired)) = (self.held().remove(&found.seek), paired(found)) else {
            return;
        };
        holder.found.try_send(paired).ok();
    }
}

fn paired(found: &Found) -> Option<Paired> {
    Some(Paired {
        table: found.table.parse().ok()?,
        seat: found.seat,
    })
}

/// What somebody would play, in the order in which they name it.
fn buckets(seek: &Seek) -> Result<Vec<String>, ProblemReport> {
    let bad = |about: String| Problem::BadSeek.about(about);
    if [seek.games.len(), seek.paces.len(), seek.players.len()]
        .into_iter()
        .any(|many| many > MOST_WISHES)
    {
        return Err(bad(format!("name at most {MOST_WISHES} of each")));
    }
    let games = match seek.games.is_empty() {
        true => GameId::ALL.to_vec(),
        false => {
            let named = seek.games.iter().map(|name| GameId::of_name(name));
            let named: Result<Vec<GameId>, _> = named.collect();
            named.map_err(|error| bad(error.to_string()))?
        }
    };
    let live = Pace::LIVE.map(Pace::name);
    if let Some(pace) = seek
        .paces
        .iter()
        .find(|pace| !live.contains(&pace.as_str()))
    {
        return Err(bad(format!(
            "there is no pace {pace}; paces are {}",
            live.join(", ")
        )));
    }
    // Who does not mind plays steadily before anything else.
    let usual = ["steady", "calm", "quick"];
    let paces: Vec<&str> = match seek.paces.is_empty() {
        true => usual.to_vec(),
        false => seek.paces.iter().map(String::as_str).collect(),
    };
    let counts = match seek.players.is_empty() {
        true => vec![2, 3, 4],
        false => seek.players.clone(),
    };
    let mut buckets = Vec::new();
    for players in counts {
        for game in &games {
            if players < 2 || start(game.name(), players).is_none() {
                continue;
            }
            for pace in &paces {
                let bucket = bucket(game.name(), pace, players);
                if !buckets.contains(&bucket) {
                    buckets.push(bucket);
                }
            }
        }
    }
    match buckets.is_empty() {
        true => Err(bad("no such game has so many players".to_owned())),
        false => Ok(buckets),
    }
}

/// The options of a game for so many players, if it has them.
fn start(game: &str, players: usize) -> Option<Box<dyn takht_games::AnyGame>> {
    let options = serde_json::json!({ "players": players });
    let started = takht_games::start_named(game, options.as_object()?).ok()?;
    (started.players() == players).then_some(started)
}

/// The table of people who are put together: everybody sits already, and opens their nonce.
fn table(bucket: &str, people: &[SeekRow]) -> Option<(TableId, TableRow)> {
    let mut parts = bucket.split(' ');
    let (name, pace, players) = (parts.next()?, parts.next()?, parts.next()?);
    let pace = Pace::LIVE.into_iter().find(|live| live.name() == pace)?;
    let game = start(name, players.parse().ok()?)?;
    let salt = secret::draw().ok()?;
    let seats = people.iter().map(|seek| SeatRow::Person {
        name: seek.name.clone(),
        secret: seek.id.clone(),
        sealed: seek.sealed.clone(),
        nonce: String::new(),
        place: Some(secret::hash(&format!("{salt} {}", seek.place))),
        person: seek.card.clone().map(|card| PersonCard {
            rating: seek
                .ratings
                .iter()
                .find(|known| known.game == name && known.pace == pace.name())
                .map(|known| known.rating),
            ..card
        }),
    });
    let bots = (people.len()..game.players()).map(|_| SeatRow::Bot(STAND_IN.to_owned()));
    let host = people.first()?.id.clone();
    let row = TableRow {
        game: game.id().name().to_owned(),
        options: game.options(),
        rules: Some(game.id().info().rules),
        patience: Some(PATIENCE),
        clock: Some(pace.clock()),
        host: host.clone(),
        host_seat: Some(host),
        seed: secret::draw_seed().ok()?,
        sealed: true,
        seats: seats.chain(bots).collect(),
        salt,
        phase: Phase::Opening,
        ..TableRow::default()
    };
    Some((TableId::of(secret::random().ok()?), row))
}

/// Makes the table of people who are put together, as the store keeps it.
fn make(bucket: &str, people: &[SeekRow]) -> Option<Made> {
    // Two people whose names look the same would not sit at one table otherwise either.
    let looks = |one: &SeekRow, other: &SeekRow| crate::name::looks_like(&one.name, &other.name);
    let mut people = people.to_vec();
    for nth in 1..people.len() {
        let (before, rest) = people.split_at_mut(nth);
        if let Some(one) = rest.first_mut()
            && before.iter().any(|other| looks(one, other))
        {
            one.name = format!("{} {}", one.name, nth + 1);
        }
    }
    let (id, row) = table(bucket, &people)?;
    Some(Made {
        table: id.to_string(),
        phase: row.phase.name(),
        kept: serde_json::to_string(&row).ok()?,
        seats: (0..people.len()).collect(),
    })
}

impl TableRegistry {
    /// Checks what somebody looks for.
    pub(crate) async fn seek_row(
        &self,
        seek: &Seek,
        caller: Caller,
    ) -> Result<SeekRow, ProblemReport> {
        self.callers.seek(caller)?;
        if !is_seal(&seek.sealed) || !is_nonce(&seek.secret) {
            let about = "a seal is 32 bytes in hex, a secret 16";
            return Err(Problem::BadNonce.about(about));
        }
        if seek
            .bots_after
            .is_some_and(|after| after > Seek::LONGEST_WAIT)
        {
            let about = format!("bots come after {} seconds at most", Seek::LONGEST_WAIT);
            return Err(Problem::BadSeek.about(about));
        }
        let id = secret::hash(&seek.secret);
        let mut row = SeekRow {
            sealed: seek.sealed.to_ascii_lowercase(),
            place: caller.0.to_string(),
            takes_bots: seek.bots_after.is_some(),
            buckets: buckets(seek)?,
            name: seek.name.clone(),
            id,
            ..SeekRow::default()
        };
        if let Some(signed) = &seek.person {
            people::check(signed, &seek_text(&seek.sealed, &row.id))?;
            let page = self.people.page(&signed.key).await;
            let page = page.map_err(|error| self.people_failed(&error))?;
            let Some(page) = page else {
                return Err(self.unknown(&signed.key).await);
            };
            people::has_name(&page.look)?;
            row.key = Some(signed.key.to_string());
            row.name = page.look.name;
            row.ratings = page.ratings;
            row.card = Some(PersonCard {
                key: signed.key.clone(),
                shape: page.look.shape,
                colour: page.look.colour,
                rating: None,
            });
        }
        let about = "a name needs a letter, a digit or an emoji, and may not look like a bot's";
        row.name = presentable(&row.name).ok_or_else(|| Problem::BadName.about(about))?;
        Ok(row)
    }

    /// Puts somebody together with others, or lets them wait: then it returns none.
    pub(crate) async fn seek(
        self: Arc<Self>,
        holder: &Holder,
        row: &SeekRow,
    ) -> Result<Option<Paired>, ProblemReport> {
        // Somebody may find them as soon as the store has them.
        self.seekers.held().insert(row.id.clone(), holder.clone());
        let node = self.node.as_str();
        let sought = self.people.seek(node, &holder.name, row, &make).await;
        let sought = sought.map_err(|error| {
            self.forget_seeker(&row.id, holder);
            self.people_failed(&error)
        })?;
        self.spread(&row.id, sought)
    }

    /// Fills a table with bots for somebody who has waited long enough.
    pub(crate) async fn fill(
        self: Arc<Self>,
        seek: &str,
        caller: Caller,
    ) -> Result<Option<Paired>, ProblemReport> {
        self.may_have_bots(caller)?;
        let sought = self.people.fill(seek, &make).await;
        let sought = sought.map_err(|error| self.people_failed(&error))?;
        let paired = self.spread(seek, sought)?;
        if let Some(paired) = &paired {
            self.bots_play(&paired.table, caller)?;
        }
        Ok(paired)
    }

    /// Tells everybody who has been put together, but the one who asks: their part is returned.
    fn spread(&self, seek: &str, sought: Sought) -> Result<Option<Paired>, ProblemReport> {
        let found = match sought {
            Sought::Waits | Sought::Gone => return Ok(None),
            Sought::Found(found) => {
                self.metrics.tables.inc();
                found
            }
            Sought::FoundBefore(found) => vec![found],
            Sought::Elsewhere => {
                let about = "the same person looks for others on another page";
                return Err(Problem::TooMany.about(about));
            }
        };
        let (own, others): (Vec<Found>, Vec<Found>) =
            found.into_iter().partition(|found| found.seek == seek);
        let (here, elsewhere): (Vec<Found>, Vec<Found>) = others
            .into_iter()
            .partition(|found| found.node == self.node.as_str());
        for found in &here {
            self.seekers.tell(found);
        }
        if !elsewhere.is_empty() {
            self.bus.hint(Hint::Paired);
        }
        Ok(own.first().and_then(paired))
    }

    /// A connection holds a seek no longer.
    pub(crate) fn forget_seeker(&self, seek: &str, holder: &Holder) {
        let mut held = self.seekers.held();
        if held.get(seek).is_some_and(|one| one.name == holder.name) {
            held.remove(seek);
        }
    }

    /// Ends a seek.
    pub(crate) async fn stop_seeking(&self, seek: &str, holder: &Holder) {
        self.forget_seeker(seek, holder);
        let node = self.node.as_str();
        if let Err(error) = self.people.cancel(node, &holder.name, seek).await {
            tracing::warn!(%error, "a seek could not be cancelled");
        }
    }

    /// Says that this server lives while its clients look for others, and tells them whom others have found.
    pub(crate) async fn keep_seeking(self: Arc<Self>) {
        let mut rounds = tokio::time::interval(ROUND);
        loop {
            rounds.tick().await;
            if self.seekers.is_empty() {
                continue;
            }
            if let Err(error) = self.people.renew(self.node.as_str()).await {
                tracing::warn!(%error, "others cannot be told that people look for others here");
            }
            if self.store.nodes().is_some() {
                self.tell_found().await;
            }
        }
    }

    /// Tells clients of this server whom other servers have put them together with.
    pub(crate) async fn tell_found(&self) {
        match self.people.found(self.node.as_str()).await {
            Ok(found) => found.iter().for_each(|found| self.seekers.tell(found)),
            Err(error) => {
                tracing::warn!(%error, "nobody knows whom other servers have put together");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seek(games: &[&str], paces: &[&str], players: &[usize]) -> Seek {
        let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
        Seek {
            games: texts(games),
            paces: texts(paces),
            players: players.to_vec(),
            ..Seek::default()
        }
    }

    #[test]
    fn a_seek_names_what_exists() {
        let one = seek(&["kingdomino"], &["calm"], &[2]);
        assert_eq!(buckets(&one).unwrap(), ["kingdomino calm 2"]);
        let any = buckets(&seek(&[], &[], &[])).unwrap();
        assert!(any.len() > 9 && any[0].ends_with("steady 2"), "{any:?}");
        for wrong in [
            seek(&["chess"], &[], &[]),
            seek(&[], &["slow"], &[]),
            seek(&[], &[], &[1]),
            seek(&["kingdomino"], &[], &[9]),
        ] {
            assert_eq!(buckets(&wrong).unwrap_err().problem, Problem::BadSeek);
        }
    }

    #[test]
    fn names_that_look_the_same_are_told_from_each_other() {
        let one = |id: &str| SeekRow {
            id: id.to_owned(),
            name: "Leyla".to_owned(),
            ..SeekRow::default()
        };
        let made = make("kingdomino steady 3", &[one("a"), one("b")]).unwrap();
        let row: TableRow = serde_json::from_str(&made.kept).unwrap();
        let names: Vec<String> = row.seats.iter().map(SeatRow::name).collect();
        assert_eq!(names, ["Leyla", "Leyla 2", "bot:knight"]);
        assert_eq!((row.phase, made.seats), (Phase::Opening, vec![0, 1]));
    }
}
