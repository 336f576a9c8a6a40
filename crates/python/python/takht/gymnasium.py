"""Every game as an environment of Gymnasium: one seat against bots, alone or many at once.

    gymnasium.make("takht/kingdomino-v1", players=2, opponents="greedy")
    gymnasium.make_vec("takht/kingdomino-v1", num_envs=64, players=2)

An observation is a row of bytes (see `takht.space`), and `info["action_mask"]` says which actions are legal. Rewards come
at the end: 1 for a win alone; a loss is less than 0. An illegal action is refused with `takht.BadAction`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from . import BadAction, Batch, Game, games, space
from .bots import Player

__all__ = ["TakhtEnv", "TakhtVectorEnv", "register"]

#: The version of the environments: it follows the version of the spaces.
VERSION = 1


def _opponents(
    opponents: str | Sequence[str], seat: int, players: int
) -> dict[int, str]:
    if not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat}; the seats are 0 to {players - 1}")
    others = [other for other in range(players) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise ValueError(f"{len(names)} opponents for {len(others)} other seats")
    return dict(zip(others, names))


class TakhtEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat against bots."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str = "kingdomino",
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        simulations: int = 100,
        layout: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            modes = ", ".join(self.metadata["render_modes"])
            raise ValueError(f"there is no render mode {render_mode!r}; the modes are {modes}")
        self.render_mode = render_mode
        self._name, self._layout, self._options = game, layout, options
        self._seat, self._simulations = seat, simulations
        self._space = space(game, **options)
        players = Game(game, deals=False, **options).players
        self._bots = _opponents(opponents, seat, players)
        for other, bot in self._bots.items():
            Player(game, bot, other, **options)
        self.observation_space = spaces.Box(0, 255, (self._space.observation,), np.uint8)
        self.action_space = spaces.Discrete(self._space.actions)
        self.game: Game | None = None
        self._players: dict[int, Player] = {}
        self._shown = 0

    def _show(self, game: Game) -> None:
        events = game.events
        for event in events[self._shown :]:
            for player in self._players.values():
                player.watch(event)
        self._shown = len(events)

    def _play_bots(self, game: Game) -> None:
        self._show(game)
        while game.turn is not None and game.turn != self._seat:
            game.play(self._players[game.turn].choose(simulations=self._simulations))
            self._show(game)

    def _seen(self, game: Game) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        own = game.turn == self._seat
        mask = game.mask() if own else np.zeros(self._space.actions, np.bool_)
        return game.observation(self._seat), {
            "action_mask": mask.view(np.int8),
            "points": game.points(),
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        own = int(self.np_random.integers(2**63))
        self.game = Game(self._name, seed=own, layout=self._layout, **self._options)
        self._players = {
            other: Player(self._name, bot, other, seed=own, **self._options)
            for other, bot in self._bots.items()
        }
        self._shown = 0
        self._play_bots(self.game)
        return self._seen(self.game)

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        game = self.game
        if game is None or game.over:
            raise BadAction("there is no game: call reset first")
        number = int(action)
        event = game.event(number) if 0 <= number < self._space.actions else None
        if event is None or event not in game.legal():
            raise BadAction(f"action {action} is not legal: info['action_mask'] says which are")
        game.play(event)
        self._play_bots(game)
        observation, info = self._seen(game)
        return observation, game.returns()[self._seat], game.over, False, info

    def render(self) -> str | None:
        """The position as text (`ansi`) or as a picture (`svg`)."""
        if self.game is None or self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return self.game.svg()
        return f"{self.game!r}\n{self.game.prompt() or 'the game is over'}"


class TakhtVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """Many games at once, one seat of each against bots; a game that ends is followed by the next one at once.

    Arrays are those of a `takht.Batch`: the next step writes into the same memory, unless `copy` is set.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str = "kingdomino",
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        simulations: int = 100,
        threads: int = 1,
        copy: bool = True,
        layout: str | None = None,
        seed: int = 0,
        **options: Any,
    ) -> None:
        players = Game(game, deals=False, **options).players
        bots = _opponents(opponents, seat, players)
        self.num_envs = num_envs
        self._seat, self._copy = seat, copy
        self.batch = Batch(
            game,
            num_envs,
            seed=seed,
            observations=True,
            threads=threads,
            bots=bots,
            simulations=simulations,
            layout=layout,
            **options,
        )
        shape = self.batch.space
        self.single_observation_space = spaces.Box(0, 255, (shape.observation,), np.uint8)
        self.single_action_space = spaces.Discrete(shape.actions)
        self.observation_space = gymnasium.vector.utils.batch_space(
            self.single_observation_space, num_envs
        )
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def _info(self) -> dict[str, Any]:
        mask = self.batch.mask.view(np.int8)
        return {"action_mask": mask.copy() if self._copy else mask}

    def _observation(self) -> NDArray[np.uint8]:
        return self.batch.observation.copy() if self._copy else self.batch.observation

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        if isinstance(seed, list):
            raise ValueError("one seed determines the games of all environments")
        self.batch.reset(seed)
        return self._observation(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[
        NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
    ]:
        self.batch.step(actions)
        done = self.batch.done.copy()
        info = self._info()
        if done.any():
            # The points of the games that have ended, and which these are.
            info["points"], info["_points"] = self.batch.score.copy(), done
        reward = self.batch.reward[:, self._seat].astype(np.float64)
        return self._observation(), reward, done, np.zeros_like(done), info


def register() -> None:
    """Registers every game; Gymnasium calls it by itself when it is imported."""
    for game in games():
        name = f"takht/{game}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "takht.gymnasium:TakhtEnv",
                vector_entry_point="takht.gymnasium:TakhtVectorEnv",
                kwargs={"game": game},
            )


register()
