//! The course of a game: cards, turns, settlements and tiles.

mod checks;
mod choices;
mod dealing;
mod telling;

use takht_core::{
    BadOptions, BySeat, Chance, Game, MAX_SEATS, Message, Ranking, Seat, Turn, Viewer,
};

use crate::card::CARDS;
use crate::deck::Deck;
use crate::gold::Tally;
use crate::hexes::Beside;
use crate::score;
use crate::sector::SECTORS;
use crate::site::{Sites, Tiles, each};
use crate::{
    Card, Hand, Hex, HexPicture, Hexes, Illegal, KingdomBuilderEvent as Event,
    KingdomBuilderOptions, KingdomBuilderPicture, KingdomBuilderScore, Land, Location, Map,
    PlayerPicture, Sector, Terrain, TilePicture,
};

/// How many settlements each player has (B3).
pub const SUPPLY: u8 = 40;

/// How many settlements the mandatory action builds (B7).
pub(crate) const MANDATORY: u8 = 3;

/// A game of Kingdom Builder.
///
/// ```
/// use takht_core::Game;
/// use takht_kingdom_builder::{KingdomBuilder, KingdomBuilderOptions};
///
/// let mut game = KingdomBuilder::new(&KingdomBuilderOptions::first_game(2)).unwrap();
/// for event in [
///     "boards tavern paddock oasis farm",
///     "cards fishermen knights merchants",
///     "first 0",
///     "draw 0 canyon",
///     "draw 1 grass",
///     "reveal canyon",
///     "build 5,1",
/// ] {
///     game.play(event.parse().unwrap()).unwrap();
/// }
/// let apart = game.play("build 1,8".parse().unwrap()).unwrap_err();
/// assert!(apart.to_string().starts_with("B11: "));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KingdomBuilder {
    options: KingdomBuilderOptions,
    phase: Phase,
    boards: [Sector; SECTORS],
    cards: [Card; CARDS],
    first: Seat,
    active: Seat,
    /// The current round, from 1; 0 before the first.
    round: u8,
    deck: Deck,
    /// The open card; meaningless while no card lies open.
    open: Terrain,
    /// How many mandatory settlements the active seat has built this turn.
    built: u8,
    map: Map,
    sites: Sites,
    /// Every hex with a settlement on it.
    occupied: Hexes,
    kingdoms: [Kingdom; MAX_SEATS],
}

/// One player's settlements and tiles.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Kingdom {
    settlements: Hexes,
    /// The hexes next to the settlements.
    beside: Beside,
    supply: u8,
    tiles: Tiles,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Boards,
    Cards,
    First,
    /// The active seat draws its first card.
    FirstCard,
    /// The active seat has ended its turn and draws its next card.
    NextCard,
    Reveal,
    Redraw,
    Act,
    Over,
}

impl KingdomBuilder {
    /// The settlements of a seat.
    pub fn settlements(&self, seat: Seat) -> Hexes {
        self.kingdoms[seat.index()].settlements
    }

