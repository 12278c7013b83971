"""The description of a technique."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from nonet._json_form import JsonForm, checked_fields, decoded
from nonet.errors import FormatError
from nonet.grid import Candidates
from nonet.logic.families import FAMILIES, CatalogueEntry, Family
from nonet.logic.families._examples_table import EXAMPLES
from nonet.logic.languages import Language, check_language
from nonet.logic.state import read_ruled_state


@dataclass(frozen=True, slots=True)
class Technique(JsonForm):
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

    json_name: ClassVar[str] = "technique"

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

    def fields(self) -> dict[str, Any]:
        """Its name, title, aliases, level and score; `from_fields` reads name and language."""
        return {
            "name": self.name,
            "title": self.title,
            "family": self.family,
            "aliases": list(self.aliases),
            "language": self.language,
            "level": self.level,
            "score": self.score,
            "rank": self.rank,
            "is_graded": self.is_graded,
        }

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Technique:
        """The technique with these fields, one of the catalogue; the reverse of `fields`.

        Raises
        ------
        NonetError
            They make none.
        """
        found = checked_fields(fields, cls.json_name)
        sources = {entry.name: (family, entry) for family in FAMILIES for entry in family.entries}
        hints = {"title": str, "family": str, "level": str, "score": int, "rank": int}
        hints |= {"aliases": tuple[str, ...], "is_graded": bool, "name": str, "language": str}
        if found.keys() != hints.keys():
            named = ", ".join(sorted(found))[:80] or "none"
            raise FormatError(f"expected {', '.join(hints)} of a technique, found {named}")
        values = {name: decoded(found[name], hint, name) for name, hint in hints.items()}
        source = sources.get(values["name"])
        if source is None:
            raise FormatError(f"expected the name of a technique, found {values['name'][:40]!r}")
        check_language(values["language"])
        return cls(**values, _source=source)

    @property
    def phrase(self) -> str:
        """The title in a sentence: "a naked pair"."""
        family, entry = self._source
        return family.phrase_of(entry, self.language)

    @property
    def description(self) -> str:
        """Its pattern and why it holds, in plain words."""
        family, entry = self._source
        return family.description_of(entry, self.language)

    @property
    def url(self) -> str:
        """The address of its page on nonet's site, below that of the site.

        Examples
        --------
        >>> import nonet
        >>> nonet.technique("x_wing").url, nonet.technique("x_wing", "de").url
        ('techniques/x_wing/', 'techniques/de/x_wing/')
        """
        folder = "" if self.language == "en" else f"{self.language}/"
        return f"techniques/{folder}{self.name}/"

    @property
    def example(self) -> Candidates | None:
        """A state in which the first step of the technique shows it at work."""
        text = EXAMPLES.get(self.name)
        return None if text is None else read_ruled_state(text)
