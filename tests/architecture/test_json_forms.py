"""Every public value is written as JSON and read back, and what is no such text is refused."""

from __future__ import annotations

import dataclasses
import inspect
import json
from collections import Counter
from functools import cache
from typing import Any

import pytest
from tests.each import each

import nonet
from nonet import (
    Candidates,
    Grid,
    Layout,
    Puzzle,
    constraints,
    course,
    dataset,
    generator,
    layout,
    logic,
    rating,
    solver,
)
from nonet.dataset import Recipe
from nonet.generator import GenerateRequest, RuleRequest
from nonet.layout import Constraint, Cosmetics, Outline
from nonet.logic import TechniqueOptions

NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
TWICE = "1..............."
NONE = "12.. ..3. .... ...4"
GRID = Grid("...4 ..31 34.. 2...").place("r1c3", 2)

REQUEST = GenerateRequest(
    layout=Layout.of_size(9),
    givens=(24, 30),
    start=Grid(NINE),
    order=nonet.TechniqueOrder.human().only({"naked_pair"}),
    requires=("x_wing",),
    rules=("anti-knight", RuleRequest.parse("thermo 2-4"), constraints.Cage("r1c1-2", 3)),
)
ANSWER = course.Answer("naked_pair", True, 0, 3.5, 1e9)
MOVES = [
    course.GameMove(placed=((2, 4),), seconds=1.0),
    course.GameMove(placed=((3, 1),), seconds=500.0),
]

ALL_USUAL = {"TechniqueOptions", "GenerateRequest", "Cosmetics", "GameMove"}
"""All of their fields have a usual value."""

NO_VALUES = {"Cancel", "Solutions"}
"""A switch, and an iterator that searches."""


