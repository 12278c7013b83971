"""The requested puzzle in cells, and whether such a puzzle can exist."""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import SupportsIndex, get_args

from nonet._arguments import described, instance, is_one_of, iterable, whole
from nonet.errors import Contradiction, GenerationFailed, NonetError
from nonet.generator.request import GenerateRequest, Method, Pattern
from nonet.generator.symmetry import Symmetry, orbits
from nonet.grid import Grid, PuzzleLike, as_grid
from nonet.layout import CLASSIC, Layout, cell_name
from nonet.layout.layout import checked_layout

_FOUR = Layout.of_size(4)


@dataclass(frozen=True, slots=True)
class Target:
    """A request in terms of cells, which are indices."""

    layout: Layout
    method: Method
    start: bytes
    fixed: tuple[int, ...]
    orbits: tuple[tuple[int, ...], ...]
    least: int
    most: int
    as_few_as_possible: bool
    minimal: bool


def make_target(request: GenerateRequest, *, has_rules: bool = False) -> Target:
    """The target of a request; with rules beyond houses, fewer givens than usual may do.

    Raises
    ------
    NonetError, FormatError
        An argument is invalid.
    Contradiction
        The start has two equal digits in one house.
    GenerationFailed
        No such puzzle can exist; says why.
    """
    method, symmetry = request.method, request.symmetry
    if method is not None and not is_one_of(method, get_args(Method)):
        raise NonetError(f"expected the method 'carve' or 'plant', found {described(method)}")
    instance(symmetry, str, "a symmetry")
    given = _read_start(request.start, checked_layout(request.layout))
    layout = given.layout if given is not None else request.layout or CLASSIC
    layout.check_usual("generated puzzles")
    count = layout.cell_count
    least, most = _read_range(request.givens, count)
    allowed = _read_pattern(request.pattern, layout)
    digits = bytes(count) if given is None else given.digits
    fixed: list[int] = []
    free: list[tuple[int, ...]] = []
    for orbit in orbits(layout.size, symmetry):
        if any(digits[cell] for cell in orbit):
            for cell in orbit:
                if cell not in allowed:
                    name = cell_name(cell, layout.size)
                    tied = "" if digits[cell] else f" with {symmetry} symmetry"
                    raise GenerationFailed(
                        f"the start{tied} needs a given in {name}, where the pattern has none"
                    )
            fixed += orbit
        elif allowed.issuperset(orbit):
            free.append(orbit)
    target = Target(
        layout=layout,
        method=method or "carve",
        start=digits,
        fixed=tuple(fixed),
        orbits=tuple(free),
        least=least,
        most=most,
        as_few_as_possible=request.minimal or request.givens is None,
        minimal=request.minimal,
    )
    _prove_possible(target, symmetry, has_rules=has_rules)
    return target


def _read_start(start: PuzzleLike | None, layout: Layout | None) -> Grid | None:
    if start is None:
        return None
    grid = start if isinstance(start, Grid) else as_grid(start, layout)
    if layout is not None and grid.layout != layout:
        raise NonetError(f"expected a start with the layout {layout}, found {grid.layout}")
    for conflict in grid.conflicts():
        raise Contradiction(
            str(conflict), cells=conflict.cells, digit=conflict.digit, house=conflict.house
        )
    return grid


def _read_range(givens: int | tuple[int, int] | range | None, count: int) -> tuple[int, int]:
    if givens is None:
        return 0, count
    if isinstance(givens, range):
        if len(givens) == 0 or givens.step != 1:
            raise NonetError(f"expected a range of numbers of givens, found {givens!r}")
        least, most = givens[0], givens[-1]
    elif isinstance(givens, SupportsIndex):
        least = most = operator.index(givens)
    else:
        expected = "a number of givens, or the least and the most"
        if isinstance(givens, str | bytes):  # a text can be gone through, too
            raise TypeError(f"expected {expected}, found {described(givens)}")
        bounds = [whole(bound, "a number of givens") for bound in iterable(givens, expected)]
        if len(bounds) != 2:
            raise NonetError(f"expected {expected}, found {givens!r}")
        least, most = bounds
    if not 0 <= least <= most <= count:
        raise NonetError(f"expected from 0 to {count} givens, found {givens!r}")
    return least, most


