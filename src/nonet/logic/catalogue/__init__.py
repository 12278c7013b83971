"""The catalogue of techniques: what each is called, and what it is.

| file               | purpose                                              |
|--------------------|------------------------------------------------------|
| _technique.py      | `Technique`: what is to be said of one               |
| _simple.py …       | the techniques, a file for each few families          |
| _examples_table.py | a state for each, written by tools/find_examples.py   |

May import: what `nonet.logic` may, and its orders and states.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

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


def techniques() -> tuple[Technique, ...]:
    """All techniques, the easier ones first by and large.

    Examples
    --------
    >>> import nonet
    >>> [technique.title for technique in nonet.techniques()[:3]]
    ['Full House', 'Naked Single', 'Hidden Single']
    """
    return _sorted()


def technique(name: str) -> Technique:
    """The technique of this name, title or alias, in capitals or not.

    Raises
    ------
    NonetError
        There is none.
    """
    found = _by_any_name().get(_plain(name))
    if found is None:
        from difflib import get_close_matches  # noqa: PLC0415 (only where a name is wrong)

        known = _by_any_name()
        close = [
            known[near].title for near in get_close_matches(_plain(name), known, n=1, cutoff=0.75)
        ]
        meant = f"; did you mean {close[0]!r}?" if close else ""
        raise NonetError(f"expected the name of a technique, found {name!r}{meant}")
    return found


def technique_names(names: str | Iterable[str]) -> frozenset[str]:
    """Names in the catalogue of techniques by any name; one name may stand for itself."""
    several = [names] if isinstance(names, str) else names
    return frozenset(technique(name).name for name in several)


@lru_cache
def _sorted() -> tuple[Technique, ...]:
    return tuple(sorted(_CATALOGUE, key=lambda item: item.rank))


@lru_cache
def _by_any_name() -> dict[str, Technique]:
    return {
        _plain(name): item for item in _CATALOGUE for name in (*item.aliases, item.title, item.name)
    }


def _plain(name: str) -> str:
    """A name as it is looked up: what people type differently is left out."""
    return "".join(character for character in name.lower() if character.isalnum())
