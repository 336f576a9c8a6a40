//! From what one of everything costs to the machines that very many people need.
//!
//! A table never knows of another one, so tables and their log can be parted into cells: each has servers of its
//! own over a database and a NATS server of its own, and a table's id says which. Inside a cell every server hears
//! of every change of every table; that is what limits it.

use std::fmt;

use super::UnitCosts;

/// What people do at the same time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Demand {
    /// How many there are.
    pub people: f64,
    /// The part of them that plays.
    pub playing: f64,
    /// The part that looks at the lobby; the others watch tables.
    pub in_lobby: f64,
    /// How many people a table has.
    pub at_a_table: f64,
    /// After how many seconds the next turn of a table follows.
    pub turn_every: f64,
    /// The part of turns for which somebody who is away is called.
    pub called: f64,
}

/// A machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Machine {
    /// How many cores it has.
    pub cores: f64,
    /// How much memory, in GB.
    pub memory_gb: f64,
    /// How many bytes it sends a second, in MB.
    pub sends_mb: f64,
    /// The part of cores, memory and network that may be used, so that bursts and a lost machine are no trouble.
    pub used: f64,
}

impl Demand {
    /// An evening: eight of ten play in twos and think ten seconds about a turn, one looks at the lobby, one watches.
    pub const EVENING: Self = Self {
        people: 1_000_000.0,
        playing: 0.8,
        in_lobby: 0.1,
        at_a_table: 2.0,
        turn_every: 10.0,
        called: 0.02,
    };
}

impl Machine {
    /// As the measurements use: two cores.
    pub const SMALL: Self = Self {
        cores: 2.0,
        memory_gb: 8.0,
        sends_mb: 125.0,
        used: 0.5,
    };

    /// A usual server of a data centre.
    pub const LARGE: Self = Self {
        cores: 32.0,
        memory_gb: 128.0,
        sends_mb: 1_250.0,
        used: 0.5,
    };
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "machines of {:.0} cores and {:.0} GB",
            self.cores, self.memory_gb
        )
    }
}

/// How the servers are parted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// How many tables there are.
    pub tables: f64,
    /// How many turns a second.
    pub turns: f64,
    /// How many cells.
    pub cells: u32,
    /// How many servers a cell has, each on a machine of its own.
    pub servers: u32,
    /// The share of a server's cores that goes into turns, into hearing of other tables, into the lobby, and into
    /// pushes.
    pub shares: [f64; 4],
    /// The memory of a server, in GB.
    pub memory_gb: f64,
    /// What a server sends for the lobby, in MB a second.
    pub lobby_mb: f64,
    /// The share of the cores of a cell's database machine.
    pub database: f64,
    /// The share of one core of a cell's NATS server.
    pub nats: f64,
    /// What a cell's database grows by in a day, in GB.
    pub grows_gb: f64,
}

/// The most cells, and servers of a cell, that a plan may have.
const MOST: u32 = 4096;

/// The machines for a demand: as few as hold it. None if no number of them does.
pub fn plan(costs: &UnitCosts, demand: &Demand, machine: &Machine) -> Option<Plan> {
    (1..=MOST).find_map(|cells| {
        let enough = |servers: u32| {
            let plan = with(costs, demand, machine, cells, servers);
            plan.holds(machine).then_some(plan)
        };
        // With more servers each has less to do, but NATS hands on more; more cells are the other way.
        // Of two servers one may die.
        (2..=MOST)
            .take_while(|servers| nats_holds(costs, demand, machine, cells, *servers))
            .find_map(enough)
    })
}

/// What so many servers in so many cells have to do.
fn with(costs: &UnitCosts, demand: &Demand, machine: &Machine, cells: u32, servers: u32) -> Plan {
    let (cells_f, servers_f) = (f64::from(cells), f64::from(servers));
    let all = cells_f * servers_f;
    let tables = demand.people * demand.playing / demand.at_a_table;
    let turns = tables / demand.turn_every;
    let of_cell = turns / cells_f;
    let cores = machine.cores * 1e6;
    let lobby = demand.people * demand.in_lobby / all;
    // The players of a table may be at two servers, which both have it.
    let copies = 2.0;
    let kilobytes = costs.server_kb
        + copies * tables / all * costs.playing_table_kb
        + demand.people / all * costs.socket_kb;
    let hints = of_cell * costs.hints;
    Plan {
        tables,
        turns,
        cells,
        servers,
        shares: [
            turns / all * costs.shared_turn_us / cores,
            (hints * costs.hint_us + costs.idle_share * 1e6) / cores,
            lobby * costs.lobby_us / cores,
            turns / all * demand.called * costs.push_us / cores,
        ],
        memory_gb: kilobytes / 1e6,
        lobby_mb: lobby * costs.lobby_bytes / 1e6,
        database: of_cell * costs.database_turn_us / cores,
        nats: nats_share(costs, hints, servers),
        grows_gb: of_cell * costs.database_bytes * 86_400.0 / 1e9,
    }
}

