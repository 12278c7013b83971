"""A rule is known by name in few places: its file, the formats that have it, and its words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.imports import imports_of_nonet

from nonet.constraints.registry import NAMES, kind_of
from nonet.layout import Constraint
from nonet.layout.given import CONSTRAINTS
from nonet.logic import techniques

SOURCE = Path(__file__).parents[2] / "src" / "nonet"

PLAIN_WORDS = frozenset(
    {
        *("sum", "not", "candidates", "negative", "difference", "ratio", "minimum", "maximum"),
        *("odd", "even", "arrow", "regex", "clone", "diagonal", "diagonals", "windows"),
        *("quadruple", "choose", "if", "kinds", "shared_total"),
    }
)
"""Names of rules that are words of everything else too."""

AT_HOME = {
    "layout/given.py": "Rules without parameters are keywords of the constructors of layouts.",
    "layout/__init__.py": "These rules live in this package, which exports their classes.",
    "cli/options.py": "Each of these keywords is an option.",
    "course/_rules_table.py": "Lessons are about chosen rules.",
    "course/_examples_table.py": "Stations have the names of rules, and each has an example.",
}
"""Files that name rules that are not theirs, and why; all others ask the registry."""


def own_file(kind: type[Constraint]) -> str:
    """The file of a rule, as it is called below the package."""
    return kind.__module__.removeprefix("nonet.").replace(".", "/") + ".py"


def names_of(file: str) -> tuple[set[str], set[str]]:
    """The names of rules in JSON, and those of their classes, that a file may not have."""
    others = [kind for kind in (*CONSTRAINTS, *map(kind_of, NAMES)) if own_file(kind) != file]
    of_techniques = {one.name for one in techniques()} | {one.title for one in techniques()}
    plain = PLAIN_WORDS | {word.title() for word in PLAIN_WORDS} | of_techniques
    return {one.name for one in others} - plain, {one.__name__ for one in others} - plain


def has_any(tree: ast.AST, names: set[str], classes: set[str]) -> bool:
    """Whether a module has one of these names among its texts or of these classes as identifiers.

    A class is found by no text: one that is the same belongs to another program.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)):
                if text.replace("-", "_") in names:
                    return True
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                if name in names | classes:
                    return True
    return False


def test_nothing_else_names_a_rule() -> None:
    """No other file has the name of a rule among its texts, or of its class as an identifier."""
    assert len(AT_HOME) <= 5
    found = set()
    for path in SOURCE.rglob("*.py"):
        name = path.relative_to(SOURCE).as_posix()
        if name.startswith(("constraints/", "locales/")):
            continue
        if has_any(ast.parse(path.read_text(encoding="utf-8")), *names_of(name)):
            found.add(name)
    assert found == AT_HOME.keys()


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
    assert parts == {
        *(
            "board_kinds",
            "checks",
            "fields",
            "naming",
            "neutral",
            "own_rules",
            "played",
            "registry",
            "shorthand",
            "strokes",
        ),
        "words",
    }
