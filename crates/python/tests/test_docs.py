"""Every example of the documentation runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
EXAMPLES = [ROOT / "docs" / "PYTHON.md", ROOT / "README.md", ROOT / "crates" / "python" / "README.md"]


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_examples_run(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    examples = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert examples, "there are no examples"
    # One example uses what the one before has made.
    names: dict[str, object] = {}
    for example in examples:
        exec(compile(example, str(page), "exec"), names)
