//! A picture that grows with what is drawn on it.

use std::fmt::Write;

/// The shapes of a picture.
#[derive(Default)]
pub(super) struct Canvas {
    body: String,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Canvas {
    /// Makes the picture at least this large.
    pub(super) fn reach(&mut self, width: f64, height: f64) {
        self.width = self.width.max(width);
        self.height = self.height.max(height);
    }

    fn add(&mut self, shape: std::fmt::Arguments<'_>) {
        // Writing into a text cannot fail.
        let _ = self.body.write_fmt(shape);
    }

    pub(super) fn square(&mut self, x: f64, y: f64, side: f64, fill: &str) {
        self.rectangle(x, y, (side, side), fill);
    }

    pub(super) fn rectangle(&mut self, x: f64, y: f64, (width, height): (f64, f64), fill: &str) {
        self.add(format_args!(
            r##"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="{fill}" stroke="#5b4a36" stroke-width="0.6"/>"##
        ));
        self.reach(x + width + 2.0, y + height + 2.0);
    }

    pub(super) fn circle(&mut self, x: f64, y: f64, radius: f64, fill: &str) {
        self.add(format_args!(
            r##"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="{fill}" stroke="#222" stroke-width="0.8"/>"##
        ));
        self.reach(x + radius + 2.0, y + radius + 2.0);
    }

    pub(super) fn hexagon(&mut self, x: f64, y: f64, radius: f64, fill: &str) {
        let points = (0..6).map(|corner| {
            let angle = (f64::from(corner) * 60.0 + 30.0).to_radians();
            format!(
                "{:.1},{:.1}",
                x + radius * angle.cos(),
                y + radius * angle.sin()
            )
        });
        let points = points.collect::<Vec<_>>().join(" ");
        self.add(format_args!(
            r##"<polygon points="{points}" fill="{fill}" stroke="#5b4a36" stroke-width="0.5"/>"##
        ));
        self.reach(x + radius + 2.0, y + radius + 2.0);
    }

    /// A text around its middle.
    pub(super) fn text(&mut self, x: f64, y: f64, size: f64, fill: &str, text: &str) {
        self.write(x, y, size, fill, "middle", text);
    }

    /// A text from its beginning.
    pub(super) fn left_text(&mut self, x: f64, y: f64, size: f64, text: &str) {
        self.write(x, y, size, "#222", "start", text);
    }

    fn write(&mut self, x: f64, y: f64, size: f64, fill: &str, anchor: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        self.add(format_args!(
            r#"<text x="{x:.1}" y="{y:.1}" font-size="{size}" fill="{fill}" text-anchor="{anchor}" dominant-baseline="central">{text}</text>"#
        ));
        self.reach(x + 4.0, y + size);
    }

    /// The picture as a text.
    pub(super) fn finish(self) -> String {
        let (width, height) = (self.width.ceil() + 8.0, self.height.ceil() + 8.0);
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="-4 -4 {width} {height}" font-family="sans-serif" direction="ltr"><rect x="-4" y="-4" width="{width}" height="{height}" fill="#fbf7ee"/>{}</svg>"##,
            self.body
        )
    }
}
