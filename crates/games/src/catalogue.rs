//! The list of the games.

/// Makes the following of the list of games, so that one line adds a game: the enum [`GameId`], the enum
/// [`DrawnGame`], and the macro [`with_game!`](crate::with_game).
macro_rules! catalogue {
    // `$d` stands for the dollar sign of the macro that is made.
    (
        ($d:tt)
        drawn { $(
            $(#[$drawn_attribute:meta])*
            $drawn:ident in $drawn_crate:ident ($drawn_options:ident) $drawn_fields:tt $drawn_types:tt
        )* }
        undrawn { $(
            $(#[$undrawn_attribute:meta])*
            $undrawn:ident in $undrawn_crate:ident ($undrawn_options:ident) $undrawn_fields:tt $undrawn_types:tt
        )* }
    ) => {
        /// A game that has drawings of its own: the terminal and the page know how to draw it. The others
        /// are shown in words.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum DrawnGame {
            $( $(#[$drawn_attribute])* #[allow(missing_docs, reason = "the name says it")] $drawn, )*
        }

        impl GameId {
            /// The game as one that has drawings of its own, if it has.
            pub fn drawn(self) -> Option<DrawnGame> {
                match self {
                    $( $(#[$drawn_attribute])* Self::$drawn => Some(DrawnGame::$drawn), )*
                    $( $(#[$undrawn_attribute])* Self::$undrawn => None, )*
                }
            }
        }

        catalogue! { @all ($d)
            $( $(#[$drawn_attribute])* $drawn in $drawn_crate ($drawn_options) $drawn_fields $drawn_types )*
            $( $(#[$undrawn_attribute])*
               $undrawn in $undrawn_crate ($undrawn_options) $undrawn_fields $undrawn_types )*
        }
    };
    (@all ($d:tt) $(
        $(#[$attribute:meta])*
        $id:ident in $crate_name:ident ($options:ident) ($($field:ident),*)
            { $first_variant:pat => $first:ident $(, $variant:pat => $game:ident)* $(,)? }
    )+) => {
        // Other crates expand `with_game!`: they find the types of all games here.
        $( $(#[$attribute])* #[doc(hidden)] pub use $crate_name; )+

        /// A game of the catalogue.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum GameId {
            $( $(#[$attribute])* #[allow(missing_docs, reason = "the name says it")] $id, )+
        }

        impl GameId {
            /// Every game, in the order in which people are shown them.
            pub const ALL: &'static [Self] = &[$( $(#[$attribute])* Self::$id, )+];

            /// What the game is, whatever its options.
            pub fn info(self) -> &'static $crate::GameInfo {
                match self {
                    $( $(#[$attribute])* Self::$id => {
                        // All types that play the options of a game have the same name and layouts.
                        const INFO: $crate::GameInfo = $crate::GameInfo::of::<$crate_name::$first>();
                        &INFO
                    } )+
                }
            }
        }

        /// Does something with the type that plays a game with these options: `$Game` is the type, and
        /// `$typed` the options that it is started with. Fails where the options cannot be read.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d options:expr, |$d typed:ident: $d Game:ident| $d body:expr) => {
                match $d id {
                    $( $(#[$attribute])* $crate::GameId::$id => {
                        use $crate::catalogue::$crate_name as this_game;
                        $crate::read_options::<this_game::$options>($d options).map(|$d typed| {
                            match ($($d typed.$field,)*) {
                                $first_variant => {
                                    type $d Game = this_game::$first;
                                    let $d typed = &$d typed;
                                    $d body
                                }
                                $( $variant => {
                                    type $d Game = this_game::$game;
                                    let $d typed = &$d typed;
                                    $d body
                                } )*
                            }
                        })
                    } )+
                }
            };
        }
    };
}

catalogue! {
    ($)
    drawn {
        Kingdomino in takht_kingdomino (KingdominoOptions) (mighty_duel, dynasty) {
            (false, false) => Kingdomino,
            (false, true) => Dynasty,
            (true, false) => MightyDuel,
            (true, true) => MightyDuelDynasty,
        }
        KingdomBuilder in takht_kingdom_builder (KingdomBuilderOptions) () { () => KingdomBuilder }
        Capture in takht_capture (CaptureOptions) () { () => Capture }
    }
    undrawn {
        #[cfg(feature = "example")]
        Pig in takht_pig (PigOptions) () { () => Pig }
    }
}
