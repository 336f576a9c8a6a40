//! Looking at many records, one after another, whatever is wrong with some of them.

use std::path::Path;

use takht_core::{Message, Record, RecordError, records};

use crate::console::{Console, Done, Failure};
use crate::input;

/// How many invalid records are named one by one on standard error.
const MOST_ERRORS: usize = 20;

/// Shows every record of a file to `look`, which says what is wrong with it, if anything is.
///
/// What is wrong is told on standard error; the others are still looked at.
pub(crate) fn each_record(
    file: &Path,
    console: &mut Console,
    mut look: impl FnMut(
        usize,
        Result<Record, RecordError>,
        &mut Console,
    ) -> Result<Option<Message>, Failure>,
) -> Done {
    let bytes = input::bytes(file, console)?;
    let (mut seen, mut bad) = (0, 0);
    for (index, record) in records(&bytes).enumerate() {
        seen += 1;
        let seats = record
            .as_ref()
            .ok()
            .and_then(|record| record.seats.as_deref());
        let names = console.words.names_of(seats.unwrap_or_default());
        console.words.set_names(names);
        if let Some(wrong) = look(index, record, console)? {
            bad += 1;
            if bad <= MOST_ERRORS {
                let told = Message::new("cli-record-error")
                    .with("record", index)
                    .with("error", wrong);
                let told = console.say(&told);
                console.error(told);
            }
        }
    }
    if seen == 0 {
        let file = file.display().to_string();
        return Err(Failure::Invalid(
            Message::new("cli-no-records").with("file", file),
        ));
    }
    if bad > MOST_ERRORS {
        let more = Message::new("cli-more-errors").with("count", bad - MOST_ERRORS);
        let more = console.say(&more);
        console.error(more);
    }
    if bad == 0 {
        Ok(())
    } else {
        Err(Failure::Reported)
    }
}
