//! An observation shows what a seat may know, and nothing else.

use takht_bots::{Playable, View};
use takht_capture::{Capture, CaptureOptions};
use takht_core::{Game, Quick, Seat, Turn, Viewer};
use takht_kingdom_builder::{Hand, Hex, KingdomBuilder, KingdomBuilderOptions};
use takht_kingdomino::{Five, Kingdomino, KingdominoOptions, Square};
use takht_spaces::{Space, Spaces};
use takht_testing::proof_factor;

use crate::setups::{Check, each};

fn observed<G: Spaces>(game: &G, seat: Seat, space: &Space) -> Vec<u8> {
    // Old contents must not shine through.
    let mut row = vec![77; space.observation()];
    game.observe(seat, &mut row);
    row
}

struct NothingHidden {
    chance: Quick,
    hidden: u64,
}

impl Check for NothingHidden {
    fn check<G: Spaces + Playable>(&mut self, start: &G) {
        let space = G::space(&start.options());
        for _ in 0..2 * proof_factor() {
            let mut game = start.clone();
            let views = Seat::all(game.players()).map(|seat| View::new(&game.options(), seat));
            let mut views: Vec<View<G>> = views.collect::<Result<_, _>>().unwrap();
            loop {
                for view in &views {
                    let own = observed(&game, view.seat(), &space);
                    // What the seat has seen, which contains no secret, leads to the same observation.
                    assert_eq!(own, observed(view.game(), view.seat(), &space));
                    // So do all positions that differ from this one only in secrets.
                    let other = game.guess(Viewer::Seat(view.seat()), &mut self.chance);
                    self.hidden += u64::from(other != game);
                    assert_eq!(own, observed(&other, view.seat(), &space));
                }
                if game.turn() == Turn::Over {
                    break;
                }
                let event = game.advance(&mut self.chance);
                for view in &mut views {
                    view.watch(event).unwrap();
                }
            }
        }
    }
}

#[test]
fn positions_that_differ_only_in_secrets_give_equal_observations() {
    let mut check = NothingHidden {
        chance: Quick::new(4),
        hidden: 0,
    };
    each(&mut check);
    assert!(
        check.hidden > 500,
        "only {} positions had other secrets",
        check.hidden
    );
}

fn place(space: &Space, name: &str) -> usize {
    let place = space.vector.iter().position(|known| known == name);
    space.plane_bytes() + place.unwrap_or_else(|| panic!("no byte says {name}"))
}

fn plane<'a>(space: &Space, row: &'a [u8], name: &str) -> &'a [u8] {
    let plane = space.planes.iter().position(|known| known == name);
    let plane = plane.unwrap_or_else(|| panic!("no plane shows {name}"));
    let area = space.height * space.width;
    &row[plane * area..][..area]
}

fn played<G: Game>(options: &G::Options, events: &[&str]) -> G {
    let mut game = G::new(options).unwrap();
    takht_testing::play_all(&mut game, events);
    game
}

#[test]
fn kingdomino_shows_kingdoms_lines_and_what_is_to_come() {
    let options = KingdominoOptions::players(2);
    let game: Kingdomino = played(
        &options,
        &[
            "deal 4 16 45 46",
            "kings 0 1 1 0",
            "pick 45",
            "pick 16",
            "pick 4",
            "pick 46",
            "deal 1 2 3 48",
            "place 4 1,0 2,0",
            "pick 48",
        ],
    );
    let space = Kingdomino::<Five>::space(&options);
    let (me, other) = (Seat::new(1).unwrap(), Seat::default());
    let row = observed(&game, me, &space);
    let at = |square: Square| (square.y + 4) as usize * 9 + (square.x + 4) as usize;
    let forest = plane(&space, &row, "me forest");
    assert_eq!(forest.iter().map(|&at| u32::from(at)).sum::<u32>(), 2);
    assert_eq!(
        (forest[at(Square::new(1, 0))], forest[at(Square::new(2, 0))]),
        (1, 1)
    );
    for (name, value) in [
        ("to place", 1),
        ("to pick", 0),
        ("me to act", 1),
        ("next to act", 0),
        ("round", 2),
        ("rounds", 6),
        ("older 1 is there", 0),
        ("older 2 is there", 1),
        ("older 2 is due", 1),
        ("me owns older 2", 1),
        ("next owns older 3", 1),
        ("older 3 left mine", 1),
        ("older 3 left crowns", 2),
        ("newer 4 is there", 1),
        ("newer 4 is free", 0),
        ("me owns newer 4", 1),
        ("newer 1 is free", 1),
        ("newer 4 number", 48),
        ("newer 4 right crowns", 3),
        ("domino 5 is to come", 1),
        ("domino 48 is to come", 0),
    ] {
        assert_eq!(row[place(&space, name)], value, "{name}");
    }
    let row = observed(&game, other, &space);
    assert_eq!(
        plane(&space, &row, "next forest"),
        forest_of(&game, &space, me)
    );
    assert_eq!(row[place(&space, "next to act")], 1);
}

