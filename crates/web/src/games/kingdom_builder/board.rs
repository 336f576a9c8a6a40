//! Kingdom Builder's board: the map of hexes, cards, tiles and settlements.

use std::any::Any;
use std::str::FromStr;

use leptos::prelude::*;
use takht_core::message::Arg;
use takht_core::{Message, Seat, Turn};
use takht_games::{AnyGame, AnyScore, picture_of};
use takht_kingdom_builder::{
    Card, Hand, Hex, KingdomBuilderEvent, KingdomBuilderPicture, Land, Location, PlayerPicture,
    SPAN, Sector, Source, Terrain, TilePicture,
};
use takht_words::{Lang, Words};

use crate::board::{
    BoardCanvas, BoardInput, Choices, Compared, Drawing, Motion, Place, Pointing, Scene, Shown,
    arrow_between, gain, last_ring, mark, path, pieces, seat_of, shape_at, verdict,
};
use crate::browser;
use crate::changing::changing;
use crate::on;

/// The width and the height of a hex in the drawing, and the distance between rows.
const WIDE: f64 = 100.0;
const HIGH: f64 = 115.5;
const ROW: f64 = 86.6;

/// The whole map.
const VIEW: &str = "-4 -4 2058 1770";

/// A hex around its middle.
fn outline((x, y): (f64, f64)) -> String {
    format!("M{x} {}l50 28.9v57.7l-50 28.9-50-28.9v-57.7z", y - 57.7)
}

/// The map.
pub(crate) struct Hexes;

/// The seat whose hand the board shows.
#[derive(Clone, Copy)]
struct OpenHand(RwSignal<Option<Seat>>);

fn picture(game: &dyn AnyGame) -> Option<KingdomBuilderPicture> {
    picture_of(game)
}

/// The middle of a hex in the drawing.
fn middle(row: i32, column: i32) -> (f64, f64) {
    let shift = if row % 2 == 0 { 0.5 } else { 1.0 };
    (
        (f64::from(column) + shift) * WIDE,
        f64::from(row) * ROW + HIGH / 2.0,
    )
}

fn hex_middle(hex: Hex) -> (f64, f64) {
    middle(hex.row().into(), hex.column().into())
}

/// The drawing of what lies on a hex.
fn drawing(land: Land) -> &'static str {
    match land {
        Land::Terrain(terrain) => terrain.name(),
        Land::Water => "water",
        Land::Mountain => "mountain",
        Land::Location(Some(location)) => location.name(),
        // Only a map written as text has locations without a name.
        Land::Castle | Land::Location(None) => "castle",
    }
}

/// The settlement of a seat, in its colour and its shape, and the place where a game has it.
fn settlement(seat: Seat, (x, y): (f64, f64), at: Option<Place>) -> AnyView {
    let class = format!("settlement s{}", seat.index());
    let house = format!("M{} {}v-24l20-18 20 18v24z", x - 20.0, y + 26.0);
    let roof = format!("M{} {}l26-25 26 25-6 6-20-19-20 19z", x - 26.0, y + 3.0);
    view! {
        <g class=class data-settled=at.map(|at| at.to_string())>
            <path d=house/>
            <path d=roof class="roof"/>
            <path class="token" d=shape_at(seat.index(), x, y + 12.0, 0.17)/>
        </g>
    }
    .into_any()
}

/// The line between the sectors. Between columns it zigzags with the rows.
fn borders() -> String {
    let half = i32::from(SPAN) / 2;
    let mut path = String::new();
    for row in 0..i32::from(SPAN) {
        let (x, y) = middle(row, half);
        let (x, top, bottom) = (x - WIDE / 2.0, y - 28.9, y + 28.9);
        let to = if row == 0 { 'M' } else { 'L' };
        path += &format!("{to}{x} {top}V{bottom}");
    }
    for column in 0..i32::from(SPAN) {
        let (x, y) = middle(half, column);
        let (left, top) = (x - WIDE / 2.0, y - HIGH / 2.0);
        let to = if column == 0 { 'M' } else { 'L' };
        path += &format!(
            "{to}{left} {}L{x} {top}L{} {}",
            top + 28.9,
            left + WIDE,
            top + 28.9
        );
    }
    path
}

impl Choices for Hexes {
    fn axes(&self) -> [(i32, i32); 2] {
        [(0, 1), (1, 0)]
    }

    fn reaches(&self, _: &dyn AnyGame, place: Place) -> bool {
        let on_map = 0..i32::from(SPAN);
        on_map.contains(&place.0) && on_map.contains(&place.1)
    }

    fn shows_gains(&self) -> bool {
        true
    }

    fn ends_by_button(&self) -> bool {
        true
    }

    fn meant(&self, _game: &dyn AnyGame, tool: &str, place: Place) -> Option<String> {
        match Location::of_name(tool) {
            // The first place is the settlement that moves.
            Some(tile) if tile.moves() => Some(format!("{tool} {place} {place}")),
            _ => (!tool.is_empty()).then(|| format!("{tool} {place}")),
        }
    }
}

impl Pointing for Hexes {
    fn own_input(&self) -> Box<dyn Any + Send + Sync> {
        Box::new(OpenHand(RwSignal::new(None)))
    }

    fn reset(&self, input: BoardInput) {
        if let Some(OpenHand(open)) = input.own() {
            open.set(None);
        }
    }

