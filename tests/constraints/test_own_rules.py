"""Rules of one's own: what they accept, how files hold them, and what is refused."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tests.constraints.primitives_oracle import holds

import nonet
from nonet import Grid, Layout, LayoutError, drawing
from nonet.constraints import (
    AllDifferent,
    AllOf,
    AllowedDigits,
    AnyOf,
    Cage,
    GlobalModular,
    Not,
    Odd,
    PairTable,
    Regex,
    SameDigits,
    Sandwich,
    StateMachine,
    Sum,
    Thermometer,
)
from nonet.constraints.neutral import read_neutral, write_neutral
from nonet.constraints.registry import constraint_of, fields_of
from nonet.formats import load, save
from nonet.layout import Constraint, Diagonals
from nonet.layout.primitives import (
    Alternatives,
    Automaton,
    DistinctDigits,
    EqualTotals,
    Negation,
    Relation,
    Restriction,
)

FOUR = Layout.of_size(4)
NINE = Layout.of_size(9)


def accepts(rule: Constraint, layout: Layout, count: int) -> set[tuple[int, ...]]:
    """The digits in the first cells of the first row that the only primitive of a rule allows."""
    taken = Layout(layout.size, layout.regions, [rule])
    [automaton] = taken.constraints[0].lower(taken)
    return {
        word
        for word in product(range(1, layout.size + 1), repeat=count)
        if holds(automaton, bytes(word), layout.size)
    }


# ---- regular expressions


def random_pattern(rng: random.Random, depth: int = 3) -> str:
    """A regular expression that Python's `re` knows too."""
    match rng.randrange(6 if depth else 3):
        case 0:
            return str(rng.randint(1, 3))
        case 1:
            return rng.choice([".", "[13]", "[^2]", "[1-2]", "[^13]"])
        case 2 | 3:
            return random_pattern(rng, depth - 1) + random_pattern(rng, depth - 1) if depth else "2"
        case 4:
            parts = [random_pattern(rng, depth - 1) for _ in range(rng.randint(2, 3))]
            return f"({'|'.join(parts)})"
    sign = rng.choice(["*", "+", "?", "{2}", "{0,2}", "{1,}", "{0,1}", "{2,3}"])
    return f"({random_pattern(rng, depth - 1)}){sign}"


def test_patterns_mean_what_they_mean_in_python() -> None:
    """On all digits of a line the verdict is that of `re.fullmatch`."""
    rng = random.Random(1)
    verdicts = 0
    for _ in range(150):
        pattern = random_pattern(rng)
        words = set(product((1, 2, 3), repeat=4))
        expected = {w for w in words if re.fullmatch(pattern, "".join(map(str, w)))}
        rule = Regex("r1c1-3 r2c1", pattern)
        try:
            layout = Layout.latin(3, constraints=[rule])
        except LayoutError as error:
            assert "some digits obey" in str(error)  # noqa: PT017 (only where there are none)
            assert not expected
            continue
        [automaton] = layout.constraints[0].lower(layout)
        assert isinstance(automaton, Automaton)
        reads = automaton._replace(cells=(0, 1, 2, 3))
        assert {word for word in words if holds(reads, bytes(word), 3)} == expected, pattern
        verdicts += 0 < len(expected) < len(words)
    assert verdicts > 50


def test_patterns_have_digits_of_two_figures() -> None:
    """Digits from 10 on are in angle brackets, alone, in sets and in ranges."""
    found = accepts(Regex("r1c1-2", "<12>[9-<11><1>]"), Layout.boxes(3, 4), 2)
    assert found == {(12, 9), (12, 10), (12, 11), (12, 1)}


