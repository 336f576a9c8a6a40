//! Measures what one part of Kingdomino's master brings: plays the same deals with the part and without it.
//!
//! - `finale`: the exact search of the last rounds. Knights play until the last two lines; from there on the
//!   master plays against three MCE-PG.
//! - `widening`: progressive widening, in whole games against three FG.
//! - `appraiser`: the networks, in whole games against three appraisers.
//! - `others`: simulating the others as builders rather than as equals, in whole games against three MCE-PG.

use takht_bots::kingdomino::{Appraiser, Builder, FullGreedy, Judgement, SelfGreedy};
use takht_bots::{Bot, BotMatch, Budget, Flat, Search, View, Widening};
use takht_core::{Game, Quick};
use takht_kingdomino::grid::Five;
use takht_kingdomino::{Kingdomino, KingdominoEvent as Event, KingdominoOptions};

type Four = Kingdomino<Five>;

/// A knight until a round, then another bot with its own budget.
struct From {
    round: u8,
    bot: Box<dyn Bot<Four>>,
    iterations: u32,
}

impl Bot<Four> for From {
    fn choose(&mut self, view: &View<Four>, _budget: &Budget<'_>, chance: &mut Quick) -> Event {
        if view.game().round() < self.round {
            return Builder::of::<Five>().choose(view.game(), view.seat(), chance);
        }
        let budget = Budget::Iterations(self.iterations);
        self.bot.choose(view, &budget, chance)
    }
}

/// The measured results of a game: 1 for a win alone, the points, the lead.
type Result = [f64; 3];

fn play(part: &str, with: bool, deal: u64, place: usize) -> Result {
    let late = part == "finale";
    let bots = (0..4).map(|i| -> Box<dyn Bot<Four>> {
        let mut knowledge = Judgement::of::<Five>();
        match part {
            _ if with => {}
            "finale" => knowledge.settles = false,
            "widening" => knowledge.widening = Widening::NONE,
            "others" => knowledge.among_equals = true,
            _ => knowledge.appraiser = None,
        }
        let (bot, iterations): (Box<dyn Bot<Four>>, _) = match (i == place, part) {
            (true, "finale") => (Box::new(Search::new(knowledge)), 1500),
            (true, _) => (Box::new(Search::new(knowledge)), 400),
            (false, "finale" | "others") => (Box::new(Flat::by_pairs(SelfGreedy::default())), 2500),
            (false, "widening") => (Box::new(FullGreedy::default()), 1),
            (false, _) => match Appraiser::of::<Five>(10) {
                Some(appraiser) => (Box::new(appraiser), 1),
                None => (Box::new(Builder::of::<Five>()), 1),
            },
        };
        let round = if late { 11 } else { 0 };
        Box::new(From {
            round,
            bot,
            iterations,
        })
    });
    let mut bots: Vec<_> = bots.collect();
    let mut chances: Vec<_> = (0..4).map(|i| Quick::new(deal * 7 + 100 + i)).collect();
    let options = KingdominoOptions::players(4);
    let mut table = BotMatch::new(&options).expect("four can play");
    let (budget, mut deals) = (Budget::Iterations(1), Quick::new(deal + 1));
    let over = table.play_out(&mut bots, &budget, &mut deals, &mut chances);
    over.expect("bots play by the rules");
    let (totals, winners) = (table.game().totals(), table.game().ranking().winners());
    let others = totals.pairs().filter(|(seat, _)| seat.index() != place);
    let best = others.map(|(_, &total)| total).max().unwrap_or(0);
    let own = totals.as_slice()[place];
    let won = winners.len() == 1 && winners[0].index() == place;
    [f64::from(won), own.into(), (own - best).into()]
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let part = arguments.first().map_or("finale", String::as_str);
    let deals: u64 = arguments
        .get(1)
        .map_or(400, |deals| deals.parse().expect("a number"));
    let mut games: Vec<(Result, Result)> = Vec::new();
    for deal in 0..deals {
        for place in 0..4 {
            games.push((
                play(part, true, deal, place),
                play(part, false, deal, place),
            ));
        }
    }
    let count = games.len() as f64;
    println!("{part}: {count} games");
    for (i, name) in ["won", "points", "lead"].into_iter().enumerate() {
        let mean =
            |of: &dyn Fn(&(Result, Result)) -> f64| games.iter().map(of).sum::<f64>() / count;
        let (with, without) = (mean(&|game| game.0[i]), mean(&|game| game.1[i]));
        let more = with - without;
        let spread = mean(&|game| (game.0[i] - game.1[i] - more).powi(2));
        let within = 1.96 * (spread / count).sqrt();
        println!("{name}: {with:.3}, without {without:.3}: {more:+.3} ± {within:.3}");
    }
}
