//! A table: the fold of its row and its log. It decides nothing that rules decide, and does nothing:
//! what is to be kept is proposed here, and taken over once it is durable.

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;
use takht_core::fair::{Fair, FairKey, NONCE_BYTES};
use takht_core::{MAX_SEATS, Quick, Record, Refused, Seat, Turn as Due, Viewer};
use takht_games::{AnyGame, due};
use takht_protocol::{
    Play, Problem, ProblemReport, TableId, TablePicture, TableSeat, TableState, Who,
};

use crate::secret;
use crate::store::{Kept, KeptSeat, Phase, Turn, Versioned, now};

/// The most events of a game: some can be played without end, and memory has one.
const LONGEST: usize = 100_000;

/// The longest name that a client gives to a turn: all of them are remembered.
const LONGEST_ID: usize = 64;

/// A table with its game.
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) row: Versioned,
    game: Game,
    /// Every event.
    events: Vec<String>,
    /// Every event as each viewer may see it, in the order of [`viewer_number`].
    seen: Vec<Vec<String>>,
    /// The plies that a stand-in played.
    stood_in: BTreeMap<usize, String>,
    /// The seats whose last turn a stand-in played.
    played_for: [bool; MAX_SEATS],
    /// Where the turns of clients begin and how many events they have, by seat and the name that the
    /// client gave.
    accepted: HashMap<(usize, String), (usize, usize)>,
    /// When the last of it was played, in seconds since 1970.
    pub(crate) last: i64,
}

/// The game itself, unless it cannot be played.
enum Game {
    /// Nobody has begun to play.
    NotBegun,
    /// As it stands, with the key of its deals and how often it was dealt.
    At(Position),
    /// Why it no longer folds.
    Frozen(String),
}

#[derive(Clone)]
struct Position {
    game: Box<dyn AnyGame>,
    key: FairKey,
    dealt: u64,
}

/// What a turn leads to, before it is durable.
pub(crate) struct Proposal {
    pub(crate) turn: Turn,
    position: Position,
    /// What each viewer sees of it.
    seen: Vec<Vec<String>>,
}

/// A position with what is played on it for a try.
struct Draft {
    position: Position,
    played: Vec<String>,
    /// What each viewer sees of it.
    seen: Vec<Vec<String>>,
}

impl Draft {
    fn new(position: &Position) -> Self {
        Self {
            position: position.clone(),
            played: Vec::new(),
            seen: vec![Vec::new(); position.game.players() + 1],
        }
    }

    fn play(&mut self, event: &str) -> Result<(), Refused> {
        let (event, views) = self.position.play(event)?;
        self.played.push(event);
        for (all, view) in self.seen.iter_mut().zip(views) {
            all.push(view);
        }
        Ok(())
    }

    /// Plays what is due without anyone deciding.
    fn settle(&mut self) -> Result<(), Refused> {
        while let Some(event) = due(
            &*self.position.game,
            &self.position.key,
            self.position.dealt,
        ) {
            self.play(&event)?;
        }
        Ok(())
    }

    fn proposal(self, ply: usize, whose: &Whose, own: usize) -> Proposal {
        Proposal {
            turn: Turn {
                ply,
                id: whose.id.clone(),
                seat: whose.seat.map(Seat::index),
                by: whose.by.clone(),
                own,
                events: self.played,
                at: now(),
            },
            position: self.position,
            seen: self.seen,
        }
    }
}

/// Whose turn it is that is proposed: the table's own, unless there is a seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Whose {
    pub(crate) seat: Option<Seat>,
    /// The client's name for it.
    pub(crate) id: Option<String>,
    /// Who plays for the seat, if it is not its owner.
    pub(crate) by: Option<String>,
}

/// What becomes of a turn that a client sends.
pub(crate) enum Verdict {
    /// It can be kept.
    Keep(Box<Proposal>),
    /// It was kept before, at this ply.
    Kept(usize),
    /// Others have played since.
    Stale,
    /// The event of this number breaks a rule.
    Refused(usize, Refused),
    /// It cannot be played at all.
    Problem(ProblemReport),
}

/// The number of a viewer: seats first, then everybody else.
fn viewer_number(seat: Option<Seat>, players: usize) -> usize {
    seat.map_or(players, Seat::index)
}

impl Position {
    fn begin(kept: &Kept) -> Result<Self, String> {
        let game = takht_games::start(&kept.game, &kept.options).map_err(|e| e.to_string())?;
        let key = fair(kept).and_then(|fair| fair.key().map_err(|unfair| unfair.to_string()));
        Ok(Self {
            game,
            key: key?,
            dealt: 0,
        })
    }

