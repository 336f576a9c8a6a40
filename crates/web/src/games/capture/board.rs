//! Capture's board: the ground with buildings, bases and pawns, and the dice.

use std::str::FromStr;

use leptos::prelude::*;
use takht_capture::{BuildingPicture, CaptureEvent, CapturePicture, FACES, Kind, LIVES, Square};
use takht_core::message::Arg;
use takht_core::{Message, Seat, Turn};
use takht_games::{AnyGame, picture_of};
use takht_words::{Lang, Words};

use crate::board::{
    BoardCanvas, BoardInput, Choice, Choices, Compared, Drawing, Intent, Motion, Place, Pointing,
    Scene, Shown, arrow_between, circle, last_ring, mark, path, pieces, seat_of, shape_at, verdict,
};
use crate::changing::changing;
use crate::on;

/// The side of a square in the drawing.
const SIDE: i32 = 100;

/// The one tool for everything that a pawn does. No two of its events share a square.
const PAWN: &str = "pawn";

/// The ground.
pub(crate) struct Ground;

fn picture(game: &dyn AnyGame) -> Option<CapturePicture> {
    picture_of(game)
}

fn place(square: Square) -> Place {
    Place(square.x.into(), square.y.into())
}

fn corner(square: Square) -> (i32, i32) {
    (i32::from(square.x) * SIDE, i32::from(square.y) * SIDE)
}

/// The squares of a building.
fn squares(building: &BuildingPicture) -> impl Iterator<Item = Square> + use<> {
    [Some(building.first), building.second]
        .into_iter()
        .flatten()
}

/// The side of a place in the drawing: of a tile while players lay the map, later of a square.
fn unit(picture: &CapturePicture) -> i32 {
    match picture.squares.is_empty() {
        true => SIDE * i32::from(picture.tile_size),
        false => SIDE,
    }
}

/// The first and last column and row of the drawing.
fn reach(picture: &CapturePicture) -> [i32; 4] {
    let places = match picture.squares.is_empty() {
        true => picture.tiles.iter().chain(&picture.targets),
        false => picture.squares.iter().chain(&[]),
    };
    let mut reach = [0; 4];
    for place in places {
        let (x, y) = (i32::from(place.x), i32::from(place.y));
        reach = [
            reach[0].min(x),
            reach[1].min(y),
            reach[2].max(x),
            reach[3].max(y),
        ];
    }
    reach
}

impl Choices for Ground {
    fn choices(&self, game: &dyn AnyGame) -> Vec<Choice> {
        let Some(picture) = picture(game) else {
            return Vec::new();
        };
        let mut choices = Vec::new();
        for event in game.legal() {
            let of_pawn = |place: Place| Choice {
                event: event.clone(),
                tool: PAWN.to_owned(),
                places: vec![place],
            };
            match CaptureEvent::from_str(&event) {
                // The person may point at either square first.
                Ok(CaptureEvent::Large(first, second)) => {
                    let both = Choice::of(event.clone());
                    let places = vec![place(second), place(first)];
                    choices.push(Choice {
                        places,
                        ..both.clone()
                    });
                    choices.push(both);
                }
                Ok(CaptureEvent::Move(square) | CaptureEvent::Step(square)) => {
                    choices.push(of_pawn(place(square)));
                }
                Ok(CaptureEvent::Capture(first)) => {
                    let building = picture.buildings.iter().find(|one| one.first == first);
                    choices.extend(
                        building
                            .into_iter()
                            .flat_map(squares)
                            .map(|square| of_pawn(place(square))),
                    );
                }
                Ok(CaptureEvent::Battle(seat)) => {
                    let pawn = picture
                        .players
                        .get(seat.index())
                        .and_then(|player| player.pawn);
                    choices.extend(pawn.map(|pawn| of_pawn(place(pawn))));
                }
                _ => choices.push(Choice::of(event)),
            }
        }
        choices
    }

    fn meant(&self, _game: &dyn AnyGame, tool: &str, place: Place) -> Option<String> {
        match tool {
            "" => None,
            PAWN => Some(format!("move {place}")),
            "large" => Some(format!("large {place} {}", place.moved((1, 0)))),
            tool => Some(format!("{tool} {place}")),
        }
    }

    fn reaches(&self, game: &dyn AnyGame, place: Place) -> bool {
        picture(game).is_some_and(|picture| {
            let [left, top, right, bottom] = reach(&picture);
            (left..=right).contains(&place.0) && (top..=bottom).contains(&place.1)
        })
    }
}

/// True if somebody has to roll for this event.
fn is_attack(choice: &Choice) -> bool {
    ["capture ", "battle "]
        .iter()
        .any(|verb| choice.event.starts_with(verb))
}

/// The attack that the person may choose at a place.
fn attack_at(input: BoardInput, place: Place) -> Option<String> {
    input.choices.with(|choices| {
        let mut there = choices.iter().filter(|choice| choice.places == [place]);
        Some(there.find(|choice| is_attack(choice))?.event.clone())
    })
}

/// The attack that the button rolls for: at the place that the person points at; if only one is possible, that one.
fn target(input: BoardInput) -> Option<String> {
    let pointed = input.cursor.get();
    if let Some(event) = pointed.and_then(|place| attack_at(input, place)) {
        return Some(event);
    }
    input.choices.with(|choices| {
        let mut attacks = choices.iter().filter(|choice| is_attack(choice));
        let first = attacks.next()?.event.clone();
        attacks.all(|other| other.event == first).then_some(first)
    })
}

impl Pointing for Ground {
    fn has_own_button(&self, event: &str) -> bool {
        ["capture ", "battle "]
            .iter()
            .any(|verb| event.starts_with(verb))
    }

    fn pointed(&self, input: BoardInput, game: &dyn AnyGame, words: &Words) -> Option<String> {
        let what = self.at(game, input.cursor.get()?, words);
        input.pointed_at(what, words)
    }

