//! Kingdomino's board: kingdoms, the lines of dominoes, and the places for a domino.

use std::any::Any;
use std::str::FromStr;
use std::sync::Arc;

use leptos::prelude::*;
use takht_core::{Message, Seat, Viewer};
use takht_games::{AnyGame, picture_of};
use takht_kingdomino::{
    Domino, KingdomPicture, KingdominoEvent, KingdominoPicture, Square, Terrain,
};
use takht_words::{Lang, Words};

use crate::board::{
    BoardCanvas, BoardInput, Choice, Choices, Compared, Drawing, Intent, Motion, Place, Pointing,
    Scene, Shown, gain, mark, pieces, plate, verdict,
};
use crate::changing::changing;
use crate::on;

use super::drawing::{self, SIDE, corner, domino, half, land};
use super::line::Line;
use super::outlook;
use super::outlook::may_still;
use super::points::points;

/// Kingdoms around their castles.
pub(crate) struct Kingdoms;

/// The picture of the game, if it is Kingdomino.
pub(super) fn picture(game: &dyn AnyGame) -> Option<KingdominoPicture> {
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

/// What only this board knows of the person's input.
#[derive(Clone, Copy)]
struct Own {
    /// How the person holds the domino: how it lay at first, and how often they have turned it.
    held: RwSignal<(usize, usize)>,
    /// The domino of the line that the person looks at before they choose it.
    considered: RwSignal<Option<Domino>>,
}

fn held(input: BoardInput) -> Option<RwSignal<(usize, usize)>> {
    input.own::<Own>().map(|own| own.held)
}

/// The domino that the person looks at before they choose it.
pub(super) fn considered(input: BoardInput) -> Option<RwSignal<Option<Domino>>> {
    input.own::<Own>().map(|own| own.considered)
}

/// In how many ways a domino covers a square: four directions, with either half on it.
const WAYS: usize = 8;

/// One way to add the current domino.
#[derive(Clone, PartialEq)]
struct Way {
    event: String,
    domino: Domino,
    left: Square,
    right: Square,
    is_legal: bool,
    /// True if the person has just turned it.
    is_turned: bool,
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
                is_legal: true,
                is_turned: false,
            }),
            _ => None,
        }
    }
}

/// Where one square lies, seen from its neighbour: right, below, left, above. In this order a domino
/// turns clockwise.
fn direction(from: Square, to: Square) -> usize {
    match (to.x - from.x, to.y - from.y) {
        (1, _) => 0,
        (_, 1) => 1,
        (-1, _) => 2,
        _ => 3,
    }
}

/// The way of this number that covers a square: the directions of the right half in the order of a clock,
/// first with the left half on the square, then with the right half.
fn nth_way(at: Square, nth: usize) -> (Square, Square) {
    let (x, y) = [(1, 0), (0, 1), (-1, 0), (0, -1)][nth % 4];
    match nth % WAYS < 4 {
        true => (at, Square::new(at.x + x, at.y + y)),
        false => (Square::new(at.x - x, at.y - y), at),
    }
}

/// The numbers of the legal ways that cover a square, with their events.
fn ways_over(input: BoardInput, at: Place) -> Vec<(usize, Way)> {
    let at = square(at);
    let number = |way: &Way| {
        let direction = direction(way.left, way.right);
        match way.left == at {
            true => Some(direction),
            false => (way.right == at).then_some(direction + 4),
        }
    };
    let mut over: Vec<(usize, Way)> = input.choices.with(|choices| {
        let ways = choices.iter().filter_map(Way::of);
        ways.filter_map(|way| Some((number(&way)?, way))).collect()
    });
    over.sort_by_key(|(nth, _)| *nth);
    over
}

/// The legal way over a square that brings the most.
fn best_over(input: BoardInput, at: Place) -> Option<(usize, Way)> {
    let ways = untrack(|| ways_over(input, at)).into_iter().rev();
    ways.max_by_key(|(_, way)| input.gain(&way.event))
}

