"""German: what the parts of its sentences become when they are put together."""

from __future__ import annotations

import re

import pytest
from tests.each import each
from tests.logic.states import EVERY_EXAMPLE, example

from nonet import Layout
from nonet.logic import CellNames, texts_of
from nonet.logic.languages import Listing, family_texts, named_cells

TEXTS = texts_of("de")

PLACES: dict[CellNames, str] = {
    "rc": "r1c12",
    "words": "den zwei Zellen von Zeile 1 in den Spalten 1 und 2",
}
"""Two cells in the dative, as they are named."""

WRONG = re.compile(
    # A whole sentence after a colon begins with a capital, unless with the name of a cell
    r"\b(?:gilt|an|steht): (?!r\d)(?!keine )[a-zäöü]"
    # Two numbers in a row belong to two things
    r"|\b(?:Summe|Spalte) \d+ \d"
    # A digit "in" cells takes the dative
    r"|\bste(?:ht|hen)(?: nicht)? in d(?:ie|as)\b"
    # Several digits are excluded together
    r"|\b\d oder \d (?:steht nicht|nicht in)\b|\bsteht \d oder \d nicht\b"
    # No comma between two conditions that *und* joins
    r"|\bWenn [^.,]* ist, und\b"
    r"|\b(?:hat|haben|muss|kann) r\d+c\d+ nur\b|\bnach sich\b|\bman\b"
)


@EVERY_EXAMPLE
@each("cells", ("rc", "words"))
def test_examples_are_german(name: str, cells: CellNames) -> None:
    """The explanation of no technique has a case, a number or a letter that German has not."""
    candidates, step = example(name)
    said = [step.explain(depth, "de", cells=cells) for depth in ("nudge", "point")]
    said.append(step.explain("show", "de", cells=cells, whole=True, state=candidates))
    for text in said:
        assert (hit := WRONG.search(text)) is None, (hit, text)


def listed(*parts: int | str) -> Listing:
    """Digits, or other parts of a list."""
    return Listing([str(part) for part in parts], TEXTS)


@pytest.mark.parametrize(
    ("message", "one", "several"),
    [
        ("that-digit", "die 4 steht nicht in {}", "in {} steht keine 4 oder 6"),
        ("then-digit", "dann steht die 4 nicht in {}", "dann steht in {} keine 4 oder 6"),
        ("if-digit", "wenn die 4 nicht in {} steht", "wenn in {} keine 4 oder 6 steht"),
        ("also-digit", "die 4 nicht in {} steht", "in {} keine 4 oder 6 steht"),
    ],
)
def test_digits_that_are_in_no_cell(message: str, one: str, several: str) -> None:
    """One digit is not in the cells, of several none is, and the cells are in the dative."""
    layout = Layout.of_size(9)
    for names, place in PLACES.items():
        cells = named_cells([0, 1], layout, TEXTS, names)
        for digits, expected in ((listed(4), one), (listed(4, 6), several)):
            text = TEXTS.say(message, digits=digits, cells=cells, true="no")
            assert text == expected.format(place)


def test_where_a_cell_is_on_a_line() -> None:
    """Cells come before a cell and after it, in the singular and the plural."""
    cell = listed("r1c2")
    said = [
        TEXTS.say("detail-on-line", cell=cell, before=before, after=after, least=1, most=9)
        for before, after in ((0, 2), (1, 1), (2, 0))
    ]
    assert [text.partition(";")[0] for text in said] == [
        "auf der Linie liegt keine Zelle vor r1c2 und 2 danach",
        "auf der Linie liegt eine Zelle vor r1c2 und eine danach",
        "auf der Linie liegen 2 Zellen vor r1c2 und keine danach",
    ]


def test_a_place_or_several_are_left() -> None:
    """One cell is left for digits, or several are."""
    family = family_texts("de", "rule_patterns")
    for cells, verb in ((listed("r6c7"), "bleibt"), (listed("r6c7", "r6c9"), "bleiben")):
        text = family.say(
            "breaks-digits", house=listed("Block 6"), digits=listed(4, 5), cells=cells
        )
        assert text == f"{verb} in Block 6 für 4 und 5 nur {cells}"


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("reason", "r1c1 ist eine 3. Also gilt: Die 4 steht nicht in r1c12."),
        ("either", "mindestens eines davon gilt: Die 4 steht nicht in r1c12 oder r1c1 ist eine 3."),
    ],
)
def test_a_sentence_after_a_colon_has_a_capital(message: str, expected: str) -> None:
    """After a colon a whole sentence begins as any sentence does."""
    first, last = "die 4 steht nicht in r1c12", "r1c1 ist eine 3"
    values = {"premises": last, "conclusion": first, "first": first, "last": last}
    assert TEXTS.say(message, **values) == expected
