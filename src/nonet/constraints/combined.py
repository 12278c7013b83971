"""Rules made of rules: one of several holds, a number of them, all of them, or one does not."""

from __future__ import annotations

import dataclasses
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, Self

from nonet._arguments import described
from nonet.constraints import _combining, _marks
from nonet.constraints._base import Reader, Rule
from nonet.constraints._cells import items_of
from nonet.constraints._described import Described, named_part
from nonet.constraints.registry import constraint_of, is_known
from nonet.constraints.strokes import strokes_of
from nonet.errors import LayoutError
from nonet.layout import Constraint, House, HouseConstraint, Layout
from nonet.layout.appearance import Look, OutlineLook
from nonet.layout.given import MAX_CONSTRAINTS
from nonet.layout.limits import RuleSize
from nonet.layout.marks import Mark
from nonet.layout.moves import Move
from nonet.layout.primitives import Primitive
from nonet.layout.sentences import Letter, Sentence

MAX_NESTING = 5
"""Most rules inside each other."""
_FEW = 200
"""Rules, with those that they are made of, whose size needs no check."""
_INNER = ("rules", "rule", "condition", "otherwise")
"""Fields that hold rules."""


def _rules(value: object, rule: Rule) -> tuple[Constraint, ...]:
    listed = items_of(value, rule, "rules")
    _check_nesting(listed, rule)
    return tuple(_read(item, rule, f"rules[{at}]") for at, item in enumerate(listed))


def rule_in(place: str) -> Reader:
    """The reader of a field that holds one rule."""

    def read(value: object, rule: Rule) -> Constraint:
        _check_nesting([value], rule)
        return _read(value, rule, place)

    return read


def _read(value: object, rule: Rule, place: str) -> Constraint:
    if isinstance(value, Mapping):
        return constraint_of(value, place)
    if not isinstance(value, Constraint) or not is_known(value):
        found = repr(value)[:80] if isinstance(value, Constraint) else described(value)
        raise LayoutError(
            f"expected rules of nonet.constraints for {rule.name}, found {found}, at {place}"
        )
    return value


def _check_nesting(objects: list[Any], rule: Rule) -> None:
    """Raise LayoutError for JSON objects far too deep inside each other, before any is read."""
    for _ in range(MAX_NESTING + 1):
        inner = [item.get(key) for item in objects if isinstance(item, Mapping) for key in _INNER]
        objects = [one for part in inner for one in (part if isinstance(part, list) else [part])]
        if not objects:
            return
    raise _too_deep(rule)


def _too_deep(rule: Rule) -> LayoutError:
    return LayoutError(
        f"expected rules of {rule.name} at most {MAX_NESTING} inside each other, found more"
    )


class Combination(Rule):
    """A rule that is made of others.

    Attributes
    ----------
    roles
        The fields that hold one rule each, where these are not simply several.
    """

    __slots__ = ()
    look: ClassVar[Look | None] = OutlineLook("grey", (0.03, 0.06))
    roles: ClassVar[tuple[str, ...]] = ()

    @property
    @abstractmethod
    def parts(self) -> tuple[Constraint, ...]:
        """The rules that it is made of."""

    @abstractmethod
    def _with(self, parts: tuple[Constraint, ...]) -> Self:
        """The same with other rules."""

    def named(self, size: int, numbers: range | None = None) -> Self:
        """The rule with names for cells that were given by their indices."""
        parts = tuple(part.named(size, numbers) for part in self.parts)
        is_same = all(one is other for one, other in zip(parts, self.parts, strict=True))
        return self if is_same else self._with(parts)

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Whether the move keeps every part; not where one is of houses, which need not hold."""
        return all(
            not isinstance(part, HouseConstraint) and part.is_kept_by(layout, move)
            for part in self.parts
        )

    def moved(self, layout: Layout, move: Move) -> Self:
        """The same of the moved rules."""
        return self._with(tuple(part.moved(layout, move) for part in self.parts))

    def _marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A dotted line with a letter round the cells that its parts name."""
        cells = self._drawn_cells(layout)
        return self._drawn(cells, layout, letter=str(self)) if cells else ()

    def _drawn_cells(self, layout: Layout) -> tuple[int, ...]:
        return tuple(sorted(set(chain.from_iterable(_cells(part, layout) for part in self.parts))))

    def _check(self) -> None:
        if _depth(self) > MAX_NESTING:
            raise _too_deep(self)
        if _count(self) > MAX_CONSTRAINTS:
            raise LayoutError(
                f"expected at most {MAX_CONSTRAINTS:,} rules of {self.name}, found more",
                "too-large",
            )

    def _check_fits(self, layout: Layout) -> None:
        for part in self.parts:
            try:
                part.check_fits(layout)
            except LayoutError as error:
                raise error.again(f"{error}, in {self.name}") from None
        if _count(self) > _FEW:
            RuleSize(len(layout.numbers)).add(self.lower(layout))

    def _sentence(self, layout: Layout) -> Sentence:
        """The rules that it is made of, by their names."""
        del layout
        values = (("letter", Letter(str(self))), ("parts", tuple(map(named_part, self.parts))))
        return Sentence(f"rule-{self.name}", values)


