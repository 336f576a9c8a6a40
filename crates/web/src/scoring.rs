//! A game from a real table is drawn with taps, and scored.

use leptos::prelude::*;
use takht_core::{MAX_SEATS, Message, Score, Seat};
use takht_kingdom_builder::{Card, Hex, Location, Map, SPAN, Sector, sketch as builder_sketch};
use takht_kingdomino::{Five, Half, KingdominoScore, Seven, Terrain, sketch};

use crate::board::{Place, kingdom_builder, kingdomino};
use crate::browser;
use crate::players::mark;
use crate::setup;
use crate::tongue::{Tongue, tongue};

/// True if games of this name can be scored from a drawing.
pub(crate) fn scores(game: &str) -> bool {
    game != "capture"
}

#[component]
pub(crate) fn Scoring(game: &'static str) -> impl IntoView {
    let tongue = tongue();
    let tool = match game {
        "kingdom-builder" => view! { <Settlements/> }.into_any(),
        _ => view! { <Kingdom/> }.into_any(),
    };
    view! {
        <section class="scoring">
            <h1>{move || tongue.text("window-scoring")} " · " {move || tongue.say(&Message::new(format!("{game}-title")))}</h1>
            {tool}
        </section>
    }
}

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

/// The drawing as the text that sketches are written in.
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

/// The score of a drawing, or why it has none.
fn kingdom_score(
    squares: &[Option<Drawn>],
    size: usize,
    middle: bool,
    harmony: bool,
) -> Result<(KingdominoScore, Vec<Message>), Message> {
    if !squares.contains(&Some(Drawn::Castle)) {
        return Err(Message::new("window-draw-castle"));
    }
    let text = kingdom_text(squares, size);
    let kingdoms = sketch::read(&text).map_err(|bad| bad.message())?;
    let Some(kingdom) = kingdoms.first() else {
        return Err(Message::new("window-draw-castle"));
    };
    let score = match size {
        5 => kingdom.score::<Five>(middle, harmony),
        _ => kingdom.score::<Seven>(middle, harmony),
    };
    let doubts = kingdom.doubts();
    Ok((score.map_err(|bad| bad.message())?, doubts))
}

