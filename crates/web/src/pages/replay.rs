//! The replay of a game: the position after every event, and everyone's share of the win.

use std::time::Duration;

use leptos::prelude::*;
use takht_bots::{Analysis, Decision};
use takht_core::{Message, Record, Seat, Turn, Viewer};
use takht_games::AnyGame;
use takht_words::Words;

use super::online_parts::share_record;
use super::players::{self, won_by};
use crate::board::{BoardCanvas, RECENT, Scene, mark};
use crate::browser;
use crate::games;
use crate::i18n::use_i18n;
use crate::model::navigation::{Page, use_navigation};
use crate::model::session::LastMoves;
use crate::transport::{Answer, BotWorker, Question, Wanted};

/// How many milliseconds a bot thinks about one decision for the curve.
const LOOK: u32 = 60;

/// How long the replay shows one event when it plays by itself.
const PACE: Duration = Duration::from_millis(900);

/// The size of the curve's drawing.
const WIDE: f64 = 600.0;
const HIGH: f64 = 160.0;

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

/// How many of the costliest decisions the review lists.
const MOMENTS: usize = 3;

/// The replay and its analysis.
#[derive(Clone, Copy)]
struct ReplayModel {
    record: StoredValue<Record>,
    at: RwSignal<usize>,
    /// The current moment, cached because several parts of the page read it.
    moment: StoredValue<Option<Moment>, LocalStorage>,
    analysis: RwSignal<Analysis>,
    worker: StoredValue<BotWorker, LocalStorage>,
    /// Up to which event the bot has analysed the game.
    known: RwSignal<usize>,
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

