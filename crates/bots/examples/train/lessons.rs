//! The networks learn from whole games.
//!
//! Appraisers play against each other, and the program keeps every kingdom on the way with its final points.
//! The network for the last stage learns first. Each network learns partly from the final points, partly from
//! the prediction of the network after it, which depends less on luck. The appraisers then play by the new
//! networks, and so on.

use std::path::Path;

use takht_bots::kingdomino::net::{HIDDEN, NETS, Net};
use takht_bots::kingdomino::{Appraiser, Builder, PARTS, handled};
use takht_core::{Chance, Game, Quick, Turn};
use takht_kingdomino::grid::Five;
use takht_kingdomino::{Kingdomino, KingdominoOptions, PORTRAIT, Portrait, Shapes, portrait};

use crate::both;
use crate::draft::{Draft, Walk, scaled};

/// The amount of training.
pub(crate) struct Lessons {
    /// The number of lessons.
    pub(crate) lessons: u64,
    /// The number of games before each lesson.
    pub(crate) games: u64,
    /// The number of training steps of each network in a lesson.
    pub(crate) steps: u32,
}

/// The number of kingdoms for one training step.
const BATCH: u32 = 512;

/// The learning rate of the first lesson.
const STRIDE: f32 = 0.003;

/// The weight of the next network's target, which is the final points for the last network. The prediction
/// of the next network has the rest.
const TRUTH: f32 = 0.5;

/// One in this many events is random, so that the networks also learn from events that no player chooses.
const ERRING: u32 = 25;

/// A lesson keeps one in this many kingdoms of earlier lessons.
const MEMORY: usize = 3;

/// How many placements of a domino a player's network appraises.
const CLOSER: usize = 5;

/// A kingdom from its first domino to its end.
struct Life {
    portraits: Box<[Portrait; NETS]>,
    points: f32,
    /// The points that the current network learns to predict.
    told: f32,
}

/// Plays one game.
fn play(players: Option<&Appraiser>, seed: u64) -> Vec<Life> {
    let mut chance = Quick::new(seed);
    let mut options = KingdominoOptions::players([4, 4, 4, 4, 4, 4, 3, 2][(seed % 8) as usize]);
    options.middle_kingdom = chance.below(10) > 0;
    options.harmony = chance.below(10) > 0;
    let mut game = Kingdomino::<Five>::new(&options).expect("good options");
    let builder = Builder::of::<Five>();
    let mut seen: Vec<Box<[Portrait; NETS]>> = Vec::new();
    seen.resize_with(game.players(), || Box::new([[0; PORTRAIT]; NETS]));
    while !game.is_over() {
        let Turn::Seat(seat) = game.turn() else {
            game.advance(&mut chance);
            continue;
        };
        let supply = game.supply_of_older(game.moved_on());
        let placing = game.due().is_some();
        let event = match players {
            _ if chance.below(ERRING) == 0 => game.sample(&mut chance),
            None => builder.choose(&game, seat, &mut chance),
            Some(appraiser) => appraiser.choose(&game, seat, &mut chance),
        };
        game.play_unchecked(event);
        let kingdom = game.kingdom(seat);
        if placing && let Some(seen) = seen[seat.index()].get_mut(handled(kingdom) - 1) {
            *seen = portrait(kingdom, Shapes::new(kingdom).now(), &supply);
        }
    }
    let totals = game.totals();
    let lives = seen.into_iter().zip(totals.iter());
    lives
        .map(|(portraits, &total)| Life {
            portraits,
            points: total as f32,
            told: total as f32,
        })
        .collect()
}

/// A network in training.
struct Pupil {
    draft: Draft,
    net: Net,
}

impl Pupil {
    /// An untrained network that only has the scales of the numbers.
    fn new(stage: usize, lives: &[Life]) -> Self {
        let some = &lives[..lives.len().min(100_000)];
        let count = some.len() as f64;
        let mean = |of: &dyn Fn(&Life) -> f64| some.iter().map(of).sum::<f64>() / count;
        let scale = std::array::from_fn(|i| {
            let number = |life: &Life| f64::from(life.portraits[stage][i]);
            let usual = mean(&number).round();
            let spread = mean(&|life| (number(life) - usual).powi(2)).sqrt();
            let factor = if spread > 0.0 { 4096.0 / spread } else { 0.0 };
            (usual as i16, factor.round().min(32_767.0) as i16)
        });
        let base = mean(&|life| f64::from(life.points)) as f32;
        Self {
            draft: Draft::new(stage as u64 + 9, base),
            net: Net {
                scale,
                direct: [0; PORTRAIT],
                hidden: [(0, [0; PORTRAIT]); HIDDEN],
                heard: [0; HIDDEN],
                base: 0,
            },
        }
    }

