//! Who sits at the table, and how they are doing.

use leptos::prelude::*;
use takht_core::Seat;
use takht_games::{AnyGame, AnyScore};
use takht_words::{Message, Words};

use super::online::clock::TableClocks;
use crate::board::{Board, BoardCanvas, mark};
use crate::games;
use crate::i18n::use_i18n;
use crate::model::online_table::OnlineTable;
use crate::on;

/// A plate for each player: who they are, their points, and whose turn it is. Behind it is a sheet with
/// what belongs to the player and where the points come from. A review also says how well they played, in percent.
pub(crate) fn plates(
    canvas: BoardCanvas,
    board: &'static dyn Board,
    online: Option<OnlineTable>,
    accuracies: Option<Memo<Vec<Option<i64>>>>,
) -> AnyView {
    let i18n = use_i18n();
    let clocks = online.map(TableClocks::new);
    let count = canvas.see(|scene| Some(scene.game.players()));
    let plate = |seat: Seat| {
        let open = RwSignal::new(false);
        let head = canvas.part(
            move |scene| {
                let of_seat = |all: &Vec<Option<i64>>| all.get(seat.index()).copied().flatten();
                let accuracy = accuracies.and_then(|all| all.with(of_seat));
                let accurate =
                    accuracy.map(|percent| Message::new("table-accurate").with("percent", percent));
                let note = accurate.or_else(|| board.note(scene, seat));
                Some((canvas.score(seat)?.total, note))
            },
            move |(total, note), words| {
                let note = note.as_ref().map(|note| match board.drawn_note(note) {
                    Some(drawn) => {
                        view! { <small role="img" aria-label=words.say(note)>{drawn}</small> }
                            .into_any()
                    }
                    None => {
                        let id = note.id.to_string();
                        view! { <small data-note=id>{words.say(note)}</small> }.into_any()
                    }
                });
                view! {
                    {mark(seat)}
                    <span class="name"><bdi>{words.name(seat)}</bdi>{note}</span>
                    <span class="pts up">{words.lang().number((*total).into())}</span>
                }
            },
        );
        let sheet = move || {
            open.get().then(|| {
                let why = canvas.part(
                    move |scene| {
                        let score = canvas.score(seat)?;
                        let title = title(scene.game, seat, score.total);
                        Some((score, title))
                    },
                    |(score, title), words| reasons(score, title, words),
                );
                view! { {board.of_seat(canvas, seat)} {why} }
            })
        };
        let acting = canvas.seen(move |scene| Some(scene.acting == Some(seat)));
        let rank = canvas.seen(move |scene| Some(board.rank(scene, seat).to_string()));
        view! {
            <details
                style=("order", move || rank.get().unwrap_or_default())
                class=format!("player s{}", seat.index())
                class:acting=move || acting.get() == Some(true)
                on:toggle=on::plain(move |_| open.update(|open| *open = !*open))
            >
                <summary>{head} <span class="thumb" aria-hidden="true"><span dir="ltr">{board.thumbnail(canvas, seat)}</span></span> {clocks.map(|clocks| clocks.of(seat, i18n))}</summary>
                <div class="sheet">{sheet}</div>
            </details>
        }
    };
    let plates = Seat::all(count.unwrap_or_default()).map(plate);
    let warning = clocks.map(|clocks| clocks.warning(i18n));
    view! { {plates.map(IntoAny::into_any).collect_view()} {warning} }.into_any()
}

/// Where the points of a player come from.
fn reasons(score: &AnyScore, title: &Message, words: &Words) -> AnyView {
    // Reasons say more than parts, so the page shows parts only if a score has no reasons.
    let mut why: Vec<_> = score.reasons().map(|reason| &reason.label).collect();
    if why.is_empty() {
        why = score.parts.iter().map(|part| &part.label).collect();
    }
    let parts = why
        .into_iter()
        .map(|part| view! { <li>{words.say(part)}</li> });
    view! {
        <p><b>{words.say(title)}</b></p>
        <ul>{parts.map(IntoAny::into_any).collect_view()}</ul>
    }
    .into_any()
}

/// The title of a seat with its points, in the game's own terms.
pub(crate) fn title(game: &dyn AnyGame, seat: Seat, points: i32) -> Message {
    let title = Message::new(games::of(game.id()).seat_title);
    title.with("seat", seat).with("points", points)
}

/// The message that names the winners.
pub(crate) fn won_by(winners: Vec<Seat>) -> Message {
    match winners[..] {
        [seat] => Message::new("web-won").with("seat", seat),
        _ => Message::new("web-shared").with(
            "seats",
            winners.into_iter().collect::<takht_core::message::Arg>(),
        ),
    }
}
