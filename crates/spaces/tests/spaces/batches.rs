//! Batches play the games that their seed determines, and nothing else.

use takht_arena::{Contest, Engines, Limit};
use takht_core::{OptionMap, Record, Turn};
use takht_games::{AnyGame, GameId};
use takht_spaces::{AnyBatch, Arrays, BadAction, BadBatch, BatchSetup, batch, numbering};

use crate::setups;

/// What a caller sees of a batch: mask, observation, turn, reward, done and score.
type Seen = (Vec<bool>, Vec<u8>, Vec<u8>, Vec<f32>, Vec<bool>, Vec<i32>);

/// A batch with its arrays.
struct Run {
    batch: Box<dyn AnyBatch>,
    mask: Vec<bool>,
    observation: Vec<u8>,
    turn: Vec<u8>,
    reward: Vec<f32>,
    done: Vec<bool>,
    score: Vec<i32>,
}

impl Run {
    fn new(setup: &BatchSetup) -> Self {
        let batch = batch(setup).unwrap();
        let (n, seats) = (batch.games(), batch.players());
        let mut run = Self {
            mask: vec![true; n * batch.space().action_count()],
            observation: vec![3; n * batch.space().observation()],
            turn: vec![9; n],
            reward: vec![5.0; n * seats],
            done: vec![true; n],
            score: vec![7; n * seats],
            batch,
        };
        run.with(|batch, arrays| batch.reset(None, arrays)).unwrap();
        run
    }

