//! A mail server on loopback that refuses what a test wants refused. It speaks as much SMTP as a client needs (RFC 5321).

use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::mail::{Mail, decoded};
use crate::place::soon;

/// A running mail server.
pub(crate) struct MailServer {
    port: u16,
    mails: mpsc::UnboundedReceiver<Mail>,
    /// What it answers to a sender: usually `250 OK`.
    pub(crate) sender: Arc<Mutex<&'static str>>,
    /// What it answers to a recipient: usually `250 OK`.
    pub(crate) recipient: Arc<Mutex<&'static str>>,
    /// How many recipients it was told, and how many senders it refused.
    pub(crate) asked: Arc<Mutex<usize>>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for MailServer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl MailServer {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (tell, mails) = mpsc::unbounded_channel();
        let sender = Arc::new(Mutex::new("250 OK"));
        let recipient = Arc::new(Mutex::new("250 OK"));
        let asked = Arc::new(Mutex::new(0));
        let (answers, count) = ([sender.clone(), recipient.clone()], asked.clone());
        let task = tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                tokio::spawn(talk(stream, tell.clone(), answers.clone(), count.clone()));
            }
        });
        Self {
            port,
            mails,
            sender,
            recipient,
            asked,
            task,
        }
    }

    pub(crate) fn address(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// The next mail.
    pub(crate) async fn next(&mut self) -> Mail {
        soon("a mail comes", self.mails.recv()).await.unwrap()
    }

    /// How many mails have come that no test has looked at.
    pub(crate) fn others(&mut self) -> usize {
        let mut count = 0;
        while self.mails.try_recv().is_ok() {
            count += 1;
        }
        count
    }
}

async fn talk(
    stream: TcpStream,
    tell: mpsc::UnboundedSender<Mail>,
    [sender, recipient]: [Arc<Mutex<&'static str>>; 2],
    asked: Arc<Mutex<usize>>,
) -> Option<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 mail.example ESMTP\r\n").await.ok()?;
    let mut mail = Mail::default();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let line = line.trim_end();
        let between = |line: &str| {
            let inner = line
                .split_once('<')
                .and_then(|(_, rest)| rest.split_once('>'));
            inner.unwrap().0.to_owned()
        };
        let verb = line.split([' ', ':']).next().unwrap().to_uppercase();
        let answer = match verb.as_str() {
            "EHLO" => "250-mail.example\r\n250 8BITMIME".to_owned(),
            "MAIL" => {
                mail.from = between(line);
                let answer = *sender.lock().unwrap();
                if !answer.starts_with("250") {
                    *asked.lock().unwrap() += 1;
                }
                answer.to_owned()
            }
            "RCPT" => {
                mail.to = between(line);
                *asked.lock().unwrap() += 1;
                (*recipient.lock().unwrap()).to_owned()
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.ok()?;
                let mut text = String::new();
                loop {
                    let mut line = String::new();
                    stream.read_line(&mut line).await.ok()?;
                    match line.trim_end_matches("\r\n") {
                        "." => break,
                        line => {
                            text.push_str(line.strip_prefix('.').unwrap_or(line));
                            text.push('\n');
                        }
                    }
                }
                mail.text = decoded(&text);
                tell.send(std::mem::take(&mut mail)).ok();
                "250 taken".to_owned()
            }
            "RSET" | "NOOP" => "250 OK".to_owned(),
            "QUIT" => {
                stream.write_all(b"221 bye\r\n").await.ok()?;
                return None;
            }
            _ => "502 what?".to_owned(),
        };
        stream
            .write_all(format!("{answer}\r\n").as_bytes())
            .await
            .ok()?;
    }
}
