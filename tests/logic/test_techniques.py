"""The catalogue: one entry for each technique, and every name leads to one."""

from __future__ import annotations

import pytest
from tests.each import each
from tests.logic.soundness import is_sound
from tests.logic.states import EVERY_EXAMPLE, example

import nonet
from nonet import NonetError, Technique, _native
from nonet.logic import LANGUAGES, TechniqueOrder, technique

EVERY = each("item", nonet.techniques(), lambda item: item.name)
LEVELS = [level.name for level in TechniqueOrder.hodoku().levels]


def test_every_native_technique_has_one_entry() -> None:
    """The catalogue has every technique exactly once."""
    names = [item.name for item in nonet.techniques()]
    assert sorted(names) == sorted(_native.technique_names())


def test_the_easier_ones_come_first() -> None:
    """The catalogue is in the order in which techniques are tried."""
    ranks = [item.rank for item in nonet.techniques()]
    assert ranks == sorted(ranks)


@EVERY
def test_every_entry_is_complete(item: Technique) -> None:
    """Each technique has a title, other names, a level, and a paragraph that says what it is."""
    assert item.title[0].isupper() or item.title[0].isdigit()
    assert item.family
    assert item.level in LEVELS
    assert item.score > 0
    assert item.description.endswith(".")
    assert len(item.description) > 50
    assert "\n" not in item.description


@EVERY
def test_every_name_leads_to_its_technique(item: Technique) -> None:
    """Name, title and aliases find a technique, in capitals or not."""
    for name in (item.name, item.title, item.title.upper(), *item.aliases):
        assert technique(name) == item


def test_no_name_means_two_techniques() -> None:
    """All names, titles in any language and aliases differ, as they are looked up."""
    titles = [
        {item.title for item in same}
        for same in zip(*map(nonet.techniques, LANGUAGES), strict=True)
    ]
    names = [
        name
        for item, called in zip(nonet.techniques(), titles, strict=True)
        for name in {
            "".join(character for character in name.lower() if character.isalnum())
            for name in (item.name, *called, *item.aliases)
        }
    ]
    assert [name for name in names if names.count(name) > 1] == []


# HoDoKu 2.2.0, names and short names of its step types; https://hodoku.sourceforge.net.
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Locked Candidates Type 1", "pointing"),
        ("lc2", "claiming"),
        ("X-Wing", "x_wing"),
        ("bf3", "swordfish"),
        ("fmf4", "finned_mutant_jellyfish"),
        ("2-String Kite", "two_string_kite"),
        ("Uniqueness Test 4", "unique_rectangle_4"),
        ("Bivalue Universal Grave + 1", "bug_1"),
        ("Almost Locked Set XZ-Rule", "als_xz"),
        ("AIC", "aic"),
        ("Turbot Fish", "turbot_fish"),
        ("sdc", "sue_de_coq"),
    ],
)
def test_names_of_other_programs_are_known(name: str, expected: str) -> None:
    """Names that players bring along lead to the technique they mean."""
    assert technique(name).name == expected


def test_an_unknown_name_is_refused() -> None:
    """The message repeats the name."""
    with pytest.raises(NonetError, match=r"expected the name of a technique, found 'qqq'$"):
        technique("qqq")


def test_a_misspelt_name_is_put_right() -> None:
    """The message names the technique that is spelt nearly so."""
    with pytest.raises(NonetError, match="found 'Swordfihs'; did you mean 'Swordfish'"):
        technique("Swordfihs")


@EVERY
def test_the_phrase_suits_a_sentence(item: Technique) -> None:
    """The article goes with what follows it."""
    article, _, rest = item.phrase.partition(" ")
    if article in {"a", "an"}:
        spoken_vowel = rest[0] in "aeiAEI" or rest.startswith(("XV", "XY", "XR", "X-", "ALS", "SK"))
        assert (article == "an") == spoken_vowel


def test_every_technique_fires_in_an_example() -> None:
    """Only brute force has no example; that of each other technique is tested below."""
    assert [item.name for item in nonet.techniques() if item.example is None] == ["brute_force"]


@EVERY_EXAMPLE
def test_examples_are_states_of_proper_puzzles(name: str) -> None:
    """The givens have one solution, and no step of the technique is against it."""
    state, step = example(name)
    solution = nonet.solve(state.grid.without_entries(), unique=True)
    found = nonet.steps(state, step.technique)
    assert step in found
    assert all(is_sound(one, solution) for one in found)
