//! Measures single turns of Kingdomino for four, because whole games tell little: 160 games give a share of
//! wins only to ± 8%.
//!
//! `guess GAMES SIMULATIONS` counts how often fully greedy players, builders and appraisers would make the
//! same picks as MCE-FG and MCE-PG. The evaluators play GAMES games with SIMULATIONS simulations a turn.
//!
//! `judge POSITIONS SIMULATIONS` compares the choices of three masters: the master as it is, one that
//! simulates the others as its equals, and one that simulates builders without random bonuses. The value of
//! a choice is the share of wins over a thousand games that continue from it, in which an appraiser plays
//! against builders with random bonuses. All choices of a position get the same luck. The results are
//! relative to the value of the appraiser's own choice. The ± are one standard error.
//!
//! `cargo run --release -p takht-bots --example turns -- judge 300 3000` takes ten minutes.

use std::collections::{BTreeMap, HashMap};

use takht_bots::kingdomino::{Appraiser, Builder, FullGreedy, Judgement, PARTS, SelfGreedy};
use takht_bots::{Bot, BotMatch, Budget, Flat, Policy, Search};
use takht_core::{Chance, Game, Quick, Seat, Turn};
use takht_kingdomino::grid::Five;
use takht_kingdomino::{Kingdomino, KingdominoEvent as Event, KingdominoOptions};

type Four = Kingdomino<Five>;

/// The number of games that judge a choice.
const JUDGES: u64 = 1000;

/// The limit of the random bonus for a builder's picks, in points.
const WHIM: u32 = 8;

/// The event of a builder with random bonuses.
fn whimsical(game: &Four, seat: Seat, chance: &mut Quick) -> Event {
    let (builder, kingdom) = (Builder::of::<Five>(), game.kingdom(seat));
    let whim = WHIM * PARTS as u32;
    match game.due() {
        None => match builder.pick_on_a_whim(game, kingdom, whim, chance) {
            Some(offer) => Event::Pick(offer.domino),
            None => game.sample(chance),
        },
        Some(_) => builder.choose(game, seat, chance),
    }
}

/// The events of an appraiser that tries many placements.
fn appraised(game: &Four, seat: Seat, chance: &mut Quick) -> Vec<Event> {
    let appraiser = Appraiser::of::<Five>(12).expect("there is one of this size");
    let kingdom = game.kingdom(seat);
    let turn = game
        .due()
        .and_then(|due| Some((due, appraiser.turn(game, kingdom, due, 6)?)));
    match turn {
        Some((domino, (at, next))) => {
            let (left, right) = kingdom.squares_of(at);
            let place = Event::Place {
                domino,
                left,
                right,
            };
            vec![place, Event::Pick(next.domino)]
        }
        None => vec![appraiser.choose(game, seat, chance)],
    }
}

/// Plays a game to its end and returns the seat's share of the win.
fn play_on(mut game: Four, own: Seat, luck: u64) -> f64 {
    let (mut deals, mut chance) = (Quick::new(luck), Quick::new(luck ^ 0x5555));
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => _ = game.advance(&mut deals),
            Turn::Seat(seat) if seat == own => {
                for event in appraised(&game, seat, &mut chance) {
                    game.play_unchecked(event);
                }
            }
            Turn::Seat(seat) => {
                let event = whimsical(&game, seat, &mut chance);
                game.play_unchecked(event);
            }
        }
    }
    let winners = game.ranking().winners();
    f64::from(u8::from(winners.contains(&own))) / winners.len() as f64
}

/// A position from a game of builders in which a seat places a domino and picks another.
fn position(number: u64) -> Option<BotMatch<Four>> {
    let mut table = BotMatch::<Four>::new(&KingdominoOptions::players(4)).expect("four can play");
    let mut chance = Quick::new(number);
    let round = 2 + (number % 9) as u8;
    let before = chance.below(4);
    let mut seen = 0;
    loop {
        let game = table.game();
        let event = match game.turn() {
            Turn::Over => return None,
            Turn::Chance => game.deal(&mut chance),
            Turn::Seat(seat) => {
                if game.round() == round && game.due().is_some() {
                    if seen == before {
                        return Some(table);
                    }
                    seen += 1;
                }
                whimsical(game, seat, &mut chance)
            }
        };
        table.play(event).expect("builders play by the rules");
    }
}

