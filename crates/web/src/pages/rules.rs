//! The rules of a game, clause by clause.

use leptos::prelude::*;
use takht_core::Turn;
use takht_games::GameId;
use takht_words::Message;

use crate::browser;
use crate::changing::changing;
use crate::games;
use crate::i18n::{I18n, use_i18n};
use crate::model::navigation::{Page, use_navigation};

/// The link from a refusal to its clause.
pub(crate) fn clause_link(
    game: GameId,
    clause: &str,
    target: Option<&'static str>,
    i18n: I18n,
) -> AnyView {
    let page = Page::Rules(game, Some(clause.to_ascii_lowercase()));
    let label = Message::new("web-see-clause").with("clause", clause);
    view! { <a class="clause" href=page.link() target=target>{i18n.say(&label)}</a> }.into_any()
}

/// A heading, and the ids of the clauses below it, such as `k10`.
type Section = (Option<&'static str>, Vec<String>);

/// The clauses of a game under their headings. For a game without headings, all clauses in the word
/// lists that start with the first letter of its name.
fn sections(game: GameId, i18n: I18n) -> Vec<Section> {
    match games::of(game).rules {
        Some(rules) => {
            let part = |&(heading, first, last): &(&'static str, u8, u8)| {
                let clauses = (first..=last).map(|number| format!("{}{number}", rules.letter));
                (Some(heading), clauses.collect())
            };
            rules.parts.iter().map(part).collect()
        }
        None => {
            let letter = &game.name()[..1];
            let clauses = (1..).map(|number| format!("{letter}{number}"));
            let known = clauses.take_while(|id| i18n.has(&format!("rule-{id}")));
            vec![(None, known.collect())]
        }
    }
}

#[component]
pub(crate) fn Rules(game: GameId, clause: Option<String>) -> impl IntoView {
    let i18n = use_i18n();
    Effect::new(move || {
        if !i18n.has_rules() {
            i18n.fetch_rules();
        }
    });
    move || {
        let clause = clause.clone();
        i18n.has_rules().then(|| clauses(game, clause, i18n))
    }
}

fn clauses(game: GameId, clause: Option<String>, i18n: I18n) -> AnyView {
    let say = move |id: String| i18n.say(&Message::new(id));
    let meant = clause.clone();
    let sections = sections(game, i18n);
    let sections = sections.into_iter().map(move |(heading, clauses)| {
        let clause = &meant;
        let clauses = clauses.into_iter().map(|id| {
            let name = id.to_ascii_uppercase();
            let figure = games::figure(game, &id);
            let figure = figure.map(|drawn| view! { <figure aria-hidden="true">{drawn}</figure> });
            let sentence = format!("rule-{id}");
            let meant = clause.as_deref() == Some(id.as_str());
            view! {
                <div class="rule" class:meant=meant tabindex="-1" id=id>
                    <bdi class="clause">{name}</bdi>
                    <div><p>{changing(move || say(sentence.clone()))}</p>{figure}</div>
                </div>
            }
        });
        view! {
            {heading.map(|heading| view! { <h2>{i18n.live().text(heading)}</h2> })}
            {clauses.map(IntoAny::into_any).collect_view()}
        }
    });
    let playing = use_navigation().table();
    let back = playing.filter(|session| session.game().turn() != Turn::Over);
    let back = back.map(|_| {
        view! { <p class="ways"><a class="button" id="back-to-game" href=Page::Table.link()>{i18n.live().text("table-back-to-game")}</a></p> }
    });
    if let Some(clause) = clause {
        request_animation_frame(move || browser::point_out(&clause));
    }
    view! {
        <article class="rules panel">
            {back}
            <h1>{changing(move || say(format!("{game}-title")))}</h1>
            <p class="goal">{changing(move || say(format!("rules-goal-{game}")))}</p>
            {sections.map(IntoAny::into_any).collect_view()}
            <p class="help">{i18n.live().text("rules-silent")}</p>
            <p class="ways">
                <a class="button primary" href=Page::Setup(game).link()>{i18n.live().text("web-new-game")}</a>
            </p>
        </article>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use takht_words::{Lang, Words};

    use super::*;

    #[test]
    fn every_clause_has_its_paragraph_in_every_language() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for &game in GameId::ALL {
                let Some(rules) = games::of(game).rules else {
                    let first = format!("rule-{}1", &game.name()[..1]);
                    assert!(words.has(&first), "{first} in {lang:?}");
                    continue;
                };
                let games::RulesPage { letter, parts } = rules;
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
