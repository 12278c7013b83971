"""Numbers in messages: one thing is said in the singular, several in the plural."""

from __future__ import annotations

import re

import pytest
from tests.each import each
from tests.logic.test_fluent import FILES, PAGE_FILES, TEXTS_OF, patterns, value_of, variables

from nonet._locales import language_facts
from nonet.logic import Language
from nonet.logic.languages import LOCALES
from nonet.logic.languages.fluent import Messages
from nonet.logic.languages.values import FUNCTIONS

_CELL = "cell digit candidate combination row column box house step puzzle game solution given"
_CELL += " second minute hour day page try mistake hint place rule cage file exercise technique"
_CELL += " point drawing circle move"
_CELLS = "cells digits candidates combinations rows columns boxes houses steps puzzles games"
_CELLS += " solutions givens seconds minutes hours days pages tries mistakes hints places rules"
_CELLS += " cages files exercises techniques points drawings circles moves"
_ZELLE = "Zelle Ziffer Kandidat Kombination Zeile Spalte Block Schritt Spiel Lösung Vorgabe"
_ZELLE += " Sekunde Minute Stunde Tag Seite Versuch Regel Datei Aufgabe Punkt Zug"
_ZELLEN = "Zellen Ziffern Kandidaten Kombinationen Zeilen Spalten Blöcken? Schritten? Spielen?"
_ZELLEN += " Lösungen Vorgaben Sekunden Minuten Stunden Tagen? Seiten Versuchen? Regeln Dateien"
_ZELLEN += " Aufgaben Techniken Punkten? Zeichnungen Zügen? Käfigen?"

NOUNS: dict[Language, tuple[str, str]] = {"en": (_CELL, _CELLS), "de": (_ZELLE, _ZELLEN)}
"""What is counted, one and several of it."""

SEVERAL = {
    # A pattern has two cells and digits at least, and a listing of cells in words two of them.
    *("cells-words", "misfit-digits", "misfit-three", "why-naked-subset", "why-seen-subset"),
    *("cells-words.dative", "why-hidden-subset", "they-fill", "why-locked-sets", "why-sue-de-coq"),
    "why-sue-de-coq-sharing",
    # Up to four combinations are listed, not counted; a shortened argument lacks more than one.
    *("combinations-counted", "combinations-left-counted", "left-out"),
    # A cage or cell that has one of some digits names the digits themselves.
    *("cage-has-some", "detail-between"),
    # One minute has a message of its own, and up to 90 minutes are never given in hours.
    *("time-minutes", "time-hours"),
    # Several by what they are: a conflict, two solutions, a limit, what comes with nonet.
    *("conflict-many", "differ", "paste-many", "invalid-long", "library-own", "regions-how"),
    *("share-boxes", "station-box"),
    "rule-rossini",  # a row of digits that increase has two at least
}
"""Messages of which the number is never one."""

Said = dict[str, tuple[str, str]]


def said(language: Language, file: str) -> Said:
    """Each message of a file with numbers that are one, and two."""
    path = LOCALES / language / file
    own, common = patterns(path), patterns(LOCALES / language / "common.ftl")
    texts = None if file in PAGE_FILES else TEXTS_OF[file](language)
    page = Messages(
        path.read_text("utf-8") if texts is None else "",
        functions={**FUNCTIONS, "NUMBER": lambda value: value},
        plural=language_facts(language).plural,
    )
    found: Said = {}
    for name in own:
        needed = variables(name, common | own) if name[0] != "-" else set()
        if not needed:
            continue
        one, two = (
            page.format(name, dict.fromkeys(needed, number))
            if texts is None
            else texts.say(name, **{each: _value(each, number, texts) for each in needed})
            for number in (1, 2)
        )
        found[name] = one, two
    return found


def _value(name: str, number: int, texts: object) -> object:
    """A number where a plain text would stand."""
    value = value_of(name, number, texts)  # type: ignore[arg-type]
    return number if isinstance(value, str) and value == f"a {name}" else value


@each("file", (*FILES, *sorted(PAGE_FILES)))
@pytest.mark.parametrize("language", [*NOUNS])
def test_one_is_singular_and_two_are_plural(language: Language, file: str) -> None:
    """No message says *1 cells* or *2 cell*, whatever it counts."""
    singular, plural = (nouns.replace(" ", "|") for nouns in NOUNS[language])
    before = r"(?<![=×0-9.–-])(?<!row )(?<!column )(?<!Zeile )(?<!Spalte )"
    of_one = re.compile(rf"{before}\b1 (?:more |weitere )?(?:{plural})\b")
    of_two = re.compile(rf"{before}\b2 (?:more |weitere )?(?:{singular})\b")
    for name, (one, two) in said(language, file).items():
        assert of_two.search(two) is None, (name, two)
        assert name in SEVERAL or of_one.search(one) is None, (name, one)
