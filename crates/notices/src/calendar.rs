//! The ends of slow turns as a calendar (RFC 5545).

use time::OffsetDateTime;

use crate::call::{Kind, Notice};
use crate::sentences::Sentences;

/// The longest line, in bytes without its end.
const LONGEST: usize = 75;

/// Writes the turns that wait for the player of a seat as a calendar: an entry where the table's patience
/// ends. Turns that are played, and tables without patience, have none.
pub fn calendar(notices: &[Notice], sentences: &Sentences) -> String {
    let mut text = String::new();
    let mut line = |content: &str| fold(&mut text, content);
    line("BEGIN:VCALENDAR");
    line("VERSION:2.0");
    line("PRODID:-//Takht//Takht//EN");
    line("CALSCALE:GREGORIAN");
    line("METHOD:PUBLISH");
    let name = escaped(&sentences.text("notices-feed-title"));
    line(&format!("X-WR-CALNAME:{name}"));
    for notice in notices {
        let call = &notice.call;
        let (Kind::Turn, Some(deadline), false) = (call.kind, call.deadline, notice.is_past) else {
            continue;
        };
        line("BEGIN:VEVENT");
        line(&format!("UID:{}@takht", notice.id));
        line(&format!("DTSTAMP:{}", moment(notice.made)));
        line(&format!("DTSTART:{}", moment(deadline)));
        let summary = sentences.of_game("notices-deadline", call);
        line(&format!("SUMMARY:{}", escaped(&summary)));
        if let Some(others) = sentences.others(call) {
            line(&format!("DESCRIPTION:{}", escaped(&others)));
        }
        if let Some(link) = sentences.link(call) {
            line(&format!("URL:{link}"));
        }
        // Nobody is busy meanwhile.
        line("TRANSP:TRANSPARENT");
        line("END:VEVENT");
    }
    line("END:VCALENDAR");
    text
}

/// Appends a line, and breaks it where it is too long, never within a letter.
fn fold(text: &mut String, content: &str) {
    let mut length = 0;
    for letter in content.chars() {
        if length + letter.len_utf8() > LONGEST {
            text.push_str("\r\n ");
            length = 1;
        }
        text.push(letter);
        length += letter.len_utf8();
    }
    text.push_str("\r\n");
}

/// A text as a calendar has it.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => {
                escaped.push('\\');
                escaped.push(letter);
            }
            '\n' => escaped.push_str("\\n"),
            letter if letter.is_control() && letter != '\t' => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// A moment in the calendar's form, in UTC.
fn moment(seconds: i64) -> String {
    let at = OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    format!(
        "{:04}{:02}{:02}T{:02}{:02}{:02}Z",
        at.year(),
        u8::from(at.month()),
        at.day(),
        at.hour(),
        at.minute(),
        at.second()
    )
}
