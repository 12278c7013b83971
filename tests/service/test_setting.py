"""What the desk of a setter asks: rules as lines, kinds of rules, solutions, advice, numbers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.constraints.test_examples import EXAMPLES
from tests.each import each

from nonet.constraints.naming import meaning
from nonet.constraints.registry import NAMES
from nonet.constraints.shorthand import examples, parse_rule, write_rule
from nonet.errors import LayoutError
from nonet.layout import Constraint, Layout
from nonet.running import Watch
from nonet.service import ask
from nonet.service.scenes import SceneRecord

Json = dict[str, Any]

NINE: Json = {"size": 9, "box": [3, 3]}
FOUR: Json = {"size": 4, "box": [2, 2]}


def answer(kind: str, **fields: Any) -> Json:
    """The answer to a question."""
    return ask(kind, fields, Watch())


def state(layout: Json, givens: str) -> Json:
    """A puzzle as questions have it."""
    return {"layout": layout, "givens": [int(digit) for digit in givens.replace(".", "0")]}


@each("rule", [one.rule for one in EXAMPLES])
def test_every_rule_is_written_as_a_line(rule: Constraint) -> None:
    """A rule of any kind can be written as a line and read again."""
    assert parse_rule(write_rule(rule)) == rule


def test_lines_become_a_layout() -> None:
    """Lines that are rules are on the board, with their cells in order and names of their kinds."""
    lines = ["cage 15 r1c2 r1c1", "", "# later", "anti-knight", "diagonals"]
    found = answer("set-rules", layout=NINE, lines=lines, language="de")
    assert found["problems"] == []
    assert [(one["text"], one["words"]) for one in found["rules"]] == [
        ("diagonals", ""),
        ("killer-cage 15 r1c2 r1c1", "15"),
        ("anti-knight", ""),
    ]
    assert found["rules"][1]["title"] == "Killer-Käfig"
    assert found["rules"][1]["cells"] == [1, 0]
    assert found["layout"]["diagonals"] is True
    assert "15" in found["scene"]["above"] + found["scene"]["below"]
    again = answer("set-rules", layout=found["layout"])
    assert again["rules"][1]["text"] == "killer-cage 15 r1c2 r1c1"


def test_what_is_wrong_with_a_line() -> None:
    """Each wrong line is named with its kind of mistake; the others count."""
    lines = ["thermmetr r1c1-3", "thermo", "cage 99 r1c1-2", "odd r1c1", "odd r10c1", "{"]
    found = answer("set-rules", layout=NINE, lines=lines)
    assert [(one["line"], one["kind"]) for one in found["problems"]] == [
        (1, "unknown"),
        (2, "form"),
        (3, "fit"),
        (5, "fit"),
        (6, "form"),
    ]
    assert "thermometer" in found["problems"][0]["close"]
    assert found["problems"][1]["usage"] == "thermo CELLS"
    assert [one["text"] for one in found["rules"]] == ["odd r1c1"]


def test_rules_are_moved() -> None:
    """Rules are shifted, or come with all that are symmetric to them, none of them twice."""
    moved = answer("move-rules", layout=NINE, lines=["cage 9 r1c1-2", "odd r9c9"], down=1, right=2)
    assert moved["lines"] == ["killer-cage 9 r2c3 r2c4"]
    turned = answer("move-rules", layout=NINE, lines=["thermo r1c1-3"], symmetry="half-turn")
    assert turned["lines"] == ["thermometer r1c1 r1c2 r1c3", "thermometer r9c9 r9c8 r9c7"]
    itself = answer("move-rules", layout=NINE, lines=["cage r5c4-6"], symmetry="half-turn")
    assert len(itself["lines"]) == 1
    with pytest.raises(LayoutError):
        answer("move-rules", layout=NINE, lines=["kage r1c1"])


def test_every_kind_can_be_chosen(root: Path) -> None:
    """All kinds have a title, a meaning and a picture, in families."""
    texts = (root / "src/nonet/locales/en/rules.ftl").read_text()
    for language in ("en", "de", "zh"):
        kinds = answer("rule-kinds", language=language)["kinds"]
        assert {one["name"].replace("-", "_") for one in kinds} == {*NAMES, "diagonals"}
        for one in kinds:
            assert one["scene"]
            assert one["title"]
            assert one["meaning"]
    made = {one["name"] for one in kinds if one["family"] == "made"}
    combined = {"all-of", "any-of", "choose", "if", "kinds", "not", "shared-total"}
    assert made == {*combined, "state-machine"}
    outside = {one["name"] for one in kinds if one["family"] == "outside"}
    section = texts.partition("## Clues outside")[2].partition("## ")[0]
    assert outside == {
        name.replace("_", "-") for name in re.findall(r"^rule-(\w+) =", section, re.MULTILINE)
    }


def test_a_kind_is_pictured_by_its_example() -> None:
    """The picture is of the first rule that the class has as its example, where it fits first."""
    kinds = {one["name"]: one for one in answer("rule-kinds")["kinds"]}
    for name, size in (("killer-cage", 6), ("region-sum-line", 9), ("any-of", 4), ("windows", 4)):
        rule = examples(meaning(name).kind)[0]
        assert kinds[name]["size"] == size
        layout = Layout.of_size(size, constraints=[rule])
        assert kinds[name]["scene"] == SceneRecord.of(layout).fields()


def test_what_a_kind_needs() -> None:
    """Numbers, words and groups of cells of a kind are known to the page without its name."""
    kinds = {one["name"]: one for one in answer("rule-kinds")["kinds"]}
    cage = kinds["killer-cage"]
    assert cage["parameters"] == [
        {"name": "total", "form": "number", "isOptional": True, "words": [], "usual": None}
    ]
    assert [one["usual"] for one in kinds["difference"]["parameters"]] == [1]
    assert kinds["difference"]["isPair"]
    assert not cage["isPair"]
    assert (cage["groups"], cage["isSingle"]) == (1, False)
    assert kinds["negative"]["parameters"][0]["words"] == ["difference", "ratio", "sum"]
    assert [kinds[one]["groups"] for one in ("anti-king", "arrow", "clone")] == [0, 2, 3]
    assert kinds["count-distinct"]["isSingle"]
    diagonal = [one["name"] for one in kinds.values() if one["isDiagonal"]]
    assert diagonal == ["little-killer"]


def test_what_a_clue_outside_is_about() -> None:
    """Some are about the first cells from the rim, and arrows point outwards, too."""
    kinds = {one["name"]: one for one in answer("rule-kinds")["kinds"]}
    reach = {name: kind["reach"] for name, kind in kinds.items() if kind["reach"]}
    assert reach == {"frame-sum": 3, "outside-digits": 3, "rossini": 3}
    assert [name for name, kind in kinds.items() if kind["isTurned"]] == ["rossini"]
    named = ("sandwich", "rossini", "frame-sum", "outside-digits", "battlefield", "before-nine")
    assert {kinds[name]["family"] for name in named} == {"outside"}


def test_solutions_are_surveyed() -> None:
    """None, one or several solutions; each digit with the number of solutions that it is in."""
    several = answer("survey", state=state(FOUR, "12..34.........."))
    assert several["status"] == "several"
    assert several["isComplete"]
    assert all(sum(counts) == several["total"] for counts in several["counts"])
    assert several["candidates"][2] == [3, 4]
    assert len(several["solutions"]) == 2
    assert several["differences"]
    many = answer("survey", state=state(NINE, "." * 81))
    assert not many["isComplete"]
    assert all(len(digits) == 9 for digits in many["candidates"])
    assert answer("survey", state=state(FOUR, "11.............."))["status"] == "contradictory"


def test_a_survey_says_where_it_ends() -> None:
    """Large grids are decided without their candidates; without time nothing is claimed."""
    givens = [1, *[0] * (37**2 - 1)]
    large = answer("survey", state={"layout": {"size": 37}, "givens": givens})
    assert (large["status"], large["isComplete"]) == ("several", False)
    assert (large["counts"], large["candidates"]) == ([], None)
    assert large["differences"]
    fields = {"state": state(NINE, "." * 81)}
    undecided = ask("survey", fields, Watch(time_limit=0))
    assert (undecided["status"], undecided["solutions"]) == ("undecided", [])


def test_advice_names_what_to_change() -> None:
    """Rules that cannot hold, givens that would make it unique, and what is needless, are named."""
    rules = [
        {"type": "odd", "cells": ["r4c4"]},
        {"type": "thermometer", "cells": ["r1c1", "r1c2", "r1c3"]},
        {"type": "greater_than", "cells": ["r1c1", "r1c2"]},
    ]
    none = answer("advise", state=state({**FOUR, "constraints": rules}, "." * 16))
    assert none["conflictRules"] == [1, 2]
    several = answer("advise", state=state(FOUR, "12..34.........."))
    assert several["givens"]
    digits = state(FOUR, "12..34..........")["givens"]
    for cell, digit in several["givens"]:
        digits[cell] = digit
    unique = answer("survey", state={"layout": FOUR, "givens": digits})
    assert unique["status"] == "unique"
    kind = "odd" if unique["solutions"][0][15] % 2 else "even"
    layout = {**FOUR, "constraints": [{"type": kind, "cells": ["r4c4"]}]}
    advice = answer("advise", state={"layout": layout, "givens": digits})
    assert advice["needlessRules"] == [0]
    assert advice["isComplete"]
    digits[15] = unique["solutions"][0][15]
    advice = answer("advise", state={"layout": FOUR, "givens": digits})
    assert 15 in advice["needlessCells"]


def test_numbers_are_filled_in() -> None:
    """A rule without its number gets the one of the solution; one with a number keeps it."""
    lines = ["cage r1c1-2", "cage 5 r3c1-2", "skyscraper r1c1-4", "thermo r4c1-2", "kage r1c1"]
    solution = "1234341221434321"
    found = answer("fill-rules", state=state(FOUR, solution), lines=lines)
    assert found["lines"] == [
        "killer-cage 3 r1c1 r1c2",
        "cage 5 r3c1-2",
        "skyscraper 4 r1c1 r1c2 r1c3 r1c4",
        "thermo r4c1-2",
        "kage r1c1",
    ]
    assert found["filled"] == 2


def test_marks_get_their_usual_numbers() -> None:
    """A dot says 1 or 2 and letters 5 or 10, whatever the solution has; else they stay without."""
    lines = ["pair-sum r1c2-3", "pair-sum r1c1-2", "negative difference", "ratio r1c1 r1c3"]
    found = answer("fill-rules", state=state(FOUR, "1234341221434321"), lines=lines)
    assert found["lines"] == [
        "pair-sum 5 r1c2 r1c3",
        "pair-sum r1c1-2",
        "negative difference 1",
        "ratio 2 r1c1 r1c3",
    ]
    lines = ["white dot r1c1-2", "difference r1c1 r1c3", "negative ratio marked"]
    read = answer("set-rules", layout=FOUR, lines=lines)
    assert [rule["text"] for rule in read["rules"]] == [
        "difference 1 r1c1 r1c2",
        "difference 1 r1c1 r1c3",
        "negative ratio 2 marked",
    ]
