//! The menu of a table: what people choose rarely.

use leptos::prelude::*;

use super::later::{LaterPage, later};
use super::online_parts::{save_record, with_record};
use super::preferences::{languages, speeds, theme_button};
use super::table::TablePage;
use crate::browser;
use crate::i18n::I18n;
use crate::model::session::{Session, Waits};
use crate::model::table_model::TableModel;
use crate::on;

pub(super) fn menu(page: TablePage, i18n: I18n) -> AnyView {
    let model = page.model;
    let online = model.online;
    let confirming = model.session.with_untracked(Session::has_person).then(|| {
        view! {
            <label class="option">
                <input
                    type="checkbox"
                    prop:checked=move || !model.auto.get()
                    on:change=on::plain(move |event| set_auto(page, !event_target_checked(&event)))
                />
                <span>{i18n.live().text("web-ask-before-end")}</span>
            </label>
        }
    });
    let options = view! {
        {confirming}
        {speeds(i18n)}
        {online.map(|online| later(LaterPage::TableMenu(online)))}
        <p class="ways">
            <button class="quiet" on:click=on::click(move |_| save(model))>{i18n.live().text("web-record")}</button>
        </p>
        <div class="ways">{languages(i18n)} {theme_button(i18n)}</div>
    };
    sheet(i18n, options.into_any())
}

/// A button with three dots that opens a sheet.
pub(super) fn sheet(i18n: I18n, options: AnyView) -> AnyView {
    view! {
        <details class="menu">
            <summary class="icon" aria-label=i18n.live().text("table-menu") title=i18n.live().text("table-menu")>
                <svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="4"/></svg>
            </summary>
            <div class="sheet">{options}</div>
        </details>
    }
    .into_any()
}

fn set_auto(page: TablePage, auto: bool) {
    page.model.auto.set(auto);
    browser::keep("auto-confirm", if auto { "yes" } else { "no" });
    if auto && matches!(page.model.waits(), Waits::Confirmation(_)) {
        page.confirm();
    }
}

fn save(model: TableModel) {
    if let Some(online) = model.online {
        return with_record(online, |record| save_record(&record));
    }
    save_record(&model.session.with_untracked(Session::record));
}
