"""Sentences: three depths, each giving away what it should and no more."""

from __future__ import annotations

import re

import pytest
from tests.logic.long_nets import net
from tests.logic.states import EVERY_EXAMPLE, example

import nonet
from nonet import Candidates, Grid, Layout, NonetError
from nonet.constraints import Difference, Negative, NonConsecutive
from nonet.layout import parse_cell
from nonet.logic import (
    CellNames,
    Language,
    Step,
    named_links,
    nudged_houses,
    technique,
)
from nonet.logic.explanations import explanation
from nonet.logic.families import FAMILIES

OWN_NUDGES = {
    entry.name
    for family in FAMILIES
    for entry in family.entries
    if f"{entry.message or entry.name}.nudge" in family.texts("en")
}
"""Techniques that say in words of their own what to look at."""

PROVED = {"bug_1", "tridagon", "bivalue_oddagon", "discontinuous_nice_loop"}
"""Their result may be the digit that is proved, instead of those that go with it."""

CELL = re.compile(r"\br[0-9]+c[0-9]+\b")


def state(text: str, removed: str = "") -> Candidates:
    """Candidates of an empty grid without those listed as ``4r1c2``."""
    candidates = Candidates.of(Grid(text))
    return candidates.without(
        (parse_cell(item[1:], candidates.size), int(item[0])) for item in removed.split()
    )


PAIR = state("." * 81, " ".join(f"{digit}r4c{column}" for digit in "1246789" for column in "19"))
"""3 and 5 alone in r4c1 and r4c9."""


@EVERY_EXAMPLE
def test_nudge_gives_no_cell_away(name: str) -> None:
    """The first depth names the technique and no cell."""
    _, step = example(name)
    nudge = step.explain("nudge")
    item = technique(step.technique)
    assert item.name in OWN_NUDGES or nudge.startswith(f"Look for {item.phrase}")
    assert not CELL.search(nudge)


HIDDEN = {"cage_overlap", "cage_conflict"}
"""Their cage may be a hidden one, so the name of the technique is beside it."""


@EVERY_EXAMPLE
def test_no_nudge_names_a_rule_twice(name: str) -> None:
    """It is *look at the sandwich 21*, not *look for sandwich sets at the sandwich 21*."""
    _, step = example(name)
    words = [one.removesuffix("s") for one in re.findall("[a-z]{4,}", step.explain("nudge"))]
    assert name in HIDDEN or len(words) == len({*words}), step.explain("nudge")


def test_a_negative_constraint_is_looked_for_where_no_mark_is() -> None:
    """Of marks that are all given it says so; a rule without marks is named alone."""
    marked = Negative("difference", 1, exceptions=[("r1c1", "r1c2")])
    for rules, near, look in (
        (
            [Difference("r1c1 r1c2", 1), marked],
            "Use the negative constraint ±1 near box 5, where there is no mark.",
            "Negative constraint: look at r5c5 and its neighbours without a mark.",
        ),
        (
            [NonConsecutive()],
            "Use the non-consecutive rule near box 5.",
            "Negative constraint: look at r5c5 (the non-consecutive rule).",
        ),
    ):
        layout = Layout.of_size(9, constraints=rules)
        grid = Grid("." * 40 + "5" + "." * 40, layout=layout)
        [step] = nonet.steps(Candidates.of(grid), "negative_pairs")
        assert step.explain("nudge") == near
        assert step.explain("point") == look


@EVERY_EXAMPLE
def test_point_gives_no_result_away(name: str) -> None:
    """The second depth names cells, but not what follows."""
    _, step = example(name)
    point = step.explain("point")
    assert ": look at " in point
    assert "can be removed" not in point


@EVERY_EXAMPLE
def test_show_explains_the_whole_result(name: str) -> None:
    """The last depth names every digit that is placed or eliminated."""
    _, step = example(name)
    show = step.explain("show")
    _, _, result = show.rpartition(". So ")
    if step.technique not in PROVED:
        for _, digit in step.placements + step.eliminations:
            assert re.search(rf"\b{digit}\b", result)
    if step.technique not in PROVED:
        assert ("can be removed" in result) == bool(step.eliminations)
        assert (" is " in result) == bool(step.placements)


@EVERY_EXAMPLE
def test_sentences_are_sentences(name: str) -> None:
    """No gap, no doubled space or stop, a capital first and a stop last."""
    _, step = example(name)
    for depth in ("nudge", "point", "show"):
        text = step.explain(depth)
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
        for flaw in ("  ", "..", " .", " ,", "None", "()", ": .", "So can", " in in ", " of ."):
            assert flaw not in text, text


def test_naked_pair_is_explained() -> None:
    """A pair in a row, at each depth."""
    [step] = [step for step in nonet.steps(PAIR, "naked_pair") if step.houses("house")]
    assert step.explain("nudge") == "Look for a naked pair in row 4."
    assert step.explain("point") == "Naked pair: look at r4c19 in row 4."
    assert step.explain("show") == (
        "Naked pair: r4c19 in row 4 have only the two candidates 3 and 5 between them, which "
        "must fill these cells. So 3 and 5 can be removed from r4c2345678."
    )
    assert str(step) == "Naked Pair: 35 r4c19 => r4c2345678<>35"


def test_an_unknown_depth_is_refused() -> None:
    """The message lists the depths there are."""
    [step] = nonet.steps(PAIR, "naked_pair")
    with pytest.raises(NonetError, match="expected the depth 'nudge', 'point' or 'show'"):
        step.explain("deep")  # type: ignore[arg-type]


@EVERY_EXAMPLE
def test_all_depths_at_once_are_the_same(name: str) -> None:
    """What is said of a step does not depend on how much is asked for at a time."""
    candidates, step = example(name)
    _check_explanation(step, candidates)
    found = explanation(step)
    assert (found.whole is None) == (named_links(step) == step.links)


def test_all_of_a_long_argument_is_at_hand() -> None:
    """Where inferences are left out the whole is given, too."""
    step = net("rule_forcing_net", 200)
    _check_explanation(step, None)
    assert explanation(step).whole is not None


def _check_explanation(step: Step, candidates: Candidates | None) -> None:
    ways: tuple[tuple[Language, CellNames], ...] = (("en", "rc"), ("de", "words"), ("zh", "short"))
    for language, cells in ways:
        found = explanation(step, language, cells=cells, state=candidates)
        assert found.nudge == step.explain("nudge", language, cells=cells)
        assert found.point == step.explain("point", language, cells=cells)
        assert found.show == step.explain("show", language, cells=cells, state=candidates)
        whole = step.explain("show", language, cells=cells, whole=True, state=candidates)
        assert (found.whole or found.show) == whole
        assert found.nudged_houses == nudged_houses(step)
