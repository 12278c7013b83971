"""The base classes of constraints: rules of a layout beyond its rows, columns and regions."""

from __future__ import annotations

import dataclasses
import inspect
from abc import ABCMeta, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from nonet import _display
from nonet._arguments import described
from nonet._json_form import document, fields_in, reading
from nonet.errors import LayoutError
from nonet.layout.houses import House, repeats
from nonet.layout.making import Making
from nonet.layout.names import NO_NAMES, Names
from nonet.layout.primitives import EqualTotals, Primitive, Restriction
from nonet.layout.sentences import Sentence

if TYPE_CHECKING:
    from nonet.layout.layout import Layout
    from nonet.layout.marks import Mark
    from nonet.layout.moves import Move


class CheckedCall(ABCMeta):
    """The metaclass of constraints: a call with other parameters is refused in words."""

    @property
    def __signature__(cls) -> inspect.Signature:
        """The parameters of the class, for `help` and editors."""
        of_class = inspect.signature(cls.__init__)  # type: ignore[misc]  # of the class alone
        return of_class.replace(parameters=list(of_class.parameters.values())[1:])

    if not TYPE_CHECKING:  # it takes what the class takes

        def __call__(cls, *values: Any, **named: Any) -> Any:
            """The constraint with these parameters, which may have their names in JSON, too."""
            aliases = getattr(cls, "aliases", None)
            if named and aliases is not None and not aliases().keys().isdisjoint(named):
                named = {aliases().get(name, name): value for name, value in named.items()}
            try:
                return super().__call__(*values, **named)
            except TypeError:
                try:
                    cls.__signature__.bind(*values, **named)
                except TypeError:
                    raise TypeError(_refusal(cls, values, named)) from None
                raise


def _refusal(kind: type[Constraint], values: Sequence[object], named: Mapping[str, object]) -> str:
    """The parameters that a constraint of this kind expects, and those given instead."""
    expected = [
        name if parameter.default is inspect.Parameter.empty else f"perhaps {name}"
        for name, parameter in kind.__signature__.parameters.items()
    ]
    found = [described(value) for value in values]
    found += [f"{name}={described(value)}" for name, value in named.items()]
    return (
        f"expected {', '.join(expected) or 'no parameters'} of {kind.name}, "
        f"found {', '.join(found) or 'none'}"
    )


