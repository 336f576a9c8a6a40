//! The exact search of the last rounds of Kingdomino, compared with brute force.

use std::cell::Cell;
use std::time::Duration;

use takht_bots::kingdomino::Judgement;
use takht_bots::{Bot, Budget, Clock, Judged, Playable, Search, Thinker, View, Worth, bot};
use takht_core::{BySeat, Game, MAX_SEATS, Quick, Seat, Turn};
use takht_kingdomino::grid::{Five, Grid, Seven};
use takht_kingdomino::{Domino, Kingdomino, KingdominoEvent as Event, KingdominoOptions};

/// Enough for an exact search of any position of 5×5 kingdoms without random events to come.
const PLENTY: Budget<'static> = Budget::Iterations(1_000_000);

/// The views of all seats in a game of knights, at the first decision for which `stop` is true.
fn played<G: Grid>(
    options: &KingdominoOptions,
    seed: u64,
    stop: impl Fn(&Kingdomino<G>) -> bool,
) -> Vec<View<Kingdomino<G>>> {
    let players = options.players.into();
    let views = Seat::all(players).map(|seat| View::new(options, seat).unwrap());
    let mut views: Vec<View<Kingdomino<G>>> = views.collect();
    let mut knight = bot::<Kingdomino<G>>("knight").unwrap();
    let mut chance = Quick::new(seed);
    loop {
        let game = views[0].game();
        let event = match game.turn() {
            Turn::Over => panic!("the moment never came"),
            Turn::Seat(_) if stop(game) => return views,
            Turn::Seat(seat) => knight.choose(&views[seat.index()], &PLENTY, &mut chance),
            Turn::Chance => game.deal(&mut chance),
        };
        for view in &mut views {
            view.watch(event).unwrap();
        }
    }
}

fn acting<G: Grid>(views: &[View<Kingdomino<G>>]) -> &View<Kingdomino<G>> {
    &views[views[0].game().turn().seat().unwrap().index()]
}

fn legal<G: Game>(game: &G) -> Vec<G::Event> {
    let mut events = Vec::new();
    game.legal(&mut events);
    events
}

/// The same search by brute force: it uses only the rules and plays every possible rest of the game.
struct Twin<'a, G: Grid> {
    game: Kingdomino<G>,
    own: Seat,
    judgement: &'a Judgement,
}

impl<G: Grid> Twin<'_, G> {
    /// The value to every seat if these picks are made, and then the best ones.
    fn worth(&self, picks: &mut Vec<Domino>) -> Worth {
        let mut open = Vec::new();
        let picker = follow(self.game, picks, &mut |game| open = legal(game));
        let Some(picker) = picker else {
            return self.end(picks);
        };
        let mut ways = Vec::new();
        for event in open {
            let Event::Pick(domino) = event else {
                panic!("{event} is no pick")
            };
            picks.push(domino);
            ways.push(self.worth(picks));
            picks.pop();
        }
        let value = |worth: &Worth| f64::from(worth.value[picker.index()]);
        let best = ways.iter().map(value).fold(0.0, f64::max);
        let slip = f64::from(self.judgement.slip);
        let weight = |worth: &Worth| match (best - value(worth), picker == self.own) {
            (0.0, _) => 1.0,
            (_, true) => 0.0,
            (behind, false) => (-behind / slip).exp(),
        };
        let sum: f64 = ways.iter().map(weight).sum();
        let mean = |of: &dyn Fn(&Worth) -> [f32; MAX_SEATS]| {
            let share = |seat: usize| {
                ways.iter()
                    .map(move |way| weight(way) * f64::from(of(way)[seat]))
            };
            std::array::from_fn(|seat| (share(seat).sum::<f64>() / sum) as f32)
        };
        Worth {
            value: mean(&|way| way.value),
            win: mean(&|way| way.win),
        }
    }

    fn end(&self, picks: &[Domino]) -> Worth {
        let players = self.game.players();
        let totals = BySeat::from_fn(players, |seat| most(self.game, seat, picks));
        self.judgement.of_end(&totals)
    }
}

