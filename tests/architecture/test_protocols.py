"""Types that are asked for in every call are asked for cheaply."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import nonet
from nonet.grid import Grid, as_candidates, as_grid, as_puzzle, held_grid

SOURCE = Path(__file__).parents[2] / "src" / "nonet"
SMALL = "1... .2.. ..3. ...4"


class _Holder:
    """An object of another program that holds a grid."""

    def __init__(self, grid: object) -> None:
        self.grid = grid


def test_no_isinstance_of_a_protocol() -> None:
    """No protocol can be asked for at run time, which takes as long as solving a puzzle."""
    wrong = [
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if re.search(r"\bruntime_checkable\b", path.read_text(encoding="utf-8"))
    ]
    assert not wrong


def test_an_object_that_holds_a_grid_is_a_puzzle() -> None:
    """Whatever has a grid as its attribute is taken wherever a puzzle is."""
    held = _Holder(Grid(SMALL))
    assert held_grid(held) == Grid(SMALL)
    assert as_puzzle(held) == as_grid(held) == Grid(SMALL)  # type: ignore[arg-type]
    assert as_candidates(held)["r1c2"] == (3, 4)  # type: ignore[arg-type]
    assert nonet.count(held, limit=9) == nonet.count(SMALL, limit=9)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [_Holder(SMALL), _Holder(None), object(), 1.5])
def test_another_attribute_is_no_grid(value: object) -> None:
    """An attribute of this name that is not a Grid makes no puzzle of an object."""
    assert held_grid(value) is None
    with pytest.raises(TypeError, match="expected a puzzle as text"):
        as_puzzle(value)  # type: ignore[arg-type]
