//! Tree search for several players, with chance and hidden information.
//!
//! Every simulation guesses what the searching seat cannot know, follows the tree, adds one node to it, and
//! continues by a quick policy. The tree holds only the decisions of the searching seat. Each simulation
//! draws the deals and the events of the others anew, and the tree averages over them (open loop). So the
//! search tries a plan for the next turns often enough to judge it.

use arrayvec::ArrayVec;
use takht_core::{BySeat, Chance, Game, MAX_SEATS, Quick, Seat, Turn};

use crate::account::{Account, Meter};
use crate::bot::{Best, Judged, Thinker, Thought};
use crate::{Bot, Budget, View};

/// The value of the end of a simulation to each seat, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// What the search maximises.
    pub value: [f32; MAX_SEATS],
    /// The share of the win.
    pub win: [f32; MAX_SEATS],
}

impl Worth {
    /// The value of final totals: partly the win, partly the lead over the best opponent. A lead of `spread`
    /// points brings half of what any lead can bring.
    pub fn of(totals: &BySeat<i32>, win_weight: f32, spread: f32) -> Self {
        let mut win = [0.0; MAX_SEATS];
        let most = totals.iter().copied().max().unwrap_or(0);
        let winners = totals.iter().filter(|&&total| total == most).count();
        for (seat, _) in totals.pairs().filter(|(_, total)| **total == most) {
            win[seat.index()] = 1.0 / winners as f32;
        }
        Self::with_win(totals, win, win_weight, spread)
    }

    /// The value of totals before the end: a seat that is `sway` points ahead of another is e times as likely
    /// to win.
    pub fn before_the_end(totals: &BySeat<i32>, sway: f32, win_weight: f32, spread: f32) -> Self {
        let mut win = [0.0; MAX_SEATS];
        let most = totals.iter().copied().max().unwrap_or(0);
        for (seat, &total) in totals.pairs() {
            win[seat.index()] = libm::expf((total - most) as f32 / sway);
        }
        let all: f32 = win.iter().sum();
        Self::with_win(totals, win.map(|win| win / all), win_weight, spread)
    }

    fn with_win(totals: &BySeat<i32>, win: [f32; MAX_SEATS], win_weight: f32, spread: f32) -> Self {
        let mut value = [0.0; MAX_SEATS];
        for (seat, &own) in totals.pairs() {
            let others = totals.pairs().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, &total)| total).max().unwrap_or(0);
            let margin = (own - best) as f32 / spread;
            let squashed = 0.5 + 0.5 * margin / (1.0 + margin.abs());
            value[seat.index()] = win_weight * win[seat.index()] + (1.0 - win_weight) * squashed;
        }
        Self { value, win }
    }
}

/// Progressive widening: how many events of a decision the search tries, the most promising first. The
/// number is `first` × tries^`growth`, where tries counts the simulations that reached the decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Widening {
    /// The number of events at first.
    pub first: f64,
    /// How quickly the number grows.
    pub growth: f64,
}

impl Widening {
    /// The search tries all events from the beginning.
    pub const NONE: Self = Self {
        first: f64::INFINITY,
        growth: 0.0,
    };

    /// The number of events after so many tries; at least one.
    fn width(self, tries: u32) -> usize {
        let tries = f64::from(tries.max(1));
        (self.first * libm::pow(tries, self.growth)).max(1.0) as usize
    }
}

/// What the search needs to know about a game. In all methods, `own` is the searching seat.
pub trait Knowledge<G: Game>: Send {
    /// Lists the events of the acting seat that the search considers, at least one, each with a number for
    /// how promising it looks. [`Knowledge::temperature`] says how much a difference of these numbers means.
    fn consider(&mut self, game: &G, chance: &mut Quick, promising: &mut Vec<(G::Event, f32)>);

    /// Begins a simulation.
    fn begin(&mut self) {}

    /// Plays one event for the acting seat in a simulation.
    fn step(&mut self, game: &mut G, own: Seat, chance: &mut Quick);

    /// The value of the position in which a simulation ends.
    fn judge(&self, game: &G, own: Seat) -> Worth;

    /// The exact value of each legal event of the acting seat; `None` if an exact search to the end of the
    /// game is impossible or exceeds the meter.
    fn solve(&mut self, _game: &G, _meter: &mut Meter<'_>) -> Option<Vec<(G::Event, Worth)>> {
        None
    }

    /// Whether the tree contains this decision of the searching seat, which follows a random event. If every
    /// simulation offers other choices here, earlier simulations say nothing about them, and the policy
    /// of the simulations decides better.
    fn foresees(&self, _game: &G) -> bool {
        true
    }