@pytest.mark.parametrize(
    ("pattern", "message"),
    [
        ("", "expected a digit, a set such as [1-3], a dot or a group, found the end, at 1"),
        ("1(2", "expected | or ), found the end, at 4 of the pattern"),
        ("12)", "expected the end or |, found ')', at 3 of the pattern"),
        ("1||2", "found '|', at 3 of the pattern"),
        ("1**", "found '*', at 3 of the pattern"),
        ("^1", "found '^', at 1 of the pattern"),
        ("1 2", "found ' ', at 2 of the pattern"),
        ("12[]", "found '[', at 3 of the pattern"),
        ("1[3-1]", "expected digits from 0 to 100, the smaller of two first, found '[', at 2"),
        ("<101>", "expected digits from 0 to 100"),
        ("1{0}", "expected a number of times, the smaller first and the larger above 0"),
        ("1{3,2}", "expected a number of times, the smaller first"),
        ("1{,2}", "expected a number of times such as {2}, {2,} or {2,4}, found '{', at 2"),
        ("1" * 1001, "expected a pattern of at most 1,000 characters, found more"),
        ("(" * 21 + "1" + ")" * 21, "expected groups at most 20 deep, found '1', at 22"),
    ],
)
def test_wrong_patterns_are_refused(pattern: str, message: str) -> None:
    """The message says what was expected, what was found, and where in the pattern."""
    with pytest.raises(LayoutError) as raised:
        Regex("r1c1-3", pattern)
    assert message in str(raised.value)


# ---- state machines


def test_a_function_becomes_a_table() -> None:
    """The machine accepts what the function does, and the layout holds a table in its place."""

    def step(state: tuple[int, bool], digit: int) -> tuple[int, bool]:
        last, fell = state
        return digit, fell or digit < last

    rule = StateMachine("r1c1-3", (0, False), step, lambda state: state[1])
    found = accepts(rule, FOUR, 3)
    assert found == {w for w in product(range(1, 5), repeat=3) if w[0] > w[1] or w[1] > w[2]}
    [taken] = Layout.of_size(4, constraints=[rule]).constraints
    assert isinstance(taken, StateMachine)
    assert taken.start == 0
    assert all(isinstance(state, int) for row in taken.step for state in row)
    assert constraint_of(json.loads(json.dumps(fields_of(taken))), "here") == taken


def test_states_that_are_accepted_may_be_listed() -> None:
    """A collection of states is as good as a function."""
    listed = StateMachine("r1c1-2", 0, lambda total, digit: total + digit, {5, 8})
    asked = StateMachine("r1c1-2", 0, lambda total, digit: total + digit, lambda one: one in {5, 8})
    assert (
        accepts(listed, FOUR, 2)
        == accepts(asked, FOUR, 2)
        == {word for word in product(range(1, 5), repeat=2) if sum(word) in {5, 8}}
    )


def test_no_function_is_called_once_a_layout_has_the_rule() -> None:
    """Solving, checking and writing use the table alone."""
    calls = []

    def step(total: int, digit: int) -> int:
        calls.append(digit)
        return total + digit

    layout = Layout.of_size(4, constraints=[StateMachine("r1c1-3", 0, step, [7])])
    before = len(calls)
    grid = nonet.solve(Grid.empty(layout))
    assert sum(grid.digits[:3]) == 7
    assert list(layout.violations(grid.digits)) == []
    write_neutral(layout, grid.digits)
    assert 0 < len(calls) == before


def test_a_function_on_its_own_has_no_json_form() -> None:
    """Files never hold code: before a layout has taken the rule there is nothing to write."""
    with pytest.raises(LayoutError, match="expected a table of state_machine"):
        fields_of(StateMachine("r1c1-3", 0, lambda total, digit: total + digit, [7]))


def add(total: int, digit: int) -> int:
    """The total."""
    return total + digit


FULL, NONE = [1] * 9, [-1] * 9

