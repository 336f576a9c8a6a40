//! The lobby: listed tables and the people present, as every subscriber is told.
//!
//! What changes is collected and told twice a second, in one message that all subscribers share.

mod people;

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use takht_protocol::{
    FromLobby, ListedTable, Lobby as WholeLobby, LobbyChanges, LobbyPerson, LobbySeat, LobbyTable,
    Look, PROTOCOL, PersonKey, TableId, TableState, Who,
};
use tokio::sync::broadcast;

use crate::BUILD;
use crate::bus::Hint;
use crate::listener::Caller;
use crate::store::{Listed, Phase, SeatRow, StoreError, TableRow, now};
use crate::table_registry::TableRegistry;
use crate::time_source::Moment;

use people::People;
pub use people::Somebody;

/// How often subscribers are told what has changed.
const TICK: Duration = Duration::from_millis(500);

/// How often the server asks the store for the tables of other servers.
const ELSEWHERE: Duration = Duration::from_secs(1);

/// How often the server tells others how many people are present here, and how long that holds.
const PRESENT: Duration = Duration::from_secs(2);
const PRESENT_HOLDS: Duration = Duration::from_secs(10);

/// The most tables of each state in the lobby.
const MOST: usize = 200;

/// The most open tables of one address in the lobby.
const MOST_PER_ADDRESS: usize = 3;

/// How many messages may wait for a subscriber that does not read them. It then gets the whole lobby again.
const WAITING: usize = 16;

/// How long a written snapshot is good for further subscribers, if nothing changes.
const SNAPSHOT: Duration = Duration::from_secs(1);

/// The lobby of this server.
pub(crate) struct Lobby {
    state: Mutex<State>,
    changes: broadcast::Sender<Utf8Bytes>,
}

#[derive(Default)]
struct State {
    /// The listed tables of this server.
    here: HashMap<TableId, Here>,
    /// How many tables this server has listed.
    count: u64,
    /// Those of other servers.
    elsewhere: Vec<LobbyTable>,
    /// How many people are present at other servers, by server, and as of when.
    others: HashMap<String, (u32, Instant)>,
    /// What subscribers have been told.
    shown: BTreeMap<TableId, LobbyTable>,
    present: u32,
    people: People,
    shown_people: Vec<LobbyPerson>,
    /// True if `shown` may be out of date.
    is_dirty: bool,
    snapshot: Option<(Utf8Bytes, Instant)>,
}

/// A listed table of this server.
struct Here {
    table: LobbyTable,
    /// The address of somebody who sits there.
    from: IpAddr,
    /// Which of the tables of this server it is, in the order in which they were listed.
    nth: u64,
}

impl Default for Lobby {
    fn default() -> Self {
        Self {
            state: Mutex::default(),
            changes: broadcast::Sender::new(WAITING),
        }
    }
}

/// A table's row as the lobby shows it; none if it is not to be shown.
pub(crate) fn shown(
    id: &TableId,
    data: &TableRow,
    moment: Moment,
    since: i64,
) -> Option<LobbyTable> {
    let free = data.free_seats(moment);
    let state = match data.phase {
        Phase::Gathering if free > 0 => TableState::Gathering,
        Phase::Playing => TableState::Playing,
        Phase::Gathering | Phase::Opening | Phase::Over => return None,
    };
    let seats = data.seats.iter().map(|seat| match seat {
        SeatRow::Nobody => LobbySeat::default(),
        SeatRow::Bot(level) => LobbySeat {
            who: Who::Bot(level.clone()),
            person: None,
        },
        SeatRow::Person { name, person, .. } => LobbySeat {
            who: Who::Person(name.clone()),
            person: person.clone(),
        },
    });
    data.listed.then(|| LobbyTable {
        table: id.clone(),
        game: data.game.clone(),
        options: data.options.clone(),
        clock: data.clock,
        seats: seats.collect(),
        state,
        free,
        since,
    })
}

impl Lobby {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lists a table of this server.
    pub(crate) fn list(&self, mut table: LobbyTable, from: Caller) {
        let mut state = self.state();
        state.count += 1;
        let mut nth = state.count;
        let mut is_new = true;
        if let Some(before) = state.here.get(&table.table) {
            if before.table.state == table.state {
                (table.since, nth) = (before.table.since, before.nth);
            }
            is_new = before.table != table;
        }
        state.is_dirty |= is_new;
        let here = Here {
            table: table.clone(),
            from: from.0,
            nth,
        };
        state.here.insert(table.table, here);
    }

    /// Lists a table no longer.
    pub(crate) fn unlist(&self, id: &TableId) {
        let mut state = self.state();
        state.is_dirty |= state.here.remove(id).is_some();
    }

    /// Notes how many people are present at another server.
    pub(crate) fn present_elsewhere(&self, node: String, count: u32) {
        self.state().others.insert(node, (count, Instant::now()));
    }

