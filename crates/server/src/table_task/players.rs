//! Identified people at a table: who they are when they sit down, and what they have played.

use takht_core::{Ending, Seat};
use takht_people::{FinishedGame, FinishedSeat};
use takht_protocol::{Pace, PersonCard, PersonKey, Problem, ProblemReport, Sit, seat_text};

use super::{TableClosed, TableTask};
use crate::people;
use crate::secret;
use crate::store::{SeatRow, TableRow, now};

impl TableTask {
    /// The person who signs a request for a seat, with their own name.
    pub(super) async fn identified(
        &mut self,
        sit: &Sit,
    ) -> Result<Option<(String, PersonCard)>, ProblemReport> {
        let Some(signed) = &sit.person else {
            return Ok(None);
        };
        let Some(secret) = &sit.secret else {
            let about = "who signs chooses the secret of the seat";
            return Err(Problem::BadSignature.about(about));
        };
        let text = seat_text(&self.table.id, &sit.sealed, &secret::hash(secret));
        people::check(signed, &text)?;
        let data = &self.table.row.data;
        let pace = data.clock.and_then(Pace::of).map(Pace::name);
        let known = self
            .registry
            .people
            .known(&signed.key, &data.game, pace)
            .await;
        let known = known.map_err(|error| self.registry.people_failed(&error))?;
        let Some(known) = known else {
            return Err(self.registry.unknown(&signed.key).await);
        };
        people::has_name(&known.look)?;
        let card = PersonCard {
            key: signed.key.clone(),
            shape: known.look.shape,
            colour: known.look.colour,
            rating: known.rating,
        };
        Ok(Some((known.look.name, card)))
    }

    /// Refuses a seat at a listed table to a person whom somebody there has blocked, or who has blocked them.
    /// Who blocked whom is not said.
    pub(super) async fn may_sit_beside(&mut self, key: &PersonKey) -> Result<(), ProblemReport> {
        let data = &self.table.row.data;
        if !data.listed {
            return Ok(());
        }
        let seats = data.seats.iter().filter_map(|seat| match seat {
            SeatRow::Person { person, .. } => person.as_ref().map(|card| card.key.clone()),
            SeatRow::Nobody | SeatRow::Bot(_) => None,
        });
        let others: Vec<PersonKey> = seats.collect();
        if others.is_empty() {
            return Ok(());
        }
        let apart = self.registry.people.are_apart(key, &others).await;
        match apart.map_err(|error| self.registry.people_failed(&error))? {
            false => Ok(()),
            true => {
                let about = "you and another player here do not play together; you can watch";
                Err(Problem::KeptApart.about(about))
            }
        }
    }

    /// Notes the result of a game with identified people. Every server that sees the end does it, and only the
    /// first one changes anything.
    pub(super) async fn note_result(&mut self, data: &TableRow) -> Result<(), TableClosed> {
        let Some(finished) = self.finished(data) else {
            return Ok(());
        };
        match self.registry.people.finish(&finished).await {
            Ok(_) => Ok(()),
            Err(error) => {
                tracing::warn!(%error, "the result of a game could not be noted");
                Err(TableClosed)
            }
        }
    }

    /// The finished game, if anybody identified has played it. People who resigned, were replaced, or had a bot
    /// in their seat at the end share the last place, unless nobody else is left.
    fn finished(&self, data: &TableRow) -> Option<FinishedGame> {
        let result = data.result.as_ref()?;
        if data.players.is_empty() {
            return None;
        }
        let place_of = |seat: usize| {
            let better = result
                .places
                .iter()
                .take_while(|place| !place.contains(&seat));
            1 + better.map(Vec::len).sum::<usize>()
        };
        let is_gone = |seat: usize| {
            let began = data.players.get(seat).and_then(Option::as_ref);
            let is_replaced = began.is_some_and(|player| match data.seats.get(seat) {
                Some(SeatRow::Person { person, .. }) => {
                    person.as_ref().map(|card| &card.key) != Some(&player.key)
                }
                Some(SeatRow::Nobody | SeatRow::Bot(_)) | None => true,
            });
            let stood_in = Seat::new(seat).and_then(|seat| self.table.stood_in(seat));
            is_replaced || stood_in.is_some()
        };
        let seats = 0..data.seats.len();
        let here: Vec<usize> = seats.clone().filter(|seat| !is_gone(*seat)).collect();
        let seats = seats.map(|seat| {
            let player = data.players.get(seat).and_then(Option::as_ref);
            let place = match here.contains(&seat) {
                true => here
                    .iter()
                    .filter(|one| place_of(**one) < place_of(seat))
                    .count(),
                false if here.is_empty() => place_of(seat) - 1,
                false => here.len(),
            };
            FinishedSeat {
                key: player.map(|player| player.key.to_string()),
                name: match player {
                    Some(player) => player.name.clone(),
                    None => data.seats.get(seat).map(SeatRow::name).unwrap_or_default(),
                },
                points: result.totals.get(seat).copied().unwrap_or_default(),
                place: u32::try_from(place + 1).unwrap_or(u32::MAX),
            }
        });
        Some(FinishedGame {
            table: self.table.id.to_string(),
            game: data.game.clone(),
            pace: data
                .clock
                .and_then(Pace::of)
                .map(|pace| pace.name().to_owned()),
            at: now(),
            moment: self.now(),
            seats: seats.collect(),
            is_rated: data.rated && result.ended != Some(Ending::Agreed),
        })
    }
}
