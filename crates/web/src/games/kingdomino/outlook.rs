//! What a domino is worth to a kingdom, and why a move is good.

use std::str::FromStr;

use takht_core::{Message, Seat};
use takht_games::{AnyGame, picture_of};
use takht_kingdomino::{
    Domino, Five, Kingdom, KingdomPicture, KingdominoEvent, KingdominoPicture, Seven, Square,
};

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