    /// The length of a simulation after it has left the tree, in events, unless the game ends earlier.
    fn horizon(&self, _game: &G) -> u32 {
        u32::MAX
    }

    /// The part of the turn's remaining budget that the search spends on this decision.
    fn share(&self, _game: &G) -> f64 {
        1.0
    }

    /// How the number of tried events grows with the number of simulations.
    fn widening(&self) -> Widening {
        Widening::NONE
    }

    /// An event whose number is higher by this much gets e times the prior weight.
    fn temperature(&self) -> f32;

    /// The weight of exploration in the choice of the next event to try.
    fn curiosity(&self) -> f64;
}

/// The random numbers of one simulation. Deals have their own generator, so that simulations with the same
/// seed get the same deals whatever the seats play. Then the search compares moves under equal luck.
#[derive(Clone, Debug)]
pub(crate) struct Luck {
    deals: Quick,
    choices: Quick,
}

impl Luck {
    pub(crate) fn new(seed: u64) -> Self {
        let mut choices = Quick::new(seed);
        let deals = Quick::new(seed_from(&mut choices));
        Self { deals, choices }
    }
}

pub(crate) fn seed_from(chance: &mut Quick) -> u64 {
    let (high, low) = (chance.below(u32::MAX), chance.below(u32::MAX));
    u64::from(high) << 32 | u64::from(low)
}

/// Plays a position to the horizon or to the end, and judges it.
pub(crate) fn play_out<G: Game, K: Knowledge<G>>(
    knowledge: &mut K,
    game: &mut G,
    own: Seat,
    luck: &mut Luck,
) -> Worth {
    for _ in 0..knowledge.horizon(game) {
        match game.turn() {
            Turn::Over => break,
            Turn::Seat(_) => knowledge.step(game, own, &mut luck.choices),
            Turn::Chance => {
                game.advance(&mut luck.deals);
            }
        }
    }
    knowledge.judge(game, own)
}

#[derive(Clone, Copy, Debug)]
struct Edge<E> {
    event: E,
    prior: f32,
    visits: u32,
    value: f64,
    win: f64,
    /// The node after this event. No edge leads to the root, so that 0 means none.
    node: u32,
}

/// A decision of the searching seat, averaged over all deals and events of others before it.
#[derive(Clone, Debug)]
struct Node<E> {
    edges: Vec<Edge<E>>,
    /// The edges of all choices, the most promising first; `None` if the choices depend on deals or on the
    /// events of others.
    fixed: Option<Box<[u32]>>,
}

impl<E> Node<E> {
    const NEW: Self = Self {
        edges: Vec::new(),
        fixed: None,
    };
}

/// What happened between two decisions of the searching seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Meanwhile {
    Nothing,
    OthersPlayed,
    ChanceSpoke,
}

/// A tree search with a game's [`Knowledge`].
#[derive(Clone, Debug)]
pub struct Search<G: Game, K> {
    knowledge: K,
    nodes: Vec<Node<G::Event>>,
    account: Account<G>,
    /// Each seat's share of the win, summed over the simulations.
    standing: [f64; MAX_SEATS],
    /// True if the root's values are exact, so that simulations cannot improve them.
    settled: bool,
    /// The first seed of this turn's simulations.
    luck: u64,
    /// The maximum of simulations in a turn.
    most: u32,
    promising: Vec<(G::Event, f32)>,
    /// The mean share of the win after the event that was chosen last.
    expected: Option<f64>,
}

impl<G: Game, K: Knowledge<G>> Search<G, K> {
    /// A new search.
    pub fn new(knowledge: K) -> Self {
        Self {
            knowledge,
            nodes: Vec::new(),
            account: Account::new(),
            standing: [0.0; MAX_SEATS],
            settled: false,
            luck: 0,
            most: u32::MAX,
            promising: Vec::new(),
            expected: None,
        }
    }

    /// Limits the simulations of a turn to `most`, whatever the budget allows.
    #[must_use]
    pub fn at_most(self, most: u32) -> Self {
        Self { most, ..self }
    }

    pub(crate) fn knowledge_mut(&mut self) -> &mut K {
        &mut self.knowledge
    }