#[component]
fn Kingdom() -> impl IntoView {
    let tongue = tongue();
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
                    // There is one castle.
                    for square in squares.iter_mut() {
                        *square = square.filter(|drawn| *drawn != Drawn::Castle);
                    }
                    Some(Drawn::Castle)
                }
                Brush::Nothing => None,
            };
            // The same once more takes it away.
            squares[index] =
                drawn.filter(|_| squares[index] != drawn || drawn == Some(Drawn::Castle));
        });
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        let size = size.get_untracked() as i64;
        let step = match event.key().as_str() {
            "ArrowLeft" => (-1, 0),
            "ArrowRight" => (1, 0),
            "ArrowUp" => (0, -1),
            "ArrowDown" => (0, 1),
            "Enter" | " " => {
                event.prevent_default();
                if let Some(index) = cursor.get_untracked() {
                    tap(index);
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let at = cursor
            .get_untracked()
            .map_or(size * size / 2, |at| at as i64);
        let (x, y) = (at % size + step.0, at / size + step.1);
        if (0..size).contains(&x) && (0..size).contains(&y) {
            cursor.set(Some((y * size + x) as usize));
        }
    };
    let grid = move || {
        let size = size.get();
        let side = size * 100;
        let drawn = squares.get().into_iter().enumerate().map(move |(index, drawn)| {
            let (x, y) = ((index % size * 100) as i32, (index / size * 100) as i32);
            let face = match drawn {
                None => ().into_any(),
                Some(Drawn::Castle) => view! { <g transform=format!("translate({x} {y})")>{kingdomino::castle()}</g> }.into_any(),
                Some(Drawn::Land(half)) => kingdomino::half(x, y, half),
            };
            let pointed = move || cursor.get() == Some(index);
            view! {
                {face}
                <rect x=x + 1 y=y + 1 width="98" height="98" class="cell" class:pointed=pointed data-place=format!("{},{}", index % size, index / size)
                    on:click=move |_| { cursor.set(Some(index)); tap(index); }/>
            }
        });
        view! {
            <svg viewBox=format!("-4 -4 {} {}", side + 8, side + 8) class="kingdom large" role="img" aria-label=tongue.text("window-board")>
                {drawn.collect_view()}
            </svg>
        }
    };
    let brushes = Terrain::ALL.map(|terrain| {
        let pick = Brush::Land(terrain);
        view! {
            <button class="brush" data-brush=terrain.name() aria-pressed=move || (brush.get() == pick).to_string()
                title=move || tongue.say(&terrain.message()) aria-label=move || tongue.say(&terrain.message())
                on:click=move |_| brush.set(pick)>
                <svg viewBox="0 0 100 100" aria-hidden="true">{kingdomino::half(0, 0, Half { terrain, crowns: 0 })}</svg>
            </button>
        }
    });
    let other = [(Brush::Castle, "kingdomino-castle"), (Brush::Nothing, "window-erase")].map(|(pick, id)| {
        view! {
            <button data-brush=id aria-pressed=move || (brush.get() == pick).to_string() on:click=move |_| brush.set(pick)>
                {move || tongue.text(id)}
            </button>
        }
    });
    let crown = (0..=3_u8).map(|many| {
        let label = move || tongue.say(&Message::new("window-crowns").with("count", many));
        view! {
            <button class="choice" data-crowns=many aria-pressed=move || (crowns.get() == many).to_string() on:click=move |_| crowns.set(many)>
                {label}
            </button>
        }
    });
    let sizes = [5_usize, 7].map(|many| {
        let label = move || {
            let number = tongue.lang().number(many as i64);
            format!("{number}×{number}")
        };
        view! {
            <button class="choice" data-size=many aria-pressed=move || (size.get() == many).to_string()
                on:click=move |_| { size.set(many); cursor.set(None); squares.set(begin(many)); }>
                {label}
            </button>
        }
    });
    let result = move || {
        let squares = squares.get();
        match kingdom_score(&squares, size.get(), middle.get(), harmony.get()) {
            Err(message) => {
                view! { <p class="trouble" role="status">{tongue.say(&message)}</p> }.into_any()
            }
            Ok((score, doubts)) => scored(&[(None, score.total(), score.parts(), doubts)], tongue),
        }
    };
    let flag = move |flag: RwSignal<bool>, id: &'static str| {
        view! {
            <label class="option">
                <input type="checkbox" prop:checked=move || flag.get() on:change=move |event| flag.set(event_target_checked(&event))/>
                <span>{move || tongue.text(id)}</span>
            </label>
        }
    };
    view! {
        <p class="help">{move || tongue.text("window-draw-help")}</p>
        <div class="table">
            <div class="stage">
                <div class="board" dir="ltr" tabindex="0" role="application" aria-label=move || tongue.text("window-board") on:keydown=key>{grid}</div>
            </div>
            <div class="side">
                <div class="choices" role="group" aria-label=move || tongue.text("window-size")>{sizes.into_view()}</div>
                <div class="brushes" role="group" aria-label=move || tongue.text("window-terrain")>{brushes.into_view()} {other.into_view()}</div>
                <div class="choices" role="group" aria-label=move || tongue.text("window-crown")>{crown.collect_view()}</div>
                {flag(middle, "kingdomino-option-middle_kingdom")}
                {flag(harmony, "kingdomino-option-harmony")}
                <div aria-live="polite">{result}</div>
                <p><button class="quiet" on:click=move |_| squares.set(begin(size.get_untracked()))>{move || tongue.text("window-begin-anew")}</button></p>
            </div>
        </div>
    }
}

/// Who, how many points, where from, and what could be a slip.
type Scored = (Option<Seat>, i32, Vec<Message>, Vec<Message>);

fn scored(all: &[Scored], tongue: Tongue) -> AnyView {
    let one = |(seat, total, parts, doubts): &Scored| {
        // Only Kingdom Builder has several players on one board, and it pays in gold.
        let id = if seat.is_some() {
            "window-total-gold"
        } else {
            "window-total"
        };
        let parts = parts
            .iter()
            .map(|part| view! { <li>{tongue.say(part)}</li> });
        let doubts = doubts
            .iter()
            .map(|doubt| view! { <p class="help">{tongue.say(doubt)}</p> });
        view! {
            <section class="scored">
                <p class="total" data-total=*total>{seat.map(mark)} {tongue.say(&Message::new(id).with("points", *total))}</p>
                <ul>{parts.collect_view()}</ul>
                {doubts.collect_view()}
            </section>
        }
    };
    all.iter().map(one).collect_view().into_any()
}

