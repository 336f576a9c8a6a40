//! The games that the tests play: every game with every number of players, and the options that change its spaces.

use takht_bots::Playable;
use takht_core::{Game, OptionMap};
use takht_games::GameId;
use takht_spaces::{Spaces, SpacesVisitor, visit_spaces};

/// Options from `name=value` pairs.
fn read(text: &str) -> OptionMap {
    let pairs = text
        .split_whitespace()
        .filter_map(|pair| pair.split_once('='));
    let value = |text: &str| match text.parse::<u32>() {
        Ok(number) => number.into(),
        Err(_) => (text == "true").into(),
    };
    pairs
        .map(|(name, text)| (name.to_owned(), value(text)))
        .collect()
}

/// The options that change the spaces of a game, for each of the numbers of players with which they can be played.
fn variants(game: GameId) -> &'static [&'static str] {
    match game.name() {
        "kingdomino" => &[
            "players=2",
            "players=3",
            "players=4",
            "players=2 mighty_duel=true",
            "players=3 dynasty=true middle_kingdom=false",
            "players=2 mighty_duel=true dynasty=true harmony=false",
        ],
        "kingdom-builder" => &["players=2", "players=3", "players=4"],
        "capture" => &[
            "players=2 round_limit=40",
            "players=3 round_limit=40 may_pass=true",
            "players=4 round_limit=30 tile_size=3",
            "players=2 small=20 large=10 round_limit=20",
        ],
        _ => &["players=2", "players=4"],
    }
}

/// Every game with every kind of options.
pub(crate) fn all() -> Vec<(GameId, OptionMap)> {
    let games = GameId::ALL.iter();
    let setups = games.flat_map(|&game| {
        let variants = variants(game).iter();
        variants.map(move |options| (game, read(options)))
    });
    setups.collect()
}

/// Code that is generic over a game, called with a game's start.
pub(crate) trait Check {
    fn check<G: Spaces + Playable>(&mut self, start: &G);
}

/// Calls the check with every game and every kind of options.
pub(crate) fn each(check: &mut impl Check) {
    struct Visit<'a, C>(&'a mut C);
    impl<C: Check> SpacesVisitor for Visit<'_, C> {
        type Output = ();
        fn visit<G: Spaces + Playable>(self, options: &G::Options) {
            let start = <G as Game>::new(options).unwrap();
            self.0.check(&start);
        }
    }
    for (game, options) in all() {
        visit_spaces(game, &options, Visit(check)).unwrap();
    }
}
