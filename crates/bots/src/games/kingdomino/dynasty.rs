//! The master of a Dynasty: it plays for the sum of all its games.

use takht_core::{Game, MAX_SEATS, Quick, SERIES_GAMES, Series};
use takht_kingdomino::grid::Grid;
use takht_kingdomino::{Kingdomino, KingdominoEvent as Event};

use super::Judgement;
use super::judgement::Standing;
use crate::{Bot, Budget, Judged, Search, Thinker, Thought, View};

/// Searches the current game, and takes into account the points of the earlier games and the number of
/// games to come.
#[derive(Clone, Debug)]
pub struct Dynasty<G: Grid>(Search<Kingdomino<G>, Judgement>);

impl<G: Grid> Dynasty<G> {
    /// Makes a search play for the sum of all games.
    pub fn new(search: Search<Kingdomino<G>, Judgement>) -> Self {
        Self(search)
    }

    fn look(&mut self, view: &View<Series<Kingdomino<G>>>) -> View<Kingdomino<G>> {
        let series = view.game();
        let (all, current) = (series.totals(), series.current().totals());
        let mut earlier = [0; MAX_SEATS];
        for (seat, &total) in current.pairs() {
            earlier[seat.index()] = all[seat] - total;
        }
        self.0.knowledge_mut().dynasty = Standing {
            earlier,
            to_come: (SERIES_GAMES - series.game_number()) as u8,
        };
        view.of_current()
    }
}

impl<G: Grid> Bot<Series<Kingdomino<G>>> for Dynasty<G> {
    fn choose(
        &mut self,
        view: &View<Series<Kingdomino<G>>>,
        budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> Event {
        let current = self.look(view);
        self.0.choose(&current, budget, chance)
    }

    fn expects(&self) -> Option<f64> {
        self.0.expects()
    }
}

impl<G: Grid> Thinker<Series<Kingdomino<G>>> for Dynasty<G> {
    fn think(
        &mut self,
        view: &View<Series<Kingdomino<G>>>,
        budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> Judged<Event> {
        let current = self.look(view);
        self.0.think(&current, budget, chance)
    }

    fn weigh(
        &mut self,
        view: &View<Series<Kingdomino<G>>>,
        event: Event,
        visits: u32,
    ) -> Option<Thought<Event>> {
        let current = self.look(view);
        self.0.weigh(&current, event, visits)
    }
}

#[cfg(test)]
mod tests {
    use takht_core::{Seat, Turn};
    use takht_kingdomino::KingdominoOptions;
    use takht_kingdomino::grid::Five;

    use super::*;
    use crate::{Playable, bot};

    type Long = Series<Kingdomino<Five>>;

    /// Plays a Dynasty of two knights. At the beginning of the last two games it asks the master for the
    /// chances of the first seat. Returns those chances and the first seat's share of the win.
    fn asked(deal: u64) -> ([f64; 2], f64) {
        let mut deals = Quick::new(deal);
        let mut views = Seat::all(2)
            .map(|seat| View::<Long>::new(&KingdominoOptions::players(2), seat).unwrap())
            .collect::<Vec<_>>();
        let mut knight = bot::<Long>("knight").unwrap();
        let mut chances = [0.5; 2];
        let mut asked = 1;
        loop {
            let game = views[0].game();
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.deal(&mut deals),
                Turn::Seat(seat) => {
                    let view = &views[seat.index()];
                    if game.game_number() > asked {
                        let mut master = Long::thinker();
                        let budget = Budget::Iterations(200);
                        let judged = master.think(view, &budget, &mut Quick::new(deal));
                        chances[asked - 1] = judged.standing[Seat::default()];
                        asked += 1;
                    }
                    knight.choose(view, &Budget::Iterations(1), &mut deals)
                }
            };
            for view in &mut views {
                view.watch(event).unwrap();
            }
        }
        let winners = views[0].game().ranking().winners();
        let won = winners.contains(&Seat::default());
        (chances, f64::from(won) / winners.len() as f64)
    }

    #[test]
    fn chances_in_a_dynasty_are_those_of_the_sum() {
        let all: Vec<_> = (0..80).map(asked).collect();
        let (mut wrong, mut surest) = ([0.0; 2], 0.0_f64);
        for (chances, won) in &all {
            for (wrong, chance) in wrong.iter_mut().zip(chances) {
                *wrong += (won - chance).powi(2) / all.len() as f64;
                surest = surest.max(*chance);
            }
        }
        println!("squared error after one game and after two: {wrong:?}; surest {surest}");
        // A guess of one half always has a squared error of a quarter.
        assert!(wrong[0] < 0.22 && wrong[1] < 0.15, "{wrong:?}");
        assert!(surest > 0.9, "a great lead is seen: {surest}");
    }
}
