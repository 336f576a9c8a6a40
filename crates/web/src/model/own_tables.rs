//! The tables that this device remembers: the person's seats there, and the secrets that prove them.

use serde_json::{Value, json};
use takht_protocol::TableId;

use super::own_seat::{OwnSeat, read_turn, text, texts};
use crate::browser;

/// How many tables the device remembers, unless the person still plays at more.
const MOST: usize = 60;

/// The storage key.
const KEPT: &str = "own-tables";

/// The storage key of earlier versions of the page. It stays as it is: a page of such a version may
/// still be open in another tab.
const KEPT_BEFORE: &str = "tables";

/// A table that the person has visited.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OwnTable {
    pub(crate) table: TableId,
    /// The game's name.
    pub(crate) game: String,
    /// The seats that this device may use, the one used last first.
    pub(crate) seats: Vec<OwnSeat>,
    /// True until the person has said which of the seats to use.
    pub(crate) is_undecided: bool,
    /// The claim the person sent for a seat, until the server answers. A second try sends the same one,
    /// and the server gives it the same seat.
    pub(crate) claim: Option<Claim>,
    /// The host's secret, if the person made the table.
    pub(crate) host: Option<String>,
    /// True once the game is over.
    pub(crate) over: bool,
    /// True if the server did not know the table when the page last asked.
    pub(crate) is_missing: bool,
    /// The names of the other people there.
    pub(crate) others: Vec<String>,
}

/// A request for a seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Claim {
    pub(crate) secret: String,
    pub(crate) nonce: String,
}

impl OwnTable {
    pub(crate) fn new(table: TableId, game: &str) -> Self {
        Self {
            table,
            game: game.to_owned(),
            seats: Vec::new(),
            is_undecided: false,
            claim: None,
            host: None,
            over: false,
            is_missing: false,
            others: Vec::new(),
        }
    }

    /// Reads what [`OwnTable::write`] wrote, or an earlier version of the page. That knew one seat at
    /// a table: `secret`, and `earlier`, the secret from before a personal link brought another.
    fn read(kept: &Value) -> Option<Self> {
        let is = |key: &str| kept[key].as_bool().unwrap_or_default();
        let claim = &kept["claim"];
        let claim = text(&claim["secret"]).zip(text(&claim["nonce"]));
        let seats = kept["seats"].as_array().into_iter().flatten();
        let mut own = Self {
            table: kept["table"].as_str()?.parse().ok()?,
            game: text(&kept["game"])?,
            seats: seats.filter_map(OwnSeat::read).collect(),
            is_undecided: is("undecided"),
            claim: claim.map(|(secret, nonce)| Claim { secret, nonce }),
            host: text(&kept["host"]),
            over: is("over"),
            is_missing: is("missing"),
            others: texts(&kept["others"]),
        };
        if let Some(secret) = text(&kept["secret"]) {
            let claim = own.claim.take_if(|claim| claim.secret == secret);
            own.seats.push(OwnSeat {
                nonce: claim.map(|claim| claim.nonce),
                pending: read_turn(&kept["pending"]),
                ..OwnSeat::new(secret)
            });
        }
        own.seats.extend(text(&kept["earlier"]).map(OwnSeat::new));
        Some(own)
    }

    /// The table as the browser keeps it.
    fn write(&self) -> Value {
        let claim = self.claim.as_ref();
        let claim = claim.map(|claim| json!({ "secret": claim.secret, "nonce": claim.nonce }));
        json!({
            "table": self.table.as_str(),
            "game": self.game,
            "seats": self.seats.iter().map(OwnSeat::write).collect::<Vec<_>>(),
            "undecided": self.is_undecided,
            "claim": claim,
            "host": self.host,
            "over": self.over,
            "missing": self.is_missing,
            "others": self.others,
        })
    }

    /// The seat with this secret.
    pub(crate) fn seat(&mut self, secret: &str) -> Option<&mut OwnSeat> {
        self.seats.iter_mut().find(|seat| seat.secret == secret)
    }

    /// A personal link brings the secret of a seat. If the device has used another seat here, the
    /// person has to choose.
    pub(crate) fn bring(&mut self, secret: String) {
        if self.seats.first().is_some_and(|seat| seat.secret == secret) {
            return;
        }
        if self.seat(&secret).is_none() {
            self.seats.push(OwnSeat::new(secret));
        }
        self.is_undecided = self.seats.len() > 1;
    }

