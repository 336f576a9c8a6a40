//! Leagues: registered engines meet round by round, and every game is kept.

mod page;
mod pairing;
mod replay;
mod season;
mod standing;

use serde::{Deserialize, Serialize};
use takht_core::OptionMap;
use takht_games::GameId;

pub use page::{STANDINGS, cells, file_name, page};
pub use pairing::Round;
pub use replay::replay_page;
pub use season::{LeagueGame, NotOfLeague, Season, play};
pub use standing::{Met, Standing};

use crate::{Contest, Limit};

/// The first key of a league's file of results: see [`crate::Journal`].
pub const KIND: &str = "takht_league";

/// A league. Its fields determine who meets in the first round; the results of a round determine the next one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct League {
    /// The game.
    pub game: GameId,
    /// The game's options.
    pub options: OptionMap,
    /// The name of a ready-made layout, for games that have layouts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// How many sit at a table.
    pub players: usize,
    /// Who takes part.
    pub entrants: Vec<Entrant>,
    /// Who meets whom.
    pub system: System,
    /// How many games a table plays: a multiple of `players`, so that all of them play every deal from every seat.
    pub games: u64,
    /// The limit for each turn.
    pub limit: Limit,
    /// The seed of all deals and of all random choices of the bots.
    pub seed: u64,
}

/// Somebody who takes part in a league.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// The name that everybody sees.
    pub name: String,
    /// The bot, or `exec:COMMAND`.
    pub bot: String,
}

/// Who meets whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// Every group that fits at a table meets once.
    RoundRobin,
    /// In every round those meet who have about the same points, and if possible nobody whom they have met before.
    Swiss {
        /// How many rounds there are.
        rounds: usize,
    },
}

impl League {
    /// The contest of a table in a round; rounds count from 0. All tables of a round play the same deals.
    pub fn contest(&self, round: usize, table: &[usize]) -> Contest {
        let bots = table
            .iter()
            .filter_map(|&entrant| self.entrants.get(entrant));
        Contest {
            game: self.game,
            options: self.options.clone(),
            layout: self.layout.clone(),
            seats: bots.map(|entrant| entrant.bot.clone()).collect(),
            limit: self.limit,
            seed: takht_core::mixed(&[self.seed, round as u64]),
        }
    }

    /// The name of an entrant.
    pub fn name(&self, entrant: usize) -> &str {
        self.entrants
            .get(entrant)
            .map_or("", |entrant| entrant.name.as_str())
    }
}
