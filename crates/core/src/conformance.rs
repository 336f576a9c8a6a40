//! The test suite for every game: one call plays random games and checks that the game keeps the
//! contract of [`Game`].
//!
//! ```text
//! conformance::check(&Suite::<Kingdomino> {
//!     options: vec![KingdominoOptions::players(2)],
//!     candidates: every_event_anyone_could_try,
//!     games: 20,
//!     longest: 1000,
//! });
//! ```
//!
//! On a failure it panics with the seed, the ply and the broken promise. The same suite always
//! plays the same games.

use std::collections::HashMap;

use serde_json::Value;

use crate::{
    BadOptions, Game, Message, Options, Quick, Record, Refusal, Score, Seat, Turn, Viewer, records,
};

/// Which games the suite plays.
#[derive(Clone, Debug)]
pub struct Suite<G: Game> {
    /// The options to play with; each is played `games` times.
    pub options: Vec<G::Options>,
    /// Appends every event worth trying in this position, legal or not, in canonical form: every
    /// event that is legal in *some* position and that a player could type here, chance events
    /// included.
    pub candidates: fn(&G, &mut Vec<G::Event>),
    /// How many random games to play with each set of options.
    pub games: u64,
    /// The most events a game may have; the suite fails if a game has more.
    pub longest: usize,
}

/// The expensive checks run at every `DEAR`-th ply: brute force, uniformity, guesses, and whether
/// refusals give away secrets.
const DEAR: usize = 7;

/// Checks that a game keeps the contract.
///
/// # Panics
/// If the game breaks the contract.
pub fn check<G: Game>(suite: &Suite<G>) {
    assert!(!suite.options.is_empty(), "a suite needs options to play");
    for options in &suite.options {
        check_options::<G>(options);
        for seed in 0..suite.games {
            Run::new(suite, options, seed).play();
        }
    }
}

/// A game reads back the options it writes, and refuses unknown names and wrong values.
fn check_options<G: Game>(options: &G::Options) {
    let written = options.write();
    let read = G::Options::read(&written);
    assert_eq!(read.as_ref(), Ok(options), "options survive {written:?}");
    let names: Vec<&str> = G::Options::SPECS.iter().map(|spec| spec.name).collect();
    assert!(
        written.keys().eq(names.iter()),
        "options are written in the order of their specs: {written:?}"
    );
    let mut unknown = written.clone();
    unknown.insert("no_such_option".to_owned(), Value::Null);
    assert!(
        matches!(G::Options::read(&unknown), Err(BadOptions::Unknown { .. })),
        "an unknown option is refused"
    );
    for name in names {
        let mut wrong = written.clone();
        wrong.insert(name.to_owned(), Value::from("nonsense"));
        assert!(
            G::Options::read(&wrong).is_err(),
            "a text for option {name} is refused"
        );
    }
}

/// One random game, checked at every ply.
struct Run<'a, G: Game> {
    suite: &'a Suite<G>,
    seed: u64,
    chance: Quick,
    game: G,
    record: Record,
    /// The same game as each viewer sees it.
    views: Vec<(Viewer, G)>,
    /// Positions that differ from the game only in what a viewer cannot know: the viewer must not
    /// be able to tell them apart.
    doubles: Vec<(Viewer, G)>,
}

impl<'a, G: Game> Run<'a, G> {
    fn new(suite: &'a Suite<G>, options: &G::Options, seed: u64) -> Self {
        let start = || match G::new(options) {
            Ok(game) => game,
            Err(bad) => panic!("{options:?} cannot be played: {bad}"),
        };
        let game = start();
        assert_eq!(game, start(), "the same options give the same start");
        assert_eq!(game.options(), *options, "a game knows its options");
        let views = Viewer::all(game.players()).map(|viewer| (viewer, start()));
        Self {
            suite,
            seed,
            chance: Quick::new(seed),
            record: Record::new::<G>(options),
            views: views.collect(),
            doubles: Vec::new(),
            game,
        }
    }

    /// The game, the seed and the ply, for panic messages.
    fn place(&self) -> String {
        let ply = self.record.events.len();
        format!("{} game {} ply {ply}", G::NAME, self.seed)
    }

