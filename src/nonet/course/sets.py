"""Sets of exercises: the same for a whole class."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from nonet._arguments import whole
from nonet._seeds import chosen_seed
from nonet.course.exercise import Exercise, exercise
from nonet.equivalence.random import Random
from nonet.errors import NonetError

MOST_EXERCISES = 100
"""In one set."""


def exercise_set(name: str, count: int, *, seed: int | None = None) -> tuple[Exercise, ...]:
    """Different exercises for one station or technique; the same seed gives the same set.

    A smaller set is the beginning of a larger one.

    Parameters
    ----------
    name
        Of a station, or any name of a technique.
    count
        Up to 100.
    seed
        From 0 to 2⁶⁴ − 1; None: a different set each time.

    Raises
    ------
    NonetError
        As for `exercise`, or the count is out of range.

    Examples
    --------
    >>> [one.station.name for one in exercise_set("x_wing", 2, seed=1)]
    ['x_wing', 'x_wing']
    """
    if not 1 <= whole(count, "a count") <= MOST_EXERCISES:
        raise NonetError(f"expected a count from 1 to {MOST_EXERCISES}, found {count}")
    return tuple(islice(_different(name, Random(chosen_seed(seed))), count))


def _different(name: str, random: Random) -> Iterator[Exercise]:
    known = set()
    while True:
        made = exercise(name, seed=random.next() >> 11)  # what a page in JavaScript can count to
        if made.state not in known:
            known.add(made.state)
            yield made
