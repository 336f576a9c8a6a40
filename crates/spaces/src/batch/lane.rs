//! One place of a batch, where one game is played after the other.

use takht_bots::{Bot, Budget, NoBot, Playable, View, bot};
use takht_core::{Chance, Game, Quick, Seat, Turn, mixed};

use super::Rows;
use crate::{Candidates, Spaces};

/// A layout as it is laid out from a position: always the same, because no chance is in it.
#[derive(Clone, Debug)]
pub(super) struct Laid<G: Game> {
    start: G,
    events: Vec<G::Event>,
    after: G,
}

/// Random numbers that remember whether anybody asked for one.
struct Asked<'a, C: ?Sized> {
    chance: &'a mut C,
    asked: bool,
}

impl<C: Chance + ?Sized> Chance for Asked<'_, C> {
    fn below(&mut self, n: u32) -> u32 {
        self.asked = true;
        self.chance.below(n)
    }
}

impl<G: Game> Laid<G> {
    /// The layout from every position in which a game may begin to be laid out. To find a layout takes longer than many
    /// games.
    pub(super) fn from_beginnings(game: &G, layout: &str) -> Vec<Self> {
        let mut outcomes = Vec::new();
        if !game.outcomes(&mut outcomes) {
            return Vec::new();
        }
        let laid = outcomes.into_iter().filter_map(|(event, _)| {
            let mut start = game.clone();
            start.play_unchecked(event);
            start.turn().seat()?;
            let mut asked = Asked {
                chance: &mut Quick::new(0),
                asked: false,
            };
            let events = start.lay_out(layout, &mut asked);
            let mut after = start.clone();
            events.iter().for_each(|&event| after.play_unchecked(event));
            (!asked.asked).then_some(Self {
                start,
                events,
                after,
            })
        });
        laid.collect()
    }
}

/// What all lanes of a batch have in common.
#[derive(Clone, Debug)]
pub(super) struct Plan<G: Game> {
    pub(super) options: G::Options,
    pub(super) layout: Option<String>,
    /// How the layout is laid out, where that is always the same.
    pub(super) laid: Vec<Laid<G>>,
    /// By seat; empty if there is none.
    pub(super) bots: Vec<Option<String>>,
    pub(super) simulations: u32,
    pub(super) seed: u64,
    pub(super) games: u64,
}

/// A bot at its seat.
struct Seated<G: Game> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    view: View<G>,
    chance: Quick,
}

/// One place of a batch, where one game is played after the other.
pub(super) struct Lane<G: Game> {
    game: G,
    /// The number of the game.
    number: u64,
    deals: Quick,
    /// What [`Lane::sample`] draws from.
    choices: Quick,
    /// The numbers of the legal actions.
    legal: Vec<u32>,
    bots: Vec<Seated<G>>,
    /// True until the layout lies there.
    to_lay_out: bool,
}

impl<G: Game> std::fmt::Debug for Lane<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Lane")
            .field("game", &self.game)
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

/// What keeps the choices of [`Lane::sample`] apart from the deals.
const CHOICES: u64 = u64::MAX;

impl<G: Spaces + Playable> Lane<G> {
    pub(super) fn new(plan: &Plan<G>, game: G, place: u64) -> Self {
        Self {
            game,
            number: place,
            deals: Quick::new(0),
            choices: Quick::new(mixed(&[plan.seed, place, CHOICES])),
            legal: Vec::new(),
            bots: Vec::new(),
            to_lay_out: false,
        }
    }

    /// Begins the first game.
    pub(super) fn begin_again(&mut self, plan: &Plan<G>, place: u64) -> Result<(), NoBot> {
        self.choices = Quick::new(mixed(&[plan.seed, place, CHOICES]));
        self.begin(plan, place);
        self.play_due(plan, None)
    }

    /// Begins the game of a number.
    fn begin(&mut self, plan: &Plan<G>, number: u64) {
        // The batch was made with these options, so this cannot fail.
        if let Ok(game) = G::new(&plan.options) {
            self.game = game;
        }
        self.number = number;
        // These are the deals of a contest of bots: `takht-arena` draws them like this.
        self.deals = Quick::new(mixed(&[plan.seed, number]));
        self.to_lay_out = plan.layout.is_some();
        self.bots.clear();
        let players = plan.bots.len() as u64;
        for (seat, name) in Seat::all(plan.bots.len()).zip(&plan.bots) {
            let Some(name) = name else { continue };
            // The batch has checked the name, and the options have begun a game already.
            if let (Some(bot), Ok(view)) = (bot(name), View::new(&plan.options, seat)) {
                let seed = mixed(&[plan.seed, number * players, seat.index() as u64 + 1]);
                let chance = Quick::new(seed);
                self.bots.push(Seated {
                    seat,
                    bot,
                    view,
                    chance,
                });
            }
        }
    }

    /// True if an action is legal.
    #[inline]
    pub(super) fn allows(&self, action: i64) -> bool {
        self.legal.iter().any(|&legal| i64::from(legal) == action)
    }