    fn play(mut self) {
        loop {
            let place = self.place();
            assert!(
                self.record.events.len() <= self.suite.longest,
                "{place}: the game does not end"
            );
            self.check_scores();
            self.check_sentences();
            let legal = self.check_legal();
            let dear = self.record.events.len() % DEAR == self.seed as usize % DEAR;
            if dear {
                self.check_brute_force(&legal);
                self.check_guesses();
            }
            let event = match self.game.turn() {
                Turn::Over => {
                    assert!(self.game.is_over(), "{place}: turn and is_over agree");
                    break;
                }
                Turn::Chance => self.check_deal(),
                Turn::Seat(_) => {
                    if dear {
                        self.check_uniform(&legal);
                    }
                    let event = self.game.sample(&mut self.chance);
                    assert!(legal.contains(&event), "{place}: sampled {event} is legal");
                    event
                }
            };
            assert!(!self.game.is_over(), "{place}: turn and is_over agree");
            self.check_advance();
            self.check_text(event);
            self.check_doubles(dear);
            self.step(event);
        }
        self.check_record();
    }

    /// Legal events come in canonical order, each once; none at chance events and after the end.
    fn check_legal(&self) -> Vec<G::Event> {
        let place = self.place();
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        let acting = self.game.turn().seat().is_some();
        assert_eq!(
            acting,
            !legal.is_empty(),
            "{place}: legal events for the acting seat only"
        );
        for pair in legal.windows(2) {
            assert!(pair[0] < pair[1], "{place}: {} before {}", pair[0], pair[1]);
        }
        // The texts sort in the same order: verbs stay together, numbers ascend as numbers.
        let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
        for pair in texts.windows(2) {
            let same_verb = verb(&pair[0]) == verb(&pair[1]);
            if same_verb && words_are_numbers(&pair[0]) && words_are_numbers(&pair[1]) {
                assert!(
                    numbers(&pair[0]) < numbers(&pair[1]),
                    "{place}: {} before {}",
                    pair[0],
                    pair[1]
                );
            }
        }
        let mut verbs: Vec<&str> = texts.iter().map(|text| verb(text)).collect();
        verbs.dedup();
        let together = verbs.len();
        verbs.sort_unstable();
        verbs.dedup();
        assert_eq!(
            together,
            verbs.len(),
            "{place}: each verb in one run: {texts:?}"
        );
        if let Some(forced) = self.game.forced() {
            assert_eq!(legal, [forced], "{place}: a forced event is the only one");
        }
        for &event in &legal {
            let mut after = self.game.clone();
            if self.game.ends_turn(event) && after.play(event).is_ok() {
                assert_ne!(
                    after.turn(),
                    self.game.turn(),
                    "{place}: {event} ends the turn"
                );
            }
        }
        let mut twice = legal.clone();
        self.game.legal(&mut twice);
        assert_eq!(twice.len(), 2 * legal.len(), "{place}: legal() appends");
        legal
    }

    /// `play` accepts exactly the legal events among all candidates. A refused event changes
    /// nothing.
    fn check_brute_force(&self, legal: &[G::Event]) {
        let place = self.place();
        let mut candidates = legal.to_vec();
        (self.suite.candidates)(&self.game, &mut candidates);
        candidates.sort_unstable();
        candidates.dedup();
        let at_chance = self.game.turn() == Turn::Chance;
        let (mut taken, mut refused) = (Vec::new(), 0);
        for event in candidates {
            let mut tried = self.game.clone();
            match tried.play(event) {
                Ok(()) => {
                    let mut unchecked = self.game.clone();
                    unchecked.play_unchecked(event);
                    assert_eq!(
                        tried, unchecked,
                        "{place}: {event} played with and without checks"
                    );
                    taken.push(event);
                }
                Err(illegal) => {
                    assert_eq!(
                        tried, self.game,
                        "{place}: refused {event} changed something"
                    );
                    assert!(
                        !illegal.clause().is_empty(),
                        "{place}: {event} breaks no clause"
                    );
                    refused += 1;
                }
            }
        }
        assert!(refused > 0, "{place}: the candidates hold nothing illegal");
        if !at_chance {
            assert_eq!(taken, legal, "{place}: legal() is what play() takes");
        }
    }

