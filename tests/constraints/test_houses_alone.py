"""What knows only houses refuses rules that are more, and what works on any rule keeps them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import nonet
from nonet import Grid, Layout, LayoutError, constraints, drawing, reference
from nonet.constraints import AllDifferent, AntiKnight, Cage, Diagonal, Thermometer
from nonet.errors import NonetError
from nonet.formats import FORMATS, load, save
from nonet.formats.format import UNCHECKED, Format, is_of_layout
from nonet.layout import Diagonals
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.service import ask

CELLS = ["r1c1", "r1c2", "r1c3"]
THERMOMETER = Thermometer(CELLS)
LAYOUT = Layout.of_size(4, constraints=[THERMOMETER])
NINE = Layout.of_size(9, constraints=[THERMOMETER])
PUZZLE = Grid("1... .... .... ....", layout=LAYOUT)
CLASSIC = Grid("1" + 80 * ".", layout=NINE)


def by_sat(puzzle: Grid) -> Grid | None:
    """Solve by SAT; python-sat has no package for every system."""
    pytest.importorskip("pysat", reason="python-sat is not installed")
    return nonet.solve(puzzle, engine="sat")


HOUSES_ALONE: dict[str, Callable[[], object]] = {
    "solve by SAT": lambda: by_sat(PUZZLE),
    "rate": lambda: nonet.rate(CLASSIC),
    "canonical": lambda: nonet.canonical(CLASSIC),
    "automorphisms": lambda: nonet.automorphisms(CLASSIC),
}


@pytest.mark.parametrize("name", HOUSES_ALONE)
def test_what_knows_only_houses_refuses_a_thermometer(name: str) -> None:
    """What knows no rules raises LayoutError, and leaves no rule out."""
    with pytest.raises(LayoutError):
        HOUSES_ALONE[name]()


@pytest.mark.parametrize("options", [{"distinct": True}, {"difficulty": 7.2}, {"gem": "pearl"}])
def test_requests_that_know_only_houses_are_refused(options: dict[str, Any]) -> None:
    """Puzzles with the rule are generated, but none by ratings or equivalence."""
    made = next(nonet.generate_many(1, NINE, seed=1))
    assert made.solution["r1c1"] < made.solution["r1c2"] < made.solution["r1c3"]
    assert nonet.check(made.puzzle).is_unique
    with pytest.raises(NonetError, match="puzzles with rules"):
        nonet.generate_many(1, NINE, seed=1, **options)


def test_the_error_names_the_rule() -> None:
    """The message says which rule is more than houses."""
    layout = Layout.of_size(4, constraints=[Diagonal("main"), THERMOMETER])
    with pytest.raises(LayoutError, match=r"nothing but houses, found Thermometer\(cells=\('r1c1'"):
        by_sat(Grid("1" + 15 * ".", layout=layout))


def test_the_teacher_obeys_it() -> None:
    """Hints, steps, walkthroughs and grades know the rule, and steps may name it."""
    puzzle = nonet.generate(LAYOUT, seed=1).puzzle
    assert nonet.hint(puzzle).step is not None
    assert nonet.grade(puzzle).solved
    walked = nonet.walkthrough(puzzle)
    assert walked.end.grid.digits == nonet.solve(puzzle).digits
    [first] = nonet.steps(PUZZLE, "thermometer bounds")
    assert first.rules() == (THERMOMETER,)
    assert first.eliminations == ((1, 4), (2, 2))


def test_the_solvers_obey_it() -> None:
    """Solutions, their number, verdicts, candidates, random and minimal puzzles keep the rule."""
    found = list(nonet.solutions(PUZZLE))
    assert {one.digits for one in found} == {one.digits for one in reference.solutions(PUZZLE)}
    assert nonet.count(PUZZLE, limit=None) == len(found)
    assert nonet.solve(PUZZLE, engine="search").digits == found[0].digits
    assert nonet.check(PUZZLE).status == "several"
    candidates = nonet.true_candidates(PUZZLE)
    for cell in range(16):
        assert set(candidates[divmod(cell, 4)]) == {one.digits[cell] for one in found}
    full = nonet.full_grid(NINE, seed=4)
    assert full == nonet.full_grid(NINE, seed=4) != nonet.full_grid(NINE, seed=5)
    assert full["r1c1"] < full["r1c2"] < full["r1c3"]
    small = nonet.minimize(full, seed=1)
    assert nonet.check(small).is_unique
    assert nonet.count(Grid(small.givens)) > 1, "the rule is needed"


def test_the_plain_solver_obeys_it() -> None:
    """The solver in plain Python solves any rule, by what breaks it."""
    found = list(reference.solutions(PUZZLE))
    assert found
    assert all(one["r1c1"] < one["r1c2"] < one["r1c3"] for one in found)
    every = reference.solutions(Grid(PUZZLE.givens, layout=Layout.of_size(4)))
    rising = [one for one in every if one["r1c1"] < one["r1c2"] < one["r1c3"]]
    assert len(found) == len(rising)


@pytest.mark.parametrize("suffix", [".nonet", ".json"])
def test_files_of_nonet_hold_it(suffix: str, tmp_path: Path) -> None:
    """The project's own format writes the rules and reads them back."""
    path = tmp_path / f"puzzle{suffix}"
    save(PUZZLE, path, format="nonet")
    assert load(path, format="nonet").layout == LAYOUT


