"""Rules of a setter's own: named and drawn, combined and split, and their pairs of digits."""

from __future__ import annotations

from typing import Any

import pytest

from nonet.constraints.shorthand import parse_rule
from nonet.errors import NonetError
from nonet.running import Watch
from nonet.service.asking import ask

LAYOUT = {"size": 9, "box": [3, 3]}
DRESS = {
    "title": 'My "line" <b>',
    "text": "What I say.",
    "shape": "line",
    "colour": "#aa00cc",
    "label": "M",
}


def lines_of(question: str, **fields: Any) -> list[str]:
    """The lines of an answer."""
    found: list[str] = ask(question, {"layout": LAYOUT, **fields}, Watch())["lines"]
    return found


def set_rules(*lines: str) -> list[dict[str, Any]]:
    """The rules of lines, as the desk has them."""
    answer = ask("set-rules", {"layout": LAYOUT, "lines": list(lines)}, Watch())
    assert not answer["problems"]
    found: list[dict[str, Any]] = answer["rules"]
    return found


def test_a_rule_gets_a_name_and_a_drawing_and_loses_them() -> None:
    """What is said of it comes back, and without all of that the line is what it was."""
    plain = "pair-relation sum-at-most 6 r1c1 r1c2 r1c3"
    (line,) = lines_of("dress-rules", lines=[plain], dress=DRESS)
    (rule,) = set_rules(line)
    assert rule["dress"] == DRESS
    assert (rule["title"], rule["words"]) == (DRESS["title"], "sum-at-most 6")
    assert rule["cells"] == [0, 1, 2]
    assert lines_of("dress-rules", lines=[line], dress={}) == [plain]
    moved = lines_of("move-rules", lines=[line], down=1, right=2)
    assert set_rules(*moved)[0]["cells"] == [11, 12, 13]
    assert set_rules(*moved)[0]["dress"] == DRESS


def test_other_rules_are_left_as_they_are() -> None:
    """A rule that has no name of its own keeps its line, and says so."""
    assert lines_of("dress-rules", lines=["odd r1c1"], dress=DRESS) == ["odd r1c1"]
    assert set_rules("odd r1c1")[0]["dress"] is None


def test_any_other_drawing_is_kept() -> None:
    """A drawing of a program that the desk does not know stays until another shape is chosen."""
    line = (
        '{"type":"regex","cells":["r1c1","r1c2"],"pattern":"12",'
        '"drawing":{"line":["r5c5","r5c6"],"sound":1}}'
    )
    dress = set_rules(line)[0]["dress"]
    assert dress["shape"] == "kept"
    (titled,) = lines_of("dress-rules", lines=[line], dress={**dress, "title": "Mine"})
    assert parse_rule(titled).fields()["drawing"] == {"line": ["r5c5", "r5c6"], "sound": 1}
    (usual,) = lines_of("dress-rules", lines=[line], dress={})
    assert usual == "regex 12 r1c1 r1c2"


@pytest.mark.parametrize(
    "dress",
    [
        {"title": "a\nb"},
        {"title": "x" * 201},
        {"text": "\x1b[31m"},
        {"colour": "red"},
        {"label": "x" * 13},
        {"shape": "spiral"},
    ],
)
def test_hostile_words_are_refused(dress: dict[str, Any]) -> None:
    """What is too long, no colour or no plain text is refused in one sentence."""
    with pytest.raises(NonetError, match="expected"):
        lines_of("dress-rules", lines=["regex 1 r1c1"], dress=dress)


