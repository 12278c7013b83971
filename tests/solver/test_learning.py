"""Solvers that learn: the same answers as by search, checked, and ended when they shall."""

from __future__ import annotations

import contextlib
import json
import random
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.solver.verification import fills
from tests.strategies import layouts, random_digits

import nonet
from nonet import Cancel, Candidates, Grid, Layout
from nonet._native import Outcome
from nonet.running import Watch
from nonet.solver import _race
from nonet.solver._clauses import PAIRED, Clauses
from nonet.solver._race import Race
from nonet.solver.engine import UNLIMITED, native_solver
from nonet.solver.solver import Help, LearningSolver, NativeSolver

SOON = 2.0
"""Seconds within which a stopped solver must have ended, on a busy machine."""

ENDLESS = Grid.empty(Layout.of_size(36))
"""Its clauses alone take longer than the time limits here."""

KNOWN = ("lowclue-S4x5_G91", "gecode-25-19", "own-64x64-h1556-bal")
"""Instances that search does not solve, and solvers that learn do in a second."""


@settings(max_examples=12, deadline=None)
@given(layouts(6), st.integers(0, 2**32), st.floats(0, 0.6))
def test_learning_counts_what_search_counts(layout: Layout, seed: int, share: float) -> None:
    """On grids of any layout both engines find the same number of solutions."""
    rng = random.Random(seed)
    grid = Grid(random_digits(layout, seed, 0.1), layout=layout)
    for solution in islice(nonet.solutions(Grid.empty(layout), seed=seed), 1):
        if share > 0.1:
            kept = [digit if rng.random() < share else 0 for digit in solution.digits]
            grid = Grid(kept, layout=layout)
    if grid.conflicts():
        with pytest.raises(nonet.Contradiction):
            nonet.count(grid, engine="sat")
    else:
        found = nonet.count(grid, limit=5, engine="sat")
        assert found == nonet.count(grid, limit=5, engine="search")


# Number of 4 × 4 grids: 288. OEIS A107739.
def test_all_solutions_come_each_once() -> None:
    """The solvers give every solution of the empty 4×4 grid, none of them twice."""
    found = list(nonet.solutions(Grid.empty(Layout.of_size(4)), engine="sat"))
    assert len(found) == len(set(found)) == 288


@pytest.mark.parametrize("size", [PAIRED, PAIRED + 1, 2 * PAIRED, 100])
def test_groups_of_any_size_hold_just_one(size: int) -> None:
    """No two variables of a group that was split can be true, and any one of them can."""
    clauses = Clauses([], [(1 << size) - 1]).clauses
    highest = max(abs(literal) for clause in clauses for literal in clause)
    for one, other in {(1, 2), (1, size), (PAIRED - 1, PAIRED), (size - 1, size)}:
        assert not any(_hold(clauses, size, highest, {one, other}))
    for one in range(1, size + 1):
        assert any(_hold(clauses, size, highest, {one}))
    assert not any(_hold(clauses, size, highest, set()))


def _hold(clauses: list[list[int]], size: int, highest: int, true: set[int]) -> list[bool]:
    """Whether all clauses hold, for each way to set the variables behind the first ones."""
    found = []
    for rest in product([False, True], repeat=highest - size):
        model = true | {size + 1 + place for place, is_true in enumerate(rest) if is_true}
        found.append(all(any((abs(x) in model) == (x > 0) for x in clause) for clause in clauses))
    return found


def test_pencil_marks_are_kept() -> None:
    """A candidate that was taken away does not come back."""
    masks = [0b1111] * 16
    masks[0] = 0b1000
    solution = nonet.solve(Candidates(masks, Layout.of_size(4)), engine="sat")
    assert solution["r1c1"] == 4


@pytest.mark.parametrize("name", KNOWN)
def test_known_instances_are_solved(name: str, shared: Path) -> None:
    """The engine "auto" solves what search alone does not, and names the solver."""
    puzzle = _known(name, shared)
    found = nonet.solutions(puzzle, time_limit=60)
    assert fills(next(found), puzzle)
    assert found.statistics.engine in {"learning", "CaDiCaL", "Kissat"}


def _known(name: str, shared: Path) -> Grid:
    """An instance of the shared file."""
    text = (shared / "conformance/large_grids.jsonl").read_text("utf-8")
    (known,) = (found for found in map(json.loads, text.splitlines()) if found["name"] == name)
    rows, columns = known["box_rows"], known["box_cols"]
    layout = Layout.boxes(rows, columns) if rows else Layout.latin(known["size"])
    return Grid(known["cells"], layout=layout)


