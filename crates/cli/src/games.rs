//! `takht games`: what can be played.

use clap::Args;
use serde_json::json;
use takht_core::{Message, OptionKind};
use takht_games::CATALOGUE;

use crate::console::{BOLD, Console, Done, FAINT, styled};

/// List the games and their options
///
/// Options are given to `takht play` as `-o name=value`; `-o name` alone means true.
#[derive(Args)]
pub(crate) struct Games {
    /// Print one line of JSON for each game
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        for entry in CATALOGUE {
            let title = console.say(&Message::new(format!("{}-title", entry.name)));
            if !self.json {
                console.line(format_args!("{} ({title})", styled(BOLD, entry.name)))?;
            }
            let mut options = Vec::new();
            for spec in entry.options {
                let about = Message::new(format!("{}-option-{}", entry.name, spec.name));
                let about = console.say(&about);
                let (takes, default) = match spec.kind {
                    OptionKind::Flag { default } => (Message::new("options-flag"), json!(default)),
                    OptionKind::Number { min, max, default } => {
                        let takes = Message::new("options-number");
                        (takes.with("min", min).with("max", max), json!(default))
                    }
                };
                if self.json {
                    let mut option = json!({"name": spec.name, "about": about, "default": default});
                    if let OptionKind::Number { min, max, .. } = spec.kind {
                        option["min"] = min.into();
                        option["max"] = max.into();
                    }
                    options.push(option);
                    continue;
                }
                let default = Message::new("options-default").with("value", default.to_string());
                let (takes, default) = (console.say(&takes), console.say(&default));
                let takes = styled(FAINT, format!("[{takes}; {default}]"));
                console.line(format_args!("  {:<16} {about} {takes}", spec.name))?;
            }
            if self.json {
                console.json(&json!({"game": entry.name, "title": title, "options": options}))?;
            }
        }
        Ok(())
    }
}
