//! Pig: roll as often as you dare, hold before you roll a 1. The rules are in `RULES.md`.

use std::fmt;
use std::str::FromStr;

use serde_json::json;
use takht_core::notation::{Notation, number};
use takht_core::{
    BadOptions, BySeat, Chance, Game, MAX_SEATS, Message, OptionMap, OptionReader, OptionSpec,
    Options, Points, Ranking, Refusal, Refused, Seat, Turn, option_map,
};

/// How many play, and how many points win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PigOptions {
    /// How many play, 2 to 4.
    pub players: u8,
    /// How many points win (P5).
    pub target: u8,
}

impl Default for PigOptions {
    fn default() -> Self {
        Self {
            players: 2,
            target: 50,
        }
    }
}

impl Options for PigOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec::players(2),
        OptionSpec::number("target", 10, 200, 50),
    ];

    fn read(map: &OptionMap) -> Result<Self, BadOptions> {
        let reader = OptionReader::new(map, Self::SPECS)?;
        Ok(Self {
            players: reader.number("players")? as u8,
            target: reader.number("target")? as u8,
        })
    }

    fn write(&self) -> OptionMap {
        option_map([
            ("players", json!(self.players)),
            ("target", json!(self.target)),
        ])
    }
}

/// What happens. The order of the variants is the order of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PigEvent {
    /// The acting seat rolls the die (P2).
    Roll,
    /// Chance: the die shows this (P2, P4).
    Die(u8),
    /// The acting seat keeps what is at stake (P3).
    Hold,
}

impl fmt::Display for PigEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Roll => f.write_str("roll"),
            Self::Die(face) => write!(f, "die {face}"),
            Self::Hold => f.write_str("hold"),
        }
    }
}

impl FromStr for PigEvent {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        let mut words = Notation::new(text)?;
        let event = match words.verb() {
            "roll" => Self::Roll,
            "die" => Self::Die(u8::try_from(number(words.word("die n")?)?).unwrap_or(0)),
            "hold" => Self::Hold,
            _ => return Err(words.unknown_verb(&["roll", "die", "hold"])),
        };
        words.end("roll, die n or hold")?;
        Ok(event)
    }
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {}", self.clause(), self.message())]
pub enum Illegal {
    /// Nothing is at stake: the player has to roll first (P3).
    NothingAtStake,
    /// The die has no such face (P2).
    NoSuchFace(u8),
    /// Something else is due (P1).
    NotNow,
}

impl Refusal for Illegal {
    fn clause(&self) -> &'static str {
        match self {
            Self::NothingAtStake => "P3",
            Self::NoSuchFace(_) => "P2",
            Self::NotNow => "P1",
        }
    }

    fn message(&self) -> Message {
        match self {
            Self::NothingAtStake => Message::new("pig-nothing-at-stake"),
            Self::NoSuchFace(face) => Message::new("pig-no-such-face").with("face", *face),
            Self::NotNow => Message::new("pig-not-now"),
        }
    }
}

/// A game of Pig.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pig {
    options: PigOptions,
    points: [u16; MAX_SEATS],
    active: Seat,
    /// What is lost by a 1; 0 at the beginning of a turn.
    at_stake: u16,
    /// True while the die is in the air.
    rolling: bool,
    over: bool,
}

impl Pig {
    fn pass(&mut self) {
        self.at_stake = 0;
        let next = (self.active.index() + 1) % self.players();
        self.active = Seat::new(next).unwrap_or_default();
    }
}

impl Game for Pig {
    const NAME: &'static str = "pig";
    type Options = PigOptions;
    type Event = PigEvent;
    type Illegal = Illegal;
    type Score = Points;
    type Picture = ();

    fn new(options: &PigOptions) -> Result<Self, BadOptions> {
        Ok(Self {
            options: PigOptions::read(&options.write())?,
            points: [0; MAX_SEATS],
            active: Seat::default(),
            at_stake: 0,
            rolling: false,
            over: false,
        })
    }

    fn options(&self) -> PigOptions {
        self.options
    }

    fn players(&self) -> usize {
        self.options.players.into()
    }

    fn turn(&self) -> Turn {
        match (self.over, self.rolling) {
            (true, _) => Turn::Over,
            (false, true) => Turn::Chance,
            (false, false) => Turn::Seat(self.active),
        }
    }

    fn legal(&self, events: &mut Vec<PigEvent>) {
        if let Turn::Seat(_) = self.turn() {
            events.push(PigEvent::Roll);
            events.extend((self.at_stake > 0).then_some(PigEvent::Hold));
        }
    }

    fn deal<C: Chance + ?Sized>(&self, chance: &mut C) -> PigEvent {
        assert!(self.turn() == Turn::Chance, "no chance event is due");
        PigEvent::Die(1 + chance.below(6) as u8)
    }

    fn play(&mut self, event: PigEvent) -> Result<(), Illegal> {
        match (self.turn(), event) {
            (Turn::Seat(_), PigEvent::Hold) if self.at_stake == 0 => Err(Illegal::NothingAtStake)?,
            (Turn::Chance, PigEvent::Die(face)) if !(1..=6).contains(&face) => {
                Err(Illegal::NoSuchFace(face))?;
            }
            (Turn::Seat(_), PigEvent::Roll | PigEvent::Hold) | (Turn::Chance, PigEvent::Die(_)) => {
            }
            _ => Err(Illegal::NotNow)?,
        }
        self.play_unchecked(event);
        Ok(())
    }

    fn play_unchecked(&mut self, event: PigEvent) {
        self.rolling = event == PigEvent::Roll;
        match event {
            PigEvent::Roll => {}
            PigEvent::Die(1) => self.pass(),
            PigEvent::Die(face) => self.at_stake += u16::from(face),
            PigEvent::Hold => {
                let points = &mut self.points[self.active.index()];
                *points += self.at_stake;
                self.over = *points >= u16::from(self.options.target);
                self.pass();
            }
        }
    }

    fn ends_turn(&self, event: PigEvent) -> bool {
        event == PigEvent::Hold
    }

    fn scores(&self) -> BySeat<Points> {
        BySeat::from_fn(self.players(), |seat| Points {
            total: self.points[seat.index()].into(),
        })
    }

    fn ranking(&self) -> Ranking {
        Ranking::by_key(self.players(), |seat| self.points[seat.index()])
    }

    fn tell(&self, event: PigEvent) -> Message {
        match event {
            PigEvent::Roll => Message::new("pig-tell-roll").with("seat", self.active),
            PigEvent::Die(face) => Message::new("pig-tell-die").with("face", face),
            PigEvent::Hold => Message::new("pig-tell-hold").with("seat", self.active),
        }
    }

    fn prompt(&self) -> Option<Message> {
        self.turn().seat().map(|_| Message::new("pig-prompt"))
    }

    fn describe(&self) -> Vec<Message> {
        let at_stake = Message::new("pig-at-stake").with("points", u32::from(self.at_stake));
        vec![at_stake.with("target", self.options.target)]
    }

    fn picture(&self) {}
}
