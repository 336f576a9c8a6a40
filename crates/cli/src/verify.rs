//! `takht verify`: were the deals fair?

use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use takht_core::{Message, records};

use crate::console::{Console, Done, Failure};
use crate::input;

/// Draw every deal of a game again and compare
///
/// A record with a fair-deal block holds the seed of its deals and the commitment to it that was
/// published before the game. This checks that the seed matches the commitment and that every
/// chance event is the one the seed draws.
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
        let bytes = input::bytes(&self.file)?;
        let (mut seen, mut good) = (0, true);
        for (index, record) in records(&bytes).enumerate() {
            seen += 1;
            let verified = match &record {
                Ok(record) => takht_games::verify(record).map_err(|unfair| unfair.message()),
                Err(error) => Err(error.message()),
            };
            good &= verified.is_ok();
            let said = match &verified {
                Ok(count) => console.say(&Message::new("cli-verified").with("count", *count)),
                Err(reason) => console.say(reason),
            };
            if self.json {
                console.json(&match verified {
                    Ok(count) => json!({"record": index, "fair": true, "deals": count}),
                    Err(_) => json!({"record": index, "fair": false, "reason": said}),
                })?;
                continue;
            }
            let told = |message: Message| {
                Message::new("cli-record-error")
                    .with("record", index)
                    .with("error", message)
            };
            match verified {
                Ok(count) => {
                    let message = told(Message::new("cli-verified").with("count", count));
                    let line = console.say(&message);
                    console.line(line)?;
                }
                Err(reason) => {
                    let message = told(Message::new("cli-not-verified").with("reason", reason));
                    let line = console.say(&message);
                    console.error(line);
                }
            }
        }
        if seen == 0 {
            let file = self.file.display().to_string();
            return Err(Failure::Invalid(
                Message::new("cli-no-records").with("file", file),
            ));
        }
        if good { Ok(()) } else { Err(Failure::Reported) }
    }
}
