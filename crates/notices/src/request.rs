//! Requests to be called, as clients send them.

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use serde::Deserialize;
use takht_words::Lang;
use url::{Host, Url};

use crate::public_address::is_public;
use crate::push::encryption::{AUTH_BYTES, KEY_BYTES, encrypt};
use crate::random::{NoChance, random, token};
use crate::subscription::{Channel, SeatOwner, Subscription};

/// The longest address of a receiver, in bytes.
const LONGEST_URL: usize = 2000;

/// The longest mail address, in bytes.
const LONGEST_MAIL_ADDRESS: usize = 254;

/// A request to be called, on one channel. `push` is what `PushSubscription.toJSON()` gives in a browser.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The player's language; English without it.
    #[serde(default)]
    pub lang: Option<String>,
    /// A browser's push service.
    #[serde(default)]
    pub push: Option<PushRequest>,
    /// A program of the player's own.
    #[serde(default)]
    pub webhook: Option<WebhookRequest>,
    /// A mailbox.
    #[serde(default)]
    pub email: Option<EmailRequest>,
    /// A feed and a calendar.
    #[serde(default)]
    pub feed: Option<FeedRequest>,
}

/// What a browser says of its push service.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PushRequest {
    /// Where the push service takes messages for the browser.
    pub endpoint: String,
    /// The browser's keys.
    pub keys: PushKeys,
}

/// A browser has another place at its push service than before. Only the browser and the server know the old
/// one.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Renewal {
    /// The place before.
    pub old: PushRequest,
    /// The place now.
    pub new: PushRequest,
}

impl Renewal {
    /// Both as channels, if everything in the request is as it should be.
    pub fn channels(self, is_private_allowed: bool) -> Result<[Channel; 2], BadRequest> {
        let old = self.old.channel(is_private_allowed)?;
        Ok([old, self.new.channel(is_private_allowed)?])
    }
}

/// A browser's keys, both in base64url.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PushKeys {
    /// Its public key.
    pub p256dh: String,
    /// The secret that it shares with the server.
    pub auth: String,
}

/// Where a program takes messages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WebhookRequest {
    /// Its address.
    pub url: String,
}

/// A mailbox.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EmailRequest {
    /// Its address.
    pub address: String,
}

/// A feed, which needs nothing.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeedRequest {}

/// Why a request to be called is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRequest {
    /// No channel, or several.
    #[error("a request has one of `push`, `webhook`, `email` and `feed`")]
    Channel,
    /// The address is no link.
    #[error("`{0}` is not an address such as https://example.org/hook")]
    Address(String),
    /// The address is too long.
    #[error("an address has at most {LONGEST_URL} bytes")]
    Long,
    /// The address is not encrypted.
    #[error("the address begins with https://")]
    Unencrypted,
    /// The address has a name and a password in it.
    #[error("an address has no name and no password in it")]
    Credentials,
    /// The address leads nowhere on the public internet.
    #[error("`{0}` is not on the public internet: name a host that is")]
    Private(String),
    /// The keys of the browser are unreadable.
    #[error(
        "p256dh is a point on P-256 of {KEY_BYTES} bytes and auth has {AUTH_BYTES} bytes, both in base64url"
    )]
    Keys,
    /// The mail address is unreadable.
    #[error("`{0}` is not a mail address")]
    Mail(String),
    /// The language is unknown.
    #[error("the languages are en, fa, ar and tr")]
    Lang,
    /// No random numbers.
    #[error(transparent)]
    Chance(#[from] NoChance),
}

impl Request {
    /// Makes a subscription for the player of a seat, if everything in the request is as it should be.
    ///
    /// With `is_private_allowed`, receivers may be in the operator's own network and need no encryption: the
    /// operator answers for it.
    pub fn subscription(
        self,
        seat: SeatOwner,
        is_private_allowed: bool,
    ) -> Result<Subscription, BadRequest> {
        let lang = self.lang.as_deref().map_or(Ok(Lang::En), str::parse);
        let lang = lang.map_err(|_| BadRequest::Lang)?;
        let channel = self.channel(is_private_allowed)?;
        Ok(Subscription {
            id: token()?,
            seat,
            is_confirmed: !matches!(channel, Channel::Email { .. }),
            channel,
            lang,
            token: token()?,
        })
    }

    fn channel(self, is_private_allowed: bool) -> Result<Channel, BadRequest> {
        match (self.push, self.webhook, self.email, self.feed) {
            (Some(push), None, None, None) => push.channel(is_private_allowed),
            (None, Some(webhook), None, None) => Ok(Channel::Webhook {
                url: checked_url(&webhook.url, is_private_allowed)?,
                secret: format!("whsec_{}", STANDARD.encode(random::<24>()?)),
            }),
            (None, None, Some(email), None) => email.channel(),
            (None, None, None, Some(FeedRequest {})) => Ok(Channel::Feed),
            _ => Err(BadRequest::Channel),
        }
    }
}

impl PushRequest {
    fn channel(self, is_private_allowed: bool) -> Result<Channel, BadRequest> {
        let endpoint = checked_url(&self.endpoint, is_private_allowed)?;
        let decode = |text: &str| {
            let text = text.trim_end_matches('=');
            URL_SAFE_NO_PAD.decode(text).map_err(|_| BadRequest::Keys)
        };
        // Whether the key is on the curve shows when something is encrypted for it.
        let (key, auth) = (decode(&self.keys.p256dh)?, decode(&self.keys.auth)?);
        encrypt(&key, &auth, b"").map_err(|_| BadRequest::Keys)?;
        Ok(Channel::Push {
            endpoint,
            p256dh: URL_SAFE_NO_PAD.encode(key),
            auth: URL_SAFE_NO_PAD.encode(auth),
        })
    }
}