    /// The person chooses one of the seats.
    pub(crate) fn choose(&mut self, nth: usize) {
        if nth < self.seats.len() {
            self.seats[..=nth].rotate_right(1);
        }
        self.is_undecided = false;
    }

    /// True if the person can choose between seats. Who had to take the same seat again has kept the
    /// secret from before; it is of no use as long as the server accepts the newer one.
    pub(crate) fn has_choice(&self, is_first_refused: bool) -> bool {
        let mut seats = self.seats.iter().map(|seat| seat.number);
        let first = seats.next().flatten();
        let is_other = |seat: Option<usize>| seat.is_none() || seat != first;
        seats.any(|seat| is_first_refused || is_other(seat))
    }

    /// All secrets of the person at this table: the host's first.
    pub(crate) fn secrets(&self) -> Vec<String> {
        let seats = self.seats.iter().map(|seat| &seat.secret);
        self.host.iter().chain(seats).cloned().collect()
    }

    /// True if the person has only watched there.
    pub(crate) fn is_watched(&self) -> bool {
        self.seats.is_empty() && self.host.is_none() && self.claim.is_none()
    }

    /// True if the person would lose nothing with it but the way to a game that goes on without them.
    fn is_dispensable(&self) -> bool {
        self.over || self.is_watched()
    }
}

/// All remembered tables, the latest first.
pub(crate) fn all() -> Vec<OwnTable> {
    let kept = browser::kept(KEPT).or_else(|| browser::kept(KEPT_BEFORE));
    read(&kept.unwrap_or_default())
}

fn read(kept: &str) -> Vec<OwnTable> {
    let tables: Value = serde_json::from_str(kept).unwrap_or_default();
    let tables = tables.as_array().into_iter().flatten();
    tables.filter_map(OwnTable::read).collect()
}

/// What this device remembers of a table.
pub(crate) fn find(table: &TableId) -> Option<OwnTable> {
    all().into_iter().find(|own| own.table == *table)
}

/// Remembers a table; returns false if the browser does not allow that.
pub(crate) fn keep(own: OwnTable) -> bool {
    write(&put(all(), own))
}

/// Notes that the games of these tables are over. The order of the tables stays.
pub(crate) fn end<'a>(over: impl Iterator<Item = &'a TableId>) {
    let mut tables = all();
    let mut ended = false;
    for table in over {
        let is_it = |own: &&mut OwnTable| own.table == *table;
        if let Some(own) = tables.iter_mut().find(is_it) {
            (own.over, ended) = (true, true);
        }
    }
    if ended {
        write(&tables);
    }
}

/// Forgets the tables whose games are over.
pub(crate) fn forget_over() {
    let mut tables = all();
    tables.retain(|own| !own.over);
    write(&tables);
}

/// Forgets a table.
pub(crate) fn forget(table: &TableId) {
    let mut tables = all();
    tables.retain(|own| own.table != *table);
    write(&tables);
}

fn write(tables: &[OwnTable]) -> bool {
    let tables: Value = tables.iter().map(OwnTable::write).collect();
    browser::keep(KEPT, &tables.to_string())
}

/// Puts a table first. If there are too many, forgets finished ones and those without a seat, from the
/// oldest on. It never forgets a game in which the person still has a seat.
fn put(mut tables: Vec<OwnTable>, own: OwnTable) -> Vec<OwnTable> {
    tables.retain(|other| other.table != own.table);
    while tables.len() >= MOST {
        match tables.iter().rposition(OwnTable::is_dispensable) {
            Some(oldest) => tables.remove(oldest),
            None => break,
        };
    }
    tables.insert(0, own);
    tables
}

#[cfg(test)]
mod tests {
    use takht_protocol::Play;

    use super::*;

    fn table(number: u8) -> OwnTable {
        // A table id has twelve letters out of 32.
        let mut name = [31; 12];
        name[0] = number % 32;
        name[1] = number / 32;
        OwnTable::new(TableId::of(name), "capture")
    }

    fn with_seat(number: u8) -> OwnTable {
        OwnTable {
            seats: vec![OwnSeat::new("5ec2".to_owned())],
            ..table(number)
        }
    }

