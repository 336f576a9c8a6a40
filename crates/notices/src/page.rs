//! The pages behind the links in mails. Programs that look at mails before people do open such links, so a
//! page only asks; its button does.

use crate::sentences::Sentences;

/// A page behind a link in a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// It asks whether a mailbox wants mails.
    Confirm,
    /// The mailbox gets mails now.
    Confirmed,
    /// It asks whether to end the mails.
    Stop,
    /// The mails have ended.
    Stopped,
    /// It asks whether never to ask a mailbox again that gets no mails.
    Refuse,
    /// The mailbox is not asked again.
    Refused,
    /// The link leads nowhere.
    Unknown,
}

impl Page {
    /// The page as HTML. It needs no script, no style and no picture.
    pub fn html(self, sentences: &Sentences) -> String {
        let text = match self {
            Self::Confirm => "notices-confirm-page",
            Self::Confirmed => "notices-confirmed",
            Self::Stop => "notices-stop-page",
            Self::Stopped => "notices-stopped",
            Self::Refuse => "notices-never-page",
            Self::Refused => "notices-never",
            Self::Unknown => "notices-unknown",
        };
        let button = match self {
            Self::Confirm => Some("notices-confirm-button"),
            Self::Stop => Some("notices-stop-button"),
            Self::Refuse => Some("notices-never-button"),
            Self::Confirmed | Self::Stopped | Self::Refused | Self::Unknown => None,
        };
        let text = sentences.text(text);
        let button = button.map_or_else(String::new, |button| {
            let button = sentences.text(button);
            format!("<form method=\"post\"><button>{button}</button></form>\n")
        });
        let lang = sentences.lang();
        let (code, dir) = (lang.code(), if lang.is_rtl() { "rtl" } else { "ltr" });
        format!(
            "<!doctype html>\n<html lang=\"{code}\" dir=\"{dir}\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n\
             <meta name=\"robots\" content=\"noindex\">\n\
             <title>Takht</title>\n<p>{text}</p>\n{button}"
        )
    }
}

#[cfg(test)]
mod tests {
    use takht_words::Lang;

    use super::*;

    #[test]
    fn only_pages_that_ask_have_a_button() {
        for lang in Lang::ALL {
            let sentences = Sentences::new(lang, None);
            for (page, asks) in [
                (Page::Confirm, true),
                (Page::Confirmed, false),
                (Page::Stop, true),
                (Page::Stopped, false),
                (Page::Refuse, true),
                (Page::Refused, false),
                (Page::Unknown, false),
            ] {
                let html = page.html(&sentences);
                assert_eq!(html.contains("<form method=\"post\">"), asks, "{page:?}");
                assert!(html.contains(&format!("lang=\"{}\"", lang.code())));
                assert!(!html.contains("notices-"), "{html}");
            }
        }
    }
}
