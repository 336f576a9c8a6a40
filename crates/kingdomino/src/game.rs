//! The course of a game: lines, kings and turns.

mod checks;
mod dealing;

use takht_core::{
    BadOptions, BySeat, Chance, FEW, Few, Game, MAX_SEATS, Message, Ranking, Seat, Series, Turn,
    message::Arg,
};

use self::dealing::{bit, domino_at, draw, lines, orders};
use crate::grid::{Five, Grid, Seven, squares};
use crate::kingdom::Kingdom;
use crate::picture::{KingdomPicture, KingdominoPicture};
use crate::score::{harmony_points, middle_kingdom_points};
use crate::{Domino, Illegal, KingdominoEvent as Event, KingdominoOptions, KingdominoScore};

/// `outcomes` does not list a deal with more outcomes than this.
const MOST_OUTCOMES: usize = 500;

/// A game of Kingdomino; `G` is the size of the kingdoms.
///
/// ```
/// use takht_core::{Game, Turn};
/// use takht_kingdomino::{Kingdomino, KingdominoOptions};
///
/// let mut game: Kingdomino = Game::new(&KingdominoOptions::players(2)).unwrap();
/// for event in ["deal 10 16 45 46", "kings 0 1 1 0", "pick 45"] {
///     game.play(event.parse().unwrap()).unwrap();
/// }
/// assert_eq!(game.turn().seat().map(|seat| seat.index()), Some(1));
/// let taken = game.play("pick 45".parse().unwrap()).unwrap_err();
/// assert!(taken.to_string().starts_with("K5: "));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Kingdomino<G: Grid = Five> {
    options: KingdominoOptions,
    phase: Phase,
    /// How many lines have been dealt; this is also the round.
    lines: u8,
    /// Which king of the round acts: an index into `kings` and `older`.
    step: u8,
    /// The owners of the kings that act in this round, in order: the order drawn from the hand in
    /// the first round, then the order on the older line.
    kings: Few<Seat>,
    /// The line whose dominoes are added in this round, ascending; empty in the first round.
    older: Few<Domino>,
    /// The line from which the kings pick, ascending.
    pub(crate) newer: Few<Domino>,
    /// The places of the newer line without a king: bit `i` for place `i`.
    free: u8,
    /// The owner of the king on each place of the newer line.
    takers: [Seat; FEW],
    /// Dominoes that have not been dealt: bit `n - 1` for domino `n`.
    pub(crate) unseen: u64,
    /// Unused seats have a castle too, which no code reads.
    kingdoms: [Kingdom<G>; MAX_SEATS],
}

/// A game of Kingdomino with kingdoms of 7×7 squares.
pub type MightyDuel = Kingdomino<Seven>;

/// Three games of Kingdomino in a row (K16).
pub type Dynasty = Series<Kingdomino>;

/// Three games of a Mighty Duel in a row.
pub type MightyDuelDynasty = Series<MightyDuel>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Deal,
    Kings,
    Pick,
    Place,
    Over,
}

impl<G: Grid> Kingdomino<G> {
    /// The kingdom of a seat.
    pub fn kingdom(&self, seat: Seat) -> &Kingdom<G> {
        &self.kingdoms[seat.index()]
    }

    /// The domino that the acting seat has to add.
    pub fn due(&self) -> Option<Domino> {
        (self.phase == Phase::Place).then(|| self.older.at(self.step.into()))
    }

