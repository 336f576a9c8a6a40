//! Mails, through the operator's own mail server.

use std::error::Error as _;
use std::time::Duration;

use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::Error;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use url::Url;

use crate::call::{Kind, Notice};
use crate::delivery::Outcome;
use crate::sentences::Sentences;

/// How long one step of a delivery may take.
const STEP: Duration = Duration::from_secs(10);

/// How long a whole delivery may take.
const TIME: Duration = Duration::from_secs(45);

/// Why a mail server cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadMail {
    /// The address of the server is unreadable.
    #[error(
        "the mail server's address is like smtps://user:password@host or smtp://host:587?tls=required: {0}"
    )]
    Server(Error),
    /// The sender's address is unreadable.
    #[error("`{0}` is not a mail address")]
    From(String),
}

/// The operator's mail server.
#[derive(Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// One of the headers by which mail programs let people end mails with one click (RFC 2369, RFC 8058).
macro_rules! header {
    ($name:ident, $text:literal) => {
        #[derive(Clone)]
        struct $name(String);

        impl Header for $name {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($text)
            }

            fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Ok(Self(text.to_owned()))
            }

            fn display(&self) -> HeaderValue {
                HeaderValue::new(Self::name(), self.0.clone())
            }
        }
    };
}
header!(ListUnsubscribe, "List-Unsubscribe");
header!(ListUnsubscribePost, "List-Unsubscribe-Post");
header!(AutoSubmitted, "Auto-Submitted");
header!(ContentLanguage, "Content-Language");

impl Mailer {
    /// A mail server, `smtps://user:password@host` or `smtp://host:port?tls=required`, and the sender of the
    /// mails. It connects when there is something to send.
    pub fn new(server: &str, from: &str) -> Result<Self, BadMail> {
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(server);
        let transport = builder.map_err(BadMail::Server)?.timeout(Some(STEP));
        let from = from.parse().map_err(|_| BadMail::From(from.to_owned()))?;
        Ok(Self {
            transport: transport.build(),
            from,
        })
    }

    /// The operator's address, for push services that want to reach the operator.
    pub fn contact(&self) -> String {
        format!("mailto:{}", self.from.email)
    }

    /// Sends a notice to a mailbox.
    pub(crate) async fn deliver(
        &self,
        address: &str,
        token: &str,
        notice: &Notice,
        sentences: &Sentences,
    ) -> Outcome {
        let message = match self.message(address, token, notice, sentences) {
            Ok(message) => message,
            Err(why) => return Outcome::hindered(why),
        };
        let sending = self.transport.send(message);
        let sent = match tokio::time::timeout(TIME, sending).await {
            Ok(sent) => sent,
            Err(_) => {
                let why = format!("the mail server has not answered within {TIME:?}");
                return Outcome::hindered(why);
            }
        };
        match sent {
            Ok(_) => Outcome::Delivered,
            Err(error) if is_about_mailbox(&error) => Outcome::Refused,
            Err(error) => {
                // What mail servers say may have addresses in it.
                tracing::debug!(%error, "a mail was not taken");
                Outcome::hindered(match error.status() {
                    Some(code) => format!("the mail server answers {code}"),
                    None => error.to_string(),
                })
            }
        }
    }

    fn message(
        &self,
        address: &str,
        token: &str,
        notice: &Notice,
        sentences: &Sentences,
    ) -> Result<Message, String> {
        let text = |error: lettre::address::AddressError| error.to_string();
        let to: Address = address.parse().map_err(text)?;
        let call = &notice.call;
        let route = |route| sentences.route(route, token);
        let missing = || "the server does not know its own address".to_owned();
        let stop = route("unsubscribe").ok_or_else(missing)?;
        let body = match call.kind {
            Kind::Confirm => {
                let confirm = route("confirm").ok_or_else(missing)?;
                [
                    sentences.of_game("notices-confirm-why", call),
                    sentences.with_link("notices-confirm-link", &confirm),
                    sentences.text("notices-confirm-ignore"),
                    sentences.with_link("notices-confirm-never", &stop),
                ]
                .join("\n\n")
            }
            Kind::Turn | Kind::TimeLow | Kind::Started | Kind::Joined | Kind::Over => {
                let link = sentences.link(call).ok_or_else(missing)?;
                let lines = [
                    Some(sentences.say(call)),
                    sentences.others(call),
                    Some(sentences.with_link("notices-open", &link)),
                    Some(sentences.with_link("notices-stop", &stop)),
                ];
                let lines: Vec<String> = lines.into_iter().flatten().collect();
                lines.join("\n\n")
            }
        };
        let host = stop.parse::<Url>().ok();
        let host = host.and_then(|url| url.host_str().map(str::to_owned));
        // The same in every delivery, so that mail programs know repetitions.
        let id = format!("<{}@{}>", notice.id, host.unwrap_or_default());
        builder(&self.from, to)
            .message_id(Some(id))
            .subject(sentences.say(call))
            .header(ContentType::TEXT_PLAIN)
            .header(ContentLanguage(sentences.lang().code().to_owned()))
            .header(ListUnsubscribe(format!("<{stop}>")))
            .header(ListUnsubscribePost("List-Unsubscribe=One-Click".to_owned()))
            // Programs do not answer such mails with others.
            .header(AutoSubmitted("auto-generated".to_owned()))
            .body(body + "\n")
            .map_err(|error| error.to_string())
    }
}

fn builder(from: &Mailbox, to: Address) -> MessageBuilder {
    Message::builder()
        .from(from.clone())
        .to(Mailbox::new(None, to))
}

/// The enhanced status codes that say that a mailbox does not exist, or takes no mails any more (RFC 3463, RFC 7505).
const NO_MAILBOX: [&str; 6] = ["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"];

/// True if the mail server refuses the mailbox for good. A code such as 550 alone does not say so: servers give
/// it to a sender whom they do not know, and to those who may not send, which is no fault of the address.
fn is_about_mailbox(error: &Error) -> bool {
    let said = error.source().map(ToString::to_string).unwrap_or_default();
    let enhanced = said.split_whitespace().next().unwrap_or_default();
    error.is_permanent() && NO_MAILBOX.contains(&enhanced)
}
