//! Limits on how much one address may use.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::HeaderMap;
use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};
use takht_protocol::{Problem, ProblemReport};

use crate::listener::Caller;

/// How much one address may use, and how much all of them together; zero means no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Tables and replays that it may make in an hour.
    pub tables: u32,
    /// Requests a second, with bursts of five times as many.
    pub requests: u32,
    /// Open WebSockets to tables.
    pub sockets: u32,
    /// Messages a second on one WebSocket, with bursts of five times as many.
    pub messages: u32,
    /// Tables with bots that play at the same time.
    pub bot_tables: u32,
    /// People whom it may introduce in an hour.
    pub people: u32,
    /// How often it may look for others in an hour.
    pub seeks: u32,
    /// How often it may show somebody in the lobby in an hour.
    pub shows: u32,
    /// Kilobytes of records that it may import in an hour.
    pub imports: u32,
    /// Connections of all addresses together.
    pub connections: u32,
    /// Megabytes of imported records of all addresses together.
    pub kept_imports: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables: 60,
            requests: 20,
            sockets: 200,
            messages: 20,
            bot_tables: 20,
            people: 20,
            seeks: 300,
            shows: 1200,
            imports: 4096,
            connections: 20_000,
            kept_imports: 1024,
        }
    }
}

impl Limits {
    /// No limits.
    pub const NONE: Self = Self {
        tables: 0,
        requests: 0,
        sockets: 0,
        messages: 0,
        bot_tables: 0,
        people: 0,
        seeks: 0,
        shows: 0,
        imports: 0,
        connections: 0,
        kept_imports: 0,
    };
}

type PerAddress = RateLimiter<IpAddr, HashMapStateStore<IpAddr>, DefaultClock>;

/// Limits the messages on one WebSocket.
pub(crate) type Pace = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// A quota of `many` a second, with bursts of five times as many.
fn a_second(many: u32) -> Option<Quota> {
    let many = NonZeroU32::new(many)?;
    let burst = many.saturating_mul(NonZeroU32::MIN.saturating_add(4));
    Some(Quota::per_second(many).allow_burst(burst))
}

/// What every address has used.
pub(crate) struct Callers {
    limits: Limits,
    /// True if a trusted proxy forwards the clients' addresses.
    trust_proxy: bool,
    tables: Option<PerAddress>,
    requests: Option<PerAddress>,
    /// Files of the page. They cost less than other requests, and a page needs several.
    files: Option<PerAddress>,
    imports: Option<PerAddress>,
    people: Option<PerAddress>,
    seeks: Option<PerAddress>,
    shows: Option<PerAddress>,
    sockets: Counter,
    connections: Counter,
}

/// How many files an address may ask for while it may send one request.
const FILES: u32 = 5;

/// How many of something each address has open.
type Counter = Arc<Mutex<Counts>>;

#[derive(Default)]
struct Counts {
    by_address: HashMap<IpAddr, u32>,
    sum: u32,
}

/// Counts as one until it is dropped.
pub(crate) struct Counted {
    counter: Counter,
    from: IpAddr,
}

impl Counted {
    /// Counts one more, unless the address has `most` already, or all addresses together have `all`; zero
    /// means no limit.
    fn new(counter: &Counter, from: Caller, most: u32, all: u32) -> Option<Self> {
        let mut counts = counter.lock().unwrap_or_else(PoisonError::into_inner);
        if all > 0 && counts.sum >= all {
            return None;
        }
        let counts = &mut *counts;
        let (counts, sum) = (&mut counts.by_address, &mut counts.sum);
        let count = counts.entry(from.0).or_default();
        if most > 0 && *count >= most {
            return None;
        }
        *count += 1;
        *sum += 1;
        Some(Self {
            counter: counter.clone(),
            from: from.0,
        })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.counter.lock().unwrap_or_else(PoisonError::into_inner);
        counts.sum -= 1;
        if let Some(count) = counts.by_address.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                counts.by_address.remove(&self.from);
            }
        }
    }
}

/// An address has used too much; `wait` is how long it must wait.
pub(crate) struct TooMany {
    pub(crate) problem: ProblemReport,
    pub(crate) wait: Duration,
}

impl From<TooMany> for ProblemReport {
    fn from(TooMany { problem, wait }: TooMany) -> Self {
        let wait = u32::try_from(wait.as_secs() + 1).ok();
        Self { wait, ..problem }
    }
}

impl Callers {
    pub(crate) fn new(limits: Limits, trust_proxy: bool) -> Self {
        let hourly = |many: u32| NonZeroU32::new(many).map(Quota::per_hour);
        let files = a_second(limits.requests.saturating_mul(FILES));
        Self {
            limits,
            trust_proxy,
            tables: hourly(limits.tables).map(RateLimiter::hashmap),
            requests: a_second(limits.requests).map(RateLimiter::hashmap),
            files: files.map(RateLimiter::hashmap),
            imports: hourly(limits.imports).map(RateLimiter::hashmap),
            people: hourly(limits.people).map(RateLimiter::hashmap),
            seeks: hourly(limits.seeks).map(RateLimiter::hashmap),
            shows: hourly(limits.shows).map(RateLimiter::hashmap),
            sockets: Arc::default(),
            connections: Arc::default(),
        }
    }

