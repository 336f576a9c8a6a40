//! A proxy before the server whose connections break, once it is told to.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use takht_core::{Chance, Quick};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// In a storm, one piece in so many cuts its connection, in the middle of the piece.
const CUT: u32 = 14;

/// In a storm, the longest delay of a piece, in milliseconds.
const SLOW: u32 = 80;

/// The proxy.
pub(crate) struct Weather {
    pub(crate) address: String,
    stormy: Arc<AtomicBool>,
    cut: Arc<AtomicU64>,
}

impl Weather {
    /// Starts a proxy before the server at an address.
    pub(crate) async fn before(server: &str, seed: u64) -> Self {
        let server = server
            .trim_start_matches("http://")
            .trim_end_matches('/')
            .to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let weather = Self {
            address: format!("http://{}/", listener.local_addr().unwrap()),
            stormy: Arc::default(),
            cut: Arc::default(),
        };
        let (stormy, cut) = (weather.stormy.clone(), weather.cut.clone());
        tokio::spawn(async move {
            for number in 0_u64.. {
                let (client, _) = listener.accept().await.unwrap();
                let Ok(server) = TcpStream::connect(&server).await else {
                    continue;
                };
                let (stormy, cut) = (stormy.clone(), cut.clone());
                tokio::spawn(async move {
                    let (from_client, to_client) = client.into_split();
                    let (from_server, to_server) = server.into_split();
                    let seed = seed ^ (number << 1);
                    // When one direction ends, the connection ends.
                    tokio::select! {
                        () = pass(from_client, to_server, Quick::new(seed), &stormy, &cut) => {}
                        () = pass(from_server, to_client, Quick::new(seed ^ 1), &stormy, &cut) => {}
                    }
                });
            }
        });
        weather
    }

    /// Lets connections break from now on.
    pub(crate) fn turn(&self) {
        self.stormy.store(true, Ordering::Relaxed);
    }

    /// How many connections it has cut.
    pub(crate) fn cut(&self) -> u64 {
        self.cut.load(Ordering::Relaxed)
    }
}

async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut chance: Quick,
    stormy: &AtomicBool,
    cut: &AtomicU64,
) {
    let mut piece = vec![0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut piece).await {
        let mut length = length;
        let storm = stormy.load(Ordering::Relaxed);
        let is_cut = storm && chance.below(CUT) == 0;
        if storm {
            let slow = Duration::from_millis(chance.below(SLOW).into());
            tokio::time::sleep(slow).await;
        }
        if is_cut {
            length /= 2;
            cut.fetch_add(1, Ordering::Relaxed);
        }
        if to.write_all(&piece[..length]).await.is_err() || is_cut {
            return;
        }
    }
}
