"""What a layout says of its rules: which cells they break, and what they are for the solvers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain
from typing import TYPE_CHECKING, cast

from nonet._arguments import iterable
from nonet.errors import LayoutError
from nonet.layout.constraint import Constraint
from nonet.layout.coordinates import Cell, parse_cell
from nonet.layout.houses import House
from nonet.layout.on_board import OnBoard
from nonet.layout.parts import of_board
from nonet.layout.primitives import Primitive, different_cells

if TYPE_CHECKING:
    from nonet.layout.layout import Layout


class Lowered(OnBoard):
    """The part of a `Layout` that is about its rules."""

    __slots__ = ()

    box_shape: tuple[int, int] | None
    regions: tuple[int, ...] | None
    constraints: tuple[Constraint, ...]
    _peers: tuple[frozenset[int], ...] | None

    @property
    def _whole(self) -> Layout:
        return cast("Layout", self)

    @property
    def peers(self) -> tuple[frozenset[int], ...]:
        """For each cell those that never have its digit: by a house, a cage or any other rule.

        Examples
        --------
        >>> from nonet import Layout
        >>> from nonet.constraints import AntiKing
        >>> usual, anti_king = Layout.of_size(9), Layout.of_size(9, constraints=[AntiKing()])
        >>> sorted(anti_king.peers[20] - usual.peers[20])
        [12, 28, 30]
        """
        if self._peers is None:
            primitives = list[Primitive](self._houses)
            for constraint in self.constraints:
                # Rules that the solvers do not know make no cells differ.
                with suppress(LayoutError):
                    primitives += constraint.lower_with_houses(self._whole)
            different = different_cells(self.variable_count, primitives)[: self.cell_count]
            if self.layers:
                cells = frozenset(self.cells)
                different = tuple(others & cells for others in different)
            object.__setattr__(self, "_peers", different)
        assert self._peers is not None
        return self._peers

    @property
    def is_plain(self) -> bool:
        """Whether the rules are rows, columns and boxes, or rows and columns, and no others."""
        has_usual_regions = self.regions is None or self.box_shape is not None
        return not self.constraints and has_usual_regions and self.is_usual

    @property
    def is_house_only(self) -> bool:
        """Whether all rules are houses: none like a cage or a line."""
        if not self.is_usual:
            return False
        return not self.constraints or all(type(primitive) is House for primitive in self.lower())

    @property
    def treats_digits_alike(self) -> bool:
        """Whether a grid that obeys all rules still does so with its digits relabelled."""
        return all(constraint.treats_digits_alike for constraint in self.constraints)

    def exchange_keeps(self, cells: Iterable[Cell]) -> bool:
        """Whether the constraints are kept when digits change places and houses stay right."""
        several = [parse_cell(cell, self.size) for cell in iterable(cells, "cells")]
        return all(
            constraint.exchange_keeps(self._whole, several) for constraint in self.constraints
        )

    def violations(self, digits: bytes) -> Iterator[tuple[int, ...]]:
        """Cells that break a constraint together, one group after the other; 0 is an empty cell."""
        places = self.places(digits)
        for constraint in self.constraints:
            yield from constraint.violations(self._whole, places)

    def lower(self) -> tuple[Primitive, ...]:
        """All rules as primitives of the native core.

        Raises
        ------
        LayoutError
            There is a constraint that the solvers do not know.
        """
        beyond = chain.from_iterable(self.lower_beyond_houses().values())
        return (*self.complete_houses, *beyond)

    def lower_beyond_houses(self) -> dict[type[Primitive], list[Primitive]]:
        """All rules other than houses, as primitives of the native core, by their kind.

        Raises
        ------
        LayoutError
            There is a constraint that the solvers do not know.
        """
        kinds: dict[type[Constraint], list[Constraint]] = {}
        for constraint in self.constraints:
            kinds.setdefault(type(constraint), []).append(constraint)
        found = defaultdict[type[Primitive], list[Primitive]](list)
        for kind, rules in kinds.items():
            for primitive in kind.lower_all(rules, self._whole):
                found[type(primitive)].append(primitive)
        found.pop(House, None)
        for primitive in () if self.is_usual else of_board(self._whole):
            found[type(primitive)].append(primitive)
        return found

    def lower_to_houses(self) -> tuple[House, ...]:
        """All rules as houses, for what knows no others.

        Raises
        ------
        LayoutError
            There is a constraint that is more than houses.
        """
        for constraint in self.constraints:
            if any(type(primitive) is not House for primitive in constraint.lower(self._whole)):
                raise LayoutError(
                    f"expected constraints that add nothing but houses, found {constraint!r}"
                )
        self.check_usual("engines that know houses alone")
        return self._houses
