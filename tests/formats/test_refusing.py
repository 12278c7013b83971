"""What nonet does not know is refused, and hostile files do no harm."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.program import NINE
from tests.each import each
from tests.formats.test_reading import HSOL_GRID, SUDOKU_PUZZLE, archive, array, hsol, penpa

import nonet
from nonet import FormatError, Grid, Layout, Puzzle
from nonet._source import LARGEST, LONGEST, Source
from nonet.formats import _lzstring
from nonet.formats.registry import FORMATS, detect, load_many

FOUR_ROWS: list[list[dict[str, object]]] = [[{}, {}, {}, {}]] * 4


def fpuzzle(**fields: object) -> str:
    """f-puzzles' JSON of an empty 4×4 grid with more fields."""
    return json.dumps({"size": 4, "grid": FOUR_ROWS, **fields})


def scl(**fields: object) -> str:
    """SudokuPad's link of an empty 4×4 grid with more fields."""
    return "scl" + _lzstring.compress(json.dumps({"cells": FOUR_ROWS, **fields}))


REFUSED = {
    "a cage that cannot be": fpuzzle(killercage=[{"cells": ["R1C1"], "value": "5"}]),
    "a rule to come": fpuzzle(somethingnew=True),
    "a list to come": fpuzzle(somethingnew=[{"cells": ["R1C1"]}]),
    "another negative": fpuzzle(negative=["arrow"]),
    "a line through words": scl(lines=[{"wayPoints": [["a", 0], [1, 1]]}]),
    "cages outside the grid": scl(cages=[{"cells": [[0, 0], [0, 4]], "value": "3"}]),
    "a cage whose sum is out of reach": scl(
        cages=[{"cells": [[0, 0], [0, 1]], "sum": 9, "unique": True}]
    ),
    "too much drawn": scl(lines=[0] * 10_001),
    "fog outside the grid": scl(foglight=[[0, 4]]),
    "a killer of Solo": "2x2k:p",
    "a line of Penpa to nowhere": penpa('{zL:{"18":1}}'),
    "a thermometer of Penpa through words": penpa('{zT:[["a","b"]]}'),
    "a product of ipuz": json.dumps(
        {
            "kind": ["http://ipuz.org/sudoku#1"],
            "puzzle": [[0, 0], [0, 0]],
            "cages": [{"cells": [[1, 1], [1, 2]], "value": 2, "operator": "*"}],
        }
    ),
    "a cage of ipuz without cells": json.dumps(
        {"kind": ["http://ipuz.org/sudoku#1"], "puzzle": [[0]], "cages": [{"cells": []}]}
    ),
    "a cage of pencilmark": SUDOKU_PUZZLE.replace('"region", "kind": "extra"', '"cage", "sum": 3'),
    "a house of pencilmark too many": SUDOKU_PUZZLE.replace('["r2c1", "r1c2"]', '["r2c1", "r1c1"]'),
    "one diagonal of pencilmark": SUDOKU_PUZZLE.replace('"r2c1", "r1c2"', '"r1c1", "r1c2"'),
    "a rule of pencilmark about a rule": SUDOKU_PUZZLE.replace('"id"', '"sum"'),
    "a later version of pencilmark": SUDOKU_PUZZLE.replace('_version": 1', '_version": 2'),
    "a samurai of pencilmark": SUDOKU_PUZZLE.replace("1, 0, 0, 0", "1, null, 0, 0"),
    "a board that is not square": SUDOKU_PUZZLE.replace('"rows": 2', '"rows": 3'),
    "a second grid": SUDOKU_PUZZLE.replace('"origin": "r1c1"', '"origin": "r1c2"'),
    "boxes that meet": SUDOKU_PUZZLE.replace('["r1c1", "r2c1"]', '["r1c1", "r2c2"]'),
    "a new field of nonet": '{"format":"nonet","version":1,"layout":{"size":1,"knight":true}}',
    "a short link": "https://sudokupad.app/abc123",
    "another state of SudokuWiki": "X9B" + "00" * 81,
}


