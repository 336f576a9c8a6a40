//! The replay of a game: the position after every event, and the moments that mattered.

use std::time::Duration;

use leptos::prelude::*;
use takht_bots::{Analysis, Decision};
use takht_core::{Incident, Message, Record, Seat, Turn, Viewer};
use takht_games::AnyGame;
use takht_protocol::{TableId, TableSnapshot};

use super::curve::curve;
use super::lesson::lesson;
use super::map_window::{MapWindow, map_tools};
use super::menu::sheet;
use super::online_parts::{rematch, share_record};
use super::players::{self, won_by};
use super::preferences::{languages, theme_button};
use super::table::{FEW_ROUNDS, round_of};
use crate::board::{BoardCanvas, Compared, Place, RECENT, Scene};
use crate::browser;
use crate::changing::changing;
use crate::games;
use crate::i18n::use_i18n;
use crate::model::navigation::Watched;
use crate::model::online_table::OnlineTable;
use crate::model::session::{LastMoves, count_laid};
use crate::on;
use crate::transport::{Answer, BotWorker, Effort, Question, Wanted};

/// How many simulations a bot spends on one decision for the curve: the same on every device, so that the
/// accuracy is the same, too.
const LOOK: Effort = Effort::Simulations(160);

/// How long the replay shows one event when it plays by itself.
const PACE: Duration = Duration::from_millis(900);

/// A moment of a game.
struct Moment {
    /// How many events came before it.
    count: usize,
    game: Box<dyn AnyGame>,
    /// The message of the last of them.
    told: Option<Message>,
    /// The seat that acted last.
    acted: Seat,
    last_moves: LastMoves,
}

impl Moment {
    fn of(record: &Record, count: usize) -> Option<Self> {
        let game = takht_games::start_named(&record.game, &record.options).ok()?;
        let mut moment = Self {
            count,
            game,
            told: None,
            acted: Seat::default(),
            last_moves: LastMoves::default(),
        };
        for event in record.events.iter().take(count) {
            moment.acted = moment.game.turn().seat().unwrap_or(moment.acted);
            moment.last_moves.note(moment.game.turn(), event);
            moment.told = moment.game.tell(event).ok();
            moment.game.play(event).ok()?;
        }
        Some(moment)
    }
}

/// How many simulations a bot spends on a decision that may be a moment: enough that its estimates agree with its
/// hints.
const CLOSE_LOOK: Effort = Effort::Simulations(800);

/// How many of each seat's costliest decisions, and of those that look like finds, it looks at so closely.
const CLOSE_LOOKS: (usize, usize) = (6, 3);

/// The smallest loss of winning chance that is worth a look: below it lies the noise of the bot's estimates, also
/// after a close look.
const WORTH_A_LOOK: f64 = 0.05;

/// How many of the costliest decisions the review shows.
const MOMENTS: usize = 5;

/// How much better than every other event the one must be that a player found, and how many of them the review shows.
const WORTH_PRAISE: f64 = 0.08;
const FINDS: usize = 3;

/// The replay and its analysis.
#[derive(Clone, Copy)]
pub(super) struct ReplayModel {
    pub(super) record: StoredValue<Record>,
    pub(super) at: RwSignal<usize>,
    /// The seat whose game the person looks at.
    pub(super) seat: RwSignal<Seat>,
    /// The current moment, cached because several parts of the page read it.
    moment: StoredValue<Option<Moment>, LocalStorage>,
    pub(super) analysis: RwSignal<Analysis>,
    /// The decisions of this seat that cost most, and those where it found the only good event, in the order of the
    /// game; none until the analysis is complete.
    pub(super) moments: Memo<Vec<Decision>>,
    worker: StoredValue<BotWorker, LocalStorage>,
    /// Up to which event the bot has analysed the game.
    pub(super) known: RwSignal<usize>,
    /// True when the bot has looked closely at whatever may have mattered.
    pub(super) is_complete: RwSignal<bool>,
    /// The rounds, if there are few of them: before which event each begins, and its number.
    pub(super) rounds: StoredValue<Vec<(usize, i64)>>,
}

impl ReplayModel {
    /// The bot's view of a decision; `None` if it has none.
    fn judged(self, ply: usize, seat: Seat, answer: Answer) -> Option<Decision> {
        Some(Decision {
            ply,
            seat,
            event: self
                .record
                .with_value(|record| record.events.get(ply).cloned())?,
            win: answer.played,
            best: answer.events.into_iter().next()?,
            best_win: answer.win,
            next_win: answer.next,
            standing: answer.standing,
        })
    }

