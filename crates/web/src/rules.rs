//! The rules of a game, clause by clause.

use leptos::prelude::*;
use takht_words::Message;

use crate::app::Page;
use crate::board::figures;
use crate::browser;
use crate::tongue::{Tongue, tongue};

/// A game's clauses: their letter, and the heading before each part with its first and last number.
pub(crate) fn parts(game: &str) -> (char, &'static [(&'static str, u8, u8)]) {
    match game {
        "kingdom-builder" => (
            'b',
            &[
                ("rules-pieces", 1, 5),
                ("rules-turn", 6, 9),
                ("rules-building", 10, 12),
                ("rules-locations", 13, 21),
                ("rules-end", 22, 34),
            ],
        ),
        "capture" => (
            'c',
            &[
                ("rules-setup", 1, 6),
                ("rules-turns", 7, 15),
                ("rules-end", 16, 17),
            ],
        ),
        _ => (
            'k',
            &[
                ("rules-pieces", 1, 3),
                ("rules-setup", 4, 6),
                ("rules-play", 7, 9),
                ("rules-connecting", 10, 12),
                ("rules-scoring", 13, 15),
                ("rules-variants", 16, 19),
            ],
        ),
    }
}

/// The way from a refusal to its clause.
pub(crate) fn clause_link(
    game: &'static str,
    clause: &str,
    target: Option<&'static str>,
    tongue: Tongue,
) -> AnyView {
    let page = Page::Rules(game, Some(clause.to_ascii_lowercase()));
    let label = Message::new("window-see-clause").with("clause", clause);
    view! { <a class="clause" href=page.link() target=target>{tongue.say(&label)}</a> }.into_any()
}

#[component]
pub(crate) fn Rules(game: &'static str, clause: Option<String>) -> impl IntoView {
    let tongue = tongue();
    let (letter, parts) = parts(game);
    let say = move |id: String| tongue.say(&Message::new(id));
    let meant = clause.clone();
    let sections = parts.iter().map(move |&(heading, first, last)| {
        let clause = &meant;
        let clauses = (first..=last).map(|number| {
            let id = format!("{letter}{number}");
            let name = id.to_ascii_uppercase();
            let figure =
                figures::of(&id).map(|drawn| view! { <figure aria-hidden="true">{drawn}</figure> });
            let sentence = format!("rule-{id}");
            let meant = clause.as_deref() == Some(id.as_str());
            view! {
                <div class="rule" class:meant=meant tabindex="-1" id=id>
                    <bdi class="clause">{name}</bdi>
                    <div><p>{move || say(sentence.clone())}</p>{figure}</div>
                </div>
            }
        });
        view! {
            <h2>{move || tongue.text(heading)}</h2>
            {clauses.collect_view()}
        }
    });
    if let Some(clause) = clause {
        request_animation_frame(move || browser::point_out(&clause));
    }
    view! {
        <article class="rules panel">
            <h1>{move || say(format!("{game}-title"))}</h1>
            <p class="goal">{move || say(format!("rules-goal-{game}"))}</p>
            {sections.collect_view()}
            <p class="help">{move || tongue.text("rules-silent")}</p>
            <p class="ways">
                <a class="button primary" href=Page::Setup(game).link()>{move || tongue.text("window-new-game")}</a>
            </p>
        </article>
    }
}

#[cfg(test)]
mod tests {
    use takht_words::{Lang, Words};

    use super::*;

    #[test]
    fn every_clause_has_its_paragraph_in_every_language() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for entry in takht_games::CATALOGUE {
                let (letter, parts) = parts(entry.name);
                let mut next = 1;
                for &(heading, first, last) in parts {
                    assert!(words.has(heading), "{heading}");
                    assert_eq!(first, next, "no clause is left out");
                    next = last + 1;
                    for number in first..=last {
                        let id = format!("rule-{letter}{number}");
                        assert!(words.has(&id), "{id} in {lang:?}");
                    }
                }
            }
        }
    }
}