def test_search_hands_over_when_its_patience_ends() -> None:
    """Learning finds what search would, and says that it was at work."""
    empty = NativeSolver(Grid.empty(Layout.of_size(4)), Watch(), patience=1)
    found = empty.solutions(500)
    assert len(found) == len(set(found)) == 288
    assert empty.statistics().engine == "learning"
    for text, number in (("12.. ..1. .3.. ....", 3), ("1... ..2. .3.. ...4", 1)):
        assert NativeSolver(Grid(text), Watch(), patience=1).count(None) == number


@pytest.mark.parametrize(
    "layout",
    [Layout.of_size(4), Layout.latin(5), Layout.boxes(2, 3), Layout.latin(7), Layout.of_size(9)],
    ids=repr,
)
def test_search_may_hand_over_behind_a_solution(layout: Layout) -> None:
    """Where learning takes over behind the first solution, this one does not come again."""
    handed_over = 0
    for seed in range(40):
        rng = random.Random(seed)
        full = nonet.solve(Grid.empty(layout), seed=seed, engine="search")
        share = rng.uniform(0.1, 0.45)
        kept = bytes(digit if rng.random() < share else 0 for digit in full.digits)
        grid = Grid(kept, layout=layout)
        expected = NativeSolver(grid, Watch(), patience=UNLIMITED).solutions(20)
        if len(expected) == 1:
            continue
        solver = NativeSolver(grid, Watch())
        assert solver.find(1) == 1
        found = [solver.solution(), expected[-1]]
        assert solver.statistics().engine == "search"
        solver._native.exclude(expected[-1].digits)
        while len(found) < 20 and solver.find(len(found) + 1) > len(found):
            found.append(solver.solution())
        assert solver.statistics().engine == "learning"
        assert len(found) == len(set(found)) == len(expected)
        assert all(fills(solution, grid) for solution in found)
        handed_over += 1
    assert handed_over > 0


@settings(max_examples=60, deadline=None)
@given(layouts(9), st.integers(0, 2**32), st.floats(0, 0.6))
def test_our_own_solver_counts_what_search_counts(layout: Layout, seed: int, share: float) -> None:
    """On grids of any layout learning finds the same number of solutions, each once."""
    rng = random.Random(seed)
    digits = random_digits(layout, seed, 0.1)
    for solution in islice(nonet.solutions(Grid.empty(layout), seed=seed, time_limit=5), 1):
        if share > 0.1:
            kept = (digit if rng.random() < share else 0 for digit in solution.digits)
            digits = bytes(kept)
    grid = Grid(digits, layout=layout)
    learning = NativeSolver(grid, Watch(time_limit=60), patience=0)
    found: set[Grid] = set()
    while len(found) < 20 and learning.find(len(found) + 1) > len(found):
        found.add(learning.solution())
    assert all(fills(solution, grid) for solution in found)
    assert len(found) == (0 if grid.conflicts() else nonet.count(grid, limit=20, engine="search"))


class _Lazy:
    """Our own solver, which leaves every other solution to the others."""

    def __init__(self, own: object) -> None:
        self._own: Any = own
        self._rests = False

    def __getattr__(self, name: str) -> object:
        return getattr(self._own, name)

    def run(self, *limits: float | None) -> Outcome:
        outcome: Outcome = Outcome.PAUSED if self._rests else self._own.run(*limits)
        self._rests |= outcome is Outcome.FOUND
        return outcome

    def exclude(self, digits: bytes) -> None:
        self._rests = False
        self._own.exclude(digits)


def test_our_own_solver_and_others_give_each_solution_once() -> None:
    """Whichever search finds it, each solution is returned exactly once."""
    grid = Grid("1234 .... .... ....")
    native: Any = _Lazy(native_solver(grid, patience=0))
    assert native.run(1.0, None, 0, None) is Outcome.PAUSED
    learning = LearningSolver(native, grid, Watch(time_limit=60), Help(alone=0, processors=3))
    found: list[bytes] = []
    engines = set()
    learning.find(1)
    while native.found > len(found):
        found.append(native.solution())
        engines.add(learning.winner)
        learning.find(len(found) + 1)
    learning.end()
    assert len(found) == len(set(found)) == 12
    assert "learning" in engines
    assert len(engines) > 1


def test_the_same_solution_comes_every_time(shared: Path) -> None:
    """Before others start, nothing but the puzzle decides which solution is found."""
    puzzle = _known("qwh-own-35-h514-bal-42pct-0", shared)
    first, second = (nonet.solutions(puzzle, time_limit=60) for _ in range(2))
    assert next(first) == next(second)
    assert first.statistics.engine == "learning"


