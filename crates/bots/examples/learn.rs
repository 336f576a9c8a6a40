//! Learns the weights that predict the final points of a kingdom, and prints them as `weights.rs`.
//!
//! Builders play against each other. The program notes every kingdom on the way with its final points, and
//! finds the weights with the least squared error. The builders then play by the new weights, and so on.
//! Takes a few minutes.

use std::fmt::Write as _;
use std::io::Write as _;

use takht_bots::kingdomino::{Builder, Outlook, PARTS, handled};
use takht_core::{Chance, Game, Quick, Turn};
use takht_kingdomino::grid::{Five, Grid, Seven};
use takht_kingdomino::{Kingdomino, KingdominoOptions, SHAPE, Shapes, Trait};

/// The numbers of a shape, and a 1 for the constant part of the sum.
const NUMBERS: usize = SHAPE + 1;

/// The number of lessons.
const LESSONS: u64 = 8;

/// The weight of all earlier games in a lesson.
const MEMORY: f64 = 0.5;

/// One in this many events is random, so that the builders also learn from events that they would not choose.
const ERRING: u32 = 20;

/// The sums for least squares, over kingdoms that have handled the same number of dominoes.
#[derive(Clone)]
struct Sums {
    squares: [[f64; NUMBERS]; NUMBERS],
    products: [f64; NUMBERS],
    count: f64,
}

impl Sums {
    const NONE: Self = Self {
        squares: [[0.0; NUMBERS]; NUMBERS],
        products: [0.0; NUMBERS],
        count: 0.0,
    };

    fn add(&mut self, numbers: &[f64; NUMBERS], points: f64) {
        for (row, one) in self.squares.iter_mut().zip(numbers) {
            for (sum, other) in row.iter_mut().zip(numbers) {
                *sum += one * other;
            }
        }
        for (sum, number) in self.products.iter_mut().zip(numbers) {
            *sum += number * points;
        }
        self.count += 1.0;
    }

    fn join(&mut self, other: &Self, weight: f64) {
        for (row, others) in self.squares.iter_mut().zip(&other.squares) {
            for (sum, other) in row.iter_mut().zip(others) {
                *sum = *sum * weight + other;
            }
        }
        for (sum, other) in self.products.iter_mut().zip(&other.products) {
            *sum = *sum * weight + other;
        }
        self.count = self.count * weight + other.count;
    }

    /// The weights with the least squared error, with a small penalty on large weights (ridge regression).
    fn solve(&self) -> [f64; NUMBERS] {
        let (mut left, mut right) = (self.squares, self.products);
        for (i, row) in left.iter_mut().enumerate() {
            row[i] += self.count * 1e-3;
        }
        // Gauss–Jordan elimination. The matrix is positive definite, so that no pivot is zero.
        for i in 0..NUMBERS {
            let (pivot, of_pivot) = (left[i], right[i]);
            for row in (0..NUMBERS).filter(|&row| row != i) {
                let factor = left[row][i] / pivot[i];
                for (value, of) in left[row].iter_mut().zip(pivot) {
                    *value -= factor * of;
                }
                right[row] -= factor * of_pivot;
            }
        }
        std::array::from_fn(|i| right[i] / left[i][i])
    }
}