    /// Reads something from the current moment.
    fn see<T>(self, of: impl FnOnce(&Record, &Moment) -> T) -> Option<T> {
        let count = self.at.get();
        let kept = self.moment.with_value(|moment| {
            let moment = moment.as_ref();
            moment.is_some_and(|moment| moment.count == count)
        });
        self.record.with_value(|record| {
            if !kept {
                self.moment.set_value(Moment::of(record, count));
            }
            self.moment
                .with_value(|moment| moment.as_ref().map(|moment| of(record, moment)))
        })
    }

    pub(super) fn plies(self) -> usize {
        self.record.with_value(|record| record.events.len())
    }

    /// The position before an event.
    pub(super) fn before(self, ply: usize) -> Option<Box<dyn AnyGame>> {
        self.record
            .with_value(|record| Some(Moment::of(record, ply)?.game))
    }

    /// The decision that mattered and is about to be made, if the person looks at one.
    pub(super) fn decision(self) -> Option<Decision> {
        let at = self.at.get();
        self.moments
            .with(|moments| moments.iter().find(|made| made.ply == at).cloned())
    }

    /// Goes to the next decision that mattered, after the last one to the first.
    pub(super) fn next_moment(self) {
        let at = self.at.get_untracked();
        let next = self.moments.with_untracked(|moments| {
            let next = moments.iter().find(|made| made.ply > at);
            next.or(moments.first()).map(|made| made.ply)
        });
        if let Some(ply) = next {
            self.at.set(ply);
        }
    }

    /// Analyses the next decision, until all are done.
    fn think(self, from: usize) {
        let Some(total) = self.record.try_with_value(|record| record.events.len()) else {
            return;
        };
        let mut ply = from;
        let question = self.record.try_with_value(|record| {
            let mut game = Moment::of(record, from)?.game;
            while ply < total {
                if let Turn::Seat(seat) = game.turn()
                    && game.legal().len() > 1
                {
                    return Some(question(record, &*game, ply, seat, LOOK));
                }
                game.play(&record.events[ply]).ok()?;
                ply += 1;
            }
            // At the end of the game the ranking decides the shares.
            (game.turn() == Turn::Over).then(|| {
                let winners = game.ranking().with_resigned(&record.resigned()).winners();
                let share = 1.0 / winners.len() as f64;
                let standing = Seat::all(game.players())
                    .map(|seat| if winners.contains(&seat) { share } else { 0.0 });
                let result = Some(standing.collect());
                self.analysis.update(|analysis| analysis.result = result);
            });
            None
        });
        self.known.set(ply);
        let Some(Some(question)) = question else {
            return self.look_closely(self.doubtful());
        };
        let seat = Seat::new(question.seat).unwrap_or_default();
        self.worker.with_value(|worker| {
            worker.ask(question, move |answer| {
                let Some(answer) = answer else {
                    // Without a worker there is no curve; the rest of the page still works.
                    self.known.try_set(total);
                    self.is_complete.try_set(true);
                    return;
                };
                let judged = self.judged(ply, seat, answer);
                let told = self
                    .analysis
                    .try_update(|analysis| analysis.decisions.extend(judged));
                if told.is_some() {
                    self.think(ply + 1);
                }
            });
        });
    }

    /// The decisions that may have mattered, by the first look at them.
    fn doubtful(self) -> Vec<usize> {
        let (costly, found) = CLOSE_LOOKS;
        self.analysis.with_untracked(|analysis| {
            let all = Seat::all(analysis.players).flat_map(|seat| {
                let of_seat = |made: &&Decision| made.seat == seat;
                let dear = analysis.moments(usize::MAX).into_iter();
                let dear = dear.filter(of_seat).take(costly);
                let mut finds: Vec<&Decision> = analysis.decisions.iter().collect();
                finds.retain(|made| made.seat == seat && made.found() > 0.0);
                finds.sort_by(|one, other| other.found().total_cmp(&one.found()));
                dear.chain(finds.into_iter().take(found))
                    .map(|made| made.ply)
                    .collect::<Vec<_>>()
            });
            all.collect()
        })
    }

