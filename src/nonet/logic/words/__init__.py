"""Texts about steps and techniques, in each language.

| file               | purpose                                                      |
|--------------------|--------------------------------------------------------------|
| _words.py          | `Words`: all sentences of a language                          |
| _technique_text.py | `TechniqueText`: the texts of a technique                     |
| _values.py         | the values in sentences: cells, digits, houses                |
| en.py              | English sentences; the catalogue has the English techniques   |
| de/ zh/            | German and Chinese, including the techniques                  |

To add a language, write such a package and add its name to `Language` and `words_of`; the type
checker and the tests report what is missing.

May import: errors, layout.
"""

from __future__ import annotations

from typing import Literal, get_args

from nonet.errors import NonetError
from nonet.layout import House
from nonet.logic.words._technique_text import TechniqueText
from nonet.logic.words._values import Houses
from nonet.logic.words._words import Words
from nonet.logic.words.en import ENGLISH

__all__ = [
    "LANGUAGES",
    "Language",
    "TechniqueText",
    "Words",
    "house_title",
    "level_title",
    "words_of",
]

Language = Literal["en", "de", "zh"]
"""English, German or (simplified) Chinese."""

LANGUAGES: tuple[Language, ...] = get_args(Language)
"""All languages; the first is the default."""


def words_of(language: Language) -> Words:
    """All texts of a language; German and Chinese are loaded on first use.

    Raises
    ------
    NonetError
        Unknown language.
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
    """Display name of a level; a level of a custom order keeps its name.

    Raises
    ------
    NonetError
        Unknown language.

    Examples
    --------
    >>> level_title("Hard", "de"), level_title("Gentle", "de")
    ('Schwer', 'Gentle')
    """
    return words_of(language).levels.get(level, level)


def house_title(house: House, language: Language = "en") -> str:
    """Display name of a house.

    Raises
    ------
    NonetError
        Unknown language.

    Examples
    --------
    >>> from nonet import Layout
    >>> row = Layout.of_size(9).houses[3]
    >>> house_title(row), house_title(row, "de"), house_title(row, "zh")
    ('row 4', 'Zeile 4', '第4行')
    """
    return str(Houses([house], words_of(language)))
