"""One puzzle: proper, minimal, symmetric, as requested, and the same for the same seed."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import get_args

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from tests.each import each
from tests.generator.puzzles import givens, is_minimal, is_proper
from tests.strategies import JIGSAWS, layouts

import nonet
from nonet import Cancel, Generated, Grid, Layout, Progress, generate, reference
from nonet.generator import GenerateRequest, generate_requested
from nonet.generator.request import Method
from nonet.generator.symmetry import Symmetry
from nonet.running import Watch

SEEDS = st.integers(0, 2**64 - 1)
METHODS: tuple[Method, ...] = get_args(Method)
SYMMETRIES: tuple[Symmetry, ...] = get_args(Symmetry)

SOON = 2.0
"""Seconds within which stopped work must have ended, on a busy machine."""

VARIANTS = [
    *(Layout.of_size(size) for size in (1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 16)),
    Layout.boxes(2, 3),
    Layout.boxes(3, 4),
    Layout.latin(5),
    Layout.latin(11),
    Layout.latin(7, diagonals=True),
    Layout.jigsaw(JIGSAWS[-1]),
    Layout.of_size(9, diagonals=True),
    Layout.of_size(9, windows=True),
    Layout.of_size(9, disjoint_groups=True),
    Layout.of_size(9, diagonals=True, windows=True),
]

NO_GRID = [
    Layout.latin(2, diagonals=True),
    Layout.latin(3, diagonals=True),
    Layout.jigsaw("12 21"),
]

# Mirrors and turns of an array of cells, by NumPy.
MOVES: dict[Symmetry, list[Callable[[NDArray[np.bool_]], NDArray[np.bool_]]]] = {
    "half-turn": [lambda cells: np.rot90(cells, 2)],
    "quarter-turn": [np.rot90],
    "top-bottom": [np.flipud],
    "left-right": [np.fliplr],
    "horizontal": [np.flipud],
    "vertical": [np.fliplr],
    "diagonal": [np.transpose],
    "anti-diagonal": [lambda cells: np.rot90(np.transpose(cells), 2)],
    "full": [np.rot90, np.flipud, np.transpose],
    "none": [],
}


def is_symmetric(puzzle: Grid, symmetry: Symmetry) -> bool:
    """True if its givens lie on its givens after every mirror and turn of the symmetry."""
    given = puzzle.to_array() != 0
    return all(np.array_equal(move(given), given) for move in MOVES[symmetry])


@each("method", METHODS)
@each("layout", VARIANTS)
def test_every_layout_has_proper_minimal_puzzles(layout: Layout, method: Method) -> None:
    """On any layout, by either method, a minimal puzzle has one solution and no given to spare."""
    made = generate(layout, minimal=True, method=method, seed=3)
    assert is_proper(made)
    assert is_minimal(made.puzzle)


@pytest.mark.parametrize("method", METHODS)
@given(layout=layouts(largest=9), seed=SEEDS)
@settings(max_examples=60)
def test_a_puzzle_has_one_solution(layout: Layout, seed: int, method: Method) -> None:
    """A puzzle of any layout that has grids at all has one solution, which comes with it."""
    try:
        made = generate(layout, seed=seed, method=method, time_limit=5)
    except nonet.NoSolution:
        assert nonet.count(Grid.empty(layout), limit=1) == 0
    except nonet.TimeLimitReached:
        assume(False)  # scattered regions: whether there is a grid is a hard question
    else:
        assert is_proper(made)
        assert made.seed == seed
        assert made.tries >= 1


@given(
    layout=st.sampled_from([Layout.of_size(4), Layout.latin(4), Layout.boxes(2, 3)]),
    method=st.sampled_from(METHODS),
    seed=SEEDS,
)
@settings(max_examples=40)
def test_the_reference_solver_agrees(layout: Layout, method: Method, seed: int) -> None:
    """The readable solver finds the one solution, and several without any one given."""
    made = generate(layout, minimal=True, method=method, seed=seed)
    assert reference.solve(made.puzzle) == made.solution
    assert reference.count(made.puzzle, 2) == 1
    for cell, digit in enumerate(made.puzzle.givens):
        if digit:
            fewer = made.puzzle.givens[:cell] + b"\0" + made.puzzle.givens[cell + 1 :]
            assert reference.count(Grid(fewer, layout=layout), 2) == 2


@each("layout", [Layout.of_size(9), Layout.of_size(8), Layout.latin(5)])
@each("symmetry", SYMMETRIES)
@each("method", METHODS)
def test_the_givens_are_symmetric(symmetry: Symmetry, layout: Layout, method: Method) -> None:
    """The givens of a symmetric puzzle are mapped on the givens, also in even sizes."""
    for seed in range(3):
        made = generate(layout, symmetry=symmetry, method=method, seed=seed)
        assert is_symmetric(made.puzzle, symmetry)
        assert is_proper(made)


@given(
    least=st.integers(24, 60),
    more=st.integers(0, 10),
    method=st.sampled_from(METHODS),
    symmetry=st.sampled_from(["none", "half-turn", "diagonal"]),
    seed=SEEDS,
)
@settings(max_examples=60)
def test_givens_are_in_the_range(
    least: int, more: int, method: Method, symmetry: Symmetry, seed: int
) -> None:
    """A puzzle has a number of givens within the range, ends included, symmetric or not."""
    made = generate(
        givens=(least, least + more), method=method, symmetry=symmetry, seed=seed, tries=100_000
    )
    assert least <= givens(made.puzzle) <= least + more
    assert is_symmetric(made.puzzle, symmetry)
    assert is_proper(made)


def test_a_range_of_givens_is_met_throughout() -> None:
    """Every number of a range comes up, and it may be written as a range, pair or array item."""
    seen = {givens(generate(givens=range(30, 34), seed=seed).puzzle) for seed in range(40)}
    assert seen == {30, 31, 32, 33}
    assert givens(generate(givens=(30, 30), seed=1).puzzle) == 30
    assert givens(generate(givens=np.int64(30), seed=1).puzzle) == 30  # type: ignore[arg-type]


@given(
    seed=SEEDS,
    started=st.integers(1, 30),
    room=st.integers(0, 40),
    method=st.sampled_from(METHODS),
    as_text=st.booleans(),
)
@settings(max_examples=60)
def test_the_start_is_kept_and_the_pattern_respected(
    seed: int, started: int, room: int, method: Method, *, as_text: bool
) -> None:
    """All digits of the start are givens, and no given lies outside the pattern."""
    full = generate(givens=81, seed=seed).solution.digits
    cells = np.random.default_rng(seed).permutation(81).tolist()
    free = set(cells[started + 41 - room :]) | set(cells[:started])
    start = Grid(bytes(full[cell] if cell in cells[:started] else 0 for cell in range(81)))
    pattern = "".join("x" if cell in free else "." for cell in range(81))
    try:
        made = generate(
            start=start.to_text() if as_text else start,
            pattern=pattern,
            method=method,
            seed=seed,
            tries=200,
        )
    except nonet.GenerationFailed:
        assume(False)  # few cells: hardly any puzzle has its givens there
    assert all(made.puzzle.givens[cell] == full[cell] for cell in cells[:started])
    assert all(cell in free for cell in range(81) if made.puzzle.givens[cell])
    assert is_proper(made)


@pytest.mark.parametrize("method", METHODS)
def test_all_options_together(method: Method) -> None:
    """Range, minimal, start, pattern, symmetry and predicate hold at once."""
    pattern = [[row != 4 or column != 4 for column in range(9)] for row in range(9)]
    made = generate(
        givens=range(22, 29),
        minimal=True,
        start="12" + 79 * ".",
        pattern=pattern,
        symmetry="half-turn",
        predicate=lambda one: one.solution["r9c9"] == 3,
        method=method,
        seed=5,
    )
    assert made.puzzle.to_text().startswith("12")
    assert made.puzzle["r5c5"] == 0
    assert made.solution["r9c9"] == 3
    assert is_symmetric(made.puzzle, "half-turn")
    assert 22 <= givens(made.puzzle) <= 28
    assert is_minimal(made.puzzle)
    assert is_proper(made)


def test_a_start_that_is_a_puzzle_stays_as_it_is() -> None:
    """A minimal start with one solution is the puzzle, with just as many givens as asked for."""
    puzzle = generate(minimal=True, seed=9).puzzle
    for method in METHODS:
        made = generate(start=puzzle, minimal=True, givens=givens(puzzle), method=method)
        assert made.puzzle == puzzle


def test_entries_of_a_start_are_givens() -> None:
    """Digits entered into the start count like its givens."""
    start = Grid.empty(Layout.of_size(4)).place("r1c1", 3)
    assert generate(start=start, seed=1).puzzle.is_given("r1c1")


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(
    ("layout", "symmetry", "number"),
    [(None, "none", 25), (None, "half-turn", None), (Layout.latin(6), "none", None)],
)
def test_threads_change_nothing(
    layout: Layout | None, symmetry: Symmetry, number: int | None, method: Method
) -> None:
    """The same seed gives the same puzzle after as many tries on any number of threads."""
    for seed in range(5):
        made = [
            generate(
                layout,
                givens=number,
                minimal=number is None,
                symmetry=symmetry,
                method=method,
                seed=seed,
                threads=threads,
            )
            for threads in (1, 2, 3)
        ]
        assert len({(one.puzzle, one.solution, one.tries) for one in made}) == 1


def test_another_seed_gives_another_puzzle() -> None:
    """Seeds at both ends of their range and none at all give puzzles of their own."""
    seeds = [0, 1, 2, 2**63, 2**64 - 1, None, None]
    assert len({generate(seed=seed).puzzle for seed in seeds}) == len(seeds)
    made = generate()
    assert generate(seed=made.seed).puzzle == made.puzzle


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("tries", [1, 2, 3, 4, 50])
@pytest.mark.parametrize("options", [{"givens": 17}, {"givens": 45, "minimal": True}])
def test_a_failure_carries_its_tries_and_its_best(
    options: dict[str, int], tries: int, method: Method
) -> None:
    """GenerationFailed carries just the tries allowed and a best puzzle with one solution."""
    with pytest.raises(nonet.GenerationFailed, match=f"in {tries} tries") as caught:
        generate(**options, tries=tries, method=method, seed=1)  # type: ignore[arg-type]
    assert caught.value.tries == tries
    if caught.value.best is not None:
        assert nonet.count(caught.value.best) == 1
        assert givens(caught.value.best) != options["givens"]
    assert caught.value.best is not None or method == "plant"


def test_a_predicate_that_refuses_all_ends_after_the_tries() -> None:
    """A predicate is asked for proper puzzles only, and no more once all tries are used up."""
    asked: list[Generated] = []

    def refuse(made: Generated) -> bool:
        asked.append(made)
        return False

    with pytest.raises(nonet.GenerationFailed, match="predicate") as caught:
        generate(givens=26, predicate=refuse, tries=100, seed=1)
    assert caught.value.tries == 100
    assert caught.value.best == asked[-1].puzzle
    assert 1 < len(asked) <= 100
    assert all(is_proper(made) and givens(made.puzzle) == 26 for made in asked)
    assert [made.tries for made in asked] == sorted({made.tries for made in asked})


def test_an_error_of_the_predicate_comes_out() -> None:
    """What the predicate raises reaches the caller."""

    def fail(_: Generated) -> bool:
        raise KeyError("from the predicate")

    with pytest.raises(KeyError, match="from the predicate"):
        generate(predicate=fail)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("layout", NO_GRID, ids=repr)
def test_a_layout_without_grids_has_no_puzzles(layout: Layout, method: Method) -> None:
    """A layout without any grid raises NoSolution instead of trying forever."""
    assert reference.solve(Grid.empty(layout)) is None
    with pytest.raises(nonet.NoSolution, match="no grid has this layout"):
        generate(layout, method=method, time_limit=60)


def test_a_time_limit_of_zero_ends_at_once() -> None:
    """No time at all is a time limit, too."""
    with pytest.raises(nonet.TimeLimitReached):
        generate(time_limit=0)


HARD: dict[str, dict[str, object]] = {
    "17": {"givens": 17},
    "17 planted": {"givens": 17, "method": "plant"},
    "minimal with 45": {"givens": 45, "minimal": True},
    "start": {"start": f"{1:081}", "givens": 17},
    "16×16": {"layout": Layout.of_size(16), "givens": 70},
    "25×25 planted": {"layout": Layout.of_size(25), "givens": 200, "method": "plant"},
    "49×49": {"layout": Layout.of_size(49), "minimal": True},
    "predicate": {"predicate": lambda _: False},
}


@pytest.mark.parametrize("name", HARD)
def test_hard_requests_can_be_stopped(name: str) -> None:
    """What takes too long ends soon after its time limit, or when another thread cancels it."""
    hard = HARD[name]
    start = time.monotonic()
    with pytest.raises(nonet.TimeLimitReached) as reached:
        generate(**hard, tries=2**60, time_limit=0.15)  # type: ignore[arg-type]
    assert reached.value.found == 0
    cancel = Cancel()
    timer = threading.Timer(0.15, cancel.cancel)
    timer.start()
    with pytest.raises(nonet.Cancelled):
        generate(**hard, tries=2**60, cancel=cancel, time_limit=60)  # type: ignore[arg-type]
    assert time.monotonic() - start < 0.3 + SOON


def test_other_threads_go_on() -> None:
    """Python code of other threads runs meanwhile: the interpreter is not held."""
    ticks: list[float] = []
    done = threading.Event()

    def tick() -> None:
        while not done.wait(0.001):
            ticks.append(time.monotonic())

    ticker = threading.Thread(target=tick)
    ticker.start()
    start = time.monotonic()
    request = GenerateRequest(layout=Layout.of_size(16), givens=70)
    watch = Watch(time_limit=1.0, slice_seconds=10.0)
    with pytest.raises(nonet.TimeLimitReached):
        next(generate_requested(request, 1, threads=1, watch=watch))
    done.set()
    ticker.join()
    # All of it is one slice.
    assert any(start + 0.2 < tick < start + 0.9 for tick in ticks)


def test_progress_goes_forward() -> None:
    """Time and tries grow from one report to the next, and the best try is included."""
    reports: list[Progress] = []
    with pytest.raises(nonet.TimeLimitReached):
        generate(givens=17, time_limit=0.4, progress=reports.append, seed=1)
    assert len(reports) >= 2
    assert [report.nodes for report in reports] == sorted(report.nodes for report in reports)
    assert [report.seconds for report in reports] == sorted(report.seconds for report in reports)
    assert reports[-1].nodes > 0
    assert 17 < reports[-1].depth < 81
    assert {(report.found, report.fraction) for report in reports} == {(0, 0.0)}


def test_a_stopped_search_has_the_closest_puzzle() -> None:
    """A search for few givens that is stopped hands over the puzzle that came closest."""
    stop = nonet.Cancel()

    def look(progress: nonet.Progress) -> None:
        if progress.depth:
            stop.cancel()

    with pytest.raises(nonet.Cancelled) as caught:
        nonet.generate(givens=17, seed=1, cancel=stop, progress=look, time_limit=60)
    best = caught.value.best
    assert best is not None
    assert best.givens.count(0) < 81 - 17
    assert nonet.check(best).status == "unique"


def test_the_progress_callback_can_cancel() -> None:
    """A progress callback that cancels, as a user's button would, is heard."""
    cancel = Cancel()
    with pytest.raises(nonet.Cancelled):
        generate(givens=17, cancel=cancel, progress=lambda _: cancel.cancel(), time_limit=60)
