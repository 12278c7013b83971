"""`nonet hint`: mistakes first, then as much of the step as is asked for."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from tests.cli.program import FOUR, FOUR_SOLVED, NINE, NINE_SOLVED, call
from tests.logic.long_nets import net

import nonet
from nonet import Candidates, Grid
from nonet.cli.teaching import with_tip
from nonet.logic import LANGUAGES, Language


@pytest.mark.parametrize("depth", ["nudge", "point", "show"])
def test_depth_says_how_much_is_given_away(depth: str) -> None:
    """The sentence is that of the library at this depth."""
    outcome = call("hint", "--depth", depth, NINE)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.lines == [nonet.hint(NINE).explain(depth)]  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_the_sentence_is_in_the_language_that_is_asked_for(language: Language) -> None:
    """A hint and its JSON are those of the library."""
    hint = nonet.hint(NINE)
    assert call("hint", "--language", language, NINE).lines == [hint.explain(language=language)]
    [line] = call("hint", "--language", language, "--format", "json", NINE).lines
    assert line == hint.to_json(language)


def test_techniques_have_names_in_every_language() -> None:
    """A technique is left out by its German or Chinese name, too."""
    for name in ("Versteckter Einer", "排除法", "h1"):
        assert (
            call("hint", "--without", name, "--without", "fh", NINE).lines
            != call("hint", NINE).lines
        )


def test_unknown_languages_are_refused() -> None:
    """The message lists the valid ones."""
    outcome = call("hint", "--language", "xx", NINE)
    assert outcome.code == 2
    assert f"is not one of {', '.join(map(repr, LANGUAGES))}" in " ".join(outcome.err.split())


def test_nudge_is_usual() -> None:
    """Without a depth no cell is given away."""
    assert call("hint", FOUR).lines == ["Look for a full house in box 2."]


def test_json_has_everything() -> None:
    """The object is that of the library."""
    [line] = call("hint", "--format", "json", NINE).lines
    assert json.loads(line) == json.loads(nonet.hint(NINE).to_json())


def test_svg_shows_the_step() -> None:
    """The picture is a whole drawing."""
    outcome = call("hint", "--format", "svg", NINE)
    ET.fromstring(outcome.out)  # noqa: S314
    assert "nonet-marks" in outcome.out


def test_pencil_marks_are_part_of_the_state() -> None:
    """What a player has struck out leads to other hints, and a wrong stroke is found."""
    marks = Candidates.of(Grid(NINE))
    wrong = marks.without([(0, int(NINE_SOLVED[0]))]).to_text()
    assert call("hint", "--givens", NINE, marks.to_text()).lines == [str(nonet.hint(NINE))]
    assert call("hint", "--givens", NINE, wrong).lines == [
        "The right candidate has been removed from r1c1."
    ]


def test_givens_tell_entries_apart() -> None:
    """With the puzzle as it was, a digit entered since is what is wrong."""
    played = "2" + FOUR[1:]
    assert "Two 2s" in call("hint", "--givens", FOUR, played).out
    played = "3" + FOUR[1:]
    assert call("hint", "--givens", FOUR, played).code == 0
    other = call("hint", "--givens", "1" + FOUR[1:], FOUR)
    assert (other.code, other.out) == (1, "")
    assert "expected the given 1 in r1c1, found nothing" in other.err


def test_techniques_are_chosen() -> None:
    """Only those that are allowed are used, and none that is not."""
    assert "hidden single" in call("hint", "--allow", "Hidden Single", NINE).out
    left = call("hint", "--without", "full house", "--without", "n1", FOUR)
    assert "full house" not in left.out


def test_unknown_techniques_are_refused() -> None:
    """The message repeats the name."""
    outcome = call("hint", "--allow", "x-ray", NINE)
    assert outcome.code == 2
    assert "found 'x-ray'" in " ".join(outcome.err.split())


def test_a_solved_grid_says_so() -> None:
    """There is nothing more to do."""
    assert call("hint", FOUR_SOLVED).lines == ["The grid is solved."]


def test_a_file_gives_a_line_for_each_puzzle(tmp_path: Path) -> None:
    """What cannot be read is reported with its line, and the others are processed."""
    path = tmp_path / "puzzles.txt"
    path.write_text(f"{FOUR}\n12?4\n{NINE}\n", "utf-8")
    outcome = call("hint", path)
    assert outcome.code == 1
    assert len(outcome.lines) == 2
    assert outcome.err.startswith(f"{path}:2: ")


def test_orders_are_chosen(tmp_path: Path) -> None:
    """A file of an order is read, and damage to it is an error of the command."""
    path = tmp_path / "order.toml"
    path.write_text(nonet.TechniqueOrder.hodoku().only({"hidden_single"}).to_toml(), "utf-8")
    assert "hidden single" in call("hint", "--order", path, NINE).out
    path.write_text("entries = []", "utf-8")
    outcome = call("hint", "--order", path, NINE)
    assert outcome.code == 2
    assert "expected a list of tables called levels" in " ".join(outcome.err.split())
    assert call("hint", "--order", tmp_path / "none.toml", NINE).code == 2


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_what_is_left_out_names_the_option_that_prints_it(language: Language) -> None:
    """A long argument ends with a hint at --whole; a short one, or one with it, does not."""
    long, short = net("rule_forcing_net", 200), nonet.hint(NINE).step
    assert short is not None
    for step, is_long in ((long, True), (short, False)):
        said = step.explain("show", language)
        shown = with_tip(said, step, language, whole=False)
        assert shown.startswith(said)
        assert ("--whole" in shown) == is_long
        assert with_tip(said, step, language, whole=True) == said
