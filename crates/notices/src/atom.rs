//! Notices as an Atom feed (RFC 4287).

use std::fmt::Write as _;

use time::OffsetDateTime;

use crate::call::Notice;
use crate::sentences::Sentences;

/// Writes the notices of a seat as a feed, the newest first. `token` names the feed.
pub fn atom(notices: &[Notice], token: &str, sentences: &Sentences) -> String {
    let updated = notices.iter().map(|notice| notice.made).max();
    let mut feed = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");
    let lang = sentences.lang().code();
    let _ = writeln!(
        feed,
        "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{lang}\">"
    );
    let title = escaped(&sentences.text("notices-feed-title"));
    let _ = writeln!(feed, "  <title>{title}</title>");
    // The token itself stays out of what readers may pass on.
    let _ = writeln!(feed, "  <id>{}</id>", urn(&name_of(token)));
    let _ = writeln!(
        feed,
        "  <updated>{}</updated>",
        moment(updated.unwrap_or_default())
    );
    feed.push_str("  <author><name>Takht</name></author>\n");
    if let Some(link) = sentences.route("feeds", &format!("{token}.atom")) {
        let _ = writeln!(feed, "  <link rel=\"self\" href=\"{}\"/>", escaped(&link));
    }
    for notice in notices {
        entry(&mut feed, notice, sentences);
    }
    feed.push_str("</feed>\n");
    feed
}

fn entry(feed: &mut String, notice: &Notice, sentences: &Sentences) {
    let call = &notice.call;
    let link = sentences.link(call).unwrap_or_else(|| call.link());
    let title = escaped(&sentences.say(call));
    let content = escaped(&sentences.others(call).unwrap_or_default());
    let _ = write!(
        feed,
        "  <entry>\n    <title>{title}</title>\n    <id>{}</id>\n    <updated>{}</updated>\n    \
         <link href=\"{}\"/>\n    <content type=\"text\">{content}</content>\n  </entry>\n",
        urn(&notice.id),
        moment(notice.made),
        escaped(&link),
    );
}

/// A name that follows from a token, and from which nobody can tell the token.
fn name_of(token: &str) -> String {
    let digest = ring::digest::digest(&ring::digest::SHA256, token.as_bytes());
    base16ct::lower::encode_string(&digest.as_ref()[..16])
}

/// An id of 32 hex digits as a name that is the same everywhere.
fn urn(id: &str) -> String {
    let part = |from: usize, to: usize| id.get(from..to).unwrap_or_default();
    format!(
        "urn:uuid:{}-{}-{}-{}-{}",
        part(0, 8),
        part(8, 12),
        part(12, 16),
        part(16, 20),
        part(20, 32)
    )
}

/// A moment in the form of RFC 3339.
fn moment(seconds: i64) -> String {
    let at = OffsetDateTime::from_unix_timestamp(seconds).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    format!(
        "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z",
        at.year(),
        u8::from(at.month()),
        at.day(),
        at.hour(),
        at.minute(),
        at.second()
    )
}

/// A text as XML has it: without the characters that XML cannot have, and with the others escaped.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // A reader would make a line break of it.
            '\r' => escaped.push_str("&#13;"),
            '\t' | '\n' | '\u{20}'..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'.. => {
                escaped.push(letter);
            }
            _ => {}
        }
    }
    escaped
}
