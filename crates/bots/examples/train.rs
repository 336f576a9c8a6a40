//! Learns in detail how many points a kingdom will come to, and writes it as `nets.bin`.
//!
//! Appraisers play each other; every kingdom they have on the way is kept with what became of it. From
//! that the networks learn, the last first: each partly from how the games ended, partly from what the
//! network after it thinks of how they went on, which is less a matter of luck. Then they play by those,
//! and so on: `cargo run --release -p takht-bots --example train` takes about ten minutes on two cores; a
//! folder, and numbers of lessons, games and steps, may follow.

use std::io::Write as _;

use takht_bots::kingdomino::net::{HIDDEN, NETS, Net, ONE};
use takht_bots::kingdomino::{Appraiser, Builder, PARTS, handled};
use takht_core::{Chance, Game, Quick, Turn};
use takht_kingdomino::grid::Five;
use takht_kingdomino::{Kingdomino, KingdominoOptions, PORTRAIT, Portrait, Shapes, portrait};

/// What a lesson is.
#[derive(Clone, Copy)]
struct Course {
    lessons: u64,
    /// How many games they play before each.
    games: u64,
    /// How many steps each network makes.
    steps: u32,
}

/// How many kingdoms are looked at for a step.
const BATCH: u32 = 512;

/// How far a step goes in the first lesson.
const STRIDE: f32 = 0.003;

/// How much the end of a game counts, against what the next network thinks of how it went on.
const TRUTH: f32 = 0.5;

/// One in so many events is any legal one, so that they see what they would not do.
const ERRING: u32 = 25;

/// Of what was seen before a lesson, one in so many is kept for it.
const MEMORY: usize = 3;

/// How many ways to add a domino the players look at closely.
const CLOSER: usize = 5;

/// The largest weight of a hidden unit, so that it fits into a byte.
const HEAVIEST: f32 = 127.0 / ONE as f32;

/// A kingdom from its first domino to the end.
struct Life {
    portraits: Box<[Portrait; NETS]>,
    points: f32,
    /// What the network that is learning is told.
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

/// Does something with each half at the same time; always two, so that the sums are the same.
fn both<T: Send>(work: impl Fn(u64) -> T + Sync) -> [T; 2] {
    std::thread::scope(|scope| {
        let other = scope.spawn(|| work(1));
        let one = work(0);
        [one, other.join().expect("it ends")]
    })
}

/// A network while it learns, or how it should change.
#[derive(Clone)]
struct Draft {
    direct: [f32; PORTRAIT],
    hidden: [[f32; PORTRAIT]; HIDDEN],
    always: [f32; HIDDEN],
    heard: [f32; HIDDEN],
    base: f32,
}

impl Draft {
    const NONE: Self = Self {
        direct: [0.0; PORTRAIT],
        hidden: [[0.0; PORTRAIT]; HIDDEN],
        always: [0.0; HIDDEN],
        heard: [0.0; HIDDEN],
        base: 0.0,
    };

    /// One that has learned nothing: a little of everything.
    fn new(seed: u64, base: f32) -> Self {
        let mut chance = Quick::new(seed);
        let mut little = || (chance.below(20_001) as f32 / 10_000.0 - 1.0) * 0.2;
        let mut draft = Self { base, ..Self::NONE };
        draft.hidden.as_flattened_mut().fill_with(&mut little);
        draft.heard.fill_with(&mut little);
        draft
    }

    fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let many = self.direct.iter_mut();
        let many = many.chain(self.hidden.as_flattened_mut());
        let many = many.chain(&mut self.always).chain(&mut self.heard);
        many.chain([&mut self.base])
    }

    fn respond(&self, scaled: &[f32; PORTRAIT]) -> ([f32; HIDDEN], f32) {
        let mut responses = self.always;
        let mut points = self.base + product(&self.direct, scaled);
        for (i, response) in responses.iter_mut().enumerate() {
            *response = (*response + product(&self.hidden[i], scaled)).max(0.0);
            points += *response * self.heard[i];
        }
        (responses, points)
    }

    /// Adds what would make it err less here.
    fn blame(&mut self, of: &Self, scaled: &[f32; PORTRAIT], told: f32) {
        let (responses, points) = of.respond(scaled);
        let error = (points - told) / BATCH as f32;
        self.base += error;
        add(&mut self.direct, error, scaled);
        for (i, response) in responses.into_iter().enumerate() {
            if response > 0.0 {
                self.heard[i] += error * response;
                let error = error * of.heard[i];
                self.always[i] += error;
                add(&mut self.hidden[i], error, scaled);
            }
        }
    }
}

fn product(weights: &[f32; PORTRAIT], numbers: &[f32; PORTRAIT]) -> f32 {
    // Eight sums side by side: machines can do that at once.
    let mut sums = [0.0; 8];
    for (weights, numbers) in weights.as_chunks::<8>().0.iter().zip(numbers.as_chunks().0) {
        let numbers: &[f32; 8] = numbers;
        for i in 0..8 {
            sums[i] += weights[i] * numbers[i];
        }
    }
    sums.iter().sum()
}

fn add(sums: &mut [f32; PORTRAIT], factor: f32, numbers: &[f32; PORTRAIT]) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += factor * number;
    }
}

/// A network that learns.
struct Pupil {
    draft: Draft,
    net: Net,
}

