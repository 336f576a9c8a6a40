//! Plots as SVG: plain shapes and text, no script.

use std::fmt::Write;

/// The colours of curves. Every curve also has a label, so that no reader depends on colour.
const COLOURS: [&str; 8] = [
    "#1f6fb2", "#b2451f", "#2f8f4e", "#8a4fb0", "#b08a1f", "#2f8f8f", "#b01f6f", "#666666",
];

/// The colour of the `i`-th curve.
pub fn colour(i: usize) -> &'static str {
    COLOURS[i % COLOURS.len()]
}

/// Escapes text for markup.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '"' => escaped.push_str("&quot;"),
            c => escaped.push(c),
        }
    }
    escaped
}

/// One curve of a plot.
#[derive(Clone, Debug)]
pub struct Curve {
    /// The label.
    pub label: String,
    /// The points, ordered by x.
    pub points: Vec<(f64, f64)>,
}

/// A plot of several curves.
#[derive(Clone, Debug)]
pub struct Plot {
    /// The title.
    pub title: String,
    /// The label of the x axis.
    pub across: String,
    /// The curves.
    pub curves: Vec<Curve>,
    /// The lowest and the highest y value of the plot.
    pub range: (f64, f64),
    /// The y values of horizontal lines, with their labels.
    pub marks: Vec<(f64, String)>,
    /// Where the plot labels its curves.
    pub labels: Labels,
}

/// Where a plot labels its curves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Labels {
    /// At the end of each curve.
    AtEnds,
    /// At the highest point of each curve.
    AtPeaks,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 130.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 34.0;

impl Plot {
    /// The plot as an SVG element.
    pub fn svg(&self) -> String {
        let all = || self.curves.iter().flat_map(|curve| &curve.points);
        let first = all().map(|(x, _)| *x).fold(f64::INFINITY, f64::min);
        let last = all().map(|(x, _)| *x).fold(f64::NEG_INFINITY, f64::max);
        let wide = (last - first).max(f64::MIN_POSITIVE);
        let (low, high) = self.range;
        let tall = (high - low).max(f64::MIN_POSITIVE);
        let x = |value: f64| LEFT + (value - first) / wide * (WIDTH - LEFT - RIGHT);
        let y = |value: f64| {
            let part = ((value - low) / tall).clamp(0.0, 1.0);
            HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)
        };
        let mut svg = head(&self.title);
        for (value, label) in &self.marks {
            let at = y(*value);
            let end = WIDTH - RIGHT;
            let label = escaped(label);
            let _ = write!(
                svg,
                r#"<line class="grid" x1="{LEFT}" y1="{at:.1}" x2="{end}" y2="{at:.1}"/><text class="small" x="{:.1}" y="{:.1}" text-anchor="end">{label}</text>"#,
                LEFT - 6.0,
                at + 4.0
            );
        }
        let mut labels: Vec<(f64, usize)> = Vec::new();
        for (i, curve) in self.curves.iter().enumerate() {
            let points: Vec<String> = curve
                .points
                .iter()
                .map(|(across, up)| format!("{:.1},{:.1}", x(*across), y(*up)))
                .collect();
            let _ = write!(
                svg,
                r#"<polyline fill="none" stroke="{}" stroke-width="2" points="{}"/>"#,
                colour(i),
                points.join(" ")
            );
            let highest = curve
                .points
                .iter()
                .max_by(|one, other| one.1.total_cmp(&other.1));
            match (self.labels, curve.points.last(), highest) {
                (Labels::AtEnds, Some((_, up)), _) => labels.push((y(*up), i)),
                (Labels::AtPeaks, _, Some((across, up))) => {
                    let _ = write!(
                        svg,
                        r#"<text x="{:.1}" y="{:.1}" text-anchor="middle" style="fill:{}">{}</text>"#,
                        x(*across),
                        y(*up) - 5.0,
                        colour(i),
                        escaped(&curve.label)
                    );
                }
                _ => {}
            }
        }
        // Move labels apart where they would overlap.
        labels.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut above = f64::NEG_INFINITY;
        for (at, i) in labels {
            above = at.max(above + 15.0);
            let _ = write!(
                svg,
                r#"<text x="{:.1}" y="{:.1}" style="fill:{}">{}</text>"#,
                WIDTH - RIGHT + 6.0,
                above + 4.0,
                colour(i),
                escaped(&self.curves[i].label)
            );
        }
        let _ = write!(
            svg,
            r#"<text class="small" x="{:.1}" y="{:.1}" text-anchor="end">{}</text></svg>"#,
            WIDTH - RIGHT,
            HEIGHT - 10.0,
            escaped(&self.across)
        );
        svg
    }
}

fn head(title: &str) -> String {
    let title = escaped(title);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}" direction="ltr"><style>text{{font:13px system-ui,sans-serif;fill:currentColor}}.small{{font-size:11px;opacity:.75}}.title{{font-weight:600}}.grid{{stroke:currentColor;opacity:.2}}</style><text class="title" x="{LEFT}" y="18">{title}</text>"#
    )
}

/// One bar, with the confidence interval around its end.
#[derive(Clone, Debug)]
pub struct Bar {
    /// The label.
    pub label: String,
    /// The length, from 0 to 1.
    pub value: f64,
    /// The text at the end of the bar.
    pub text: String,
    /// The confidence interval of the value.
    pub interval: (f64, f64),
}

/// Horizontal bars from 0 to 1, with a line at the share of equally strong bots.
pub fn bars(title: &str, bars: &[Bar], even: f64) -> String {
    const ROW: f64 = 34.0;
    const NAMES: f64 = 150.0;
    let height = TOP + ROW * bars.len() as f64 + 12.0;
    let x = |value: f64| NAMES + value.clamp(0.0, 1.0) * (WIDTH - NAMES - RIGHT);
    let mut svg = head(title).replacen(&HEIGHT.to_string(), &height.to_string(), 1);
    let _ = write!(
        svg,
        r#"<line class="grid" x1="{0:.1}" y1="{TOP}" x2="{0:.1}" y2="{1:.1}" stroke-dasharray="4 3"/>"#,
        x(even),
        height - 8.0
    );
    for (i, bar) in bars.iter().enumerate() {
        let top = TOP + ROW * i as f64;
        let middle = top + ROW / 2.0;
        let (low, high) = (x(bar.interval.0), x(bar.interval.1));
        let _ = write!(
            svg,
            r#"<text x="{:.1}" y="{:.1}" text-anchor="end">{}</text><rect x="{NAMES}" y="{:.1}" width="{:.1}" height="{:.1}" fill="{}" rx="3"/><path d="M{low:.1} {middle:.1}H{high:.1}M{low:.1} {:.1}v10M{high:.1} {:.1}v10" stroke="currentColor" stroke-width="1.5" fill="none"/><text x="{:.1}" y="{:.1}">{}</text>"#,
            NAMES - 8.0,
            middle + 4.0,
            escaped(&bar.label),
            top + 6.0,
            x(bar.value) - NAMES,
            ROW - 12.0,
            colour(i),
            middle - 5.0,
            middle - 5.0,
            high.max(x(bar.value)) + 8.0,
            middle + 4.0,
            escaped(&bar.text)
        );
    }
    svg.push_str("</svg>");
    svg
}
