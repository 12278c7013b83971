"""The JSON form of layouts: it reads back, and hostile fields are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import layouts
from tests.unknown_constraints import Stubborn

from nonet import Layout, LayoutError
from nonet.constraints.fields import layout_fields, layout_of


@given(layouts())
def test_fields_read_back(layout: Layout) -> None:
    """A layout is the same after a trip through JSON, and so is each of its constraints."""
    assert layout_of(json.loads(json.dumps(layout_fields(layout)))) == layout
    for constraint in layout.constraints:
        assert type(constraint).from_fields(constraint.fields()) == constraint


def test_fields_are_the_bytes_that_were_always_written() -> None:
    """The form is that of stored puzzles, steps and datasets of earlier versions."""
    wanted = {
        Layout.of_size(9): '{"size": 9, "box": [3, 3]}',
        Layout.latin(4): '{"size": 4}',
        Layout.jigsaw("111 223 233", diagonals=True): '{"size": 3, "regions": '
        '[0, 0, 0, 1, 1, 2, 1, 2, 2], "diagonals": true}',
        Layout.of_size(4, disjoint_groups=True, diagonals=True, windows=True): '{"size": 4, '
        '"box": [2, 2], "diagonals": true, "windows": true, "disjoint_groups": true}',
    }
    for layout, text in wanted.items():
        assert json.dumps(layout_fields(layout)) == text


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"size": 4, "box": [2, 2], "regions": [0] * 16}, "boxes or regions, found both"),
        ({"size": 4, "box": [3, 3]}, "expected boxes of 4 cells, found 3×3"),
        ({"size": 4, "box": [2]}, "expected the rows and columns of a box"),
        ({"size": 4, "box": 2}, "expected the rows and columns of a box"),
        ({"size": 4, "regions": [0]}, "expected a region for each of 16 cells, found 1"),
        ({"size": 4, "windows": True}, "windows need a layout with boxes or regions"),
        ({"size": 4, "cages": True}, "expected a layout that nonet knows, found 'cages'"),
        ({"size": 4, "diagonals": 1}, "expected true or false for diagonals, found 1"),
        ({"size": 4, "diagonals": [{}]}, "expected true or false for diagonals, found a list"),
        ({"size": 4, "constraints": 1}, "expected a list of constraints, found 1"),
        ({"size": 4, "constraints": [1]}, r"an object with a type, found 1, at constraints\[0\]"),
        ({"size": 4, "constraints": [{"type": 1}]}, r"with a type, found 1, at constraints\[0\]"),
        (
            {"size": 4, "constraints": [{"type": "windows"}, {"type": "hat"}]},
            r"a constraint that nonet knows, found 'hat', at constraints\[1\]",
        ),
        (
            {"size": 4, "constraints": [{"type": "windows", "at": 1}]},
            r"expected no parameters of windows, found at, at constraints\[0\]",
        ),
        (
            {"size": 4, "constraints": [{"type": "odd"}]},
            r"expected cells of odd, found none, at constraints\[0\]",
        ),
        ({"size": 4, "constraints": 10_001 * [{}]}, "at most 10,000 constraints, found 10,001"),
    ],
)
def test_fields_that_make_no_layout_are_refused(fields: dict[str, Any], message: str) -> None:
    """Fields that contradict each other, or are unknown, raise LayoutError with the reason."""
    with pytest.raises(LayoutError, match=message):
        layout_of(fields)


values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 10) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=8,
)
names = st.sampled_from(
    ["size", "box", "regions", "diagonals", "windows", "disjoint_groups", "constraints", "x"]
)


@given(st.dictionaries(names, values))
def test_any_fields_make_a_layout_or_a_plain_error(fields: dict[str, Any]) -> None:
    """Whatever JSON holds, the answer is a layout, or one of the errors that are documented."""
    try:
        layout = layout_of(fields)
    except (LayoutError, KeyError, TypeError):
        return
    assert layout.size == fields["size"]


def test_what_could_not_be_read_back_is_not_written() -> None:
    """A constraint that nonet does not know has no JSON form."""
    with pytest.raises(LayoutError, match=r"nonet knows, found Stubborn\(\)"):
        layout_fields(Layout.of_size(4, constraints=[Stubborn()]))
