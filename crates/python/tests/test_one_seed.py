"""The same seed gives the same games in Rust, in the browser, here and in a batch.

A test of the terminal plays the games of `one_seed.json` in Rust and with the session of the browser.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import takht

ENTRIES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "one_seed.json").read_text())


def name(entry: dict[str, Any]) -> str:
    found: str = entry["contest"]["game"]
    return found


@pytest.mark.parametrize("entry", ENTRIES, ids=name)
def test_fair_deals_are_those_of_the_browser(entry: dict[str, Any]) -> None:
    # The record has seed and nonces: the deals are drawn from them again.
    assert takht.verify(entry["fair"]) == entry["drawn"]
    changed = {**entry["fair"], "fair": {**entry["fair"]["fair"], "nonces": ["00" * 16, "11" * 16]}}
    with pytest.raises(takht.Unfair):
        takht.verify(changed)


@pytest.mark.parametrize("entry", ENTRIES, ids=name)
def test_a_seed_deals_the_same_games_everywhere(entry: dict[str, Any]) -> None:
    contest, dealt = entry["contest"], entry["dealt"]
    game, seed, options = contest["game"], contest["seed"], contest["options"]
    results = takht.arena.play(game, contest["seats"], games=2, seed=seed, simulations=1, **options)
    assert results.record(0)["events"] == dealt["events"]
    position = takht.Game(game, seed=seed, **options)
    batch = takht.Batch(game, 1, seed=seed, **options)
    while not position.over:
        # What nobody decides has been dealt already, by the same generator.
        played = position.events
        assert played == dealt["events"][: len(played)]
        event = dealt["events"][len(played)]
        action = position.action(event)
        assert action is not None and position.turn == batch.turn[0]
        position.play(event)
        batch.step([action])
    assert position.over and position.events == dealt["events"]
    assert batch.done[0] and batch.score[0].tolist() == position.points()

