//! A game as rows of the files.

use takht_arena::{Contest, Played};
use takht_core::{RecordError, Refused, Seat, SeatName, Turn};
use takht_games::AnyGame;
use takht_spaces::numbering;

use crate::Plan;

/// A position in which a bot has chosen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PositionRow {
    pub(crate) game: i64,
    pub(crate) ply: i32,
    pub(crate) seat: i32,
    pub(crate) observation: Vec<u8>,
    pub(crate) legal: Vec<i32>,
    pub(crate) action: i32,
    pub(crate) value: Option<f32>,
    pub(crate) share: f32,
}

/// A game. Lists are in the order of the seats.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GameRow {
    pub(crate) game: i64,
    pub(crate) deal: i64,
    pub(crate) bots: Vec<String>,
    pub(crate) points: Vec<i32>,
    pub(crate) places: Vec<i32>,
    pub(crate) shares: Vec<f32>,
    pub(crate) events: i32,
    pub(crate) record: String,
}

/// The rows of a game.
pub(crate) fn rows(
    plan: &Plan,
    played: Played,
) -> Result<(Vec<PositionRow>, GameRow), RecordError> {
    let Contest { seats, .. } = &plan.contest;
    let Played {
        mut record,
        outcome,
        choices,
    } = played;
    let number = outcome.game;
    let entrants: Vec<usize> = (0..seats.len())
        .map(|at| plan.contest.entrant_at(at, number))
        .collect();
    let share = |at: usize| outcome.shares[entrants[at]] as f32;
    let bots: Vec<String> = entrants
        .iter()
        .map(|&entrant| plan.names[entrant].clone())
        .collect();
    let names = bots.iter().map(|name| SeatName::Bot(name).to_string());
    record.seats = Some(names.collect());
    let mut position = takht_games::begin(&record)?;
    let numbering = numbering(&*position)?;
    let bytes = numbering
        .space(&*position)
        .map_or(0, |space| space.observation());
    let mut positions = Vec::with_capacity(choices.len());
    let mut choices = choices.into_iter().peekable();
    for (ply, event) in record.events.iter().enumerate() {
        let wrong = |refused: Refused| RecordError::of_event(ply, event, refused);
        let choice = choices.next_if(|choice| choice.ply == ply);
        if let (Some(choice), Turn::Seat(seat)) = (choice, position.turn())
            && let Some(action) = numbering.number(&*position, event).map_err(wrong)?
        {
            let mut observation = vec![0; bytes];
            numbering.observe(&*position, seat, &mut observation);
            let mut legal = numbering.actions(&*position);
            legal.sort_unstable();
            positions.push(PositionRow {
                game: number as i64,
                ply: ply as i32,
                seat: seat.index() as i32,
                observation,
                legal: legal.into_iter().map(|number| number as i32).collect(),
                action: action as i32,
                value: choice.expected.map(|expected| expected as f32),
                share: share(seat.index()),
            });
        }
        position.play(event).map_err(wrong)?;
    }
    let failed = |at: usize| {
        let mut failures = outcome.failures.iter();
        failures.any(|failure| failure.entrant == entrants[at])
    };
    let row = GameRow {
        game: number as i64,
        deal: (number / seats.len().max(1) as u64) as i64,
        points: position.scores().iter().map(|score| score.total).collect(),
        places: places(&*position, failed),
        shares: (0..seats.len()).map(share).collect(),
        bots,
        events: record.events.len() as i32,
        record: record.to_line(),
    };
    Ok((positions, row))
}

/// The place of every seat, from 1; engines that have failed come last.
fn places(game: &dyn AnyGame, failed: impl Fn(usize) -> bool) -> Vec<i32> {
    let ranking = game.ranking();
    let key = |seat: Seat| (failed(seat.index()), ranking.better_than(seat));
    let seats = || Seat::all(game.players());
    seats()
        .map(|seat| {
            let better = seats().filter(|&other| key(other) < key(seat));
            better.count() as i32 + 1
        })
        .collect()
}