    fn pointed(&self, input: BoardInput, game: &dyn AnyGame, words: &Words) -> Option<String> {
        let what = self.at(game, input.cursor.get()?, words);
        input.pointed_at(what, words)
    }

    fn has_tools(&self, game: &dyn AnyGame, seat: Seat) -> bool {
        let picture = picture(game);
        let player = picture.and_then(|picture| picture.players.into_iter().nth(seat.index()));
        player.is_some_and(|player| !player.tiles.is_empty())
    }

    fn tools_at_rest(
        &self,
        input: BoardInput,
        game: &dyn AnyGame,
        seat: Seat,
        words: &Words,
    ) -> Option<AnyView> {
        let player = picture(game)?.players.into_iter().nth(seat.index())?;
        let tiles = player.tiles.iter();
        let tiles = tiles.map(|tile| tile_view(tile, Some(input), words));
        Some(
            view! { <ul class="tiles">{tiles.map(IntoAny::into_any).collect_view()}</ul> }
                .into_any(),
        )
    }

    fn tool_sign(&self, tool: &str) -> Option<String> {
        let name = Location::of_name(tool).map_or("house0", Location::name);
        Some(format!("#{name}"))
    }

    fn tool(&self, tool: &str, words: &Words) -> (String, Option<String>) {
        match Location::of_name(tool) {
            Some(tile) => (words.say(&tile.message()), Some(words.say(&tile.about()))),
            None => (words.text("web-build"), None),
        }
    }
}

