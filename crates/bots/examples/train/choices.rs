//! The networks learn to tell choices apart.
//!
//! The final points of a kingdom depend mostly on luck and on the game so far. The difference between two
//! choices is small beside that, but a player needs nothing else. So appraisers play, and at some turns the
//! program plays several choices to the end, all with the same luck. The networks learn the differences.
//! This happens twice; the second time, the appraisers play by the networks of the first.

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

/// The amount of training.
pub(crate) struct Choices {
    /// The number of games, each of the two times.
    pub(crate) games: u64,
    /// The number of training steps of each network.
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

/// The program examines one in this many turns.
const SELDOM: u32 = 12;

/// The number of choices at a turn, and how many of them are those that the networks value most.
const MANY: usize = 8;
const LIKED: usize = 3;

/// The number of games that continue from each choice.
const TRIES: u64 = 16;

/// The number of placements of the due domino, and of the picked domino.
const WAYS: usize = 8;
const NEXT_WAYS: usize = 3;

/// The limit of the random bonus that selects the remaining choices, in points.
const STIRRED: u32 = 6;

/// One in this many events is random, so that the networks also learn from events that no player chooses.
const ERRING: u32 = 25;

/// How many placements of a domino a player's network appraises.
const CLOSER: usize = 3;

/// The number of turns for one training step, and the first learning rate.
const BATCH: u32 = 64;
const STRIDE: f32 = 0.001;

/// The weight of the mean error over the choices of a turn, against the differences between them.
const LEVEL: f32 = 0.02;

/// The result is the mean of the weights over this last part of the steps.
const LAST: f32 = 0.3;

/// One in this many turns is for testing, not for training.
const UNKNOWN: usize = 10;

/// A choice at a turn: a placement, a pick, and the placement of the picked domino.
struct Choice {
    /// The event for the due domino.
    first: Option<Event>,
    pick: Domino,
    /// The placement of the picked domino.
    next: Option<Placement>,
    /// The kingdom with both dominoes.
    portrait: Portrait,
    /// The values by the builder and by the network.
    outlook: i32,
    appraisal: i32,
}

/// The choices of a turn, with their mean final points.
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

/// The placements of a domino that a builder values most, the best first.
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

/// The choices of a turn, the one that the network values most first.
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

/// Plays a choice to the end of the game, and returns the points.
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

/// The choices of this turn with their points; `None` if there are too few choices or no network.
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

/// Plays one game, and examines some of its turns.
fn play(nets: &'static [Net], seed: u64) -> Vec<Question> {
    let mut chance = Quick::new(seed);
    let mut options = KingdominoOptions::players(4);
    options.middle_kingdom = chance.below(12) > 0;
    options.harmony = chance.below(12) > 0;
    let mut game = Four::new(&options).expect("good options");
    let mut judgement = judgement(nets);
    // In a third of the games, half of the players are builders.
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

/// Trains a network on turns.
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

/// Tests how well a network tells choices apart: the squared error of the differences, and the points of its
/// favourite above the mean.
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
    /// Trains the networks of a file, and writes them back.
    pub(crate) fn give(&self, file: &Path) -> std::io::Result<()> {
        let bytes = std::fs::read(file)?;
        let old: Vec<Net> = Net::all(&bytes).expect("networks, as lessons write them");
        let mut nets = old.clone();
        let mut questions: Vec<Question> = Vec::new();
        for time in 0..2 {
            // An appraiser needs static networks, so these are leaked.
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

    /// The trained network of a stage.
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
