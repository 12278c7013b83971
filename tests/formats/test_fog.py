"""Fog in links of SudokuPad and f-puzzles: what is lit, lamps, and what clears it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nonet
from nonet import Grid, Layout, Puzzle
from nonet.errors import FormatError
from nonet.formats import _lzstring
from nonet.layout import Cosmetics, FogTrigger

TRIGGER = {
    "trigger": {"type": "cellvalue", "cell": "r1c1r1c2"},
    "effect": {"type": "foglight", "cells": "r4c4r3c1-r3c2"},
}
READ = FogTrigger(("r1c1", "r1c2"), ("r4c4", "r3c1", "r3c2"))


def fpuzzles(**keys: Any) -> Puzzle:
    """The puzzle of f-puzzles' JSON with these keys, of an empty 4×4."""
    return nonet.load(json.dumps({"size": 4, "grid": [[{}] * 4 for _ in range(4)], **keys}))


def sudokupad(**keys: Any) -> Puzzle:
    """The puzzle of SudokuPad's JSON with these keys, of an empty 4×4."""
    text = json.dumps({"cells": [[{}] * 4 for _ in range(4)], **keys})
    return nonet.load(f"scl{_lzstring.compress(text)}")


# A lamp of the script Fpuzzles-FOW, by Chameleon, lights the 3×3 around it in SudokuPad, which
# converts such files; cells under "foglight" are lit alone.
@pytest.mark.parametrize(
    ("keys", "lit"),
    [
        ({"fogofwar": ["R1C1"]}, "r1c1 r1c2 r2c1 r2c2"),
        ({"fogofwarbulb": [{"cell": "R1C1"}]}, "r1c1 r1c2 r2c1 r2c2"),
        ({"cage": [{"cells": ["R1C1"], "value": "FOW"}]}, "r1c1 r1c2 r2c1 r2c2"),
        ({"cage": [{"cells": ["R1C1", "R4C4"], "value": "FOGLIGHT"}]}, "r1c1 r4c4"),
        ({"foglight": ["R1C1", "R4C4"]}, "r1c1 r4c4"),
        ({"fogofwar": ["R1C1"], "foglight": ["R4C4"]}, "r1c1 r1c2 r2c1 r2c2 r4c4"),
        ({"foglight": []}, ""),
        ({"fogofwar": ["R1C1"], "negative": ["fogofwarbulb"]}, "r1c1 r1c2 r2c1 r2c2"),
        ({"triggereffect": [TRIGGER]}, ""),
    ],
)
def test_what_is_lit_in_f_puzzles(keys: dict[str, Any], lit: str) -> None:
    """Lamps light the cells around them, all else the cells that are named."""
    puzzle = fpuzzles(**keys)
    assert puzzle.cosmetics.fog == tuple(lit.split())
    assert not puzzle.has_unread_rules
    assert nonet.load(puzzle.to_text("fpuzzles")) == puzzle


@pytest.mark.parametrize(
    ("keys", "lit"),
    [
        ({"foglight": [[0, 0], [3, 3]]}, "r1c1 r4c4"),
        ({"foglight": "r1c1r4c4"}, "r1c1 r4c4"),
        ({"cages": [{"cells": [[0, 0]], "value": "FOGLIGHT"}]}, "r1c1"),
        ({"cages": [{"value": "foglight: r1c1-r2c2"}]}, "r1c1 r1c2 r2c1 r2c2"),
        ({"foglight": [[3, 3]], "cages": [{"cells": [[0, 0]], "value": "FOGLIGHT"}]}, "r4c4 r1c1"),
        ({"triggereffect": [TRIGGER]}, ""),
    ],
)
def test_what_is_lit_in_sudokupad(keys: dict[str, Any], lit: str) -> None:
    """Cells are lit by a list, by a cage with this text, or by a text that names them."""
    puzzle = sudokupad(**keys)
    assert puzzle.cosmetics.fog == tuple(lit.split())
    assert puzzle.dropped == ()
    assert nonet.load(puzzle.to_text("sudokupad")) == puzzle


@pytest.mark.parametrize("name", ["fpuzzles", "sudokupad", "nonet", "neutral"])
def test_triggers_travel(name: str) -> None:
    """What clears the fog is read and written by all formats that have fog."""
    for read in (fpuzzles, sudokupad):
        puzzle = read(triggereffect=[TRIGGER], foglight=[])
        assert puzzle.cosmetics == Cosmetics(fog=(), triggers=(READ,))
        assert nonet.load(puzzle.to_text(name)).cosmetics == puzzle.cosmetics


def test_triggers_are_written_as_sudokupad_has_them() -> None:
    """A trigger says its cells and what it lights in texts without blanks."""
    drawn = Cosmetics(fog=("r1c1",), triggers=(FogTrigger(("r1c1",), ("r9c8", "r9c9")),))
    link = Puzzle(Grid.empty(Layout.of_size(9)), cosmetics=drawn).to_text("fpuzzles")
    fields = json.loads(_lzstring.decompress(link.partition("load=")[2]))
    assert fields["foglight"] == ["R1C1"]
    assert fields["triggereffect"] == [
        {
            "trigger": {"type": "cellvalue", "cell": "r1c1"},
            "effect": {"type": "foglight", "cells": "r9c8r9c9"},
        }
    ]
    assert "fogofwar" not in fields  # which would light nine cells


def test_triggers_of_other_kinds_are_named() -> None:
    """A trigger that clears no fog is left out by name, and brings no fog."""
    for read in (fpuzzles, sudokupad):
        puzzle = read(triggereffect=[{"trigger": {"type": "solved"}, "effect": {"type": "sound"}}])
        assert puzzle.cosmetics == Cosmetics()
        assert puzzle.dropped == ("triggers that clear no fog",)


def test_triggers_outside_the_grid_are_refused() -> None:
    """Cells of a trigger are cells of the grid; f-puzzles' drawings are else left out."""
    wrong = {**TRIGGER, "effect": {"type": "foglight", "cells": "r5c5"}}
    with pytest.raises(FormatError, match="expected cells of the grid"):
        sudokupad(triggereffect=[wrong])
    assert "expected cells of the grid" in fpuzzles(triggereffect=[wrong]).dropped[1]
    with pytest.raises(FormatError, match="expected cells from r1c1 to r4c4, found r5c5"):
        Puzzle(
            Grid.empty(Layout.of_size(4)),
            cosmetics=Cosmetics(fog=(), triggers=(FogTrigger(("r1c1",), ("r5c5",)),)),
        )


def test_deep_fog_travels() -> None:
    """Fog where a right digit clears its own cell alone is a trigger for each cell."""
    layout = Layout.of_size(4)
    names = [f"r{row}c{column}" for row in range(1, 5) for column in range(1, 5)]
    drawn = Cosmetics(fog=("r1c1",), triggers=tuple(FogTrigger((one,), (one,)) for one in names))
    puzzle = Puzzle(Grid.empty(layout), cosmetics=drawn)
    for name in ("fpuzzles", "sudokupad"):
        assert nonet.load(puzzle.to_text(name)).cosmetics == drawn
