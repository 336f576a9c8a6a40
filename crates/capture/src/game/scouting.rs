//! Queries for bots that look ahead: buildings and squares by number, and distances.

use takht_core::{Game, MAX_SEATS, Seat};

use super::acting::each;
use super::{Capture, Phase};
use crate::ground::NOWHERE;
use crate::{CaptureEvent as Event, Kind, Square};

/// The action of a turn, with squares and buildings by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The pawn moves to a square.
    Move(u8),
    /// The pawn attacks a building.
    Attack(u8),
    /// The pawn attacks the pawn of a seat.
    Battle(Seat),
    /// The seat passes.
    Pass,
}

/// The distance between squares that no walk joins.
pub const FAR: u8 = u8::MAX;

impl Capture {
    /// True if the acting seat chooses an [`Action`]: not during setup, and not while a pawn makes
    /// room.
    pub fn is_acting(&self) -> bool {
        self.phase == Phase::Act
    }

    /// Every action of the acting seat except passing: moves, attacks and battles.
    pub fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        let moves = self.move_squares().iter().map(Action::Move);
        let attacks = self.attackable().map(Action::Attack);
        moves
            .chain(attacks)
            .chain(self.opponents().map(Action::Battle))
    }

    /// The squares that the acting pawn may move to.
    #[inline]
    pub fn moves(&self) -> impl Iterator<Item = u8> + use<> {
        self.move_squares().iter()
    }

    /// The buildings that the acting pawn may attack.
    #[inline]
    pub fn attackable(&self) -> impl Iterator<Item = u8> + use<> {
        each(self.capturable()).map(|building| building as u8)
    }

    /// The seats whose pawns the acting pawn may attack.
    #[inline]
    pub fn rivals(&self) -> impl Iterator<Item = Seat> + '_ {
        self.opponents()
    }

    /// The square of a seat's pawn.
    #[inline]
    pub fn standing_on(&self, seat: Seat) -> Option<u8> {
        let pawn = self.pawn(seat);
        (pawn != NOWHERE).then_some(pawn)
    }

    /// How many buildings stand on the map.
    #[inline]
    pub fn building_count(&self) -> u8 {
        self.ground.buildings.len() as u8
    }

    /// The kind of a building.
    #[inline]
    pub fn building_kind(&self, building: u8) -> Kind {
        self.ground.buildings[usize::from(building)].kind
    }

    /// The points a building has left.
    #[inline]
    pub fn points_left(&self, building: u8) -> u8 {
        self.points[usize::from(building)]
    }

    /// True if the seat owns the building.
    #[inline]
    pub fn owns(&self, seat: Seat, building: u8) -> bool {
        self.owned[seat.index() % MAX_SEATS] >> building & 1 == 1
    }

    /// True if no seat owns the building.
    #[inline]
    pub fn is_neutral(&self, building: u8) -> bool {
        let owned = self.owned.iter().fold(0, |all, owned| all | owned);
        owned >> building & 1 == 0
    }

    /// How many squares the map has; 0 before the last tile is laid.
    #[inline]
    pub fn square_count(&self) -> usize {
        self.ground.len()
    }

    /// Where a square of the map lies.
    #[inline]
    pub fn square_at(&self, number: u8) -> Square {
        self.ground.square(number)
    }

    /// The number of a square, if the map has it: its index among all squares in ascending order.
    #[inline]
    pub fn square_number(&self, square: Square) -> Option<u8> {
        self.ground.index(square)
    }

    /// The smaller square of a building, which names it in events, and the second one of a large building.
    #[inline]
    pub fn building_squares(&self, building: u8) -> (u8, Option<u8>) {
        let building = &self.ground.buildings[usize::from(building)];
        (building.first, building.second)
    }

    /// The building with this smaller square.
    #[inline]
    pub fn building_at(&self, first: u8) -> Option<u8> {
        let found = self.ground.building_at(first);
        found.map(|building| building as u8)
    }

    /// The square of a seat's base.
    #[inline]
    pub fn base_of(&self, seat: Seat) -> Option<u8> {
        let base = self.bases[seat.index() % MAX_SEATS];
        (base != NOWHERE).then_some(base)
    }

    /// The tiles laid so far, on the grid of tiles.
    pub fn tiles_laid(&self) -> &[Square] {
        self.tiles.laid()
    }

    /// How many small and large buildings the players still have to place.
    pub fn to_place(&self) -> (u8, u8) {
        self.left()
    }

    /// The first player; meaningless before the opening roll.
    pub fn first_seat(&self) -> Seat {
        self.first
    }

    /// The seat whose pawn waits for another pawn to leave its base (C14).
    pub fn waiting_for_room(&self) -> Option<Seat> {
        match self.phase {
            Phase::Step { loser, .. } => Some(loser),
            _ => None,
        }
    }

    /// True if the acting seat may pass: it cannot act, or the options allow it (C7).
    #[inline]
    pub fn may_pass(&self) -> bool {
        self.options.may_pass || !self.can_act()
    }

    /// The lives a seat has left.
    #[inline]
    pub fn lives(&self, seat: Seat) -> u8 {
        self.lives[seat.index() % MAX_SEATS]
    }

    /// How many rounds are left, the current one included; none without a limit.
    #[inline]
    pub fn rounds_left(&self) -> Option<u32> {
        let limit = self.options.round_limit?;
        Some(limit.saturating_sub(self.rounds))
    }

    /// How many ordinary steps lead from one square to another, ignoring pawns; [`FAR`] if no walk
    /// does.
    #[inline]
    pub fn steps(&self, from: u8, to: u8) -> u8 {
        self.ground.walks().between(from, to)
    }

    /// How many ordinary steps lead from a square to one that touches a building.
    #[inline]
    pub fn steps_to_building(&self, from: u8, building: u8) -> u8 {
        self.ground.walks().to_building(from, building)
    }

    /// Plays an action of the acting seat.
    ///
    /// # Panics
    /// May panic, or leave a position that no game reaches, unless the action is allowed.
    #[inline]
    pub fn act_unchecked(&mut self, action: Action) {
        self.act(action);
    }

    /// The event of an action.
    #[inline]
    pub fn event_of(&self, action: Action) -> Event {
        self.written(action)
    }

    /// The other seats that are still in the game.
    pub fn others_in_game(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.players()).filter(move |&other| other != seat && !self.is_out(other))
    }
}