@cache
def values() -> dict[str, Any]:
    """A value of each public class, and more where their forms differ."""
    made = nonet.generate(difficulty="easy", seed=1)
    killer = nonet.generate(kind="mini-killer", seed=1)
    rating = nonet.rate(NINE)
    several, none = nonet.check(TWICE, explain=True), nonet.check(NONE, explain=True)
    ruled = Layout.boxes(2, 3, rules=["thermometer r1c1-3", "anti-knight"], diagonals=True)
    drawn = Cosmetics(outlines=(Outline(("r1c1",), "#000000"),), fog=("r1c1",))
    step = next(one for one in nonet.steps(NINE) if one.eliminations)
    exercise = course.exercise("x_wing", seed=1)
    learnt = course.schedule([ANSWER], now=2e9)
    return {
        "Grid": GRID,
        "Grid with rules": Grid.empty(ruled),
        "Candidates": Candidates.of(GRID).without([("r1c1", 1)]),
        "Candidates without any": Candidates([0] * 16, Layout.of_size(4)),
        "Puzzle": Puzzle(GRID, title="Größe", history=(("place", "r1c3", 2),), cosmetics=drawn),  # type: ignore[arg-type]
        "Layout": ruled,
        "Layout of regions": Layout.jigsaw("1112 1322 3324 3444"),
        "Latin layout": Layout.latin(9),
        "House": ruled.houses[3],
        "Layer": layout.Layer("shade", "1-3", count=2, counts=False),
        "Conflict": GRID.place("r1c1", 4).conflicts()[0],
        "Check": several,
        "Check without a solution": none,
        "Check of a conflict": nonet.check(GRID.place("r1c1", 4)),
        "Ambiguity": several.ambiguity,
        "ConflictSet": none.conflict_set,
        "CountEstimate": nonet.estimate_count(NONE, samples=1, seed=1),
        "SolverStatistics": several.statistics,
        "Step": step,
        "Hint": nonet.hint(killer),
        "Hint of a mistake": nonet.hint(GRID.place("r1c1", 2)),
        "Walkthrough": nonet.walkthrough(killer),
        "Grade": nonet.grade(NINE),
        "Technique": nonet.technique("X-Wing", "zh"),
        "TechniqueOrder": nonet.TechniqueOrder.human().only({"naked_pair"}),
        "Rating": rating,
        "RatedStep": rating.steps[0],
        "Generated": made,
        "Generated with rules": killer,
        "Progress": nonet.Progress(1.5, 2, 3, 4, None),
        "Ratings": nonet.rate_many([NINE, "." * 81]),
        "Grades": nonet.grade_many([NINE, "." * 81]),
        "TechniqueOptions": TechniqueOptions(duals=True),
        "Entry": nonet.TechniqueOrder.hodoku().entries[0],
        "Level": nonet.TechniqueOrder.hodoku().levels[0],
        "Group": step.groups[0],
        "Link": logic.Link(0, 1, strong=True),
        "Mistake": nonet.hint(GRID.place("r1c1", 2)).mistakes[0],
        "Recipe": Recipe.parse("count = 1000\nminimal = true"),
        "RuleRequest": RuleRequest.parse("thermo 2-4 length 3-6"),
        "Cage": constraints.Cage("r1c1-2", 3),
        "AnyOf": constraints.AnyOf([constraints.Odd("r1c1"), constraints.Even("r1c2")]),
        "a rule with numbers": constraints.Cage([16, 17], 3),
        "AntiKnight": constraints.AntiKnight(),
        "GenerateRequest": REQUEST,
        "Cosmetics": drawn,
        "Outline": drawn.outlines[0],
        "Stroke": layout.Stroke(((0.5, 0.5), (1.5, 0.5)), "#c0c0c0", 0.25),
        "Shape": layout.Shape(0.5, 0.5, 0.75, 0.75, round=True, fill="", border="#000000"),
        "FogTrigger": layout.FogTrigger(("r1c1",), ("r2c2",)),
        "PlacedRule": logic.placed_rules(ruled)[0],
        "Exercise": exercise,
        "Verdict": exercise.check(cells=()),
        "Station": course.station("x_wing"),
        "StationText": course.station_text("x_wing", "de"),
        "Answer": ANSWER,
        "course StationProgress": learnt.progress["naked_pair"],
        "Schedule": learnt,
        "GameMove": MOVES[0],
        "Review": course.review(nonet.Grid(NINE), MOVES),
        "Info": dataset.Info(2, 1, ("puzzle",), {"level": Counter({"Easy": 2})}),
        "Verification": dataset.Verification(2, {"level"}, {"level": 1}, ["row 2: no puzzle"]),
        "DisjointGroups": layout.DisjointGroups(),
        "Windows": layout.Windows(),
        "Diagonals": Layout.of_size(9, diagonals=True).constraints[0],
    }


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same; results of many puzzles are no values of their own."""
    if isinstance(one, nonet.Ratings | nonet.Grades):
        return type(one) is type(other) and one.fields() == other.fields()
    return type(one) is type(other) and one == other


def test_every_public_class_is_tried() -> None:
    """No public class of values lacks a JSON form."""
    classes = {name for name in nonet.__all__ if inspect.isclass(getattr(nonet, name))}
    others = {name for name in classes if issubclass(getattr(nonet, name), Exception | Warning)}
    assert classes - others - NO_VALUES - values().keys() == set()


def test_every_public_value_is_tried() -> None:
    """Of each package, the public dataclasses that are compared as values have a JSON form."""
    packages = [course, dataset, generator, layout, logic, rating, solver]
    classes = {
        kind
        for package in packages
        for name in package.__all__
        if dataclasses.is_dataclass(kind := getattr(package, name)) and isinstance(kind, type)
    }
    bases = {Constraint, layout.HouseConstraint}
    assert classes - bases - {type(value) for value in values().values()} == set()


@each("name", list(values()))
def test_values_are_read_back(name: str) -> None:
    """What `to_json` writes, `from_json` reads, and `fields` and `from_fields` do the same."""
    value = values()[name]
    text = value.to_json()
    assert same(type(value).from_json(text), value)
    assert json.loads(text)["version"] == 1
    assert json.loads(text)["format"].startswith("nonet")
    assert same(type(value).from_fields(json.loads(json.dumps(value.fields()))), value)


@each("name", list(values()))
def test_texts_of_other_things_are_refused(name: str) -> None:
    """Another format, a newer version, no object and no JSON are a FormatError in a sentence."""
    kind = type(values()[name])
    fields = json.loads(values()[name].to_json())
    newer, other = {**fields, "version": 99}, {**fields, "format": "nonet egg"}
    for text in (
        "",
        "x",
        "[]",
        "3",
        "null",
        "{}",
        json.dumps(newer),
        json.dumps(other),
        "[" * 9999,
    ):
        if text == "{}" and name in ALL_USUAL:
            continue
        with pytest.raises(nonet.FormatError, match=r"^expected "):
            kind.from_json(text)
    with pytest.raises(TypeError, match="as a text in JSON"):
        kind.from_json(3)


@each("name", list(values()))
def test_wrong_fields_are_refused_in_a_sentence(name: str) -> None:
    """A field that is missing, or of another type, is a NonetError or makes another value."""
    kind = type(values()[name])
    fields = json.loads(values()[name].to_json())
    for key in fields.keys() - {"format", "version"}:
        changed = [
            {**fields, key: wrong} for wrong in (None, True, -1, 1.5, "x", [], [3], {}, {"a": 1})
        ]
        changed.append({name: value for name, value in fields.items() if name != key})
        for one in changed:
            try:
                kind.from_json(json.dumps(one))
            except nonet.NonetError as error:
                message = str(error)
                assert "\n" not in message
                assert "object has no attribute" not in message


def test_a_rule_is_read_as_its_own_class_or_as_any() -> None:
    """`Constraint.from_json` reads any rule, and a rule's class only its own."""
    text = constraints.Odd("r1c1").to_json()
    assert Constraint.from_json(text) == constraints.Odd("r1c1")
    with pytest.raises(nonet.FormatError, match="expected the rule killer_cage, found odd"):
        constraints.Cage.from_json(text)


