//! `takht serve`: serves the page, and tables for people.

use std::io::{self, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, ValueEnum};
use takht_core::Message;
use takht_server::bus::{Bus, Nats};
use takht_server::{
    BadCertificate, BadMail, Certificate, Limits, Mailer, NoticeSettings, Settings, Stopped,
    TimeSource, Url, WebFiles,
};
use tokio::net::TcpListener;

use crate::console::{Console, Done, Failure};
use crate::store_args::{StoreArgs, failed, without_password};

/// Serve the games to browsers
///
/// Games against bots and on one device run in the page, after the first visit even without this
/// server. The server keeps tables for people on several devices in the data folder, and writes every
/// turn to disk before it confirms the turn.
#[derive(Args)]
pub(crate) struct Serve {
    /// The port to listen on
    #[arg(long, default_value_t = 7777)]
    port: u16,

    /// The address to listen on; 127.0.0.1 lets in only this device [default: 0.0.0.0, everyone on the
    /// network; with --trust-proxy only this device]
    #[arg(long)]
    listen: Option<IpAddr>,

    #[command(flatten)]
    store: StoreArgs,

    /// Tell other servers with the same database at once about changes: nats://host:4222
    #[arg(
        long,
        value_name = "ADDRESS",
        requires = "database",
        env = "TAKHT_NATS",
        hide_env_values = true
    )]
    nats: Option<String>,

    /// The certificate and its chain, as PEM; with it the server encrypts connections
    #[arg(
        long,
        value_name = "FILE",
        requires = "tls_key",
        help_heading = "Hosting"
    )]
    tls_cert: Option<PathBuf>,

    /// The key of the certificate, as PEM
    #[arg(
        long,
        value_name = "FILE",
        requires = "tls_cert",
        help_heading = "Hosting"
    )]
    tls_key: Option<PathBuf>,

    /// Trust the proxy in front of this server to say who connects: X-Forwarded-For, X-Forwarded-Host
    #[arg(long, help_heading = "Hosting")]
    trust_proxy: bool,

    /// Remove unfinished tables after this many days without any change; 0 keeps all
    #[arg(
        long,
        value_name = "DAYS",
        default_value_t = 90,
        help_heading = "Hosting"
    )]
    expire_after: u32,

    /// The address at which people reach this server, for links in mails and feeds: <https://takht.example/>
    #[arg(long, value_name = "URL", value_parser = public_url, help_heading = "Calling players")]
    public_url: Option<Url>,

    /// The mail server that sends mails: smtps://user:password@host or smtp://host:587?tls=required
    #[arg(
        long,
        value_name = "URL",
        requires_all = ["mail_from", "public_url"],
        env = "TAKHT_SMTP",
        hide_env_values = true,
        help_heading = "Calling players"
    )]
    smtp: Option<String>,

    /// The sender of mails: takht@example.org
    #[arg(
        long,
        value_name = "ADDRESS",
        requires = "smtp",
        help_heading = "Calling players"
    )]
    mail_from: Option<String>,

    /// Let webhooks lead into this server's own network, and to addresses without encryption
    #[arg(long, help_heading = "Calling players")]
    allow_private_hooks: bool,

    /// What the server logs on standard error
    #[arg(long, value_enum, default_value_t = Log::Text, help_heading = "Hosting")]
    log: Log,

    /// How many tables one address may create in an hour; 0 means no limit, here and below
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables, help_heading = "Limits")]
    tables_per_hour: u32,

    /// How many requests one address may send in a second; five times as many at once
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests, help_heading = "Limits")]
    requests_per_second: u32,

    /// How many connections to tables one address may have at the same time
    #[arg(long, value_name = "N", default_value_t = Limits::default().sockets, help_heading = "Limits")]
    sockets_per_address: u32,

    /// How many messages one connection may carry in a second; five times as many at once
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages, help_heading = "Limits")]
    messages_per_second: u32,

    /// How many tables with bots one address may have in play at the same time
    #[arg(long, value_name = "N", default_value_t = Limits::default().bot_tables, help_heading = "Limits")]
    bot_tables_per_address: u32,

    /// How many people one address may introduce in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().people, help_heading = "Limits")]
    people_per_hour: u32,

    /// How often one address may look for others to play with in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().seeks, help_heading = "Limits")]
    seeks_per_hour: u32,

    /// How often one address may show somebody in the lobby in an hour
    #[arg(long, value_name = "N", default_value_t = Limits::default().shows, help_heading = "Limits")]
    shows_per_hour: u32,

    /// How many kilobytes of records one address may import in an hour
    #[arg(long, value_name = "KB", default_value_t = Limits::default().imports, help_heading = "Limits")]
    imports_per_hour: u32,

    /// How many megabytes of imported records the server keeps, of all addresses together
    #[arg(long, value_name = "MB", default_value_t = Limits::default().kept_imports, help_heading = "Limits")]
    kept_imports: u32,

    /// How many connections the server has at the same time, of all addresses together
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections, help_heading = "Limits")]
    connections: u32,

    /// The operator's secret, 16 characters at least, for `takht admin`; best given as a variable of the
    /// environment
    #[arg(long, value_name = "SECRET", env = "TAKHT_ADMIN_SECRET", hide_env_values = true,
        value_parser = admin_secret, help_heading = "Hosting")]
    admin_secret: Option<String>,

    /// Serve only tables and no page, for programs that speak the protocol
    #[arg(long, conflicts_with_all = ["open", "web"])]
    without_web: bool,

    /// Serve the page's files from this folder instead of those in the program
    #[arg(long, value_name = "FOLDER", help_heading = "Hosting")]
    web: Option<PathBuf>,

    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