def _cells(rule: Constraint, layout: Layout) -> Iterator[int]:
    """The cells that a rule names; none where it is about the whole grid."""
    if isinstance(rule, Combination):
        for part in rule.parts:
            yield from _cells(part, layout)
    elif dataclasses.fields(rule) and len(scope := rule.scope(layout)) < layout.cell_count:
        yield from scope


def _depth(rule: Constraint) -> int:
    return 1 + max(map(_depth, rule.parts)) if isinstance(rule, Combination) else 0


def _count(rule: Constraint) -> int:
    return sum(1 + _count(part) for part in rule.parts) if isinstance(rule, Combination) else 0


@dataclass(frozen=True, slots=True, repr=False)
class Several(Described, Combination):
    """A rule that is made of two others or more."""

    readers: ClassVar[Mapping[str, Reader]] = {**Described.readers, "rules": _rules}

    rules: tuple[Constraint, ...]

    if TYPE_CHECKING:

        def __init__(
            self,
            rules: Iterable[Constraint],
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    @property
    def parts(self) -> tuple[Constraint, ...]:
        """The rules that it is made of."""
        return self.rules

    def _check(self) -> None:
        if len(self.rules) < 2:
            raise LayoutError(
                f"expected 2 or more rules in {self.name}, found {len(self.rules)}", "rules-two"
            )
        Combination._check(self)  # noqa: SLF001 (of its base class)

    def _marks_of_each(self, layout: Layout, *, has_lines: bool = False) -> tuple[Mark, ...]:
        """A line or an outline for each of the rules, all with one letter."""
        found: list[Mark] = []
        for rule in self.rules:
            names = getattr(rule, "cells", ()) if has_lines or rule.is_line else ()
            strokes = strokes_of(names)
            first, *branches = (_marks.indices(stroke, layout) for stroke in strokes)
            cells = first or tuple(sorted(_cells(rule, layout)))
            look = _marks.LINE if names else self.look
            if cells and look is not None:
                found += _marks.of_look(look, cells, layout, "", str(self), branches)
        return tuple(found)

    def _joined(self, word: str) -> str:
        title = f' "{self.title}"' if self.title else ""
        return f"{word}{title} ({'; '.join(map(str, self.rules))})"

    def _with(self, parts: tuple[Constraint, ...]) -> Self:
        return dataclasses.replace(self, rules=parts)


class AnyOf(Several):
    """At least one of several rules holds.

    ::

        1--3--4      a thermometer
        4--3--1      with its bulb at one end or the other

    More than one may hold. Interactive Sudoku Solver: Or.

    Attributes
    ----------
    rules
        The rules, 2 or more.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Thermometer
    >>> either = AnyOf([Thermometer("r1c1-3"), Thermometer("r1c3 r1c2 r1c1")])
    >>> layout = Layout.of_size(4, constraints=[either])
    >>> list(layout.violations(bytes([1, 4, 2, 3] + 12 * [0])))
    [(1, 2, 0)]
    """

    __slots__ = ()
    name: ClassVar[str] = "any_of"
    example: ClassVar[tuple[str, ...]] = ("thermometer r2c2-4 | thermometer r2c4-2",)

    def __str__(self) -> str:
        """The rules in words."""
        return self._joined("any of")

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """The primitives that all have in common, and the others as alternatives."""
        return _combining.any_of([rule.lower(layout) for rule in self.rules], len(layout.numbers))


@dataclass(frozen=True, slots=True, repr=False)
class Choose(Several):
    """A number of several rules hold, and the others do not.

    ::

        1--3--4   6--2--5   7--8--9      thermometers on two of three lines

    Which of them hold is for the solver to find: the others are broken once enough hold, and all
    that are left hold once no more may be broken. `exactly`, `at_least` and `at_most` make it.

    Attributes
    ----------
    rules
        The rules, 2 or more.
    exactly
        How many of them hold; None: see the next two.
    at_least, at_most
        The fewest and the most that hold; None: any number.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Odd
    >>> layout = Layout.of_size(4, constraints=[Choose([Odd("r1c1"), Odd("r1c2"), Odd("r1c3")], 1)])
    >>> list(layout.violations(bytes([2, 4, 0, 0] + 12 * [0])))
    []
    >>> list(layout.violations(bytes([1, 3, 0, 0] + 12 * [0])))
    [(0, 1)]
    """

    name: ClassVar[str] = "choose"
    example: ClassVar[tuple[str, ...]] = (
        "1 thermometer r2c2-4 | thermometer r4c2-4 | thermometer r6c2-4",
    )

    exactly: int | None = None
    at_least: int | None = None
    at_most: int | None = None

    if TYPE_CHECKING:

        def __init__(
            self,
            rules: Iterable[Constraint],
            exactly: int | None = None,
            at_least: int | None = None,
            at_most: int | None = None,
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    def __str__(self) -> str:
        """The rules in words."""
        least, most = self.bounds
        number = f"{least}" if least == most else f"{least} to {most}"
        return self._joined(f"{number} of")

    @property
    def bounds(self) -> tuple[int, int]:
        """The fewest and the most rules that hold."""
        if self.exactly is not None:
            return self.exactly, self.exactly
        most = len(self.rules) if self.at_most is None else self.at_most
        return self.at_least or 0, most

    def _check(self) -> None:
        Several._check(self)  # noqa: SLF001 (of its base class)
        numbers = {name: getattr(self, name) for name in ("exactly", "at_least", "at_most")}
        given = [name for name, number in numbers.items() if number is not None]
        if not given or (self.exactly is not None and len(given) > 1):
            raise LayoutError(
                f"expected exactly, or at_least and at_most, of {self.name}, "
                f"found {' and '.join(given) or 'none'}",
                "missing",
                what="number",
            )
        for name in given:
            self._bounds(name, 0, len(self.rules), numbers[name] or 0)
        least, most = self.bounds
        if least > most:
            raise LayoutError(
                f"expected at_least up to at_most of {self.name}, found {least} and {most}",
                "least",
                what="at_most",
                least=least,
                found=most,
            )

    def _check_fits(self, layout: Layout) -> None:
        Combination._check_fits(self, layout)  # noqa: SLF001 (of its base class)
        self.lower(layout)

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """A count of the rules that hold, or all of them, or the opposites of all."""
        hold = [rule.lower(layout) for rule in self.rules]
        fail = [opposite(rule, layout) for rule in self.rules]
        found = _combining.some_of(hold, fail, *self.bounds, len(layout.numbers))
        if found is None:
            raise _unbreakable(self, "rules")
        return found

    def _sentence(self, layout: Layout) -> Sentence:
        """How many of the rules hold, and their names."""
        least, most = self.bounds
        form = "exactly" if least == most else "least" if most == len(self.rules) else "between"
        form = "most" if form == "between" and least == 0 else form
        said = Combination._sentence(self, layout)  # noqa: SLF001 (of its base class)
        values = (("form", form), ("least", least), ("most", most))
        return Sentence("rule-choose", (*said.values, *values))


def exactly(number: int, rules: Iterable[Constraint]) -> Choose:
    """The rule that this number of several rules hold, and the others do not.

    Examples
    --------
    >>> from nonet.constraints import Odd
    >>> str(exactly(2, [Odd("r1c1"), Odd("r1c2"), Odd("r1c3")]))
    '2 of (the odd r1c1; the odd r1c2; the odd r1c3)'
    """
    return Choose(rules, exactly=number)


def at_least(number: int, rules: Iterable[Constraint]) -> Choose:
    """The rule that this number of several rules hold, or more.

    Examples
    --------
    >>> from nonet.constraints import Odd
    >>> at_least(1, [Odd("r1c1"), Odd("r1c2")]).bounds
    (1, 2)
    """
    return Choose(rules, at_least=number)


def at_most(number: int, rules: Iterable[Constraint]) -> Choose:
    """The rule that this number of several rules hold, or fewer.

    Examples
    --------
    >>> from nonet.constraints import Odd
    >>> at_most(1, [Odd("r1c1"), Odd("r1c2")]).bounds
    (0, 1)
    """
    return Choose(rules, at_most=number)


class AllOf(Several):
    """All of several rules hold; for use inside `AnyOf` and `Not`.

    ::

        1--3--4      it rises, and starts with an odd digit

    Interactive Sudoku Solver: And.

    Attributes
    ----------
    rules
        The rules, 2 or more.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Odd, Thermometer
    >>> layout = Layout.of_size(4, constraints=[AllOf([Thermometer("r1c1-3"), Odd("r1c1")])])
    >>> list(layout.violations(bytes([2, 3, 4, 1] + 12 * [0])))
    [(0,)]
    """

    __slots__ = ()
    name: ClassVar[str] = "all_of"
    example: ClassVar[tuple[str, ...]] = ("thermometer r2c2-4 & odd r2c2",)

    def __str__(self) -> str:
        """The rules in words."""
        return self._joined("all of")

    def houses(self, layout: Layout) -> tuple[House, ...]:
        """The houses of the rules."""
        return tuple(chain.from_iterable(rule.houses(layout) for rule in self.rules))

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """The primitives of the rules."""
        return tuple(chain.from_iterable(rule.lower(layout) for rule in self.rules))

    def lower_with_houses(self, layout: Layout) -> tuple[Primitive, ...]:
        """The same of the rules."""
        return tuple(chain.from_iterable(rule.lower_with_houses(layout) for rule in self.rules))


@dataclass(frozen=True, slots=True, repr=False)
class Not(Described, Combination):
    """A rule does not hold.

    ::

        1--3--2      no thermometer from the left

    Attributes
    ----------
    rule
        The rule that does not hold.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import Thermometer
    >>> layout = Layout.of_size(4, constraints=[Not(Thermometer("r1c1-3"))])
    >>> list(layout.violations(bytes([1, 2, 3, 4] + 12 * [0])))
    [(0, 1, 2)]
    """

    name: ClassVar[str] = "not"
    example: ClassVar[tuple[str, ...]] = ("palindrome-line r2c2-5",)
    roles: ClassVar[tuple[str, ...]] = ("rule",)
    readers: ClassVar[Mapping[str, Reader]] = {**Described.readers, "rule": rule_in("rule")}

    rule: Constraint

    if TYPE_CHECKING:

        def __init__(
            self,
            rule: Constraint,
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    def __str__(self) -> str:
        """The rule in words."""
        title = f' "{self.title}"' if self.title else ""
        return f"not{title} ({self.rule})"

    @property
    def parts(self) -> tuple[Constraint, ...]:
        """The rule that does not hold."""
        return (self.rule,)

    def _with(self, parts: tuple[Constraint, ...]) -> Self:
        return dataclasses.replace(self, rule=parts[0])

    def _check_fits(self, layout: Layout) -> None:
        Combination._check_fits(self, layout)  # noqa: SLF001 (of its base class)
        self.lower(layout)

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """The opposite of its primitives, where there is one, or that they do not all hold."""
        found = opposite(self.rule, layout)
        if found is None:
            raise _unbreakable(self, "a rule", self.rule)
        return found


def _unbreakable(rule: Rule, what: str, found: Constraint | None = None) -> LayoutError:
    return LayoutError(
        f"expected {what} of {rule.name} that some digits break, found {str(found or rule)[:200]}",
        "no-break",
    )


def opposite(rule: Constraint, layout: Layout) -> tuple[Primitive, ...] | None:
    """Primitives that hold where the rule does not; None where it always holds."""
    if isinstance(rule, AnyOf):  # before what is alike in its parts is joined
        parts = [opposite(inner, layout) for inner in rule.rules]
        found = [part for part in parts if part is not None]
        return tuple(chain(*found)) if len(found) == len(parts) else None
    return _combining.none_of(rule.lower(layout), len(layout.numbers))
