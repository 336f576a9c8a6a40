//! The languages.

use std::fmt;
use std::str::FromStr;

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Persian.
    Fa,
    /// Arabic.
    Ar,
    /// Turkish.
    Tr,
}

/// A language that the program does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang;

impl Lang {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::En, Self::Fa, Self::Ar, Self::Tr];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fa => "fa",
            Self::Ar => "ar",
            Self::Tr => "tr",
        }
    }

    /// True if the language is written from right to left.
    pub const fn is_rtl(self) -> bool {
        matches!(self, Self::Fa | Self::Ar)
    }

    /// The digits of the language, from zero.
    pub const fn digits(self) -> [char; 10] {
        match self {
            Self::En | Self::Tr => ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
            Self::Fa => ['۰', '۱', '۲', '۳', '۴', '۵', '۶', '۷', '۸', '۹'],
            Self::Ar => ['٠', '١', '٢', '٣', '٤', '٥', '٦', '٧', '٨', '٩'],
        }
    }

    /// A number in the digits of the language.
    pub fn number(self, number: i64) -> String {
        let digits = self.digits();
        let native = |c: char| c.to_digit(10).map_or(c, |digit| digits[digit as usize]);
        number.to_string().chars().map(native).collect()
    }

    /// A number with this many decimal places, in the digits and with the decimal sign of the
    /// language.
    ///
    /// ```
    /// use takht_words::Lang;
    /// assert_eq!(Lang::En.decimal(-3.25, 1), "-3.2");
    /// assert_eq!(Lang::Tr.decimal(3.5, 1), "3,5");
    /// assert_eq!(Lang::Fa.decimal(3.5, 1), "۳٫۵");
    /// ```
    pub fn decimal(self, number: f64, places: usize) -> String {
        let digits = self.digits();
        let native = |c: char| match (c, self) {
            ('.', Self::Fa | Self::Ar) => '٫',
            ('.', Self::Tr) => ',',
            (c, _) => c.to_digit(10).map_or(c, |digit| digits[digit as usize]),
        };
        let written: String = format!("{number:.places$}").chars().map(native).collect();
        match self.is_rtl() && number < 0.0 {
            // Without isolation the sign would move behind its number.
            true => format!("\u{2066}{written}\u{2069}"),
            false => written,
        }
    }

    /// The language of a locale such as `fa_IR.UTF-8`, if the program has it.
    ///
    /// ```
    /// use takht_words::Lang;
    /// assert_eq!(Lang::of_locale("tr_TR.UTF-8"), Some(Lang::Tr));
    /// assert_eq!(Lang::of_locale("C.UTF-8"), None);
    /// ```
    pub fn of_locale(locale: &str) -> Option<Self> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(language))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        Self::of_locale(text).ok_or(UnknownLang)
    }
}

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are en, fa, ar and tr")
    }
}

impl std::error::Error for UnknownLang {}
