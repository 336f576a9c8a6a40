//! The page of the score helper: the person draws a real table with taps, and the page scores it.

use leptos::prelude::*;
use takht_core::Message;
use takht_games::GameId;

use crate::changing::changing;
use crate::games;
use crate::i18n::use_i18n;

#[component]
pub(crate) fn Scoring(game: GameId) -> impl IntoView {
    let i18n = use_i18n();
    let helper = games::score_helper(game);
    view! {
        <section class="scoring">
            <h1>{i18n.live().text("web-scoring")} " · " {changing(move || i18n.say(&Message::new(format!("{game}-title"))))}</h1>
            {helper}
        </section>
    }
}
