"""Records in files: one game in a `.takht.json`, many in a `.jsonl`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from os import PathLike
from typing import Any

from .errors import BadRecord


def read_records(path: str | PathLike[str]) -> Iterator[dict[str, Any]]:
    """The records of a file, one after the other. `Game.from_record` plays them."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        whole = json.loads(text)
    except json.JSONDecodeError:
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip():
                try:
                    record = json.loads(line)
                except json.JSONDecodeError as bad:
                    raise BadRecord(f"{path}, line {number}: {bad}") from None
                yield _checked(record, path, number)
        return
    yield _checked(whole, path, 1)


def _checked(record: Any, path: str | PathLike[str], number: int) -> dict[str, Any]:
    if not isinstance(record, dict):
        raise BadRecord(f"{path}, line {number}: a record is an object, not {type(record).__name__}")
    return record


def write_records(path: str | PathLike[str], records: Iterable[dict[str, Any]]) -> int:
    """Writes records to a `.jsonl` file, one a line; returns how many."""
    count = 0
    with open(path, "w", encoding="utf-8") as file:
        for record in records:
            file.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
            count += 1
    return count