impl Drawing for Hexes {
    fn lessons(&self, scene: &Scene<'_>) -> Vec<&'static str> {
        let Some(picture) = picture(scene.game).filter(|picture| !picture.targets.is_empty())
        else {
            return Vec::new();
        };
        let has = |seat: Seat| {
            let mut hexes = picture.hexes.iter();
            hexes.any(|hex| hex.settlement == Some(seat))
        };
        let own = picture.players.get(scene.watched.index());
        let has_tile = own.is_some_and(|own| own.tiles.iter().any(|tile| !tile.fresh));
        let mut lessons = vec!["kingdom-builder-coach-build"];
        if has(scene.watched) {
            lessons.push("kingdom-builder-coach-adjacent");
        }
        if has_tile {
            lessons.push("kingdom-builder-coach-tile");
        }
        lessons.extend([
            "kingdom-builder-coach-gold",
            "kingdom-builder-coach-location",
        ]);
        lessons
    }

    fn draw(&self, canvas: BoardCanvas) -> AnyView {
        let ground = canvas.part(
            |scene| {
                let picture = picture(scene.game)?;
                let hexes = picture.hexes.iter().map(|hex| (hex.hex, hex.land));
                Some(hexes.collect::<Vec<_>>())
            },
            |hexes, _| map(hexes.iter().copied()),
        );
        let settlements = canvas.part(
            |scene| {
                let picture = picture(scene.game)?;
                let settled = picture.hexes.iter();
                let settled = settled.filter_map(|hex| Some((hex.hex, hex.settlement?)));
                Some(settled.collect::<Vec<_>>())
            },
            |settled, _| {
                pieces(
                    settled.clone(),
                    |settled| *settled,
                    move |(hex, seat)| {
                        let place = Place(hex.row().into(), hex.column().into());
                        settlement(seat, hex_middle(hex), Some(place))
                    },
                )
            },
        );
        // What everybody built or moved last, while it still stands there.
        let last = canvas.part(
            |scene| {
                let hexes = picture(scene.game)?.hexes;
                let stands = |seat: Seat, place: &Place| {
                    let mut hexes = hexes.iter();
                    let at = |hex: Hex| Place(hex.row().into(), hex.column().into());
                    hexes.any(|hex| at(hex.hex) == *place && hex.settlement == Some(seat))
                };
                let last = scene.last_places().into_iter();
                let last = last.filter(|(seat, place)| stands(*seat, place));
                Some(last.map(|(_, place)| place).collect::<Vec<_>>())
            },
            |places, _| {
                let hexes = places.iter().map(|at| outline(middle(at.0, at.1)));
                let hexes: String = hexes.collect();
                last_ring(hexes)
            },
        );
        let sites = canvas.part(
            |scene| {
                let sites = picture(scene.game)?.sites.into_iter();
                let sites = sites.map(|(hex, _, left)| (hex, left));
                Some(sites.collect::<Vec<_>>())
            },
            |sites, words| {
                let lang = words.lang();
                pieces(
                    sites.clone(),
                    move |site| (*site, lang),
                    move |(hex, left)| {
                        let (x, y) = hex_middle(hex);
                        view! {
                            <g class="left-there">
                                <circle cx=x + 24.0 cy=y + 24.0 r="17"/>
                                <text x=x + 24.0 y=y + 32.0>{lang.number(left.into())}</text>
                            </g>
                        }
                    },
                )
            },
        );
        view! {
            {ground}
            <svg viewBox=VIEW class="hexes" role="img" aria-label=canvas.text("web-map")>
                {last}
                {settlements}
                {sites}
                {canvas.input.map(|input| choosing(input, canvas))}
                {changing(move || lit_up(&canvas.marked.get(), &canvas.coins.get(), canvas.words.get().lang()))}
                {changing(move || canvas.compared.get().map(|both| side_by_side(&both)))}
            </svg>
        }
        .into_any()
    }

    fn at_hand(&self, canvas: BoardCanvas) -> AnyView {
        // On a phone the cards wait behind a button.
        view! {
            {holdings(canvas, true)}
            <details class="gold-sheet">
                <summary>{canvas.text("web-gold")}</summary>
                <div class="sheet">
                    <button class="icon close" aria-label=canvas.text("web-close") title=canvas.text("web-close") on:click=on::click(|_| browser::close(".gold-sheet[open]"))>
                        <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>
                    </button>
                    {gold(canvas)}
                </div>
            </details>
        }
        .into_any()
    }

    fn beside(&self, canvas: BoardCanvas) -> AnyView {
        let holdings = holdings(canvas, false);
        let cards = gold(canvas);
        let left = canvas.part(
            |scene| picture(scene.game).map(|picture| (picture.pile, picture.played)),
            |(pile, played), words| {
                let mut left =
                    vec![words.say(&Message::new("kingdom-builder-pile").with("count", *pile))];
                let played = played.iter().filter(|(_, count)| *count > 0);
                left.extend(played.map(|(terrain, count)| {
                    let played = Message::new("web-played")
                        .with("terrain", terrain.message())
                        .with("count", *count);
                    words.say(&played)
                }));
                let left = left.into_iter().map(|line| view! { <li>{line}</li> });
                left.collect_view()
            },
        );
        view! {
            {cards}
            {holdings}
            <details class="box">
                <summary>{canvas.text("web-box")}</summary>
                <ul>{left}</ul>
            </details>
        }
        .into_any()
    }

    fn note(&self, scene: &Scene<'_>, seat: Seat) -> Option<Message> {
        let player = picture(scene.game)?.players.into_iter().nth(seat.index())?;
        Some(Message::new("kingdom-builder-left").with("count", player.supply))
    }

    fn explains(&self, event: &str) -> bool {
        // The card turns over.
        !event.starts_with("reveal ")
    }

    fn miniature(&self, game: &dyn AnyGame, _seat: Seat) -> Option<AnyView> {
        let hexes = picture(game)?.hexes.into_iter();
        let hexes: Vec<_> = hexes
            .map(|hex| (hex.hex, hex.land, hex.settlement))
            .collect();
        Some(view! { <svg viewBox=VIEW>{small_map(&hexes)}</svg> }.into_any())
    }

    fn overview(&self, canvas: BoardCanvas) -> Option<AnyView> {
        let small = canvas.part(
            |scene| {
                let picture = picture(scene.game)?;
                let hexes = picture.hexes.iter();
                Some(
                    hexes
                        .map(|hex| (hex.hex, hex.land, hex.settlement))
                        .collect::<Vec<_>>(),
                )
            },
            |hexes, _| small_map(hexes),
        );
        let lit = canvas.input.map(|input| {
            move || {
                let lit = input.lit.with(|lit| {
                    let lit = lit
                        .iter()
                        .map(|lit| outline(middle(lit.place.0, lit.place.1)));
                    lit.collect::<String>()
                });
                view! { <path d=lit class="lit"/> }
            }
        });
        Some(view! { <svg viewBox=VIEW>{small} {lit}</svg> }.into_any())
    }

    fn reason(&self, game: &dyn AnyGame, event: &str) -> Option<Message> {
        let seat = game.turn().seat()?;
        let built = KingdomBuilderEvent::from_str(event).ok()?;
        if matches!(
            built,
            KingdomBuilderEvent::Reveal(_) | KingdomBuilderEvent::End
        ) {
            return None;
        }
        let mut after = game.boxed_clone();
        after.play(event).ok()?;
        let tiles = |game: &dyn AnyGame| {
            let player = picture(game)?.players.into_iter().nth(seat.index())?;
            Some(player.tiles)
        };
        let (had, has) = (tiles(game)?, tiles(&*after)?);
        let gold = gain(game, event);
        let tile = has.last().filter(|_| has.len() > had.len());
        Some(match tile {
            Some(tile) => Message::new("kingdom-builder-why-tile")
                .with("tile", tile.kind.message())
                .with("gold", gold.max(0)),
            None if gold > 0 => Message::new("kingdom-builder-why-gold").with("gold", gold),
            None => Message::new("kingdom-builder-why-room"),
        })
    }

    fn motions(&self, shown: &Shown<'_>) -> Vec<Motion> {
        let seat = shown.before.turn().seat().unwrap_or_default();
        let settled = |hex: Hex| format!("[data-settled=\"{hex}\"]");
        let card = |seat: Seat| format!(".holding.s{} .card", seat.index());
        let mut motions = match KingdomBuilderEvent::from_str(shown.event) {
            Ok(KingdomBuilderEvent::Draw(seat, _)) => vec![Motion::Drop(card(seat))],
            Ok(KingdomBuilderEvent::Reveal(_) | KingdomBuilderEvent::Redraw(_)) => {
                let seat = shown.after.turn().seat().unwrap_or(seat);
                vec![Motion::TurnOver(card(seat))]
            }
            Ok(KingdomBuilderEvent::Build(at) | KingdomBuilderEvent::Extra { at, .. }) => {
                vec![Motion::Drop(settled(at))]
            }
            Ok(KingdomBuilderEvent::Move { from, to, .. }) => vec![Motion::Come {
                from: vec![settled(from)],
                to: vec![settled(to)],
                hops: true,
            }],
            Ok(
                KingdomBuilderEvent::Boards(_)
                | KingdomBuilderEvent::Cards(_)
                | KingdomBuilderEvent::First(_)
                | KingdomBuilderEvent::End,
            )
            | Err(_) => Vec::new(),
        };
        motions.extend(gained_tile(shown, seat));
        motions
    }

    fn at(&self, game: &dyn AnyGame, place: Place, words: &Words) -> Option<String> {
        let picture = picture(game)?;
        let index = place.0 * i32::from(SPAN) + place.1;
        let hex = picture.hexes.get(usize::try_from(index).ok()?)?;
        let land = words.say(&hex.land.message());
        Some(match hex.settlement {
            Some(seat) => format!("{land} {}", words.name(seat)),
            None => land,
        })
    }

    fn about(&self, game: &dyn AnyGame, place: Place, words: &Words) -> Option<AnyView> {
        let picture = picture(game)?;
        let index = place.0 * i32::from(SPAN) + place.1;
        let at = picture.hexes.get(usize::try_from(index).ok()?)?;
        let (name, does, left, own) = match at.land {
            Land::Castle => {
                let does = Message::new("kingdom-builder-about-castles");
                (Source::Castles.message(), does, None, None)
            }
            Land::Location(Some(location)) => {
                let site = picture.sites.iter().find(|(hex, ..)| *hex == at.hex);
                let left = site.map(|(.., left)| {
                    Message::new("kingdom-builder-tiles-left").with("count", *left)
                });
                let own = game.turn().seat().and_then(|seat| {
                    let player = picture.players.get(seat.index())?;
                    let mut tiles = player.tiles.iter();
                    tiles.find(|tile| tile.from == at.hex && (tile.used || tile.fresh))
                });
                (
                    location.message(),
                    location.about(),
                    left,
                    own.map(tile_state),
                )
            }
            _ => return None,
        };
        let href = format!("#{}", drawing(at.land));
        let left = left.map(|left| view! { <small>{words.say(&left)}</small> });
        let own = own.map(|own| view! { <small>{words.say(&own)}</small> });
        let view = view! {
            <div class="about-place" data-about=drawing(at.land)>
                <svg viewBox="0 0 100 100" aria-hidden="true"><use_ href=href width="100" height="100"/></svg>
                <p><b>{words.say(&name)}</b> " " {left} " " {own} <span class="does">{words.say(&does)}</span></p>
            </div>
        };
        Some(view.into_any())
    }

    fn in_words(&self, game: &dyn AnyGame, words: &Words) -> Vec<String> {
        let Some(picture) = picture(game) else {
            return Vec::new();
        };
        let standing = Seat::all(picture.players.len()).map(|seat| {
            let own = picture
                .hexes
                .iter()
                .filter(|hex| hex.settlement == Some(seat));
            let own: Vec<String> = own.map(|hex| hex.hex.to_string()).collect();
            let standing = Message::new("web-settled")
                .with("seat", seat)
                .with("hexes", own.join(" "));
            words.say(&standing)
        });
        let sites = picture.sites.iter().map(|(hex, kind, left)| {
            let site = Message::new("kingdom-builder-site")
                .with("hex", hex.to_string())
                .with("kind", kind.message())
                .with("left", *left);
            words.say(&site)
        });
        // Describes each row: every kind of land with its number of hexes.
        let rows = picture
            .hexes
            .chunks(SPAN.into())
            .enumerate()
            .map(|(row, hexes)| {
                let mut lands: Vec<(Land, usize)> = Vec::new();
                for hex in hexes {
                    match lands.last_mut() {
                        Some((land, count)) if *land == hex.land => *count += 1,
                        _ => lands.push((hex.land, 1)),
                    }
                }
                let lands = lands.into_iter().map(|(land, count)| {
                    let land = words.say(&land.message());
                    if count > 1 {
                        format!("{land} ×{}", words.lang().number(count as i64))
                    } else {
                        land
                    }
                });
                let row = Message::new("web-row")
                    .with("row", row)
                    .with("lands", lands.collect::<Arg>());
                words.say(&row)
            });
        // What everybody has, and what brings gold.
        let scores = game.scores();
        let had = Seat::all(picture.players.len()).zip(&picture.players);
        let had = had.map(|(seat, player)| {
            let gold = Message::new("web-seat-gold").with("seat", seat);
            let total = scores.get(seat.index()).map_or(0, |score| score.total);
            let supply = Message::new("kingdom-builder-supply").with("count", player.supply);
            let tiles = player.tiles.iter().map(tile_state);
            let all = [gold.with("points", total), supply]
                .into_iter()
                .chain(tiles);
            all.map(|one| words.say(&one))
                .collect::<Vec<_>>()
                .join(" · ")
        });
        let had: Vec<String> = had.collect();
        let cards = picture.cards.iter().flatten().map(|card| {
            format!(
                "{}: {}",
                words.say(&card.message()),
                words.say(&card.about())
            )
        });
        let cards: Vec<String> = cards.collect();
        let all = had.into_iter().chain(cards).chain(standing);
        all.chain(sites).chain(rows).collect()
    }

    fn art(&self, _: Lang) -> AnyView {
        let rows: [&[&str]; 3] = [
            &["forest", "grass", "grass", "water", "flower"],
            &["canyon", "castle", "grass", "water", "oasis"],
            &["desert", "desert", "flower", "flower", "mountain"],
        ];
        let mut drawn = Vec::new();
        for (row, lands) in (0..).zip(rows) {
            for (column, land) in (0..).zip(lands) {
                drawn.push(hex_view(middle(row, column), land));
            }
        }
        let houses = [(0, 2, 0), (1, 2, 0), (2, 1, 0), (0, 4, 1), (2, 3, 1)];
        let houses =
            houses.map(|(row, column, seat)| settlement(seat_of(seat), middle(row, column), None));
        view! { <svg viewBox="30 20 490 188" preserveAspectRatio="xMidYMid slice">{drawn} {houses.into_view()}</svg> }.into_any()
    }
}

/// The tile that a player has gained flies from its hex to the player.
fn gained_tile(shown: &Shown<'_>, seat: Seat) -> Option<Motion> {
    let tiles = |game: &dyn AnyGame| {
        let player = picture(game)?.players.into_iter().nth(seat.index())?;
        Some(player.tiles)
    };
    let (before, after) = (tiles(shown.before)?, tiles(shown.after)?);
    let gained = after.last().filter(|_| after.len() > before.len())?;
    Some(Motion::Come {
        from: vec![format!(".places [data-place=\"{}\"]", gained.from)],
        // Their own tiles lie among the tools.
        to: vec![
            format!(".holding.s{} .tiles li:last-of-type svg", seat.index()),
            ".tools.at-rest li:last-of-type svg".to_owned(),
            ".tools .tool:last-of-type svg".to_owned(),
        ],
        hops: false,
    })
}

/// The pieces of the player whose turn the page shows, or of all others.
fn holdings(canvas: BoardCanvas, watched: bool) -> AnyView {
    let holdings = canvas.part(
        move |scene| {
            let picture = picture(scene.game)?;
            let owed = picture.owed;
            let held = Seat::all(picture.players.len()).zip(picture.players);
            let held = held.filter(|(seat, _)| (*seat == scene.watched) == watched);
            let held = held.map(|(seat, player)| {
                let acting = scene.game.turn() == Turn::Seat(seat);
                Holding {
                    seat,
                    acting,
                    owed: if acting { owed } else { 0 },
                    first: picture.first == Some(seat),
                    open: picture.open,
                    seen: scene.viewer.knows(seat),
                    here: scene.here.contains(&seat),
                    player,
                }
            });
            Some(held.collect::<Vec<_>>())
        },
        move |held, words| {
            let held = held.iter();
            held.map(|holding| holding.draw(canvas.input, words))
                .collect_view()
        },
    );
    view! { <section class="holdings">{holdings}</section> }.into_any()
}

/// The empty hexes. One path covers all hexes of a land with its pattern, and the places to point at
/// stay unpainted: hundreds of drawings take longer than a frame.
fn map(hexes: impl Iterator<Item = (Hex, Land)>) -> AnyView {
    let mut pieces: Vec<(&str, String)> = Vec::new();
    let mut places = Vec::new();
    for (hex, land) in hexes {
        let (cloth, outline) = (drawing(land), outline(hex_middle(hex)));
        match pieces.iter_mut().find(|(of, _)| *of == cloth) {
            Some((_, piece)) => *piece += &outline,
            None => pieces.push((cloth, outline.clone())),
        }
        places.push(view! { <path d=outline data-place=hex.to_string()/> });
    }
    let whole: String = pieces.iter().map(|(_, piece)| piece.as_str()).collect();
    let below = whole.clone();
    let pieces = pieces.into_iter().map(|(cloth, piece)| cut(cloth, piece));
    view! {
        <svg viewBox=VIEW class="ground" aria-hidden="true">
            <path d=below class="h-side" transform="translate(0 12)"/>
            <path d=whole class="h-rim"/>
            {pieces.collect_view()}
            <path d=borders() class="border"/>
            <g class="places">{places}</g>
        </svg>
    }
    .into_any()
}

/// The map in plain colours, with the settlements as spots.
fn small_map(hexes: &[(Hex, Land, Option<Seat>)]) -> AnyView {
    let mut lands: Vec<(&str, String)> = Vec::new();
    for (hex, land, _) in hexes {
        let name = match land {
            Land::Castle | Land::Location(_) => "site",
            land => drawing(*land),
        };
        match lands.iter_mut().find(|(of, _)| *of == name) {
            Some((_, path)) => *path += &outline(hex_middle(*hex)),
            None => lands.push((name, outline(hex_middle(*hex)))),
        }
    }
    let lands = lands.into_iter().map(|(name, path)| {
        view! { <path d=path class=format!("of-{name}")/> }
    });
    let settled = hexes.iter().filter_map(|(hex, _, seat)| {
        let (x, y) = hex_middle(*hex);
        let class = format!("s{}", (*seat)?.index());
        Some(view! { <circle cx=x cy=y r="44" class=class/> })
    });
    view! { {lands.collect_view()} {settled.collect_view()} }.into_any()
}

/// A path filled with the pattern of a land.
fn cut(cloth: &str, piece: String) -> AnyView {
    view! { <path d=piece fill=format!("url(#hex-{cloth})")/> }.into_any()
}

fn hex_view(middle: (f64, f64), land: &str) -> AnyView {
    cut(land, outline(middle))
}

/// The map of four boards.
pub(crate) fn empty_map(boards: &[Sector; 4]) -> AnyView {
    let half = SPAN / 2;
    let hexes = (0..SPAN).flat_map(|row| (0..SPAN).filter_map(move |column| Hex::new(row, column)));
    map(hexes.map(|hex| {
        let sector = boards[usize::from(hex.row() / half * 2 + hex.column() / half)];
        (hex, sector.land(hex.row() % half, hex.column() % half))
    }))
}

/// The settlements that the person puts down in the score helper; every hex takes taps.
pub(crate) fn settled(
    stand: &[Vec<Place>],
    cursor: Option<Place>,
    tap: impl Fn(Place) + Copy + Send + 'static,
    label: String,
) -> AnyView {
    let settlements = stand.iter().enumerate().flat_map(|(number, hexes)| {
        let seat = seat_of(number);
        hexes
            .iter()
            .map(move |hex| settlement(seat, middle(hex.0, hex.1), None))
    });
    let span = i32::from(SPAN);
    let hexes = (0..span).flat_map(|row| (0..span).map(move |column| Place(row, column)));
    let hexes = hexes.map(|at| {
        let pointed = cursor == Some(at);
        view! {
            <path
                d=outline(middle(at.0, at.1))
                class="cell"
                class:pointed=pointed
                data-place=at.to_string()
                on:click=on::click(move |_| tap(at))
            />
        }
    });
    view! {
        <svg viewBox=VIEW class="hexes" role="img" aria-label=label>
            {settlements.collect_view()}
            {hexes.collect_view()}
        </svg>
    }
    .into_any()
}

/// A few hexes with settlements, and the hexes where a settlement may go.
pub(super) fn example(
    rows: &[&[&str]],
    houses: &[(i32, i32, usize)],
    may: &[(i32, i32)],
) -> AnyView {
    let mut hexes = Vec::new();
    for (row, lands) in (0..).zip(rows) {
        for (column, land) in (0..).zip(*lands) {
            hexes.push(hex_view(middle(row, column), land));
        }
    }
    let houses = houses
        .iter()
        .map(|&(row, column, number)| settlement(seat_of(number), middle(row, column), None));
    let may = may.iter().map(|&(row, column)| {
        let (x, y) = middle(row, column);
        let tick = format!("M{} {}l16 18 32-38", x - 24.0, y + 2.0);
        view! { <path d=outline((x, y)) class="open"/><path d=tick class="may"/> }
    });
    let columns = rows.iter().map(|row| row.len()).max().unwrap_or(1);
    let wide = (columns as f64 + if rows.len() > 1 { 0.5 } else { 0.0 }) * WIDE;
    let high = (rows.len() as f64 - 1.0) * ROW + HIGH;
    let view_box = format!("-4 -4 {} {}", wide + 8.0, high + 8.0);
    view! { <svg viewBox=view_box width=wide / 2.0>{hexes} {houses.collect_view()} {may.collect_view()}</svg> }.into_any()
}

/// The hexes of the event that was played, and those of a better one.
fn side_by_side(both: &Compared) -> AnyView {
    let [was, would] = both.places();
    let drawn = |places: Vec<Place>, is_better: bool| {
        let hexes = places.iter().map(|at| outline(middle(at.0, at.1)));
        let hexes: String = hexes.collect();
        let sign = places.last().map(|at| {
            let (x, y) = middle(at.0, at.1);
            verdict((x + 34.0, y - 34.0), is_better)
        });
        view! { <path d=hexes/> {sign} }
    };
    view! { <g class="compared"><g class="was">{drawn(was, false)}</g><g class="would">{drawn(would, true)}</g></g> }
        .into_any()
}

/// Hexes that pay: everything else lies in the dark.
fn lit_up(places: &[Place], coins: &[(Place, i32)], lang: Lang) -> Option<AnyView> {
    if places.is_empty() {
        return None;
    }
    let hexes: String = places
        .iter()
        .map(|at| outline(middle(at.0, at.1)))
        .collect();
    // The hexes are holes in the cloth.
    let cloth = format!("M-20-20H2070V1790H-20z{hexes}");
    let coins = coins.iter().map(|(at, gold)| {
        let (x, y) = middle(at.0, at.1);
        view! { <g class="gain"><circle cx=x + 30.0 cy=y - 30.0 r="27"/><text x=x + 30.0 y=y - 18.0>{lang.number((*gold).into())}</text></g> }
    });
    let coins = coins.collect_view();
    Some(
        view! { <path d=cloth class="dark-cloth"/><path d=hexes class="paying"/>{coins} }
            .into_any(),
    )
}

/// The lit places, and the place that the person points at.
fn choosing(input: BoardInput, canvas: BoardCanvas) -> AnyView {
    let marked = |at: Place, class: &'static str| {
        view! { <path d=outline(middle(at.0, at.1)) class=class data-place=at.to_string()/> }
    };
    let lit = move || {
        let lit = input
            .lit
            .with(|lit| lit.iter().map(|lit| lit.place).collect());
        pieces(lit, |at| *at, move |at| marked(at, "open"))
    };
    let span = i32::from(SPAN);
    let whole = (0..span).flat_map(|row| (0..span).map(move |column| outline(middle(row, column))));
    let whole: String = whole.collect();
    // Everything else is a little darker, and on pale land the white rings have a dark rim.
    let dimmed = move || {
        let hexes: String = input.lit.with(|lit| {
            let lit = lit
                .iter()
                .map(|lit| outline(middle(lit.place.0, lit.place.1)));
            lit.collect()
        });
        (!hexes.is_empty()).then(|| {
            // What is lit lies twice in it, and so is left out.
            let cloth = format!("{whole}{hexes}");
            vec![path(cloth, "dimmed"), path(hexes, "open-rim")]
        })
    };
    let gains = move || {
        let lang = canvas.words.with(|words| words.lang());
        pieces(
            input.gains(),
            move |gain| (*gain, lang),
            move |(at, gain)| {
                let (x, y) = middle(at.0, at.1);
                let sign = if gain > 0 { "+" } else { "" };
                let written = format!("\u{2066}{sign}{}\u{2069}", lang.number(gain.into()));
                match gain {
                    0 => view! { <g class="gain"><circle class="dot" cx=x cy=y r="9"/></g> }.into_any(),
                    _ => view! { <g class="gain"><circle cx=x cy=y r="27"/><text x=x y=y + 12.0>{written}</text></g> }.into_any(),
                }
            },
        )
    };
    let before = move || {
        let before = input.before.get().into_iter();
        before.map(|at| marked(at, "taken-up")).collect_view()
    };
    let cursor = move || input.cursor.get().map(|at| marked(at, "cursor"));
    let acting = canvas.seen(|scene| scene.game.turn().seat());
    let house = move |at: Place| Some(settlement(acting.get()?, middle(at.0, at.1), None));
    // Under the mouse, the house as a click would build it.
    let hovered = move || {
        let (at, _) = input.hovered()?;
        Some(view! { <g class="preview">{house(at)}</g> })
    };
    let advised = move || {
        let event = input.hinted.get()?;
        let places: Vec<Place> = event.split(' ').filter_map(Place::read).collect();
        let (to, from) = places.split_last()?;
        let (x, y) = middle(to.0, to.1);
        let way = from
            .first()
            .map(|from| arrow_between(middle(from.0, from.1), (x, y)));
        let gain = input.gain(&event);
        let coin = (gain > 0).then(|| {
            let gain = canvas.words.with(|words| words.lang().number(gain.into()));
            let written = format!("\u{2066}+{gain}\u{2069}");
            view! { <g class="gain"><circle cx=x + 36.0 cy=y - 36.0 r="27"/><text x=x + 36.0 y=y - 24.0>{written}</text></g> }
        });
        Some(view! {
            <g class="advised"><g class="preview">{house(*to)}</g><path d=outline((x, y))/><path d=way/>{coin}</g>
        })
    };
    let refused = move || {
        let refused = input.refused.get().into_iter();
        let refused = refused.map(|at| outline(middle(at.0, at.1)));
        let refused: String = refused.collect();
        view! { <path d=refused class="refused-at"/> }
    };
    view! { {dimmed} {lit} {gains} {before} {hovered} {cursor} {advised} {refused} }.into_any()
}

