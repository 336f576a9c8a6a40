//! Pictures one after the other, of which only the changes are kept.

use std::collections::HashMap;

use serde::Serialize;

use crate::Canvas;
use crate::canvas::head;

/// A change of a picture: in this layer, from this shape on, so many shapes go and these come.
type Change = (usize, usize, usize, Vec<usize>);

/// Pictures one after the other, for a page that shows a whole game.
///
/// A game has hundreds of positions whose pictures are alike. So every different shape is kept once, and a picture
/// is what changes since the one before it.
#[derive(Debug, Default, Serialize)]
pub struct Film {
    width: f64,
    height: f64,
    shapes: Vec<String>,
    frames: Vec<Vec<Change>>,
    #[serde(skip)]
    known: HashMap<String, usize>,
    /// The last picture: the numbers of the shapes in every layer.
    #[serde(skip)]
    last: Vec<Vec<usize>>,
}

impl Film {
    /// Adds a picture.
    pub fn add(&mut self, picture: &Canvas) {
        let (width, height) = picture.size();
        self.width = self.width.max(width);
        self.height = self.height.max(height);
        let layers = picture.layers().iter();
        let mut layers: Vec<Vec<usize>> = layers
            .map(|layer| layer.iter().map(|shape| self.number(shape)).collect())
            .collect();
        // A picture with fewer layers leaves the others empty.
        let count = layers.len().max(self.last.len());
        layers.resize(count, Vec::new());
        self.last.resize(count, Vec::new());
        let pairs = self.last.iter().zip(&layers).enumerate();
        let changes = pairs.filter_map(|(nth, (old, new))| change(nth, old, new));
        self.frames.push(changes.collect());
        self.last = layers;
    }

    /// How many pictures there are.
    pub fn count(&self) -> usize {
        self.frames.len()
    }

    /// A picture as an SVG document; the last one if there are not so many.
    pub fn svg(&self, nth: usize) -> String {
        let mut layers: Vec<Vec<usize>> = Vec::new();
        for (layer, start, gone, come) in self.frames.iter().take(nth + 1).flatten() {
            if layers.len() <= *layer {
                layers.resize(layer + 1, Vec::new());
            }
            layers[*layer].splice(*start..start + gone, come.iter().copied());
        }
        let mut svg = head((self.width, self.height));
        let shapes = layers.iter().flatten();
        shapes.for_each(|shape| svg += &self.shapes[*shape]);
        svg + "</svg>"
    }

    fn number(&mut self, shape: &str) -> usize {
        if let Some(&number) = self.known.get(shape) {
            return number;
        }
        self.known.insert(shape.to_owned(), self.shapes.len());
        self.shapes.push(shape.to_owned());
        self.shapes.len() - 1
    }
}

/// What changes between two lists of shapes, without what they have in common at both ends.
fn change(layer: usize, old: &[usize], new: &[usize]) -> Option<Change> {
    if old == new {
        return None;
    }
    let alike = |one: &mut dyn Iterator<Item = (&usize, &usize)>| {
        one.take_while(|(old, new)| old == new).count()
    };
    let start = alike(&mut old.iter().zip(new));
    let (old, new) = (&old[start..], &new[start..]);
    let end = alike(&mut old.iter().rev().zip(new.iter().rev()));
    Some((
        layer,
        start,
        old.len() - end,
        new[..new.len() - end].to_vec(),
    ))
}

#[cfg(test)]
mod tests {
    use takht_core::{OptionMap, Quick, Turn};
    use takht_games::GameId;

    use super::*;
    use crate::draw;

    /// Every picture of a film has the shapes of the picture that was added.
    #[test]
    fn a_film_shows_every_position_of_a_game() {
        for &id in GameId::ALL {
            let mut options: OptionMap = [("players".to_owned(), 2.into())].into_iter().collect();
            options.extend(id.preset());
            let mut game = takht_games::start(id, &options).unwrap();
            let (mut chance, mut film, mut pictures) = (Quick::new(1), Film::default(), Vec::new());
            let mut show = |game: &dyn takht_games::AnyGame, film: &mut Film| {
                let picture = draw(game, ToString::to_string);
                film.add(&picture);
                pictures.push(picture.layers().concat().concat());
            };
            show(&*game, &mut film);
            // In Capture random games are long; the first events show enough.
            while game.turn() != Turn::Over && film.count() < 120 {
                let event = match game.turn() {
                    Turn::Chance => game.deal(&mut chance),
                    _ => game.sample(&mut chance),
                };
                game.play(&event.unwrap()).unwrap();
                show(&*game, &mut film);
            }
            assert_eq!(film.count(), pictures.len());
            for (nth, picture) in pictures.iter().enumerate() {
                assert!(film.svg(nth).contains(picture.as_str()), "{id:?} {nth}");
            }
            let whole: usize = pictures.iter().map(String::len).sum();
            let kept = serde_json::to_string(&film).unwrap().len();
            // What is shown in words changes more.
            let least = if id.drawn().is_some() { 5 } else { 2 };
            assert!(kept * least < whole, "{id:?}: {kept} of {whole} bytes");
        }
    }
}
