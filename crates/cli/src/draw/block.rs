//! Rectangles of text that can stand side by side.

use unicode_width::UnicodeWidthStr;

/// Lines of text, styled or not.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block(pub(crate) Vec<String>);

impl Block {
    fn width(&self) -> usize {
        self.0
            .iter()
            .map(|line| visible_width(line))
            .max()
            .unwrap_or(0)
    }

    /// Puts blocks side by side, as many as fit into the columns, and the rest below.
    pub(crate) fn beside(blocks: Vec<Self>, columns: usize) -> Vec<String> {
        const GAP: usize = 3;
        let mut lines = Vec::new();
        let mut rest = blocks.into_iter().peekable();
        while let Some(first) = rest.next() {
            let mut width = first.width();
            let mut row = vec![first];
            while let Some(next) = rest.next_if(|next| width + GAP + next.width() <= columns) {
                width += GAP + next.width();
                row.push(next);
            }
            if !lines.is_empty() {
                lines.push(String::new());
            }
            let height = row.iter().map(|block| block.0.len()).max().unwrap_or(0);
            for i in 0..height {
                let mut line = String::new();
                // Boards never mirror, so a line of blocks runs from left to right in every language;
                // a text from right to left keeps its direction inside its own block.
                if row
                    .iter()
                    .any(|block| block.0.get(i).is_some_and(|text| is_rtl(text)))
                {
                    line.push('\u{200e}');
                }
                for block in &row {
                    let text = block.0.get(i).map_or("", String::as_str);
                    let pad = block.width() - visible_width(text) + GAP;
                    if is_rtl(text) {
                        line.extend(["\u{2068}", text, "\u{2069}"]);
                    } else {
                        line.push_str(text);
                    }
                    line.extend(std::iter::repeat_n(' ', pad));
                }
                lines.push(line.trim_end().to_owned());
            }
        }
        lines
    }
}

/// How many columns a text takes, without colours and invisible marks.
pub(crate) fn visible_width(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().width()
}

/// True if a text has letters that are written from right to left.
fn is_rtl(text: &str) -> bool {
    text.chars().any(|c| matches!(c, '\u{590}'..='\u{8ff}'))
}
