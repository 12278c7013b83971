"""`nonet walkthrough`: every step, and the grade at the end."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.cli.program import FOUR, FOUR_OPEN, NINE, call, run

import nonet
from nonet.cli.walkthrough import _text
from nonet.logic import Language, technique


def test_every_step_has_a_line() -> None:
    """Numbers, names and results as the library writes them, and the grade last."""
    walked = nonet.walkthrough(NINE)
    outcome = call("walkthrough", NINE)
    assert (outcome.code, outcome.err) == (0, "")
    *lines, end, empty = outcome.lines
    assert [line.partition(". ")[2] for line in lines] == [str(step) for step in walked.steps]
    assert end == f"{walked.level}, score {walked.score}, solved"
    assert empty == ""


def test_sentences_on_request() -> None:
    """With --explain each step is a whole argument."""
    walked = nonet.walkthrough(NINE)
    lines = call("walkthrough", "--explain", NINE).lines
    assert [line.partition(". ")[2] for line in lines[:-2]] == [
        step.explain(state=state)
        for step, state in zip(walked.steps, walked.states(), strict=False)
    ]


@pytest.mark.parametrize(
    ("language", "end"), [("de", "Leicht, {} Punkte, gelöst"), ("zh", "简单，{}分，已解出")]
)
def test_steps_are_explained_in_other_languages(language: Language, end: str) -> None:
    """Names, sentences and the grade are in the language that is asked for."""
    walked = nonet.walkthrough(FOUR)
    titles = [technique(step.technique, language).title for step in walked.steps]
    *lines, last, _ = call("walkthrough", "--language", language, FOUR).lines
    assert [line.partition(". ")[2].partition(":")[0] for line in lines] == titles
    assert last == end.format(walked.score)
    *lines, _, _ = call("walkthrough", "--language", language, "--explain", FOUR).lines
    assert [line.partition(". ")[2] for line in lines] == [
        step.explain("show", language, state=state)
        for step, state in zip(walked.steps, walked.states(), strict=False)
    ]


def test_json_has_every_step() -> None:
    """The object is that of the library."""
    [line] = call("walkthrough", "--format", "json", NINE).lines
    assert json.loads(line) == json.loads(nonet.walkthrough(NINE).to_json())


def test_svg_is_one_sheet(tmp_path: Path) -> None:
    """All steps are in one picture, which can go to a file."""
    path = tmp_path / "steps.svg"
    assert call("walkthrough", "--format", "svg", "-o", path, FOUR).code == 0
    root = ET.fromstring(path.read_text("utf-8"))  # noqa: S314
    pictures = root.findall("{http://www.w3.org/2000/svg}svg")
    assert len(pictures) == len(nonet.walkthrough(FOUR).steps)


def test_no_colour_where_nobody_sees_it() -> None:
    """Text that goes to a pipe or a file has no escape codes."""
    assert "\x1b" not in run("walkthrough", NINE).out


def test_colour_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal the names of techniques are coloured, unless colours are not wanted."""
    walked = nonet.walkthrough(FOUR)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert "\x1b[" in _text(walked, None, "en", explain=False)
    assert "\x1b[" not in _text(walked, Path("steps.txt"), "en", explain=False)


def test_a_puzzle_with_several_solutions_ends_somewhere() -> None:
    """What cannot be decided by logic is said, without an error."""
    outcome = call("walkthrough", FOUR_OPEN)
    assert outcome.code == 0
    assert outcome.lines[-2].endswith("no technique goes further")


def test_what_has_no_solution_is_reported() -> None:
    """The line on stderr says why."""
    outcome = call("walkthrough", "11..............", FOUR)
    assert outcome.code == 1
    assert outcome.err == "argument 1: two 1s in row 1, at r1c1 and r1c2\n"
    assert outcome.out
