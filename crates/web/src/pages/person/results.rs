//! A person's ratings, how many games they have finished, and the last ones.

use leptos::prelude::*;
use takht_core::{Message, SeatName};
use takht_protocol::{PersonPage, PersonResult};

use crate::i18n::I18n;
use crate::model::navigation::Page;
use crate::pages::dates::date;
use crate::pages::lobby::{pace_named, rating};

fn title_of(game: &str, i18n: I18n) -> String {
    i18n.say(&Message::new(format!("{game}-title")))
}

/// The ratings by game and pace, each with its uncertainty.
pub(super) fn ratings(page: &PersonPage, i18n: I18n) -> AnyView {
    let rows = page.ratings.iter().map(|of| {
        view! {
            <li data-rated=format!("{} {}", of.game, of.pace) data-value=of.rating.value>
                <span>{title_of(&of.game, i18n)} " " <small>{i18n.text(pace_named(&of.pace))}</small></span>
                {rating(of.rating, i18n)}
            </li>
        }
    });
    let rows: Vec<AnyView> = rows.map(IntoAny::into_any).collect();
    let none = rows
        .is_empty()
        .then(|| view! { <p class="help">{i18n.text("person-unrated")}</p> });
    view! {
        <section class="panel" id="ratings">
            <h2>{i18n.text("person-ratings")}</h2>
            {none}
            <ul class="plain-list">{rows}</ul>
        </section>
    }
    .into_any()
}

/// How many games of each kind were finished, and how many won.
pub(super) fn counts(page: &PersonPage, i18n: I18n) -> Option<AnyView> {
    let rows = page.counts.iter().map(|of| {
        let pace = pace_named(of.pace.as_deref().unwrap_or_default());
        let said = Message::new("person-count")
            .with("games", of.games as usize)
            .with("won", of.won as usize);
        view! { <li><span>{title_of(&of.game, i18n)} " " <small>{i18n.text(pace)}</small></span> <span>{i18n.say(&said)}</span></li> }
    });
    let rows: Vec<AnyView> = rows.map(IntoAny::into_any).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section class="panel" id="counts">
                <h2>{i18n.text("person-games")}</h2>
                <ul class="plain-list">{rows}</ul>
            </section>
        }
        .into_any()
    })
}

/// The last games.
pub(super) fn results(page: &PersonPage, i18n: I18n) -> Option<AnyView> {
    let rows: Vec<AnyView> = page.results.iter().map(|of| result(of, i18n)).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section class="panel" id="results">
                <h2>{i18n.text("person-results")}</h2>
                <ul class="results-list">{rows}</ul>
            </section>
        }
        .into_any()
    })
}

fn result(of: &PersonResult, i18n: I18n) -> AnyView {
    let lang = i18n.lang();
    let names: Vec<String> = of
        .players
        .iter()
        .map(|player| player.name.clone())
        .collect();
    let names = i18n.names_of(&names);
    let players = of.players.iter().zip(names).enumerate().map(|(seat, (player, name))| {
        let name = match name.is_empty() && SeatName::read(&player.name).is_bot() {
            false if player.name.is_empty() => i18n.text("person-nameless"),
            _ => name,
        };
        let shown = match player.key.clone().filter(|_| seat != of.seat) {
            Some(key) => view! { <a href=Page::Person(key).link()><bdi>{name}</bdi></a> }.into_any(),
            None => view! { <bdi>{name}</bdi> }.into_any(),
        };
        let points = lang.number(player.points.into());
        view! { <li class:won=player.place == 1 class:own=seat == of.seat>{shown} " " <b>{points}</b></li> }
    });
    let place = of.players.get(of.seat).map_or(1, |own| own.place);
    let place = i18n.say(&Message::new("person-place").with("place", place as usize));
    let rated = of.rating.map(|rated| rating(rated, i18n));
    view! {
        <li data-result=of.table.as_str().to_owned()>
            <p><a href=Page::At(of.table.clone(), None).link()>{title_of(&of.game, i18n)}</a> " " <small>{i18n.text(pace_named(of.pace.as_deref().unwrap_or_default()))} " · " {date(of.at, lang)}</small></p>
            <p>{place} " " {rated}</p>
            <ul class="players-of">{players.map(IntoAny::into_any).collect_view()}</ul>
        </li>
    }
    .into_any()
}