@each("text", REFUSED.values())
def test_rules_that_nonet_does_not_know_are_refused(text: str) -> None:
    """A puzzle is refused rather than solved without one of its rules."""
    with pytest.raises(FormatError, match="expected"):
        nonet.load(text)


def test_what_only_decorates_is_said() -> None:
    """What is no rule and has no place in a puzzle is left out, and named."""
    puzzle = nonet.load(fpuzzle(disabledlogic=["fishes"], later="x"))
    assert puzzle.dropped == ("which logic is disabled", "the field 'later'")


HOSTILE = {
    "an XML bomb": '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><opensudoku>&b;',
    "an outer entity": '<!DOCTYPE x SYSTEM "file:///etc/passwd"><opensudoku/>',
    "XML cut off": "<opensudoku><game",
    "deep JSON": '{"size":1,"grid":' + "[" * 100_000,
    "a number of many digits": '{"size":' + "9" * 10_000 + ',"grid":[]}',
    "no number": '{"size":NaN,"grid":[]}',
    "a huge size": '{"size":1000000000,"grid":[]}',
    "a huge id": "99x99:" + "z" * 1000,
    "a long line": "1" * (LONGEST + 10),
    "a cell of many digits": "\n".join(["1" * 10_000 + " 2", "1 2"]),
    "a column of quotes": 'puzzle,solution\n"' + "1" * 200_000,
    "bytes": bytes(range(256)).decode("latin-1"),
    "a zip file": "PK\3\4\0\0\0\0",
    "nothing": "",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_files_end_in_an_error(text: str) -> None:
    """Bombs, depths and gigantic numbers give an error at once."""
    start = time.monotonic()
    with pytest.raises(FormatError):
        nonet.load(text)
    assert time.monotonic() - start < 30


def test_a_link_that_swells_is_refused() -> None:
    """It is unpacked as far as a puzzle can go, and no further."""
    link = "scl" + _lzstring.compress("a" * (_lzstring.LONGEST + 1))
    with pytest.raises(FormatError, match="expected"):
        nonet.load(link)


HSOLS = {
    "an older file": archive('<java><object class="sudoku.Sudoku"/></java>'),
    "another archive": archive("", "SudokuData2"),
    "an archive cut off": hsol(HSOL_GRID)[:-30],
    "an archive with a hole": hsol(HSOL_GRID)[:90] + hsol(HSOL_GRID)[95:],
    "a digit too large": hsol(array("values", "int", {0: 10})),
    "a cell too far": hsol(array("values", "int", {81: 1})),
    "no number": hsol(array("cells", "short", {0: "x"})),
    "an XML bomb": archive("<!DOCTYPE x><java/>"),
    "no XML": archive("<java"),
}


@pytest.mark.parametrize("data", HSOLS.values(), ids=HSOLS.keys())
def test_what_is_no_file_of_hodoku_2_is_refused(data: bytes) -> None:
    """Damaged, older and hostile archives end in an error."""
    with pytest.raises(FormatError, match="expected"):
        nonet.load(data)


def test_an_archive_that_swells_is_refused() -> None:
    """No more is unpacked than a file may have."""
    with pytest.raises(FormatError, match="bytes in the archive, found more"):
        nonet.load(archive(" " * (LARGEST + 1)))


def test_errors_tell_the_place() -> None:
    """Errors carry the line and column of the file."""
    for text, line, column in [
        (f"{NINE}\n{NINE[:-1]}x", 2, 81),
        (f":0000:x:{NINE}:::\n:0000:x:{NINE[:-1]}x:::", 2, 81),
        ('{"size":4,\n "grid":]}', 2, 9),
        ("<opensudoku>\n<folder></opensudoku>", 2, 11),
    ]:
        with pytest.raises(FormatError) as caught:
            list(load_many(text))
        assert (caught.value.line, caught.value.column) == (line, column)


def test_a_wrong_puzzle_does_not_end_the_file() -> None:
    """Lines after one that cannot be read are still read."""
    from nonet.formats.format import ReadOptions
    from nonet.formats.registry import read

    for known in FORMATS:
        if (
            not known.many
            or known.write is None
            or known.name in {"frame", "pencilmarks", "killer"}
        ):
            continue
        text = Puzzle(Grid(NINE)).to_text(known.name, lossy=True)
        head, tail = known.head, known.tail.rstrip("\n")
        line = text.removeprefix(head).removesuffix(tail).rstrip("\n")
        wrong = line.replace("9", "x").replace("S", "T") if known.name != "fpuzzles" else "?load=N4"
        source = Source.of_text(f"{head}{line}\n{wrong}\n{line}\n{tail}")
        found = list(read(source, known, ReadOptions()))
        kinds = [isinstance(item, Puzzle) for item in found]
        assert kinds == [True, False, True], known.name


def test_a_collection_is_a_stream() -> None:
    """The first puzzles of a file without end are there before the rest is read."""

    def pieces() -> Iterator[bytes]:
        while True:
            yield f"{NINE}\n".encode() * 100

    from nonet.formats.format import ReadOptions
    from nonet.formats.registry import read

    endless = pieces()
    source = Source(lambda _: next(endless))
    puzzles = read(source, detect(source), ReadOptions())
    assert [next(puzzles) for _ in range(2_000)][-1] == Puzzle(Grid(NINE))


@given(st.text())
def test_lz_string_gives_back_any_text(text: str) -> None:
    """What is packed is unpacked as it was."""
    assert _lzstring.decompress(_lzstring.compress(text)) == text


def test_lz_string_is_that_of_the_links() -> None:
    """Links of f-puzzles begin with these characters, since their JSON begins with the size."""
    assert _lzstring.compress('{"size":9,"title":"x"}').startswith("N4Igzg")


def test_a_file_that_could_not_be_written_changes_nothing(tmp_path: Path) -> None:
    """The old file stays until the new one is complete."""
    path = tmp_path / "old.sdm"
    path.write_text("old", "utf-8")
    with pytest.raises(FormatError, match="puzzle 2: expected a 9×9 grid"):
        nonet.save([Puzzle(Grid(NINE)), Puzzle(Grid("1" + "." * 15))], path)
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_one_puzzle_is_asked_for(tmp_path: Path) -> None:
    """`load` takes one puzzle, no more and no less; a file that is not there is named."""
    with pytest.raises(FormatError, match="load_many reads them all"):
        nonet.load(f"{NINE}\n{NINE}")
    with pytest.raises(FormatError, match="expected a puzzle, found none"):
        nonet.load("# nothing\n")
    with pytest.raises(FileNotFoundError, match=r"'nowhere\.sdm'"):
        nonet.load("nowhere.sdm")
    with pytest.raises(FileNotFoundError):
        nonet.load(tmp_path / "nowhere.sdm")
    with pytest.raises(FormatError, match="expected one of the formats"):
        nonet.load(NINE, format="docx")
    with pytest.raises(FormatError, match="is only read"):
        Puzzle(Grid(NINE)).to_text("hsol")


def test_parts_of_a_puzzle_are_checked() -> None:
    """Marks, colours, moves and times that make no sense are refused."""
    grid = Grid("1" + "." * 15)
    for wrong in (
        {"marks": (1,)},
        {"corners": (1 << 4, *[0] * 15)},
        {"colours": ("red", *[""] * 15)},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"history": (("place", 99, 1),)},
        {"history": (("place", 0, 0),)},
        {"history": (("undo", 0, 1),)},
        {"solution": bytes(3)},
    ):
        with pytest.raises(nonet.NonetError):
            Puzzle(grid, **wrong)
    assert Puzzle(grid, marks=(0,) * 16, title=" a\n\x07b ") == Puzzle(grid, title="a b")
    assert Puzzle(grid, title="a \ufeff b").title == "a b"


def test_the_layout_may_be_given() -> None:
    """A layout goes with formats that have none, and has to agree with those that have one."""
    layout = Layout.of_size(9, diagonals=True)
    assert nonet.load(NINE, layout=layout).layout == layout
    assert nonet.load(f":0000:x:{NINE}:::", layout=layout).layout == layout
    with pytest.raises(FormatError, match="expected a puzzle of"):
        nonet.load("3x3:zzzc", layout=layout)
    with pytest.raises(FormatError):
        nonet.load(f":0000:x:{NINE}:::", layout=Layout.of_size(4))