/// The name of a master, and its difference from the usual one.
type Variant = (&'static str, fn(&mut Judgement));

fn judge(positions: u64, iterations: u32) {
    let thinkers: [Variant; 3] = [
        ("as it is", |_| {}),
        ("among equals", |knowledge| knowledge.among_equals = true),
        ("others without whims", |knowledge| knowledge.whim = 0),
    ];
    let mut gains: Vec<[f64; 3]> = Vec::new();
    for number in 0..positions {
        let Some(table) = position(number) else {
            continue;
        };
        let own = table.game().turn().seat().unwrap_or_default();
        let mut known: HashMap<Vec<Event>, f64> = HashMap::new();
        let mut worth = |events: Vec<Event>| {
            let mut after = *table.game();
            events.iter().for_each(|&event| after.play_unchecked(event));
            *known.entry(events).or_insert_with(|| {
                let judges = (0..JUDGES).map(|luck| play_on(after, own, luck));
                judges.sum::<f64>() / JUDGES as f64
            })
        };
        let usual = worth(appraised(table.game(), own, &mut Quick::new(number)));
        gains.push(thinkers.map(|(_, change)| {
            let mut knowledge = Judgement::of::<Five>();
            change(&mut knowledge);
            let mut bot = Search::new(knowledge);
            let (mut table, mut chance) = (table.clone(), Quick::new(number));
            let mut events = Vec::new();
            while table.game().turn() == Turn::Seat(own) {
                let budget = Budget::Iterations(iterations);
                let event = bot.choose(table.view(own), &budget, &mut chance);
                table.play(event).expect("bots play by the rules");
                events.push(event);
            }
            worth(events) - usual
        }));
    }
    let count = gains.len() as f64;
    println!("{count} positions, {iterations} simulations, in percent of the win");
    for (i, (name, _)) in thinkers.iter().enumerate() {
        let mean = gains.iter().map(|gain| gain[i]).sum::<f64>() / count;
        let less = gains.iter().map(|gain| gain[i] - gain[0]);
        let less: Vec<f64> = less.collect();
        let difference = less.iter().sum::<f64>() / count;
        let spread: f64 = less.iter().map(|one| (one - difference).powi(2)).sum();
        println!(
            "{name}: {:+.2} more than an appraiser; {:+.2} ± {:.2} more than as it is",
            100.0 * mean,
            100.0 * difference,
            100.0 * spread.sqrt() / count
        );
    }
}

fn guess(games: u64, iterations: u32) {
    for kind in ["MCE-FG", "MCE-PG"] {
        // For each kind of player, the number of equal picks and the number of all picks.
        let mut counts: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
        for deal in 0..games {
            let mut bots: Vec<Box<dyn Bot<Four>>> = Vec::new();
            bots.resize_with(4, || match kind {
                "MCE-FG" => Box::new(Flat::by_pairs(FullGreedy::default())),
                _ => Box::new(Flat::by_pairs(SelfGreedy::default())),
            });
            let options = KingdominoOptions::players(4);
            let mut table = BotMatch::<Four>::new(&options).expect("four can play");
            let mut chance = Quick::new(deal);
            loop {
                let game = table.game();
                let event = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.deal(&mut chance),
                    Turn::Seat(seat) => {
                        let budget = Budget::Iterations(iterations);
                        bots[seat.index()].choose(table.view(seat), &budget, &mut chance)
                    }
                };
                if let (Event::Pick(_), Turn::Seat(seat)) = (event, game.turn())
                    && game.round() > 1
                    && game.offers().nth(1).is_some()
                {
                    let mut greedy = FullGreedy::default();
                    let greedy = Policy::choose(&mut greedy, game, seat, &mut chance);
                    let builder = Builder::of::<Five>().choose(game, seat, &mut chance);
                    let appraised = appraised(game, seat, &mut chance)[0];
                    let others = [
                        ("fully greedy players", greedy),
                        ("builders", builder),
                        ("appraisers", appraised),
                    ];
                    for (who, would) in others {
                        let (same, all) = counts.entry(who).or_default();
                        *same += u32::from(would == event);
                        *all += 1;
                    }
                }
                table.play(event).expect("bots play by the rules");
            }
        }
        for (who, (same, all)) in counts {
            let share = 100.0 * f64::from(same) / f64::from(all);
            println!("{kind}: {who} would pick the same {share:.1}% of {all} times");
        }
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| match arguments.get(place) {
        Some(text) => text.parse().expect("a number"),
        None => default,
    };
    match arguments.first().map(String::as_str) {
        Some("guess") => guess(number(1, 10), number(2, 1000) as u32),
        _ => judge(number(1, 300), number(2, 3000) as u32),
    }
}
