//! Who meets whom in a round.

use std::collections::HashMap;

/// A round of a league.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The entrants at each table.
    pub tables: Vec<Vec<usize>>,
    /// The entrants who sit out.
    pub byes: Vec<usize>,
}

/// How many tables a search for a pairing tries before it allows one more pair to meet again.
const PATIENCE: u32 = 100_000;

/// The rounds in which every group of `players` entrants meets once, and nobody sits at two tables of a round.
pub(super) fn round_robin(entrants: usize, players: usize) -> Vec<Round> {
    if players == 2 {
        return pairs(entrants);
    }
    let mut left: Vec<Vec<usize>> = Vec::new();
    groups(entrants, players, 0, &mut Vec::new(), &mut left);
    let mut rounds = Vec::new();
    while !left.is_empty() {
        let mut round = Round::default();
        left.retain(|group| {
            let mut seated = round.tables.iter().flatten();
            let free = !seated.any(|entrant| group.contains(entrant));
            if free {
                round.tables.push(group.clone());
            }
            !free
        });
        rounds.push(with_byes(round, entrants));
    }
    rounds
}

/// Everybody meets everybody: one entrant stays at its place, and the others move around it by one place a round.
fn pairs(entrants: usize) -> Vec<Round> {
    // With an odd number, the engine that meets the missing one sits out.
    let even = entrants + entrants % 2;
    let moving = even.saturating_sub(1);
    let at = |round: usize, place: usize| match place {
        0 => even - 1,
        place => (round + place - 1) % moving,
    };
    let round = |round: usize| {
        let tables = (0..even / 2)
            .map(|table| vec![at(round, table), at(round, even - 1 - table)])
            .filter(|table| table.iter().all(|&entrant| entrant < entrants));
        let round = Round {
            tables: tables.collect(),
            byes: Vec::new(),
        };
        with_byes(round, entrants)
    };
    (0..moving).map(round).collect()
}

fn groups(
    entrants: usize,
    more: usize,
    from: usize,
    chosen: &mut Vec<usize>,
    found: &mut Vec<Vec<usize>>,
) {
    if more == 0 {
        found.push(chosen.clone());
        return;
    }
    for entrant in from..entrants {
        chosen.push(entrant);
        groups(entrants, more - 1, entrant + 1, chosen, found);
        chosen.pop();
    }
}

fn with_byes(mut round: Round, entrants: usize) -> Round {
    let seated = |entrant: &usize| round.tables.iter().flatten().any(|other| other == entrant);
    round.byes = (0..entrants).filter(|entrant| !seated(entrant)).collect();
    round
}

/// The next round by the Swiss system.
///
/// `order` has all entrants, the best first. Those who have sat out least often, and of them the last ones, sit out
/// if somebody has to. The others meet their neighbours in the order, but not again whom they have met, as long as
/// that is possible.
pub(super) fn swiss(order: &[usize], players: usize, before: &[Round]) -> Round {
    let mut times: HashMap<(usize, usize), usize> = HashMap::new();
    let mut out = vec![0_usize; order.len()];
    for round in before {
        for table in &round.tables {
            for &one in table {
                for &other in table {
                    *times.entry((one, other)).or_default() += 1;
                }
            }
        }
        round.byes.iter().for_each(|&bye| out[bye] += 1);
    }
    let mut present = order.to_vec();
    let mut byes = Vec::new();
    for _ in 0..order.len() % players.max(1) {
        let places = present.iter().enumerate();
        // The last of those with the fewest byes.
        let fewest = places.min_by_key(|(place, entrant)| (out[**entrant], usize::MAX - place));
        if let Some(place) = fewest.map(|(place, _)| place) {
            byes.push(present.remove(place));
        }
    }
    let mut search = Search {
        players,
        times: &times,
        tables: Vec::new(),
        tried: 0,
    };
    // The fewest pairs that have to meet again; with enough of them any pairing will do.
    for again in 0.. {
        search.tried = 0;
        search.tables.clear();
        if search.seat(&present, again) {
            break;
        }
    }
    byes.sort_unstable();
    Round {
        tables: search.tables,
        byes,
    }
}

struct Search<'a> {
    players: usize,
    /// How often two entrants have met.
    times: &'a HashMap<(usize, usize), usize>,
    tables: Vec<Vec<usize>>,
    tried: u32,
}

