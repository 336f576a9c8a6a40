//! Networks learn to tell choices apart.
//!
//! What a kingdom comes to is mostly a matter of luck and of the game so far; what one choice is better
//! than another is little beside that, but it is all that a player asks for. So appraisers play, and now and
//! then several ways to make a turn are each played on to the end, with the same luck for all of them.
//! The networks learn the differences. A second time they play by what they learned the first time.

use std::path::Path;

use takht_bots::Knowledge;
use takht_bots::kingdomino::net::{NETS, Net};
use takht_bots::kingdomino::{Appraiser, Builder, Judgement, PARTS, handled};
use takht_core::{Chance, Game, Quick, Seat, Turn};
use takht_kingdomino::grid::Five;
use takht_kingdomino::{
    Domino, Kingdom, Kingdomino, KingdominoEvent as Event, KingdominoOptions, Placement, Portrait,
    Shapes, portrait,
};

use crate::both;
use crate::draft::{Draft, Scaled, Walk, scaled};

type Four = Kingdomino<Five>;

/// How much they learn.
pub(crate) struct Choices {
    /// How many games they play, each of two times.
    pub(crate) games: u64,
    /// How many steps each network makes.
    pub(crate) steps: u32,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            games: 30_000,
            steps: 20_000,
        }
    }
}

/// One turn in so many is looked at.
const SELDOM: u32 = 12;

/// How many choices are looked at, and how many of them because the networks like them best.
const MANY: usize = 8;
const LIKED: usize = 3;

/// How often each is played on.
const TRIES: u64 = 16;

/// How many ways to add the domino that is due are thought of, and how many to add the one that is picked.
const WAYS: usize = 8;
const NEXT_WAYS: usize = 3;

/// By how many points the builders' taste is stirred for the choices that the networks like less.
const STIRRED: u32 = 6;

/// One in so many events is any legal one, so that they see what they would not do.
const ERRING: u32 = 25;

/// How many ways to add a domino the players look at closely.
const CLOSER: usize = 3;

/// How many turns are looked at for a step, and how far the first one goes.
const BATCH: u32 = 64;
const STRIDE: f32 = 0.001;

/// How much it matters what the choices of a turn come to together.
const LEVEL: f32 = 0.02;

/// The part of the steps over whose ends a mean is taken.
const LAST: f32 = 0.3;

/// One turn in so many is kept to see how well they do.
const UNKNOWN: usize = 10;

/// A way to make a turn.
struct Choice {
    /// What is done with the domino that is due.
    first: Option<Event>,
    pick: Domino,
    /// Where the picked one will go.
    next: Option<Placement>,
    /// The kingdom with it.
    portrait: Portrait,
    /// What the builder thinks of it, and the network.
    outlook: i32,
    appraisal: i32,
}

/// Choices of a turn, with the points they came to.
struct Question {
    stage: usize,
    portraits: Vec<Portrait>,
    points: Vec<f32>,
}

fn with(kingdom: &Kingdom<Five>, domino: Domino, at: Option<Placement>) -> Kingdom<Five> {
    let mut after = *kingdom;
    match at {
        Some(at) => _ = after.place_at(domino, at),
        None => after.discard(),
    }
    after
}

fn placing(kingdom: &Kingdom<Five>, domino: Domino, at: Option<Placement>) -> Event {
    let Some(at) = at else {
        return Event::Discard(domino);
    };
    let (left, right) = kingdom.squares_of(at);
    Event::Place {
        domino,
        left,
        right,
    }
}

/// The ways to add a domino that a builder likes best, the best first.
fn ways(kingdom: &Kingdom<Five>, domino: Domino, many: usize) -> Vec<(i32, Option<Placement>)> {
    let outlook = Builder::of::<Five>().outlook(handled(kingdom) + 1);
    let mut ways = Vec::new();
    let shapes = Shapes::new(kingdom);
    shapes.with(domino, |at, shape| ways.push((outlook.of(shape), Some(at))));
    if ways.is_empty() {
        ways.push((outlook.of(shapes.now()), None));
    }
    ways.sort_by_key(|way| -way.0);
    ways.truncate(many);
    ways
}

/// The ways to make a turn, the best first in the eyes of the network of this stage.
fn choices(game: &Four, seat: Seat, net: &Net) -> Vec<Choice> {
    let kingdom = game.kingdom(seat);
    let late = Builder::of::<Five>().late;
    let firsts = match game.due() {
        None => vec![(None, *kingdom)],
        Some(due) => {
            let ways = ways(kingdom, due, WAYS).into_iter();
            ways.map(|(_, at)| (Some(placing(kingdom, due, at)), with(kingdom, due, at)))
                .collect()
        }
    };
    let mut choices = Vec::new();
    for (first, after) in firsts {
        for (place, pick) in game.offers() {
            let supply = game.supply_of_newer(place);
            for (outlook, next) in ways(&after, pick, NEXT_WAYS) {
                let last = with(&after, pick, next);
                let portrait = portrait(&last, Shapes::new(&last).now(), &supply);
                choices.push(Choice {
                    first,
                    pick,
                    next,
                    portrait,
                    outlook: outlook - late * place as i32,
                    appraisal: net.of(&portrait),
                });
            }
        }
    }
    choices.sort_by_key(|choice| -choice.appraisal);
    choices
}

