//! A game being played: who sits there, what has happened, and what comes next by itself.

use std::path::{Path, PathBuf};
use std::time::Duration;

use takht_bots::{Budget, Player};
use takht_core::fair::{Fair, FairKey, Unfair};
use takht_core::{Message, Quick, Record, RecordError, Refused, Seat, Turn, Viewer, records};
use takht_games::AnyGame;
use takht_words::BOT;

use super::random_number;
use crate::clock::Started;
use crate::console::{BOLD, Console, Done, FAINT, Failure, styled};
use crate::seed::{self, hex};
use crate::{input, position};

/// How long a bot thinks about a move.
pub(super) const THINKING: Duration = Duration::from_millis(500);

/// What a random player is called in a record.
pub(super) const RANDOM: &str = "bot:random";

/// A game being played.
pub(super) struct Table {
    pub(super) record: Record,
    pub(super) file: PathBuf,
    pub(super) game: Box<dyn AnyGame>,
    /// Whose eyes look at the screen: the only person's, or nobody's in particular.
    pub(super) viewer: Viewer,
    /// The same game as they see it.
    pub(super) view: Box<dyn AnyGame>,
    pub(super) past: Vec<Past>,
    /// Where deals come from, if they are fair ones.
    pub(super) fair: Option<(Fair, FairKey)>,
    /// The bots, by seat, and where their random choices come from.
    pub(super) bots: Vec<Option<Box<dyn Player>>>,
    pub(super) bot_seed: u64,
    /// Where all other random choices come from.
    pub(super) chance: Quick,
    /// The ready-made map that is still to be laid.
    pub(super) layout: Option<String>,
    /// What is worth knowing at the start.
    pub(super) notes: Vec<Message>,
    /// True once there is something that the file does not say.
    pub(super) changed: bool,
}

/// What was before an event, and where the event came from.
pub(super) struct Past {
    pub(super) game: Box<dyn AnyGame>,
    pub(super) view: Box<dyn AnyGame>,
    pub(super) origin: Origin,
}

/// Where an event came from.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Origin {
    Chance,
    Person,
    /// A bot, or no choice was left.
    Automatic,
}

impl Table {
    pub(super) fn resume(file: PathBuf, console: &mut Console) -> Result<Self, Failure> {
        if file == Path::new("-") {
            return Err(Failure::Invalid(Message::new("cli-play-from-file")));
        }
        let bytes = input::bytes(&file, console)?;
        let mut found: Vec<_> = records(&bytes).collect();
        let mut record = match (found.pop(), found.len()) {
            (Some(record), 0) => record?,
            (last, before) => {
                let message = Message::new("cli-play-one-record")
                    .with("file", file.display().to_string())
                    .with("count", before + usize::from(last.is_some()));
                return Err(Failure::Invalid(message));
            }
        };
        if record.events.iter().any(|event| event.contains('?')) {
            return Err(Failure::Invalid(Message::new("cli-play-view")));
        }
        let fair = match known_fair(&record, &file) {
            Ok(fair) => fair,
            Err(unfair) => {
                let reason = console.say(&unfair.message());
                console.note(reason);
                None
            }
        };
        let events = std::mem::take(&mut record.events);
        let game = takht_games::begin(&record)?;
        let mut table = Self {
            viewer: viewer(&record, game.players()),
            view: game.clone(),
            game,
            record,
            file,
            past: Vec::new(),
            fair,
            bots: Vec::new(),
            bot_seed: random_number()?,
            chance: Quick::new(random_number()?),
            layout: None,
            notes: Vec::new(),
            changed: false,
        };
        for (index, text) in events.iter().enumerate() {
            // What was played before is final: it may have been a layout's, or another's.
            let origin = match table.game.turn() {
                Turn::Chance => Origin::Chance,
                Turn::Seat(_) | Turn::Over => Origin::Automatic,
            };
            let refused = |refused| RecordError::of_event(index, text, refused);
            table.push(text, origin).map_err(refused)?;
        }
        table.changed = false;
        table.seat_bots();
        for bot in table.record.seats.iter().flatten() {
            let known = bot
                .strip_prefix(BOT)
                .is_none_or(|bot| takht_bots::check(bot, &table.record.game).is_ok());
            if !known && table.game.turn() != Turn::Over {
                let message = Message::new("cli-play-stand-in").with("bot", bot.as_str());
                let note = console.say(&message);
                console.note(note);
            }
        }
        Ok(table)
    }

