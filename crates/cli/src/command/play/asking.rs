//! A player's turn: lists the moves, asks for one, and takes moves back.

use takht_arena::report::percent;
use takht_bots::{Budget, WallClock};
use takht_core::{Message, Seat, message::Arg};

use super::answer::{Answer, read_answer};
use super::table::{THINKING, TerminalTable};
use crate::console::{BOLD, Console, Done, FAINT, Failure, styled};
use crate::position;

impl TerminalTable {
    /// Asks until the player makes a move or takes one back; returns false if the player leaves.
    pub(super) fn ask(
        &mut self,
        seat: Seat,
        legal: &[String],
        console: &mut Console,
    ) -> Result<bool, Failure> {
        console.line("")?;
        position::picture(&*self.view, console)?;
        console.line("")?;
        self.list(seat, legal, console)?;
        loop {
            let question = Message::new(match legal.len() > position::MANY {
                true => "cli-play-ask-many",
                false => "cli-play-ask",
            });
            let question = console.say(&question.with("seat", seat));
            console.prompt(format_args!("{question} > "))?;
            match read_answer(legal, console)? {
                None => continue,
                Some(Answer::Event(event)) => match self.play_event(seat, &event, console)? {
                    Ok(()) => return Ok(true),
                    Err(refused) => {
                        let line = console.say(&refused.in_full());
                        console.error(line);
                        if refused.clause.is_none() {
                            let hint = console.words.text("cli-play-help-hint");
                            console.note(hint);
                        }
                    }
                },
                Some(Answer::Undo) => {
                    if self.take_back(console)? {
                        return Ok(true);
                    }
                }
                Some(Answer::List(start)) => {
                    let some = legal.iter().filter(|event| event.starts_with(&start));
                    let some: Vec<&String> = some.collect();
                    if some.is_empty() {
                        let none = Message::new("cli-play-none").with("start", start);
                        let none = console.say(&none);
                        console.note(none);
                    }
                    self.list_all(seat, legal, &some, console)?;
                }
                Some(Answer::Scores) => position::scores_in_full(self.game(), console)?,
                Some(Answer::Hint) => self.hint(seat, console)?,
                Some(Answer::Help) => {
                    let example = legal.last().cloned().unwrap_or_default();
                    let help = Message::new("cli-play-help").with("example", example);
                    let help = console.say(&help);
                    console.line(help)?;
                }
                Some(Answer::Leave) => return Ok(false),
            }
        }
    }

    /// Prints the moves that the strongest bot prefers, from what the seat can see.
    fn hint(&self, seat: Seat, console: &mut Console) -> Done {
        // A longer list does not help a player.
        const BEST: usize = 3;
        let (game, options) = (self.game().id(), self.game().options());
        let mut adviser = takht_bots::adviser(game, &options, seat, self.bot_seed)?;
        for event in self.events() {
            let seen = adviser.watch(event);
            seen.map_err(|refused| Failure::Invalid(refused.in_full()))?;
        }
        let thinking = console.words.text("hint-thinking");
        console.line(styled(FAINT, thinking))?;
        console.flush()?;
        let advice = adviser.advise(&Budget::Time(THINKING, &WallClock::start()));
        for opinion in advice.opinions.iter().take(BEST) {
            let line = Message::new("hint-line")
                .with("event", opinion.event.as_str())
                .with("win", percent(opinion.win, &console.words));
            let line = console.say(&line);
            console.line(line)?;
        }
        Ok(())
    }

    /// Prints what the player has to do, and the moves: each with its number, unless there are too many.
    fn list(&self, seat: Seat, legal: &[String], console: &mut Console) -> Done {
        if let Some(prompt) = self.game().prompt() {
            let prompt = console.say(&prompt);
            console.line(styled(BOLD, prompt))?;
        }
        if legal.len() > position::MANY {
            return position::legal(legal, console);
        }
        if legal.len() == 1 {
            let only = console.words.text("cli-play-only");
            console.line(only)?;
        }
        self.list_all(seat, legal, &legal.iter().collect::<Vec<_>>(), console)
    }

    /// Prints some of the legal moves with their numbers and the points that each brings at once.
    fn list_all(
        &self,
        seat: Seat,
        legal: &[String],
        some: &[&String],
        console: &mut Console,
    ) -> Done {
        let now = self.game().scores()[seat.index()].total;
        let gain = |event: &&String| {
            let mut after = self.game().boxed_clone();
            after.play(event).ok()?;
            Some(after.scores()[seat.index()].total - now).filter(|&gain| gain != 0)
        };
        let gains: Vec<Option<i32>> = some.iter().map(gain).collect();
        // Highlight the best moves, unless all bring the same.
        let best = gains.iter().flatten().max().copied();
        let best = best.filter(|_| gains.iter().any(|gain| *gain != best));
        let numbered = some.iter().zip(&gains).map(|(event, gain)| {
            let number = legal.iter().position(|other| other == *event).unwrap_or(0) + 1;
            let mut text = event.to_string();
            // Name the other player: the notation has only the number of the seat, from 0.
            let told = self.view.tell(event).unwrap_or_else(|_| Message::new(""));
            if let Some((_, Arg::Seat(other))) = told.args.iter().find(|(name, _)| *name == "other")
            {
                text = format!("{text} {}", console.words.name(*other));
            }
            if let Some(gain) = gain {
                text = format!("{text} ({gain:+})");
            }
            let style = if gain.is_some() && *gain == best {
                BOLD
            } else {
                Default::default()
            };
            format!("{number:>3}  {}", styled(style, text))
        });
        for line in position::in_columns(&numbered.collect::<Vec<_>>()) {
            console.line(line)?;
        }
        Ok(())
    }

    /// Takes back the last choice of a person, and prints it; returns false if there is none.
    fn take_back(&mut self, console: &mut Console) -> Result<bool, Failure> {
        match self.undo()? {
            Some(event) => {
                let undone = Message::new("cli-play-undone").with("event", event);
                let undone = console.say(&undone);
                console.line(undone)?;
                Ok(true)
            }
            None => {
                let nothing = console.words.text("cli-play-no-undo");
                console.note(nothing);
                Ok(false)
            }
        }
    }
}
