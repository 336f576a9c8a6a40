//! The eight boards.

use std::fmt;

use takht_core::Refused;

use crate::hex::SPAN;
use crate::{Illegal, Land, Location};

/// How many boards make a map (B1).
pub const SECTORS: usize = 4;
/// How many hexes wide and high a board is (B1).
pub(crate) const SIZE: u8 = SPAN / 2;

/// One of the boards, upright or turned by 180° (B1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sector {
    /// The board, named after the location on it.
    pub board: Location,
    /// True if it is turned by 180°.
    pub turned: bool,
}

/// The land of each board, in the order of [`Location::ALL`]; the letters are those of
/// [`Land::letter`].
const BOARDS: [[[u8; SIZE as usize]; SIZE as usize]; Location::COUNT] = [
    // Oracle
    [
        *b"GGGTTWGTTT",
        *b"GGGSTWGTTT",
        *b"GFFGTTWGGT",
        *b"FFCGTWFLTT",
        *b"FFFCCWFFWW",
        *b"MMCGGWWWDD",
        *b"CCCMGFFFDD",
        *b"CCSDMDFFCC",
        *b"WWWDDDDMCC",
        *b"WWWWDDDDDC",
    ],
    // Farm
    [
        *b"DDCWWTTTGG",
        *b"DSCWTTTLGG",
        *b"CCCFFFTCFF",
        *b"CCFFWDDCCF",
        *b"CGGWFFDDCC",
        *b"GGLFWFWDDC",
        *b"GGGTFFWWDD",
        *b"GGTTMWWWDW",
        *b"GMTTWWWWWW",
        *b"TTTWWWWWWW",
    ],
    // Oasis
    [
        *b"DDCWWTTGGG",
        *b"DCWFFTTTGG",
        *b"DDWFFTTLFG",
        *b"WWWFGTFFFF",
        *b"WWWWGGGGFF",
        *b"WTTWGGCCDC",
        *b"WTCTWGCCDC",
        *b"WSCFWLDDCW",
        *b"WWCFWWWDDW",
        *b"WWWWWWWWWW",
    ],
    // Tower
    [
        *b"TTTTMMGMCC",
        *b"TMTTFGMMMC",
        *b"FFTFFFGGWM",
        *b"DFFFWLGWMM",
        *b"DDDDFWGWCC",
        *b"DCDDDWWCGC",
        *b"DDCDDWFSGC",
        *b"CCLDWFFFGG",
        *b"DCWWWTTFGG",
        *b"DCCWTTTGGG",
    ],
    // Tavern
    [
        *b"FDDMMDDCCC",
        *b"FFDDDMMCCC",
        *b"FFFFFFFMMM",
        *b"WWFSGGTTMM",
        *b"FFWWGGGTTC",
        *b"FCCWGTTCCC",
        *b"DFLCWTTLCG",
        *b"DDCWTTGGGG",
        *b"DDDWTTTGGG",
        *b"DDWWTTTGGG",
    ],
    // Barn
    [
        *b"CDDDDDDDDD",
        *b"CCCDDDDDCD",
        *b"MMMDMMLDDC",
        *b"CMMMMMFFCC",
        *b"CCCMMWFFFC",
        *b"GCCCMFFWTC",
        *b"GGLTFFWFFT",
        *b"GGTTFFGSTT",
        *b"GGGTTWGGTT",
        *b"GGGTWGGTTT",
    ],
    // Harbor
    [
        *b"GGTTTWGTTF",
        *b"GFTTWGTTFF",
        *b"GFFTWGGFFF",
        *b"FFTTWGMFDD",
        *b"CFSTWGDDDD",
        *b"CCTWGGMMDD",
        *b"CCWWWGDDDC",
        *b"WWGGWWLCMC",
        *b"WDSGWMWCCC",
        *b"WDDWWWWCCC",
    ],
    // Paddock
    [
        *b"CCCDDWDDDD",
        *b"MMCDDWDDDD",
        *b"MMCMMWDDLF",
        *b"MCMMWMDFFF",
        *b"CCTTWMMCFF",
        *b"CTTWCCCMFF",
        *b"CLTTWFFFFF",
        *b"GGTWGSGFGT",
        *b"GGTTWGGGGT",
        *b"GGTTWGGGTT",
    ],
];

impl Sector {
    /// The board with this name, upright.
    pub const fn upright(board: Location) -> Self {
        Self {
            board,
            turned: false,
        }
    }

    /// The land at a row and column of the board as it lies.
    pub const fn land(self, row: u8, column: u8) -> Land {
        // Half a turn flips the parity of the rows and the side to which odd rows are shifted. The
        // two cancel out.
        let (row, column) = if self.turned {
            (SIZE - 1 - row, SIZE - 1 - column)
        } else {
            (row, column)
        };
        let letter = BOARDS[self.board as usize][row as usize][column as usize];
        match Land::of_letter(letter as char) {
            Some(Land::Location(None)) | None => Land::Location(Some(self.board)),
            Some(land) => land,
        }
    }

    /// Reads the names of four different boards; `^` follows the name of a turned one.
    pub fn read_four<'a>(words: impl Iterator<Item = &'a str>) -> Result<[Self; SECTORS], Refused> {
        let (mut sectors, mut got) = ([Self::default(); SECTORS], 0);
        for word in words {
            let (name, turned) = match word.strip_suffix('^') {
                Some(name) => (name, true),
                None => (word, false),
            };
            let board = Location::of_name(name).ok_or_else(|| Illegal::no_such_board(name))?;
            if sectors[..got.min(SECTORS)]
                .iter()
                .any(|other| other.board == board)
            {
                return Err(Illegal::BoardTwice { board }.into());
            }
            if let Some(place) = sectors.get_mut(got) {
                *place = Self { board, turned };
            }
            got += 1;
        }
        if got != SECTORS {
            return Err(Illegal::BoardCount { got }.into());
        }
        Ok(sectors)
    }
}

impl fmt::Display for Sector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.turned { "^" } else { "" };
        write!(f, "{}{mark}", self.board)
    }
}
