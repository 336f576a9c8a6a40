//! A table, folded from its row and its log. The rules decide what is legal. This module has no side
//! effects: it proposes a [`LogEntry`], and applies it after the store has made it durable.

mod clocks;

use std::collections::{BTreeMap, HashMap};

use serde_json::Value;
use takht_core::fair::{Fair, NONCE_BYTES, commit, seal};
use takht_core::{Record, Refused, Seat, SeatName, Turn, Viewer};
use takht_games::GameId;
use takht_protocol::{
    GameResult, Play, Problem, ProblemReport, StandIn, TableId, TableOverview, TableSeat,
    TableSnapshot, TableState, Who,
};

use takht_table::{BadTurn, Dealer, StagedTurn, TableSetup};

use crate::incidents::{self, SeatIncidents};
use crate::secret;
use crate::store::{Dealt, LogEntry, Phase, SeatRow, TableRow, VersionedRow, now};
use crate::time_source::Moment;
use clocks::TurnTimes;

/// The most events of a game. Some games can go on forever, and memory is limited.
const LONGEST: usize = 100_000;

/// The bot that plays for people.
pub(crate) const STAND_IN: &str = "knight";

/// The longest id that a client may give a turn: the table remembers all of them.
const LONGEST_ID: usize = 64;

/// A table with its game.
pub(crate) struct ServedTable {
    pub(crate) id: TableId,
    pub(crate) row: VersionedRow,
    /// The game; none before it begins, or if it cannot be started.
    game: Option<takht_table::Table>,
    /// Why the rules no longer accept the log, if they do not.
    frozen: Option<String>,
    /// The whole log of a finished game that the rules no longer accept.
    archive: Option<Archive>,
    /// Whose turn it is since when, and what the players' own turns left of their banks.
    times: TurnTimes,
    /// True if the game was ended before its rules end it: no event follows.
    closed: bool,
    /// The accepted turns of clients, by seat and turn id: the ply and the number of events of each.
    accepted: HashMap<(usize, String), (usize, usize)>,
}

/// A finished game as its log has it, without its position.
struct Archive {
    events: Vec<String>,
    /// The plies that stand-ins played, with their names.
    stand_ins: BTreeMap<usize, String>,
}

impl Archive {
    fn of(turns: &[LogEntry]) -> Self {
        let mut stand_ins = BTreeMap::new();
        for turn in turns {
            if let Some(by) = &turn.stand_in {
                let plies = turn.ply..turn.ply + turn.own;
                stand_ins.extend(plies.map(|ply| (ply, by.clone())));
            }
        }
        let events = turns.iter().flat_map(|turn| turn.events.iter().cloned());
        Self {
            events: events.collect(),
            stand_ins,
        }
    }
}

/// A turn that the rules accept but that is not durable yet.
pub(crate) struct Proposal {
    pub(crate) entry: LogEntry,
    staged: StagedTurn,
}

impl Proposal {
    fn new(staged: StagedTurn, whose: &TurnAuthor, own: usize) -> Self {
        let entry = LogEntry {
            ply: staged.ply(),
            id: whose.id.clone(),
            seat: whose.seat.map(Seat::index),
            stand_in: whose.stand_in.clone(),
            own,
            events: staged.events().to_vec(),
            at: now(),
            moment: whose.moment,
            bank: None,
        };
        Self { entry, staged }
    }
}

/// The author of a proposed turn; without a seat it is the table itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct TurnAuthor {
    pub(crate) seat: Option<Seat>,
    /// The id that the client gave the turn.
    pub(crate) id: Option<String>,
    /// The bot that plays for the seat, if its owner does not.
    pub(crate) stand_in: Option<String>,
    /// When the turn is proposed.
    pub(crate) moment: Moment,
}

