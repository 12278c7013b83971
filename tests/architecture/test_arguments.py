"""Arguments of the wrong type: one sentence that says what was expected, from every function."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.each import each

import nonet
from nonet import drawing
from nonet.grid import read_puzzles

FOUR: Any = "...4 ..31 34.. 2..."
NINE: Any = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GRID = nonet.Grid(FOUR)
FILE = Path(tempfile.gettempdir()) / "never.txt"
STEP = nonet.steps(FOUR, "full house")[0]

NOTHING: Any = object()
STRANGE = [None, 1.5, object(), {"a": 1}, {1}, b"", [None, 1], [[]], Path("x"), nonet.Cancel()]
"""Values that are not puzzles."""

LEAKS = re.compile(
    r"incompatible function|nanobind|std::|object has no attribute|unpack|unhashable|"
    r"not iterable|not subscriptable|unsupported operand|not supported between|unexpected keyword"
    r"|cannot be interpreted|must be (str|int|real)|0x[0-9a-f]{6}"
)
"""Signs of an internal error that reached the user."""

KNOWN = {
    name
    for package in (nonet, nonet.layout, nonet.generator, nonet.constraints)
    for name in package.__all__
}
"""Classes that a message may expect: those that a user can import."""

OF_PUZZLES: dict[str, Callable[[Any], object]] = {
    "solve": nonet.solve,
    "solutions": lambda puzzle: next(nonet.solutions(puzzle)),
    "count": nonet.count,
    "check": nonet.check,
    "true_candidates": nonet.true_candidates,
    "minimize": nonet.minimize,
    "grade": nonet.grade,
    "hint": nonet.hint,
    "steps": nonet.steps,
    "walkthrough": nonet.walkthrough,
    "rate": nonet.rate,
    "canonical": nonet.canonical,
    "automorphisms": nonet.automorphisms,
    "scramble": nonet.scramble,
    "draw": drawing.draw,
    "show": lambda puzzle: nonet.show([puzzle]),
    "Grid": nonet.Grid,
    "Candidates.of": nonet.Candidates.of,
    "same_digits": GRID.same_digits,
    "start": lambda puzzle: nonet.generate(start=NOTHING if puzzle is None else puzzle),
    "save": lambda puzzle: nonet.save([puzzle], FILE),
}

LONG_WORK: dict[str, Callable[..., object]] = {
    name: OF_PUZZLES[name]
    for name in ("count", "check", "true_candidates", "minimize", "grade", "hint", "rate")
} | {"solve": nonet.solve, "walkthrough": nonet.walkthrough, "steps": nonet.steps}

WRONG_OPTIONS: dict[str, Callable[[], object]] = {
    "grid[99]": lambda: GRID[99],
    "grid[0, None]": lambda: GRID[0, None],  # type: ignore[index]
    "grid[1.0, 2]": lambda: GRID[1.0, 2],  # type: ignore[index]
    "grid[:]": lambda: GRID[:],  # type: ignore[index]
    "candidates[99]": lambda: nonet.Candidates.of(GRID)[99],
    "place a text": lambda: GRID.place("r1c3", "4"),  # type: ignore[arg-type]
    "place nowhere": lambda: GRID.place(None, 4),  # type: ignore[arg-type]
    "clear": lambda: GRID.clear(True),
    "is_given": lambda: GRID.is_given(3.0),  # type: ignore[arg-type]
    "a layout of numbers": lambda: nonet.Grid(FOUR, layout=(2, 2)),  # type: ignore[arg-type]
    "parse a list": lambda: nonet.Grid.parse([1]),  # type: ignore[arg-type]
    "parse with a size": lambda: nonet.Grid.parse(FOUR, 4),  # type: ignore[arg-type]
    "an alphabet of numbers": lambda: nonet.Grid.parse(FOUR, alphabet=[1]),  # type: ignore[arg-type]
    "empty of a size": lambda: nonet.Grid.empty(9),  # type: ignore[arg-type]
    "masks of text": lambda: nonet.Candidates("12", nonet.Layout.of_size(4)),  # type: ignore[arg-type]
    "masks without a layout": lambda: nonet.Candidates([1], 4),  # type: ignore[arg-type]
    "marks of a list": lambda: nonet.Candidates.parse([1]),  # type: ignore[arg-type]
    "lines and a size": lambda: list(read_puzzles([FOUR], 4)),  # type: ignore[arg-type]
    "a size of text": lambda: nonet.Layout.of_size("9"),  # type: ignore[arg-type]
    "a Latin size": lambda: nonet.Layout.latin(9.0),  # type: ignore[arg-type]
    "boxes of text": lambda: nonet.Layout.boxes("2", 3),  # type: ignore[arg-type]
    "regions": lambda: nonet.Layout.jigsaw(9),  # type: ignore[arg-type]
    "a cell": lambda: nonet.cell_name("a1", 9),
    "the name of a cell": lambda: nonet.parse_cell(1.0, 9),  # type: ignore[arg-type]
    "a seed": lambda: nonet.solve(FOUR, seed=1.0),  # type: ignore[arg-type]
    "a seed of text": lambda: nonet.scramble(FOUR, seed="1"),  # type: ignore[arg-type]
    "the seed of a grid": lambda: nonet.full_grid(seed=1.0),  # type: ignore[arg-type]
    "the seed of minimize": lambda: nonet.minimize(FOUR, seed=[]),  # type: ignore[arg-type]
    "an engine": lambda: nonet.solve(FOUR, engine=["sat"]),  # type: ignore[arg-type]
    "the engine of solutions": lambda: nonet.solutions(FOUR, engine=None),  # type: ignore[arg-type]
    "a limit": lambda: nonet.count(FOUR, limit="2"),  # type: ignore[arg-type]
    "an order": lambda: nonet.grade(FOUR, order="hodoku"),  # type: ignore[arg-type]
    "the order of a hint": lambda: nonet.hint(FOUR, order=1),  # type: ignore[arg-type]
    "no order": lambda: nonet.walkthrough(FOUR, order=[]),  # type: ignore[arg-type]
    "techniques": lambda: nonet.steps(FOUR, 3),  # type: ignore[arg-type]
    "names that are numbers": lambda: nonet.hint(FOUR, allowed=[3]),  # type: ignore[list-item]
    "options": lambda: nonet.steps(FOUR, options={}),  # type: ignore[arg-type]
    "a language": lambda: nonet.techniques(["de"]),  # type: ignore[arg-type]
    "the language of a hint": lambda: nonet.hint(FOUR).explain("nudge", 3),  # type: ignore[arg-type]
    "a depth": lambda: nonet.hint(FOUR).explain(3),  # type: ignore[arg-type]
    "a level for a layout": lambda: nonet.generate("hard"),  # type: ignore[arg-type]
    "a size for a layout": lambda: nonet.generate(9),  # type: ignore[arg-type]
    "givens": lambda: nonet.generate(givens=24.0),  # type: ignore[arg-type]
    "givens of text": lambda: nonet.generate(givens="24"),  # type: ignore[arg-type]
    "three bounds": lambda: nonet.generate(givens=(20, 24, 28)),  # type: ignore[arg-type]
    "a pattern": lambda: nonet.generate(pattern=3),  # type: ignore[arg-type]
    "a symmetry": lambda: nonet.generate(symmetry=["full"]),  # type: ignore[arg-type]
    "a method": lambda: nonet.generate(method=["carve"]),  # type: ignore[arg-type]
    "a difficulty": lambda: nonet.generate(difficulty=[1, 2]),  # type: ignore[arg-type]
    "a gem": lambda: nonet.generate(gem=["pearl"]),  # type: ignore[arg-type]
    "the hardest": lambda: nonet.generate(hardest=3),  # type: ignore[arg-type]
    "what is needed": lambda: nonet.generate(requires=3),  # type: ignore[arg-type]
    "what is not": lambda: nonet.generate(without=[None]),  # type: ignore[list-item]
    "an order of techniques": lambda: nonet.generate(order="hodoku"),  # type: ignore[arg-type]
    "a predicate": lambda: nonet.generate(predicate="yes"),  # type: ignore[arg-type]
    "tries": lambda: nonet.generate(tries=1.5),  # type: ignore[arg-type]
    "threads": lambda: nonet.generate(threads="2"),  # type: ignore[arg-type]
    "how many": lambda: nonet.generate_many("3"),  # type: ignore[arg-type]
    "a full grid": lambda: nonet.full_grid(9),  # type: ignore[arg-type]
    "holes": lambda: nonet.grid_with_holes("20"),  # type: ignore[arg-type]
    "the layout of holes": lambda: nonet.grid_with_holes(20, 9),  # type: ignore[arg-type]
    "a theme": lambda: drawing.draw(GRID, theme=["dark"]),  # type: ignore[arg-type]
    "a width": lambda: drawing.draw(GRID, width="wide"),  # type: ignore[arg-type]
    "the form of digits": lambda: drawing.draw(GRID, digits=["letters"]),  # type: ignore[arg-type]
    "the candidates of a step": lambda: drawing.draw(STEP, GRID),  # type: ignore[arg-type]
    "one picture": lambda: nonet.show(GRID),  # type: ignore[arg-type]
    "no pictures": lambda: nonet.show(None),  # type: ignore[arg-type]
    "columns": lambda: nonet.show([GRID], columns="2"),  # type: ignore[arg-type]
    "captions": lambda: nonet.show([GRID], captions=3),  # type: ignore[arg-type]
    "a booklet of nothing": lambda: drawing.booklet(None),  # type: ignore[arg-type]
    "a booklet of numbers": lambda: drawing.booklet([None]),
    "the title of a booklet": lambda: drawing.booklet([GRID], title=3),  # type: ignore[arg-type]
    "puzzles a page": lambda: drawing.booklet([GRID], per_page="4"),  # type: ignore[arg-type]
    "load nothing": lambda: nonet.load(None),  # type: ignore[arg-type]
    "load a list": lambda: nonet.load([1]),  # type: ignore[arg-type]
    "load a format": lambda: nonet.load(FOUR, format=3),  # type: ignore[arg-type]
    "load a layout": lambda: nonet.load(FOUR, layout=4),  # type: ignore[arg-type]
    "load an alphabet": lambda: nonet.load(FOUR, alphabet=4),  # type: ignore[arg-type]
    "save nothing": lambda: nonet.save(None, FILE),  # type: ignore[arg-type]
    "save nowhere": lambda: nonet.save(GRID, None),  # type: ignore[arg-type]
    "save as a number": lambda: nonet.save(GRID, "x", format=3),  # type: ignore[arg-type]
    "rate many": lambda: nonet.rate_many(3),  # type: ignore[arg-type]
    "many seeds": lambda: nonet.batch.scramble([NINE], seed=1.5),  # type: ignore[arg-type]
    "many limits": lambda: nonet.batch.count([NINE], limit="2"),  # type: ignore[arg-type]
    "many threads": lambda: nonet.batch.solve([NINE], threads="2"),  # type: ignore[arg-type]
    "many puzzles": lambda: nonet.batch.solve(3),  # type: ignore[arg-type]
    "many orders": lambda: nonet.batch.grade([NINE], order=3),  # type: ignore[arg-type]
}


def sentence(call: Callable[[], object]) -> str:
    """What is said of a call whose arguments are wrong; nothing but TypeError and NonetError."""
    with pytest.raises((TypeError, nonet.NonetError)) as caught:
        call()
    message = str(caught.value)
    assert message.startswith("expected "), message
    assert ", found " in message
    assert "\n" not in message
    assert LEAKS.search(message) is None, message
    for name in re.findall(r"\ban? ([A-Z][a-z]\w+)", message.partition(", found ")[0]):
        assert name in KNOWN, message
    return message


@each("name", OF_PUZZLES)
@each("value", STRANGE)
def test_what_is_no_puzzle_is_refused(name: str, value: object) -> None:
    """Every function that takes a puzzle says in one sentence what else it was given."""
    sentence(lambda: OF_PUZZLES[name](value))


@pytest.mark.parametrize("name", LONG_WORK)
@pytest.mark.parametrize(
    "option", [{"time_limit": "2"}, {"progress": 3}, {"cancel": True}], ids=lambda o: next(iter(o))
)
def test_options_of_long_work_have_their_types(name: str, option: dict[str, object]) -> None:
    """A time limit is a number, progress a function, and cancel a Cancel."""
    with pytest.raises(TypeError, match="expected"):
        LONG_WORK[name](NINE, **option)


@each("name", WRONG_OPTIONS)
def test_wrong_arguments_are_refused_in_a_sentence(name: str) -> None:
    """No argument of the wrong type ends in the internals of nonet."""
    sentence(WRONG_OPTIONS[name])


def test_a_class_is_named_where_a_value_is_expected() -> None:
    """A class that was not called is named itself, not by what its own type is called."""
    cage: Any = nonet.constraints.Cage
    for call in (
        lambda: nonet.Layout.of_size(9, constraints=[cage]),
        lambda: nonet.Layout.of_size(9, rules=cage),
        lambda: nonet.solve(cage),
    ):
        assert sentence(call).endswith("found the class Cage")


def test_a_range_of_givens_in_a_text_is_said_whole() -> None:
    """A text is no pair of numbers, and the message has all of it."""
    givens: Any = "24-28"
    assert sentence(lambda: nonet.generate(givens=givens)).endswith("found '24-28'")


def test_a_path_is_sent_to_load() -> None:
    """A path in place of a puzzle is refused, and the error names the function that reads files."""
    assert sentence(lambda: nonet.solve(Path("x.sdk"))).endswith("nonet.load reads files")  # type: ignore[arg-type]