    /// The first tap on a target only chooses it, because no one can take a roll back: the button rolls.
    fn tap(&self, input: BoardInput, place: Place) -> Option<Intent> {
        match attack_at(input, place) {
            Some(_) => {
                self.point(input, place);
                None
            }
            None => input.choose(place),
        }
    }

    fn enter(&self, input: BoardInput) -> Option<Intent> {
        input.choose(input.cursor.get_untracked()?)
    }

    fn buttons_of_its_own(
        &self,
        input: BoardInput,
        _game: &dyn AnyGame,
        words: &Words,
    ) -> Option<AnyView> {
        let can_attack = input.choices.with(|choices| choices.iter().any(is_attack));
        can_attack.then(|| {
            let target = move || target(input);
            let label = {
                let (roll, tap) = (words.text("capture-roll"), words.text("capture-tap-building"));
                move || match target() {
                    Some(_) => roll.clone(),
                    None => tap.clone(),
                }
            };
            let roll = move |_| {
                if let Some(event) = untrack(target) {
                    input.send(Intent::Play(event));
                }
            };
            view! { <button class="primary" id="roll" disabled=move || target().is_none() on:click=on::click(roll)>{label}</button> }
                .into_any()
        })
    }

    fn tool(&self, tool: &str, words: &Words) -> (String, Option<String>) {
        let name = match tool {
            "small" => words.text("capture-small"),
            "large" => words.text("capture-large"),
            _ => String::new(),
        };
        (name, None)
    }
}

