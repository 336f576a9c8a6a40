//! Ready-made maps, laid as ordinary events.

use takht_core::{Chance, Game};

use crate::{Capture, CaptureEvent as Event, Square, TILES};

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
    /// opening roll has been made. A layout with a name spreads buildings and bases over its map; a
    /// random one does not care.
    pub fn events<C: Chance + ?Sized>(self, game: &Capture, chance: &mut C) -> Vec<Event> {
        let (mut game, mut events) = (game.clone(), Vec::new());
        let tiles = self.tiles();
        while game.is_being_laid() {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            let next = tiles.and_then(|tiles| {
                let mut tiles = tiles.iter().map(|&tile| Event::Tile(tile));
                tiles.find(|tile| legal.contains(tile))
            });
            let event = match (next, self) {
                (Some(tile), _) => tile,
                (None, Self::Random) => game.sample(chance),
                (None, _) => game.spread_out(&legal),
            };
            game.play_unchecked(event);
            events.push(event);
        }
        events
    }
}

impl Capture {
    /// The legal placement that is farthest from the nearest of its kind placed so far, and of equal
    /// ones that is farthest from all of them together: large buildings first, since they need the
    /// most room. Bases keep away from each other; buildings are what one wants to be near.
    fn spread_out(&self, legal: &[Event]) -> Event {
        let picture = self.picture();
        let buildings = picture.buildings.iter();
        let built: Vec<Square> = buildings
            .flat_map(|building| [Some(building.first), building.second])
            .flatten()
            .collect();
        let players = picture.players.iter();
        let bases: Vec<Square> = players.filter_map(|player| player.base).collect();
        let has_large = legal.iter().any(|event| matches!(event, Event::Large(..)));
        let room = |event: &Event| match *event {
            Event::Small(_) if has_large => (0, 0),
            Event::Small(at) => distance(at, &built),
            Event::Large(first, second) => distance(first, &built).min(distance(second, &built)),
            Event::Base(at) => distance(at, &bases),
            _ => (0, 0),
        };
        let best = legal.iter().rev().max_by_key(|event| room(event));
        // A layout that is being laid has a legal placement.
        best.copied().unwrap_or(Event::Pass)
    }
}

/// Steps to the nearest of some squares, and to all of them together.
fn distance(square: Square, from: &[Square]) -> (u32, u32) {
    let steps = |other: &Square| {
        let across = square.x.abs_diff(other.x).max(square.y.abs_diff(other.y));
        u32::from(across)
    };
    let nearest = from.iter().map(steps).min().unwrap_or(u32::MAX);
    (nearest, from.iter().map(steps).sum())
}
