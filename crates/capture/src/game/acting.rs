//! Turns: moving, capturing and battling (C7 to C15).

use takht_core::{Chance, Game, MAX_SEATS, Seat};

use super::scouting::Action;
use super::{Capture, MAX_BUILDINGS, Phase};
use crate::ground::NOWHERE;
use crate::squares::Squares;
use crate::{CaptureEvent as Event, Square};

impl Capture {
    /// The squares that the active pawn may move to: a step, or a hop around its own building (C8,
    /// C9).
    #[inline]
    pub(super) fn move_squares(&self) -> Squares {
        let pawn = self.pawn(self.active);
        let own = self.ground.beside(pawn) & self.owned[self.active.index() % MAX_SEATS];
        let around = each(own).fold(self.ground.around(pawn), |all, building| {
            all | self.ground.buildings[building].around
        });
        (around & self.free).without(self.occupied())
    }

    /// The buildings that the active pawn may attack, one bit each (C10).
    #[inline]
    pub(super) fn capturable(&self) -> u32 {
        let own = self.owned[self.active.index() % MAX_SEATS];
        self.ground.beside(self.pawn(self.active)) & !own
    }

    /// The seats whose pawns the active pawn may attack (C12).
    #[inline]
    pub(super) fn opponents(&self) -> impl Iterator<Item = Seat> {
        let around = self.ground.around(self.pawn(self.active));
        // The pawn of a player who is out, or off the map, stands nowhere.
        let near = move |pawn: u8| pawn != NOWHERE && around.contains(pawn);
        Seat::all(self.players()).filter(move |&seat| near(self.pawn(seat)))
    }

    /// True if the active pawn can move or attack something (C7).
    pub(super) fn can_act(&self) -> bool {
        !self.move_squares().is_empty()
            || self.capturable() != 0
            || self.opponents().next().is_some()
    }

    pub(super) fn list_actions(&self, events: &mut Vec<Event>) {
        let before = events.len();
        let square = |at: u8| self.ground.square(at);
        events.extend(self.move_squares().iter().map(|at| Event::Move(square(at))));
        let buildings = each(self.capturable()).map(|i| self.ground.buildings[i].first);
        let mut attacks: Vec<u8> = buildings.collect();
        attacks.sort_unstable();
        events.extend(attacks.into_iter().map(|at| Event::Capture(square(at))));
        events.extend(self.opponents().map(Event::Battle));
        if events.len() == before || self.options.may_pass {
            events.push(Event::Pass);
        }
    }

    /// A random action, each equally likely.
    #[inline]
    pub(super) fn sample_action<C: Chance + ?Sized>(&self, chance: &mut C) -> Action {
        let (moves, attacks) = (self.move_squares(), self.capturable());
        let (steps, captures) = (moves.count(), attacks.count_ones());
        let battles = self.opponents().count() as u32;
        let actions = steps + captures + battles;
        let pass = u32::from(actions == 0 || self.options.may_pass);
        let mut n = chance.below(actions + pass);
        if n < steps {
            return Action::Move(moves.nth(n));
        }
        n -= steps;
        if n < captures {
            let building = each(attacks).nth(n as usize).unwrap_or(0);
            return Action::Attack(building as u8);
        }
        n -= captures;
        let opponent = self.opponents().nth(n as usize);
        opponent.map_or(Action::Pass, Action::Battle)
    }

    /// The event of an action.
    #[inline]
    pub(super) fn written(&self, action: Action) -> Event {
        match action {
            Action::Move(at) => Event::Move(self.ground.square(at)),
            Action::Attack(building) => {
                let building = &self.ground.buildings[usize::from(building)];
                Event::Capture(self.ground.square(building.first))
            }
            Action::Battle(seat) => Event::Battle(seat),
            Action::Pass => Event::Pass,
        }
    }