/// A terrain card; its back if the terrain is hidden.
fn card(terrain: Option<Terrain>, words: &Words) -> AnyView {
    let (label, face) = match terrain {
        Some(terrain) => {
            let href = format!("#{}", terrain.name());
            let face = view! { <use_ href=href x="4" y="4" width="92" height="92"/> }.into_any();
            (words.say(&terrain.message()), face)
        }
        None => {
            let back = view! { <path class="back" d="M50 18 59 41 82 50 59 59 50 82 41 59 18 50 41 41z"/> };
            (words.text("web-card-hidden"), back.into_any())
        }
    };
    view! {
        <svg viewBox="0 0 100 100" class="card" role="img" aria-label=label>
            <rect x="2" y="2" width="96" height="96" rx="10" class="face"/>
            {face}
        </svg>
    }
    .into_any()
}

/// The pieces of one player.
#[derive(PartialEq)]
struct Holding {
    seat: Seat,
    player: PlayerPicture,
    acting: bool,
    /// How many settlements the player still has to build this turn.
    owed: u8,
    /// True if the game began with this seat.
    first: bool,
    /// The open card of this turn.
    open: Option<Terrain>,
    /// True if the viewer may see the hand.
    seen: bool,
    /// True if the player is at this device.
    here: bool,
}

