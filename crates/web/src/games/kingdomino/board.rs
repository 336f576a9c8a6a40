//! Kingdomino's board: kingdoms, the lines of dominoes, and the places for a domino.

use std::any::Any;
use std::str::FromStr;
use std::sync::Arc;

use leptos::prelude::*;
use takht_core::{Message, Seat};
use takht_games::{AnyGame, picture_of};
use takht_kingdomino::{Domino, KingdomPicture, KingdominoEvent, KingdominoPicture, Square};
use takht_words::{Lang, Words};

use crate::board::{
    BoardCanvas, BoardInput, Choice, Choices, Drawing, Intent, Place, Pointing, Scene, gain,
    pieces, shape,
};
use crate::browser;

use super::drawing::{self, SIDE, corner, domino, half, land};

/// Kingdoms around their castles.
pub(crate) struct Kingdoms;

/// The picture of the game, if it is Kingdomino.
fn picture(game: &dyn AnyGame) -> Option<KingdominoPicture> {
    picture_of(game)
}

/// The events that pick a domino.
pub(crate) fn picks(game: &dyn AnyGame) -> Vec<String> {
    let pick = |event: &String| event.starts_with("pick ");
    game.legal().into_iter().filter(pick).collect()
}

fn square(place: Place) -> Square {
    let number = |n: i32| i8::try_from(n).unwrap_or(i8::MAX);
    Square::new(number(place.0), number(place.1))
}

pub(super) fn place(square: Square) -> Place {
    Place(square.x.into(), square.y.into())
}

/// How often the person has turned the domino.
#[derive(Clone, Copy)]
struct Turned(RwSignal<usize>);

fn turned(input: BoardInput) -> Option<RwSignal<usize>> {
    input.own::<Turned>().map(|turned| turned.0)
}

/// One legal way to add the current domino.
#[derive(Clone, PartialEq)]
struct Way {
    event: String,
    domino: Domino,
    left: Square,
    right: Square,
}

impl Way {
    fn of(choice: &Choice) -> Option<Self> {
        match KingdominoEvent::from_str(&choice.event) {
            Ok(KingdominoEvent::Place {
                domino,
                left,
                right,
            }) => Some(Self {
                event: choice.event.clone(),
                domino,
                left,
                right,
            }),
            _ => None,
        }
    }
}

/// The way that the board shows as a ghost. Only ways that cover the cursor count, first those with
/// the left half on it. The number of turns chooses one of them.
fn ghost(input: BoardInput) -> Option<Way> {
    let at = square(input.cursor.get()?);
    let over: Vec<Way> = input.choices.with(|choices| {
        let ways = || choices.iter().filter_map(Way::of);
        let left = ways().filter(|way| way.left == at);
        left.chain(ways().filter(|way| way.left != at && way.right == at))
            .collect()
    });
    let nth = turned(input)?.get().checked_rem(over.len())?;
    over.into_iter().nth(nth)
}

/// True if the ghost covers a place.
fn is_shown_at(input: BoardInput, at: Place) -> bool {
    let shown = untrack(|| ghost(input));
    shown.is_some_and(|way| [place(way.left), place(way.right)].contains(&at))
}

/// Plays the way that the ghost shows.
fn place_ghost(input: BoardInput) -> Option<Intent> {
    let way = untrack(|| ghost(input))?;
    Some(Intent::Play(way.event))
}

impl Choices for Kingdoms {
    fn choices(&self, game: &dyn AnyGame) -> Vec<Choice> {
        let legal = game.legal().into_iter().map(Choice::of);
        legal.filter(|choice| choice.tool == "place").collect()
    }

    fn buttons(&self, game: &dyn AnyGame) -> Vec<String> {
        let only = |event: &String| event.starts_with("discard ");
        game.legal().into_iter().filter(only).collect()
    }

    fn reaches(&self, game: &dyn AnyGame, place: Place) -> bool {
        let Some(picture) = picture(game) else {
            return false;
        };
        let seat = game.turn().seat().unwrap_or_default();
        let kingdom = picture.kingdoms.get(seat.index());
        kingdom.is_some_and(|kingdom| Reach::of(kingdom, picture.size).has(square(place)))
    }

    fn meant(&self, game: &dyn AnyGame, _tool: &str, place: Place) -> Option<String> {
        let domino = picture(game)?.due?;
        let beside = place.moved((1, 0));
        Some(format!("place {} {place} {beside}", domino.number()))
    }
}

impl Pointing for Kingdoms {
    /// The first tap shows the domino there, and the next one turns it.
    fn tap(&self, input: BoardInput, place: Place) -> Option<Intent> {
        let open = input
            .choices
            .with_untracked(|choices| choices.iter().any(|choice| choice.places.contains(&place)));
        if !open {
            return Some(input.explain(place));
        }
        if input.cursor.get_untracked() == Some(place) {
            self.rotate(input);
        } else {
            self.point(input, place);
        }
        None
    }

