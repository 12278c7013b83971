"""Arguments that are plausible and wrong: every public function takes them or says a sentence."""

from __future__ import annotations

import datetime as dt
import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.each import each

import nonet
from nonet import Candidates, Grid, Layout, batch, constraints, course, dataset, drawing, generator
from nonet._json_form import JsonForm
from nonet.dataset import Recipe
from nonet.generator import RuleRequest
from nonet.layout import (
    Constraint,
    Cosmetics,
    FogTrigger,
    Layer,
    Outline,
    Shape,
    Stroke,
    Unknown,
)

FOUR = "...4 ..31 34.. 2..."
NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GRID = Grid(FOUR)
STEP = nonet.steps(FOUR, "full house")[0]
MADE = nonet.generate(Layout.of_size(4), seed=1)

WRONG: dict[str, Any] = {
    "None": None,
    "True": True,
    "3": 3,
    "-1": -1,
    "1.5": 1.5,
    "a number of NumPy": np.int64(3),
    "a fraction of NumPy": np.float64(1.5),
    "no text": "",
    "a text": "x",
    "a name of a cell": "r1c1",
    "digits": FOUR,
    "bytes": b"abc",
    "a path": Path("x"),
    "a date": dt.date(2026, 12, 1),
    "no list": [],
    "a list of numbers": [1, 2],
    "a list of texts": ["x", "y"],
    "a list of lists": [[1, 2], [3, 4]],
    "a list of None": [None],
    "a tuple": (1, 2),
    "a tuple of texts": ("x",),
    "a set": {1},
    "a dict": {"a": 1},
    "an array": np.zeros((4, 4), dtype=np.uint8),
    "an array of fractions": np.array([0.5, 1.5]),
    "an array of texts": np.array(["x"]),
    "a number in an array": np.array(3),
    "a Grid": GRID,
    "Candidates": Candidates.of(GRID),
    "a Puzzle": nonet.Puzzle(GRID),
    "a Generated": MADE,
    "a Layout": Layout.of_size(4),
    "a Step": STEP,
    "a Grade": nonet.grade(FOUR),
    "a rule": constraints.Cage("r1c1-2", 3),
    "a class": Grid,
    "a function": len,
    "an object": object(),
}
"""Values of types that people confuse: text for a list, a path for text, an array for a number."""

LEAKS = re.compile(
    r"incompatible function|nanobind|std::|object has no attribute|unpack|unhashable|ambiguous|"
    r"not iterable|not subscriptable|unsupported operand|not supported between|unexpected keyword|"
    r"cannot be interpreted|must be |0x[0-9a-f]{6}|positional argument|has no len|_made|__|"
    r"can't|could not|cannot convert|invalid literal|not callable|an integer is required"
)
"""Signs of an internal error that reached the user."""

PACKAGES: tuple[str, ...] = (
    "batch",
    "constraints",
    "course",
    "drawing",
    "equivalence",
    "formats",
    "generator",
)
PACKAGES += ("grid", "layout", "logic", "photo", "puzzle", "rating", "solver", "dataset")

ELSEWHERE = {"read_puzzles", "placement", "worksheet"}
"""Those of lines, whose reading has its own tests, and two that take what others take, slowly."""

RESULTS = {
    *("Ambiguity", "Check", "Conflict", "ConflictSet", "CountEstimate", "Generated", "Grade"),
    *("Grades", "Hint", "House", "Link", "Group", "Mistake", "Progress", "StationProgress"),
    *("RatedStep", "Rating", "Ratings", "Solutions", "SolverStatistics", "Step", "Technique"),
    *("Walkthrough", "Solved", "PlacedRule", "Located", "PhotoReading", "Info", "Verdict"),
    *("Verification", "Exercise", "Station", "StationText", "Review", "GameMove", "Answer"),
    *("Entry", "Level", "TechniqueOrder", "Status", "TechniqueOptions", "Schedule", "Threads"),
    *("Cluster", "Runner", "Recipe", "RuleRequest", "Label", "Method", "Symmetry", "Form"),
    *("CellNames", "Depth", "Language", "GenerateRequest", "Gallery", "HasGrid", "Constraint"),
    *("HouseConstraint", "Cancel"),
}
"""Classes that nonet makes, abstract ones and types; people call their methods."""