    /// Shows somebody who is connected to this server.
    pub(crate) fn show(&self, connection: u64, somebody: Somebody, from: Caller) {
        self.state().people.show(connection, somebody, from);
    }

    /// Shows the person of a connection no longer.
    pub(crate) fn hide(&self, connection: u64) {
        self.state().people.hide(connection);
    }

    /// Notes whether the person of a connection looks for others.
    pub(crate) fn seeks(&self, connection: u64, seeks: bool) {
        self.state().people.seeks(connection, seeks);
    }

    /// Notes how a person looks now; without a look they are shown no longer.
    pub(crate) fn looks(&self, key: &PersonKey, look: Option<&Look>) {
        self.state().people.looks(key, look);
    }

    /// Those at this server who are shown.
    fn people_here(&self) -> Vec<Somebody> {
        self.state().people.here()
    }

    /// Notes who shows themselves at another server.
    pub(crate) fn people_elsewhere(&self, node: String, people: Vec<Somebody>) {
        self.state().people.elsewhere(node, people);
    }

    /// The whole lobby as a message, and all changes after it.
    pub(crate) fn subscribe(&self) -> (Utf8Bytes, broadcast::Receiver<Utf8Bytes>) {
        let mut state = self.state();
        let changes = self.changes.subscribe();
        if let Some((text, at)) = &state.snapshot
            && at.elapsed() < SNAPSHOT
        {
            return (text.clone(), changes);
        }
        let whole = FromLobby::Lobby(WholeLobby {
            protocol: PROTOCOL,
            build: BUILD.to_owned(),
            now: now(),
            present: state.present,
            tables: state.shown.values().cloned().collect(),
            people: state.shown_people.clone(),
        });
        let text = Utf8Bytes::from(whole.write());
        state.snapshot = Some((text.clone(), Instant::now()));
        (text, changes)
    }

    /// Tells all subscribers what has changed. `present` is how many people are present at this server.
    fn tell(&self, present: u32) {
        let mut state = self.state();
        state
            .others
            .retain(|_, (_, at)| at.elapsed() < PRESENT_HOLDS);
        let others: u32 = state.others.values().map(|(count, _)| count).sum();
        let present = present.saturating_add(others);
        let people = state.people.due();
        let people = people.filter(|people| *people != state.shown_people);
        if !state.is_dirty && state.present == present && people.is_none() {
            return;
        }
        let is: BTreeMap<TableId, LobbyTable> = state
            .tables()
            .into_iter()
            .map(|table| (table.table.clone(), table))
            .collect();
        let mut changes = LobbyChanges {
            present: (state.present != present).then_some(present),
            people: people.clone(),
            ..LobbyChanges::default()
        };
        for (id, table) in &is {
            if state.shown.get(id) != Some(table) {
                changes.tables.push(table.clone());
            }
        }
        let gone = state.shown.keys().filter(|id| !is.contains_key(*id));
        changes.gone = gone.cloned().collect();
        state.shown = is;
        state.present = present;
        state.shown_people = people.unwrap_or_else(|| std::mem::take(&mut state.shown_people));
        state.is_dirty = false;
        if changes != LobbyChanges::default() {
            state.snapshot = None;
            // A client that subscribes meanwhile waits for the state, and then has these changes already.
            let text = FromLobby::Changes(changes).write();
            self.changes.send(text.into()).ok();
        }
    }

    /// The tables that strangers may join, the newest first.
    pub(crate) fn open_tables(&self) -> Vec<ListedTable> {
        let mut tables = self.state().tables();
        tables.retain(|table| table.state == TableState::Gathering);
        let listed = tables.into_iter().map(|table| ListedTable {
            free: table.free,
            seats: table.seats.len(),
            game: table.game,
            table: table.table,
        });
        listed.collect()
    }

    fn set_elsewhere(&self, tables: Vec<LobbyTable>) {
        let mut state = self.state();
        state.is_dirty |= state.elsewhere != tables;
        state.elsewhere = tables;
    }
}

impl State {
    /// The tables to be shown: the newest of each state, and few open ones of one address.
    fn tables(&self) -> Vec<LobbyTable> {
        let mut here: Vec<&Here> = self.here.values().collect();
        here.sort_by_key(|here| std::cmp::Reverse(here.nth));
        let mut by_address: HashMap<IpAddr, usize> = HashMap::new();
        let here = here.into_iter().filter(|Here { table, from, .. }| {
            let is_open = table.state == TableState::Gathering;
            let count = by_address.entry(*from).or_default();
            *count += usize::from(is_open);
            !is_open || *count <= MOST_PER_ADDRESS
        });
        let elsewhere = self.elsewhere.iter();
        let elsewhere = elsewhere.filter(|table| !self.here.contains_key(&table.table));
        let (mut open, mut playing) = (0, 0);
        let all = here.map(|here| &here.table).chain(elsewhere);
        let few = all.filter(|table| {
            let count = match table.state {
                TableState::Gathering => &mut open,
                _ => &mut playing,
            };
            *count += 1;
            *count <= MOST
        });
        few.cloned().collect()
    }
}

