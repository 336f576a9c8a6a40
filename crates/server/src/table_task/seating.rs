//! Seats, and the commands that need the host's secret or a seat's.

use takht_bots::NoBot;
use takht_core::{Happening, MAX_SEATS, Seat};
use takht_games::GameId;
use takht_protocol::{
    Created, FromTable, Problem, ProblemReport, Rematch, Rematched, Removal, Seated, Sit, SitBot,
    Start,
};

use super::{Answer, TableClosed, TableTask, Visitor};
use crate::listener::Caller;
use crate::name::{looks_like, presentable};
use crate::secret;
use crate::served_table::{is_nonce, is_seal, seal_of};
use crate::store::{KeptSeat, Phase, SeatRow, TableRow};
use crate::time_source::Moment;

impl TableTask {
    /// Gives a seat to a player or a bot. `old` is the hash of a secret that proved a seat in the game before.
    /// The outer error means that the task has to end.
    async fn take_seat(
        &mut self,
        seat: Option<usize>,
        who: SeatRow,
        is_host: bool,
        old: Option<&str>,
    ) -> Result<Result<usize, ProblemReport>, TableClosed> {
        let mut data = self.table.row.data.clone();
        let now = self.now();
        // During the game only the seats of players who were replaced are free, and only for people.
        let is_open = match data.phase {
            Phase::Gathering => true,
            Phase::Playing => matches!(who, SeatRow::Person { .. }) && !self.table.is_over(),
            Phase::Opening | Phase::Over => false,
        };
        let free = |at: &SeatRow| *at == SeatRow::Nobody;
        if !is_open || data.phase == Phase::Playing && !data.seats.iter().any(free) {
            return Ok(Err(Problem::Begun.about("the game has begun")));
        }
        let own = old.and_then(|old| {
            let mut seats = 0..data.seats.len();
            seats.find(|seat| {
                data.kept_for(*seat, now)
                    .is_some_and(|kept| kept.secret == old)
            })
        });
        let taken_by_others =
            |number: usize| data.kept_for(number, now).is_some() && own != Some(number);
        let kept = || {
            let left = data.kept_until.saturating_sub(now).div_ceil(1000);
            let about = format!(
                "the seat is kept for {left} more seconds for its player in the game before"
            );
            ProblemReport {
                wait: u32::try_from(left).ok(),
                ..Problem::SeatKept.about(about)
            }
        };
        if data.locked && own.is_none() && matches!(who, SeatRow::Person { .. }) {
            return Ok(Err(Problem::Locked.about("the host has locked the table")));
        }
        let number = match seat {
            Some(number) if number >= data.seats.len() => {
                let about = format!("seats are numbered from 0 to {}", data.seats.len() - 1);
                return Ok(Err(Problem::NoSuchSeat.about(about)));
            }
            Some(number) if taken_by_others(number) => return Ok(Err(kept())),
            Some(number) if free(&data.seats[number]) => number,
            Some(_) => return Ok(Err(Problem::SeatTaken.about("the seat is taken"))),
            None => {
                let mut numbers = 0..data.seats.len();
                let fits = |number: &usize| free(&data.seats[*number]) && !taken_by_others(*number);
                match own.or_else(|| numbers.find(fits)) {
                    Some(number) => number,
                    None if data.free_seats(now) == 0 && data.seats.iter().any(free) => {
                        return Ok(Err(kept()));
                    }
                    None => return Ok(Err(Problem::SeatTaken.about("every seat is taken"))),
                }
            }
        };
        if let Some(kept) = data.kept.get_mut(number) {
            *kept = None;
        }
        if let (Phase::Playing, SeatRow::Person { name, .. }, Some(seat)) =
            (data.phase, &who, Seat::new(number))
        {
            let name = name.clone();
            let sits = Happening::Sit { seat, name };
            crate::incidents::add(&mut data.incidents, now, self.table.ply(), sits);
        }
        if let (true, SeatRow::Person { secret, .. }) = (is_host, &who) {
            data.host_seat = Some(secret.clone());
        }
        data.seats[number] = who.clone();
        let taken = self.change(data).await?;
        Ok(match taken {
            // The store may have made the change although it reported a conflict.
            Ok(won) if won || self.table.row.data.seats.get(number) == Some(&who) => Ok(number),
            Ok(_) => Err(Problem::SeatTaken.about("another player took the seat first")),
            Err(problem) => Err(problem),
        })
    }

