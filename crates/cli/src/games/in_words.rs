//! A game without drawings of its own, told in words.

use takht_core::Seat;
use takht_games::AnyGame;
use takht_words::Words;

use super::TerminalGame;
use crate::draw::seat_line;

pub(super) const TERMINAL: TerminalGame = TerminalGame {
    draw: position,
    score: None,
};

/// Every player with their points, and what lies on the table.
fn position(game: &dyn AnyGame, words: &Words, _columns: usize) -> Vec<String> {
    let scores = game.scores();
    let players = Seat::all(scores.len());
    let players = players.map(|seat| seat_line(seat, game, scores[seat.index()].total, words));
    let progress = game.progress().into_iter();
    let told = progress.chain(game.describe());
    players.chain(told.map(|line| words.say(&line))).collect()
}
