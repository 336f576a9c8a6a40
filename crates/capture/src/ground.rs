//! The finished map: its squares, their neighbours, and the buildings.
//!
//! A map of 20 tiles has 80 squares (180 with larger tiles), whatever its shape. The number of a
//! square is its index in the ascending list of squares, and its neighbours are stored as a set. So
//! no board has to be large enough for every shape, and gaps need no squares.

use std::sync::OnceLock;

use crate::squares::Squares;
use crate::walks::Walks;
use crate::{Kind, Square};

/// The number that stands for no square.
pub(crate) const NOWHERE: u8 = u8::MAX;

/// A map and its buildings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ground {
    squares: Vec<Square>,
    /// The neighbours of each square, in all eight directions.
    around: Vec<Squares>,
    /// The square to the right of each square, and the one below; [`NOWHERE`] at the edge of the
    /// map.
    right: Vec<u8>,
    below: Vec<u8>,
    pub(crate) buildings: Vec<Building>,
    /// The buildings that touch each square, one bit each.
    beside: Vec<u32>,
    walks: Asked,
}

/// The distances between all squares, computed at the first request. They follow from the other
/// fields, so comparing two grounds ignores them.
#[derive(Debug, Default)]
struct Asked(OnceLock<Walks>);

impl Clone for Asked {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for Asked {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Asked {}

/// A building as placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Building {
    pub(crate) kind: Kind,
    /// Its smaller square, and the second square of a large building.
    pub(crate) first: u8,
    pub(crate) second: Option<u8>,
    /// The squares it stands on.
    pub(crate) squares: Squares,
    /// The squares it touches.
    pub(crate) around: Squares,
}

impl Ground {
    /// The map of these tiles of `size`×`size` squares.
    pub(crate) fn new(tiles: &[Square], size: u8) -> Self {
        let size = size as i8;
        let mut squares: Vec<Square> = tiles
            .iter()
            .flat_map(|tile| {
                let inside = (0..size).flat_map(move |x| (0..size).map(move |y| (x, y)));
                inside.map(move |(x, y)| Square::new(tile.x * size + x, tile.y * size + y))
            })
            .collect();
        squares.sort_unstable();
        // A box around the map with a margin, to look up neighbours.
        let low = |along: fn(&Square) -> i8| squares.iter().map(along).min().unwrap_or(0);
        let high = |along: fn(&Square) -> i8| squares.iter().map(along).max().unwrap_or(0);
        let (left, top) = (i16::from(low(|s| s.x)) - 1, i16::from(low(|s| s.y)) - 1);
        let height = usize::from((i16::from(high(|s| s.y)) - top + 2) as u16);
        let width = usize::from((i16::from(high(|s| s.x)) - left + 2) as u16);
        let place = |square: &Square| {
            let (x, y) = (i16::from(square.x) - left, i16::from(square.y) - top);
            usize::from(x as u16) * height + usize::from(y as u16)
        };
        let mut index = vec![NOWHERE; width * height];
        for (i, square) in (0..).zip(&squares) {
            index[place(square)] = i;
        }
        let columns = [-1, 0, 1].map(|x: isize| x * height as isize);
        let around = squares.iter().map(|square| {
            let here = place(square) as isize;
            let all = columns
                .iter()
                .flat_map(|x| [-1, 0, 1].map(|y| here + x + y));
            let others = all.filter(|&at| at != here).map(|at| index[at as usize]);
            others.filter(|&other| other != NOWHERE).collect()
        });
        let around: Vec<Squares> = around.collect();
        let right = squares
            .iter()
            .map(|square| index[place(square) + height])
            .collect();
        let below = squares
            .iter()
            .map(|square| index[place(square) + 1])
            .collect();
        Self {
            beside: vec![0; squares.len()],
            squares,
            around,
            right,
            below,
            buildings: Vec::new(),
            walks: Asked::default(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.squares.len()
    }

    /// Every square of the map.
    pub(crate) fn all(&self) -> Squares {
        Squares::first_of(self.len())
    }

    #[inline]
    pub(crate) fn square(&self, index: u8) -> Square {
        self.squares
            .get(usize::from(index))
            .copied()
            .unwrap_or_default()
    }

    /// The number of a square, if the map has it.
    pub(crate) fn index(&self, square: Square) -> Option<u8> {
        let found = self.squares.binary_search(&square).ok();
        found.map(|index| index as u8)
    }

    #[inline]
    pub(crate) fn around(&self, index: u8) -> Squares {
        self.around[usize::from(index)]
    }

    /// The buildings that touch a square, one bit each.
    #[inline]
    pub(crate) fn beside(&self, index: u8) -> u32 {
        self.beside[usize::from(index)]
    }

    /// The squares that share an edge with this one and come after it: the candidates for the
    /// second half of a large building.
    #[inline]
    pub(crate) fn halves(&self, index: u8) -> [u8; 2] {
        // The square below comes first: squares are ordered by column.
        [
            self.below[usize::from(index)],
            self.right[usize::from(index)],
        ]
    }

    /// The building that would stand on these squares.
    pub(crate) fn building(&self, first: u8, second: Option<u8>) -> Building {
        let mut squares = Squares::one(first);
        let mut around = self.around(first);
        if let Some(second) = second {
            squares.insert(second);
            around |= self.around(second);
        }
        Building {
            kind: if second.is_some() {
                Kind::Large
            } else {
                Kind::Small
            },
            first,
            second,
            squares,
            around: around.without(squares),
        }
    }

    pub(crate) fn add(&mut self, building: Building) {
        let bit = 1 << self.buildings.len();
        for square in building.around.iter() {
            self.beside[usize::from(square)] |= bit;
        }
        self.buildings.push(building);
        self.walks = Asked::default();
    }

    /// The distances between all squares.
    #[inline]
    pub(crate) fn walks(&self) -> &Walks {
        self.walks.0.get_or_init(|| Walks::of(self))
    }

    /// The building with this smaller square.
    pub(crate) fn building_at(&self, first: u8) -> Option<usize> {
        self.buildings
            .iter()
            .position(|building| building.first == first)
    }

    /// All squares of `within` that ordinary steps can reach from `from`.
    pub(crate) fn flood(&self, from: u8, within: Squares) -> Squares {
        let (mut region, mut open) = (Squares::one(from), Squares::one(from));
        while !open.is_empty() {
            let reached = open
                .iter()
                .fold(Squares::NONE, |all, at| all | self.around(at));
            open = (reached & within).without(region);
            region |= open;
        }
        region
    }

    /// The squares next to large buildings and under them (C5).
    pub(crate) fn near_large<'a>(buildings: impl Iterator<Item = &'a Building>) -> Squares {
        let large = buildings.filter(|building| building.kind == Kind::Large);
        large.fold(Squares::NONE, |all, building| {
            all | building.around | building.squares
        })
    }
}