    fn drop_on(&self, input: BoardInput, place: Place) -> Option<Intent> {
        match is_shown_at(input, place) {
            true => place_ghost(input),
            false => Some(input.explain(place)),
        }
    }

    fn own_input(&self) -> Box<dyn Any + Send + Sync> {
        Box::new(Turned(RwSignal::new(0)))
    }

    fn reset(&self, input: BoardInput) {
        if let Some(turned) = turned(input) {
            turned.set(0);
        }
    }

    fn point(&self, input: BoardInput, place: Place) {
        self.reset(input);
        input.point(place);
    }

    fn rotate(&self, input: BoardInput) -> bool {
        let shown = input.cursor.get_untracked().is_some();
        if let (true, Some(turned)) = (shown, turned(input)) {
            turned.update(|turned| *turned += 1);
        }
        shown
    }

    fn help(&self) -> &'static str {
        "web-place-help"
    }

    fn enter(&self, input: BoardInput) -> Option<Intent> {
        place_ghost(input)
    }

    fn buttons_of_its_own(
        &self,
        input: BoardInput,
        game: &dyn AnyGame,
        words: &Words,
    ) -> Option<AnyView> {
        if input.choices.with(Vec::is_empty) {
            return None;
        }
        let ghost = ghost(input);
        let label = match &ghost {
            None => words.text("web-place"),
            Some(way) => {
                let points = gain(game, &way.event);
                words.say(&Message::new("web-place-gain").with("points", points))
            }
        };
        let nowhere = ghost.is_none();
        let turn = move |_| {
            Self.rotate(input);
        };
        let place = move |_| {
            if let Some(intent) = place_ghost(input) {
                input.send(intent);
            }
        };
        let view = view! {
            <button class="primary" id="place" disabled=nowhere on:click=place>{label}</button>
            <button disabled=nowhere on:click=turn>{words.text("web-rotate")}</button>
        };
        Some(view.into_any())
    }
}

impl Drawing for Kingdoms {
    fn draw(&self, canvas: BoardCanvas) -> AnyView {
        let label = canvas.seen(move |scene| title(canvas, scene.watched));
        let label = move || {
            let label = label.get()?;
            Some(canvas.words.with(|words| words.say(&label)))
        };
        let reach = canvas.seen(|scene| {
            let picture = picture(scene.game)?;
            let kingdom = picture.kingdoms.get(scene.watched.index())?;
            Some(Reach::of(kingdom, picture.size))
        });
        let frame = move || reach.get().map(Reach::frame);
        let playing = canvas.input.is_some();
        let land = canvas.part(
            move |scene| {
                let kingdoms = picture(scene.game)?.kingdoms;
                let kingdom = kingdoms.into_iter().nth(scene.watched.index())?;
                // A replay animates no arrivals.
                let fresh = if playing { scene.fresh() } else { Vec::new() };
                Some((kingdom, scene.watched, fresh))
            },
            |(kingdom, seat, fresh), _| land(kingdom, seat.index(), fresh),
        );
        let choosing = canvas.input.map(|input| {
            let squares = move || reach.get().map(every_square);
            view! { {squares} {choosing(input)} }
        });
        let view_box = move || reach.get().map(Reach::view_box);
        view! {
            <svg viewBox=view_box class="kingdom large" role="img" aria-label=label>
                {frame}
                {land}
                {choosing}
            </svg>
        }
        .into_any()
    }

    fn beside(&self, canvas: BoardCanvas) -> AnyView {
        let older = canvas.part(
            move |scene| {
                let picture = picture(scene.game)?;
                let dominoes = picture.older.iter();
                let dominoes = dominoes.map(|(domino, seat)| (*domino, Some(*seat)));
                Some(Line::of(dominoes.collect(), &picture, scene))
            },
            move |line, words| line.draw("kingdomino-older", canvas.input, words),
        );
        let newer = canvas.part(
            move |scene| {
                let picture = picture(scene.game)?;
                Some(Line::of(picture.newer.clone(), &picture, scene))
            },
            move |line, words| line.draw("kingdomino-newer", canvas.input, words),
        );
        let players = canvas.see(|scene| Some(scene.game.players()));
        let others = Seat::all(players.unwrap_or_default()).map(|seat| {
            canvas.part(
                move |scene| {
                    let picture = picture(scene.game)?;
                    let kingdom = picture.kingdoms.into_iter().nth(seat.index())?;
                    let other = (title(canvas, seat)?, kingdom, picture.size);
                    (seat != scene.watched).then_some(other)
                },
                move |(title, kingdom, size), words| {
                    let label = words.say(title);
                    let drawn = small(kingdom, *size, seat.index(), label.clone());
                    view! { <figure><div dir="ltr">{drawn}</div><figcaption>{label}</figcaption></figure> }
                },
            )
        });
        view! {
            <section class="lines">{older} {newer}</section>
            <div class="others">{others.map(IntoAny::into_any).collect_view()}</div>
            {canvas.part(|scene| Some(picture(scene.game)?.undealt), move |left, _| box_view(left, canvas.words.get()))}
        }
        .into_any()
    }