/// Plays picks, and any legal placements between them. Returns the seat that picks next; `None` if the game
/// ends.
fn follow<G: Grid>(
    mut game: Kingdomino<G>,
    picks: &[Domino],
    show: &mut impl FnMut(&Kingdomino<G>),
) -> Option<Seat> {
    let mut picks = picks.iter();
    loop {
        let event = match game.turn() {
            Turn::Over => return None,
            Turn::Chance => game.deal(&mut Quick::new(1)),
            Turn::Seat(_) if game.due().is_some() => legal(&game)[0],
            Turn::Seat(seat) => match picks.next() {
                Some(&domino) => Event::Pick(domino),
                None => {
                    show(&game);
                    return Some(seat);
                }
            },
        };
        game.play(event).unwrap();
    }
}

/// The maximum of final points of a seat with these picks. It does not depend on the placements of others.
fn most<G: Grid>(game: Kingdomino<G>, seat: Seat, picks: &[Domino]) -> i32 {
    let mut tried = Vec::new();
    let mut later = picks;
    match game.turn() {
        Turn::Over => return game.totals()[seat],
        Turn::Chance => tried.push(game.deal(&mut Quick::new(1))),
        Turn::Seat(acting) if game.due().is_some() => {
            tried = legal(&game);
            tried.truncate(if acting == seat { tried.len() } else { 1 });
        }
        Turn::Seat(_) => {
            tried.push(Event::Pick(picks[0]));
            later = &picks[1..];
        }
    }
    let ways = tried.into_iter().map(|event| {
        let mut after = game;
        after.play(event).unwrap();
        most(after, seat, later)
    });
    ways.max().unwrap()
}

/// Compares the search with brute force, for every event of a position.
fn compare<G: Grid>(view: &View<Kingdomino<G>>, judgement: Judgement) {
    let judged = Search::new(judgement).think(view, &PLENTY, &mut Quick::new(1));
    let events = legal(view.game());
    assert_eq!(judged.thoughts.len(), events.len(), "all that is legal");
    for thought in judged.thoughts {
        assert!(events.contains(&thought.event));
        assert_eq!(thought.visits, 1, "searched, not tried");
        let mut after = *view.game();
        after.play(thought.event).unwrap();
        let own = view.seat();
        let twin = Twin {
            game: after,
            own,
            judgement: &judgement,
        };
        let worth = twin.worth(&mut Vec::new());
        let near = |one: f64, other: f32| (one - f64::from(other)).abs() < 1e-4;
        assert!(
            near(thought.value, worth.value[own.index()]),
            "{thought:?} {worth:?}"
        );
        assert!(
            near(thought.win, worth.win[own.index()]),
            "{thought:?} {worth:?}"
        );
    }
}

fn variants(players: u8) -> [KingdominoOptions; 2] {
    let both = KingdominoOptions::players(players);
    let none = KingdominoOptions {
        middle_kingdom: false,
        harmony: false,
        ..both
    };
    [both, none]
}

#[test]
fn the_last_round_is_worth_what_brute_force_finds() {
    for (players, seeds) in [(2, 2), (3, 6), (4, 6)] {
        for options in variants(players) {
            for seed in 0..seeds {
                let rounds = options.rounds();
                // With two players, only the second half of the round: brute force takes too long earlier.
                let late = |game: &Kingdomino<Five>| {
                    let picked = options.kings() - game.offered().count();
                    game.round() == rounds && (players > 2 || picked > 1)
                };
                compare(
                    acting(&played(&options, seed, late)),
                    Judgement::of::<Five>(),
                );
            }
        }
    }
}

#[test]
fn the_round_before_the_last_is_worth_what_brute_force_finds_for_four() {
    for (seed, options) in variants(4).into_iter().enumerate() {
        for picked in [1, 3] {
            let late = |game: &Kingdomino<Five>| {
                game.round() == 11 && game.offered().count() == 4 - picked
            };
            let views = played(&options, seed as u64, late);
            compare(acting(&views), Judgement::of::<Five>());
        }
    }
}

