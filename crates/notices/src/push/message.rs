//! One push message.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use http::StatusCode;
use http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use ring::digest::{SHA256, digest};

use super::VapidKey;
use super::encryption::encrypt;
use crate::call::{Notice, Payload};
use crate::delivery::Outcome;
use crate::http_client::HttpClient;
use crate::sentences::Sentences;

/// For how long a push service keeps a message for a browser that is off, in seconds: at least a day, and at
/// most what all push services take.
const KEPT: (i64, i64) = (24 * 60 * 60, 28 * 24 * 60 * 60);

/// A browser's keys and its place at a push service, as the subscription has them.
pub(crate) struct Browser<'a> {
    pub(crate) endpoint: &'a str,
    pub(crate) p256dh: &'a str,
    pub(crate) auth: &'a str,
}

/// Sends a notice to a browser.
pub(crate) async fn deliver(
    client: &HttpClient,
    key: &VapidKey,
    browser: &Browser<'_>,
    notice: &Notice,
    sentences: &Sentences,
    now: i64,
) -> Outcome {
    let request = match request(key, browser, notice, sentences, now) {
        Ok(request) => request,
        Err(why) => return Outcome::hindered(why),
    };
    let gone = [StatusCode::NOT_FOUND, StatusCode::GONE];
    client.send(request, &gone).await
}

fn request(
    key: &VapidKey,
    browser: &Browser<'_>,
    notice: &Notice,
    sentences: &Sentences,
    now: i64,
) -> Result<http::Request<Vec<u8>>, String> {
    let payload = Payload {
        id: &notice.id,
        link: notice.call.link(),
        url: None,
        text: sentences.say(&notice.call),
        lang: sentences.lang().code(),
        call: &notice.call,
    };
    let text = serde_json::to_vec(&payload).map_err(|error| error.to_string())?;
    let decode = |text: &str| {
        let decoded = URL_SAFE_NO_PAD.decode(text);
        decoded.map_err(|error| error.to_string())
    };
    let (browsers_key, auth) = (decode(browser.p256dh)?, decode(browser.auth)?);
    let body = encrypt(&browsers_key, &auth, &text).map_err(|error| error.to_string())?;
    let endpoint = browser.endpoint.parse();
    let endpoint = endpoint.map_err(|error: url::ParseError| error.to_string())?;
    let proof = key.authorization(&endpoint, now);
    let urgency = match notice.call.kind.is_urgent() {
        true => "high",
        false => "normal",
    };
    http::Request::post(browser.endpoint)
        .header(AUTHORIZATION, proof.map_err(|error| error.to_string())?)
        .header(CONTENT_ENCODING, "aes128gcm")
        .header(CONTENT_TYPE, "application/octet-stream")
        .header("ttl", kept(notice.call.deadline, now))
        .header("urgency", urgency)
        .header("topic", topic(&notice.call.table, notice.call.seat))
        .body(body)
        .map_err(|error| error.to_string())
}

/// For how long a message is worth keeping: until a bot takes over.
fn kept(deadline: Option<i64>, now: i64) -> i64 {
    let (least, most) = KEPT;
    deadline.map_or(most, |deadline| (deadline - now).clamp(least, most))
}

/// Of the messages that wait for a browser, the last of a topic replaces those before it: a browser that was
/// off hears of each seat once.
fn topic(table: &str, seat: usize) -> String {
    let digest = digest(&SHA256, format!("{table} {seat}").as_bytes());
    URL_SAFE_NO_PAD.encode(&digest.as_ref()[..24])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_waits_as_long_as_the_table() {
        const DAY: i64 = 24 * 60 * 60;
        let now = 1_900_000_000;
        for (left, expected) in [
            (90, DAY),
            (-5, DAY),
            (7 * DAY, 7 * DAY),
            (30 * DAY, 28 * DAY),
        ] {
            assert_eq!(kept(Some(now + left), now), expected, "{left}");
        }
        assert_eq!(kept(None, now), 28 * DAY);
    }
}
