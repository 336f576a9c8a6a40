//! The page that sets up a game: its players and its options.

mod seats;

use leptos::prelude::*;
use serde_json::Value;
use takht_bots::LEVELS;
use takht_core::message::Arg;
use takht_core::{Arrangement, MAX_SEATS, OptionKind, OptionMap, OptionSpec, SeatName};
use takht_games::GameId;
use takht_protocol::{Clock, CreateTable, Pace};
use takht_words::{Message, plain};

use self::seats::SeatChoice;
use crate::browser;
use crate::changing::changing;
use crate::games;
use crate::i18n::{I18n, use_i18n};
use crate::model::navigation::{Navigation, Page, use_navigation};
use crate::model::seating::create_table;
use crate::model::session::Session;
use crate::on;

/// The bot that the page suggests as an opponent; it is not too strong.
pub(crate) const OPPONENT: &str = "squire";

/// The bot that fits a person: the weakest one at first, then a stronger one after each win and a weaker
/// one after each defeat.
pub(crate) fn fitting_bot() -> &'static str {
    let kept = browser::kept("fitting").unwrap_or_default();
    let known = LEVELS.into_iter().find(|level| *level == kept);
    known.unwrap_or(LEVELS[0])
}

/// Remembers the bot that fits after a game against this one.
pub(crate) fn note_result(bot: &str, has_won: bool) {
    if let Some(level) = LEVELS.iter().position(|level| *level == bot) {
        let next = match has_won {
            true => (level + 1).min(LEVELS.len() - 1),
            false => level.saturating_sub(1),
        };
        browser::keep("fitting", LEVELS[next]);
    }
}

/// The longest name of a person.
pub(crate) const LONGEST_NAME: u32 = 24;

/// The option that follows from the number of seats.
pub(crate) const PLAYERS: &str = "players";

/// The choice without a layout: the players lay everything themselves.
const BY_HAND: &str = "";

/// How many seconds the table waits for an absent player, with the label of each choice. Without a
/// number it waits for ever.
const PATIENCE: [(&str, &str); 3] = [
    ("90", "web-patience-live"),
    ("172800", "web-patience-days"),
    ("", "web-patience-endless"),
];

/// The paces of a table, with the label of each. A game by turns has so many hours for each.
const PACES: [(&str, Option<Pace>, &str); 6] = [
    ("none", None, "table-pace-none"),
    ("quick", Some(Pace::Quick), "table-pace-quick"),
    ("steady", Some(Pace::Steady), "table-pace-steady"),
    ("calm", Some(Pace::Calm), "table-pace-calm"),
    ("day", Some(Pace::Slow { hours: 24 }), "table-pace-day"),
    (
        "week",
        Some(Pace::Slow { hours: 7 * 24 }),
        "table-pace-week",
    ),
];

/// The clock of a pace.
fn clock_of(name: &str) -> Option<Clock> {
    let pace = PACES.into_iter().find(|(one, ..)| *one == name);
    pace.and_then(|(_, pace, _)| pace).map(Pace::clock)
}

/// The label of a bot's level.
pub(crate) fn level_id(level: &str) -> &'static str {
    match level {
        "novice" => "web-level-novice",
        "squire" => "web-level-squire",
        "knight" => "web-level-knight",
        _ => "web-level-master",
    }
}

/// One sentence about a bot's level.
fn about_level(level: &str) -> &'static str {
    match level {
        "novice" => "table-about-novice",
        "squire" => "table-about-squire",
        "knight" => "table-about-knight",
        _ => "table-about-master",
    }
}

/// The value chosen for an option, as a record writes it.
#[derive(Clone, Copy)]
struct Chosen {
    spec: &'static OptionSpec,
    value: RwSignal<Value>,
}

