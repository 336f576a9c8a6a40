"""Bots against bots: every bot plays every deal once from every seat.

The same seed gives the same games here, in `takht arena` and, game by game, in `takht.Batch`.
"""

from __future__ import annotations

import os
from typing import Any, TypedDict

from ._takht import contest, contest_record

__all__ = ["Results", "Row", "play"]


class Row(TypedDict):
    """How one bot did."""

    bot: str
    games: int
    share: float
    share_low: float
    share_high: float
    won: float
    score: float
    margin: float


class Results:
    """The result of a contest."""

    #: A row for each bot: its mean share of the wins with a 95 % interval, its mean score and margin.
    rows: list[Row]
    #: A row for each game: its number, and by entrant the points and the share of the win.
    games: list[dict[str, Any]]

    def __init__(self, rows: list[Row], games: list[dict[str, Any]], setup: dict[str, Any]) -> None:
        self.rows = rows
        self.games = games
        self._setup = setup

    def frame(self) -> Any:
        """The rows as a data frame of pandas."""
        return _pandas().DataFrame(self.rows)

    def games_frame(self) -> Any:
        """A row for each game and bot as a data frame of pandas."""
        bots = self._setup["bots"]
        rows = [
            {"game": game["game"], "bot": bot, "entrant": nth, "points": points, "share": share}
            for game in self.games
            for nth, (bot, points, share) in enumerate(zip(bots, game["totals"], game["shares"]))
        ]
        return _pandas().DataFrame(rows)

    def record(self, number: int) -> dict[str, Any]:
        """The record of a game, which is played again for it."""
        return contest_record(number=number, **self._setup)

    def __repr__(self) -> str:
        shares = ", ".join(f"{row['bot']} {row['share']:.3f}" for row in self.rows)
        return f"<takht.arena.Results of {len(self.games)} games: {shares}>"


def _pandas() -> Any:
    try:
        import pandas
    except ImportError:
        raise ImportError("data frames need pandas: pip install 'takht[pandas]'") from None
    return pandas


def play(
    game: str,
    bots: list[str],
    *,
    games: int = 100,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    threads: int | None = None,
    layout: str | None = None,
    **options: Any,
) -> Results:
    """Plays games between bots, one for each seat. The players option follows from their number."""
    options.setdefault("players", len(bots))
    setup: dict[str, Any] = {
        "game": game,
        "bots": bots,
        "simulations": simulations,
        "seconds": seconds,
        "seed": seed,
        "layout": layout,
        **options,
    }
    played = contest(games=games, threads=threads or os.cpu_count() or 1, **setup)
    return Results(played["rows"], played["games"], setup)