    /// Spends this decision's part of the budget.
    fn ponder(&mut self, view: &View<G>, budget: &Budget<'_>, chance: &mut Quick) {
        let goes_on = self.account.continues(view, budget, self.most);
        if !goes_on || self.nodes.is_empty() {
            self.nodes.clear();
            self.standing = [0.0; MAX_SEATS];
            self.luck = seed_from(chance);
            self.nodes.push(Node::NEW);
            self.expand(0, view.game(), chance);
        }
        self.settled = false;
        if self.nodes[0].edges.len() > 1 && !self.solve(view, budget) {
            let share = self.knowledge.share(view.game());
            let mut account = std::mem::replace(&mut self.account, Account::new());
            account.spend(budget, share, || {
                self.simulate(view, None);
            });
            self.account = account;
        }
    }

    /// Searches exactly to the end of the game, if that is possible, and returns whether it was.
    fn solve(&mut self, view: &View<G>, budget: &Budget<'_>) -> bool {
        let knowledge = &mut self.knowledge;
        let settle = |meter: &mut Meter<'_>| knowledge.solve(view.game(), meter);
        let Some(events) = self.account.attempt(budget, ATTEMPT, settle) else {
            return false;
        };
        let own = view.seat().index();
        let mut best = f32::NEG_INFINITY;
        self.nodes.clear();
        self.nodes.push(Node::NEW);
        for (event, worth) in events {
            let edge = self.edge(0, event, 0.0) as usize;
            let edge = &mut self.nodes[0].edges[edge];
            edge.visits = 1;
            edge.value = worth.value[own].into();
            edge.win = worth.win[own].into();
            if worth.value[own] > best {
                best = worth.value[own];
                self.standing = worth.win.map(f64::from);
            }
        }
        self.settled = true;
        true
    }

    /// Runs one simulation, which begins with `first` if the caller gives one.
    fn simulate(&mut self, view: &View<G>, first: Option<G::Event>) {
        let own = view.seat();
        self.knowledge.begin();
        let mut meanwhile = Meanwhile::Nothing;
        let mut edge = match first {
            Some(event) => self.edge(0, event, 0.0),
            None => self.select(0, view.game(), meanwhile, &mut Quick::new(self.luck)),
        };
        // The n-th simulation of every event has the same seed, so that all events meet the same luck.
        let visits = self.nodes[0].edges[edge as usize].visits;
        let mut luck = Luck::new(self.luck.wrapping_add(u64::from(visits)));
        let mut game = view.guess(&mut luck.deals);
        let mut path: ArrayVec<(u32, u32), DEEPEST> = ArrayVec::new();
        let mut at = 0;
        loop {
            path.push((at, edge));
            let taken = &self.nodes[at as usize].edges[edge as usize];
            let (event, node, visits) = (taken.event, taken.node, taken.visits);
            game.play_unchecked(event);
            if node != 0 {
                at = node;
            } else if visits > 0 {
                // An event gets a node at its second simulation.
                let node = self.nodes.len() as u32;
                self.nodes.push(Node::NEW);
                self.nodes[at as usize].edges[edge as usize].node = node;
                at = node;
            } else {
                break;
            }
            if path.is_full() {
                break;
            }
            let Some(since) = self.until_own(&mut game, own, &mut luck) else {
                break;
            };
            meanwhile = meanwhile.max(since);
            if meanwhile == Meanwhile::ChanceSpoke && !self.knowledge.foresees(&game) {
                break;
            }
            edge = self.select(at, &game, meanwhile, &mut luck.choices);
        }
        let worth = play_out(&mut self.knowledge, &mut game, own, &mut luck);
        for (standing, win) in self.standing.iter_mut().zip(worth.win) {
            *standing += f64::from(win);
        }
        for (node, edge) in path {
            let edge = &mut self.nodes[node as usize].edges[edge as usize];
            edge.visits += 1;
            edge.value += f64::from(worth.value[own.index()]);
            edge.win += f64::from(worth.win[own.index()]);
        }
    }

    /// Plays deals and events of others until the searching seat decides, and returns what happened; `None`
    /// if the game ends before that.
    fn until_own(&mut self, game: &mut G, own: Seat, luck: &mut Luck) -> Option<Meanwhile> {
        let mut meanwhile = Meanwhile::Nothing;
        loop {
            match game.turn() {
                Turn::Over => return None,
                Turn::Seat(seat) if seat == own => return Some(meanwhile),
                Turn::Seat(_) => {
                    meanwhile = meanwhile.max(Meanwhile::OthersPlayed);
                    self.knowledge.step(game, own, &mut luck.choices);
                }
                Turn::Chance => {
                    meanwhile = Meanwhile::ChanceSpoke;
                    game.advance(&mut luck.deals);
                }
            }
        }
    }