    /// Each legal event is sampled equally often.
    fn check_uniform(&mut self, legal: &[G::Event]) {
        const EACH: usize = 60;
        let draws = EACH * legal.len();
        let mut counts: HashMap<G::Event, usize> = HashMap::new();
        for _ in 0..draws {
            *counts
                .entry(self.game.sample(&mut self.chance))
                .or_default() += 1;
        }
        assert!(
            counts.keys().all(|event| legal.contains(event)),
            "{}: everything sampled is legal",
            self.place()
        );
        let squares = legal.iter().map(|event| {
            let off = counts.get(event).copied().unwrap_or(0) as f64 - EACH as f64;
            off * off / EACH as f64
        });
        let chi_squared: f64 = squares.sum();
        let freedom = (legal.len() - 1) as f64;
        // Six standard deviations: a uniform sampler practically never exceeds them, a biased one
        // does.
        let limit = freedom + 6.0 * (2.0 * freedom).sqrt() + 12.0;
        assert!(
            chi_squared < limit,
            "{}: sample() is not uniform: {chi_squared:.1} over {limit:.1} of {} events",
            self.place(),
            legal.len()
        );
    }

    /// `play` accepts the dealt event, and `outcomes` lists it.
    fn check_deal(&mut self) -> G::Event {
        let place = self.place();
        let event = self.game.deal(&mut self.chance);
        let mut outcomes = Vec::new();
        if self.game.outcomes(&mut outcomes) {
            let sum: f64 = outcomes.iter().map(|(_, weight)| weight).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{place}: weights sum up to {sum}");
            assert!(
                outcomes.iter().any(|(outcome, _)| *outcome == event),
                "{place}: dealt {event} is a listed outcome"
            );
            for (outcome, _) in &outcomes {
                let played = self.game.clone().play(*outcome);
                assert!(played.is_ok(), "{place}: outcome {outcome} can be played");
            }
            let mut events: Vec<_> = outcomes.iter().map(|(event, _)| *event).collect();
            events.sort_unstable();
            events.dedup();
            assert_eq!(events.len(), outcomes.len(), "{place}: each outcome once");
        } else {
            assert!(outcomes.is_empty(), "{place}: no outcomes, or all of them");
        }
        event
    }

    /// With the same chance, `advance` does the same as `deal` or `sample` followed by `play`.
    fn check_advance(&self) {
        let (mut chance, mut other) = (self.chance.clone(), self.chance.clone());
        let event = match self.game.turn() {
            Turn::Chance => self.game.deal(&mut chance),
            Turn::Seat(_) | Turn::Over => self.game.sample(&mut chance),
        };
        let (mut played, mut advanced) = (self.game.clone(), self.game.clone());
        let taken = played.play(event);
        assert!(taken.is_ok(), "{}: {event} can be played", self.place());
        assert_eq!(advanced.advance(&mut other), event, "{}", self.place());
        assert_eq!(played, advanced, "{}: {event} by advance()", self.place());
    }

    /// Reading an event's text gives the same event, also with extra spaces.
    fn check_text(&self, event: G::Event) {
        let place = self.place();
        let text = event.to_string();
        assert_eq!(
            text.parse().as_ref(),
            Ok(&event),
            "{place}: \"{text}\" is read back"
        );
        let spaced = format!("  {}\t", text.replace(' ', "   "));
        assert_eq!(
            spaced.parse().as_ref(),
            Ok(&event),
            "{place}: spaces do not matter"
        );
        let longer = format!("{text} 1 1 1 1 1");
        assert!(
            longer.parse::<G::Event>().is_err(),
            "{place}: \"{longer}\" is no event"
        );
    }

