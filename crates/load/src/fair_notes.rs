//! What a simulated player notes of a table's fair deals, to compare it with the record at the end.

use takht_core::fair::{Fair, NONCE_BYTES, Noted, Seal, seal};
use takht_core::{Seat, Viewer};
use takht_protocol::{TableSnapshot, TableState, ToTable, Who};

use crate::fault::Fault;

/// What a player notes of a table's fair deals.
pub(crate) struct FairNotes {
    /// The commitment, from before the player sat down.
    commit: [u8; 32],
    /// The player's own nonce. It belongs to this commitment: a table that draws a new seed gets a new one.
    nonce: Vec<u8>,
    /// All seals, from when the table asked for the nonces.
    sealed: Option<Vec<Seal>>,
    /// Whether the player has opened its seal over this connection.
    opened: bool,
}

impl FairNotes {
    /// Notes the commitment of a table where the player is going to sit.
    pub(crate) fn begin(snapshot: &TableSnapshot) -> Result<Self, Fault> {
        Ok(Self {
            commit: block(snapshot)?.commit,
            nonce: random_nonce()?,
            sealed: None,
            opened: false,
        })
    }

    /// The seal of the player's nonce, in hex.
    pub(crate) fn seal(&self) -> String {
        let seal = seal(&self.nonce).unwrap_or_default();
        base16ct::lower::encode_string(&seal)
    }

    /// The player connects: it may have to open its seal again.
    pub(crate) fn connects(&mut self) {
        self.opened = false;
    }

    /// Checks a snapshot of the table against the notes. Returns what the player has to say to it.
    pub(crate) fn look(
        &mut self,
        snapshot: &TableSnapshot,
        seat: Seat,
    ) -> Result<Option<ToTable>, Fault> {
        let fair = block(snapshot)?;
        let Some(sealed) = &fair.sealed else {
            return Err(Fault::new("a new table has fair deals without seals"));
        };
        let seat = seat.index();
        let own = sealed.get(seat).copied().flatten();
        match snapshot.state {
            TableState::Gathering => {
                if fair.commit != self.commit {
                    // The table has gathered again. It must not know any nonce of its new seed.
                    if own.is_some() || fair.nonces.iter().any(|nonce| !nonce.is_empty()) {
                        return Err(Fault::new("a new commitment with old seals or nonces"));
                    }
                    self.commit = fair.commit;
                    self.nonce = random_nonce()?;
                    self.sealed = None;
                }
                let is_sealed = own == seal(&self.nonce);
                Ok((!is_sealed).then(|| ToTable::Seal(self.seal())))
            }
            TableState::Opening => {
                self.check_commitment(&fair)?;
                if own != seal(&self.nonce) {
                    return Err(Fault::new("the game begins with another seal of this seat"));
                }
                let is_person = snapshot.seats.iter();
                let is_person = is_person.map(|seat| matches!(seat.who, Who::Person(_)));
                if !is_person.eq(sealed.iter().map(Option::is_some)) {
                    return Err(Fault::new("each person must have a seal, and nobody else"));
                }
                for (nonce, known) in fair.nonces.iter().zip(sealed) {
                    if !nonce.is_empty() && seal(nonce) != *known {
                        return Err(Fault::new("a nonce does not match its seal"));
                    }
                }
                self.sealed = fair.sealed.clone();
                let is_open = fair.nonces.get(seat) == Some(&self.nonce);
                if is_open || self.opened {
                    return Ok(None);
                }
                self.opened = true;
                Ok(Some(ToTable::Open(base16ct::lower::encode_string(
                    &self.nonce,
                ))))
            }
            TableState::Playing | TableState::Over => {
                if self.sealed.is_none() {
                    return Err(Fault::new("the game has begun without this seat's nonce"));
                }
                self.check_commitment(&fair)?;
                self.noted(seat).check(&fair).map_err(|unfair| {
                    Fault::new(format!("the fair deals changed during the game: {unfair}"))
                })?;
                Ok(None)
            }
            TableState::Frozen => Err(Fault::new(format!("frozen: {:?}", snapshot.frozen))),
        }
    }

    /// Once the player may have opened its seal, neither the commitment nor a seal may change.
    fn check_commitment(&self, fair: &Fair) -> Result<(), Fault> {
        if fair.commit != self.commit {
            return Err(Fault::new("the commitment has changed"));
        }
        match &self.sealed {
            Some(noted) if fair.sealed.as_ref() != Some(noted) => {
                Err(Fault::new("a seal has changed"))
            }
            _ => Ok(()),
        }
    }

    /// The notes, without the events.
    fn noted(&self, seat: usize) -> Noted {
        Noted {
            commit: Some(self.commit),
            sealed: self.sealed.clone(),
            nonces: [(seat, self.nonce.clone())].into_iter().collect(),
            seen: None,
        }
    }

