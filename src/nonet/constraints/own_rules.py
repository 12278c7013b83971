"""Rules of one's own: their title, text and drawing, and rules that are made of others.

A drawing at the desk is one shape of the cells of its rule, with a colour and a label; any other
drawing is kept as it is.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, get_args

from nonet.constraints._described import LONGEST_TEXT, LONGEST_TITLE, Described
from nonet.constraints._drawing import LONGEST_LABEL
from nonet.constraints.combined import Combination
from nonet.constraints.registry import constraint_of, fields_of, kind_of
from nonet.errors import LayoutError
from nonet.layout import Constraint

__all__ = [
    "LONGEST_LABEL",
    "LONGEST_TEXT",
    "LONGEST_TITLE",
    "Bound",
    "Dress",
    "Shape",
    "can_be_dressed",
    "combined",
    "dress_of",
    "dressed",
    "fewest_parts",
    "most_parts",
    "parts_of",
]

Shape = Literal["usual", "none", "line", "arrow", "dots", "cells", "cage", "kept"]
"""What is drawn: as usual for its kind, nothing, one of these, or what was drawn before."""

_DRAWN = frozenset(get_args(Shape)) - {"usual", "none", "kept"}


class Dress(NamedTuple):
    """How a rule is named, explained and drawn.

    Attributes
    ----------
    title, text
        Its name, and what explains it; empty: none.
    shape
        What is drawn.
    colour
        `#rrggbb`; empty: the usual one.
    label
        A few characters at what is drawn.
    """

    title: str = ""
    text: str = ""
    shape: Shape = "usual"
    colour: str = ""
    label: str = ""


def can_be_dressed(kind: type[Constraint]) -> bool:
    """Whether rules of a kind have a title, a text and a drawing.

    Examples
    --------
    >>> can_be_dressed(kind_of("regex")), can_be_dressed(kind_of("odd"))
    (True, False)
    """
    return issubclass(kind, Described)


def dress_of(rule: Constraint) -> Dress:
    """How a rule is named and drawn.

    Examples
    --------
    >>> dress_of(kind_of("regex")("r1c1", "1", drawing={"cells": True, "colour": "#aa0000"}))
    Dress(title='', text='', shape='cells', colour='#aa0000', label='')
    """
    if not isinstance(rule, Described):
        return Dress()
    if rule.drawing is None:
        return Dress(rule.title, rule.text)
    data = rule.drawing.data
    colour, label = data.pop("colour", ""), data.pop("text", "")
    shape = next(iter(data), "none")
    is_plain = len(data) < 2 and (not data or (shape in _DRAWN and data[shape] is True))
    if not (is_plain and isinstance(colour, str) and isinstance(label, str)):
        return Dress(rule.title, rule.text, "kept")
    known: Any = shape
    return Dress(rule.title, rule.text, known, colour, label)


def dressed(rule: Constraint, dress: Dress) -> Constraint:
    """The rule, named and drawn so; itself if its kind has neither.

    Examples
    --------
    >>> dressed(kind_of("regex")("r1c1", "1"), Dress("One")).fields()["title"]
    'One'
    """
    if not isinstance(rule, Described):
        return rule
    drawing: Any = rule.drawing
    if dress.shape != "kept":
        drawing = _drawing(dress)
    described: Any = rule
    found: Constraint = dataclasses.replace(
        described, title=dress.title, text=dress.text, drawing=drawing
    )
    return found


def _drawing(dress: Dress) -> dict[str, Any] | None:
    if dress.shape == "usual":
        return None
    shape: dict[str, Any] = {} if dress.shape == "none" else {dress.shape: True}
    colour = {"colour": dress.colour} if dress.colour else {}
    return {**shape, **colour, **({"text": dress.label} if dress.label else {})}


def fewest_parts(kind: type[Constraint]) -> int:
    """How many rules one of this kind is made of at least; 0: it is made of none.

    Examples
    --------
    >>> [fewest_parts(kind_of(name)) for name in ("any_of", "not", "odd")]
    [2, 1, 0]
    """
    if not issubclass(kind, Combination):
        return 0
    needed = [field for field in _fields(kind) if field.name in kind.roles]
    return sum(field.default is dataclasses.MISSING for field in needed) or 2


def most_parts(kind: type[Constraint]) -> int:
    """How many rules one of this kind is made of at most; 0: any number, or none.

    Examples
    --------
    >>> [most_parts(kind_of(name)) for name in ("any_of", "if", "not")]
    [0, 3, 1]
    """
    return len(kind.roles) if issubclass(kind, Combination) else 0


def _fields(kind: type[Constraint]) -> Sequence[dataclasses.Field[Any]]:
    return dataclasses.fields(kind)


Bound = Literal["exactly", "at_least", "at_most"]
"""Which number of rules hold."""


def combined(
    name: str, rules: Iterable[Constraint], number: int = 1, bound: Bound = "exactly"
) -> Constraint:
    """The rule of this name that is made of others, of which this number hold where it has one.

    The first of the rules is the condition where there is one.

    Raises
    ------
    LayoutError
        There is none, or it takes other rules.

    Examples
    --------
    >>> str(combined("not", [kind_of("odd")("r1c1")]))
    'not (the odd r1c1)'
    >>> print(combined("choose", [kind_of("odd")(cell) for cell in ("r1c1", "r1c2", "r1c3")], 2))
    2 of (the odd r1c1; the odd r1c2; the odd r1c3)
    >>> print(combined("if", [kind_of("odd")(cell) for cell in ("r1c1", "r1c2")]))
    if (the odd r1c1) then (the odd r1c2)
    """
    parts, kind = list(map(fields_of, rules)), kind_of(name)
    if not issubclass(kind, Combination):
        raise LayoutError(f"expected a rule that is made of rules, found {name[:40]!r}")
    fewest, most = fewest_parts(kind), most_parts(kind)
    if most and not fewest <= len(parts) <= most:
        wanted = "1 rule" if most == 1 else f"from {fewest} to {most} rules"
        raise LayoutError(f"expected {wanted} in {name}, found {len(parts)}")
    made: dict[str, Any] = dict(zip(kind.roles, parts, strict=False)) or {"rules": parts}
    if any(field.name == "exactly" for field in _fields(kind)):
        made[bound] = number
    return constraint_of({"type": name, **made}, "the rules that are combined")


def parts_of(rule: Constraint) -> tuple[Constraint, ...]:
    """The rules that one is made of; none: it is made of none.

    Examples
    --------
    >>> parts_of(combined("not", [kind_of("odd")("r1c1")]))
    (Odd(cells=('r1c1',)),)
    """
    return rule.parts if isinstance(rule, Combination) else ()
