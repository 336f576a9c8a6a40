//! `takht verify`: checks that the deals were fair.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use takht_core::Message;

use crate::batch::each_record;
use crate::console::{Console, Done};

/// Draw every deal of a game again and compare
///
/// A record with fair deals holds the seed of its deals, and the commitment to that seed which the
/// table published before the game. The command checks that the seed matches the commitment, and that
/// the seed draws every chance event. The table publishes the seed when the game is over.
#[derive(Args)]
pub(crate) struct Verify {
    /// A file of records, or - for standard input
    file: PathBuf,

    /// Print one line of JSON for each record
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        each_record(&self.file, console, |index, record, console| {
            let verified = match &record {
                Ok(record) => takht_games::verify(record).map_err(|unfair| unfair.message()),
                Err(error) => Err(error.in_full()),
            };
            if self.json {
                console.json(&match &verified {
                    Ok(count) => json!({"record": index, "fair": true, "deals": count}),
                    Err(reason) => {
                        let reason = console.say(reason);
                        json!({"record": index, "fair": false, "reason": reason})
                    }
                })?;
            }
            match verified {
                Ok(_) if self.json => Ok(None),
                Ok(count) => {
                    let line = Message::new("cli-record-error")
                        .with("record", index)
                        .with("error", Message::new("cli-verified").with("count", count));
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
}
