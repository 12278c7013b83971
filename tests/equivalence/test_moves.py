"""Moves of rows and columns: they compose, and those that break houses are refused."""

from __future__ import annotations

from itertools import permutations, product

from hypothesis import given
from hypothesis import strategies as st

from nonet import Layout, cell_name
from nonet.equivalence._moves import keeps, simple_moves
from nonet.layout.moves import Move, names_after, symmetries

orders = st.permutations(range(5)).map(tuple)
moves = st.builds(Move, orders, orders, st.booleans())


@given(moves, moves)
def test_one_move_after_the_other(first: Move, second: Move) -> None:
    """A composed move brings to each cell what the two moves bring one after the other."""
    both = first.then(second)
    assert both.sources() == [first.sources()[cell] for cell in second.sources()]


@given(moves)
def test_sources_and_targets_are_reverses(move: Move) -> None:
    """What moves to a cell comes from its source, and names go with the cells."""
    sources, targets = move.sources(), move.targets()
    assert [sources[target] for target in targets] == list(range(25))
    assert names_after(move)["r2c3"] == cell_name(targets[7], 5)


def test_the_square_has_eight_symmetries() -> None:
    """Seven rotations and reflections move something, and combined they give no other move."""
    still = Move(tuple(range(5)), tuple(range(5)))
    every = {still, *symmetries(5)}
    assert len(every) == 8
    assert {one.then(other) for one in every for other in every} == every
    assert all(move.is_symmetry for move in every)
    assert not Move((1, 0, 2, 3, 4), still.columns).is_symmetry


def group(layout: Layout) -> set[Move]:
    """All that the simple moves of a layout give when they are combined."""
    still = tuple(range(layout.size))
    reached = {Move(still, still)}
    ends = set(reached)
    while ends:
        ends = {move.then(simple) for move in ends for simple in simple_moves(layout)} - reached
        reached |= ends
    return reached


def brute_force(layout: Layout) -> set[Move]:
    """All moves of any rows and columns that keep the houses of a small layout."""
    lines = list(permutations(range(layout.size)))
    test = keeps(layout)
    candidates = (
        Move(rows, columns, turned)
        for rows, columns, turned in product(lines, lines, (False, True))
    )
    return {move for move in candidates if test(move)}


def test_simple_moves_give_all_moves_of_small_layouts() -> None:
    """Combined, the simple moves reach every move there is that keeps the houses."""
    for layout in (
        Layout.of_size(4),
        Layout.latin(4),
        Layout.of_size(4, diagonals=True),
        Layout.of_size(4, windows=True),
        Layout.of_size(4, disjoint_groups=True),
        Layout.latin(4, diagonals=True),
        Layout.latin(5, diagonals=True),
        Layout.jigsaw("1112 1322 3324 3444"),
    ):
        assert group(layout) == brute_force(layout), layout


# X-sudoku on 9×9: rows and columns permuted alike, commuting with the half-turn (2 · 3! · 2 = 24
# ways that keep the bands), each with columns reversed or not, transposed or not.
def test_number_of_moves_of_an_x_sudoku() -> None:
    """Both diagonals leave 96 moves on a 9×9 grid."""
    assert len(group(Layout.of_size(9, diagonals=True))) == 96


# Windoku: rows 2-3 and 7-8 can be exchanged, and all rows reversed (8 orders); so can columns.
def test_number_of_moves_of_a_windoku() -> None:
    """The windows leave 128 moves on a 9×9 grid."""
    assert len(group(Layout.of_size(9, windows=True))) == 128


# Disjoint groups: bands in any order, and the rows of all bands in the same order: 36 orders of
# rows and as many of columns; transposed or not; boxes and groups exchanged or not.
def test_number_of_moves_with_disjoint_groups() -> None:
    """Disjoint groups leave 4 · 36² moves on a 9×9 grid, and 2 · 12² where boxes are 2×3."""
    assert len(group(Layout.of_size(9, disjoint_groups=True))) == 4 * 36**2
    assert len(group(Layout.boxes(2, 3, disjoint_groups=True))) == 2 * 12**2


def test_most_jigsaws_have_no_moves() -> None:
    """Where no move keeps the regions, there is none."""
    assert simple_moves(Layout.jigsaw("11112 31222 33254 33554 55444")) == ()