/// The outcome of a turn that a client or a bot sends.
pub(crate) enum Verdict {
    /// The table can append it to the log.
    Append(Box<Proposal>),
    /// It is already in the log, at this ply.
    AlreadyAppended(usize),
    /// It is for another ply, or its id belongs to another turn.
    Stale,
    /// The event with this number breaks a rule.
    Refused(usize, Refused),
    /// It cannot be played, for a reason other than the rules.
    Problem(ProblemReport),
}

/// The viewer that sits on a seat; a guest without one.
fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Guest, Viewer::Seat)
}

/// Starts the game of a table.
fn begin(data: &TableRow) -> Result<takht_table::Table, String> {
    let seats = data.seats.len();
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Guest]);
    let setup = TableSetup {
        game: GameId::of_name(&data.game).map_err(|error| error.to_string())?,
        options: data.options.clone(),
        seats: data.seats.iter().map(SeatRow::name).collect(),
        viewers: viewers.collect(),
        dealer: Dealer::fair(fair(data)?).map_err(|unfair| unfair.to_string())?,
    };
    takht_table::Table::start(setup).map_err(|error| error.to_string())
}

/// The fair-deal block of a table. Bots contribute no nonce.
fn fair(data: &TableRow) -> Result<Fair, String> {
    let seed = base16ct::mixed::decode_vec(&data.seed).ok();
    let seed = seed.and_then(|seed| <[u8; 32]>::try_from(seed).ok());
    let seed = seed.ok_or("the seed of the deals is unreadable")?;
    let bytes = |text: &str| base16ct::mixed::decode_vec(text).unwrap_or_default();
    let dealt = data.dealt();
    let nonces = dealt.iter().map(|Dealt { nonce, .. }| bytes(nonce));
    let sealed = dealt
        .iter()
        .map(|Dealt { sealed, .. }| bytes(sealed).try_into().ok());
    Ok(Fair {
        commit: commit(&seed),
        sealed: data.sealed.then(|| sealed.collect()),
        nonces: nonces.collect(),
        layout: data.layout.clone(),
        seed: Some(seed),
    })
}

/// Why the rules of this build cannot go on with a table that was begun under another version of them.
fn other_rules(data: &TableRow) -> Option<String> {
    let game = GameId::of_name(&data.game).ok()?;
    let record = Record {
        rules: data.rules,
        ..Record::default()
    };
    let checked = record.check_rules(game.name(), game.info().rules);
    checked.err().map(|error| error.to_string())
}

impl ServedTable {
    /// Folds a row and its log. If the rules no longer accept the log, the table is frozen; the store
    /// keeps everything. A game that is over stays over, with its whole log.
    pub(crate) fn fold(id: TableId, mut row: VersionedRow, turns: &[LogEntry]) -> Self {
        if row.data.phase == Phase::Gathering && !row.data.sealed {
            // People gathered here before nonces were sealed.
            row.data.sealed = true;
            row.data.break_seals();
        }
        let mut table = Self {
            id,
            row,
            game: None,
            frozen: None,
            archive: None,
            times: TurnTimes::default(),
            closed: false,
            accepted: HashMap::new(),
        };
        table.times.begin(table.row.data.begun);
        let has_begun = matches!(table.row.data.phase, Phase::Playing | Phase::Over);
        if has_begun && table.row.data.imported.is_none() {
            match begin(&table.row.data) {
                Ok(game) => table.game = Some(game),
                Err(why) => table.frozen = Some(why),
            }
            for turn in turns {
                table.apply(turn);
            }
            table.frozen = match (other_rules(&table.row.data), table.frozen.take()) {
                (Some(rules), Some(why)) => Some(format!("{rules}; {why}")),
                (rules, why) => rules.or(why),
            };
            if table.frozen.is_some() && table.row.data.phase == Phase::Over {
                table.archive = Some(Archive::of(turns));
            }
        }
        table
    }

