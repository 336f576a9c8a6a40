//! Ready-made maps, laid as ordinary events.

use takht_core::{Chance, Game, Turn};

use crate::{Capture, CaptureEvent as Event, Kind, Square, TILES};

/// A map that can be laid at once.
///
/// ```
/// use takht_capture::{Capture, CaptureOptions, Layout};
/// use takht_core::{Game, Quick};
///
/// let mut game = Capture::new(&CaptureOptions::players(3)).unwrap();
/// let mut chance = Quick::new(1);
/// let first = game.deal(&mut chance);
/// game.play(first).unwrap();
/// for event in Layout::River.events(&game, &mut chance) {
///     game.play(event).unwrap();
/// }
/// assert!(game.turn().seat().is_some());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// A river that winds from side to side.
    River,
    /// Four rows of five tiles.
    Square,
    /// All tiles in two rows: a long, narrow strip.
    Line,
    /// Everything at random.
    Random,
}

impl Layout {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::River, Self::Square, Self::Line, Self::Random];

    /// Their names.
    pub const NAMES: [&'static str; 4] = ["river", "square", "line", "random"];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The layout of a name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.name() == name)
    }

    /// Where its tiles lie, in an order in which they can be laid; none for a random one.
    fn tiles(self) -> Option<[Square; TILES as usize]> {
        // Rows of tiles, each followed from where the last one ended.
        let drawing: &[&str] = match self {
            Self::River => &[
                "####....", "...#....", "...####.", "......#.", ".######.", ".#......", ".###....",
            ],
            Self::Square => &["#####", "#####", "#####", "#####"],
            Self::Line => &["##########", "##########"],
            Self::Random => return None,
        };
        let mut to_lay: Vec<Square> = Vec::new();
        for (y, row) in (0..).zip(drawing) {
            let drawn = (0..).zip(row.chars()).filter(|(_, tile)| *tile == '#');
            to_lay.extend(drawn.map(|(x, _)| Square::new(x, y)));
        }
        // The first is at 0,0; each next is one that touches those before.
        let mut laid: Vec<Square> = Vec::new();
        while let Some(next) = to_lay
            .iter()
            .position(|tile| laid.is_empty() || laid.iter().any(|other| other.touches(*tile)))
        {
            laid.push(to_lay.remove(next));
        }
        laid.try_into().ok()
    }

    /// The events that lay what is still missing of the map, the buildings and the bases. The
    /// opening roll has been made. A layout with a name spreads buildings and bases over its map as
    /// far from each other as the rules allow; a random one does not care.
    pub fn events<C: Chance + ?Sized>(self, game: &Capture, chance: &mut C) -> Vec<Event> {
        let (mut game, mut events) = (game.clone(), Vec::new());
        let tiles = self.tiles();
        while let (Turn::Seat(_), true) = (game.turn(), game.is_being_laid()) {
            let event = match &tiles {
                None => game.sample(chance),
                Some(tiles) => {
                    let next = tiles.iter().map(|&tile| Event::Tile(tile));
                    let mut fits = next.filter(|&event| game.clone().play(event).is_ok());
                    match fits.next() {
                        Some(event) => event,
                        None => game.spread_out(),
                    }
                }
            };
            game.play_unchecked(event);
            events.push(event);
        }
        events
    }
}

impl Capture {
    /// True while tiles, buildings and bases are placed.
    pub fn is_being_laid(&self) -> bool {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        matches!(
            legal.first(),
            Some(Event::Tile(_) | Event::Small(_) | Event::Large(..) | Event::Base(_))
        )
    }

    /// The legal placement that is farthest from everything placed so far: large buildings first,
    /// since they need the most room, and of equal ones the first.
    fn spread_out(&self) -> Event {
        let picture = self.picture();
        let mut placed: Vec<Square> = Vec::new();
        for building in &picture.buildings {
            placed.push(building.first);
            placed.extend(building.second);
        }
        let bases: Vec<Square> = picture
            .players
            .iter()
            .filter_map(|player| player.base)
            .collect();
        let mut legal = Vec::new();
        self.legal(&mut legal);
        let has_large = legal.iter().any(|event| matches!(event, Event::Large(..)));
        let far = |square: Square, from: &[Square]| {
            let steps =
                |other: &Square| u8::max(square.x.abs_diff(other.x), square.y.abs_diff(other.y));
            from.iter().map(steps).min().unwrap_or(u8::MAX)
        };
        let room = |event: &Event| match *event {
            Event::Small(_) if has_large => 0,
            Event::Small(at) => far(at, &placed),
            Event::Large(first, second) => far(first, &placed).min(far(second, &placed)),
            // Bases keep away from each other; buildings are what one wants to be near.
            Event::Base(at) => far(at, &bases),
            _ => 0,
        };
        let best = legal.iter().rev().max_by_key(|event| room(event));
        // A layout that is being laid has a legal placement.
        best.copied().unwrap_or(Event::Pass)
    }

    /// How many buildings of a kind stand on the map.
    pub fn buildings(&self, kind: Kind) -> usize {
        let buildings = self.picture().buildings;
        buildings
            .iter()
            .filter(|building| building.kind == kind)
            .count()
    }
}
