//! A game of a league as an HTML page, which shows it step by step and needs no other file.

use std::fmt::Write;

use serde_json::json;
use takht_core::{Message, Record, RecordError, SeatName};
use takht_drawing::{Film, LETTERS, SEATS, draw};
use takht_words::{Lang, Words, plain};

use super::page::{STYLE, file_name, head};
use super::{LeagueGame, Season};
use crate::plot::escaped;

const SCRIPT: &str = include_str!("replay.js");

/// The page that shows a game of a league step by step.
pub fn replay_page(
    season: &Season<'_>,
    game: &LeagueGame,
    words: &Words,
) -> Result<String, RecordError> {
    let record = Record::from_value(game.record.clone())?;
    let seats = record.seats.clone().unwrap_or_default();
    let names: Vec<String> = seats
        .iter()
        .map(|seat| plain(SeatName::read(seat).bot().unwrap_or(seat)))
        .collect();
    let words = words.clone().with_names(names.clone());
    let said = |message: &Message| words.say(message);
    let mut position = takht_games::begin(&record)?;
    let mut film = Film::default();
    let begins = said(&Message::new("league-begins"));
    let ask = |prompt: Option<Message>| prompt.map_or(String::new(), |prompt| said(&prompt));
    let mut steps = vec![(String::new(), begins, ask(position.prompt()))];
    film.add(&draw(&*position, said));
    for (index, event) in record.events.iter().enumerate() {
        let wrong = |refused| RecordError::of_event(index, event, refused);
        let mut told = said(&position.tell(event).map_err(wrong)?);
        position.play(event).map_err(wrong)?;
        if record.by.contains_key(&index) {
            told = format!("{told} ({})", said(&Message::new("league-stand-in")));
        }
        steps.push((event.clone(), told, ask(position.prompt())));
        film.add(&draw(&*position, said));
    }
    let scores = position.scores();
    let last = film.count() - 1;
    let title = Message::new("league-game-title")
        .with("game", Message::new(format!("{}-title", record.game)))
        .with("round", game.round + 1)
        .with("number", game.outcome.game + 1);
    let title = said(&title);
    let lang = words.lang();
    let mut page = head(&title, STYLE, lang);
    let _ = write!(
        page,
        "<p><a href=\"../index.html\">{}</a></p>\n<h1>{}</h1>\n<ul class=\"seats\">",
        escaped(&words.text("league-back")),
        escaped(&title)
    );
    for (at, name) in names.iter().enumerate() {
        let total = scores.get(at).map_or(0, |score| score.total);
        let _ = write!(
            page,
            "<li><b style=\"background:{}\">{}</b> <bdi>{}</bdi> <span class=\"soft\">{}</span></li>",
            SEATS[at],
            LETTERS[at],
            escaped(name),
            escaped(&said(&Message::new("cli-points").with("points", total)))
        );
    }
    page.push_str("</ul>\n");
    for failed in &game.outcome.failures {
        let _ = writeln!(
            page,
            "<p class=\"bad\">{}</p>",
            escaped(&said(&super::page::forfeit(season, game, failed)))
        );
    }
    let _ = write!(
        page,
        "<section>\n<figure class=\"board\" dir=\"ltr\">{}</figure>\n",
        film.svg(last).replacen(
            "<svg ",
            "<svg role=\"img\" aria-labelledby=\"sentence\" ",
            1
        )
    );
    let _ = writeln!(page, "<div class=\"controls\">");
    for (name, class, label) in [
        ("first", "", words.text("league-first")),
        ("previous", "", words.text("league-previous")),
        ("play", "main", words.text("league-play")),
        ("next", "", words.text("league-next")),
        ("last", "", words.text("league-last")),
    ] {
        let label = escaped(&label);
        let pause = escaped(&words.text("league-pause"));
        let labels = match name {
            "play" => format!(" data-play=\"{label}\" data-pause=\"{pause}\""),
            _ => String::new(),
        };
        let _ = writeln!(
            page,
            "<button type=\"button\" name=\"{name}\" class=\"{class}\"{labels}>{label}</button>"
        );
    }
    let of = Message::new("league-of").with("plies", last);
    let _ = write!(
        page,
        "<input type=\"range\" min=\"0\" max=\"{last}\" value=\"0\" aria-label=\"{}\">\n<span><span id=\"at\"></span> {}</span>\n</div>\n<div class=\"said\" aria-live=\"polite\"><p><span id=\"sentence\"></span> <code id=\"event\" class=\"soft\" dir=\"ltr\"></code></p><p id=\"next\" class=\"soft\"></p></div>\n<p class=\"soft\">{}</p>\n</section>\n",
        escaped(&words.text("league-step")),
        escaped(&said(&of)),
        escaped(&words.text("league-keys"))
    );
    let file = format!("{}.takht.json", file_name(season, game));
    let _ = writeln!(
        page,
        "<p><a href=\"{file}\" download>{}</a> <span class=\"soft\">{}</span></p>",
        escaped(&words.text("league-record")),
        escaped(&words.text("league-record-about"))
    );
    let digits = match lang {
        Lang::En | Lang::Tr => "latn",
        Lang::Fa => "arabext",
        Lang::Ar => "arab",
    };
    let language = format!("{}-u-nu-{digits}", lang.code());
    let data = json!({"film": film, "said": steps, "language": language}).to_string();
    let _ = write!(
        page,
        "<script type=\"application/json\" id=\"game\">{}</script>\n<script>\n{SCRIPT}</script>\n</main>\n</body>\n</html>\n",
        // A text may contain what would end the script; in JSON this sign stands only in texts.
        data.replace('<', "\\u003c")
    );
    Ok(page)
}
