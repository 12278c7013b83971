"""Display names of levels and houses."""

from __future__ import annotations

from nonet._arguments import instance
from nonet._levels import usual_level
from nonet._locales import Language
from nonet.layout import House
from nonet.logic.languages.loading import texts_of
from nonet.logic.languages.values import Houses


def level_title(level: str, language: Language = "en") -> str:
    """Display name of a level; a level of a custom order keeps its name.

    Raises
    ------
    NonetError
        Unknown language.

    Examples
    --------
    >>> level_title("Hard", "de"), level_title("Unfair", "de"), level_title("Gentle", "de")
    ('Schwer', 'Experte', 'Gentle')
    """
    texts = texts_of(language)
    level = usual_level(instance(level, str, "the name of a level"))
    message = f"level-{level}"
    return texts.say(message) if message in texts else level


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
    instance(house, House, "a House")
    return str(Houses([house], texts_of(language)))
