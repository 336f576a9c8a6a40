//! `takht games`: what can be played.

use clap::Args;
use takht_core::{Message, OptionKind};
use takht_games::CATALOGUE;

use crate::console::{BOLD, Console, Done, FAINT, styled};

/// List the games and their options
///
/// Options are given to `takht play` as `-o name=value`; `-o name` alone means true.
#[derive(Args)]
pub(crate) struct Games {}

impl Games {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        for entry in CATALOGUE {
            let title = console.say(&Message::new(format!("{}-title", entry.name)));
            console.line(format_args!("{} ({title})", styled(BOLD, entry.name)))?;
            for spec in entry.options {
                let about = Message::new(format!("{}-option-{}", entry.name, spec.name));
                let takes = match spec.kind {
                    OptionKind::Flag => Message::new("options-flag"),
                    OptionKind::Number { min, max } => Message::new("options-number")
                        .with("min", min)
                        .with("max", max),
                };
                let (about, takes) = (console.say(&about), console.say(&takes));
                let takes = styled(FAINT, format!("[{takes}]"));
                console.line(format_args!("  {:<16} {about} {takes}", spec.name))?;
            }
        }
        Ok(())
    }
}
