//! Reads settlements written as text, for players at a real table.
//!
//! The text names the cards, and either names the boards or draws the map:
//!
//! ```
//! use takht_core::Score;
//! use takht_kingdom_builder::sketch;
//! let text = "
//! boards: tavern paddock oasis farm
//! cards: fishermen knights merchants
//! Ada: 3,4 4,4 4,5
//! Bo:  0,1 0,2";
//! let sketch = sketch::read(text).unwrap();
//! let totals: Vec<i32> = sketch.scores().iter().map(Score::total).collect();
//! assert_eq!(totals, [3 + 1 + 4, 4]);
//! ```
//!
//! A drawing has twenty rows of twenty hexes. A hex is the letter of its land: `G`rass, `C`anyon,
//! `D`esert, `F`lower field, fores`T`, `W`ater, `M`ountain, ca`S`tle or `L`ocation. The number of
//! the player with a settlement on it follows (`G1`). If the text names the boards, `.` stands for
//! any hex and a number alone for a settlement. `1: Ada` names a player. Spaces between hexes are
//! optional, letters may be lower case, and a line that starts with `#` is a comment.

use takht_core::{MAX_SEATS, Message, Refusal, Refused, in_clause, shortened};

use crate::card::CARDS;
use crate::game::SUPPLY;
use crate::gold::Tally;
use crate::hex::SPAN;
use crate::sector::SECTORS;
use crate::{Card, Hex, Hexes, Illegal, KingdomBuilderScore, Land, Location, Map, Sector};

/// The settlements of a game at a real table.
#[derive(Clone, Debug, PartialEq)]
pub struct Sketch {
    /// The cards that bring gold.
    pub cards: [Card; CARDS],
    /// The map.
    pub map: Map,
    /// The boards, if the text names them.
    pub boards: Option<[Sector; SECTORS]>,
    /// The players.
    pub players: Vec<Player>,
}

/// One player of a sketch.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Player {
    /// The name in the text.
    pub name: Option<String>,
    /// The player's settlements.
    pub settlements: Hexes,
}

/// Why a text cannot be scored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct BadSketch {
    /// The line of the text, from 1, if the error is in one line.
    pub line: Option<usize>,
    /// The character in that line, from 1, if the error is one character.
    pub column: Option<usize>,
    /// What is wrong, with the clause of the rules if one is broken.
    pub reason: Refused,
}

impl BadSketch {
    fn of(id: &'static str) -> Self {
        Self::because(Message::new(id))
    }

    fn because(message: Message) -> Self {
        Self::refused(Refused::unreadable(message))
    }

    fn refused(reason: impl Into<Refused>) -> Self {
        Self {
            line: None,
            column: None,
            reason: reason.into(),
        }
    }

    /// Adds the place of the error unless it is already known.
    fn at(mut self, line: usize, column: Option<usize>) -> Self {
        self.line.get_or_insert(line);
        self.column = self.column.or(column);
        self
    }

    /// What is wrong and what would be right, with the place and the clause.
    pub fn message(&self) -> Message {
        let reason = in_clause(self.reason.clause, self.reason.message.clone());
        match (self.line, self.column) {
            (None, _) => reason,
            (Some(line), None) => Message::new("sketch-in-line")
                .with("line", line)
                .with("reason", reason),
            (Some(line), Some(column)) => Message::new("sketch-at")
                .with("line", line)
                .with("column", column)
                .with("reason", reason),
        }
    }
}

/// True if the text is a sketch of this game: it names cards or boards.
pub fn is_sketch(text: &str) -> bool {
    text.lines().any(|line| {
        let key = line.split_once(':').map(|(key, _)| key.trim());
        let names = |key: &str| {
            ["cards", "boards"]
                .iter()
                .any(|k| key.eq_ignore_ascii_case(k))
        };
        key.is_some_and(names)
    })
}

/// Reads a sketch.
pub fn read(text: &str) -> Result<Sketch, BadSketch> {
    let mut reader = Reader::default();
    for (i, line) in text.lines().enumerate() {
        let line: String = line.chars().map(plain).collect();
        reader
            .line(i + 1, &line)
            .map_err(|bad| bad.at(i + 1, None))?;
    }
    reader.finish()
}

