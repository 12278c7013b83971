"""The stations of the course, and the order of techniques that follows from them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import ClassVar, Literal

from nonet._arguments import described, instance, is_one_of
from nonet._json_form import JsonForm
from nonet.course._rules_table import STATIONS
from nonet.errors import NonetError
from nonet.logic import Entry, TechniqueOrder

HiddenSingles = Literal["box", "line", "rule"]
"""Which hidden singles count: of a box or region, of a row or column, or those that a rule makes.

The last are none without the rule, such as the knight's move.
"""

_TABLE: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("singles", "full_house", ("full_house",)),
    ("singles", "hidden_single_in_box", ("hidden_single",)),
    ("singles", "hidden_single_in_line", ("hidden_single",)),
    ("singles", "naked_single", ("naked_single",)),
    ("intersections", "pointing", ("pointing",)),
    ("intersections", "claiming", ("claiming",)),
    ("subsets", "naked_pair", ("naked_pair", "locked_pair")),
    ("subsets", "hidden_pair", ("hidden_pair",)),
    ("subsets", "naked_triple", ("naked_triple", "locked_triple")),
    ("subsets", "hidden_triple", ("hidden_triple",)),
    ("subsets", "naked_quadruple", ("naked_quadruple",)),
    ("fish", "x_wing", ("x_wing",)),
    ("fish", "swordfish", ("swordfish",)),
    ("fish", "jellyfish", ("jellyfish",)),
    ("single_digit_patterns", "skyscraper", ("skyscraper",)),
    ("single_digit_patterns", "two_string_kite", ("two_string_kite", "dual_two_string_kite")),
    ("single_digit_patterns", "empty_rectangle", ("empty_rectangle", "dual_empty_rectangle")),
    (
        "uniqueness",
        "unique_rectangle",
        (
            "unique_rectangle_1",
            "unique_rectangle_2",
            "unique_rectangle_3",
            "unique_rectangle_4",
            "unique_rectangle_5",
            "unique_rectangle_6",
        ),
    ),
    ("uniqueness", "hidden_rectangle", ("hidden_rectangle",)),
    ("uniqueness", "bug", ("bug_1",)),
    ("wings", "xy_wing", ("xy_wing",)),
    ("wings", "xyz_wing", ("xyz_wing",)),
    ("wings", "w_wing", ("w_wing",)),
    ("finned_fish", "finned_x_wing", ("finned_x_wing", "sashimi_x_wing")),
    ("finned_fish", "finned_swordfish", ("finned_swordfish", "sashimi_swordfish")),
    ("colouring", "simple_colouring", ("simple_colours_trap", "simple_colours_wrap")),
    ("chains", "x_chain", ("x_chain",)),
    ("chains", "xy_chain", ("xy_chain",)),
    ("chains", "aic", ("continuous_nice_loop", "discontinuous_nice_loop", "aic")),
    (
        "chains",
        "grouped_aic",
        ("grouped_continuous_nice_loop", "grouped_discontinuous_nice_loop", "grouped_aic"),
    ),
    ("almost_locked_sets", "sue_de_coq", ("sue_de_coq",)),
    ("almost_locked_sets", "als_xz", ("als_xz",)),
    ("almost_locked_sets", "als_xy_wing", ("als_xy_wing",)),
    (
        "nets",
        "forcing_chain",
        (
            "contradiction_forcing_chain",
            "digit_forcing_chain",
            "cell_forcing_chain",
            "house_forcing_chain",
        ),
    ),
    (
        "nets",
        "forcing_net",
        (
            "contradiction_forcing_net",
            "digit_forcing_net",
            "cell_forcing_net",
            "house_forcing_net",
        ),
    ),
)
"""Chapter, name and techniques of each station, in the order in which they are learnt."""

_SINGLES: dict[str, HiddenSingles] = {
    "hidden_single_in_box": "box",
    "hidden_single_in_line": "line",
}

_NOT_HUMAN = frozenset({"brute_force", "template_set", "template_delete"})


@dataclass(frozen=True, slots=True)
class Station(JsonForm):
    """A station of the course: what is learnt and practised together.

    Attributes
    ----------
    name
        Such as "naked_pair".
    chapter
        Such as "subsets"; the stations of a chapter follow each other.
    techniques
        Names in the catalogue of the techniques that are accepted here.
    houses
        For hidden singles: which of them count; else None.
    kind
        Of its puzzles: a ready-made kind of `nonet.generate` or a line of its rules; empty: those
        of houses alone.

    Examples
    --------
    >>> station("naked_pair").techniques
    ('naked_pair', 'locked_pair')
    """

    json_name: ClassVar[str] = "station"

    name: str
    chapter: str
    techniques: tuple[str, ...]
    houses: HiddenSingles | None = None
    kind: str = ""


@lru_cache
def stations() -> tuple[Station, ...]:
    """All stations, in the order in which they are learnt; those for rules come last.

    Examples
    --------
    >>> [one.name for one in stations()[:4]]
    ['full_house', 'hidden_single_in_box', 'hidden_single_in_line', 'naked_single']
    """
    return (
        *(Station(name, chapter, found, _SINGLES.get(name)) for chapter, name, found in _TABLE),
        *(
            Station(name, chapter, found, "rule" if "hidden_single" in found else None, kind)
            for chapter, name, kind, found in STATIONS
        ),
    )


def station(name: str) -> Station:
    """The station of this name.

    Raises
    ------
    NonetError
        Unknown station.

    Examples
    --------
    >>> station("x_wing").chapter
    'fish'
    """
    for station in stations():
        if is_one_of(name, (station.name,)):
            return station
    raise NonetError(f"expected the name of a station, found {described(name)}")


def station_of(technique: str) -> Station | None:
    """The first station where a technique is accepted, by its name in the catalogue, or None.

    Examples
    --------
    >>> station_of("locked_triple").name, station_of("sk_loop")
    ('naked_triple', None)
    """
    instance(technique, str, "the name of a technique")
    return next((station for station in stations() if technique in station.techniques), None)


@lru_cache
def course_order() -> TechniqueOrder:
    """All human techniques in the order of the course: "easier" means earlier in it.

    It differs from HoDoKu's order in three ways. Hidden singles come before naked ones, those in
    boxes first. The techniques of a station are tried together: a locked pair is a naked pair
    here. Stations come in the order of `stations`, chapter by chapter: patterns of few cells, such
    as unique rectangles and wings, before colouring and chains. Every technique without a station
    comes after the one that it follows in HoDoKu's order, and those of rules beyond houses too,
    which have stations of their own, but none before the last single. Levels and scores are those
    of HoDoKu.

    Examples
    --------
    >>> names = [entry.name for entry in course_order().entries]
    >>> names[:3], names.index("cage_combinations") < names.index("pointing")
    (['full_house', 'hidden_single', 'naked_single'], True)
    """
    usual = TechniqueOrder.everything().without(_NOT_HUMAN)
    of = {name: entry for entry in usual.enabled for name in entry.techniques}
    listed = [station for station in stations() if not station.kind]
    taught = {name for station in listed for name in station.techniques}
    singles = {
        name: "naked_single" for station in listed if station.houses for name in station.techniques
    }
    last = ""
    others: defaultdict[str, list[Entry]] = defaultdict(list)
    for entry in usual.enabled:
        if taught.isdisjoint(entry.techniques):
            others[singles.get(last, last)].append(entry)
        else:
            last = entry.techniques[-1]
    entries: dict[tuple[str, ...], Entry] = {}
    for station in listed:
        # Both stations of hidden singles are one entry, under the name of the technique.
        name = station.techniques[0] if station.houses else station.name
        first = of[station.techniques[0]]
        entries[station.techniques] = replace(first, name=name, techniques=station.techniques)
        for technique in station.techniques:
            entries |= {entry.techniques: entry for entry in others[technique]}
    return replace(usual, entries=tuple(entries.values()), boxes_first=True)