    /// The result of the game, once it is over.
    pub(crate) fn result(&self) -> Option<GameResult> {
        if self.row.data.result.is_some() {
            return self.row.data.result.clone();
        }
        let is_over = |game: &&takht_table::Table| game.is_over() || self.closed;
        let game = self.playable().ok().filter(is_over)?.game();
        let incidents = &self.row.data.incidents;
        let resigned = incidents::resigned(incidents);
        let numbers = |seats: Vec<Seat>| seats.into_iter().map(Seat::index).collect();
        let places = game.ranking().with_resigned(&resigned).places();
        Some(GameResult {
            totals: game.scores().iter().map(|score| score.total).collect(),
            places: places.into_iter().map(numbers).collect(),
            ended: incidents::ending(incidents).filter(|_| self.closed),
            resigned: numbers(resigned),
        })
    }

    /// The game, if it can be played.
    fn playable(&self) -> Result<&takht_table::Table, ProblemReport> {
        match (&self.game, &self.frozen) {
            (_, Some(why)) => Err(Problem::Frozen.about(why)),
            (Some(game), None) => Ok(game),
            (None, None) => Err(Problem::NotBegun.about("the game has not begun")),
        }
    }

    /// How many events the game has.
    pub(crate) fn ply(&self) -> usize {
        match &self.archive {
            Some(archive) => archive.events.len(),
            None => self.game.as_ref().map_or(0, takht_table::Table::ply),
        }
    }

    /// Applies an entry that another node has appended, or one read from the store.
    pub(crate) fn apply(&mut self, turn: &LogEntry) {
        let (Some(game), None) = (&mut self.game, &self.frozen) else {
            return;
        };
        if turn.ply != game.ply() {
            let (ply, expected) = (turn.ply, game.ply());
            self.frozen = Some(format!("a turn at ply {ply} where {expected} was expected"));
            return;
        }
        let mut staged = game.stage();
        let mut refused = None;
        for (nth, event) in turn.events.iter().enumerate() {
            if let Err(why) = staged.play_again(event, nth >= turn.own) {
                let ply = turn.ply + nth;
                refused = Some(format!("ply {ply}: {}", why.in_full()));
                break;
            }
        }
        // It was staged on this very table, so the commit cannot fail.
        let _ = game.commit(staged, turn.stand_in.as_deref());
        match refused {
            Some(_) => self.frozen = refused,
            None => self.remember(turn),
        }
    }

    fn remember(&mut self, turn: &LogEntry) {
        self.closed |= turn.events.is_empty();
        if let Some(game) = &self.game {
            self.times.note(turn, game.game().turn().seat(), game.ply());
        }
        if let (Some(seat), Some(id)) = (turn.seat, &turn.id) {
            let at = (turn.ply, turn.own);
            self.accepted.insert((seat, id.clone()), at);
        }
    }

    /// Proposes a seat's events, together with what the table plays by itself after them.
    fn propose(
        whose: &TurnAuthor,
        seat: Seat,
        events: &[String],
        game: &takht_table::Table,
    ) -> Result<Proposal, Verdict> {
        let mut staged = game.stage();
        for (nth, event) in events.iter().enumerate() {
            staged.play(seat, event).map_err(|bad| match bad {
                BadTurn::Refused(refused) => Verdict::Refused(nth, refused),
                BadTurn::NotTheirTurn => {
                    let about = format!("the turn ends before event {nth}");
                    Verdict::Problem(Problem::NotYourTurn.about(about))
                }
            })?;
        }
        let played = staged.play_due();
        played.map_err(|refused| Verdict::Refused(events.len(), refused))?;
        Ok(Proposal::new(staged, whose, events.len()))
    }

    /// Proposes the start of a game: the deals and the layout that come before the first decision.
    pub(crate) fn open(&self, moment: Moment) -> Option<Proposal> {
        let mut staged = self.playable().ok()?.stage();
        staged.open(self.row.data.layout.as_deref()).ok()?;
        let whose = TurnAuthor {
            moment,
            ..TurnAuthor::default()
        };
        (!staged.is_empty()).then(|| Proposal::new(staged, &whose, 0))
    }

