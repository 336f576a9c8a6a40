//! Bots at a table of the server: their turns, and turns for players who are away.

use std::time::Duration;

use takht_bots::{BotTurn, Budget, WallClock};
use takht_core::{Record, Seat, SeatName};
use takht_games::GameId;

use super::{PAUSE, TableClosed, TableCommand, TableTask};
use crate::secret;
use crate::served_table::{STAND_IN, TurnAuthor, Verdict};
use crate::store::Written;

/// The bot that plays for a bot that fails.
const LAST_RESORT: &str = "random";

/// The turn that a bot has decided on.
pub(crate) struct Thought {
    seat: Seat,
    /// True if the bot plays for an absent player.
    stand_in: bool,
    /// The bot that decided, if not the one that was asked.
    instead: Option<&'static str>,
    ply: usize,
    events: Vec<String>,
}

impl TableTask {
    /// Lets a bot think about this ply, unless one already does or none can play it.
    pub(super) fn think(&mut self, seat: Seat, bot: &str, stand_in: bool) {
        let ply = self.table.ply();
        if self.thinking == Some(ply) || self.stuck == Some(ply) {
            return;
        }
        self.thinking = Some(ply);
        let record = self.table.record(Some(seat));
        let owner = self.visitors.values().next();
        let owner = owner.map(|connection| connection.caller.0);
        let (registry, bot, own) = (self.registry.clone(), bot.to_owned(), self.own.clone());
        tokio::spawn(async move {
            let _thinking = registry.bot_queue.wait(&bot, owner).await;
            // If a bot fails, the random bot replaces it, so that the others do not wait forever. The log
            // says so.
            let (mut events, mut instead) = (None, None);
            for other in [None, Some(LAST_RESORT)] {
                if events.is_none() {
                    instead = other;
                    let (asked, bot) = (record.clone(), other.unwrap_or(&bot).to_owned());
                    events = in_the_background(move || play_turn(&asked, seat, &bot)).await;
                }
            }
            let thought = Thought {
                seat,
                stand_in,
                instead,
                ply,
                events: events.unwrap_or_default(),
            };
            if let Some(own) = own.upgrade() {
                own.send(TableCommand::Thought(thought)).await.ok();
            }
        });
    }

    pub(super) async fn thought(&mut self, thought: Thought) -> Result<(), TableClosed> {
        let Thought {
            seat,
            stand_in,
            instead,
            ply,
            events,
        } = thought;
        // The log has grown since the bot began to think.
        if self.thinking != Some(ply) {
            return Ok(());
        }
        let is_synced = !stand_in || self.sync_from_store().await?;
        if self.thinking != Some(ply) {
            return Ok(());
        }
        self.thinking = None;
        if !is_synced {
            tokio::time::sleep(PAUSE).await;
            return self.advance().await;
        }
        if stand_in && self.table.bot_due().map(|(due, ..)| due) != Some(seat) {
            // The player is back and plays the turn.
            return Ok(());
        }
        let whose = TurnAuthor {
            seat: Some(seat),
            id: None,
            stand_in: instead
                .or(stand_in.then_some(STAND_IN))
                .map(|bot| SeatName::Bot(bot).to_string()),
            moment: self.now(),
        };
        match self.table.judge_new(&whose, ply, &events) {
            Verdict::Append(proposal) => match self.append(*proposal).await {
                Ok(Written::Applied) => self.tell_events(ply),
                Ok(Written::Conflict) => {}
                Err(_) => {
                    tokio::time::sleep(PAUSE).await;
                    self.fold_again().await?;
                }
            },
            Verdict::AlreadyAppended(_) | Verdict::Stale => {}
            // The bot has no legal turn, and would find none if it were asked again.
            Verdict::Refused(..) | Verdict::Problem(_) => {
                let table = &self.table.id;
                tracing::error!(%table, %seat, "a bot has nothing to play");
                self.stuck = Some(ply);
                return Ok(());
            }
        }
        self.advance().await
    }
}

/// How much a bot's thread yields to the others: the server answers people first.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Lets a bot think in a thread of its own, which yields to all others. None if it fails.
async fn in_the_background<T: Send + 'static>(
    think: impl FnOnce() -> Option<T> + Send + 'static,
) -> Option<T> {
    let (tell, told) = tokio::sync::oneshot::channel();
    let thread = std::thread::Builder::new().name("bot".to_owned());
    let started = thread.spawn(move || {
        // On Linux this changes only the thread. If it cannot, bots compete with the rest of the server.
        #[cfg(target_os = "linux")]
        rustix::process::setpriority_process(None, NICE).ok();
        tell.send(think()).ok();
    });
    started.ok()?;
    // If the bot panics, it tells nothing.
    told.await.ok().flatten()
}

/// How long a bot thinks about a turn.
const THINKING: Duration = Duration::from_millis(700);

/// The turn that a bot decides on, knowing only what its seat has seen.
fn play_turn(record: &Record, seat: Seat, bot: &str) -> Option<Vec<String>> {
    let turn = BotTurn {
        bot,
        game: GameId::of_name(&record.game).ok()?,
        options: &record.options,
        events: &record.events,
        seat,
        seed: u64::from_le_bytes(secret::random().ok()?),
    };
    turn.play(&Budget::Time(THINKING, &WallClock::start())).ok()
}
