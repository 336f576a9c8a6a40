//! The clocks of the players, which everybody sees run.

use std::time::Duration;

use leptos::prelude::*;
use takht_core::{Message, Seat};
use takht_words::Lang;

use crate::browser;
use crate::changing::changing;
use crate::i18n::I18n;
use crate::model::clocks::{ReceivedClocks, TimeLeft};
use crate::model::online_table::OnlineTable;

/// How often the page looks at its clock: often enough that no second is seen late.
const TICK: Duration = Duration::from_millis(200);

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// When little time is left.
const SHORT: u64 = 10 * SECOND;

/// The clocks of a table while the page shows them.
#[derive(Clone, Copy)]
pub(crate) struct TableClocks {
    online: OnlineTable,
    now: RwSignal<f64>,
}

impl TableClocks {
    pub(crate) fn new(online: OnlineTable) -> Self {
        let now = RwSignal::new(browser::now());
        let is_running = move || {
            let clocks = online.clocks.try_get_untracked().flatten();
            clocks.and_then(|clocks| clocks.whose()).is_some()
        };
        let tick = move || {
            if is_running() {
                now.try_set(browser::now());
            }
        };
        if let Ok(ticking) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || ticking.clear());
        }
        Self { online, now }
    }

    fn left(self, seat: Seat) -> Option<TimeLeft> {
        let left = |clocks: &ReceivedClocks| clocks.left(seat.index(), self.now.get());
        self.online.clocks.with(|clocks| left(clocks.as_ref()?))
    }

    /// What is left of a player's time; nothing at a table without a clock.
    pub(crate) fn of(self, seat: Seat, i18n: I18n) -> AnyView {
        let shown = Memo::new(move |_| {
            let left = self.left(seat)?;
            let lang = i18n.lang();
            let is_short = left.in_all().is_some_and(|all| all < SHORT);
            let turn = left.turn.filter(|turn| *turn > 0);
            let bank = (left.bank > 0).then(|| time(left.bank, lang, i18n));
            let (first, beyond) = match turn {
                Some(turn) => (Some(time(turn, lang, i18n)), bank),
                None => (bank.or(left.turn.map(|_| time(0, lang, i18n))), None),
            };
            Some((first?, beyond, left.turn.is_some(), is_short))
        });
        let view = move || {
            shown.get().map(|(first, beyond, runs, is_short)| {
                let beyond = beyond.map(|beyond| view! { <small>" +" {beyond}</small> });
                view! {
                    <span class="clock" class:runs=runs class:short=is_short role="timer" aria-live="off" aria-label=i18n.text("table-time-left")>
                        <bdi dir="ltr">{first} {beyond}</bdi>
                    </span>
                }
            })
        };
        changing(view).into_any()
    }

    /// Says once in a turn that little of the person's time is left.
    pub(crate) fn warning(self, i18n: I18n) -> AnyView {
        let is_short = Memo::new(move |_| {
            let own = self.online.seat.get();
            let own = own.and_then(|own| Seat::all(takht_core::MAX_SEATS).nth(own));
            let all = own.and_then(|own| self.left(own)?.in_all());
            all.is_some_and(|all| all < SHORT)
        });
        let said = move || is_short.get().then(|| i18n.text("table-time-short"));
        view! { <p class="unseen" role="alert">{changing(said)}</p> }.into_any()
    }
}

/// A length of time: minutes and seconds, for a day or more in words.
pub(crate) fn time(milliseconds: u64, lang: Lang, i18n: I18n) -> String {
    // What has begun counts, so that the clock stops at nought and not before.
    let begun = |unit: u64| milliseconds.div_ceil(unit);
    let words =
        |id: &'static str, count: u64| i18n.say(&Message::new(id).with("count", count as usize));
    match milliseconds {
        DAY.. => words("table-days", begun(DAY)),
        HOUR.. => words("table-hours", begun(HOUR)),
        _ => {
            let seconds = begun(SECOND);
            let number = |number: u64| lang.number(number as i64);
            let (minutes, seconds) = (seconds / 60, seconds % 60);
            let zero = if seconds < 10 {
                number(0)
            } else {
                String::new()
            };
            format!("{}:{zero}{}", number(minutes), number(seconds))
        }
    }
}
