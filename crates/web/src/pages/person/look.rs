//! The form for a name, a shape and a colour.

use leptos::prelude::*;
use takht_core::Message;
use takht_protocol::{Colour, Look, PersonChange, Shape};

use super::Own;
use crate::browser;
use crate::changing::changing;
use crate::i18n::I18n;
use crate::model::person;
use crate::on;
use crate::pages::avatar::{avatar, colour_name, shape_name};
use crate::pages::setup::LONGEST_NAME;

/// One choice among several, drawn.
fn choice(
    group: &'static str,
    value: &'static str,
    is_chosen: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + 'static,
    drawn: impl Fn() -> AnyView + Send + 'static,
    i18n: I18n,
) -> AnyView {
    let label = Message::new(format!("person-{group}-{value}"));
    view! {
        <label class="pick-one">
            <input type="radio" class="unseen" name=group value=value prop:checked=is_chosen on:change=on::plain(move |_| choose())/>
            <span>{changing(drawn)} <span class="unseen">{changing(move || i18n.say(&label))}</span></span>
        </label>
    }
    .into_any()
}

/// The form: it makes an identity, or changes the look of the one that is there.
pub(super) fn look_form(own: Own, known: Option<Look>, i18n: I18n) -> AnyView {
    let is_new = known.is_none();
    let look = known.unwrap_or_else(|| Look {
        name: browser::kept("name").unwrap_or_default(),
        // Not everybody looks the same who chooses nothing.
        shape: Shape::ALL[browser::random_number() as usize % Shape::ALL.len()],
        colour: Colour::ALL[browser::random_number() as usize % Colour::ALL.len()],
    });
    let name = RwSignal::new(look.name);
    let (shape, colour) = (RwSignal::new(look.shape), RwSignal::new(look.colour));
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let look = Look {
            name: name.get_untracked().trim().to_owned(),
            shape: shape.get_untracked(),
            colour: colour.get_untracked(),
        };
        if look.name.is_empty() {
            own.trouble.set(Some(Message::new("web-problem-bad-name")));
            return browser::point_out("person-called");
        }
        match is_new {
            true => own.does(
                "person-made",
                Box::pin(async move { Some(person::make(look).await) }),
            ),
            false => {
                browser::keep("name", &look.name);
                own.change("person-changed", PersonChange::Look(look));
            }
        }
    };
    let shapes = Shape::ALL.map(|one| {
        let drawn = move || avatar(one, colour.get());
        choice(
            "shape",
            shape_name(one),
            move || shape.get() == one,
            move || shape.set(one),
            drawn,
            i18n,
        )
    });
    let colours = Colour::ALL.map(|one| {
        let drawn = move || avatar(shape.get(), one);
        choice(
            "colour",
            colour_name(one),
            move || colour.get() == one,
            move || colour.set(one),
            drawn,
            i18n,
        )
    });
    let said = if is_new { "person-make" } else { "person-keep" };
    view! {
        <form class="look" on:submit=on::submit(send)>
            <label>
                <span>{i18n.live().text("web-your-name")}</span>
                <input type="text" id="person-called" maxlength=LONGEST_NAME prop:value=move || name.get()
                    on:input=on::plain(move |event| name.set(event_target_value(&event)))/>
            </label>
            <fieldset><legend>{i18n.live().text("person-shape")}</legend><div class="picks">{shapes.into_view()}</div></fieldset>
            <fieldset><legend>{i18n.live().text("person-colour")}</legend><div class="picks">{colours.into_view()}</div></fieldset>
            <button class="primary" id="keep-look" disabled=move || own.is_busy.get()>{i18n.live().text(said)}</button>
        </form>
    }
    .into_any()
}