    /// Seats the bots of the record anew and shows them everything that has happened.
    pub(super) fn seat_bots(&mut self) {
        let seated = |seat: Seat| {
            let name = self.seat_name(seat)?.strip_prefix(BOT)?;
            let seed = self.bot_seed.wrapping_add(seat.index() as u64);
            let (game, options) = (self.game.name(), self.game.options());
            let mut bot = takht_bots::sit(name, game, &options, seat, seed).ok()?;
            for event in &self.record.events {
                bot.watch(event).ok()?;
            }
            Some(bot)
        };
        self.bots = Seat::all(self.game.players()).map(seated).collect();
    }

    fn is_person(&self, seat: Seat) -> bool {
        !self
            .seat_name(seat)
            .is_some_and(|name| name.starts_with(BOT))
    }

    fn seat_name(&self, seat: Seat) -> Option<&str> {
        let seats = self.record.seats.as_ref()?;
        seats.get(seat.index()).map(String::as_str)
    }

    /// Plays an event; on an error nothing has changed.
    fn push(&mut self, text: &str, origin: Origin) -> Result<(), Refused> {
        let past = Past {
            game: self.game.clone(),
            view: self.view.clone(),
            origin,
        };
        let seen = self.game.seen_by(text, self.viewer)?;
        let canonical = self.game.play(text)?;
        // Whatever happens in the game can happen in its views.
        self.view.play(&seen)?;
        for bot in self.bots.iter_mut().flatten() {
            bot.watch(&canonical)?;
        }
        self.past.push(past);
        self.record.events.push(canonical);
        self.changed = true;
        Ok(())
    }

    pub(super) fn save(&mut self) -> Done {
        if self.changed {
            input::write_whole(&self.file, &self.record.to_pretty())?;
            self.changed = false;
        }
        Ok(())
    }

    pub(super) fn greet(&self, resumed: bool, console: &mut Console) -> Done {
        let names = console
            .words
            .names_of(self.record.seats.as_deref().unwrap_or_default());
        console.words.set_names(names);
        let title = Message::new(format!("{}-title", self.game.name()));
        let mut told = vec![Message::new("cli-play-greeting").with("game", title)];
        if let Some(Ok(fair)) = self.record.fair.as_ref().map(Fair::read) {
            told.push(Message::new("cli-play-commitment").with("commit", hex(&fair.commit)));
        }
        told.push(Message::new("cli-play-saving").with("file", self.file.display().to_string()));
        if resumed {
            told.push(Message::new("cli-play-resumed").with("count", self.record.events.len()));
        }
        for message in told {
            let line = console.say(&message);
            console.line(line)?;
        }
        for note in &self.notes {
            let note = console.say(note);
            console.note(note);
        }
        Ok(())
    }

    /// Lays the ready-made map that was asked for.
    fn lay_out(&mut self, layout: &str, console: &mut Console) -> Done {
        for event in self.game.lay_out(layout, &mut self.chance) {
            self.tell_and_play(Some(event), Origin::Automatic, console)?;
        }
        Ok(())
    }

    pub(super) fn play(&mut self, console: &mut Console) -> Done {
        loop {
            match self.game.turn() {
                Turn::Over => return self.finish(console),
                Turn::Chance => {
                    let dealt = self
                        .past
                        .iter()
                        .filter(|past| past.origin == Origin::Chance);
                    let event = match &self.fair {
                        Some((_, key)) => self.game.deal(&mut key.event(dealt.count() as u64)),
                        None => {
                            // Dealing on without the seed would make a block that does not tell
                            // the truth.
                            self.record.fair = None;
                            self.game.deal(&mut self.chance)
                        }
                    };
                    self.tell_and_play(event, Origin::Chance, console)?;
                }
                Turn::Seat(_) if self.layout.is_some() => {
                    let layout = self.layout.take().unwrap_or_default();
                    self.lay_out(&layout, console)?;
                }
                Turn::Seat(seat) if self.is_person(seat) => {
                    let mut legal = self.game.legal();
                    if legal.len() == 1 && !self.may_take_back() {
                        self.tell_and_play(legal.pop(), Origin::Automatic, console)?;
                    } else if !self.ask(seat, &legal, console)? {
                        return self.leave(console);
                    }
                }
                Turn::Seat(seat) => {
                    let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
                    let event = match bot {
                        Some(bot) => Some(bot.choose(&Budget::Time(THINKING, &Started::now()))),
                        None => {
                            let ply = self.record.events.len();
                            self.record.by.insert(ply, RANDOM.to_owned());
                            self.game.sample(&mut self.chance)
                        }
                    };
                    self.tell_and_play(event, Origin::Automatic, console)?;
                }
            }
        }
    }

