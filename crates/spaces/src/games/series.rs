//! The spaces of a series: those of its games, and the points of the games before.

use takht_core::{Game, SERIES_GAMES, Score, Seat, Series};

use crate::row::Row;
use crate::space::each_seat;
use crate::{Space, Spaces};

impl<G: Spaces> Spaces for Series<G> {
    fn space(options: &Self::Options) -> Space {
        let mut space = G::space(options);
        let players = G::new(options).map_or(0, |game| game.players());
        for game in 1..=SERIES_GAMES {
            space.vector.push(format!("game {game}"));
        }
        for game in 1..SERIES_GAMES {
            let points = format!("points of game {game}");
            space.vector.extend(each_seat(players, &points));
        }
        space
    }

    #[inline]
    fn actions(&self, show: impl FnMut(u32)) {
        self.current().actions(show);
    }

    #[inline]
    fn number(&self, event: Self::Event) -> Option<u32> {
        self.current().number(event)
    }

    #[inline]
    fn event(&self, number: u32) -> Option<Self::Event> {
        self.current().event(number)
    }

    fn observe(&self, seat: Seat, row: &mut [u8]) {
        let players = self.players();
        let own = SERIES_GAMES + (SERIES_GAMES - 1) * players;
        let (of_game, own) = row.split_at_mut(row.len() - own);
        self.current().observe(seat, of_game);
        let mut row = Row::new(own);
        row.one_of(SERIES_GAMES, Some(self.game_number() - 1));
        let scores = self.scores();
        for game in 0..SERIES_GAMES - 1 {
            let is_over = game + 1 < self.game_number();
            row.seats(seat, players, |seat| match is_over {
                true => scores[seat].games()[game].total(),
                false => 0,
            });
        }
        row.end();
    }

    fn candidates(&self, show: impl FnMut(u32, &[i16])) {
        self.current().candidates(show);
    }
}
