//! How this server calls people who are away: what the operator allows, and the outbox over the store.

mod routes;

use std::sync::Arc;

use takht_notices::push::VapidKey;
use takht_notices::{Channels, HttpClient, Mailer, Outbox, Pace, Url};

use crate::Stopped;
use crate::store::Store;

pub(crate) use routes::{asked_by_token, routes};

/// How a server calls people who are away.
#[derive(Clone, Default)]
pub struct NoticeSettings {
    /// The page's own address, for links in mails and feeds.
    pub public_url: Option<Url>,
    /// The operator's mail server. It needs `public_url`, because mails have links.
    pub mailer: Option<Mailer>,
    /// True if webhooks may lead into the operator's own network, and need no encryption.
    pub is_private_allowed: bool,
    /// How fast the outbox works.
    pub pace: Pace,
}

/// Why a server cannot call anybody.
#[derive(Debug, thiserror::Error)]
pub enum NoNotices {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] takht_notices::NoticeStoreError),
    /// The system has no random numbers.
    #[error(transparent)]
    Chance(#[from] takht_notices::NoChance),
    /// The kept key for push services is unreadable.
    #[error(transparent)]
    Key(#[from] takht_notices::push::BadKey),
    /// The encryption of connections cannot be set up.
    #[error("connections to receivers cannot be encrypted: {0}")]
    Encryption(#[from] tokio_rustls::rustls::Error),
}

/// Opens the outbox over a store. The first server over it draws the key for push services.
pub(crate) async fn open(
    store: &dyn Store,
    settings: &NoticeSettings,
) -> Result<Arc<Outbox>, Stopped> {
    let opened = async {
        let store = store.notices();
        let kept = store.vapid_key(&VapidKey::draw()?).await?;
        let mailer = settings.mailer.clone();
        let contact = mailer.as_ref().map(Mailer::contact);
        let own = settings.public_url.as_ref().map(ToString::to_string);
        // Push services want a mail address or an encrypted page.
        let own = own.filter(|url| url.starts_with("https:"));
        let channels = Channels {
            client: HttpClient::new(settings.is_private_allowed)?,
            key: VapidKey::read(&kept, contact.or(own))?,
            mailer,
            public_url: settings.public_url.clone(),
        };
        Ok(Arc::new(Outbox::new(store, channels, settings.pace)?))
    };
    opened.await.map_err(Stopped::Notices)
}
