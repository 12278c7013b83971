"""The catalogue of techniques: what each is called, and what it is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from nonet._arguments import instance, iterable
from nonet.errors import NonetError
from nonet.logic._technique import Technique
from nonet.logic.families import FAMILIES, CatalogueEntry, Family
from nonet.logic.languages import LANGUAGES, Language, check_language
from nonet.logic.order import TechniqueOrder, usual_order


class Catalogue:
    """The techniques of some families, in the order in which they are tried.

    Parameters
    ----------
    families
        All techniques of the order are theirs.
    order
        The usual one if left out.

    Attributes
    ----------
    order
        The order in which they are tried.
    entries
        Each technique with its family, by name.
    """

    def __init__(self, families: Iterable[Family], order: TechniqueOrder | None = None) -> None:
        listed = {entry.name: (family, entry) for family in families for entry in family.entries}
        self.order = usual_order() if order is None else order
        self._ranks = {
            name: (rank, item)
            for rank, item in enumerate(self.order.entries, 1)
            for name in item.techniques
        }
        if differing := self._ranks.keys() ^ listed.keys():
            raise ValueError(
                f"{', '.join(sorted(differing))}: expected each technique in a family and the order"
            )
        self.entries: dict[str, tuple[Family, CatalogueEntry]] = {
            name: listed[name] for name in self._ranks
        }
        self._names: dict[Language, dict[str, str]] = {}

    def techniques(self, language: Language = "en") -> tuple[Technique, ...]:
        """All techniques, the easier ones first by and large."""
        return tuple(self._technique(name, language) for name in self.entries)

    def technique(self, called: str, language: Language = "en") -> Technique:
        """The technique of this name, title or alias in any language, in capitals or not.

        Raises
        ------
        NonetError
            Unknown technique or language.
        """
        if called in self.entries:
            return self._technique(called, language)
        plain = _plain(called)
        for spoken in LANGUAGES:
            found = self._names_in(spoken).get(plain)
            if found is not None:
                return self._technique(found, language)
        from difflib import get_close_matches  # noqa: PLC0415 (only where a name is wrong)

        known = {key: name for spoken in LANGUAGES for key, name in self._names_in(spoken).items()}
        close = [
            self._technique(known[near], language).title
            for near in get_close_matches(plain, known, n=1, cutoff=0.75)
        ]
        meant = f"; did you mean {close[0]!r}?" if close else ""
        raise NonetError(f"expected the name of a technique, found {called!r}{meant}")

    def _technique(self, name: str, language: Language) -> Technique:
        family, entry = self.entries[name]
        rank, item = self._ranks[name]
        return Technique(
            name=name,
            title=family.title_of(entry, language),
            family=family.title_in(language),
            aliases=entry.aliases,
            language=language,
            level=item.level,
            score=item.score,
            rank=rank,
            is_graded=item.enabled,
            _source=(family, entry),
        )

    def _names_in(self, language: Language) -> dict[str, str]:
        """The names of techniques by title and alias, in a language and everywhere."""
        if language not in self._names:
            self._names[language] = {
                _plain(called): name
                for name, (family, entry) in self.entries.items()
                for called in (*entry.aliases, family.title_of(entry, language), name)
            }
        return self._names[language]


@lru_cache
def catalogue() -> Catalogue:
    """All techniques that nonet knows."""
    return Catalogue(FAMILIES)


def techniques(language: Language = "en") -> tuple[Technique, ...]:
    """All techniques, the easier ones first by and large.

    Parameters
    ----------
    language
        Of titles, families and descriptions.

    Raises
    ------
    NonetError
        Unknown language.

    Examples
    --------
    >>> import nonet
    >>> [technique.title for technique in nonet.techniques()[:3]]
    ['Full House', 'Naked Single', 'Hidden Single']
    >>> [technique.title for technique in nonet.techniques("de")[:3]]
    ['Volles Haus', 'Nackter Einer', 'Versteckter Einer']
    """
    return catalogue().techniques(_checked(language))


def technique(name: str, language: Language = "en") -> Technique:
    """The technique of this name, title or alias in any language, in capitals or not.

    Parameters
    ----------
    name
        Any of its names.
    language
        Of title, family and description.

    Raises
    ------
    NonetError
        Unknown technique or language.

    Examples
    --------
    >>> import nonet
    >>> nonet.technique("X-Wing").name, nonet.technique("naked pair", "de").title
    ('x_wing', 'Nacktes Paar')
    """
    checked = _checked(language)
    return catalogue().technique(instance(name, str, "the name of a technique"), checked)


def technique_names(names: str | Iterable[str]) -> frozenset[str]:
    """Names in the catalogue of techniques by any name; a single name is accepted, too.

    Examples
    --------
    >>> sorted(technique_names(["Full House", "n2"]))
    ['full_house', 'naked_pair']
    """
    several = [names] if isinstance(names, str) else iterable(names, "names of techniques")
    return frozenset(technique(name).name for name in several)


def _checked(language: str) -> Language:
    return check_language(instance(language, str, "a language"))


def _plain(name: str) -> str:
    """A name as it is looked up: only its letters and digits, in lower case."""
    return "".join(character for character in name.lower() if character.isalnum())
