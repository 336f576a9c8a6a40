//! The score helper: the person puts the settlements of a real table down with taps, and the page
//! scores them.

use leptos::prelude::*;
use takht_core::{Arrangement, MAX_SEATS, Message, Score, Seat};
use takht_kingdom_builder::{Card, Hex, Location, Map, SPAN, Sector, sketch};

use super::board::{Hexes, empty_map, settled};
use crate::board::{Choices, Place, ScoredPlayer, arrow, mark, scored};
use crate::browser;
use crate::changing::changing;
use crate::i18n::use_i18n;
use crate::on;

fn settlements_score(
    boards: &[Sector; 4],
    cards: &[Card; 3],
    players: &[Vec<Place>],
) -> Result<Vec<ScoredPlayer>, Message> {
    // Each board and each card exists once.
    let names = boards.map(|board| board.to_string());
    Sector::read_four(names.iter().map(String::as_str)).map_err(|refused| refused.message)?;
    Card::read_three(cards.iter().map(|card| card.name())).map_err(|refused| refused.message)?;
    let hex = |place: &Place| Hex::new(u8::try_from(place.0).ok()?, u8::try_from(place.1).ok()?);
    let player = |places: &Vec<Place>| sketch::Player {
        name: None,
        settlements: places.iter().filter_map(hex).collect(),
    };
    let table = sketch::Sketch {
        cards: *cards,
        map: Map::of_sectors(boards),
        boards: Some(*boards),
        players: players.iter().map(player).collect(),
    };
    let all = Seat::all(players.len())
        .zip(table.scores())
        .zip(&table.players);
    let scored = all.map(|((seat, score), player)| ScoredPlayer {
        seat: Some(seat),
        total: Message::new("web-total-gold").with("points", score.total()),
        points: score.total(),
        parts: score.parts(),
        doubts: table.doubts(player),
    });
    Ok(scored.collect())
}

#[component]
pub(crate) fn ScoreHelper() -> impl IntoView {
    let i18n = use_i18n();
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
        let key = event.key();
        if matches!(key.as_str(), "Enter" | " ") {
            event.prevent_default();
            if let Some(place) = cursor.get_untracked() {
                tap(place);
            }
        }
        let Some(step) = arrow(&key, Hexes.axes()) else {
            return;
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
            view! { <option value=board.name() selected=is>{changing(move || i18n.say(&board.message()))}</option> }
        });
        let set = move |event| {
            if let Some(board) = Location::of_name(&event_target_value(&event)) {
                boards.update(|boards| boards[nth].board = board);
            }
        };
        let label = move || i18n.nth_name(Arrangement::Map, nth);
        view! {
            <div class="seat">
                <span class="corner" aria-hidden="true">{label}</span>
                <select aria-label=label data-name=format!("boards-{nth}") on:change=on::plain(set)>{options.into_view()}</select>
                <label class="turned">
                    <input type="checkbox" prop:checked=move || boards.get()[nth].turned
                        aria-label=move || format!("{} ({})", i18n.text("web-turned"), label())
                        on:change=on::plain(move |event| boards.update(|boards| boards[nth].turned = event_target_checked(&event)))/>
                    <span>{i18n.live().text("web-turned")}</span>
                </label>
            </div>
        }
    };
    let card = move |nth: usize| {
        let options = Card::ALL.map(|card| {
            let is = move || cards.get()[nth] == card;
            view! { <option value=card.name() selected=is>{changing(move || i18n.say(&card.message()))}</option> }
        });
        let set = move |event| {
            let name = event_target_value(&event);
            if let Some(card) = Card::ALL.into_iter().find(|card| card.name() == name) {
                cards.update(|cards| cards[nth] = card);
            }
        };
        let label = move || i18n.nth_name(Arrangement::List, nth);
        view! {
            <select aria-label=label data-name=format!("cards-{nth}") on:change=on::plain(set)>{options.into_view()}</select>
        }
    };
    let counts = (2..=MAX_SEATS).map(|many| {
        view! {
            <button class="choice" aria-pressed=move || (count.get() == many).to_string()
                on:click=on::click(move |_| { count.set(many); seat.update(|seat| *seat = (*seat).min(many - 1)); })>
                {changing(move || i18n.lang().number(many as i64))}
            </button>
        }
    });
    let hands = move || {
        let hands = Seat::all(count.get()).map(|one| {
            let index = one.index();
            let label = move || i18n.say(&Message::new("seat-name").with("number", index + 1));
            view! {
                <button class="choice" data-hand=index aria-pressed=move || (seat.get() == index).to_string() on:click=on::click(move |_| seat.set(index))>
                    {mark(one)} {label}
                </button>
            }
        });
        hands.map(IntoAny::into_any).collect_view()
    };
    let result = move || {
        let players: Vec<Vec<Place>> = stand.get().into_iter().take(count.get()).collect();
        match settlements_score(&boards.get(), &cards.get(), &players) {
            Err(message) => {
                view! { <p class="trouble" role="status">{i18n.say(&message)}</p> }.into_any()
            }
            Ok(all) => scored(&all, i18n),
        }
    };
    view! {
        <p class="help">{i18n.live().text("web-settle-help")}</p>
        <div class="table kingdom-builder">
            <div class="stage">
                <div class="board" dir="ltr" tabindex="0" role="application" aria-label=i18n.live().text("web-map") on:keydown=on::key(key)>
                    {changing(move || empty_map(&boards.get()))}
                    {changing(move || settled(&stand.get()[..count.get()], cursor.get(), tap, i18n.text("web-map")))}
                </div>
            </div>
            <div class="side">
                <div class="choices" role="group" aria-label=i18n.live().text("web-player-count")>{counts.map(IntoAny::into_any).collect_view()}</div>
                <div class="choices" role="group" aria-label=i18n.live().text("web-hand")>{hands}</div>
                <details class="box"><summary>{i18n.live().text("web-boards")}</summary>{(0..4).map(choose).map(IntoAny::into_any).collect_view()}</details>
                <div class="seat">{(0..3).map(card).map(IntoAny::into_any).collect_view()}</div>
                <div aria-live="polite">{result}</div>
                <p><button class="quiet" on:click=on::click(move |_| stand.set(vec![Vec::new(); MAX_SEATS]))>{i18n.live().text("web-begin-anew")}</button></p>
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            Ok::<_, Message>(all.iter().map(|one| one.points).collect::<Vec<_>>())
        };
        assert_eq!(totals(&cards).unwrap(), [3 + 1 + 4, 4]);
        let twice = [Card::Knights, Card::Knights, Card::Merchants];
        assert!(totals(&twice).is_err(), "a card only once");
    }
}
