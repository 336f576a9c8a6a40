//! `takht connect`: a bot at an online table.

use std::io;
use std::time::Duration;

use clap::Args;
use takht_core::{Message, SeatName};
use takht_engine::command_of;

use crate::command::arena::positive;
use crate::console::{Console, Done, Failure};
use crate::engines::EngineArgs;
use crate::guest::{Guest, Manner, NoSeat, TableLink, Told};
use crate::position;

/// Let a bot play at an online table
///
/// The bot takes a free seat under a name of its own and plays until the game is over, also after its connection
/// or the server broke. What it notes of the fair deals has to be in the record. A program of yours
/// can be the bot, too: `exec:COMMAND`, see docs/ENGINE.md.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Connect {
    /// The link to the table, as people share it
    link: TableLink,

    /// The bot: see `takht games`; `exec:COMMAND` is a program of yours
    #[arg(long, value_name = "NAME", default_value = "master")]
    bot: String,

    /// The name that the others see [default: the bot's]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,

    /// The seat, from 0 [default: the first that is free]
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(0..4))]
    seat: Option<u8>,

    /// Seconds to think about each turn
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = positive)]
    time: f64,

    #[command(flatten)]
    engines: EngineArgs,
}

const EXAMPLES: &str = "\
Examples:
  takht connect https://takht.example/#at/k7wq2xm9t4ab --bot knight
  takht connect http://127.0.0.1:7777/#at/k7wq2xm9t4ab --bot exec:./mybot --name Mybot";

impl Connect {
    pub(crate) fn run(&self, console: &mut Console) -> Done {
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(self.play(console))
    }

    async fn play(&self, console: &mut Console) -> Done {
        let engines = self.engines.engines();
        let name = match (&self.name, command_of(&self.bot)) {
            (Some(name), _) => name.clone(),
            (None, Some(command)) => engines.name_of(command)?,
            (None, None) => self.bot.clone(),
        };
        let mut random = [0; 24];
        getrandom::fill(&mut random).map_err(io::Error::other)?;
        let (mut secret, mut seed) = ([0; 16], [0; 8]);
        secret.copy_from_slice(&random[..16]);
        seed.copy_from_slice(&random[16..]);
        let manner = Manner {
            bot: self.bot.clone(),
            engines,
            time: Duration::from_secs_f64(self.time),
            seed: u64::from_le_bytes(seed),
        };
        let seat = self.seat.map(usize::from);
        let guest = Guest::sit(self.link.clone(), manner, &name, seat, secret).await;
        let mut guest = guest.map_err(|why| self.failed(why))?;
        let record = guest.play(|told| tell(&told, &name, console)).await;
        let record = record.map_err(|why| self.failed(why))?;
        let names = record.seats.clone().unwrap_or_default();
        let names: Vec<String> = names
            .iter()
            .map(|name| SeatName::read(name).to_string())
            .collect();
        let names = console.words.names_of(&names);
        console.words.set_names(names);
        let game = takht_games::open(&record)?;
        position::ranking(&*game, console)?;
        let fair = console.words.text("connect-fair");
        console.line(fair)
    }

    fn failed(&self, why: NoSeat) -> Failure {
        let server = self.link.server.to_string();
        let message = |id: &'static str| Message::new(id).with("server", server.as_str());
        match why {
            NoSeat::Unreachable(error) => Failure::File {
                name: server,
                error,
            },
            NoSeat::Refused(report) => {
                let about = report.about;
                Failure::Invalid(message("connect-refused").with("about", about))
            }
            NoSeat::Foreign(said) => {
                Failure::Invalid(message("connect-foreign").with("said", said))
            }
            NoSeat::Rules(refused) => refused.into(),
            NoSeat::Player(cannot) => cannot.into(),
            NoSeat::Unfair(unfair) => Failure::Invalid(unfair.message()),
            NoSeat::Record(error) => error.into(),
            NoSeat::Closed => Failure::Invalid(message("connect-closed")),
        }
    }
}

fn tell(told: &Told, name: &str, console: &mut Console) {
    let message = match told {
        Told::Seated(seat) => Message::new("connect-seated")
            .with("name", name)
            .with("seat", seat.index()),
        Told::Begun => Message::new("connect-begun"),
        Told::Played(ply, events) => Message::new("connect-played")
            .with("ply", *ply)
            .with("events", events.join("; ")),
        Told::Lost(reason) => Message::new("connect-lost").with("reason", reason.as_str()),
    };
    let line = console.say(&message);
    match told {
        Told::Lost(_) => console.note(line),
        // A reader that has closed the output does not stop the game.
        _ => {
            let _ = console.line(line).and_then(|()| console.flush());
        }
    }
}