impl Holding {
    fn draw(&self, input: Option<BoardInput>, words: &Words) -> AnyView {
        let Self {
            seat,
            acting,
            player,
            ..
        } = self;
        let (seat, acting) = (*seat, *acting);
        let held = match player.hand {
            Hand::Holds(terrain) => Some(terrain),
            Hand::Hidden | Hand::Empty => None,
        };
        let open = self.open.filter(|_| acting);
        let secret = held.is_some() && open.is_none();
        // When players share a device, they see their card only while they hold a button down.
        let open_hand = input.filter(|_| self.here);
        let open_hand = open_hand.and_then(BoardInput::own::<OpenHand>);
        let peeking = open_hand.is_some_and(|OpenHand(open)| open.get() == Some(seat));
        let shown = open.or(held.filter(|_| self.seen || peeking));
        let peek = open_hand
            .filter(|_| secret && !self.seen)
            .map(|OpenHand(open)| {
                let show = move || open.set(Some(seat));
                let hide = move || open.set(None);
                let key = move |event: &leptos::ev::KeyboardEvent| {
                    matches!(event.key().as_str(), " " | "Enter")
                };
                view! {
                    <button
                        class="quiet"
                        aria-label=format!("{} ({})", words.text("web-hold-card"), words.name(seat))
                        on:pointerdown=on::pointer(move |event| { browser::keep_hold(&event); show(); })
                        on:pointerup=on::pointer(move |_| hide())
                        on:pointercancel=on::pointer(move |_| hide())
                        on:keydown=on::key(move |event| if key(&event) { show() })
                        on:keyup=on::key(move |_| hide())
                        on:blur=on::focus(move |_| hide())
                    >
                        {words.text("web-hold-card")}
                    </button>
                }
            });
        let card = (shown.is_some() || secret || player.hand == Hand::Hidden)
            .then(|| view! { <div class="held" aria-live="polite">{card(shown, words)}</div> });
        let tiles = player
            .tiles
            .iter()
            .map(|tile| tile_view(tile, input, words));
        let supply =
            words.say(&Message::new("kingdom-builder-supply").with("count", player.supply));
        let owed = (self.owed > 0).then(|| {
            let houses = (0..self.owed).map(|_| view! { <svg viewBox="0 0 64 64" aria-hidden="true"><use_ href=format!("#house{}", seat.index())/></svg> });
            view! { <div class="owed">{houses.map(IntoAny::into_any).collect_view()}</div> }
        });
        let first = self
            .first
            .then(|| view! { <li>{words.text("kingdom-builder-start-player")}</li> });
        view! {
            <div class=format!("holding s{}", seat.index()) class:acting=acting>
                {card}
                <div>
                    <p class="who">{mark(seat)} <bdi>{words.name(seat)}</bdi></p>
                    {owed}
                    <ul class="facts"><li>{supply}</li>{first}</ul>
                    <ul class="tiles">{tiles.map(IntoAny::into_any).collect_view()}</ul>
                    {peek}
                </div>
            </div>
        }
        .into_any()
    }
}

