//! What the incidents of a table say: for whom a bot stands in, who offers to end the game, who votes.

use serde::{Deserialize, Serialize};
use takht_core::{Ending, Happening, Incident, Replacement, Seat};
use takht_protocol::{StandIn, Vote};

use crate::time_source::Moment;

/// An incident in a table's row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IncidentRow {
    /// When it happened, in milliseconds of service.
    pub at: u64,
    /// What happened.
    pub what: Incident,
}

/// What the incidents say about one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatIncidents {
    /// The last time that a bot began to stand in, and why.
    pub(crate) stood_in: Option<(StandIn, usize)>,
    /// When the player came back after that.
    pub(crate) back: Option<(usize, Moment)>,
    /// The ply at which the player's time last ran out.
    pub(crate) out_of_time: Option<usize>,
    /// True if the player has resigned.
    pub(crate) resigned: bool,
    /// When somebody new took the seat.
    pub(crate) sat: Option<(usize, Moment)>,
}

impl SeatIncidents {
    pub(crate) fn of(incidents: &[IncidentRow], seat: Seat) -> Self {
        let mut found = Self::default();
        for IncidentRow { at, what } in incidents {
            if what.what.seat() != Some(seat) {
                continue;
            }
            let ply = what.ply;
            match what.what {
                Happening::Away(_) => {
                    found.stood_in = Some((StandIn::Away, ply));
                    found.back = None;
                }
                Happening::Time(_) => {
                    found.stood_in = Some((StandIn::Time, ply));
                    found.out_of_time = Some(ply);
                    found.back = None;
                }
                Happening::Back(_) => found.back = Some((ply, *at)),
                Happening::Resign(_) => found.resigned = true,
                Happening::Sit { .. } => {
                    found = Self {
                        sat: Some((ply, *at)),
                        ..Self::default()
                    }
                }
                Happening::Replaced { .. } => found = Self::default(),
                Happening::Offer(_)
                | Happening::Decline(_)
                | Happening::Vote { .. }
                | Happening::End(_) => {}
            }
        }
        found
    }
}

/// Adds an incident. A stand-in that has played nothing when its player is back leaves no trace, and
/// neither do votes of that moment: so nobody makes the list longer by coming and going. Nor does who votes
/// differently at the same ply: the new vote takes the place of the old one.
pub(crate) fn add(incidents: &mut Vec<IncidentRow>, at: Moment, ply: usize, what: Happening) {
    if let Happening::Back(back) = what {
        let was_longer = incidents.len();
        incidents.retain(|row| {
            let undone = match row.what.what {
                Happening::Away(seat) | Happening::Vote { seat, .. } => seat == back,
                _ => false,
            };
            !(undone && row.what.ply == ply)
        });
        let was_away = |row: &IncidentRow| match row.what.what {
            Happening::Away(seat) | Happening::Time(seat) | Happening::Vote { seat, .. } => {
                seat == back
            }
            _ => false,
        };
        if incidents.len() < was_longer && !has_open(incidents, back, was_away) {
            return;
        }
    }
    if let Happening::Vote { by, seat, .. } = what {
        let is_old = |row: &IncidentRow| match row.what.what {
            Happening::Vote {
                by: other,
                seat: about,
                ..
            } => (other, about, row.what.ply) == (by, seat, ply),
            _ => false,
        };
        incidents.retain(|row| !is_old(row));
    }
    let what = Incident { ply, what };
    incidents.push(IncidentRow { at, what });
}

/// True if one of these incidents comes after the last time that the seat's player was back.
fn has_open(incidents: &[IncidentRow], seat: Seat, of: impl Fn(&IncidentRow) -> bool) -> bool {
    let back = |row: &IncidentRow| matches!(row.what.what, Happening::Back(one) if one == seat);
    let since = incidents.iter().rposition(back).map_or(0, |at| at + 1);
    incidents[since..].iter().any(of)
}

/// The seats that agree to end the game.
pub(crate) fn offer(incidents: &[IncidentRow]) -> Vec<usize> {
    let mut agreed = Vec::new();
    for IncidentRow { what, .. } in incidents {
        match &what.what {
            Happening::Offer(seat) => {
                if !agreed.contains(&seat.index()) {
                    agreed.push(seat.index());
                }
            }
            Happening::Decline(_) | Happening::End(_) => agreed.clear(),
            Happening::Resign(seat) | Happening::Replaced { seat, .. } => {
                agreed.retain(|other| *other != seat.index());
            }
            Happening::Away(_)
            | Happening::Time(_)
            | Happening::Back(_)
            | Happening::Vote { .. }
            | Happening::Sit { .. } => {}
        }
    }
    agreed
}

/// True if a seat has offered, declined or withdrawn at this ply: it offers again after the next turn.
pub(crate) fn has_had_a_say(incidents: &[IncidentRow], seat: Seat, ply: usize) -> bool {
    let said = [Happening::Offer(seat), Happening::Decline(seat)];
    let mut now = incidents.iter().filter(|row| row.what.ply == ply);
    now.any(|row| said.contains(&row.what.what))
}

/// How many incidents are offers and votes of a seat.
pub(crate) fn said_by(incidents: &[IncidentRow], seat: Seat) -> usize {
    let said = |row: &&IncidentRow| match row.what.what {
        Happening::Offer(by) | Happening::Decline(by) | Happening::Vote { by, .. } => by == seat,
        _ => false,
    };
    incidents.iter().filter(said).count()
}

