from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, SupportsIndex, TypedDict

import numpy as np
from numpy.typing import NDArray

__version__: str

class Reason(TypedDict):
    text: str
    points: int
    places: list[str]

class Part(TypedDict):
    text: str
    points: int
    reasons: list[Reason]

class Score(TypedDict):
    total: int
    parts: list[Part]

class Opinion(TypedDict):
    event: str
    win: float
    visits: int

class Advice(TypedDict):
    opinions: list[Opinion]
    standing: list[float]

class Decision(TypedDict):
    ply: int
    seat: int
    event: str
    win: float
    best: str
    best_win: float
    loss: float
    accuracy: float

class Analysis(TypedDict):
    decisions: list[Decision]
    accuracy: list[float | None]
    result: list[float] | None

class GameOfDataset(TypedDict):
    game: int
    deal: int
    bots: list[str]
    points: list[int]
    places: list[int]
    shares: list[float]
    events: int
    record: str

class PositionsOfDataset(TypedDict):
    game: NDArray[np.int64]
    ply: NDArray[np.int32]
    seat: NDArray[np.uint8]
    observation: NDArray[np.uint8]
    legal: NDArray[np.int64]
    begin: NDArray[np.int64]
    action: NDArray[np.int64]
    value: NDArray[np.float32]
    share: NDArray[np.float32]

def dataset_write(
    folder: str | PathLike[str],
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    part: int,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
    layout: str | None = None,
    **options: Any,
) -> None:
    """Lets bots play games, and writes them into a folder."""

def dataset_manifest(folder: str | PathLike[str]) -> dict[str, Any]:
    """The description of a dataset."""

def dataset_positions(folder: str | PathLike[str], part: int) -> PositionsOfDataset:
    """The positions of a part as arrays."""

def dataset_games(folder: str | PathLike[str], part: int) -> list[GameOfDataset]:
    """The games of a part."""

def games() -> list[str]:
    """The names of all games."""

def layouts(game: str) -> list[str]:
    """The names of a game's ready-made layouts."""

class Space:
    """The action and observation space of a game with its options."""

    @property
    def version(self) -> int:
        """The version of the numbers."""
    @property
    def actions(self) -> int:
        """How many actions there are."""
    @property
    def ranges(self) -> list[tuple[str, int, int]]:
        """The kinds of actions: verb, first number, how many."""
    @property
    def observation(self) -> int:
        """How many bytes an observation has."""
    @property
    def planes(self) -> list[str]:
        """What each plane shows."""
    @property
    def shape(self) -> tuple[int, int, int]:
        """The planes: how many, how high, how wide."""
    @property
    def vector(self) -> list[str]:
        """What each byte after the planes says."""
    @property
    def features(self) -> list[str]:
        """What each feature of a legal event says."""

def space(game: str, **options: Any) -> Space:
    """The action and observation space of a game with these options."""

class Game:
    """One game with its history.

    Somebody has to deal: a generator with `seed` (game number `deal` of that seed) or without one, the fair-deal
    scheme (`fair=True`), or the caller, who then plays chance events like any others (`deals=False`).
    """

    def __init__(
        self,
        game: str,
        *,
        seed: int | None = None,
        deal: int = 0,
        fair: bool = False,
        deals: bool = True,
        layout: str | None = None,
        lang: str = "en",
        **options: Any,
    ) -> None: ...
    @staticmethod
    def from_record(
        record: Mapping[str, Any] | str | bytes, *, seed: int | None = None, lang: str = "en"
    ) -> Game:
        """The position after the last event of a record; with a seed, somebody goes on dealing."""
    def copy(self) -> Game:
        """A copy that goes its own way; the same deals are to come."""
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: Any) -> Game: ...
    @property
    def name(self) -> str:
        """The name of the game."""
    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
    @property
    def players(self) -> int:
        """How many play."""
    @property
    def turn(self) -> int | None:
        """The acting seat; none if chance is to act or the game is over."""
    @property
    def chance(self) -> bool:
        """True if a chance event is due."""
    @property
    def over(self) -> bool:
        """True once the game is over."""
    @property
    def events(self) -> list[str]:
        """All events so far."""
    @property
    def lang(self) -> str:
        """The language of sentences."""
    @property
    def space(self) -> Space:
        """What the numbers and arrays of this game mean."""
    def legal(self) -> list[str]:
        """The legal events of the acting seat."""
    def forced(self) -> str | None:
        """The event that a table plays for the acting seat because the rules leave no choice."""
    def outcomes(self) -> list[tuple[str, float]] | None:
        """Every outcome of the due chance event with its probability; none if there are too many."""
    def play(self, event: str | SupportsIndex, *, lang: str | None = None) -> str:
        """Plays an event, as text or by its number, and deals what is due; returns its canonical form."""
    def points(self) -> list[int]:
        """The points of every seat as the position stands."""
    def scores(self, *, lang: str | None = None) -> list[Score]:
        """The score of every seat with its parts and the reasons for them."""
    def ranking(self) -> list[list[int]]:
        """The places, best first, each with the seats that share it."""
    def returns(self) -> list[float]:
        """For every seat 1 for a win alone, and a loss so that all add up to 0; zeros before the end."""
    def prompt(self, *, lang: str | None = None) -> str | None:
        """What the acting seat has to do, as a sentence."""
    def tell(self, event: str, *, lang: str | None = None) -> str:
        """The sentence that describes an event of this position."""
    def view(self, seat: int | None = None) -> Game:
        """The game as a seat sees it, or as a guest does without one."""
    def record(self) -> dict[str, Any]:
        """The record of the game, with everything in it."""
    def actions(self) -> NDArray[np.int64]:
        """The numbers of the legal events, in the order of `legal()`."""
    def action(self, event: str) -> int | None:
        """The number of an event; none if it has none here."""
    def event(self, action: int) -> str | None:
        """The event of a number; none if it stands for no event here."""
    def mask(self) -> NDArray[np.bool_]:
        """True for every legal action."""
    def observation(self, seat: int | None = None) -> NDArray[np.uint8]:
        """What a seat may know, as a row of bytes; without a seat, the acting one."""
    def candidates(self) -> tuple[NDArray[np.int64], NDArray[np.int16]]:
        """The numbers of the legal events, and a row of features for each."""
    def svg(self) -> str:
        """The position as a picture."""
    def _repr_svg_(self) -> str: ...