@dataclass(frozen=True, slots=True)
class Constraint(metaclass=CheckedCall):
    """A rule of a layout beyond its rows, columns and regions.

    A subclass is a frozen dataclass, and its parameters are hashable. Where it does not answer a
    question, the answer is the safe one: the rule concerns all cells, no move of cells, exchange
    or relabelling of digits keeps it, and the solvers refuse it.

    Attributes
    ----------
    name
        Its name in the JSON form of a layout, with underscores.
    treats_digits_alike
        Whether a grid that obeys the rule still does so with its digits relabelled.
    mirrors_digits
        Whether it still does with each digit d as N + 1 - d, as far as anyone has looked.
    is_diagonal
        Whether its cells are usually along a diagonal.
    is_line
        Whether the order of its cells matters, so that a line may cross itself.
    may_close
        Whether such a line may end in its first cell, and then goes on round its seam.
    may_branch
        Whether such a line may have several strokes.
    is_pair
        Whether it is about two cells: at the desk a drag over more makes a chain of such rules.
    least
        Fewest cells.
    misfits_have_no_digits
        Whether `check_fits` refuses it for no other reason than that no digits obey it.
    example
        Rules of its kind to be shown together on 6×6 cells, or on 9×9 where it needs them: each as
        people type it after its name, or as a JSON object.
    explained_by
        Name of the technique that is what it says about its own cells.
    usual_number
        The number that everybody means where a line leaves it out; None: there is none.
    choices
        For parameters that are words those to choose from.
    making
        How the clues of a generated puzzle are made; None: a line without a number is made as most
        lines are, and all else is not generated.
    known_as
        What setters and other programs call it. The rules of nonet have it in the table of rules,
        since they are found by it before they are loaded.
    """

    name: ClassVar[str]
    treats_digits_alike: ClassVar[bool] = False
    mirrors_digits: ClassVar[bool] = False
    is_diagonal: ClassVar[bool] = False
    is_line: ClassVar[bool] = False
    may_close: ClassVar[bool] = False
    may_branch: ClassVar[bool] = False
    is_pair: ClassVar[bool] = False
    least: ClassVar[int] = 1
    misfits_have_no_digits: ClassVar[bool] = False
    example: ClassVar[tuple[str, ...]] = ()
    explained_by: ClassVar[str] = "rule_consequence"
    usual_number: ClassVar[int | None] = None
    choices: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    making: ClassVar[Making | None] = None
    known_as: ClassVar[Names] = NO_NAMES

    def __str__(self) -> str:
        """The rule in words: *the disjoint groups*."""
        return f"the {self.label}"

    @property
    def label(self) -> str:
        """Its label in a picture: its name, or a title that it was given."""
        return self.name.replace("_", " ")

    def check_fits(self, layout: Layout) -> None:
        """Raise LayoutError if the layout's size and regions do not allow the constraint."""
        del layout

    def named(self, size: int, numbers: range | None = None) -> Constraint:
        """The constraint with names for cells that were given by their indices.

        A layout calls this when it takes a constraint, since an index names a cell only where the
        size is known.

        Parameters
        ----------
        size
            N of the layout.
        numbers
            All that its cells and variables may be; None: from 1 to N.
        """
        del size, numbers
        return self

    def scope(self, layout: Layout) -> frozenset[int]:
        """The cells that the rule concerns."""
        return frozenset(range(layout.cell_count))

    def following(self, layout: Layout) -> frozenset[int]:
        """Variables of layers that are noted without a word: what others leave to them by the rule.

        The rule is made of relations and machines; in these the variable comes last.
        """
        del layout
        return frozenset()

    def houses(self, layout: Layout) -> tuple[House, ...]:
        """The houses that it adds to the layout."""
        del layout
        return ()

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """The rule as primitives of the native core.

        Raises
        ------
        LayoutError
            The solvers do not know the rule.
        """
        del layout
        raise LayoutError(f"expected constraints that the solvers know, found {self!r}")

    def lower_with_houses(self, layout: Layout) -> tuple[Primitive, ...]:
        """The same where the houses of the layout hold as well, which may allow better ones."""
        return self.lower(layout)

    @classmethod
    def lower_all(cls, rules: Sequence[Any], layout: Layout) -> Sequence[Primitive]:
        """Several rules of this class as primitives, where the houses of the layout hold as well.

        This is faster than lowering one rule at a time, and may give fewer primitives.
        """
        return [primitive for rule in rules for primitive in rule.lower_with_houses(layout)]

    def sum_ways(self, layout: Layout) -> Iterator[tuple[EqualTotals, tuple[Restriction, ...]]]:
        """The ways to make its total, where other digits decide which cells are added.

        Each is a sum of one group of cells, and what holds in that way; one of them is true.
        """
        del layout
        return iter(())

    @abstractmethod
    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """Cells that break the rule together, one group after the other; 0 is an empty cell."""

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Whether a move of the cells that takes houses to houses keeps the rule: as `moved`."""
        del layout, move
        return False

    def moved(self, layout: Layout, move: Move) -> Constraint:
        """The rule after a move that keeps it.

        A grid obeys the rule exactly where the moved grid obeys what is returned.
        """
        del layout, move
        return self

    def alike(self, layout: Layout, digits: bytes) -> Iterator[Constraint]:
        """Rules of its kind at other places of the grid that a full grid obeys."""
        del layout, digits
        return iter(())

    def read_on(self, layout: Layout, digits: bytes) -> Self:
        """The rule with the clue that the digits of a full grid give it, such as a total."""
        del layout, digits
        return self

    def readings(self, layout: Layout, digits: bytes) -> tuple[Self, ...]:
        """The rule with each clue that a full grid allows, where there are several to choose from.

        None where no clue is true of the digits.
        """
        return (self.read_on(layout, digits),)

    def exchange_keeps(self, layout: Layout, cells: Collection[int]) -> bool:
        """Whether the rule is kept when digits change places in `cells`, and houses stay right.

        Deadly patterns, of which a puzzle with one solution has none, rest on this.
        """
        return self.scope(layout).isdisjoint(cells)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """Its drawing."""
        del layout
        return ()

    def sentence(self, layout: Layout) -> Sentence:
        """Its sentence in words; rules with equal sentences share one."""
        del layout
        return Sentence(f"rule-{self.name}")

    @classmethod
    def usual(cls, given: Mapping[str, Any]) -> int | None:
        """The number that everybody means where a line leaves it out, if there is one.

        Parameters
        ----------
        given
            The parameters that the line gives.
        """
        del given
        return cls.usual_number

    @property
    def variant(self) -> str:
        """What its name adds that those of others of its kind do not, where nothing is drawn."""
        return ""

    def seen(self, layout: Layout, cells: Collection[int]) -> tuple[Constraint, ...]:
        """As rules, what of it is known where fog covers all cells but these.

        It is all of a rule whose cells are seen, and of one that has no parameters.
        """
        return (self,) if not self.fields() or self.scope(layout) <= set(cells) else ()

    @classmethod
    def given_line(cls) -> str:
        """The line that says that all marks of its kind are given; empty: it is no such mark."""
        return ""

    def in_full(self, layout: Layout) -> tuple[Constraint, ...]:
        """The same as rules with parameters, and without any that depend on others of a layout."""
        del layout
        return (self,)

    def plain_lines(self, layout: Layout) -> tuple[Constraint, ...]:
        """The same as rules without branches, each read from its first cell to its last.

        So a program understands them that knows neither branches nor the seam of a closed line.
        """
        del layout
        return (self,)

    def in_short(self) -> Constraint:
        """The same rule as its short form, where there is one; else itself."""
        return self

    def said_as(self) -> tuple[str, ...]:
        """The names of the rules that a sentence about it may name."""
        return (self.name,)

    def to_json(self) -> str:
        """A JSON object that `from_json` reads back: the rule's name as `type`, its parameters.

        Examples
        --------
        >>> from nonet.constraints import Odd
        >>> Odd("r1c1").to_json()
        '{"format": "nonet rule", "version": 1, "type": "odd", "cells": ["r1c1"]}'
        >>> Odd.from_json(Odd("r1c1").to_json())
        Odd(cells=('r1c1',))
        """
        return document("rule", self.json_fields())

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The rule in a text that `to_json` wrote; that of any rule for `Constraint`.

        Raises
        ------
        FormatError
            It is no such text, or another rule; says what is wrong.
        """
        fields = fields_in(text, "rule")
        with reading("rule"):
            return cls.from_json_fields(fields)

    def json_fields(self) -> dict[str, Any]:
        """The name of the rule as `type`, and its parameters."""
        return _display.codecs().rule_fields(self)

    @classmethod
    def from_json_fields(cls, fields: Mapping[str, Any]) -> Self:
        """The rule of an object with its type; the reverse of `json_fields`.

        Raises
        ------
        LayoutError
            It makes none, or another rule.
        """
        rule = _display.codecs().rule_of(fields, "the rule")
        if not isinstance(rule, cls):
            raise LayoutError(f"expected the rule {cls.name}, found {rule.name}")
        return rule

    def fields(self) -> dict[str, Any]:
        """The parameters, as JSON has them."""
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Self:
        """The constraint with these parameters; the reverse of `fields`.

        Raises
        ------
        LayoutError
            They do not make such a constraint.
        """
        names = [field.name for field in dataclasses.fields(cls)]
        if fields.keys() != {*names}:
            raise LayoutError(
                f"expected {', '.join(names) or 'no parameters'} of {cls.name}, "
                f"found {', '.join(map(str, fields)) or 'none'}"
            )
        return cls(**fields)


