//! A mail, as it comes out of a mailbox.

/// A mail as it came.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mail {
    pub(crate) from: String,
    pub(crate) to: String,
    /// Head and body, with lines joined that were folded or broken.
    pub(crate) text: String,
}

impl Mail {
    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> &str {
        let head = self.text.split("\n\n").next().unwrap();
        let start = format!("{name}: ");
        let line = head.lines().find_map(|line| line.strip_prefix(&start));
        line.unwrap_or_default()
    }

    /// The links in the body.
    pub(crate) fn links(&self) -> Vec<&str> {
        let body = self.text.split_once("\n\n").unwrap().1;
        let words = body
            .split_whitespace()
            .map(|word| word.trim_matches(['\u{2068}', '\u{2069}']));
        words.filter(|word| word.starts_with("http")).collect()
    }
}

/// A mail with folded headers joined, and its body out of quoted-printable or base64.
pub(crate) fn decoded(text: &str) -> String {
    use base64::Engine as _;
    let (head, body) = text.split_once("\n\n").unwrap();
    let head = head.replace("\n ", " ").replace("\n\t", " ");
    let body = if head.contains("base64") {
        let body: String = body.split_whitespace().collect();
        let body = base64::engine::general_purpose::STANDARD.decode(body);
        String::from_utf8(body.unwrap()).unwrap()
    } else if head.contains("quoted-printable") {
        let joined = body.replace("=\n", "");
        let mut bytes = Vec::new();
        let mut rest = joined.as_bytes();
        while let [first, after @ ..] = rest {
            match (first, after) {
                (b'=', [high, low, after @ ..]) => {
                    let digit = |digit: &u8| char::from(*digit).to_digit(16).unwrap() as u8;
                    bytes.push(digit(high) * 16 + digit(low));
                    rest = after;
                }
                _ => {
                    bytes.push(*first);
                    rest = after;
                }
            }
        }
        String::from_utf8(bytes).unwrap()
    } else {
        body.to_owned()
    };
    format!("{head}\n\n{}", body.replace("\r\n", "\n"))
}
