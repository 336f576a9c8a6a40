"""OpenSpiel's own tests of our games: random simulation with serialization, and playthroughs."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
import takht.openspiel  # noqa: F401
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

GAMES = [
    "takht_kingdomino(players=2)",
    "takht_kingdomino(players=4)",
    'takht_kingdomino(players=3,options={"dynasty": true})',
    "takht_kingdom_builder(players=2)",
    "takht_kingdom_builder(players=4)",
    'takht_capture(players=3,options={"round_limit": 10})',
]


def load(name: str) -> pyspiel.Game:
    short, _, rest = name.rstrip(")").partition("(")
    players, _, options = rest.partition(",options=")
    params = {"players": int(players.partition("=")[2])}
    if options:
        params["options"] = options
    return pyspiel.load_game(short, params)


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_a_distribution_and_states_go_their_own_way(name: str) -> None:
    chance = np.random.RandomState(3)
    state = load(name).new_initial_state()
    while not state.is_terminal():
        copy = state.clone()
        assert str(copy) == str(state)
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            assert abs(sum(weights) - 1) < 1e-9 and max(outcomes) < state.get_game().max_chance_outcomes()
            action = chance.choice(outcomes, p=np.array(weights) / sum(weights))
        else:
            action = chance.choice(state.legal_actions())
        state.apply_action(int(action))
        assert str(copy) != str(state) or copy.history() != state.history()
    assert abs(sum(state.returns())) < 1e-9


def test_an_information_state_is_what_the_seat_was_shown() -> None:
    game = load("takht_kingdom_builder(players=2)")
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    states = []
    for other in (0, 1):
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            draws = [state.action_to_string(outcome) for outcome in outcomes]
            second = draws[0].startswith("draw 1")
            state.apply_action(outcomes[other] if second else outcomes[0])
        states.append(state)
    own = [observer.string_from(state, 0) for state in states]
    theirs = [observer.string_from(state, 1) for state in states]
    assert own[0] == own[1] and theirs[0] != theirs[1]
    assert "draw 1 ?" in own[0]


@pytest.mark.parametrize("name", ["takht_kingdomino", "takht_kingdom_builder", "takht_capture"])
def test_playthrough(name: str) -> None:
    said = generate_playthrough.playthrough(
        name, action_sequence=None, seed=5, observation_params_string=None
    )
    assert f'GameType.short_name = "{name}"' in said
    assert "IsChanceNode() = True" in said and "IsTerminal() = True" in said
