"""Numbers in prose: how many rules, techniques, formats and the like there are, counted one way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from tests.cli.program import call

import nonet
from nonet.constraints.registry import NAMES, OF_LAYERS
from nonet.course import stations
from nonet.formats.registry import FORMATS
from nonet.generator.rules.kinds import KINDS
from nonet.layout.primitives import Primitive
from nonet.logic import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CITATION.cff", "pyproject.toml")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "guide").glob("*.md")),
    *sorted((ROOT / "docs" / "design").glob("*.md")),
    *sorted((ROOT / "native").rglob("*.md")),
    *sorted((ROOT / "src" / "nonet").rglob("*.py")),
    *sorted((ROOT / "src" / "nonet" / "locales" / "en").rglob("*.ftl")),
    *sorted((ROOT / "src" / "nonet" / "web" / "static").glob("*.html")),
    *sorted((ROOT / "examples").rglob("*.ipynb")),
]


class Counted(NamedTuple):
    """What is counted: its word, the numbers that are right, and the least that is a total."""

    word: str
    right: Callable[[], set[int]]
    least: int


def _stations() -> set[int]:
    """All stations, those on houses, and those on rules."""
    ruled = sum(bool(station.kind) for station in stations())
    return {len(stations()), len(stations()) - ruled, ruled}


COUNTED = [
    Counted("rules", lambda: {len(NAMES)}, 20),
    Counted("techniques", lambda: {len(nonet.techniques())}, 60),
    Counted("formats", lambda: {len(FORMATS)}, 10),
    Counted("stations", _stations, 10),
    Counted("languages", lambda: {len(LANGUAGES)}, 2),
    Counted("primitives", lambda: {len(get_args(Primitive))}, 5),
    Counted("kinds", lambda: {len(KINDS)}, 20),
]

OTHERS = {
    "10,000 rules": "the most that a layout may have",
    "30 rules": "of one puzzle that was measured",
}
"""Numbers of other things, and what they are."""

_WORDS = (
    *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"),
    *("twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


@cache
def spelled() -> dict[str, int]:
    """Numbers in words, up to ninety-nine."""
    small = {word: number for number, word in enumerate(_WORDS, 1)}
    tens = {word: 10 * number for number, word in enumerate(_TENS, 2)}
    both = {f"{ten}-{word}": tens[ten] + small[word] for ten in _TENS for word in _WORDS[:9]}
    return small | tens | both


def claims(text: str, counted: Counted) -> Iterator[tuple[str, int]]:
    """The numbers of such things that a text names, each with the words around it."""
    text = re.sub(r"\s+", " ", text)
    number = rf"(?<![\w.,×/])(\d{{1,3}}(?:,\d{{3}})*|{'|'.join(sorted(spelled(), reverse=True))})"
    nouns = rf"(?:{counted.word}\b|of the {counted.word}\b)"
    found = re.compile(rf"{number}( more| other| human| file| solving)? {nouns}", re.IGNORECASE)
    in_all = re.compile(rf"\b{counted.word}\b[^.|]*?, {number} in all\b", re.IGNORECASE)
    for match in (*found.finditer(text), *in_all.finditer(text)):
        if match[0].lower() in OTHERS:
            continue
        value = match[1].lower().replace(",", "")
        total = spelled()[value] if value in spelled() else int(value)
        if total >= counted.least:
            yield match[0], total


@pytest.mark.parametrize("counted", COUNTED, ids=lambda counted: counted.word)
@pytest.mark.parametrize("part", ["README.md", "docs", "src", ""])
def test_numbers_are_those_of_the_registries(counted: Counted, part: str) -> None:
    """Every total of rules, techniques, formats and the like in prose is what nonet has."""
    wrong = [
        f"{page.relative_to(ROOT)}: {words}, not {' or '.join(map(str, sorted(counted.right())))}"
        for page in PAGES
        if _part_of(page) == part
        for words, total in claims(page.read_text("utf-8"), counted)
        if total not in counted.right()
    ]
    assert not wrong, "\n".join(wrong)


def _part_of(page: Path) -> str:
    first = page.relative_to(ROOT).parts[0]
    return first if first in {"README.md", "docs", "src"} else ""


def test_the_command_line_lists_as_many() -> None:
    """`nonet rules` and `nonet techniques` print a line for each one that is counted."""
    assert len(call("rules").lines) == len(NAMES) + len(OF_LAYERS)
    assert len(call("techniques").lines) == len(nonet.techniques())


@pytest.mark.parametrize(
    ("word", "text", "expected"),
    [
        ("rules", "cages and others, 61 in all", []),
        ("rules", "the rules of variants: cages and others, 61 in all", [61]),
        ("rules", "a solver for the 61 rules of variants", [61]),
        ("rules", "sixty-one\nrules and rules of your own", [61]),
        ("rules", "at most 10,000 rules, two rules, 1 rule", []),
        ("techniques", "189 techniques, each with a picture", [189]),
        ("techniques", "125 of the techniques", [125]),
        ("formats", "reads f-puzzles and 20 more formats", [20]),
        ("languages", "in three languages", [3]),
        ("primitives", "made of thirteen primitives", [13]),
    ],
)
def test_totals_are_found_in_sentences(word: str, text: str, expected: list[int]) -> None:
    """Numbers in figures and in words are found, and those of other things are not."""
    [counted] = [one for one in COUNTED if one.word == word]
    assert [total for _, total in claims(text, counted)] == expected