    /// Judges these decisions anew, with more simulations, one after the other.
    fn look_closely(self, mut plies: Vec<usize>) {
        let next = plies.pop().and_then(|ply| {
            let asked = self.record.try_with_value(|record| {
                let game = Moment::of(record, ply)?.game;
                let seat = game.turn().seat()?;
                Some((seat, question(record, &*game, ply, seat, CLOSE_LOOK)))
            });
            Some((ply, asked??))
        });
        let Some((ply, (seat, question))) = next else {
            self.is_complete.try_set(true);
            return;
        };
        self.worker.with_value(|worker| {
            worker.ask(question, move |answer| {
                let judged = answer.and_then(|answer| self.judged(ply, seat, answer));
                let told = self.analysis.try_update(|analysis| {
                    let mut made = analysis.decisions.iter_mut();
                    if let (Some(made), Some(judged)) = (made.find(|made| made.ply == ply), judged)
                    {
                        *made = judged;
                    }
                });
                if told.is_some() {
                    self.look_closely(plies.clone());
                }
            });
        });
    }
}

/// What the page asks about a decision.
fn question(
    record: &Record,
    game: &dyn AnyGame,
    ply: usize,
    seat: Seat,
    effort: Effort,
) -> Question {
    Question {
        id: 0,
        game: game.id(),
        options: record.options.clone(),
        events: record.events[..ply].to_vec(),
        seat: seat.index(),
        wanted: Wanted::Judgement(record.events[ply].clone()),
        effort,
        seed: 1,
    }
}

/// The replay of a record. If the record cannot be played, the page says why.
#[component]
pub(crate) fn Replay(watched: Watched) -> impl IntoView {
    let Watched { record, you, table } = watched;
    match takht_games::begin(&record) {
        Ok(start) => view! { {table.map(offer)} {replay(record, you, &*start)} }.into_any(),
        Err(error) => {
            let message = Message::new("web-cannot-open").with("reason", error.in_full());
            view! { <p class="trouble" role="alert">{use_i18n().say(&message)}</p> }.into_any()
        }
    }
}

/// Tells who looks at the replay that there is a rematch, and offers the seat in it.
fn offer(table: TableId) -> AnyView {
    let (i18n, online) = (use_i18n(), OnlineTable::new(table));
    let is_offered = Memo::new(move |_| {
        let rematch = |snapshot: &TableSnapshot| snapshot.rematch.is_some();
        online
            .snapshot
            .with(|snapshot| snapshot.as_ref().is_some_and(rematch))
    });
    let view = move || {
        is_offered.get().then(|| {
            view! {
                <section class="notice-card" id="rematch-offered" role="status">
                    <p>{i18n.text("table-rematch-offered")}</p>
                    <p class="ways">{rematch(online, i18n)}</p>
                </section>
            }
        })
    };
    changing(view).into_any()
}

/// Before which event each round begins, and its number; nothing if there are many.
fn rounds_of(record: &Record, start: &dyn AnyGame) -> Vec<(usize, i64)> {
    let mut game = start.boxed_clone();
    let mut begins: Vec<(usize, i64)> = Vec::new();
    for (ply, event) in record.events.iter().enumerate() {
        if let Some((round, rounds)) = round_of(&*game)
            && rounds <= FEW_ROUNDS
            && begins.last().is_none_or(|(_, last)| *last != round)
        {
            begins.push((ply, round));
        }
        if game.play(event).is_err() {
            break;
        }
    }
    begins
}