WRONG: list[tuple[Callable[[], Constraint], str]] = [
    (lambda: StateMachine("r1c1", 0, lambda s, d: [s, d], [7]), "hashable, found a list"),  # type: ignore[arg-type, return-value]
    (lambda: StateMachine("r1c1", [], add, [7]), "hashable, found a list"),  # type: ignore[arg-type]
    (lambda: StateMachine("r1c1", 0, add, [[7]]), "hashable, found a list"),  # type: ignore[list-item]
    (lambda: StateMachine("r1c1", 0, add, 7), "expected a function or states of state_machine"),  # type: ignore[arg-type]
    (lambda: StateMachine("r1c1-3", 0, add, [99]), "some digits obey, found one that no digits"),
    (
        lambda: StateMachine("r1-9c1-9", (), lambda s, d: (*s, d), [()]),
        "a machine of at most 4,096 states can check",
    ),
    (lambda: StateMachine("r1c1", 0, "ab", [1]), "expected a function or rows of states"),  # type: ignore[arg-type]
    (lambda: StateMachine("r1c1", 0, [], [0]), "expected from 1 to 4,096 states of state_machine"),
    (lambda: StateMachine("r1c1", 0, [[0]] * 4097, [0]), "expected from 1 to 4,096 states"),
    (lambda: StateMachine("r1c1", 0, [FULL, [1]], [1]), "expected rows of 9 states of state_mac"),
    (
        lambda: StateMachine("r1c1", 0, [[2] * 9, NONE], [1]),
        "from -1 to 1 of state_machine, found 2",
    ),
    (
        lambda: StateMachine("r1c1", 0, [[-2] * 9, NONE], [1]),
        "from -1 to 1 of state_machine, found -2",
    ),
    (lambda: StateMachine("r1c1", 2, [FULL, NONE], [1]), "expected states from 0 to 1"),
    (lambda: StateMachine("r1c1", 0, [FULL, NONE], [5]), "expected states from 0 to 1"),
    (lambda: StateMachine("r1c1", "a", [FULL, NONE], [1]), "expected whole numbers"),
    (lambda: StateMachine("r1c1", 0, [[1] * 8, [-1] * 8], [1]), "expected states for 9 digits in"),
    (lambda: StateMachine("r1c1-2", 0, [FULL, NONE], [1]), "found one that no 2 digits do"),
    (lambda: Regex("r1c1-3", "<10>"), "expected digits from 1 to 9 of regex, found 10"),
    (lambda: Regex("r1c1-3", "[^1-9].."), "found one that no digits from 1 to 9 do"),
    (lambda: Regex("r1c1-3", "1{251}"), "expected a pattern of at most 250 digits and sets"),
    (lambda: Regex("r1c1-3", "((1?){30}){30}"), "expected a pattern of at most 250 digits and"),
    (lambda: Regex("r1-9c1-9", ".*1.{14}2.*"), "a machine of at most 4,096 states can check"),
    (lambda: Regex("r1c1-3", "1", title=3), "expected a title of regex on one line, found 3"),  # type: ignore[arg-type]
    (lambda: Regex("r1c1", "1", title="a\nb"), r"on one line, found the character '\n'"),
    (lambda: Regex("r1c1", "1", title="\x1b[31m"), r"found the character '\x1b'"),
    (lambda: Regex("r1c1", "1", title="x" * 201), "of at most 200 characters, found 201"),
    (lambda: Regex("r1c1", "1", text="x" * 10_001), "at most 10,000 characters, found 10,001"),
    (lambda: Regex("r1c1", "1", drawing=[1]), "expected a drawing as a JSON object, found a list"),  # type: ignore[arg-type]
    (lambda: Regex("r1c1", "1", drawing={"a": float("nan")}), "a drawing that JSON can hold"),
    (lambda: Regex("r1c1", "1", drawing={"a": {1}}), "a drawing that JSON can hold, found"),
    (lambda: Regex("r1c1", "1", drawing={"a": "\ud800"}), "a drawing that JSON can hold, found"),
    (lambda: Regex("r1c1", "1", drawing={"a": 70_000 * "x"}), "of at most 65,536 characters"),
    (lambda: Regex("r1c1", "1", drawing={"colour": "teal"}), "#2a9d8f, found 'teal'"),
    (lambda: Regex("r1c1", "1", drawing={"colour": 5}), "expected a colour #rrggbb of a drawing"),
    (lambda: Regex("r1c1", "1", drawing={"color": "#123456"}), "the key 'colour' of a drawing"),
    (
        lambda: Regex("r1c1", "1", drawing={"circle": True}),
        "'circles' of a drawing, found 'circle'",
    ),
    (lambda: Regex("r1c1", "1", drawing={"line": "r1c1"}), "for 'line' of a drawing, found 'r"),
    (lambda: AnyOf([Odd("r1c1")]), "expected 2 or more rules in any_of, found 1"),
    (lambda: AnyOf(Odd("r1c1")), "expected rules of any_of, found an Odd"),  # type: ignore[arg-type]
    (lambda: AnyOf([Odd("r1c1"), 3]), "for any_of, found 3, at rules[1]"),  # type: ignore[list-item]
    (lambda: AllOf([Odd("r1c1"), Diagonals()]), "found Diagonals(), at rules[1]"),
    (lambda: AnyOf([Odd("r1c1")] * 10_001), "expected at most 10,000 rules of any_of, found more"),
    (lambda: Not(AllOf([AllOf([Odd("r1c1")] * 5001)] * 2)), "10,000 rules of all_of, found more"),
    (lambda: Not(None), "for not, found None, at rule"),  # type: ignore[arg-type]
    (lambda: Not(Cage("r1c1-2", 99)), "expected a total from 3 to 17 of killer_cage, found 99, in"),
    (
        lambda: Not(AllDifferent("r1c1")),
        "expected a rule of not that some digits break, found the",
    ),
    (lambda: Not(AllowedDigits("r1c1", range(1, 10))), "expected a rule of not that some digits"),
    (
        lambda: AnyOf([Odd("r1c1"), Odd("r10c1")]),
        "from r1c1 to r9c9 of odd, found r10c1, in any_of",
    ),
    (
        lambda: Sum("r1c1-9", 9999, [997, -991, 977, 953, -947, 929, -911, 907, 883]),
        "4,096 states",
    ),
]


