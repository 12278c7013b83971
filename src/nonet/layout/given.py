"""The rules of a layout as people give them: objects, words, one or several, and keywords."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypedDict, cast

from nonet import _display
from nonet._arguments import described, iterable
from nonet.errors import LayoutError
from nonet.layout.board import USUAL, Digits, UnusualBoard, numbers_of, of_square
from nonet.layout.constraint import Constraint, HouseConstraint
from nonet.layout.diagonals import Diagonals
from nonet.layout.disjoint_groups import DisjointGroups
from nonet.layout.layers import Layer, checked_layers
from nonet.layout.windows import Windows

CONSTRAINTS: tuple[type[HouseConstraint], ...] = (Diagonals, Windows, DisjointGroups)
"""Constraints without parameters, in the order in which a layout lists them before all others."""

MAX_CONSTRAINTS = 10_000
"""Most constraints of a layout."""

Rules = str | Constraint | Iterable[str | Constraint]
"""Rules of a layout: constraints, or lines that describe them such as "cage 15 r1c1-2"."""


class FurtherRules(TypedDict, total=False):
    """Further keywords of all constructors of `Layout`: the constraints without parameters;
    `rules`, another name of `constraints`; and the layers.
    """  # noqa: D205

    diagonals: bool
    windows: bool
    disjoint_groups: bool
    rules: Rules
    layers: Layer | Iterable[Layer]


class Extras(FurtherRules, total=False):
    """The same of those that make squares, which may have other digits."""

    digits: Digits


class Given(NamedTuple):
    """What a layout was given beside its size and regions.

    Attributes
    ----------
    constraints
        The constraints, with names for their cells.
    keywords
        The names of those without parameters that are wanted, too.
    board, layers
        What is unusual about its digits and cells, and further variables.
    """

    constraints: tuple[Constraint, ...]
    keywords: tuple[str, ...] = ()
    board: UnusualBoard = USUAL
    layers: tuple[Layer, ...] = ()


_KEYWORDS = (*FurtherRules.__annotations__, "digits")


def listed(
    size: int,
    constraints: Rules,
    extras: Extras | FurtherRules | None = None,
    *,
    board: UnusualBoard = USUAL,
    layers: tuple[Layer, ...] = (),
) -> Given:
    """All constraints that were given, with names for their cells, and the other keywords.

    Names are found here, since a cache that does not know the size could mix numbers up.
    """
    keywords = []
    given = _given(constraints)
    for name, value in (extras or {}).items():
        if name not in _KEYWORDS:
            raise TypeError(f"expected one of {', '.join(_KEYWORDS)}, found {name!r}")
        if name == "rules":
            given += _given(cast(Rules, value))
        elif name == "digits":
            board = of_square(size, cast(Digits, value))
        elif name == "layers":
            layers = checked_layers(cast("Layer | Iterable[Layer]", value))
        elif value:
            keywords.append(name)
    if len(given) > MAX_CONSTRAINTS:
        raise LayoutError(f"expected at most {MAX_CONSTRAINTS:,} constraints, found more")
    numbers = numbers_of(board.digits_on(size), layers)
    named = tuple([rule.named(size, numbers) for rule in given])
    return Given(named, tuple(keywords), board, layers)


def _given(rules: Rules | None) -> list[Constraint]:
    """Constraints as they are given: one, or several, or in words."""
    if rules is None:
        return []
    if isinstance(rules, Constraint):
        return [rules]
    if isinstance(rules, str):
        return list(_display.rules(rules))
    found: list[Constraint] = []
    for rule in iterable(rules, "constraints"):
        if len(found) == MAX_CONSTRAINTS:
            raise LayoutError(f"expected at most {MAX_CONSTRAINTS:,} constraints, found more")
        if isinstance(rule, str):
            found += _display.rules(rule)
        elif isinstance(rule, Constraint):
            found.append(rule)
        else:
            raise TypeError(
                "expected a constraint such as Diagonals() or 'anti-knight', "
                f"found {described(rule)}"
            )
    return found
