"""Words by which rules are found: in three languages, with errors of typing, and none too many."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.constraints.rule_words import cases
from tests.each import each

from nonet._locales import LANGUAGES
from nonet.constraints import Odd
from nonet.constraints.naming import (
    close_names,
    is_rule,
    is_word,
    meaning,
    meanings,
    named,
    search,
)
from nonet.constraints.registry import known_as, register, unregister
from nonet.constraints.shorthand import parse_rule
from nonet.constraints.words import (
    every_rule,
    fold,
    is_near,
    kind_called,
    own_names,
    tools,
    words_of,
)
from nonet.errors import LayoutError, NonetError
from nonet.generator.rules.families import usual_name
from nonet.generator.rules.plan import read_rule
from nonet.layout.names import Names
from nonet.logic import rule_title

TOOLS = {tool.name for tool in tools()}


def found(word: str) -> list[str]:
    """The names of what a word finds; none where it finds nothing."""
    try:
        return [hit.name for hit in named(word)]
    except LayoutError:
        return []


def test_a_word_finds_its_rules() -> None:
    """Each word finds its rules in their order, and what is no word finds nothing."""
    table = cases()
    assert len(table) > 250
    wrong = {word: found(word) for word, rules in table if found(word) != rules}
    assert wrong == {}


def test_a_search_has_them_first() -> None:
    """A search field offers the rules of a word before all that only have a part of it."""
    for word, rules in cases():
        assert [hit.name for hit in search(word)][: len(rules)] == rules, word


def test_typed_rules_have_the_same_words() -> None:
    """What a word finds is what it means in a typed rule: a tool is none, several are several."""
    for word, rules in cases():
        known = [name for name in rules if name not in TOOLS]
        assert [meant.kind.name for meant in meanings(word)] == known, word
        assert is_word(word) == bool(known), word


def test_words_of_setters(shared: Path) -> None:
    """Each word of a list that setters wrote finds its rules first, in a search field too."""
    lines = (shared / "conformance" / "setters_words.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    assert rows
    for word, rules in rows:
        for spelled in (word, word.upper(), word.replace(" ", "-"), word.replace(" ", "")):
            expected = rules.split()
            assert found(spelled)[: len(expected)] == expected, spelled
            assert [hit.name for hit in search(spelled)][: len(expected)] == expected, spelled


@each("name", every_rule())
def test_the_name_of_a_rule_comes_first(name: str) -> None:
    """A rule is found first by each name of its own, however it is joined, and by its titles."""
    for own in own_names(name):
        for spelled in (own, own.upper(), own.replace("_", " "), own.replace("_", "")):
            assert found(spelled)[0] == name
            assert meaning(spelled).kind is kind_called(name)
            assert search(spelled)[0].name == name
    for language in LANGUAGES:
        assert name in found(rule_title(kind_called(name), language)), language


@each("name", every_rule())
def test_every_rule_has_words_in_three_languages(name: str) -> None:
    """A rule has words that setters use, also Chinese ones, and each of them finds it."""
    words = words_of(name)
    assert any("一" <= letter <= "鿿" for word in words for letter in word)
    assert len(words) >= 3
    for word in words:
        assert name in found(word), word


@pytest.mark.parametrize("name", sorted(known_as()))
def test_own_names_are_of_one_rule(name: str) -> None:
    """No other rule has a name that decides."""
    for own in own_names(name):
        others = {fold(other) for one in every_rule() if one != name for other in own_names(one)}
        assert fold(own) not in others


def test_an_error_of_typing_is_one_letter() -> None:
    """One letter may be missing, be too many, be wrong, or have changed places: not two of them."""
    for typed in ("knigt", "knnight", "knoght", "nkight", "knigth", "night", "knights"):
        assert is_near(typed, "knight"), typed
    for typed in ("knigthh", "kinhgt", "ngiht", "knightsx", "kngt", "knight" * 2):
        assert not is_near(typed, "knight"), typed


def test_short_words_have_no_errors() -> None:
    """A word of fewer than five letters is what is typed, or nothing."""
    for word in ("odf", "cgae", "nto", "pil", "quda", "fgo", "xx"):
        assert found(word) == [], word


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("german whispr r1c1-3", "german-whisper r1c1-3"),
        ("Flüsterlinie 5 r1c1-3", "whisper-line 5 r1c1-3"),
        ("grüne Linie r1c1-3", "german-whisper r1c1-3"),
        ("orange line r1c1-3", "dutch-whisper r1c1-3"),
        ("white kropki r1c1-2", "white-dot r1c1-2"),
        ("schwarzer Punkt r1c1-2", "ratio 2 r1c1-2"),
        ("箭头 r1c1 r1c2-3", "arrow r1c1 r1c2-3"),
        ("杀手 12 r1c1-2", "cage 12 r1c1-2"),
        ("ten line r1c1-5", "sum-line 10 r1c1-5"),
        ("x-sudoku", "diagonals"),
        ("hyper", "windows"),
        ("king", "anti-king"),
        ("159 r1c1", "column-index r1c1"),
        ("parity r1c1-3", "parity-line r1c1-3"),
        ("not antiknigt", "not anti-knight"),
        ("any of kiler 3 r1c1-2 | thermos r1c1-2", "any-of cage 3 r1c1-2 | thermo r1c1-2"),
        ("clone r1c1/r2c1", "clone r1c1 / r2c1"),
    ],
)
def test_a_typed_rule_may_have_any_word(line: str, rule: str) -> None:
    """A line begins with any word that means one rule; numbers that the word says go with it."""
    assert parse_rule(line) == parse_rule(rule)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("kropki r1c1-2", "expected one rule, found 'kropki', which is white-dot or black-dot"),
        ("even/odd r1c1", "expected one rule, found 'even/odd', which is even or odd"),
        ("min/max r1c1", "which is minimum or maximum"),
        ("indexing r1c1", "which is column-index or row-index or box-index"),
        ("fog r1c1", "found 'fog'; Fog is no rule but a part of the drawing"),
        ("jigsaw", "found 'jigsaw'; Regions are no rule but the shape of the board: --regions"),
        ("xyzzy r1c1", "expected the name of a rule, found 'xyzzy'; the nearest are "),
        ("熊猫 r1c1", "found '熊猫'; see 'nonet rules'"),
        ("not kropki r1c1-2", "which is white-dot or black-dot"),
    ],
)
def test_a_line_that_means_no_one_rule_is_refused(line: str, message: str) -> None:
    """A word of several rules names them, what is no rule says where it is, others the nearest."""
    with pytest.raises(LayoutError, match=message):
        parse_rule(line)
    with pytest.raises(NonetError):
        read_rule(line)


@pytest.mark.parametrize(
    ("word", "family"),
    [
        ("german", "german-whisper"),
        ("Flüstern", "german-whisper"),
        ("dutch whispers", "dutch-whisper"),
        ("thermometr", "thermometer"),
        ("kropki dots", "kropki"),
        ("even/odd", "odd-even"),
        ("Killerkäfig", "killer-cage"),
        ("温度计", "thermometer"),
        ("quads", "quadruple"),
        ("skyscaper", "skyscraper"),
    ],
)
def test_clues_are_generated_by_any_word(word: str, family: str) -> None:
    """Clues of a rule, or of a mixture that a word means, are asked for by it."""
    assert usual_name(word) == family
    read_rule(f"{word} 2")


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("min/max", "which is minimum or maximum"),
        ("fog", "found 'fog'; Fog is no rule"),
        ("jigsaw", "Regions are no rule but the shape of the board: --regions"),
        ("xyzzy", "expected a rule whose clues can be generated, found 'xyzzy'"),
    ],
)
def test_words_that_no_clues_are_generated_by(word: str, message: str) -> None:
    """A word of two families names both, and what is no rule says where it is."""
    with pytest.raises(NonetError, match=message):
        usual_name(word)


def test_close_names_are_words_too() -> None:
    """Close to a word are names that it begins, and those with most of its letters."""
    assert close_names("white")[0] == "white-dot"
    assert "thermometer" in close_names("thermmetr")
    assert close_names("熊猫") == ()


class Uneven(Odd):
    """A rule of another program."""

    name = "uneven"
    known_as = Names(called="parity, lopsided dot", also=("wonky",))


def test_a_rule_of_another_program_has_words() -> None:
    """A registered rule is found by its words until it is forgotten."""
    assert not is_rule("lopsided dot")
    register(Uneven)
    try:
        assert found("lopsided dots") == found("wonky") == found("lopsidde dot") == ["uneven"]
        assert found("parity") == ["parity_line", "uneven", "even", "odd"]
    finally:
        unregister("uneven")
    assert found("lopsided dot") == []
