use std::time::Instant;
use takht_core::*;
use takht_kingdomino::*;
fn run<G: Game>(o: G::Options, n: usize, name: &str) {
    let mut c = Quick::new(1);
    let mut sum = 0i64;
    let mut seats = 0;
    let fresh = G::new(&o).unwrap();
    for _ in 0..3 {
        let t = Instant::now();
        for _ in 0..n {
            let mut g = fresh.clone();
            playout(&mut g, &mut c, |_| {});
            for t in &g.totals() {
                sum += *t as i64;
                seats += 1;
            }
        }
        let s = t.elapsed().as_secs_f64();
        println!(
            "{name}: {:.0} games/s mean {:.3}",
            n as f64 / s,
            sum as f64 / seats as f64
        );
    }
}
fn main() {
    run::<Kingdomino>(KingdominoOptions::players(2), 300000, "2p");
    run::<Kingdomino>(KingdominoOptions::players(3), 200000, "3p");
    run::<Kingdomino>(KingdominoOptions::players(4), 200000, "4p");
    run::<MightyDuel>(KingdominoOptions::mighty_duel(), 100000, "duel");
}
