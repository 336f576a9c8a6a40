//! Sentences in four languages.
//!
//! Games and records produce [`Message`]s; [`Words`] turns them into English, Persian, Arabic or
//! Turkish. The sentences are in the project's `locales` folder, with one folder for each language.
//!
//! ```
//! # #[cfg(feature = "included")] {
//! use takht_core::Message;
//! use takht_words::{Lang, Words};
//! let message = Message::new("kingdomino-too-wide").with("width", 6).with("limit", 5);
//! let english = Words::new(Lang::En).say(&message);
//! assert_eq!(english, "the kingdom would be 6 wide, the limit is 5");
//! assert!(Words::new(Lang::Fa).say(&message).contains('۶'));
//! # }
//! ```

mod lang;
mod seating;
mod words;

pub use lang::Lang;
pub use seating::plain;
pub use words::Words;

#[doc(no_inline)]
pub use takht_core::Message;
