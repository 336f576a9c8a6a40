//! The figures that the tasks hold each game to.

use Demand::{AtLeast, Beats, Near};

/// The crates of the games.
pub(crate) const GAME_CRATES: [&str; 3] =
    ["takht-kingdomino", "takht-kingdom-builder", "takht-capture"];

/// How many instructions one random game may take: the game, its players, the variant, the number.
pub(crate) struct Budget(
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) &'static str,
    pub(crate) u64,
);

/// Measured with a portable release build. A change that needs more says why and raises its budget.
pub(crate) const BUDGETS: [Budget; 12] = [
    Budget("kingdomino", "2", "standard", 15_100),
    Budget("kingdomino", "3", "standard", 22_500),
    Budget("kingdomino", "4", "standard", 29_500),
    Budget("kingdomino", "2", "mighty_duel", 36_700),
    Budget("kingdom-builder", "2", "standard", 88_500),
    Budget("kingdom-builder", "3", "standard", 128_500),
    Budget("kingdom-builder", "4", "standard", 170_000),
    Budget("kingdom-builder", "2", "first_game", 94_500),
    Budget("capture", "2", "standard", 285_000),
    Budget("capture", "3", "standard", 336_000),
    Budget("capture", "4", "standard", 383_000),
    Budget("capture", "2", "large_tiles", 418_000),
];

/// The speed of the best public engine of a game on the same kind of machine.
pub(crate) struct Yardstick {
    pub(crate) game: &'static str,
    pub(crate) players: &'static str,
    pub(crate) variant: &'static str,
    /// Random games a second.
    pub(crate) public: f64,
    /// How many times as fast this project promises to be.
    pub(crate) times: f64,
}

pub(crate) const YARDSTICKS: [Yardstick; 5] = [
    kingdomino("2", "standard", 38_200.0),
    kingdomino("4", "standard", 21_600.0),
    kingdomino("2", "mighty_duel", 17_400.0),
    kingdom_builder("2", 1_033.0),
    kingdom_builder("4", 527.0),
];

const fn kingdomino(players: &'static str, variant: &'static str, public: f64) -> Yardstick {
    Yardstick {
        game: "kingdomino",
        players,
        variant,
        public,
        times: 10.0,
    }
}

const fn kingdom_builder(players: &'static str, public: f64) -> Yardstick {
    Yardstick {
        game: "kingdom-builder",
        players,
        variant: "standard",
        public,
        times: 50.0,
    }
}

/// A match, and what the first bot must reach.
pub(crate) struct Match {
    pub(crate) name: &'static str,
    pub(crate) game: &'static str,
    pub(crate) seats: &'static str,
    /// The options of the game, as on the command line.
    pub(crate) options: &'static [&'static str],
    /// How long the bots think about a turn.
    pub(crate) limit: &'static [&'static str],
    pub(crate) games: u32,
    pub(crate) demands: &'static [Demand],
}

/// What the first bot must reach.
pub(crate) enum Demand {
    /// A value near the published one.
    Near(&'static str, f64, f64),
    /// A value of at least this.
    AtLeast(&'static str, f64),
    /// A 95% interval whose lower end lies above this.
    Beats(&'static str, f64),
}

pub(crate) const QUICK: &[&str] = &["--iterations", "1"];
pub(crate) const TENTH: &[&str] = &["--time", "0.1"];
pub(crate) const QUARTER: &[&str] = &["--time", "0.25"];
pub(crate) const SECOND: &[&str] = &["--time", "1"];

/// Quick matches come first, so that a failure shows early.
pub(crate) const MATCHES: &[Match] = &[
    of_four(
        "tr",
        "tr,tr,tr,tr",
        QUICK,
        10_000,
        &[Near("score", 22.6, 0.3)],
    ),
    of_four(
        "gprd",
        "gprd,tr,tr,tr",
        QUICK,
        10_000,
        &[Near("won", 0.794, 0.03), Near("score", 39.6, 0.8)],
    ),
    of_four(
        "fg",
        "fg,tr,tr,tr",
        QUICK,
        10_000,
        &[Near("won", 0.977, 0.012), Near("score", 55.7, 1.0)],
    ),
    of_four(
        "fg-fg",
        "fg,fg,fg,fg",
        QUICK,
        4_000,
        &[Near("score", 51.4, 1.3)],
    ),
    Match {
        name: "builder-greedy",
        game: "kingdom-builder",
        seats: "greedy,random",
        options: &[],
        limit: QUICK,
        games: 4_000,
        demands: &[AtLeast("won", 0.91)],
    },
    Match {
        name: "two",
        game: "kingdomino",
        seats: "master,greedy",
        options: &[],
        limit: TENTH,
        games: 200,
        demands: &[AtLeast("won", 0.9)],
    },
    Match {
        name: "duel",
        game: "kingdomino",
        seats: "master,greedy",
        options: &["-o", "mighty_duel"],
        limit: TENTH,
        games: 200,
        demands: &[AtLeast("won", 0.97), AtLeast("margin", 30.0)],
    },
    of_four(
        "fg-tenth",
        "master,fg,fg,fg",
        TENTH,
        400,
        &[Beats("won", 0.6)],
    ),
    Match {
        name: "brawler",
        game: "capture",
        seats: "master,brawler",
        options: &["-o", "round_limit=60"],
        limit: TENTH,
        games: 400,
        demands: &[AtLeast("won", 0.7)],
    },
    Match {
        name: "builder",
        game: "kingdom-builder",
        seats: "master,greedy",
        options: &[],
        limit: SECOND,
        games: 100,
        demands: &[AtLeast("won", 0.85)],
    },
    of_four(
        "mce-fg",
        "master,mce-fg,mce-fg,mce-fg",
        QUARTER,
        180,
        &[AtLeast("won", 0.4)],
    ),
    of_four(
        "mce-pg",
        "master,mce-pg,mce-pg,mce-pg",
        QUARTER,
        180,
        &[AtLeast("won", 0.4)],
    ),
    of_four(
        "fg-second",
        "master,fg,fg,fg",
        SECOND,
        400,
        &[
            Beats("won", 0.775),
            Beats("margin", 9.66),
            Beats("score", 69.2),
        ],
    ),
];

/// Kingdomino for four with both bonuses.
const fn of_four(
    name: &'static str,
    seats: &'static str,
    limit: &'static [&'static str],
    games: u32,
    demands: &'static [Demand],
) -> Match {
    Match {
        name,
        game: "kingdomino",
        seats,
        options: &[],
        limit,
        games,
        demands,
    }
}