def verify(record: Mapping[str, Any] | str | bytes, *, lang: str = "en") -> int:
    """Draws every chance event of a finished record again and compares; returns how many there are."""

class Batch:
    """Many games at once; the arrays are always the same, so nothing is copied."""

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seed: int = 0,
        observations: bool = False,
        mask: bool = True,
        threads: int = 1,
        bots: Mapping[int, str] | Sequence[str | None] | None = None,
        simulations: int = 100,
        layout: str | None = None,
        **options: Any,
    ) -> None: ...
    def reset(self, seed: int | None = None) -> None:
        """Begins the first games again, with another seed if there is one."""
    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """Plays one action in each game, and all that no caller decides."""
    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely; always the same array."""
    def candidates(self) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int16]]:
        """Where each game begins; the legal actions of all games; a row of features for each."""
    @property
    def n(self) -> int:
        """How many games are played at once."""
    @property
    def players(self) -> int:
        """How many play each game."""
    @property
    def space(self) -> Space:
        """What the numbers and arrays mean."""
    @property
    def mask(self) -> NDArray[np.bool_]:
        """True for every legal action."""
    @property
    def observation(self) -> NDArray[np.uint8]:
        """What the acting seat of each game may know."""
    @property
    def turn(self) -> NDArray[np.uint8]:
        """The acting seat of each game."""
    @property
    def reward(self) -> NDArray[np.float32]:
        """For each seat of a game that has just ended: 1 for a win alone; all add up to 0."""
    @property
    def done(self) -> NDArray[np.bool_]:
        """True for each game that has just ended; the other arrays show the next one."""
    @property
    def score(self) -> NDArray[np.int32]:
        """The points of each seat in the last game that has ended."""
    def __len__(self) -> int: ...

def names(game: str) -> list[str]:
    """The names of the bots of a game."""

def choose(
    game: Game,
    bot: str = "master",
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> list[str]:
    """The events that a bot plays in its turn."""

def advise(
    game: Game, *, simulations: int | None = None, seconds: float | None = None, seed: int = 0
) -> Advice:
    """What the strongest bot thinks of the legal events, and everybody's chances."""

def analyze(
    record: Mapping[str, Any] | str | bytes,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> Analysis:
    """Compares every decision of a record with the choice of the strongest bot."""

class Player:
    """A bot at a seat: it watches a game, and chooses when it is its turn."""

    def __init__(
        self, game: str, bot: str, seat: int, *, seed: int = 0, **options: Any
    ) -> None: ...
    def watch(self, event: str) -> None:
        """Takes note of an event at the table."""
    def choose(self, *, simulations: int | None = None, seconds: float | None = None) -> str:
        """Chooses an event."""
    @property
    def seat(self) -> int:
        """The seat."""

def contest(
    game: str,
    bots: list[str],
    *,
    games: int = 100,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
    layout: str | None = None,
    **options: Any,
) -> Any: ...
def contest_record(
    game: str,
    bots: list[str],
    number: int,
    *,
    simulations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    layout: str | None = None,
    **options: Any,
) -> dict[str, Any]: ...
