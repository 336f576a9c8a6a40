//! A tiny game with secrets, in a correct version and one for every fault the suite must catch.
//!
//! Each seat draws a secret card from 1 to 6, then bets in turn from 1 up to its card. The highest
//! bet wins. `BUG` is 0 for the correct game; any other number breaks one promise of the contract.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use takht_core::notation::{Notation, number};
use takht_core::{
    BadOptions, BySeat, Chance, Game, Message, OptionKind, OptionMap, OptionReader, OptionSpec,
    Options, Ranking, Refusal, Refused, Score, ScorePart, Seat, Turn, Viewer,
};

/// The highest card.
pub(crate) const HIGHEST: u8 = 6;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Toy<const BUG: u8> {
    players: usize,
    /// The cards of the seats; 0 for a card this view does not know.
    cards: Vec<u8>,
    bets: Vec<u8>,
    tried: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ToyOptions {
    pub players: u32,
}

impl Default for ToyOptions {
    fn default() -> Self {
        Self { players: 2 }
    }
}

impl Options for ToyOptions {
    const SPECS: &'static [OptionSpec] = &[OptionSpec {
        name: "players",
        kind: OptionKind::Number {
            min: 2,
            max: 4,
            default: 2,
        },
    }];

    fn read(map: &OptionMap) -> Result<Self, BadOptions> {
        let players = OptionReader::new(map, Self::SPECS)?.number("players")?;
        Ok(Self { players })
    }

    fn write(&self) -> OptionMap {
        [("players".to_owned(), self.players.into())]
            .into_iter()
            .collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum ToyEvent {
    /// A seat draws a card; 0 for a card the viewer may not see.
    Draw(Seat, u8),
    Bet(u8),
}

impl fmt::Display for ToyEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(seat, 0) => write!(f, "draw {seat} ?"),
            Self::Draw(seat, card) => write!(f, "draw {seat} {card}"),
            Self::Bet(bet) => write!(f, "bet {bet}"),
        }
    }
}

impl FromStr for ToyEvent {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        let mut words = Notation::new(text)?;
        let event = match words.verb() {
            "draw" => {
                let seat = number(words.word("draw p n")?)?;
                let card = match words.word("draw p n")? {
                    "?" => 0,
                    card => number(card)? as u8,
                };
                Self::Draw(Seat::new(seat as usize).unwrap_or_default(), card)
            }
            "bet" => Self::Bet(number(words.word("bet n")?)? as u8),
            _ => return Err(words.unknown_verb(&["draw", "bet"])),
        };
        words.end("")?;
        Ok(event)
    }
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("T1: {0}")]
pub(crate) struct ToyIllegal(String);