@pytest.mark.parametrize("form", [one for one in FORMATS if one.write], ids=lambda one: one.name)
def test_no_format_drops_it_in_silence(form: Format, tmp_path: Path) -> None:
    """A format names the rules as lost, only draws them and says so, refuses them, or has them."""
    for rule in (THERMOMETER, AntiKnight(), Diagonal("main"), AllDifferent("r2-4c2-4")):
        puzzle = Puzzle(Grid.empty(Layout.of_size(9, constraints=[rule])))
        try:
            lost = set(form.lost(puzzle))
        except NonetError:
            continue
        if UNCHECKED in lost or any(map(is_of_layout, lost)):
            continue
        path = tmp_path / "puzzle"
        save(puzzle, path, format=form.name)
        assert load(path, format=form.name).layout == puzzle.layout


def test_the_app_obeys_it() -> None:
    """The service solves a puzzle with a thermometer by its rule."""
    rule = {"type": "thermometer", "cells": CELLS}
    layout = {"size": 4, "box": [2, 2], "constraints": [rule]}
    state = {"layout": layout, "givens": list(PUZZLE.givens)}
    digits = ask("solve", {"state": state}, Watch())["digits"]
    assert not list(LAYOUT.violations(bytes(digits)))
    assert digits[0] < digits[1] < digits[2]


def test_pictures_name_it() -> None:
    """A picture of a puzzle with the rule says so, although nothing is drawn of it yet."""
    assert "thermometer" in drawing.draw(PUZZLE)


def test_extra_regions_are_houses() -> None:
    """Rules that are nothing but houses are solved today: diagonals and regions of N cells."""
    both = Layout.of_size(4, constraints=[Diagonal("main"), Diagonal("anti")])
    plain = Layout.of_size(4, constraints=[Diagonals()])
    assert both.houses == plain.houses
    assert nonet.count(Grid.empty(both), limit=None) == nonet.count(Grid.empty(plain), limit=None)
    for rule in (AllDifferent("r2-3c2-3"), Cage("r2-3c2-3"), Cage("r2-3c2-3", 10)):
        layout = Layout.of_size(4, constraints=[rule, AllDifferent("r1c1 r1c4 r4c1 r4c4")])
        assert [house.name for house in layout.houses[12:]] == [
            "extra region 1",
            "extra region 2",
        ]
        empty = Grid.empty(layout)
        found = nonet.count(empty, limit=None)
        assert found == sum(1 for _ in reference.solutions(empty)) > 0
        assert nonet.walkthrough(nonet.generate(layout, seed=1).puzzle).solved


def imported(program: str) -> set[str]:
    """The modules of rules that a program loads."""
    printed = subprocess.run(
        [sys.executable, "-c", f"{program}\nimport sys\nprint(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return {name for name in printed.split() if name.startswith("nonet.constraints.")}


def test_rules_are_loaded_when_they_are_needed() -> None:
    """Reading a puzzle without rules loads none; one with a cage loads cages."""
    reading = "from nonet.constraints.fields import layout_of\nlayout_of({!r})"
    tables = ("kinds", "layers", "lines", "named", "other", "rules")
    names = ("fields", "registry", "_row", *(f"_{table}_table" for table in tables))
    known = {f"nonet.constraints.{name}" for name in names}
    assert imported("import nonet\nnonet.Grid('1...............')") <= known
    assert imported(reading.format({"size": 9, "box": [3, 3], "diagonals": True})) == known
    cage = {"type": "killer_cage", "cells": ["r1c1"], "sum": 5}
    loaded = imported(reading.format({"size": 9, "constraints": [cage]}))
    assert "nonet.constraints.cage" in loaded
    assert "nonet.constraints.thermometer" not in loaded
    assert constraints.Cage is Cage