    /// Plays an event; gives back its canonical form and what each viewer sees of it.
    fn play(&mut self, event: &str) -> Result<(String, Vec<String>), Refused> {
        let players = self.game.players();
        let viewers = Seat::all(players).map(Viewer::Seat).chain([Viewer::Guest]);
        let seen: Result<Vec<_>, _> = viewers
            .map(|viewer| self.game.seen_by(event, viewer))
            .collect();
        let seen = seen?;
        let dealt = self.game.turn() == Due::Chance;
        let event = self.game.play(event)?;
        self.dealt += u64::from(dealt);
        Ok((event, seen))
    }
}

/// The fair-deal block of a table; bots add nothing to it.
fn fair(kept: &Kept) -> Result<Fair, String> {
    let seed = base16ct::mixed::decode_vec(&kept.seed).ok();
    let seed = seed.and_then(|seed| <[u8; 32]>::try_from(seed).ok());
    let seed = seed.ok_or("the seed of the deals is unreadable")?;
    let nonces = kept.seats.iter().map(|seat| match seat {
        KeptSeat::Person { nonce, .. } => base16ct::mixed::decode_vec(nonce).unwrap_or_default(),
        KeptSeat::Nobody | KeptSeat::Bot(_) => Vec::new(),
    });
    Ok(Fair::new(seed, nonces.collect()))
}

impl Table {
    /// Folds what was kept. A log that no longer folds freezes the table; nothing is lost.
    pub(crate) fn fold(id: TableId, row: Versioned, turns: &[Turn]) -> Self {
        let players = row.kept.seats.len();
        let mut table = Self {
            id,
            row,
            game: Game::NotBegun,
            events: Vec::new(),
            seen: vec![Vec::new(); players + 1],
            stood_in: BTreeMap::new(),
            played_for: [false; MAX_SEATS],
            accepted: HashMap::new(),
            last: 0,
        };
        if table.row.kept.phase != Phase::Gathering && table.row.kept.imported.is_none() {
            table.game = match Position::begin(&table.row.kept) {
                Ok(position) => Game::At(position),
                Err(why) => Game::Frozen(why),
            };
            for turn in turns {
                table.follow(turn);
            }
        }
        table
    }

    /// How many events there are.
    pub(crate) fn ply(&self) -> usize {
        self.events.len()
    }

    pub(crate) fn players(&self) -> usize {
        self.row.kept.seats.len()
    }

    /// Takes over a turn that someone else has made durable.
    pub(crate) fn follow(&mut self, turn: &Turn) {
        let Game::At(position) = &mut self.game else {
            return;
        };
        if turn.ply != self.events.len() {
            let (ply, expected) = (turn.ply, self.events.len());
            self.game = Game::Frozen(format!("a turn at ply {ply} where {expected} was expected"));
            return;
        }
        for event in &turn.events {
            match position.play(event) {
                Ok((event, seen)) => {
                    self.events.push(event);
                    for (all, seen) in self.seen.iter_mut().zip(seen) {
                        all.push(seen);
                    }
                }
                Err(refused) => {
                    let ply = self.events.len();
                    self.game = Game::Frozen(format!("ply {ply}: {}", refused.in_full()));
                    return;
                }
            }
        }
        self.remember(turn);
    }

    fn remember(&mut self, turn: &Turn) {
        self.last = turn.at;
        if let Some(seat) = turn.seat.and_then(|seat| self.played_for.get_mut(seat)) {
            *seat = turn.by.is_some();
        }
        if let Some(by) = &turn.by {
            let plies = turn.ply..turn.ply + turn.own;
            self.stood_in.extend(plies.map(|ply| (ply, by.clone())));
        }
        if let (Some(seat), Some(id)) = (turn.seat, &turn.id) {
            let at = (turn.ply, turn.own);
            self.accepted.insert((seat, id.clone()), at);
        }
    }

    /// What would come of events, with what the table plays by itself after them.
    fn propose(
        &self,
        whose: &Whose,
        events: &[String],
        position: &Position,
    ) -> Result<Proposal, Verdict> {
        let mut draft = Draft::new(position);
        for (nth, event) in events.iter().enumerate() {
            if draft.position.game.turn().seat() != whose.seat {
                let about = format!("the turn ends before event {nth} of it");
                return Err(Verdict::Problem(Problem::NotYourTurn.about(about)));
            }
            let played = draft.play(event);
            played.map_err(|refused| Verdict::Refused(nth, refused))?;
        }
        let settled = draft.settle();
        settled.map_err(|refused| Verdict::Refused(events.len(), refused))?;
        Ok(draft.proposal(self.events.len(), whose, events.len()))
    }

