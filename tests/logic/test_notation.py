"""Cells, digits and chains in the notation of players."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests import strategies

from nonet import Candidates, FormatError, Grid, Layout, Step
from nonet.logic import Group, Link
from nonet.logic._notation import eureka
from nonet.logic.names import cells_text, digits_text, parse_cells, parse_digits
from nonet.logic.state import read_state, state_text

NINE = Layout.of_size(9)


@given(st.sampled_from([4, 9, 16, 25]), st.data())
def test_cells_survive_their_names(size: int, data: st.DataObject) -> None:
    """Names of cells, however they are put together, are read back as the same cells."""
    cells = data.draw(st.sets(st.integers(0, size * size - 1), max_size=12))
    assert set(parse_cells(cells_text(cells, Layout.latin(size)), size)) == cells


@pytest.mark.parametrize(
    ("names", "text"),
    [
        ("r4c7", "r4c7"),
        ("r4c7 r4c9", "r4c79"),
        ("r1c7 r4c7", "r14c7"),
        ("r1c1 r1c2 r3c1 r3c2", "r13c12"),
        ("r1c1 r1c2 r1c3 r2c1", "r1c123 r2c1"),
        ("r1c1 r2c2", "r1c1 r2c2"),
        ("", ""),
    ],
)
def test_cells_are_put_together(names: str, text: str) -> None:
    """Cells that share rows or columns are written with one name."""
    assert cells_text(parse_cells(names, 9), NINE) == text


def test_large_grids_name_each_cell() -> None:
    """Where r1c12 is the twelfth column, it is not the first and the second."""
    assert cells_text([0, 1, 11], Layout.of_size(16)) == "r1c1 r1c2 r1c12"


@pytest.mark.parametrize("text", ["r0c1", "r4c", "x", "r5c9 r9c10"])
def test_what_names_no_cell_is_refused(text: str) -> None:
    """A name outside the grid, or none at all, is an error."""
    with pytest.raises(FormatError, match="expected cells"):
        parse_cells(text, 9)


@given(st.sampled_from([4, 9, 16]), st.data())
def test_digits_survive_their_text(size: int, data: st.DataObject) -> None:
    """Digits are read back, also those above nine."""
    digits = data.draw(st.sets(st.integers(1, size), min_size=1))
    assert set(parse_digits(digits_text(digits, Layout.latin(size)), size)) == digits


@given(strategies.grids(strategies.layouts(largest=16)), st.data())
def test_states_survive_their_text(grid: Grid, data: st.DataObject) -> None:
    """Givens, entries and eliminated candidates are read back."""
    cells = st.integers(0, grid.layout.cell_count - 1)
    eliminated = data.draw(
        st.lists(st.tuples(cells, st.integers(1, grid.size)), max_size=6).map(
            lambda pairs: [pair for pair in pairs if not grid.digits[pair[0]]]
        )
    )
    state = Candidates.of(grid).without(eliminated)
    assert read_state(state_text(state), grid.layout) == state


def chain(*nodes: tuple[str, str], signs: str) -> Step:
    """A step with these nodes (digits and cells), linked one after the other."""
    groups = tuple(
        Group(
            "on" if number % 2 else "off",
            tuple(map(int, digits)),
            tuple(parse_cells(cells, 9)),
            None,
        )
        for number, (digits, cells) in enumerate(nodes)
    )
    links = tuple(
        Link(number, (number + 1) % len(nodes), sign == "=") for number, sign in enumerate(signs)
    )
    return Step("aic", (), ((0, 5),), groups, links, NINE)


def test_chains_are_written_in_eureka() -> None:
    """Strong links are =, weak ones -, and two digits of one cell share its brackets."""
    step = chain(
        ("5", "r1c2"), ("5", "r1c8"), ("5", "r4c8"), ("3", "r4c8"), ("3", "r5c79"), ("3", "r5c1"),
        signs="=-=-=",
    )  # fmt: skip
    assert eureka(step) == ["(5)r1c2 = (5)r1c8 - (5=3)r4c8 - (3)r5c79 = (3)r5c1"]
    assert str(step).startswith("AIC: (5)r1c2 = ")


def test_loops_say_that_they_close() -> None:
    """A continuous loop ends with its last link."""
    step = chain(("5", "r1c2"), ("5", "r1c8"), ("5", "r4c8"), ("5", "r4c2"), signs="=-=-")
    assert eureka(step) == ["(5)r1c2 = (5)r1c8 - (5)r4c8 = (5)r4c2 - loop"]


def test_discontinuous_loops_name_their_start_again() -> None:
    """A loop that proves or disproves its start ends with it."""
    step = chain(("5", "r1c2"), ("5", "r1c8"), ("5", "r4c8"), signs="-=-")
    assert eureka(step) == ["(5)r1c2 - (5)r1c8 = (5)r4c8 - (5)r1c2"]
