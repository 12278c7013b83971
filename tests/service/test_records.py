"""Questions and answers in JSON: what is read, what is refused, and where it went wrong."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, TypedDict

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.strategies import layouts

from nonet.constraints import Even
from nonet.constraints.fields import layout_of
from nonet.errors import FieldError, LayoutError, NonetError, NotFound
from nonet.grid import Grid
from nonet.layout import Layout
from nonet.running import Watch
from nonet.service import KINDS, Record, ask
from nonet.service.limits import ValueLimits
from nonet.service.shapes import Names
from nonet.service.states import LayoutRecord, State

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@dataclass(frozen=True, slots=True)
class Inner(Record):
    """A record in another one."""

    number: Annotated[int, ValueLimits(1, 9)]


@dataclass(frozen=True, slots=True)
class Sample(Record):
    """A record with fields of every shape."""

    inner_items: tuple[Inner, ...]
    choice: Literal["a", "b"] = "a"
    pair: tuple[int, int] | None = None
    share: Annotated[float, ValueLimits(above=0, most=1), "A part of the whole."] = 0.5
    name: Annotated[str, ValueLimits(shortest=1, longest=3, pattern="^[a-z]+$")] = "x"
    counts: dict[str, int] = field(default_factory=dict)
    either: Annotated[str, ValueLimits(longest=2)] | Annotated[float, ValueLimits(1, 2)] | None = (
        None
    )
    anything: Any = None
    is_so: bool = False


@dataclass(frozen=True, slots=True)
class Dated(Record):
    """A record with a time."""

    created: datetime


@pytest.mark.parametrize(
    ("fields", "path", "limits"),
    [
        ([], "body", {}),
        ({}, "innerItems", {}),
        ({"innerItems": [{"number": 1}, {"number": 10}]}, "innerItems.1.number", {"most": 9}),
        ({"innerItems": [{"number": 0}]}, "innerItems.0.number", {"least": 1}),
        ({"innerItems": [{"number": True}]}, "innerItems.0.number", {}),
        ({"innerItems": [{"number": 1.5}]}, "innerItems.0.number", {}),
        ({"innerItems": [{"number": "1"}]}, "innerItems.0.number", {}),
        ({"innerItems": [], "inner_items": []}, "inner_items", {}),
        ({"innerItems": [], "choice": "c"}, "choice", {}),
        ({"innerItems": [], "pair": [1]}, "pair", {"shortest": 2}),
        ({"innerItems": [], "pair": [1, 2, 3]}, "pair", {"longest": 2}),
        ({"innerItems": [], "share": 0}, "share", {"least": 0}),
        ({"innerItems": [], "share": float("nan")}, "share", {}),
        ({"innerItems": [], "name": "abcd"}, "name", {"longest": 3}),
        ({"innerItems": [], "name": "a\n"}, "name", {}),
        ({"innerItems": [], "counts": {"a": "b"}}, "counts.a", {}),
        ({"innerItems": [], "either": []}, "either", {}),
        ({"innerItems": [], "either": 3}, "either", {"most": 2}),
        ({"innerItems": [], "isSo": 1}, "isSo", {}),
    ],
    ids=str,
)
def test_a_refusal_names_the_field(fields: object, path: str, limits: dict[str, float]) -> None:
    """What does not fit is refused with the path to it, and the bound that it breaks."""
    with pytest.raises(FieldError, match=r"expected .*, at ") as caught:
        Sample.from_fields(fields)
    assert (caught.value.path, caught.value.limits) == (path, limits)


def test_fields_come_back() -> None:
    """A record of fields has these fields; whole numbers may be written as 4.0."""
    fields = {
        "innerItems": [{"number": 3}],
        "choice": "b",
        "pair": [1, 2],
        "share": 1,
        "name": "abc",
        "counts": {"x": 2},
        "either": "ab",
        "anything": [None, {"a": 1}],
        "isSo": True,
    }
    assert Sample.from_fields(fields).fields() == fields
    assert Sample.from_fields({"innerItems": [{"number": 4.0}]}).inner_items == (Inner(4),)
    moment = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    assert Dated(moment).fields() == {"created": "2026-01-02T03:04:05Z"}
    assert Dated.from_fields({"created": "2026-01-02T05:04:05+02:00"}) == Dated(moment)


def test_a_schema_describes_the_fields() -> None:
    """The schema has the types, the bounds, what is required, and what is said of a field."""
    names: Names = {}
    assert Sample.schema(names) == {"$ref": "#/components/schemas/Sample"}
    properties = names["Sample"]["properties"]
    assert names["Sample"]["required"] == ["innerItems"]
    assert properties["share"] == {
        "type": "number",
        "exclusiveMinimum": 0,
        "maximum": 1,
        "description": "A part of the whole.",
        "default": 0.5,
    }
    assert names["Inner"]["properties"]["number"] == {"type": "integer", "minimum": 1, "maximum": 9}


@given(JSON)
def test_whatever_is_asked_the_refusal_is_ours(fields: object) -> None:
    """No JSON makes a record raise anything but `FieldError`."""
    kinds: list[type[Record]] = [Sample, *(kind.question for kind in KINDS.values())]
    for kind in kinds:
        with suppress(FieldError):
            kind.from_fields(fields)


@given(layouts())
def test_layouts_come_back(layout: Layout) -> None:
    """The fields of a layout, and of a grid on it, are those of an equal one."""
    assert LayoutRecord.from_fields(LayoutRecord.of(layout).fields()).layout() == layout
    grid = Grid.empty(layout)
    assert State.from_fields(State.of(grid).fields()).grid() == grid


def test_an_unknown_kind_is_not_found() -> None:
    """Only the kinds that there are can be asked."""
    with pytest.raises(NotFound, match="found 'guess'"):
        ask("guess", {}, Watch())


@pytest.mark.parametrize("question", [{"puzzles": [1]}, {"collection": "x"}, {"games": [1]}])
def test_without_a_library_there_is_nothing_in_it(question: dict[str, Any]) -> None:
    """What is asked of a library is not found where there is none."""
    with pytest.raises(NotFound):
        ask("export", question, Watch())
    with pytest.raises(NonetError, match="expected a library"):
        ask("import", {"text": "...4 ..31 34.. 2..."}, Watch())


def test_rules_need_no_givens() -> None:
    """Entries without givens are the puzzle, unless rules make one without them."""
    grid = Grid(bytes(16), bytes([1, *15 * [0]]), layout=Layout.of_size(4))
    ruled = Grid(bytes(16), grid.entries, layout=Layout.of_size(4, constraints=[Even("r1c1")]))
    assert State.of(grid).posed().givens[0] == 1
    assert State.of(ruled).posed().digits == bytes(16)
    assert ask("check", {"state": State.of(grid).fields()}, Watch())["mistakes"] == []
    assert ask("check", {"state": State.of(ruled).fields()}, Watch())["mistakes"] != []


@pytest.mark.parametrize(
    "fields",
    [
        {"size": 9, "diagonals": [{}]},
        {"size": 9, "diagonals": []},
        {"size": 9, "constraints": True},
        {"size": 9, "windows": True, "diagonals": True, "constraints": [{"type": "anti_knight"}]},
        {"size": 4, "constraints": [{"type": "anti_knight"}, {"type": "nothing"}]},
        {"size": 6, "box": [2, 2]},
        {"size": 6, "box": [2, 3], "regions": [0] * 36},
        {"size": 2, "regions": [0, 0, 1, 1], "disjointGroups": False},
    ],
)
def test_a_record_makes_the_layout_of_its_fields(fields: dict[str, object]) -> None:
    """A layout is made of a record straight, and is or is refused as that of its JSON form."""
    camels = {"disjointGroups": "disjoint_groups"}
    plain = {camels.get(name, name): value for name, value in fields.items()}
    record = LayoutRecord.from_fields(fields)
    try:
        expected = layout_of(plain)
    except LayoutError as error:
        with pytest.raises(LayoutError, match=f"^{re.escape(str(error))}$"):
            record.layout()
    else:
        assert record.layout() == expected
        again = LayoutRecord.of(expected)
        assert LayoutRecord.from_fields(again.fields()).fields() == again.fields()
        assert again.layout() == expected


class Spot(TypedDict, total=False):
    """Some of these fields."""

    row: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Found(Record):
    """A record with a place."""

    spot: Spot | None = None


def test_some_fields_of_an_object() -> None:
    """An object of some fields is read, written and described with those that it has."""
    fields = {"spot": {"row": 3, "names": ["a"]}}
    assert Found.from_fields(fields).fields() == fields
    assert Found.from_fields({"spot": {}}).fields() == {"spot": {}}
    for wrong, path in (({"row": "3"}, "spot.row"), ({"column": 1}, "spot"), ([], "spot")):
        with pytest.raises(FieldError) as caught:
            Found.from_fields({"spot": wrong})
        assert caught.value.path == path
    names: Names = {}
    Found.schema(names)
    described = names["Found"]["properties"]["spot"]["anyOf"][0]
    assert (set(described["properties"]), described["additionalProperties"]) == (
        {"row", "names"},
        False,
    )


@pytest.mark.parametrize("kind", KINDS)
def test_what_reads_a_library_has_one(kind: str) -> None:
    """A kind that reads parts of a library is handed a library."""
    assert KINDS[kind].needs_store or not KINDS[kind].reads