#[component]
pub(crate) fn Setup(game: GameId) -> impl IntoView {
    let (i18n, navigation) = (use_i18n(), use_navigation());
    let last = LastChoice::of(game);
    let count = RwSignal::new(last.seats.len().clamp(2, MAX_SEATS));
    let bots: [RwSignal<String>; MAX_SEATS] = std::array::from_fn(|seat| {
        RwSignal::new(match (seat, last.seats.get(seat)) {
            (0, _) => String::new(),
            _ if browser::kept("online").is_some() => String::new(),
            (_, Some(bot)) => bot.clone(),
            _ => fitting_bot().to_owned(),
        })
    });
    let kept = browser::kept("names").unwrap_or_default();
    let kept: Vec<String> = serde_json::from_str(&kept).unwrap_or_default();
    let names: [RwSignal<String>; MAX_SEATS] =
        std::array::from_fn(|seat| RwSignal::new(kept.get(seat).cloned().unwrap_or_default()));
    // The first page leads here to play with friends.
    let wanted = browser::kept("online");
    let is_online = wanted.is_some();
    browser::forget("online");
    let online = RwSignal::new(is_online);
    let invited = Invitation::new();
    // The lobby leads here to open a table for everybody.
    invited.listed.set(wanted.as_deref() == Some("listed"));
    let preset = game.preset();
    let options: Vec<Chosen> = game
        .options()
        .iter()
        .filter(|spec| spec.name != PLAYERS)
        .map(|spec| {
            let default = match spec.kind {
                OptionKind::Flag { default } => default.into(),
                OptionKind::Number { default, .. } => default.into(),
                OptionKind::Limit { .. } | OptionKind::Names { .. } => Value::Null,
            };
            let known = last.options.get(spec.name).or(preset.get(spec.name));
            let value = known.cloned().unwrap_or(default);
            Chosen {
                spec,
                value: RwSignal::new(value),
            }
        })
        .collect();
    let layout = RwSignal::new(last.layout.unwrap_or_else(|| {
        let first = game.layouts().first();
        first.copied().unwrap_or(BY_HAND).to_owned()
    }));
    let trouble = RwSignal::new(None::<Message>);
    // What the rules do not allow together cannot be chosen together.
    let all = StoredValue::new(options.clone());
    let allows = move |flag: &'static str| {
        let mut wanted = chosen_options(&all.read_value(), count.get());
        wanted.insert(flag.to_owned(), true.into());
        takht_games::start(game, &wanted).is_ok()
    };
    Effect::new(move || {
        count.track();
        all.with_value(|all| {
            for chosen in all {
                let is_on = chosen.value.get_untracked() == Value::Bool(true);
                if is_on && !allows(chosen.spec.name) {
                    chosen.value.set(false.into());
                }
            }
        });
    });
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let options = untrack(|| chosen_options(&all.read_value(), count.get()));
        let seat = |seat: usize| match bots[seat].get_untracked() {
            // A person stays a person, even if their name looks like a bot's.
            bot if bot.is_empty() => {
                let name = plain(names[seat].get_untracked().trim());
                SeatName::person(&name).to_string()
            }
            bot => SeatName::Bot(&bot).to_string(),
        };
        let seats: Vec<String> = (0..count.get_untracked()).map(seat).collect();
        let layout = layout.get_untracked();
        let typed = names.map(|name| name.get_untracked());
        browser::keep("names", &serde_json::json!(typed).to_string());
        LastChoice {
            seats: bots[..seats.len()]
                .iter()
                .map(|bot| bot.get_untracked())
                .collect(),
            options: options.clone(),
            layout: Some(layout.clone()),
        }
        .keep(game);
        let layout = Some(layout.as_str()).filter(|layout| *layout != BY_HAND);
        if online.get_untracked() {
            let wanted = CreateTable {
                game: game.name().to_owned(),
                options,
                layout: layout.map(str::to_owned),
                ..invited.terms()
            };
            return invited.send(wanted, &seats, trouble, navigation);
        }
        match Session::start(game, &options, seats, layout, &mut browser::Random) {
            Ok(session) => navigation.sit(session),
            Err(error) => trouble.set(Some(error.message())),
        }
    };
    let counts = (2..=MAX_SEATS).map(|many| {
        view! {
            <button
                type="button"
                class="choice"
                aria-pressed=move || (count.get() == many).to_string()
                on:click=on::click(move |_| count.set(many))
            >
                {changing(move || i18n.lang().number(many as i64))}
            </button>
        }
    });
    let choose_where = move |with_others: bool| {
        online.set(with_others);
        // At a table of the server, suggest free seats for people; on this device, suggest bots.
        for bot in &bots[1..] {
            bot.set(if with_others {
                String::new()
            } else {
                fitting_bot().to_owned()
            });
        }
    };
    let places =
        [(false, "web-on-this-device"), (true, "web-by-link")].map(|(with_others, said)| {
            view! {
                <button
                    type="button"
                    class="choice"
                    data-online=with_others.to_string()
                    aria-pressed=move || (online.get() == with_others).to_string()
                    on:click=on::click(move |_| choose_where(with_others))
                >
                    {i18n.live().text(said)}
                </button>
            }
        });
    // Against one bot, its levels are in sight.
    let open = RwSignal::new((count.get_untracked() == 2).then_some(1));
    let seats = (0..MAX_SEATS).map(|number| {
        let seat = SeatChoice {
            number,
            bot: bots[number],
            name: names[number],
            open,
        };
        let is_gone = Signal::derive(move || number >= count.get());
        seat.view(is_gone, online, i18n)
    });
    let layouts = (!game.layouts().is_empty()).then(|| layouts(game, game.layouts(), layout, i18n));
    let options = options
        .into_iter()
        .map(|chosen| control(game, chosen, allows, i18n));
    let tabs = GameId::ALL.iter().map(|&one| {
        let art = move || games::of(one).board.art(i18n.lang());
        view! {
            <a href=Page::Setup(one).link() aria-current=(one == game).then_some("page")>
                <span class="mini" dir="ltr" aria-hidden="true">{art}</span>
                {changing(move || i18n.say(&Message::new(format!("{one}-title"))))}
            </a>
        }
    });
    let minutes = move || {
        let about = games::of(game).about;
        let is_on = |name: &str| {
            all.with_value(|all| {
                let mut all = all.iter().filter(|chosen| chosen.spec.name == name);
                all.any(|chosen| chosen.value.get() == Value::Bool(true))
            })
        };
        let longer = about.longer.iter().filter(|(name, _)| is_on(name));
        let times: u32 = longer.map(|(_, times)| times).product();
        // Every further player makes it longer by a quarter; nobody counts single minutes.
        let minutes = about.minutes * times * (count.get() as u32 + 2) / 4;
        minutes.div_ceil(5) * 5
    };
    let will = move || {
        let seats = (1..count.get()).map(|seat| bots[seat].get());
        let (people, others): (Vec<String>, Vec<String>) = seats.partition(String::is_empty);
        match (online.get(), people.is_empty()) {
            (true, _) => i18n.text("table-will-invite"),
            (false, false) => {
                let people = Message::new("table-will-share").with("count", people.len() + 1);
                i18n.say(&people)
            }
            (false, true) => {
                let bots = others.iter().map(|bot| SeatName::Bot(bot).to_string());
                let bots: Vec<String> = bots.collect();
                let names: Arg = i18n.names_of(&bots).into_iter().collect();
                i18n.say(&Message::new("table-will-face").with("names", names))
            }
        }
    };
    let takes = move || i18n.say(&Message::new("table-will-take").with("minutes", minutes()));
    view! {
        <form class="setup panel" on:submit=on::submit(start)>
            <header>
                <h1>{i18n.live().text("web-new-game")}</h1>
                <nav class="tabs">{tabs.map(IntoAny::into_any).collect_view()}</nav>
            </header>
            <div class="choices where-played" role="group" aria-label=i18n.live().text("web-where-played")>
                {places.into_view()}
            </div>
            <div class="columns">
            <div>
            <fieldset>
                <legend>{i18n.live().text("web-players")}</legend>
                <div class="choices" role="group" aria-label=i18n.live().text("web-player-count")>
                    {counts.map(IntoAny::into_any).collect_view()}
                </div>
                {seats.collect_view()}
            </fieldset>
            {changing(move || online.get().then(|| invited.view(i18n)))}
            </div>
            <div>
            {layouts}
            <fieldset>
                <legend>{i18n.live().text("web-options")}</legend>
                {options.map(IntoAny::into_any).collect_view()}
            </fieldset>
            </div>
            </div>
            {changing(move || trouble.get().map(|message| view! { <p class="trouble" role="alert">{i18n.say(&message)}</p> }))}
            <p class="ways foot">
                <span class="will"><b>{will}</b> <small>{takes}</small></span>
                <a href=Page::Rules(game, None).link()>{i18n.live().text("web-rules")}</a>
                <button class="primary" id="start" type="submit" disabled=move || invited.asking.get()>{changing(move || match online.get() {
                    true => i18n.text("web-make-table"),
                    false => i18n.text("web-start"),
                })}</button>
            </p>
        </form>
    }
    .into_any()
}

