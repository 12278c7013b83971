"""Interactive Sudoku Solver: boards with other digits and sides, and further variables."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest

import nonet
from nonet import Grid, Layout, Puzzle
from nonet.constraints import (
    AllDifferent,
    AllowedDigits,
    CountDistinct,
    PairTable,
    PalindromeLine,
    SameDigits,
    StateMachine,
    Sum,
    Thermometer,
    XSum,
)
from nonet.errors import FormatError
from nonet.formats import iss
from nonet.layout import Diagonals
from nonet.layout.layers import Layer

WIDE_BOXES = ["r1-2c1-3", "r1-2c4-6", "r3-4c1-3", "r3-4c4-6"]


def layout_of(text: str) -> Layout:
    """The layout of a text of which nothing is left out."""
    puzzle = iss.read_link(text)
    assert puzzle.dropped == ()
    return puzzle.layout


def count(text: str) -> int:
    """How many grids and values of variables obey a text."""
    return nonet.count(iss.read_link(text).grid, limit=None)


@pytest.mark.parametrize(
    ("text", "layout"),
    [
        (".Shape~4x4~0-3", Layout.of_size(4, digits="0-3")),
        (".Shape~6x6~9", Layout.boxes(2, 3, digits="1-9")),
        (".Shape~6x6~1-9.NoBoxes", Layout.latin(6, digits="1-9")),
        (".Shape~9x9~9~Sudoku", Layout.of_size(9)),
        (".Shape~4x6", Layout.free(4, 6, digits="1-6", lines=True, houses=WIDE_BOXES)),
        (
            ".Shape~6x4",
            Layout.free(
                6,
                4,
                digits="1-6",
                lines=True,
                houses=["r1-3c1-2", "r1-3c3-4", "r4-6c1-2", "r4-6c3-4"],
            ),
        ),
        (".Shape~4x6.NoBoxes", Layout.free(4, 6, digits="1-6", lines=True)),
        (
            ".Shape~2x4~5.RegionSize~4",
            Layout.free(2, 4, digits="1-5", lines=True, houses=["r1-2c1-2", "r1-2c3-4"]),
        ),
        (
            ".Shape~3x3~5.Jigsaw~000011112",
            Layout.free(3, 3, digits="1-5", lines=True, houses=["r1c1-3 r2c1", "r2c2-3 r3c1-2"]),
        ),
        (".Shape~2x3~0-1~Raw", Layout.free(2, 3, digits="0-1")),
        (
            ".Shape~2x3~~Raw.AllDifferent~R1C1~R2C2~R2C3",
            Layout.free(2, 3, digits="1-3", houses=["r1c1 r2c2 r2c3"]),
        ),
    ],
)
def test_boards_are_layouts(text: str, layout: Layout) -> None:
    """Digits, sides and houses are those of the text, and the layout is written as it again."""
    assert layout_of(text) == layout
    assert layout_of(iss.write(Puzzle(Grid.empty(layout)))) == layout


@pytest.mark.parametrize(
    ("text", "grids"),
    [
        (".Shape~2x3", 12),
        (".Shape~2x2~3", 18),
        (".Shape~2x2~3.RegionSameValues", 6),
        (".Shape~1x2~0-2~Raw", 9),
        (".Shape~1x3~0-2~Raw.Sum~1~R1C1~R1C2~R1C3", 3),
        (".Shape~1x2~0-3~Raw.Sum~1_=_2_-1~R1C1~R1C2", 2),
        (".Shape~1x1~0-1.Var~A~~2", 8),
        (".Shape~1x1~0-2.Var~A.Sum~2~R1C1~VA", 3),
        (".Shape~1x1~3.Var~A~~3.CountDistinct~R1C1~VA1~VA2~VA3", 27),
        (".Shape~1x1~0-3.Var~A~~3.CountDistinct~R1C1~VA1~VA2~VA3", 64),
        (".Shape~1x2~3~Raw.Var~A~~1x2.~VA1_1_2~VA2_1_2.SameValues~2~R1C1~R1C2~VA1~VA2", 6),
        (".Shape~1x1~2.Var~A~~2x2.Replicate~L~VA1.~VA1_1.End", 4),
        (".Shape~1x1~2.Var~A~~2x2.Replicate~D~VA1.AllDifferent~VA1~VA3.End", 8),
        (".Shape~1x4~4~Raw.ValueIndexing~R1C1~R1C2~R1C2~R1C3~R1C4", 48),
        (".Shape~2x3~3~Raw.LittleKiller~2~R1C1", 81),
    ],
)
def test_the_number_of_solutions_is_right(text: str, grids: int) -> None:
    """Counted by hand."""
    assert count(text) == grids


@pytest.mark.parametrize(
    "rule",
    [
        ".Sum~5~R1C1~R1C3~R2C2",
        ".Sum~-1_=_1_-2~R1C1~R2C2",
        ".Cage~6~R1C1~R1C2~R2C1",
        ".AllDifferent~R1C1~R2C2~R2C3",
        ".Arrow~R1C1~R1C2~R1C3",
        ".PillArrow~2~R1C1~R1C2~R1C3~R2C3~R2C2~R2C1",
        ".DoubleArrow~R1C1~R1C2~R1C3",
        ".Zipper~R1C1~R1C2~R1C3",
        ".Thermo~R1C1~R2C2~R2C3",
        ".Whisper~2~R1C1~R1C2~R1C3",
        ".Renban~R1C1~R1C2~R2C3",
        ".Palindrome~R1C1~R1C2~R1C3",
        ".Between~R1C1~R1C2~R1C3",
        ".Lockout~1~R1C1~R1C2~R1C3",
        ".Modular~2~R1C1~R1C2~R1C3",
        ".WhiteDot~R1C1~R2C1",
        ".BlackDot~R1C2~R1C3~R2C3",
        ".V~R2C1~R2C2",
        ".EqualSum~R1C1~R2C1~-~R1C2~-~R1C3~R2C3",
        ".SameValues~2~R1C1~R1C2~R2C1~R2C2",
        ".SameValues~3~R1C1~R1C2~R2C1",
        ".CountDistinct~R1C1~R1C2~R2C1~R2C2",
        ".ContainExact~1_1_3~R1C1~R1C2~R1C3",
        ".ContainAtLeast~1_1_3~R1C1~R1C2~R1C3~R2C1",
        ".LookAndSay~2113~R1C1~R1C2~R1C3~R2C1",
        ".Regex~WzEyXSsz~~R1C1~R1C2~R1C3",
        ".Pair~AB~_a%20name~R1C1~R2C1",
        ".PairX~-_B~~R1C1~R2C1~R2C2",
        ".ValueIndexing~R1C1~R1C2~R1C3~R2C1~R2C2",
        ".SumLine~5~R1C1~R1C2~R1C3~R2C3",
        ".Or.Sum~3~R1C1~R1C2.And.~R1C1_3.Thermo~R2C1~R2C2.End.End",
        ".Replicate~J.AllDifferent~R1C1~R1C2.End",
    ],
)
def test_variables_take_the_place_of_cells_in_every_type(rule: str) -> None:
    """A board whose cells are variables has the solutions of the board itself."""

    def variable(cell: re.Match[str]) -> str:
        return f"VG{3 * int(cell[1]) + int(cell[2]) - 3}"

    of_variables = re.sub(r"\bR([12])C([123])", variable, rule)
    of_variables = of_variables.replace(".Replicate~J", ".Replicate~J~VG1")
    cells = ".Shape~2x3~4~Raw" + rule
    found = count(cells)
    assert 0 < found < 4**6
    assert count(".Shape~1x1~4.~R1C1_1.Var~G~a%20grid~2x3" + of_variables) == found


def test_a_variable_of_each_cell_is_one_of_a_layer_of_cells() -> None:
    """Groups of the board's shape are named by cells, others by numbers, and one alone by none."""
    layout = layout_of(".Shape~2x2.Var~S~~2x2.Var~AB~label~2.Var~T.~VS1_1~VAB1_2.Thermo~VS2~VT")
    assert layout.layers == (
        Layer("vs", "1-2"),
        Layer("ab", "1-2", count=2),
        Layer("vt", "1-2", count=1),
    )
    assert set(layout.constraints) == {
        AllowedDigits("vs:r1c1", [1]),
        AllowedDigits("ab:1", [2]),
        Thermometer("vs:r1c2 vt"),
    }


