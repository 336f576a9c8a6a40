"""Games of bots in files, and as arrays: see docs/DATASET.md.

`write` does what the command `takht dataset` does, and `load` reads what either has written.

    >>> takht.dataset.write("greedy", "kingdomino", ["greedy", "greedy"], games=1000)
    >>> data = takht.dataset.load("greedy")
    >>> positions = data.positions()
    >>> positions.observation.shape, positions.mask().shape

An observation and a mask are those of `takht.Game` and `takht.Batch`, and an action is the number that `step` takes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._takht import Space, dataset_games, dataset_manifest, dataset_positions, dataset_write, space

if TYPE_CHECKING:
    from ._takht import GameOfDataset, PositionsOfDataset

__all__ = ["Dataset", "Positions", "load", "write"]


class Positions:
    """Positions in which bots have chosen, an entry a position."""

    #: The number of the game.
    game: NDArray[np.int64]
    #: How many events came before.
    ply: NDArray[np.int32]
    #: The acting seat.
    seat: NDArray[np.uint8]
    #: What the acting seat knows: a row of bytes, as in `Batch.observation`.
    observation: NDArray[np.uint8]
    #: The legal actions of all positions; those of position `i` are `legal[begin[i]:begin[i + 1]]`.
    legal: NDArray[np.int64]
    begin: NDArray[np.int64]
    #: The action that was chosen.
    action: NDArray[np.int64]
    #: The share of the win that the bot expected; NaN if it does not say so.
    value: NDArray[np.float32]
    #: The share of the win that the acting seat got in the end.
    share: NDArray[np.float32]

    def __init__(self, parts: list[PositionsOfDataset], actions: int) -> None:
        self.actions = actions
        self.game = np.concatenate([part["game"] for part in parts])
        self.ply = np.concatenate([part["ply"] for part in parts])
        self.seat = np.concatenate([part["seat"] for part in parts])
        self.observation = np.concatenate([part["observation"] for part in parts])
        self.legal = np.concatenate([part["legal"] for part in parts])
        lengths = np.concatenate([np.diff(part["begin"]) for part in parts])
        self.begin = np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths, dtype=np.int64)])
        self.action = np.concatenate([part["action"] for part in parts])
        self.value = np.concatenate([part["value"] for part in parts])
        self.share = np.concatenate([part["share"] for part in parts])

    def __len__(self) -> int:
        return len(self.game)

    def mask(self, rows: ArrayLike | slice | None = None) -> NDArray[np.bool_]:
        """True for every legal action of these positions, as in `Batch.mask`; without rows, of all."""
        chosen = np.arange(len(self))
        if rows is not None:
            chosen = chosen[rows if isinstance(rows, slice) else np.asarray(rows)]
        lengths = self.begin[chosen + 1] - self.begin[chosen]
        # The place of every legal action of these positions among all legal actions.
        shift = self.begin[chosen] - (np.cumsum(lengths) - lengths)
        places = np.arange(lengths.sum()) + np.repeat(shift, lengths)
        mask = np.zeros((len(chosen), self.actions), np.bool_)
        mask[np.repeat(np.arange(len(chosen)), lengths), self.legal[places]] = True
        return mask


class Dataset:
    """A dataset on disk; it is read part by part."""

    #: What `dataset.json` says: the plan of the games, and what the numbers mean.
    manifest: dict[str, Any]

    def __init__(self, folder: str | PathLike[str]) -> None:
        self.folder = folder
        self.manifest = dataset_manifest(folder)

    @property
    def parts(self) -> int:
        """How many parts there are."""
        count: int = self.manifest["parts"]
        return count

    @property
    def space(self) -> Space:
        """What actions and observations mean."""
        contest = self.manifest["plan"]["contest"]
        return space(contest["game"], **contest["options"])

    def positions(self, part: int | None = None) -> Positions:
        """The positions of a part; without one, of all parts."""
        parts = range(self.parts) if part is None else [part]
        read = [dataset_positions(self.folder, each) for each in parts]
        return Positions(read, self.manifest["space"]["actions"])

    def games(self, part: int | None = None) -> Iterator[GameOfDataset]:
        """The games of a part, one after the other; without a part, of all."""
        for each in range(self.parts) if part is None else [part]:
            yield from dataset_games(self.folder, each)

    def records(self, part: int | None = None) -> Iterator[dict[str, Any]]:
        """The records of the games, for `Game.from_record` and `bots.analyze`."""
        for game in self.games(part):
            record: dict[str, Any] = json.loads(game["record"])
            yield record

    def __repr__(self) -> str:
        plan = self.manifest["plan"]
        return f"<takht.dataset.Dataset of {plan['games']} games of {plan['contest']['game']} in {self.parts} parts>"


def load(folder: str | PathLike[str]) -> Dataset:
    """Opens the dataset in a folder. One that is not whole, or of another version, is refused."""
    return Dataset(folder)


def write(
    folder: str | PathLike[str],
    game: str,
    bots: Sequence[str],
    *,
    games: int = 1000,
    part: int = 1000,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    threads: int | None = None,
    layout: str | None = None,
    **options: Any,
) -> Dataset:
    """Lets bots play games, one bot for each seat, and writes them into a folder, `part` games at a time.

    After an interruption the same call continues with the parts that are missing.
    """
    options.setdefault("players", len(bots))
    dataset_write(
        folder,
        game,
        bots,
        games=games,
        part=part,
        simulations=simulations,
        seconds=seconds,
        seed=seed,
        threads=threads or os.cpu_count() or 1,
        layout=layout,
        **options,
    )
    return Dataset(folder)