    #[inline]
    pub(super) fn act(&mut self, action: Action) {
        match action {
            Action::Move(at) => {
                self.pawns[self.active.index() % MAX_SEATS] = at;
                self.pass_turn();
            }
            Action::Attack(building) => self.phase = Phase::Roll(building),
            Action::Battle(seat) => self.phase = Phase::Rolls(seat),
            Action::Pass => self.pass_turn(),
        }
    }

    #[inline]
    pub(super) fn sample_square<C: Chance + ?Sized>(
        &self,
        squares: Squares,
        chance: &mut C,
    ) -> Square {
        let n = chance.below(squares.count());
        self.ground.square(squares.nth(n))
    }

    /// Takes the roll from the attacked building's points; at 0 the attacker owns it (C10, C11).
    #[inline]
    pub(super) fn hit(&mut self, roll: u8) {
        if let Phase::Roll(building) = self.phase {
            let building = usize::from(building);
            let left = self.points[building].saturating_sub(roll);
            self.points[building] = left;
            if left == 0 {
                self.points[building] = self.ground.buildings[building].kind.points();
                let bit = 1 << building;
                self.owned.iter_mut().for_each(|owned| *owned &= !bit);
                self.owned[self.active.index()] |= bit;
            }
        }
        self.pass_turn();
    }

    /// Decides a battle (C12 to C15).
    #[inline]
    pub(super) fn fight(&mut self, attack: u8, defence: u8) {
        let Phase::Rolls(defender) = self.phase else {
            return;
        };
        if attack == defence {
            return self.pass_turn();
        }
        let (attacker, won) = (self.active, attack > defence);
        let loser = if won { defender } else { attacker };
        // Order matters: lift the loser, let a winning attacker advance, then look at the loser's
        // base.
        let square = self.pawn(defender);
        self.pawns[loser.index()] = NOWHERE;
        if won {
            self.pawns[attacker.index()] = square;
        }
        self.lives[loser.index()] -= 1;
        if self.is_out(loser) {
            if self.standing() == 1 {
                self.phase = Phase::Over;
            } else {
                self.pass_turn();
            }
            return;
        }
        let base = self.bases[loser.index()];
        match Seat::all(self.players()).find(|&seat| self.pawn(seat) == base) {
            Some(mover) => self.phase = Phase::Step { mover, loser },
            None => {
                self.pawns[loser.index()] = base;
                self.pass_turn();
            }
        }
    }

    /// The squares for a pawn that has to make room: the free squares next to it, or else the
    /// nearest ones, counted in steps over everything but gaps (C14).
    pub(super) fn step_squares(&self, mover: Seat) -> Squares {
        let free = self.free.without(self.occupied());
        let mut reached = Squares::one(self.pawn(mover));
        loop {
            let all = reached.iter();
            let wider = all.fold(reached, |all, at| all | self.ground.around(at));
            let found = wider & free;
            if !found.is_empty() || wider == reached {
                return found;
            }
            reached = wider;
        }
    }

    /// Moves the pawn that makes room, and returns the loser to its base.
    pub(super) fn make_room(&mut self, square: Square) {
        if let Phase::Step { mover, loser } = self.phase {
            self.pawns[mover.index()] = self.ground.index(square).unwrap_or(NOWHERE);
            self.pawns[loser.index()] = self.bases[loser.index()];
        }
        self.pass_turn();
    }

    /// Gives the turn to the next player who is not out; a round ends at the first seat (C17).
    #[inline]
    pub(super) fn pass_turn(&mut self) {
        self.phase = Phase::Act;
        loop {
            self.active = self.next(self.active);
            if self.active == self.first {
                self.rounds = self.rounds.saturating_add(1);
                if self
                    .options
                    .round_limit
                    .is_some_and(|limit| self.rounds >= limit)
                {
                    self.phase = Phase::Over;
                    return;
                }
            }
            if !self.is_out(self.active) {
                return;
            }
        }
    }
}

/// The numbers of the buildings in a set.
#[inline]
pub(super) fn each(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(bit % MAX_BUILDINGS)
    })
}
