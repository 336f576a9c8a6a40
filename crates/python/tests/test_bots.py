"""`takht.bots` and `takht.arena`."""

from __future__ import annotations

from typing import Any

import pytest
import takht
from takht import arena, bots

Setup = tuple[str, dict[str, Any]]


def test_every_bot_plays_every_game(setup: Setup) -> None:
    game, options = setup
    assert {"novice", "squire", "knight", "master", "random", "greedy"} <= set(bots.names(game))
    for bot in bots.names(game):
        position = takht.Game(game, seed=1, **options)
        seat = position.turn
        events = bots.choose(position, bot, simulations=20, seed=7)
        assert events == bots.choose(position, bot, simulations=20, seed=7)
        for event in events:
            assert position.turn == seat
            position.play(event)


def test_a_seated_bot_watches_and_chooses() -> None:
    game = takht.Game("kingdom-builder", seed=2)
    own = game.turn
    assert own is not None
    player = bots.Player("kingdom-builder", "squire", own, seed=1)
    other = bots.Player("kingdom-builder", "squire", 1 - own, seed=1)
    for event in game.events:
        player.watch(event)
        other.watch(event)
    assert player.seat == own and player.choose(simulations=10) in game.legal()
    with pytest.raises(ValueError, match="it is not the turn"):
        other.choose()
    with pytest.raises(takht.Refused):
        player.watch("build 0,0")


def test_advice_and_analysis() -> None:
    game = takht.Game("kingdomino", players=2, seed=3)
    advice = bots.advise(game, simulations=200)
    assert sorted(opinion["event"] for opinion in advice["opinions"]) == sorted(game.legal())
    assert sum(advice["standing"]) == pytest.approx(1)
    while not game.over:
        game.play(game.legal()[0])
    analysis = bots.analyze(game.record(), simulations=20)
    assert analysis["result"] is not None and len(analysis["accuracy"]) == 2
    assert all(0 <= made["loss"] <= 1 for made in analysis["decisions"])
    timed = bots.choose(takht.Game("kingdomino", seed=1), seconds=0.01)
    assert timed


def test_matches_are_the_same_for_a_seed() -> None:
    one = arena.play("kingdomino", ["random", "greedy"], games=10, seed=5, simulations=1)
    other = arena.play("kingdomino", ["random", "greedy"], games=10, seed=5, simulations=1, threads=1)
    assert one.games == other.games and len(one.games) == 10
    greedy = next(row for row in one.rows if row["bot"] == "greedy")
    assert greedy["share"] > 0.5 and greedy["games"] == 10
    record = one.record(3)
    assert takht.Game.from_record(record).points() == one.games[3]["totals"][::-1]
    try:
        import pandas  # noqa: F401
    except ImportError:
        with pytest.raises(ImportError, match=r"pip install 'takht\[pandas\]'"):
            one.frame()
    else:
        assert list(one.frame()["bot"]) == [row["bot"] for row in one.rows]
        assert len(one.games_frame()) == 20


def test_wrong_input_is_refused() -> None:
    game = takht.Game("kingdomino", players=2, seed=1)
    over = takht.Game("kingdomino", players=2, deals=False)
    nothing: Any = "kingdomino"
    wrong: list[tuple[Any, Any, str | None]] = [
        (lambda: bots.names("chess"), takht.BadOptions, "chess"),
        (lambda: bots.choose(game, "kasparov"), takht.NoBot, "kasparov"),
        (lambda: bots.choose(over), ValueError, "no seat is to act"),
        (lambda: bots.choose(game, simulations=0), ValueError, "at least 1"),
        (lambda: bots.choose(game, simulations=5, seconds=1), ValueError, "not both"),
        (lambda: bots.choose(game, seconds=float("nan")), ValueError, "seconds"),
        (lambda: bots.choose(game, seconds=-1), ValueError, "seconds"),
        (lambda: bots.choose(nothing), TypeError, None),
        (lambda: bots.advise(over), ValueError, "no seat is to act"),
        (lambda: bots.analyze({"game": "kingdomino"}), takht.BadRecord, "takht"),
        (lambda: bots.Player("kingdomino", "greedy", 4), ValueError, "no seat 4"),
        (lambda: bots.Player("kingdomino", "deep blue", 0), takht.NoBot, "deep blue"),
        (lambda: arena.play("kingdomino", ["greedy"] * 5), takht.BadOptions, "5"),
        (lambda: arena.play("kingdomino", ["greedy"] * 3, players=2), ValueError, "3 bots for 2 seats"),
        (lambda: arena.play("kingdomino", ["greedy", "x"]), takht.NoBot, "x"),
    ]
    for call, error, said in wrong:
        with pytest.raises(error, match=said):
            call()
