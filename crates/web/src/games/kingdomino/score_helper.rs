//! The score helper: the person draws the kingdom of a real table with taps, and the page scores it.

use leptos::prelude::*;
use takht_core::{Message, Score};
use takht_kingdomino::{Five, Half, KingdominoScore, Seven, Terrain, sketch};

use super::board::Kingdoms;
use super::drawing::{castle, half};
use crate::board::{Choices, ScoredPlayer, arrow, scored};
use crate::i18n::use_i18n;
use crate::on;

/// What a tap puts on a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Brush {
    Land(Terrain),
    Castle,
    Nothing,
}

/// What lies on a square of the drawing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawn {
    Land(Half),
    Castle,
}

/// The drawing as a sketch in text.
fn kingdom_text(squares: &[Option<Drawn>], size: usize) -> String {
    let mut text = String::new();
    for row in squares.chunks(size) {
        for square in row {
            text += &match square {
                None => " .".to_owned(),
                Some(Drawn::Castle) => " C".to_owned(),
                Some(Drawn::Land(half)) => format!(" {}{}", half.terrain.letter(), half.crowns),
            };
        }
        text.push('\n');
    }
    text
}

/// The score of a drawing, with what may be wrong with it.
struct Scored {
    score: KingdominoScore,
    doubts: Vec<Message>,
    /// The squares that are not joined to the castle, by their numbers.
    apart: Vec<usize>,
}

/// The score of a drawing, or why it has none.
fn kingdom_score(
    squares: &[Option<Drawn>],
    size: usize,
    middle: bool,
    harmony: bool,
) -> Result<Scored, Message> {
    if !squares.contains(&Some(Drawn::Castle)) {
        return Err(Message::new("web-draw-castle"));
    }
    let text = kingdom_text(squares, size);
    let kingdoms = sketch::read(&text).map_err(|bad| bad.message())?;
    let Some(kingdom) = kingdoms.first() else {
        return Err(Message::new("web-draw-castle"));
    };
    // A kingdom without land has not begun: its castle lies in the middle of nothing.
    let is_begun = squares
        .iter()
        .any(|drawn| matches!(drawn, Some(Drawn::Land(_))));
    let score = match size {
        5 => kingdom.score::<Five>(middle && is_begun, harmony),
        _ => kingdom.score::<Seven>(middle && is_begun, harmony),
    };
    let apart = kingdom.apart().into_iter().map(|place| {
        let (row, across) = place.square();
        row * size + across
    });
    Ok(Scored {
        score: score.map_err(|bad| bad.message())?,
        doubts: kingdom.doubts(),
        apart: apart.collect(),
    })
}