    /// The dominoes of the newer line without a king, ascending.
    pub fn offered(&self) -> impl Iterator<Item = Domino> + '_ {
        self.offers().map(|(_, domino)| domino)
    }

    /// The dominoes of the newer line without a king, ascending, each with its place in the line.
    pub fn offers(&self) -> impl Iterator<Item = (usize, Domino)> + '_ {
        squares(u64::from(self.free)).map(|i| (i as usize, self.newer[i as usize]))
    }

    /// The dominoes of the older line that have not been added, ascending, each with its place in
    /// the line and its owner.
    pub fn owed(&self) -> impl Iterator<Item = (usize, Domino, Seat)> + '_ {
        // A king that has moved on to the newer line has added its domino.
        let added = usize::from(self.step) + usize::from(self.phase == Phase::Pick);
        let older = self.older.iter().zip(self.kings.iter()).enumerate();
        older
            .skip(added)
            .map(|(place, (&domino, &seat))| (place, domino, seat))
    }

    /// The dominoes of the newer line with a king, ascending, each with its place in the line and
    /// its owner.
    pub fn taken(&self) -> impl Iterator<Item = (usize, Domino, Seat)> + '_ {
        let newer = self.newer.iter().enumerate();
        let taken = newer.filter(|(place, _)| self.free & 1 << place == 0);
        taken.map(|(place, &domino)| (place, domino, self.takers[place]))
    }

    /// How many kings have moved to the newer line in this round.
    pub fn moved_on(&self) -> usize {
        self.step.into()
    }

    /// The dominoes that have not been dealt, ascending, including those that are out of the game
    /// (K3).
    pub fn undealt(&self) -> impl Iterator<Item = Domino> + '_ {
        squares(self.unseen).map(domino_at)
    }

    /// How many lines have been dealt; this is also the round.
    pub fn round(&self) -> u8 {
        self.lines
    }

    /// How many lines the game has.
    pub fn rounds(&self) -> u8 {
        self.options.rounds()
    }

    /// The owner of the acting king; meaningless while no king acts.
    #[inline]
    fn active(&self) -> Seat {
        self.kings.at(self.step.into())
    }

    /// A random place of the newer line without a king.
    #[inline]
    fn sample_free<C: Chance + ?Sized>(&self, chance: &mut C) -> usize {
        let kings_left = self.newer.len() - usize::from(self.step);
        let nth = chance.below(kings_left as u32);
        NTH_FREE[usize::from(self.free) % NTH_FREE.len()][nth as usize % FEW].into()
    }

    /// Puts the acting king on this place of the newer line.
    #[inline]
    fn take(&mut self, place: usize) {
        self.takers[place % FEW] = self.active();
        self.free &= !(1 << place);
        self.after_picking();
    }

    /// After the acting king has added its domino: it picks next, or in the last round the next
    /// king adds.
    #[inline]
    fn after_placing(&mut self) {
        if !self.newer.is_empty() {
            self.phase = Phase::Pick;
            return;
        }
        self.step += 1;
        if usize::from(self.step) == self.older.len() {
            self.phase = Phase::Over;
            self.step = 0;
            self.older = Few::default();
            self.kings = Few::default();
        }
    }

    /// After the acting king has picked: the next king acts, or the round ends and the newer line
    /// becomes the older.
    #[inline]
    fn after_picking(&mut self) {
        self.step += 1;
        if usize::from(self.step) < self.newer.len() {
            if !self.older.is_empty() {
                self.phase = Phase::Place;
            }
            return;
        }
        self.step = 0;
        self.older = self.newer;
        self.kings = Few::default();
        for &taker in &self.takers[..self.newer.len()] {
            self.kings.push(taker);
        }
        self.newer = Few::default();
        self.takers = [Seat::default(); FEW];
        self.phase = if self.lines < self.options.rounds() {
            Phase::Deal
        } else {
            Phase::Place
        };
    }

    /// Whether Middle Kingdom and Harmony count; they count only once the game is over (K17, K18).
    fn played_bonuses(&self) -> (bool, bool) {
        let over = self.phase == Phase::Over;
        (
            over && self.options.middle_kingdom,
            over && self.options.harmony,
        )
    }
}

/// The `n`-th free place of a line, for every set of free places; 0 if there is none.
static NTH_FREE: [[u8; FEW]; 1 << FEW] = {
    let mut table = [[0; FEW]; 1 << FEW];
    let mut free = 0;
    while free < 1 << FEW {
        let (mut i, mut n) = (0, 0);
        while i < FEW {
            if free >> i & 1 == 1 {
                table[free][n] = i as u8;
                n += 1;
            }
            i += 1;
        }
        free += 1;
    }
    table
};

impl<G: Grid> Game for Kingdomino<G> {
    const NAME: &'static str = "kingdomino";
    type Options = KingdominoOptions;
    type Event = Event;
    type Illegal = Illegal;
    type Score = KingdominoScore;
    type Picture = KingdominoPicture;

    fn new(options: &KingdominoOptions) -> Result<Self, BadOptions> {
        options.check()?;
        let size = if options.mighty_duel { 7 } else { 5 };
        if G::SIZE != size {
            return Err(BadOptions::Clash {
                clause: Some("K11"),
                message: Message::new("kingdomino-wrong-size")
                    .with("size", G::SIZE)
                    .with("needed", size),
            });
        }
        Ok(Self {
            options: *options,
            phase: Phase::Deal,
            lines: 0,
            step: 0,
            kings: Few::default(),
            older: Few::default(),
            newer: Few::default(),
            free: 0,
            takers: [Seat::default(); FEW],
            unseen: (1 << Domino::COUNT) - 1,
            kingdoms: [Kingdom::new(); MAX_SEATS],
        })
    }

    fn options(&self) -> KingdominoOptions {
        self.options
    }