    /// The edge of an event. Adds an edge if the node has none for it.
    fn edge(&mut self, at: u32, event: G::Event, prior: f32) -> u32 {
        let edges = &mut self.nodes[at as usize].edges;
        let known = edges.iter().position(|edge| edge.event == event);
        let edge = known.unwrap_or_else(|| {
            edges.push(Edge {
                event,
                prior,
                visits: 0,
                value: 0.0,
                win: 0.0,
                node: 0,
            });
            edges.len() - 1
        });
        edge as u32
    }

    /// The edges of the events that the knowledge considers in a position, the most promising first.
    fn expand(&mut self, at: u32, game: &G, chance: &mut Quick) -> ArrayVec<u32, WIDEST> {
        let mut promising = std::mem::take(&mut self.promising);
        promising.clear();
        self.knowledge.consider(game, chance, &mut promising);
        promising.sort_by(|one, other| other.1.total_cmp(&one.1));
        promising.truncate(WIDEST);
        let temperature = self.knowledge.temperature();
        let top = promising.iter().map(|(_, worth)| *worth);
        let top = top.fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for (_, worth) in &mut promising {
            *worth = libm::expf((*worth - top) / temperature);
            sum += *worth;
        }
        let edges = promising
            .iter()
            .map(|&(event, weight)| self.edge(at, event, weight / sum))
            .collect();
        self.promising = promising;
        edges
    }

    /// The edge to try next: a balance of its mean value, its prior and how seldom it was tried.
    fn select(&mut self, at: u32, game: &G, meanwhile: Meanwhile, chance: &mut Quick) -> u32 {
        let mut fixed = self.nodes[at as usize].fixed.take();
        let listed;
        let open: &[u32] = match &fixed {
            Some(fixed) => fixed,
            None => {
                listed = self.expand(at, game, chance);
                &listed
            }
        };
        let edges = &self.nodes[at as usize].edges;
        let (mut visits, mut value) = (0, 0.0);
        for &edge in open {
            visits += edges[edge as usize].visits;
            value += edges[edge as usize].value;
        }
        let mean = if visits > 0 {
            value / f64::from(visits)
        } else {
            0.5
        };
        let width = self.knowledge.widening().width(visits);
        let eager = self.knowledge.curiosity() * f64::from(visits).sqrt();
        let mut best = (f64::NEG_INFINITY, 0);
        for &edge_index in open.iter().take(width) {
            let edge = &edges[edge_index as usize];
            let tried = f64::from(edge.visits);
            let value = if edge.visits == 0 {
                mean - UNTRIED
            } else {
                edge.value / tried
            };
            let appeal = value + eager * f64::from(edge.prior) / (1.0 + tried);
            if appeal > best.0 {
                best = (appeal, edge_index);
            }
        }
        // The choices are fixed only if neither deals nor events of others came before.
        if fixed.is_none() && meanwhile == Meanwhile::Nothing {
            fixed = Some(open.into());
        }
        self.nodes[at as usize].fixed = fixed;
        best.1
    }

    /// Makes the node after an event the new root; false if the event has no node.
    fn descend(&mut self, event: G::Event) -> bool {
        let edges = &self.nodes[0].edges;
        let Some(node) = edges
            .iter()
            .find(|edge| edge.event == event)
            .map(|edge| edge.node)
        else {
            return false;
        };
        if node == 0 {
            return false;
        }
        // Keep only the subtree of the new root, and renumber its nodes.
        let old = std::mem::take(&mut self.nodes);
        let mut queue = vec![node];
        let mut next = 0;
        while next < queue.len() {
            let mut node = old[queue[next] as usize].clone();
            for edge in &mut node.edges {
                if edge.node != 0 {
                    queue.push(edge.node);
                    edge.node = queue.len() as u32 - 1;
                }
            }
            self.nodes.push(node);
            next += 1;
        }
        true
    }
}

/// The part of a turn's remaining budget that an exact search may spend.
const ATTEMPT: f64 = 0.5;

/// The maximal depth of the tree.
const DEEPEST: usize = 64;

/// The maximum of events that the search considers at one decision.
const WIDEST: usize = 128;

/// The number of simulations for a position with a single legal event.
const GLANCE: u32 = 200;

/// The search values an untried event at the mean of the tried ones, less this.
const UNTRIED: f64 = 0.1;