@pytest.mark.parametrize(("make", "message"), WRONG, ids=range(len(WRONG)))
def test_what_cannot_be_is_refused(make: Callable[[], Constraint], message: str) -> None:
    """The rule, or the layout that is given it, says what was expected and what was found."""
    with pytest.raises(LayoutError) as raised:
        Layout.of_size(9, constraints=[make()])
    assert message in str(raised.value)


# ---- rules made of rules


def lowered(rule: Constraint) -> tuple[object, ...]:
    """The primitives of a rule on a 9×9 grid."""
    return rule.lower(Layout.of_size(9, constraints=[rule]))


def test_what_all_choices_share_is_taken_out() -> None:
    """Two cages of the same cells are cells that differ, and a sum with two totals."""
    cages = AnyOf([Cage("r1c1-2", 5), Cage("r1c1-2", 12)])
    assert lowered(cages) == (DistinctDigits((0, 1)), EqualTotals(((0, 1),), totals=(5, 12)))


def test_what_large_choices_share_is_taken_out() -> None:
    """Two choices with the same 9,801 machines, which took seconds when compared one by one."""
    layout = Layout.of_size(100)
    windows = GlobalModular()
    either = AnyOf([windows, AllOf([windows, Odd("r1c1")])])
    assert either.lower(layout) == windows.lower(layout)


