//! The choices of the acting seat, counted and sampled without listing them.
//!
//! Counting a set of hexes and finding its n-th does not look at the others. Moves are pairs of
//! hexes. If the allowed targets depend on the settlement that is lifted, the sampled pairs include
//! a few that are not allowed; the sampler then draws again. That keeps every allowed move equally
//! likely.

use takht_core::Chance;

use super::KingdomBuilder;
use crate::location::Reach;
use crate::site::each;
use crate::{Direction, Hex, Hexes, KingdomBuilderEvent as Event, Location, Terrain};

/// Where the acting seat may move a settlement with a barn or a harbor (B19).
struct Moves {
    /// Every free hex of the land.
    free: Hexes,
    /// The free hexes next to a settlement; all free hexes if there are none.
    near: Hexes,
    /// The settlement that is the only neighbour of all near hexes. Once it is lifted, no hex is
    /// near, so it may move anywhere.
    only: Option<Hex>,
}

impl KingdomBuilder {
    /// The empty hexes of a terrain.
    #[inline]
    pub(super) fn free(&self, terrain: Terrain) -> Hexes {
        self.map.terrain(terrain).without(self.occupied)
    }

    /// The free hexes that the acting seat may build on: those next to its own if there are any
    /// (B11).
    #[inline]
    pub(super) fn eligible(&self, free: Hexes) -> Hexes {
        let near = free & self.kingdom().beside.once;
        if near.is_empty() { free } else { near }
    }

    /// The hexes for the next mandatory settlement.
    #[inline]
    pub fn building_sites(&self) -> Hexes {
        self.eligible(self.free(self.open))
    }

    /// The hexes where a tile may build one more settlement (B17, B18).
    #[inline]
    pub fn extra_sites(&self, by: Location) -> Hexes {
        match by.reach() {
            Reach::Card => self.building_sites(),
            Reach::Terrain(terrain) => self.eligible(self.free(terrain)),
            Reach::Edge => {
                let free = self.map.buildable().without(self.occupied);
                self.eligible(free & Hexes::EDGE)
            }
            Reach::Line => {
                let free = self.map.buildable().without(self.occupied);
                free & line_ends(self.kingdom().settlements)
            }
            Reach::Water | Reach::Jump => Hexes::NONE,
        }
    }

    /// The free hexes of the land to which a tile moves settlements.
    #[inline]
    pub(super) fn free_for(&self, by: Location) -> Hexes {
        match by.reach() {
            Reach::Card => self.free(self.open),
            Reach::Water => self.map.water().without(self.occupied),
            _ => self.map.buildable().without(self.occupied),
        }
    }

    /// The hexes to which a tile may move this settlement (B19, B20).
    pub fn move_targets(&self, by: Location, from: Hex) -> Hexes {
        let free = self.free_for(by);
        if by.reach() == Reach::Jump {
            let two_away = Direction::ALL.iter().filter_map(|&way| from.jump(way));
            return free & two_away.collect();
        }
        // A hex that only the lifted settlement touches no longer counts as near.
        let beside = &self.kingdom().beside;
        let left_alone = Hexes::around(from).without(beside.twice);
        let near = free & beside.once.without(left_alone);
        if near.is_empty() { free } else { near }
    }

    #[inline]
    fn moves(&self, by: Location) -> Moves {
        let free = self.free_for(by);
        let beside = &self.kingdom().beside;
        let near = free & beside.once;
        let mut moves = Moves {
            free,
            near,
            only: None,
        };
        let alone = near.without(beside.twice);
        if alone == near
            && let Some(one) = near.first()
        {
            let own = self.kingdom().settlements & Hexes::around(one);
            moves.only = own
                .first()
                .filter(|&own| near.without(Hexes::around(own)).is_empty());
        }
        if near.is_empty() {
            moves.near = free;
        }
        moves
    }

    /// The tiles that the acting seat may use now, as a set of kinds (B8).
    #[inline]
    fn usable(&self) -> u8 {
        let between = self.built == 0 || self.owed() == 0;
        match between {
            true => self.sites.kinds_of(self.kingdom().tiles.ready()),
            false => 0,
        }
    }

    /// The tiles that the acting seat may use now.
    pub fn usable_tiles(&self) -> impl Iterator<Item = Location> + use<> {
        each(self.usable()).map(|kind| Location::ALL[kind])
    }

    /// The usable tiles with at least one legal event.
    pub(super) fn useful_tiles(&self) -> impl Iterator<Item = Location> {
        let kingdom = self.kingdom();
        self.usable_tiles().filter(move |&by| {
            let mut own = kingdom.settlements.iter();
            match by.moves() {
                true => own.any(|from| !self.move_targets(by, from).is_empty()),
                false => kingdom.supply > 0 && !self.extra_sites(by).is_empty(),
            }
        })
    }

