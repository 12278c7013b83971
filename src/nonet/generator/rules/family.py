"""The base of all families of clues: how many, how long, and whether that is possible."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

from nonet.errors import GenerationFailed, NonetError
from nonet.generator.rules.board import Clue, ClueBoard, Weights
from nonet.generator.rules.request import RuleRequest, Span
from nonet.layout import Constraint, Layout
from nonet.layout.making import Making, OfSize

_USUAL_CELLS = 81
_NO_NUMBER = OfSize(times=0, least=0)


class NoPlace(Exception):
    """A grid does not have the clues that are asked for; another one may have them."""


@dataclass(frozen=True, slots=True)
class ClueSpec:
    """The clues that are asked for: a request, with what it leaves open as its family has it.

    Attributes
    ----------
    request
        The request.
    count
        The fewest and the most clues.
    lengths
        The cells of a shape, with weights.
    """

    family: RuleFamily
    request: RuleRequest
    count: Span
    lengths: Weights

    @property
    def longest(self) -> int:
        """The most cells of a shape."""
        return max(number for number, _ in self.lengths)


@dataclass(frozen=True, slots=True)
class MadeOf:
    """A rule of which a family makes clues.

    Attributes
    ----------
    kind
        Its class.
    making
        How.
    usual
        Its number where the request does not say it; of a rule without one, anything.
    """

    kind: type[Constraint]
    making: Making
    usual: OfSize = _NO_NUMBER

    def rule(self, number: object, **parameters: object) -> Constraint:
        """The rule with this number, if it has one, and these parameters."""
        if self.making.number:
            parameters[self.making.number] = number
        kind: Any = self.kind
        return cast(Constraint, kind(**parameters))


class RuleFamily(ABC):
    """A kind of clue that can be found on a grid.

    Attributes
    ----------
    mirrors
        Whether a grid that obeys its clues still does so with each digit d as N + 1 − d: with
        nothing else a puzzle has two solutions.
    relabels
        Whether it even does with any digits exchanged.
    """

    options: frozenset[str] = frozenset()

    def __init__(self, made_of: tuple[MadeOf, ...]) -> None:
        kinds = [made.kind for made in made_of]
        self.mirrors = all(kind.mirrors_digits for kind in kinds)
        self.relabels = all(kind.treats_digits_alike for kind in kinds)
        self._usual_count: Span = made_of[0].making.count
        self._usual_lengths: Weights = made_of[0].making.lengths

    def spec_of(self, request: RuleRequest, layout: Layout) -> ClueSpec:
        """The clues that a request asks for, checked.

        Raises
        ------
        NonetError
            An option that the family does not have.
        GenerationFailed
            What no grid of this layout has.
        """
        for option, is_given in _given(request).items():
            if is_given and option not in self.options:
                has = ", ".join(sorted(self.options)) or "none"
                raise NonetError(
                    f"expected options that {request.name} has ({has}), found {option}"
                )
        spec = ClueSpec(self, request, self._count(request, layout), self._lengths(request, layout))
        self.check(spec, layout)
        return spec

    def _count(self, request: RuleRequest, layout: Layout) -> Span:
        if request.count is not None:
            least, most = request.count
            return least, max(least, min(most, layout.cell_count))
        share = layout.cell_count / _USUAL_CELLS
        least, most = self._usual_count
        return max(1, math.floor(least * share)), max(1, math.ceil(most * share))

    def _lengths(self, request: RuleRequest, layout: Layout) -> Weights:
        if request.weights:
            return request.weights
        if request.length is not None:
            least, most = request.length
            return tuple((number, 1.0) for number in range(least, most + 1))
        longest = self.longest(layout, request)
        return [usual for usual in self._usual_lengths if usual[0] <= longest] or ((longest, 1.0),)

    def longest(self, layout: Layout, request: RuleRequest) -> int:
        """The most cells of a shape that digits can obey."""
        del request
        return layout.cell_count

    def shortest(self, layout: Layout) -> int:
        """The fewest cells of a shape."""
        del layout
        return 1

    def check(self, spec: ClueSpec, layout: Layout) -> None:
        """Raise GenerationFailed where no grid of the layout has such clues."""
        request = spec.request
        if spec.count[0] > layout.cell_count:
            raise GenerationFailed(
                f"{request.name}: expected up to {layout.cell_count} on "
                f"{layout.size}×{layout.size}, found {spec.count[0]}"
            )
        longest, shortest = self.longest(layout, request), self.shortest(layout)
        for length, _ in spec.lengths:
            if not shortest <= length <= longest:
                raise GenerationFailed(
                    f"{request.name}: expected lengths from {shortest} to {longest} "
                    f"on {layout.size}×{layout.size}, found {length}"
                )
        fewest = min(number for number, _ in spec.lengths)
        if "overlap" in self.options and not request.overlap:
            cells = spec.count[0] * fewest
            if cells > layout.cell_count:
                raise GenerationFailed(
                    f"{request.name}: {spec.count[0]} shapes of {fewest} cells or more need "
                    f"{cells} cells without overlap, and there are {layout.cell_count}"
                )

    @abstractmethod
    def propose(self, board: ClueBoard, spec: ClueSpec) -> Iterator[Clue]:
        """Clues at random places that are free, as long as there are some."""

    def begin(self, board: ClueBoard, spec: ClueSpec) -> list[Clue]:
        """The clues to begin with, which then lie on the board.

        Raises
        ------
        NoPlace
            There are too few places.
        """
        wanted = board.dice.between(*spec.count)
        found: list[Clue] = []
        while len(found) < wanted:
            clue = self.next(board, spec)
            if clue is None:
                break
            found.append(clue)
            self.place(board, clue)
        if len(found) < spec.count[0]:
            raise NoPlace
        return found

    def next(self, board: ClueBoard, spec: ClueSpec) -> Clue | None:
        """A clue at a good free place."""
        return next(self.propose(board, spec), None)

    def place(self, board: ClueBoard, clue: Clue) -> None:
        """Tell the board where a clue lies."""
        board.take(clue.cells)

    def every(self, board: ClueBoard, spec: ClueSpec) -> list[Clue]:
        """All clues that there are; none where a family has no fixed places."""
        del board, spec
        return []

    def completed(self, board: ClueBoard, spec: ClueSpec, clues: Sequence[Clue]) -> list[Clue]:
        """Further clues that say that there are no others."""
        del board, spec, clues
        return []


def _given(request: RuleRequest) -> dict[str, bool]:
    return {
        "all": request.every,
        "length": request.length is not None,
        "cover": bool(request.cover),
        "hidden": bool(request.hidden),
        "overlap": request.overlap,
        "apart": request.apart,
        "symmetry": request.symmetry != "none",
        "value": request.parameter is not None,
    }
