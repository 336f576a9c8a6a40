//! Work with the store that is given up in the middle, as when a client hangs up.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use crate::place::{Place, leyla, room, soon, subscription, turn, until};

/// Some work that is given up when it has been polled so often.
struct Until<F> {
    work: F,
    polls: usize,
}

impl<F: Future + Unpin> Future for Until<F> {
    type Output = Option<F::Output>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        match self.polls.checked_sub(1) {
            None => Poll::Ready(None),
            Some(left) => {
                self.polls = left;
                Pin::new(&mut self.work).poll(context).map(Some)
            }
        }
    }
}

/// Gives work with the store up after each number of polls. `settled` waits until no transaction is open; what
/// comes next works.
async fn gives_up_anywhere(place: &Place, settled: impl AsyncFn()) {
    let store = place.store();
    let hook = subscription(leyla(), r#"{"webhook": {"url": "https://example.org/"}}"#);
    store.subscribe(&hook).await.unwrap();
    for polls in 0.. {
        let call = turn(polls);
        let note = store.note(&hook, &call, Duration::ZERO);
        let done = soon("the note ends", Until { work: note, polls }).await;
        settled().await;
        let leased = soon(
            "notices are leased",
            store.lease("s", Duration::from_secs(60), room()),
        );
        let leased = leased.await.unwrap().len();
        if done.is_some() {
            assert_eq!(leased, 1, "what is noted can be leased");
            return;
        }
    }
}

#[tokio::test]
async fn work_that_is_given_up_leaves_nothing_behind_in_a_file() {
    gives_up_anywhere(&Place::file().await, async || {}).await;
}

#[tokio::test]
async fn work_that_is_given_up_leaves_nothing_behind_in_a_database() {
    let place = Place::server().await;
    let operator = sqlx::PgPool::connect(&place.is_at()).await.unwrap();
    let open = "SELECT COUNT(*) FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'";
    let is_settled = async || {
        let open = sqlx::query_scalar::<_, i64>(open).fetch_one(&operator);
        open.await.unwrap() == 0
    };
    let settled = async || until("no transaction stays open", is_settled).await;
    gives_up_anywhere(&place, settled).await;
}