    /// The notes, with the events that the player has seen.
    pub(crate) fn with_events(&self, seat: Seat, events: &[String]) -> Noted {
        let seen = takht_core::fair::SeenEvents::of(events);
        Noted {
            seen: Some((Viewer::Seat(seat), seen)),
            ..self.noted(seat.index())
        }
    }
}

fn block(snapshot: &TableSnapshot) -> Result<Fair, Fault> {
    Fair::read(&snapshot.fair).map_err(|unfair| Fault::of(&unfair))
}

fn random_nonce() -> Result<Vec<u8>, Fault> {
    let mut nonce = vec![0; NONCE_BYTES];
    getrandom::fill(&mut nonce).map_err(|error| Fault::of(&error))?;
    Ok(nonce)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use serde_json::json;
    use takht_protocol::TableSeat;

    use super::*;

    fn snapshot(state: &TableState, fair: &Fair) -> TableSnapshot {
        let who = [Who::Person("Ada".to_owned()), Who::Bot("novice".to_owned())];
        let seats = who.map(|who| TableSeat {
            who,
            here: true,
            stood_in: false,
            stand_in: None,
            gone: false,
            kept_for: None,
            person: None,
        });
        let value = json!({
            "table": "aaaaaaaaaaaa", "game": "kingdomino", "options": {}, "state": state,
            "seats": seats, "hints": false, "fair": fair.to_value(),
        });
        serde_json::from_value(value).unwrap()
    }

    /// A table of the seed, as it is before anybody sits there.
    fn empty(seed: u8) -> Fair {
        let mut fair = Fair::new([seed; 32], vec![Vec::new(); 2]);
        fair.seed = None;
        fair
    }

    #[test]
    fn a_player_seals_opens_and_notes_and_finds_every_change() {
        let seat = Seat::default();
        let gathering = snapshot(&TableState::Gathering, &empty(1));
        let mut notes = FairNotes::begin(&gathering).unwrap();
        let seal_now = |notes: &FairNotes| Some(ToTable::Seal(notes.seal()));
        assert_eq!(notes.look(&gathering, seat).unwrap(), seal_now(&notes));
        let sealed = |seed: u8, notes: &FairNotes| Fair {
            sealed: Some(vec![seal(&notes.nonce), None]),
            ..empty(seed)
        };
        let is_sealed = snapshot(&TableState::Gathering, &sealed(1, &notes));
        assert_eq!(notes.look(&is_sealed, seat).unwrap(), None);
        // The table gathers again: another seed, another nonce.
        let before = notes.nonce.clone();
        let again = snapshot(&TableState::Gathering, &empty(2));
        let said = notes.look(&again, seat).unwrap();
        assert_eq!(said, seal_now(&notes));
        assert_ne!(notes.nonce, before);
        let stale = snapshot(&TableState::Gathering, &sealed(3, &notes));
        assert!(notes.look(&stale, seat).is_err());
        // It opens once a connection, and not if the table has its nonce.
        let opening = snapshot(&TableState::Opening, &sealed(2, &notes));
        let open = Some(ToTable::Open(base16ct::lower::encode_string(&notes.nonce)));
        assert_eq!(notes.look(&opening, seat).unwrap(), open);
        assert_eq!(notes.look(&opening, seat).unwrap(), None);
        notes.connects();
        assert_eq!(notes.look(&opening, seat).unwrap(), open);
        notes.connects();
        let opened = Fair {
            nonces: vec![notes.nonce.clone(), Vec::new()],
            ..sealed(2, &notes)
        };
        let opened_table = snapshot(&TableState::Opening, &opened);
        assert_eq!(notes.look(&opened_table, seat).unwrap(), None);
        let playing = snapshot(&TableState::Playing, &opened);
        assert_eq!(notes.look(&playing, seat).unwrap(), None);
        for forged in [
            Fair {
                commit: [9; 32],
                ..opened.clone()
            },
            Fair {
                sealed: Some(vec![seal(&[1; 16]), None]),
                ..opened.clone()
            },
            Fair {
                sealed: Some(vec![seal(&notes.nonce), seal(&[1; 16])]),
                ..opened.clone()
            },
            Fair {
                nonces: vec![vec![1; 16], Vec::new()],
                ..opened.clone()
            },
            Fair {
                sealed: None,
                ..opened.clone()
            },
        ] {
            for state in [TableState::Opening, TableState::Playing, TableState::Over] {
                let forged = snapshot(&state, &forged);
                assert!(notes.look(&forged, seat).is_err(), "{forged:?}");
            }
        }
    }

    #[test]
    fn a_game_that_begins_without_the_own_nonce_is_a_fault() {
        let mut notes = FairNotes::begin(&snapshot(&TableState::Gathering, &empty(1))).unwrap();
        let playing = snapshot(&TableState::Playing, &empty(1));
        assert!(notes.look(&playing, Seat::default()).is_err());
    }
}
