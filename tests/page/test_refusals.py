"""What the page says when something is wrong: a sentence in the player's language, no parser's."""

from __future__ import annotations

import json
import re
import subprocess
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from tests.browser.table import FIRST
from tests.page.node import HERE, run_module

import nonet
from nonet import errors
from nonet.formats._lzstring import compress
from nonet.formats.format import LAYOUT, PARTS, UNCHECKED
from nonet.formats.fpuzzles import to_json
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.service import ask

PARSERS = re.compile(r"expected|found|String should|Input should|body|\(40, 20\)|r[0-9]+c[0-9]+")
"""Words of the messages for programs."""

FORMATS = Path(nonet.formats.__file__).parent
LOCALES = FORMATS.parent / "locales"
LANGUAGES = sorted(path.parent.name for path in LOCALES.glob("*/page.ftl"))
NOTE = re.compile(r'(?:dropped|notes)\.append\(\s*"([^"]*)"')
"""What a reader of a format notes that it left out."""


def said(language: str, **what: Any) -> dict[str, Any]:
    """What the page says of problems, and of what is lost."""
    done = subprocess.run(
        run_module(HERE / "sentences.js"),
        input=json.dumps({"language": language, **what}),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def refused(text: str) -> tuple[dict[str, Any], str]:
    """Why a text is not opened, and the format that it was taken for."""
    answer = json.loads(json.dumps(ask("parse", {"text": text}, Watch())))
    [problem] = answer["problems"]
    return problem, answer["format"]


def codes() -> list[str]:
    """The codes of all problems that the server can answer with."""
    family = [errors.NonetError]
    for kind in family:
        family.extend(kind.__subclasses__())
    found = {kind.code for kind in family}
    for file in (FORMATS.parent / "web").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'Problem\(\s*code="([a-z-]+)"', text))
    return sorted(found | {"bad-request", "not-found", "method", "http"})


def test_each_problem_has_a_sentence() -> None:
    """Each code has its own sentence in each language, without the message for programs."""
    assert {"busy", "host", "too-long", "invalid"} <= set(codes())
    problems = [{"code": code, "message": "expected X"} for code in codes()]
    texts = [said(language, problems=problems)["said"] for language in LANGUAGES]
    unknown = "Something went wrong in nonet"
    for code, *sentences in zip(codes(), *texts, strict=True):
        assert len(set(sentences)) == len(LANGUAGES), code
        assert not any(PARSERS.search(text) for text in sentences), code
        english = sentences[LANGUAGES.index("en")]
        assert code == "internal" or not english.startswith(unknown), code


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "not a puzzle that nonet can read"),
        ("de", "kein Rätsel, das nonet lesen kann"),
        ("zh", "nonet 无法读取此题目"),
    ],
)
def test_text_that_is_no_puzzle(language: str, words: str) -> None:
    """What a puzzle looks like is said wholly in the player's language."""
    [sentence] = said(language, problems=[refused("hello world")[0]])["said"]
    assert words in sentence
    assert not PARSERS.search(sentence)


@pytest.mark.parametrize(("language", "comma"), [("en", ", "), ("de", ", "), ("zh", "、")])
def test_what_is_lost_is_listed_in_the_language(language: str, comma: str) -> None:
    """Each part that a format can lose has its word, and a field keeps the file's own name."""
    noted = (NOTE.findall(file.read_text("utf-8")) for file in FORMATS.glob("*.py"))
    parts = [
        *PARTS.values(),
        LAYOUT,
        UNCHECKED,
        *chain.from_iterable(noted),
        "the field 'steps'",
    ]
    words = said(language, lost=parts)["lost"].split(comma)
    assert len(words) == len(parts)
    assert "steps" in words[-1]
    assert not any("field" in word for word in words)
    if language != "en":
        assert not set(words) & set(parts)


def test_a_rule_that_is_unknown_is_named() -> None:
    """A link with a rule that is unknown is refused by the name of the rule."""
    puzzle = to_json(Puzzle(nonet.Grid(FIRST))) | {
        "newrule": [{"cells": ["R1C1", "R1C2"], "value": "9"}]
    }
    problem, _ = refused(f"https://f-puzzles.com/?load={compress(json.dumps(puzzle))}")
    [sentence] = said("en", problems=[problem])["said"]
    assert sentence == "This puzzle has a rule that nonet does not know: “newrule”."


def test_a_short_link_is_explained() -> None:
    """A SudokuPad link that only names a puzzle is refused with the way to a whole one."""
    problem, form = refused("https://sudokupad.app/abc123")
    [sentence] = said("en", problems=[problem], context=form)["said"]
    assert "copy the long link" in sentence


def test_limits_of_fields_are_said_with_the_name_of_the_field() -> None:
    """A field that is too long, too large or too small is named with its limit."""
    places = [
        {"field": "tags.0", "longest": 200},
        {"field": "count", "most": 1000},
        {"field": "givens", "least": 17},
        {"field": "unheard-of"},
    ]
    sentences = said("en", problems=[{"code": "invalid", "place": place} for place in places])
    long, large, small, other = sentences["said"]
    assert "at most 200 characters" in long
    assert "1,000" in large
    assert "17" in small
    assert "unheard-of" not in other
