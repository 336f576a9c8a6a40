//! The list of games.

/// Makes [`GameId`] and [`with_game!`](crate::with_game) from the list of games, so that a new game
/// needs one entry. The types have full paths because other crates expand them too.
macro_rules! catalogue {
    // `$d` is the dollar sign of the generated macro.
    (($d:tt) $(
        $(#[$attribute:meta])*
        $id:ident ($options:ty) { $($variant:pat => $game:ty),+ $(,)? }
    )+) => {
        /// A game of the catalogue.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum GameId {
            $( $(#[$attribute])* #[allow(missing_docs, reason = "the name says it")] $id, )+
        }

        impl GameId {
            /// Every game, in the order in which programs show them to players.
            pub const ALL: &'static [Self] = &[$( $(#[$attribute])* Self::$id, )+];

            /// The facts about the game that do not depend on its options.
            pub fn info(self) -> &'static $crate::GameInfo {
                match self {
                    $( $(#[$attribute])* Self::$id => {
                        use takht_core::Options;
                        // A game may have several types, depending on the options; all have the
                        // same name and layouts.
                        const INFO: $crate::GameInfo = $crate::GameInfo::of::<first!($($game),+)>();
                        let _ = <$options>::SPECS;
                        &INFO
                    } )+
                }
            }
        }

        /// Runs `$body` with the type that plays a game with these options: `$Game` is the type,
        /// and `$typed` holds its options. Fails if the options cannot be read.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d options:expr, |$d typed:ident: $d Game:ident| $d body:expr) => {
                match $d id {
                    $( $(#[$attribute])* $crate::GameId::$id => {
                        $crate::read_options::<$options>($d options).map(|$d typed| match $d typed {
                            $( $variant => {
                                type $d Game = $game;
                                let $d typed = &$d typed;
                                $d body
                            } )+
                        })
                    } )+
                }
            };
        }
    };
}

/// The first of a list of types.
macro_rules! first {
    ($first:ty $(, $other:ty)*) => {
        $first
    };
}

catalogue! {
    ($)
    Kingdomino (::takht_games::takht_kingdomino::KingdominoOptions) {
        ::takht_games::takht_kingdomino::KingdominoOptions { mighty_duel: false, dynasty: false, .. }
            => ::takht_games::takht_kingdomino::Kingdomino,
        ::takht_games::takht_kingdomino::KingdominoOptions { mighty_duel: false, dynasty: true, .. }
            => ::takht_games::takht_kingdomino::Dynasty,
        ::takht_games::takht_kingdomino::KingdominoOptions { mighty_duel: true, dynasty: false, .. }
            => ::takht_games::takht_kingdomino::MightyDuel,
        ::takht_games::takht_kingdomino::KingdominoOptions { mighty_duel: true, dynasty: true, .. }
            => ::takht_games::takht_kingdomino::MightyDuelDynasty,
    }
    KingdomBuilder (::takht_games::takht_kingdom_builder::KingdomBuilderOptions) {
        _ => ::takht_games::takht_kingdom_builder::KingdomBuilder,
    }
    Capture (::takht_games::takht_capture::CaptureOptions) { _ => ::takht_games::takht_capture::Capture }
}