impl Drawing for Ground {
    fn lessons(&self, scene: &Scene<'_>) -> Vec<&'static str> {
        let legal = scene.game.legal();
        let can = |verb: &str| {
            let mut events = legal.iter();
            events.any(|event| event.split(' ').next() == Some(verb))
        };
        let pawn = scene.acting.and_then(|seat| pawn_of(scene.game, seat));
        let through_gate = legal
            .iter()
            .any(|event| match CaptureEvent::from_str(event) {
                Ok(CaptureEvent::Move(to)) => pawn.is_some_and(|from| is_far(from, to)),
                _ => false,
            });
        let lessons = [
            (can("base"), "capture-coach-aim"),
            (can("base"), "capture-coach-base"),
            (can("battle"), "capture-coach-battle"),
            (can("battle"), "capture-coach-hearts"),
            (can("capture"), "capture-coach-attack"),
            // Who stands beside a building already need not go to one.
            (can("move") && !can("capture"), "capture-coach-move"),
            (can("move") && !can("capture"), "capture-coach-hearts"),
            (can("capture"), "capture-coach-damage"),
            (through_gate, "capture-coach-gate"),
            (can("move"), "capture-coach-end"),
        ];
        let lessons = lessons.into_iter().filter(|(can, _)| *can);
        lessons.map(|(_, lesson)| lesson).collect()
    }

    fn draw(&self, canvas: BoardCanvas) -> AnyView {
        canvas.part(
            |scene| Some((picture(scene.game)?, scene.game.turn(), scene.last_places())),
            move |(picture, turn, last), words| ground(picture, *turn, last, canvas, words),
        )
    }

    fn at_hand(&self, canvas: BoardCanvas) -> AnyView {
        let dice = canvas.part(rolled, |rolls, words| dice(rolls, words));
        let input = canvas.input;
        let odds = canvas.part(move |scene| odds_of(scene, input), faces);
        view! { {dice} {odds} }.into_any()
    }

    fn beside(&self, canvas: BoardCanvas) -> AnyView {
        let to_come = canvas.part(
            |scene| Some(picture(scene.game)?.to_come).filter(|to_come| *to_come != (0, 0, 0)),
            |(tiles, small, large), words| {
                let to_come = Message::new("capture-to-come")
                    .with("tiles", *tiles)
                    .with("small", *small)
                    .with("large", *large);
                view! { <p class="progress">{words.say(&to_come)}</p> }
            },
        );
        let buildings = canvas.part(
            |scene| picture(scene.game).filter(|picture| !picture.buildings.is_empty()),
            holdings,
        );
        view! { {to_come} {buildings} }.into_any()
    }

    fn note(&self, scene: &Scene<'_>, seat: Seat) -> Option<Message> {
        let player = picture(scene.game)?.players.into_iter().nth(seat.index())?;
        Some(match player.lives {
            0 => Message::new("capture-out-of-game"),
            lives => Message::new("capture-lives").with("lives", lives),
        })
    }

    fn drawn_note(&self, note: &Message) -> Option<AnyView> {
        note.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(left) if *name == "lives" => Some(hearts(*left)),
            _ => None,
        })
    }

    fn miniature(&self, game: &dyn AnyGame, _seat: Seat) -> Option<AnyView> {
        let picture = picture(game)?;
        Some(view! { <svg viewBox=view_box(&picture)>{small_map(&picture)}</svg> }.into_any())
    }

    fn worth_each(&self, of: &Message) -> Option<i32> {
        match &*of.id {
            "capture-points-small-name" => Some(1),
            "capture-points-large-name" => Some(3),
            _ => None,
        }
    }

    fn ended(&self, game: &dyn AnyGame) -> Option<Message> {
        let picture = picture(game)?;
        let left = picture.players.iter().filter(|player| player.lives > 0);
        match (left.count(), picture.round_limit) {
            (0 | 1, _) => Some(Message::new("capture-ended-last")),
            (_, limit) => Some(Message::new("capture-ended-rounds").with("rounds", limit?)),
        }
    }

    fn overview(&self, canvas: BoardCanvas) -> Option<AnyView> {
        let small = canvas.part(|scene| picture(scene.game), |picture, _| small_map(picture));
        let lit = canvas.input.map(|input| {
            let unit = canvas.seen(|scene| Some(unit(&picture(scene.game)?)));
            move || {
                let unit = unit.get().unwrap_or(SIDE);
                let lit = input.lit.with(|lit| {
                    let lit = lit.iter().map(|lit| {
                        format!(
                            "M{} {}h{unit}v{unit}h-{unit}z",
                            lit.place.0 * unit,
                            lit.place.1 * unit
                        )
                    });
                    lit.collect::<String>()
                });
                view! { <path d=lit class="lit"/> }
            }
        });
        let view_box = canvas.seen(|scene| Some(view_box(&picture(scene.game)?)));
        Some(view! { <svg viewBox=move || view_box.get()>{small} {lit}</svg> }.into_any())
    }

    fn reason(&self, game: &dyn AnyGame, event: &str) -> Option<Message> {
        let picture = picture(game)?;
        let seat = game.turn().seat()?;
        match CaptureEvent::from_str(event).ok()? {
            CaptureEvent::Capture(first) => {
                let building = picture.buildings.iter().find(|one| one.first == first)?;
                Some(match chance(building) {
                    0 => Message::new("capture-why-wear").with("points", building.points),
                    percent => Message::new("capture-why-chance").with("percent", percent),
                })
            }
            CaptureEvent::Move(to) => {
                let near = |building: &&BuildingPicture| {
                    let mut all = squares(building);
                    let next = |at: Square| (at.x - to.x).abs().max((at.y - to.y).abs()) <= 1;
                    building.owner != Some(seat) && all.any(next)
                };
                let next = picture.buildings.iter().filter(near);
                let weakest = next.min_by_key(|building| building.points);
                Some(match weakest {
                    Some(building) => {
                        Message::new("capture-why-beside").with("points", building.points)
                    }
                    None => Message::new("capture-why-closer"),
                })
            }
            _ => None,
        }
    }

    fn motions(&self, shown: &Shown<'_>) -> Vec<Motion> {
        let seat = shown.before.turn().seat().unwrap_or_default();
        let pawn = |seat: Seat| format!(".pawn.s{}", seat.index());
        let building = |square: Square| format!("[data-building=\"{}\"]", place(square));
        let walks = |seat: Seat| Motion::Come {
            from: vec![pawn(seat)],
            to: vec![pawn(seat)],
            hops: false,
        };
        match CaptureEvent::from_str(shown.event) {
            Ok(CaptureEvent::Tile(_)) => vec![Motion::Drop(".newest-tile".to_owned())],
            Ok(CaptureEvent::Small(first) | CaptureEvent::Large(first, _)) => {
                vec![Motion::Drop(building(first))]
            }
            Ok(CaptureEvent::Base(_)) => {
                vec![Motion::Drop(format!(
                    ".base.s{0}, .pawn.s{0}",
                    seat.index()
                ))]
            }
            Ok(CaptureEvent::Move(_)) => vec![walks(seat)],
            Ok(CaptureEvent::Step(_)) => {
                let all = Seat::all(shown.after.players());
                all.filter(|seat| pawn_of(shown.before, *seat) != pawn_of(shown.after, *seat))
                    .map(walks)
                    .collect()
            }
            Ok(CaptureEvent::Capture(first)) => vec![Motion::Lean {
                piece: pawn(seat),
                towards: building(first),
            }],
            Ok(CaptureEvent::Battle(other)) => vec![Motion::Lean {
                piece: pawn(seat),
                towards: pawn(other),
            }],
            Ok(CaptureEvent::Roll(_)) => {
                let Some((target, damage)) = attacked(shown) else {
                    return Vec::new();
                };
                let over = building(target);
                let die = ".dice .die".to_owned();
                vec![
                    Motion::Roll {
                        die,
                        over: over.clone(),
                    },
                    Motion::Points {
                        at: vec![over.clone()],
                        points: -damage,
                    },
                    Motion::Shake(format!("{over}, [data-strength=\"{}\"]", place(target))),
                ]
            }
            Ok(CaptureEvent::Rolls(..)) => {
                let moved = Seat::all(shown.after.players())
                    .find(|seat| pawn_of(shown.before, *seat) != pawn_of(shown.after, *seat));
                let over = moved.map_or_else(|| ".pawn.acting".to_owned(), pawn);
                let die = ".dice .die".to_owned();
                let rolls = [Motion::Roll { die, over }];
                rolls.into_iter().chain(moved.map(walks)).collect()
            }
            Ok(CaptureEvent::First(_) | CaptureEvent::Pass) | Err(_) => Vec::new(),
        }
    }

    fn at(&self, game: &dyn AnyGame, place: Place, words: &Words) -> Option<String> {
        let picture = picture(game)?;
        let here = |square: Square| self::place(square) == place;
        let building = picture.buildings.iter().find(|one| squares(one).any(here));
        let building = building.map(|building| describe(building, words));
        let players = || Seat::all(picture.players.len()).zip(&picture.players);
        let pawn = players().find(|(_, player)| player.pawn.is_some_and(here));
        building.or(pawn.map(|(seat, _)| words.name(seat)))
    }

    fn in_words(&self, game: &dyn AnyGame, words: &Words) -> Vec<String> {
        let Some(picture) = picture(game) else {
            return Vec::new();
        };
        let at =
            |square: Option<Square>| square.map(|square| square.to_string()).unwrap_or_default();
        let pawns = Seat::all(picture.players.len()).zip(&picture.players);
        let pawns = pawns.filter(|(_, player)| player.base.is_some());
        let pawns = pawns.map(|(seat, player)| {
            let stands = Message::new("web-pawn")
                .with("seat", seat)
                .with("pawn", at(player.pawn))
                .with("base", at(player.base))
                .with("lives", player.lives);
            words.say(&stands)
        });
        let buildings = picture
            .buildings
            .iter()
            .map(|building| describe(building, words));
        pawns.chain(buildings).collect()
    }

    fn art(&self, lang: Lang) -> AnyView {
        let ground = view! { <rect x="0" y="-50" width="600" height="400" fill="url(#ground-2)"/> };
        let buildings = [
            (Kind::Small, 1, 0, None, 10, None),
            (Kind::Large, 3, 0, Some((4, 0)), 18, Some(1)),
            (Kind::Small, 0, 2, None, 4, Some(0)),
        ];
        let buildings = buildings.map(|(kind, x, y, second, points, owner)| {
            let building = BuildingPicture {
                kind,
                first: Square::new(x, y),
                second: second.map(|(x, y)| Square::new(x, y)),
                owner: owner.and_then(|owner| Seat::all(2).nth(owner)),
                points,
            };
            [building_view(&building), strength(&building, lang)]
        });
        let pawns = [(2, 1, 0), (4, 1, 1)].map(|(x, y, seat)| {
            view! { <g class=format!("pawn s{seat}")>{pawn(seat, x * SIDE, y * SIDE)}</g> }
        });
        view! {
            <svg viewBox="50 -30 540 205" preserveAspectRatio="xMidYMid slice">
                {ground}
                <g transform="translate(0 -50)">{buildings.map(IntoView::into_view).into_view()} {pawns.into_view()}</g>
                <g transform="translate(455 190)" class="die">{die(11, lang)}</g>
            </svg>
        }
        .into_any()
    }
}