    /// Replaces the row and tells all clients. Returns false if another node was first.
    pub(super) async fn change(
        &mut self,
        data: TableRow,
    ) -> Result<Result<bool, ProblemReport>, TableClosed> {
        match self.replace(data).await {
            Ok(won) => {
                self.tell_table();
                Ok(Ok(won))
            }
            Err(error) => {
                self.fold_again().await?;
                Ok(Err(self.registry.failed(&error)))
            }
        }
    }

    /// Frees a seat.
    pub(super) async fn stand_up(
        &mut self,
        seat: usize,
        secret: &str,
    ) -> Result<Result<(), ProblemReport>, TableClosed> {
        let mut data = self.table.row.data.clone();
        if !matches!(data.phase, Phase::Gathering | Phase::Opening) {
            return Ok(Err(Problem::Begun.about("the game has begun")));
        }
        if !self.is_host(secret) && self.table.seat_number(secret) != Some(seat) {
            let about = "only the host or the player in the seat may free it";
            return Ok(Err(Problem::WrongSecret.about(about)));
        }
        let is_removed = self.table.seat_number(secret) != Some(seat);
        match data.seats.get_mut(seat) {
            Some(who) => {
                if let (true, SeatRow::Person { secret, place, .. }) = (is_removed, &*who) {
                    let removed = [Some(secret.clone()), place.clone()];
                    for one in removed.into_iter().flatten() {
                        if !data.removed.contains(&one) {
                            data.removed.push(one);
                        }
                    }
                    let beyond = data.removed.len().saturating_sub(MOST_REMOVED);
                    if beyond > 0 && !data.locked {
                        let about = "you have removed many already: lock the table first";
                        return Ok(Err(Problem::TooMany.about(about)));
                    }
                    // At a locked table nobody comes back, known or not.
                    data.removed.drain(..beyond);
                }
                *who = SeatRow::Nobody;
            }
            None => return Ok(Err(Problem::NoSuchSeat.about("there is no such seat"))),
        }
        if data.phase == Phase::Opening
            && let Err(error) = data.gather_again()
        {
            return Ok(Err(Problem::Unavailable.about(error.to_string())));
        }
        let done = self.change(data).await?;
        let is_free = self.table.row.data.seats.get(seat) == Some(&SeatRow::Nobody);
        Ok(match done {
            Ok(won) if won || is_free => Ok(()),
            Ok(_) => Err(Problem::Unavailable.about("the table has changed; try again")),
            Err(problem) => Err(problem),
        })
    }

    /// Makes another table for the same game with the same bots. Every player moves on by one seat.
    pub(super) async fn rematch(
        &mut self,
        rematch: &Rematch,
    ) -> Result<Result<Rematched, ProblemReport>, TableClosed> {
        if !self.belongs_here(&rematch.secret) {
            let about = "only the host or a player with a seat may offer a rematch";
            return Ok(Err(Problem::WrongSecret.about(about)));
        }
        if !self.table.is_over() {
            return Ok(Err(Problem::NotOver.about("the game is not over yet")));
        }
        let offered = |table| Ok(Rematched { table, host: None });
        if let Some(table) = self.table.row.data.rematch.clone() {
            return Ok(offered(table));
        }
        let mut data = self.table.row.data.clone();
        let seats = data.seats.iter().map(|seat| match seat {
            SeatRow::Bot(level) if has_bot(&data.game, level).is_ok() => seat.clone(),
            SeatRow::Nobody | SeatRow::Person { .. } | SeatRow::Bot(_) => SeatRow::Nobody,
        });
        let mut seats: Vec<_> = seats.collect();
        seats.rotate_left(1);
        let kept = data.seats.iter().map(|seat| match seat {
            // No secret proves a player of an imported game.
            SeatRow::Person { name, secret, .. } if !secret.is_empty() => Some(KeptSeat {
                name: name.clone(),
                secret: secret.clone(),
            }),
            SeatRow::Nobody | SeatRow::Person { .. } | SeatRow::Bot(_) => None,
        });
        let mut kept: Vec<_> = kept.collect();
        kept.rotate_left(1);
        let wanted = TableRow {
            game: data.game.clone(),
            rules: data.rules,
            options: data.options.clone(),
            layout: data.layout.clone(),
            listed: data.listed,
            one_address: data.one_address,
            patience: data.patience,
            hints: data.hints,
            clock: data.clock,
            seats,
            kept,
            kept_until: self.now() + KEPT,
            ..TableRow::default()
        };
        let Created { table, host } = match self.registry.make(wanted).await {
            Ok(created) => created,
            Err(problem) => return Ok(Err(problem)),
        };
        data.rematch = Some(table.clone());
        Ok(match self.change(data).await? {
            Ok(true) => Ok(Rematched {
                table,
                host: Some(host),
            }),
            // Another player offered a rematch at the same moment: keep theirs and delete ours.
            Ok(false) => {
                self.registry.store.delete(&table).await.ok();
                match self.table.row.data.rematch.clone() {
                    Some(table) => offered(table),
                    None => Err(Problem::Unavailable.about("the table has changed; try again")),
                }
            }
            Err(problem) => Err(problem),
        })
    }