    /// The beginning of a game: what is dealt, and what is laid out, before anyone decides anything.
    pub(crate) fn open(&self) -> Option<Proposal> {
        let Game::At(position) = &self.game else {
            return None;
        };
        let mut draft = Draft::new(position);
        draft.settle().ok()?;
        if let Some(layout) = &self.row.kept.layout {
            // Where a ready-made beginning leaves something to chance, the seed decides it too.
            let mut chance = Quick::new(seed_of(&self.row.kept));
            for event in draft.position.game.lay_out(layout, &mut chance) {
                draft.play(&event).ok()?;
            }
            draft.settle().ok()?;
        }
        (!draft.played.is_empty()).then(|| draft.proposal(0, &Whose::default(), 0))
    }

    /// What becomes of a turn that a seat sends.
    pub(crate) fn judge(&self, seat: Option<Seat>, play: &Play) -> Verdict {
        let Some(seat) = seat else {
            return Verdict::Problem(Problem::Watching.about("only whoever has a seat plays"));
        };
        if play.id.len() > LONGEST_ID || play.id.chars().any(char::is_control) {
            let about =
                format!("an id has at most {LONGEST_ID} bytes, none of which controls anything");
            return Verdict::Problem(Problem::Unreadable.about(about));
        }
        if let Some(&(ply, own)) = self.accepted.get(&(seat.index(), play.id.clone())) {
            // Another turn under an old name is none that was kept.
            return match self.is_same(ply, own, play) {
                true => Verdict::Kept(ply),
                false => Verdict::Stale,
            };
        }
        let whose = Whose {
            seat: Some(seat),
            id: Some(play.id.clone()),
            by: None,
        };
        self.judge_new(&whose, play.ply, &play.play)
    }

    /// True if a turn is the one that was kept at a ply, however it is written.
    fn is_same(&self, ply: usize, own: usize, play: &Play) -> bool {
        let kept = &self.events[ply..ply + own];
        if play.ply != ply || play.play.len() != own {
            return false;
        }
        let Game::At(position) = &self.game else {
            return play.play == kept;
        };
        let canonical = |event: &String| position.game.canonical(event).ok();
        play.play
            .iter()
            .zip(kept)
            .all(|(event, kept)| event == kept || canonical(event).as_ref() == Some(kept))
    }

    /// What becomes of events of a seat, whoever plays them.
    pub(crate) fn judge_new(&self, whose: &Whose, ply: usize, events: &[String]) -> Verdict {
        let problem = |problem: Problem, about: &str| Verdict::Problem(problem.about(about));
        let position = match &self.game {
            Game::NotBegun => return problem(Problem::NotBegun, "the game has not begun"),
            Game::Frozen(why) => return problem(Problem::Frozen, why),
            Game::At(_) if ply != self.events.len() => return Verdict::Stale,
            Game::At(position) => position,
        };
        match position.game.turn() {
            Due::Seat(due) if Some(due) == whose.seat => {}
            Due::Seat(other) => {
                return problem(
                    Problem::NotYourTurn,
                    &format!("it is the turn of seat {other}"),
                );
            }
            Due::Chance | Due::Over => {
                return problem(Problem::NotYourTurn, "the game is over");
            }
        }
        if self.events.len() >= LONGEST {
            let about = format!("a game has at most {LONGEST} events");
            return problem(Problem::EndlessGame, &about);
        }
        if events.is_empty() {
            return problem(Problem::Unreadable, "\"play\" has at least one event");
        }
        match self.propose(whose, events, position) {
            Ok(proposal) => Verdict::Keep(Box::new(proposal)),
            Err(verdict) => verdict,
        }
    }

    /// What a seat can play, if it is its turn.
    pub(crate) fn legal(&self, seat: Option<Seat>) -> Result<Vec<String>, ProblemReport> {
        let position = match &self.game {
            Game::NotBegun => return Err(Problem::NotBegun.about("the game has not begun")),
            Game::Frozen(why) => return Err(Problem::Frozen.about(why)),
            Game::At(position) => position,
        };
        match position.game.turn() {
            Due::Seat(due) if Some(due) == seat => Ok(position.game.legal()),
            Due::Seat(other) => {
                Err(Problem::NotYourTurn.about(format!("it is the turn of seat {other}")))
            }
            Due::Chance | Due::Over => Err(Problem::NotYourTurn.about("the game is over")),
        }
    }

    /// A proposal has become durable: it is what happened.
    pub(crate) fn take(&mut self, proposal: Proposal) {
        let Proposal {
            turn,
            position,
            seen,
        } = proposal;
        self.remember(&turn);
        self.events.extend(turn.events);
        for (all, new) in self.seen.iter_mut().zip(seen) {
            all.extend(new);
        }
        self.game = Game::At(position);
    }

    /// The events from a ply on, as a viewer may see them.
    pub(crate) fn seen(&self, seat: Option<Seat>, from: usize) -> &[String] {
        let all = &self.seen[viewer_number(seat, self.players())];
        &all[from.min(all.len())..]
    }

