//! Lays out rows of cells as lines of a terminal.

use takht_words::Words;

use crate::draw::visible_width;

/// The rows as lines with aligned columns, in the direction of the language.
pub(crate) fn lines(rows: &[Vec<String>], words: &Words) -> Vec<String> {
    const GAP: &str = "  ";
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| visible_width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| {
            let pad = " ".repeat(width - visible_width(cell));
            // Isolate each cell, or the terminal swaps numbers with their neighbours.
            match words.lang().is_rtl() {
                true => format!("\u{2068}{cell}\u{2069}{pad}"),
                false => format!("{cell}{pad}"),
            }
        });
        let line = cells.collect::<Vec<_>>().join(GAP);
        match words.lang().is_rtl() {
            true => format!("\u{200f}{}", line.trim_end()),
            false => line.trim_end().to_owned(),
        }
    };
    rows.iter().map(line).collect()
}