    /// Plays the event in the game, in every view as that viewer sees it, and in every double.
    fn step(&mut self, event: G::Event) {
        let place = self.place();
        let table = self.game.seen_by(event, Viewer::Table);
        assert_eq!(table, event, "{place}: the table sees everything");
        for (viewer, view) in &mut self.views {
            let seen = self.game.seen_by(event, *viewer);
            assert_eq!(
                view.seen_by(seen, *viewer),
                seen,
                "{place}: what {viewer:?} sees of {event} is all they see of it"
            );
            assert_eq!(
                seen.to_string().parse().as_ref(),
                Ok(&seen),
                "{place}: redacted events are read back"
            );
            if let Err(illegal) = view.play(seen) {
                panic!("{place}: {seen} does not fold for {viewer:?}: {illegal}");
            }
        }
        let fresh = match self.game.turn() {
            Turn::Chance => self.doubles_of(event),
            Turn::Seat(_) | Turn::Over => Vec::new(),
        };
        for (viewer, double) in &self.doubles {
            assert_eq!(
                double.seen_by(event, *viewer),
                self.game.seen_by(event, *viewer),
                "{place}: secrets in what {viewer:?} sees of {event}"
            );
        }
        let played = self.record.push(&mut self.game, event);
        assert!(played.is_ok(), "{place}: {event} can be played");
        for (viewer, view) in &self.views {
            assert_eq!(
                view.turn(),
                self.game.turn(),
                "{place}: turn for {viewer:?}"
            );
            if let Turn::Seat(seat) = view.turn()
                && viewer.knows(seat)
            {
                let (mut whole, mut seen) = (Vec::new(), Vec::new());
                self.game.legal(&mut whole);
                view.legal(&mut seen);
                assert_eq!(whole, seen, "{place}: legal events for {viewer:?}");
            }
        }
        // A double that cannot play the event is dropped: the viewer can now tell it from the game.
        self.doubles
            .retain_mut(|(_, double)| double.play(event).is_ok());
        self.doubles.extend(fresh);
        let most = 2 * self.views.len();
        let old = self.doubles.len().saturating_sub(most);
        self.doubles.drain(..old);
    }

    /// A guess fits what the viewer knows and can be played to the end.
    fn check_guesses(&mut self) {
        let place = self.place();
        for (viewer, view) in &self.views {
            for known in [&self.game, view] {
                let mut guess = known.guess(*viewer, &mut self.chance);
                assert_eq!(guess.turn(), self.game.turn(), "{place}: turn of a guess");
                if let Turn::Seat(seat) = guess.turn()
                    && viewer.knows(seat)
                {
                    let (mut whole, mut guessed) = (Vec::new(), Vec::new());
                    self.game.legal(&mut whole);
                    guess.legal(&mut guessed);
                    assert_eq!(whole, guessed, "{place}: a guess for {viewer:?}");
                }
                let mut left = self.suite.longest;
                while guess.turn() != Turn::Over {
                    assert!(left > 0, "{place}: a guess does not end");
                    guess.advance(&mut self.chance);
                    left -= 1;
                }
            }
        }
        let whole = self.game.guess(Viewer::Table, &mut self.chance);
        assert_eq!(whole, self.game, "{place}: the table has nothing to guess");
    }

    /// Positions after another deal that this viewer sees as the same event.
    fn doubles_of(&mut self, event: G::Event) -> Vec<(Viewer, G)> {
        const TRIES: usize = 8;
        let mut doubles = Vec::new();
        for viewer in Viewer::all(self.game.players()) {
            let seen = self.game.seen_by(event, viewer);
            let mut others = (0..TRIES).map(|_| self.game.deal(&mut self.chance));
            let other =
                others.find(|other| *other != event && self.game.seen_by(*other, viewer) == seen);
            if let Some(other) = other {
                let mut double = self.game.clone();
                double.play_unchecked(other);
                doubles.push((viewer, double));
            }
        }
        doubles
    }

    /// Two positions that differ only in secrets show the viewer the same turn, scores, legal
    /// events and refusals.
    fn compare(&self, viewer: Viewer, original: &G, double: &G, dear: bool) {
        let place = self.place();
        assert_eq!(
            original.turn(),
            double.turn(),
            "{place}: turn for {viewer:?}"
        );
        let public = |game: &G| (game.scores(), game.ranking(), game.progress());
        assert_eq!(
            public(original),
            public(double),
            "{place}: secrets in what everyone is told"
        );
        let Turn::Seat(seat) = original.turn() else {
            return;
        };
        if !viewer.knows(seat) {
            return;
        }
        assert_eq!(
            original.prompt(),
            double.prompt(),
            "{place}: secrets of others in the prompt"
        );
        let (mut one, mut other) = (Vec::new(), Vec::new());
        original.legal(&mut one);
        double.legal(&mut other);
        assert_eq!(one, other, "{place}: secrets of others in legal events");
        if !dear {
            return;
        }
        let mut candidates = Vec::new();
        (self.suite.candidates)(original, &mut candidates);
        for event in candidates {
            let tried = original.clone().play(event).map_err(|e| e.to_string());
            let double_tried = double.clone().play(event).map_err(|e| e.to_string());
            assert_eq!(
                tried, double_tried,
                "{place}: secrets in the answer to {event}"
            );
        }
    }