@dataclass(frozen=True, slots=True)
class HouseConstraint(Constraint):
    """A rule that is nothing but further houses.

    Attributes
    ----------
    in_task
        What a picture shows of each house, in the words of a task: *each diagonal holds …*.
    is_in_pattern
        Whether a grid obeys it whose rows are one row, moved by a box each time and by one more
        cell in the next boxes.
    """

    treats_digits_alike: ClassVar[bool] = True
    in_task: ClassVar[str]
    is_in_pattern: ClassVar[bool] = False

    @abstractmethod
    def houses(self, layout: Layout) -> tuple[House, ...]:
        """The houses that it adds to the layout."""

    def scope(self, layout: Layout) -> frozenset[int]:
        """The cells of its houses."""
        return frozenset(cell for house in self.houses(layout) for cell in house.cells)

    def lower(self, layout: Layout) -> tuple[Primitive, ...]:
        """Its houses."""
        return self.houses(layout)

    def violations(self, layout: Layout, digits: bytes) -> Iterator[tuple[int, ...]]:
        """Pairs of cells with the same digit in one of its houses."""
        return (cells for _, cells in repeats(self.houses(layout), digits))

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Always: there is nothing but houses to keep."""
        del layout, move
        return True

    def exchange_keeps(self, layout: Layout, cells: Collection[int]) -> bool:
        """Always: there is nothing but houses to keep."""
        del layout, cells
        return True
