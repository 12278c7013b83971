"""Rules in words: every kind has its sentences, and says each once."""

from __future__ import annotations

import random

import pytest
from tests.constraints.random_rules import BUILDERS, layouts_for, random_grid, random_rule
from tests.layout.centre_dot import CentreDot

import nonet
from nonet import Grid, Layout, NonetError, Puzzle
from nonet.constraints import (
    Arrow,
    Cage,
    Difference,
    Negative,
    NonConsecutive,
    PairSum,
    PairTable,
    Ratio,
    Regex,
    SameDigits,
    StateMachine,
    Thermometer,
    WhisperLine,
    white_dot,
)
from nonet.constraints.registry import NAMES, OF_LAYERS, constraint_of, kind_of
from nonet.errors import LayoutError
from nonet.logic import LANGUAGES, Language, rule_sentences, rule_title
from nonet.logic.languages import RuleName, texts_of_rules

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def sentences_of(*rules: nonet.layout.Constraint, size: int = 9) -> list[str]:
    """What rules say, without the sentence of the grid."""
    return rule_sentences(Layout.of_size(size, constraints=rules))[1:]


@EVERY_LANGUAGE
def test_every_rule_has_a_title_and_sentences(language: Language) -> None:
    """Random rules of each kind are said in every language, with all of their values."""
    rng = random.Random(5)
    texts = texts_of_rules(language)
    for name in NAMES:
        assert f"title-{name}" in texts
        assert rule_title(kind_of(name), language)
    for name in BUILDERS:
        for _ in range(6):
            layout = rng.choice(layouts_for(name))
            try:
                rule = constraint_of(random_rule(name, layout, random_grid(layout, rng), rng), name)
                with_rule = layout.with_constraints([rule])
            except LayoutError:
                continue
            (rule,) = with_rule.constraints
            assert (rule.sentence(with_rule).message or "grid-normal") in texts
            for sentence in rule_sentences(with_rule, language):
                assert sentence[-1] in ".。"
                assert "{ $" not in sentence


@EVERY_LANGUAGE
def test_every_sentence_is_said_by_some_rule(language: Language) -> None:
    """No message about a rule belongs to a kind that there is not."""
    for message in texts_of_rules(language).messages.sources:
        kind, _, name = message.partition("-")
        if kind in {"rule", "title"}:
            assert name.partition("-")[0] in {*NAMES, *OF_LAYERS, "diagonals"}


def test_a_kind_has_one_sentence_for_all_its_rules() -> None:
    """Two thermometers are said once; cages with and without a total are not the same."""
    found = sentences_of(
        Thermometer("r1c1-3"),
        Cage("r5c5-6", total=9),
        Thermometer("r4c1-3"),
        Cage("r6c5-6"),
    )
    assert found == [
        "Digits along a thermometer increase from the bulb.",
        "Digits in a cage do not repeat, and sum to the number in its corner.",
        "Digits do not repeat in a cage without a number.",
    ]


def test_values_are_said_where_they_are_not_drawn() -> None:
    """Whispers of two kinds have two sentences, each with its difference."""
    german, dutch = sentences_of(WhisperLine("r1c1-3", 5), WhisperLine("r2c1-3", 4))
    assert german.endswith("differ by at least 5.")
    assert dutch.endswith("differ by at least 4.")


@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        (Layout.of_size(9), "Normal Sudoku rules apply."),
        (Layout.boxes(2, 3), "from 1 to 6 once each in every row, column and box."),
        (Layout.latin(5), "in every row and column; there are no boxes."),
        (Layout.jigsaw("1112 1322 3324 3444"), "in every row, column and outlined region."),
    ],
    ids=["boxes of 9", "boxes", "Latin square", "jigsaw"],
)
def test_the_grid_is_said_first(layout: Layout, expected: str) -> None:
    """What the houses are is the first sentence."""
    assert nonet.rules_text(layout).endswith(expected)


def test_sentences_are_joined_as_the_language_does() -> None:
    """German has spaces between sentences, Chinese none."""
    layout = Layout.of_size(9, constraints=[NonConsecutive()])
    assert nonet.rules_text(layout, "de") == (
        "Es gelten die üblichen Sudoku-Regeln. Waagerecht oder senkrecht benachbarte Zellen "
        "enthalten nie aufeinanderfolgende Ziffern."
    )
    assert nonet.rules_text(layout, "zh") == "遵循标准数独规则。上下左右相邻的两格数字不连续。"


