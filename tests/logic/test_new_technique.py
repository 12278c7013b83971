"""A technique is an entry, a line of the order and three files of texts; all else finds it."""

from __future__ import annotations

import pytest
from tests.logic.practice_family import ORDER, PRACTICE

from nonet import Layout
from nonet.logic import Group, Language, TechniqueOrder
from nonet.logic._catalogue import Catalogue
from nonet.logic._explain import Depth, explain
from nonet.logic._step_data import StepData
from nonet.logic.families import FAMILIES

CATALOGUE = Catalogue((*FAMILIES, PRACTICE), ORDER)

STEP = StepData(
    "lone_pincer",
    (),
    ((1, 5),),
    (
        Group("pattern", (), (1, 2), None),
        Group("pincer", (5,), (0,), None),
        Group("house", (), (), 0),
    ),
    (),
    Layout.of_size(9),
)

SHOWN = "Lone pincer: r1c23 see the pincer in row 1, which is 5. So 5 can be removed from r1c2."


def test_a_new_technique_is_in_the_catalogue() -> None:
    """It has its title and family, and is found by every name."""
    found = CATALOGUE.technique("lone_pincer")
    assert (found.title, found.family) == ("Lone Pincer", "Practice patterns")
    assert found.phrase == "a lone pincer"
    assert "a cell that sees one pincer" in found.description
    assert found in CATALOGUE.techniques()
    for name in ("Lone Pincer", "half wing", "LP", "einsame zange", "孤翼"):
        assert CATALOGUE.technique(name) == found


@pytest.mark.parametrize(
    ("language", "title", "phrase", "family"),
    [
        ("de", "Einsame Zange", "eine einsame Zange", "Übungsmuster"),
        ("zh", "孤翼", "孤翼", "练习结构"),
    ],
)
def test_a_new_technique_is_in_every_language(
    language: Language, title: str, phrase: str, family: str
) -> None:
    """Its texts are those of its own files."""
    found = CATALOGUE.technique("lone_pincer", language)
    assert (found.title, found.phrase, found.family) == (title, phrase, family)


def test_a_new_technique_has_its_place_in_the_order() -> None:
    """It has the rank, the level and the score of its line, and grades do without it."""
    names = [entry.name for entry in CATALOGUE.order.entries]
    assert names[names.index("xyz_wing") + 1] == "lone_pincer"
    assert [name for name in names if name != "lone_pincer"] == [
        entry.name for entry in TechniqueOrder.hodoku().entries
    ]
    found = CATALOGUE.technique("lone_pincer")
    assert (found.level, found.score, found.is_graded) == ("Hard", 190, False)
    assert found.rank == CATALOGUE.technique("xyz_wing").rank + 1


@pytest.mark.parametrize(
    ("language", "depth", "expected"),
    [
        ("en", "nudge", "Look for a lone pincer in row 1."),
        ("en", "point", "Lone pincer: look at r1c23 in row 1."),
        ("en", "show", SHOWN),
        ("de", "nudge", "Suche eine einsame Zange in Zeile 1."),
        ("zh", "nudge", "第1行可以用“孤翼”。"),
    ],
)
def test_a_new_technique_is_explained(language: Language, depth: Depth, expected: str) -> None:
    """Its steps have sentences at every depth."""
    assert explain(STEP, depth, language, CATALOGUE) == expected


def test_each_technique_is_in_the_order() -> None:
    """A technique that the order or the families do not have cannot be in a catalogue."""
    with pytest.raises(ValueError, match=r"^lone_pincer: expected"):
        Catalogue((*FAMILIES, PRACTICE))
    with pytest.raises(ValueError, match="fireworks_quadruple"):
        Catalogue(family for family in FAMILIES if family.title != "Rare patterns")
