//! The game in words: for people who type their moves, and for those who do not see the board.

use leptos::prelude::*;
use takht_core::Message;

use super::table::TablePage;
use crate::i18n::I18n;
use crate::model::session::{Session, Waits};
use crate::on;

/// The game in words: all legal events, and a field to type one.
pub(super) fn typed(page: TablePage, i18n: I18n) -> AnyView {
    let TablePage { model, board, .. } = page;
    let text = RwSignal::new(String::new());
    // To list all legal events takes time, so the page does it only while this part is open.
    let open = RwSignal::new(false);
    let example = move || {
        let example = open.get().then(|| {
            let legal = model.session.with(|session| session.game().legal());
            legal.into_iter().next()
        });
        example
            .flatten()
            .map(|example| i18n.say(&Message::new("web-type-example").with("example", example)))
    };
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        if matches!(model.waits(), Waits::Person(_)) && !typed.trim().is_empty() {
            model.stage(typed.trim());
            if model.notice.with_untracked(Option::is_none) {
                text.set(String::new());
            }
        }
    };
    // All legal events, each with its sentence.
    let all = move || {
        let words = model.words.get();
        model.session.with(|session| {
            let person = matches!(session.waits(), Waits::Person(_));
            if !open.get() || !person {
                return None;
            }
            let game = session.game();
            let items = game.legal().into_iter().map(|event| {
                let told = game.tell(&event).map(|told| words.say(&told)).unwrap_or_default();
                let written = event.clone();
                view! { <li><button class="plain" on:click=on::click(move |_| model.stage(&event))>{told} " " <bdi dir="ltr">{written}</bdi></button></li> }
            });
            let label = words.text("web-tools");
            Some(view! { <ul class="all" tabindex="0" aria-label=label>{items.map(IntoAny::into_any).collect_view()}</ul> })
        })
    };
    // The board in words, line by line.
    let in_words = move || {
        let words = model.words.get();
        model.session.with(|session| {
            if !open.get() {
                return None;
            }
            let lines = board.in_words(session.game(), &words).into_iter();
            let lines = lines.map(|line| view! { <li>{line}</li> });
            let label = words.text("web-board");
            Some(
                view! { <ul class="all" tabindex="0" aria-label=label>{lines.map(IntoAny::into_any).collect_view()}</ul> },
            )
        })
    };
    let form = model.session.with_untracked(Session::has_person).then(|| {
        view! {
            <form on:submit=on::submit(send)>
                <label>
                    <span>{i18n.live().text("web-type-move")}</span>
                    <input type="text" id="typed" dir="ltr" autocomplete="off" spellcheck="false" placeholder=example
                        prop:value=move || text.get()
                        on:input=on::plain(move |event| text.set(event_target_value(&event)))/>
                </label>
                <button type="submit">{i18n.live().text("web-do-it")}</button>
            </form>
        }
    });
    view! {
        <details class="typed" on:toggle=on::plain(move |_| open.update(|open| *open = !*open))>
            <summary>{i18n.live().text("web-in-words")}</summary>
            {form}
            {all}
            {in_words}
        </details>
    }
    .into_any()
}