/// The chosen options, as the game takes them.
fn chosen_options(chosen: &[Chosen], players: usize) -> OptionMap {
    let options = chosen.iter();
    let options = options.map(|chosen| (chosen.spec.name.to_owned(), chosen.value.get()));
    let mut options: OptionMap = options.collect();
    options.insert(PLAYERS.to_owned(), players.into());
    options
}

/// What the person chose for their last new game of this kind.
#[derive(Default)]
struct LastChoice {
    /// The bot of each seat, empty for a person; no seat if the person has chosen nothing yet.
    seats: Vec<String>,
    options: OptionMap,
    layout: Option<String>,
}

impl LastChoice {
    /// What this device remembers, if the game still allows it.
    fn of(game: GameId) -> Self {
        let kept = browser::kept(&format!("setup-{game}"));
        let kept = kept.and_then(|kept| serde_json::from_str::<Value>(&kept).ok());
        let read = |kept: Value| {
            let seats: Vec<String> = serde_json::from_value(kept["seats"].clone()).ok()?;
            let options: OptionMap = serde_json::from_value(kept["options"].clone()).ok()?;
            let layout = kept["layout"].as_str()?;
            let is_level = |bot: &String| bot.is_empty() || LEVELS.contains(&bot.as_str());
            let is_known = layout == BY_HAND || game.layouts().contains(&layout);
            let is_good = seats.iter().all(is_level) && is_known;
            (is_good && takht_games::start(game, &options).is_ok()).then(|| Self {
                seats,
                options,
                layout: Some(layout.to_owned()),
            })
        };
        kept.and_then(read).unwrap_or_default()
    }

