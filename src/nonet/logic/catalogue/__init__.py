"""The catalogue of techniques: what each is called, and what it is.

| file               | purpose                                              |
|--------------------|------------------------------------------------------|
| _technique.py      | `Technique`: what is to be said of one               |
| _simple.py …       | the techniques, a file for each few families          |
| _examples_table.py | a state for each, written by tools/find_examples.py   |

The catalogue is English; `nonet.logic.words` has what other languages say of it.

May import: what `nonet.logic` may, its orders, states and words.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from nonet._arguments import instance, iterable
from nonet.errors import NonetError
from nonet.logic.catalogue._almost_locked import ALMOST_LOCKED
from nonet.logic.catalogue._chains import CHAINS
from nonet.logic.catalogue._fish import FISH
from nonet.logic.catalogue._forcing import FORCING
from nonet.logic.catalogue._one_digit import ONE_DIGIT
from nonet.logic.catalogue._rare import RARE
from nonet.logic.catalogue._simple import SIMPLE
from nonet.logic.catalogue._technique import Technique
from nonet.logic.catalogue._uniqueness import UNIQUENESS
from nonet.logic.catalogue._wings import WINGS
from nonet.logic.words import LANGUAGES, Language, Words, words_of

__all__ = ["Technique", "technique", "technique_names", "techniques"]

_CATALOGUE = (
    *SIMPLE,
    *FISH,
    *ONE_DIGIT,
    *WINGS,
    *UNIQUENESS,
    *CHAINS,
    *ALMOST_LOCKED,
    *RARE,
    *FORCING,
)


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
    return tuple(_catalogue(instance(language, str, "a language")).values())


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
    """
    items = _catalogue(instance(language, str, "a language"))
    plain = _plain(instance(name, str, "the name of a technique"))
    for spoken in LANGUAGES:
        found = _names(spoken).get(plain)
        if found is not None:
            return items[found]
    from difflib import get_close_matches  # noqa: PLC0415 (only where a name is wrong)

    known = {called: item for spoken in LANGUAGES for called, item in _names(spoken).items()}
    close = [items[known[near]].title for near in get_close_matches(plain, known, n=1, cutoff=0.75)]
    meant = f"; did you mean {close[0]!r}?" if close else ""
    raise NonetError(f"expected the name of a technique, found {name!r}{meant}")


def technique_names(names: str | Iterable[str]) -> frozenset[str]:
    """Names in the catalogue of techniques by any name; a single name is accepted, too."""
    several = [names] if isinstance(names, str) else iterable(names, "names of techniques")
    return frozenset(technique(name).name for name in several)


@lru_cache
def _catalogue(language: Language) -> dict[str, Technique]:
    """The techniques by name, in order."""
    words = words_of(language)
    ordered = sorted(_CATALOGUE, key=lambda item: item.rank)
    return {item.name: _translated(item, words) for item in ordered}


def _translated(item: Technique, words: Words) -> Technique:
    """A technique of the catalogue with the texts of a language."""
    texts = words.techniques.get(item.name)
    if texts is None:  # English
        return item
    return replace(
        item,
        title=texts.title,
        phrase=texts.phrase,
        family=words.families[item.family],
        description=texts.description,
    )


@lru_cache
def _names(language: Language) -> dict[str, str]:
    """The names of techniques by title and alias, in a language and everywhere."""
    return {
        _plain(called): item.name
        for item in _catalogue(language).values()
        for called in (*item.aliases, item.title, item.name)
    }


def _plain(name: str) -> str:
    """A name as it is looked up: only its letters and digits, in lower case."""
    return "".join(character for character in name.lower() if character.isalnum())