def test_what_all_variables_of_a_group_may_be_is_what_the_layer_has() -> None:
    """Whether each is given alone or all are replicated."""
    layout = Layout.of_size(4, layers=[Layer("vs", "1-2")])
    names = "~".join(f"VS{number}_1_2" for number in range(1, 17))
    assert layout_of(f".Shape~4x4.Var~S~~4x4.~{names}") == layout
    assert layout_of(".Shape~4x4.Var~S~~4x4.Replicate~__P~VS1.~VS1_1_2.End") == layout


RULES = [
    Sum("shade:r1c1 pool:2", 3),
    AllowedDigits("shade:r1c1", [2]),
    PairTable("vs:r1c1 r1c1", [(2, 3)]),
    AllDifferent("pool:1-3"),
    Sum("pool:1 pool:2 r1c1", -1, factors=[1, -2, 1]),
    CountDistinct("pool:1", "r1c1-4"),
    PalindromeLine("r1c1 pool:1 shade:r1c1"),
    SameDigits(["pool:1-2", "r1c1-2"]),
    StateMachine("pool:1 r1c1 shade:r1c2", 0, [[0, 1, -1, 1], [1, 0, 1, 0]], [1]),
]


@pytest.mark.parametrize(
    "layout",
    [
        Layout.free(4, 4, digits="1-4"),
        Layout.free(4, 4, digits="1-4", lines=True),
        Layout.free(4, 6, digits="1-6", lines=True, houses=["r1-2c1-3", "r3-4c1-3"]),
        Layout.free(
            4,
            4,
            digits="0-9",
            lines=True,
            houses=["r1-2c1-2", "r2-3c3-4", "r2c2-4"],
            constraints=[AllDifferent("r1c1 r4c4"), Diagonals()],
        ),
        Layout.jigsaw("1112132233243444", digits="0-6"),
        Layout.latin(9, digits="0-8"),
        Layout.boxes(3, 2, digits="1-9"),
        Layout.boxes(2, 3, digits="0-8", constraints=[Thermometer("r1c1-3"), XSum("r1c1-6", 12)]),
        Layout.of_size(9, digits="1-15", constraints=[AllowedDigits("r1c1", [12])]),
        Layout.of_size(1, digits="0-5", layers=[Layer("vg", "0-5", count=9)]),
        Layout.of_size(
            4,
            layers=[
                Layer("shade", "1-2"),
                Layer("pool", "1-4", count=3),
                Layer("vs", "2-3"),
                Layer("vq", "1-4", count=1),
            ],
            constraints=RULES,
        ),
    ],
)
def test_layouts_are_read_back_equal(layout: Layout) -> None:
    """Nothing of them is lost."""
    puzzle = Puzzle(Grid.empty(layout))
    assert iss.FORMAT.lost(puzzle) == []
    assert layout_of(iss.write(puzzle)) == layout


