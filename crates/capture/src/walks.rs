//! The distances between all squares.

use crate::ground::Ground;
use crate::squares::Squares;

/// The steps between any two squares of a map, over squares without buildings.
#[derive(Debug, Default)]
pub(crate) struct Walks {
    squares: usize,
    between: Vec<u8>,
    buildings: usize,
    to_building: Vec<u8>,
}

impl Walks {
    pub(crate) fn of(ground: &Ground) -> Self {
        let built = ground
            .buildings
            .iter()
            .fold(Squares::NONE, |all, building| all | building.squares);
        let free = ground.all().without(built);
        let squares = ground.len();
        let walk = |from: Squares| {
            let mut steps = vec![u8::MAX; squares];
            let (mut reached, mut open, mut far) = (from, from, 0);
            while !open.is_empty() && far < u8::MAX {
                open.iter().for_each(|at| steps[usize::from(at)] = far);
                let wider = open
                    .iter()
                    .fold(Squares::NONE, |all, at| all | ground.around(at));
                open = (wider & free).without(reached);
                reached |= open;
                far += 1;
            }
            steps
        };
        let all = 0..squares as u8;
        Self {
            squares,
            between: all.flat_map(|from| walk(Squares::one(from))).collect(),
            buildings: ground.buildings.len(),
            to_building: ground
                .buildings
                .iter()
                .flat_map(|building| walk(building.around & free))
                .collect(),
        }
    }

    #[inline]
    pub(crate) fn between(&self, from: u8, to: u8) -> u8 {
        let at = usize::from(from) * self.squares + usize::from(to);
        self.between.get(at).copied().unwrap_or(u8::MAX)
    }

    #[inline]
    pub(crate) fn to_building(&self, from: u8, building: u8) -> u8 {
        debug_assert!(usize::from(building) < self.buildings);
        let at = usize::from(building) * self.squares + usize::from(from);
        self.to_building.get(at).copied().unwrap_or(u8::MAX)
    }
}
