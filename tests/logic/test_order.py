"""Orders: the built-in ones, those of files, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from nonet import FormatError, TechniqueOrder
from nonet.logic import Entry, Level, TechniqueOptions
from nonet.logic.engine import TECHNIQUES

SMALL = """
levels = [{ name = "Light", limit = 20 }, { name = "Dark" }]
entries = [
  { name = "naked_single", level = "Light", score = 5 },
  { name = "pairs", of = ["naked_pair", "hidden_pair"], level = "Dark", score = 9, enabled = false },
]
[options]
chain_length = 8
"""  # noqa: E501 (a table of TOML is one line)


def test_built_in_orders_have_every_technique_once() -> None:
    """Each technique is in one entry of the usual order, and all are enabled in the other."""
    names = [name for entry in TechniqueOrder.hodoku().entries for name in entry.techniques]
    assert sorted(names) == sorted(TECHNIQUES)
    enabled = [name for entry in TechniqueOrder.everything().enabled for name in entry.techniques]
    assert sorted(enabled) == sorted(TECHNIQUES)


# HoDoKu 2.2.0's default configuration: level, score, and whether it is used for solving.
@pytest.mark.parametrize(
    ("name", "level", "score", "enabled"),
    [
        ("full_house", "Easy", 4, True),
        ("hidden_single", "Easy", 14, True),
        ("locked_pair", "Medium", 40, True),
        ("hidden_triple", "Medium", 100, True),
        ("remote_pair", "Hard", 110, True),
        ("finned_swordfish", "Expert", 200, True),
        ("squirmbag", "Expert", 470, False),
        ("multi_colours", "Hard", 200, True),
        ("grouped_nice_loop", "Expert", 300, True),
        ("death_blossom", "Expert", 360, False),
        ("franken_swordfish", "Expert", 350, True),
        ("forcing_net", "Extreme", 700, True),
        ("brute_force", "Extreme", 10000, True),
    ],
)
def test_usual_order_is_that_of_hodoku(name: str, level: str, score: int, enabled: bool) -> None:
    """Levels, scores and what is enabled are HoDoKu's."""
    [entry] = [entry for entry in TechniqueOrder.hodoku().entries if entry.name == name]
    assert (entry.level, entry.score, entry.enabled) == (level, score, enabled)


# HoDoKu 2.2.0: the highest scores of the levels.
def test_levels_are_those_of_hodoku() -> None:
    """800, 1000, 1600, 1800, and no limit."""
    assert [(level.name, level.limit) for level in TechniqueOrder.hodoku().levels] == [
        ("Easy", 800),
        ("Medium", 1000),
        ("Hard", 1600),
        ("Expert", 1800),
        ("Extreme", None),
    ]


@pytest.mark.parametrize(
    ("hardest", "score", "level"),
    [
        ("Easy", 800, "Easy"),
        ("Easy", 801, "Medium"),
        ("Easy", 1700, "Expert"),
        ("Hard", 100, "Hard"),
        ("Medium", 20_000, "Extreme"),
        ("Extreme", 1, "Extreme"),
    ],
)
def test_level_rises_with_the_score(hardest: str, score: int, level: str) -> None:
    """A long way of easy steps is a higher level, and the hardest step is the least level."""
    assert TechniqueOrder.hodoku().level(hardest, score) == level


def test_files_are_read(tmp_path: Path) -> None:
    """Entries, levels and options are as the file says."""
    (tmp_path / "order.toml").write_text(SMALL, "utf-8")
    order = TechniqueOrder.load(tmp_path / "order.toml")
    assert order.levels == (Level("Light", 20), Level("Dark", None))
    assert order.entries == (
        Entry("naked_single", ("naked_single",), "Light", 5),
        Entry("pairs", ("naked_pair", "hidden_pair"), "Dark", 9, enabled=False),
    )
    assert order.options == TechniqueOptions(chain_length=8)
    assert [entry.name for entry in order.enabled] == ["naked_single"]


@pytest.mark.parametrize(
    "order",
    [TechniqueOrder.hodoku(), TechniqueOrder.everything(), TechniqueOrder.parse(SMALL)],
    ids=["hodoku", "all", "own"],
)
def test_orders_survive_their_own_text(order: TechniqueOrder) -> None:
    """What `to_toml` writes is read back as the same order."""
    assert TechniqueOrder.parse(order.to_toml()) == order


def test_the_order_of_people_begins_with_what_is_seen() -> None:
    """Hidden singles come before naked ones, in boxes first; the usual order stays as it is."""
    order = TechniqueOrder.human()
    names = [entry.name for entry in order.entries]
    assert names[:3] == ["full_house", "hidden_single", "naked_single"]
    assert sorted(names) == sorted(entry.name for entry in TechniqueOrder.everything().entries)
    assert (order.boxes_first, TechniqueOrder.everything().boxes_first) == (True, False)
    assert TechniqueOrder.parse(order.to_toml()) == order
    with pytest.raises(FormatError, match="boxes_first"):
        TechniqueOrder.parse("boxes_first = 1\n" + SMALL)


def test_techniques_are_chosen() -> None:
    """`only` enables exactly these, also within an entry; `without` takes some away."""
    order = TechniqueOrder.hodoku().only({"simple_colours_wrap", "whale"})
    assert [(entry.name, entry.techniques) for entry in order.enabled] == [
        ("whale", ("whale",)),
        ("simple_colours", ("simple_colours_wrap",)),
    ]
    left = TechniqueOrder.hodoku().without({"full_house"}).enabled
    assert left == TechniqueOrder.hodoku().enabled[1:]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("score = 5", "score = -5"), "expected a number from 0 up for score in entry 1"),
        (('"naked_single"', '"naked_sinlge"'), "expected the name of a technique in entry 1"),
        (('"hidden_pair"', '"naked_pair"'), "found naked_pair again in entry 2, pairs"),
        (('"Light", score', '"Lite", score'), "expected one of the levels in entry 1"),
        (("enabled = false", "enabled = 0"), "expected enabled to be true or false"),
        (("score = 5", "cost = 5"), "found 'cost'"),
        (("limit = 20", "limit = true"), "expected a number from 0 up for limit in level 1"),
        ((", limit = 20", ""), "expected a limit for every level but the last, found level 1"),
        (('"Dark" }', '"Light" }'), "expected each level once"),
        (("chain_length = 8", "chain_length = true"), "expected a number for the option"),
        (("chain_length = 8", "chains = 8"), "found 'chains'"),
        (("levels = [", "levels = [["), "expected TOML"),
        (("entries = [", "entry = ["), "found 'entry'"),
    ],
)
def test_damage_is_named(change: tuple[str, str], message: str) -> None:
    """A file that is not a valid order is refused with what was expected and found, and where."""
    assert change[0] in SMALL
    with pytest.raises(FormatError, match=message):
        TechniqueOrder.parse(SMALL.replace(*change, 1))
