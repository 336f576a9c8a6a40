//! Which rule forbids an event.

use takht_core::{Few, Seat};

use super::dealing::bit;
use super::{Kingdomino, Phase};
use crate::grid::{Grid, squares};
use crate::illegal::Due;
use crate::{Domino, Illegal, KingdominoEvent as Event};

impl<G: Grid> Kingdomino<G> {
    /// What is due now.
    pub(super) fn expected(&self) -> Due {
        match self.phase {
            Phase::Deal => match self.lines {
                0 => Due::FirstLine,
                1 => Due::SecondLine,
                _ => Due::NextLine,
            },
            Phase::Kings => Due::Kings,
            Phase::Pick if self.older.is_empty() => Due::FirstPick(self.active()),
            Phase::Pick => Due::Pick(self.active()),
            Phase::Place => {
                let domino = self.older.at(self.step.into());
                if self.newer.is_empty() {
                    Due::LastPlace(self.active(), domino)
                } else {
                    Due::Place(self.active(), domino)
                }
            }
            Phase::Over => Due::Nothing,
        }
    }

    /// Refuses an illegal event with the rule that it breaks.
    pub(super) fn check(&self, event: Event) -> Result<(), Illegal> {
        match (self.phase, event) {
            (Phase::Deal, Event::Deal(line)) => self.check_deal(&line),
            (Phase::Kings, Event::Kings(order)) => self.check_kings(&order),
            (Phase::Pick, Event::Pick(domino)) => self.check_pick(domino),
            (
                Phase::Place,
                Event::Place {
                    domino,
                    left,
                    right,
                },
            ) => {
                self.check_due(domino)?;
                self.kingdom(self.active()).check(domino, left, right)
            }
            (Phase::Place, Event::Discard(domino)) => {
                self.check_due(domino)?;
                let placements = self.kingdom(self.active()).placements(domino);
                match placements.iter().next() {
                    None => Ok(()),
                    Some((left, right)) => Err(Illegal::Placeable {
                        domino,
                        left,
                        right,
                    }),
                }
            }
            _ => Err(Illegal::NotNow {
                due: self.expected(),
            }),
        }
    }

    fn check_deal(&self, line: &[Domino]) -> Result<(), Illegal> {
        let kings = self.options.kings();
        if line.len() != kings {
            let got = line.len();
            return Err(Illegal::LineLength { got, kings });
        }
        let mut unseen = self.unseen;
        for &domino in line {
            if unseen & bit(domino) == 0 {
                return Err(Illegal::DealtTwice { domino });
            }
            unseen &= !bit(domino);
        }
        Ok(())
    }

    fn check_kings(&self, order: &[Seat]) -> Result<(), Illegal> {
        let players = self.options.players;
        if let Some(&seat) = order.iter().find(|seat| seat.index() >= players.into()) {
            return Err(Illegal::KingOfNobody { seat, players });
        }
        let each = self.options.kings_each();
        for seat in Seat::all(players.into()) {
            let got = order.iter().filter(|&&king| king == seat).count();
            if got != each {
                return Err(Illegal::KingCount { seat, got, each });
            }
        }
        Ok(())
    }

    fn check_pick(&self, domino: Domino) -> Result<(), Illegal> {
        let first = self.older.is_empty();
        let mut free = Few::default();
        squares(u64::from(self.free)).for_each(|i| free.push(self.newer.at(i as usize)));
        match self.newer.iter().position(|&other| other == domino) {
            None => Err(Illegal::NotInLine {
                domino,
                free,
                first,
            }),
            Some(i) if self.free & 1 << i == 0 => {
                let by = self.takers[i];
                Err(Illegal::AlreadyPicked { domino, by, free })
            }
            Some(_) => Ok(()),
        }
    }

    fn check_due(&self, domino: Domino) -> Result<(), Illegal> {
        let due = self.older.at(self.step.into());
        if domino == due {
            Ok(())
        } else {
            Err(Illegal::NotDue { domino, due })
        }
    }
}
