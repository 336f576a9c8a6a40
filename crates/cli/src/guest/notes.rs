//! What a guest notes of the fair deals, to compare it with the record at the end.

use takht_core::fair::{Fair, NONCE_BYTES, Noted, Seal, SeenEvents, Unfair, seal};
use takht_core::{Seat, Viewer};
use takht_protocol::{TableSnapshot, TableState, ToTable};

use crate::seed::hex;

/// What a guest notes of a table's fair deals.
pub(super) struct Notes {
    commit: [u8; 32],
    nonce: Vec<u8>,
    /// All seals, from when the table asked for the nonces.
    sealed: Option<Vec<Seal>>,
}

impl Notes {
    /// Notes the commitment of a table, from before the guest sits down.
    pub(super) fn begin(snapshot: &TableSnapshot) -> Result<Self, Unfair> {
        Ok(Self {
            commit: Fair::read(&snapshot.fair)?.commit,
            nonce: nonce(),
            sealed: None,
        })
    }

    /// The seal of the guest's nonce.
    pub(super) fn seal(&self) -> String {
        hex(&seal(&self.nonce).unwrap_or_default())
    }

    /// Compares a table with the notes, and returns what to say to it.
    pub(super) fn look(
        &mut self,
        snapshot: &TableSnapshot,
        seat: Seat,
    ) -> Result<Option<ToTable>, Unfair> {
        let fair = Fair::read(&snapshot.fair)?;
        let sealed = fair.sealed.clone().unwrap_or_default();
        let own = sealed.get(seat.index()).copied().flatten();
        if snapshot.state == TableState::Gathering {
            if fair.commit != self.commit {
                // The table gathers again, with another seed: it gets another nonce.
                self.commit = fair.commit;
                self.nonce = nonce();
                self.sealed = None;
            }
            let is_sealed = own == seal(&self.nonce);
            return Ok((!is_sealed).then(|| ToTable::Seal(self.seal())));
        }
        if snapshot.state == TableState::Opening {
            if own != seal(&self.nonce) {
                return Err(Unfair::OtherSeal(seat.index()));
            }
            self.sealed.get_or_insert(sealed);
            let mut noted = self.noted(seat);
            // The table does not have the nonce yet.
            noted.nonces.clear();
            noted.check(&fair)?;
            let is_open = fair.nonces.get(seat.index()) == Some(&self.nonce);
            return Ok((!is_open).then(|| ToTable::Open(hex(&self.nonce))));
        }
        self.noted(seat).check(&fair)?;
        Ok(None)
    }

    fn noted(&self, seat: Seat) -> Noted {
        Noted {
            commit: Some(self.commit),
            sealed: self.sealed.clone(),
            nonces: [(seat.index(), self.nonce.clone())].into_iter().collect(),
            seen: None,
        }
    }

    /// The notes, with the events that the guest has seen.
    pub(super) fn with_events(&self, seat: Seat, events: &[String]) -> Noted {
        Noted {
            seen: Some((Viewer::Seat(seat), SeenEvents::of(events))),
            ..self.noted(seat)
        }
    }
}

/// Random bytes. Without them the deals are as fair as the other players and the server make them.
fn nonce() -> Vec<u8> {
    let mut nonce = vec![0; NONCE_BYTES];
    let _ = getrandom::fill(&mut nonce);
    nonce
}