    /// Trains the network on kingdoms.
    fn learn(&mut self, stage: usize, lives: &[Life], steps: u32, stride: f32, seed: u64) {
        let mut walk = Walk::new();
        for step in 0..steps {
            let [mut blame, mut other] = both(|half| {
                let mut chance =
                    Quick::new(seed.wrapping_mul(1_000_003) + u64::from(step) * 2 + half);
                let mut blame = Draft::NONE;
                for _ in 0..BATCH / 2 {
                    let life = &lives[chance.below(lives.len() as u32) as usize];
                    let scaled = scaled(&self.net, &life.portraits[stage]);
                    let (responses, points) = self.draft.respond(&scaled);
                    let error = (points - life.told) / BATCH as f32;
                    blame.blame(&self.draft, &scaled, &responses, error);
                }
                blame
            });
            blame.add(&mut other);
            let done = step as f32 / steps as f32;
            walk.step(&mut self.draft, &mut blame, stride * (1.0 - done).max(0.01));
        }
        self.draft.teach(&mut self.net);
    }

    /// The mean squared error over kingdoms, in points.
    fn error(&self, stage: usize, lives: &[Life]) -> f64 {
        let errors = lives.iter().map(|life| {
            let points = self.net.of(&life.portraits[stage]) as f32 / PARTS as f32;
            f64::from(points - life.points).powi(2)
        });
        errors.sum::<f64>() / lives.len() as f64
    }
}

fn shuffle<T>(items: &mut [T], chance: &mut Quick) {
    for i in (1..items.len()).rev() {
        items.swap(i, chance.below(i as u32 + 1) as usize);
    }
}

impl Default for Lessons {
    fn default() -> Self {
        Self {
            lessons: 4,
            games: 200_000,
            steps: 8_000,
        }
    }
}

impl Lessons {
    /// Runs the lessons, and writes the networks after each.
    pub(crate) fn give(&self, file: &Path) -> std::io::Result<()> {
        let mut pupils: Vec<Pupil> = Vec::new();
        let mut lives: Vec<Life> = Vec::new();
        for lesson in 0..self.lessons {
            let nets: Vec<Net> = pupils.iter().map(|pupil| pupil.net.clone()).collect();
            // An appraiser needs static networks, so these are leaked.
            let players = (lesson > 0).then(|| Appraiser::with::<Five>(nets.leak(), CLOSER));
            let half = self.games / 2;
            let seen = both(|which| {
                let first = 1_000_000 + lesson * self.games + which * half;
                let games = (first..first + half).map(|seed| play(players.as_ref(), seed));
                games.flatten().collect::<Vec<Life>>()
            });
            lives.truncate(lives.len() / MEMORY);
            let seen: Vec<Life> = seen.into_iter().flatten().collect();
            let mean =
                seen.iter().map(|life| f64::from(life.points)).sum::<f64>() / seen.len() as f64;
            lives.extend(seen);
            shuffle(&mut lives, &mut Quick::new(lesson));
            lives.iter_mut().for_each(|life| life.told = life.points);
            if pupils.is_empty() {
                pupils.extend((0..NETS).map(|stage| Pupil::new(stage, &lives)));
            }
            let mut errors = String::new();
            for (stage, pupil) in pupils.iter_mut().enumerate().rev() {
                // The networks do not learn from the first fiftieth, which tests them.
                let (unknown, known) = lives.split_at(lives.len() / 50);
                let stride = STRIDE / (lesson + 1).min(3) as f32;
                let seed = lesson * 100 + stage as u64;
                pupil.learn(stage, known, self.steps, stride, seed);
                let error = pupil.error(stage, unknown);
                errors = format!(" {error:.1}{errors}");
                let pupil = &*pupil;
                for life in &mut lives {
                    let thought = pupil.net.of(&life.portraits[stage]) as f32 / PARTS as f32;
                    life.told = TRUTH * life.told + (1.0 - TRUTH) * thought;
                }
            }
            eprintln!(
                "lesson {}: {mean:.2} points; squared errors{errors}",
                lesson + 1
            );
            let bytes = pupils.iter().flat_map(|pupil| pupil.net.to_bytes());
            std::fs::write(file, bytes.collect::<Vec<u8>>())?;
        }
        Ok(())
    }
}