    /// True for the secret of the host or of any seat.
    fn belongs_here(&self, secret: &str) -> bool {
        self.is_host(secret) || self.table.seat_of(secret).is_some()
    }

    pub(super) async fn sit(
        &mut self,
        sit: Sit,
        caller: Caller,
    ) -> Result<Result<Seated, ProblemReport>, TableClosed> {
        let person = match self.identified(&sit).await {
            Ok(person) => person,
            Err(problem) => return Ok(Err(problem)),
        };
        let wanted = person.as_ref().map_or(&sit.name, |(name, _)| name);
        let Some(name) = presentable(wanted) else {
            let about = "a name needs a letter, a digit or an emoji, and may not look like a bot's";
            return Ok(Err(Problem::BadName.about(about)));
        };
        if !is_seal(&sit.sealed) {
            return Ok(Err(Problem::BadNonce.about("a seal is 32 bytes in hex")));
        }
        let secret = match sit.secret {
            Some(secret) if !is_nonce(&secret) => {
                return Ok(Err(Problem::BadNonce.about("a secret is 16 bytes in hex")));
            }
            Some(secret) => secret,
            None => match secret::draw() {
                Ok(secret) => secret,
                Err(error) => return Ok(Err(Problem::Unavailable.about(error.to_string()))),
            },
        };
        // The client lost the answer and repeats its request.
        if let Some(seat) = self.table.seat_number(&secret) {
            return Ok(Ok(Seated { seat, secret }));
        }
        // The role may have moved on: who was host before sits down as anybody.
        let is_host = sit.host.is_some_and(|host| self.is_host(&host));
        if let Some(lost) = self.lost_seat(&secret::hash(&secret)) {
            return Ok(Err(lost));
        }
        if let Some((_, card)) = &person
            && let Err(apart) = self.may_sit_beside(&card.key).await
        {
            return Ok(Err(apart));
        }
        let data = &self.table.row.data;
        let mut others = data.seats.iter().filter_map(|seat| match seat {
            SeatRow::Person { name, place, .. } => Some((name, place)),
            SeatRow::Nobody | SeatRow::Bot(_) => None,
        });
        if others.clone().any(|(other, _)| looks_like(other, &name)) {
            let about = "another player here has a name that looks the same";
            return Ok(Err(Problem::NameTaken.about(about)));
        }
        let salt = match data.salt.is_empty() {
            true => &data.seed,
            false => &data.salt,
        };
        let place = secret::hash(&format!("{salt} {}", caller.0));
        let place = Some(place)
            .filter(|_| data.listed || person.is_some())
            .filter(|_| data.phase == Phase::Gathering);
        if data.listed
            && place
                .as_ref()
                .is_some_and(|place| data.removed.contains(place))
        {
            return Ok(Err(removed()));
        }
        if data.listed
            && place.is_some()
            && !data.one_address
            && others.any(|(_, other)| *other == place)
        {
            let about = "another player of this table sits at the same address, and its host does not allow that";
            return Ok(Err(Problem::AddressTaken.about(about)));
        }
        let who = SeatRow::Person {
            name,
            secret: secret::hash(&secret),
            sealed: sit.sealed.to_ascii_lowercase(),
            nonce: String::new(),
            place,
            person: person.map(|(_, card)| card),
        };
        let old = sit.old_secret.as_deref().unwrap_or(&secret);
        let old = secret::hash(old);
        let seat = self.take_seat(sit.seat, who, is_host, Some(&old)).await?;
        Ok(seat.map(|seat| Seated { seat, secret }))
    }