impl Search<'_> {
    /// Seats all who are left, best first, so that at most `again` pairs have met before.
    fn seat(&mut self, left: &[usize], again: usize) -> bool {
        let Some((&first, others)) = left.split_first() else {
            return true;
        };
        self.fill(vec![first], others, 0, again)
    }

    /// Fills a table from the others, those from `from` on, then seats the rest.
    fn fill(&mut self, table: Vec<usize>, others: &[usize], from: usize, again: usize) -> bool {
        if table.len() == self.players {
            self.tried += 1;
            let rest: Vec<usize> = others
                .iter()
                .copied()
                .filter(|other| !table.contains(other))
                .collect();
            self.tables.push(table);
            if self.seat(&rest, again) {
                return true;
            }
            self.tables.pop();
            return false;
        }
        for (nth, &other) in others.iter().enumerate().skip(from) {
            let known = table.iter().map(|&one| self.times.get(&(one, other)));
            let meets: usize = known.flatten().sum();
            if meets > again {
                continue;
            }
            if self.tried > PATIENCE {
                return false;
            }
            let mut table = table.clone();
            table.push(other);
            if self.fill(table, others, nth + 1, again - meets) {
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Everybody is at one table or sits out.
    fn is_whole(round: &Round, entrants: usize, players: usize) {
        let seated = round.tables.iter().flatten().chain(&round.byes);
        let mut seated: Vec<usize> = seated.copied().collect();
        seated.sort_unstable();
        assert_eq!(seated, (0..entrants).collect::<Vec<_>>());
        assert!(round.tables.iter().all(|table| table.len() == players));
    }

    fn sorted(table: &[usize]) -> Vec<usize> {
        let mut table = table.to_vec();
        table.sort_unstable();
        table
    }

    #[test]
    fn in_a_round_robin_every_group_meets_once() {
        for (players, entrants, groups) in [
            (2, 2, 1),
            (2, 7, 21),
            (2, 8, 28),
            (3, 3, 1),
            (3, 6, 20),
            (4, 7, 35),
        ] {
            let rounds = round_robin(entrants, players);
            rounds
                .iter()
                .for_each(|round| is_whole(round, entrants, players));
            let met: Vec<Vec<usize>> = rounds
                .iter()
                .flat_map(|round| &round.tables)
                .map(|table| sorted(table))
                .collect();
            let different: BTreeSet<&Vec<usize>> = met.iter().collect();
            assert_eq!((met.len(), different.len()), (groups, groups));
            if players == 2 {
                assert_eq!(rounds.len(), entrants - 1 + entrants % 2);
            }
        }
    }

    #[test]
    fn in_a_swiss_league_nobody_meets_again_as_long_as_that_is_possible() {
        for (players, entrants, rounds) in
            [(2, 8, 4), (2, 9, 4), (2, 30, 12), (3, 10, 4), (4, 17, 4)]
        {
            let mut before: Vec<Round> = Vec::new();
            let mut met = BTreeSet::new();
            let mut out = vec![0; entrants];
            for nth in 0..rounds {
                // Another order in every round, as results would make it.
                let mut order: Vec<usize> = (0..entrants).collect();
                order.sort_by_key(|entrant| takht_core::mixed(&[nth, *entrant as u64]));
                let round = swiss(&order, players, &before);
                is_whole(&round, entrants, players);
                round.byes.iter().for_each(|&bye| out[bye] += 1);
                for table in &round.tables {
                    for &one in table {
                        for &other in table.iter().filter(|&&other| other > one) {
                            assert!(met.insert((one, other)) || players > 2, "{nth} {table:?}");
                        }
                    }
                }
                before.push(round);
            }
            let (most, least) = (out.iter().max(), out.iter().min());
            assert!(most.unwrap() - least.unwrap() <= 1, "byes {out:?}");
        }
    }

    #[test]
    fn when_all_have_met_they_meet_again_as_seldom_as_possible() {
        let order = [0, 1, 2, 3];
        let mut before = Vec::new();
        for _ in 0..6 {
            before.push(swiss(&order, 2, &before));
        }
        let met = |one, other| {
            let tables = before.iter().flat_map(|round| &round.tables);
            tables.filter(|table| sorted(table) == [one, other]).count()
        };
        for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            assert_eq!(met(one, other), 2, "{before:?}");
        }
        assert_eq!(before[0].tables, [[0, 1], [2, 3]], "neighbours meet first");
    }
}