/// A tile, and whether it can be used now.
fn tile_state(tile: &TilePicture) -> Message {
    let kind = tile.kind.message();
    match (tile.used, tile.fresh) {
        (true, _) => Message::new("kingdom-builder-tile-used").with("tile", kind),
        (_, true) => Message::new("kingdom-builder-tile-fresh").with("tile", kind),
        _ => kind,
    }
}

/// A tile; a tap on it tells what it does.
fn tile_view(tile: &TilePicture, input: Option<BoardInput>, words: &Words) -> AnyView {
    let kind = words.say(&tile_state(tile));
    let about = words.say(&tile.kind.about());
    let href = format!("#{}", tile.kind.name());
    let from = Place(tile.from.row().into(), tile.from.column().into());
    let drawn = view! {
        <svg viewBox="0 0 100 100" aria-hidden="true"><use_ href=href width="100" height="100"/></svg>
        <span>{kind}</span>
    };
    let drawn = match input {
        Some(input) => {
            let ask = move |_| input.asked.set(Some(from));
            view! { <button class="plain" title=about on:click=on::click(ask)>{drawn}</button> }
                .into_any()
        }
        None => drawn.into_any(),
    };
    view! { <li class:spent=tile.used || tile.fresh>{drawn}</li> }.into_any()
}