    /// Why the owner of a secret has lost their seat, if they have. Takes the hash of the secret.
    pub(super) fn lost_seat(&self, secret: &str) -> Option<ProblemReport> {
        let data = &self.table.row.data;
        let is_in = |list: &[String]| list.iter().any(|one| one == secret);
        match (is_in(&data.former), is_in(&data.removed)) {
            (true, _) => {
                let about = "the others have replaced you while you were gone; you can watch";
                Some(Problem::Replaced.about(about))
            }
            (false, true) => Some(removed()),
            (false, false) => None,
        }
    }

    /// True for the host's secret.
    pub(super) fn is_host(&self, secret: &str) -> bool {
        self.is_host_by(&secret::hash(secret))
    }

    /// True for the hash of the host's secret.
    pub(super) fn is_host_by(&self, secret: &str) -> bool {
        let data = &self.table.row.data;
        data.host == secret || data.host_seat.as_deref() == Some(secret)
    }

    pub(super) async fn sit_bot(
        &mut self,
        sit: SitBot,
    ) -> Result<Result<Seated, ProblemReport>, TableClosed> {
        if !self.is_host(&sit.host) {
            return Ok(Err(Problem::WrongSecret.about("only the host may add bots")));
        }
        if let Err(none) = has_bot(&self.table.row.data.game, &sit.bot) {
            return Ok(Err(Problem::NoSuchBot.about(none.to_string())));
        }
        let bot = SeatRow::Bot(sit.bot);
        let seat = self.take_seat(sit.seat, bot, false, None).await?;
        let secret = String::new();
        Ok(seat.map(|seat| Seated { seat, secret }))
    }

    /// Starts the game: the table asks the players for their nonces. Without people it begins at once.
    pub(super) async fn start(
        &mut self,
        start: &Start,
        caller: Caller,
    ) -> Result<Result<(), ProblemReport>, TableClosed> {
        let mut data = self.table.row.data.clone();
        if !self.belongs_here(&start.secret) {
            let about = "only the host or a player with a seat may start the game";
            return Ok(Err(Problem::WrongSecret.about(about)));
        }
        if data.listed && !self.is_host(&start.secret) {
            let about = "only the host may start a listed table";
            return Ok(Err(Problem::WrongSecret.about(about)));
        }
        if data.phase != Phase::Gathering {
            return Ok(Err(Problem::Begun.about("the game has begun")));
        }
        let count =
            |wanted: fn(&SeatRow) -> bool| data.seats.iter().filter(|seat| wanted(seat)).count();
        let free = count(|seat| *seat == SeatRow::Nobody);
        if free > 0 {
            let about = format!("{free} seats are free");
            return Ok(Err(Problem::SeatsFree.about(about)));
        }
        let unsealed =
            count(|seat| matches!(seat, SeatRow::Person { sealed, .. } if sealed.is_empty()));
        if unsealed > 0 {
            let about = format!("{unsealed} players have to seal a nonce first");
            return Ok(Err(Problem::SeatsFree.about(about)));
        }
        let has_bots = count(|seat| matches!(seat, SeatRow::Bot(_))) > 0;
        if has_bots && let Err(problem) = self.registry.bots_play(&self.table.id, caller) {
            return Ok(Err(problem));
        }
        data.phase = Phase::Opening;
        let started = self.change_phase(data).await?;
        if !matches!(started, Ok(true)) {
            self.registry.bots_rest(&self.table.id);
        }
        Ok(match started {
            Ok(true) => Ok(()),
            Ok(false) => Err(Problem::Begun.about("another request was first")),
            Err(problem) => Err(problem),
        })
    }

    /// Replaces the row of a table that is to begin, and begins the game once every nonce is open. Returns
    /// false if another node was first.
    async fn change_phase(
        &mut self,
        mut data: TableRow,
    ) -> Result<Result<bool, ProblemReport>, TableClosed> {
        let is_shut =
            |seat: &SeatRow| matches!(seat, SeatRow::Person { nonce, .. } if nonce.is_empty());
        let begins = !data.seats.iter().any(is_shut);
        if begins {
            data.phase = Phase::Playing;
            data.begun = self.now();
            crate::people::begin(&mut data);
            for seat in &mut data.seats {
                if let SeatRow::Person { place, .. } = seat {
                    *place = None;
                }
            }
        }
        match self.replace(data).await {
            Ok(is_applied) => {
                if is_applied && begins {
                    self.fold_again().await?;
                }
                self.tell_table();
                Ok(Ok(is_applied))
            }
            Err(error) => {
                self.fold_again().await?;
                Ok(Err(self.registry.failed(&error)))
            }
        }
    }

