"""The neutral form of variant puzzles as a file: what it keeps, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import nonet
from nonet import FormatError, Grid, Layout, Puzzle
from nonet._source import Source
from nonet.constraints import Cage, Clone, NonConsecutive
from nonet.formats.format import UNCHECKED, is_of_layout
from nonet.formats.registry import detect, named
from nonet.layout import Layer, Unknown

SMALL: dict[str, Any] = {
    "id": "a",
    "title": "Small",
    "author": "Me",
    "size": 4,
    "box": [2, 2],
    "regions": None,
    "givens": "1...............",
    "constraints": [{"type": "killer_cage", "cells": ["r1c1", "r1c2"], "sum": 5}],
    "solution": None,
}


def test_the_shared_puzzles_are_read_and_written_without_loss(
    variants: tuple[Puzzle, ...], variants_file: Path, tmp_path: Path
) -> None:
    """Each puzzle of the corpus comes back equal, with its texts and its solution."""
    fields = [json.loads(line) for line in variants_file.read_text("utf-8").splitlines()]
    assert len(variants) == len(fields) > 800
    for puzzle, said in zip(variants, fields, strict=True):
        title = " ".join((said.get("title") or "").split())
        assert (puzzle.title, puzzle.author) == (title, said.get("author") or "")
        assert puzzle.source == said["source"]
        assert list(puzzle.solution) == [int(digit) for digit in said["solution"] or ""]
    path = tmp_path / "again.jsonl"
    assert nonet.save(variants, path) == ()
    assert tuple(nonet.load_many(path)) == variants
    for line, said in zip(path.read_text("utf-8").splitlines(), fields, strict=True):
        written = json.loads(line)
        for name in said.keys() - {"title", "author", "solution", "constraints", "regions"}:
            assert written[name] == said[name], name


@pytest.mark.parametrize(("name", "count"), [("nonet", 800), ("ipuz", 100), ("sudokupad", 120)])
def test_formats_keep_the_rules_that_they_can_say(
    variants: tuple[Puzzle, ...], name: str, count: int
) -> None:
    """Each puzzle of the corpus whose rules a format has comes back from it with its grid."""
    known = named(name)
    said = 0
    for puzzle in variants:
        lost = known.lost(puzzle)
        if UNCHECKED not in lost and not any(map(is_of_layout, lost)):
            said += 1
            again = nonet.load(puzzle.to_text(name, lossy=True), format=name)
            assert again.grid == puzzle.grid
            assert not again.has_unread_rules
    assert said > count


OTHER: dict[str, Any] = {"id": "own-1", "licence": "CC BY 4.0", "rated": [1, None, {"x": 2.5}]}


def test_other_fields_are_kept() -> None:
    """An id, a licence and whatever else a file says come back as they were, also by `nonet`."""
    puzzle = nonet.load(json.dumps(SMALL | OTHER))
    assert puzzle.other == (
        ("id", '"own-1"'),
        ("licence", '"CC BY 4.0"'),
        ("rated", '[1,null,{"x":2.5}]'),
    )
    for name in ("neutral", "nonet"):
        assert nonet.load(puzzle.to_text(name)) == puzzle
    assert json.loads(puzzle.to_text("neutral")).items() >= OTHER.items()
    with pytest.raises(FormatError, match=r"cannot hold .*other fields"):
        Puzzle(Grid("." * 81), other=(("id", "1"),)).to_text("line")


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (tuple((str(at), "1") for at in range(101)), "at most 100 other fields"),
        ((("id", "1"), ("id", "2")), "other fields of different names"),
        ((("id", "x"),), "expected a value as JSON for the other field 'id'"),
        ((("id", '"\ud800"'),), "expected a value as JSON for the other field 'id'"),
        ((("id", r'"\ud800"'),), "expected a value as JSON for the other field 'id'"),
        ((("id", "[" * 9999),), "expected a value as JSON for the other field 'id'"),
        ((("size", "4"),), "expected other fields than those of a puzzle, found 'size'"),
    ],
)
def test_other_fields_are_bounded(other: tuple[tuple[str, str], ...], message: str) -> None:
    """They are JSON that can be written, under names of their own, and not too many."""
    with pytest.raises(FormatError, match=message):
        Puzzle(Grid("1..............."), other=other)


def test_endless_numbers_are_refused() -> None:
    """A number that JSON cannot write again is refused where it is read."""
    text = json.dumps(SMALL).replace('"id": "a"', '"id": 1e999')
    with pytest.raises(FormatError, match="expected a value in bounds for the field 'id'"):
        nonet.load(text)


def test_blank_lines_are_passed_over_and_errors_name_the_line() -> None:
    """A puzzle between blank lines is read, and what is wrong has its line."""
    text = f"\n{json.dumps(SMALL)}\n\n{json.dumps(SMALL | {'givens': '12'})}\n"
    puzzles = nonet.load_many(text)
    assert next(puzzles).title == "Small"
    with pytest.raises(FormatError, match="expected 16 givens, found 2, at line 4") as caught:
        next(puzzles)
    assert caught.value.line == 4


@pytest.mark.parametrize(
    "layout",
    [
        Layout.of_size(1),
        Layout.boxes(2, 3, diagonals=True, constraints=[NonConsecutive()]),
        Layout.latin(5, constraints=[Cage("r1c1-3")]),
        Layout.jigsaw("1112132233243444"),
        Layout.of_size(16, windows=True, disjoint_groups=True),
        Layout.of_size(4, diagonals=True, constraints=[Clone(["r1c1-2", "r4c3-4"])]),
    ],
)
def test_every_layout_is_written(layout: Layout) -> None:
    """A puzzle of any size, shape and rules comes back equal."""
    puzzle = Puzzle(Grid([1] + [0] * (layout.cell_count - 1), layout=layout), comment="a\nb")
    assert nonet.load(puzzle.to_text("neutral")) == puzzle


def test_the_other_json_is_not_taken_for_it() -> None:
    """The JSON of other formats is detected as before, and so is this."""
    puzzle = Puzzle(Grid("1...............", layout=Layout.of_size(4)), title='"givens": ""')
    for name in ("nonet", "neutral", "ipuz", "sudoku-puzzle"):
        assert detect(Source.of_text(puzzle.to_text(name, lossy=True))).name == name
    own = '{"version": 1, "size": 4, "givens": [], "format": "nonet"}'
    with pytest.raises(FormatError):
        nonet.load(own)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"size": 10**9, "box": None}, "expected a size"),
        ({"size": "4"}, "size"),
        ({"box": [1]}, "rows and columns of a box"),
        ({"box": [10**20, 1]}, "expected"),
        ({"regions": "1"}, "expected"),
        ({"givens": None}, "expected the givens"),
        ({"givens": "5..............."}, "expected givens from 0 to 4, found 5"),
        ({"solution": "12"}, "expected 16 digits of a solution, found 2"),
        ({"solution": {}}, "expected the digits of a solution"),
        ({"title": 3}, "expected text"),
        ({"constraints": {"a": 1}}, "expected a list of constraints"),
        ({"constraints": [{"type": "no_such_rule"}]}, "expected a constraint that nonet knows"),
        ({"constraints": [{"type": "odd", "cells": ["r9c9"]}]}, "found r9c9"),
        ({"constraints": [{"type": "odd", "cells": [[[]]]}]}, "expected"),
        ({"constraints": [{"type": "odd"}] * 30_000}, "expected"),
    ],
)
def test_what_is_wrong_is_refused(change: dict[str, Any], message: str) -> None:
    """A hostile or damaged object raises FormatError with its line, and nothing else."""
    text = json.dumps(SMALL | change)
    with pytest.raises(FormatError, match=message) as caught:
        nonet.load(text, format="neutral")
    assert caught.value.line == 1


@pytest.mark.parametrize("text", ["[]", "{}", "nul", "[" * 100_000, '{"size":' + "9" * 5000 + "}"])
def test_what_is_no_puzzle_is_refused(text: str) -> None:
    """Text that is no such object raises FormatError."""
    with pytest.raises(FormatError, match="expected"):
        nonet.load(text, format="neutral")


BOARDS = (
    Layout.of_size(4, digits="0-3", constraints=[Cage("r1c1-2", 3)]),
    Layout.of_size(9, digits="0-8"),
    Layout.boxes(2, 3, digits="1-9", constraints="same-set"),
    Layout.latin(4, digits="8-12"),
    Layout.latin(3, digits="0-10"),
    Layout.free(2, 5, digits="0-4", holes="r2c2", houses=["r1c1-5"]),
    Layout.overlapping(4, [(0, 0), (2, 2)]),
    Layout.of_size(4, layers=[Layer("role"), Unknown("total", 1, 9)], constraints=["roles role"]),
)


@pytest.mark.parametrize("layout", BOARDS, ids=str)
def test_boards_and_layers_are_read_back(layout: Layout) -> None:
    """Other digits, 0 among them, free boards and layers, with givens and a solution."""
    digits = nonet.solve(Grid.empty(layout)).digits
    givens = bytes(digit if at % 3 else 0 for at, digit in enumerate(digits))
    puzzle = Puzzle(Grid(givens, layout=layout), solution=digits, title="Boards")
    text = puzzle.to_text("neutral")
    assert nonet.load(text) == puzzle
    shown = json.loads(text)["givens"]
    assert shown[0] in {".", None, 0}
    assert str(shown[1]) == str(digits[1] + layout.digits[0] - 1)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"digits": [0, 3], "givens": "4..............."}, "givens from 0 to 3, found 4"),
        ({"digits": [2, 5], "givens": "1..............."}, "givens from 0 to 5, found 1"),
        ({"digits": [0, 2]}, "at least 4 digits"),
        ({"digits": "x"}, "digits such as '0-8'"),
        ({"layers": [{"name": "role"}]}, "a layer with a name and values"),
        ({"shape": [1, 4]}, "the digits of a board"),
        ({"shape": [1e308, 4], "digits": [0, 5]}, "a whole number for rows, found 1e+308"),
        ({"digits": [[{}], 3]}, "a whole number for the first digit"),
        ({"layers": [{"name": "role", "values": [0.5]}]}, "a whole number for a value"),
    ],
)
def test_wrong_boards_are_refused(fields: dict[str, Any], words: str) -> None:
    """In words that say what was expected."""
    with pytest.raises(FormatError) as caught:
        nonet.load(json.dumps(SMALL | fields), format="neutral")
    assert words in str(caught.value)
