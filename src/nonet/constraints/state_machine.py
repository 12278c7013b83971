"""Lines whose digits a state machine accepts."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

from nonet._arguments import described
from nonet.constraints import _machines
from nonet.constraints._base import Cells, CellsRule, Reader, Rule
from nonet.constraints._cells import items_of, numbers, whole_number
from nonet.constraints._described import Described
from nonet.constraints._kept import kept
from nonet.constraints._machines import InputNumbers
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.appearance import LineLook, Look
from nonet.layout.marks import Mark
from nonet.layout.primitives import MAX_STATES, Automaton, Machine
from nonet.layout.sentences import Letter, Sentence

Table = tuple[tuple[int, ...], ...]
"""For each state the state after each digit from 1 to N, or -1 where there is none."""


def _start(value: object, rule: Rule) -> Hashable:
    if callable(cast(StateMachine, rule).step):
        return _hashable(value, rule)
    return whole_number(value, rule)


def _step(value: object, rule: Rule) -> Callable[..., object] | Table:
    if callable(value):
        _hashable(value, rule)
        return value
    rows = items_of(value, rule, "a function or rows of states")
    if not 1 <= len(rows) <= MAX_STATES:
        raise LayoutError(
            f"expected from 1 to {MAX_STATES:,} states of {rule.name}, found {len(rows)}"
        )
    return tuple(numbers(row, rule) for row in rows)


def _accept(value: object, rule: Rule) -> Callable[..., object] | Iterable[Hashable]:
    if not callable(cast(StateMachine, rule).step):
        return numbers(value, rule)
    if callable(value):
        _hashable(value, rule)
        return value
    return frozenset(
        _hashable(state, rule) for state in items_of(value, rule, "a function or states")
    )


def _hashable(value: object, rule: Rule) -> Hashable:
    try:
        hash(value)
    except TypeError:
        raise LayoutError(
            f"expected states and functions of {rule.name} that are hashable, "
            f"found {described(value)}"
        ) from None
    return value


@dataclass(frozen=True, slots=True, repr=False)
class StateMachine(Described, CellsRule):
    """A state machine that reads the digits along a line ends in a state that it accepts.

    ::

        2--1--4      start 0, step: state + digit, accept 7: the states are 2, 3 and 7

    ``step(state, digit)`` gives the state after a digit, or None where the digit is refused;
    states are any hashable values. When a layout takes the rule, the function is called once for
    each digit and each state that can be reached, and what it says becomes a table of at most
    4,096 states: files hold that table, never code. Interactive Sudoku Solver: NFA.

    Attributes
    ----------
    cells
        Names of the cells of the line.
    start
        The state before the first digit.
    step
        A function of a state and a digit; or for each state, from 0, the list of the states after
        the digits from 1 to N, -1 for none. Once a layout has taken the rule it is the latter. On
        layouts with other digits or layers they are all numbers that a cell or variable may be.
    accept
        A function that says whether the digits may end in a state, or the states in which they
        may.
    title, text, drawing
        A name for the rule, what explains it, and a JSON object for what draws it.

    Examples
    --------
    >>> from nonet import Layout
    >>> rule = StateMachine("r1c1-3", start=0, step=lambda total, d: total + d, accept=[7])
    >>> layout = Layout.of_size(4, constraints=[rule])
    >>> list(layout.violations(bytes([2, 1, 3, 0] + 12 * [0])))
    [(0, 1, 2)]
    >>> len(layout.constraints[0].step)
    8
    """

    name: ClassVar[str] = "state_machine"
    example: ClassVar[tuple[str, ...]] = (
        (
            '{"type": "state_machine", "cells": "r3c2-4", "title": "Even total", "start": 0, '
            '"step": [[1, 0, 1, 0, 1, 0], [0, 1, 0, 1, 0, 1]], "accept": [0]}'
        ),
    )
    look: ClassVar[Look | None] = LineLook(
        "purple", 0.05, core=(0.2, 0.1), is_thin=True, has_head=True
    )
    is_line: ClassVar[bool] = True
    may_close: ClassVar[bool] = True
    readers: ClassVar[Mapping[str, Reader]] = {
        **Described.readers,
        "start": _start,
        "step": _step,
        "accept": _accept,
    }

    start: Any
    step: Any
    accept: Any

    if TYPE_CHECKING:

        def __init__(
            self,
            cells: Cells,
            start: Hashable,
            step: Callable[[Any, int], Hashable | None] | Iterable[Iterable[int]],
            accept: Callable[[Any], bool] | Iterable[Hashable],
            *,
            title: str = "",
            text: str = "",
            drawing: Mapping[str, Any] | None = None,
        ) -> None: ...

    def _check(self) -> None:
        CellsRule._check(self)  # noqa: SLF001 (of its base class)
        if callable(self.step):
            return
        most = len(self.step) - 1
        for row in self.step:
            if len(row) != len(self.step[0]):
                raise LayoutError(
                    f"expected rows of {len(self.step[0])} states of {self.name}, found {len(row)}"
                )
            self._bounds("states after a digit", -1, most, min(row, default=-1))
            self._bounds("states after a digit", -1, most, max(row, default=-1))
        for state in (self.start, *self.accept):
            self._bounds("states", 0, most, state)

    def _check_fits(self, layout: Layout) -> None:
        if len(self.step[0]) != len(layout.numbers):
            raise LayoutError(
                f"expected states for {len(layout.numbers)} digits in each row of {self.name}, "
                f"found {len(self.step[0])}"
            )
        _machines.check_reads(
            self._machine(layout), len(self.cells), len(layout.numbers), self.name
        )

    def named(self, size: int, numbers: range | None = None) -> Self:
        """The rule with names for cells and a table for its functions."""
        found = super(StateMachine, self).named(size)  # slots=True replaced the class
        if not callable(self.step):
            return found
        step, accept = self.step, self.accept

        def read(state: Hashable, digit: int) -> Hashable:
            return _hashable(step(state, digit), self)

        def accepts(state: Hashable) -> bool:
            return bool(accept(state)) if callable(accept) else state in accept

        every = numbers or range(1, size + 1)
        machine = _machines.build(every, [self.start], read, accepts, self.name, len(self.cells))
        following, width = machine.transitions, len(every)
        rows = [following[at : at + width] for at in range(0, len(following), width)]
        return dataclasses.replace(
            found, start=machine.starts[0], step=rows, accept=machine.accepting
        )

    def fields(self) -> dict[str, Any]:
        """The parameters, as the neutral form has them.

        Raises
        ------
        LayoutError
            The machine is still a function: no layout has taken it.
        """
        if callable(self.step):
            raise LayoutError(
                f"expected a table of {self.name}, which it has in the constraints of a layout, "
                "found a function"
            )
        return Rule.fields(self)

    def _machine(self, layout: Layout) -> Machine:
        return _machine(self.start, self.step, self.accept, self.inputs(layout))

    def lower(self, layout: Layout) -> tuple[Automaton, ...]:
        """One automaton."""
        return (Automaton(self.indices(layout), self._machine(layout)),)

    def _marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A thin line with a letter."""
        return self._drawn(self._drawn_cells(layout), layout, letter=self._key())

    def _sentence(self, layout: Layout) -> Sentence:
        """That its line obeys a rule which is not written down; its title, if it has one."""
        del layout
        values = (("letter", Letter(self._key())), ("title", self.title or "none"))
        return Sentence("rule-state_machine", values)

    def _key(self) -> str:
        return f"state_machine {self.title} {hash((self.start, self.step, self.accept))}"


@kept
def _machine(start: int, step: Table, accept: tuple[int, ...], numbers: InputNumbers) -> Machine:
    """The machine without states that are not reached or lead nowhere."""

    def read(state: int, digit: int) -> int | None:
        after = step[state][digit - numbers.every.start]
        return None if after < 0 else after

    return _machines.build(numbers, [start], read, frozenset(accept).__contains__, "state_machine")
