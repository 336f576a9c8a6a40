//! Playing the games of a contest on all cores.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use crate::{BadContest, Contest, Outcome, Sprt, Tally, Verdict};

/// How far a contest has come; shown after every game.
#[derive(Debug)]
pub struct Progress<'a> {
    /// All games so far.
    pub tally: &'a Tally,
    /// The game that has just ended.
    pub outcome: &'a Outcome,
    /// How many there will be, unless a test stops them.
    pub games: u64,
}

/// Plays the games of a contest that have not been played yet.
///
/// After each of them `show` is called, on this thread; if it says false, or if the test has its
/// verdict, the rest is left out.
pub fn run<E: From<BadContest>>(
    contest: &Contest,
    games: u64,
    played: Vec<Outcome>,
    sprt: Option<Sprt>,
    threads: usize,
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
                    // If nobody listens any more, the contest is over.
                    if sender.send(contest.play(number)).is_err() {
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
        // Games that are being played when it stops are not waited for longer than they take; what
        // they bring is not looked at.
        collected
    })?;
    Ok(tally)
}