/// Turns the digits and commas of all supported languages into those of the notation.
fn plain(c: char) -> char {
    let digit = |zero: char| {
        let value = u32::from(c).checked_sub(u32::from(zero))?;
        char::from_digit(value, 10)
    };
    match c {
        '،' => ',',
        '؛' => ';',
        _ => digit('۰').or_else(|| digit('٠')).unwrap_or(c),
    }
}

#[derive(Default)]
struct Reader {
    boards: Option<[Sector; SECTORS]>,
    cards: Option<[Card; CARDS]>,
    rows: Vec<Row>,
    listed: Vec<Listed>,
    /// The names of the players in a drawing.
    names: [Option<String>; MAX_SEATS],
}

/// A player with a list of settlements.
struct Listed {
    /// The text before the colon: a name, or a player's number.
    name: String,
    /// The hexes, each with its line in the text.
    hexes: Vec<(usize, Hex)>,
}

/// A row of a drawing.
struct Row {
    line: usize,
    cells: Vec<Cell>,
}

/// A hex of a drawing.
struct Cell {
    column: usize,
    land: Option<Land>,
    player: Option<usize>,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), BadSketch> {
        let trimmed = line.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            return Ok(());
        }
        let Some((key, rest)) = trimmed.split_once(':') else {
            // More settlements of the last player, or a row of the drawing.
            return match self.listed.last_mut() {
                Some(last) if trimmed.contains(',') => read_hexes(number, trimmed, &mut last.hexes),
                _ => self.row(number, line),
            };
        };
        let key = key.trim();
        // The names of boards and cards may have capitals; the names of players stay unchanged.
        let lower = rest.to_ascii_lowercase();
        let words = || {
            let words = lower.split([' ', '\t', ',', ';']);
            words.filter(|word| !word.is_empty())
        };
        let player = key.parse::<usize>().ok();
        let player = player.filter(|player| (1..=MAX_SEATS).contains(player));
        let again = |id| Err(BadSketch::of(id));
        match (&*key.to_ascii_lowercase(), player) {
            ("boards", _) if self.boards.is_some() => again("kingdom-builder-sketch-boards-again"),
            ("cards", _) if self.cards.is_some() => again("kingdom-builder-sketch-cards-again"),
            ("boards", _) => {
                let boards = Sector::read_four(words()).map_err(BadSketch::refused)?;
                self.boards = Some(boards);
                Ok(())
            }
            ("cards", _) => {
                self.cards = Some(Card::read_three(words()).map_err(BadSketch::refused)?);
                Ok(())
            }
            ("map", _) if rest.trim().is_empty() => Ok(()),
            (_, Some(player)) if !rest.contains(',') => {
                self.names[player - 1] = Some(rest.trim().to_owned());
                Ok(())
            }
            _ => {
                // Several lines with the same name make one list.
                let known = self.listed.iter_mut().find(|listed| listed.name == key);
                if let Some(listed) = known {
                    return read_hexes(number, rest, &mut listed.hexes);
                }
                let mut hexes = Vec::new();
                read_hexes(number, rest, &mut hexes)?;
                let name = key.to_owned();
                self.listed.push(Listed { name, hexes });
                Ok(())
            }
        }
    }

    fn row(&mut self, number: usize, line: &str) -> Result<(), BadSketch> {
        let mut cells: Vec<Cell> = Vec::new();
        // True if a settlement may follow: the character before is a land.
        let mut open = false;
        for (i, letter) in line.chars().enumerate() {
            let column = i + 1;
            let player = letter.to_digit(10).map(|digit| digit as usize);
            let bad = |id| BadSketch::of(id).at(number, Some(column));
            match (letter, player, Land::of_letter(letter)) {
                (' ' | '\t' | '|', ..) => open = false,
                (_, Some(player), _) if !(1..=MAX_SEATS).contains(&player) => {
                    return Err(bad("kingdom-builder-sketch-player"));
                }
                (_, Some(player), _) if open => {
                    if let Some(cell) = cells.last_mut() {
                        cell.player = Some(player - 1);
                    }
                    open = false;
                }
                ('.' | '-' | '_' | '·', ..) | (_, Some(_), _) if self.boards.is_none() => {
                    return Err(bad("kingdom-builder-sketch-no-land"));
                }
                ('.' | '-' | '_' | '·', ..) | (_, Some(_), _) => {
                    let player = player.map(|player| player - 1);
                    cells.push(Cell {
                        column,
                        land: None,
                        player,
                    });
                    open = false;
                }
                (_, _, Some(land)) => {
                    cells.push(Cell {
                        column,
                        land: Some(land),
                        player: None,
                    });
                    open = true;
                }
                _ => {
                    let message = Message::new("kingdom-builder-sketch-letter");
                    let message = message.with("letter", shortened(&letter.to_string()));
                    return Err(BadSketch::because(message).at(number, Some(column)));
                }
            }
        }
        if cells.len() != usize::from(SPAN) {
            let message = Message::new("kingdom-builder-sketch-row");
            let message = message.with("got", cells.len()).with("count", SPAN);
            return Err(BadSketch::because(message));
        }
        self.rows.push(Row {
            line: number,
            cells,
        });
        Ok(())
    }

    fn finish(self) -> Result<Sketch, BadSketch> {
        let cards = self
            .cards
            .ok_or_else(|| BadSketch::of("kingdom-builder-sketch-no-cards"))?;
        let map = self.map()?;
        let mut taken = Hexes::NONE;
        let mut stand = |line: usize, column: Option<usize>, hex: Hex, all: &mut Hexes| {
            let land = map.land(hex);
            let fault = if taken.contains(hex) {
                let message = Message::new("kingdom-builder-sketch-twice");
                Some(Refused {
                    clause: Some("B10"),
                    message: message.with("hex", hex.to_string()),
                })
            } else if matches!(land, Land::Terrain(_) | Land::Water) {
                None
            } else {
                Some(Illegal::NotBuildable { hex, land }.into())
            };
            taken.insert(hex);
            all.insert(hex);
            match fault {
                None => Ok(()),
                Some(fault) => Err(BadSketch::refused(fault).at(line, column)),
            }
        };
        let mut players = Vec::new();
        for Listed { name, hexes } in &self.listed {
            let mut settlements = Hexes::NONE;
            for &(line, hex) in hexes {
                stand(line, None, hex, &mut settlements)?;
            }
            // A number stands for the name that the text gives to it.
            let number = name.parse::<usize>().ok();
            let named = number.and_then(|number| self.names.get(number.checked_sub(1)?)?.clone());
            players.push(Player {
                name: named.or_else(|| Some(name.clone()).filter(|name| !name.is_empty())),
                settlements,
            });
        }
        let drawn = self.drawn_players();
        // If a text mixes the two forms, the players of the drawing come after those with lists.
        let first = players.len();
        players.resize(first + drawn, Player::default());
        for (player, name) in players.iter_mut().skip(first).zip(self.names.clone()) {
            player.name = name;
        }
        for (row, cells) in (0..SPAN).zip(&self.rows) {
            for (column, cell) in (0..SPAN).zip(&cells.cells) {
                if let Some(player) = cell.player {
                    let settlements = &mut players[first + player].settlements;
                    stand(
                        cells.line,
                        Some(cell.column),
                        Hex::at(row, column),
                        settlements,
                    )?;
                }
            }
        }
        if players.is_empty() {
            return Err(BadSketch::of("kingdom-builder-sketch-nobody"));
        }
        if players.len() > MAX_SEATS {
            let message = Message::new("kingdom-builder-sketch-too-many-players");
            let message = message.with("got", players.len()).with("most", MAX_SEATS);
            return Err(BadSketch::because(message));
        }
        for (i, player) in players.iter().enumerate() {
            if player.settlements.count() > SUPPLY.into() {
                let message = Message::new("kingdom-builder-sketch-too-many")
                    .with("number", i + 1)
                    .with("got", player.settlements.count())
                    .with("most", SUPPLY);
                return Err(BadSketch::refused(Refused {
                    clause: Some(Illegal::EmptySupply.clause()),
                    message,
                }));
            }
        }
        Ok(Sketch {
            cards,
            map,
            boards: self.boards,
            players,
        })
    }

    /// How many players a drawing has: the highest number that it draws or names.
    fn drawn_players(&self) -> usize {
        if self.rows.is_empty() {
            return 0;
        }
        let cells = self.rows.iter().flat_map(|row| &row.cells);
        let drawn = cells.filter_map(|cell| cell.player).max();
        let named = self.names.iter().rposition(Option::is_some);
        drawn.max(named).map_or(0, |highest| highest + 1)
    }

    /// The map of the boards or of the drawing; if there are both, they must agree.
    fn map(&self) -> Result<Map, BadSketch> {
        let rows = self.rows.len();
        if rows != 0 && rows != usize::from(SPAN) {
            let message = Message::new("kingdom-builder-sketch-rows");
            return Err(BadSketch::because(
                message.with("got", rows).with("count", SPAN),
            ));
        }
        let of_boards = self.boards.as_ref().map(Map::of_sectors);
        if rows == 0 {
            return of_boards.ok_or_else(|| BadSketch::of("kingdom-builder-sketch-no-map"));
        }
        let mut lands = [[Land::Water; SPAN as usize]; SPAN as usize];
        for (row, drawn) in (0..SPAN).zip(&self.rows) {
            for (column, cell) in (0..SPAN).zip(&drawn.cells) {
                let hex = Hex::at(row, column);
                let known = of_boards.map(|map| map.land(hex));
                let land = cell.land.or(known).unwrap_or(Land::Water);
                if let Some(known) = known.filter(|&known| known != land) {
                    let message = Message::new("kingdom-builder-sketch-other-land")
                        .with("hex", hex.to_string())
                        .with("drawn", land.message())
                        .with("land", known.message());
                    let bad = BadSketch::because(message);
                    return Err(bad.at(drawn.line, Some(cell.column)));
                }
                lands[usize::from(row)][usize::from(column)] = land;
            }
        }
        Ok(Map::of_lands(&lands))
    }
}

