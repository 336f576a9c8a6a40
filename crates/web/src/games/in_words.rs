//! A game without its own drawings: the page shows it in words, and the person plays with buttons.

use leptos::prelude::*;
use takht_core::{Message, Seat};
use takht_games::AnyGame;
use takht_words::{Lang, Words};

use super::{About, WebGame, Weight};
use crate::board::{BoardCanvas, BoardInput, Choice, Choices, Drawing, Place, Pointing};

pub(super) static WEB: WebGame = WebGame {
    board: &InWords,
    about: About {
        minutes: 10,
        longer: &[],
        weight: Weight::Light,
    },
    seat_title: TITLE,
    rules: None,
    has_score_helper: false,
};

const TITLE: &str = "web-seat-title";

/// A board without places: every legal event is a button.
struct InWords;

impl Choices for InWords {
    fn choices(&self, game: &dyn AnyGame) -> Vec<Choice> {
        let choice = |event: String| Choice {
            event,
            tool: String::new(),
            places: Vec::new(),
        };
        game.legal().into_iter().map(choice).collect()
    }

    fn reaches(&self, _game: &dyn AnyGame, _place: Place) -> bool {
        false
    }

    fn meant(&self, _game: &dyn AnyGame, _tool: &str, _place: Place) -> Option<String> {
        None
    }
}

impl Pointing for InWords {
    fn pointed(&self, _input: BoardInput, _game: &dyn AnyGame, _words: &Words) -> Option<String> {
        None
    }
}

impl Drawing for InWords {
    fn draw(&self, canvas: BoardCanvas) -> AnyView {
        canvas.part(
            |scene| Some(lines(scene.game)),
            |lines, words| {
                let lines = lines
                    .iter()
                    .map(|line| view! { <li>{words.say(line)}</li> });
                let direction = if words.lang().is_rtl() { "rtl" } else { "ltr" };
                view! { <ul class="in-words" dir=direction>{lines.map(IntoAny::into_any).collect_view()}</ul> }
            },
        )
    }

    fn at_hand(&self, _canvas: BoardCanvas) -> AnyView {
        ().into_any()
    }

    fn beside(&self, _canvas: BoardCanvas) -> AnyView {
        ().into_any()
    }

    fn at(&self, _game: &dyn AnyGame, _place: Place, _words: &Words) -> Option<String> {
        None
    }

    fn in_words(&self, game: &dyn AnyGame, words: &Words) -> Vec<String> {
        lines(game).iter().map(|line| words.say(line)).collect()
    }

    fn art(&self, _lang: Lang) -> AnyView {
        view! {
            <svg viewBox="0 0 100 60">
                <rect x="30" y="10" width="40" height="40" rx="8" class="earth"/>
                <path d="M40 20h.1M60 20h.1M50 30h.1M40 40h.1M60 40h.1" class="pips"/>
            </svg>
        }
        .into_any()
    }
}

/// Every player with their points, and what lies on the table.
fn lines(game: &dyn AnyGame) -> Vec<Message> {
    let scores = game.scores();
    let title = |seat: Seat| {
        let title = Message::new(TITLE).with("seat", seat);
        title.with("points", scores[seat.index()].total)
    };
    let players = Seat::all(scores.len()).map(title);
    players.chain(game.describe()).collect()
}
