//! Signed requests to programs, as the Standard Webhooks describe them.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use http::StatusCode;
use http::header::CONTENT_TYPE;
use ring::hmac;

use crate::call::{Notice, Payload};
use crate::delivery::Outcome;
use crate::http_client::HttpClient;
use crate::sentences::Sentences;

/// The signature of a body: HMAC-SHA256 over the notice's id, the time and the body, with dots between them.
/// None if the secret is unreadable.
pub fn signature(secret: &str, id: &str, time: i64, body: &[u8]) -> Option<String> {
    let key = STANDARD.decode(secret.strip_prefix("whsec_")?).ok()?;
    let key = hmac::Key::new(hmac::HMAC_SHA256, &key);
    let signed = [format!("{id}.{time}.").as_bytes(), body].concat();
    let tag = hmac::sign(&key, &signed);
    Some(format!("v1,{}", STANDARD.encode(tag)))
}

/// Sends a notice to a program.
pub(crate) async fn deliver(
    client: &HttpClient,
    (url, secret): (&str, &str),
    notice: &Notice,
    sentences: &Sentences,
    now: i64,
) -> Outcome {
    let payload = Payload {
        id: &notice.id,
        link: notice.call.link(),
        url: sentences.link(&notice.call),
        text: sentences.say(&notice.call),
        lang: sentences.lang().code(),
        call: &notice.call,
    };
    let body = serde_json::to_vec(&payload).map_err(|error| error.to_string());
    let request = body.and_then(|body| {
        let signature = signature(secret, &notice.id, now, &body);
        http::Request::post(url)
            .header(CONTENT_TYPE, "application/json")
            .header("webhook-id", &notice.id)
            .header("webhook-timestamp", now)
            .header("webhook-signature", signature.unwrap_or_default())
            .body(body)
            .map_err(|error| error.to_string())
    });
    match request {
        // Programs that are down for a moment also answer 404.
        Ok(request) => client.send(request, &[StatusCode::GONE]).await,
        Err(why) => Outcome::hindered(why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the Standard Webhooks specification's libraries.
    #[test]
    fn signatures_are_those_of_the_standard() {
        let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
        let signed = signature(
            secret,
            "msg_p5jXN8AQM9LWM0D4loKWxJek",
            1_614_265_330,
            br#"{"test": 2432232314}"#,
        );
        let expected = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
        assert_eq!(signed.as_deref(), Some(expected));
        assert_eq!(signature("nonsense", "", 0, b""), None);
    }
}
