"""The texts of a board: those of the page that a board says, and its own."""

from __future__ import annotations

from functools import cache
from typing import Any

from nonet._locales import LOCALES, Language, language_facts
from nonet.logic.languages import Texts

_SAID = ("cell", "check", "code-", "colour-", "full-", "hint", "status-", "tool-")
"""The beginnings of messages of the page that a board says."""

_ALSO = (
    "board",
    "clear",
    "colours",
    "digits",
    "list-comma",
    "redo",
    "solved",
    "thinking",
    "tools",
    "undo",
)


@cache
def texts_of_notebooks(language: Language) -> Texts:
    """The board's own texts."""
    return Texts(language, LOCALES / language / "notebook.ftl", {})


def say(language: Language, message: str, **values: object) -> str:
    """A message of a board in a notebook.

    Examples
    --------
    >>> say("en", "not-quick", call="nonet.generate()")
    'A board in a notebook does not do this: use nonet.generate() instead.'
    """
    return texts_of_notebooks(language).say(message, **values)


@cache
def voice(language: Language) -> dict[str, Any]:
    """A language, its tags, and the messages of the page in it, as they are written."""
    facts = language_facts(language)
    sources = Texts(language, LOCALES / language / "page.ftl", {}).messages.sources
    return {
        "language": language,
        "tag": facts.tag,
        "dates": facts.dates,
        "messages": {
            name: text for name, text in sources.items() if name in _ALSO or name.startswith(_SAID)
        },
    }
