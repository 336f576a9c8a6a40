"""Every game as an environment of PettingZoo, in which the players act one after the other (AEC).

    from takht.pettingzoo import env
    game = env("kingdomino", players=2)

The environments are registered, too: `pettingzoo.make("aec", "takht/kingdomino-v1", players=2)`. An observation has the
keys `observation` (a row of bytes: see `takht.space`) and `action_mask`. Rewards come at the end: 1 for a win alone, and
all rewards of a game add up to 0. An illegal action is refused with `takht.BadAction`; the game does not change.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import BadAction, Game, games, space

__all__ = ["env", "ids", "raw_env"]

#: The version of the environments: it follows the version of the spaces.
VERSION = 1


class raw_env(AECEnv[str, dict[str, NDArray[Any]], "int | None"]):  # type: ignore[misc, unused-ignore]
    """A game, without the wrapper that checks the order of calls."""

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "kingdomino",
        *,
        render_mode: str | None = None,
        seed: int | None = None,
        layout: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            modes = ", ".join(self.metadata["render_modes"])
            raise ValueError(f"there is no render mode {render_mode!r}; the modes are {modes}")
        self.metadata = {**self.metadata, "name": f"takht_{game.replace('-', '_')}_v{VERSION}"}
        self.render_mode = render_mode
        self._name, self._layout, self._options = game, layout, options
        self._seed, self._deal = seed, 0
        self._space = space(game, **options)
        self.game = self._begin()
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents = list(self.possible_agents)
        self.agent_selection = self._acting()
        self._observations: dict[str, spaces.Space[Any]] = {}
        self._actions: dict[str, spaces.Space[Any]] = {}
        for agent in self.possible_agents:
            self._observations[agent] = spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self._space.observation,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self._space.actions,), np.int8),
                }
            )
            self._actions[agent] = spaces.Discrete(self._space.actions)
        self._clear()

    def _begin(self) -> Game:
        return Game(
            self._name, seed=self._seed, deal=self._deal, layout=self._layout, **self._options
        )

    def _acting(self) -> str:
        return self.possible_agents[self.game.turn or 0]

    def _clear(self) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. With a seed its deals are those of the seed; without one, the next of the last seed."""
        if seed is not None:
            self._seed, self._deal = seed, 0
        elif self._seed is not None:
            self._deal += 1
        self.game = self._begin()
        self.agents = list(self.possible_agents)
        self._clear()
        self.agent_selection = self._acting()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        if self.game.turn == seat:
            mask = self.game.mask().view(np.int8)
        else:
            mask = np.zeros(self._space.actions, np.int8)
        return {"observation": self.game.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadAction("an action is missing: only players whose game is over have none")
        event = self.game.event(action) if 0 <= action < self._space.actions else None
        if event is None or event not in self.game.legal():
            raise BadAction(f"action {action} is not legal: the mask says which are")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.game.play(event)
        if self.game.over:
            for agent, reward in zip(self.possible_agents, self.game.returns()):
                self.rewards[agent] = reward
                self.terminations[agent] = True
        else:
            self.agent_selection = self._acting()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position: printed (`human`), as text (`ansi`) or as a picture (`svg`)."""
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return self.game.svg()
        last = self.game.events[-1] if self.game.events else "the beginning"
        text = f"{self.game!r}\nlast: {last}\n{self.game.prompt() or 'the game is over'}"
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str = "kingdomino", **arguments: Any) -> AECEnv[Any, Any, Any]:
    """A game that checks the order of calls."""
    made: AECEnv[Any, Any, Any] = wrappers.OrderEnforcingWrapper(raw_env(game, **arguments))
    return made


def ids() -> dict[str, str]:
    """The names under which the games are registered."""
    return {game: f"takht/{game}-v{VERSION}" for game in games()}


def _register() -> None:
    for game, name in ids().items():
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "takht.pettingzoo:env", kwargs={"game": game})


_register()
