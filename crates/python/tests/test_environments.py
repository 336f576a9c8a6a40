"""PettingZoo and Gymnasium hold the environments to their contracts."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
import takht
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from takht.gymnasium import TakhtEnv, TakhtVectorEnv
from takht.pettingzoo import env, ids

Setup = tuple[str, dict[str, Any]]


def test_pettingzoo_api(setup: Setup) -> None:
    game, options = setup
    with warnings.catch_warnings():
        # It expects a plain array, and only knows its own environments with masks.
        warnings.filterwarnings("error", category=UserWarning)
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(env(game, **options), num_cycles=60)


def test_pettingzoo_seed(setup: Setup) -> None:
    game, options = setup
    seed_test(lambda: env(game, **options), num_cycles=40)


def test_pettingzoo_render(setup: Setup, capsys: pytest.CaptureFixture[str]) -> None:
    game, options = setup
    svg = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(lambda render_mode: env(game, render_mode=render_mode, **options), custom_tests=svg)
    assert "takht.Game" in capsys.readouterr().out


def test_pettingzoo_performance(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env("kingdomino", players=2))
    assert "turns per second" in capsys.readouterr().out


def test_pettingzoo_knows_the_games_by_name() -> None:
    for game, name in ids().items():
        made = pettingzoo.make("aec", name, players=2)
        made.reset(seed=1)
        assert made.unwrapped.metadata["name"].startswith("takht_")
        assert made.unwrapped.game.name == game


def test_pettingzoo_refuses_what_is_not_legal() -> None:
    game = env("kingdomino", players=2)
    game.reset(seed=1)
    for action in (4, -1, 10**6):
        with pytest.raises(takht.BadAction, match=f"action {action} is not legal"):
            game.step(action)
    game.step(0)
    with pytest.raises(takht.BadAction):
        game.step(None)
    with pytest.raises(ValueError, match="there is no render mode"):
        env("kingdomino", render_mode="rgb_array")
    with pytest.raises(takht.BadOptions):
        env("kingdomino", players=8)


def test_pettingzoo_rewards_who_wins() -> None:
    game = env("kingdomino", players=2)
    game.reset(seed=8)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        total[agent] += reward
        game.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    points = game.unwrapped.game.points()
    assert list(total.values()) == game.unwrapped.game.returns()
    assert (total["player_0"] > total["player_1"]) == (points[0] > points[1])


class Legal(gymnasium.ActionWrapper[Any, Any, Any]):
    """Gymnasium's checker plays any action: each stands for a legal one here."""

    def action(self, action: Any) -> Any:
        made = self.unwrapped
        assert isinstance(made, TakhtEnv)
        if made.game is None or made.game.over:
            return action
        legal = made.game.actions()
        return legal[action % len(legal)]


def test_gymnasium_environment(setup: Setup) -> None:
    game, options = setup
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Legal(TakhtEnv(game, **options)), skip_render_check=True)
    made = TakhtEnv(game, opponents="random", render_mode="svg", **options)
    seen, info = made.reset(seed=5)
    steps = 0
    over = False
    while not over:
        assert made.observation_space.contains(seen)
        action = int(np.flatnonzero(info["action_mask"])[-1])
        seen, reward, over, cut, info = made.step(action)
        assert not cut and (over or reward == 0)
        steps += 1
    assert steps > 3 and str(made.render()).startswith("<svg")
    with pytest.raises(takht.BadAction, match="call reset"):
        made.step(0)


def test_gymnasium_knows_the_games_by_name() -> None:
    for game in takht.games():
        made = gymnasium.make(f"takht/{game}-v1", players=2, disable_env_checker=True)
        _, info = made.reset(seed=3)
        assert info["action_mask"].any()
    many = gymnasium.make_vec("takht/kingdomino-v1", num_envs=3, players=2)
    assert isinstance(many.unwrapped, TakhtVectorEnv) and many.num_envs == 3


def test_gymnasium_vector() -> None:
    many = TakhtVectorEnv("kingdomino", 8, players=2, opponents="random", seed=1)
    seen, info = many.reset(seed=1)
    ended = 0
    for _ in range(60):
        assert many.observation_space.contains(seen)
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        seen, reward, done, cut, info = many.step(actions)
        assert reward.shape == (8,) and not cut.any() and not reward[~done].any()
        ended += int(done.sum())
        if done.any():
            assert (info["_points"] == done).all() and info["points"].shape == (8, 2)
    assert ended >= 8
    again, _ = many.reset(seed=1)
    fresh, _ = TakhtVectorEnv("kingdomino", 8, players=2, opponents="random", seed=1).reset(seed=1)
    assert (again == fresh).all()


def test_gymnasium_refuses_wrong_input() -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        TakhtEnv("kingdomino", players=2, seat=2)
    with pytest.raises(ValueError, match="2 opponents for 1 other seats"):
        TakhtEnv("kingdomino", players=2, opponents=["greedy", "greedy"])
    with pytest.raises(takht.NoBot):
        TakhtEnv("kingdomino", players=2, opponents="kasparov")
    made = TakhtEnv("kingdomino", players=2)
    made.reset(seed=1)
    with pytest.raises(takht.BadAction, match="not legal"):
        made.step(328)
    with pytest.raises(ValueError, match="one seed"):
        TakhtVectorEnv("kingdomino", 2, players=2).reset(seed=[1, 2])