    /// Proposes the end of a game that is to end before its rules end it: an entry without events, after which
    /// no node can append another one.
    pub(crate) fn close(&self, moment: Moment) -> Option<Proposal> {
        incidents::ending(&self.row.data.incidents)?;
        let game = self.playable().ok().filter(|_| !self.is_over())?;
        let whose = TurnAuthor {
            moment,
            ..TurnAuthor::default()
        };
        Some(Proposal::new(game.stage(), &whose, 0))
    }

    /// Judges a turn that a client sends.
    pub(crate) fn judge(&self, seat: Option<Seat>, play: &Play, moment: Moment) -> Verdict {
        let Some(seat) = seat else {
            return Verdict::Problem(Problem::Watching.about("only a player with a seat may play"));
        };
        if play.id.len() > LONGEST_ID || play.id.chars().any(char::is_control) {
            let about =
                format!("an id has at most {LONGEST_ID} bytes and has no control characters");
            return Verdict::Problem(Problem::Unreadable.about(about));
        }
        if let Some(&(ply, own)) = self.accepted.get(&(seat.index(), play.id.clone())) {
            // A different turn under a used id was never accepted.
            return match self.is_same(ply, own, play) {
                true => Verdict::AlreadyAppended(ply),
                false => Verdict::Stale,
            };
        }
        let whose = TurnAuthor {
            seat: Some(seat),
            id: Some(play.id.clone()),
            stand_in: None,
            moment,
        };
        if self.incidents_of(seat).resigned {
            return Verdict::Problem(Problem::Resigned.about("you have resigned"));
        }
        self.judge_new(&whose, play.ply, &play.play)
    }

    /// True if a turn is the one at `ply`, even if its text is written differently.
    fn is_same(&self, ply: usize, own: usize, play: &Play) -> bool {
        let Some(game) = &self.game else {
            return false;
        };
        if play.ply != ply || play.play.len() != own {
            return false;
        }
        let data = &game.events()[ply..ply + own];
        let canonical = |event: &String| game.game().canonical(event).ok();
        play.play
            .iter()
            .zip(data)
            .all(|(event, data)| event == data || canonical(event).as_ref() == Some(data))
    }

    /// Judges new events of a seat, from its owner or from a bot.
    pub(crate) fn judge_new(&self, whose: &TurnAuthor, ply: usize, events: &[String]) -> Verdict {
        let problem = |problem: Problem, about: &str| Verdict::Problem(problem.about(about));
        let game = match self.playable() {
            Ok(game) if ply != game.ply() => return Verdict::Stale,
            Ok(game) => game,
            Err(report) => return Verdict::Problem(report),
        };
        if self.closed {
            return problem(Problem::NotYourTurn, "the game is over");
        }
        let seat = match (game.game().turn(), whose.seat) {
            (Turn::Seat(due), Some(seat)) if due == seat => seat,
            (Turn::Seat(other), _) => {
                let about = format!("it is the turn of seat {other}");
                return problem(Problem::NotYourTurn, &about);
            }
            (Turn::Chance | Turn::Over, _) => {
                return problem(Problem::NotYourTurn, "the game is over");
            }
        };
        if game.ply() >= LONGEST {
            let about = format!("a game has at most {LONGEST} events");
            return problem(Problem::EndlessGame, &about);
        }
        if events.is_empty() {
            return problem(Problem::Unreadable, "\"play\" has at least one event");
        }
        match Self::propose(whose, seat, events, game) {
            Ok(mut proposal) => {
                if whose.stand_in.is_none() {
                    proposal.entry.bank = self.bank_after(seat, whose.moment);
                }
                Verdict::Append(Box::new(proposal))
            }
            Err(verdict) => verdict,
        }
    }

