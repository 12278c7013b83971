"""Where things are: neighbours, and what clues outside the grid look along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Place = tuple[int, int]
"""A row and a column from 1; those of places outside are 0 or N + 1."""

DIAGONALS: dict[str, Place] = {"UL": (-1, -1), "UR": (-1, 1), "DL": (1, -1), "DR": (1, 1)}
"""Steps of a diagonal by its direction: up or down, then left or right."""


def looking_in(place: Place, size: int) -> tuple[str, ...] | None:
    """The row or column that a clue looks along, from the clue on; None where it sees none.

    Examples
    --------
    >>> looking_in((0, 2), 3), looking_in((3, 4), 3), looking_in((0, 0), 3)
    (('r1c2', 'r2c2', 'r3c2'), ('r3c3', 'r3c2', 'r3c1'), None)
    """
    row, column = place
    ends = {0, size + 1}
    numbers = range(1, size + 1)
    if row in ends and column in numbers:
        names = [f"r{at}c{column}" for at in numbers]
        return tuple(names if row == 0 else names[::-1])
    if column in ends and row in numbers:
        names = [f"r{row}c{at}" for at in numbers]
        return tuple(names if column == 0 else names[::-1])
    return None


def place_before(cells: Sequence[str], size: int) -> Place | None:
    """Where a clue looks along these cells from; None where they are no whole row or column.

    Examples
    --------
    >>> place_before(("r1c2", "r2c2", "r3c2"), 3), place_before(("r1c2", "r2c2"), 3)
    ((0, 2), None)
    """
    if len(cells) != size:
        return None
    row, column = place_of(cells[0])
    candidates = ((row, 0), (row, size + 1), (0, column), (size + 1, column))
    wanted = tuple(cells)
    return next((place for place in candidates if looking_in(place, size) == wanted), None)


def diagonal(place: Place, step: Place, size: int) -> tuple[str, ...]:
    """The cells of a diagonal, from the first one in the grid after the place.

    Examples
    --------
    >>> diagonal((0, 1), (1, 1), 4)
    ('r1c2', 'r2c3', 'r3c4')
    """
    row, column = place
    if not (1 <= row <= size and 1 <= column <= size):
        row, column = row + step[0], column + step[1]
    names = []
    while 1 <= row <= size and 1 <= column <= size:
        names.append(f"r{row}c{column}")
        row, column = row + step[0], column + step[1]
    return tuple(names)


def diagonal_before(cells: Sequence[str], size: int) -> tuple[Place, str] | None:
    """The place before a diagonal and its direction; None where the cells are no whole diagonal.

    Examples
    --------
    >>> diagonal_before(("r1c2", "r2c3", "r3c4"), 4), diagonal_before(("r1c2", "r2c3"), 4)
    (((0, 1), 'DR'), None)
    """
    row, column = place_of(cells[0])
    for direction, (down, right) in DIAGONALS.items():
        place = (row - down, column - right)
        is_outside = not (1 <= place[0] <= size and 1 <= place[1] <= size)
        if is_outside and diagonal(place, (down, right), size) == tuple(cells):
            return place, direction
    return None


def place_of(cell: str) -> Place:
    """Row and column of a name, from 1.

    Examples
    --------
    >>> place_of("r4c12")
    (4, 12)
    """
    row, column = cell[1:].split("c")
    return int(row), int(column)


def neighbours(cell: str) -> Iterator[str]:
    """Names of the cells that share a side with one, in the grid or not.

    Examples
    --------
    >>> list(neighbours("r1c2"))
    ['r0c2', 'r1c1', 'r1c3', 'r2c2']
    """
    row, column = place_of(cell)
    for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        yield f"r{row + down}c{column + right}"