@cache
def usual() -> dict[str, tuple[Callable[..., object], dict[str, Any]]]:
    """The public functions and methods, each with arguments that it takes."""
    half = {"time_limit": 5.0}
    order, hint = nonet.TechniqueOrder.hodoku(), nonet.hint(FOUR)
    walk, rating = nonet.walkthrough(FOUR), nonet.rate(NINE)
    exercise = course.exercise("naked_single", seed=1)
    candidates = Candidates.of(GRID)
    calls: dict[str, tuple[Callable[..., object], dict[str, Any]]] = {
        name: (getattr(nonet, name), {"puzzle": FOUR, **half})
        for name in ("solve", "count", "check", "grade", "hint", "walkthrough")
    }
    calls |= {
        "solutions": (lambda **given: next(nonet.solutions(**given)), {"puzzle": FOUR}),
        "estimate_count": (nonet.estimate_count, {"puzzle": FOUR, "samples": 10, "seed": 1}),
        "true_candidates": (nonet.true_candidates, {"puzzle": FOUR}),
        "steps": (nonet.steps, {"candidates": FOUR, "technique": "full house"}),
        "rate": (nonet.rate, {"puzzle": NINE}),
        "rate_many": (nonet.rate_many, {"grids": [NINE]}),
        "grade_many": (nonet.grade_many, {"puzzles": [NINE]}),
        "canonical": (nonet.canonical, {"grid": FOUR}),
        "automorphisms": (nonet.automorphisms, {"grid": FOUR}),
        "scramble": (nonet.scramble, {"grid": FOUR, "seed": 1}),
        "minimize": (nonet.minimize, {"puzzle": FOUR, "seed": 1}),
        "full_grid": (nonet.full_grid, {"layout": Layout.of_size(4), "seed": 1}),
        "grid_with_holes": (
            nonet.grid_with_holes,
            {"holes": 4, "layout": Layout.of_size(4), "seed": 1},
        ),
        "generate": (nonet.generate, {"layout": Layout.of_size(4), "seed": 1, "tries": 3, **half}),
        "generate_many": (
            lambda **given: list(nonet.generate_many(**given)),
            {"count": 1, "layout": Layout.of_size(4), "seed": 1, "tries": 3, **half},
        ),
        "technique": (nonet.technique, {"name": "X-Wing"}),
        "techniques": (nonet.techniques, {"language": "en"}),
        "rules_text": (nonet.rules_text, {"subject": Layout.of_size(4)}),
        "cell_name": (nonet.cell_name, {"cell": 3, "size": 4}),
        "parse_cell": (nonet.parse_cell, {"cell": "r1c4", "size": 4}),
        "load": (nonet.load, {"source": FOUR}),
        "load_many": (lambda **given: list(nonet.load_many(**given)), {"source": FOUR}),
        "save": (nonet.save, {"puzzles": FOUR, "path": "out.sdm"}),
        "show": (nonet.show, {"subjects": [GRID]}),
        "Grid": (Grid, {"givens": FOUR, "entries": None, "layout": None}),
        "Grid.parse": (Grid.parse, {"text": FOUR}),
        "Grid.empty": (Grid.empty, {"layout": Layout.of_size(4)}),
        "Grid.place": (GRID.place, {"cell": 2, "digit": 2}),
        "Grid.clear": (GRID.clear, {"cell": 2}),
        "Grid.same_digits": (GRID.same_digits, {"other": FOUR}),
        "Grid.to_text": (GRID.to_text, {}),
        "Grid.from_json": (Grid.from_json, {"text": GRID.to_json()}),
        "Grid.from_fields": (Grid.from_fields, {"fields": GRID.fields()}),
        "Candidates": (Candidates, {"masks": [15] * 16, "layout": Layout.of_size(4), "grid": GRID}),
        "Candidates.of": (Candidates.of, {"puzzle": FOUR}),
        "Candidates.parse": (Candidates.parse, {"text": FOUR}),
        "Candidates.place": (candidates.place, {"cell": 2, "digit": 2}),
        "Candidates.without": (candidates.without, {"eliminations": [(2, 1)]}),
        "Candidates.from_fields": (Candidates.from_fields, {"fields": candidates.fields()}),
        "Puzzle": (nonet.Puzzle, {"grid": GRID}),
        "Puzzle.to_text": (nonet.Puzzle(GRID).to_text, {"format": "sdm", "lossy": True}),
        "Puzzle.from_json": (nonet.Puzzle.from_json, {"text": nonet.Puzzle(GRID).to_json()}),
        "Layout": (Layout, {"size": 4, "regions": None, "constraints": ()}),
        "Layout.of_size": (Layout.of_size, {"size": 4, "constraints": (), "rules": ()}),
        "Layout.boxes": (Layout.boxes, {"rows": 2, "columns": 2, "rules": ()}),
        "Layout.latin": (Layout.latin, {"size": 4}),
        "Layout.jigsaw": (Layout.jigsaw, {"regions": "1122112233443344"}),
        "Layout.with_constraints": (Layout.of_size(4).with_constraints, {"constraints": ()}),
        "Layout.exchange_keeps": (Layout.of_size(4).exchange_keeps, {"cells": [1]}),
        "Layout.from_fields": (Layout.from_fields, {"fields": {"size": 4}}),
        "Step.apply": (STEP.apply, {"candidates": candidates}),
        "Step.explain": (STEP.explain, {}),
        "Step.from_json": (nonet.Step.from_json, {"text": STEP.to_json()}),
        "Step.from_fields": (nonet.Step.from_fields, {"fields": STEP.fields()}),
        "Hint.explain": (hint.explain, {}),
        "Hint.to_json": (hint.to_json, {}),
        "Walkthrough.from_fields": (nonet.Walkthrough.from_fields, {"fields": walk.fields()}),
        "Rating.states": (lambda **given: list(rating.states(**given)), {"puzzle": NINE}),
        "Grade.from_json": (nonet.Grade.from_json, {"text": nonet.grade(FOUR).to_json()}),
        "TechniqueOrder.load": (nonet.TechniqueOrder.load, {"path": "order.toml"}),
        "TechniqueOrder.parse": (nonet.TechniqueOrder.parse, {"text": order.to_toml()}),
        "TechniqueOrder.only": (order.only, {"techniques": {"naked_pair"}}),
        "TechniqueOrder.without": (order.without, {"techniques": {"naked_pair"}}),
        "as_puzzle": (nonet.grid.as_puzzle, {"puzzle": FOUR}),
        "as_grid": (nonet.grid.as_grid, {"puzzle": FOUR}),
        "as_candidates": (nonet.grid.as_candidates, {"puzzle": FOUR}),
        "draw": (drawing.draw, {"subject": GRID}),
        "booklet": (drawing.booklet, {"puzzles": [GRID], "solutions": "none"}),
        "RuleRequest.parse": (RuleRequest.parse, {"text": "thermo 2-4"}),
        "Recipe.parse": (Recipe.parse, {"text": "count = 10"}),
        "Recipe.load": (Recipe.load, {"path": "order.toml"}),
        "dataset.info": (dataset.info, {"path": "nothing.csv"}),
        "batch.solve": (batch.solve, {"puzzles": [NINE]}),
        "batch.count": (batch.count, {"puzzles": [NINE]}),
        "batch.check": (batch.check, {"puzzles": [NINE]}),
        "generate_requested": (
            lambda **given: list(generator.generate_requested(**given)),
            {"request": generator.GenerateRequest(layout=Layout.of_size(4)), "count": 1, "seed": 1},
        ),
        "daily": (course.daily, {"date": "2026-12-01", "level": "easy"}),
        "weekly": (course.weekly, {"date": "2026-12-01", "weakest": "naked_single"}),
        "exercise": (course.exercise, {"name": "full_house", "seed": 1, "time_limit": 0.1}),
        "Exercise.check": (exercise.check, {}),
        "station": (course.station, {"name": "naked_single"}),
        "station_puzzle": (course.station_puzzle, {"wanted": "naked_single", "seed": 1}),
        "check_digit": (
            course.check_digit,
            {"screen": "rows", "grid": course.rules_screens()[0].puzzle, "cell": 2, "digit": 1},
        ),
        "example_of": (nonet.logic.example_of, {"technique": nonet.technique("X-Wing")}),
        "Outline": (Outline, {"cells": ("r1c1",), "colour": "#000000"}),
        "FogTrigger": (FogTrigger, {"cells": ("r1c1",), "lights": ("r1c2",)}),
        "held_grid": (nonet.grid.held_grid, {"value": GRID}),
        "Stroke": (Stroke, {"points": ((0, 0), (1, 1)), "colour": "#000000", "width": 1}),
        "Cosmetics": (Cosmetics, {}),
        "Layer": (Layer, {"name": "shade", "values": "1-2", "count": 2, "counts": True}),
        "Unknown": (Unknown, {"name": "total", "first": 1, "last": 45}),
        "digits": (batch.digits, {"puzzles": [NINE]}),
        "solve_lines": (batch.solve_lines, {"lines": f"{NINE}\n".encode()}),
        "chapter_title": (course.chapter_title, {"chapter": "fish"}),
        "course_order": (course.course_order, {}),
        "exercise_set": (course.exercise_set, {"name": "full_house", "count": 1, "seed": 1}),
        "faults": (course.faults, {"exercise": exercise}),
        "placed": (course.placed, {"results": [True] * 8}),
        "review": (course.review, {"puzzle": GRID, "moves": ()}),
        "rules_screens": (course.rules_screens, {}),
        "schedule": (course.schedule, {"answers": (), "now": 0.0}),
        "station_example": (course.station_example, {"name": "naked_single"}),
        "station_of": (course.station_of, {"technique": "naked_single"}),
        "station_text": (course.station_text, {"name": "naked_single"}),
        "stations": (course.stations, {}),
        "augment": (
            dataset.augment,
            {"path": "no.csv", "address": "out", "runner": dataset.Threads(1), "copies": 1},
        ),
        "label": (
            dataset.label,
            {"path": "no.csv", "address": "out", "runner": dataset.Threads(1)},
        ),
        "split": (
            dataset.split,
            {"path": "no.csv", "address": "out", "shares": {"a": 0.5, "b": 0.5}},
        ),
        "make": (
            dataset.make,
            {"recipe": Recipe.parse("count = 1"), "address": "b", "runner": dataset.Threads(1)},
        ),
        "verify": (dataset.verify, {"paths": ["no.csv"], "runner": dataset.Threads(1)}),
        "draw_pdf": (drawing.draw_pdf, {"subject": GRID}),
        "draw_png": (drawing.draw_png, {"subject": GRID, "width": 20}),
        "fixed_constraints": (nonet.equivalence.fixed_constraints, {"layout": Layout.of_size(4)}),
        "parse_puzzle": (nonet.grid.parse_puzzle, {"text": FOUR}),
        "Shape": (
            Shape,
            {
                **dict.fromkeys(("x", "y", "width", "height"), 1),
                "round": True,
                "fill": "",
                "border": "#000000",
            },
        ),
        "house_title": (nonet.logic.house_title, {"house": GRID.layout.houses[0]}),
        "level_title": (nonet.logic.level_title, {"level": "Easy"}),
        "link_sentences": (nonet.logic.link_sentences, {"step": STEP}),
        "named_links": (nonet.logic.named_links, {"step": STEP}),
        "nudged_houses": (nonet.logic.nudged_houses, {"step": STEP}),
        "placed_rules": (nonet.logic.placed_rules, {"layout": Layout.of_size(4)}),
        "rule_sentences": (nonet.logic.rule_sentences, {"layout": Layout.of_size(4)}),
        "rule_title": (nonet.logic.rule_title, {"kind": constraints.Cage}),
        "technique_names": (nonet.logic.technique_names, {"names": "X-Wing"}),
        "texts_of": (nonet.logic.texts_of, {"language": "en"}),
        "count_pages": (nonet.photo.count_pages, {"source": b"abc"}),
        "read_photo": (nonet.photo.read_photo, {"source": b"abc"}),
        "read_photos": (nonet.photo.read_photos, {"source": b"abc"}),
        "xv_pair": (constraints.xv_pair, {"cells": "r1c1-2", "letter": "X"}),
    }
    for name in ("black_dot", "white_dot", "german_whisper", "dutch_whisper"):
        calls[name] = (getattr(constraints, name), {"cells": "r1c1-2"})
    odd = [constraints.Odd("r1c1"), constraints.Odd("r1c2")]
    for name in ("at_least", "at_most", "exactly"):
        calls[name] = (getattr(constraints, name), {"number": 1, "rules": odd})
    for name in constraints.__all__:
        kind = getattr(constraints, name)
        if inspect.isclass(kind) and issubclass(kind, JsonForm):
            calls[f"constraints.{name}"] = (kind, {})
            calls[f"constraints.{name}.from_json"] = (kind.from_json, {"text": "{}"})
    return calls


