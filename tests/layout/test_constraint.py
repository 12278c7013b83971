"""What constraints answer, against brute force over the solutions of small layouts."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.strategies import grids, layouts
from tests.unknown_constraints import Rising, Stubborn

from nonet import Grid, Layout, solutions
from nonet.drawing.scene import scene_of
from nonet.equivalence._moves import keeps, moved
from nonet.layout import Constraint, HouseConstraint
from nonet.layout.areas import Area
from nonet.layout.given import CONSTRAINTS
from nonet.layout.moves import Move, symmetries

SMALL = [
    Layout.of_size(4, diagonals=diagonals, windows=windows, disjoint_groups=groups)
    for diagonals in (False, True)
    for windows in (False, True)
    for groups in (False, True)
] + [
    Layout.latin(4, diagonals=True),
    Layout.latin(5, diagonals=True),
    Layout.boxes(2, 3, disjoint_groups=True),
    Layout.jigsaw("1112 1322 3324 3444", diagonals=True, windows=True),
]


@cache
def solved(layout: Layout) -> list[bytes]:
    """Solutions of the empty grid, at most as many as a 4 × 4 grid has."""
    return [found.digits for found in islice(solutions(Grid.empty(layout)), 288)]


@given(grids())
def test_violations_are_the_conflicts_in_its_houses(grid: Grid) -> None:
    """A constraint of houses is violated where two equal digits share one of them."""
    for constraint in grid.layout.constraints:
        names = {house.name for house in constraint.houses(grid.layout)}
        found = set(constraint.violations(grid.layout, grid.digits))
        listed = {one.cells for one in grid.conflicts() if one.house in names}
        assert listed <= found
        assert {one.cells for one in grid.conflicts()} >= found


@given(layouts())
def test_houses_come_from_the_constraints(layout: Layout) -> None:
    """Beyond rows, columns and regions, the houses are those of the constraints, in order."""
    plain = Layout(layout.size, layout.regions)
    made = [house for one in layout.constraints for house in one.houses(layout)]
    houses = {house.cells: house for house in (*made[::-1], *plain.houses[::-1])}
    assert set(layout.houses) == set(houses.values())
    assert layout.lower() == layout.houses
    for constraint in layout.constraints:
        its = {cell for house in constraint.houses(layout) for cell in house.cells}
        assert constraint.scope(layout) == its


@given(st.sampled_from(SMALL), st.data())
def test_what_is_kept_is_kept_in_every_solution(layout: Layout, data: st.DataObject) -> None:
    """Where a move is said to keep the rules, no solution that is moved breaks one."""
    order = data.draw(st.permutations(range(layout.size)))
    other = data.draw(st.permutations(range(layout.size)) | st.just(order))
    move = Move(tuple(order), tuple(other), transposed=data.draw(st.booleans()))
    if keeps(layout)(move):
        assert moved(layout, move) is layout
        for digits in solved(layout):
            after = bytes(digits[cell] for cell in move.sources())
            assert not Grid(after, layout=layout).conflicts()
            assert not list(layout.violations(after))


@given(st.sampled_from(SMALL), st.data())
def test_a_move_is_kept_if_every_house_comes_from_a_house(
    layout: Layout, data: st.DataObject
) -> None:
    """The rules are kept exactly where the houses of the layout are only exchanged."""
    order = data.draw(st.permutations(range(layout.size)))
    other = data.draw(st.permutations(range(layout.size)) | st.just(order))
    move = Move(tuple(order), tuple(other), transposed=data.draw(st.booleans()))
    houses = {frozenset(house.cells) for house in layout.houses}
    sources = move.sources()
    after = {frozenset(sources[cell] for cell in house) for house in houses}
    assert keeps(layout)(move) == (after == houses)


@given(st.sampled_from(SMALL))
def test_exchanges_keep_what_is_said_to_be_kept(layout: Layout) -> None:
    """Digits that change places, and leave all houses right, leave each constraint right."""
    found = solved(layout)
    assume(len(found) > 1)
    for digits in found[1:40]:
        cells = [cell for cell in range(layout.cell_count) if digits[cell] != found[0][cell]]
        for constraint in layout.constraints:
            assert constraint.exchange_keeps(layout, cells)
            assert not list(constraint.violations(layout, digits))


def test_the_base_class_gives_the_safe_answers() -> None:
    """A constraint that says nothing concerns all cells, and neither moves nor exchanges keep it.

    One that names its cells is kept by exchanges elsewhere.
    """
    stubborn = Stubborn()
    layout = Layout.of_size(4, constraints=[stubborn])
    assert stubborn.scope(layout) == set(range(16))
    assert not any(stubborn.is_kept_by(layout, move) for move in symmetries(4))
    assert not stubborn.exchange_keeps(layout, [0])
    assert not stubborn.treats_digits_alike
    assert (stubborn.marks(layout), stubborn.fields()) == ((), {})
    rising = Rising(0, 1)
    assert rising.fields() == {"lower_cell": 0, "upper_cell": 1}
    assert Rising.from_fields(rising.fields()) == rising
    assert rising.exchange_keeps(layout, [4, 5])
    assert not rising.exchange_keeps(layout, [1, 5])


@given(layouts())
def test_house_constraints_are_kept_by_relabelling(layout: Layout) -> None:
    """All constraints that nonet knows today are houses, which no relabelling breaks."""
    rules: tuple[Constraint, ...] = layout.constraints
    assert all(isinstance(one, HouseConstraint) for one in rules)
    assert layout.treats_digits_alike
    assert layout.exchange_keeps(range(layout.cell_count))


def test_constraints_have_one_order() -> None:
    """Those without parameters come first, the others as given, each once; all orders are equal."""
    known = Layout.of_size(9, diagonals=True, windows=True, disjoint_groups=True).constraints
    others = (Stubborn(), Rising(1, 2), Rising(0, 1))
    layout = Layout.of_size(9, constraints=[*others, *known, *others])
    assert layout.constraints == (*known, *others)
    backwards = Layout.of_size(9, constraints=layout.constraints[::-1])
    assert backwards == layout
    assert hash(backwards) == hash(layout)
    assert backwards.constraints == (*known, *others[::-1])
    assert Layout.of_size(9, constraints=known) is Layout.of_size(
        9, constraints=known[:1], windows=True, disjoint_groups=True
    )


@pytest.mark.parametrize("kind", CONSTRAINTS)
def test_every_constraint_is_drawn(kind: type[Constraint]) -> None:
    """The marks of a constraint reach each of its cells, in a picture and on paper alike."""
    layout = Layout.of_size(9, constraints=[kind()])
    [constraint] = layout.constraints
    reached = {
        row * 9 + column
        for mark in constraint.marks(layout)
        if isinstance(mark, Area)
        for row in range(mark.y, mark.y + mark.height)
        for column in range(mark.x, mark.x + mark.width)
    }
    assert reached == constraint.scope(layout)
    plain = scene_of(Grid.empty(Layout.of_size(9))).backdrop
    scene = scene_of(Grid.empty(layout)).backdrop
    assert (plain.tints, plain.shades) == ((), ())
    assert len(scene.tints + scene.shades) == len(constraint.marks(layout)) - len(scene.strokes)