def _read_pattern(pattern: Pattern | None, layout: Layout) -> frozenset[int]:
    """Cells that may hold givens."""
    count = layout.cell_count
    if pattern is None:
        return frozenset(range(count))
    marks: list[bool | int]
    if isinstance(pattern, str):
        marks = _read_marks(pattern)
    else:
        marks = []
        for part in iterable(pattern, "a pattern of marks or rows of marks"):
            if isinstance(part, str):
                marks += _read_marks(part)
            elif isinstance(part, Iterable):
                marks.extend(map(bool, part))
            else:
                marks.append(bool(part))
    if len(marks) != count:
        raise NonetError(f"expected a pattern of {count} cells, found {len(marks)}")
    return frozenset(cell for cell, mark in enumerate(marks) if mark)


def _read_marks(text: str) -> list[bool | int]:
    return [mark not in ".0_-" for mark in text if not mark.isspace()]


def _prove_possible(target: Target, symmetry: Symmetry, *, has_rules: bool) -> None:
    """Raise GenerationFailed if no such puzzle can have one solution."""
    started = sum(1 for digit in target.start if digit)
    if started > target.most:
        raise GenerationFailed(
            f"the start has {started} digits, more than the {target.most} givens requested"
        )
    if len(target.fixed) > target.most:
        raise GenerationFailed(
            f"the start with {symmetry} symmetry needs {len(target.fixed)} givens, more than the "
            f"{target.most} requested"
        )
    room = len(target.fixed) + sum(map(len, target.orbits))
    if room < target.least:
        raise GenerationFailed(
            f"the pattern has room for {room} givens, fewer than the {target.least} requested"
        )
    size = target.layout.size
    if target.minimal and target.least > size * (size - 1):
        raise GenerationFailed(
            f"no minimal puzzle has {target.least} givens: in a row that is full each digit "
            "follows from the others"
        )
    fewest, why = (0, "") if has_rules else _fewest_givens(target.layout)
    if min(target.most, room) < fewest:
        raise GenerationFailed(
            f"expected {fewest} givens or more, found {min(target.most, room)}: {why}"
        )
    if not any(target.least <= givens <= target.most for givens in _sums(target)):
        raise GenerationFailed(
            f"{symmetry} symmetry with this pattern allows no number of givens "
            f"from {target.least} to {target.most}"
        )
    if not has_rules:
        _prove_lines(target)


def _fewest_givens(layout: Layout) -> tuple[int, str]:
    """A number of givens below which no grid of this layout has one solution, and why."""
    if layout.is_classic:
        # G. McGuire, B. Tugemann, G. Civario, "There is no 16-clue Sudoku", 2012, arXiv:1201.0749.
        return 17, "no 9×9 puzzle with fewer has one solution"
    if layout == _FOUR:
        return 4, "no 4×4 puzzle with fewer has one solution"
    if not layout.treats_digits_alike:
        return 0, ""
    return layout.size - 1, "two digits that are not given can be exchanged"


def _sums(target: Target) -> set[int]:
    """Numbers of givens that the orbits can add up to."""
    sums = {len(target.fixed)}
    for size, times in Counter(map(len, target.orbits)).items():
        sums = {given + size * some for given in sums for some in range(times + 1)}
    return sums


def _prove_lines(target: Target) -> None:
    """Two lines of a band or stack that can hold no given can be exchanged."""
    layout = target.layout
    if not layout.is_plain:
        return
    size = layout.size
    height, width = layout.box_shape or (size, size)
    allowed = {*target.fixed, *(cell for orbit in target.orbits for cell in orbit)}
    for kind, group, lines in (
        ("rows", height, [range(row * size, (row + 1) * size) for row in range(size)]),
        ("columns", width, [range(column, size * size, size) for column in range(size)]),
    ):
        empty = [number for number, cells in enumerate(lines) if allowed.isdisjoint(cells)]
        for first, second in combinations(empty, 2):
            if first // group == second // group:
                raise GenerationFailed(
                    f"the pattern has no cell in {kind} {first + 1} and {second + 1}, "
                    "which can be exchanged in every solution"
                )