/// What the server logs.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Log {
    /// Lines for people
    Text,
    /// Lines of JSON
    Json,
    /// Nothing
    None,
}

impl Serve {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let web = self.web_files()?;
        let notices = self.notices()?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()
            .map_err(|error| self.failed(error))?;
        runtime.block_on(async {
            self.log.begin();
            let settings = Settings {
                web,
                store: Some(self.store.open().await?),
                bus: self.bus().await?,
                certificate: self.certificate()?,
                limits: Limits {
                    tables: self.tables_per_hour,
                    requests: self.requests_per_second,
                    sockets: self.sockets_per_address,
                    messages: self.messages_per_second,
                    bot_tables: self.bot_tables_per_address,
                    people: self.people_per_hour,
                    seeks: self.seeks_per_hour,
                    shows: self.shows_per_hour,
                    imports: self.imports_per_hour,
                    connections: self.connections,
                    kept_imports: self.kept_imports,
                },
                trust_proxy: self.trust_proxy,
                admin_secret: self.admin_secret.clone(),
                expiry: self.expiry(),
                time: TimeSource::Machine,
                notices,
            };
            let scheme = match settings.certificate {
                Some(_) => "https",
                None => "http",
            };
            let listener = TcpListener::bind(self.address())
                .await
                .map_err(|error| self.failed(error))?;
            let address = listener.local_addr().map_err(|error| self.failed(error))?;
            let others = takht_server::links_for_others(address, settings.certificate.is_some());
            // A browser cannot open 0.0.0.0, but a server that listens there also answers on localhost.
            let here = match address.ip().is_unspecified() {
                true => SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port()),
                false => address,
            };
            let link = format!("{scheme}://{here}");
            let message = Message::new("cli-serve-at").with("link", link.clone());
            let said = console.say(&message);
            console.line(said)?;
            for other in others.iter().filter(|_| address != here) {
                let message = Message::new("cli-serve-others").with("link", other.clone());
                let said = console.say(&message);
                console.line(said)?;
            }
            console.flush()?;
            if self.open && !open(&link) {
                let said = console.words.text("cli-serve-open-failed");
                console.line(said)?;
                console.flush()?;
            }
            takht_server::run(listener, settings, interrupted())
                .await
                .map_err(|error| match error {
                    Stopped::Network(error) => self.failed(error),
                    Stopped::Store(error) => failed(self.store.name(), error),
                    Stopped::Chance(error) => failed("takht serve", error),
                    Stopped::Notices(error) => failed("takht serve", error),
                })
        })
    }

    /// The page's files: `None` with `--without-web`, an error if there are none to serve.
    fn web_files(&self) -> Result<Option<WebFiles>, Failure> {
        if self.without_web {
            return Ok(None);
        }
        let web = match &self.web {
            Some(folder) => Some(WebFiles::read(folder).map_err(|error| failed("--web", error))?),
            None => WebFiles::built_in(),
        };
        let missing = || Failure::Invalid(Message::new("cli-serve-no-web"));
        web.map(Some).ok_or_else(missing)
    }

    fn certificate(&self) -> Result<Option<Certificate>, Failure> {
        let (Some(chain), Some(key)) = (&self.tls_cert, &self.tls_key) else {
            return Ok(None);
        };
        Certificate::read(chain, key).map(Some).map_err(|error| {
            let file = match error {
                BadCertificate::Key(_) => key,
                BadCertificate::Chain(_) | BadCertificate::Refused(_) => chain,
            };
            failed(file.display().to_string(), error)
        })
    }

    fn notices(&self) -> Result<NoticeSettings, Failure> {
        let mailer = match (&self.smtp, &self.mail_from) {
            (Some(server), Some(from)) => {
                let mailer = Mailer::new(server, from);
                let option = |error: &BadMail| match error {
                    BadMail::Server(_) => "--smtp",
                    BadMail::From(_) => "--mail-from",
                };
                Some(mailer.map_err(|error| failed(option(&error), error))?)
            }
            _ => None,
        };
        Ok(NoticeSettings {
            public_url: self.public_url.clone(),
            mailer,
            is_private_allowed: self.allow_private_hooks,
            ..NoticeSettings::default()
        })
    }

    fn expiry(&self) -> Option<Duration> {
        let days = u64::from(self.expire_after);
        (days > 0).then(|| Duration::from_secs(days * 24 * 60 * 60))
    }

    async fn bus(&self) -> Result<Option<Arc<dyn Bus>>, Failure> {
        let Some(address) = &self.nats else {
            return Ok(None);
        };
        let nats = Nats::connect(address).await;
        let nats = nats.map_err(|error| failed(without_password(address), error))?;
        Ok(Some(Arc::new(nats)))
    }

    fn address(&self) -> SocketAddr {
        // Behind a proxy, only the proxy on this device connects.
        let usual = match self.trust_proxy {
            true => Ipv4Addr::LOCALHOST,
            false => Ipv4Addr::UNSPECIFIED,
        };
        SocketAddr::new(self.listen.unwrap_or(usual.into()), self.port)
    }

    fn failed(&self, error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::AddrInUse {
            let taken = Message::new("cli-serve-port-taken");
            return Failure::Invalid(taken.with("port", self.port.to_string()));
        }
        Failure::File {
            name: self.address().to_string(),
            error,
        }
    }
}

