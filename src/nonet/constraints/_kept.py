"""Machines and lists of sets of digits, kept for the next rule with the same parameters."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import TypeVar, TypeVarTuple, cast

from nonet.layout.limits import MAX_TRANSITIONS
from nonet.layout.primitives import Machine

Parameters = TypeVarTuple("Parameters")
Table = TypeVar("Table", Machine, tuple[int, ...])

_MOST = 2 * MAX_TRANSITIONS
"""Numbers that are kept in all: what one layout may have stays while it is made."""

_known: OrderedDict[tuple[object, ...], Machine | tuple[int, ...]] = OrderedDict()
_lock = Lock()
_weight = [0]


def kept(make: Callable[[*Parameters], Table]) -> Callable[[*Parameters], Table]:
    """The same function, whose results are kept; the ones used longest ago are dropped first.

    Unlike `functools.lru_cache` it bounds the size of the results, and not their number.
    """

    @wraps(make)
    def find(*parameters: *Parameters) -> Table:
        key = (make, *parameters)
        found = _known.get(key)
        if found is None:
            found = make(*parameters)
            _keep(key, found)
        else:
            try:  # noqa: SIM105 - suppress() takes 0.3 µs
                _known.move_to_end(key)
            except KeyError:  # another thread has dropped it
                pass
        return cast(Table, found)

    return find


def _keep(key: tuple[object, ...], table: Machine | tuple[int, ...]) -> None:
    with _lock:
        if key not in _known:
            _known[key] = table
            _weight[0] += _size(table)
        while _weight[0] > _MOST:
            _weight[0] -= _size(_known.popitem(last=False)[1])


def _size(table: Machine | tuple[int, ...]) -> int:
    return len(table.transitions) if isinstance(table, Machine) else len(table)