    /// The client's address: the one that a trusted proxy names, otherwise the connection's own.
    pub(crate) fn who(&self, connected: Caller, headers: &HeaderMap) -> Caller {
        if !self.trust_proxy {
            return Caller(household(connected.0));
        }
        // Only the last entry is from our own proxy; a client can forge the others.
        let named = headers.get_all("x-forwarded-for").iter().next_back();
        let named = named.and_then(|value| value.to_str().ok());
        let named = named.and_then(|value| value.rsplit(',').next());
        let named = named.and_then(|value| value.trim().parse().ok());
        Caller(household(named.unwrap_or(connected.0)))
    }

    /// The host name under which the client reached the server.
    pub(crate) fn host<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let named = |name: &str| headers.get(name).and_then(|host| host.to_str().ok());
        let forwarded = named("x-forwarded-host").filter(|_| self.trust_proxy);
        forwarded.or_else(|| named("host"))
    }

    /// Counts a request.
    pub(crate) fn request(&self, from: Caller) -> Result<(), TooMany> {
        let about = || format!("at most {} requests a second", self.limits.requests);
        check(self.requests.as_ref(), from, about)
    }

    /// Counts a request for a file of the page.
    pub(crate) fn file(&self, from: Caller) -> Result<(), TooMany> {
        let about = || "too many files at once".to_owned();
        check(self.files.as_ref(), from, about)
    }

    /// Counts the bytes of a record that is imported.
    pub(crate) fn import(&self, from: Caller, bytes: usize) -> Result<(), TooMany> {
        let Some(limiter) = &self.imports else {
            return Ok(());
        };
        let most = self.limits.imports;
        let kilobytes = u32::try_from(bytes.div_ceil(1024)).unwrap_or(u32::MAX);
        let kilobytes = NonZeroU32::new(kilobytes).unwrap_or(NonZeroU32::MIN);
        let wait = match limiter.check_key_n(&from.0, kilobytes) {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(not_yet)) => not_yet.wait_time_from(DefaultClock::default().now()),
            // It is larger than what an address may import in an hour.
            Err(_) => Duration::from_secs(60 * 60),
        };
        let problem = Problem::TooMany.about(format!("at most {most} kB of records an hour"));
        Err(TooMany { problem, wait })
    }

    /// Refuses if an address already has as many running tables with bots as it may.
    pub(crate) fn bot_tables(&self, running: usize) -> Result<(), ProblemReport> {
        match self.limits.bot_tables {
            most if most > 0 && running >= most as usize => {
                let about = format!("at most {most} tables with bots at the same time");
                Err(Problem::TooMany.about(about))
            }
            _ => Ok(()),
        }
    }

    /// Refuses if the server already keeps as many bytes of imported records as it may.
    pub(crate) fn kept_imports(&self, bytes: u64) -> Result<(), ProblemReport> {
        match u64::from(self.limits.kept_imports) {
            most if most > 0 && bytes > most << 20 => {
                let about = format!("the server keeps at most {most} MB of imported records");
                Err(Problem::TooMany.about(about))
            }
            _ => Ok(()),
        }
    }

    /// Counts a new table.
    pub(crate) fn table(&self, from: Caller) -> Result<(), TooMany> {
        let about = || format!("at most {} tables an hour", self.limits.tables);
        check(self.tables.as_ref(), from, about)
    }

    /// Counts a person who is introduced.
    pub(crate) fn person(&self, from: Caller) -> Result<(), TooMany> {
        let about = || format!("at most {} new people an hour", self.limits.people);
        check(self.people.as_ref(), from, about)
    }

    /// Counts somebody who looks for others.
    pub(crate) fn seek(&self, from: Caller) -> Result<(), TooMany> {
        let about = || {
            format!(
                "look for others at most {} times an hour",
                self.limits.seeks
            )
        };
        check(self.seeks.as_ref(), from, about)
    }

    /// Counts somebody who shows themselves in the lobby.
    pub(crate) fn show(&self, from: Caller) -> Result<(), TooMany> {
        let about = || {
            let most = self.limits.shows;
            format!("show yourself at most {most} times an hour")
        };
        check(self.shows.as_ref(), from, about)
    }

    /// Counts an open WebSocket.
    pub(crate) fn socket(&self, from: Caller) -> Result<Counted, TooMany> {
        let most = self.limits.sockets;
        Counted::new(&self.sockets, from, most, 0).ok_or_else(|| TooMany {
            problem: Problem::TooMany.about(format!("at most {most} connections at the same time")),
            wait: Duration::from_secs(10),
        })
    }

    /// Counts a TCP connection, before anything is read from it. An address may have twice as many as
    /// WebSockets, because pages also make requests. Behind a proxy all connections come from one
    /// address, so there is no limit.
    pub(crate) fn connection(&self, from: Caller) -> Option<Counted> {
        let most = match self.trust_proxy {
            true => 0,
            false => self.limits.sockets.saturating_mul(2),
        };
        let all = self.limits.connections;
        Counted::new(&self.connections, Caller(household(from.0)), most, all)
    }

    /// The limit for messages on one WebSocket, if there is one.
    pub(crate) fn pace(&self) -> Option<Pace> {
        a_second(self.limits.messages).map(RateLimiter::direct)
    }

    /// Drops the state of addresses that have been idle for long enough.
    pub(crate) fn tidy(&self) {
        let all = [
            &self.tables,
            &self.requests,
            &self.files,
            &self.imports,
            &self.people,
            &self.seeks,
            &self.shows,
        ];
        for limiter in all.into_iter().flatten() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

fn check(
    limiter: Option<&PerAddress>,
    from: Caller,
    about: impl FnOnce() -> String,
) -> Result<(), TooMany> {
    let checked = limiter.map_or(Ok(()), |limiter| limiter.check_key(&from.0));
    checked.map_err(|not_yet| TooMany {
        problem: Problem::TooMany.about(about()),
        wait: not_yet.wait_time_from(DefaultClock::default().now()),
    })
}

/// Counts the addresses of one household as one: an IPv6 household has a whole /64 network.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let network = address.to_bits() & !u128::from(u64::MAX);
            Ipv6Addr::from_bits(network).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(address: &str) -> Caller {
        Caller(address.parse().unwrap())
    }

    #[test]
    fn a_proxy_is_believed_only_if_it_is_trusted_and_only_its_own_word() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "9.9.9.9, 10.0.0.7".parse().unwrap());
        headers.insert("host", "inside".parse().unwrap());
        headers.insert("x-forwarded-host", "outside".parse().unwrap());
        let who = |trust| {
            let callers = Callers::new(Limits::default(), trust);
            let host = callers.host(&headers).map(str::to_owned);
            (callers.who(from("127.0.0.1"), &headers), host.unwrap())
        };
        assert_eq!(who(false), (from("127.0.0.1"), "inside".to_owned()));
        assert_eq!(who(true), (from("10.0.0.7"), "outside".to_owned()));
    }

    #[test]
    fn addresses_of_one_household_count_as_one() {
        let callers = Callers::new(Limits::default(), false);
        let who = |address: &str| callers.who(from(address), &HeaderMap::new());
        assert_eq!(who("2001:db8:1:2:3::4"), who("2001:db8:1:2:ffff::"));
        assert_ne!(who("2001:db8:1:2::"), who("2001:db8:1:3::"));
        assert_eq!(who("::ffff:10.0.0.7"), who("10.0.0.7"));
    }

    #[test]
    fn one_who_asks_for_too_much_is_told_to_wait_and_others_are_not() {
        let limits = Limits {
            tables: 2,
            requests: 1,
            sockets: 1,
            messages: 1,
            imports: 10,
            connections: 3,
            ..Limits::NONE
        };
        let callers = Callers::new(limits, false);
        let (one, other) = (from("10.0.0.1"), from("10.0.0.2"));
        for _ in 0..2 {
            assert!(callers.table(one).is_ok());
        }
        let Err(refused) = callers.table(one) else {
            panic!("a third table");
        };
        assert_eq!(refused.problem.problem, Problem::TooMany);
        assert!(
            refused.wait > Duration::from_secs(60 * 20),
            "{:?}",
            refused.wait
        );
        assert!(callers.table(other).is_ok());
        let asked = (0..10).filter(|_| callers.request(one).is_ok()).count();
        assert!((5..10).contains(&asked), "{asked} requests at once");
        let connected = callers.socket(one);
        assert!(connected.is_ok() && callers.socket(one).is_err() && callers.socket(other).is_ok());
        drop(connected);
        assert!(callers.socket(one).is_ok(), "there is room again");
        assert!(callers.import(one, 8 * 1024).is_ok() && callers.import(other, 1).is_ok());
        assert!(callers.import(one, 3 * 1024).is_err() && callers.import(one, 1 << 20).is_err());
        let connected: Vec<_> = [one, one, one, other, other]
            .map(|from| callers.connection(from))
            .into_iter()
            .collect();
        let accepted: Vec<bool> = connected.iter().map(Option::is_some).collect();
        assert_eq!(accepted, [true, true, false, true, false], "three in all");
        drop(connected);
        assert!(callers.connection(other).is_some());
        assert!(Callers::new(Limits::NONE, false).pace().is_none());
    }
}
