//! How the player of a seat wants to be called.

use serde::{Deserialize, Serialize};
use takht_words::Lang;
use url::Url;

/// The player of a seat: another player who takes the seat later has another secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOwner {
    /// The table's name.
    pub table: String,
    /// The seat's number.
    pub seat: usize,
    /// The hash of the seat's secret.
    pub owner: String,
}

/// The way on which notices go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// A browser's push service.
    Push {
        /// Where the push service takes messages for the browser.
        endpoint: String,
        /// The browser's public key, in base64url.
        p256dh: String,
        /// The secret that the browser shares with this server, in base64url.
        auth: String,
    },
    /// A program of the player's own.
    Webhook {
        /// Where it takes messages.
        url: String,
        /// The key of the signatures, `whsec_` and base64.
        secret: String,
    },
    /// A mailbox.
    Email {
        /// Its address.
        address: String,
    },
    /// A feed and a calendar under a private address.
    Feed,
}

impl Channel {
    /// The channel's name.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Push { .. } => "push",
            Self::Webhook { .. } => "webhook",
            Self::Email { .. } => "email",
            Self::Feed => "feed",
        }
    }

    /// Who takes the notices: a host, or the operator's mail server.
    pub fn receiver(&self) -> String {
        match self {
            Self::Push { endpoint: url, .. } | Self::Webhook { url, .. } => {
                let url = Url::parse(url).ok();
                let host = url.as_ref().and_then(Url::host_str);
                host.unwrap_or_default().to_owned()
            }
            Self::Email { .. } => "mail".to_owned(),
            Self::Feed => String::new(),
        }
    }

    /// Where notices go; nowhere for feeds, which readers fetch.
    pub fn address(&self) -> &str {
        match self {
            Self::Push { endpoint, .. } => endpoint,
            Self::Webhook { url, .. } => url,
            Self::Email { address } => address,
            Self::Feed => "",
        }
    }
}

/// How the player of a seat wants to be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscription {
    /// Its name.
    pub id: String,
    /// Whose it is.
    pub seat: SeatOwner,
    /// The way on which notices go.
    pub channel: Channel,
    /// The player's language.
    pub lang: Lang,
    /// Proves that a request comes from who gets the notices: it confirms and ends the subscription, and
    /// reads the feed.
    pub token: String,
    /// True unless the owner of a mailbox has yet to say that they want these mails.
    pub is_confirmed: bool,
}
