//! The delivery of one notice on its channel.

use std::sync::Arc;
use std::time::Duration;

use url::Url;

use crate::call::Notice;
use crate::http_client::HttpClient;
use crate::mail::Mailer;
use crate::push::{self, Browser, VapidKey};
use crate::sentences::Sentences;
use crate::subscription::{Channel, Subscription};
use crate::webhook;

/// What became of a delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The receiver has taken the notice.
    Delivered,
    /// It has not, this time.
    Failed {
        /// Why, for the operator.
        why: String,
        /// How long the receiver wants the server to wait.
        after: Option<Duration>,
        /// True if the receiver is the cause, and not this server, its network or its mail server.
        by_receiver: bool,
    },
    /// The receiver is gone for good: the subscription ends.
    Gone,
    /// The mailbox does not exist or refuses these mails: nothing more goes to its address.
    Refused,
}

impl Outcome {
    /// A failure that is not the receiver's.
    pub(crate) fn hindered(why: impl Into<String>) -> Self {
        Self::Failed {
            why: why.into(),
            after: None,
            by_receiver: false,
        }
    }
}

/// The ways on which notices leave this server.
pub struct Channels {
    /// Sends to push services and programs.
    pub client: HttpClient,
    /// The operator's key for push services.
    pub key: VapidKey,
    /// The operator's mail server, if there is one.
    pub mailer: Option<Mailer>,
    /// The page's own address, for links in mails and feeds.
    pub public_url: Option<Url>,
}

impl Channels {
    /// Delivers a notice once, at the time `now`.
    pub async fn deliver(
        self: &Arc<Self>,
        subscription: &Subscription,
        notice: &Notice,
        now: i64,
    ) -> Outcome {
        let sentences = Sentences::new(subscription.lang, self.public_url.clone());
        match &subscription.channel {
            Channel::Push {
                endpoint,
                p256dh,
                auth,
            } => {
                let browser = Browser {
                    endpoint,
                    p256dh,
                    auth,
                };
                let key = &self.key;
                push::deliver(&self.client, key, &browser, notice, &sentences, now).await
            }
            Channel::Webhook { url, secret } => {
                webhook::deliver(&self.client, (url, secret), notice, &sentences, now).await
            }
            Channel::Email { address } => match &self.mailer {
                Some(mailer) => {
                    let token = &subscription.token;
                    mailer.deliver(address, token, notice, &sentences).await
                }
                None => Outcome::hindered("this server has no mail server"),
            },
            // Readers fetch it.
            Channel::Feed => Outcome::Delivered,
        }
    }
}
