"""What can go wrong. Every error is a `TakhtError` and says in one sentence what was wrong and what would be right."""

from __future__ import annotations


class TakhtError(Exception):
    """Any error of this package."""


def _in_clause(sentence: str, clause: str | None) -> str:
    return sentence if clause is None else f"{clause}: {sentence}"


class Refused(TakhtError):
    """The rules refuse an event; nothing has changed."""

    #: What is wrong and what would be right, in the language asked for.
    sentence: str
    #: The clause of the rules, such as "K11"; none if the text could not be read.
    clause: str | None
    #: The event.
    event: str

    def __init__(self, sentence: str, clause: str | None = None, event: str = "") -> None:
        super().__init__(sentence, clause, event)
        self.sentence, self.clause, self.event = sentence, clause, event

    def __str__(self) -> str:
        return _in_clause(self.sentence, self.clause)


class BadOptions(TakhtError, ValueError):
    """A game that there is not, or options that it cannot be played with."""

    sentence: str
    clause: str | None

    def __init__(self, sentence: str, clause: str | None = None) -> None:
        super().__init__(sentence, clause)
        self.sentence, self.clause = sentence, clause

    def __str__(self) -> str:
        return _in_clause(self.sentence, self.clause)


class BadRecord(TakhtError, ValueError):
    """A record that cannot be read or played."""

    sentence: str
    clause: str | None
    #: The index of the wrong event, if an event is wrong.
    index: int | None
    event: str | None

    def __init__(
        self,
        sentence: str,
        clause: str | None = None,
        index: int | None = None,
        event: str | None = None,
    ) -> None:
        super().__init__(sentence, clause, index, event)
        self.sentence, self.clause, self.index, self.event = sentence, clause, index, event

    def __str__(self) -> str:
        said = _in_clause(self.sentence, self.clause)
        return said if self.index is None else f'event {self.index} "{self.event}": {said}'


class BadAction(TakhtError, ValueError):
    """Actions that are not legal, or of the wrong shape; nothing has changed."""


class Busy(TakhtError, RuntimeError):
    """Another thread is using the object."""


class NoBot(TakhtError, ValueError):
    """A bot that the game does not have."""


class BadDataset(TakhtError, ValueError):
    """A dataset that is not whole, of another version, or none."""


class Unfair(TakhtError, ValueError):
    """Deals that were not fair, or that cannot be checked."""
