//! Ready-made maps, played as ordinary events.

use takht_core::{Chance, Game};

use crate::{Capture, CaptureEvent as Event, Square, TILES};

/// A ready-made map.
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
    /// All layouts.
    pub const ALL: [Self; 4] = [Self::River, Self::Square, Self::Line, Self::Random];

    /// The names of the layouts.
    pub const NAMES: [&'static str; 4] = ["river", "square", "line", "random"];

    /// The name of the layout.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The layout with this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|layout| layout.name() == name)
    }

    /// The places of its tiles, in a legal order; none for the random layout.
    fn tiles(self) -> Option<[Square; TILES as usize]> {
        // One text for each row of tiles.
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
        // The first tile is at 0,0; each further one touches a tile before it.
        let mut laid: Vec<Square> = Vec::new();
        while let Some(next) = to_lay
            .iter()
            .position(|tile| laid.is_empty() || laid.iter().any(|other| other.touches(*tile)))
        {
            laid.push(to_lay.remove(next));
        }
        laid.try_into().ok()
    }

    /// The events that place the missing tiles, buildings and bases, after the opening roll. A
    /// named layout spreads buildings and bases over its map; the random one places them anywhere.
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
    /// The legal placement that is farthest from the nearest piece of its kind and, among equal
    /// ones, farthest from all of them in sum. Large buildings come first, since they need the most
    /// room. Bases keep away only from each other, because players want to start near buildings.
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
        // During setup there is always a legal placement.
        best.copied().unwrap_or(Event::Pass)
    }
}

/// The steps to the nearest of these squares, and the sum of the steps to all of them.
fn distance(square: Square, from: &[Square]) -> (u32, u32) {
    let steps = |other: &Square| {
        let across = square.x.abs_diff(other.x).max(square.y.abs_diff(other.y));
        u32::from(across)
    };
    let nearest = from.iter().map(steps).min().unwrap_or(u32::MAX);
    (nearest, from.iter().map(steps).sum())
}