/// Reads the operator's secret.
pub(crate) fn admin_secret(text: &str) -> Result<String, &'static str> {
    match text.chars().count() >= 16 && text.bytes().all(|byte| byte.is_ascii_graphic()) {
        true => Ok(text.to_owned()),
        false => Err("a secret has 16 characters at least, and no spaces"),
    }
}

/// Reads the address at which people reach the server.
fn public_url(text: &str) -> Result<Url, &'static str> {
    let url: Option<Url> = text.parse().ok();
    let fits = |url: &Url| {
        matches!(url.scheme(), "http" | "https")
            && url.query().is_none()
            && url.fragment().is_none()
    };
    url.filter(fits)
        .ok_or("an address is like https://takht.example/")
}

impl Log {
    /// Starts the log.
    fn begin(self) {
        let log = tracing_subscriber::fmt()
            .with_writer(io::stderr)
            .with_max_level(tracing_subscriber::filter::LevelFilter::INFO)
            .with_target(false);
        match self {
            Self::Text => log.with_ansi(io::stderr().is_terminal()).init(),
            Self::Json => log.json().flatten_event(true).init(),
            Self::None => {}
        }
    }
}

/// Completes when the user or the system asks the program to stop.
async fn interrupted() {
    let pressed = async {
        // If the system has no such signal to wait for, the server stops at once.
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = pressed => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    pressed.await;
}

/// Opens a link with the system's own program for links; returns false if it fails.
fn open(link: &str) -> bool {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(link);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}
