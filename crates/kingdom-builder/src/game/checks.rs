//! Which rule forbids an event.

use takht_core::Seat;

use super::{KingdomBuilder, Phase};
use crate::location::Reach;
use crate::{
    Direction, Due, Hex, Hexes, Illegal, KingdomBuilderEvent as Event, Land, Location, Terrain,
};

impl KingdomBuilder {
    /// What is due now.
    fn expected(&self) -> Due {
        match self.phase {
            Phase::Boards => Due::Boards,
            Phase::Cards => Due::Cards,
            Phase::First => Due::First,
            Phase::FirstCard => Due::FirstCard(self.active),
            Phase::NextCard => Due::NextCard(self.active),
            Phase::Reveal => Due::Reveal(self.active),
            Phase::Redraw => Due::Redraw(self.active),
            Phase::Act => match self.owed() {
                0 => Due::Finish(self.active),
                owed => Due::Build(self.active, owed),
            },
            Phase::Over => Due::Nothing,
        }
    }

    /// Refuses an illegal event with the rule that it breaks.
    pub(super) fn check(&self, event: Event) -> Result<(), Illegal> {
        match (self.phase, event) {
            (Phase::Boards, Event::Boards(boards)) => {
                let names = boards.map(|sector| sector.board);
                if let Some(board) = twice(&names) {
                    return Err(Illegal::BoardTwice { board });
                }
                match self.options.boards {
                    Some(agreed) if agreed != boards => Err(Illegal::OtherBoards { agreed }),
                    _ => Ok(()),
                }
            }
            (Phase::Cards, Event::Cards(cards)) => {
                if let Some(card) = twice(&cards) {
                    return Err(Illegal::CardTwice { card });
                }
                match self.options.sorted_cards() {
                    Some(agreed) if agreed != cards => Err(Illegal::OtherCards { agreed }),
                    _ => Ok(()),
                }
            }
            (Phase::First, Event::First(seat)) => self.check_seat(seat),
            (Phase::FirstCard | Phase::NextCard, Event::Draw(seat, card)) => {
                self.check_seat(seat)?;
                if seat != self.active {
                    let due = self.expected();
                    return Err(Illegal::NotNow { due });
                }
                card.map_or(Ok(()), |terrain| self.check_drawn(terrain))
            }
            (Phase::Redraw, Event::Redraw(terrain)) => self.check_drawn(terrain),
            (Phase::Reveal, Event::Reveal(terrain)) => self.check_reveal(terrain),
            (Phase::Act, Event::Build(hex)) => self.check_build(hex),
            (Phase::Act, Event::Extra { by, at }) => self.check_extra(by, at),
            (Phase::Act, Event::Move { by, from, to }) => self.check_move(by, from, to),
            (Phase::Act, Event::End) => match self.owed() {
                0 => Ok(()),
                owed => Err(Illegal::StillOwed {
                    owed,
                    terrain: self.open,
                }),
            },
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

    fn check_drawn(&self, terrain: Terrain) -> Result<(), Illegal> {
        if self.deck.pile().of(terrain) > 0 {
            Ok(())
        } else {
            Err(Illegal::NoCardLeft { terrain })
        }
    }

    fn check_reveal(&self, terrain: Terrain) -> Result<(), Illegal> {
        match self.deck.may_hold(self.active).of(terrain) {
            0 => Err(Illegal::NotInHand { terrain }),
            _ => Ok(()),
        }
    }

    fn check_build(&self, hex: Hex) -> Result<(), Illegal> {
        if self.owed() == 0 {
            return Err(Illegal::NothingOwed);
        }
        self.check_free(hex)?;
        self.check_land(hex, Land::Terrain(self.open), None)?;
        check_beside(hex, self.building_sites())
    }

    fn check_extra(&self, by: Location, at: Hex) -> Result<(), Illegal> {
        if by.moves() {
            return Err(Illegal::WrongUse { tile: by });
        }
        self.check_tile(by)?;
        if self.kingdom().supply == 0 {
            return Err(Illegal::EmptySupply);
        }
        self.check_free(at)?;
        let sites = self.extra_sites(by);
        match by.reach() {
            Reach::Card => self.check_land(at, Land::Terrain(self.open), Some(by))?,
            Reach::Terrain(terrain) => self.check_land(at, Land::Terrain(terrain), Some(by))?,
            Reach::Edge | Reach::Line | Reach::Water | Reach::Jump => self.check_buildable(at)?,
        }
        if by == Location::Tower && !Hexes::EDGE.contains(at) {
            return Err(Illegal::NotOnEdge { hex: at });
        }
        if by == Location::Tavern && !sites.contains(at) {
            return Err(Illegal::NotInLine { hex: at });
        }
        check_beside(at, sites)
    }

    fn check_move(&self, by: Location, from: Hex, to: Hex) -> Result<(), Illegal> {
        if !by.moves() {
            return Err(Illegal::WrongUse { tile: by });
        }
        self.check_tile(by)?;
        if !self.kingdom().settlements.contains(from) {
            let tile = by;
            return Err(Illegal::NotOwn { hex: from, tile });
        }
        match by.reach() {
            Reach::Jump if Direction::ALL.iter().all(|&way| from.jump(way) != Some(to)) => {
                return Err(Illegal::NotTwoAway { from, to });
            }
            _ if from == to => return Err(Illegal::SameHex { tile: by }),
            _ => {}
        }
        self.check_free(to)?;
        match by.reach() {
            Reach::Card => self.check_land(to, Land::Terrain(self.open), Some(by))?,
            Reach::Water => self.check_land(to, Land::Water, Some(by))?,
            _ => self.check_buildable(to)?,
        }
        check_beside(to, self.move_targets(by, from))
    }

    /// Refuses if the acting seat may not use such a tile now.
    fn check_tile(&self, tile: Location) -> Result<(), Illegal> {
        let tiles = &self.kingdom().tiles;
        let of_kind = self.sites.of_kind(tile);
        let owed = self.owed();
        if tiles.held & of_kind == 0 {
            Err(Illegal::NoTile { tile })
        } else if self.built > 0 && owed > 0 {
            Err(Illegal::Midway { tile, owed })
        } else if tiles.ready() & of_kind != 0 {
            Ok(())
        } else if tiles.used & of_kind != 0 {
            Err(Illegal::UsedUp { tile })
        } else {
            Err(Illegal::TooNew { tile })
        }
    }

    fn check_free(&self, hex: Hex) -> Result<(), Illegal> {
        match self.owner(hex) {
            None => Ok(()),
            Some(by) => Err(Illegal::Taken { hex, by }),
        }
    }

    fn check_buildable(&self, hex: Hex) -> Result<(), Illegal> {
        match self.land(hex) {
            Land::Terrain(_) => Ok(()),
            land => Err(Illegal::NotBuildable { hex, land }),
        }
    }

    /// Refuses if the hex has another land than wanted.
    fn check_land(&self, hex: Hex, wanted: Land, by: Option<Location>) -> Result<(), Illegal> {
        let land = self.land(hex);
        if land == wanted {
            return Ok(());
        }
        if wanted != Land::Water {
            self.check_buildable(hex)?;
        }
        Err(Illegal::WrongLand {
            hex,
            land,
            wanted,
            by,
        })
    }
}

/// The first item that is in the list twice.
fn twice<T: Copy + PartialEq>(list: &[T]) -> Option<T> {
    let mut pairs = list.iter().enumerate();
    let found = pairs.find(|(i, one)| list[..*i].contains(one));
    found.map(|(_, one)| *one)
}

/// Refuses a free hex of the right land if another such hex lies next to the player's own
/// settlements (B11).
fn check_beside(hex: Hex, allowed: Hexes) -> Result<(), Illegal> {
    match allowed.first() {
        Some(beside) if !allowed.contains(hex) => Err(Illegal::Apart { hex, beside }),
        _ => Ok(()),
    }
}