impl Refusal for ToyIllegal {
    fn clause(&self) -> &'static str {
        "T1"
    }

    fn message(&self) -> Message {
        Message::new("toy-illegal")
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct ToyScore {
    total: i32,
    /// The points of the only part; a broken game leaves some out.
    #[serde(skip)]
    part: i32,
}

impl Score for ToyScore {
    fn total(&self) -> i32 {
        self.total
    }

    fn parts(&self) -> Vec<ScorePart> {
        vec![ScorePart::new(Message::new("toy-bet"), self.part)]
    }
}

impl<const BUG: u8> Toy<BUG> {
    fn acting(&self) -> usize {
        self.bets.len()
    }

    /// The highest bet the acting seat may make; any bet if this view does not know the card.
    fn limit(&self) -> u8 {
        match self.cards[self.acting()] {
            0 => HIGHEST,
            card => card,
        }
    }

    fn drawing(&self) -> bool {
        self.cards.len() < self.players
    }

    fn check(&self, event: ToyEvent) -> Result<(), ToyIllegal> {
        let expected = match self.turn() {
            Turn::Chance => format!("seat {} draws", self.cards.len()),
            Turn::Over => "it is over".to_owned(),
            // A broken game reveals the next seat's card in its refusal.
            Turn::Seat(_) if BUG == 10 => format!("{:?}", self.cards.get(self.acting() + 1)),
            Turn::Seat(_) => format!("a bet up to {}", self.limit()),
        };
        let fits = match (self.turn(), event) {
            (Turn::Chance, ToyEvent::Draw(seat, card)) => {
                seat.index() == self.cards.len() && card <= HIGHEST
            }
            (Turn::Seat(_), ToyEvent::Bet(_)) if BUG == 12 => true,
            (Turn::Seat(_), ToyEvent::Bet(bet)) => (1..=self.limit()).contains(&bet),
            _ => false,
        };
        if fits {
            Ok(())
        } else {
            Err(ToyIllegal(expected))
        }
    }
}

impl<const BUG: u8> Game for Toy<BUG> {
    const NAME: &'static str = "toy";
    type Options = ToyOptions;
    type Event = ToyEvent;
    type Illegal = ToyIllegal;
    type Score = ToyScore;
    type Picture = ();

    fn new(options: &ToyOptions) -> Result<Self, BadOptions> {
        Ok(Self {
            players: options.players as usize,
            cards: Vec::new(),
            bets: Vec::new(),
            tried: 0,
        })
    }

    fn options(&self) -> ToyOptions {
        ToyOptions {
            players: self.players as u32,
        }
    }

    fn players(&self) -> usize {
        self.players
    }

    fn turn(&self) -> Turn {
        if self.drawing() {
            Turn::Chance
        } else if BUG == 6 || (BUG == 18 && self.acting() < self.players) {
            Turn::Seat(Seat::default())
        } else {
            match Seat::new(self.acting()) {
                Some(seat) if self.acting() < self.players => Turn::Seat(seat),
                _ => Turn::Over,
            }
        }
    }

    fn is_over(&self) -> bool {
        self.turn() == Turn::Over && BUG != 14
    }

    fn legal(&self, events: &mut Vec<ToyEvent>) {
        if let Turn::Seat(_) = self.turn() {
            let from = events.len();
            events.extend((1..=self.limit()).map(ToyEvent::Bet));
            match BUG {
                1 => events[from..].reverse(),
                11 => events.push(ToyEvent::Bet(self.limit())),
                15 => events.clear(),
                _ => {}
            }
        }
    }

    fn sample<C: Chance + ?Sized>(&self, chance: &mut C) -> ToyEvent {
        assert!(matches!(self.turn(), Turn::Seat(_)), "no seat's turn");
        let limit = u32::from(self.limit());
        let bet = chance.below(limit) + 1;
        // A broken game prefers high bets.
        let again = if BUG == 2 { chance.below(limit) + 1 } else { 0 };
        ToyEvent::Bet(bet.max(again) as u8)
    }

    fn deal<C: Chance + ?Sized>(&self, chance: &mut C) -> ToyEvent {
        assert!(self.drawing(), "no chance event is due");
        let seat = Seat::new(self.cards.len()).unwrap_or_default();
        ToyEvent::Draw(seat, chance.below(HIGHEST.into()) as u8 + 1)
    }

    fn outcomes(&self, outcomes: &mut Vec<(ToyEvent, f64)>) -> bool {
        if !self.drawing() {
            return false;
        }
        let seat = Seat::new(self.cards.len()).unwrap_or_default();
        let most = if BUG == 3 { HIGHEST - 1 } else { HIGHEST };
        let weight = 1.0 / f64::from(HIGHEST);
        outcomes.extend((1..=most).map(|card| (ToyEvent::Draw(seat, card), weight)));
        true
    }

    fn play(&mut self, event: ToyEvent) -> Result<(), ToyIllegal> {
        let checked = self.check(event);
        match &checked {
            Ok(()) => self.play_unchecked(event),
            Err(_) if BUG == 4 => self.tried += 1,
            Err(_) => {}
        }
        checked
    }

    fn play_unchecked(&mut self, event: ToyEvent) {
        match event {
            ToyEvent::Draw(_, card) => self.cards.push(card),
            ToyEvent::Bet(bet) => self.bets.push(bet),
        }
        if BUG == 6 {
            self.bets.clear();
        }
    }

    fn advance<C: Chance + ?Sized>(&mut self, chance: &mut C) -> ToyEvent {
        let event = if self.drawing() {
            self.deal(chance)
        } else {
            self.sample(chance)
        };
        match (BUG, event) {
            (9, ToyEvent::Bet(_)) => self.play_unchecked(ToyEvent::Bet(1)),
            _ => self.play_unchecked(event),
        }
        event
    }

    fn forced(&self) -> Option<ToyEvent> {
        let only = matches!(self.turn(), Turn::Seat(_)) && (self.limit() == 1 || BUG == 16);
        only.then_some(ToyEvent::Bet(1))
    }

    fn ends_turn(&self, event: ToyEvent) -> bool {
        matches!(event, ToyEvent::Bet(_))
    }

    fn seen_by(&self, event: ToyEvent, viewer: Viewer) -> ToyEvent {
        match event {
            ToyEvent::Draw(seat, _) if !viewer.knows(seat) => ToyEvent::Draw(seat, 0),
            other => other,
        }
    }

    fn guess<C: Chance + ?Sized>(&self, viewer: Viewer, chance: &mut C) -> Self {
        let mut guess = self.clone();
        for (i, card) in guess.cards.iter_mut().enumerate() {
            let known = Seat::new(i).is_some_and(|seat| viewer.knows(seat));
            if !known || BUG == 8 {
                let least = self.bets.get(i).copied().unwrap_or(1);
                *card = least + chance.below((HIGHEST - least + 1).into()) as u8;
            }
        }
        guess
    }

    fn scores(&self) -> BySeat<ToyScore> {
        BySeat::from_fn(self.players, |seat| {
            let total = self.bets.get(seat.index()).copied().unwrap_or(0).into();
            let part = if BUG == 17 { 0 } else { total };
            ToyScore { total, part }
        })
    }

    fn totals(&self) -> BySeat<i32> {
        let off = i32::from(BUG == 5);
        self.scores().map(|score| score.total + off)
    }

    fn ranking(&self) -> Ranking {
        let sign = if BUG == 13 { -1 } else { 1 };
        let scores = self.scores();
        Ranking::by_key(self.players, |seat| sign * scores[seat].total)
    }

    fn tell(&self, _event: ToyEvent) -> Message {
        Message::new("toy-event")
    }

    fn prompt(&self) -> Option<Message> {
        self.turn().seat().map(|_| Message::new("toy-prompt"))
    }

    fn progress(&self) -> Vec<Message> {
        let sum: u8 = self.cards.iter().sum();
        match BUG {
            7 => vec![Message::new("toy-cards").with("sum", sum)],
            _ => Vec::new(),
        }
    }

    fn picture(&self) {}
}

/// Every event worth trying, legal or not.
pub(crate) fn candidates<const BUG: u8>(game: &Toy<BUG>, events: &mut Vec<ToyEvent>) {
    events.extend((0..=HIGHEST + 1).map(ToyEvent::Bet));
    for seat in Seat::all(game.players) {
        events.extend((0..=HIGHEST + 1).map(|card| ToyEvent::Draw(seat, card)));
    }
}
