"""`nonet.minimize`: the same solution without redundant givens."""

from __future__ import annotations

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st
from tests.strategies import layouts

import nonet
from nonet import Grid, Layout
from nonet.reference import count as reference_count

NINE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."

# One of the 49,158 puzzles with 17 givens collected by G. Royle: none can go, as no 9×9 puzzle
# with 16 has one solution (G. McGuire, B. Tugemann, G. Civario, 2012, arXiv:1201.0749).
SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"


def without(puzzle: Grid, cell: int) -> Grid:
    """The puzzle without one of its givens."""
    digits = bytearray(puzzle.digits)
    digits[cell] = 0
    return Grid(bytes(digits), layout=puzzle.layout)


def given_cells(puzzle: Grid) -> list[int]:
    """The cells with a given."""
    return [cell for cell, digit in enumerate(puzzle.digits) if digit]


@st.composite
def solved(draw: st.DrawFn) -> Grid:
    """Full grids of all kinds of layouts, all digits given."""
    layout = draw(layouts(largest=9))
    try:
        grid = nonet.solve(Grid.empty(layout), seed=draw(st.integers(0, 2**64 - 1)))
    except nonet.NoSolution:  # some jigsaws with diagonals have none
        reject()
    return grid.locked()


@settings(max_examples=60, deadline=None)
@given(solved(), st.none() | st.integers(0, 2**64 - 1))
def test_what_is_left_is_minimal(full: Grid, seed: int | None) -> None:
    """The solution is still the only one, and without any given of the result it is not."""
    minimal = nonet.minimize(full, seed=seed)
    assert nonet.solve(minimal, unique=True).digits == full.digits
    for cell in given_cells(minimal):
        assert minimal.digits[cell] == full.digits[cell]
        assert nonet.count(without(minimal, cell)) == 2


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_the_reference_solver_agrees(seed: int) -> None:
    """On 4×4 the readable solver finds one solution, and two without any given of the result."""
    full = nonet.solve(Grid.empty(Layout.of_size(4)), seed=seed).locked()
    minimal = nonet.minimize(full, seed=seed)
    assert reference_count(minimal, limit=2) == 1
    assert {reference_count(without(minimal, cell), limit=2) for cell in given_cells(minimal)} == {
        2
    }


@pytest.mark.parametrize("seed", [None, 0, 1, 2**64 - 1])
def test_a_minimal_puzzle_stays_as_it_is(seed: int | None) -> None:
    """Nothing is taken away where nothing can go, in whatever order."""
    minimal = nonet.minimize(NINE, seed=7)
    assert nonet.minimize(minimal, seed=seed) == minimal
    assert nonet.minimize(SEVENTEEN, seed=seed) == Grid(SEVENTEEN)


def test_the_last_cells_go_first() -> None:
    """Without a seed a given goes if it can go once those that can go are gone behind it."""
    full = nonet.solve(NINE).locked()
    expected = full
    for cell in reversed(range(81)):
        if nonet.count(without(expected, cell)) == 1:
            expected = without(expected, cell)
    assert nonet.minimize(full) == expected


def test_a_seed_gives_the_same_everywhere() -> None:
    """The result of a seed is the one written here, on every machine and every Python."""
    full = nonet.solve(NINE).locked()
    assert nonet.minimize(full, seed=1).to_text() == (
        ".83...25....1..3.46...2.............4.9.58..1.1.9...75....1....7...4.....34....67"
    )
    assert len({nonet.minimize(full, seed=seed) for seed in range(20)}) == 20


def test_entries_are_dropped() -> None:
    """Only givens count: entries neither help nor hinder, right or wrong."""
    puzzle = Grid(NINE)
    wrong = puzzle.place("r1c1", 3)
    right = puzzle.place("r1c1", nonet.solve(NINE)["r1c1"])
    assert nonet.minimize(wrong) == nonet.minimize(right) == nonet.minimize(puzzle)
    assert not any(nonet.minimize(right).entries)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("11..............", nonet.Contradiction),
        ("123....4........", nonet.NoSolution),
        ("1...............", nonet.MultipleSolutions),
        ("12x4............", nonet.FormatError),
    ],
)
def test_what_is_no_proper_puzzle_is_refused(text: str, error: type[nonet.NonetError]) -> None:
    """A text or grid without exactly one solution raises what is wrong with it."""
    with pytest.raises(error):
        nonet.minimize(text)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    """Seeds go from 0 to 2⁶⁴ − 1."""
    with pytest.raises(nonet.NonetError, match="expected a seed from 0 to"):
        nonet.minimize(NINE, seed=seed)


def test_it_keeps_to_its_time() -> None:
    """A time limit ends it; what is carried is the number of givens that could go."""
    with pytest.raises(nonet.TimeLimitReached) as raised:
        nonet.minimize(NINE, time_limit=0)
    assert raised.value.found == 0


def test_it_reports_progress_and_can_be_cancelled() -> None:
    """Progress has the givens that could go; the next look after `cancel()` ends it."""
    stop = nonet.Cancel()
    seen: list[nonet.Progress] = []

    def look(progress: nonet.Progress) -> None:
        seen.append(progress)
        if progress.found:
            stop.cancel()

    full = nonet.solve(Grid.empty(Layout.boxes(5, 5)), seed=1).locked()
    with pytest.raises(nonet.Cancelled) as raised:
        nonet.minimize(full, progress=look, cancel=stop)
    assert raised.value.found == seen[-1].found > 0
    assert seen[-1].fraction is not None
    assert 0 < seen[-1].fraction < 1