def test_the_text_of_the_author_wins() -> None:
    """A puzzle with rules in words keeps them, in whatever language."""
    layout = Layout.of_size(4, constraints=[Thermometer("r1c1-3")])
    puzzle = Puzzle(Grid.empty(layout), rules="My own\nwords")
    assert nonet.rules_text(puzzle, "de") == "My own\nwords"
    assert nonet.rules_text(puzzle.grid) == nonet.rules_text(layout)


def test_rules_of_ones_own_have_their_own_text() -> None:
    """A text is given as it is, with a full stop if it has none; without one, what is known."""
    texts = sentences_of(
        Regex("r1c1-3", "1.*", text="Starts with 1"),
        Regex("r2c1-3", "2.*"),
        Regex("r3c1-3", "2.*"),
        StateMachine("r4c1-3", 0, [[0] * 9], [0], title="All go"),
    )
    assert texts[0] == "Starts with 1."
    assert "letter B" in texts[1]
    assert "2.*" in texts[1]
    assert texts[2] == "All go: State machine r4c1, r4c2, r4c3."
    assert len(texts) == 3


def test_letters_are_those_of_the_picture() -> None:
    """A pair table names the letter of its square; equal tables share it."""
    rules = [
        SameDigits(["r1c1-2", "r3c4-5"]),
        PairTable("r5c5-6", [(1, 2)]),
        PairTable("r7c6 r7c5", [(2, 1)]),
        PairTable("r8c5-6", [(3, 4)]),
    ]
    _, first, second = sentences_of(*rules)
    assert "letter B" in first
    assert "1/2" in first
    assert "letter C" in second
    assert "3/4" in second


def test_pills_say_how_they_are_read() -> None:
    """A pill whose cells are not in the order of reading names its cells."""
    forwards, backwards = sentences_of(Arrow("r1c1-2", "r2c1-2"), Arrow("r5c2 r5c1", "r6c1-2 r7c2"))
    assert "from the top or from the left" in forwards
    assert "r5c2 r5c1" in backwards


@pytest.mark.parametrize(
    ("exceptions", "expected"),
    [
        ([], "Two orthogonally adjacent digits never differ by 1."),
        (["r1c1-2"], "Where that is not marked, two orthogonally"),
        (["r1c1-2", "r3c3-4", "r5-6c5"], "Where there is no mark between them, two"),
        (["r9c1-2"], "Except for r9c1–r9c2, two orthogonally"),
    ],
    ids=["none", "with its mark", "with any mark", "others"],
)
def test_negative_rules_say_what_they_leave_out(exceptions: list[str], expected: str) -> None:
    """Exceptions are named by their marks, or one by one where these do not tell."""
    rules = [
        Negative("difference", 1, exceptions),
        white_dot("r1c1-2"),
        Ratio("r3c3-4", 2),
        PairSum("r5-6c5", 8),
        Difference("r9c9 r1c1", 1),
    ]
    assert sentences_of(*rules)[0].startswith(expected)


def test_a_rule_that_no_language_knows_has_its_name() -> None:
    """A class of one's own is said by its label."""
    assert sentences_of(CentreDot()) == ["Centre dot."]


def test_unknown_languages_are_refused() -> None:
    """The message lists the languages."""
    with pytest.raises(NonetError, match=r"expected the language 'en', .* or .*, found 'xx'"):
        nonet.rules_text(Layout.of_size(4), "xx")


@pytest.mark.parametrize(
    ("case", "articles"),
    [
        ("", ("der ", "die ", "das ")),
        (".dative", ("dem ", "der ", "den ")),
        (".of", ("beim ", "bei der ", "bei den ")),
    ],
    ids=["nominative", "dative", "of"],
)
def test_german_rules_have_articles(case: str, articles: tuple[str, ...]) -> None:
    """The name of a rule in German begins with its article in each case, with its text or not."""
    texts = texts_of_rules("de")
    for name in NAMES:
        for text in ("", "7"):
            said = RuleName(name, texts, name=rule_title(kind_of(name), "de"), text=text)
            assert said.declined(case).startswith(articles), name
