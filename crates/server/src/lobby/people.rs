//! The people in the lobby who show themselves, at this server and at others.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use takht_protocol::{
    Doing, Lobby as WholeLobby, LobbyPerson, Look, PersonCard, PersonKey, Problem, ProblemReport,
    Showing, here_text,
};

use crate::listener::Caller;
use crate::name::{look, presentable};
use crate::people;
use crate::secret;
use crate::served_table::is_nonce;
use crate::store::now_millis;
use crate::table_registry::TableRegistry;

/// How often subscribers are told who is here: they get the whole list each time.
const TICK: Duration = Duration::from_secs(2);

/// For how long what another server tells of its people holds.
const HOLDS: Duration = Duration::from_secs(10);

/// How often the server tells others of its people, even if nothing has changed.
const REPEAT: Duration = Duration::from_secs(4);

/// How often the server looks whether those whom it shows still have their names.
const LOOK: Duration = Duration::from_secs(10);

/// The most people of one address in the list.
const MOST_PER_ADDRESS: usize = 5;

/// Somebody who shows themselves, as servers tell each other of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Somebody {
    /// Their key, or the hash of their secret: who has it twice is shown once.
    id: String,
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    card: Option<PersonCard>,
    /// Since when they are here, in milliseconds since 1970.
    since: i64,
    seeks: bool,
}

impl Somebody {
    /// How the others see them.
    pub(crate) fn shown(&self) -> LobbyPerson {
        LobbyPerson {
            name: self.name.clone(),
            person: self.card.clone(),
            doing: match self.seeks {
                true => Doing::Seeking,
                false => Doing::Here,
            },
        }
    }
}

/// Who shows themselves.
#[derive(Default)]
pub(super) struct People {
    /// Those of this server and their addresses, by the number of the connection.
    here: HashMap<u64, (Somebody, IpAddr)>,
    /// Those of other servers, by server, and as of when.
    elsewhere: HashMap<String, (Vec<Somebody>, Instant)>,
    /// True if what subscribers, or other servers, have been told may be out of date.
    is_new: bool,
    is_new_to_others: bool,
    told: Option<Instant>,
    told_others: Option<Instant>,
}

/// The newest people, each once, with the earliest of their connections.
fn newest<'a>(all: impl Iterator<Item = &'a Somebody>) -> Vec<Somebody> {
    let mut by_id: HashMap<&str, Somebody> = HashMap::new();
    for one in all {
        by_id
            .entry(&one.id)
            .and_modify(|known| {
                known.seeks |= one.seeks;
                known.since = known.since.min(one.since);
            })
            .or_insert_with(|| one.clone());
    }
    let mut newest: Vec<Somebody> = by_id.into_values().collect();
    newest.sort_by(|one, other| (other.since, &other.id).cmp(&(one.since, &one.id)));
    newest
}

/// Gives a number to people whose names look like others here. Who has a key keeps the name before
/// one who has none, and who came earlier before one who came later.
fn tell_apart(people: &mut [Somebody]) {
    let mut in_order: Vec<&mut Somebody> = people.iter_mut().collect();
    in_order.sort_by_key(|one| (one.card.is_none(), one.since));
    let mut looks: HashSet<String> = HashSet::new();
    for one in in_order {
        if looks.insert(look(&one.name)) {
            continue;
        }
        // Each number is taken by one name at most, so that one of so many is free.
        for number in 2..WholeLobby::MOST_PEOPLE + 2 {
            let numbered = format!("{} {number}", one.name);
            if looks.insert(look(&numbered)) {
                one.name = numbered;
                break;
            }
        }
    }
}

impl People {
    pub(super) fn show(&mut self, connection: u64, mut somebody: Somebody, from: Caller) {
        let before = self.here.get(&connection).map(|(before, _)| before);
        if let Some(before) = before.filter(|before| before.id == somebody.id) {
            somebody.since = before.since;
        }
        self.here.insert(connection, (somebody, from.0));
        self.changed();
    }

    pub(super) fn hide(&mut self, connection: u64) {
        if self.here.remove(&connection).is_some() {
            self.changed();
        }
    }

    pub(super) fn seeks(&mut self, connection: u64, seeks: bool) {
        if let Some((somebody, _)) = self.here.get_mut(&connection)
            && somebody.seeks != seeks
        {
            somebody.seeks = seeks;
            self.changed();
        }
    }