    /// A legal action, each equally likely.
    #[inline]
    pub(super) fn sample(&mut self) -> i64 {
        match self.legal.len() {
            0 => 0,
            count => self.legal[self.choices.below(count as u32) as usize].into(),
        }
    }

    pub(super) fn candidates(&self) -> Candidates {
        let mut candidates = Candidates::default();
        self.game.candidates(|number, features| {
            candidates.numbers.push(number);
            candidates.features.extend_from_slice(features);
        });
        candidates
    }

    /// Plays an action that is legal.
    #[inline]
    pub(super) fn step(
        &mut self,
        plan: &Plan<G>,
        action: u32,
        row: &mut Rows<'_>,
    ) -> Result<(), NoBot> {
        if row.done[0] {
            row.done[0] = false;
            row.reward.fill(0.0);
        }
        if let Some(event) = self.game.event(action) {
            self.play(event)?;
        }
        self.play_due(plan, Some(row))
    }

    #[inline]
    fn play(&mut self, event: G::Event) -> Result<(), NoBot> {
        for seated in &mut self.bots {
            let cheated = |_| NoBot::Cheated(event.to_string());
            seated.view.watch(event).map_err(cheated)?;
        }
        self.game.play_unchecked(event);
        Ok(())
    }

    /// Plays until the caller has to choose: deals, the layout, bots, and the next game if this one is over.
    #[inline]
    fn play_due(&mut self, plan: &Plan<G>, mut row: Option<&mut Rows<'_>>) -> Result<(), NoBot> {
        loop {
            match self.game.turn() {
                Turn::Chance => {
                    let event = self.game.deal(&mut self.deals);
                    self.play(event)?;
                }
                Turn::Seat(_) if self.to_lay_out => {
                    self.to_lay_out = false;
                    self.lay_out(plan)?;
                }
                Turn::Seat(seat) => {
                    let Some(nth) = self.bots.iter().position(|seated| seated.seat == seat) else {
                        return Ok(());
                    };
                    let Seated {
                        bot, view, chance, ..
                    } = &mut self.bots[nth];
                    let event = bot.choose(view, &Budget::Iterations(plan.simulations), chance);
                    // A bot's event is checked, because a bug in a bot must not end in a wrong game.
                    let cheated = |_| NoBot::Cheated(event.to_string());
                    self.game.play(event).map_err(cheated)?;
                    for seated in &mut self.bots {
                        seated.view.watch(event).map_err(cheated)?;
                    }
                }
                Turn::Over => {
                    if let Some(row) = row.as_deref_mut() {
                        self.settle(row);
                    }
                    self.begin(plan, self.number + plan.games);
                }
            }
        }
    }

    fn lay_out(&mut self, plan: &Plan<G>) -> Result<(), NoBot> {
        if let Some(laid) = plan.laid.iter().find(|laid| laid.start == self.game) {
            for seated in &mut self.bots {
                for &event in &laid.events {
                    let cheated = |_| NoBot::Cheated(event.to_string());
                    seated.view.watch(event).map_err(cheated)?;
                }
            }
            self.game = laid.after.clone();
            return Ok(());
        }
        let layout = plan.layout.as_deref().unwrap_or_default();
        for event in self.game.lay_out(layout, &mut self.deals) {
            self.play(event)?;
        }
        Ok(())
    }

    /// Writes how a game has ended.
    fn settle(&self, row: &mut Rows<'_>) {
        row.done[0] = true;
        let totals = self.game.totals();
        row.score.copy_from_slice(totals.as_slice());
        let ranking = self.game.ranking();
        let players = self.game.players();
        let winners = ranking.winners().len() as f32;
        for (seat, reward) in Seat::all(players).zip(row.reward.iter_mut()) {
            let share = match ranking.better_than(seat) {
                0 => 1.0 / winners,
                _ => 0.0,
            };
            // From 1 for a win alone to a loss, so that all rewards of a game add up to 0.
            *reward = (share * players as f32 - 1.0) / (players as f32 - 1.0);
        }
    }

    /// Takes the legal actions out of the mask.
    #[inline]
    pub(super) fn hide(&self, row: &mut Rows<'_>) {
        if let Some(mask) = &mut row.mask {
            for &number in &self.legal {
                mask[number as usize] = false;
            }
        }
    }

    /// Writes the position: mask, observation and turn.
    #[inline]
    pub(super) fn show(&mut self, row: &mut Rows<'_>) {
        let legal = &mut self.legal;
        legal.clear();
        self.game.actions(|number| legal.push(number));
        if let Some(mask) = &mut row.mask {
            for &number in &self.legal {
                mask[number as usize] = true;
            }
        }
        let seat = self.game.turn().seat().unwrap_or_default();
        row.turn[0] = seat.index() as u8;
        if let Some(observation) = &mut row.observation {
            self.game.observe(seat, observation);
        }
    }
}
