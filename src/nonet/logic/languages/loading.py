"""The texts that come with nonet, loaded on first use."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path

from nonet._locales import LOCALES, Language
from nonet.logic.languages.texts import Texts, check_language
from nonet.logic.languages.values import FUNCTIONS


def texts_of(language: Language) -> Texts:
    """The texts that all families of techniques share.

    Raises
    ------
    NonetError
        Unknown language.
    """
    return _common(check_language(language))


@cache
def _common(language: Language) -> Texts:
    return Texts(language, LOCALES / language / "common.ftl", FUNCTIONS)


def _for_each_language(make: Callable[[Language], Texts]) -> Callable[[Language], Texts]:
    """The texts, made once for each language, which is looked at first: it may have no hash."""
    made = cache(make)

    @wraps(make)
    def texts(language: Language) -> Texts:
        return made(check_language(language))

    return texts


@_for_each_language
def texts_of_rules(language: Language) -> Texts:
    """The texts of the rules of layouts, and those that all share.

    Raises
    ------
    NonetError
        Unknown language.
    """
    base = texts_of(language)
    return Texts(language, LOCALES / language / "rules.ftl", FUNCTIONS, base)


@_for_each_language
def texts_of_booklets(language: Language) -> Texts:
    """The texts on the pages of a booklet, and those about rules.

    Raises
    ------
    NonetError
        Unknown language.
    """
    base = texts_of_rules(language)
    return Texts(language, LOCALES / language / "booklet.ftl", FUNCTIONS, base)


@_for_each_language
def texts_of_course(language: Language) -> Texts:
    """The texts about answers to exercises, and those that all share.

    Raises
    ------
    NonetError
        Unknown language.
    """
    base = texts_of(language)
    return Texts(language, LOCALES / language / "course.ftl", FUNCTIONS, base)


@_for_each_language
def texts_of_stations(language: Language) -> Texts:
    """The texts of the stations of the course, and those that all share.

    Raises
    ------
    NonetError
        Unknown language.
    """
    base = texts_of(language)
    return Texts(language, LOCALES / language / "stations.ftl", FUNCTIONS, base)


@cache
def texts_of_server(language: Language) -> Texts:
    """The texts of the server before the page has its own, and those that all share.

    Raises
    ------
    NonetError
        Unknown language.
    """
    base = texts_of(language)
    return Texts(language, LOCALES / language / "server.ftl", FUNCTIONS, base)


@cache
def family_texts(language: Language, file: str, locales: Path = LOCALES) -> Texts:
    """The texts of a family of techniques, and those that all share.

    Raises
    ------
    NonetError
        Unknown language.
    """
    base = texts_of(language)
    return Texts(language, locales / language / "techniques" / f"{file}.ftl", FUNCTIONS, base)
