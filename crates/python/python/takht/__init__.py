"""Kingdomino, Kingdom Builder and Capture by the book: engines, environments and bots.

    >>> import takht
    >>> game = takht.Game("kingdomino", players=2, seed=1)
    >>> game.play(game.legal()[0])
    'pick 18'

- `Game` is one game with its history: legal events, scores with reasons, views, records, fair deals, pictures.
- `Batch` plays many games at once into numpy arrays.
- `space` says what the numbers and arrays of a game mean.
- `takht.bots` and `takht.arena` ask bots and let them play each other.
- `takht.dataset` reads the games that `takht dataset` has written.
- `takht.pettingzoo` and `takht.gymnasium` are environments.
"""

from . import arena, bots, dataset
from ._takht import Batch, Game, Space, __version__, games, layouts, space, verify
from .errors import BadAction, BadDataset, BadOptions, BadRecord, Busy, NoBot, Refused, TakhtError, Unfair
from .records import read_records, write_records

__all__ = [
    "BadAction",
    "BadDataset",
    "BadOptions",
    "BadRecord",
    "Batch",
    "Busy",
    "Game",
    "NoBot",
    "Refused",
    "Space",
    "TakhtError",
    "Unfair",
    "__version__",
    "arena",
    "bots",
    "dataset",
    "games",
    "layouts",
    "read_records",
    "space",
    "verify",
    "write_records",
]
