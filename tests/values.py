"""What every immutable value of nonet can do: be shown, copied and kept."""

from __future__ import annotations

import copy
import pickle
from typing import TypeVar

import nonet

T = TypeVar("T")


def evaluated(value: object) -> object:
    """What `repr` of a value evaluates to."""
    return eval(repr(value), {name: getattr(nonet, name) for name in nonet.__all__})  # noqa: S307


def copies(value: T) -> list[T]:
    """A value copied, copied in depth, and pickled."""
    pickled: T = pickle.loads(pickle.dumps(value))  # noqa: S301
    return [copy.copy(value), copy.deepcopy(value), pickled]