impl Pupil {
    /// One that has only seen how large the numbers of portraits are.
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

    fn scaled(&self, portrait: &Portrait) -> [f32; PORTRAIT] {
        let scaled = self.net.scaled(portrait);
        scaled.map(|number| f32::from(number) / ONE as f32)
    }

    /// Learns from some lives (the method of Kingma and Ba, 2015).
    fn learn(&mut self, stage: usize, lives: &[Life], steps: u32, stride: f32, seed: u64) {
        let (mut drift, mut force) = (Draft::NONE, Draft::NONE);
        for step in 0..steps {
            let halves = both(|half| {
                let mut chance =
                    Quick::new(seed.wrapping_mul(1_000_003) + u64::from(step) * 2 + half);
                let mut blame = Draft::NONE;
                for _ in 0..BATCH / 2 {
                    let life = &lives[chance.below(lives.len() as u32) as usize];
                    let scaled = self.scaled(&life.portraits[stage]);
                    blame.blame(&self.draft, &scaled, life.told);
                }
                blame
            });
            let [mut one, mut other] = halves;
            let done = step as f32 / steps as f32;
            let first = 1.0 - 0.9_f32.powi(step as i32 + 1);
            let second = 1.0 - 0.999_f32.powi(step as i32 + 1);
            let stride = stride * (1.0 - done).max(0.01) * second.sqrt() / first;
            let blames = one.numbers().zip(other.numbers());
            let moments = drift.numbers().zip(force.numbers());
            let numbers = self.draft.numbers().zip(blames).zip(moments);
            for ((number, (one, other)), (drift, force)) in numbers {
                let blame = *one + *other;
                *drift = 0.9 * *drift + 0.1 * blame;
                *force = 0.999 * *force + 0.001 * blame * blame;
                *number -= stride * *drift / (force.sqrt() + 1e-6);
            }
            for weight in self.draft.hidden.as_flattened_mut() {
                *weight = weight.clamp(-HEAVIEST, HEAVIEST);
            }
        }
        self.round();
    }

    /// Takes what was learned over in whole numbers.
    fn round(&mut self) {
        let one = ONE as f32;
        let short = |number: f32| (number * one).round() as i16;
        let long = |number: f32| (number * one * one).round() as i32;
        let draft = &self.draft;
        self.net.direct = draft.direct.map(short);
        self.net.hidden =
            std::array::from_fn(|i| (long(draft.always[i]), draft.hidden[i].map(short)));
        self.net.heard = draft.heard.map(short);
        self.net.base = long(draft.base);
    }

    /// The squared error over some lives, in points.
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

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next();
    let folder =
        folder.unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/src/kingdomino").to_owned());
    let mut number = |default: u64| match arguments.next().map(|text| text.parse()) {
        Some(Ok(number)) => number,
        _ => default,
    };
    let course = Course {
        lessons: number(4),
        games: number(200_000),
        steps: number(8_000) as u32,
    };
    let mut pupils: Vec<Pupil> = Vec::new();
    let mut lives: Vec<Life> = Vec::new();
    for lesson in 0..course.lessons {
        let nets: Vec<Net> = pupils.iter().map(|pupil| pupil.net.clone()).collect();
        // They live as long as the program does, as the others do.
        let players = (lesson > 0).then(|| Appraiser::with::<Five>(nets.leak(), CLOSER));
        let half = course.games / 2;
        let seen = both(|which| {
            let first = 1_000_000 + lesson * course.games + which * half;
            let games = (first..first + half).map(|seed| play(players.as_ref(), seed));
            games.flatten().collect::<Vec<Life>>()
        });
        lives.truncate(lives.len() / MEMORY);
        let seen: Vec<Life> = seen.into_iter().flatten().collect();
        let mean = seen.iter().map(|life| f64::from(life.points)).sum::<f64>() / seen.len() as f64;
        lives.extend(seen);
        shuffle(&mut lives, &mut Quick::new(lesson));
        lives.iter_mut().for_each(|life| life.told = life.points);
        if pupils.is_empty() {
            pupils.extend((0..NETS).map(|stage| Pupil::new(stage, &lives)));
        }
        let mut errors = String::new();
        for (stage, pupil) in pupils.iter_mut().enumerate().rev() {
            // What they were not told shows how well they do.
            let (unknown, known) = lives.split_at(lives.len() / 50);
            let stride = STRIDE / (lesson + 1).min(3) as f32;
            let seed = lesson * 100 + stage as u64;
            pupil.learn(stage, known, course.steps, stride, seed);
            let error = pupil.error(stage, unknown);
            errors = format!(" {error:.1}{errors}");
            let pupil = &*pupil;
            for life in &mut lives {
                let thought = pupil.net.of(&life.portraits[stage]) as f32 / PARTS as f32;
                life.told = TRUTH * life.told + (1.0 - TRUTH) * thought;
            }
        }
        let _ = writeln!(
            std::io::stderr(),
            "lesson {}: {mean:.2} points; squared errors{errors}",
            lesson + 1
        );
        let bytes = pupils.iter().flat_map(|pupil| pupil.net.to_bytes());
        std::fs::write(format!("{folder}/nets.bin"), bytes.collect::<Vec<u8>>())?;
    }
    Ok(())
}