fn forest_of(game: &Kingdomino, space: &Space, seat: Seat) -> Vec<u8> {
    plane(space, &observed(game, seat, space), "me forest").to_vec()
}

#[test]
fn kingdom_builder_shows_the_map_and_only_the_own_card() {
    let options = KingdomBuilderOptions::first_game(2);
    let game: KingdomBuilder = played(
        &options,
        &[
            "boards tavern paddock oasis farm",
            "cards fishermen knights merchants",
            "first 0",
            "draw 0 canyon",
            "draw 1 grass",
            "reveal canyon",
            "build 5,1",
        ],
    );
    let space = KingdomBuilder::space(&options);
    let seat = Seat::new(1).unwrap();
    let row = observed(&game, seat, &space);
    let at = |row: u8, column: u8| usize::from(row) * 20 + usize::from(column);
    for (name, value) in [
        ("grass in my hand", 1),
        ("canyon in my hand", 0),
        ("canyon is open", 1),
        ("next to act", 1),
        ("me began", 0),
        ("next began", 1),
        ("owed", 2),
        ("knights bring gold", 1),
        ("lords bring gold", 0),
        ("me supply", 40),
        ("next supply", 39),
        ("pile", 23),
    ] {
        assert_eq!(row[place(&space, name)], value, "{name}");
    }
    assert_eq!(plane(&space, &row, "next settlements")[at(5, 1)], 1);
    assert!(
        plane(&space, &row, "me settlements")
            .iter()
            .all(|&at| at == 0)
    );
    let taverns = plane(&space, &row, "tavern and its tiles");
    // One of them has given the other seat a tile.
    let left = |tiles: u8| taverns.iter().filter(|&&at| at == 1 + tiles).count();
    assert_eq!((left(2), left(1)), (1, 1));
    assert_eq!(row[place(&space, "next holds tavern")], 1);
    assert_eq!(row[place(&space, "next may use tavern")], 0);
    let lands = [
        "grass", "canyon", "desert", "flower", "forest", "water", "mountain", "castle",
    ];
    let covered: u32 = lands
        .iter()
        .flat_map(|land| plane(&space, &row, land))
        .map(|&at| u32::from(at))
        .sum();
    assert_eq!(covered as usize, Hex::all().count() - game.sites().count());
    // The other seat's card is open; the own one is known to nobody else.
    let view = observed(&game, Seat::default(), &space);
    assert_eq!(
        game.hand(seat),
        Hand::Holds(takht_kingdom_builder::Terrain::Grass)
    );
    assert_eq!(view[place(&space, "grass in my hand")], 0);
}

#[test]
fn capture_shows_where_the_squares_lie_and_who_stands_there() {
    let options = CaptureOptions::players(3);
    let mut chance = Quick::new(3);
    let mut game: Capture = played(&options, &["first 1"]);
    for event in game.lay_out("river", &mut chance) {
        game.play(event).unwrap();
    }
    let space = Capture::space(&options);
    let row = observed(&game, Seat::default(), &space);
    let picture = game.picture();
    let left = picture.squares.iter().map(|square| square.x).min().unwrap();
    let top = picture.squares.iter().map(|square| square.y).min().unwrap();
    for (nth, square) in picture.squares.iter().enumerate() {
        assert_eq!(plane(&space, &row, "x")[nth], square.x.abs_diff(left));
        assert_eq!(plane(&space, &row, "y")[nth], square.y.abs_diff(top));
        for (player, name) in picture
            .players
            .iter()
            .zip(["me pawn", "next pawn", "second pawn"])
        {
            let stands = u8::from(player.pawn == Some(*square));
            assert_eq!(plane(&space, &row, name)[nth], stands, "{name}");
        }
        let here = picture
            .buildings
            .iter()
            .find(|building| building.first == *square || building.second == Some(*square));
        let points = here.map_or(0, |building| building.points);
        assert_eq!(plane(&space, &row, "points left")[nth], points);
    }
    for (name, value) in [
        ("to take an action", 1),
        ("next to act", 1),
        ("next began", 1),
        ("second lives", 3),
        ("limited", 0),
        ("tile 1 is laid", 1),
        ("tile 1 x", 19),
        ("tile 20 is laid", 1),
    ] {
        assert_eq!(row[place(&space, name)], value, "{name}");
    }
}
