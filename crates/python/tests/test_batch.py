"""`takht.Batch`: the same games as everywhere, in the same arrays every time, and what it refuses."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest
import takht
from takht import arena

Setup = tuple[str, dict[str, Any]]


def test_a_batch_plays_what_the_games_play(setup: Setup) -> None:
    game, options = setup
    n, seed = 5, 11
    batch = takht.Batch(game, n, seed=seed, observations=True, threads=2, **options)
    games = [takht.Game(game, seed=seed, deal=lane, **options) for lane in range(n)]
    numbers = list(range(n))
    ended = 0
    for _ in range(250):
        for lane, position in enumerate(games):
            assert batch.turn[lane] == position.turn
            assert (batch.mask[lane] == position.mask()).all()
            assert (batch.observation[lane] == position.observation()).all()
        actions = batch.sample().copy()
        batch.step(actions)
        for lane, position in enumerate(games):
            position.play(int(actions[lane]))
            assert batch.done[lane] == position.over
            if position.over:
                assert batch.reward[lane].tolist() == pytest.approx(position.returns())
                assert batch.score[lane].tolist() == position.points()
                numbers[lane] += n
                games[lane] = takht.Game(game, seed=seed, deal=numbers[lane], **options)
                ended += 1
            else:
                assert not batch.reward[lane].any()
    assert ended > 0 or options.get("dynasty")


def test_a_batch_deals_what_a_contest_deals() -> None:
    """The engines of `takht arena` play the contest, so this is the same game in Rust, in Python and in a batch."""
    results = arena.play("kingdomino", ["random", "greedy"], games=8, seed=4, simulations=5)
    assert {row["bot"] for row in results.rows} == {"random", "greedy"}
    # Game 2·k of two bots is deal k, with the bots in their order.
    batch = takht.Batch("kingdomino", 4, seed=4, players=2)
    with_bot = takht.Batch("kingdomino", 1, seed=4, players=2, bots={1: "greedy"}, simulations=5)
    for deal in range(4):
        record = results.record(2 * deal)
        game = takht.Game("kingdomino", seed=4, deal=deal, players=2)
        for event in record["events"]:
            if not event.startswith(("deal", "kings")):
                if deal == 0 and game.turn == 0:
                    number = game.action(event)
                    assert number is not None and with_bot.mask[0, number]
                    with_bot.step([number])
                game.play(event)
        assert game.events == record["events"] and game.over
        if deal == 0:
            assert with_bot.done[0] and with_bot.score[0].tolist() == game.points()
        first = takht.Game("kingdomino", seed=4, deal=deal, players=2)
        assert (batch.mask[deal] == first.mask()).all()


def test_arrays_are_never_copied_and_never_written_by_others() -> None:
    batch = takht.Batch("capture", 3, observations=True, layout="line", round_limit=5)
    arrays = [batch.mask, batch.observation, batch.turn, batch.reward, batch.done, batch.score, batch.sample()]
    before = batch.observation.copy()
    batch.step(batch.sample())
    again = [batch.mask, batch.observation, batch.turn, batch.reward, batch.done, batch.score, batch.sample()]
    for one, other in zip(arrays, again):
        assert one is other
        with pytest.raises(ValueError, match="read-only"):
            one[0] = 1
    assert (batch.observation != before).any()
    assert batch.mask.shape == (3, batch.space.actions) and batch.mask.dtype == np.bool_
    assert batch.observation.dtype == np.uint8 and batch.turn.dtype == np.uint8
    assert batch.reward.shape == (3, 2) and batch.reward.dtype == np.float32
    assert batch.score.dtype == np.int32 and len(batch) == batch.n == 3


def test_the_same_seed_gives_the_same_games_and_threads_change_nothing(setup: Setup) -> None:
    game, options = setup
    one = takht.Batch(game, 6, seed=2, **options)
    other = takht.Batch(game, 6, seed=2, threads=4, **options)
    for _ in range(80):
        actions = one.sample()
        assert (actions == other.sample()).all()
        one.step(actions)
        other.step(actions)
        assert (one.mask == other.mask).all() and (one.score == other.score).all()
    one.reset(2)
    assert (one.mask == takht.Batch(game, 6, seed=2, **options).mask).all()


def test_candidates_are_the_legal_actions() -> None:
    batch = takht.Batch("kingdomino", 4, players=2)
    for _ in range(9):
        batch.step(batch.sample())
    starts, actions, features = batch.candidates()
    assert starts[0] == 0 and starts[-1] == len(actions) == len(features)
    for lane in range(4):
        own = actions[starts[lane] : starts[lane + 1]]
        assert sorted(own.tolist()) == np.flatnonzero(batch.mask[lane]).tolist()
    assert features.shape[1] == len(batch.space.features)


def test_other_whole_numbers_and_lists_are_actions() -> None:
    batch = takht.Batch("kingdomino", 3, players=2)
    kinds: list[Any] = [np.int32, np.uint16, np.int64, list]
    for kind in kinds:
        actions = batch.sample().copy()
        batch.step(actions.tolist() if kind is list else actions.astype(kind))
    wide = np.zeros((3, 2), np.int64)
    wide[:, 0] = batch.sample()
    batch.step(wide[:, 0])


def test_wrong_actions_change_nothing() -> None:
    batch = takht.Batch("kingdomino", 3, players=2)
    before = batch.mask.copy()
    legal = batch.sample().copy()
    illegal = legal.copy()
    illegal[1] = 200
    wrong: list[tuple[Any, Any, str | None]] = [
        (illegal, takht.BadAction, "action 200 is not legal in game 1"),
        (-legal - 1, takht.BadAction, "not legal in game 0"),
        (legal[:2], takht.BadAction, "2 actions for 3 games"),
        (legal.reshape(3, 1), takht.BadAction, r"shape \[3, 1\], expected \[3\]"),
        (legal.astype(float), TypeError, "float64"),
        (legal.astype(bool), TypeError, "bool"),
        (["pick 1"] * 3, TypeError, "whole numbers"),
        (None, (TypeError, takht.BadAction), None),
        (3, takht.BadAction, "shape"),
    ]
    for actions, error, said in wrong:
        with pytest.raises(error, match=said):
            batch.step(actions)
        assert (batch.mask == before).all()
    batch.step(legal)


def test_what_cannot_be_played_makes_no_batch() -> None:
    wrong: list[tuple[dict[str, Any], Any, str | None]] = [
        ({"game": "chess", "n": 1}, takht.BadOptions, "chess"),
        ({"game": "kingdomino", "n": 0}, ValueError, "number of games"),
        ({"game": "kingdomino", "n": -1}, OverflowError, None),
        ({"game": "kingdomino", "n": 1 << 30}, ValueError, "number of games"),
        ({"game": "kingdomino", "n": 1, "threads": 0}, ValueError, "threads"),
        ({"game": "kingdomino", "n": 1, "players": 7}, takht.BadOptions, "7"),
        ({"game": "kingdomino", "n": 1, "layout": "river"}, ValueError, "layout"),
        ({"game": "kingdomino", "n": 1, "players": 2, "bots": {1: "kasparov"}}, takht.NoBot, "kasparov"),
        ({"game": "kingdomino", "n": 1, "players": 2, "bots": {2: "greedy"}}, ValueError, "no seat 2"),
        ({"game": "kingdomino", "n": 1, "players": 2, "bots": ["greedy"] * 2}, ValueError, "at least one seat"),
        ({"game": "kingdomino", "n": 1, "players": 2, "bots": ["greedy"] * 3}, ValueError, "3 entries"),
        ({"game": "kingdomino", "n": 1, "bots": 5}, TypeError, "bots are a dictionary"),
        ({"game": "kingdomino", "n": 1, "seed": "x"}, TypeError, None),
    ]
    for arguments, error, said in wrong:
        with pytest.raises(error, match=said):
            takht.Batch(**arguments)
    plain = takht.Batch("kingdomino", 1, mask=False)
    with pytest.raises(ValueError, match="mask=False"):
        plain.mask
    with pytest.raises(ValueError, match="observations=True"):
        plain.observation


def test_two_threads_cannot_use_a_batch_at_once() -> None:
    # Bots that think make a step long, so the other thread surely meets it.
    batch = takht.Batch("kingdomino", 64, players=2, bots={1: "master"}, simulations=150)
    actions = batch.sample().copy()
    begun, ended = threading.Event(), threading.Event()
    failed: list[Exception] = []

    def play() -> None:
        begun.set()
        try:
            for _ in range(20):
                batch.step(batch.sample())
                if refused:
                    break
        except takht.Busy as busy:
            # The other thread had the batch first.
            failed.append(busy)
        ended.set()

    refused: list[str] = []
    thread = threading.Thread(target=play)
    thread.start()
    begun.wait(60)
    while not ended.is_set() and not refused:
        try:
            batch.sample()
        except takht.Busy as busy:
            refused.append(str(busy))
    thread.join(300)
    said = refused or [str(busy) for busy in failed]
    assert said == ["another thread is using this batch: give each thread one of its own"]
    assert len(actions) == 64


def test_bots_play_the_other_seats() -> None:
    batch = takht.Batch("kingdom-builder", 2, players=3, bots=["greedy", None, "random"])
    for _ in range(300):
        assert (batch.turn == 1).all()
        batch.step(batch.sample())
