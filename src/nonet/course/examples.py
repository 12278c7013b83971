"""The worked example of each station."""

from __future__ import annotations

from functools import lru_cache

from nonet.course._examples_table import EXAMPLES
from nonet.course._target import target
from nonet.course.stations import station
from nonet.grid import Candidates
from nonet.logic import Step
from nonet.logic.state import read_ruled_state


def station_example(name: str) -> tuple[Candidates, Step]:
    """A position in which a station's technique is there and nothing easier, and its step.

    Raises
    ------
    NonetError
        Unknown station.

    Examples
    --------
    >>> state, step = station_example("x_wing")
    >>> step.title
    'X-Wing'
    """
    return _example(station(name).name)


@lru_cache(maxsize=64)
def _example(name: str) -> tuple[Candidates, Step]:
    state = read_ruled_state(EXAMPLES[name])
    return state, target(name).accepted(state)[0]
