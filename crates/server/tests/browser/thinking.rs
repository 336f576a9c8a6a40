//! Bots play the same in the browser as on this machine: the same seed gives the same moves.

use std::cell::Cell;
use std::time::Duration;

use serde_json::{Value, json};
use takht_bots::{BotTurn, Budget, Clock};
use takht_core::{OptionMap, Quick, Seat, Turn};
use takht_games::GameId;

use crate::browser::{Browser, Screen};
use crate::visit;

/// A clock that advances by a millisecond at each reading.
struct Ticking(Cell<u64>);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        self.0.set(self.0.get() + 1);
        Duration::from_millis(self.0.get())
    }
}

/// Installs the same clock in the page, and asks the page's own bots.
const ASK: &str = "
    const done = arguments[arguments.length - 1];
    let ticks = 0;
    performance.now = () => ++ticks;
    import('./takht_bots.js')
        .then(bots => bots.default({ module_or_path: './takht_bots_bg.wasm' }).then(() => done(bots.answer(arguments[0]))))
        .catch(error => done(String(error)));";

/// How long bots may think about a turn, in milliseconds of that clock.
const LIMIT: u32 = 40;

/// Asks a bot in the page.
async fn ask(browser: &Browser, question: &Value) -> Value {
    let question = json!(question.to_string());
    let answer = browser.client.execute_async(ASK, vec![question]).await;
    let answer = answer.unwrap();
    serde_json::from_str(answer.as_str().unwrap()).expect("an answer")
}

/// The two strongest bots play each other on this machine; the page must give the same answer at every
/// fourth ply.
async fn think_alike(browser: &Browser, name: GameId, options: &OptionMap, layout: Option<&str>) {
    const LONGEST: usize = 160;
    const BOTS: [&str; 2] = ["master", "knight"];
    let mut game = takht_games::start(name, options).unwrap();
    let mut chance = Quick::new(11);
    let mut layout = layout;
    let mut events: Vec<String> = Vec::new();
    let mut compared = 0;
    while events.len() < LONGEST {
        let turn: Vec<String> = match game.turn() {
            Turn::Over => break,
            Turn::Chance => vec![game.deal(&mut chance).unwrap()],
            Turn::Seat(_) if layout.is_some() => {
                let layout = layout.take().unwrap();
                game.lay_out(layout, &mut chance)
            }
            Turn::Seat(seat) => {
                let bot = BOTS[seat.index()];
                let turn = think(bot, name, options, seat, &events);
                if events.len().is_multiple_of(4) {
                    let question = json!({
                        "id": 1, "game": name, "options": options, "events": events,
                        "seat": seat.index(), "wanted": { "Turn": bot }, "effort": { "Milliseconds": LIMIT }, "seed": 7,
                    });
                    let answer = ask(browser, &question).await;
                    assert_eq!(
                        answer["events"],
                        json!(turn),
                        "{bot} in {name} after {events:?}"
                    );
                    compared += 1;
                }
                turn
            }
        };
        for event in turn {
            game.play(&event).unwrap();
            events.push(event);
        }
    }
    println!("{name}: {compared} turns thought about in both");
    assert!(compared > 3, "{name}: only {compared} turns");
}

/// A bot's turn on this machine.
fn think(
    bot: &str,
    game: GameId,
    options: &OptionMap,
    seat: Seat,
    events: &[String],
) -> Vec<String> {
    let clock = Ticking(Cell::new(0));
    let budget = Budget::Time(Duration::from_millis(LIMIT.into()), &clock);
    let turn = BotTurn {
        bot,
        game,
        options,
        events,
        seat,
        seed: 7,
    };
    turn.play(&budget).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_moves_in_the_browser() {
    visit(Screen::Wide, "en", async |house, browser| {
        browser.client.goto(&house.address).await.unwrap();
        browser.find(".home").await;
        for &game in GameId::ALL {
            let mut options = OptionMap::new();
            options.insert("players".to_owned(), 2.into());
            options.extend(game.preset());
            think_alike(browser, game, &options, game.layouts().last().copied()).await;
        }
    });
}