    /// Seals another nonce for a player's seat.
    pub(super) async fn seal(&mut self, visitor: Visitor, seal: &str) -> Result<(), TableClosed> {
        let done = match self.seat_for_seal(visitor, Phase::Gathering) {
            Err(problem) => Err(problem),
            Ok(_) if !is_seal(seal) => Err(Problem::BadNonce.about("a seal is 32 bytes in hex")),
            Ok(seat) => {
                let mut data = self.table.row.data.clone();
                if let Some(SeatRow::Person { sealed, .. }) = data.seats.get_mut(seat) {
                    *sealed = seal.to_ascii_lowercase();
                }
                self.change(data).await?.and_then(applied)
            }
        };
        if let Err(problem) = done {
            self.tell(visitor, &FromTable::Problem(problem));
        }
        Ok(())
    }

    /// Opens the seal of a player's seat. When the last one is open, the game begins.
    pub(super) async fn open_seal(
        &mut self,
        visitor: Visitor,
        given: &str,
    ) -> Result<(), TableClosed> {
        // Another node may open another seat's seal at the same moment.
        let mut done = Err(Problem::Unavailable.about("the table has changed; try again"));
        for _ in 0..MAX_SEATS {
            match self.try_open_seal(visitor, given).await? {
                Ok(false) => {}
                Ok(true) => {
                    done = Ok(());
                    break;
                }
                Err(problem) => {
                    done = Err(problem);
                    break;
                }
            }
        }
        match done {
            Ok(()) => self.advance().await,
            Err(problem) => {
                self.tell(visitor, &FromTable::Problem(problem));
                Ok(())
            }
        }
    }

    /// Opens the seal of a player's seat. Returns false if another node changed the table first.
    async fn try_open_seal(
        &mut self,
        visitor: Visitor,
        given: &str,
    ) -> Result<Result<bool, ProblemReport>, TableClosed> {
        let seat = match self.seat_for_seal(visitor, Phase::Opening) {
            Ok(seat) => seat,
            // The client repeats what the table has already.
            Err(_) if self.has_opened(visitor, given) => return Ok(Ok(true)),
            Err(problem) => return Ok(Err(problem)),
        };
        let mut data = self.table.row.data.clone();
        let Some(SeatRow::Person { sealed, nonce, .. }) = data.seats.get_mut(seat) else {
            return Ok(Err(Problem::NoSuchSeat.about("nobody sits there")));
        };
        if seal_of(given).as_ref() != Some(sealed) {
            let about = "the nonce is not 16 bytes in hex that match their seal";
            return Ok(Err(Problem::BadNonce.about(about)));
        }
        if !nonce.is_empty() {
            return Ok(Ok(true));
        }
        *nonce = given.to_ascii_lowercase();
        self.change_phase(data).await
    }

    /// True if this is the nonce that the client's seat has opened.
    fn has_opened(&self, visitor: Visitor, given: &str) -> bool {
        let seat = self.visitors.get(&visitor).and_then(|one| one.seat);
        let row = seat.and_then(|seat| self.table.row.data.seats.get(seat.index()));
        matches!(row, Some(SeatRow::Person { nonce, .. }) if nonce.eq_ignore_ascii_case(given) && is_nonce(nonce))
    }

    /// The seat whose nonce a client seals or opens, if the table is in the phase for it.
    fn seat_for_seal(&self, visitor: Visitor, phase: Phase) -> Result<usize, ProblemReport> {
        let seat = self.visitors.get(&visitor).and_then(|one| one.seat);
        let Some(seat) = seat else {
            return Err(Problem::Watching.about("only a player with a seat has a nonce"));
        };
        match self.table.row.data.phase {
            now if now == phase => Ok(seat.index()),
            Phase::Gathering => Err(Problem::NotBegun.about("nobody has started the game yet")),
            Phase::Opening | Phase::Playing | Phase::Over => {
                Err(Problem::Begun.about("the game has begun"))
            }
        }
    }

