"""Steps a second of `takht.Batch` on one core: `cargo xtask prove python`.

A step is one action of a seat in one game, chosen uniformly among the legal ones (`sample`), with all deals and the
beginnings of the next games; the time is that of the processor, so that other programs count little. The best of some
runs counts.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import takht

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("kingdomino", {"players": 2}),
    ("kingdomino", {"players": 3}),
    ("kingdomino", {"players": 4}),
    ("kingdomino", {"players": 2, "mighty_duel": True}),
    ("kingdom-builder", {"players": 2}),
    ("kingdom-builder", {"players": 4}),
    ("capture", {"players": 2, "layout": "river", "round_limit": 60}),
    ("capture", {"players": 4, "round_limit": 60}),
]

#: What is promised for two players of Kingdomino, in steps a second: with masks, and with observations, too.
MASKS, OBSERVATIONS = 5_000_000, 2_000_000


def rate(game: str, observations: bool, options: dict[str, Any], n: int = 512, runs: int = 3) -> float:
    """The most steps a second."""
    batch = takht.Batch(game, n, seed=1, observations=observations, **options)
    best = 0.0
    for _ in range(runs):
        steps, begun, spent = 0, time.process_time(), 0.0
        while spent < 1:
            for _ in range(10):
                batch.step(batch.sample())
            steps += 10 * n
            spent = time.process_time() - begun
        best = max(best, steps / spent)
    return best


def main() -> int:
    print(f"{'game':<16} {'options':<52} {'with masks':>12} {'and observations':>17}")
    kept = True
    for game, options in SETUPS:
        masks, observations = (rate(game, wanted, options) for wanted in (False, True))
        text = ", ".join(f"{name}={value}" for name, value in options.items())
        print(f"{game:<16} {text:<52} {masks:>12,.0f} {observations:>17,.0f}", flush=True)
        if options == {"players": 2} and game == "kingdomino":
            kept = masks >= MASKS and observations >= OBSERVATIONS
    if not kept:
        print(f"Kingdomino for two has to reach {MASKS:,} and {OBSERVATIONS:,}")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
