//! Pages behind links that people send each other: what a preview shows of a table, and what helps where a
//! link leads nowhere. They need no script; browsers go on to the table by themselves.

mod picture;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;
use takht_core::message::Arg;
use takht_core::{Message, SeatName};
use takht_protocol::{Problem, TableId, TableSnapshot, TableState, Who};
use takht_words::{Lang, Words};

use crate::table_registry::TableRegistry;
use crate::table_task::TableCommand;

/// The language that a link asks for: `?lang=fa`.
#[derive(Default, Deserialize)]
struct Asked {
    #[serde(default)]
    lang: Option<String>,
}

/// The pages of tables, for previews.
pub(crate) fn routes() -> Router<Arc<TableRegistry>> {
    Router::new().route("/at/{name}", get(table))
}

/// Gives browsers that ask for a page where there is none a page that helps.
pub(crate) fn helpful(routes: Router) -> Router {
    routes.layer(from_fn(async |request: Request, next: Next| {
        let headers = request.headers();
        let wants = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
        let wants_page = wants.is_some_and(|wants| wants.contains("text/html"));
        let is_page = wants_page && !request.uri().path().starts_with("/api");
        let words = Words::new(language(None, headers));
        let answer = next.run(request).await;
        let is_done = answer
            .headers()
            .get(CONTENT_TYPE)
            .is_some_and(|kind| kind == HTML);
        match is_page && answer.status() == StatusCode::NOT_FOUND && !is_done {
            true => nothing_there(&words, "invite-no-page", "/"),
            false => answer,
        }
    }))
}

const HTML: &str = "text/html; charset=utf-8";

/// The language of a page: the one that the link asks for, otherwise the browser's.
fn language(asked: Option<&str>, headers: &HeaderMap) -> Lang {
    let accepted = headers.get(ACCEPT_LANGUAGE);
    let accepted = accepted
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let accepted = accepted
        .split(',')
        .map(|one| one.split(';').next().unwrap_or_default().trim());
    asked
        .into_iter()
        .chain(accepted)
        .find_map(Lang::of_locale)
        .unwrap_or_default()
}

/// A text as HTML.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// A page: its head, a heading, lines, and a link.
fn page(words: &Words, head: &str, title: &str, lines: &[String], link: (&str, &str)) -> String {
    let lang = words.lang();
    let (code, dir) = (lang.code(), if lang.is_rtl() { "rtl" } else { "ltr" });
    let title = escaped(title);
    let lines: String = lines
        .iter()
        .map(|line| format!("<p>{}</p>\n", escaped(line)))
        .collect();
    let (address, text) = (escaped(link.0), escaped(link.1));
    format!(
        "<!doctype html>\n<html lang=\"{code}\" dir=\"{dir}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <meta name=\"robots\" content=\"noindex\">\n{head}<title>{title}</title>\n\
         <body style=\"font: 1.25rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 12vh auto; padding: 0 1rem\">\n\
         <h1 style=\"font-size: 1.6rem\">{title}</h1>\n{lines}<p><a href=\"{address}\">{text}</a></p>\n"
    )
}

/// A page that says that there is nothing, and what to do.
fn nothing_there(words: &Words, why: &'static str, home: &str) -> Response {
    let lines = [words.text(why)];
    let home = (home, words.text("invite-home"));
    let html = page(words, "", "Takht", &lines, (home.0, &home.1));
    (StatusCode::NOT_FOUND, [(CONTENT_TYPE, HTML)], html).into_response()
}

/// The page of a table, or its picture.
async fn table(
    State(registry): State<Arc<TableRegistry>>,
    Path(name): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Response {
    let lang = language(asked.lang.as_deref(), &headers);
    let words = Words::new(lang);
    let (id, is_picture) = match name.strip_suffix(".png") {
        Some(id) => (id, true),
        None => (name.as_str(), false),
    };
    let Ok(id) = id.parse::<TableId>() else {
        return nothing_there(&words, "invite-no-table", "../");
    };
    let snapshot = match registry.ask(&id, TableCommand::Snapshot).await {
        Ok(snapshot) => snapshot,
        Err(problem) if problem.problem == Problem::NoSuchTable => {
            return nothing_there(&words, "invite-no-table", "../");
        }
        Err(problem) => return crate::api::Wrong::from(problem).into_response(),
    };
    if is_picture {
        let headers = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "max-age=60")];
        return (headers, picture::of(&snapshot)).into_response();
    }
    let own = registry.own_address(&headers);
    let html = invitation(&words, &snapshot, own.as_deref());
    ([(CONTENT_TYPE, HTML), (CACHE_CONTROL, "no-cache")], html).into_response()
}

