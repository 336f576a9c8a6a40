//! Plays the games of a contest on all cores.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use takht_engine::Engines;

use crate::{BadContest, Contest, Outcome, Sprt, Tally, Verdict};

/// The state of a contest after a game.
#[derive(Debug)]
pub struct Progress<'a> {
    /// All games so far.
    pub tally: &'a Tally,
    /// The game that has just ended.
    pub outcome: &'a Outcome,
    /// The number of games that [`run()`] plays, unless a test ends the contest earlier.
    pub games: u64,
}

/// Plays the games of a contest that are not among `played`.
///
/// It calls `show` after each game, on the caller's thread. It stops when `show` returns false or when the
/// test has its verdict.
pub fn run<E: From<BadContest>>(
    contest: &Contest,
    games: u64,
    played: Vec<Outcome>,
    sprt: Option<Sprt>,
    threads: usize,
    engines: &Engines,
    mut show: impl FnMut(Progress<'_>) -> Result<bool, E>,
) -> Result<Tally, E> {
    contest.check()?;
    let mut tally = Tally::new(contest);
    let done: HashSet<u64> = played.iter().map(|outcome| outcome.game).collect();
    for outcome in played {
        tally.add(outcome);
    }
    let decided = |tally: &Tally| {
        let verdict = sprt.map(|sprt| sprt.verdict(&tally.first_shares()));
        verdict.is_some_and(|verdict| verdict != Verdict::Open)
    };
    if decided(&tally) {
        return Ok(tally);
    }
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            scope.spawn({
                let (next, stop, done) = (&next, &stop, &done);
                move || loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games || stop.load(Ordering::Relaxed) {
                        break;
                    }
                    if done.contains(&number) {
                        continue;
                    }
                    // The receiver is gone, so the contest is over.
                    if sender.send(contest.play(number, engines)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut collect = || -> Result<(), E> {
            for outcome in &receiver {
                let outcome = outcome?;
                tally.add(outcome.clone());
                let go_on = show(Progress {
                    tally: &tally,
                    outcome: &outcome,
                    games,
                })?;
                if !go_on || decided(&tally) {
                    break;
                }
            }
            Ok(())
        };
        let collected = collect();
        stop.store(true, Ordering::Relaxed);
        // The scope waits for the games that still run, and ignores their results.
        collected
    })?;
    Ok(tally)
}
