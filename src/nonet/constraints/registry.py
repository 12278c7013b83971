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
from nonet.constraints._kinds_table import READY_MADE
from nonet.constraints._layers_table import OF_LAYERS as _ROWS_OF_LAYERS
from nonet.constraints._rules_table import MIXTURES, MIXTURES_ALSO, ROWS
from nonet.errors import LayoutError
from nonet.layout import Constraint
from nonet.layout.given import CONSTRAINTS
from nonet.layout.names import Names

__all__ = [
    "HOME_OF",
    "MIXTURES",
    "MIXTURES_ALSO",
    "NAMES",
    "OF_LAYERS",
    "READY_MADE",
    "constraint_of",
    "fields_of",
    "is_known",
    "kind_of",
    "known_as",
    "known_of_layers",
    "names",
    "register",
    "rules_of_the_grid",
    "table",
    "unregister",
]

_FUNCTIONS = {
    **dict.fromkeys(("at_least", "at_most", "exactly"), "nonet.constraints.combined"),
    "black_dot": "nonet.constraints.dots",
    "dutch_whisper": "nonet.constraints.whispers",
    "german_whisper": "nonet.constraints.whispers",
    "white_dot": "nonet.constraints.dots",
    "xv_pair": "nonet.constraints.xv",
}

_CLASSES = {row.name: (row.module, row.class_name) for row in ROWS}

NAMES = tuple(sorted(_CLASSES))
"""The names in JSON of all constraints that come with nonet and need no layers."""

OF_LAYERS = {row.name: (row.module, row.class_name) for row in _ROWS_OF_LAYERS}
"""The module and class of those that need layers, by their names."""

HOME_OF = {name: home for home, name in (_CLASSES | OF_LAYERS).values()} | _FUNCTIONS
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
    'same_difference_line'
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
    ('all_different', 'all_given')
    """
    return tuple(sorted((*_CLASSES, *_REGISTERED)))


@table
def known_as() -> Mapping[str, Names]:
    """The names of all constraints elsewhere, by their names in JSON.

    Examples
    --------
    >>> known_as()["thermometer"].also
    ('thermo',)
    """
    own = {row.name: row.known_as for row in ROWS}
    return own | {name: kind.known_as for name, kind in _REGISTERED.items()}


@cache
def known_of_layers() -> Mapping[str, Names]:
    """The names elsewhere of the constraints that need layers, by their names in JSON.

    Examples
    --------
    >>> "doublers" in known_of_layers()["roles"].called
    True
    """
    return {row.name: row.known_as for row in _ROWS_OF_LAYERS}


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
    if kind.name in _CLASSES | OF_LAYERS or _REGISTERED.get(kind.name, kind) is not kind:
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
    if name not in _CLASSES and name not in OF_LAYERS:
        raise LayoutError(f"expected a constraint that nonet knows, found {name[:40]!r}")
    return _loaded(name)


@cache
def _loaded(name: str) -> type[Constraint]:
    home, kind = (_CLASSES | OF_LAYERS)[name]
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
    own = (_CLASSES | OF_LAYERS).get(constraint.name) == (kind.__module__, kind.__name__)
    return own or _REGISTERED.get(constraint.name) is kind