impl<E: Copy> Edge<E> {
    fn thought(&self) -> Thought<E> {
        let visits = f64::from(self.visits.max(1));
        Thought {
            event: self.event,
            visits: self.visits,
            value: self.value / visits,
            win: self.win / visits,
        }
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Search<G, K> {
    fn choose(&mut self, view: &View<G>, budget: &Budget<'_>, chance: &mut Quick) -> G::Event {
        self.ponder(view, budget, chance);
        let mut best = Best::new();
        for thought in self.nodes[0].edges.iter().map(Edge::thought) {
            best.show(thought.event, (thought.visits, thought.value), chance);
        }
        let event = best.take().unwrap_or_else(|| view.game().sample(chance));
        let mut edges = self.nodes[0].edges.iter();
        let taken = edges.find(|edge| edge.event == event && edge.visits > 0);
        self.expected = taken.map(|edge| edge.thought().win);
        if !self.account.chosen(view, event) || !self.descend(event) {
            self.nodes.clear();
        }
        event
    }

    fn expects(&self) -> Option<f64> {
        self.expected
    }
}

impl<G: Game, K: Knowledge<G>> Thinker<G> for Search<G, K> {
    fn think(
        &mut self,
        view: &View<G>,
        budget: &Budget<'_>,
        chance: &mut Quick,
    ) -> Judged<G::Event> {
        // Each call gets a full budget: it does not continue an earlier turn.
        self.nodes.clear();
        self.account = Account::new();
        self.ponder(view, budget, chance);
        if let [only] = self.nodes[0].edges[..]
            && !self.solve(view, budget)
        {
            // The caller wants to know the chances even where the seat has no choice.
            self.weigh(view, only.event, GLANCE);
        }
        let mut thoughts: Vec<_> = self.nodes[0].edges.iter().map(Edge::thought).collect();
        thoughts.sort_by(|one, other| {
            let by_value = other.value.total_cmp(&one.value);
            other.visits.cmp(&one.visits).then(by_value)
        });
        let all: f64 = self.standing.iter().sum();
        let standing = BySeat::from_fn(view.game().players(), |seat| {
            self.standing[seat.index()] / all.max(f64::MIN_POSITIVE)
        });
        Judged { thoughts, standing }
    }

    fn weigh(&mut self, view: &View<G>, event: G::Event, visits: u32) -> Option<Thought<G::Event>> {
        self.nodes.first()?;
        let edge = self.edge(0, event, 0.0) as usize;
        while !self.settled && self.nodes[0].edges[edge].visits < visits {
            self.simulate(view, Some(event));
        }
        Some(self.nodes[0].edges[edge].thought())
    }
}

#[cfg(test)]
mod tests {
    use takht_kingdomino::grid::{Five, Grid, Seven};
    use takht_kingdomino::{Kingdomino, KingdominoOptions};

    use super::*;
    use crate::BotMatch;
    use crate::kingdomino::Judgement;

    /// The number of decisions on the longest path of the tree.
    fn depth<E>(nodes: &[Node<E>], at: u32) -> usize {
        let edges = &nodes[at as usize].edges;
        let below = edges.iter().map(|edge| match edge.node {
            0 => 1,
            node => 1 + depth(nodes, node),
        });
        below.max().unwrap_or(0)
    }

    /// The depth of the tree for a turn in which the seat places a domino and picks one.
    fn depth_of_a_turn<G: Grid>(options: &KingdominoOptions) -> usize {
        let mut table: BotMatch<Kingdomino<G>> = BotMatch::new(options).unwrap();
        let mut chance = Quick::new(1);
        let seat = loop {
            let event = match table.game().turn() {
                Turn::Seat(seat) if table.game().due().is_some() => break seat,
                Turn::Chance => table.game().deal(&mut chance),
                _ => table.game().sample(&mut chance),
            };
            table.play(event).unwrap();
        };
        let mut search = Search::new(Judgement::of::<G>());
        let budget = Budget::Iterations(2_000);
        search.think(table.view(seat), &budget, &mut chance);
        depth(&search.nodes, 0)
    }

    /// An appraiser decides where the picked domino goes.
    #[test]
    fn a_tree_of_kingdomino_ends_with_the_turn() {
        assert_eq!(depth_of_a_turn::<Five>(&KingdominoOptions::players(4)), 2);
    }

    /// Both kings of a seat may act in succession. The tree ends with the place of the picked domino.
    #[test]
    fn a_tree_of_a_mighty_duel_ends_before_lines_that_nobody_has_seen() {
        let depth = depth_of_a_turn::<Seven>(&KingdominoOptions::mighty_duel());
        assert!((3..=6).contains(&depth), "{depth}");
    }
}