    /// What a seat can play, if it is its turn.
    pub(crate) fn legal(&self, seat: Option<Seat>) -> Result<Vec<String>, ProblemReport> {
        let game = self.playable()?.game();
        match game.turn() {
            _ if self.closed => Err(Problem::NotYourTurn.about("the game is over")),
            Turn::Seat(due) if Some(due) == seat => Ok(game.legal()),
            Turn::Seat(other) => {
                Err(Problem::NotYourTurn.about(format!("it is the turn of seat {other}")))
            }
            Turn::Chance | Turn::Over => Err(Problem::NotYourTurn.about("the game is over")),
        }
    }

    /// Applies a proposal that has become durable.
    pub(crate) fn take(&mut self, proposal: Proposal) {
        let Proposal { entry, staged } = proposal;
        if let Some(game) = &mut self.game {
            // The proposal was staged at this ply, so the commit cannot fail.
            let _ = game.commit(staged, entry.stand_in.as_deref());
        }
        self.remember(&entry);
    }

    /// The events from a ply on, as a seat or a guest may see them.
    pub(crate) fn seen(&self, seat: Option<Seat>, from: usize) -> &[String] {
        let all = match (&self.archive, &self.game) {
            (Some(archive), _) => &archive.events,
            (None, Some(game)) => game.seen(viewer(seat)),
            (None, None) => &[][..],
        };
        &all[from.min(all.len())..]
    }

    /// The seat whose turn it is, unless the game already has the most events.
    pub(crate) fn whose_turn(&self) -> Option<Seat> {
        let game = self.playable().ok()?;
        let may_go_on = game.ply() < LONGEST && !self.closed;
        game.game().turn().seat().filter(|_| may_go_on)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.row.data.phase == Phase::Over
            || self.closed
            || self.playable().is_ok_and(takht_table::Table::is_over)
    }

    /// The seat that a secret proves.
    pub(crate) fn seat_of(&self, secret: &str) -> Option<Seat> {
        self.seat_by(&secret::hash(secret))
    }

    /// The seat whose secret has this hash.
    pub(crate) fn seat_by(&self, hash: &str) -> Option<Seat> {
        let has =
            |seat: &SeatRow| matches!(seat, SeatRow::Person { secret, .. } if *secret == hash);
        Seat::new(self.row.data.seats.iter().position(has)?)
    }

    /// What everyone may see of the table, apart from its game.
    pub(crate) fn snapshot(
        &self,
        here: impl Fn(Seat) -> bool,
        gone: impl Fn(Seat) -> bool,
        now: Moment,
    ) -> TableSnapshot {
        let data = &self.row.data;
        let seats = Seat::all(data.seats.len()).zip(&data.seats);
        let seats = seats.map(|(seat, row)| {
            let stand_in = self.stand_in(seat);
            let kept_for = data.kept_for(seat.index(), now);
            TableSeat {
                who: match row {
                    SeatRow::Nobody => Who::Nobody,
                    SeatRow::Person { name, .. } => Who::Person(name.clone()),
                    SeatRow::Bot(level) => Who::Bot(level.clone()),
                },
                here: match row {
                    SeatRow::Nobody => false,
                    SeatRow::Person { .. } => here(seat),
                    SeatRow::Bot(_) => true,
                },
                stood_in: stand_in.is_some(),
                stand_in,
                gone: gone(seat),
                kept_for: kept_for.map(|kept| kept.name.clone()),
                person: match row {
                    SeatRow::Person { person, .. } => person.clone(),
                    SeatRow::Nobody | SeatRow::Bot(_) => None,
                },
            }
        });
        let host = data.host_seat.as_ref().and_then(|host| self.seat_by(host));
        let is_kept = (0..data.seats.len()).any(|seat| data.kept_for(seat, now).is_some());
        let kept_seconds = data.kept_until.saturating_sub(now).div_ceil(1000);
        TableSnapshot {
            table: self.id.clone(),
            game: data.game.clone(),
            options: data.options.clone(),
            state: self.state(),
            seats: seats.collect(),
            patience: data.patience,
            hints: data.hints,
            listed: data.listed,
            fair: self.fair(),
            rules: data.rules.unwrap_or(1),
            result: self.result(),
            frozen: self.frozen.clone(),
            rematch: data.rematch.clone(),
            imported: data.imported.is_some(),
            clock: data.clock,
            clocks: self.clocks(now),
            host: host.map(Seat::index),
            locked: data.locked,
            incidents: data.incidents.iter().map(|row| row.what.clone()).collect(),
            offer: incidents::offer(&data.incidents),
            votes: incidents::votes(&data.incidents),
            rated: data.rated,
            kept_seconds: is_kept.then(|| u32::try_from(kept_seconds).unwrap_or(u32::MAX)),
        }
    }

