//! The points of a kingdom.

use serde::{Serialize, Serializer, ser::SerializeStruct};
use takht_core::{Message, Score, ScorePart};

use crate::Terrain;
use crate::grid::Grid;
use crate::kingdom::Kingdom;

/// Points for a castle in the middle (K17).
pub const MIDDLE_KINGDOM: i32 = 10;
/// Points for a complete kingdom (K18).
pub const HARMONY: i32 = 5;

/// A group of squares of one terrain joined along edges (K13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Property {
    /// The terrain.
    pub terrain: Terrain,
    /// How many squares it has.
    pub squares: u8,
    /// How many crowns are on them.
    pub crowns: u8,
}

impl Property {
    /// The squares times the crowns.
    pub fn points(self) -> i32 {
        i32::from(self.squares) * i32::from(self.crowns)
    }
}

impl Serialize for Property {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Property", 4)?;
        object.serialize_field("terrain", &self.terrain)?;
        object.serialize_field("squares", &self.squares)?;
        object.serialize_field("crowns", &self.crowns)?;
        object.serialize_field("points", &self.points())?;
        object.end()
    }
}

/// The score of one kingdom with its breakdown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KingdominoScore {
    /// All points.
    pub total: i32,
    /// Every property, including those without a crown.
    pub properties: Vec<Property>,
    /// The points for a castle in the middle.
    pub middle_kingdom: i32,
    /// The points for a complete kingdom.
    pub harmony: i32,
    /// The size of the largest property, with or without crowns: the first tie-break (K15).
    pub largest: u8,
    /// All crowns of the kingdom: the second tie-break (K15).
    pub crowns: u8,
}

impl KingdominoScore {
    /// Scores a kingdom; a bonus counts only if its flag is set.
    pub fn of<G: Grid>(kingdom: &Kingdom<G>, middle_kingdom: bool, harmony: bool) -> Self {
        let properties = kingdom.properties();
        let middle_kingdom = middle_kingdom_points(kingdom, middle_kingdom);
        let harmony = harmony_points(kingdom, harmony);
        let points: i32 = properties.iter().map(|property| property.points()).sum();
        Self {
            total: points + middle_kingdom + harmony,
            middle_kingdom,
            harmony,
            largest: properties.iter().map(|p| p.squares).max().unwrap_or(0),
            crowns: properties.iter().map(|p| p.crowns).sum(),
            properties,
        }
    }

    /// The key that ranks kingdoms: total, largest property, crowns (K15).
    pub fn rank_key(&self) -> (i32, u8, u8) {
        (self.total, self.largest, self.crowns)
    }
}

/// The points for a castle in the middle, if the game has this variant.
pub(crate) fn middle_kingdom_points<G: Grid>(kingdom: &Kingdom<G>, played: bool) -> i32 {
    if played && kingdom.is_centred() {
        MIDDLE_KINGDOM
    } else {
        0
    }
}

/// The points for a complete kingdom, if the game has this variant.
pub(crate) fn harmony_points<G: Grid>(kingdom: &Kingdom<G>, played: bool) -> i32 {
    if played && kingdom.is_complete() {
        HARMONY
    } else {
        0
    }
}

impl Score for KingdominoScore {
    fn total(&self) -> i32 {
        self.total
    }

    fn parts(&self) -> Vec<ScorePart> {
        let properties = self.properties.iter().map(|property| {
            let label = Message::new("kingdomino-property")
                .with("terrain", property.terrain.message())
                .with("squares", property.squares)
                .with("crowns", property.crowns)
                .with("points", property.points());
            ScorePart::new(label, property.points())
        });
        let bonus = |id: &'static str, points: i32| {
            let label = Message::new(id).with("points", points);
            (points != 0).then(|| ScorePart::new(label, points))
        };
        properties
            .chain(bonus(
                "kingdomino-middle-kingdom-points",
                self.middle_kingdom,
            ))
            .chain(bonus("kingdomino-harmony-points", self.harmony))
            .collect()
    }
}
