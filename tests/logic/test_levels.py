"""One level has one name, Expert, and HoDoKu's word for it is taken wherever a level is read."""

from __future__ import annotations

import pytest

import nonet
from nonet import TechniqueOrder
from nonet._levels import level_of
from nonet.logic import LANGUAGES, Language, level_title, technique

EXPERT = "....8..26..26..8...5..9.........495.7.......2..48....1.8..71.6.5....2....4....21."


def test_grades_say_expert() -> None:
    """Levels of puzzles and of techniques have our word, in the API and in every order."""
    assert nonet.grade(EXPERT).level == "Expert"
    assert technique("xy_chain").level == "Expert"
    for order in (TechniqueOrder.hodoku(), TechniqueOrder.everything(), TechniqueOrder.human()):
        names = ["Easy", "Medium", "Hard", "Expert", "Extreme"]
        assert [level.name for level in order.levels] == names
        assert "Unfair" not in order.to_toml()


@pytest.mark.parametrize("level", ["expert", "Expert", "EXPERT", "unfair", "Unfair", "UNFAIR"])
def test_puzzles_are_made_by_either_name(level: str) -> None:
    """Both names are one request, in capitals or not: they give the same puzzle."""
    made = nonet.generate(difficulty=level, seed=5)
    assert made.grade is not None
    assert made.grade.level == "Expert"
    assert made.puzzle == nonet.generate(difficulty="Expert", seed=5).puzzle


def test_a_stored_order_has_our_name() -> None:
    """An order that was stored with HoDoKu's word is the same as before."""
    order = TechniqueOrder.everything()
    old = order.to_toml().replace('"Expert"', '"Unfair"')
    assert TechniqueOrder.parse(old) == order


def test_an_order_may_have_both_as_levels_of_its_own() -> None:
    """Where an order has both levels, neither is renamed."""
    text = (
        'levels = [{name = "Expert", limit = 10}, {name = "Unfair"}]\n'
        'entries = [{name = "full_house", level = "Unfair", score = 1}]'
    )
    order = TechniqueOrder.parse(text)
    assert [level.name for level in order.levels] == ["Expert", "Unfair"]
    assert order.entries[0].level == "Unfair"
    assert order.level_named("unfair") == "Unfair"


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_names_are_shown_as_one(language: Language) -> None:
    """In each language what was stored under the other name has the same title."""
    assert level_title("Unfair", language) == level_title("Expert", language)


def test_other_names_stay_as_they_are() -> None:
    """A level of an order of one's own keeps its name."""
    assert [level_of(name) for name in (None, "Easy", "Cruel")] == [None, "Easy", "Cruel"]
    with pytest.raises(nonet.NonetError, match="Easy, Medium, Hard, Expert, Extreme"):
        nonet.generate(difficulty="cruel")