    /// A random choice, each allowed one equally likely.
    #[inline]
    pub(super) fn sample_choice<C: Chance + ?Sized>(&self, chance: &mut C) -> Event {
        let usable = self.usable();
        let builds = match self.owed() {
            0 if usable == 0 => return Event::End,
            0 => None,
            _ => Some(self.building_sites().counted()),
        };
        // The events without a tile: building, or ending the turn.
        let plain = builds.map_or(1, |sites| sites.total);
        let mut total = plain;
        let mut counts = [0; Location::COUNT];
        for kind in each(usable) {
            let count = self.count_choices(Location::ALL[kind]);
            counts[kind] = count;
            total += count;
        }
        'again: loop {
            let mut n = chance.below(total);
            if n < plain {
                return builds.map_or(Event::End, |sites| Event::Build(sites.nth(n)));
            }
            n -= plain;
            for kind in each(usable) {
                if n < counts[kind] {
                    match self.nth_choice(Location::ALL[kind], n) {
                        Some(event) => return event,
                        None => continue 'again,
                    }
                }
                n -= counts[kind];
            }
        }
    }

    /// How many candidates to sample for a tile, including moves that are not allowed.
    #[inline]
    fn count_choices(&self, by: Location) -> u32 {
        let kingdom = self.kingdom();
        let built = u32::from(super::SUPPLY - kingdom.supply);
        match by {
            Location::Paddock => built * Direction::ALL.len() as u32,
            Location::Barn | Location::Harbor => {
                let moves = self.moves(by);
                let anywhere = moves.only.map_or(0, |_| moves.free.count());
                built * moves.near.count() + anywhere
            }
            _ if kingdom.supply == 0 => 0,
            _ => self.extra_sites(by).count(),
        }
    }

    /// The `n`-th candidate for a tile; none if it is not allowed.
    #[inline]
    fn nth_choice(&self, by: Location, n: u32) -> Option<Event> {
        let (from, to) = match by {
            Location::Paddock => self.nth_jump(n)?,
            Location::Barn | Location::Harbor => self.nth_move(by, n)?,
            _ => {
                let at = self.extra_sites(by).nth(n);
                return Some(Event::Extra { by, at });
            }
        };
        Some(Event::Move { by, from, to })
    }

    #[inline]
    fn nth_jump(&self, n: u32) -> Option<(Hex, Hex)> {
        let ways = Direction::ALL.len() as u32;
        let from = self.kingdom().settlements.nth(n / ways);
        let to = from.jump(Direction::ALL[(n % ways) as usize])?;
        let free = !self.occupied.contains(to) && self.map.buildable().contains(to);
        free.then_some((from, to))
    }

    #[inline]
    fn nth_move(&self, by: Location, n: u32) -> Option<(Hex, Hex)> {
        let moves = self.moves(by);
        let kingdom = self.kingdom();
        let built = u32::from(super::SUPPLY - kingdom.supply);
        let near = moves.near.count();
        if n >= built * near {
            return Some((moves.only?, moves.free.nth(n - built * near)));
        }
        let (from, to) = (kingdom.settlements.nth(n / near), moves.near.nth(n % near));
        // The target is near only because of the lifted settlement, so this pair is not allowed
        // here.
        let beside = &kingdom.beside;
        let left_alone = beside.once.contains(to)
            && !beside.twice.contains(to)
            && Hexes::around(from).contains(to);
        (!left_alone).then_some((from, to))
    }

    /// Appends every choice in canonical order.
    pub(super) fn list_choices(&self, events: &mut Vec<Event>) {
        let kingdom = self.kingdom();
        if self.owed() > 0 {
            events.extend(self.building_sites().iter().map(Event::Build));
        }
        for by in self.usable_tiles() {
            if by.moves() {
                for from in kingdom.settlements.iter() {
                    let targets = self.move_targets(by, from);
                    events.extend(targets.iter().map(|to| Event::Move { by, from, to }));
                }
            } else if kingdom.supply > 0 {
                let sites = self.extra_sites(by);
                events.extend(sites.iter().map(|at| Event::Extra { by, at }));
            }
        }
        if self.owed() == 0 {
            events.push(Event::End);
        }
    }
}

/// The hexes that extend a straight line of at least three hexes of the set, at either end (B18).
#[inline]
pub(super) fn line_ends(set: Hexes) -> Hexes {
    Direction::ALL.into_iter().fold(Hexes::NONE, |ends, way| {
        let second = set.jump(way);
        ends | set.step(way) & second & second.step(way)
    })
}
