"""What is to be said of a technique."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from nonet.grid import Candidates
from nonet.logic._order import Entry, TechniqueOrder
from nonet.logic._state import read_state
from nonet.logic.catalogue._examples_table import EXAMPLES


@dataclass(frozen=True, slots=True)
class Technique:
    """A technique of the catalogue.

    Attributes
    ----------
    name
        Its name in programs, such as "naked_pair".
    title
        Display name, such as "Naked Pair".
    phrase
        The same in a sentence: "a naked pair".
    family
        The chapter of the catalogue, such as "Subsets".
    aliases
        Names that other programs and players use, short names among them.
    description
        What it is and why it holds, in plain words.

    Examples
    --------
    >>> import nonet
    >>> pair = next(item for item in nonet.techniques() if item.name == "naked_pair")
    >>> pair.title, pair.level, pair.score
    ('Naked Pair', 'Medium', 60)
    """

    name: str
    title: str
    phrase: str
    family: str
    aliases: tuple[str, ...]
    description: str

    @property
    def level(self) -> str:
        """Level of a puzzle that needs it: Easy, Medium, Hard, Unfair or Extreme."""
        return self._entry.level

    @property
    def score(self) -> int:
        """What one step adds to the score of a puzzle."""
        return self._entry.score

    @property
    def rank(self) -> int:
        """Place among all techniques in the order in which they are tried, from 1."""
        return 1 + _ranks()[self.name]

    @property
    def is_graded(self) -> bool:
        """Whether it is one of those that are tried when a puzzle is graded."""
        return self._entry.enabled

    @property
    def example(self) -> Candidates | None:
        """A state in which the first step of the technique shows it at work."""
        text = EXAMPLES.get(self.name)
        return None if text is None else read_state(text)

    @property
    def _entry(self) -> Entry:
        return TechniqueOrder.hodoku().entries[_ranks()[self.name]]


@lru_cache
def _ranks() -> dict[str, int]:
    """For each technique the number of its entry in the order."""
    return {
        name: number
        for number, entry in enumerate(TechniqueOrder.hodoku().entries)
        for name in entry.techniques
    }