    /// Who is to play, if anyone can.
    pub(crate) fn whose_turn(&self) -> Option<Seat> {
        match &self.game {
            Game::At(_) if self.events.len() >= LONGEST => None,
            Game::At(position) => position.game.turn().seat(),
            Game::NotBegun | Game::Frozen(_) => None,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        let elsewhere = self.row.kept.imported.is_some();
        elsewhere || matches!(&self.game, Game::At(position) if position.game.turn() == Due::Over)
    }

    /// The bot whose turn it is.
    pub(crate) fn waiting_bot(&self) -> Option<(Seat, &str)> {
        let seat = self.whose_turn()?;
        match self.row.kept.seats.get(seat.index())? {
            KeptSeat::Bot(level) => Some((seat, level)),
            KeptSeat::Nobody | KeptSeat::Person { .. } => None,
        }
    }

    /// The seat that a secret proves.
    pub(crate) fn seat_of(&self, secret: &str) -> Option<Seat> {
        self.seat_by(&secret::hash(secret))
    }

    /// The seat of a secret with this hash.
    pub(crate) fn seat_by(&self, hash: &str) -> Option<Seat> {
        let has =
            |seat: &KeptSeat| matches!(seat, KeptSeat::Person { secret, .. } if *secret == hash);
        Seat::new(self.row.kept.seats.iter().position(has)?)
    }

    /// The seats whose last turn a stand-in played.
    pub(crate) fn played_for(&self) -> [bool; MAX_SEATS] {
        self.played_for
    }

    /// The table beside its game, as everyone may see it.
    pub(crate) fn picture(&self, here: impl Fn(Seat) -> bool) -> TablePicture {
        let kept = &self.row.kept;
        let seats = Seat::all(kept.seats.len()).zip(&kept.seats);
        let seats = seats.map(|(seat, who)| match who {
            KeptSeat::Nobody => TableSeat {
                who: Who::Nobody,
                here: false,
                stood_in: false,
            },
            KeptSeat::Person { name, .. } => TableSeat {
                who: Who::Person(name.clone()),
                here: here(seat),
                stood_in: self.played_for[seat.index()] && !here(seat),
            },
            KeptSeat::Bot(level) => TableSeat {
                who: Who::Bot(level.clone()),
                here: true,
                stood_in: false,
            },
        });
        TablePicture {
            table: self.id.clone(),
            game: kept.game.clone(),
            options: kept.options.clone(),
            state: match &self.game {
                _ if self.is_over() => TableState::Over,
                Game::Frozen(_) => TableState::Frozen,
                Game::NotBegun => TableState::Gathering,
                Game::At(_) => TableState::Playing,
            },
            seats: seats.collect(),
            patience: kept.patience,
            hints: kept.hints,
            fair: self.fair(),
            rematch: kept.rematch.clone(),
            imported: kept.imported.is_some(),
        }
    }

    /// The fair-deal block: the seed is in it only once the game is over.
    fn fair(&self) -> Value {
        if let Some(record) = &self.row.kept.imported {
            return record.get("fair").cloned().unwrap_or_default();
        }
        match fair(&self.row.kept) {
            Ok(fair) if self.is_over() => fair.to_value(),
            Ok(fair) => fair.without_seed().to_value(),
            Err(_) => Value::Null,
        }
    }

    /// The seat that has been given a secret, if one has.
    pub(crate) fn seat_number(&self, secret: &str) -> Option<usize> {
        self.seat_of(secret).map(Seat::index)
    }

    /// The record as a viewer may have it; once the game is over, everything.
    pub(crate) fn record(&self, seat: Option<Seat>) -> Record {
        let kept = &self.row.kept;
        let imported = kept.imported.clone().map(Record::from_value);
        if let Some(Ok(record)) = imported {
            return record;
        }
        let seats = kept.seats.iter().map(|seat| match seat {
            KeptSeat::Nobody => String::new(),
            KeptSeat::Person { name, .. } => name.clone(),
            KeptSeat::Bot(level) => format!("bot:{level}"),
        });
        let events = match self.is_over() {
            true => self.events.clone(),
            false => self.seen(seat, 0).to_vec(),
        };
        Record {
            game: kept.game.clone(),
            options: kept.options.clone(),
            seats: Some(seats.collect()),
            events,
            by: self.stood_in.clone(),
            fair: Some(self.fair()),
            ..Record::default()
        }
    }
}

/// A number that a ready-made beginning is laid out with: from the seed, but another one than any
/// deal is drawn from.
fn seed_of(kept: &Kept) -> u64 {
    let hash = secret::hash(&kept.seed);
    u64::from_str_radix(hash.get(..16).unwrap_or_default(), 16).unwrap_or_default()
}

/// True if a text is a nonce, or a secret: so many bytes in hex.
pub(crate) fn is_nonce(text: &str) -> bool {
    base16ct::mixed::decode_vec(text).is_ok_and(|bytes| bytes.len() == NONCE_BYTES)
}