    /// The map; without any land before the boards are laid out.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// How many settlements a seat has left to build.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.kingdoms[seat.index()].supply
    }

    /// The open card of the current turn.
    pub fn open_card(&self) -> Option<Terrain> {
        matches!(self.phase, Phase::Act | Phase::Redraw).then_some(self.open)
    }

    /// The card a seat holds.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.deck.hands[seat.index()]
    }

    /// The cards that bring gold; empty before they are drawn.
    pub fn cards(&self) -> &[Card] {
        self.known_cards()
    }

    /// The gold of a seat if it had these settlements and the other seats kept theirs.
    pub fn gold_with(&self, seat: Seat, settlements: Hexes) -> i32 {
        let mut all = self.all_settlements();
        all[seat.index()] = settlements;
        let tally = Tally {
            map: &self.map,
            settlements: &all[..self.players()],
        };
        score::total(&tally, self.known_cards(), seat.index())
    }

    /// The hexes next to a location that would give the seat a tile (B13, B14).
    #[inline]
    pub fn beside_tiles(&self, seat: Seat) -> Hexes {
        let taken = self.kingdoms[seat.index()].tiles.taken;
        self.sites.giving(taken)
    }

    /// How many mandatory settlements the acting seat still has to build: three at first, or fewer
    /// if its supply runs out (B7).
    #[inline]
    pub fn owed(&self) -> u8 {
        (MANDATORY - self.built).min(self.kingdom().supply)
    }

    /// The location hexes of the map with their kinds and the tiles left on them.
    pub fn sites(&self) -> impl Iterator<Item = (Hex, Location, u8)> {
        self.sites.iter()
    }

    /// The tiles in front of a seat.
    pub fn tiles(&self, seat: Seat) -> impl Iterator<Item = TilePicture> {
        let tiles = self.kingdoms[seat.index()].tiles;
        each(tiles.held).map(move |site| TilePicture {
            kind: self.sites.kind(site),
            from: self.sites.hex(site),
            fresh: tiles.fresh >> site & 1 == 1,
            used: tiles.used >> site & 1 == 1,
        })
    }

    /// The seat that took the start-player tile; meaningless before it is drawn.
    pub fn first_seat(&self) -> Seat {
        self.first
    }

    /// The current round, from 1; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// How many cards are in the draw pile.
    pub fn pile(&self) -> u8 {
        self.deck.size()
    }

    /// How many cards of a terrain lie in the played pile.
    pub fn played_cards(&self, terrain: Terrain) -> u8 {
        self.deck.played.of(terrain)
    }

    /// How many cards of a terrain are out of the game (B12).
    pub fn cards_out(&self, terrain: Terrain) -> u8 {
        self.deck.gone.of(terrain)
    }

    /// The settlements and tiles of the active seat.
    #[inline]
    fn kingdom(&self) -> &Kingdom {
        &self.kingdoms[self.active.index() % MAX_SEATS]
    }

    #[inline]
    fn kingdom_mut(&mut self) -> &mut Kingdom {
        &mut self.kingdoms[self.active.index() % MAX_SEATS]
    }

    /// The seat to the left.
    #[inline]
    fn next(&self, seat: Seat) -> Seat {
        let next = seat.index() + 1;
        let next = if next < self.players() { next } else { 0 };
        Seat::new(next).unwrap_or_default()
    }

    /// True once a player has built their last settlement: the players finish this round (B22).
    pub fn is_last_round(&self) -> bool {
        let playing = self.kingdoms.iter().take(self.players());
        playing.into_iter().any(|kingdom| kingdom.supply == 0)
    }

    /// The settlements of all players.
    fn all_settlements(&self) -> [Hexes; MAX_SEATS] {
        self.kingdoms.map(|kingdom| kingdom.settlements)
    }

    /// The cards that bring gold; empty before they are drawn.
    fn known_cards(&self) -> &[Card] {
        match self.phase {
            Phase::Boards | Phase::Cards => &[],
            _ => &self.cards,
        }
    }

    /// Takes a settlement of the active seat from its supply and puts it on a hex.
    #[inline]
    fn build_settlement(&mut self, hex: Hex) {
        self.kingdom_mut().supply -= 1;
        self.stand(hex);
    }

    /// Puts a settlement of the active seat on a hex; the seat may gain a tile (B13).
    #[inline]
    fn stand(&mut self, hex: Hex) {
        self.occupied.insert(hex);
        let kingdom = self.kingdom_mut();
        kingdom.settlements.insert(hex);
        kingdom.beside.insert(hex);
        if self.sites.beside.contains(hex) {
            let sites = self.sites.next_to(hex) & !self.kingdom().tiles.taken;
            let taken = self.sites.take_one_of_each(sites);
            self.kingdom_mut().tiles.gain(taken);
        }
    }

    /// Moves a settlement of the active seat; the seat may gain and lose tiles (B13, B16).
    #[inline]
    fn shift(&mut self, from: Hex, to: Hex) {
        self.occupied.remove(from);
        let kingdom = self.kingdom_mut();
        kingdom.settlements.remove(from);
        kingdom.beside = Beside::of(kingdom.settlements);
        self.stand(to);
        if self.sites.beside.contains(from) {
            for site in each(self.sites.next_to(from) & self.kingdom().tiles.held) {
                if !self.kingdom().beside.once.contains(self.sites.hex(site)) {
                    let of_kind = self.sites.of_kind(self.sites.kind(site));
                    self.kingdom_mut().tiles.lose(site, of_kind);
                }
            }
        }
    }

    /// Marks a tile of the active seat as used.
    #[inline]
    fn spend(&mut self, by: Location) {
        let of_kind = self.sites.of_kind(by);
        self.kingdom_mut().tiles.spend(of_kind);
    }

    /// The acting seat acts next, unless its card has become useless (B12).
    #[inline]
    fn after_action(&mut self) {
        self.phase = Phase::Act;
        if self.owed() > 0 && self.free(self.open).is_empty() {
            self.deck.leave(self.open);
            self.phase = Phase::Redraw;
        }
    }

    /// Ends the turn of the active seat (B9, B22).
    #[inline]
    fn end_turn(&mut self) {
        self.deck.discard(self.open);
        self.built = 0;
        self.kingdom_mut().tiles.rest();
        let closes = self.next(self.active) == self.first;
        self.phase = if closes && self.is_last_round() {
            Phase::Over
        } else {
            Phase::NextCard
        };
    }

    /// Begins the turn of the next seat.
    #[inline]
    fn begin_turn(&mut self) {
        self.active = self.next(self.active);
        if self.active == self.first {
            self.round += 1;
        }
        self.phase = Phase::Reveal;
    }
}