    fn players(&self) -> usize {
        self.options.players.into()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Kings => Turn::Chance,
            Phase::Pick | Phase::Place => Turn::Seat(self.active()),
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn legal(&self, events: &mut Vec<Event>) {
        match self.phase {
            Phase::Pick => {
                let free = squares(u64::from(self.free));
                events.extend(free.map(|i| Event::Pick(self.newer[i as usize])));
            }
            Phase::Place => {
                let domino = self.older.at(self.step.into());
                let before = events.len();
                let placements = self.kingdom(self.active()).placements(domino);
                events.extend(placements.iter().map(|(left, right)| Event::Place {
                    domino,
                    left,
                    right,
                }));
                if events.len() == before {
                    events.push(Event::Discard(domino));
                }
            }
            Phase::Deal | Phase::Kings | Phase::Over => {}
        }
    }

    #[inline]
    fn sample<C: Chance + ?Sized>(&self, chance: &mut C) -> Event {
        match self.phase {
            Phase::Pick => Event::Pick(self.newer[self.sample_free(chance)]),
            Phase::Place => {
                let domino = self.older.at(self.step.into());
                let placements = self.kingdom(self.active()).placements(domino);
                match placements.sample(chance) {
                    None => Event::Discard(domino),
                    Some((left, right)) => Event::Place {
                        domino,
                        left,
                        right,
                    },
                }
            }
            Phase::Deal | Phase::Kings | Phase::Over => panic!("it is no seat's turn"),
        }
    }

    #[inline]
    fn deal<C: Chance + ?Sized>(&self, chance: &mut C) -> Event {
        match self.phase {
            Phase::Deal => {
                let dominoes = match self.options.kings() {
                    3 => draw::<3, C>(self.unseen, chance),
                    _ => draw::<4, C>(self.unseen, chance),
                };
                Event::Deal(dominoes)
            }
            Phase::Kings => {
                let each = self.options.kings_each();
                let mut hand = Few::<Seat>::default();
                for seat in Seat::all(self.players()) {
                    (0..each).for_each(|_| hand.push(seat));
                }
                let mut order = Few::default();
                let hand = hand.as_mut_slice();
                for left in (1..=hand.len()).rev() {
                    let drawn = chance.below(left as u32) as usize;
                    order.push(hand[drawn]);
                    // The drawn king moves to the end; the others keep their order.
                    hand[drawn..left].rotate_left(1);
                }
                Event::Kings(order)
            }
            Phase::Pick | Phase::Place | Phase::Over => panic!("no chance event is due"),
        }
    }

    fn outcomes(&self, outcomes: &mut Vec<(Event, f64)>) -> bool {
        let before = outcomes.len();
        match self.phase {
            Phase::Deal => {
                let unseen: Vec<Domino> = squares(self.unseen).map(domino_at).collect();
                let kings = self.options.kings();
                let ways = (0..kings).fold(1, |ways, i| ways * (unseen.len() - i) / (i + 1));
                if ways > MOST_OUTCOMES {
                    return false;
                }
                lines(&unseen, kings, Few::default(), &mut |line| {
                    outcomes.push((Event::Deal(line), 1.0 / ways as f64));
                });
            }
            Phase::Kings => {
                let mut hand = vec![self.options.kings_each(); self.players()];
                orders(&mut hand, Few::default(), &mut |order| {
                    outcomes.push((Event::Kings(order), 0.0));
                });
                let ways = (outcomes.len() - before) as f64;
                for (_, weight) in &mut outcomes[before..] {
                    *weight = 1.0 / ways;
                }
            }
            Phase::Pick | Phase::Place | Phase::Over => return false,
        }
        true
    }

    fn play(&mut self, event: Event) -> Result<(), Illegal> {
        let event = event.canonical();
        self.check(event)?;
        self.play_unchecked(event);
        Ok(())
    }

    #[inline]
    fn play_unchecked(&mut self, event: Event) {
        match event {
            Event::Deal(line) => {
                for &domino in &*line {
                    self.unseen &= !bit(domino);
                }
                self.newer = line;
                self.free = (1 << line.len()) - 1;
                self.lines += 1;
                self.phase = if self.lines == 1 {
                    Phase::Kings
                } else {
                    Phase::Place
                };
            }
            Event::Kings(order) => {
                self.kings = order;
                self.phase = Phase::Pick;
            }
            Event::Pick(domino) => {
                // The line ascends, so a domino's place is the number of smaller dominoes.
                self.take(self.newer.iter().filter(|&&other| other < domino).count());
            }
            Event::Place {
                domino,
                left,
                right,
            } => {
                let seat = self.active();
                self.kingdoms[seat.index()].place(domino, left, right);
                self.after_placing();
            }
            Event::Discard(_) => {
                let seat = self.active();
                self.kingdoms[seat.index()].discard();
                self.after_placing();
            }
        }
    }

    // Inlined so that callers that ignore the event do not pay for building it.
    #[inline(always)]
    fn advance<C: Chance + ?Sized>(&mut self, chance: &mut C) -> Event {
        match self.phase {
            Phase::Deal | Phase::Kings => {
                let event = self.deal(chance);
                self.play_unchecked(event);
                event
            }
            Phase::Pick => {
                let place = self.sample_free(chance);
                let domino = self.newer.at(place);
                self.take(place);
                Event::Pick(domino)
            }
            Phase::Place => {
                let domino = self.older.at(self.step.into());
                let kingdom = &mut self.kingdoms[self.active().index() % MAX_SEATS];
                let event = match kingdom.placements(domino).sample_at(chance) {
                    None => {
                        kingdom.discard();
                        Event::Discard(domino)
                    }
                    Some(at) => {
                        let (left, right) = kingdom.place_at(domino, at);
                        Event::Place {
                            domino,
                            left,
                            right,
                        }
                    }
                };
                self.after_placing();
                event
            }
            Phase::Over => panic!("the game is over"),
        }
    }

    /// The table discards a domino that fits nowhere (K12).
    fn forced(&self) -> Option<Event> {
        let domino = self.due()?;
        let fits = !self.kingdom(self.active()).placements(domino).is_empty();
        (!fits).then_some(Event::Discard(domino))
    }

    fn scores(&self) -> BySeat<KingdominoScore> {
        let (middle_kingdom, harmony) = self.played_bonuses();
        BySeat::from_fn(self.players(), |seat| {
            KingdominoScore::of(self.kingdom(seat), middle_kingdom, harmony)
        })
    }

    #[inline]
    fn totals(&self) -> BySeat<i32> {
        let (middle_kingdom, harmony) = self.played_bonuses();
        BySeat::from_fn(self.players(), |seat| {
            let kingdom = self.kingdom(seat);
            kingdom.property_points()
                + middle_kingdom_points(kingdom, middle_kingdom)
                + harmony_points(kingdom, harmony)
        })
    }

    fn ranking(&self) -> Ranking {
        let scores = self.scores();
        Ranking::by_key(self.players(), |seat| scores[seat].rank_key())
    }

    fn tell(&self, event: Event) -> Message {
        let told = |id: &'static str, domino: Domino| {
            let message = Message::new(id).with("domino", domino.message());
            match self.turn() {
                Turn::Seat(seat) => message.with("seat", seat),
                Turn::Chance | Turn::Over => message.with("seat", Seat::default()),
            }
        };
        match event {
            Event::Deal(line) => Message::new("kingdomino-tell-deal").with(
                "line",
                line.iter().map(|domino| domino.number()).collect::<Arg>(),
            ),
            Event::Kings(order) => Message::new("kingdomino-tell-kings")
                .with("order", order.iter().copied().collect::<Arg>()),
            Event::Pick(domino) => told("kingdomino-tell-pick", domino),
            Event::Place {
                domino,
                left,
                right,
            } => told("kingdomino-tell-place", domino)
                .with("left", left.to_string())
                .with("right", right.to_string()),
            Event::Discard(domino) => told("kingdomino-tell-discard", domino),
        }
    }