/// What brings gold in this game.
fn gold(canvas: BoardCanvas) -> AnyView {
    canvas.part(
        move |scene| {
            let cards = picture(scene.game)?.cards?;
            Some((cards, canvas.scores.get()))
        },
        |(cards, scores), words| cards_view(cards, scores, words),
    )
}

/// What brings gold in this game, and how much it has brought everyone so far.
fn cards_view(cards: &[Card; 3], scores: &[AnyScore], words: &Words) -> AnyView {
    let mut sources = vec![(
        Source::Castles.message(),
        Message::new("kingdom-builder-about-castles"),
    )];
    sources.extend(cards.iter().map(|card| (card.message(), card.about())));
    let lords = cards.iter().position(|card| *card == Card::Lords);
    let rows = sources.into_iter().enumerate().map(|(i, (name, about))| {
        // Before the first settlement everybody is equal, and the lords pay everybody in full.
        let of = |score: &AnyScore| score.parts.get(i).map_or(0, |part| part.points);
        let first = scores.first().map_or(0, of);
        let is_tie = lords.is_some_and(|lords| lords + 1 == i) && first > 0;
        let tie = (is_tie && scores.iter().all(|score| of(score) == first))
            .then(|| view! { <small class="tie">{words.text("kingdom-builder-lords-tie")}</small> });
        let gold = scores.iter().map(|score| {
            let gold = score.parts.get(i).map_or(0, |part| part.points);
            view! { <td>{words.lang().number(gold.into())}</td> }
        });
        view! {
            <tr>
                <th scope="row"><details><summary><b>{words.say(&name)}</b></summary></details><small>{words.say(&about)}</small>{tie}</th>
                {gold.map(IntoAny::into_any).collect_view()}
            </tr>
        }
    });
    let heads = Seat::all(scores.len()).map(|seat| {
        view! { <th scope="col">{mark(seat)}<span class="unseen">{words.name(seat)}</span></th> }
    });
    let view = view! {
        <table class="cards">
            <caption>{words.text("web-gold")}</caption>
            <thead><tr><td></td>{heads.map(IntoAny::into_any).collect_view()}</tr></thead>
            <tbody>{rows.map(IntoAny::into_any).collect_view()}</tbody>
        </table>
    };
    view.into_any()
}