/// Appends hexes written `r,c`.
fn read_hexes(line: usize, text: &str, hexes: &mut Vec<(usize, Hex)>) -> Result<(), BadSketch> {
    for word in text.split([' ', '\t', ';']).filter(|word| !word.is_empty()) {
        let hex = Hex::read(word.trim_matches(',')).map_err(BadSketch::refused)?;
        hexes.push((line, hex));
    }
    Ok(())
}

impl Sketch {
    /// The score of each player.
    pub fn scores(&self) -> Vec<KingdomBuilderScore> {
        let players = self.players.iter();
        let settlements: Vec<Hexes> = players.map(|player| player.settlements).collect();
        let tally = Tally {
            map: &self.map,
            settlements: &settlements,
        };
        let score = |player| KingdomBuilderScore::of(&tally, &self.cards, player);
        (0..self.players.len()).map(score).collect()
    }

    /// The land of a hex.
    pub fn land(&self, hex: Hex) -> Land {
        match (self.map.land(hex), self.boards) {
            (Land::Location(_), Some(boards)) => Land::Location(Some(boards[hex.sector()].board)),
            (land, _) => land,
        }
    }

    /// What no game can lead to although it can be scored: most likely mistakes in the text.
    pub fn doubts(&self, player: &Player) -> Vec<Message> {
        let harbor = |sector: &Sector| sector.board == Location::Harbor;
        let without_harbor = self.boards.is_some_and(|boards| !boards.iter().any(harbor));
        let afloat = player.settlements & self.map.water();
        let doubted = afloat.first().filter(|_| without_harbor);
        let doubt =
            |hex: Hex| Message::new("kingdom-builder-sketch-afloat").with("hex", hex.to_string());
        doubted.map(doubt).into_iter().collect()
    }
}
