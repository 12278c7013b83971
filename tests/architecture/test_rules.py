"""A rule is known by name in few places: its file, the formats that have it, and its words."""

from __future__ import annotations

import re
from pathlib import Path

from tests.imports import imports_of_nonet

from nonet.layout.layout import CONSTRAINTS

SOURCE = Path(__file__).parents[2] / "src" / "nonet"

AT_HOME = {
    "constraints/__init__.py",
    "constraints/neutral.py",  # both diagonals are two rules there
    "constraints/_rules_table.py",
    "constraints/shorthand.py",  # the diagonals by their name
    "layout/layout.py",  # the list of constraints
    "layout/given.py",  # the options of the constructors
    "layout/__init__.py",
    "cli/options.py",
    "generator/engine.py",  # a pattern that fills boxes with disjoint groups of any size
    "formats/_layouts.py",
    "formats/_rules.py",
    "formats/_fpuzzles_reading.py",
    "formats/_fpuzzles_writing.py",
    "formats/_iss_grid.py",
    "formats/_iss_reading.py",
    "formats/_iss_sums.py",
    "formats/_iss_writing.py",
    "formats/ipuz.py",
    "formats/killer.py",
    "formats/solo.py",
    "formats/sudokupad.py",
    "formats/_accounting.py",  # what they do, in words
} | {f"layout/{kind.name}.py" for kind in CONSTRAINTS}


def test_nothing_else_asks_which_rules_there_are() -> None:
    """No other file has the name of a constraint among its identifiers or keys."""
    names = "|".join(f"{kind.name}|{kind.__name__}" for kind in CONSTRAINTS)
    word = re.compile(rf"\b(?:{names})\b")
    found = set()
    for path in SOURCE.rglob("*.py"):
        code = re.sub(r'"""(?:.|\n)*?"""|#.*', "", path.read_text(encoding="utf-8"))
        if word.search(code):
            found.add(path.relative_to(SOURCE).as_posix())
    assert found == AT_HOME


def test_nothing_else_imports_a_rule() -> None:
    """Outside of their package, rules are reached through the registry and their written forms."""
    parts = {
        path.removeprefix("nonet.constraints").lstrip(".").split(".")[0]
        for file, path, _ in imports_of_nonet()
        if path.startswith("nonet.constraints")
        and not file.startswith("nonet/constraints/")
        and file != "nonet/__init__.py"
    }
    assert parts == {"checks", "fields", "neutral", "registry", "shorthand"}
