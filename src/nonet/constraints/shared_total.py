"""Rules that share one unknown total."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, ClassVar

from nonet.constraints import _combining
from nonet.constraints._base import Reader, Rule
from nonet.constraints._sums import check_reach
from nonet.constraints.combined import Several
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.layout.marks import Mark
from nonet.layout.primitives import EqualTotals, Primitive

_LARGEST = 1023
"""The largest total that the native core takes."""
_ANY = 0
"""The total of a rule that cannot be without one, where it is left open."""


def _open(value: object, rule: Rule) -> tuple[Constraint, ...]:
    """The rules with their totals left open."""
    found: tuple[Constraint, ...] = Several.readers["rules"](value, rule)  # type: ignore[assignment]
    return tuple(_with(part, _ANY) for part in found)


class SharedTotal(Several):
    """The totals of several rules are one number, which is not given.

    ::

        [1 8]   [2 3 4]   (9)->4->5      two cages of the total of an arrow

    Rules with a total of their own are meant, such as cages, little killers, X-sums and sandwiches,
    where this total is left out or does not matter, and those that have an equal total anyway, such
    as arrows and zipper lines.

    Attributes
    ----------
    rules
        The rules, 2 or more.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Cage, LittleKiller
    >>> rule = SharedTotal([Cage("r1c1-2"), LittleKiller("r1c3 r2c4", 0)])
    >>> layout = Layout.of_size(4, constraints=[rule])
    >>> list(layout.violations(bytes([1, 2, 4, 3, 0, 0, 0, 2, *8 * [0]])))
    [(0, 1, 2, 7)]
    """

    __slots__ = ()
    name: ClassVar[str] = "shared_total"
    example: ClassVar[tuple[str, ...]] = ("killer-cage r1c1-2 | killer-cage r3c4 r4c4 r4c5",)
    readers: ClassVar[Mapping[str, Reader]] = {**Several.readers, "rules": _open}

    def __str__(self) -> str:
        """The rules in words."""
        return self._joined("one total of")

    def _check_fits(self, layout: Layout) -> None:
        for part in self.rules:
            if isinstance(part, Rule):
                part._check_cells(layout)  # noqa: SLF001 (its total is not known)
        sums, _, others = self._parts(layout)
        if sums is not None:
            self._check_size(layout, sums)
            check_reach(self, layout, sums)
        if others and not self._choices(layout, sums, others):
            raise LayoutError(
                f"expected rules of {self.name} that can have one total, found {self}", "totals"
            )

    def _check_size(self, layout: Layout, sums: EqualTotals) -> None:
        for at, group in enumerate(sums.groups):
            most = len(layout.numbers) * (sum(sums.factors[at]) if sums.factors else len(group))
            if most > _LARGEST:
                raise LayoutError(
                    f"expected totals up to {_LARGEST:,} of {self.name}, found up to {most:,}",
                    "too-large",
                )

    def _marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line or an outline for each of the rules."""
        return self._marks_of_each(layout)

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """One sum of all groups, or one for each total where some rules are no sums."""
        sums, rest, others = self._parts(layout)
        if not others:
            assert sums is not None
            return (sums, *rest)
        return (*rest, *_combining.any_of(self._choices(layout, sums, others), len(layout.numbers)))

    def _parts(
        self, layout: Layout
    ) -> tuple[EqualTotals | None, list[Primitive], list[Constraint]]:
        """The groups of all sums, what else is true of them, and the rules that are none."""
        sums: list[EqualTotals] = []
        rest: list[Primitive] = []
        others: list[Constraint] = []
        for part in self.rules:
            found = _sum_of(part, layout)
            if found is not None:
                sums.append(found[0])
                rest += found[1]
            elif _has_total(part) and not _is_sum(part, layout):
                others.append(part)
            else:
                raise LayoutError(
                    f"expected rules of {self.name} with a total, found {part}", "no-total"
                )
        return _joined(sums) if sums else None, rest, others

    def _choices(
        self, layout: Layout, sums: EqualTotals | None, others: Sequence[Constraint]
    ) -> list[tuple[Primitive, ...]]:
        """The primitives for each total that all rules can have."""
        found = []
        for total in range(sum(layout.digits) + 1):
            rules = [_with(part, total) for part in others]
            if not all(_fits(rule, layout) for rule in rules):
                continue
            own = () if sums is None else (sums._replace(totals=(total,)),)
            found.append((*own, *chain.from_iterable(rule.lower(layout) for rule in rules)))
        return found


def _has_total(rule: Constraint) -> bool:
    return any(field.name == "total" for field in _fields(rule))


def _fields(rule: Any) -> tuple[dataclasses.Field[Any], ...]:
    return dataclasses.fields(rule)


def _with(rule: Constraint, total: int) -> Constraint:
    """The rule with this total, if it has one; `_ANY` is None where it may be without."""
    if not _has_total(rule):
        return rule
    is_optional = any(
        field.name == "total" and "None" in str(field.type) for field in _fields(rule)
    )
    changed: Any = rule
    value = None if is_optional and total == _ANY else total
    found: Constraint = dataclasses.replace(changed, total=value)
    return found


def _fits(rule: Constraint, layout: Layout) -> bool:
    try:
        rule.check_fits(layout)
    except LayoutError:
        return False
    return True


def _lowered(rule: Constraint, layout: Layout) -> tuple[Primitive, ...]:
    """The primitives of a rule with any total; none of a machine that no digits obey with it."""
    try:
        return _with(rule, 1).lower(layout)
    except LayoutError:
        return ()


def _is_sum(rule: Constraint, layout: Layout) -> bool:
    return any(isinstance(one, EqualTotals) for one in _lowered(rule, layout))


def _sum_of(rule: Constraint, layout: Layout) -> tuple[EqualTotals, list[Primitive]] | None:
    """The sum that a rule is, with its total open, and what else it says; None: it is none."""
    lowered = _lowered(rule, layout)
    sums = [one for one in lowered if isinstance(one, EqualTotals)]
    if len(sums) != 1 or (sums[0].totals is not None) != _has_total(rule):
        return None
    return sums[0]._replace(totals=None), [one for one in lowered if one is not sums[0]]


def _joined(sums: Sequence[EqualTotals]) -> EqualTotals:
    """The groups of all sums, which have one total."""
    groups = tuple(group for one in sums for group in one.groups)
    factors = tuple(
        factors
        for one in sums
        for factors in one.factors or (tuple((1,) * len(group) for group in one.groups))
    )
    offsets = tuple(offset for one in sums for offset in one.offsets or (0,) * len(one.groups))
    has_factors = any(factor != 1 for of_group in factors for factor in of_group)
    return EqualTotals(groups, factors if has_factors else None, offsets if any(offsets) else None)
