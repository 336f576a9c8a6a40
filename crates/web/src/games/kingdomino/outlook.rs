//! What a domino is worth to a kingdom, and why a move is good.

use std::str::FromStr;

use takht_core::{Message, Seat, Turn};
use takht_games::{AnyGame, picture_of};
use takht_kingdomino::{
    Domino, Five, HARMONY, Kingdom, KingdomPicture, KingdominoEvent, KingdominoPicture,
    MIDDLE_KINGDOM, Seven, Square,
};

use super::board::Reach;

/// The most points that a domino can bring a kingdom now; `None` if it fits nowhere.
pub(super) fn most(kingdom: &KingdomPicture, size: u8, domino: Domino) -> Option<i32> {
    best_place(kingdom, size, domino).map(|(points, ..)| points)
}

/// Where a domino brings a kingdom the most points now: the points, and the squares of its halves; `None` if it
/// fits nowhere.
pub(super) fn best_place(
    kingdom: &KingdomPicture,
    size: u8,
    domino: Domino,
) -> Option<(i32, Square, Square)> {
    macro_rules! best {
        ($grid:ty) => {{
            let kingdom = Kingdom::<$grid>::from_squares(&kingdom.land).ok()?;
            let before = kingdom.property_points();
            let placements = kingdom.placements(domino);
            let gains = placements.iter().map(|(left, right)| {
                let mut after = kingdom.clone();
                after.place(domino, left, right);
                (after.property_points() - before, left, right)
            });
            // Of several places with the same points the first one, so that the drawing stays where it is.
            gains.reduce(|best, next| if next.0 > best.0 { next } else { best })
        }};
    }
    match size {
        5 => best!(Five),
        _ => best!(Seven),
    }
}

/// The squares of one terrain that touch each other, from this square on.
pub(super) fn property(kingdom: &KingdomPicture, from: Square) -> Vec<Square> {
    let terrain = |square: &Square| {
        let found = kingdom.land.iter().find(|(at, _)| at == square);
        found.map(|(_, half)| half.terrain)
    };
    let mut squares = vec![from];
    let mut reached = 0;
    while let Some(&at) = squares.get(reached) {
        reached += 1;
        for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
            let beside = Square::new(at.x + x, at.y + y);
            if !squares.contains(&beside) && terrain(&beside) == terrain(&from) {
                squares.push(beside);
            }
        }
    }
    squares
}

/// The bonuses that a player does not have yet and may still get, each with its points: their names.
pub(super) fn may_still(game: &dyn AnyGame, seat: Seat) -> Vec<(&'static str, i32)> {
    let options = game.options();
    let plays =
        |option: &str| options.get(option).and_then(serde_json::Value::as_bool) == Some(true);
    let picture: Option<KingdominoPicture> = picture_of(game);
    let Some((kingdom, size)) = picture.and_then(|picture| {
        let kingdom = picture.kingdoms.into_iter().nth(seat.index())?;
        Some((kingdom, picture.size))
    }) else {
        return Vec::new();
    };
    let score = game.scores().into_iter().nth(seat.index());
    let has = |part: &str| {
        let mut parts = score.iter().flat_map(|score| &score.parts);
        parts.any(|one| one.label.id == part)
    };
    let is_over = game.turn() == Turn::Over;
    // The castle comes to lie in the middle if the kingdom may reach as far on the other side.
    let half = (size as i8 - 1) / 2;
    let can_be_middle = kingdom
        .land
        .iter()
        .all(|(at, _)| at.x.abs() <= half && at.y.abs() <= half);
    let can_be_full = kingdom.discarded == 0 && holes(&kingdom, size) == 0;
    // A castle alone lies in the middle of nothing.
    let has_middle = has("kingdomino-middle-kingdom-points") && !kingdom.land.is_empty();
    [
        (
            plays("middle_kingdom") && can_be_middle && !has_middle,
            ("kingdomino-may-middle", MIDDLE_KINGDOM),
        ),
        (
            plays("harmony") && can_be_full && !has("kingdomino-harmony-points"),
            ("kingdomino-may-harmony", HARMONY),
        ),
    ]
    .into_iter()
    .filter_map(|(may, bonus)| (may && !is_over).then_some(bonus))
    .collect()
}

/// How many empty squares no domino can reach any more: all their neighbours are taken or out of reach.
pub(super) fn holes(kingdom: &KingdomPicture, size: u8) -> usize {
    let reach = Reach::of(kingdom, size);
    let is_taken = |square: Square| {
        square == Square::default()
            || kingdom.land.iter().any(|(at, _)| *at == square)
            || !reach.has(square)
    };
    let beside = |at: Square| {
        [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|(x, y)| Square::new(at.x + x, at.y + y))
    };
    let land = kingdom.land.iter().map(|(square, _)| *square);
    let mut empty: Vec<Square> = land.flat_map(beside).filter(|at| !is_taken(*at)).collect();
    empty.sort_unstable_by_key(|at| (at.x, at.y));
    empty.dedup();
    let closed = |at: &&Square| beside(**at).into_iter().all(is_taken);
    empty.iter().filter(closed).count()
}

/// Why a move is good for the acting seat.
pub(super) fn reason(game: &dyn AnyGame, event: &str) -> Option<Message> {
    let seat = game.turn().seat()?;
    let picture: KingdominoPicture = picture_of(game)?;
    match KingdominoEvent::from_str(event).ok()? {
        KingdominoEvent::Pick(domino) => {
            let kingdom = picture.kingdoms.get(seat.index())?;
            let most = most(kingdom, picture.size, domino);
            let is_first = picture.newer.iter().find(|(_, owner)| owner.is_none());
            Some(match most {
                Some(points @ 1..) => Message::new("kingdomino-why-fits").with("points", points),
                _ if is_first.is_some_and(|(first, _)| *first == domino) => {
                    Message::new("kingdomino-why-early")
                }
                Some(_) => Message::new("kingdomino-why-room"),
                None => Message::new("kingdomino-why-least"),
            })
        }
        KingdominoEvent::Place { .. } => Some(match grows(game, seat, event) {
            Some((terrain, points)) => Message::new("kingdomino-why-grows")
                .with("terrain", terrain)
                .with("points", points),
            None => Message::new("kingdomino-why-room"),
        }),
        _ => None,
    }
}

/// The terrain whose points grow most by an event, and by how many.
pub(super) fn grows(game: &dyn AnyGame, seat: Seat, event: &str) -> Option<(Message, i32)> {
    let mut after = game.boxed_clone();
    after.play(event).ok()?;
    let points = |game: &dyn AnyGame, of: &Message| -> i32 {
        let score = game.scores().into_iter().nth(seat.index());
        let parts = score.into_iter().flat_map(|score| score.parts);
        let parts = parts.filter(|part| part.name() == *of);
        parts.map(|part| part.points).sum()
    };
    let score = after.scores().into_iter().nth(seat.index())?;
    let names = score.parts.iter().map(takht_core::ScorePart::name);
    let grown = names.map(|name| {
        let more = points(&*after, &name) - points(game, &name);
        (name, more)
    });
    grown
        .filter(|(_, more)| *more > 0)
        .max_by_key(|(_, more)| *more)
}
