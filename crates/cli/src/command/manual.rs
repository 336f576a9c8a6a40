//! `takht completions` and `takht manual`: completion scripts and manual pages.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, CommandFactory};
use clap_complete::Shell;
use takht_core::Message;

use crate::Arguments;
use crate::console::{Console, Done, Failure};

/// Print the script that lets a shell complete the commands
///
/// For bash: `takht completions bash > ~/.local/share/bash-completion/completions/takht`. For zsh:
/// `takht completions zsh > ~/.zfunc/_takht`. For fish: `takht completions fish >
/// ~/.config/fish/completions/takht.fish`.
#[derive(Args)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self, _: &mut Console) -> Done {
        let mut script = Vec::new();
        let mut commands = Arguments::command();
        clap_complete::generate(self.shell, &mut commands, "takht", &mut script);
        io::stdout().write_all(&script).map_err(Failure::from)
    }
}

/// Write the manual pages, one for each command, into a folder
///
/// Read them with `man --local-file takht.1`.
#[derive(Args)]
pub(crate) struct Manual {
    /// The folder; the command creates it if it does not exist
    folder: PathBuf,
}

impl Manual {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let wrong = |error| Failure::File {
            name: self.folder.display().to_string(),
            error,
        };
        fs::create_dir_all(&self.folder).map_err(wrong)?;
        clap_mangen::generate_to(Arguments::command(), &self.folder).map_err(wrong)?;
        let said = Message::new("cli-manual-done");
        let said = console.say(&said.with("folder", self.folder.display().to_string()));
        console.line(said)
    }
}
