//! The server's metrics, for its operator.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use takht_protocol::Problem;

/// All metrics.
pub(crate) struct Metrics {
    registry: Registry,
    /// Turns that were made durable.
    pub(crate) turns: Counter,
    /// Seconds until a turn was durable.
    pub(crate) keeping: Histogram,
    /// Turns that broke a rule.
    pub(crate) refused: Counter,
    /// Tables and replays that were made.
    pub(crate) tables: Counter,
    /// Tables in memory.
    pub(crate) live: Gauge,
    /// Connections to tables.
    pub(crate) sockets: Gauge,
    /// Those of them whose people are in the lobby, too.
    pub(crate) watched_from_lobby: Gauge,
    /// Failures of the store.
    pub(crate) store_failures: Counter,
    problems: Family<Vec<(String, String)>, Counter>,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("takht");
        let keeping = Histogram::new(exponential_buckets(0.0005, 2.0, 14));
        let metrics = Self {
            turns: Counter::default(),
            refused: Counter::default(),
            tables: Counter::default(),
            live: Gauge::default(),
            sockets: Gauge::default(),
            watched_from_lobby: Gauge::default(),
            store_failures: Counter::default(),
            problems: Family::default(),
            keeping,
            registry: Registry::default(),
        };
        let Self {
            turns,
            keeping,
            refused,
            tables,
            live,
            sockets,
            watched_from_lobby,
            store_failures,
            problems,
            registry: _,
        } = &metrics;
        registry.register("turns", "Turns made durable", turns.clone());
        let help = "Seconds until a turn was durable";
        registry.register("keeping_seconds", help, keeping.clone());
        registry.register("refused", "Turns that broke a rule", refused.clone());
        registry.register("tables", "Tables and replays made", tables.clone());
        registry.register("live_tables", "Tables in memory", live.clone());
        registry.register("sockets", "Connections to tables", sockets.clone());
        let help = "Connections to tables of people who are in the lobby, too";
        registry.register("watched_from_lobby", help, watched_from_lobby.clone());
        let help = "Failures of the store";
        registry.register("store_failures", help, store_failures.clone());
        let help = "What clients could not be given";
        registry.register("problems", help, problems.clone());
        Self {
            registry,
            ..metrics
        }
    }
}

impl Metrics {
    /// Counts a problem that a client was told.
    pub(crate) fn problem(&self, problem: Problem) {
        let name = serde_json::to_value(problem).unwrap_or_default();
        let name = name.as_str().unwrap_or_default().to_owned();
        let label = vec![("problem".to_owned(), name)];
        self.problems.get_or_create(&label).inc();
    }

    /// All metrics in the OpenMetrics text format.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        encode(&mut text, &self.registry).ok();
        text
    }
}
