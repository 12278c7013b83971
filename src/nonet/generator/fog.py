"""Fog over a puzzle that can be solved by logic with nothing but what is seen at each moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product

from nonet.generator.rules.board import Dice
from nonet.grid import Grid
from nonet.layout import Cosmetics, cell_name
from nonet.logic import TechniqueOrder, walkthrough
from nonet.running import Watch

_MOST_LAMPS = 4
"""Most cells around which it is light at the start."""

_PLACES = 6
"""Places that are tried for a lamp."""

_LEVELS = frozenset({"Easy", "Medium", "Hard"})


def fog_over(puzzle: Grid, seed: int, watch: Watch | None = None) -> Cosmetics | None:
    """Fog for a puzzle with one solution; None where it would need too many lamps.

    Each right digit clears its cell and those around it. The lit cells are those around a few
    lamps, none of which can be left out.

    Examples
    --------
    >>> import nonet
    >>> made = nonet.generate(kind="fog", seed=1)
    >>> fog_over(made.puzzle, 1) is not None
    True
    """
    moment = _Moments(puzzle, watch or Watch())
    size, dice = puzzle.layout.size, Dice(seed, *puzzle.givens)
    lamps: list[int] = []
    known = bytes(size * size)
    while moment.left(known):
        if len(lamps) == _MOST_LAMPS:
            return None
        dark = [cell for cell in range(size * size) if cell not in _around(lamps, size)]
        tried = []
        for number, lamp in enumerate(dice.shuffled(dark)[:_PLACES]):
            end = moment.last([*lamps, lamp], known)
            tried.append((moment.left(end), number, lamp, end))
        _, _, lamp, known = min(tried)
        lamps.append(lamp)
    for lamp in tuple(lamps):
        fewer = [other for other in lamps if other != lamp]
        if fewer and not moment.left(moment.last(fewer, bytes(size * size))):
            lamps = fewer
    return Cosmetics(fog=tuple(cell_name(cell, size) for cell in sorted(_around(lamps, size))))


class _Moments:
    """A puzzle under fog, moment by moment."""

    def __init__(self, puzzle: Grid, watch: Watch) -> None:
        self._puzzle = puzzle
        self._watch = watch
        self._size = puzzle.layout.size

    def left(self, known: bytes) -> int:
        """How many cells are still to be filled."""
        return sum(not (given or digit) for given, digit in self._both(known))

    def last(self, lamps: Iterable[int], known: bytes) -> bytes:
        """All digits that are found, from those that are known on."""
        start = _around(lamps, self._size)
        while True:
            after = self._next(start, known)
            if after == known:
                return known
            known = after

    def _next(self, start: set[int], known: bytes) -> bytes:
        """The digits that are known a moment later, by what is seen now."""
        digits = (cell for cell, digit in enumerate(known) if digit)
        seen = start | _around(digits, self._size)
        shown = bytes(
            digit or (given if cell in seen else 0)
            for cell, (given, digit) in enumerate(self._both(known))
        )
        layout = self._puzzle.layout
        rules = (part for rule in layout.constraints for part in rule.seen(layout, seen))
        grid = Grid(shown, layout=layout.with_constraints(rules))
        masks = walkthrough(grid, order=_order(), **self._watch.limits).end.masks
        found = (mask.bit_length() if mask.bit_count() == 1 else 0 for mask in masks)
        pairs = zip(self._puzzle.givens, found, strict=True)
        return bytes(0 if given else digit for given, digit in pairs)

    def _both(self, known: bytes) -> Iterator[tuple[int, int]]:
        return zip(self._puzzle.givens, known, strict=True)


@cache
def _order() -> TechniqueOrder:
    """The techniques of most players: nothing that tries digits out."""
    usual = TechniqueOrder.hodoku()
    return usual.only(entry.name for entry in usual.enabled if entry.level in _LEVELS)


def _around(cells: Iterable[int], size: int) -> set[int]:
    """Cells and those that touch them."""
    return {
        (row + down) * size + column + right
        for row, column in (divmod(cell, size) for cell in cells)
        for down, right in product((-1, 0, 1), repeat=2)
        if 0 <= row + down < size and 0 <= column + right < size
    }