    fn plies(self) -> usize {
        self.record.with_value(|record| record.events.len())
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
                    return Some(Question {
                        id: 0,
                        game: game.id(),
                        options: record.options.clone(),
                        events: record.events[..ply].to_vec(),
                        seat: seat.index(),
                        wanted: Wanted::Judgement(record.events[ply].clone()),
                        milliseconds: LOOK,
                        seed: 1,
                    });
                }
                game.play(&record.events[ply]).ok()?;
                ply += 1;
            }
            // At the end of the game the ranking decides the shares.
            (game.turn() == Turn::Over).then(|| {
                let winners = game.ranking().winners();
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
            return;
        };
        let seat = Seat::new(question.seat).unwrap_or_default();
        self.worker.with_value(|worker| {
            worker.ask(question, move |answer| {
                let Some(answer) = answer else {
                    // Without a worker there is no curve; the rest of the page still works.
                    self.known.try_set(total);
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
}

/// The replay of a record. If the record cannot be played, the page says why.
#[component]
pub(crate) fn Replay(
    record: Record,
    /// The seat that the person played.
    you: Option<Seat>,
) -> impl IntoView {
    match takht_games::begin(&record) {
        Ok(start) => replay(record, you, &*start),
        Err(error) => {
            let message = Message::new("web-cannot-open").with("reason", error.in_full());
            view! { <p class="trouble" role="alert">{use_i18n().say(&message)}</p> }.into_any()
        }
    }
}

fn replay(record: Record, you: Option<Seat>, start: &dyn AnyGame) -> AnyView {
    let (i18n, navigation) = (use_i18n(), use_navigation());
    let plies = record.events.len();
    let (game, players) = (start.id(), start.players());
    let seats = record.seats.clone().unwrap_or_default();
    let words = i18n.at_table(seats, you);
    let drawn = games::of(game).board;
    let model = ReplayModel {
        record: StoredValue::new(record),
        at: RwSignal::new(plies),
        moment: StoredValue::new_local(None),
        analysis: RwSignal::new(Analysis {
            players,
            plies,
            ..Analysis::default()
        }),
        worker: StoredValue::new_local(BotWorker::new()),
        known: RwSignal::new(0),
    };
    let at = model.at;
    model.think(0);
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
        model.see(|record, moment| {
            look(&Scene {
                game: &*moment.game,
                recent: record.events[..moment.count.min(record.events.len())]
                    .iter()
                    .rev()
                    .take(RECENT)
                    .map(String::as_str)
                    .collect(),
                watched: moment.acted,
                viewer: Viewer::Table,
                here: Vec::new(),
                decides_here: false,
                last_moves: moment.last_moves.clone().events(),
            });
        });
    });
    let told = move || {
        let words = words.get();
        model.see(|_, moment| {
            let mut sentences: Vec<String> =
                moment.told.iter().map(|told| words.say(told)).collect();
            if moment.game.turn() == Turn::Over {
                sentences.push(words.say(&won_by(moment.game.ranking().winners())));
            }
            sentences.join(" · ")
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
    view! {
        <div class=format!("table replay {game}")>
            <h1 class="unseen">{i18n.live().text("web-replay")}</h1>
            <div class="stage">
                <p class="now" role="status" aria-live="polite">{told}</p>
                <div class="board" dir="ltr">{drawn.draw(canvas)}</div>
                <div class="actions player-keys">
                    <button on:click=move |_| at.set(0)>{i18n.live().text("web-first")}</button>
                    <button id="back" on:click=move |_| at.update(|at| *at = at.saturating_sub(1))>{i18n.live().text("web-back")}</button>
                    <button id="run" on:click=move |_| {
                        if at.get_untracked() == plies { at.set(0); }
                        playing.update(|playing| *playing = !*playing);
                    }>{move || if playing.get() { i18n.text("web-pause") } else { i18n.text("web-play") }}</button>
                    <button id="forward" on:click=move |_| at.update(|at| *at = (*at + 1).min(plies))>{i18n.live().text("web-forward")}</button>
                </div>
                <label class="slider">
                    <span>{count}</span>
                    <input type="range" id="moment" dir="ltr" min="0" max=plies prop:value=move || at.get()
                        on:input=move |event| if let Ok(to) = event_target_value(&event).parse() { at.set(to) }/>
                </label>
                <section class="curve">
                    <h2>{i18n.live().text("web-curve")}</h2>
                    {move || curve(model, &words.get())}
                </section>
                {move || review(model, &words.get())}
            </div>
            <aside class="side" aria-label=i18n.live().text("web-side")>
                <section class="players">
                    <h2>{i18n.live().text("web-points")}</h2>
                    {players::plates(canvas, drawn)}
                </section>
                {drawn.at_hand(canvas)}
                {drawn.beside(canvas)}
                {share_record(model.record, i18n)}
                <p class="ways">
                    <button class="quiet" on:click=save>{i18n.live().text("web-record")}</button>
                    <button class="quiet" on:click=move |_| navigation.go(&Page::Home)>{i18n.live().text("web-home")}</button>
                </p>
            </aside>
        </div>
    }
    .into_any()
}

/// The curve of everyone's share of the win. Each seat has its own dashes, for people who do not see
/// the colours.
fn curve(model: ReplayModel, words: &Words) -> AnyView {
    let plies = model.plies().max(1);
    let across = move |ply: usize| ply as f64 / plies as f64 * WIDE;
    let (curve, seats) = model.analysis.with(|analysis| {
        let decisions = analysis.decisions.iter();
        let decisions = decisions.map(|made| (made.ply, made.standing.clone()));
        let result = analysis.result.iter();
        let result = result.map(|result| (analysis.plies, result.clone()));
        // Before the first decision, everyone has the same share.
        let even = vec![1.0 / analysis.players.max(1) as f64; analysis.players];
        let curve: Vec<(usize, Vec<f64>)> = std::iter::once((0, even))
            .chain(decisions)
            .chain(result)
            .collect();
        (curve, analysis.players)
    });
    let lines = Seat::all(seats).map(|seat| {
        let points = curve.iter().filter_map(|(ply, standing)| {
            let share = standing.get(seat.index())?;
            Some(format!("{:.1},{:.1}", across(*ply), (1.0 - share) * HIGH))
        });
        let points = points.collect::<Vec<_>>().join(" ");
        view! { <polyline points=points class=format!("chance s{}", seat.index())/> }
    });
    let now = across(model.at.get());
    let known = model.known.get();
    let standing = curve.iter().rev().find(|(ply, _)| *ply <= model.at.get());
    let standing = standing.filter(|_| model.at.get() <= known && curve.len() > 1);
    let legend = Seat::all(seats).map(|seat| {
        let share = standing.and_then(|(_, standing)| standing.get(seat.index()).copied());
        let said = match share {
            Some(share) => {
                let percent = (share * 100.0).round() as i64;
                let said = Message::new("web-chance").with("seat", seat);
                words.say(&said.with("percent", percent))
            }
            // The bot has not analysed this moment yet.
            None => words.name(seat),
        };
        view! { <li>{mark(seat)} <span>{said}</span></li> }
    });
    let busy = (known < model.plies()).then(|| {
        let percent = known * 100 / plies;
        let said = words.say(&Message::new("web-curve-progress").with("percent", percent));
        view! { <p class="help">{said}</p> }
    });
    view! {
        <svg viewBox="-6 -6 612 172" class="chart" role="img" aria-label=words.text("web-curve") dir="ltr">
            <path d="M0 0V160H600M0 80H600" class="grid"/>
            {lines.map(IntoAny::into_any).collect_view()}
            <path d=format!("M{now} 0V{HIGH}") class="now-line"/>
        </svg>
        <ul class="legend">{legend.map(IntoAny::into_any).collect_view()}</ul>
        {busy}
    }
    .into_any()
}

/// How well everyone played, and which decisions mattered most. The page shows it when the analysis
/// is complete.
fn review(model: ReplayModel, words: &Words) -> Option<AnyView> {
    if model.known.get() < model.plies() {
        return None;
    }
    let at = model.at;
    model.analysis.with(|analysis| {
        if analysis.decisions.is_empty() {
            return None;
        }
        let percent = |share: f64| (share * 100.0).round() as i64;
        let accuracies = Seat::all(analysis.players).filter_map(|seat| {
            let accuracy = percent(analysis.accuracy(seat)?);
            let said = Message::new("web-accuracy").with("seat", seat);
            let said = words.say(&said.with("percent", accuracy));
            Some(view! { <li>{mark(seat)} <span data-accuracy=accuracy>{said}</span></li> })
        });
        let moments = analysis.moments(MOMENTS).into_iter().map(|made| {
            let (ply, told) = model.record.with_value(|record| {
                let told = Moment::of(record, made.ply).and_then(|Moment { game, .. }| {
                    Some((game.tell(&made.event).ok()?, game.tell(&made.best).ok()?))
                });
                (made.ply, told)
            });
            let said = told.map(|(played, best)| {
                let said = Message::new("web-moment-said").with("played", played);
                let said = said.with("best", best).with("percent", percent(made.loss()));
                words.say(&said)
            });
            view! { <li><button class="plain moment" on:click=move |_| at.set(ply)>{said}</button></li> }
        });
        let moments: Vec<_> = moments.collect();
        let mattered = (!moments.is_empty()).then(|| {
            view! {
                <h2>{words.text("web-moments")}</h2>
                <ol class="moments">{moments}</ol>
            }
        });
        Some(
            view! {
                <section class="review">
                    <h2>{words.text("web-accuracies")}</h2>
                    <ul class="legend">{accuracies.map(IntoAny::into_any).collect_view()}</ul>
                    {mattered}
                </section>
            }
            .into_any(),
        )
    })
}
