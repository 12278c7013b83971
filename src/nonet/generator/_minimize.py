"""A puzzle without redundant givens and rules."""

from __future__ import annotations

import random
from collections.abc import Callable

from nonet._arguments import flag
from nonet._seeds import checked_seed
from nonet.grid import Candidates, Grid, PuzzleLike, as_grid
from nonet.layout import Constraint
from nonet.running import Cancel, Progress, Watch
from nonet.solver import count, solve


def minimize(
    puzzle: PuzzleLike,
    *,
    drop_rules: bool = False,
    seed: int | None = None,
    time_limit: float | None = None,
    progress: Callable[[Progress], object] | None = None,
    cancel: Cancel | None = None,
) -> Grid:
    """Remove redundant givens: a minimal puzzle with the same unique solution as `puzzle`.

    Each given is tried once, and removed unless there would be several solutions without it. Which
    ones are left, and how many, depends on the order: another seed can lead to fewer.

    Parameters
    ----------
    puzzle
        With exactly one solution, in any form (`nonet.grid.PuzzleLike`); entries are dropped.
    drop_rules
        Also remove redundant constraints of the layout, each as a whole. Rows, columns and regions
        stay. The rules left are those of the layout of the result.
    seed
        From 0 to 2⁶⁴ − 1: a random order, the same on every machine, of givens and rules alike.
        None: givens from the last cell to the first, then rules from the last to the first.
    time_limit, progress, cancel
        As for `solve`. Progress reports the redundant givens and rules `found`, and the `fraction`
        of all that were tried.

    Raises
    ------
    FormatError
        The text is not a puzzle.
    Contradiction, NoSolution, MultipleSolutions
        The givens do not have exactly one solution.
    TimeLimitReached, Cancelled
        Stopped before the end.

    Examples
    --------
    >>> import nonet
    >>> nonet.minimize("1234 34.. .... 4321").to_text()
    '123..........32.'
    >>> rules = [nonet.constraints.Odd("r1c1"), nonet.constraints.Thermometer("r4c2-4")]
    >>> layout = nonet.Layout.of_size(4, constraints=rules)
    >>> puzzle = nonet.Grid("1... ..2. .3.. ....", layout=layout)
    >>> nonet.minimize(puzzle, drop_rules=True).layout.constraints
    (Thermometer(cells=('r4c2', 'r4c3', 'r4c4')),)
    """
    given = as_grid(puzzle).without_entries()
    seed = checked_seed(seed)
    rng = None if seed is None else random.Random(seed)
    watch = Watch(time_limit=time_limit, progress=progress, cancel=cancel)
    clues: list[int | Constraint] = [cell for cell, digit in enumerate(given.digits) if digit]
    if rng is None:
        clues.reverse()
    if flag(drop_rules, "drop_rules"):
        clues += given.layout.constraints[::-1]
    layout = given.layout
    every = (1 << len(layout.digits)) - 1
    masks = [1 << digit - 1 if digit else every for digit in given.digits]
    gone = 0
    looked_at = 0

    def look(inner: Progress | None = None) -> None:
        watch.between_slices(
            found=gone,
            nodes=inner.nodes if inner else 0,
            depth=inner.depth if inner else 0,
            fraction=looked_at / max(1, len(clues)),
        )

    if watch.is_due:
        look()
    solve(given, unique=True, progress=look)
    # Python guarantees the same numbers for `random()` in all versions, but not for `shuffle()`.
    for clue in clues if rng is None else sorted(clues, key=lambda _: rng.random()):
        if watch.is_due:
            look()
        if isinstance(clue, int):
            # The solution stays unique if there is none with another digit in this cell.
            own = masks[clue]
            masks[clue] = every & ~own
            is_needed = count(Candidates(masks, layout), limit=1, progress=look) > 0
            masks[clue] = own if is_needed else every
        else:
            fewer = layout.with_constraints(rule for rule in layout.constraints if rule != clue)
            is_needed = count(Candidates(masks, fewer), limit=2, progress=look) > 1
            layout = layout if is_needed else fewer
        gone += not is_needed
        looked_at += 1
    digits = bytes(0 if mask == every else mask.bit_length() for mask in masks)
    return Grid._made(layout, digits, digits)  # noqa: SLF001
