//! What pointing, tapping, dropping and keys do on a board.

use std::any::Any;

use leptos::prelude::*;
use takht_core::Seat;
use takht_games::AnyGame;
use takht_words::Words;

use super::{BoardInput, Choice, Intent, Place};

/// How a board handles input.
pub(crate) trait Pointing {
    /// The own input of this board, beside what [`BoardInput`] remembers for all boards.
    fn own_input(&self) -> Box<dyn Any + Send + Sync> {
        Box::new(())
    }

    /// Clears the own input of this board after every event and every undo.
    fn reset(&self, _input: BoardInput) {}

    /// The person points at a place.
    fn point(&self, input: BoardInput, place: Place) {
        input.point(place);
    }

    /// The person taps or clicks a place.
    fn tap(&self, input: BoardInput, place: Place) -> Option<Intent> {
        input.choose(place)
    }

    /// Points at what a bot advises, so that the person sees it and can play it.
    fn suggest(&self, input: BoardInput, event: &str) {
        let found = input.choices.with_untracked(|choices| {
            let choice = choices.iter().find(|choice| choice.event == event);
            choice.cloned()
        });
        if let Some(Choice { tool, places, .. }) = found
            && let Some((last, before)) = places.split_last()
        {
            input.take(&tool);
            input.before.set(before.to_vec());
            input.point(*last);
        }
    }

    /// The person drops a piece on a place.
    fn drop_on(&self, input: BoardInput, place: Place) -> Option<Intent> {
        Some(input.explain(place))
    }

    /// Turns the piece in the person's hand; returns false if there is none to turn.
    fn rotate(&self, _input: BoardInput) -> bool {
        false
    }

    /// The event that the piece in the person's hand shows, if the rules refuse it.
    fn not_legal(&self, _input: BoardInput) -> Option<String> {
        None
    }

    /// Describes what the person points at, for people who do not see it.
    fn pointed(&self, input: BoardInput, game: &dyn AnyGame, words: &Words) -> Option<String>;

    /// The message that explains how to choose on this board.
    fn help(&self) -> &'static str {
        "web-point-help"
    }

    /// The person presses Enter.
    fn enter(&self, input: BoardInput) -> Option<Intent> {
        self.tap(input, input.cursor.get_untracked()?)
    }

    /// Extra buttons of this board.
    fn buttons_of_its_own(
        &self,
        _input: BoardInput,
        _game: &dyn AnyGame,
        _words: &Words,
    ) -> Option<AnyView> {
        None
    }

    /// What stands in place of the tools while there is nothing to choose among them.
    fn tools_at_rest(
        &self,
        _input: BoardInput,
        _game: &dyn AnyGame,
        _seat: Seat,
        _words: &Words,
    ) -> Option<AnyView> {
        None
    }

    /// True if a button of its own plays this event once its place is pointed at, as it is after a hint.
    fn has_own_button(&self, _event: &str) -> bool {
        false
    }

    /// True if the seat has tools, even if it cannot use them this turn: the page reserves room for
    /// them.
    fn has_tools(&self, _game: &dyn AnyGame, _seat: Seat) -> bool {
        false
    }

    /// The drawing of a tool, by its id.
    fn tool_sign(&self, _tool: &str) -> Option<String> {
        None
    }

    /// The name of a tool, and what it does.
    fn tool(&self, _tool: &str, _words: &Words) -> (String, Option<String>) {
        (String::new(), None)
    }
}