def test_a_total_has_both_names() -> None:
    """JSON has the name `sum` for a total, and takes `total`; a call takes `sum`, too."""
    cage = constraints.Cage("r1c1-2", total=3)
    assert cage.fields()["sum"] == 3
    assert constraints.Cage.from_fields({"cells": ["r1c1", "r1c2"], "total": 3}) == cage
    assert constraints.Cage("r1c1-2", sum=3) == cage  # type: ignore[call-arg]


def test_steps_of_before_are_read() -> None:
    """A text without format and version is read as one of the first version."""
    step = nonet.steps(NINE)[0]
    assert nonet.Step.from_json(json.dumps(step.fields())) == step


def test_what_is_looked_for_is_there() -> None:
    """Level, givens, solution and technique are where one looks for them."""
    made = nonet.generate(difficulty="easy", seed=1)
    assert made.level == "Easy"
    assert made.givens == made.puzzle.givens
    assert nonet.generate(seed=1).level is None
    assert Puzzle(made).givens == made.givens  # type: ignore[arg-type]
    assert Puzzle(made).solution == made.solution.digits  # type: ignore[arg-type]
    assert Puzzle(made, difficulty="Easy").level == "Easy"  # type: ignore[arg-type]
    hint = nonet.hint(NINE)
    assert hint.step is not None
    assert hint.technique == hint.step.technique
    assert hint.placements == hint.step.placements
    assert nonet.hint(GRID.place("r1c1", 2)).technique is None
    rated = nonet.rate(NINE).steps[0]
    assert (rated.technique, rated.placements) == (rated.step.technique, rated.step.placements)
    assert nonet.check(NINE).solution == nonet.solve(NINE)
    assert nonet.check(TWICE).solution is None
