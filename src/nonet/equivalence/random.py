"""Random numbers that are the same on every machine and for every version of Python."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from nonet._seeds import chosen_seed

_Item = TypeVar("_Item")
_RANGE = 2**64


class Random:
    """SplitMix64, number for number as native/core/random.hpp."""

    __slots__ = ("_state",)

    def __init__(self, seed: int | None) -> None:
        self._state = chosen_seed(seed)

    def next(self) -> int:
        """From 0 to 2**64 - 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) % _RANGE
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % _RANGE
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % _RANGE
        return mixed ^ mixed >> 31

    def below(self, bound: int) -> int:
        """Uniform from 0 to bound - 1."""
        unfair = _RANGE % bound
        while (number := self.next()) < unfair:
            pass
        return number % bound

    def coin(self) -> bool:
        """True or False, equally likely."""
        return self.below(2) == 1

    def shuffled(self, items: Iterable[_Item]) -> list[_Item]:
        """The items in a new order, all orders equally likely."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order