    fn at(&self, game: &dyn AnyGame, place: Place, words: &Words) -> Option<String> {
        let picture = picture(game)?;
        let kingdom = picture.kingdoms.get(game.turn().seat()?.index())?;
        let square = square(place);
        let found = kingdom.land.iter().find(|(at, _)| *at == square);
        match found {
            Some((_, half)) => Some(words.say(&half.message())),
            None if square == Square::default() => Some(words.text("kingdomino-castle")),
            None => None,
        }
    }

    fn in_words(&self, game: &dyn AnyGame, words: &Words) -> Vec<String> {
        let Some(picture) = picture(game) else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        let scores = game.scores();
        for (seat, kingdom) in Seat::all(picture.kingdoms.len()).zip(&picture.kingdoms) {
            let points = scores[seat.index()].total;
            lines.push(words.say(&kingdom_title(seat, points)));
            lines.extend(kingdom.land.iter().map(|(square, half)| {
                let there = Message::new("web-there")
                    .with("place", square.to_string())
                    .with("what", half.message());
                words.say(&there)
            }));
        }
        lines
    }

    fn art(&self, _: Lang) -> AnyView {
        drawing::art()
    }
}

/// The dominoes left in the box.
fn box_view(left: &[Domino], words: Arc<Words>) -> AnyView {
    let title = words.say(&Message::new("web-box-dominoes").with("count", left.len()));
    let lang = words.lang();
    let drawn = pieces(
        left.to_vec(),
        move |left| (*left, lang),
        move |left| {
            let label = words.say(&left.message());
            view! { <li><span class="number">{lang.number(left.number().into())}</span><span role="img" aria-label=label>{domino(left)}</span></li> }
        },
    );
    view! {
        <details class="box">
            <summary>{title}</summary>
            <ul dir="ltr">{drawn}</ul>
        </details>
    }
    .into_any()
}

/// The first and last column and row that a kingdom may still grow to.
#[derive(Clone, Copy, PartialEq)]
struct Reach {
    columns: (i8, i8),
    rows: (i8, i8),
}

