"""The words of the site itself, in each language that has some."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from nonet._locales import Language, language_facts
from nonet.logic import LANGUAGES
from nonet.logic.languages import Texts

FOLDER = Path(__file__).parents[2] / "website" / "words"


@cache
def words(language: Language) -> Texts:
    """The words of a language."""
    return Texts(language, _file(language), {})


def plain_words(language: Language) -> dict[str, str]:
    """The words that templates need: those without a value."""
    text = _file(language).read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = ([^{}\n]+)$", text, re.MULTILINE))


def _file(language: Language) -> Path:
    """The words of a language; a language of nonet that has none here borrows the English ones."""
    own = FOLDER / f"{language}.ftl"
    return own if own.is_file() else FOLDER / "en.ftl"


def tags() -> dict[str, str]:
    """What pages say of their language."""
    return {language: language_facts(language).tag for language in LANGUAGES}


def names() -> dict[str, str]:
    """What each language calls itself."""
    return {language: language_facts(language).name for language in LANGUAGES}
