"""What is to be said of a technique."""

from __future__ import annotations

from dataclasses import dataclass, field

from nonet.grid import Candidates
from nonet.logic.families import CatalogueEntry, Family
from nonet.logic.families._examples_table import EXAMPLES
from nonet.logic.languages import Language
from nonet.logic.state import read_ruled_state


@dataclass(frozen=True, slots=True)
class Technique:
    """A technique of the catalogue.

    Attributes
    ----------
    name
        Its name in programs, such as "naked_pair".
    title
        Display name, such as "Naked Pair".
    family
        The chapter of the catalogue, such as "Subsets".
    aliases
        Names that other programs and players use, short names among them.
    language
        Of title, family, phrase and description.
    level
        Level of a puzzle that needs it: Easy, Medium, Hard, Expert or Extreme.
    score
        What one step adds to the score of a puzzle.
    rank
        Place among all techniques in the order in which they are tried, from 1.
    is_graded
        Whether it is one of those that are tried when a puzzle is graded.

    Examples
    --------
    >>> import nonet
    >>> pair = next(item for item in nonet.techniques() if item.name == "naked_pair")
    >>> pair.title, pair.level, pair.score
    ('Naked Pair', 'Medium', 60)
    """

    name: str
    title: str
    family: str
    aliases: tuple[str, ...]
    language: Language
    level: str
    score: int
    rank: int
    is_graded: bool
    _source: tuple[Family, CatalogueEntry] = field(repr=False, compare=False)

    @property
    def phrase(self) -> str:
        """The title in a sentence: "a naked pair"."""
        family, entry = self._source
        return family.phrase_of(entry, self.language)

    @property
    def description(self) -> str:
        """What it is and why it holds, in plain words."""
        family, entry = self._source
        return family.description_of(entry, self.language)

    @property
    def example(self) -> Candidates | None:
        """A state in which the first step of the technique shows it at work."""
        text = EXAMPLES.get(self.name)
        return None if text is None else read_ruled_state(text)
