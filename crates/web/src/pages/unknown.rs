//! An address that names nothing here: what may have happened, and where to go instead.

use leptos::prelude::*;

use crate::i18n::use_i18n;
use crate::model::navigation::Page;

#[component]
pub(crate) fn Unknown() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <section class="panel unknown" id="unknown">
            <h1>{i18n.live().text("web-unknown")}</h1>
            <p>{i18n.live().text("web-unknown-why")}</p>
            {ways_on()}
        </section>
    }
}

/// The ways to go on from an address that leads nowhere.
pub(super) fn ways_on() -> AnyView {
    let i18n = use_i18n();
    view! {
        <p class="ways" id="ways-on">
            <a class="button primary" href=Page::Home.link()>{i18n.live().text("web-home")}</a>
            <a class="button" href=Page::Lobby.link()>{i18n.live().text("lobby-title")}</a>
        </p>
    }
    .into_any()
}