    /// Notes how a person looks now; without a look they are shown no longer.
    pub(super) fn looks(&mut self, key: &PersonKey, look: Option<&Look>) {
        let is_them = |one: &Somebody| one.id == key.as_str();
        let mut is_changed = false;
        match look {
            None => self.here.retain(|_, (one, _)| {
                is_changed |= is_them(one);
                !is_them(one)
            }),
            Some(look) => {
                for (one, _) in self.here.values_mut().filter(|(one, _)| is_them(one)) {
                    let card = card(key, look);
                    is_changed |= one.name != look.name || one.card.as_ref() != Some(&card);
                    (one.name, one.card) = (look.name.clone(), Some(card));
                }
            }
        }
        if is_changed {
            self.changed();
        }
    }

    fn changed(&mut self) {
        (self.is_new, self.is_new_to_others) = (true, true);
    }

    /// Notes who is at another server.
    pub(super) fn elsewhere(&mut self, node: String, mut people: Vec<Somebody>) {
        people.truncate(WholeLobby::MOST_PEOPLE);
        let before = self.elsewhere.get(&node);
        self.is_new |= before.is_none_or(|(before, _)| *before != people);
        self.elsewhere.insert(node, (people, Instant::now()));
    }

    /// The newest people of this server, few of one address.
    pub(super) fn here(&self) -> Vec<Somebody> {
        let addresses = self.here.values();
        let addresses: HashMap<&str, IpAddr> = addresses
            .map(|(one, from)| (one.id.as_str(), *from))
            .collect();
        let mut by_address: HashMap<IpAddr, usize> = HashMap::new();
        let mut here = newest(self.here.values().map(|(one, _)| one));
        here.retain(|one| {
            let count = addresses.get(one.id.as_str()).map(|from| {
                let count = by_address.entry(*from).or_default();
                *count += 1;
                *count
            });
            count.is_some_and(|count| count <= MOST_PER_ADDRESS)
        });
        here.truncate(WholeLobby::MOST_PEOPLE);
        here
    }

    /// The people to show, if it is time to tell them.
    pub(super) fn due(&mut self) -> Option<Vec<LobbyPerson>> {
        let servers = self.elsewhere.len();
        self.elsewhere.retain(|_, (_, at)| at.elapsed() < HOLDS);
        self.is_new |= self.elsewhere.len() < servers;
        if !self.is_new || self.told.is_some_and(|told| told.elapsed() < TICK) {
            return None;
        }
        (self.is_new, self.told) = (false, Some(Instant::now()));
        let here = self.here();
        let elsewhere = self.elsewhere.values().flat_map(|(people, _)| people);
        let mut people = newest(here.iter().chain(elsewhere));
        people.truncate(WholeLobby::MOST_PEOPLE);
        tell_apart(&mut people);
        Some(people.iter().map(Somebody::shown).collect())
    }

    /// What to tell other servers, if it is time to.
    pub(super) fn due_to_others(&mut self) -> Option<Vec<Somebody>> {
        let told = self.told_others.map(|told| told.elapsed());
        let is_due = match told {
            None => !self.here.is_empty(),
            Some(told) if self.is_new_to_others => told >= TICK,
            Some(told) => !self.here.is_empty() && told >= REPEAT,
        };
        is_due.then(|| {
            (self.is_new_to_others, self.told_others) = (false, Some(Instant::now()));
            self.here()
        })
    }
}

fn card(key: &PersonKey, look: &Look) -> PersonCard {
    PersonCard {
        key: key.clone(),
        shape: look.shape,
        colour: look.colour,
        rating: None,
    }
}

impl TableRegistry {
    /// Checks who wants to be shown.
    pub(crate) async fn somebody(
        &self,
        showing: &Showing,
        caller: Caller,
    ) -> Result<Somebody, ProblemReport> {
        self.callers.show(caller)?;
        if !is_nonce(&showing.secret) {
            return Err(Problem::BadNonce.about("a secret is 16 bytes in hex"));
        }
        let mut somebody = Somebody {
            id: secret::hash(&showing.secret),
            name: showing.name.clone(),
            card: None,
            since: now_millis(),
            seeks: false,
        };
        if let Some(signed) = &showing.person {
            people::check(signed, &here_text(&somebody.id))?;
            let known = self.people.known(&signed.key, "", None).await;
            let Some(known) = known.map_err(|error| self.people_failed(&error))? else {
                return Err(self.unknown(&signed.key).await);
            };
            people::has_name(&known.look)?;
            somebody.id = signed.key.to_string();
            somebody.card = Some(card(&signed.key, &known.look));
            somebody.name = known.look.name;
        }
        let about = "a name needs a letter, a digit or an emoji, and may not look like a bot's";
        let name = presentable(&somebody.name);
        somebody.name = name.ok_or_else(|| Problem::BadName.about(about))?;
        Ok(somebody)
    }