/// The way that the board shows as a ghost. Every turn is one by a quarter to the right; after a whole
/// turn the other half lies on the square. Without any legal way over the square there is no ghost.
fn ghost(input: BoardInput) -> Option<Way> {
    let at = input.cursor.get()?;
    let legal = ways_over(input, at);
    let (_, any) = legal.first()?;
    let (first, turns) = held(input)?.get();
    // Directions follow each other, and after four of them the halves change places.
    let half = (first / 4 + turns / 4) % 2;
    let nth = half * 4 + (first + turns) % 4;
    let is_turned = turns > 0;
    let (left, right) = nth_way(square(at), nth);
    // Of two equal halves, it does not matter which one lies where.
    let is_even = any.domino.left() == any.domino.right();
    let found = legal
        .iter()
        .find(|(one, way)| *one == nth || (is_even && (way.left, way.right) == (right, left)));
    Some(match found {
        Some((_, way)) => Way {
            is_turned,
            ..way.clone()
        },
        None => {
            let (domino, is_legal) = (any.domino, false);
            let event = KingdominoEvent::Place {
                domino,
                left,
                right,
            };
            Way {
                event: event.to_string(),
                domino,
                left,
                right,
                is_legal,
                is_turned,
            }
        }
    })
}

/// True if the ghost covers a place.
fn is_shown_at(input: BoardInput, at: Place) -> bool {
    let shown = untrack(|| ghost(input));
    shown.is_some_and(|way| [place(way.left), place(way.right)].contains(&at))
}

/// Plays the way that the ghost shows.
fn place_ghost(input: BoardInput) -> Option<Intent> {
    // A way that is not legal is refused, with the reason.
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
        kingdom.is_some_and(|kingdom| Reach::near(kingdom, picture.size).has(square(place)))
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
        Box::new(Own {
            held: RwSignal::new((0, 0)),
            considered: RwSignal::new(None),
        })
    }

    fn reset(&self, input: BoardInput) {
        if let Some(own) = input.own::<Own>() {
            own.held.set((0, 0));
            own.considered.set(None);
        }
    }

    /// The domino first lies the way that brings the most.
    fn point(&self, input: BoardInput, place: Place) {
        let best = best_over(input, place);
        if let Some(held) = held(input) {
            held.set((best.map_or(0, |(nth, _)| nth), 0));
        }
        input.point(place);
    }

    fn suggest(&self, input: BoardInput, event: &str) {
        let found = input.choices.with_untracked(|choices| {
            let mut ways = choices.iter().filter_map(Way::of);
            ways.find(|way| way.event == event)
        });
        if let (Some(way), Some(held)) = (found, held(input)) {
            held.set((direction(way.left, way.right), 0));
            input.point(place(way.left));
        }
    }

    /// Says how the domino lies and what it brings; the place alone says nothing.
    fn pointed(&self, input: BoardInput, game: &dyn AnyGame, words: &Words) -> Option<String> {
        let Some(way) = ghost(input) else {
            let place = input.cursor.get()?;
            return Some(
                self.at(game, place, words)
                    .unwrap_or_else(|| words.text("table-no-place")),
            );
        };
        let side = ["right", "below", "left", "above"][direction(way.left, way.right)];
        let lies = Message::new(format!("table-ghost-{side}"))
            .with("left", way.domino.left().message())
            .with("right", way.domino.right().message())
            .with("points", input.gain(&way.event));
        let beside = self.beside_castle(way.left, way.right, words);
        // The dock says why it may not lie there.
        let beside = beside.filter(|_| way.is_legal);
        let parts = [Some(words.say(&lies)), beside];
        Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }

    fn rotate(&self, input: BoardInput) -> bool {
        let shown = input.cursor.get_untracked().is_some();
        if let (true, Some(held)) = (shown, held(input)) {
            held.update(|(_, turns)| *turns += 1);
        }
        shown
    }

    fn not_legal(&self, input: BoardInput) -> Option<String> {
        let way = ghost(input).filter(|way| !way.is_legal)?;
        Some(way.event)
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
            Some(way) if way.is_legal => {
                let points = gain(game, &way.event);
                let badge = format!("+{}", words.lang().number(points.into()));
                view! { {words.text("web-place")} <bdi class="gain-badge" dir="ltr">{badge}</bdi> }
                    .into_any()
            }
            _ => view! { {words.text("web-place")} }.into_any(),
        };
        let nowhere = ghost.is_none();
        let refused = ghost.as_ref().is_none_or(|way| !way.is_legal);
        let turn = move |_| {
            Self.rotate(input);
        };
        let place = move |_| {
            if let Some(intent) = place_ghost(input) {
                input.send(intent);
            }
        };
        let view = view! {
            <button id="turn" disabled=nowhere on:click=on::click(turn)>{words.text("web-rotate")} <kbd>"R"</kbd></button>
            <button class="primary" id="place" disabled=refused on:click=on::click(place)>{label}</button>
        };
        Some(view.into_any())
    }
}

