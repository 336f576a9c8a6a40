//! The messages that wait to be sent to a client.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// How many messages may wait for a client that does not read them.
const MESSAGES: usize = 64;

/// How many bytes they may have together. A single message may be longer.
const BYTES: usize = 1024 * 1024;

/// The sending end, which the table holds.
#[derive(Clone)]
pub(crate) struct Outbox {
    sender: mpsc::Sender<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
}

/// The receiving end, which the client's connection holds.
pub(crate) struct Waiting {
    receiver: mpsc::Receiver<Utf8Bytes>,
    bytes: Arc<AtomicUsize>,
}

/// Makes an empty outbox.
pub(crate) fn outbox() -> (Outbox, Waiting) {
    let (sender, receiver) = mpsc::channel(MESSAGES);
    let bytes = Arc::new(AtomicUsize::new(0));
    let outbox = Outbox {
        sender,
        bytes: bytes.clone(),
    };
    (outbox, Waiting { receiver, bytes })
}

impl Outbox {
    /// Queues a message. Returns false if too much waits already, or if the connection is closed.
    pub(crate) fn put(&self, text: Utf8Bytes) -> bool {
        let length = text.len();
        let before = self.bytes.fetch_add(length, Ordering::Relaxed);
        let fits = before == 0 || before + length <= BYTES;
        fits && self.sender.try_send(text).is_ok()
    }
}

impl Waiting {
    fn taken(&self, text: Option<Utf8Bytes>) -> Option<Utf8Bytes> {
        let length = text.as_ref().map_or(0, |text| text.len());
        self.bytes.fetch_sub(length, Ordering::Relaxed);
        text
    }

    /// Waits for the next message; none when the table has dropped the client.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        let text = self.receiver.recv().await;
        self.taken(text)
    }

    /// The next message, if one waits.
    pub(crate) fn next_now(&mut self) -> Option<Utf8Bytes> {
        let text = self.receiver.try_recv().ok();
        self.taken(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn so_much_waits_and_no_more_though_one_message_may_be_long() {
        let (out, mut waiting) = outbox();
        let long = Utf8Bytes::from("x".repeat(2 * BYTES));
        assert!(out.put(long.clone()), "one alone may be long");
        assert!(!out.put("x".into()), "nothing after it");
        drop(out);
        let (out, mut other) = outbox();
        assert_eq!(
            waiting.next().await.map(|text| text.len()),
            Some(long.len())
        );
        assert!(waiting.next().await.is_none(), "it has been let go of");
        for _ in 0..MESSAGES {
            assert!(out.put("x".into()));
        }
        assert!(!out.put("x".into()), "too many");
        assert!(other.next_now().is_some());
    }
}