fn settlements_score(
    boards: &[Sector; 4],
    cards: &[Card; 3],
    players: &[Vec<Place>],
) -> Result<Vec<Scored>, Message> {
    // Each board and each card is there once.
    let names = boards.map(|board| board.to_string());
    Sector::read_four(names.iter().map(String::as_str)).map_err(|refused| refused.message)?;
    Card::read_three(cards.iter().map(|card| card.name())).map_err(|refused| refused.message)?;
    let hex = |place: &Place| Hex::new(u8::try_from(place.0).ok()?, u8::try_from(place.1).ok()?);
    let player = |places: &Vec<Place>| builder_sketch::Player {
        name: None,
        settlements: places.iter().filter_map(hex).collect(),
    };
    let sketch = builder_sketch::Sketch {
        cards: *cards,
        map: Map::of_sectors(boards),
        boards: Some(*boards),
        players: players.iter().map(player).collect(),
    };
    let all = Seat::all(players.len())
        .zip(sketch.scores())
        .zip(&sketch.players);
    let scored = all.map(|((seat, score), player)| {
        (
            Some(seat),
            score.total(),
            score.parts(),
            sketch.doubts(player),
        )
    });
    Ok(scored.collect())
}

#[component]
fn Settlements() -> impl IntoView {
    let tongue = tongue();
    let boards = RwSignal::new(
        [
            Location::Tavern,
            Location::Paddock,
            Location::Oasis,
            Location::Farm,
        ]
        .map(Sector::upright),
    );
    let cards = RwSignal::new([Card::Fishermen, Card::Knights, Card::Merchants]);
    let count = RwSignal::new(2_usize);
    let seat = RwSignal::new(0_usize);
    let stand = RwSignal::new(vec![Vec::<Place>::new(); MAX_SEATS]);
    let cursor = RwSignal::new(None::<Place>);
    let tap = move |place: Place| {
        stand.update(|stand| {
            let seat = seat.get_untracked();
            let own = stand[seat].contains(&place);
            for hexes in stand.iter_mut() {
                hexes.retain(|hex| *hex != place);
            }
            if !own {
                stand[seat].push(place);
            }
        });
    };
    let key = move |event: leptos::ev::KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowLeft" => (0, -1),
            "ArrowRight" => (0, 1),
            "ArrowUp" => (-1, 0),
            "ArrowDown" => (1, 0),
            "Enter" | " " => {
                event.prevent_default();
                if let Some(place) = cursor.get_untracked() {
                    tap(place);
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let to = cursor.get_untracked().unwrap_or(Place(9, 9)).moved(step);
        let on_map = 0..i32::from(SPAN);
        if on_map.contains(&to.0) && on_map.contains(&to.1) {
            cursor.set(Some(to));
            browser::show_place(&to.to_string());
        }
    };
    let choose = move |nth: usize| {
        let options = Location::ALPHABETICAL.map(|board| {
            let is = move || boards.get()[nth].board == board;
            view! { <option value=board.name() selected=is>{move || tongue.say(&board.message())}</option> }
        });
        let set = move |event| {
            if let Some(board) = Location::of_name(&event_target_value(&event)) {
                boards.update(|boards| boards[nth].board = board);
            }
        };
        let label = move || setup::nth("boards", nth, tongue);
        view! {
            <div class="seat">
                <span class="corner" aria-hidden="true">{label}</span>
                <select aria-label=label data-name=format!("boards-{nth}") on:change=set>{options.into_view()}</select>
                <label class="turned">
                    <input type="checkbox" prop:checked=move || boards.get()[nth].turned
                        aria-label=move || format!("{} ({})", tongue.text("window-turned"), label())
                        on:change=move |event| boards.update(|boards| boards[nth].turned = event_target_checked(&event))/>
                    <span>{move || tongue.text("window-turned")}</span>
                </label>
            </div>
        }
    };
    let card = move |nth: usize| {
        let options = Card::ALL.map(|card| {
            let is = move || cards.get()[nth] == card;
            view! { <option value=card.name() selected=is>{move || tongue.say(&card.message())}</option> }
        });
        let set = move |event| {
            let name = event_target_value(&event);
            if let Some(card) = Card::ALL.into_iter().find(|card| card.name() == name) {
                cards.update(|cards| cards[nth] = card);
            }
        };
        let label = move || setup::nth("cards", nth, tongue);
        view! {
            <select aria-label=label data-name=format!("cards-{nth}") on:change=set>{options.into_view()}</select>
        }
    };
    let counts = (2..=MAX_SEATS).map(|many| {
        view! {
            <button class="choice" aria-pressed=move || (count.get() == many).to_string()
                on:click=move |_| { count.set(many); seat.update(|seat| *seat = (*seat).min(many - 1)); }>
                {move || tongue.lang().number(many as i64)}
            </button>
        }
    });
    let hands = move || {
        let hands = Seat::all(count.get()).map(|one| {
            let index = one.index();
            let label = move || tongue.say(&Message::new("seat-name").with("number", index + 1));
            view! {
                <button class="choice" data-hand=index aria-pressed=move || (seat.get() == index).to_string() on:click=move |_| seat.set(index)>
                    {mark(one)} {label}
                </button>
            }
        });
        hands.collect_view()
    };
    let result = move || {
        let players: Vec<Vec<Place>> = stand.get().into_iter().take(count.get()).collect();
        match settlements_score(&boards.get(), &cards.get(), &players) {
            Err(message) => {
                view! { <p class="trouble" role="status">{tongue.say(&message)}</p> }.into_any()
            }
            Ok(all) => scored(&all, tongue),
        }
    };
    view! {
        <p class="help">{move || tongue.text("window-settle-help")}</p>
        <div class="table kingdom-builder">
            <div class="stage">
                <div class="board" dir="ltr" tabindex="0" role="application" aria-label=move || tongue.text("window-map") on:keydown=key>
                    {move || kingdom_builder::empty_map(&boards.get())}
                    {move || kingdom_builder::settled(&stand.get()[..count.get()], cursor.get(), tap, tongue.text("window-map"))}
                </div>
            </div>
            <div class="side">
                <div class="choices" role="group" aria-label=move || tongue.text("window-player-count")>{counts.collect_view()}</div>
                <div class="choices" role="group" aria-label=move || tongue.text("window-hand")>{hands}</div>
                <details class="box"><summary>{move || tongue.text("window-boards")}</summary>{(0..4).map(choose).collect_view()}</details>
                <div class="seat">{(0..3).map(card).collect_view()}</div>
                <div aria-live="polite">{result}</div>
                <p><button class="quiet" on:click=move |_| stand.set(vec![Vec::new(); MAX_SEATS])>{move || tongue.text("window-begin-anew")}</button></p>
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
        let (score, _) = kingdom_score(&squares, 5, true, true).unwrap();
        assert_eq!(score.total(), 10, "a castle alone lies in the middle");
        squares[13] = land(Terrain::Wheat, 1);
        squares[14] = land(Terrain::Wheat, 0);
        let (score, doubts) = kingdom_score(&squares, 5, false, false).unwrap();
        assert_eq!((score.total(), doubts.len()), (2, 0));
    }

    #[test]
    fn settlements_are_scored_like_any_other() {
        let boards = [
            Location::Tavern,
            Location::Paddock,
            Location::Oasis,
            Location::Farm,
        ]
        .map(Sector::upright);
        let cards = [Card::Fishermen, Card::Knights, Card::Merchants];
        let players = [
            vec![Place(3, 4), Place(4, 4), Place(4, 5)],
            vec![Place(0, 1), Place(0, 2)],
        ];
        let totals = |cards: &[Card; 3]| {
            let all = settlements_score(&boards, cards, &players)?;
            Ok::<_, Message>(all.iter().map(|one| one.1).collect::<Vec<_>>())
        };
        assert_eq!(totals(&cards).unwrap(), [3 + 1 + 4, 4]);
        let twice = [Card::Knights, Card::Knights, Card::Merchants];
        assert!(totals(&twice).is_err(), "a card only once");
    }
}
