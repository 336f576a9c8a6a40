//! The two lines of dominoes: the one whose dominoes are placed, and the one from which kings choose.

use std::str::FromStr;

use leptos::prelude::*;
use takht_core::{Message, Seat};
use takht_kingdomino::{Domino, KingdominoEvent, KingdominoPicture};
use takht_words::Words;

use crate::board::{BoardCanvas, BoardInput, Intent, Scene};
use crate::browser;
use crate::on;

use super::board::{considered, picks};
use super::drawing::{domino, domino_upright};
use super::outlook;

/// A line of dominoes. Players take them from the first on; the places stay empty, so that nothing
/// else moves.
#[derive(PartialEq)]
pub(super) struct Line {
    dominoes: Vec<(Domino, Option<Seat>)>,
    length: u8,
    /// The events that pick a domino: each gets a button.
    picks: Vec<String>,
    /// The domino that the player adds next: they can drag it.
    due: Option<Domino>,
    /// True for the line from which kings pick: there, taken dominoes fade.
    choosing: bool,
    /// The domino that was picked and a better one, to see them side by side.
    compared: [Option<Domino>; 2],
    /// The most points that each domino can bring the person who picks.
    worth: Vec<(Domino, Option<i32>)>,
}

impl Line {
    pub(super) fn of(
        dominoes: Vec<(Domino, Option<Seat>)>,
        picture: &KingdominoPicture,
        scene: &Scene<'_>,
        canvas: BoardCanvas,
    ) -> Self {
        let person = scene.decides_here;
        let picked = |event: &str| match KingdominoEvent::from_str(event) {
            Ok(KingdominoEvent::Pick(domino)) => Some(domino),
            _ => None,
        };
        let compared = canvas.compared.get();
        let compared = compared.map(|both| [picked(&both.played), picked(&both.better)]);
        let picks = match person {
            true => picks(scene.game),
            false => Vec::new(),
        };
        let kingdom = scene.game.turn().seat();
        let kingdom = kingdom.and_then(|seat| picture.kingdoms.get(seat.index()));
        let worth = dominoes.iter().filter_map(|(domino, owner)| {
            let kingdom = kingdom.filter(|_| owner.is_none() && !picks.is_empty())?;
            Some((*domino, outlook::most(kingdom, picture.size, *domino)))
        });
        Self {
            worth: worth.collect(),
            compared: compared.unwrap_or_default(),
            length: picture.kings,
            picks,
            due: picture.due.filter(|due| {
                let here = dominoes.iter().any(|(domino, _)| domino == due);
                person && here
            }),
            choosing: dominoes.iter().any(|(_, owner)| owner.is_none()),
            dominoes,
        }
    }

    /// Every domino keeps its place, and its button lies above it: the browser draws only what
    /// changes.
    pub(super) fn draw(
        &self,
        class: &'static str,
        title: &'static str,
        input: Option<BoardInput>,
        words: &Words,
    ) -> AnyView {
        let free = usize::from(self.length).saturating_sub(self.dominoes.len());
        let slots = std::iter::repeat_n(None, free).chain(self.dominoes.iter().copied().map(Some));
        let slots = slots.map(|slot| match slot {
            Some((domino, owner)) => self.slot(domino, owner, input, words),
            None => {
                let nothing = view! { <svg viewBox="-4 -4 208 118" class="domino"></svg> };
                let is_placed = class == "older" && !self.dominoes.is_empty();
                let placed = is_placed.then(|| view! { <small class="tag placed" dir="auto">{words.text("kingdomino-placed")}</small> });
                view! { <li dir="ltr" aria-hidden="true"><div class="tile free"><span class="number"></span>{nothing}</div>{placed}</li> }
                    .into_any()
            }
        });
        view! {
            <section class=format!("line {class}") style=("--kings", self.length.to_string())>
                <h2>{words.text(title)}</h2>
                <ul>{slots.map(IntoAny::into_any).collect_view()}</ul>
            </section>
        }
        .into_any()
    }

    fn slot(
        &self,
        number: Domino,
        owner: Option<Seat>,
        input: Option<BoardInput>,
        words: &Words,
    ) -> AnyView {
        let event = KingdominoEvent::Pick(number).to_string();
        let pick = input.filter(|_| self.picks.contains(&event));
        let drag = input.filter(|_| self.due == Some(number));
        let whose = match owner {
            Some(seat) => words.name(seat),
            None => words.text("kingdomino-free"),
        };
        let label = format!("{} ({whose})", words.say(&number.message()));
        let mark = owner.map(|seat| {
            view! {
                <svg viewBox="0 0 44 54" class="king" aria-hidden="true"><use_ href=format!("#king{}", seat.index())/></svg>
            }
        });
        let start = move |event: leptos::ev::PointerEvent| {
            if let Some(input) = drag.filter(|_| event.button() == 0) {
                browser::let_go(&event);
                input.dragging.set(true);
            }
        };
        // The button already names the domino, so screen readers skip the drawing.
        let hidden = pick.map(|_| "true");
        let spoken = label.clone();
        let button = pick.map(|input| {
            let (picked, named) = (event.clone(), event.clone());
            let look = move |domino: Option<Domino>| {
                if let Some(considered) = considered(input) {
                    considered.set(domino);
                }
            };
            view! {
                <button class="pick" aria-label=label data-event=named
                    on:pointerenter=on::pointer(move |_| look(Some(number)))
                    on:pointerleave=on::pointer(move |_| look(None))
                    on:focus=on::focus(move |event| if browser::is_by_keys(&event) { look(Some(number)) })
                    on:blur=on::focus(move |_| look(None))
                    on:click=on::click(move |_| input.send(Intent::Play(picked.clone())))></button>
            }
        });
        let worth = self.worth.iter().find(|(domino, _)| *domino == number);
        let caption = match (worth, owner) {
            (Some((_, Some(points))), _) => {
                let message = Message::new("kingdomino-up-to").with("points", *points);
                Some((
                    if *points > 0 { "tag gold" } else { "tag" },
                    words.say(&message),
                ))
            }
            (Some((_, None)), _) => Some(("tag bad", words.text("kingdomino-nowhere"))),
            (None, Some(seat)) if self.choosing => Some(("tag", words.name(seat))),
            _ => None,
        };
        let caption =
            caption.map(|(class, said)| view! { <small class=class dir="auto">{said}</small> });
        let [played, better] = self.compared.map(|one| one == Some(number));
        let hinted = move || {
            let hinted = pick.and_then(|input| input.hinted.get());
            hinted.is_some_and(|hinted| hinted == event)
        };
        view! {
            <li dir="ltr" data-domino=number.number() class:played=played class:better=better class:hinted=hinted>
                <div class="tile" class:due=drag.is_some() class:taken=pick.is_none() && owner.is_some() && self.choosing role="img" aria-label=spoken aria-hidden=hidden on:pointerdown=on::pointer(start)>
                    <span class="number">{words.lang().number(number.number().into())}</span>
                    {domino(number)}
                    {self.choosing.then(|| domino_upright(number))}
                    {mark}
                </div>
                {caption}
                {button}
            </li>
        }
        .into_any()
    }
}
