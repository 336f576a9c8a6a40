"""What the tests share: the games that they play."""

from __future__ import annotations

from typing import Any

import pytest

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("kingdomino", {"players": 2}),
    ("kingdomino", {"players": 3, "dynasty": True}),
    ("kingdomino", {"mighty_duel": True, "players": 2}),
    ("kingdom-builder", {"players": 3}),
    ("capture", {"players": 4, "round_limit": 15, "layout": "river"}),
]


def name(setup: tuple[str, dict[str, Any]]) -> str:
    game, options = setup
    return "-".join([game, *(f"{key}={value}" for key, value in options.items())])


@pytest.fixture(params=GAMES, ids=name)
def setup(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    found: tuple[str, dict[str, Any]] = request.param
    return found