    fn prompt(&self) -> Option<Message> {
        match self.phase {
            Phase::Pick => Some(Message::new("kingdomino-prompt-pick")),
            Phase::Place => {
                let domino = self.older.at(self.step.into());
                let prompt = Message::new("kingdomino-prompt-place");
                Some(prompt.with("domino", domino.message()))
            }
            Phase::Deal | Phase::Kings | Phase::Over => None,
        }
    }

    fn progress(&self) -> Vec<Message> {
        let round = Message::new("kingdomino-round")
            .with("round", self.lines.max(1))
            .with("rounds", self.options.rounds());
        vec![round]
    }

    fn picture(&self) -> KingdominoPicture {
        let older = self.owed().map(|(_, domino, seat)| (domino, seat));
        let newer = self.newer.iter().copied().enumerate().map(|(i, domino)| {
            let taken = self.free & 1 << i == 0;
            (domino, taken.then(|| self.takers[i]))
        });
        let kingdom = |seat: Seat| {
            let kingdom = self.kingdom(seat);
            KingdomPicture {
                land: kingdom.land().collect(),
                discarded: kingdom.discarded(),
            }
        };
        KingdominoPicture {
            size: G::SIZE,
            kings: self.options.kings() as u8,
            kingdoms: Seat::all(self.players()).map(kingdom).collect(),
            older: older.collect(),
            newer: newer.collect(),
            due: self.due(),
            round: self.lines,
            rounds: self.options.rounds(),
            undealt: self.undealt().collect(),
        }
    }
}
