//! The seats of a new game: a person or a bot on each, and the levels of bots as cards.

use leptos::prelude::*;
use takht_bots::LEVELS;
use takht_core::{Message, SeatName};

use super::{LONGEST_NAME, OPPONENT, about_level};
use crate::changing::changing;
use crate::i18n::I18n;
use crate::on;

/// One seat of a new game.
#[derive(Clone, Copy)]
pub(super) struct SeatChoice {
    pub(super) number: usize,
    /// The level of its bot; empty for a person.
    pub(super) bot: RwSignal<String>,
    /// The name that the person has typed.
    pub(super) name: RwSignal<String>,
    /// The seat whose levels are shown, of all seats.
    pub(super) open: RwSignal<Option<usize>>,
}

/// The sign of a level.
fn sign(level: &str) -> &'static str {
    match level {
        "novice" => "M12 21v-9M12 12c0-4 3-6 7-6 0 4-3 6-7 6zM12 15c0-3-2.5-5-6-5 0 3 2.5 5 6 5z",
        "squire" => "M12 3l7 2.5v6c0 4.5-3 7.5-7 9.5-4-2-7-5-7-9.5v-6zM12 3v18",
        "knight" => "M5 20.5V11a7 7 0 0 1 14 0v9.5h-5V15h-4v5.5zM5 11.5h14",
        _ => "M4.5 17 3 8l5 4 4-7.5L16 12l5-4-1.5 9zM5 20.5h14",
    }
}

/// How strong a level is, in diamonds.
fn strength(level: &str) -> AnyView {
    let nth = LEVELS.iter().position(|one| *one == level).unwrap_or(0);
    let diamonds = (0..LEVELS.len()).map(|one| view! { <i class:on=one <= nth></i> });
    view! { <span class="weight" aria-hidden="true">{diamonds.collect_view()}</span> }.into_any()
}

fn name_of(level: &str, i18n: I18n) -> String {
    let bot = SeatName::Bot(level).to_string();
    i18n.names_of(&[bot]).concat()
}

impl SeatChoice {
    fn is_person(self) -> bool {
        self.bot.with(String::is_empty)
    }

    fn is_open(self) -> bool {
        self.open.get() == Some(self.number) && !self.is_person()
    }

    fn choose(self, is_bot: bool) {
        let is_person = self.bot.with_untracked(String::is_empty);
        match is_bot {
            true if is_person => {
                self.bot.set(OPPONENT.to_owned());
                self.open.set(Some(self.number));
            }
            // A second tap shows the levels, or hides them.
            true => self.open.update(|open| {
                *open = (*open != Some(self.number)).then_some(self.number);
            }),
            false => self.bot.set(String::new()),
        }
    }

    pub(super) fn view(self, is_gone: Signal<bool>, online: RwSignal<bool>, i18n: I18n) -> AnyView {
        let number = self.number;
        let label = move || i18n.say(&Message::new("web-seat").with("number", number + 1));
        let kind = move |is_bot: bool, name: &'static str, said: &'static str| {
            view! {
                <button
                    type="button"
                    class="kind"
                    data-kind=name
                    aria-pressed=move || (self.is_person() != is_bot).to_string()
                    on:click=on::click(move |_| self.choose(is_bot))
                >
                    {i18n.live().text(said)}
                </button>
            }
        };
        let chosen = move || {
            let level = self.bot.get();
            (!level.is_empty()).then(|| {
                view! {
                    <button type="button" class="plain chosen" aria-expanded=self.is_open().to_string() on:click=on::click(move |_| self.choose(true))>
                        <b>{name_of(&level, i18n)}</b> {strength(&level)}
                    </button>
                }
            })
        };
        let levels = move || {
            self.is_open().then(|| {
                let levels = LEVELS.map(|level| {
                    let is_it = move || (self.bot.get() == level).to_string();
                    view! {
                        <button type="button" class="level" data-level=level aria-pressed=is_it on:click=on::click(move |_| self.bot.set(level.to_owned()))>
                            <span class="face"><svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d=sign(level)/></svg></span>
                            <span class="lt"><b>{name_of(level, i18n)}</b> <small>{i18n.text(about_level(level))}</small></span>
                            {strength(level)}
                        </button>
                    }
                    .into_any()
                });
                view! { <div class="levels">{levels.into_view()}</div> }
            })
        };
        view! {
            <div class=format!("seat s{number}") class:gone=is_gone data-seat=number role="group" aria-label=label>
                <svg viewBox="0 0 44 54" class="piece" aria-hidden="true"><use_ href=format!("#king{number}")/></svg>
                <input
                    type="text"
                    maxlength=LONGEST_NAME
                    class:gone=move || !self.is_person() || online.get()
                    aria-label=move || format!("{} ({})", i18n.text("web-seat-name"), label())
                    placeholder=i18n.live().text(if number == 0 { "seat-you" } else { "web-seat-name" })
                    prop:value=move || self.name.get()
                    on:input=on::plain(move |event| self.name.set(event_target_value(&event)))
                />
                {changing(chosen)}
                <span class="kinds">{kind(false, "person", "web-person")} {kind(true, "bot", "table-bot")}</span>
                {changing(levels)}
            </div>
        }
        .into_any()
    }
}