impl Drawing for Kingdoms {
    fn lessons(&self, scene: &Scene<'_>) -> Vec<&'static str> {
        let Some(picture) = picture(scene.game) else {
            return Vec::new();
        };
        let land = picture.kingdoms.get(scene.watched.index());
        let squares = land.map_or(0, |kingdom| kingdom.land.len());
        match (picture.due, squares) {
            (None, _) if picture.kingdoms.len() == 2 => vec![
                "kingdomino-coach-choose",
                "kingdomino-coach-two",
                "kingdomino-coach-order",
            ],
            (None, _) => vec!["kingdomino-coach-choose", "kingdomino-coach-order"],
            (Some(_), 0) => vec!["kingdomino-coach-castle", "kingdomino-coach-turn"],
            (Some(_), 1..4) => vec!["kingdomino-coach-match", "kingdomino-coach-points"],
            (Some(_), _) => {
                let mut lessons = vec![
                    "kingdomino-coach-match",
                    "kingdomino-coach-points",
                    "kingdomino-coach-size",
                ];
                // It names both.
                if may_still(scene.game, scene.watched).len() == 2 {
                    lessons.push("kingdomino-coach-bonuses");
                }
                lessons
            }
        }
    }

    fn draw(&self, canvas: BoardCanvas) -> AnyView {
        let label = canvas.seen(move |scene| title(canvas, scene.watched));
        let label = move || {
            let label = label.get()?;
            Some(canvas.words.with(|words| words.say(&label)))
        };
        let reach = canvas.seen(|scene| {
            let picture = picture(scene.game)?;
            let kingdom = picture.kingdoms.get(scene.watched.index())?;
            Some(Reach::near(kingdom, picture.size))
        });
        let land = canvas.part(
            move |scene| {
                let kingdoms = picture(scene.game)?.kingdoms;
                let kingdom = kingdoms.into_iter().nth(scene.watched.index())?;
                Some((kingdom, scene.watched, scene.last_of(scene.watched)))
            },
            |(kingdom, seat, last), _| land(kingdom, seat.index(), &placed(last.as_deref())),
        );
        let choosing = canvas.input.map(|input| {
            let squares = move || reach.get().map(every_square);
            view! { {squares} {choosing(input, canvas, reach)} {considering(input, canvas)} }
        });
        let window = move || reach.get().map(Reach::window);
        let stars = move || reach.get().map(Reach::stars);
        let seat = canvas.seen(|scene| Some(format!("s{}", scene.watched.index())));
        view! {
            <svg viewBox="-18 -18 536 544" class="kingdom large" role="img" aria-label=label>
                <rect x="-15" y="-15" width="530" height="530" rx="20" class="k-field"/>
                <g class=move || format!("k-window {}", seat.get().unwrap_or_default()) style=("transform", window)>
                    {stars}
                    {land}
                    {choosing}
                    {changing(move || canvas.compared.get().map(|both| side_by_side(&both)))}
                </g>
            </svg>
        }
        .into_any()
    }

    fn at_hand(&self, canvas: BoardCanvas) -> AnyView {
        let older = canvas.part(
            move |scene| {
                let picture = picture(scene.game)?;
                let dominoes = picture.older.iter();
                let dominoes = dominoes.map(|(domino, seat)| (*domino, Some(*seat)));
                Some(Line::of(dominoes.collect(), &picture, scene, canvas))
            },
            move |line, words| line.draw("older", "kingdomino-older", canvas.input, words),
        );
        let newer = canvas.part(
            move |scene| {
                let picture = picture(scene.game)?;
                Some(Line::of(picture.newer.clone(), &picture, scene, canvas))
            },
            move |line, words| line.draw("newer", "kingdomino-newer", canvas.input, words),
        );
        let points = canvas.part(
            move |scene| {
                let after = canvas.input.and_then(|input| {
                    let way = ghost(input).filter(|way| way.is_legal)?;
                    let mut after = scene.game.boxed_clone();
                    after.play(&way.event).ok()?;
                    after.scores().into_iter().nth(scene.watched.index())
                });
                let may = may_still(scene.game, scene.watched);
                Some((scene.watched, canvas.score(scene.watched)?, after, may))
            },
            |(seat, score, after, may), words| points(*seat, score, after.as_ref(), may, words),
        );
        view! {
            <section class="lines panel">{older} {newer}</section>
            {points}
        }
        .into_any()
    }

    fn beside(&self, canvas: BoardCanvas) -> AnyView {
        let players = canvas.see(|scene| Some(scene.game.players()));
        let others = Seat::all(players.unwrap_or_default()).map(|seat| {
            canvas.part(
                move |scene| {
                    let picture = picture(scene.game)?;
                    let kingdom = picture.kingdoms.into_iter().nth(seat.index())?;
                    let last = scene.last_of(seat);
                    let other = (title(canvas, seat)?, kingdom, picture.size, last);
                    (seat != scene.watched).then_some(other)
                },
                move |(title, kingdom, size, last), words| {
                    let label = words.say(title);
                    let last = placed(last.as_deref());
                    let drawn = small(kingdom, *size, seat.index(), &last, label.clone(), None);
                    let points = canvas.part(
                        move |_| canvas.score(seat),
                        move |score, words| points(seat, score, None, &[], words),
                    );
                    let rank = canvas.seen(move |scene| Some(Self.rank(scene, seat).to_string()));
                    let order = move || rank.get().unwrap_or_default();
                    view! { <figure style=("order", order)><figcaption>{mark(seat)} <span>{label}</span></figcaption><div dir="ltr">{drawn}</div>{points}</figure> }
                },
            )
        });
        view! {
            <div class="others">{others.map(IntoAny::into_any).collect_view()}</div>
            {canvas.part(|scene| Some(picture(scene.game)?.undealt), move |left, _| box_view(left, canvas.words.get()))}
        }
        .into_any()
    }

    fn of_seat(&self, canvas: BoardCanvas, seat: Seat) -> Option<AnyView> {
        let kingdom = canvas.part(
            move |scene| {
                let picture = picture(scene.game)?;
                let kingdom = picture.kingdoms.into_iter().nth(seat.index())?;
                Some((kingdom, picture.size))
            },
            move |(kingdom, size), words| {
                let drawn = small(kingdom, *size, seat.index(), &[], words.name(seat), None);
                view! { <div dir="ltr">{drawn}</div> }
            },
        );
        Some(kingdom)
    }

    fn miniature(&self, game: &dyn AnyGame, seat: Seat) -> Option<AnyView> {
        let picture = picture(game)?;
        let kingdom = picture.kingdoms.get(seat.index())?;
        Some(small(
            kingdom,
            picture.size,
            seat.index(),
            &[],
            String::new(),
            None,
        ))
    }

    fn pictures(&self, game: &dyn AnyGame) -> Vec<AnyView> {
        let seats = Seat::all(game.players());
        seats
            .filter_map(|seat| self.miniature(game, seat))
            .collect()
    }

    fn thumbnail(&self, canvas: BoardCanvas, seat: Seat) -> Option<AnyView> {
        let kingdom = canvas.part(
            move |scene| {
                let picture = picture(scene.game)?;
                let kingdom = picture.kingdoms.into_iter().nth(seat.index())?;
                (seat != scene.watched).then_some((kingdom, picture.size))
            },
            move |(kingdom, size), _| small(kingdom, *size, seat.index(), &[], String::new(), None),
        );
        Some(kingdom)
    }

    /// When the player adds a domino this round.
    fn note(&self, scene: &Scene<'_>, seat: Seat) -> Option<Message> {
        let older = picture(scene.game)?.older;
        let order: Vec<Seat> = older.into_iter().map(|(_, owner)| owner).collect();
        let note = match order.as_slice() {
            _ if scene.acting == Some(seat) && scene.viewer == Viewer::Seat(seat) => {
                "table-your-turn"
            }
            _ if scene.acting == Some(seat) => "table-acts",
            [] => return None,
            [_, next, ..] if *next == seat => "table-is-next",
            order if order.contains(&seat) => "table-acts-later",
            _ => "table-has-played",
        };
        Some(Message::new(note))
    }

    /// In the order of this round's dominoes, the player who acts first; before there are any, as they sit.
    fn rank(&self, scene: &Scene<'_>, seat: Seat) -> usize {
        let older = picture(scene.game).map_or(Vec::new(), |picture| picture.older);
        let mut order: Vec<Seat> = scene.acting.into_iter().collect();
        order.extend(older.into_iter().map(|(_, owner)| owner));
        let found = order.iter().position(|one| *one == seat);
        found.unwrap_or(order.len() + seat.index())
    }

    fn sample(&self, of: &Message) -> Option<String> {
        let terrain = of.id.strip_prefix("kingdomino-")?;
        let known = Terrain::ALL.iter().any(|one| one.name() == terrain);
        known.then(|| format!("url(#land-{terrain})"))
    }

    fn reason(&self, game: &dyn AnyGame, event: &str) -> Option<Message> {
        outlook::reason(game, event)
    }

    fn motions(&self, shown: &Shown<'_>) -> Vec<Motion> {
        let seat = shown.before.turn().seat().unwrap_or_default();
        let of_domino = |domino: Domino, what: &str| {
            format!(".hand [data-domino=\"{}\"] {what}", domino.number())
        };
        match KingdominoEvent::from_str(shown.event) {
            Ok(KingdominoEvent::Deal(_)) => vec![Motion::TurnOver(".line.newer .tile".to_owned())],
            Ok(KingdominoEvent::Pick(domino)) => vec![Motion::Come {
                from: vec![format!("{} .mark", plate(seat)), plate(seat)],
                to: vec![of_domino(domino, ".king")],
                hops: true,
            }],
            Ok(KingdominoEvent::Place {
                domino,
                left,
                right,
            }) => {
                let of_land = |square: Square| {
                    format!(".of{} [data-land=\"{}\"]", seat.index(), place(square))
                };
                let both = format!("{}, {}", of_land(left), of_land(right));
                // Its slab and its ring move with it.
                let both = format!("{both}, .new{}", seat.index());
                if shown.is_own {
                    return vec![Motion::Sink(both)];
                }
                vec![Motion::Carry {
                    from: of_domino(domino, ".domino"),
                    to: vec![both, plate(seat)],
                    turn: 90 * direction(left, right) as i32,
                }]
            }
            Ok(KingdominoEvent::Discard(domino)) => {
                vec![Motion::Leave(of_domino(domino, ".domino"))]
            }
            Ok(KingdominoEvent::Kings(_)) | Err(_) => Vec::new(),
        }
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
        let older = picture.older.iter();
        let older = older.map(|(domino, seat)| (*domino, Some(*seat))).collect();
        for (title, line) in [
            ("kingdomino-older", older),
            ("kingdomino-newer", picture.newer.clone()),
        ] {
            lines.extend(
                line.into_iter()
                    .map(|(domino, owner): (Domino, Option<Seat>)| {
                        let whose = match owner {
                            Some(seat) => words.name(seat),
                            None => words.text("kingdomino-free"),
                        };
                        let due = (picture.due == Some(domino)).then(|| words.text("web-place"));
                        let due = due.map(|due| format!(", {due}")).unwrap_or_default();
                        format!(
                            "{}: {} ({whose}{due})",
                            words.text(title),
                            words.say(&domino.message())
                        )
                    }),
            );
        }
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

impl Kingdoms {
    /// Says that a domino would lie beside the castle, if it would.
    fn beside_castle(&self, left: Square, right: Square, words: &Words) -> Option<String> {
        let touches = |square: Square| square.x.abs() + square.y.abs() == 1;
        (touches(left) || touches(right)).then(|| words.text("table-beside-castle"))
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
pub(super) struct Reach {
    columns: (i8, i8),
    rows: (i8, i8),
}

impl Reach {
    pub(super) fn of(kingdom: &KingdomPicture, size: u8) -> Self {
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

    pub(super) fn has(self, square: Square) -> bool {
        (self.columns.0..=self.columns.1).contains(&square.x)
            && (self.rows.0..=self.rows.1).contains(&square.y)
    }

    /// The squares that a domino may touch now: at most two beyond the land, and none beyond the reach.
    fn near(kingdom: &KingdomPicture, size: u8) -> Self {
        let far = Self::of(kingdom, size);
        let near = |of: fn(&Square) -> i8, far: (i8, i8)| {
            let along = || kingdom.land.iter().map(|(square, _)| of(square)).chain([0]);
            let (low, high) = (along().min().unwrap_or(0), along().max().unwrap_or(0));
            ((low - 2).max(far.0), (high + 2).min(far.1))
        };
        Self {
            columns: near(|square| square.x, far.columns),
            rows: near(|square| square.y, far.rows),
        }
    }

    /// As many squares as the kingdom may have, with its land in the middle.
    fn whole(kingdom: &KingdomPicture, size: u8) -> Self {
        let size = size as i8;
        let whole = |of: fn(&Square) -> i8| {
            let along = || kingdom.land.iter().map(|(square, _)| of(square)).chain([0]);
            let (low, high) = (along().min().unwrap_or(0), along().max().unwrap_or(0));
            let from = low - (size - (high - low + 1)) / 2;
            (from, from + size - 1)
        };
        Self {
            columns: whole(|square| square.x),
            rows: whole(|square| square.y),
        }
    }

    /// How many squares it has across and down.
    fn span(self) -> (i32, i32) {
        let side = |(from, to): (i8, i8)| i32::from(to) - i32::from(from) + 1;
        (side(self.columns), side(self.rows))
    }

    /// Moves and scales these squares into a drawing of 500 by 500: the board itself keeps its size.
    fn window(self) -> String {
        let (across, down) = self.span();
        let scale = 5.0 / f64::from(across.max(down));
        let start = |from: i8, span: i32| {
            let margin = f64::from(across.max(down) - span) / 2.0;
            (margin - f64::from(from)) * f64::from(SIDE)
        };
        let (x, y) = (start(self.columns.0, across), start(self.rows.0, down));
        format!("scale({scale}) translate({x}px, {y}px)")
    }

    /// The empty field: a star on every square.
    fn stars(self) -> AnyView {
        let (x, y) = corner(Square::new(self.columns.0, self.rows.0));
        let (across, down) = self.span();
        view! { <rect x=x y=y width=across * SIDE height=down * SIDE fill="url(#cells)"/> }
            .into_any()
    }

    fn view_box(self) -> String {
        let (x, y) = corner(Square::new(self.columns.0, self.rows.0));
        let (across, down) = self.span();
        format!(
            "{} {} {} {}",
            x - 15,
            y - 15,
            across * SIDE + 30,
            down * SIDE + 36
        )
    }

    /// The field under a small kingdom.
    fn field(self) -> AnyView {
        let (x, y) = corner(Square::new(self.columns.0, self.rows.0));
        let (across, down) = self.span();
        view! { <rect x=x - 13 y=y - 13 width=across * SIDE + 26 height=down * SIDE + 26 rx="20" class="k-field"/> }
            .into_any()
    }
}

/// The squares of the domino that an event places.
fn placed(event: Option<&str>) -> Vec<Square> {
    match event.map(KingdominoEvent::from_str) {
        Some(Ok(KingdominoEvent::Place { left, right, .. })) => vec![left, right],
        _ => Vec::new(),
    }
}

/// A kingdom without input.
pub(super) fn small(
    kingdom: &KingdomPicture,
    size: u8,
    seat: usize,
    last: &[Square],
    label: String,
    above: Option<AnyView>,
) -> AnyView {
    let reach = Reach::whole(kingdom, size);
    view! {
        <svg viewBox=reach.view_box() class="kingdom small" role="img" aria-label=label>
            {reach.field()}
            {reach.stars()}
            {land(kingdom, seat, last)}
            {above}
        </svg>
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

/// The star of a lit square.
fn star(square: Square) -> String {
    let (x, y) = corner(square);
    format!(
        "M{} {}l13.2 13.2h18.6v18.6l13.2 13.2-13.2 13.2v18.6h-18.6l-13.2 13.2-13.2-13.2h-18.6v-18.6l-13.2-13.2 13.2-13.2v-18.6h18.6z",
        x + 50,
        y + 5
    )
}

/// The places for the domino, and its ghost.
fn choosing(input: BoardInput, canvas: BoardCanvas, reach: Memo<Option<Reach>>) -> AnyView {
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
            |at| view! { <path d=star(square(at)) class="open" data-place=at.to_string()/> },
        )
    };
    let drawn = move |way: &Way, at: Place, is_hovered: bool| {
        let ((lx, ly), (rx, ry)) = (corner(way.left), corner(way.right));
        let (x, y) = (lx.min(rx), ly.min(ry));
        let (width, height) = ((lx - rx).abs() + SIDE, (ly - ry).abs() + SIDE);
        let lang = canvas.words.with(|words| words.lang());
        // Lifted a little above its place.
        let up = 7;
        let coin = way.is_legal.then(|| {
            let gain = format!("\u{2066}+{}\u{2069}", lang.number(input.gain(&way.event).into()));
            // The coin stays on the board.
            let (right, top) = reach.get_untracked().map_or((i32::MAX, i32::MIN), |reach| {
                let (_, top) = corner(Square::new(0, reach.rows.0));
                ((i32::from(reach.columns.1) + 1) * SIDE, top)
            });
            let (cx, cy) = ((x + width - 6).min(right - 22), (y + 4 - up).max(top + 22));
            view! { <g class="coin"><circle cx=cx cy=cy r="29"/><text x=cx y=cy + 11>{gain}</text></g> }
        });
        // It turns around the square that the person points at.
        let (px, py) = corner(square(at));
        let around = format!("{}px {}px", px + SIDE / 2, py + SIDE / 2);
        view! {
            <g class="ghost" class:hovered=is_hovered class:refused=!way.is_legal class:turned=way.is_turned class:hinted=move || input.hinted.with(Option::is_some) style=("transform-origin", around) data-place=at.to_string()>
                <rect x=x + 4 y=y + 8 width=width - 8 height=height rx="12" class="shade"/>
                <rect x=x - 5 y=y - 5 - up width=width + 10 height=height + 10 rx="13" class="rim"/>
                {half(lx, ly - up, way.domino.left())}
                {half(rx, ry - up, way.domino.right())}
                {coin}
            </g>
        }
    };
    let shown = move || {
        let way = ghost(input)?;
        let at = input.cursor.get_untracked().unwrap_or(place(way.left));
        Some(drawn(&way, at, false))
    };
    // The property that the domino makes larger, around all of its squares.
    let grown = move || {
        let way = ghost(input).filter(|way| way.is_legal)?;
        let squares = canvas.see(|scene| {
            let mut after = scene.game.boxed_clone();
            after.play(&way.event).ok()?;
            let kingdom = picture(&*after)?
                .kingdoms
                .into_iter()
                .nth(scene.watched.index())?;
            let of = |square: Square| outlook::property(&kingdom, square);
            let halves = [of(way.left), of(way.right)].into_iter();
            halves
                .filter(|property| property.len() > 1)
                .max_by_key(Vec::len)
        })?;
        Some(view! { <path d=drawing::border(&squares) class="grown"/> })
    };
    // Under the mouse, the domino as a click would lay it.
    let hovered = move || {
        let at = input
            .hover
            .get()
            .filter(|at| input.cursor.get() != Some(*at))?;
        let (_, way) = best_over(input, at)?;
        Some(drawn(&way, at, true))
    };
    let cursor = move || {
        input.cursor.get().map(|at| {
            let (x, y) = corner(square(at));
            view! { <rect x=x + 2 y=y + 2 width=SIDE - 4 height=SIDE - 4 rx="8" class="cursor"/> }
        })
    };
    let refused = move || {
        let refused = input.refused.get().into_iter();
        let refused = refused.map(|at| {
            let (x, y) = corner(square(at));
            format!("M{} {}h88v88h-88z", x + 6, y + 6)
        });
        let refused: String = refused.collect();
        view! { <path d=refused class="refused-at"/> }
    };
    view! { {open} {hovered} {cursor} {grown} {shown} {refused} }.into_any()
}

/// Where the domino that the person looks at would bring the most.
fn considering(input: BoardInput, canvas: BoardCanvas) -> AnyView {
    let best = canvas.seen(move |scene| {
        let domino = considered(input)?.get()?;
        // Only while it can be taken, and in the kingdom of the player who would take it.
        let pick = KingdominoEvent::Pick(domino).to_string();
        let can_be_taken = scene.decides_here && picks(scene.game).contains(&pick);
        let picture = picture(scene.game).filter(|_| can_be_taken)?;
        let kingdom = picture.kingdoms.get(scene.watched.index())?;
        let (points, left, right) = outlook::best_place(kingdom, picture.size, domino)?;
        Some((domino, left, right, points))
    });
    let drawn = move || {
        let (domino, left, right, points) = best.get()?;
        let ((lx, ly), (rx, ry)) = (corner(left), corner(right));
        let (x, y) = (lx.min(rx), ly.min(ry));
        let (width, height) = ((lx - rx).abs() + SIDE, (ly - ry).abs() + SIDE);
        let lang = canvas.words.with(|words| words.lang());
        let points = format!("\u{2066}+{}\u{2069}", lang.number(points.into()));
        let (cx, cy) = (x + width - 26, y + 26);
        Some(view! {
            <g class="considered" data-domino=domino.number()>
                <g class="halves">{half(lx, ly, domino.left())} {half(rx, ry, domino.right())}</g>
                <rect x=x + 3 y=y + 3 width=width - 6 height=height - 6 rx="10" class="around"/>
                <g class="coin"><circle cx=cx cy=cy r="29"/><text x=cx y=cy + 11>{points}</text></g>
            </g>
        })
    };
    changing(drawn).into_any()
}

/// The domino as it was placed, and as it would have been better.
fn side_by_side(both: &Compared) -> AnyView {
    let drawn = [(&both.played, "was"), (&both.better, "would")].map(|(event, class)| {
        let Ok(KingdominoEvent::Place {
            domino,
            left,
            right,
        }) = KingdominoEvent::from_str(event)
        else {
            return None;
        };
        let ((lx, ly), (rx, ry)) = (corner(left), corner(right));
        let (x, y) = (lx.min(rx), ly.min(ry));
        let (width, height) = ((lx - rx).abs() + SIDE, (ly - ry).abs() + SIDE);
        Some(view! {
            <g class=class>
                <g class="halves">{half(lx, ly, domino.left())} {half(rx, ry, domino.right())}</g>
                <rect x=x + 3 y=y + 3 width=width - 6 height=height - 6 rx="10"/>
                {verdict((f64::from(x + width - 20), f64::from(y + 20)), class == "would")}
            </g>
        })
    });
    view! { <g class="compared">{drawn.into_view()}</g> }.into_any()
}

/// The title of a kingdom.
fn title(canvas: BoardCanvas, seat: Seat) -> Option<Message> {
    Some(kingdom_title(seat, canvas.score(seat)?.total))
}

pub(super) fn kingdom_title(seat: Seat, points: i32) -> Message {
    let title = Message::new(super::WEB.seat_title);
    title.with("seat", seat).with("points", points)
}
