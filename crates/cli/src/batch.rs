//! Reads a file of records one by one; an invalid record does not stop the others.

use std::path::Path;

use takht_core::{Message, Record, RecordError, records};

use crate::console::{Console, Done, Failure};
use crate::input;

/// How many invalid records to report one by one; of the rest, only their number.
const MOST_ERRORS: usize = 20;

/// Calls `look` for every record of a file; `look` returns what is wrong with the record, if anything.
///
/// Reports every fault on standard error and goes on to the next record.
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