/// The chance in percent that one roll takes a building: the die has to show what is left, or more.
fn chance(building: &BuildingPicture) -> i64 {
    chance_of(building.points)
}

fn chance_of(points: u8) -> i64 {
    let faces = i64::from(FACES);
    let good = (faces + 1 - i64::from(points)).clamp(0, faces);
    (100 * good + faces / 2) / faces
}

/// How many rolls a building takes on average.
fn rolls_for(points: u8) -> i64 {
    // A face brings (1 + 12) / 2 on average.
    let (points, faces) = (i64::from(points), i64::from(FACES));
    (2 * points + faces) / (faces + 1)
}

/// True if a pawn needs more than a step for this way: it goes around its own building.
fn is_far(from: Square, to: Square) -> bool {
    (from.x - to.x).abs().max((from.y - to.y).abs()) > 1
}

/// Where the pawn of a seat stands.
fn pawn_of(game: &dyn AnyGame, seat: Seat) -> Option<Square> {
    let player = picture(game)?.players.into_iter().nth(seat.index());
    player?.pawn
}

/// The building that an attack has changed, and how much it has lost.
fn attacked(shown: &Shown<'_>) -> Option<(Square, i32)> {
    let (before, after) = (picture(shown.before)?, picture(shown.after)?);
    let both = before.buildings.iter().zip(&after.buildings);
    let mut changed = both.filter(|(before, after)| before != after);
    let (before, after) = changed.next()?;
    Some((
        after.first,
        i32::from(before.points) - i32::from(after.points),
    ))
}

/// What the drawing of the ground shows.
fn view_box(picture: &CapturePicture) -> String {
    let unit = unit(picture);
    let [left, top, right, bottom] = reach(picture);
    format!(
        "{} {} {} {}",
        left * unit - 8,
        top * unit - 8,
        (right - left + 1) * unit + 16,
        (bottom - top + 1) * unit + 16
    )
}

/// The ground in plain colours, with buildings and pawns as spots.
fn small_map(picture: &CapturePicture) -> AnyView {
    let tile = SIDE * i32::from(picture.tile_size);
    let tiles = picture.tiles.iter().map(|at| {
        let (x, y) = (i32::from(at.x) * tile, i32::from(at.y) * tile);
        format!("M{x} {y}h{tile}v{tile}h-{tile}z")
    });
    let tiles = tiles.collect::<String>();
    let class = |owner: Option<Seat>| match owner {
        Some(seat) => format!("s{}", seat.index()),
        None => "nobody".to_owned(),
    };
    let buildings = picture.buildings.iter().flat_map(|building| {
        let owner = building.owner;
        squares(building).map(move |square| {
            let (x, y) = corner(square);
            view! { <rect x=x + 10 y=y + 10 width=SIDE - 20 height=SIDE - 20 class=class(owner)/> }
        })
    });
    let players = Seat::all(picture.players.len()).zip(&picture.players);
    let pawns = players.filter_map(|(seat, player)| {
        let (x, y) = corner(player.pawn?);
        Some(view! { <circle cx=x + SIDE / 2 cy=y + SIDE / 2 r="46" class=class(Some(seat))/> })
    });
    view! { <path d=tiles class="of-garden"/> {buildings.collect_view()} {pawns.collect_view()} }
        .into_any()
}