    fn keep(&self, game: GameId) {
        let kept = serde_json::json!({
            "seats": self.seats,
            "options": self.options,
            "layout": self.layout,
        });
        browser::keep(&format!("setup-{game}"), &kept.to_string());
    }
}

/// The settings of a new table of the server.
#[derive(Clone, Copy)]
struct Invitation {
    name: RwSignal<String>,
    pace: RwSignal<String>,
    patience: RwSignal<String>,
    hints: RwSignal<bool>,
    listed: RwSignal<bool>,
    one_address: RwSignal<bool>,
    /// True while the page waits for the server to make the table.
    asking: RwSignal<bool>,
}

impl Invitation {
    fn new() -> Self {
        Self {
            name: RwSignal::new(browser::kept("name").unwrap_or_default()),
            pace: RwSignal::new(PACES[0].0.to_owned()),
            patience: RwSignal::new(PATIENCE[0].0.to_owned()),
            hints: RwSignal::new(false),
            listed: RwSignal::new(false),
            one_address: RwSignal::new(false),
            asking: RwSignal::new(false),
        }
    }

    fn terms(self) -> CreateTable {
        let clock = clock_of(&self.pace.get_untracked());
        // With a clock the time of a player who is away runs out like everybody's.
        let patience = self.patience.get_untracked().parse().ok();
        CreateTable {
            clock,
            patience: patience.filter(|_| clock.is_none()),
            hints: self.hints.get_untracked(),
            listed: self.listed.get_untracked(),
            one_address: self.one_address.get_untracked(),
            ..CreateTable::default()
        }
    }

    /// Makes the table. The person gets the first seat without a bot; the other ones are free for the
    /// people who join.
    fn send(
        self,
        wanted: CreateTable,
        seats: &[String],
        trouble: RwSignal<Option<Message>>,
        navigation: Navigation,
    ) {
        let name = self.name.get_untracked().trim().to_owned();
        let seats = || seats.iter().enumerate();
        let bots =
            seats().filter_map(|(seat, who)| Some((seat, SeatName::read(who).bot()?.to_owned())));
        let bots: Vec<(usize, String)> = bots.collect();
        let own = seats().find(|(_, who)| !SeatName::read(who).is_bot());
        let own = own.map(|(seat, _)| (seat, name.clone()));
        if own.is_some() && name.is_empty() {
            trouble.set(Some(Message::new("web-problem-bad-name")));
            browser::point_out("name");
            return;
        }
        self.asking.set(true);
        leptos::task::spawn_local(async move {
            let gathered = create_table(&wanted, bots, own).await;
            // If the person has left this page meanwhile, leave them there. They find the table in
            // their list.
            if self.asking.try_set(false).is_some() {
                return;
            }
            match gathered {
                Ok(table) => navigation.go(&Page::At(table, None)),
                Err(error) => {
                    trouble.try_set(Some(error.message()));
                }
            }
        });
    }

