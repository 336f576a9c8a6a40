//! A picture that grows with what is drawn on it.

/// The shapes of a picture, in layers: the shapes of a later layer lie over those of an earlier one.
#[derive(Clone, Debug, PartialEq)]
pub struct Canvas {
    layers: Vec<Vec<String>>,
    width: f64,
    height: f64,
}

impl Default for Canvas {
    fn default() -> Self {
        Self {
            layers: vec![Vec::new()],
            width: 0.0,
            height: 0.0,
        }
    }
}

impl Canvas {
    /// The shapes of every layer, as SVG elements.
    pub fn layers(&self) -> &[Vec<String>] {
        &self.layers
    }

    /// The width and height of the whole picture.
    pub fn size(&self) -> (f64, f64) {
        (self.width.ceil() + 8.0, self.height.ceil() + 8.0)
    }

    /// The picture as an SVG document.
    pub fn svg(&self) -> String {
        let mut svg = head(self.size());
        self.layers.iter().flatten().for_each(|shape| svg += shape);
        svg + "</svg>"
    }

    pub(crate) fn height(&self) -> f64 {
        self.height
    }

    /// Begins a layer. Between two positions of a game only some layers change.
    pub(crate) fn layer(&mut self) {
        self.layers.push(Vec::new());
    }

    /// Makes the picture at least this large.
    pub(crate) fn reach(&mut self, width: f64, height: f64) {
        self.width = self.width.max(width);
        self.height = self.height.max(height);
    }

    fn add(&mut self, shape: String) {
        if let Some(layer) = self.layers.last_mut() {
            layer.push(shape);
        }
    }

    pub(crate) fn square(&mut self, x: f64, y: f64, side: f64, fill: &str) {
        self.rectangle(x, y, (side, side), fill);
    }

    pub(crate) fn rectangle(&mut self, x: f64, y: f64, (width, height): (f64, f64), fill: &str) {
        self.add(format!(
            r##"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="{fill}" stroke="#5b4a36" stroke-width="0.6"/>"##
        ));
        self.reach(x + width + 2.0, y + height + 2.0);
    }

    pub(crate) fn circle(&mut self, x: f64, y: f64, radius: f64, fill: &str) {
        self.add(format!(
            r##"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="{fill}" stroke="#222" stroke-width="0.8"/>"##
        ));
        self.reach(x + radius + 2.0, y + radius + 2.0);
    }

    pub(crate) fn hexagon(&mut self, x: f64, y: f64, radius: f64, fill: &str) {
        let points = (0..6).map(|corner| {
            let angle = (f64::from(corner) * 60.0 + 30.0).to_radians();
            format!(
                "{:.1},{:.1}",
                x + radius * angle.cos(),
                y + radius * angle.sin()
            )
        });
        let points = points.collect::<Vec<_>>().join(" ");
        self.add(format!(
            r##"<polygon points="{points}" fill="{fill}" stroke="#5b4a36" stroke-width="0.5"/>"##
        ));
        self.reach(x + radius + 2.0, y + radius + 2.0);
    }

    /// A text around its middle.
    pub(crate) fn text(&mut self, x: f64, y: f64, size: f64, fill: &str, text: &str) {
        self.write(x, y, size, fill, "middle", text);
    }

    /// A text from its beginning.
    pub(crate) fn left_text(&mut self, x: f64, y: f64, size: f64, text: &str) {
        self.write(x, y, size, "#222", "start", text);
    }

    fn write(&mut self, x: f64, y: f64, size: f64, fill: &str, anchor: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        self.add(format!(
            r#"<text x="{x:.1}" y="{y:.1}" font-size="{size}" fill="{fill}" text-anchor="{anchor}" dominant-baseline="central">{text}</text>"#
        ));
        self.reach(x + 4.0, y + size);
    }
}

/// The beginning of a picture of this size: everything up to its first shape.
pub(crate) fn head((width, height): (f64, f64)) -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="-4 -4 {width} {height}" font-family="sans-serif" direction="ltr"><rect x="-4" y="-4" width="{width}" height="{height}" fill="#fbf7ee"/>"##
    )
}