impl Game for KingdomBuilder {
    const NAME: &'static str = "kingdom-builder";
    type Options = KingdomBuilderOptions;
    type Event = Event;
    type Illegal = Illegal;
    type Score = KingdomBuilderScore;
    type Picture = KingdomBuilderPicture;

    fn new(options: &KingdomBuilderOptions) -> Result<Self, BadOptions> {
        options.check()?;
        let kingdom = Kingdom {
            settlements: Hexes::NONE,
            beside: Beside::default(),
            supply: SUPPLY,
            tiles: Tiles::default(),
        };
        Ok(Self {
            options: *options,
            phase: Phase::Boards,
            boards: [Sector::default(); SECTORS],
            cards: [Card::default(); CARDS],
            first: Seat::default(),
            active: Seat::default(),
            round: 0,
            deck: Deck::new(),
            open: Terrain::default(),
            built: 0,
            map: Map::default(),
            sites: Sites::default(),
            occupied: Hexes::NONE,
            kingdoms: [kingdom; MAX_SEATS],
        })
    }

    fn options(&self) -> KingdomBuilderOptions {
        self.options
    }

    #[inline]
    fn players(&self) -> usize {
        self.options.players.into()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Boards
            | Phase::Cards
            | Phase::First
            | Phase::FirstCard
            | Phase::NextCard
            | Phase::Redraw => Turn::Chance,
            Phase::Reveal | Phase::Act => Turn::Seat(self.active),
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn legal(&self, events: &mut Vec<Event>) {
        match self.phase {
            Phase::Reveal => {
                let cards = self.deck.may_hold(self.active);
                events.extend(cards.terrains().map(Event::Reveal));
            }
            Phase::Act => self.list_choices(events),
            _ => {}
        }
    }

    #[inline]
    fn sample<C: Chance + ?Sized>(&self, chance: &mut C) -> Event {
        match self.phase {
            Phase::Reveal => Event::Reveal(self.sample_reveal(chance)),
            Phase::Act => self.sample_choice(chance),
            _ => panic!("it is no seat's turn"),
        }
    }

    #[inline]
    fn deal<C: Chance + ?Sized>(&self, chance: &mut C) -> Event {
        match self.phase {
            Phase::Boards => Event::Boards(self.deal_boards(chance)),
            Phase::Cards => Event::Cards(self.deal_cards(chance)),
            Phase::First => {
                let first = chance.below(self.options.players.into()) as usize;
                Event::First(Seat::new(first).unwrap_or_default())
            }
            Phase::FirstCard | Phase::NextCard => {
                Event::Draw(self.active, Some(self.deck.pile().draw(chance)))
            }
            Phase::Redraw => Event::Redraw(self.deck.pile().draw(chance)),
            Phase::Reveal | Phase::Act | Phase::Over => panic!("no chance event is due"),
        }
    }

    fn outcomes(&self, outcomes: &mut Vec<(Event, f64)>) -> bool {
        self.list_outcomes(outcomes)
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
            Event::Boards(boards) => {
                self.boards = boards;
                self.map = Map::of_sectors(&boards);
                self.sites = Sites::of(&boards, &self.map);
                self.phase = Phase::Cards;
            }
            Event::Cards(cards) => {
                self.cards = cards;
                self.phase = Phase::First;
            }
            Event::First(seat) => {
                self.first = seat;
                self.active = seat;
                self.phase = Phase::FirstCard;
            }
            Event::Draw(seat, card) => {
                self.deck.draw(seat, card);
                let all_hold = self.next(seat) == self.first;
                if self.phase == Phase::FirstCard && !all_hold {
                    self.active = self.next(seat);
                } else {
                    self.begin_turn();
                }
            }
            Event::Reveal(terrain) => {
                self.deck.reveal(self.active, terrain);
                self.open = terrain;
                self.after_action();
            }
            Event::Redraw(terrain) => {
                self.deck.redraw(terrain);
                self.open = terrain;
                self.after_action();
            }
            Event::Build(hex) => {
                self.built += 1;
                self.build_settlement(hex);
                self.after_action();
            }
            Event::Extra { by, at } => {
                self.spend(by);
                self.build_settlement(at);
                self.after_action();
            }
            Event::Move { by, from, to } => {
                self.spend(by);
                self.shift(from, to);
                self.after_action();
            }
            Event::End => self.end_turn(),
        }
    }