    /// Looks again and again whether those who are shown here still have their names: another server may have
    /// changed them.
    pub(crate) async fn look_at_people(self: Arc<Self>) {
        loop {
            tokio::time::sleep(LOOK).await;
            for somebody in self.lobby.people_here() {
                let Some(PersonCard { key, .. }) = somebody.card else {
                    continue;
                };
                match self.people.known(&key, "", None).await {
                    Ok(known) => {
                        let look = known.map(|known| known.look);
                        let look = look.filter(|look| !look.name.is_empty());
                        self.lobby.looks(&key, look.as_ref());
                    }
                    Err(error) => {
                        tracing::warn!(%error, "nobody knows whether people in the lobby have their names");
                        break;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(name: &str, since: i64) -> Somebody {
        Somebody {
            id: format!("{name} {since}"),
            name: name.to_owned(),
            card: None,
            since,
            seeks: false,
        }
    }

    fn identified(name: &str, since: i64) -> Somebody {
        let key: PersonKey = "ab".repeat(32).parse().unwrap();
        Somebody {
            card: Some(card(&key, &Look::default())),
            ..one(name, since)
        }
    }

    fn from(last: u8) -> Caller {
        Caller(IpAddr::from([10, 0, 0, last]))
    }

    fn names(people: &[LobbyPerson]) -> Vec<&str> {
        people.iter().map(|person| person.name.as_str()).collect()
    }

    #[test]
    fn who_imitates_a_name_gets_a_number_and_who_signs_keeps_theirs() {
        let mut people = People::default();
        people.show(0, one("leyla", 1), from(1));
        people.show(1, identified("Leyla", 2), from(2));
        people.show(2, one("Lеyla", 3), from(3));
        people.show(3, one("Leyla 2", 4), from(4));
        let shown = people.due().unwrap();
        assert_eq!(names(&shown), ["Leyla 2 2", "Lеyla 3", "Leyla", "leyla 2"]);
        assert!(people.due().is_none(), "nothing has changed");
    }

    #[test]
    fn one_address_fills_no_list_and_one_person_stands_there_once() {
        let mut people = People::default();
        for number in 0..100 {
            people.show(number, one(&format!("n{number}"), number as i64), from(1));
        }
        people.show(100, one("Leyla", -1), from(2));
        people.show(
            101,
            Somebody {
                seeks: true,
                ..one("Leyla", -1)
            },
            from(3),
        );
        let shown = people.due().unwrap();
        assert_eq!(names(&shown), ["n99", "n98", "n97", "n96", "n95", "Leyla"]);
        assert_eq!(shown[5].doing, Doing::Seeking);
        for number in 0..99 {
            people.hide(number);
        }
        (people.told, people.is_new) = (None, true);
        assert_eq!(people.due().unwrap().len(), 2);
        // The newest fifty are shown.
        for number in 0..99 {
            let address = u8::try_from(number).unwrap();
            people.show(
                number,
                one(&format!("n{number}"), number as i64),
                from(address),
            );
        }
        people.told = None;
        let shown = people.due().unwrap();
        assert_eq!(
            (shown.len(), shown[0].name.as_str()),
            (WholeLobby::MOST_PEOPLE, "n99")
        );
    }

    #[test]
    fn servers_tell_each_other_of_their_people() {
        let (mut here, mut there) = (People::default(), People::default());
        assert!(here.due_to_others().is_none(), "nobody is here");
        here.show(0, one("Leyla", 1), from(1));
        there.show(0, one("Omid", 2), from(2));
        there.elsewhere("here".to_owned(), here.due_to_others().unwrap());
        assert_eq!(names(&there.due().unwrap()), ["Omid", "Leyla"]);
        // Somebody who is at both is one person.
        there.show(1, one("Leyla", 1), from(3));
        there.told = None;
        assert_eq!(names(&there.due().unwrap()), ["Omid", "Leyla"]);
        // One who leaves is told, too.
        here.hide(0);
        here.told_others = here.told_others.and_then(|told| told.checked_sub(TICK));
        assert_eq!(here.due_to_others(), Some(Vec::new()));
        here.told_others = here.told_others.and_then(|told| told.checked_sub(REPEAT));
        assert!(here.due_to_others().is_none(), "nobody is here any more");
    }
}
