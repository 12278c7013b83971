"""Kinds: each of several lines obeys one of several rules, and which one is to be found."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from nonet.constraints import _combining
from nonet.constraints._base import CELL_FIELDS
from nonet.constraints._described import Described
from nonet.constraints.combined import Several
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.layout.marks import Mark
from nonet.layout.moves import Move
from nonet.layout.primitives import Primitive
from nonet.layout.sentences import Sentence

_MOST_KINDS = 8
"""Each set of kinds is a rule of its own."""


@dataclass(frozen=True, slots=True, repr=False)
class Kinds(Several):
    """Each of several lines obeys the rule of one kind, and each kind is as often as it is listed.

    ::

        1--3--4   5--4--6   2--2--1      two thermometers and a whisper line, in some order

    The rules say what the kinds are, how often each of them is there, and where the lines are;
    which kind is on which line is for the solver to find. So it is with groups of cells and with
    arrows. A line may obey other kinds, too, as long as each can be given one that it obeys.

    Attributes
    ----------
    rules
        A rule on each line, 2 or more, of 2 kinds or more.
    at_least
        How often each kind is there at the least, 0 for any number; None: as often as it is listed.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> from nonet.constraints import RenbanLine, Thermometer
    >>> rule = Kinds([Thermometer("r1c1-3"), RenbanLine("r2c1-3")])
    >>> layout = Layout.of_size(4, constraints=[rule])
    >>> any(layout.violations(bytes([1, 3, 4, 0, 4, 3, 2, 0, *8 * [0]])))
    False
    >>> any(layout.violations(bytes([3, 2, 4, 0, 1, 4, 2, 0, *8 * [0]])))
    True
    """

    name: ClassVar[str] = "kinds"
    example: ClassVar[tuple[str, ...]] = (
        "thermometer r2c2-4 | thermometer r4c2-4 | renban-line r6c2-4",
    )

    at_least: int | None = None

    if TYPE_CHECKING:

        def __init__(
            self,
            rules: Iterable[Constraint],
            at_least: int | None = None,
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    def __str__(self) -> str:
        """The rules in words."""
        least = "" if self.at_least is None else f" (each {self.at_least} times or more)"
        return f"{self._joined('one of the kinds for each of')}{least}"

    @property
    def needed(self) -> Mapping[Constraint, int]:
        """How often each kind is there at the least; its rule is on the first line."""
        first = cells_in(self.rules[0])
        counts = Counter(_on(rule, first) for rule in self.rules)
        return counts if self.at_least is None else dict.fromkeys(counts, self.at_least)

    def _check(self) -> None:
        Several._check(self)  # noqa: SLF001 (of its base class)
        names = [tuple(cells_in(rule)) for rule in self.rules]
        for rule, own in zip(self.rules, names, strict=True):
            if own != names[0] or not own:
                raise LayoutError(
                    f"expected rules of {self.name} with the same parameters of cells, found "
                    f"{self.rules[0].name} ({', '.join(names[0]) or 'none'}) and {rule.name} "
                    f"({', '.join(own) or 'none'})",
                    "unlike",
                )
        needed = self.needed
        if len(needed) < 2:
            raise LayoutError(
                f"expected rules of 2 kinds or more of {self.name}, found 1", "kinds-two"
            )
        if self.at_least is not None:
            self._bounds("at_least", 0, len(self.rules) // len(needed), self.at_least)
        if len(needed) > _MOST_KINDS:
            raise LayoutError(
                f"expected rules of at most {_MOST_KINDS} kinds of {self.name}, "
                f"found {len(needed)}",
                "too-large",
            )
        for line in self.rules:
            for kind in needed:
                _on(kind, cells_in(line))

    def _check_fits(self, layout: Layout) -> None:
        Several._check_fits(self, layout)  # noqa: SLF001 (of its base class)
        for line in self.rules:
            for kind in self.needed:
                try:
                    _on(kind, cells_in(line)).check_fits(layout)
                except LayoutError as error:
                    raise error.again(f"{error}, in {self.name}") from None

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Whether the move keeps every kind on every line."""
        lines = list(map(cells_in, self.rules))
        every = (_on(kind, line) for kind in self.needed for line in lines)
        return all(rule.is_kept_by(layout, move) for rule in every)

    def _quotas(self) -> Iterator[tuple[tuple[Constraint, ...], int]]:
        """Some of the kinds, and how many lines must obey one of these.

        By Hall's theorem each line can be given a kind that it obeys, and each kind often enough,
        exactly where all of this is true.
        """
        needed = self.needed
        for count in range(1, len(needed)):
            for some in combinations(needed, count):
                if number := sum(needed[kind] for kind in some):
                    yield some, number
        yield tuple(needed), len(self.rules)

    def _sentence(self, layout: Layout) -> Sentence:
        """The rules, and how often each is there."""
        said = Several._sentence(self, layout)  # noqa: SLF001 (of its base class)
        least = "listed" if self.at_least is None else str(self.at_least)
        return Sentence(said.message, (*said.values, ("least", least)))

    def _marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line or an outline for each of the rules."""
        has_lines = any(rule.is_line for rule in self.rules)
        return self._marks_of_each(layout, has_lines=has_lines)

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """For each set of kinds, that enough lines obey one of them."""
        size = len(layout.numbers)
        primitives = [
            {kind: _on(kind, cells_in(line)).lower(layout) for kind in self.needed}
            for line in self.rules
        ]
        found: list[Primitive] = []
        for some, number in self._quotas():
            obeyed = [_combining.any_of([of[kind] for kind in some], size) for of in primitives]
            broken = [_combining.none_of(rule, size) for rule in obeyed]
            enough = _combining.some_of(obeyed, broken, number, len(self.rules), size)
            assert enough is not None  # more may hold
            found += enough
        return tuple(dict.fromkeys(found))


def cells_in(rule: Constraint) -> dict[str, Any]:
    """The parameters of a rule that are its cells."""
    made: Any = rule
    names = [field.name for field in dataclasses.fields(made) if field.name in CELL_FIELDS]
    return {name: getattr(rule, name) for name in names if name != "exceptions"}


def _on(rule: Constraint, cells: Mapping[str, Any]) -> Constraint:
    """A rule on other cells, without its title, text and drawing."""
    plain = {"title": "", "text": "", "drawing": None} if isinstance(rule, Described) else {}
    changed: Any = rule
    found: Constraint = dataclasses.replace(changed, **cells, **plain)
    return found
