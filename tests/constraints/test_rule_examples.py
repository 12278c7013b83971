"""The example in the class of each rule: it is drawn, typed and stored."""

from __future__ import annotations

import runpy
from pathlib import Path
from random import Random

from tests.constraints.definitions import holds
from tests.each import each

import nonet
from nonet import Grid, Layout, Puzzle
from nonet.constraints import Negative, NonConsecutive
from nonet.constraints.registry import NAMES, constraint_of, fields_of, kind_of
from nonet.constraints.shorthand import examples, parse_rule, write_rule
from nonet.formats.registry import document_of, to_text

GALLERY = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "rule_gallery.py"))
LAYOUTS: dict[str, Layout] = GALLERY["layouts"]()


@each("name", NAMES)
def test_every_rule_has_an_example(name: str) -> None:
    """It is of the kind, and is the same after it was typed or stored as JSON."""
    rules = examples(kind_of(name))
    assert name in {rule.name for rule in rules}
    for rule in rules:
        assert parse_rule(write_rule(rule)) == rule
        assert constraint_of(fields_of(rule), "") == rule


@each("name", NAMES)
def test_examples_are_obeyed(name: str) -> None:
    """The solver finds a grid for the example, which obeys it by its definition; not all do."""
    layout = LAYOUTS[name]
    found = next(nonet.solutions(Grid(bytes(layout.cell_count), layout=layout)))
    rules = [fields_of(rule) for rule in layout.constraints]
    assert all(holds(rule, layout, found.digits) for rule in rules)
    size, rng = layout.size, Random(1)
    others = [rng.choices(range(1, size + 1), k=size * size) for _ in range(40)]
    assert not all(holds(rule, layout, bytes(digits)) for digits in others for rule in rules)


@each("name", NAMES)
def test_short_forms_are_the_same_rule(name: str) -> None:
    """A rule that is the short form of another lowers to the same, and is found from it again."""
    layout = LAYOUTS[name]
    for rule in layout.constraints:
        full = rule.in_full(layout)
        if len(full) > 1:  # rules that are one: tests/constraints/test_marked.py
            continue
        assert full[0].lower(layout) == rule.lower(layout)
        assert full[0].in_short() == rule


def test_no_neighbours_are_consecutive() -> None:
    """The short form has no exceptions, and is of differences of 1."""
    assert Negative("difference", 1).in_short() == NonConsecutive()
    for other in (Negative("difference", 2), Negative("difference", 1, ["r1c1-2"])):
        assert other.in_short() == other


@each("name", NAMES)
def test_examples_are_kept_in_files(name: str) -> None:
    """What formats for every rule keep of the example is the example."""
    layout = LAYOUTS[name]
    grid = Grid(bytes(layout.cell_count), layout=layout)
    for form in ("nonet", "nonet-link", "neutral"):
        found = document_of(to_text(Puzzle(grid), form, lossy=False, solution=False), None)
        assert found is not None
        assert found.layout == layout