    fn state(&self) -> TableState {
        match (&self.game, &self.frozen) {
            _ if self.is_over() => TableState::Over,
            (_, Some(_)) => TableState::Frozen,
            (None, None) if self.row.data.phase == Phase::Opening => TableState::Opening,
            (None, None) => TableState::Gathering,
            (Some(_), None) => TableState::Playing,
        }
    }

    /// The state of the table, and for whom it waits. `left` is the time until a bot plays for them.
    pub(crate) fn overview(&self, left: Option<u64>) -> TableOverview {
        let state = self.state();
        let seats = self.row.data.seats.iter().enumerate();
        let waits_for: Vec<usize> = match state {
            TableState::Opening => {
                let is_awaited = |(_, row): &(usize, &SeatRow)| matches!(row, SeatRow::Person { nonce, .. } if nonce.is_empty());
                seats.filter(is_awaited).map(|(seat, _)| seat).collect()
            }
            TableState::Playing if self.bot_due().is_none() => {
                self.whose_turn().map(Seat::index).into_iter().collect()
            }
            _ => Vec::new(),
        };
        TableOverview {
            table: self.id.clone(),
            state,
            left: left.filter(|_| !waits_for.is_empty()),
            waits_for,
        }
    }

    /// The fair-deal block. It reveals the seed only once the game is over.
    fn fair(&self) -> Value {
        if let Some(record) = &self.row.data.imported {
            return record.get("fair").cloned().unwrap_or_default();
        }
        match fair(&self.row.data) {
            Ok(fair) if self.is_over() => fair.to_value(),
            Ok(fair) => fair.without_seed().to_value(),
            Err(_) => Value::Null,
        }
    }

    /// What the incidents say about a seat.
    pub(crate) fn incidents_of(&self, seat: Seat) -> SeatIncidents {
        SeatIncidents::of(&self.row.data.incidents, seat)
    }

    /// Why a bot plays for a seat, if one does although the seat is not a bot's.
    pub(crate) fn stand_in(&self, seat: Seat) -> Option<StandIn> {
        match self.row.data.phase {
            Phase::Playing if !self.is_over() => self.stood_in(seat),
            _ => None,
        }
    }

    /// Why a bot plays for a seat, or played when the game ended.
    pub(crate) fn stood_in(&self, seat: Seat) -> Option<StandIn> {
        match self.row.data.seats.get(seat.index())? {
            SeatRow::Nobody => Some(StandIn::Replaced),
            SeatRow::Bot(_) => None,
            SeatRow::Person { .. } => {
                let of = self.incidents_of(seat);
                let (why, ply) = match of.stood_in {
                    _ if of.resigned => return Some(StandIn::Resigned),
                    Some(stood_in) => stood_in,
                    None => return None,
                };
                let is_back = of.back.is_some() || self.times.has_played_since(seat, ply);
                (!is_back).then_some(why)
            }
        }
    }

    /// The bot that has to play, and the seat whose turn it is; true if it plays for a person.
    pub(crate) fn bot_due(&self) -> Option<(Seat, &str, bool)> {
        let seat = self.whose_turn()?;
        match self.row.data.seats.get(seat.index())? {
            SeatRow::Bot(level) => Some((seat, level, false)),
            SeatRow::Nobody | SeatRow::Person { .. } => {
                let is_due = self.stand_in(seat).is_some() || self.is_out_of_time(seat);
                is_due.then_some((seat, STAND_IN, true))
            }
        }
    }

