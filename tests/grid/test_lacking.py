"""Texts of digits say what they lack of a grid."""

from __future__ import annotations

import warnings

import pytest

import nonet
from nonet import Candidates, Grid, Layout, LossyTextWarning
from nonet.constraints import Cage
from nonet.grid import Form

JIGSAW = Layout(4, [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3])
RULED = Layout.of_size(4, diagonals=True, constraints=[Cage("r1c1-2", total=3)])

LACKING = [
    (JIGSAW, "the regions"),
    (RULED, "the rules 'diagonals' and 'killer_cage'"),
    (JIGSAW.with_constraints([Cage("r1c1-2")]), "the regions and the rule 'killer_cage'"),
    (Layout.of_size(9, windows=True), "the rule 'windows'"),
]


@pytest.mark.parametrize(("layout", "lacks"), LACKING)
def test_a_drawn_grid_says_what_it_lacks(layout: Layout, lacks: str) -> None:
    """The last line that `print` shows, a comment, names it; the digits are read back."""
    grid = Grid.empty(layout).place("r1c1", 1)
    for shown in (grid, Candidates.of(grid)):
        assert str(shown).splitlines()[-1] == f"# not shown: {lacks}"
    assert Grid(str(grid)).digits == grid.digits
    assert "#" not in grid.to_text("frame", lossy=True)


@pytest.mark.filterwarnings("always::nonet.LossyTextWarning")
@pytest.mark.parametrize(("layout", "lacks"), [*LACKING, (Layout.boxes(3, 2), "the boxes")])
def test_other_texts_warn_of_what_they_lack(layout: Layout, lacks: str) -> None:
    """The warning comes at the caller's line and says what holds everything."""
    grid = Grid.empty(layout)
    forms: tuple[Form, ...] = ("line", "rows", "numbers")
    for form in forms:
        with pytest.warns(LossyTextWarning, match=f"lacks {lacks}: nonet.Puzzle") as caught:
            grid.to_text(form)
        assert caught[0].filename == __file__
    with pytest.warns(LossyTextWarning, match=f"lacks {lacks}: "):
        Candidates.of(grid).to_text()


@pytest.mark.filterwarnings("error::nonet.LossyTextWarning")
def test_nothing_is_said_where_nothing_is_lacking() -> None:
    """Usual grids, `lossy`, and the texts of whole puzzles are silent."""
    for layout in (Layout.of_size(9), Layout.of_size(6), Layout.of_size(7), Layout.boxes(4, 4)):
        grid = Grid.empty(layout)
        assert grid.to_text() == "." * layout.cell_count
        assert "#" not in str(grid) + str(Candidates.of(grid))
    assert len(nonet.solve(Grid.empty(RULED)).to_text()) == 16
    ruled = Grid.empty(RULED)
    assert ruled.to_text(lossy=True) == "." * 16
    assert len(Candidates.of(ruled).to_text(lossy=True)) == 64
    assert repr(ruled)
    assert repr(Candidates.of(ruled))
    assert nonet.load(nonet.Puzzle(ruled).to_text()).grid == ruled
    for name in ("line", "frame", "pencilmarks"):
        assert "#" not in nonet.Puzzle(ruled).to_text(name, lossy=True)


def test_a_frame_shows_its_boxes() -> None:
    """Bars say which boxes there are, and that there are none, so that nothing is lacking."""
    for layout in (Layout.boxes(3, 2), Layout.latin(4)):
        assert "#" not in str(Grid.empty(layout))


def test_it_is_a_warning_of_the_library() -> None:
    """Programs can switch it off by its name."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        warnings.simplefilter("ignore", nonet.LossyTextWarning)
        Grid.empty(RULED).to_text()
    assert not caught