def test_random_solutions_of_large_grids_are_learned() -> None:
    """Learning takes over from search with a seed too, with the same result each time."""
    layout = Layout.boxes(4, 5)  # larger empty grids are composed
    empty = Grid.empty(layout)
    found = [nonet.solutions(empty, seed=seed, time_limit=60) for seed in (4, 5, 4)]
    first, second, again = map(next, found)
    assert first == again != second
    assert all(fills(grid, empty) for grid in (first, second))
    assert {solutions.statistics.engine for solutions in found} == {"learning"}


def test_a_wrong_solution_is_refused() -> None:
    """What a solver says is checked against the grid."""
    race = Race(Grid.empty(Layout.of_size(4)), 1)
    race.start()
    with pytest.raises(nonet.NonetError, match="wrong solution"):
        race._taken("CaDiCaL", [1] * 16)
    race.end()


def test_a_solver_that_breaks_is_reported() -> None:
    """A program that ends without an answer is an error that says so, not a wait."""
    race = Race(Grid.empty(Layout.of_size(4)), 1, {"CaDiCaL": "NoSuchSolver"})
    with pytest.raises(nonet.NonetError, match=r"CaDiCaL stopped: .*NoSuchSolver"):
        race.next(Watch(time_limit=60), 0)


@pytest.mark.parametrize("kind", ["time limit", "cancel"])
def test_learning_stops_at_once(kind: str) -> None:
    """Solvers are ended by a time limit and by `cancel`, wherever they are."""
    cancel = Cancel()
    timer = threading.Timer(0.3, cancel.cancel)
    limit = 0.3 if kind == "time limit" else None
    if limit is None:
        timer.start()
    start = time.monotonic()
    with pytest.raises(nonet.Stopped):
        nonet.solve(ENDLESS, engine="sat", time_limit=limit, cancel=cancel)
    assert 0.3 <= time.monotonic() - start < 0.3 + SOON


def test_no_program_is_left_behind() -> None:
    """A stopped search has ended its programs."""
    race = Race(ENDLESS, 2)
    race.start()
    programs = [runner._program for runner in race._runners.values()]
    assert len(programs) == 2
    with pytest.raises(nonet.TimeLimitReached):
        race.next(Watch(time_limit=0.1), 0)
    assert all(program.wait(SOON) != 0 for program in programs)


@pytest.fixture
def _without_python_sat(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "pysat", None)
    _race.is_installed.cache_clear()
    yield
    _race.is_installed.cache_clear()


@pytest.mark.usefixtures("_without_python_sat")
def test_without_the_package_the_error_says_how_to_install_it() -> None:
    """Without python-sat "sat" says what to install, and so does a search that took too long."""
    with pytest.raises(nonet.NonetError, match=r"pip install 'nonet\[sat\]'"):
        nonet.solve("." * 16, engine="sat")
    endless = NativeSolver(Grid.empty(Layout.latin(53)), Watch(time_limit=0.1), patience=0)
    with pytest.raises(nonet.TimeLimitReached, match=r"passed; pip install 'nonet\[sat\]'"):
        endless.find(None)


def test_puzzles_too_large_for_clauses_are_searched() -> None:
    """A puzzle whose clauses would fill the memory is refused by "sat", and searched by "auto"."""
    empty = Grid.empty(Layout.latin(50))
    with pytest.raises(nonet.NonetError, match="at most 50,000 candidates, not 125,000"):
        nonet.solve(empty, engine="sat")
    assert not _race.is_of_use(empty)
    assert _race.is_of_use(Grid.empty(Layout.of_size(36)))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends the programs of the killed")
def test_solvers_end_with_a_caller_that_is_killed() -> None:
    """After kill -9 of the caller its solvers are gone too."""
    code = """
        from tests.solver.test_learning import ENDLESS, Race
        race = Race(ENDLESS, 2)
        race.start()
        print(*(one._program.pid for one in race._runners.values()), flush=True)
        input()
    """
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    ) as caller:
        assert caller.stdout is not None
        programs = [int(number) for number in caller.stdout.readline().split()]
        time.sleep(1)  # until they have said that they want to end with it
        caller.kill()
    assert len(programs) == 2
    ends = time.monotonic() + 10
    while any(_is_running(program) for program in programs) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not any(_is_running(program) for program in programs)


def _is_running(program: int) -> bool:
    """Whether it is still running; a process that has ended may remain as a zombie."""
    with contextlib.suppress(OSError):
        return ") Z " not in Path(f"/proc/{program}/stat").read_text("ascii")
    return False


def test_engines_that_are_none_are_refused() -> None:
    """Another name, and a seed for the solvers that learn, are errors that say so."""
    with pytest.raises(nonet.NonetError, match="expected an engine"):
        nonet.solve("." * 16, engine="guess")  # type: ignore[arg-type]
    with pytest.raises(nonet.NonetError, match="takes no seed"):
        nonet.solve("." * 16, engine="sat", seed=1)
