"""The requested difficulty, and whether puzzles have it."""

from __future__ import annotations

import reprlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import nan
from typing import get_args

from nonet._arguments import described, is_one_of
from nonet.errors import LayoutError, NonetError
from nonet.generator.engine import Tally
from nonet.generator.request import GenerateRequest
from nonet.grid import Grid
from nonet.layout import Layout
from nonet.logic import Grade, TechniqueOrder, technique, technique_names, walkthrough
from nonet.logic.engine import LARGEST, NUMBERS, grade_rows
from nonet.logic.level_scale import LevelScale
from nonet.logic.order import checked_order
from nonet.rating import Rating
from nonet.rating.engine import Gem, rate_rows
from nonet.running import Watch

_LAST_RESORT = "brute_force"
_FAR, _MISSING, _LEVEL = 1_000_000, 10_000, 1_000
"""Distances of a puzzle that the techniques do not solve, for a missing technique and a level."""
_SOLVED = 0


@dataclass(frozen=True, slots=True)
class Judged:
    """Whether a puzzle has the requested difficulty; if not, whether it is harder, and how close.

    The grade or rating is set for puzzles that fit, and for others if it is known; the distance is
    0 for puzzles that fit, and otherwise only meaningful in comparisons.
    """

    fits: bool
    too_hard: bool = False
    grade: Grade | None = None
    rating: Rating | None = None
    distance: int = _FAR


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The requested difficulty, by techniques and by rating."""

    techniques: TechniqueRequest | None
    rating: RatingRequest | None

    def __str__(self) -> str:
        return " and ".join(str(part) for part in (self.techniques, self.rating) if part)

    def judge(
        self,
        puzzles: Sequence[bytes],
        solutions: Sequence[bytes],
        layout: Layout,
        *,
        threads: int,
        tally: Tally,
        watch: Watch,
    ) -> list[Judged]:
        """Judge puzzles that have these solutions."""
        judged = [Judged(fits=True)] * len(puzzles)
        if self.techniques is not None:
            judged = self.techniques.judge(
                puzzles, solutions, layout, threads=threads, tally=tally, watch=watch
            )
        if self.rating is not None:
            left = [number for number, found in enumerate(judged) if found.fits]
            rated = self.rating.judge(
                [puzzles[number] for number in left], threads=threads, tally=tally, watch=watch
            )
            for number, rating in zip(left, rated, strict=True):
                judged[number] = replace(rating, grade=judged[number].grade)
        return judged


@dataclass(frozen=True, slots=True)
class RatingRequest:
    """The rating of a puzzle, in tenths."""

    least: int
    most: int
    gem: Gem | None

    def __str__(self) -> str:
        gem = "" if self.gem is None else f" that is a {self.gem}"
        return f"with an ER from {self.least / 10} to {self.most / 10}{gem}"

    def judge(
        self, puzzles: Sequence[bytes], *, threads: int, tally: Tally, watch: Watch
    ) -> list[Judged]:
        """Judge 9 × 9 puzzles."""
        ratings = bytearray(3 * len(puzzles))
        rate_rows(
            bytearray().join(puzzles),
            ratings,
            threads=threads,
            look=lambda: (tally.found, tally.tries),
            watch=watch,
            least=self.least,
            most=self.most,
            gem=self.gem,
        )
        return [self._judged(*ratings[start : start + 3]) for start in range(0, len(ratings), 3)]

    def _judged(self, er: int, ep: int, ed: int) -> Judged:
        if er > self.most:
            return Judged(fits=False, too_hard=True)
        rating = Rating(er / 10, ep / 10, ed / 10)
        is_gem = self.gem is None or rating.gem in {self.gem, "diamond"}
        fits = er >= self.least and is_gem
        return Judged(fits=fits, rating=rating, distance=max(0, self.least - er))


@dataclass(frozen=True, slots=True)
class TechniqueRequest:
    """Requirements on the solution path; techniques by their names in the catalogue."""

    order: TechniqueOrder
    level: str | None
    hardest: str | None
    requires: frozenset[str]

    def __str__(self) -> str:
        parts = []
        if self.level is not None:
            parts.append(f"of the level {self.level}")
        if self.hardest is not None:
            parts.append(f"with {technique(self.hardest).title} as the hardest technique")
        if self.requires:
            titles = sorted(technique(name).title for name in self.requires)
            parts.append(f"that needs {' and '.join(titles)}")
        return " ".join(parts) or "that these techniques solve"

    def judge(
        self,
        puzzles: Sequence[bytes],
        solutions: Sequence[bytes],
        layout: Layout,
        *,
        threads: int,
        tally: Tally,
        watch: Watch,
    ) -> list[Judged]:
        """Judge puzzles that have these solutions."""

        def graded(order: TechniqueOrder, of: Sequence[int]) -> list[Grade | None]:
            return _grades(
                [puzzles[number] for number in of],
                [solutions[number] for number in of],
                layout,
                order,
                threads=threads,
                tally=tally,
                watch=watch,
            )

        # What the easier techniques do not solve is not looked at with the harder ones.
        easy = self.easy_enough(LevelScale.of(self.order, layout))
        everything = range(len(puzzles))
        grades = graded(easy, everything)
        left = [number for number in everything if grades[number] is not None]
        if left and easy.enabled != self.order.enabled[: len(easy.enabled)]:
            for number, grade in zip(left, graded(self.order, left), strict=True):
                grades[number] = grade
        return [
            self.judged(grade, puzzle, layout)
            for grade, puzzle in zip(grades, puzzles, strict=True)
        ]

    def easy_enough(self, scale: LevelScale) -> TechniqueOrder:
        """The order without the techniques that no requested puzzle can need."""
        entries = list(self.order.entries)
        if self.level is not None:
            names = [level.name for level in self.order.levels]
            highest = names.index(scale.hardest_step(self.level))
            entries = [entry for entry in entries if names.index(entry.level) <= highest]
        if self.hardest is not None:
            of = [self.hardest in entry.techniques for entry in entries]
            entries = entries[: of.index(True) + 1] if True in of else entries
        return replace(self.order, entries=tuple(entries))

    def judged(self, grade: Grade | None, puzzle: bytes, layout: Layout) -> Judged:
        """The judgement of a grade; None: the techniques do not solve the puzzle."""
        if grade is None:
            return Judged(fits=False, too_hard=True)
        names = [level.name for level in self.order.levels]
        of_entry = {name: entry.name for entry in self.order.enabled for name in entry.techniques}
        places = [entry.name for entry in self.order.enabled]
        needed = self.requires if self.hardest is None else self.requires | {self.hardest}
        missing = sum(of_entry[name] not in grade.steps for name in needed)
        levels_off = above = 0
        if self.level is not None:
            levels_off = names.index(grade.level) - names.index(self.level)
        if needed:
            hardest = places.index(grade.hardest) if grade.hardest else -1
            above = hardest - max(places.index(of_entry[name]) for name in needed)
        distance = _MISSING * missing + _LEVEL * abs(levels_off) + abs(above)
        off = Judged(fits=False, grade=grade, distance=distance)
        if levels_off:
            return replace(off, too_hard=levels_off > 0)
        if above and self.hardest is not None:
            return replace(off, too_hard=above > 0)
        if missing:
            return off
        if any(of_entry[name] != name for name in needed):
            grid = Grid._made(layout, puzzle, puzzle)  # noqa: SLF001
            used = {step.technique for step in walkthrough(grid, order=self.order).steps}
            if not needed <= used:
                return off
        return Judged(fits=True, grade=grade, distance=0)


def make_difficulty(request: GenerateRequest, layout: Layout) -> Difficulty | None:
    """The difficulty that is requested of puzzles with this layout; None if none is.

    Raises
    ------
    NonetError
        Unknown name, or two options that cannot be used together.
    LayoutError
        Grids of this layout have no rating, or no grade.
    """
    asked, gem = request.difficulty, request.gem
    level = asked if isinstance(asked, str) and not _is_range(asked) else None
    rated = None if level is not None else asked
    by_techniques = technique_request(request, level)
    by_rating = None if rated is None and gem is None else _rating_request(rated, gem)
    if by_rating is not None and not layout.is_classic:
        raise LayoutError(f"expected 9×9 with boxes for a rating, found {layout}")
    if by_techniques is not None and layout.size > LARGEST:
        raise LayoutError(
            f"expected a size of at most {LARGEST} for techniques, found {layout.size}"
        )
    if by_techniques is None and by_rating is None:
        return None
    return Difficulty(by_techniques, by_rating)


def _is_range(text: str) -> bool:
    return text[:1].isdigit()


def _rating_request(
    rated: str | float | tuple[float, float] | None, gem: Gem | None
) -> RatingRequest:
    if gem is not None and not is_one_of(gem, get_args(Gem)):
        raise NonetError(f"expected the gem 'pearl' or 'diamond', found {described(gem)}")
    try:
        if rated is None:
            least, most = 1.0, 12.0
        elif isinstance(rated, str):
            first, dash, last = rated.partition("-")
            least, most = float(first), float(last if dash else first)
        elif isinstance(rated, tuple):
            least, most = map(float, rated)
        else:
            least = most = float(rated)
    except (TypeError, ValueError):
        least = most = nan
    if not 1 <= least <= most <= 12:
        found = reprlib.repr(rated) if isinstance(rated, tuple) else described(rated)
        raise NonetError(
            "expected the difficulty to be a level, an ER from 1.0 to 12.0 or a range such as "
            f"7.1-7.9, found {found}"
        )
    return RatingRequest(round(10 * least), round(10 * most), gem)


def technique_request(request: GenerateRequest, level: str | None) -> TechniqueRequest | None:
    """The request for the solution path; None where there is none.

    Raises
    ------
    NonetError
        Unknown name, or two options that cannot be used together.
    """
    order = request.order
    needed = technique_names(request.requires)
    banned = technique_names(request.without)
    top = None if request.hardest is None else technique(request.hardest).name
    if level is None and top is None and not needed and not banned and order is None:
        return None
    order = TechniqueOrder.hodoku() if order is None else checked_order(order)
    wanted = needed if top is None else needed | {top}
    for name in sorted(wanted & banned):
        raise NonetError(f"expected techniques to be required or excluded, found {name} in both")
    enabled = {name for entry in order.enabled for name in entry.techniques}
    if wanted or banned:
        enabled -= {_LAST_RESORT}
    order = order.only((enabled | wanted) - banned)
    places = [name for entry in order.enabled for name in entry.techniques]
    for name in sorted(wanted.difference(places)):
        raise NonetError(f"expected techniques of the order, found {name}, which it does not have")
    if top is not None:
        for name in sorted(needed):
            if places.index(name) > places.index(top):
                raise NonetError(
                    f"expected {top} to be the hardest technique, but {name} is required too"
                )
    return TechniqueRequest(order, _level(level, order), top, needed)


def _level(name: str | None, order: TechniqueOrder) -> str | None:
    if name is None:
        return None
    found = order.level_named(name)
    if found is not None:
        return found
    levels = ", ".join(level.name for level in order.levels)
    raise NonetError(
        f"expected the difficulty to be one of {levels}, or an ER such as 7.2 or 7.1-7.9, "
        f"found {name!r}"
    )


def _grades(
    puzzles: Sequence[bytes],
    solutions: Sequence[bytes],
    layout: Layout,
    order: TechniqueOrder,
    *,
    threads: int,
    tally: Tally,
    watch: Watch,
) -> list[Grade | None]:
    """The grade of each puzzle; None where the techniques do not solve it."""
    enabled = order.enabled
    scale = LevelScale.of(order, layout)
    width = len(enabled)
    counts = array("H", bytes(2 * width * len(puzzles)))
    ends = bytearray(len(puzzles))
    places = bytearray(2 * len(puzzles))
    grade_rows(
        bytearray().join(puzzles),
        bytearray().join(solutions),
        [[NUMBERS[name] for name in entry.techniques] for entry in enabled],
        order.options,
        layout=layout,
        counts=counts,
        ends=ends,
        levels=order.level_numbers,
        places=places,
        threads=threads,
        look=lambda: (tally.found, tally.tries),
        watch=watch,
    )
    return [
        Grade.of(
            zip(enabled, counts[row * width : (row + 1) * width], strict=True),
            scale,
            solved=True,
            places=(places[2 * row], places[2 * row + 1]),
        )
        if end == _SOLVED
        else None
        for row, end in enumerate(ends)
    ]
