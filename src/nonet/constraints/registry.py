"""All constraints by their name in JSON; the module of a rule is loaded when it is needed.

A rule of another program is one of them from `register` on: everything that nonet does with rules
asks this module which there are.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, ParamSpec, TypeVar, cast

from nonet._arguments import described
from nonet.errors import LayoutError
from nonet.layout import Constraint
from nonet.layout.layout import CONSTRAINTS

_HOMES: Mapping[str, tuple[str, ...]] = {
    "nonet.constraints.all_different": ("all_different AllDifferent",),
    "nonet.constraints.allowed_digits": ("candidates AllowedDigits",),
    "nonet.constraints.anti_chess": (
        "anti_king AntiKing",
        "anti_knight AntiKnight",
        "anti_taxicab AntiTaxicab",
    ),
    "nonet.constraints.arrow": ("arrow Arrow", "double_arrow DoubleArrow"),
    "nonet.constraints.between_line": ("between_line BetweenLine",),
    "nonet.constraints.cage": ("killer_cage Cage",),
    "nonet.constraints.clone": ("clone Clone",),
    "nonet.constraints.combined": ("all_of AllOf", "any_of AnyOf", "not Not"),
    "nonet.constraints.count_distinct": ("count_distinct CountDistinct",),
    "nonet.constraints.counting_circles": ("counting_circles CountingCircles",),
    "nonet.constraints.diagonal": ("diagonal Diagonal",),
    "nonet.constraints.dots": ("difference Difference", "ratio Ratio"),
    "nonet.constraints.dutch_flatmates": ("dutch_flatmates DutchFlatmates",),
    "nonet.constraints.entropic_line": ("entropic_line EntropicLine",),
    "nonet.constraints.equality_cage": ("equality_cage EqualityCage",),
    "nonet.constraints.global_entropy": (
        "global_entropy GlobalEntropy",
        "global_modular GlobalModular",
    ),
    "nonet.constraints.greater_than": ("greater_than GreaterThan",),
    "nonet.constraints.index_cells": (
        "box_index BoxIndex",
        "column_index ColumnIndex",
        "row_index RowIndex",
    ),
    "nonet.constraints.little_killer": ("little_killer LittleKiller",),
    "nonet.constraints.lockout_line": ("lockout_line LockoutLine",),
    "nonet.constraints.lunchbox": ("lunchbox Lunchbox",),
    "nonet.constraints.minimum_maximum": ("maximum Maximum", "minimum Minimum"),
    "nonet.constraints.modular_line": ("modular_line ModularLine",),
    "nonet.constraints.nabner": ("nabner_line NabnerLine",),
    "nonet.constraints.negative": ("negative Negative", "non_consecutive NonConsecutive"),
    "nonet.constraints.numbered_room": ("numbered_room NumberedRoom",),
    "nonet.constraints.pair_table": ("pair_table PairTable",),
    "nonet.constraints.palindrome": ("palindrome_line PalindromeLine",),
    "nonet.constraints.parity": ("even Even", "odd Odd", "parity_line ParityLine"),
    "nonet.constraints.quadruple": (
        "contains_exactly ContainsExactly",
        "look_and_say LookAndSay",
        "quadruple Quadruple",
    ),
    "nonet.constraints.regex": ("regex Regex",),
    "nonet.constraints.region_sum_line": ("region_sum_line RegionSumLine",),
    "nonet.constraints.rellik_cage": ("rellik_cage RellikCage",),
    "nonet.constraints.renban": ("renban_line RenbanLine",),
    "nonet.constraints.same_digits": ("same_digits SameDigits",),
    "nonet.constraints.sandwich": ("sandwich Sandwich",),
    "nonet.constraints.skyscraper": (
        "hidden_skyscraper HiddenSkyscraper",
        "skyscraper Skyscraper",
    ),
    "nonet.constraints.state_machine": ("state_machine StateMachine",),
    "nonet.constraints.sum": ("equal_sum EqualSum", "sum Sum"),
    "nonet.constraints.sum_line": ("sum_line SumLine",),
    "nonet.constraints.thermometer": (
        "slow_thermometer SlowThermometer",
        "thermometer Thermometer",
    ),
    "nonet.constraints.value_index": ("value_index ValueIndex",),
    "nonet.constraints.whispers": ("whisper_line WhisperLine",),
    "nonet.constraints.x_sum": ("x_sum XSum",),
    "nonet.constraints.xv": ("pair_sum PairSum",),
    "nonet.constraints.zipper_line": ("zipper_line ZipperLine",),
    "nonet.layout.disjoint_groups": ("disjoint_groups DisjointGroups",),
    "nonet.layout.windows": ("windows Windows",),
}
"""Module → the name in JSON and the class of each of its rules."""

_FUNCTIONS = {
    "black_dot": "nonet.constraints.dots",
    "dutch_whisper": "nonet.constraints.whispers",
    "german_whisper": "nonet.constraints.whispers",
    "white_dot": "nonet.constraints.dots",
    "xv_pair": "nonet.constraints.xv",
}

_CLASSES = {
    entry.split()[0]: (home, entry.split()[1])
    for home, entries in _HOMES.items()
    for entry in entries
}

NAMES = tuple(sorted(_CLASSES))
"""The names in JSON of all constraints that come with nonet."""

HOME_OF = {name: home for home, name in _CLASSES.values()} | _FUNCTIONS
"""The module of each class and function."""

_REGISTERED: dict[str, type[Constraint]] = {}
"""Constraints of other programs, by their names in JSON."""

Asked = ParamSpec("Asked")
Made = TypeVar("Made")
_tables: list[Callable[[], None]] = []


def table(make: Callable[Asked, Made]) -> Callable[Asked, Made]:
    """A function that makes something of all constraints; once, until there are others.

    Examples
    --------
    >>> longest = table(lambda: max(names(), key=len))
    >>> longest()
    'hidden_skyscraper'
    """
    kept = cache(make)
    _tables.append(kept.cache_clear)
    return cast(Callable[Asked, Made], kept)


@table
def names() -> tuple[str, ...]:
    """The names in JSON of all constraints.

    Examples
    --------
    >>> names()[:2]
    ('all_different', 'all_of')
    """
    return tuple(sorted((*_CLASSES, *_REGISTERED)))


def register(kind: type[Constraint]) -> None:
    """Let a class of another program be one of the constraints until `unregister`.

    From now on its rules are stored and read, typed, listed, drawn, exported and generated like
    those of nonet. It may be called again with the same class.

    Raises
    ------
    LayoutError
        There is another constraint of this name.

    Examples
    --------
    >>> from nonet.constraints import Odd
    >>> class Uneven(Odd):
    ...     name = "uneven"
    >>> register(Uneven)
    >>> constraint_of({"type": "uneven", "cells": ["r1c1"]}, "the rule")
    Uneven(cells=('r1c1',))
    >>> unregister("uneven")
    """
    if kind.name in _CLASSES or _REGISTERED.get(kind.name, kind) is not kind:
        raise LayoutError(f"expected the name of a new constraint, found {kind.name!r}")
    _REGISTERED[kind.name] = kind
    _renew()


def unregister(name: str) -> None:
    """Forget a constraint of another program.

    Raises
    ------
    LayoutError
        None was registered with this name.
    """
    if _REGISTERED.pop(name, None) is None:
        raise LayoutError(f"expected the name of a registered constraint, found {name[:40]!r}")
    _renew()


def _renew() -> None:
    for clear in _tables:
        clear()


def kind_of(name: str) -> type[Constraint]:
    """The class of the constraints with a name.

    Raises
    ------
    LayoutError
        There is none.

    Examples
    --------
    >>> kind_of("killer_cage").__name__
    'Cage'
    """
    if name in _REGISTERED:
        return _REGISTERED[name]
    if name not in _CLASSES:
        raise LayoutError(f"expected a constraint that nonet knows, found {name[:40]!r}")
    return _loaded(name)


@cache
def _loaded(name: str) -> type[Constraint]:
    home, kind = _CLASSES[name]
    found: type[Constraint] = getattr(import_module(home), kind)
    return found


@table
def rules_of_the_grid() -> tuple[Constraint, ...]:
    """The rules that have no parameters, and so are about the whole grid.

    Examples
    --------
    >>> rules_of_the_grid()[:3]
    (Diagonals(), Windows(), DisjointGroups())
    """
    kinds = dict.fromkeys((*CONSTRAINTS, *map(kind_of, names())))
    return tuple(kind() for kind in kinds if not dataclasses.fields(kind))


def constraint_of(fields: object, place: str) -> Constraint:
    """The constraint of a JSON object, with its name as `type`.

    Raises
    ------
    LayoutError
        It makes none; says where, by its place.

    Examples
    --------
    >>> constraint_of({"type": "odd", "cells": ["r1c1"]}, "constraints[0]")
    Odd(cells=('r1c1',))
    """
    name = fields.get("type") if isinstance(fields, Mapping) else None
    if not isinstance(fields, Mapping) or not isinstance(name, str):
        found = described(name if isinstance(fields, Mapping) else fields)
        raise LayoutError(f"expected an object with a type, found {found}, at {place}")
    try:
        return kind_of(name).from_fields({key: fields[key] for key in fields if key != "type"})
    except LayoutError as error:
        raise LayoutError(f"{error}, at {place}") from None


def fields_of(constraint: Constraint) -> dict[str, Any]:
    """The JSON object of a constraint; the reverse of `constraint_of`.

    Raises
    ------
    LayoutError
        It is none that nonet knows, and could not be read back.

    Examples
    --------
    >>> fields_of(kind_of("odd")(["r1c1"]))
    {'type': 'odd', 'cells': ['r1c1']}
    """
    if not is_known(constraint):
        raise LayoutError(f"expected constraints that nonet knows, found {constraint!r}")
    return {"type": constraint.name, **constraint.fields()}


def is_known(constraint: Constraint) -> bool:
    """Whether a constraint has a JSON object.

    Examples
    --------
    >>> is_known(kind_of("odd")(["r1c1"]))
    True
    """
    kind = type(constraint)
    own = _CLASSES.get(constraint.name) == (kind.__module__, kind.__name__)
    return own or _REGISTERED.get(constraint.name) is kind
