//! The coach: it tells newcomers one thing at a time, when they need it, and each thing only once.

use leptos::prelude::*;
use takht_words::Words;

use crate::board::{Board, BoardCanvas};
use crate::browser;
use crate::on;

/// What stands for "nothing more" among the lessons that a device remembers.
const OFF: &str = "off";

/// The coach of a game, while the page shows it.
#[derive(Clone, Copy)]
pub(super) struct Coach {
    /// Where the device remembers what it has told.
    key: StoredValue<String>,
    /// What it has told, by the ids of the sentences.
    told: RwSignal<Vec<String>>,
    /// What it tells now.
    lesson: Memo<Option<&'static str>>,
    /// True if it told something when the person last decided. Its place stays free until they decide again.
    pub(super) has_place: Memo<bool>,
}

impl Coach {
    pub(super) fn new(game: &str, board: &'static dyn Board, canvas: BoardCanvas) -> Self {
        let key = format!("coach-{game}");
        let told = browser::kept(&key).unwrap_or_default();
        let told: Vec<String> = told.split_whitespace().map(str::to_owned).collect();
        let told = RwSignal::new(told);
        let apply = canvas.seen(move |scene| {
            let decides = scene.decides_here;
            decides.then(|| board.lessons(scene))
        });
        let lesson = Memo::new(move |_| {
            let is_new = |lesson: &&'static str| {
                told.with(|told| !told.iter().any(|one| one == lesson || one == OFF))
            };
            apply.get()?.into_iter().find(is_new)
        });
        let has_place = Memo::new(move |before: Option<&bool>| match apply.get() {
            Some(_) => lesson.get().is_some(),
            None => before.copied().unwrap_or_default(),
        });
        let coach = Self {
            key: StoredValue::new(key),
            told,
            lesson,
            has_place,
        };
        // A lesson is learned once the person has acted on it.
        Effect::new(move |before: Option<Option<&'static str>>| {
            let now = lesson.get();
            if let Some(learned) = before.flatten().filter(|before| Some(*before) != now) {
                coach.tell_no_more(learned);
            }
            now
        });
        coach
    }

    fn tell_no_more(self, lesson: &str) {
        if self
            .told
            .with_untracked(|told| told.iter().any(|one| one == lesson))
        {
            return;
        }
        self.told.update(|told| told.push(lesson.to_owned()));
        let told = self.told.with_untracked(|told| told.join(" "));
        browser::keep(&self.key.get_value(), &told);
    }

    /// What it tells now, with a button for the next thing.
    pub(super) fn view(self, words: &Words) -> Option<AnyView> {
        let lesson = self.lesson.get()?;
        Some(
            view! {
                <div class="coach" data-lesson=lesson>
                    <p>{words.text(lesson)}</p>
                    <button class="quiet" id="learned" on:click=on::click(move |_| self.tell_no_more(lesson))>{words.text("table-got-it")}</button>
                </div>
            }
            .into_any(),
        )
    }
}