    /// The people who have neither resigned nor been replaced.
    pub(crate) fn people(&self) -> Vec<Seat> {
        let data = &self.row.data;
        let resigned = incidents::resigned(&data.incidents);
        let seats = Seat::all(data.seats.len()).zip(&data.seats);
        let person = |(seat, row): (Seat, &SeatRow)| {
            let plays = matches!(row, SeatRow::Person { .. }) && !resigned.contains(&seat);
            plays.then_some(seat)
        };
        seats.filter_map(person).collect()
    }

    /// The stand-ins' plies from a ply on, with the bots' names.
    pub(crate) fn stand_ins(&self, from: usize) -> BTreeMap<usize, String> {
        let all = match (&self.archive, &self.game) {
            (Some(archive), _) => &archive.stand_ins,
            (None, Some(game)) => game.stand_ins(),
            (None, None) => return BTreeMap::new(),
        };
        all.range(from..)
            .map(|(ply, by)| (*ply, by.clone()))
            .collect()
    }

    /// The number of the seat that a secret proves.
    pub(crate) fn seat_number(&self, secret: &str) -> Option<usize> {
        self.seat_of(secret).map(Seat::index)
    }

    /// The record, as a seat or a guest may see it; all of it once the game is over.
    pub(crate) fn record(&self, seat: Option<Seat>) -> Record {
        let data = &self.row.data;
        let imported = data.imported.clone().map(Record::from_value);
        if let Some(Ok(record)) = imported {
            return record;
        }
        let events = match (&self.game, &self.archive) {
            (Some(game), None) if self.is_over() => game.events(),
            _ => self.seen(seat, 0),
        };
        let name = |seat: &SeatRow| match seat {
            // Nobody has taken the seat of a player who was replaced.
            SeatRow::Nobody if !data.dealt.is_empty() => SeatName::Bot(STAND_IN).to_string(),
            seat => seat.name(),
        };
        let incidents = data.incidents.iter().map(|row| row.what.to_string());
        Record {
            game: data.game.clone(),
            rules: Some(data.rules.unwrap_or(1)),
            options: data.options.clone(),
            seats: Some(data.seats.iter().map(name).collect()),
            events: events.to_vec(),
            by: self.stand_ins(0),
            incidents: incidents.collect(),
            fair: Some(self.fair()),
            ..Record::default()
        }
    }
}

impl TableRow {
    /// Forgets all seals and nonces: people have to seal others.
    fn break_seals(&mut self) {
        for seat in &mut self.seats {
            if let SeatRow::Person { sealed, nonce, .. } = seat {
                sealed.clear();
                nonce.clear();
            }
        }
    }

    /// Goes back to where people take seats, with a new seed. The nonces that were opened are known now,
    /// and no deal may depend on what was known.
    pub(crate) fn gather_again(&mut self) -> Result<(), secret::NoChance> {
        self.phase = Phase::Gathering;
        self.seed = secret::draw_seed()?;
        self.break_seals();
        Ok(())
    }
}

/// True if a text is a seal: 32 bytes in hex.
pub(crate) fn is_seal(text: &str) -> bool {
    base16ct::mixed::decode_vec(text).is_ok_and(|bytes| bytes.len() == 32)
}

/// The seal of a nonce, both in hex; none if the text is not a nonce.
pub(crate) fn seal_of(nonce: &str) -> Option<String> {
    let bytes = base16ct::mixed::decode_vec(nonce).ok();
    let bytes = bytes.filter(|bytes| bytes.len() == NONCE_BYTES)?;
    seal(&bytes).map(|seal| base16ct::lower::encode_string(&seal))
}

/// True if a text is a nonce or a secret: 16 bytes in hex.
pub(crate) fn is_nonce(text: &str) -> bool {
    base16ct::mixed::decode_vec(text).is_ok_and(|bytes| bytes.len() == NONCE_BYTES)
}