/// The page of a table. `own` is the server's address, if it is known: previews want the picture's whole
/// address.
fn invitation(words: &Words, table: &TableSnapshot, own: Option<&str>) -> String {
    let game = || Message::new(format!("{}-title", table.game));
    let name = |seat: usize| match table.seats.get(seat).map(|seat| &seat.who) {
        Some(Who::Person(name)) => Some(name.clone()),
        _ => None,
    };
    let people = (0..table.seats.len()).find_map(name);
    let host = table.host.and_then(name).or(people);
    let title = match (&table.state, host) {
        (TableState::Gathering | TableState::Opening, Some(who)) => Message::new("invite-from")
            .with("who", who)
            .with("game", game()),
        (TableState::Gathering | TableState::Opening, None) => {
            Message::new("invite-open").with("game", game())
        }
        _ => Message::new("invite-playing").with("game", game()),
    };
    let title = words.say(&title);
    let free = table
        .seats
        .iter()
        .filter(|seat| seat.who == Who::Nobody)
        .count();
    let free = match (&table.state, free, table.locked) {
        (TableState::Gathering, free @ 1.., false) => {
            words.say(&Message::new("invite-free").with("free", free as i64))
        }
        _ => words.text("invite-full"),
    };
    let names = table.seats.iter().filter_map(|seat| match &seat.who {
        Who::Nobody => None,
        Who::Person(name) => Some(SeatName::Person(name).to_string()),
        Who::Bot(level) => Some(SeatName::Bot(level).to_string()),
    });
    let names: Vec<String> = names.collect();
    let names = words
        .names_of(&names)
        .into_iter()
        .map(Arg::Text)
        .collect::<Vec<Arg>>();
    let mut lines = Vec::new();
    if !names.is_empty() {
        lines.push(words.say(&Message::new("invite-with").with("names", Arg::List(names))));
    }
    lines.push(free);
    let address = format!("../#at/{}", table.table);
    let mut head = format!("<meta http-equiv=\"refresh\" content=\"0; url={address}\">\n");
    let code = words.lang().code();
    let mut properties = vec![
        ("og:type", "website".to_owned()),
        ("og:site_name", "Takht".to_owned()),
        ("og:title", title.clone()),
        ("og:description", lines.join(" ")),
        ("og:locale", code.to_owned()),
    ];
    if let Some(own) = own {
        let page = format!("{own}at/{}", table.table);
        properties.push(("og:url", format!("{page}?lang={code}")));
        properties.push(("og:image", format!("{page}.png")));
        properties.push(("og:image:width", picture::WIDTH.to_string()));
        properties.push(("og:image:height", picture::HEIGHT.to_string()));
    }
    for (name, content) in properties {
        let content = escaped(&content);
        head.push_str(&format!(
            "<meta property=\"{name}\" content=\"{content}\">\n"
        ));
    }
    head.push_str("<meta name=\"twitter:card\" content=\"summary_large_image\">\n");
    page(
        words,
        &head,
        &title,
        &lines,
        (&address, &words.text("invite-go")),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_says_its_language_and_otherwise_the_browser_does() {
        let mut headers = HeaderMap::new();
        assert_eq!(language(None, &headers), Lang::En);
        headers.insert(ACCEPT_LANGUAGE, "de-DE, tr;q=0.8, fa".parse().unwrap());
        assert_eq!(language(None, &headers), Lang::Tr);
        assert_eq!(language(Some("ar"), &headers), Lang::Ar);
        assert_eq!(language(Some("<script>"), &headers), Lang::Tr);
    }

    #[test]
    fn names_cannot_become_part_of_the_page() {
        assert_eq!(
            escaped("<b>\"x\" & 'y'</b>"),
            "&lt;b&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/b&gt;"
        );
    }
}