impl TableRegistry {
    /// How many people are connected to this server.
    pub(crate) fn present(&self) -> u32 {
        let sockets = self.metrics.sockets.get() - self.metrics.watched_from_lobby.get();
        u32::try_from(sockets).unwrap_or_default()
    }

    /// Tells the subscribers of the lobby what has changed, again and again.
    pub(crate) async fn tell_lobby(self: Arc<Self>) {
        let mut ticks = tokio::time::interval(TICK);
        loop {
            ticks.tick().await;
            self.lobby.tell(self.present());
        }
    }

    /// Reads the tables of other servers, and tells them how many people are present here, and who shows
    /// themselves.
    pub(crate) async fn share_lobby(self: Arc<Self>) {
        if self.store.nodes().is_none() {
            return;
        }
        let mut told: Option<Instant> = None;
        loop {
            tokio::time::sleep(ELSEWHERE).await;
            if told.is_none_or(|told| told.elapsed() >= PRESENT) {
                let node = self.node.as_str().to_owned();
                self.bus.hint(Hint::Present(node, self.present()));
                told = Some(Instant::now());
            }
            let people = self.lobby.state().people.due_to_others();
            if let Some(people) = people {
                let node = self.node.as_str().to_owned();
                self.bus.hint(Hint::People(node, people));
            }
            if let Err(error) = self.look_elsewhere().await {
                tracing::warn!(%error, "the tables of other servers could not be read");
            }
        }
    }

    /// Reads the listed tables of other servers.
    pub(crate) async fn look_elsewhere(&self) -> Result<(), StoreError> {
        let Some(nodes) = self.store.nodes() else {
            return Ok(());
        };
        let elsewhere = nodes.listed_elsewhere(&self.node, 2 * MOST as u32).await?;
        let moment = self.time.now();
        let tables = elsewhere
            .into_iter()
            .filter_map(|Listed { id, row, last }| shown(&id, &row.data, moment, last));
        self.lobby.set_elsewhere(tables.collect());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(letter: u8, since: i64, state: TableState) -> LobbyTable {
        LobbyTable {
            table: TableId::of([letter; 12]),
            state,
            game: "kingdomino".to_owned(),
            options: serde_json::Map::new(),
            clock: None,
            seats: vec![LobbySeat::default(); 2],
            free: 1,
            since,
        }
    }

    fn heard(text: &Utf8Bytes) -> FromLobby {
        serde_json::from_str(text).unwrap()
    }

    #[tokio::test]
    async fn subscribers_hear_what_has_changed_and_nothing_twice() {
        let lobby = Lobby::default();
        let from = |last| Caller(IpAddr::from([10, 0, 0, last]));
        lobby.list(table(1, 5, TableState::Gathering), from(1));
        lobby.tell(1);
        let (whole, mut changes) = lobby.subscribe();
        let FromLobby::Lobby(whole) = heard(&whole) else {
            panic!("{whole}");
        };
        assert_eq!((whole.tables.len(), whole.present), (1, 1));
        // A table that is listed again is the same one, since when it was listed first.
        lobby.list(table(1, 9, TableState::Gathering), from(1));
        lobby.tell(1);
        assert!(changes.is_empty(), "nothing has changed");
        lobby.list(table(1, 9, TableState::Playing), from(1));
        lobby.list(table(2, 9, TableState::Gathering), from(1));
        lobby.unlist(&TableId::of([2; 12]));
        lobby.tell(3);
        let FromLobby::Changes(told) = heard(&changes.recv().await.unwrap()) else {
            panic!("changes");
        };
        assert_eq!((told.present, told.gone), (Some(3), Vec::new()));
        assert_eq!(told.tables, [table(1, 9, TableState::Playing)]);
        lobby.unlist(&TableId::of([1; 12]));
        lobby.tell(3);
        let FromLobby::Changes(told) = heard(&changes.recv().await.unwrap()) else {
            panic!("changes");
        };
        assert_eq!(
            (told.present, told.gone),
            (None, vec![TableId::of([1; 12])])
        );
    }

    #[test]
    fn one_address_has_few_open_tables_there() {
        let lobby = Lobby::default();
        for letter in 0..9 {
            let from = Caller(IpAddr::from([10, 0, 0, letter / 5]));
            lobby.list(table(letter, 0, TableState::Gathering), from);
        }
        assert_eq!(lobby.open_tables().len(), 2 * MOST_PER_ADDRESS);
    }
}