/// The votes to replace somebody. Of the votes of one seat about another the last one counts.
pub(crate) fn votes(incidents: &[IncidentRow]) -> Vec<Vote> {
    let mut cast: Vec<(Seat, Seat, Replacement)> = Vec::new();
    for IncidentRow { what, .. } in incidents {
        match what.what {
            Happening::Vote { by, seat, with } => {
                cast.retain(|(voter, about, _)| (*voter, *about) != (by, seat));
                cast.push((by, seat, with));
            }
            Happening::Back(seat) | Happening::Sit { seat, .. } => {
                cast.retain(|(_, about, _)| *about != seat);
            }
            Happening::Resign(seat) | Happening::Replaced { seat, .. } => {
                cast.retain(|(voter, about, _)| *voter != seat && *about != seat);
            }
            Happening::Away(_)
            | Happening::Time(_)
            | Happening::Offer(_)
            | Happening::Decline(_)
            | Happening::End(_) => {}
        }
    }
    let mut votes: Vec<Vote> = Vec::new();
    for (by, seat, with) in cast {
        let (by, seat) = (by.index(), seat.index());
        match votes
            .iter_mut()
            .find(|vote| (vote.seat, vote.with) == (seat, with))
        {
            Some(vote) => vote.by.push(by),
            None => votes.push(Vote {
                seat,
                with,
                by: vec![by],
            }),
        }
    }
    votes
}

/// The seats whose players resigned, in that order.
pub(crate) fn resigned(incidents: &[IncidentRow]) -> Vec<Seat> {
    takht_core::resigned(incidents.iter().map(|row| &row.what))
}

/// Why the game ended, or is to end, before its rules end it.
pub(crate) fn ending(incidents: &[IncidentRow]) -> Option<Ending> {
    incidents.iter().find_map(|row| match row.what.what {
        Happening::End(ending) => Some(ending),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    fn rows(lines: &[&str]) -> Vec<IncidentRow> {
        let mut rows = Vec::new();
        for (at, line) in lines.iter().enumerate() {
            let Incident { ply, what } = line.parse().unwrap();
            add(&mut rows, at as u64, ply, what);
        }
        rows
    }

    fn lines(rows: &[IncidentRow]) -> Vec<String> {
        rows.iter().map(|row| row.what.to_string()).collect()
    }

    #[test]
    fn who_is_back_before_the_bot_has_played_leaves_no_trace() {
        assert!(rows(&["4 away 1", "4 back 1"]).is_empty());
        assert!(rows(&["4 vote 0 1 bot", "4 back 1"]).is_empty());
        let played = ["4 away 1", "9 back 1"];
        assert_eq!(lines(&rows(&played)), played);
        // The bank was emptied: that stays.
        let time = ["4 time 1", "4 back 1"];
        assert_eq!(lines(&rows(&time)), time);
        let voted = ["4 away 1", "6 vote 0 1 bot", "6 back 1"];
        assert_eq!(lines(&rows(&voted)), ["4 away 1", "6 back 1"]);
    }

    #[test]
    fn incidents_are_about_the_player_who_has_the_seat_now() {
        let one = seat(1);
        let of = |lines: &[&str]| SeatIncidents::of(&rows(lines), one);
        let out = of(&["4 time 1"]);
        assert_eq!(out.stood_in, Some((StandIn::Time, 4)));
        assert_eq!((out.out_of_time, out.back), (Some(4), None));
        assert_eq!(of(&["4 time 1", "9 back 1"]).back, Some((9, 1)));
        let new = of(&["4 time 1", "5 replaced 1 guest a", "8 sit 1 b"]);
        let expected = SeatIncidents {
            sat: Some((8, 2)),
            ..SeatIncidents::default()
        };
        assert_eq!(new, expected);
        assert!(of(&["4 resign 1"]).resigned);
        assert_eq!(of(&["4 resign 0"]), SeatIncidents::default());
    }

    #[test]
    fn offers_and_votes_are_counted_once_and_cleared() {
        let offered = |lines: &[&str]| offer(&rows(lines));
        assert_eq!(offered(&["1 offer 0", "1 offer 0", "2 offer 2"]), [0, 2]);
        assert_eq!(offered(&["1 offer 0", "2 decline 1", "3 offer 1"]), [1]);
        assert_eq!(offered(&["1 offer 0", "2 offer 1", "3 resign 0"]), [1]);
        let voted = |lines: &[&str]| {
            let votes = votes(&rows(lines)).into_iter();
            votes
                .map(|vote| (vote.seat, vote.with, vote.by))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            voted(&["1 vote 0 1 bot", "1 vote 2 1 guest", "1 vote 2 1 bot"]),
            [(1, Replacement::Bot, vec![0, 2])]
        );
        assert_eq!(voted(&["1 vote 0 1 bot", "3 back 1"]), []);
        assert_eq!(voted(&["1 vote 0 1 bot", "3 resign 0"]), []);
        let said = rows(&["1 offer 0", "1 decline 2"]);
        let has_said = [0, 1, 2].map(|number| has_had_a_say(&said, seat(number), 1));
        assert_eq!(has_said, [true, false, true]);
        assert!(!has_had_a_say(&said, seat(0), 2), "after the next turn");
        assert_eq!(said_by(&said, seat(0)), 1);
    }

    #[test]
    fn who_votes_differently_at_the_same_ply_votes_once() {
        let voted = [
            "1 vote 0 1 bot",
            "1 vote 0 1 guest",
            "1 vote 2 1 bot",
            "1 vote 0 1 bot",
        ];
        assert_eq!(lines(&rows(&voted)), ["1 vote 2 1 bot", "1 vote 0 1 bot"]);
        let later = ["1 vote 0 1 bot", "2 vote 0 1 guest", "2 vote 0 3 guest"];
        assert_eq!(lines(&rows(&later)), later);
    }
}