#[test]
fn others_who_never_slip_take_what_is_best_for_them() {
    let mut judgement = Judgement::of::<Five>();
    judgement.slip = 0.0;
    let options = KingdominoOptions::players(4);
    for seed in 0..4 {
        let views = played(&options, seed, |game: &Kingdomino<Five>| game.round() == 12);
        compare(acting(&views), judgement);
    }
}

fn judged<G: Grid>(view: &View<Kingdomino<G>>, budget: &Budget<'_>) -> Judged<Event> {
    let mut thinker = <Kingdomino<G> as Playable>::thinker();
    thinker.think(view, budget, &mut Quick::new(3))
}

fn is_searched(judged: &Judged<Event>) -> bool {
    judged.thoughts.iter().all(|thought| thought.visits == 1)
}

#[test]
fn nothing_is_searched_while_lines_are_left_to_chance() {
    let budget = Budget::Iterations(300);
    for (players, round, known) in [(2, 5, false), (3, 11, false), (4, 10, false), (4, 11, true)] {
        let options = KingdominoOptions::players(players);
        let moment = |game: &Kingdomino<Five>| game.round() == round && legal(game).len() > 1;
        let views = played(&options, 5, moment);
        assert_eq!(
            is_searched(&judged(acting(&views), &budget)),
            known,
            "{players} players, round {round}"
        );
    }
}

#[test]
fn what_is_too_large_is_tried_as_ever() {
    let duel = KingdominoOptions::mighty_duel();
    let views = played(&duel, 2, |game: &Kingdomino<Seven>| {
        game.round() == 11 && legal(game).len() > 1
    });
    let budget = Budget::Iterations(100);
    let tried = judged(acting(&views), &budget);
    assert!(!is_searched(&tried));
    let tries: u32 = tried.thoughts.iter().map(|thought| thought.visits).sum();
    assert_eq!(tries, 50, "half of the budget was for finding out");
}

/// A clock that advances by a tenth of a millisecond at every reading.
struct Ticking(Cell<u64>);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        self.0.set(self.0.get() + 1);
        Duration::from_micros(100 * self.0.get())
    }
}

#[test]
fn a_search_ends_when_half_of_the_time_is_gone() {
    let duel = KingdominoOptions::mighty_duel();
    let views = played(&duel, 2, |game: &Kingdomino<Seven>| {
        game.round() == 11 && legal(game).len() > 1
    });
    let clock = Ticking(Cell::new(0));
    let tried = judged(
        acting(&views),
        &Budget::Time(Duration::from_millis(10), &clock),
    );
    assert!(!is_searched(&tried));
    assert!((95..110).contains(&clock.0.get()), "{}", clock.0.get());
}

#[test]
fn the_same_seed_searches_the_same() {
    let options = KingdominoOptions::players(4);
    let views = played(&options, 8, |game: &Kingdomino<Five>| game.round() == 11);
    let view = acting(&views);
    assert_eq!(judged(view, &PLENTY), judged(view, &PLENTY));
}

/// Plays the last rounds with a master at every seat; the views refuse illegal events.
fn plays_to_the_end<G: Grid>(options: &KingdominoOptions, iterations: u32) {
    let rounds = options.rounds();
    for seed in 0..3 {
        let mut views = played::<G>(options, seed, |game| game.round() + 1 == rounds);
        let mut masters: Vec<Box<dyn Bot<Kingdomino<G>>>> =
            views.iter().map(|_| bot("master").unwrap()).collect();
        let mut chance = Quick::new(seed);
        loop {
            let game = views[0].game();
            let event = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.deal(&mut chance),
                Turn::Seat(seat) => {
                    let view = &views[seat.index()];
                    let budget = Budget::Iterations(iterations);
                    masters[seat.index()].choose(view, &budget, &mut chance)
                }
            };
            for view in &mut views {
                view.watch(event).unwrap();
            }
        }
    }
}

#[test]
fn masters_play_by_the_rules_to_the_end() {
    for iterations in [1, 20, 1_000] {
        for players in 2..=4 {
            for options in variants(players) {
                plays_to_the_end::<Five>(&options, iterations);
            }
        }
    }
    plays_to_the_end::<Seven>(&KingdominoOptions::mighty_duel(), 100);
}