/// The ground with everything on it.
fn ground(
    picture: &CapturePicture,
    turn: Turn,
    last: &[(Seat, Place)],
    canvas: BoardCanvas,
    words: &Words,
) -> AnyView {
    let input = canvas.input;
    let unit = unit(picture);
    let [left, _, right, _] = reach(picture);
    let view_box = view_box(picture);
    let tile = SIDE * i32::from(picture.tile_size);
    let columns = (right - left + 1) * unit / SIDE;
    // One path for all tiles: their side, their rim, their garden and the lines between them.
    let tiles = |around: i32, below: i32| {
        let tiles = picture.tiles.iter().map(|at| {
            let (x, y) = (
                i32::from(at.x) * tile - around,
                i32::from(at.y) * tile - around,
            );
            let side = tile + 2 * around;
            format!("M{x} {y}h{side}v{}h-{side}z", side + below)
        });
        tiles.collect::<String>()
    };
    let lines = picture.tiles.iter().map(|at| {
        let (x, y) = (i32::from(at.x) * tile, i32::from(at.y) * tile);
        let lines = (1..i32::from(picture.tile_size))
            .map(|n| format!("M{} {y}v{tile}M{x} {}h{tile}", x + n * SIDE, y + n * SIDE));
        lines.collect::<String>()
    });
    let lines = lines.collect::<String>();
    let tiles = view! {
        <path d=tiles(4, 18) class="k-side"/>
        <path d=tiles(4, 0) class="k-rim"/>
        <path d=tiles(0, 0) fill=format!("url(#ground-{})", picture.tile_size)/>
        <path d=tiles(0, 0) class="tile-lines"/>
        <path d=lines class="tile-lines thin"/>
    };
    // The newest tile lies on top of the others, so that it can move by itself.
    let newest = picture.tiles.last().filter(|_| picture.squares.is_empty());
    let newest = newest.map(|at| {
        let (x, y) = (i32::from(at.x) * tile, i32::from(at.y) * tile);
        view! { <rect x=x y=y width=tile height=tile fill=format!("url(#ground-{})", picture.tile_size) class="newest-tile"/> }
    });
    let buildings = picture.buildings.iter().map(building_view);
    let players = || Seat::all(picture.players.len()).zip(&picture.players);
    let bases = players().filter_map(|(seat, player)| {
        let (x, y) = corner(player.base?);
        let star = format!("M{} {}l14 13h19v19l13 14-13 14v19h-19l-14 13-14-13h-19v-19l-13-14 13-14v-19h19z", x + 50, y + 4);
        let token = shape_at(seat.index(), f64::from(x + 50), f64::from(y + 50), 0.3);
        Some(view! {
            <g class=format!("base s{}", seat.index())><path d=star/><path d=token class="token"/></g>
        })
    });
    let pawns = players().filter_map(|(seat, player)| {
        let (x, y) = corner(player.pawn?);
        let acting = turn == Turn::Seat(seat);
        Some(view! {
            <g class=format!("pawn s{}", seat.index()) class:acting=acting>
                {acting.then(|| view! { <circle cx=x + 50 cy=y + 50 r="44" class="aura"/> })}
                {pawn(seat.index(), x, y)}
            </g>
        })
    });
    // Numbers lie above everything that is lit.
    let strengths = picture
        .buildings
        .iter()
        .map(|building| strength(building, words.lang()));
    let acting = turn
        .seat()
        .and_then(|seat| picture.players.get(seat.index()));
    let pawn_at = acting.and_then(|player| player.pawn).map(corner);
    // Where everybody went, or what they attacked; on a map that is still being laid, nothing.
    let last = last.iter().filter(|_| !picture.squares.is_empty());
    let last = last.map(|(_, at)| {
        let (x, y) = (at.0 * SIDE + 5, at.1 * SIDE + 5);
        format!("M{x} {y}h90v90h-90z")
    });
    let last = last_ring(last.collect());
    let label = words.text("web-map");
    view! {
        <svg viewBox=view_box class="land" style=("--columns", columns.to_string()) role="img" aria-label=label>
            {tiles}
            {newest}
            {last}
            {bases.collect_view()}
            {buildings.collect_view()}
            {pawns.collect_view()}
            {input.map(|_| every_square(picture))}
            {input.map(|input| move || choosing(input, unit, pawn_at))}
            {strengths.collect_view()}
            {chances(picture, input, words)}
            {input.map(|input| pointed_out(input, unit, turn.seat(), pawn_at, words.lang()))}
            {changing(move || canvas.compared.get().map(|both| side_by_side(&both, unit)))}
        </svg>
    }
    .into_any()
}

/// The lives of a player: those that are left, and those that are lost.
fn hearts(left: i64) -> AnyView {
    let hearts = (0..LIVES).map(|life| {
        let lost = i64::from(life) >= left;
        view! { <path class:lost=lost d="M0 12C-16 0-14-14-6-14-2-14 0-10 0-8 0-10 2-14 6-14 14-14 16 0 0 12z" transform=format!("translate({} 16)", 16 + 34 * i32::from(life))/> }
    });
    view! { <svg viewBox="0 0 100 32" class="lives" aria-hidden="true">{hearts.map(IntoAny::into_any).collect_view()}</svg> }
        .into_any()
}

