"""Millions of puzzles at once, as arrays.

Puzzles come as

- an array of digits, of whole numbers of any dtype but uint16 (uint8 is fastest), shape (n, 81)
  or (n, 9, 9), 0 for an empty cell, or NaN, or -1 in a row without 0;
- an array of candidates, dtype uint16, shape (n, 81), bit ``digit - 1`` set while the digit may
  be in the cell;
- bytes with a puzzle on each line, of 81 characters (``.``, ``0``, ``*`` or ``_`` for an empty
  cell) or of 729 (pencil marks);
- a list, a tuple or a generator of such lines, of 81 numbers each, of nine rows of nine, of grids,
  or of what holds a grid;
- a column of Arrow (pyarrow, Polars, or whatever gives an Arrow stream): text of 81 characters, 81
  digits as fixed-size lists of uint8, or either as binary of 81 bytes; without gaps and with
  nothing else in its buffer it is read where it lies. It needs pyarrow.

`solve`, `count`, `check` and `grade` also take a list of grids, each of any layout with any rules
(or what holds a grid, as `nonet.load` gives it), and lines or arrays of digits with one ``layout``
for all; what is not 9 × 9 with boxes is looked at one by one, on all threads.

Results are in the order of the puzzles. An invalid row, such as one with a mask above 511, is
marked and does not affect the others; a puzzle of another size raises `FormatError`, unless it
comes with its layout.
Every function takes ``threads`` (None: all processors), ``time_limit`` in seconds, ``progress``
(called with a `nonet.Progress` whose `found` is the number of rows taken up so far) and ``cancel``;
it raises `TimeLimitReached` or `Cancelled`, whose `found` is that number, too. ``NONET_ISA`` in the
environment chooses the instruction set; each gives the same results.

| file        | purpose                                           |
|-------------|---------------------------------------------------|
| solved.py   | `solve`, `count`, `check`, `solve_lines`          |
| _layouts.py | the same for puzzles of any layout, one by one    |
| grades.py   | `grade`, which is `nonet.grade_many`: level, score |
| ratings.py  | `rate`, which is `nonet.rate_many`: ER, EP and ED |
| _moves.py   | `canonical` and `scramble`                        |

May import: errors, _columns, _row_lines, _rows, _seeds, running, layout, grid, equivalence, solver,
logic, rating.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from nonet._rows import MALFORMED, digits
from nonet.batch.solved import (
    Solved,
    Status,
    check,
    count,
    solve,
    solve_lines,
)

if TYPE_CHECKING:
    from nonet.batch._moves import canonical, scramble
    from nonet.batch.grades import NOT_GRADED, Grades
    from nonet.batch.grades import grade_many as grade
    from nonet.batch.ratings import Ratings
    from nonet.batch.ratings import rate_many as rate

__all__ = [
    "MALFORMED",
    "NOT_GRADED",
    "Grades",
    "Ratings",
    "Solved",
    "Status",
    "canonical",
    "check",
    "count",
    "digits",
    "grade",
    "rate",
    "scramble",
    "solve",
    "solve_lines",
]

_HOME_OF = {
    "NOT_GRADED": ("grades", "NOT_GRADED"),
    "Grades": ("grades", "Grades"),
    "grade": ("grades", "grade_many"),
    "canonical": ("_moves", "canonical"),
    "scramble": ("_moves", "scramble"),
    "Ratings": ("ratings", "Ratings"),
    "rate": ("ratings", "rate_many"),
}


def __getattr__(name: str) -> object:
    """Load what needs the techniques on first use (PEP 562): `nonet solve` needs none."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'nonet.batch' has no attribute {name!r}")
    module, own = _HOME_OF[name]
    value = getattr(import_module(f"nonet.batch.{module}"), own)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*__all__, *globals()})