impl Reach {
    fn of(kingdom: &KingdomPicture, size: u8) -> Self {
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

    fn has(self, square: Square) -> bool {
        (self.columns.0..=self.columns.1).contains(&square.x)
            && (self.rows.0..=self.rows.1).contains(&square.y)
    }

    /// The frame around the squares that a kingdom may fill.
    fn frame(self) -> AnyView {
        let side = |(from, to): (i8, i8)| (i32::from(to) - i32::from(from) + 1) * SIDE;
        let (x, y) = corner(Square::new(self.columns.0, self.rows.0));
        let (width, height) = (side(self.columns), side(self.rows));
        view! { <rect x=x y=y width=width height=height rx="10" class="frame"/> }.into_any()
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

/// A kingdom without input.
fn small(kingdom: &KingdomPicture, size: u8, seat: usize, label: String) -> AnyView {
    let reach = Reach::of(kingdom, size);
    view! {
        <svg viewBox=reach.view_box() class="kingdom small" role="img" aria-label=label>{land(kingdom, seat, &[])}</svg>
    }
    .into_any()
}

/// All squares that the person may point at, also those where the board only explains a refusal.
fn every_square(reach: Reach) -> AnyView {
    let rows = reach.rows.0..=reach.rows.1;
    let squares =
        rows.flat_map(move |y| (reach.columns.0..=reach.columns.1).map(move |x| Square::new(x, y)));
    pieces(
        squares.collect(),
        |at| *at,
        |at| {
            let (x, y) = corner(at);
            view! { <rect x=x y=y width=SIDE height=SIDE class="ask" data-place=place(at).to_string()/> }
        },
    )
}

/// The places for the domino, and its ghost.
fn choosing(input: BoardInput) -> AnyView {
    let open = move || {
        let mut open: Vec<Place> = input.choices.with(|choices| {
            let places = choices.iter().flat_map(|choice| choice.places.clone());
            places.collect()
        });
        open.sort_unstable();
        open.dedup();
        pieces(
            open,
            |at| *at,
            |at| {
                let (x, y) = corner(square(at));
                view! {
                    <rect
                        x=x + 6 y=y + 6 width=SIDE - 12 height=SIDE - 12 rx="8"
                        class="open"
                        data-place=at.to_string()
                    />
                }
            },
        )
    };
    let shown = move || {
        ghost(input).map(|way| {
            let ((lx, ly), (rx, ry)) = (corner(way.left), corner(way.right));
            let (x, y) = (lx.min(rx), ly.min(ry));
            let (width, height) = ((lx - rx).abs() + SIDE, (ly - ry).abs() + SIDE);
            let at = input.cursor.get_untracked().unwrap_or(place(way.left));
            view! {
                <g class="ghost" data-place=at.to_string()>
                    {half(lx, ly, way.domino.left())}
                    {half(rx, ry, way.domino.right())}
                    <rect x=x y=y width=width height=height rx="6" class="edge"/>
                </g>
            }
        })
    };
    let cursor = move || {
        input.cursor.get().map(|at| {
            let (x, y) = corner(square(at));
            view! { <rect x=x + 2 y=y + 2 width=SIDE - 4 height=SIDE - 4 rx="8" class="cursor"/> }
        })
    };
    view! { {open} {shown} {cursor} }.into_any()
}

/// A line of dominoes. Players take them from the first on; the places stay empty, so that nothing
/// else moves.
#[derive(PartialEq)]
struct Line {
    dominoes: Vec<(Domino, Option<Seat>)>,
    length: u8,
    /// The events that pick a domino: each gets a button.
    picks: Vec<String>,
    /// The domino that the player adds next: they can drag it.
    due: Option<Domino>,
}

impl Line {
    fn of(
        dominoes: Vec<(Domino, Option<Seat>)>,
        picture: &KingdominoPicture,
        scene: &Scene<'_>,
    ) -> Self {
        let person = scene.decides_here;
        Self {
            length: picture.kings,
            picks: match person {
                true => picks(scene.game),
                false => Vec::new(),
            },
            due: picture.due.filter(|due| {
                let here = dominoes.iter().any(|(domino, _)| domino == due);
                person && here
            }),
            dominoes,
        }
    }

    /// Every domino keeps its place, and its button lies above it: the browser draws only what
    /// changes.
    fn draw(&self, title: &'static str, input: Option<BoardInput>, words: &Words) -> AnyView {
        let free = usize::from(self.length).saturating_sub(self.dominoes.len());
        let slots = std::iter::repeat_n(None, free).chain(self.dominoes.iter().copied().map(Some));
        let slots = slots.map(|slot| match slot {
            Some((domino, owner)) => self.slot(domino, owner, input, words),
            None => {
                let nothing = view! { <svg viewBox="-4 -4 208 108" class="domino"></svg> };
                view! { <li aria-hidden="true"><div class="tile free"><span class="number"></span>{nothing}</div></li> }
                    .into_any()
            }
        });
        view! {
            <section class="line">
                <h2>{words.text(title)}</h2>
                <ul dir="ltr">{slots.map(IntoAny::into_any).collect_view()}</ul>
            </section>
        }
        .into_any()
    }

    fn slot(
        &self,
        number: Domino,
        owner: Option<Seat>,
        input: Option<BoardInput>,
        words: &Words,
    ) -> AnyView {
        let event = KingdominoEvent::Pick(number).to_string();
        let pick = input.filter(|_| self.picks.contains(&event));
        let drag = input.filter(|_| self.due == Some(number));
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
        let start = move |event: leptos::ev::PointerEvent| {
            if let Some(input) = drag.filter(|_| event.button() == 0) {
                browser::let_go(&event);
                input.dragging.set(true);
            }
        };
        // The button already names the domino, so screen readers skip the drawing.
        let hidden = pick.map(|_| "true");
        let spoken = label.clone();
        let button = pick.map(|input| {
            let picked = event.clone();
            view! { <button class="pick" aria-label=label data-event=event on:click=move |_| input.send(Intent::Play(picked.clone()))></button> }
        });
        view! {
            <li>
                <div class="tile" class:due=drag.is_some() role="img" aria-label=spoken aria-hidden=hidden on:pointerdown=start>
                    <span class="number">{words.lang().number(number.number().into())}</span>
                    {domino(number)}
                    {mark}
                </div>
                {button}
            </li>
        }
        .into_any()
    }
}

/// The title of a kingdom.
fn title(canvas: BoardCanvas, seat: Seat) -> Option<Message> {
    Some(kingdom_title(seat, canvas.score(seat)?.total))
}

fn kingdom_title(seat: Seat, points: i32) -> Message {
    let title = Message::new(super::WEB.seat_title);
    title.with("seat", seat).with("points", points)
}
