//! Days and moments as a language writes them, in the calendar and the digits that its readers use.

use takht_words::Lang;

/// The name of a language for browsers, with the digits that the page uses: without them some browsers write Arabic
/// dates with others.
fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::Ar => "ar-u-nu-arab",
        Lang::En | Lang::Fa | Lang::Tr => lang.code(),
    }
}

fn said(seconds: i64, lang: Lang, styles: &[(&str, &str)]) -> String {
    let date = js_sys::Date::new(&(seconds as f64 * 1_000.0).into());
    let options = js_sys::Object::new();
    for (name, style) in styles {
        // Fails only for a frozen object.
        let _ = js_sys::Reflect::set(&options, &(*name).into(), &(*style).into());
    }
    String::from(date.to_locale_string(locale(lang), &options))
}

/// A day.
pub(super) fn date(seconds: i64, lang: Lang) -> String {
    said(seconds, lang, &[("dateStyle", "medium")])
}

/// A day and the time of day.
pub(super) fn moment(seconds: i64, lang: Lang) -> String {
    said(
        seconds,
        lang,
        &[("dateStyle", "medium"), ("timeStyle", "short")],
    )
}
