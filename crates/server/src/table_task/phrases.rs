//! What players say to each other: phrases, which are shown to everybody and stored nowhere.

use takht_core::MAX_SEATS;
use takht_protocol::{FromTable, Phrase, Problem, ProblemReport, Said};

use super::{TableTask, Visitor};
use crate::bus::Hint;
use crate::time_source::Moment;

/// How many phrases a seat may say at once.
const AT_ONCE: u64 = 5;

/// How many milliseconds each phrase costs: a seat that has said its share waits so long for the next one.
const PAUSE: u64 = 5000;

/// When each seat has paid for what it has said.
#[derive(Default)]
pub(super) struct Pauses([Moment; MAX_SEATS]);

impl Pauses {
    /// Counts a phrase of a seat; otherwise returns for how many seconds the seat has to wait.
    fn count(&mut self, seat: usize, now: Moment) -> Result<(), u32> {
        let Some(paid) = self.0.get_mut(seat) else {
            return Err(1);
        };
        let next = now.max(*paid) + PAUSE;
        match (next - now).checked_sub(AT_ONCE * PAUSE) {
            None | Some(0) => {
                *paid = next;
                Ok(())
            }
            Some(wait) => Err(u32::try_from(wait.div_ceil(1000)).unwrap_or(u32::MAX)),
        }
    }
}

impl TableTask {
    /// A player says something to everybody at the table.
    pub(super) fn say(&mut self, visitor: Visitor, phrase: Phrase) {
        let seat = self.visitors.get(&visitor).and_then(|one| one.seat);
        let now = self.now();
        let said = match seat.map(takht_core::Seat::index) {
            None => Err(Problem::Watching.about("only a player with a seat may say something")),
            Some(seat) => match self.phrases.count(seat, now) {
                Ok(()) => Ok(Said { seat, phrase }),
                Err(wait) => Err(ProblemReport {
                    wait: Some(wait),
                    ..Problem::TooMany.about(format!("say the next thing in {wait} seconds"))
                }),
            },
        };
        match said {
            Ok(said) => {
                self.tell_all(&FromTable::Said(said));
                let id = self.table.id.clone();
                self.registry.bus.hint(Hint::Said(id, said));
            }
            Err(problem) => self.tell(visitor, &FromTable::Problem(problem)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_says_five_things_at_once_and_then_one_every_five_seconds() {
        let mut pauses = Pauses::default();
        for _ in 0..AT_ONCE {
            assert_eq!(pauses.count(0, 1000), Ok(()));
        }
        assert_eq!(pauses.count(0, 1000), Err(5));
        assert_eq!(pauses.count(1, 1000), Ok(()), "others may");
        assert_eq!(pauses.count(0, 3500), Err(3));
        assert_eq!(pauses.count(0, 6000), Ok(()));
        assert_eq!(pauses.count(0, 6000), Err(5));
        assert_eq!(pauses.count(MAX_SEATS, 0), Err(1));
    }
}