/// How many buildings of each kind every player owns, and how many nobody owns.
fn holdings(picture: &CapturePicture, words: &Words) -> AnyView {
    let owners = Seat::all(picture.players.len()).map(Some).chain([None]);
    let rows = owners.map(|owner| {
        let kinds = [
            (Kind::Large, "capture-large", "#large", 200),
            (Kind::Small, "capture-small", "#small", 100),
        ];
        let kinds = kinds.into_iter().filter_map(|(kind, name, drawing, width)| {
            let owned = picture.buildings.iter();
            let count = owned.filter(|one| one.owner == owner && one.kind == kind).count();
            let class = match owner {
                Some(seat) => format!("building s{}", seat.index()),
                None => "building".to_owned(),
            };
            let times = words.lang().number(count as i64);
            (count > 0).then(|| view! {
                <span class="owned">
                    <svg viewBox=format!("0 0 {width} 100") class=class role="img" aria-label=words.text(name)><use_ href=drawing width=width height="100"/></svg>
                    <bdi>"× " {times}</bdi>
                </span>
            })
        });
        let kinds: Vec<AnyView> = kinds.map(IntoAny::into_any).collect();
        let who = match owner {
            Some(seat) => view! { {mark(seat)} <bdi>{words.name(seat)}</bdi> }.into_any(),
            None => words.text("capture-unclaimed").into_any(),
        };
        (owner.is_some() || !kinds.is_empty())
            .then(|| view! { <li><span class="who">{who}</span> {kinds}</li> })
    });
    view! {
        <section class="panel holdings">
            <h2>{words.text("capture-buildings")}</h2>
            <ul>{rows.map(IntoAny::into_any).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// What the die showed last, and the building that the next roll may take.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Odds {
    /// Its kind, and how many points are left.
    target: Option<(Kind, u8)>,
    rolled: Option<u8>,
}

/// The target is the one that the person points at, else the one with the best chance, else the one that was just
/// attacked and still stands.
fn odds_of(scene: &Scene<'_>, input: Option<BoardInput>) -> Option<Odds> {
    let picture = picture(scene.game)?;
    if picture.players.iter().all(|player| player.pawn.is_none()) {
        return None;
    }
    let input = input.filter(|_| scene.decides_here);
    let can_be_attacked = |building: &&BuildingPicture| {
        let event = CaptureEvent::Capture(building.first).to_string();
        let choices = input.map(|input| input.choices);
        choices.is_some_and(|choices| {
            choices.with(|choices| choices.iter().any(|choice| choice.event == event))
        })
    };
    let targets: Vec<_> = picture.buildings.iter().filter(can_be_attacked).collect();
    let cursor = input.and_then(|input| input.cursor.get());
    let pointed = targets
        .iter()
        .copied()
        .find(|building| squares(building).any(|square| Some(place(square)) == cursor));
    let best = targets
        .iter()
        .copied()
        .min_by_key(|building| building.points);
    let attacked = || {
        let attack = |event: &&str| match CaptureEvent::from_str(event) {
            Ok(CaptureEvent::Capture(first)) => Some(first),
            _ => None,
        };
        let first = scene.recent.iter().find_map(attack)?;
        let mut stands = picture.buildings.iter();
        stands.find(|one| one.first == first && one.points < one.kind.points())
    };
    let next = pointed.or(best);
    // What somebody rolled belongs to the building that they attacked, and to no other.
    let rolled = rolled(scene).filter(|rolls| next.is_none() && rolls.len() == 1);
    let target = next.or_else(attacked);
    Some(Odds {
        target: target.map(|building| (building.kind, building.points)),
        rolled: rolled.filter(|_| target.is_some()).map(|rolls| rolls[0]),
    })
}

/// The faces of the die, filled where they take the building.
fn faces(odds: &Odds, words: &Words) -> AnyView {
    let needed = odds.target.map(|(_, points)| points);
    let faces = (1..=FACES).map(|face| {
        let number = words.lang().number(face.into());
        let wins = needed.is_some_and(|needed| face >= needed);
        let rolled = odds.rolled == Some(face);
        view! { <li class:wins=wins class:rolled=rolled>{number}</li> }
    });
    let title = match odds.target {
        Some((Kind::Small, _)) => "capture-target-small",
        Some((Kind::Large, _)) => "capture-target-large",
        None => "capture-die",
    };
    let share = needed.map(|needed| match needed > FACES {
        // One roll takes it for nobody.
        true => {
            let rolls = Message::new("capture-about-rolls").with("rolls", rolls_for(needed));
            view! { <b class="rolls">{words.say(&rolls)}</b> }.into_any()
        }
        false => {
            let share = Message::new("table-percent").with("percent", chance_of(needed));
            view! { <b>{words.say(&share)}</b> }.into_any()
        }
    });
    let said = match needed {
        None => Message::new("capture-no-target"),
        Some(needed) if needed > FACES => Message::new("capture-why-wear").with("points", needed),
        Some(needed) => Message::new("capture-takes").with("points", needed),
    };
    view! {
        <section class="panel attack">
            <h2>{words.text(title)}</h2>
            <p class="chance">{share} <span>{words.say(&said)}</span></p>
            <ol class="faces" aria-hidden="true">{faces.map(IntoAny::into_any).collect_view()}</ol>
        </section>
    }
    .into_any()
}

/// How many points a building has left, at its foot.
fn strength(building: &BuildingPicture, lang: Lang) -> AnyView {
    let (x, y) = corner(building.first);
    let (x2, y2) = corner(building.second.unwrap_or(building.first));
    let (mx, bottom) = ((x + x2 + SIDE) / 2, y.max(y2) + SIDE);
    let full = 56 * i32::from(building.points) / i32::from(building.kind.points()).max(1);
    let class = match building.owner {
        Some(seat) => format!("building strength s{}", seat.index()),
        None => "building strength".to_owned(),
    };
    view! {
        <g class=class data-strength=place(building.first).to_string()>
            <rect x=mx - 30 y=bottom - 28 width="60" height="26" rx="13" class="pill"/>
            <rect x=mx - 28 y=bottom - 26 width=full height="22" rx="11" class="left"/>
            <text x=mx y=bottom - 6>{lang.number(building.points.into())}</text>
        </g>
    }
    .into_any()
}

/// A building without its strength.
fn building_view(building: &BuildingPicture) -> AnyView {
    let (x, y) = corner(building.first);
    let (x2, y2) = corner(building.second.unwrap_or(building.first));
    let (width, height) = (x2 - x + SIDE, y2 - y + SIDE);
    let mx = x + width / 2;
    let owner = match building.owner {
        Some(seat) => format!("building s{}", seat.index()),
        None => "building".to_owned(),
    };
    let sign = building.owner.map(|seat| {
        let roof = y + if height > width { 50 } else { 30 };
        let token = shape_at(seat.index(), f64::from(mx), f64::from(roof), 0.17);
        view! { <path d=token class="token"/> }
    });
    let drawing = match building.kind {
        Kind::Small => "#small",
        Kind::Large if width > height => "#large",
        Kind::Large => "#large-upright",
    };
    view! {
        <g class=owner data-building=place(building.first).to_string()>
            <use_ href=drawing x=x y=y - 6 width=width height=height/>
            {sign}
        </g>
    }
    .into_any()
}

/// A building in words.
fn describe(building: &BuildingPicture, words: &Words) -> String {
    let kind = match building.kind {
        Kind::Small => "capture-small",
        Kind::Large => "capture-large",
    };
    let owner = match building.owner {
        Some(seat) => words.name(seat),
        None => words.text("web-nobodys"),
    };
    let stands = Message::new("web-building")
        .with("kind", Message::new(kind))
        .with("square", building.first.to_string())
        .with("points", building.points)
        .with("owner", owner);
    words.say(&stands)
}

/// The chance of each attack that the person may choose, above its target.
fn chances(
    picture: &CapturePicture,
    input: Option<BoardInput>,
    words: &Words,
) -> Option<impl Fn() -> AnyView + use<>> {
    let input = input?;
    let lang = words.lang();
    let said = |percent| words.say(&Message::new("table-percent").with("percent", percent));
    let all: Vec<_> = picture
        .buildings
        .iter()
        .map(|building| {
            let odds = match chance(building) {
                // What one roll leaves of it on average.
                0 => {
                    let left = i64::from(building.points) - (i64::from(FACES) + 1) / 2;
                    let number = |points: i64| lang.number(points);
                    format!(
                        "\u{2066}{}\u{2192}{}\u{2069}",
                        number(building.points.into()),
                        number(left)
                    )
                }
                percent => said(percent),
            };
            (*building, odds)
        })
        .collect();
    Some(move || {
        let chances = all.iter().filter(|(building, _)| {
            let event = CaptureEvent::Capture(building.first).to_string();
            input
                .choices
                .with(|choices| choices.iter().any(|choice| choice.event == event))
        });
        let chances = chances.map(|(building, percent)| {
            let (x, y) = corner(building.first);
            let (x2, _) = corner(building.second.unwrap_or(building.first));
            let middle = (x + x2 + SIDE) / 2;
            let percent = percent.clone();
            view! {
                <g class="odds" data-lang=lang.code()><rect x=middle - 38 y=y - 30 width="76" height="36" rx="18"/><text x=middle y=y - 3>{percent}</text></g>
            }
        });
        chances.map(IntoAny::into_any).collect_view().into_any()
    })
}

/// The squares of the event that was played, and those of a better one.
fn side_by_side(both: &Compared, unit: i32) -> AnyView {
    let [was, would] = both.places();
    let drawn = |places: Vec<Place>, is_better: bool| {
        let sign = places.last().map(|at| {
            let (x, y) = ((at.0 + 1) * unit - 22, at.1 * unit + 22);
            verdict((f64::from(x), f64::from(y)), is_better)
        });
        let squares = places.into_iter().map(|at| {
            view! { <rect x=at.0 * unit + 6 y=at.1 * unit + 6 width=unit - 12 height=unit - 12 rx="14"/> }
        });
        view! { {squares.collect_view()} {sign} }
    };
    view! { <g class="compared"><g class="was">{drawn(was, false)}</g><g class="would">{drawn(would, true)}</g></g> }
        .into_any()
}

/// All squares that the person may point at, also those where the board only explains a refusal.
fn every_square(picture: &CapturePicture) -> AnyView {
    pieces(
        picture.squares.clone(),
        |at| *at,
        |at| {
            let (x, y) = corner(at);
            view! { <rect x=x y=y width=SIDE height=SIDE class="ask" data-place=place(at).to_string()/> }
        },
    )
}

/// The lit places, and the place that the person points at.
fn choosing(input: BoardInput, unit: i32, pawn_at: Option<(i32, i32)>) -> AnyView {
    let is_gate = move |place: Place| {
        pawn_at.is_some_and(|(x, y)| {
            let (across, down) = (place.0 - x / SIDE, place.1 - y / SIDE);
            across.abs().max(down.abs()) > 1
        })
    };
    let at = move |place: Place, class: &'static str| {
        let (x, y, side) = (place.0 * unit + 6, place.1 * unit + 6, unit - 12);
        // A step leads to a round place, an attack to a square one.
        let round = if class.starts_with("open") && !class.ends_with("target") {
            side / 2
        } else {
            12
        };
        view! {
            <rect x=x y=y width=side height=side rx=round class=class data-place=place.to_string()/>
        }
    };
    // All squares of a target: its frame goes around them.
    let of_target = move |place: Place| {
        let event = attack_at(input, place)?;
        let mut all: Vec<Place> = input.choices.with(|choices| {
            let same = choices.iter().filter(|choice| choice.event == event);
            same.flat_map(|choice| choice.places.clone()).collect()
        });
        all.sort_unstable();
        Some(all)
    };
    let is_target = move |place: Place| attack_at(input, place).is_some();
    let frame = move |place: Place| {
        let all = of_target(place)?;
        let (first, last) = (*all.first()?, *all.last()?);
        let (x, y) = (first.0 * unit + 6, first.1 * unit + 6);
        let (width, height) = (
            (last.0 - first.0 + 1) * unit - 12,
            (last.1 - first.1 + 1) * unit - 12,
        );
        (first == place).then(|| {
            path(
                format!("M{x} {y}h{width}v{height}h-{width}z"),
                "target-frame",
            )
        })
    };
    let lit = input
        .lit
        .with(|lit| lit.iter().map(|lit| lit.place).collect());
    let lit = pieces(
        lit,
        move |place| (*place, unit, is_target(*place), is_gate(*place)),
        move |place| match is_target(place) {
            true => {
                let frame = frame(place).into_iter();
                let target = at(place, "open target").into_any();
                frame.chain([target]).collect_view().into_any()
            }
            false => {
                let middle = |at: i32| f64::from(at * unit + unit / 2);
                let dot = circle((middle(place.0), middle(place.1)), 8.0);
                let class = match is_gate(place) {
                    true => "open gate",
                    false => "open",
                };
                vec![at(place, class).into_any(), path(dot, "open-dot")].into_any()
            }
        },
    );
    let before = input
        .before
        .get()
        .into_iter()
        .map(|place| at(place, "taken-up"));
    let cursor = input.cursor.get().map(|place| at(place, "cursor"));
    view! { {lit} {before.map(IntoAny::into_any).collect_view()} {cursor} }.into_any()
}

/// What a click on the place under the mouse would do, what a bot advises, and what a refusal is about.
fn pointed_out(
    input: BoardInput,
    unit: i32,
    acting: Option<Seat>,
    pawn_at: Option<(i32, i32)>,
    lang: Lang,
) -> impl Fn() -> AnyView {
    let ring = move |at: Place, round: i32| {
        let (x, y, side) = (at.0 * unit + 4, at.1 * unit + 4, unit - 8);
        view! { <rect x=x y=y width=side height=side rx=round/> }
    };
    // The piece that an event brings to a place.
    let piece = move |event: &str, at: Place| {
        let (seat, (x, y)) = (acting?, (at.0 * unit, at.1 * unit));
        let square = Square::new(at.0 as i8, at.1 as i8);
        Some(match event.split(' ').next()? {
            "move" | "step" | "base" => {
                view! { <g class=format!("pawn s{}", seat.index())>{pawn(seat.index(), x, y)}</g> }
                    .into_any()
            }
            "small" => {
                let building = BuildingPicture {
                    kind: Kind::Small,
                    first: square,
                    second: None,
                    owner: None,
                    points: Kind::Small.points(),
                };
                view! { {building_view(&building)} {strength(&building, lang)} }.into_any()
            }
            _ => return None,
        })
    };
    move || {
        let hovered = input.hovered().and_then(|(at, event)| piece(&event, at));
        let advised = input.hinted.get().map(|event| {
            let mut places: Vec<Place> = input.choices.with(|choices| {
                let of_event = choices.iter().filter(|choice| choice.event == event);
                of_event.flat_map(|choice| choice.places.clone()).collect()
            });
            places.sort_unstable();
            places.dedup();
            let moved = event.starts_with("move ") || event.starts_with("step ");
            let middle = |(x, y): (i32, i32)| (f64::from(x + SIDE / 2), f64::from(y + SIDE / 2));
            let way = places.first().zip(pawn_at).filter(|_| moved);
            let way = way.map(|(to, from)| {
                arrow_between(middle(from), middle((to.0 * SIDE, to.1 * SIDE)))
            });
            let shown = places.first().and_then(|at| piece(&event, *at));
            let rings = places.iter().map(|at| ring(*at, if moved { unit / 2 } else { 14 }));
            view! { <g class="advised"><g class="preview">{shown}</g>{rings.collect_view()}<path d=way/></g> }
        });
        let refused = input.refused.get().into_iter().map(|at| ring(at, 14));
        view! {
            <g class="preview">{hovered}</g>
            {advised}
            <g class="refused-at">{refused.collect_view()}</g>
        }
        .into_any()
    }
}

/// A pawn of a seat, on the square with this corner.
fn pawn(seat: usize, x: i32, y: i32) -> AnyView {
    view! { <use_ href=format!("#pawn{seat}") x=x + 18 y=y + 8 width="64" height="77"/> }.into_any()
}

/// A pawn, a building beside or under it, and the squares that the pawn may choose.
pub(super) fn example(owner: Option<usize>, may: &[(i32, i32)]) -> AnyView {
    let tiles = [(-1, -1), (1, -1), (-1, 1), (1, 1)].map(|(x, y)| {
        view! { <rect x=x * SIDE y=y * SIDE width="200" height="200" fill="url(#ground-2)"/> }
    });
    let building = owner.map(|owner| {
        let building = BuildingPicture {
            kind: Kind::Small,
            first: Square::new(1, 1),
            second: None,
            owner: Some(seat_of(owner)),
            points: 10,
        };
        [building_view(&building), strength(&building, Lang::En)]
    });
    // If there is a building, the pawn stands to its right.
    let x = if owner.is_some() { 200 } else { 100 };
    let may = may.iter().map(|&(x, y)| {
        let (x, y) = (x * SIDE, y * SIDE);
        view! { <circle cx=x + 50 cy=y + 50 r="38" class="open"/> }
    });
    view! {
        <svg viewBox="-104 -104 408 408" width="200" height="200">
            {tiles.into_view()} {building.map(IntoView::into_view)} {may.map(IntoAny::into_any).collect_view()}
            <g class="pawn s0">{pawn(0, x, 100)}</g>
        </svg>
    }
    .into_any()
}

/// A die with twelve faces, around its middle.
fn die(number: u8, lang: Lang) -> AnyView {
    view! {
        <path d="M0-48 28-39 46-15V15L28 39 0 48-28 39-46 15V-15L-28-39z"/>
        <path class="facet" d="M0-28 27-9 17 23H-17L-27-9zM0-28V-48M27-9 46-15M17 23 28 39M-17 23-28 39M-27-9-46-15"/>
        <text y="12">{lang.number(number.into())}</text>
    }
    .into_any()
}

/// The latest roll, if it is among the last events.
fn rolled(scene: &Scene<'_>) -> Option<Vec<u8>> {
    let rolled = |event: &str| match CaptureEvent::from_str(event) {
        Ok(CaptureEvent::Roll(roll)) => Some(vec![roll]),
        Ok(CaptureEvent::Rolls(attack, defence)) => Some(vec![attack, defence]),
        _ => None,
    };
    scene.recent.iter().copied().find_map(rolled)
}

/// The dice of a roll.
fn dice(rolls: &[u8], words: &Words) -> AnyView {
    let numbers = rolls.iter().map(|roll| words.lang().number((*roll).into()));
    let label = numbers.collect::<Vec<_>>().join(" : ");
    let dice = rolls.iter().map(|roll| {
        view! { <svg viewBox="-52 -52 104 104" class="die rolled" aria-hidden="true">{die(*roll, words.lang())}</svg> }
    });
    view! { <div class="dice" role="img" aria-label=label>{dice.map(IntoAny::into_any).collect_view()}</div> }.into_any()
}