/// NATS hands every message on to every other server.
fn nats_share(costs: &UnitCosts, hints: f64, servers: u32) -> f64 {
    hints * f64::from(servers.saturating_sub(1)) * costs.nats_us / 1e6
}

fn nats_holds(
    costs: &UnitCosts,
    demand: &Demand,
    machine: &Machine,
    cells: u32,
    servers: u32,
) -> bool {
    with(costs, demand, machine, cells, servers).nats <= machine.cores * machine.used
}

impl Plan {
    /// The share of a server's cores.
    pub fn share(&self) -> f64 {
        self.shares.iter().sum()
    }

    fn holds(&self, machine: &Machine) -> bool {
        self.share() <= machine.used
            && self.memory_gb <= machine.memory_gb * machine.used
            && self.lobby_mb <= machine.sends_mb * machine.used
            && self.database <= machine.used
            && self.nats <= machine.cores * machine.used
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [turns, hints, lobby, pushes] = self.shares.map(|share| share * 100.0);
        write!(
            f,
            "{:.0} tables, {:.0} turns a second: {} cells of {} servers, a database and a NATS server; a server uses \
             {:.0} % of its cores (turns {turns:.1}, hearing of others {hints:.1}, lobby {lobby:.1}, pushes \
             {pushes:.1}), {:.1} GB, and sends {:.1} MB a second for the lobby; a database uses {:.0} % of its cores \
             and grows by {:.0} GB a day; NATS uses {:.2} cores",
            self.tables,
            self.turns,
            self.cells,
            self.servers,
            self.share() * 100.0,
            self.memory_gb,
            self.lobby_mb,
            self.database * 100.0,
            self.grows_gb,
            self.nats,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COSTS: UnitCosts = UnitCosts {
        server_kb: 0.0,
        resting_table_kb: 20.0,
        playing_table_kb: 40.0,
        together_kb: 0.0,
        socket_kb: 10.0,
        turn_us: 100.0,
        turn_bytes: 200.0,
        shared_turn_us: 400.0,
        database_turn_us: 200.0,
        database_bytes: 200.0,
        log_bytes: 400.0,
        hints: 1.0,
        nats_us: 5.0,
        hint_us: 10.0,
        idle_share: 0.0,
        lobby_us: 50.0,
        lobby_bytes: 5_000.0,
        push_us: 100.0,
    };

    const DEMAND: Demand = Demand {
        people: 1_000.0,
        playing: 0.8,
        in_lobby: 0.1,
        at_a_table: 2.0,
        turn_every: 10.0,
        called: 0.0,
    };

    const MACHINE: Machine = Machine {
        cores: 2.0,
        memory_gb: 4.0,
        sends_mb: 100.0,
        used: 0.5,
    };

    fn times(demand: Demand, many: f64) -> Demand {
        Demand {
            people: demand.people * many,
            ..demand
        }
    }

    #[test]
    fn two_servers_hold_a_thousand_people_with_the_work_that_they_make() {
        let plan = plan(&COSTS, &DEMAND, &MACHINE).unwrap();
        assert_eq!((plan.cells, plan.servers), (1, 2));
        assert_eq!((plan.tables, plan.turns), (400.0, 40.0));
        let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
        // On each: 20 turns of 400 µs on two cores, and 40 messages of 10 µs; 50 people at 50 µs; 400 tables of 40 kB,
        // because a table's players may be at both, and 500 sockets of 10 kB.
        assert!(near(plan.shares[0], 0.004) && near(plan.shares[1], 0.0002));
        assert!(near(plan.shares[2], 0.00125) && near(plan.lobby_mb, 0.25));
        assert!(near(plan.memory_gb, 0.021));
        assert!(near(plan.database, 0.004) && near(plan.grows_gb, 0.69120));
    }

    #[test]
    fn a_thousand_times_as_many_people_need_cells_and_every_limit_holds() {
        let million = plan(&COSTS, &times(DEMAND, 1_000.0), &MACHINE).unwrap();
        // 40,000 turns a second: hearing of all of them would take 0.2 of each server, and databases 4 machines.
        assert!(million.cells >= 8, "{million}");
        assert!(million.holds(&MACHINE), "{million}");
        let fewer = with(
            &COSTS,
            &times(DEMAND, 1_000.0),
            &MACHINE,
            million.cells - 1,
            million.servers,
        );
        assert!(!fewer.holds(&MACHINE), "{fewer}");
    }

    #[test]
    fn what_no_machine_can_do_has_no_plan() {
        let costly = UnitCosts {
            server_kb: 1e9,
            ..COSTS
        };
        assert_eq!(plan(&costly, &DEMAND, &MACHINE), None);
    }
}
