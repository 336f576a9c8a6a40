//! Which rule forbids an event.

use takht_core::{Game, Seat};

use super::acting::each;
use super::{Capture, Phase};
use crate::{CaptureEvent as Event, Due, FACES, Illegal, Square};

impl Capture {
    /// What is due now.
    fn expected(&self) -> Due {
        match self.phase {
            Phase::First => Due::First,
            Phase::Tiles => Due::Tile(self.active),
            Phase::Buildings => Due::Building(self.active),
            Phase::Bases => Due::Base(self.active),
            Phase::Act => Due::Act(self.active),
            Phase::Roll(_) => Due::Roll(self.active),
            Phase::Rolls(_) => Due::Rolls(self.active),
            Phase::Step { mover, .. } => Due::Step(mover),
            Phase::Over => Due::Nothing,
        }
    }

    /// Refuses an illegal event with the rule that it breaks.
    pub(super) fn check(&self, event: Event) -> Result<(), Illegal> {
        match (self.phase, event) {
            (Phase::First, Event::First(seat)) => self.check_seat(seat),
            (Phase::Tiles, Event::Tile(tile)) => self.check_tile(tile),
            (Phase::Buildings, Event::Small(square)) => self.check_building(square, None),
            (Phase::Buildings, Event::Large(first, second)) => {
                self.check_building(first, Some(second))
            }
            (Phase::Bases, Event::Base(square)) => self.check_base(square),
            (Phase::Act, Event::Move(square)) => self.check_move(square),
            (Phase::Act, Event::Capture(square)) => self.check_capture(square),
            (Phase::Act, Event::Battle(seat)) => self.check_battle(seat),
            (Phase::Act, Event::Pass) => self.check_pass(),
            (Phase::Roll(_), Event::Roll(roll)) => check_face(roll),
            (Phase::Rolls(_), Event::Rolls(attack, defence)) => {
                check_face(attack).and_then(|()| check_face(defence))
            }
            (Phase::Step { mover, loser }, Event::Step(square)) => {
                self.check_step(mover, loser, square)
            }
            _ => Err(Illegal::NotNow {
                due: self.expected(),
            }),
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Illegal> {
        let players = self.options.players;
        if seat.is_at_table_of(players) {
            Ok(())
        } else {
            Err(Illegal::NobodyThere { seat, players })
        }
    }

    /// The number of a square on which a pawn can stand; refuses any other.
    fn check_empty(&self, square: Square, clause: &'static str) -> Result<u8, Illegal> {
        let at = self.check_free(square, clause)?;
        match Seat::all(self.players()).find(|&seat| self.pawn(seat) == at) {
            None => Ok(at),
            Some(by) => Err(Illegal::PawnThere { square, by, clause }),
        }
    }

    fn check_move(&self, square: Square) -> Result<(), Illegal> {
        let at = self.check_empty(square, "C8")?;
        if self.move_squares().contains(at) {
            return Ok(());
        }
        // A building that touches both squares would allow a hop if the player owned it.
        let both = self.ground.beside(self.pawn(self.active)) & self.ground.beside(at);
        match each(both).next() {
            None => Err(Illegal::TooFar { square }),
            Some(building) => Err(Illegal::NotYours {
                building: self.ground.square(self.ground.buildings[building].first),
                owner: self.owner(building),
            }),
        }
    }

    fn check_capture(&self, building: Square) -> Result<(), Illegal> {
        let index = self.ground.index(building);
        let found = index.and_then(|first| self.ground.building_at(first));
        let Some(i) = found else {
            return Err(Illegal::NoBuilding { square: building });
        };
        if self.owned[self.active.index()] >> i & 1 == 1 {
            Err(Illegal::OwnBuilding { building })
        } else if self.capturable() >> i & 1 == 1 {
            Ok(())
        } else {
            Err(Illegal::BuildingAway { building })
        }
    }

    fn check_battle(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_seat(seat)?;
        if seat == self.active {
            Err(Illegal::OwnPawn)
        } else if self.is_out(seat) {
            Err(Illegal::Out { seat })
        } else if self.opponents().any(|other| other == seat) {
            Ok(())
        } else {
            Err(Illegal::PawnAway { seat })
        }
    }

    fn check_pass(&self) -> Result<(), Illegal> {
        if self.can_act() && !self.options.may_pass {
            Err(Illegal::MustAct)
        } else {
            Ok(())
        }
    }

    fn check_step(&self, mover: Seat, loser: Seat, square: Square) -> Result<(), Illegal> {
        if self.ground.index(square) == Some(self.bases[loser.index()]) {
            return Err(Illegal::TheBase { square });
        }
        let at = self.check_empty(square, "C14")?;
        let allowed = self.step_squares(mover);
        if allowed.contains(at) {
            return Ok(());
        }
        let nearest = allowed.lowest().map(|at| self.ground.square(at));
        let nearest = nearest.unwrap_or_default();
        Err(Illegal::NotNearest { square, nearest })
    }
}

/// Refuses a number that is not on the die.
fn check_face(roll: u8) -> Result<(), Illegal> {
    if (1..=FACES).contains(&roll) {
        Ok(())
    } else {
        let number = roll.into();
        Err(Illegal::NoSuchFace { number })
    }
}