    /// The table reveals the card for the acting seat, which holds only one (B7).
    fn forced(&self) -> Option<Event> {
        match (self.phase, self.hand(self.active)) {
            (Phase::Reveal, Hand::Holds(terrain)) => Some(Event::Reveal(terrain)),
            _ => None,
        }
    }

    fn ends_turn(&self, event: Event) -> bool {
        event == Event::End
    }

    fn seen_by(&self, event: Event, viewer: Viewer) -> Event {
        match event {
            Event::Draw(seat, _) if !viewer.knows(seat) => Event::Draw(seat, None),
            other => other,
        }
    }

    fn guess<C: Chance + ?Sized>(&self, viewer: Viewer, chance: &mut C) -> Self {
        let mut guess = *self;
        guess.deck.guess(viewer, chance);
        guess
    }

    fn scores(&self) -> BySeat<KingdomBuilderScore> {
        let settlements = self.all_settlements();
        let tally = Tally {
            map: &self.map,
            settlements: &settlements[..self.players()],
        };
        BySeat::from_fn(self.players(), |seat| {
            KingdomBuilderScore::of(&tally, self.known_cards(), seat.index())
        })
    }

    #[inline]
    fn totals(&self) -> BySeat<i32> {
        let settlements = self.all_settlements();
        let tally = Tally {
            map: &self.map,
            settlements: &settlements[..self.players()],
        };
        BySeat::from_fn(self.players(), |seat| {
            score::total(&tally, self.known_cards(), seat.index())
        })
    }

    fn ranking(&self) -> Ranking {
        let totals = self.totals();
        Ranking::by_key(self.players(), |seat| totals[seat])
    }

    fn tell(&self, event: Event) -> Message {
        self.told(event)
    }

    fn prompt(&self) -> Option<Message> {
        self.prompted()
    }

    fn progress(&self) -> Vec<Message> {
        let round = Message::new("kingdom-builder-round").with("round", self.round.max(1));
        let mut told = vec![round];
        if self.is_last_round() {
            told.push(Message::new("kingdom-builder-last-round"));
        }
        told
    }

    fn picture(&self) -> KingdomBuilderPicture {
        let laid_out = self.phase != Phase::Boards;
        let drawn = laid_out && self.phase != Phase::Cards;
        let hexes = Hex::all().filter(|_| laid_out).map(|hex| HexPicture {
            hex,
            land: self.land(hex),
            settlement: self.owner(hex),
        });
        let player = |seat: Seat| PlayerPicture {
            hand: self.hand(seat),
            supply: self.supply(seat),
            tiles: self.tiles(seat).collect(),
        };
        let open = self.open_card();
        let acting = self.phase == Phase::Act && self.owed() > 0;
        KingdomBuilderPicture {
            boards: laid_out.then_some(self.boards),
            cards: drawn.then_some(self.cards),
            hexes: hexes.collect(),
            sites: self.sites.iter().collect(),
            players: Seat::all(self.players()).map(player).collect(),
            first: (drawn && self.phase != Phase::First).then_some(self.first),
            open,
            owed: if open.is_some() { self.owed() } else { 0 },
            targets: match acting {
                true => self.building_sites().iter().collect(),
                false => Vec::new(),
            },
            pile: self.deck.size(),
            played: Terrain::ALL
                .map(|terrain| (terrain, self.deck.played.of(terrain)))
                .to_vec(),
            round: self.round,
            last_round: self.is_last_round(),
        }
    }
}

impl KingdomBuilder {
    /// The land of a hex.
    fn land(&self, hex: Hex) -> Land {
        match self.map.land(hex) {
            Land::Location(_) => Land::Location(Some(self.boards[hex.sector()].board)),
            land => land,
        }
    }

    /// The owner of the settlement on a hex.
    fn owner(&self, hex: Hex) -> Option<Seat> {
        let mut seats = Seat::all(self.players());
        seats.find(|&seat| self.settlements(seat).contains(hex))
    }
}