impl EmailRequest {
    fn channel(self) -> Result<Channel, BadRequest> {
        let address = self.address.trim();
        let parsed: Result<lettre::Address, _> = address.parse();
        if parsed.is_err() || address.len() > LONGEST_MAIL_ADDRESS {
            let shown = address.chars().take(LONGEST_MAIL_ADDRESS).collect();
            return Err(BadRequest::Mail(shown));
        }
        Ok(Channel::Email {
            address: address.to_owned(),
        })
    }
}

/// The address of a receiver in its canonical form.
fn checked_url(text: &str, is_private_allowed: bool) -> Result<String, BadRequest> {
    if text.len() > LONGEST_URL {
        return Err(BadRequest::Long);
    }
    let mut url: Url = text
        .parse()
        .map_err(|_| BadRequest::Address(text.to_owned()))?;
    match url.scheme() {
        "https" => {}
        "http" if is_private_allowed => {}
        "http" => return Err(BadRequest::Unencrypted),
        _ => return Err(BadRequest::Address(text.to_owned())),
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(BadRequest::Credentials);
    }
    match url.host() {
        Some(host) if is_private_allowed || is_outside(&host) => {}
        Some(host) => return Err(BadRequest::Private(host.to_string())),
        None => return Err(BadRequest::Address(text.to_owned())),
    }
    url.set_fragment(None);
    Ok(url.into())
}

/// False for a host that is certainly not on the public internet. Where a name leads shows when the server
/// connects.
fn is_outside(host: &Host<&str>) -> bool {
    match host {
        Host::Ipv4(address) => is_public((*address).into()),
        Host::Ipv6(address) => is_public((*address).into()),
        Host::Domain(name) => {
            let name = name.trim_end_matches('.');
            name != "localhost" && !name.ends_with(".localhost")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> Result<Subscription, String> {
        let request: Request = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let seat = SeatOwner {
            table: "abcdefghijkl".to_owned(),
            seat: 0,
            owner: "o".to_owned(),
        };
        let made = request.subscription(seat, false);
        made.map_err(|error| error.to_string())
    }

    /// The key of the example in RFC 8291.
    const KEY: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    #[test]
    fn requests_are_read_and_checked() {
        let hook =
            asked(r#"{"webhook": {"url": "https://example.org/a#b"}, "lang": "fa"}"#).unwrap();
        let Channel::Webhook { url, secret } = &hook.channel else {
            panic!("{hook:?}");
        };
        assert_eq!(url, "https://example.org/a");
        assert!(secret.starts_with("whsec_"), "{secret}");
        assert!(hook.is_confirmed && hook.lang == Lang::Fa);
        let mail = asked(r#"{"email": {"address": " leyla@example.org "}}"#).unwrap();
        assert!(!mail.is_confirmed, "a mailbox has to be confirmed");
        assert_eq!(mail.channel.address(), "leyla@example.org");
        assert_eq!(asked(r#"{"feed": {}}"#).unwrap().channel, Channel::Feed);
        // A browser also sends when the subscription ends.
        let push = format!(
            r#"{{"push": {{"endpoint": "https://push.example/x", "expirationTime": null,
                "keys": {{"p256dh": "{KEY}", "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}}}}}"#
        );
        assert_eq!(asked(&push).unwrap().channel.name(), "push");
        let off_curve = push.replace("BCVx", "BCVy");
        let public = asked(r#"{"webhook": {"url": "https://1.1.1.1/"}}"#);
        assert!(public.is_ok(), "{public:?}");
        let long = format!(
            r#"{{"webhook": {{"url": "https://example.org/{}"}}}}"#,
            "x".repeat(2000)
        );
        for (bad, why) in [
            (off_curve.as_str(), "P-256"),
            (&push.replace("BTBZ", "BTB"), "P-256"),
            (&long, "at most"),
            (r#"{"webhook": {"url": "http://example.org"}}"#, "https"),
            (
                r#"{"webhook": {"url": "file:///etc/passwd"}}"#,
                "is not an address",
            ),
            (r#"{"webhook": {"url": "nonsense"}}"#, "is not an address"),
            (
                r#"{"webhook": {"url": "https://a:b@example.org"}}"#,
                "password",
            ),
            (
                r#"{"webhook": {"url": "https://10.0.0.1/"}}"#,
                "public internet",
            ),
            (
                r#"{"webhook": {"url": "https://2130706433/"}}"#,
                "public internet",
            ),
            (
                r#"{"webhook": {"url": "https://[::ffff:127.0.0.1]/"}}"#,
                "public internet",
            ),
            (
                r#"{"webhook": {"url": "https://localhost:8443/"}}"#,
                "public internet",
            ),
            (
                r#"{"webhook": {"url": "https://a.LOCALHOST./"}}"#,
                "public internet",
            ),
            (&push.replace("push.example", "[::1]"), "public internet"),
            (r#"{"email": {"address": "nobody"}}"#, "mail address"),
            (
                r#"{"email": {"address": "a@example.org\r\nBcc: b@example.org"}}"#,
                "mail address",
            ),
            (r#"{"feed": {}, "lang": "de"}"#, "languages"),
            (r#"{"pigeon": {}}"#, "pigeon"),
            (r#"{}"#, "one of"),
            (
                r#"{"feed": {}, "email": {"address": "a@example.org"}}"#,
                "one of",
            ),
        ] {
            let said = asked(bad).unwrap_err();
            assert!(said.contains(why), "{bad}: {said}");
        }
    }
}
