"""Every game for OpenSpiel, as a game in Python: `pyspiel.load_game("takht_kingdomino(players=3)")`.

Chance is explicit. A deal of several things at once is drawn one after the other, so that no chance node has more than
a few dozen outcomes. The information state of a player is what its seat was shown; the observation tensor is the row of
bytes that `takht.space` describes, each divided by 255.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from . import Game, games, space

__all__ = ["TakhtGame", "TakhtState", "register"]

#: The most outcomes of a chance event: two dice with twelve faces.
MOST_OUTCOMES = 144

#: No game is longer. Capture needs a limit of rounds for that.
LONGEST = 4000

#: The boards of Kingdom Builder in alphabetical order: each can be turned.
BOARDS = ("barn", "farm", "harbor", "oasis", "oracle", "paddock", "tavern", "tower")

INFORMATION = pyspiel.GameType.Information


def _type(name: str) -> Any:
    secrets = name == "kingdom-builder"
    return pyspiel.GameType(
        short_name=f"takht_{name.replace('-', '_')}",
        long_name=f"Takht: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=INFORMATION.IMPERFECT_INFORMATION if secrets else INFORMATION.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": "{}"},
    )


class TakhtGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game; `options` is a JSON object with the other options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        options: dict[str, Any] = json.loads(params.get("options", "{}"))
        options["players"] = params.get("players", 2)
        if name == "capture":
            options.setdefault("round_limit", 60)
        self.name = name
        self.options = options
        self.space = space(name, **options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=options["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(name), info, params)

    def new_initial_state(self) -> TakhtState:
        return TakhtState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError("observers have no parameters")
        return Observer(self.space.observation, iig_obs_type)


class TakhtState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A position, or a deal of which a part is drawn."""

    def __init__(self, game: TakhtGame) -> None:
        super().__init__(game)
        self.position = Game(game.name, deals=False, **game.options)
        #: The outcomes drawn so far of a deal of several things.
        self._drawn: list[int] = []
        self._boards_fixed = game.options.get("boards") is not None

    def current_player(self) -> int:
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        turn = self.position.turn
        return int(pyspiel.PlayerId.CHANCE) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(action) for action in self.position.actions())

    def _deals_line(self) -> int:
        """How many dominoes the line that is due has; 0 if something else is due."""
        position = self.position
        if position.name != "kingdomino":
            return 0
        first = position.events[-1:]
        if first and first[0].startswith("deal"):
            return 0
        return 3 if position.players == 3 else 4

    def _lays_boards(self) -> bool:
        return (
            self.position.name == "kingdom-builder"
            and not self.position.events
            and not self._boards_fixed
        )

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._deals_line():
            names = self.position.space.vector
            row = self.position.observation(0)[-len(names) :]
            left = [
                domino - 1
                for domino in range(1, 49)
                if row[names.index(f"domino {domino} is to come")] and domino - 1 not in self._drawn
            ]
            return [(domino, 1 / len(left)) for domino in left]
        if self._lays_boards():
            used = {outcome // 2 for outcome in self._drawn}
            left = [outcome for outcome in range(2 * len(BOARDS)) if outcome // 2 not in used]
            return [(outcome, 1 / len(left)) for outcome in left]
        return [(nth, chance) for nth, (_, chance) in enumerate(self.position.outcomes() or [])]

    def _apply_action(self, action: int) -> None:
        if not self.position.chance:
            self.position.play(action)
            return
        if self._deals_line():
            self._drawn.append(action)
            if len(self._drawn) == self._deals_line():
                line = " ".join(str(domino + 1) for domino in sorted(self._drawn))
                self._drawn = []
                self.position.play(f"deal {line}")
        elif self._lays_boards():
            self._drawn.append(action)
            if len(self._drawn) == 4:
                laid = (BOARDS[outcome // 2] + "^" * (outcome % 2) for outcome in self._drawn)
                self.position.play("boards " + " ".join(laid))
                self._drawn = []
        else:
            outcomes = self.position.outcomes()
            assert outcomes is not None
            self.position.play(outcomes[action][0])

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.position.event(action) or f"action {action}"
        if self._deals_line():
            return f"draws domino {action + 1}"
        if self._lays_boards():
            return f"draws {BOARDS[action // 2]}" + "^" * (action % 2)
        outcomes = self.position.outcomes() or []
        return outcomes[action][0] if action < len(outcomes) else f"outcome {action}"

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        drawn = "".join(f" {outcome}" for outcome in self._drawn)
        return "\n".join(self.position.events) + drawn


class Observer:
    """What a player may know: a tensor, and everything that it was shown as text."""

    def __init__(self, size: int, iig_obs_type: Any) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall

    def set_from(self, state: TakhtState, player: int) -> None:
        self.tensor[:] = state.position.observation(player).astype(np.float32) / 255

    def string_from(self, state: TakhtState, player: int) -> str:
        if self._recalls:
            # What is drawn so far of a deal is shown when the deal is complete.
            return "\n".join([f"player {player}", *state.position.view(player).events])
        return state.position.observation(player).tobytes().hex()


def register() -> None:
    """Registers every game; importing this module does it."""
    for name in games():
        kind = _type(name)
        if kind.short_name not in pyspiel.registered_names():

            class Registered(TakhtGame):
                """The game under its name."""

                _name = name

                def __init__(self, params: dict[str, Any] | None = None) -> None:
                    super().__init__(self._name, params)

            pyspiel.register_game(kind, Registered)


register()
