//! What the numbers of a game mean.

/// The spaces of a game with its options: how large they are, and what each part means.
///
/// An observation is a row of bytes: the planes, each `height` × `width` from the top left, then the vector.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    /// The version of these spaces. Any change of a number, a plane or a feature is a new version.
    pub version: u32,
    /// The kinds of actions, in the order of their numbers.
    pub actions: Vec<ActionRange>,
    /// What each plane shows. `me` is the seat that observes, `next` the seat to its left, and so on.
    pub planes: Vec<String>,
    /// How many rows a plane has.
    pub height: usize,
    /// How many columns a plane has.
    pub width: usize,
    /// What each byte of the vector says.
    pub vector: Vec<String>,
    /// What each number says that describes a legal event.
    pub features: Vec<&'static str>,
}

/// Actions of one kind, which have consecutive numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionRange {
    /// The verb of the events.
    pub name: &'static str,
    /// The lowest number.
    pub first: u32,
    /// How many numbers there are.
    pub count: u32,
}

impl Space {
    /// How many actions there are; they are numbered from 0.
    pub fn action_count(&self) -> usize {
        let last = self.actions.last();
        last.map_or(0, |last| (last.first + last.count) as usize)
    }

    /// How many bytes the planes of an observation take.
    pub fn plane_bytes(&self) -> usize {
        self.planes.len() * self.height * self.width
    }

    /// How many bytes an observation has.
    pub fn observation(&self) -> usize {
        self.plane_bytes() + self.vector.len()
    }
}

/// Ranges of these lengths, one after the other.
pub(crate) fn ranges(lengths: &[(&'static str, u32)]) -> Vec<ActionRange> {
    let mut first = 0;
    let mut ranges = Vec::with_capacity(lengths.len());
    for &(name, count) in lengths {
        ranges.push(ActionRange { name, first, count });
        first += count;
    }
    ranges
}

/// The names of the seats as an observer counts them: itself, then the seats to its left.
pub(crate) const SEATS: [&str; 4] = ["me", "next", "second", "third"];

/// One name for each seat: `me points`, `next points`.
pub(crate) fn each_seat(players: usize, what: &str) -> impl Iterator<Item = String> {
    SEATS
        .iter()
        .take(players)
        .map(move |seat| format!("{seat} {what}"))
}
