//! `takht verify`: checks that the deals were fair.

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use takht_core::fair::{Fair, NONCE_BYTES, Noted};
use takht_core::{Message, Record};

use crate::batch::each_record;
use crate::console::{Console, Done, Failure};
use crate::seed::bytes;

/// Draw every deal of a game again and compare
///
/// A record with fair deals holds the seed of its deals, the commitment to that seed which the table
/// published before the game, and the nonces that the players added. The command checks that the seed
/// matches the commitment and each nonce its seal, and that they give every chance event and the
/// ready-made layout. The table publishes the seed when the game is over.
///
/// A record by itself shows only that its deals fit its own commitment: a server that cheats could have
/// replaced seed, commitment and deals together. To rule that out, note the commitment before you sit
/// down, and your own nonce, and give them here. What no record can show: the people who run the
/// server know the seed during the game.
#[derive(Args)]
pub(crate) struct Verify {
    /// A file of records, or - for standard input
    file: PathBuf,

    /// The commitment as you noted it before the game: 64 hexadecimal digits
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    commit: Option<[u8; 32]>,

    /// The nonce of a seat as its player noted it: the number of the seat, from 0 as in the record, and 32
    /// hexadecimal digits (repeatable)
    #[arg(long = "nonce", value_name = "SEAT=HEX", value_parser = nonce)]
    nonces: Vec<(usize, Vec<u8>)>,

    /// Print one line of JSON for each record
    #[arg(long)]
    json: bool,
}

fn commitment(text: &str) -> Result<[u8; 32], String> {
    let commitment = bytes(text).and_then(|bytes| bytes.try_into().ok());
    commitment.ok_or_else(|| {
        let digits = text.chars().count();
        format!("a commitment has 64 hexadecimal digits (0-9, a-f); these are {digits} characters")
    })
}

fn nonce(text: &str) -> Result<(usize, Vec<u8>), String> {
    let example = format!("0={}", "0123456789abcdef".repeat(2));
    let (seat, hex) = text.split_once('=').ok_or_else(|| {
        format!("write the seat, an equals sign and the nonce, such as {example}")
    })?;
    let seat = seat.parse().map_err(|_| {
        format!(
            "`{seat}` is not the number of a seat; seats are counted from 0, such as in {example}"
        )
    })?;
    let nonce = bytes(hex).filter(|bytes| bytes.len() == NONCE_BYTES);
    let nonce = nonce.ok_or_else(|| {
        let digits = hex.chars().count();
        format!("a nonce has 32 hexadecimal digits (0-9, a-f); these are {digits} characters")
    })?;
    Ok((seat, nonce))
}

impl Verify {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let noted = self.noted()?;
        each_record(&self.file, console, |index, record, console| {
            let verified = match &record {
                Ok(record) => self.verify(record, &noted),
                Err(error) => Err(error.in_full()),
            };
            if self.json {
                console.json(&match &verified {
                    Ok(count) => {
                        let compared = noted != Noted::default();
                        json!({"record": index, "fair": true, "deals": count, "compared": compared})
                    }
                    Err(reason) => {
                        let reason = console.say(reason);
                        json!({"record": index, "fair": false, "reason": reason})
                    }
                })?;
            }
            match verified {
                Ok(_) if self.json => Ok(None),
                Ok(count) => {
                    let verified = match noted == Noted::default() {
                        true => Message::new("cli-verified"),
                        false => Message::new("cli-verified-noted"),
                    };
                    let line = Message::new("cli-record-error")
                        .with("record", index)
                        .with("error", verified.with("count", count));
                    let line = console.say(&line);
                    console.line(line)?;
                    Ok(None)
                }
                Err(reason) => Ok(Some(
                    Message::new("cli-not-verified").with("reason", reason),
                )),
            }
        })
    }

    /// What the player has noted.
    fn noted(&self) -> Result<Noted, Failure> {
        let mut nonces = BTreeMap::new();
        for (seat, nonce) in &self.nonces {
            if nonces.insert(*seat, nonce.clone()).is_some() {
                let twice = Message::new("cli-verify-nonce-twice").with("seat", *seat);
                return Err(Failure::Invalid(twice));
            }
        }
        Ok(Noted {
            commit: self.commit,
            nonces,
            ..Noted::default()
        })
    }

    fn verify(&self, record: &Record, noted: &Noted) -> Result<usize, Message> {
        // A nonce for a seat that is not there is a slip of the pen, not another nonce.
        let fair = record.fair.as_ref().and_then(|fair| Fair::read(fair).ok());
        if let (Some((&seat, _)), Some(fair)) = (noted.nonces.last_key_value(), fair)
            && seat >= fair.nonces.len()
        {
            let last = fair.nonces.len().saturating_sub(1);
            return Err(Message::new("cli-verify-no-seat")
                .with("seat", seat)
                .with("last", last));
        }
        takht_games::verify(record, noted).map_err(|unfair| unfair.message())
    }
}