#[component]
pub(crate) fn ScoreHelper() -> impl IntoView {
    let i18n = use_i18n();
    let size = RwSignal::new(5_usize);
    let (middle, harmony) = (RwSignal::new(true), RwSignal::new(true));
    let begin = |size: usize| {
        let mut squares = vec![None; size * size];
        squares[size * size / 2] = Some(Drawn::Castle);
        squares
    };
    let squares = RwSignal::new(begin(5));
    let brush = RwSignal::new(Brush::Land(Terrain::ALL[0]));
    let crowns = RwSignal::new(0_u8);
    let cursor = RwSignal::new(None::<usize>);
    let tap = move |index: usize| {
        squares.update(|squares| {
            let drawn = match brush.get_untracked() {
                Brush::Land(terrain) => Some(Drawn::Land(Half {
                    terrain,
                    crowns: crowns.get_untracked(),
                })),
                Brush::Castle => {
                    // A kingdom has one castle.
                    for square in squares.iter_mut() {
                        *square = square.filter(|drawn| *drawn != Drawn::Castle);
                    }
                    Some(Drawn::Castle)
                }
                Brush::Nothing => None,
            };
            // A second tap with the same brush clears the square.
            squares[index] =
                drawn.filter(|_| squares[index] != drawn || drawn == Some(Drawn::Castle));
        });
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        let size = size.get_untracked() as i64;
        let key = event.key();
        if matches!(key.as_str(), "Enter" | " ") {
            event.prevent_default();
            if let Some(index) = cursor.get_untracked() {
                tap(index);
            }
        }
        let Some(step) = arrow(&key, Kingdoms.axes()) else {
            return;
        };
        event.prevent_default();
        let at = cursor
            .get_untracked()
            .map_or(size * size / 2, |at| at as i64);
        let (x, y) = (at % size + i64::from(step.0), at / size + i64::from(step.1));
        if (0..size).contains(&x) && (0..size).contains(&y) {
            cursor.set(Some((y * size + x) as usize));
        }
    };
    let grid = move || {
        let size = size.get();
        let side = size * 100;
        let found = kingdom_score(&squares.get(), size, false, false);
        let apart = found.map(|scored| scored.apart).unwrap_or_default();
        let drawn = squares.get().into_iter().enumerate().map(move |(index, drawn)| {
            let (x, y) = ((index % size * 100) as i32, (index / size * 100) as i32);
            let face = match drawn {
                None => ().into_any(),
                Some(Drawn::Castle) => castle(0, x, y),
                Some(Drawn::Land(land)) => half(x, y, land),
            };
            let pointed = move || cursor.get() == Some(index);
            let is_apart = apart.contains(&index);
            view! {
                {face}
                <rect x=x + 1 y=y + 1 width="98" height="98" class="cell" class:pointed=pointed class:apart=is_apart data-place=format!("{},{}", index % size, index / size)
                    on:click=on::click(move |_| { cursor.set(Some(index)); tap(index); })/>
            }
        });
        view! {
            <svg viewBox=format!("-4 -4 {} {}", side + 8, side + 8) class="kingdom large" role="img" aria-label=i18n.text("web-board")>
                <rect x="-4" y="-4" width=side + 8 height=side + 8 rx="14" class="k-field"/>
                {drawn.map(IntoAny::into_any).collect_view()}
            </svg>
        }
    };
    let brushes = Terrain::ALL.map(|terrain| {
        let pick = Brush::Land(terrain);
        view! {
            <button class="brush" data-brush=terrain.name() aria-pressed=move || (brush.get() == pick).to_string()
                title=move || i18n.say(&terrain.message()) aria-label=move || i18n.say(&terrain.message())
                on:click=on::click(move |_| brush.set(pick))>
                <svg viewBox="0 0 100 100" aria-hidden="true">{half(0, 0, Half { terrain, crowns: 0 })}</svg>
            </button>
        }
    });
    let other = [(Brush::Castle, "kingdomino-castle"), (Brush::Nothing, "web-erase")].map(|(pick, id)| {
        view! {
            <button data-brush=id aria-pressed=move || (brush.get() == pick).to_string() on:click=on::click(move |_| brush.set(pick))>
                {i18n.live().text(id)}
            </button>
        }
    });
    let crown = (0..=3_u8).map(|many| {
        let label = move || i18n.say(&Message::new("web-crowns").with("count", many));
        view! {
            <button class="choice" data-crowns=many aria-pressed=move || (crowns.get() == many).to_string() on:click=on::click(move |_| crowns.set(many))>
                {label}
            </button>
        }
    });
    let sizes = [5_usize, 7].map(|many| {
        let label = move || {
            let number = i18n.lang().number(many as i64);
            format!("{number}×{number}")
        };
        view! {
            <button class="choice" data-size=many aria-pressed=move || (size.get() == many).to_string()
                on:click=on::click(move |_| { size.set(many); cursor.set(None); squares.set(begin(many)); })>
                {label}
            </button>
        }
    });
    let result = move || {
        let squares = squares.get();
        match kingdom_score(&squares, size.get(), middle.get(), harmony.get()) {
            Err(message) => {
                view! { <p class="trouble" role="status">{i18n.say_beside_board(&message)}</p> }
                    .into_any()
            }
            Ok(Scored { score, doubts, .. }) => scored(
                &[ScoredPlayer {
                    seat: None,
                    total: Message::new("web-total").with("points", score.total()),
                    points: score.total(),
                    parts: score.parts(),
                    doubts,
                }],
                i18n,
            ),
        }
    };
    let flag = move |flag: RwSignal<bool>, id: &'static str| {
        view! {
            <label class="option">
                <input type="checkbox" prop:checked=move || flag.get() on:change=on::plain(move |event| flag.set(event_target_checked(&event)))/>
                <span>{i18n.live().text(id)}</span>
            </label>
        }
    };
    view! {
        <p class="help">{i18n.live().text("web-draw-help")}</p>
        <div class="table">
            <div class="stage">
                <div class="board" dir="ltr" tabindex="0" role="application" aria-label=i18n.live().text("web-board") on:keydown=on::key(key)>{grid}</div>
            </div>
            <div class="side">
                <div class="choices" role="group" aria-label=i18n.live().text("web-size")>{sizes.into_view()}</div>
                <div class="brushes" role="group" aria-label=i18n.live().text("web-terrain")>{brushes.into_view()} {other.into_view()}</div>
                <div class="choices" role="group" aria-label=i18n.live().text("web-crown")>{crown.map(IntoAny::into_any).collect_view()}</div>
                {flag(middle, "kingdomino-option-middle_kingdom")}
                {flag(harmony, "kingdomino-option-harmony")}
                <div aria-live="polite">{result}</div>
                <p><button class="quiet" on:click=on::click(move |_| squares.set(begin(size.get_untracked())))>{i18n.live().text("web-begin-anew")}</button></p>
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_kingdom_is_scored_like_any_other() {
        let mut squares = vec![None; 25];
        let land = |terrain, crowns| Some(Drawn::Land(Half { terrain, crowns }));
        squares[12] = Some(Drawn::Castle);
        assert!(kingdom_score(&[None; 25], 5, true, true).is_err());
        let alone = kingdom_score(&squares, 5, true, true).unwrap();
        assert_eq!(alone.score.total(), 0, "nothing lies there yet");
        squares[13] = land(Terrain::Wheat, 1);
        squares[14] = land(Terrain::Wheat, 0);
        let two = kingdom_score(&squares, 5, false, false).unwrap();
        assert_eq!((two.score.total(), two.doubts.len()), (2, 0));
        // Squares that nothing joins to the castle are marked where they are drawn.
        squares[23] = land(Terrain::Mine, 0);
        squares[24] = land(Terrain::Mine, 1);
        let apart = kingdom_score(&squares, 5, false, false).unwrap();
        assert_eq!((apart.apart, apart.doubts.len()), (vec![23, 24], 1));
    }
}
