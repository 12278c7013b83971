"""Eight exercises that find the station where a learner begins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from nonet._arguments import flag, iterable
from nonet._seeds import chosen_seed
from nonet.course.exercise import Exercise, exercise
from nonet.course.stations import Station, stations
from nonet.equivalence.random import Random
from nonet.errors import NonetError

PROBES = (
    "hidden_single_in_box",
    "naked_single",
    "pointing",
    "hidden_pair",
    "x_wing",
    "skyscraper",
    "xy_wing",
    "aic",
)
"""Names of the stations of the eight exercises, from easy to hard."""


def placement(seed: int | None = None) -> tuple[Exercise, ...]:
    """Eight exercises from easy to hard; `placed` says where to begin after them.

    Parameters
    ----------
    seed
        From 0 to 2⁶⁴ − 1: the same exercises on every machine. None: different ones each time.

    Raises
    ------
    NonetError
        The seed is out of range.

    Examples
    --------
    >>> [one.name for one in placement(1)][:3]
    ['hidden_single_in_box', 'naked_single', 'pointing']
    """
    random = Random(chosen_seed(seed))
    # Seeds that a page in JavaScript can count to.
    return tuple(exercise(name, seed=random.next() >> 11) for name in PROBES)


def placed(results: Sequence[bool]) -> Station:
    """The station to begin with, from which of the exercises were answered right.

    It is the one after the station of the last right answer before the first mistake. A single
    mistake that two right answers follow is taken for a slip.

    Parameters
    ----------
    results
        In the order of `placement`; exercises that are missing at the end count as mistakes.

    Raises
    ------
    NonetError
        More than eight results.

    Examples
    --------
    >>> placed([True, True, False]).name
    'pointing'
    >>> placed([True, False, True, True, False]).name
    'naked_triple'
    """
    results = [flag(result, "a result") for result in iterable(results, "results")]
    if len(results) > len(PROBES):
        raise NonetError(f"expected at most {len(PROBES)} results, found {len(results)}")
    passed = 0
    for number in count():
        if all(results[number : number + 1]) and number < len(results):
            passed = number + 1
        elif not (len(results) >= number + 3 and all(results[number + 1 : number + 3])):
            break
    if passed == 0:
        return stations()[0]
    names = [station.name for station in stations()]
    return stations()[names.index(PROBES[passed - 1]) + 1]
