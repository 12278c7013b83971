"""A rule in a file of its own, about which nothing else says anything, works everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar
from urllib.parse import unquote

import pytest
from tests.constraints.monotone_line import MonotoneLine

import nonet
from nonet import Layout, Puzzle
from nonet.constraints import AntiKnight, Odd, PairSum, SlowThermometer
from nonet.constraints.registry import kind_of, known_as, names, register, unregister
from nonet.constraints.shorthand import parse_rule, write_rule
from nonet.drawing import draw, draw_pdf
from nonet.errors import LayoutError, NonetError
from nonet.formats import FORMATS
from nonet.formats._drawn_rules import Drawings, lines_drawn, marks_drawn
from nonet.formats._rules_text import sentences
from nonet.formats.registry import document_of, to_text
from nonet.generator.rules.families import family_of
from nonet.layout import Cosmetics, Shape
from nonet.layout.names import DrawnLine, DrawnMark, Key, Names
from nonet.logic import LANGUAGES, rule_title, techniques
from nonet.running import Watch
from nonet.service.rule_kinds import RuleKindRecord, RuleKindsQuestion, rule_kinds

NAME = "monotone_line"
LINES = (MonotoneLine("r1c1-4"), MonotoneLine("r3c3 r4c4 r4c5"))
HOLDING = ("nonet", "nonet-link", "neutral")
SOLVED = ("kaggle", "sudoku-extreme")
"""Formats that want one solution before they say anything else."""

NINE = Layout.of_size(9, constraints=LINES)


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    register(MonotoneLine)
    yield
    unregister(NAME)


def listed() -> list[RuleKindRecord]:
    """What the desk lists under the name, in all languages."""
    answers = [rule_kinds(RuleKindsQuestion(language), Watch()) for language in LANGUAGES]
    return [
        kind for answer in answers for kind in answer.kinds if kind.name == NAME.replace("_", "-")
    ]


def test_it_is_drawn() -> None:
    """A picture shows its lines, which are not those of a thermometer."""
    plain = draw(Layout.of_size(9))
    assert draw(NINE).count("<path") > plain.count("<path")
    assert len(draw_pdf(NINE)) > len(draw_pdf(Layout.of_size(9)))


@pytest.mark.parametrize("line", ["monotone-line 2", "monotone 1-2 length 3"])
def test_it_is_generated(line: str) -> None:
    """Puzzles with its lines have one solution, which obeys them."""
    puzzle = nonet.generate(rules=[line], layout=Layout.of_size(4), seed=1).puzzle
    rules = puzzle.layout.constraints
    assert {type(rule) for rule in rules} == {MonotoneLine}
    assert nonet.count(puzzle) == 1
    solved = nonet.solve(puzzle).digits
    assert list(puzzle.layout.violations(solved)) == []


def test_any_line_of_nonet_is_generated() -> None:
    """The same holds of the lines of nonet for which no family was made."""
    puzzle = nonet.generate(rules=["value-index 2"], layout=Layout.of_size(4), seed=2).puzzle
    assert {rule.name for rule in puzzle.layout.constraints} == {"value_index"}
    assert list(puzzle.layout.violations(nonet.solve(puzzle).digits)) == []


def test_what_is_no_line_is_not_generated() -> None:
    """A rule without a family that is no line is refused in a sentence."""
    with pytest.raises(NonetError, match="rule whose clues can be generated, found 'rellik-cage'"):
        family_of("rellik-cage")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_hinted(language: nonet.logic.Language) -> None:
    """A walkthrough gives the rule as the reason of steps, by its name."""
    layout = Layout.of_size(4, constraints=[MonotoneLine("r1c1-4")])
    walk = nonet.walkthrough(nonet.Grid("1... .... ...3 ....", layout=layout))
    reasons = [step for step in walk.steps if step.technique == "rule_consequence"]
    assert "onotone line" in reasons[0].explain(language=language)


def test_it_is_exported() -> None:
    """Formats for every rule read it back, and all others say what they leave out."""
    puzzle = Puzzle(nonet.Grid(bytes(81), layout=NINE))
    for form in FORMATS:
        if form.name in HOLDING:
            found = document_of(to_text(puzzle, form.name, lossy=False, solution=False), None)
            assert found is not None
            assert found.layout.constraints == LINES
        elif form.write is not None and form.name not in ("iss", *SOLVED):
            assert form.lost(puzzle)


def test_it_is_exported_as_a_machine() -> None:
    """Interactive Sudoku Solver gets an automaton that allows the same digits."""
    puzzle = Puzzle(nonet.Grid(bytes(81), layout=NINE))
    found = document_of(to_text(puzzle, "iss", lossy=False, solution=False), None)
    assert found is not None
    for digits in ("1357", "9517", "1353", "1346", "1123"):
        grid = bytes(map(int, digits)) + bytes(77)
        broken = [bool(list(one.violations(grid))) for one in (NINE, found.layout)]
        assert broken[0] is broken[1] is (digits in {"9517", "1353", "1123"})


def test_it_is_listed_by_the_desk() -> None:
    """The list of rules has its title, its picture and how it is typed."""
    for kind in listed():
        assert kind.title == "Monotone line"
        assert kind.family == "lines"
        assert kind.scene is not None
    assert len(listed()) == len(LANGUAGES)
    assert rule_title(MonotoneLine) == "monotone line"


def test_it_is_typed() -> None:
    """A line of text is the rule and back, with or without the word *line*."""
    for text in ("monotone-line r1c1-4", "monotone r1c1-4", "Monotone r1c1-4"):
        assert parse_rule(text) == LINES[0]
    assert parse_rule(write_rule(LINES[0])) == LINES[0]


def test_it_is_forgotten() -> None:
    """After `unregister` nothing knows it, and it can be registered again."""
    unregister(NAME)
    assert NAME not in names()
    assert listed() == []
    with pytest.raises(LayoutError, match="expected the name of a rule, found 'monotone"):
        parse_rule("monotone r1c1-3")
    with pytest.raises(LayoutError, match="expected the name of a registered constraint"):
        unregister(NAME)
    register(MonotoneLine)
    register(MonotoneLine)
    assert kind_of(NAME) is MonotoneLine


def test_every_rule_has_a_technique() -> None:
    """What explains a rule is a technique of the catalogue; any other is refused in a sentence."""
    assert {kind_of(name).explained_by for name in names()} <= {one.name for one in techniques()}

    class Unexplained(MonotoneLine):
        __slots__ = ()
        explained_by = "magic"

    layout = Layout.of_size(4, constraints=[Unexplained("r1c1-3")])
    with pytest.raises(LayoutError, match="a technique that explains monotone_line"):
        nonet.hint(nonet.Grid(bytes(16), layout=layout))


class NamedLine(MonotoneLine):
    """The same rule as other programs may have it."""

    __slots__ = ()
    name: ClassVar[str] = "named_line"
    known_as = Names(
        fpuzzles=Key("monotone", "line"),
        iss=Key("Monotone", "cells"),
        words=r"monoton",
        also=("even_steps",),
        drawn=DrawnLine(hues=(("teal", 0.9),)),
    )


def test_what_others_call_it_is_read_and_written() -> None:
    """A rule that says what others call it is in their files, texts and lines at once."""
    assert "even_steps" not in _every_alias()
    register(NamedLine)
    try:
        rule = NamedLine("r1c1-4")
        puzzle = Puzzle(nonet.Grid(bytes(81), layout=Layout.of_size(9, constraints=[rule])))
        for name in ("fpuzzles", "iss"):
            text = to_text(puzzle, name, lossy=False, solution=False)
            assert document_of(text, None) == puzzle
        assert parse_rule("even steps r1c1-4") == rule
        [said] = sentences("Digits on a teal line are monotonic.")
        assert said.kinds == (NamedLine.name,)
        assert NamedLine.name in lines_drawn()
    finally:
        unregister(NamedLine.name)
    assert [one.kinds for one in sentences("Monotonic lines.")] == [()]


class SteadyLine(SlowThermometer):
    """A rule of pairs, which a program has no type for."""

    __slots__ = ()
    name: ClassVar[str] = "steady_line"
    known_as = Names(iss=Key("Pair", "table"))


def test_it_may_be_the_name_of_a_table() -> None:
    """A rule of pairs that says so is read back from the tables that bear its name."""
    register(SteadyLine)
    try:
        layout = Layout.of_size(9, constraints=[SteadyLine("r1c1-4")])
        puzzle = Puzzle(nonet.Grid(bytes(81), layout=layout))
        text = to_text(puzzle, "iss", lossy=False, solution=False)
        assert "steady" in text
        assert document_of(text, None) == puzzle
    finally:
        unregister(SteadyLine.name)


class DozenPair(PairSum):
    """A rule of marks, of which a program has a type for each number."""

    __slots__ = ()
    name: ClassVar[str] = "dozen_pair"
    known_as = Names(iss=(Key("Dozen", "mark", "value", 12), Key("Pair", "table")))


def test_it_may_have_several_types_of_a_program() -> None:
    """A number that a type says is written as a mark of this type, another one as a table."""
    register(DozenPair)
    try:
        for value, kind in ((12, ".Dozen~R1C1~R1C2"), (9, ".Pair~")):
            layout = Layout.of_size(9, constraints=[DozenPair("r1c1-2", value)])
            puzzle = Puzzle(nonet.Grid(bytes(81), layout=layout))
            text = to_text(puzzle, "iss", lossy=False, solution=False)
            assert unquote(text).endswith(kind) or kind in unquote(text)
            assert document_of(text, None) == puzzle
    finally:
        unregister(DozenPair.name)


class AntiBishop(AntiKnight):
    """A rule of the whole grid, which a program has a flag for."""

    __slots__ = ()
    name: ClassVar[str] = "anti_bishop"
    known_as = Names(sudokupad=Key("antibishop", "grid"))


def test_it_may_have_a_flag_of_a_program() -> None:
    """SudokuPad keeps a rule that is one of its flags, and loses it elsewhere."""
    puzzle = Puzzle(nonet.Grid(bytes(81), layout=Layout.of_size(9, constraints=[AntiBishop()])))
    register(AntiBishop)
    try:
        assert document_of(to_text(puzzle, "sudokupad", lossy=True, solution=False), None) == puzzle
    finally:
        unregister(AntiBishop.name)


class ShadedOdd(Odd):
    """A rule that authors draw as they do another one."""

    __slots__ = ()
    name: ClassVar[str] = "shaded_odd"
    known_as = Names(words="spotted", drawn=DrawnMark("grey circles", place=1))


def test_it_is_recognized_by_its_look() -> None:
    """What is drawn may be any rule of this look, and is the one that the text names."""
    register(ShadedOdd)
    try:
        assert list(marks_drawn("grey circles")) == [Odd.name, ShadedOdd.name]
        circle = Shape(0.5, 0.5, 0.8, 0.8, round=True, fill="#cfcfcf", border="")
        for text, kinds in (("", [Odd, ShadedOdd]), ("Look for spotted cells.", [ShadedOdd, Odd])):
            drawings = Drawings(Layout.of_size(9), Cosmetics(shapes=(circle,)), sentences(text))
            [group] = drawings.groups()
            assert [type(guess.rules[0]) for guess in group.guesses] == kinds
    finally:
        unregister(ShadedOdd.name)


def _every_alias() -> set[str]:
    return {alias for known in known_as().values() for alias in known.also}


def test_names_are_not_taken_away() -> None:
    """No class takes the name of a rule that there is."""

    class Uneven(Odd):
        __slots__ = ()

    class Other(MonotoneLine):
        __slots__ = ()

    for kind in (Uneven, Other):
        with pytest.raises(LayoutError, match="expected the name of a new constraint"):
            register(kind)