fn replay(record: Record, you: Option<Seat>, start: &dyn AnyGame) -> AnyView {
    let i18n = use_i18n();
    let plies = record.events.len();
    let (game, players) = (start.id(), start.players());
    let seats = record.seats.clone().unwrap_or_default();
    // Nobody chose the events of a ready-made layout, so nobody is judged by them.
    let layout = record
        .fair
        .as_ref()
        .and_then(|fair| fair["layout"].as_str());
    let laid = count_laid(game, &record.options, &seats, layout);
    let rounds = rounds_of(&record, start);
    let words = i18n.at_table(seats, you);
    let drawn = games::of(game).board;
    let analysis = RwSignal::new(Analysis {
        players,
        plies,
        stood_in: record.by.keys().copied().collect(),
        ..Analysis::default()
    });
    let known = RwSignal::new(0);
    let seat = RwSignal::new(you.unwrap_or_default());
    let is_complete = RwSignal::new(false);
    let moments = Memo::new(move |_| {
        if known.get() < plies || !is_complete.get() {
            return Vec::new();
        }
        let seat = seat.get();
        let mut moments: Vec<Decision> = analysis.with(|analysis| {
            let all = analysis.moments(usize::MAX).into_iter();
            let own = all.filter(|made| made.seat == seat && made.loss() >= WORTH_A_LOOK);
            let costly = own.take(MOMENTS);
            let mut found: Vec<&Decision> = analysis.decisions.iter().collect();
            found.retain(|made| {
                let own = made.seat == seat && !analysis.stood_in.contains(&made.ply);
                own && made.found() >= WORTH_PRAISE
            });
            found.sort_by(|one, other| other.found().total_cmp(&one.found()));
            costly
                .chain(found.into_iter().take(FINDS))
                .cloned()
                .collect()
        });
        moments.sort_by_key(|made| made.ply);
        moments
    });
    let model = ReplayModel {
        record: StoredValue::new(record),
        at: RwSignal::new(plies),
        seat,
        moment: StoredValue::new_local(None),
        analysis,
        moments,
        worker: StoredValue::new_local(BotWorker::new()),
        known,
        is_complete,
        rounds: StoredValue::new(rounds),
    };
    let accuracies = Memo::new(move |_| {
        if known.get() < plies || !is_complete.get() {
            return Vec::new();
        }
        analysis.with(|analysis| {
            let accuracy = |seat| Some((analysis.accuracy(seat)? * 100.0).round() as i64);
            Seat::all(players).map(accuracy).collect()
        })
    });
    let at = model.at;
    model.think(laid);
    let playing = RwSignal::new(false);
    let step = move || {
        if !playing.try_get_untracked().unwrap_or(false) {
            return;
        }
        match at.get_untracked() < plies {
            true => at.update(|at| *at += 1),
            false => playing.set(false),
        }
    };
    if let Ok(ticking) = set_interval_with_handle(step, PACE) {
        on_cleanup(move || ticking.clear());
    }
    on_cleanup(move || model.worker.with_value(BotWorker::dismiss));
    let canvas = BoardCanvas::new(words, None, move |look| {
        let deciding = model.decision().map(|made| made.seat);
        model.see(|record, moment| {
            look(&Scene {
                game: &*moment.game,
                recent: record.events[..moment.count.min(record.events.len())]
                    .iter()
                    .rev()
                    .take(RECENT)
                    .map(String::as_str)
                    .collect(),
                watched: deciding.unwrap_or(moment.acted),
                viewer: Viewer::Table,
                here: Vec::new(),
                decides_here: false,
                acting: moment.game.turn().seat(),
                last_moves: moment.last_moves.clone().events(),
            });
        });
    });
    let window = MapWindow::new();
    let chooses = RwSignal::new(false);
    Effect::new(move || {
        let compared = model.decision().map(|made| Compared {
            played: made.event,
            better: made.best,
        });
        // Where no place of the board tells the two apart, what lies at hand does: it takes the board's room.
        let has_no_place = |both: &Compared| both.places().iter().all(Vec::is_empty);
        chooses.set(compared.as_ref().is_some_and(has_no_place));
        // A map can be larger than its window: the person sees both moves, or the last one.
        let last = model.at.get().checked_sub(1);
        let last = model.record.with_value(|record| {
            let event = record.events.get(last?)?;
            event.split(' ').filter_map(Place::read).next_back()
        });
        let shown = match (&compared, last) {
            (Some(_), _) => Some(".compared".to_owned()),
            (None, last) => last.map(|place| format!("[data-place=\"{place}\"]")),
        };
        canvas.compared.set(compared);
        browser::once_drawn(move || {
            if let Some(shown) = shown {
                browser::center_on_board(&shown);
            }
            window.look();
        });
    });
    let told = move || {
        let words = words.get();
        model.see(|record, moment| {
            let mut sentences: Vec<String> =
                moment.told.iter().map(|told| words.say(told)).collect();
            let last = moment.count.checked_sub(1);
            if let Some(bot) = last.and_then(|ply| record.by.get(&ply)) {
                let names = words.names_of(std::slice::from_ref(bot));
                let by = Message::new("table-played-by").with("name", names.concat());
                sentences.push(words.say(&by));
            }
            let beside = record.incidents.iter().filter_map(|line| line.parse().ok());
            let beside = beside.filter(|incident: &Incident| incident.ply == moment.count);
            sentences.extend(beside.map(|incident| words.say(&incident.what.message())));
            if moment.game.turn() == Turn::Over {
                let ranking = moment.game.ranking().with_resigned(&record.resigned());
                sentences.push(words.say(&won_by(ranking.winners())));
            }
            sentences.join(" · ")
        })
    };
    let progress = move || {
        let words = words.get();
        model.see(|_, moment| {
            let progress = moment.game.progress();
            let progress: Vec<String> = progress.iter().map(|part| words.say(part)).collect();
            progress.join(" · ")
        })
    };
    let count = move || {
        let message = Message::new("web-moment")
            .with("number", at.get())
            .with("count", plies);
        i18n.say(&message)
    };
    let save = move |_| {
        model.record.with_value(|record| {
            let name = format!("{}.takht.json", record.game);
            // If the browser cannot save files, nothing happens.
            let _ = browser::save_file(&name, &record.to_pretty());
        });
    };
    let run = move || {
        if at.get_untracked() == plies {
            at.set(0);
        }
        playing.update(|playing| *playing = !*playing);
    };
    let back = move || at.update(|at| *at = at.saturating_sub(1));
    let forward = move || at.update(|at| *at = (*at + 1).min(plies));
    let pressed = window_event_listener(leptos::ev::keydown, move |event| {
        if browser::is_within(&event, "input, button, a, summary, select") {
            return;
        }
        match event.code().as_str() {
            "ArrowLeft" => back(),
            "ArrowRight" => forward(),
            "Space" => run(),
            "KeyN" => model.next_moment(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || pressed.remove());
    let touched = window_event_listener(leptos::ev::pointerdown, |event| {
        browser::close_sheets(&event);
    });
    on_cleanup(move || touched.remove());
    let share = view! {
        <details class="menu" id="share-review">
            <summary class="quiet">
                <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 15V4M7.5 8 12 3.5 16.5 8M5 13v6.5h14V13"/></svg>
                <span>{i18n.live().text("table-share")}</span>
            </summary>
            <div class="sheet">{share_record(model.record, i18n)}</div>
        </details>
    };
    let options = view! {
        <p class="ways"><button class="quiet" on:click=on::click(save)>{i18n.live().text("web-record")}</button></p>
        <div class="ways">{languages(i18n)} {theme_button(i18n)}</div>
    };
    let key = |id: &'static str, label: &'static str, path: &'static str, press: Box<dyn Fn()>| {
        view! {
            <button class="icon" id=id aria-label=i18n.live().text(label) title=i18n.live().text(label) on:click=on::click(move |_| press())>
                <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg>
            </button>
        }
        .into_any()
    };
    view! {
        <div class=format!("table replay {game}") class:four={players > 2} class:choice=move || chooses.get()>
            <header class="top">
                <div class="where">
                    <a class="icon" href="#" aria-label=i18n.live().text("web-home") title=i18n.live().text("web-home")>
                        <svg class="i flip" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>
                    </a>
                    <h1>{i18n.live().text("table-review-title")}</h1>
                    <p class="progress">{progress}</p>
                </div>
                <section class="plates players" aria-label=i18n.live().text("web-points")>{players::plates(canvas, drawn, None, Some(accuracies))}</section>
                <div class="top-tools">{share} {sheet(i18n, options.into_any())}</div>
            </header>
            <div class="stage">
                <div
                    class="board"
                    dir="ltr"
                    style=("--zoom", move || window.scale())
                    on:scroll=on::plain(move |_| window.look())
                    on:touchstart=on::touch(move |event| window.touch(&event))
                    on:touchmove=on::touch(move |event| window.touch(&event))
                    on:touchend=on::touch(move |event| window.touch(&event))
                >{drawn.draw(canvas)}</div>
                {map_tools(drawn, canvas, window, i18n)}
            </div>
            <div class="hand">{drawn.at_hand(canvas)}</div>
            <section class="lesson">
                <p class="now" role="status" aria-live="polite">{told}</p>
                {changing(move || lesson(model, &words.get(), i18n))}
            </section>
            <section class="time panel">
                <div class="keys" dir="ltr">
                    {key("first", "web-first", "M19 5l-7 7 7 7M11 5l-7 7 7 7", Box::new(move || at.set(0)))}
                    {key("back", "web-back", "M15 5l-7 7 7 7", Box::new(back))}
                    <button class="icon play-it" id="run" aria-label=move || if playing.get() { i18n.text("web-pause") } else { i18n.text("web-play") } on:click=on::click(move |_| run())>
                        <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d=move || if playing.get() { "M8 5v14M16 5v14" } else { "M8 5.5v13l11-6.5z" } fill="currentColor"/></svg>
                    </button>
                    {key("forward", "web-forward", "M9 5l7 7-7 7", Box::new(forward))}
                </div>
                {changing(move || curve(model, &words.get(), i18n))}
                <label class="slider">
                    <input type="range" id="moment" dir="ltr" min="0" max=plies prop:value=move || at.get()
                        on:input=on::plain(move |event| if let Ok(to) = event_target_value(&event).parse() { at.set(to) })/>
                    <span>{count}</span>
                </label>
            </section>
            <aside class="side" aria-label=i18n.live().text("web-side")>{drawn.beside(canvas)}</aside>
        </div>
    }
    .into_any()
}
