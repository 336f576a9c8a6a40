"""Plays batches on the workers of a Ray cluster and learns from all of them: `python ray_cluster.py`.

Each worker is an actor with a batch of its own, and each has a node of its own: here both nodes are on this machine; on
several machines only `main` changes. The learner sends them its weights, and they send back how often each
kind of opening pick has won. What is learned is small on purpose: which place of the first line wins most often.
"""

from __future__ import annotations

import numpy as np
import ray
import takht
from ray.cluster_utils import Cluster


@ray.remote(num_cpus=1)
class Worker:
    """A batch of games on one worker."""

    def __init__(self, number: int, games: int) -> None:
        self.batch = takht.Batch("kingdomino", games, seed=number, players=2)
        self.chance = np.random.default_rng(number)

    def play(self, weights: np.ndarray, steps: int) -> tuple[np.ndarray, np.ndarray]:
        """Plays, choosing picks by these weights; returns for each place of the line how it was chosen and won."""
        batch = self.batch
        chosen, won = np.zeros(4), np.zeros(4)
        picks: list[list[tuple[int, int]]] = [[] for _ in range(batch.n)]
        for _ in range(steps):
            actions = batch.sample().copy()
            turn = batch.turn.copy()
            legal = batch.mask[:, :4]
            for lane in np.flatnonzero(legal.any(axis=1)):
                chances = np.where(legal[lane], weights, 0)
                actions[lane] = self.chance.choice(4, p=chances / chances.sum())
                picks[lane].append((int(turn[lane]), int(actions[lane])))
            batch.step(actions)
            for lane in np.flatnonzero(batch.done):
                for seat, place in picks[lane]:
                    chosen[place] += 1
                    won[place] += batch.reward[lane, seat]
                picks[lane] = []
        return chosen, won


def train(workers: int = 2, rounds: int = 4, games: int = 64, steps: int = 500) -> np.ndarray:
    """Learns weights for the four places of a line."""
    actors = [Worker.remote(number, games) for number in range(workers)]
    weights = np.ones(4) / 4
    for nth in range(rounds):
        results = ray.get([actor.play.remote(weights, steps) for actor in actors])
        chosen = sum(result[0] for result in results)
        value = sum(result[1] for result in results) / np.maximum(chosen, 1)
        weights = weights * np.exp(2 * value)
        weights /= weights.sum()
        print(f"round {nth + 1}: {int(chosen.sum())} picks, weights {np.round(weights, 3)}")
    return weights


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    try:
        nodes = sum(node["Alive"] for node in ray.nodes())
        weights = train()
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert nodes == 2 and abs(weights.sum() - 1) < 1e-9
    # Dominoes with crowns have high numbers: they lie at the end of the line.
    assert weights[3] > weights[0], weights


if __name__ == "__main__":
    main()
