"""What is said of steps and techniques, in each language.

| file       | purpose                                                              |
|------------|----------------------------------------------------------------------|
| _words.py  | `Words`: all sentences of a language                                  |
| _told.py   | `Told`: what it says of a technique                                   |
| _values.py | what sentences speak of: cells, digits, houses                        |
| en.py      | English sentences; what English says of techniques is the catalogue   |
| de/ zh/    | German and Chinese, techniques too                                    |

A language more needs such a package, and its name in `Language` and `words_of`; types and tests
say what is missing.

May import: errors, layout.
"""

from __future__ import annotations

from typing import Literal, get_args

from nonet.errors import NonetError
from nonet.layout import House
from nonet.logic.words._told import Told
from nonet.logic.words._values import Houses
from nonet.logic.words._words import Words
from nonet.logic.words.en import ENGLISH

__all__ = ["LANGUAGES", "Language", "Told", "Words", "house_title", "level_title", "words_of"]

Language = Literal["en", "de", "zh"]
"""English, German or (simplified) Chinese."""

LANGUAGES: tuple[Language, ...] = get_args(Language)
"""All languages; the first is spoken where none is asked for."""


def words_of(language: Language) -> Words:
    """All that is said in a language; German and Chinese are loaded when they are asked for.

    Raises
    ------
    NonetError
        There is no such language.
    """
    match language:
        case "en":
            return ENGLISH
        case "de":
            from nonet.logic.words.de import GERMAN  # noqa: PLC0415

            return GERMAN
        case "zh":
            from nonet.logic.words.zh import CHINESE  # noqa: PLC0415

            return CHINESE
    *names, last = (repr(name) for name in LANGUAGES)  # type: ignore[unreachable]
    raise NonetError(f"expected the language {', '.join(names)} or {last}, found {language!r}")


def level_title(level: str, language: Language = "en") -> str:
    """A level for people; one that only an order of its own has keeps its name.

    Raises
    ------
    NonetError
        There is no such language.

    Examples
    --------
    >>> level_title("Hard", "de"), level_title("Gentle", "de")
    ('Schwer', 'Gentle')
    """
    return words_of(language).levels.get(level, level)


def house_title(house: House, language: Language = "en") -> str:
    """The name of a house for people.

    Raises
    ------
    NonetError
        There is no such language.

    Examples
    --------
    >>> from nonet import Layout
    >>> row = Layout.of_size(9).houses[3]
    >>> house_title(row), house_title(row, "de"), house_title(row, "zh")
    ('row 4', 'Zeile 4', '第4行')
    """
    return str(Houses([house], words_of(language)))