    fn view(self, i18n: I18n) -> AnyView {
        let Self {
            name,
            pace,
            patience,
            hints,
            listed,
            one_address,
            asking: _,
        } = self;
        let patiences = PATIENCE.map(|(seconds, said)| {
            let is = move || patience.get() == seconds;
            view! { <option value=seconds selected=is>{i18n.live().text(said)}</option> }
        });
        let paces = PACES.map(|(one, _, said)| {
            let is = move || pace.get() == one;
            view! { <option value=one selected=is>{i18n.live().text(said)}</option> }
        });
        let flag = move |on: RwSignal<bool>, id: &'static str, said: &'static str| {
            view! {
                <label class="option">
                    <input type="checkbox" id=id prop:checked=move || on.get()
                        on:change=on::plain(move |event| on.set(event_target_checked(&event)))/>
                    <span>{i18n.live().text(said)}</span>
                </label>
            }
        };
        view! {
            <fieldset>
                <legend>{i18n.live().text("web-with-others")}</legend>
                <label class="option name">
                    <span>{i18n.live().text("web-your-name")}</span>
                    <input type="text" id="name" maxlength=LONGEST_NAME prop:value=move || name.get()
                        on:input=on::plain(move |event| name.set(event_target_value(&event)))/>
                </label>
                <label class="option above">
                    <span>{i18n.live().text("table-pace")}</span>
                    <select id="pace" on:change=on::plain(move |event| pace.set(event_target_value(&event)))>
                        {paces.into_view()}
                    </select>
                </label>
                <label class="option above" class:gone=move || clock_of(&pace.get()).is_some()>
                    <span>{i18n.live().text("web-patience")}</span>
                    <select id="patience" on:change=on::plain(move |event| patience.set(event_target_value(&event)))>
                        {patiences.into_view()}
                    </select>
                </label>
                {flag(hints, "hints", "web-allow-hints")}
                {flag(listed, "listed", "web-listed")}
                {changing(move || listed.get().then(|| flag(one_address, "one-address", "web-one-address")))}
            </fieldset>
        }
        .into_any()
    }
}

