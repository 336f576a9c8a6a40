//! The events that a person can choose, and the places to point at for each.

use takht_games::AnyGame;

use super::Place;

/// Which events a person can choose on a board, and where.
pub(crate) trait Choices {
    /// The events that the acting seat may choose, with their places.
    fn choices(&self, game: &dyn AnyGame) -> Vec<Choice> {
        game.legal().into_iter().map(Choice::of).collect()
    }

    /// The events without places: each gets a button.
    fn buttons(&self, game: &dyn AnyGame) -> Vec<String> {
        let choices = self.choices(game).into_iter();
        let without = choices.filter(|choice| choice.places.is_empty());
        without.map(|choice| choice.event).collect()
    }

    /// One step to the right and one step down.
    fn axes(&self) -> [(i32, i32); 2] {
        [(1, 0), (0, 1)]
    }

    /// The event that a person tries by pointing at a place with nothing to do. Its refusal explains
    /// why.
    fn meant(&self, _game: &dyn AnyGame, tool: &str, place: Place) -> Option<String> {
        (!tool.is_empty()).then(|| format!("{tool} {place}"))
    }

    /// True if the arrow keys may move the cursor to this place.
    fn reaches(&self, game: &dyn AnyGame, place: Place) -> bool;

    /// True if turns of this game end by a button. It keeps its place while it cannot be pressed yet.
    fn ends_by_button(&self) -> bool {
        false
    }

    /// True if the board shows the points that an event brings at once.
    fn shows_gains(&self) -> bool {
        false
    }
}

/// An event, and the places to point at, one after the other, to choose it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) event: String,
    /// The tool that does it. No two choices of one tool ask for the same places.
    pub(crate) tool: String,
    pub(crate) places: Vec<Place>,
}

impl Choice {
    /// Reads a choice from notation: the verb is the tool, and the places follow in order.
    pub(crate) fn of(event: String) -> Self {
        let mut words = event.split(' ');
        let tool = words.next().unwrap_or_default().to_owned();
        let places = words.filter_map(Place::read).collect();
        Self {
            event,
            tool,
            places,
        }
    }
}

/// What the next place does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// It chooses this event.
    Event(String),
    /// The event needs one more place.
    More,
}

/// A place that the person can point at now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lit {
    pub(crate) place: Place,
    pub(crate) next: Next,
}

/// The places that the person can point at with a tool, after the places already chosen.
pub(crate) fn lit(choices: &[Choice], tool: &str, before: &[Place]) -> Vec<Lit> {
    let mut lit: Vec<Lit> = Vec::new();
    for choice in choices.iter().filter(|choice| choice.tool == tool) {
        let Some(rest) = choice.places.strip_prefix(before) else {
            continue;
        };
        let (place, next) = match *rest {
            [] => continue,
            [place] => (place, Next::Event(choice.event.clone())),
            [place, ..] => (place, Next::More),
        };
        // The first choice for a place counts.
        if lit.iter().all(|lit| lit.place != place) {
            lit.push(Lit { place, next });
        }
    }
    lit.sort_unstable_by_key(|lit| lit.place);
    lit
}

/// The tools with something to do.
pub(crate) fn tools(choices: &[Choice]) -> Vec<String> {
    let mut tools: Vec<String> = Vec::new();
    for choice in choices.iter().filter(|choice| !choice.places.is_empty()) {
        if !tools.contains(&choice.tool) {
            tools.push(choice.tool.clone());
        }
    }
    tools
}

/// The points that an event brings the acting seat at once.
pub(crate) fn gain(game: &dyn AnyGame, event: &str) -> i32 {
    gains(game)(event)
}

/// The points that each event brings the acting seat at once.
pub(crate) fn gains(game: &dyn AnyGame) -> impl Fn(&str) -> i32 {
    let seat = game.turn().seat();
    let total = move |game: &dyn AnyGame| seat.map_or(0, |seat| game.scores()[seat.index()].total);
    let before = total(game);
    move |event| {
        let mut after = game.boxed_clone();
        match after.play(event) {
            Ok(_) => total(&*after) - before,
            Err(_) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use takht_core::{OptionMap, Quick, Turn};
    use takht_games::GameId;

    use super::*;

    /// Pointing and buttons reach every legal event, and nothing else.
    #[test]
    fn everything_legal_is_in_reach_of_a_finger() {
        for &id in GameId::ALL {
            let board = crate::games::of(id).board;
            let mut options = OptionMap::new();
            if id == GameId::Capture {
                options.insert("round_limit".to_owned(), 20.into());
            }
            let mut game = takht_games::start(id, &options).unwrap();
            let mut chance = Quick::new(3);
            loop {
                match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let event = game.deal(&mut chance).unwrap();
                        game.play(&event).unwrap();
                    }
                    Turn::Seat(_) => {
                        let choices = board.choices(&*game);
                        let mut found = board.buttons(&*game);
                        for tool in tools(&choices) {
                            pointed(&choices, &tool, &mut Vec::new(), &mut found);
                        }
                        found.extend(crate::games::kingdomino::picks(&*game));
                        found.sort();
                        found.dedup();
                        let mut legal = game.legal();
                        legal.sort();
                        assert_eq!(found, legal, "{id}");
                        for choice in choices {
                            for place in choice.places {
                                assert!(board.reaches(&*game, place), "{place} by keys");
                            }
                        }
                        let event = game.sample(&mut chance).unwrap();
                        game.play(&event).unwrap();
                    }
                }
            }
        }
    }

    fn pointed(choices: &[Choice], tool: &str, before: &mut Vec<Place>, found: &mut Vec<String>) {
        for Lit { place, next } in lit(choices, tool, before) {
            match next {
                Next::Event(event) => found.push(event),
                Next::More => {
                    before.push(place);
                    pointed(choices, tool, before, found);
                    before.pop();
                }
            }
        }
    }
}