    /// When the patience for players who do not open their seals ends.
    pub(super) fn opening_ends(&self) -> Option<Moment> {
        let data = &self.table.row.data;
        let patience = data.patience.or(data.clock.map(|clock| clock.turn));
        let patience = u64::from(patience?.max(SHORTEST_OPENING));
        Some(self.opening? + 1000 * patience)
    }

    /// Notes since when the table has waited for nonces.
    pub(super) fn note_opening(&mut self) {
        self.opening = match self.table.row.data.phase {
            Phase::Opening => self.opening.or(Some(self.now())),
            Phase::Gathering | Phase::Playing | Phase::Over => None,
        };
    }

    /// Frees the seats of players who have not opened their seals in time. The others seal new nonces.
    pub(super) async fn free_unopened_seats(&mut self) -> Result<(), TableClosed> {
        let mut data = self.table.row.data.clone();
        if data.phase != Phase::Opening {
            return Ok(());
        }
        for seat in &mut data.seats {
            if matches!(seat, SeatRow::Person { nonce, .. } if nonce.is_empty()) {
                *seat = SeatRow::Nobody;
            }
        }
        if data.gather_again().is_err() {
            return Ok(());
        }
        // If it fails, the next round tries again.
        self.opening = Some(self.now());
        let _ = self.change(data).await?;
        Ok(())
    }

    /// Before the start the host deletes the table. Afterwards it belongs to everybody who plays there: it
    /// goes when all of them have asked for it. An imported record belongs to the client that imported it.
    pub(super) async fn delete(
        &mut self,
        secret: &str,
        answer: Answer<Removal>,
    ) -> Result<(), TableClosed> {
        let mut data = self.table.row.data.clone();
        let is_hosts = data.phase == Phase::Gathering || data.imported.is_some();
        let may = match is_hosts {
            true => self.is_host(secret),
            false => self.belongs_here(secret),
        };
        if !may {
            let about =
                "only the host may delete the table, and after the start those who play there";
            answer.send(Err(Problem::WrongSecret.about(about))).ok();
            return Ok(());
        }
        let secret = secret::hash(secret);
        if !is_hosts {
            if !data.removal.contains(&secret) {
                data.removal.push(secret);
            }
            let missing = missing_for_removal(&data);
            if missing > 0 {
                let done = self.change(data).await?.and_then(applied);
                answer.send(done.map(|()| Removal { missing })).ok();
                return Ok(());
            }
        }
        match self.registry.store.delete(&self.table.id).await {
            Ok(()) => {
                answer.send(Ok(Removal { missing: 0 })).ok();
                Err(TableClosed)
            }
            Err(error) => {
                answer.send(Err(self.registry.failed(&error))).ok();
                Ok(())
            }
        }
    }
}

/// For how many milliseconds a rematch keeps the seats of its players.
const KEPT: u64 = 2 * 60 * 1000;

/// How many secrets and addresses of players whom the host has removed a table remembers.
const MOST_REMOVED: usize = 64;

/// The problem of a player whom the host has removed.
fn removed() -> ProblemReport {
    Problem::Removed.about("the host has removed you; you can watch")
}

/// The shortest time that players have to open their seals, in seconds, however short a table's patience
/// is: a page needs a moment for it.
const SHORTEST_OPENING: u32 = 3;

/// How many people still have to agree to the removal of a table: everybody with a seat. The host counts
/// only if nobody sits there.
fn missing_for_removal(data: &TableRow) -> usize {
    let people = data.seats.iter().filter_map(|seat| match seat {
        SeatRow::Person { secret, .. } => Some(secret),
        SeatRow::Nobody | SeatRow::Bot(_) => None,
    });
    let people: Vec<&String> = people.collect();
    let people = match people.is_empty() {
        true => vec![&data.host],
        false => people,
    };
    let agreed = |secret: &&&String| !data.removal.contains(secret);
    people.iter().filter(agreed).count()
}

/// A change that another node has overtaken is a problem for its client, who tries again.
pub(super) fn applied(is_applied: bool) -> Result<(), ProblemReport> {
    match is_applied {
        true => Ok(()),
        false => Err(Problem::Unavailable.about("the table has changed; try again")),
    }
}

/// Checks that a table's game has a bot of this name.
fn has_bot(game: &str, bot: &str) -> Result<(), NoBot> {
    let game = GameId::of_name(game).map_err(NoBot::Game)?;
    takht_bots::check(bot, game)
}