def test_givens_are_written_as_digits() -> None:
    """A byte of a grid is a digit from the first one of the layout."""
    grid = Grid(bytes([1, *[0] * 14, 4]), layout=Layout.of_size(4, digits="0-3"))
    text = iss.write(Puzzle(grid))
    assert unquote(text).endswith(".Shape~4x4~0-3.~R1C1_0~R4C4_3")
    assert iss.read_link(text).grid == grid


@pytest.mark.parametrize(
    ("layer", "lost"),
    [
        (Layer("shade", "0-1"), ["the layout", "the rules 'sum'"]),
        (Layer("shade_2", "1-2"), ["the names of layers"]),
        (Layer("shade", "1-2", counts=False), ["which layers count"]),
    ],
)
def test_what_a_text_cannot_say_of_layers_is_lost(layer: Layer, lost: list[str]) -> None:
    """Other numbers than digits with the rules that name them, names and what counts."""
    rule = Sum(f"{layer.name}:r1c1 r1c1", 3)
    layout = Layout.of_size(4, layers=[layer], constraints=[rule])
    assert iss.FORMAT.lost(Puzzle(Grid.empty(layout))) == lost


@pytest.mark.parametrize(
    ("layout", "found"),
    [
        (Layout.free(4, 4, digits="1-4", holes="r1c1"), "a board without holes"),
        (Layout.of_size(4, digits="1-40"), "up to 16 digits from 0 or 1"),
        (Layout.free(4, 4, digits="2-5"), "up to 16 digits from 0 or 1"),
        (Layout.free(4, 17, digits="1-9"), "a grid up to 16×16"),
    ],
)
def test_other_boards_are_not_written(layout: Layout, found: str) -> None:
    """One sentence says what the format holds."""
    with pytest.raises(FormatError, match=f"expected {found}, which is all that this format"):
        iss.FORMAT.lost(Puzzle(Grid.empty(layout)))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (".Shape~999x999", "a shape of up to 16 rows and columns, found '999x999'"),
        (".Shape~0x4", "a shape of up to 16 rows and columns, found '0x4'"),
        (".Shape~9", "a shape such as 9x9, found '9'"),
        (".Shape~9x9~5", "at least 9 digits of a shape 9x9 that is not Raw, found 5"),
        (".Shape~9x9~2-10", "up to 16 digits from 0 or 1 such as 0-8, found '2-10'"),
        (".Shape~9x9~9-0", "up to 16 digits from 0 or 1 such as 0-8, found '9-0'"),
        (".Shape~9x9~0-99", "up to 16 digits from 0 or 1 such as 0-8, found '0-99'"),
        (".Shape~9x9~0-", "up to 16 digits from 0 or 1 such as 0-8, found '0-'"),
        (".Shape~4x4.Shape~6x6", "one shape, found several"),
        (".Shape~4x4~~Raw.Jigsaw~1111222233334444", "no Jigsaw on a board of the type Raw"),
        (".Shape~6x6.RegionSize~9", "boxes of up to 6 cells of RegionSize, found 9"),
        (".RegionSize~x", "a number of cells of RegionSize as a whole number, found 'x'"),
        (".Var~X~~999x999", "up to 16 columns of Var, found '999x999'"),
        (".Var~X~~9999x9", "at most 4,096 cells and variables, found Var '9999x9'"),
        (".Var~X~~4000.Var~Y~~90", "at most 4,096 cells and variables, found Var '90'"),
        (".Var~X~~999999999", "a number of variables or a shape of Var, found '999999999'"),
        (".Var~X~~0", "a number of variables or a shape of Var, found '0'"),
        (".Var~x", "a Var with a name in capital letters, found 'x'"),
        (".Var~X.Var~X", "one Var X, found several"),
        (".Var~X.~VX_10", "digits from 1 to 9, found 10"),
        (".Var~X~~2.~VX_1", "a variable of a Var, found 'VX'"),
        (".Sum~5~VA1~R1C1", "a variable of a Var, found 'VA1'"),
        (".Var~X~~2x2.Replicate~P~VX1.Sum~5~VX1~VX2.End", "replicated constraints in the grid"),
        (".Var~X~~9x9.Replicate~B~VX1.Sum~5~VX1~R1C2.End", "replicated constraints of cells like"),
        (".Var~Q.LittleKiller~4~VQ", "the cell of a diagonal, found 'VQ'"),
        (".Var~Q~~2x2.Quad~VQ1~1", "the upper left of four cells, found 'VQ1'"),
        (".And.Var~A.End", "rules that nonet knows, found 'Var'"),
    ],
)
def test_bad_texts_get_one_clear_error(text: str, found: str) -> None:
    """However large their numbers are."""
    with pytest.raises(FormatError, match=re.escape(f"expected {found}")):
        iss.read_link(text)
