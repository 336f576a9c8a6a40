//! The end of a game of Kingdomino: what each property brings, drawn on the kingdom.

use leptos::prelude::*;
use takht_core::{Message, Seat};
use takht_games::{AnyGame, picture_of};
use takht_kingdomino::{HARMONY, KingdomPicture, KingdominoPicture, MIDDLE_KINGDOM, Square};
use takht_words::Lang;

use super::board::{picture, small};
use super::drawing::{SIDE, corner};
use crate::board::BoardCanvas;

/// Squares of one terrain that touch, and the crowns on them.
struct Property {
    squares: Vec<Square>,
    crowns: usize,
}

fn beside(a: Square, b: Square) -> bool {
    (a.x - b.x).abs() + (a.y - b.y).abs() == 1
}

/// All properties of a kingdom.
fn properties(kingdom: &KingdomPicture) -> Vec<Property> {
    let mut left = kingdom.land.clone();
    let mut properties = Vec::new();
    while let Some((first, of)) = left.pop() {
        let mut property = Property {
            squares: vec![first],
            crowns: of.crowns.into(),
        };
        let mut reached = 0;
        while let Some(&at) = property.squares.get(reached) {
            reached += 1;
            let (joined, others) = left
                .into_iter()
                .partition(|(square, half)| half.terrain == of.terrain && beside(at, *square));
            left = others;
            for (square, half) in joined {
                property.squares.push(square);
                property.crowns += usize::from(half.crowns);
            }
        }
        properties.push(property);
    }
    properties.sort_by_key(|property| property.squares.iter().min().copied());
    properties
}

/// A player's kingdom, counted.
/// Its coins come with the rows of the count.
pub(crate) fn drawn(canvas: BoardCanvas, seat: Seat, rows: &[Message]) -> Option<AnyView> {
    let (kingdom, size) = canvas.see(|scene| {
        let picture = picture(scene.game)?;
        let kingdom = picture.kingdoms.into_iter().nth(seat.index())?;
        Some((kingdom, picture.size))
    })?;
    let words = canvas.words.get();
    let counted = counted(&kingdom, rows, words.lang());
    let name = words.name(seat);
    Some(small(
        &kingdom,
        size,
        seat.index(),
        &[],
        name,
        Some(counted),
    ))
}

/// A coin with its points on each property; land that brings nothing fades.
fn counted(kingdom: &KingdomPicture, rows: &[Message], lang: Lang) -> AnyView {
    let bare = |square: &Square| {
        let found = kingdom.land.iter().find(|(at, _)| at == square);
        found.is_some_and(|(_, half)| half.crowns == 0)
    };
    let (paying, idle): (Vec<_>, Vec<_>) = properties(kingdom)
        .into_iter()
        .partition(|property| property.crowns > 0);
    let idle: String = idle
        .iter()
        .flat_map(|property| &property.squares)
        .map(|square| {
            let (x, y) = corner(*square);
            format!("M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z")
        })
        .collect();
    let coins = paying.iter().filter_map(|property| {
        let terrain = kingdom.land.iter().find(|(at, _)| property.squares.contains(at));
        let name = terrain.map(|(_, half)| half.terrain.message());
        let row = rows.iter().position(|row| Some(row) == name.as_ref());
        let nth = row.unwrap_or_default();
        let count = property.squares.len() as i32;
        let sum = |of: fn(&Square) -> i8| -> i32 { property.squares.iter().map(|at| i32::from(of(at))).sum() };
        let (x, y) = (sum(|at| at.x), sum(|at| at.y));
        // The square nearest to the middle, rather one without crowns.
        let at = property.squares.iter().min_by_key(|at| {
            let (dx, dy) = (i32::from(at.x) * count - x, i32::from(at.y) * count - y);
            (!bare(at), dx * dx + dy * dy)
        })?;
        let (x, y) = corner(*at);
        let (cx, cy) = match bare(at) {
            true => (x + SIDE / 2, y + SIDE / 2),
            // Below its crowns.
            false => (x + SIDE / 2, y + SIDE * 68 / 100),
        };
        let points = lang.number(i64::from(count) * property.crowns as i64);
        Some(view! {
            <g class="coin" style=("--n", nth.to_string())><circle cx=cx cy=cy r="30"/><text x=cx y=cy + 12>{points}</text></g>
        })
    });
    view! { <path d=idle class="idle"/> {coins.map(IntoAny::into_any).collect_view()} }.into_any()
}

/// A bonus that the player has just missed.
pub(crate) fn close_call(game: &dyn AnyGame, seat: Seat) -> Option<Message> {
    let options = game.options();
    let plays =
        |option: &str| options.get(option).and_then(serde_json::Value::as_bool) == Some(true);
    let picture: KingdominoPicture = picture_of(game)?;
    let kingdom = picture.kingdoms.get(seat.index())?;
    let score = game.scores().into_iter().nth(seat.index())?;
    let has = |part: &str| score.parts.iter().any(|one| one.label.id == part);
    let side = usize::from(picture.size);
    let empty = (side * side).saturating_sub(kingdom.land.len() + 1);
    let is_nearly_full = (1..=4).contains(&empty);
    let middle = (plays("middle_kingdom") && !has("kingdomino-middle-kingdom-points")).then(|| {
        let message = Message::new("kingdomino-close-middle").with("points", MIDDLE_KINGDOM);
        (MIDDLE_KINGDOM, message)
    });
    let harmony =
        (plays("harmony") && is_nearly_full && !has("kingdomino-harmony-points")).then(|| {
            let message = Message::new("kingdomino-close-harmony").with("squares", empty);
            (HARMONY, message.with("points", HARMONY))
        });
    let best = game.scores().iter().map(|score| score.total).max()?;
    let short = best - score.total;
    let missed = || [&harmony, &middle].into_iter().flatten();
    // First the bonus with which this player would have won, else the one that was nearest.
    let decides = missed().find(|(points, _)| short > 0 && *points >= short);
    let found = decides.or_else(|| missed().next())?;
    Some(found.1.clone())
}

#[cfg(test)]
mod tests {
    use takht_core::{OptionMap, Quick, Turn};
    use takht_games::GameId;

    use super::*;

    /// The coins add up to the points of the properties, in every kingdom of many games.
    #[test]
    fn the_coins_add_up_to_the_score() {
        let options: OptionMap = [("players".to_owned(), 4.into())].into_iter().collect();
        for seed in 0..40 {
            let mut chance = Quick::new(seed);
            let mut game = takht_games::start(GameId::Kingdomino, &options).unwrap();
            while game.turn() != Turn::Over {
                let event = match game.turn() {
                    Turn::Chance => game.deal(&mut chance),
                    _ => game.sample(&mut chance),
                };
                game.play(&event.unwrap()).unwrap();
            }
            let picture: KingdominoPicture = picture_of(&*game).unwrap();
            for (kingdom, score) in picture.kingdoms.iter().zip(game.scores()) {
                let coins: usize = properties(kingdom)
                    .iter()
                    .map(|property| property.squares.len() * property.crowns)
                    .sum();
                let of_land = score.parts.iter();
                let of_land = of_land.filter(|part| part.label.id == "kingdomino-property");
                let points: i32 = of_land.map(|part| part.points).sum();
                assert_eq!(coins as i32, points, "{seed}");
            }
        }
    }
}