def test_choices_that_are_alike_are_one() -> None:
    """Sets of digits, tables, machines and choices of choices are joined."""
    pair = AnyOf([PairTable("r1c1-2", [(1, 2)]), PairTable("r1c1-2", [(1, 3), (4, 1)])])
    assert lowered(pair) == lowered(PairTable("r1c1-2", [(1, 2), (1, 3), (4, 1)]))
    odd = AnyOf([AllowedDigits("r1c1", [1, 2]), AllowedDigits("r1c1", [2, 4])])
    assert lowered(odd) == (Restriction((0,), 0b1011),)
    line = lowered(AnyOf([Regex("r1c1-3", "1.2"), Regex("r1c1-3", "2.1")]))
    assert [type(one) for one in line] == [Automaton]
    three = AnyOf([Odd("r1c1"), AnyOf([Odd("r2c1"), Odd("r3c1")])])
    assert lowered(three) == lowered(AnyOf([Odd("r1c1"), Odd("r2c1"), Odd("r3c1")]))


def test_opposites_are_exact_where_there_are_such() -> None:
    """Only rules without an opposite among the primitives are tried digit by digit."""
    assert lowered(Not(Odd("r1c1"))) == (Restriction((0,), 0b010101010),)
    assert lowered(Not(AllDifferent("r1c1-2"))) == (
        Relation((0, 1), tuple(1 << digit for digit in range(9))),
    )
    for line in (Regex("r1c1-3", "1.2"), Sandwich("r1c1-9", 10)):
        assert [type(one) for one in lowered(Not(line))] == [Automaton]
    assert lowered(Not(Not(SameDigits(["r1c1", "r2c1"])))) == lowered(SameDigits(["r1c1", "r2c1"]))
    assert [type(one) for one in lowered(Not(Thermometer("r1c1-3")))] == [Alternatives]
    assert [type(one) for one in lowered(Not(SameDigits(["r1c1", "r2c1"])))] == [Negation]


def test_rules_are_nested_five_deep() -> None:
    """One more is refused, however it comes: as objects, as JSON, or as JSON without an end."""
    rule: Constraint = Odd("r1c1")
    for _ in range(5):
        rule = Not(rule)
    fields = fields_of(rule)
    assert constraint_of(fields, "here") == rule
    message = "expected rules of not at most 5 inside each other, found more"
    with pytest.raises(LayoutError, match=message):
        Not(rule)
    for _ in range(2000):
        fields = {"type": "not", "rule": fields}
        with pytest.raises(LayoutError, match=message):
            constraint_of(fields, "here")
        fields = {"type": "any_of", "rules": [fields, fields]}
    with pytest.raises(LayoutError, match="5 inside each other, found more, at constraints"):
        read_neutral({"size": 4, "givens": 16 * ".", "constraints": [fields]})


def test_houses_of_several_rules_are_houses() -> None:
    """An extra region in `AllOf` is a house of the layout; in `AnyOf` it may not hold."""
    region = AllDifferent("r2-3c2-3")
    sure = Layout.of_size(4, constraints=[AllOf([region, Odd("r1c1")])])
    assert [house.kind for house in sure.houses].count("extra region") == 1
    open_ = Layout.of_size(4, constraints=[AnyOf([region, Odd("r1c1")])])
    assert len(open_.houses) == len(FOUR.houses)
    count = [
        nonet.count(Grid.empty(Layout.of_size(4, constraints=rules)), limit=None)
        for rules in ([region], [Odd("r1c1")], [region, Odd("r1c1")])
    ]
    found = nonet.count(Grid.empty(open_), limit=None)
    assert found == count[0] + count[1] - count[2]


def test_rules_are_said_in_words() -> None:
    """The title is part of the words, and the table of a machine is not."""
    rule = AnyOf([Odd("r1c1"), Not(Cage("r1c1-2", 5))], title="Odd one out")
    words = 'any of "Odd one out" (the odd r1c1; not (the killer cage r1c1, r1c2 (sum 5)))'
    assert str(rule) == words
    machine = StateMachine("r1c1", 0, [FULL, NONE], [1], title="Any", text="Whatever.")
    assert str(machine) == 'the state machine "Any" r1c1'


# ---- in files

