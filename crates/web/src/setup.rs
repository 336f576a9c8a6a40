//! A game is set up: who plays, and by which options.

use leptos::prelude::*;
use takht_bots::LEVELS;
use takht_core::{MAX_SEATS, OptionKind, OptionMap};
use takht_words::{BOT, Message, plain};

use crate::app::{Page, place};
use crate::browser;
use crate::session::Session;
use crate::tongue::tongue;

/// Who sits down where nothing was chosen: a person, and someone who is not too strong.
const OPPONENT: &str = "squire";

/// The longest name of a person.
const LONGEST_NAME: u32 = 24;

#[component]
pub(crate) fn Setup(game: &'static str) -> impl IntoView {
    let (tongue, place) = (tongue(), place());
    let Ok(entry) = takht_games::entry(game) else {
        // Only games of the catalogue are linked to.
        return ().into_any();
    };
    let count = RwSignal::new(2_usize);
    let bots: [RwSignal<String>; MAX_SEATS] = std::array::from_fn(|seat| {
        RwSignal::new(if seat == 0 {
            String::new()
        } else {
            OPPONENT.to_owned()
        })
    });
    let names: [RwSignal<String>; MAX_SEATS] =
        std::array::from_fn(|_| RwSignal::new(String::new()));
    let mut flags = Vec::new();
    for option in entry.options {
        if let OptionKind::Flag { default } = option.kind {
            flags.push((option.name, RwSignal::new(default)));
        }
    }
    let trouble = RwSignal::new(None::<Message>);
    let chosen = flags.clone();
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let mut options: OptionMap = chosen
            .iter()
            .map(|(name, flag)| ((*name).to_owned(), flag.get_untracked().into()))
            .collect();
        options.insert("players".to_owned(), count.get_untracked().into());
        let seat = |seat: usize| match bots[seat].get_untracked() {
            bot if bot.is_empty() => plain(names[seat].get_untracked().trim()),
            bot => format!("{BOT}{bot}"),
        };
        let seats = (0..count.get_untracked()).map(seat).collect();
        match Session::start(game, &options, seats, &mut browser::Random) {
            Ok(session) => place.0.set(Page::Table(Box::new(session))),
            Err(error) => trouble.set(Some(error.message())),
        }
    };
    let counts = (2..=MAX_SEATS).map(|many| {
        view! {
            <button
                type="button"
                class="choice"
                aria-pressed=move || (count.get() == many).to_string()
                on:click=move |_| count.set(many)
            >
                {move || tongue.lang().number(many as i64)}
            </button>
        }
    });
    let seats = (0..MAX_SEATS).map(|seat| {
        let levels = LEVELS.map(|level| {
            let id = match level {
                "novice" => "window-level-novice",
                "squire" => "window-level-squire",
                "knight" => "window-level-knight",
                _ => "window-level-master",
            };
            let is = move || bots[seat].get() == level;
            view! { <option value=level selected=is>{move || tongue.text(id)}</option> }
        });
        let label = move || tongue.say(&Message::new("window-seat").with("number", seat + 1));
        let person = move || bots[seat].get().is_empty();
        view! {
            <div class="seat" class:gone=move || { seat >= count.get() }>
                <svg viewBox="-50 -50 100 100" class=format!("mark seat-{seat}") aria-hidden="true">
                    {crate::players::shape(seat)}
                </svg>
                <select aria-label=label on:change=move |event| bots[seat].set(event_target_value(&event))>
                    <option value="" selected=person>{move || tongue.text("window-person")}</option>
                    {levels.into_view()}
                </select>
                <input
                    type="text"
                    maxlength=LONGEST_NAME
                    class:gone=move || !person()
                    aria-label=move || tongue.text("window-seat-name")
                    placeholder=move || tongue.text("window-seat-name")
                    on:input=move |event| names[seat].set(event_target_value(&event))
                />
            </div>
        }
    });
    let flags = flags.into_iter().map(|(name, flag)| {
        let id = format!("{game}-option-{name}");
        view! {
            <label class="option">
                <input
                    type="checkbox"
                    prop:checked=move || flag.get()
                    on:change=move |event| flag.set(event_target_checked(&event))
                />
                <span>{move || tongue.say(&Message::new(id.clone()))}</span>
            </label>
        }
    });
    let title = format!("{game}-title");
    view! {
        <form class="setup panel" on:submit=start>
            <h1>{move || tongue.say(&Message::new(title.clone()))}</h1>
            <fieldset>
                <legend>{move || tongue.text("window-players")}</legend>
                <div class="choices" role="group" aria-label=move || tongue.text("window-player-count")>
                    {counts.collect_view()}
                </div>
                {seats.collect_view()}
            </fieldset>
            <fieldset>
                <legend>{move || tongue.text("window-options")}</legend>
                {flags.collect_view()}
            </fieldset>
            {move || trouble.get().map(|message| view! { <p class="trouble" role="alert">{tongue.say(&message)}</p> })}
            <button class="primary" type="submit">{move || tongue.text("window-start")}</button>
        </form>
    }
    .into_any()
}
