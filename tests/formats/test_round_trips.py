"""Whatever is written is read back as the same, in every format and on every layout."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.formats.puzzles import CLASSIC, puzzles

import nonet
from nonet import FormatError, Layout, Puzzle
from nonet._source import Source
from nonet.formats import FORMATS
from nonet.formats.format import LAYOUT, Format, is_of_layout
from nonet.formats.registry import detect, named

WRITTEN = [known for known in FORMATS if known.write is not None and known.name != "killer"]
"""All but killer strings, which have no digits and tests of their own."""

PLAIN = {"sdx", "line", "frame", "sdm", "sukaku", "pencilmarks"}
"""What may look like another of these, and where candidates may look like digits."""

TABLES = {"kaggle", "sudoku-extreme"}
"""What always has the solution, whether the puzzle came with it or not."""

every_format = pytest.mark.parametrize("known", WRITTEN, ids=lambda known: known.name)


def losses(known: Format, puzzle: Puzzle) -> list[str]:
    """What a format loses of a puzzle; a puzzle that it cannot hold at all is passed over."""
    try:
        return known.lost(puzzle)
    except FormatError:
        assume(False)
        raise


def holds(known: Format, layout: Layout) -> bool:
    """Whether a format can hold grids of this layout."""
    try:
        known.lost(Puzzle(nonet.Grid.empty(layout)))
    except FormatError:
        return False
    return True


@pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")
@every_format
@settings(
    max_examples=60, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow]
)
@given(data=st.data())
def test_a_puzzle_is_read_back(known: Format, data: st.DataObject) -> None:
    """What nothing is lost of comes back equal; of what is not, the givens and the layout."""
    of = None if holds(known, Layout.of_size(4)) else st.just(CLASSIC)
    puzzle = data.draw(puzzles(of))
    lost = losses(known, puzzle)
    try:
        text = puzzle.to_text(known.name, lossy=True)
    except FormatError:
        assert known.name in {"sukaku", "solo"}
        return
    loses = any(map(is_of_layout, lost))
    again = nonet.load(text, format=known.name, layout=None if loses else puzzle.layout)
    if not lost:
        if known.is_published:  # test_published.py says which solution it has
            again = replace(again, solution=puzzle.solution)
        elif known.name in TABLES and not puzzle.solution:
            again = replace(again, solution=b"")
        assert again == puzzle
        assert again.dropped == ()
    elif known.name not in PLAIN:
        assert again.grid.givens == puzzle.grid.givens
        assert loses or again.layout == puzzle.layout
    if known.name not in PLAIN:
        assert detect(Source.of_text(text)) is known


@every_format
@settings(max_examples=20, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_nothing_is_lost_unsaid(known: Format, data: st.DataObject) -> None:
    """What a format cannot hold is refused with its name, unless the loss is allowed."""
    puzzle = data.draw(puzzles(st.just(CLASSIC)))
    lost = losses(known, puzzle)
    if not lost:
        return
    with pytest.raises(FormatError, match=r"puzzle 1: .* cannot hold"):
        puzzle.to_text(known.name)


@pytest.mark.parametrize("known", [f for f in WRITTEN if f.many], ids=lambda known: known.name)
@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_many_puzzles_come_back_in_order(
    tmp_path_factory: pytest.TempPathFactory, known: Format, data: st.DataObject
) -> None:
    """A file of several puzzles gives all of them, in order."""
    seeds = data.draw(st.lists(st.integers(0, 99), min_size=1, max_size=4))
    grids = [nonet.Grid(GIVENS[seed % len(GIVENS)]) for seed in seeds]
    several = [Puzzle(grid, solution=nonet.solve(grid).digits) for grid in grids]
    path = tmp_path_factory.getbasetemp() / "many"
    nonet.save(several, path, format=known.name, lossy=True)
    again = list(nonet.load_many(path, format=known.name))
    if known.name == "sukaku":
        assert [puzzle.marks for puzzle in again] == [p.candidates.masks for p in several]
    else:
        assert [puzzle.grid for puzzle in again] == [puzzle.grid for puzzle in several]


GIVENS = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "." * 80 + "1",
    "123456789" + "." * 72,
]


@pytest.mark.parametrize("known", [f for f in WRITTEN if not f.many], ids=lambda known: known.name)
def test_files_of_one_puzzle_take_no_more(known: Format, tmp_path: Path) -> None:
    """A format that holds one puzzle refuses two, and leaves no file behind."""
    puzzle = Puzzle(nonet.Grid(GIVENS[0]))
    with pytest.raises(FormatError, match="expected one puzzle"):
        nonet.save([puzzle, puzzle], tmp_path / "two", format=known.name, lossy=True)
    assert list(tmp_path.iterdir()) == []


def test_every_format_has_its_own_name() -> None:
    """Names and suffixes tell the formats apart."""
    assert len({known.name for known in FORMATS}) == len(FORMATS)
    suffixes = [suffix for known in FORMATS for suffix in known.suffixes]
    assert len(set(suffixes)) == len(suffixes)
    assert all(named(known.name) is known for known in FORMATS)


@every_format
def test_what_loses_layouts_does_not_know_them(known: Format) -> None:
    """A format knows layouts if it keeps the boxes of a grid, or refuses all but one kind."""
    layout = Layout.boxes(2, 3)
    loses = holds(known, layout) and LAYOUT in known.lost(Puzzle(nonet.Grid.empty(layout)))
    assert known.knows_layouts is not loses