DRAWING = {
    "strokes": [{"cells": ["r1c1", "r1c2"], "width": 0.5}],
    "colour": "#880088",
    "dashed": None,
}
WORDS: dict[str, Any] = {"title": "Nein", "text": "Nothing\nhere is 9.", "drawing": DRAWING}

OWN: list[Constraint] = [
    Regex("r1c1-4", "[^4]..[1-4]+", **WORDS),
    StateMachine("r1c1-2", 0, add, range(3, 8), **WORDS),
    AnyOf([Odd("r2c1"), Not(Thermometer("r2c1-3"), **WORDS)], **WORDS),
    AllOf([Sum("r3c1-2", 5, [1, 1], **WORDS), Odd("r4c1")], **WORDS),
    PairTable("r4c1-2", [(1, 2), (3, 4)], **WORDS),
]
LAYOUT = Layout.of_size(4, constraints=OWN)


@pytest.mark.parametrize("form", ["nonet", "neutral"])
def test_files_hold_rules_with_words_and_drawings(form: str, tmp_path: Path) -> None:
    """Title, text and drawing come back as they were, on every rule that may have them."""
    path = tmp_path / "puzzle.json"
    save(Grid("1" + 15 * ".", layout=LAYOUT), path, format=form)
    found = load(path, format=form).layout
    assert found == LAYOUT
    for rule in found.constraints:
        fields = fields_of(rule)
        assert {name: fields[name] for name in WORDS} == WORDS
        assert list(fields)[-3:] == list(WORDS)


def test_words_change_nothing_about_a_rule() -> None:
    """A rule with a title and a text allows what it allows without them, and has no others."""
    plain = Regex("r1c1-3", "1.2")
    worded = Regex("r1c1-3", "1.2", **WORDS)
    assert worded != plain
    assert worded.lower(FOUR) == plain.lower(FOUR)
    assert fields_of(plain) == {
        "type": "regex",
        "cells": ["r1c1", "r1c2", "r1c3"],
        "pattern": "1.2",
    }


def test_a_drawing_cannot_be_changed() -> None:
    """What a rule was given, and what it gives, are copies."""
    given = {"strokes": [1]}
    rule = Regex("r1c1", "1", drawing=given)
    given["strokes"].append(2)
    fields_of(rule)["drawing"]["strokes"].append(3)
    assert rule.drawing is not None
    rule.drawing.data["strokes"].append(4)
    assert rule.drawing.data == {"strokes": [1]}


def test_conflicts_name_the_rules() -> None:
    """A rule that a puzzle cannot obey is named by its title."""
    layout = Layout.of_size(4, constraints=[Not(Odd("r1c1"), title="Even start")])
    found = nonet.check(Grid("1" + 15 * ".", layout=layout), explain=True).conflict_set
    assert found is not None
    assert 'not "Even start" (the odd r1c1)' in str(found)


def test_pictures_have_the_title() -> None:
    """A picture is described with the titles of rules that have one, as text."""
    rules = [Not(Odd("r1c1"), title="1 < 2"), Regex("r1c1-4", "2.*")]
    picture = drawing.draw(Grid.empty(Layout.of_size(4, constraints=rules)))
    assert "1 &lt; 2, regex" in picture


def test_large_weights_are_added_up_exactly() -> None:
    """A sum whose totals pass what the core counts is that of a machine, with its opposite too."""
    grids = [one.digits for one in nonet.solutions(Grid.empty(Layout.latin(4)))]
    weights = [1000, -300, 77, 10]
    expected = {
        one
        for one in grids
        if sum(w * d for w, d in zip(weights, one[:4], strict=True)) == 3000 - 1200 + 77 + 20
    }
    rule = Sum("r1c1-4", 1897, weights)
    for wanted, given in ((expected, rule), (set(grids) - expected, Not(rule))):
        layout = Layout.latin(4, constraints=[given])
        assert {one.digits for one in nonet.solutions(Grid.empty(layout))} == wanted
    assert expected