def test_rules_become_one_and_are_split_again() -> None:
    """Two or more rules are any or all of them, one is denied, and each gives its parts back."""
    parts = ["odd r1c1", "thermometer r2c1 r2c2 r2c3"]
    for kind in ("any_of", "all_of"):
        (line,) = lines_of("combine-rules", lines=parts, kind=kind)
        assert set_rules(line)[0]["parts"] == 2
        assert lines_of("split-rule", line=line) == parts
    three = [*parts, "even r5c5"]
    (chosen,) = lines_of("combine-rules", lines=three, kind="choose", number=2)
    assert chosen.startswith("choose 2 ")
    assert lines_of("split-rule", line=chosen) == three
    (chosen,) = lines_of("combine-rules", lines=three, kind="choose", number=1, bound="at_least")
    assert chosen.startswith("choose at-least 1 ")
    for count in (2, 3):
        (condition,) = lines_of("combine-rules", lines=three[:count], kind="if")
        assert condition == " ".join(["if odd r1c1 then", parts[1], "else even r5c5"][:count])
        assert lines_of("split-rule", line=condition) == three[:count]
    lines = ["thermometer r2c1 r2c2 r2c3", "renban-line r3c1 r3c2 r3c3"]
    (kinds,) = lines_of("combine-rules", lines=lines, kind="kinds")
    assert kinds == "kinds thermometer r2c1 r2c2 r2c3 | renban-line r3c1 r3c2 r3c3"
    assert lines_of("split-rule", line=kinds) == lines
    sums = ["killer-cage 15 r2c1 r2c2", "little-killer 20 r1c2 r2c3 r3c4 r4c5"]
    (shared,) = lines_of("combine-rules", lines=sums, kind="shared_total")
    assert shared == "shared-total killer-cage r2c1 r2c2 | little-killer 0 r1c2 r2c3 r3c4 r4c5"
    (denied,) = lines_of("combine-rules", lines=parts[:1], kind="not")
    assert denied == "not odd r1c1"
    assert lines_of("split-rule", line=denied) == parts[:1]


@pytest.mark.parametrize(
    ("lines", "kind", "message"),
    [
        (["odd r1c1"], "any_of", "expected 2 or more rules"),
        (["odd r1c1", "even r1c1"], "not", "expected 1 rule in not, found 2"),
        (["odd r1c1", "even r1c1"], "odd", "a rule that is made of rules, found 'odd'"),
        (["odd r1c1", "even r1c1"], "nothing", "a constraint that nonet knows, found 'nothing'"),
        (["odd r1c1", "oops"], "any_of", "the name of a rule"),
        (["odd r1c1"], "choose", "expected 2 or more rules"),
        (["odd r1c1"], "if", "expected from 2 to 3 rules in if, found 1"),
        (4 * ["odd r1c1"], "if", "expected from 2 to 3 rules in if, found 4"),
        (["odd r1c1", "odd r2c1"], "kinds", "expected rules of 2 kinds or more"),
    ],
)
def test_what_cannot_be_combined_is_refused(lines: list[str], kind: str, message: str) -> None:
    """The message says how many rules were expected, or that there is no such rule."""
    with pytest.raises(NonetError, match=message):
        lines_of("combine-rules", lines=lines, kind=kind)


def test_a_rule_without_parts_is_not_split() -> None:
    """The message names the rule."""
    with pytest.raises(NonetError, match="made of rules, found the odd r1c1"):
        lines_of("split-rule", line="odd r1c1")


@pytest.mark.parametrize(
    ("line", "pairs"),
    [
        ("pair-relation sum-at-most 3 r1c1 r1c2", [[1, 1], [1, 2], [2, 1]]),
        ("pair-table 1:4 2:3 r1c1 r1c2", [[1, 4], [2, 3]]),
        ("replicate sum knights 2", [[1, 1]]),
        ("pair-relation sum-at-most r1c1 r1c2", []),
        ("odd r1c1", []),
        ("no such rule", []),
    ],
)
def test_pairs_of_digits_are_those_that_a_rule_allows(line: str, pairs: list[list[int]]) -> None:
    """They are listed in order; what is no rule of pairs has none."""
    assert ask("digit-pairs", {"size": 4, "line": line}, Watch()) == {"pairs": pairs}
