//! Reads a game's options from the command line.

use serde_json::Value;
use takht_core::message::Arg;
use takht_core::{Message, OptionKind, OptionMap, STANDARD};
use takht_games::GameId;

use crate::console::Failure;

/// The options on the command line, with those that the game presets and a note for each of these.
pub(crate) fn options(
    game: GameId,
    variant: Option<&str>,
    given: &[String],
    seats: usize,
) -> Result<(OptionMap, Vec<Message>), Failure> {
    let mut options = match variant {
        None => OptionMap::new(),
        Some(name) => of_variant(game, name)?,
    };
    for given in given {
        let (option, value) = given.split_once('=').unwrap_or((given, "true"));
        options.insert(option.to_owned(), option_value(game, option, value));
    }
    if seats > 0 && !options.contains_key("players") {
        options.insert("players".to_owned(), seats.into());
    }
    let mut notes = Vec::new();
    for (option, value) in game.preset() {
        if !options.contains_key(&option) {
            let preset = Message::new("cli-play-preset")
                .with("option", option.as_str())
                .with("value", value.to_string())
                .with("flag", format!("-o {option}=…"));
            notes.push(preset);
            options.insert(option, value);
        }
    }
    Ok((options, notes))
}

/// Checks that a game has a layout.
pub(crate) fn check_layout(game: GameId, layout: &str) -> Result<(), Failure> {
    if game.layouts().contains(&layout) {
        return Ok(());
    }
    Err(Failure::Invalid(if game.layouts().is_empty() {
        let title = Message::new(format!("{}-title", game.name()));
        Message::new("cli-play-no-layouts").with("game", title)
    } else {
        let known: Arg = game.layouts().iter().copied().collect();
        let message = Message::new("cli-play-no-layout").with("layout", layout);
        message.with("known", known)
    }))
}

/// The options of a variant.
fn of_variant(game: GameId, name: &str) -> Result<OptionMap, Failure> {
    let setups = game.setups();
    let found = setups.iter().find(|setup| setup.variant == name);
    let options = found.map(|setup| setup.options.clone());
    let mut options = options.ok_or_else(|| {
        let mut known: Vec<&str> = setups.iter().map(|setup| setup.variant).collect();
        known.dedup();
        let message = Message::new("cli-play-no-variant").with("variant", name);
        Failure::Invalid(message.with("known", known.into_iter().collect::<Arg>()))
    })?;
    // Keep the number of players open: the seats on the command line or the defaults set it.
    if name == STANDARD {
        options.clear();
    }
    // A variant limits random games; for people, `options` presets its own limit and says so.
    for preset in game.preset().keys() {
        options.remove(preset);
    }
    Ok(options)
}

/// The value of an option, as the player types it.
fn option_value(game: GameId, option: &str, value: &str) -> Value {
    // A value that is not JSON is a plain word, or a list of words.
    serde_json::from_str(value).unwrap_or_else(|_| {
        let spec = game.options().iter().find(|spec| spec.name == option);
        match spec.map(|spec| spec.kind) {
            Some(OptionKind::Names { .. }) => {
                let names = value.split([',', ' ']).filter(|name| !name.is_empty());
                names.collect()
            }
            _ => Value::from(value),
        }
    })
}
