//! What people choose for themselves: the language, the theme, how fast pieces move.

use leptos::prelude::*;
use takht_words::Lang;

use crate::animation::Speed;
use crate::browser;
use crate::i18n::{I18n, own_name};
use crate::on;

/// True if the page is dark.
#[derive(Clone, Copy)]
struct Dark(RwSignal<bool>);

/// Applies the theme that the person chose before, or that of their system, and how fast pieces move.
pub(crate) fn apply() {
    browser::set_root("data-motion", Speed::chosen().name());
    let dark = RwSignal::new(match browser::kept("theme").as_deref() {
        Some(theme) => theme == "dark",
        None => browser::prefers_dark(),
    });
    Effect::new(move || browser::set_root("data-theme", name(dark.get())));
    provide_context(Dark(dark));
}

fn name(dark: bool) -> &'static str {
    if dark { "dark" } else { "light" }
}

/// The button that switches between the light and the dark theme.
pub(crate) fn theme_button(i18n: I18n) -> Option<AnyView> {
    let Dark(dark) = use_context()?;
    let switch = move |_| {
        dark.update(|dark| *dark = !*dark);
        browser::keep("theme", name(dark.get_untracked()));
    };
    let button = view! {
        <button
            class="plain theme"
            aria-label=i18n.live().text("web-theme")
            title=i18n.live().text("web-theme")
            aria-pressed=move || dark.get().to_string()
            on:click=on::click(switch)
        >
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2"/>
                <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/>
            </svg>
        </button>
    };
    Some(button.into_any())
}

/// The languages.
pub(crate) fn languages(i18n: I18n) -> AnyView {
    let all = Lang::ALL.map(|lang| {
        view! {
            <button class="plain" lang=lang.code() aria-pressed=move || (i18n.lang() == lang).to_string() on:click=on::click(move |_| i18n.choose(lang))>
                {own_name(lang)}
            </button>
        }
    });
    view! { <nav class="ways" aria-label=i18n.live().text("web-language")>{all.into_view()}</nav> }
        .into_any()
}

/// How fast pieces move.
pub(crate) fn speeds(i18n: I18n) -> AnyView {
    let speed = RwSignal::new(Speed::chosen());
    let options = Speed::ALL.map(|one| {
        let label = match one {
            Speed::Normal => "table-motion-normal",
            Speed::Fast => "table-motion-fast",
            Speed::Off => "table-motion-off",
        };
        view! { <option value=one.name() selected=move || speed.get() == one>{i18n.live().text(label)}</option> }
    });
    let choose = move |event| {
        browser::keep("motion", &event_target_value(&event));
        speed.set(Speed::chosen());
        browser::set_root("data-motion", Speed::chosen().name());
    };
    view! {
        <label class="option">
            <span>{i18n.live().text("table-motion")}</span>
            <select id="motion" on:change=on::plain(choose)>{options.into_view()}</select>
        </label>
    }
    .into_any()
}