    fn finish(&mut self, console: &mut Console) -> Done {
        // Now that nothing is left to be dealt, the seed may be known.
        if let Some((fair, _)) = &self.fair {
            let published = Some(fair.to_value());
            self.changed |= self.record.fair != published;
            self.record.fair = published;
            self.save()?;
            seed::forget(&self.file)?;
        }
        console.line("")?;
        position::picture(&*self.game, console)?;
        console.line("")?;
        position::scores(&*self.game, console)?;
        console.line("")?;
        position::ranking(&*self.game, console)?;
        let saved = Message::new("cli-play-finished").with("file", self.file.display().to_string());
        let saved = console.say(&saved);
        console.line(saved)
    }

    fn leave(&self, console: &mut Console) -> Done {
        let command = format!("takht play --resume {}", self.file.display());
        let left = console.say(&Message::new("cli-play-left").with("command", command));
        console.line("")?;
        console.line(left)
    }

    fn tell_and_play(
        &mut self,
        event: Option<String>,
        origin: Origin,
        console: &mut Console,
    ) -> Done {
        let Some(event) = event else { return Ok(()) };
        self.play_told(&event, origin, console)?.map_err(|refused| {
            // Our own events are legal; if one is not, at least it is not hidden.
            Failure::Invalid(refused.in_full())
        })
    }

    /// Plays an event, saves it and tells what happened; a refused one changes nothing.
    pub(super) fn play_told(
        &mut self,
        event: &str,
        origin: Origin,
        console: &mut Console,
    ) -> Result<Result<(), Refused>, Failure> {
        let seen = self.game.seen_by(event, self.viewer);
        let told = seen.and_then(|seen| self.view.tell(&seen));
        let before = self.game.progress();
        if let Err(refused) = self.push(event, origin) {
            return Ok(Err(refused));
        }
        self.save()?;
        if let Ok(told) = told {
            let told = console.say(&told);
            console.line(format_args!("{} {told}", styled(FAINT, "·")))?;
        }
        // The first thing a series tells of its progress is which of its games is played.
        let series = before.first().filter(|first| first.id == "series-progress");
        if series.is_some() && series != self.game.progress().first() {
            let ends = console.words.text("cli-play-game-ends");
            console.line("")?;
            console.line(styled(BOLD, ends))?;
            position::scores(&*self.game, console)?;
        }
        Ok(Ok(()))
    }
}

/// Whose secrets may be on the screen: those of the only person who plays.
pub(super) fn viewer(record: &Record, players: usize) -> Viewer {
    let bots = |seat: &Seat| {
        let name = record
            .seats
            .as_ref()
            .and_then(|seats| seats.get(seat.index()));
        name.is_some_and(|name| name.starts_with(BOT))
    };
    let people: Vec<Seat> = Seat::all(players).filter(|seat| !bots(seat)).collect();
    match people[..] {
        [only] => Viewer::Seat(only),
        _ => Viewer::Guest,
    }
}

/// The fair-deal block of a record that is resumed, if it can be dealt on from it: the seed is there or
/// was kept, and every deal so far is the one it draws.
fn known_fair(record: &Record, file: &Path) -> Result<Option<(Fair, FairKey)>, Unfair> {
    let Some(value) = &record.fair else {
        return Ok(None);
    };
    let mut fair = Fair::read(value)?;
    fair.seed = fair.seed.or_else(|| seed::kept(file));
    let key = fair.key()?;
    let mut published = record.clone();
    published.fair = Some(fair.to_value());
    takht_games::verify(&published)?;
    Ok(Some((fair, key)))
}
