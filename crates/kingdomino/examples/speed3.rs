use takht_core::*;
use takht_kingdomino::*;
fn main() {
    let o = KingdominoOptions::mighty_duel();
    let fresh: MightyDuel = Game::new(&o).unwrap();
    let mut c = Quick::new(1);
    let mut s = 0;
    for _ in 0..5000 {
        let mut g = fresh;
        playout(&mut g, &mut c, |_| {});
        for t in &g.totals() {
            s += t;
        }
    }
    println!("{s}");
}