fn judgement(nets: &'static [Net]) -> Judgement {
    let mut judgement = Judgement::of::<Five>();
    judgement.appraiser = Some(Appraiser::with::<Five>(nets, CLOSER));
    judgement
}

/// The points a choice comes to.
fn play_on(
    mut game: Four,
    own: Seat,
    choice: &Choice,
    luck: u64,
    judgement: &mut Judgement,
) -> i32 {
    let (mut deals, mut chance) = (Quick::new(luck), Quick::new(luck ^ 0x5555_5555));
    if let Some(event) = choice.first {
        game.play_unchecked(event);
    }
    game.play_unchecked(Event::Pick(choice.pick));
    Knowledge::<Four>::begin(judgement);
    let mut planned = true;
    loop {
        match game.turn() {
            Turn::Over => return game.totals()[own],
            Turn::Chance => _ = game.advance(&mut deals),
            Turn::Seat(seat) if seat == own && planned => {
                planned = false;
                let event = placing(game.kingdom(own), choice.pick, choice.next);
                game.play_unchecked(event);
            }
            Turn::Seat(_) => judgement.step(&mut game, own, &mut chance),
        }
    }
}

/// What choices of the turn that is due come to, if there are enough and something is left to guess.
fn ask(game: &Four, seat: Seat, nets: &'static [Net], chance: &mut Quick) -> Option<Question> {
    let stage = handled(game.kingdom(seat)) + usize::from(game.due().is_some());
    let mut choices = choices(game, seat, nets.get(stage)?);
    if choices.len() <= LIKED {
        return None;
    }
    let mut stirred = |choice: &Choice| {
        let whim = chance.below(STIRRED * PARTS as u32) as i32;
        -(choice.appraisal / 2 + choice.outlook / 2 + whim)
    };
    choices[LIKED..].sort_by_cached_key(&mut stirred);
    choices.truncate(MANY);
    let mut judgement = judgement(nets);
    let luck = u64::from(chance.below(u32::MAX)) << 20;
    let points = |choice: &Choice| {
        let tries =
            (luck..luck + TRIES).map(|luck| play_on(*game, seat, choice, luck, &mut judgement));
        tries.sum::<i32>() as f32 / TRIES as f32
    };
    Some(Question {
        stage,
        points: choices.iter().map(points).collect(),
        portraits: choices.iter().map(|choice| choice.portrait).collect(),
    })
}

/// Plays one game, and asks now and then.
fn play(nets: &'static [Net], seed: u64) -> Vec<Question> {
    let mut chance = Quick::new(seed);
    let mut options = KingdominoOptions::players(4);
    options.middle_kingdom = chance.below(12) > 0;
    options.harmony = chance.below(12) > 0;
    let mut game = Four::new(&options).expect("good options");
    let mut judgement = judgement(nets);
    // In a third of the games half of them are builders.
    let builders = chance.below(3) == 0;
    let mut questions = Vec::new();
    loop {
        let Turn::Seat(seat) = game.turn() else {
            if game.is_over() {
                return questions;
            }
            game.advance(&mut chance);
            continue;
        };
        let begins = game.round() == 1 || game.due().is_some();
        if begins && game.offers().next().is_some() && chance.below(SELDOM) == 0 {
            questions.extend(ask(&game, seat, nets, &mut chance));
        }
        if chance.below(ERRING) == 0 {
            let event = game.sample(&mut chance);
            game.play_unchecked(event);
            Knowledge::<Four>::begin(&mut judgement);
        } else if builders && seat.index() % 2 == 0 {
            let event = Builder::of::<Five>().choose(&game, seat, &mut chance);
            game.play_unchecked(event);
        } else {
            judgement.step(&mut game, seat, &mut chance);
        }
    }
}

