//! Kingdomino's board: kingdoms, the lines of dominoes, and where a domino may go.

use std::str::FromStr;

use leptos::prelude::*;
use takht_core::{Message, Seat};
use takht_games::AnyGame;
use takht_kingdomino::{Domino, Half, KingdomPicture, KingdominoEvent, KingdominoPicture, Square};
use takht_words::Words;

use crate::players::shape;

/// How long the side of a square is drawn.
const SIDE: i32 = 100;

/// What there is to see, if this is Kingdomino.
pub(crate) fn picture(game: &dyn AnyGame) -> Option<KingdominoPicture> {
    game.picture().downcast().ok().map(|picture| *picture)
}

/// One legal way to add the domino that is due.
#[derive(Clone, PartialEq)]
pub(crate) struct Way {
    pub(crate) event: String,
    domino: Domino,
    left: Square,
    right: Square,
}

/// All legal ways.
pub(crate) fn ways(game: &dyn AnyGame) -> Vec<Way> {
    let way = |event: String| match KingdominoEvent::from_str(&event) {
        Ok(KingdominoEvent::Place {
            domino,
            left,
            right,
        }) => Some(Way {
            event,
            domino,
            left,
            right,
        }),
        _ => None,
    };
    game.legal().into_iter().filter_map(way).collect()
}

/// The ways that cover a square, those with the left half on it first.
pub(crate) fn over(ways: &[Way], square: Square) -> Vec<&Way> {
    let mut over: Vec<_> = ways
        .iter()
        .filter(|way| way.left == square || way.right == square)
        .collect();
    over.sort_by_key(|way| way.left != square);
    over
}

/// The squares a kingdom may still grow to, as first and last column and row.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Reach {
    pub(crate) columns: (i8, i8),
    pub(crate) rows: (i8, i8),
}

impl Reach {
    pub(crate) fn of(kingdom: &KingdomPicture, size: u8) -> Self {
        let more = size as i8 - 1;
        let reach = |of: fn(&Square) -> i8| {
            let along = || kingdom.land.iter().map(|(square, _)| of(square)).chain([0]);
            let (low, high) = (along().min().unwrap_or(0), along().max().unwrap_or(0));
            (high - more, low + more)
        };
        Self {
            columns: reach(|square| square.x),
            rows: reach(|square| square.y),
        }
    }

    pub(crate) fn has(self, square: Square) -> bool {
        (self.columns.0..=self.columns.1).contains(&square.x)
            && (self.rows.0..=self.rows.1).contains(&square.y)
    }

    fn view_box(self) -> String {
        let (left, right) = self.columns;
        let (top, bottom) = self.rows;
        let side = |from: i8, to: i8| (i32::from(to) - i32::from(from) + 1) * SIDE + 16;
        let start = |from: i8| i32::from(from) * SIDE - 8;
        format!(
            "{} {} {} {}",
            start(left),
            start(top),
            side(left, right),
            side(top, bottom)
        )
    }
}

/// One half of a domino, with its upper left corner there.
fn half(x: i32, y: i32, half: Half) -> AnyView {
    let crowns = (0..i32::from(half.crowns)).map(|i| {
        view! { <use_ href="#crown" x=x + 5 + 29 * i y=y + 5 width="28" height="28"/> }
    });
    view! {
        <use_ href=format!("#{}", half.terrain.name()) x=x y=y width=SIDE height=SIDE/>
        {crowns.collect_view()}
    }
    .into_any()
}

fn corner(square: Square) -> (i32, i32) {
    (i32::from(square.x) * SIDE, i32::from(square.y) * SIDE)
}

/// The castle, on the square in the middle.
pub(crate) fn castle() -> AnyView {
    view! { <use_ href="#castle" width=SIDE height=SIDE/> }.into_any()
}

/// A domino by itself.
fn domino(domino: Domino) -> AnyView {
    view! {
        <svg viewBox="-4 -4 208 108" class="domino" aria-hidden="true">
            {half(0, 0, domino.left())}
            {half(SIDE, 0, domino.right())}
            <path d="M100 0V100" class="seam"/>
            <rect width="200" height="100" rx="6" class="edge"/>
        </svg>
    }
    .into_any()
}

/// What is drawn of a kingdom.
fn land(kingdom: &KingdomPicture, seat: usize) -> AnyView {
    let squares = kingdom.land.iter().map(|&(at, what)| {
        let (x, y) = corner(at);
        view! { {half(x, y, what)} <rect x=x y=y width=SIDE height=SIDE class="seam"/> }
    });
    view! {
        {squares.collect_view()}
        {castle()}
        <g class=format!("mark seat-{seat}") transform="translate(84 16) scale(.26)">{shape(seat)}</g>
    }
    .into_any()
}

/// A kingdom to look at.
pub(crate) fn small(kingdom: &KingdomPicture, size: u8, seat: usize, label: String) -> AnyView {
    let reach = Reach::of(kingdom, size);
    view! {
        <svg viewBox=reach.view_box() class="kingdom small" role="img" aria-label=label>{land(kingdom, seat)}</svg>
    }
    .into_any()
}

/// What is pointed at on the large board.
pub(crate) struct Pointed<'a> {
    pub(crate) ways: &'a [Way],
    pub(crate) cursor: Option<Square>,
    pub(crate) ghost: Option<&'a Way>,
}

