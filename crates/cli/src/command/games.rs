//! `takht games`: lists the games.

use clap::Args;
use serde_json::{Value, json};
use takht_core::message::Arg;
use takht_core::{Message, OptionKind, STANDARD};
use takht_games::GameId;

use crate::console::{BOLD, Console, Done, FAINT, styled};

/// List the games and their options
///
/// Give an option to `takht play` as `-o name=value`; `-o name` alone means true, and commas join a list
/// of names. A variant is a named set of options: `--variant name`. A layout is a ready-made map with
/// buildings and bases: `--layout name`.
#[derive(Args)]
pub(crate) struct Games {
    /// Print one line of JSON for each game
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        for &game in GameId::ALL {
            let title = console.say(&Message::new(format!("{}-title", game.name())));
            if !self.json {
                console.line(format_args!("{} ({title})", styled(BOLD, game.name())))?;
            }
            let mut options = Vec::new();
            for spec in game.options() {
                let about = Message::new(format!("{}-option-{}", game.name(), spec.name));
                let about = console.say(&about);
                let (takes, default) = match spec.kind {
                    OptionKind::Flag { default } => (Message::new("options-flag"), json!(default)),
                    OptionKind::Number { min, max, default } => {
                        let takes = Message::new("options-number");
                        (takes.with("min", min).with("max", max), json!(default))
                    }
                    OptionKind::Limit { min } => {
                        (Message::new("options-limit").with("min", min), Value::Null)
                    }
                    OptionKind::Names {
                        count, known, mark, ..
                    } => {
                        let takes = Message::new(match mark {
                            "" => "options-names",
                            _ => "options-names-marked",
                        });
                        let known: Arg = known.iter().copied().collect();
                        let takes = takes.with("count", count).with("known", known);
                        (takes.with("mark", mark), Value::Null)
                    }
                };
                if self.json {
                    let mut option = json!({"name": spec.name, "about": about, "default": default});
                    match spec.kind {
                        OptionKind::Flag { .. } => {}
                        OptionKind::Number { min, max, .. } => {
                            option["min"] = min.into();
                            option["max"] = max.into();
                        }
                        OptionKind::Limit { min } => option["min"] = min.into(),
                        OptionKind::Names {
                            count, known, mark, ..
                        } => {
                            option["count"] = count.into();
                            option["names"] = known.into();
                            option["mark"] = mark.into();
                        }
                    }
                    options.push(option);
                    continue;
                }
                let default = match default {
                    Value::Null if matches!(spec.kind, OptionKind::Limit { .. }) => {
                        Message::new("options-default-none")
                    }
                    Value::Null => Message::new("options-default-null"),
                    _ => Message::new("options-default").with("value", default.to_string()),
                };
                let (takes, default) = (console.say(&takes), console.say(&default));
                let preset = game.preset().get(spec.name).map(|value| {
                    let preset = Message::new("options-preset");
                    format!(
                        "; {}",
                        console.say(&preset.with("value", value.to_string()))
                    )
                });
                let preset = preset.unwrap_or_default();
                let takes = styled(FAINT, format!("[{takes}; {default}{preset}]"));
                console.line(format_args!("  {:<16} {about} {takes}", spec.name))?;
            }
            let mut variants: Vec<&str> = Vec::new();
            for setup in game.setups() {
                if setup.variant != STANDARD && !variants.contains(&setup.variant) {
                    variants.push(setup.variant);
                }
            }
            if !self.json {
                for variant in &variants {
                    let about = Message::new(format!("{}-variant-{variant}", game.name()));
                    let about = console.say(&about);
                    console.line(format_args!("  --variant {variant}  {about}"))?;
                }
            }
            if !self.json {
                for layout in game.layouts() {
                    let about = Message::new(format!("{}-layout-{layout}", game.name()));
                    let about = console.say(&about);
                    console.line(format_args!("  --layout {layout}  {about}"))?;
                }
            }
            let bots = takht_bots::names(game);
            if !self.json {
                let known: Arg = bots.iter().copied().collect();
                let told = console.say(&Message::new("cli-games-bots").with("known", known));
                console.line(format_args!("  {told}"))?;
            }
            if self.json {
                console.json(&json!({"bots": bots, "game": game, "title": title, "options": options, "variants": variants, "layouts": game.layouts(), "preset": game.preset()}))?;
            }
        }
        Ok(())
    }
}