def parameters(call: Callable[..., object], given: dict[str, Any]) -> Iterator[str]:
    """The parameters of a call that are tried: those that it has, or else that it is given."""
    found = inspect.signature(call).parameters.values()
    names = [one.name for one in found if one.kind not in (one.VAR_KEYWORD, one.VAR_POSITIONAL)]
    yield from dict.fromkeys((*names, *given))


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written is written into a folder of the test."""
    monkeypatch.chdir(tmp_path)


@each("name", list(usual()))
@pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")
def test_a_plausible_argument_is_taken_or_refused_in_a_sentence(name: str) -> None:
    """No argument of a type that people confuse ends in the internals of nonet or of Python."""
    call, given = usual()[name]
    for parameter in parameters(call, given):
        for wrong, value in WRONG.items():
            if value is len and parameter in {"predicate", "progress"}:
                continue  # a function of their own, which raises its own errors
            try:
                call(**{**given, parameter: value})
            except (nonet.NonetError, TypeError, OSError) as error:
                message = str(error)
                place = f"{name}({parameter}={wrong})"
                assert LEAKS.search(message) is None, f"{place}: {message}"
                assert "\n" not in message, f"{place}: {message}"
            except Exception as error:  # noqa: BLE001 (whatever it is, it is wrong)
                pytest.fail(f"{name}({parameter}={wrong}): {type(error).__name__}: {error}")


def test_every_public_function_is_tried() -> None:
    """No public function is missing in the table."""
    tried = {name.rpartition(".")[2] for name in usual()} | set(usual())
    missing = set()
    for package in ("", *PACKAGES):
        module = import_module(f"nonet.{package}".rstrip("."))
        for name in getattr(module, "__all__", ()):
            value = getattr(module, name)
            if not callable(value) or name in tried | RESULTS | ELSEWHERE:
                continue
            if inspect.isclass(value) and issubclass(value, Exception | Constraint):
                continue
            missing.add(f"{package}.{name}")
    assert missing == set()