/// The kingdom of whoever acts, with where its domino may go.
pub(crate) fn large(
    kingdom: &KingdomPicture,
    size: u8,
    seat: usize,
    label: String,
    pointed: &Pointed<'_>,
    point: impl Fn(Square) + Copy + 'static,
) -> AnyView {
    let reach = Reach::of(kingdom, size);
    let mut open: Vec<Square> = pointed
        .ways
        .iter()
        .flat_map(|way| [way.left, way.right])
        .collect();
    open.sort_unstable();
    open.dedup();
    let open = open.into_iter().map(move |square| {
        let (x, y) = corner(square);
        view! {
            <rect
                x=x + 6 y=y + 6 width=SIDE - 12 height=SIDE - 12 rx="8"
                class="open"
                data-square=square.to_string()
                on:click=move |_| point(square)
            />
        }
    });
    let ghost = pointed.ghost.map(|way| {
        let ((lx, ly), (rx, ry)) = (corner(way.left), corner(way.right));
        let (x, y) = (lx.min(rx), ly.min(ry));
        let (width, height) = ((lx - rx).abs() + SIDE, (ly - ry).abs() + SIDE);
        let cursor = pointed.cursor.unwrap_or(way.left);
        view! {
            <g class="ghost" on:click=move |_| point(cursor)>
                {half(lx, ly, way.domino.left())}
                {half(rx, ry, way.domino.right())}
                <rect x=x y=y width=width height=height rx="6" class="edge"/>
            </g>
        }
    });
    let cursor = pointed.cursor.map(|square| {
        let (x, y) = corner(square);
        view! { <rect x=x + 2 y=y + 2 width=SIDE - 4 height=SIDE - 4 rx="8" class="cursor"/> }
    });
    let (left, top) = (
        i32::from(reach.columns.0) * SIDE,
        i32::from(reach.rows.0) * SIDE,
    );
    let width = (i32::from(reach.columns.1 - reach.columns.0) + 1) * SIDE;
    let height = (i32::from(reach.rows.1 - reach.rows.0) + 1) * SIDE;
    view! {
        <svg viewBox=reach.view_box() class="kingdom large" role="img" aria-label=label>
            <rect x=left y=top width=width height=height rx="10" class="frame"/>
            {land(kingdom, seat)}
            {open.collect_view()}
            {ghost}
            {cursor}
        </svg>
    }
    .into_any()
}

/// A line of dominoes; those that can be picked are buttons.
pub(crate) fn line(
    title: String,
    dominoes: &[(Domino, Option<Seat>)],
    game: &dyn AnyGame,
    words: &Words,
    pick: impl Fn(String) + Copy + 'static,
) -> AnyView {
    let legal = game.legal();
    let item = |&(number, owner): &(Domino, Option<Seat>)| {
        let event = KingdominoEvent::Pick(number).to_string();
        let can = legal.contains(&event);
        let whose = match owner {
            Some(seat) => words.name(seat),
            None => words.text("kingdomino-free"),
        };
        let label = format!("{} ({whose})", words.say(&number.message()));
        let mark = owner.map(|seat| {
            view! {
                <svg viewBox="-50 -50 100 100" class=format!("king mark seat-{}", seat.index()) aria-hidden="true">
                    {shape(seat.index())}
                </svg>
            }
        });
        view! {
            <li>
                <button class="tile" disabled=!can aria-label=label data-event=event.clone() on:click=move |_| pick(event.clone())>
                    <span class="number">{words.lang().number(number.number().into())}</span>
                    {domino(number)}
                    {mark}
                </button>
            </li>
        }
    };
    view! {
        <section class="line">
            <h2>{title}</h2>
            <ul dir="ltr">{dominoes.iter().map(item).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// The points that a way brings at once.
pub(crate) fn gain(game: &dyn AnyGame, way: &Way, seat: Seat) -> i32 {
    let mut after = game.boxed_clone();
    let before = game.scores()[seat.index()].total;
    match after.play(&way.event) {
        Ok(_) => after.scores()[seat.index()].total - before,
        Err(_) => 0,
    }
}

/// The title of a kingdom.
pub(crate) fn title(game: &dyn AnyGame, seat: Seat, words: &Words) -> String {
    let points = game.scores()[seat.index()].total;
    words.say(
        &Message::new("window-kingdom")
            .with("seat", seat)
            .with("points", points),
    )
}

/// A small kingdom that makes one want to play.
pub(crate) fn art() -> AnyView {
    let sketch = [
        (-1, -1, "mine", 1),
        (0, -1, "mine", 2),
        (1, -1, "wheat", 0),
        (-2, 0, "swamp", 1),
        (-1, 0, "pasture", 2),
        (1, 0, "wheat", 1),
        (2, 0, "wheat", 0),
        (-2, 1, "swamp", 0),
        (-1, 1, "pasture", 0),
        (0, 1, "lake", 0),
        (1, 1, "lake", 1),
        (2, 1, "forest", 1),
    ];
    let squares = sketch.map(|(x, y, terrain, crowns)| {
        let (x, y) = (x * SIDE, y * SIDE);
        let crowns = (0..crowns).map(|i| {
            view! { <use_ href="#crown" x=x + 5 + 29 * i y=y + 5 width="28" height="28"/> }
        });
        view! {
            <use_ href=format!("#{terrain}") x=x y=y width=SIDE height=SIDE/>
            {crowns.collect_view()}
        }
    });
    view! {
        <svg viewBox="-200 -100 500 300">
            {squares.into_view()}
            {castle()}
        </svg>
    }
    .into_any()
}
