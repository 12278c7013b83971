"""A rule is known by name in few places: its file, the formats that have it, and its words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.imports import imports_of_nonet

from nonet.constraints.registry import NAMES, kind_of
from nonet.layout.layout import CONSTRAINTS
from nonet.logic import techniques

SOURCE = Path(__file__).parents[2] / "src" / "nonet"

PLAIN_WORDS = frozenset(
    {
        *("sum", "not", "candidates", "negative", "difference", "ratio", "minimum", "maximum"),
        *("odd", "even", "arrow", "regex", "clone", "diagonal", "diagonals", "windows"),
        "quadruple",
    }
)
"""Names of rules that are words of everything else too."""

AT_HOME = {
    # layout constraints without parameters are rules of that package
    *("layout/__init__.py", "layout/layout.py", "layout/given.py", "layout/disjoint_groups.py"),
    "cli/options.py",  # an option for each keyword of the constructors of layouts
    "generator/engine.py",  # a pattern that fills boxes with disjoint groups of any size
    "generator/rules/kinds.py",  # ready-made mixtures, as lines of rules
    # lessons are about chosen rules
    *("course/_drawn_rules.py", "course/_examples_table.py", "course/_kinds.py"),
    "course/stations.py",
    # sentences of an argument that is of cages, or of thermometers
    *("logic/families/cage_parts.py", "logic/families/place_reasons.py"),
    # what a format has in a form of its own: of f-puzzles,
    *("formats/_fpuzzles.py", "formats/_fpuzzles_reading.py", "formats/_fpuzzles_writing.py"),
    # of Interactive Sudoku Solver,
    *("formats/_iss.py", "formats/_iss_machines.py"),
    *("formats/_iss_combining.py", "formats/_iss_lines.py"),
    *("formats/_iss_pairs.py", "formats/_iss_reading.py", "formats/_iss_sums.py"),
    *("formats/_iss_types.py", "formats/_iss_writing.py"),
    # of SudokuPad, and of formats that have cages or a few rules
    *("formats/_sudokupad_cages.py", "formats/ipuz.py"),
    *("formats/killer.py", "formats/ksudoku.py", "formats/solo.py"),
    # how rules are recognized by what is drawn or said
    *("formats/_drawn_rules.py", "formats/_layouts.py", "formats/_rules.py"),
    "formats/proposals.py",
}
"""The files that name rules, and why."""


def named_in(tree: ast.AST) -> Iterator[str]:
    """The identifiers and texts of a module."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)):
                yield text.replace("-", "_")
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name


def test_nothing_else_names_a_rule() -> None:
    """No other file has the name of a rule, or of its class, among its identifiers and texts."""
    kinds = [*CONSTRAINTS, *map(kind_of, NAMES)]
    words = {one.name for one in kinds} | {one.__name__ for one in kinds}
    words -= PLAIN_WORDS | {word.title() for word in PLAIN_WORDS}
    words -= {one.name for one in techniques()} | {one.title for one in techniques()}
    found = set()
    for path in SOURCE.rglob("*.py"):
        name = path.relative_to(SOURCE).as_posix()
        if name.startswith(("constraints/", "locales/")):
            continue
        if words.intersection(named_in(ast.parse(path.read_text(encoding="utf-8")))):
            found.add(name)
    assert found == AT_HOME


def test_the_page_names_no_rule() -> None:
    """Neither do the scripts of the page, among their texts."""
    names = "|".join(name for name in NAMES if name not in PLAIN_WORDS).replace("_", "[-_]")
    quoted = re.compile(rf"[\"'`](?:{names})[\"'`]")
    scripts = [*SOURCE.glob("web/static/js/**/*.js")]
    assert scripts
    assert not [path for path in scripts if quoted.search(path.read_text(encoding="utf-8"))]


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
