"""The core as WebAssembly gives the answers of the native one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.native_web.core_in_node import CoreInNode, what_is_missing

from nonet import _native_web
from nonet.layout import CLASSIC

pytestmark = pytest.mark.skipif(what_is_missing() is not None, reason=str(what_is_missing()))

ANSWERS = Path(__file__).with_name("answers.py")


@pytest.fixture(scope="module")
def core() -> Iterator[dict[str, Any]]:
    """What the core in node offers."""
    node = CoreInNode()
    yield _native_web.connect(node)
    node.close()


def answers(*options: str) -> list[str]:
    """The answers of one of the cores."""
    command = [sys.executable, str(ANSWERS), *options]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def test_answers_are_equal_to_the_byte() -> None:
    """Searches, conflicts, walks, steps, grades, ratings, forms and puzzles are the same."""
    here, there = answers(), answers("--web")
    assert len(here) > 100
    assert there == here


def test_the_core_offers_what_the_native_one_does(core: dict[str, Any]) -> None:
    """Names, members of classes and enumerations are those of the native module."""
    module = import_module("nonet._native")
    native = {name: one for name, one in vars(module).items() if name[0] != "_"}
    assert core.keys() == native.keys()
    for name, one in native.items():
        if isinstance(one, type):
            public = {member for member in vars(one) if member[0] != "_"}
            found = core[name]()._first if name == "LogicOptions" else vars(core[name])
            assert {member for member in found if member[0] != "_"} == public


def test_wrong_arguments_are_refused(core: dict[str, Any]) -> None:
    """A wrong value, type, name or number of arguments is an error, and the core goes on."""
    houses = [list(house.cells) for house in CLASSIC.houses]
    layout = core["Layout"]
    with pytest.raises(ValueError, match="ascending cells"):
        layout(9, [*houses[:1], [1, 2]])
    with pytest.raises(TypeError, match="an integer"):
        layout("nine", houses)
    with pytest.raises(TypeError, match="number of arguments"):
        layout(9)
    with pytest.raises(TypeError, match="no argument 'cells'"):
        layout(9, cells=houses)
    with pytest.raises(TypeError, match="another class"):
        core["Houses"](core["StopFlag"]())
    with pytest.raises(ValueError, match="the puzzle does not fit"):
        core["Solver"](layout(9, houses), bytes(80), None, None, None, None, "baseline")
    assert core["technique_names"]()


def test_buffers_are_written(core: dict[str, Any]) -> None:
    """What the core writes into buffers is in those of the caller, also of later calls."""
    row = bytes(81)
    counts, first = bytearray(8), bytearray(81)
    solver = core["RowSolver"](
        rows=row,
        count=1,
        stride=81,
        form=core["RowForm"].DIGITS,
        limit=1,
        counts=counts,
        first=first,
        second=None,
        out_stride=81,
        text_out=False,
        instruction_set="simd128",
        threads=1,
    )
    assert solver.run(10.0) is core["Outcome"].EXHAUSTED
    assert int.from_bytes(counts, "little") == 1
    assert sorted(first[:9]) == list(range(1, 10))


def test_instruction_sets_agree(core: dict[str, Any]) -> None:
    """The vectors of WebAssembly find what the plain ones do, in the same number of nodes."""
    layout = core["Layout"](9, [list(house.cells) for house in CLASSIC.houses])
    sets = [name for name, _ in core["instruction_sets"]()]
    assert sets == ["simd128", "baseline"]
    found = []
    for name in sets:
        solver = core["Solver"](layout, bytes(81), None, 1, 500, None, name)
        solver.run(10.0, 500, None, None)
        found.append((solver.solution(), solver.found, solver.nodes))
    assert found[0] == found[1]