/// The choice of a layout.
fn layouts(
    game: GameId,
    layouts: &'static [&'static str],
    chosen: RwSignal<String>,
    i18n: I18n,
) -> AnyView {
    let choice = move |layout: &'static str| {
        let said = move || match layout {
            BY_HAND => i18n.text("web-by-hand"),
            layout => i18n.say(&Message::new(format!("{game}-layout-{layout}"))),
        };
        view! {
            <label class="option">
                <input type="radio" name="layout" value=layout
                    prop:checked=move || chosen.get() == layout
                    on:change=on::plain(move |_| chosen.set(layout.to_owned()))/>
                <span>{said}</span>
            </label>
        }
    };
    let all = layouts.iter().copied().chain([BY_HAND]).map(choice);
    view! {
        <fieldset>
            <legend>{i18n.live().text("web-layout")}</legend>
            {all.map(IntoAny::into_any).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// The control for the value of an option.
fn control(
    game: GameId,
    chosen: Chosen,
    allows: impl Fn(&'static str) -> bool + Copy + Send + Sync + 'static,
    i18n: I18n,
) -> AnyView {
    let Chosen { spec, value } = chosen;
    // The page has its own text where the shared one explains notation for the command line.
    let (own, id) = (
        format!("web-{game}-option-{}", spec.name),
        format!("{game}-option-{}", spec.name),
    );
    let said = move || match i18n.has(&own) {
        true => i18n.say(&Message::new(own.clone())),
        false => i18n.say(&Message::new(id.clone())),
    };
    match spec.kind {
        OptionKind::Flag { .. } => view! {
            <label class="option">
                <input
                    type="checkbox"
                    class="switch"
                    data-option=spec.name
                    disabled=move || !allows(spec.name)
                    prop:checked=move || value.get() == Value::Bool(true)
                    on:change=on::plain(move |event| value.set(event_target_checked(&event).into()))
                />
                <span>{changing(move || named(&said()))}</span>
            </label>
        }
        .into_any(),
        OptionKind::Number { min, max, .. } => {
            let set = move |event| {
                if let Ok(number) = event_target_value(&event).parse::<u32>() {
                    value.set(number.into());
                }
            };
            view! {
                <label class="option number">
                    <input type="number" data-option=spec.name min=min max=max required=true
                        prop:value=move || value.get().to_string() on:input=on::plain(set)/>
                    <span>{said}</span>
                </label>
            }
            .into_any()
        }
        OptionKind::Limit { min } => {
            let set = move |event| {
                let number = event_target_value(&event).parse::<u32>();
                value.set(number.map_or(Value::Null, Value::from));
            };
            let number = move || {
                value
                    .get()
                    .as_u64()
                    .map(|number| number.to_string())
                    .unwrap_or_default()
            };
            view! {
                <label class="option number">
                    <input type="number" data-option=spec.name min=min prop:value=number on:input=on::plain(set)/>
                    <span>{said} " " {i18n.live().text("web-empty-no-limit")}</span>
                </label>
            }
            .into_any()
        }
        OptionKind::Names {
            count,
            known,
            mark,
            arrangement,
        } => {
            let named = Names {
                count: count as usize,
                known,
                mark,
                arrangement,
            };
            names(game, spec.name, named, value, said, i18n)
        }
    }
}

/// The name of an option, and below it what it changes.
fn named(said: &str) -> AnyView {
    match said.split_once(": ") {
        Some((name, about)) => {
            view! { <b>{name.to_owned()}</b> <small>{about.to_owned()}</small> }.into_any()
        }
        None => view! { {said.to_owned()} }.into_any(),
    }
}

/// The names that an option takes.
#[derive(Clone, Copy)]
struct Names {
    count: usize,
    known: &'static [&'static str],
    mark: &'static str,
    arrangement: Arrangement,
}

/// Controls for several names: the page draws all of them at random, or the person chooses all.
fn names(
    game: GameId,
    option: &'static str,
    named: Names,
    value: RwSignal<Value>,
    said: impl Fn() -> String + Send + 'static,
    i18n: I18n,
) -> AnyView {
    let Names {
        count,
        known,
        mark,
        arrangement,
    } = named;
    // The rulebook's suggestions come first, if there are any.
    let setups = game.setups();
    let suggested = setups
        .into_iter()
        .find_map(|setup| setup.options.get(option)?.as_array().cloned());
    let any = || known.iter().take(count).map(|&name| name.into()).collect();
    let first: Vec<Value> = suggested.unwrap_or_else(any);
    let by_chance = move || value.get().is_null();
    let toggle = move |event| {
        value.set(match event_target_checked(&event) {
            true => Value::Array(first.clone()),
            false => Value::Null,
        });
    };
    let of = move |index: usize| {
        let value = value.get();
        let name = value.get(index).and_then(Value::as_str).unwrap_or_default();
        let bare = match mark {
            "" => name,
            mark => name.trim_end_matches(mark),
        };
        (bare.to_owned(), bare.len() < name.len())
    };
    let set = move |index: usize, name: &str, turned: bool| {
        value.update(|value| {
            if let Some(slot) = value.get_mut(index) {
                *slot = format!("{name}{}", if turned { mark } else { "" }).into();
            }
        });
    };
    let choices = (0..count).map(move |index| {
        let options = known.iter().map(|&name| {
            let is = move || of(index).0 == name;
            let label = move || i18n.say(&Message::new(format!("{game}-{name}")));
            view! { <option value=name selected=is>{label}</option> }
        });
        let turn = (!mark.is_empty()).then(|| {
            view! {
                <label class="turned">
                    <input type="checkbox" prop:checked=move || of(index).1
                        aria-label=move || format!("{} ({})", i18n.text("web-turned"), i18n.nth_name(arrangement, index))
                        on:change=on::plain(move |event| set(index, &of(index).0, event_target_checked(&event)))/>
                    <span>{i18n.live().text("web-turned")}</span>
                </label>
            }
        });
        let label = move || i18n.nth_name(arrangement, index);
        let shown = (arrangement == Arrangement::Map).then(|| view! { <span class="corner" aria-hidden="true">{label}</span> });
        view! {
            <div class="seat">
                {shown}
                <select data-name=format!("{option}-{index}") aria-label=label
                    on:change=on::plain(move |event| set(index, &event_target_value(&event), of(index).1))>
                    {options.map(IntoAny::into_any).collect_view()}
                </select>
                {turn}
            </div>
        }
    });
    view! {
        <div class="named">
            <label class="option">
                <input type="checkbox" data-option=option prop:checked=move || !by_chance() on:change=on::plain(toggle)/>
                <span>{said} " " {i18n.live().text("web-empty-chance")}</span>
            </label>
            <div class:gone=by_chance>{choices.map(IntoAny::into_any).collect_view()}</div>
        </div>
    }
    .into_any()
}