    fn check_doubles(&self, dear: bool) {
        for (viewer, double) in &self.doubles {
            self.compare(*viewer, &self.game, double, dear);
        }
    }

    /// Totals, scores and the ranking agree.
    fn check_scores(&self) {
        let place = self.place();
        let (scores, totals) = (self.game.scores(), self.game.totals());
        let ranking = self.game.ranking();
        let players = self.game.players();
        assert_eq!(scores.len(), players, "{place}: a score for each seat");
        assert_eq!(totals.len(), players, "{place}: a total for each seat");
        for (seat, score) in scores.pairs() {
            assert_eq!(score.total(), totals[seat], "{place}: total of seat {seat}");
            let parts = score.parts();
            assert_eq!(
                parts.iter().map(|part| part.points).sum::<i32>(),
                score.total(),
                "{place}: the parts add up to the total of seat {seat}"
            );
            for part in parts.iter().filter(|part| !part.reasons.is_empty()) {
                assert_eq!(
                    part.reasons.iter().map(|reason| reason.points).sum::<i32>(),
                    part.points,
                    "{place}: the reasons add up to {}",
                    part.label
                );
            }
            let value = serde_json::to_value(score).unwrap_or_default();
            assert_eq!(
                value.get("total").and_then(Value::as_i64),
                Some(score.total().into()),
                "{place}: score objects carry their total"
            );
            for other in Seat::all(players) {
                if totals[seat] > totals[other] {
                    assert!(
                        ranking.better_than(seat) < ranking.better_than(other),
                        "{place}: more points, better place"
                    );
                }
            }
        }
        let placed: usize = ranking.places().iter().map(Vec::len).sum();
        assert_eq!(placed, players, "{place}: everyone has a place");
    }

    /// Every message has an id.
    fn check_sentences(&self) {
        let named = |message: &Message| !message.id.is_empty();
        let prompt = self.game.prompt();
        assert_eq!(
            prompt.is_some(),
            self.game.turn().seat().is_some(),
            "{}: a prompt for the acting seat only",
            self.place()
        );
        let told = self.game.progress();
        assert!(
            told.iter().chain(&prompt).all(named),
            "{}: something without a name",
            self.place()
        );
        for score in &self.game.scores() {
            for part in score.parts() {
                let reasons = part.reasons.iter().map(|reason| &reason.label);
                assert!(
                    reasons.chain([&part.label]).all(named),
                    "{}: a part without a name",
                    self.place()
                );
            }
        }
    }

    /// Reading the written record gives the same record, on one line and on many.
    fn check_record(&self) {
        let place = self.place();
        for text in [self.record.to_line(), self.record.to_pretty()] {
            let read: Vec<_> = records(text.as_bytes()).collect();
            assert_eq!(
                read,
                [Ok(self.record.clone())],
                "{place}: the record is read back"
            );
            for record in read.into_iter().flatten() {
                match record.fold::<G>() {
                    Ok(game) => assert_eq!(game, self.game, "{place}: the record folds"),
                    Err(error) => panic!("{place}: the record does not fold: {error}"),
                }
            }
        }
        // The first half of a record is a valid record too.
        let mut half = self.record.clone();
        half.events.truncate(half.events.len() / 2);
        assert!(half.fold::<G>().is_ok(), "{place}: half the record folds");
    }
}

fn verb(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

fn numbers(text: &str) -> Vec<i64> {
    let words = text.split([' ', ',']).skip(1);
    words.filter_map(|word| word.parse().ok()).collect()
}

fn words_are_numbers(text: &str) -> bool {
    text.split([' ', ','])
        .skip(1)
        .all(|word| word.parse::<i64>().is_ok())
}