/// Plays games and sums up their kingdoms and final points.
fn play<G: Grid>(
    builder: &Builder,
    options: &KingdominoOptions,
    seeds: impl Iterator<Item = u64>,
) -> Vec<Sums> {
    let mut sums = vec![Sums::NONE; builder.outlooks.len()];
    for seed in seeds {
        let mut chance = Quick::new(seed);
        let mut game = Kingdomino::<G>::new(options).expect("good options");
        let mut seen = Vec::new();
        while !game.is_over() {
            let Turn::Seat(seat) = game.turn() else {
                game.advance(&mut chance);
                continue;
            };
            let placing = game.due().is_some();
            let event = if chance.below(ERRING) == 0 {
                game.sample(&mut chance)
            } else {
                builder.choose(&game, seat, &mut chance)
            };
            game.play_unchecked(event);
            if placing {
                let kingdom = game.kingdom(seat);
                let shape = Shapes::new(kingdom);
                let numbers = std::array::from_fn(|i| match i {
                    SHAPE => 1.0,
                    _ => f64::from(shape.now()[i]),
                });
                seen.push((seat, handled(kingdom), numbers));
            }
        }
        let totals = game.totals();
        for (seat, handled, numbers) in seen {
            sums[handled - 1].add(&numbers, f64::from(totals[seat]));
        }
    }
    sums
}

fn learn<G: Grid>(name: &str, options: &KingdominoOptions, games: u64) -> String {
    // The weights before the first lesson reward points and punish squares that stay empty.
    let mut weights = [0; SHAPE];
    weights[Trait::Points as usize] = PARTS as i16;
    weights[Trait::Lost as usize] = -3 * PARTS as i16;
    weights[Trait::Strayed as usize] = -15 * PARTS as i16;
    let many = usize::from(G::SIZE) * usize::from(G::SIZE) / 2;
    let mut outlooks = vec![Outlook { base: 0, weights }; many];
    let mut sums = vec![Sums::NONE; many];
    let threads = std::thread::available_parallelism().map_or(1, |many| many.get() as u64);
    for lesson in 0..LESSONS {
        // A builder needs static outlooks, so these are leaked.
        let builder = Builder {
            outlooks: outlooks.leak(),
            ..Builder::of::<G>()
        };
        // Every game has its own seed, and sums of whole numbers are exact, so that the number of threads
        // makes no difference.
        let seen: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..threads)
                .map(|thread| {
                    let seeds = (lesson * games..(lesson + 1) * games).skip(thread as usize);
                    let seeds = seeds.step_by(threads as usize);
                    scope.spawn(move || play::<G>(&builder, options, seeds))
                })
                .collect();
            let join = |thread: std::thread::ScopedJoinHandle<'_, _>| thread.join();
            threads
                .into_iter()
                .filter_map(|thread| join(thread).ok())
                .collect()
        });
        let mut fresh = vec![Sums::NONE; many];
        for seen in seen {
            for (all, some) in fresh.iter_mut().zip(&seen) {
                all.join(some, 1.0);
            }
        }
        for (all, some) in sums.iter_mut().zip(&fresh) {
            all.join(some, MEMORY);
        }
        outlooks = sums
            .iter()
            .map(|sums| {
                let solved = sums
                    .solve()
                    .map(|weight| (weight * f64::from(PARTS)).round());
                Outlook {
                    base: solved[SHAPE] as i32,
                    weights: std::array::from_fn(|i| solved[i] as i16),
                }
            })
            .collect();
        let last = &fresh[many - 1];
        let mean = last.products[SHAPE] / last.count;
        let _ = writeln!(
            std::io::stderr(),
            "{name}, lesson {}: {mean:.1} points",
            lesson + 1
        );
    }
    let mut text = format!("pub(super) static {name}: [Outlook; {many}] = [\n");
    for outlook in outlooks {
        let _ = writeln!(text, "    {outlook:?},");
    }
    text + "];\n"
}

fn main() {
    let mut four = KingdominoOptions::players(4);
    (four.middle_kingdom, four.harmony) = (true, true);
    let mut duel = KingdominoOptions::players(2);
    (duel.middle_kingdom, duel.harmony, duel.mighty_duel) = (true, true, true);
    let five = learn::<Five>("FIVE", &four, 20_000);
    let seven = learn::<Seven>("SEVEN", &duel, 20_000);
    let head = "//! Learned: see `outlook.rs`.\n\nuse super::Outlook;\n";
    let _ = writeln!(std::io::stdout(), "{head}\n{five}\n{seven}");
}
