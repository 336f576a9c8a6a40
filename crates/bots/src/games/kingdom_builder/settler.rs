//! A fast player for simulations.

use arrayvec::ArrayVec;
use takht_core::{Chance, Game, Quick, Seat, Turn};
use takht_kingdom_builder::{Card, Hex, Hexes, KingdomBuilder, KingdomBuilderEvent as Event, SPAN};

/// Builds where it fulfils the most wishes: sets of hexes that the cards of the game favour. It uses every
/// tile that adds a settlement, and no tile that moves one.
#[derive(Clone, Copy, Debug)]
pub struct Settler {
    /// It ignores one in this many wishes at random.
    pub forgets: u32,
}

impl Default for Settler {
    fn default() -> Self {
        Self { forgets: 8 }
    }
}

/// Sets of hexes that a seat wishes to build on, the most important first.
type Wishes = ArrayVec<Hexes, 6>;

/// The wishes of a seat: tiles, castles, and one for each card of the game.
fn wishes(game: &KingdomBuilder, seat: Seat) -> Wishes {
    let map = game.map();
    let own = game.settlements(seat);
    let mut wishes = Wishes::new();
    wishes.push(game.beside_tiles(seat));
    let beside = own.neighbours();
    wishes.push(map.castles().without(beside).neighbours());
    let sectors = || Hexes::SECTORS.map(|sector| ((own & sector).count(), sector));
    for card in game.cards() {
        wishes.push(match card {
            Card::Fishermen => map.water().neighbours().without(map.water()),
            Card::Miners => map.mountains().neighbours(),
            Card::Workers => (map.locations() | map.castles()).neighbours(),
            Card::Discoverers => {
                let empty = (0..SPAN).filter(|&row| own.count_row(row) == 0);
                empty.fold(Hexes::NONE, |all, row| all | Hexes::row(row))
            }
            Card::Knights => {
                let fullest = (0..SPAN).max_by_key(|&row| own.count_row(row));
                Hexes::row(fullest.unwrap_or(0))
            }
            Card::Hermits => Hexes::ALL.without(beside),
            Card::Citizens => beside,
            Card::Merchants => {
                let places = map.locations() | map.castles();
                places.without(beside).neighbours()
            }
            Card::Lords => {
                let rivals = Seat::all(game.players()).filter(|&other| other != seat);
                let rivals: ArrayVec<Hexes, 4> =
                    rivals.map(|other| game.settlements(other)).collect();
                let contested = sectors().into_iter().filter(|(count, sector)| {
                    let most = rivals.iter().map(|&all| (all & *sector).count()).max();
                    *count <= most.unwrap_or(0)
                });
                contested.fold(Hexes::NONE, |all, (_, sector)| all | sector)
            }
            Card::Farmers => {
                let weakest = sectors().into_iter().min_by_key(|(count, _)| *count);
                weakest.map_or(Hexes::NONE, |(_, sector)| sector)
            }
        });
    }
    wishes
}

impl Settler {
    /// One of the hexes, chosen by the wishes in order; `None` if there are no hexes.
    fn among(&self, mut sites: Hexes, wishes: &Wishes, chance: &mut Quick) -> Option<Hex> {
        for &wish in wishes {
            let liked = sites & wish;
            if !liked.is_empty() && chance.below(self.forgets) > 0 {
                sites = liked;
            }
        }
        match sites.count() {
            0 => None,
            count => Some(sites.nth(chance.below(count))),
        }
    }

    /// Its event on its turn.
    #[inline]
    pub fn choose(&self, game: &KingdomBuilder, seat: Seat, chance: &mut Quick) -> Event {
        if game.open_card().is_none() {
            return game.sample(chance);
        }
        let wishes = wishes(game, seat);
        if game.owed() > 0 {
            let site = self.among(game.building_sites(), &wishes, chance);
            return site.map_or_else(|| game.sample(chance), Event::Build);
        }
        if game.supply(seat) > 0 {
            for by in game.usable_tiles().filter(|by| !by.moves()) {
                if let Some(at) = self.among(game.extra_sites(by), &wishes, chance) {
                    return Event::Extra { by, at };
                }
            }
        }
        Event::End
    }

    /// Plays one event, also where chance acts.
    #[inline]
    pub fn play(&self, game: &mut KingdomBuilder, chance: &mut Quick) {
        let event = match game.turn() {
            Turn::Seat(seat) => self.choose(game, seat, chance),
            Turn::Chance | Turn::Over => game.deal(chance),
        };
        game.play_unchecked(event);
    }
}