/// A network that has learned from some questions.
fn learn(net: &Net, questions: &[&Question], steps: u32, seed: u64) -> Net {
    let portraits = |question: &&Question| -> Vec<Scaled> {
        question
            .portraits
            .iter()
            .map(|one| scaled(net, one))
            .collect()
    };
    let seen: Vec<Vec<Scaled>> = questions.iter().map(portraits).collect();
    let mut chance = Quick::new(seed);
    let mut walk = Walk::new();
    let mut draft = Draft::of(net);
    let (mut mean, mut ends) = (Draft::NONE, 0.0);
    for step in 0..steps {
        let mut blame = Draft::NONE;
        for _ in 0..BATCH {
            let which = chance.below(questions.len() as u32) as usize;
            let (seen, points) = (&seen[which], &questions[which].points);
            let responses: Vec<_> = seen.iter().map(|scaled| draft.respond(scaled)).collect();
            let errors = responses.iter().zip(points);
            let errors: Vec<f32> = errors.map(|(thought, told)| thought.1 - told).collect();
            let many = errors.len() as f32;
            let common = errors.iter().sum::<f32>() / many;
            for ((scaled, (responses, _)), error) in seen.iter().zip(&responses).zip(errors) {
                let error = (error - common + LEVEL * common) / (BATCH as f32 * many);
                blame.blame(&draft, scaled, responses, error);
            }
        }
        let done = step as f32 / steps as f32;
        walk.step(&mut draft, &mut blame, STRIDE * (1.0 - done).max(0.01));
        if done > 1.0 - LAST {
            ends += 1.0;
            mean.approach(&mut draft, 1.0 / ends);
        }
    }
    let mut learned = net.clone();
    mean.teach(&mut learned);
    learned
}

/// How well a network tells choices apart: the squared error of the differences, and how much better its
/// favourite is than the mean.
fn exam(net: &Net, questions: &[&Question]) -> (f32, f32) {
    let (mut error, mut gain) = (0.0, 0.0);
    for question in questions {
        let many = question.points.len() as f32;
        let points = |portrait| net.of(portrait) as f32 / PARTS as f32;
        let thought: Vec<f32> = question.portraits.iter().map(points).collect();
        let mean = question.points.iter().sum::<f32>() / many;
        let mean_thought = thought.iter().sum::<f32>() / many;
        let mut best = (f32::NEG_INFINITY, 0.0);
        for (&thought, &points) in thought.iter().zip(&question.points) {
            error += (thought - mean_thought - points + mean).powi(2) / many;
            if thought > best.0 {
                best = (thought, points - mean);
            }
        }
        gain += best.1;
    }
    let count = questions.len() as f32;
    (error / count, gain / count)
}

impl Choices {
    /// Lets the networks of a file learn, and writes them back.
    pub(crate) fn give(&self, file: &Path) -> std::io::Result<()> {
        let bytes = std::fs::read(file)?;
        let old: Vec<Net> = Net::all(&bytes).expect("networks, as lessons write them");
        let mut nets = old.clone();
        let mut questions: Vec<Question> = Vec::new();
        for time in 0..2 {
            // They live as long as the program does, as the others do.
            let players: &'static [Net] = nets.leak();
            let asked = both(|which| {
                let first = time * self.games + which * (self.games / 2);
                let games = (first..first + self.games / 2).map(|seed| play(players, seed));
                games.flatten().collect::<Vec<Question>>()
            });
            questions.extend(asked.into_iter().flatten());
            eprintln!("time {}: {} questions", time + 1, questions.len());
            let learned = both(|which| {
                let stages = (0..NETS).filter(|stage| stage % 2 == which as usize);
                let learned =
                    stages.map(|stage| (stage, self.learned(stage, &old[stage], &questions)));
                learned.collect::<Vec<(usize, Net)>>()
            });
            let mut learned: Vec<(usize, Net)> = learned.into_iter().flatten().collect();
            learned.sort_by_key(|(stage, _)| *stage);
            nets = learned.into_iter().map(|(_, net)| net).collect();
            let bytes = nets.iter().flat_map(Net::to_bytes);
            std::fs::write(file, bytes.collect::<Vec<u8>>())?;
        }
        Ok(())
    }

    /// The network of a stage, after it has learned.
    fn learned(&self, stage: usize, old: &Net, questions: &[Question]) -> Net {
        let of_stage = questions.iter().filter(|question| question.stage == stage);
        let (mut known, mut unknown) = (Vec::new(), Vec::new());
        for (i, question) in of_stage.enumerate() {
            match i % UNKNOWN {
                0 => unknown.push(question),
                _ => known.push(question),
            }
        }
        if known.is_empty() {
            return old.clone();
        }
        let learned = learn(old, &known, self.steps, stage as u64 + 77);
        let ((error, gain), (new_error, new_gain)) =
            (exam(old, &unknown), exam(&learned, &unknown));
        eprintln!(
            "after {} dominoes, {} unknown questions: squared error {error:.2}, now {new_error:.2}; \
             better than the mean by {gain:.2} points, now {new_gain:.2}",
            stage + 1,
            unknown.len()
        );
        learned
    }
}