    #[test]
    fn the_last_table_comes_first_and_no_unfinished_game_is_ever_forgotten() {
        let over = OwnTable {
            over: true,
            ..with_seat(0)
        };
        let watched = table(1);
        let hosted = OwnTable {
            host: Some("5ec2".to_owned()),
            ..table(2)
        };
        let mut tables = Vec::new();
        for own in [&over, &watched, &hosted] {
            tables = put(tables, own.clone());
        }
        assert_eq!(tables[0], hosted);
        tables = put(tables, over.clone());
        assert_eq!((tables.len(), &tables[0]), (3, &over));
        tables = (3..MOST as u8).map(with_seat).fold(tables, put);
        assert_eq!(tables.len(), MOST);
        tables = put(tables, with_seat(100));
        assert!(!tables.contains(&watched), "the oldest of the two");
        assert!(tables.contains(&over));
        tables = put(tables, with_seat(101));
        assert!(!tables.contains(&over));
        assert_eq!(tables.len(), MOST);
        tables = (102..120).map(with_seat).fold(tables, put);
        assert_eq!(tables.len(), MOST + 18, "all others are kept");
        assert!(tables.contains(&hosted));
        assert!(tables.contains(&with_seat(3)));
        // A finished one is no reason to forget itself.
        tables = put(tables, over.clone());
        assert_eq!(tables[0], over);
    }

    #[test]
    fn what_an_earlier_version_kept_is_read() {
        // Written by the page before it could keep several seats.
        let kept = r#"[{"table":"k7wq2xm9t4ab","game":"kingdomino",
            "secret":"00112233445566778899aabbccddeeff",
            "claim":{"secret":"00112233445566778899aabbccddeeff","nonce":"ffeeddccbbaa99887766554433221100"},
            "earlier":null,"host":"0123456789abcdef0123456789abcdef",
            "pending":{"play":["pick 3"],"ply":4,"id":"a7"},"over":false,"others":["Bo","Cem"]},
            {"table":"k7wq2xm9t4ac","game":"","secret":"22112233445566778899aabbccddeeff","claim":null,
            "earlier":"33112233445566778899aabbccddeeff","host":null,"pending":null,"over":true,"others":[]},
            {"table":"k7wq2xm9t4ad","game":"capture"}]"#;
        let tables = read(kept);
        assert_eq!(tables.len(), 3);
        let seat = OwnSeat {
            nonce: Some("ffeeddccbbaa99887766554433221100".to_owned()),
            pending: Some(Play {
                play: vec!["pick 3".to_owned()],
                ply: 4,
                id: "a7".to_owned(),
            }),
            ..OwnSeat::new("00112233445566778899aabbccddeeff".to_owned())
        };
        assert_eq!(tables[0].seats, [seat]);
        assert_eq!((&tables[0].claim, tables[0].is_undecided), (&None, false));
        assert_eq!(tables[0].secrets().len(), 2);
        assert_eq!(tables[0].others, ["Bo", "Cem"]);
        let secrets = tables[1].seats.iter().map(|seat| seat.secret.as_str());
        let secrets: Vec<&str> = secrets.collect();
        assert_eq!(
            secrets,
            [
                "22112233445566778899aabbccddeeff",
                "33112233445566778899aabbccddeeff"
            ]
        );
        assert!(tables[1].over && tables[2].seats.is_empty());
        for own in tables {
            assert_eq!(OwnTable::read(&own.write()), Some(own));
        }
    }

    #[test]
    fn a_link_to_another_seat_keeps_both_and_the_person_chooses() {
        let secrets = |own: &OwnTable| {
            let secrets = own.seats.iter().map(|seat| seat.secret.clone());
            secrets.collect::<Vec<_>>().join(" ")
        };
        let mut own = table(1);
        own.bring("a".to_owned());
        assert_eq!((secrets(&own).as_str(), own.is_undecided), ("a", false));
        own.bring("a".to_owned());
        assert!(!own.is_undecided);
        own.bring("b".to_owned());
        assert_eq!((secrets(&own).as_str(), own.is_undecided), ("a b", true));
        own.choose(1);
        assert_eq!((secrets(&own).as_str(), own.is_undecided), ("b a", false));
        own.bring("a".to_owned());
        assert_eq!((secrets(&own).as_str(), own.is_undecided), ("b a", true));
        assert!(own.has_choice(false));
        for seat in &mut own.seats {
            seat.number = Some(1);
        }
        assert!(
            !own.has_choice(false) && own.has_choice(true),
            "the same seat"
        );
        own.seats[1].number = Some(2);
        assert!(own.has_choice(false));
        own.choose(0);
        own.bring("c".to_owned());
        own.choose(2);
        assert_eq!(secrets(&own), "c b a");
    }
}