    fn with<T>(&mut self, work: impl FnOnce(&mut dyn AnyBatch, &mut Arrays<'_>) -> T) -> T {
        let mut arrays = Arrays {
            mask: Some(&mut self.mask),
            observation: Some(&mut self.observation),
            turn: &mut self.turn,
            reward: &mut self.reward,
            done: &mut self.done,
            score: &mut self.score,
        };
        work(&mut *self.batch, &mut arrays)
    }

    fn step(&mut self, actions: &[i64]) -> Result<(), BadAction> {
        self.with(|batch, arrays| batch.step(actions, arrays))
    }

    fn sample(&mut self) -> Vec<i64> {
        let mut actions = vec![-1; self.batch.games()];
        self.batch.sample(&mut actions).unwrap();
        actions
    }

    /// Everything that the caller sees.
    fn seen(&self) -> Seen {
        let Self {
            mask,
            observation,
            turn,
            reward,
            done,
            score,
            ..
        } = self;
        (
            mask.clone(),
            observation.clone(),
            turn.clone(),
            reward.clone(),
            done.clone(),
            score.clone(),
        )
    }

    /// Compares the rows of a lane with a position.
    fn shows(&self, lane: usize, game: &dyn AnyGame) {
        let numbering = numbering(game).unwrap();
        let actions = self.batch.space().action_count();
        let mask = &self.mask[lane * actions..][..actions];
        let mut legal = vec![false; actions];
        for number in numbering.actions(game) {
            legal[number as usize] = true;
        }
        assert_eq!(mask, legal);
        let seat = game.turn().seat().unwrap();
        assert_eq!(usize::from(self.turn[lane]), seat.index());
        let bytes = self.batch.space().observation();
        let row = &self.observation[lane * bytes..][..bytes];
        let mut expected = vec![0; bytes];
        numbering.observe(game, seat, &mut expected);
        assert_eq!(row, expected);
    }
}

fn contest(game: GameId, options: &OptionMap, seats: Vec<String>, layout: Option<&str>) -> Contest {
    Contest {
        game,
        options: options.clone(),
        layout: layout.map(str::to_owned),
        seats,
        limit: Limit::Iterations(5),
        seed: 77,
    }
}

/// Plays the records' choices of some seats in a batch, one record a lane, and checks every position on the way.
fn replays(setup: &BatchSetup, records: &[Record]) {
    let mut run = Run::new(setup);
    let is_bot = |seat: usize| setup.bots.get(seat).is_some_and(Option::is_some);
    let mut games: Vec<_> = records
        .iter()
        .map(|record| takht_games::begin(record).unwrap())
        .collect();
    let mut next = vec![0; records.len()];
    let mut laying = vec![setup.layout.is_some(); records.len()];
    loop {
        // The record goes on by itself until the caller has to choose.
        for (lane, game) in games.iter_mut().enumerate() {
            let events = &records[lane].events;
            while next[lane] < events.len() {
                let by_caller = match game.turn() {
                    Turn::Seat(seat) if laying[lane] => {
                        laying[lane] = ["tile", "small", "large", "base"]
                            .iter()
                            .any(|verb| events[next[lane]].starts_with(verb));
                        !laying[lane] && !is_bot(seat.index())
                    }
                    Turn::Seat(seat) => !is_bot(seat.index()),
                    Turn::Chance | Turn::Over => false,
                };
                if by_caller {
                    break;
                }
                game.play(&events[next[lane]]).unwrap();
                next[lane] += 1;
            }
        }
        let over = games.iter().map(|game| game.turn() == Turn::Over);
        for (lane, over) in over.enumerate() {
            if over {
                let seats = run.batch.players();
                let score: Vec<i32> = games[lane]
                    .scores()
                    .iter()
                    .map(|score| score.total)
                    .collect();
                assert!(run.done[lane], "lane {lane} goes on");
                assert_eq!(run.score[lane * seats..][..seats], score);
                let rewards = &run.reward[lane * seats..][..seats];
                assert!(rewards.iter().sum::<f32>().abs() < 1e-5, "{rewards:?}");
                let winners = games[lane].ranking().winners();
                for (seat, reward) in rewards.iter().enumerate() {
                    let won = winners.iter().any(|winner| winner.index() == seat);
                    assert_eq!(
                        *reward > -1e-6,
                        won || winners.len() == seats,
                        "{rewards:?}"
                    );
                }
                return;
            }
            run.shows(lane, &*games[lane]);
        }
        let mut actions = Vec::new();
        for (lane, game) in games.iter_mut().enumerate() {
            let event = &records[lane].events[next[lane]];
            let number = numbering(&**game).unwrap().number(&**game, event).unwrap();
            actions.push(i64::from(number.unwrap()));
            game.play(event).unwrap();
            next[lane] += 1;
        }
        run.step(&actions).unwrap();
        assert!(run.reward.iter().all(|&reward| reward == 0.0) || run.done.contains(&true));
    }
}

#[test]
fn a_batch_deals_what_a_contest_with_the_same_seed_deals() {
    for (game, options) in setups::all() {
        let players = takht_games::start(game, &options).unwrap().players();
        let contest = contest(game, &options, vec!["random".to_owned(); players], None);
        // Game `n` of a batch is deal `n` of a contest, in the order of the seats.
        let records: Vec<Record> = (0..3)
            .map(|deal| {
                contest
                    .record(deal * players as u64, &Engines::default())
                    .unwrap()
            })
            .collect();
        replays(&BatchSetup::new(game, options, 3, 77), &records);
    }
}

#[test]
fn bots_in_a_batch_play_what_they_play_in_a_contest() {
    for (game, options) in setups::all() {
        let players = takht_games::start(game, &options).unwrap().players();
        let mut seats = vec!["greedy".to_owned(); players];
        seats[0] = "random".to_owned();
        let layout = game.layouts().first().copied();
        let contest = contest(game, &options, seats.clone(), layout);
        let record = contest.record(0, &Engines::default()).unwrap();
        let mut setup = BatchSetup::new(game, options, 1, 77);
        setup.layout = layout.map(str::to_owned);
        setup.bots = seats.into_iter().map(Some).collect();
        setup.bots[0] = None;
        setup.simulations = 5;
        replays(&setup, &[record]);
    }
}

#[test]
fn threads_change_nothing_and_lanes_never_stop() {
    for (game, options) in setups::all() {
        let mut setup = BatchSetup::new(game, options, 7, 5);
        let mut alone = Run::new(&setup);
        setup.threads = 3;
        let mut together = Run::new(&setup);
        let mut ended = 0;
        for _ in 0..400 {
            let actions = alone.sample();
            assert_eq!(actions, together.sample());
            alone.step(&actions).unwrap();
            together.step(&actions).unwrap();
            assert_eq!(alone.seen(), together.seen());
            ended += alone.done.iter().filter(|&&done| done).count();
        }
        assert!(
            ended > 0 || game == GameId::Capture,
            "no game of {game} has ended"
        );
        // The same seed begins the same games again.
        let fresh = Run::new(&setup).seen();
        together
            .with(|batch, arrays| batch.reset(Some(5), arrays))
            .unwrap();
        assert_eq!(together.seen(), fresh);
        together
            .with(|batch, arrays| batch.reset(Some(6), arrays))
            .unwrap();
        assert!(together.seen() != fresh || game.name() == "pig");
    }
}

#[test]
fn an_illegal_action_changes_nothing_in_any_game() {
    let options = OptionMap::new();
    let mut run = Run::new(&BatchSetup::new(GameId::Kingdomino, options, 3, 1));
    let actions = run.sample();
    let before = run.seen();
    for wrong in [-1, 4, 328, 329, i64::MAX, i64::MIN] {
        let mut actions = actions.clone();
        actions[2] = wrong;
        let refused = run.step(&actions).unwrap_err();
        assert_eq!(
            refused,
            BadAction::Illegal {
                lane: 2,
                action: wrong
            }
        );
        assert_eq!(run.seen(), before);
    }
    let few = run.step(&actions[..2]).unwrap_err();
    assert_eq!(few.to_string(), "2 actions for 3 games");
    run.mask.pop();
    let short = run.step(&actions).unwrap_err();
    assert!(
        matches!(short, BadAction::Array { name: "mask", .. }),
        "{short}"
    );
    run.mask.push(false);
    run.step(&actions).unwrap();
    assert_ne!(run.seen(), before);
}

#[test]
fn what_cannot_be_played_makes_no_batch() {
    let refused = |change: fn(&mut BatchSetup)| {
        let mut setup = BatchSetup::new(GameId::Capture, OptionMap::new(), 2, 1);
        change(&mut setup);
        match batch(&setup) {
            Ok(_) => panic!("{setup:?} makes a batch"),
            Err(bad) => bad,
        }
    };
    let none = refused(|setup| setup.games = 0);
    assert_eq!(
        none.to_string(),
        "the number of games is 0; it has to be from 1 to 1048576"
    );
    assert!(matches!(
        refused(|setup| setup.threads = 1000),
        BadBatch::Number { .. }
    ));
    assert!(matches!(
        refused(|setup| setup.layout = Some("moon".into())),
        BadBatch::Layout { .. }
    ));
    assert!(matches!(
        refused(|setup| setup.bots = vec![Some("kasparov".into())]),
        BadBatch::Bot(_)
    ));
    assert!(matches!(
        refused(|setup| setup.bots = vec![None; 3]),
        BadBatch::Seats { bots: 3, seats: 2 }
    ));
    let full = refused(|setup| setup.bots = vec![Some("greedy".into()); 2]);
    assert_eq!(full, BadBatch::NoSeat);
    let bad = refused(|setup| {
        setup.options.insert("players".into(), 9.into());
    });
    assert!(matches!(bad, BadBatch::Game(_)));
}
