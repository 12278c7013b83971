"""The most probable proper reading, and whether its certainty can be trusted."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pytest
from numpy.typing import NDArray

import nonet
from nonet import Grid, Layout
from nonet.photo.candidates import Readings, conflicting_pairs
from nonet.photo.check import CERTAIN, TEMPERATURE, Checked, check

NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
LAYOUT = Layout.of_size(9)
SEEN = 0.9999


def sure(line: str, layout: Layout = LAYOUT, share: float = SEEN) -> NDArray[np.float32]:
    """Probabilities of cells that are clearly what the line says."""
    digits = [0 if one == "." else int(one) for one in line]
    rest = (1 - share) / layout.size
    found = np.full((layout.cell_count, layout.size + 1), rest, np.float32)
    found[np.arange(len(digits)), digits] = share
    return found


def unsure(found: NDArray[np.float32], cell: int, **shares: float) -> NDArray[np.float32]:
    """The same, but a cell holds d0 (nothing), d1, d2 … with these probabilities."""
    changed = found.copy()
    changed[cell] = 1e-6
    for name, share in shares.items():
        changed[cell, int(name[1:])] = share
    changed[cell] /= changed[cell].sum()
    return changed


def in_digits(line: str) -> tuple[int, ...]:
    """The digits of a line, 0 for an empty cell."""
    return tuple(0 if one == "." else int(one) for one in line)


def test_a_clear_reading_is_certain() -> None:
    """Where every cell is clear and the puzzle proper, it is read as it is, without doubt."""
    checked = check(sure(NINE), LAYOUT)
    assert checked.digits == in_digits(NINE)
    assert (checked.problem, checked.doubtful, checked.in_doubt) == (None, (), False)
    assert checked.certainty > 0.998


def test_a_misread_given_is_mended() -> None:
    """A 5 that looks more like a 6 is read as the 5 that leaves a solution."""
    found = unsure(sure(NINE), 0, d6=0.7, d5=0.3)
    checked = check(found, LAYOUT)
    assert checked.digits == in_digits(NINE)
    assert not checked.in_doubt


def test_a_conflict_is_mended() -> None:
    """Of two equal digits in a house, the one that may be something else is that."""
    found = unsure(sure(NINE), 1, d5=0.9, d3=0.1)
    checked = check(found, LAYOUT)
    assert checked.digits == in_digits(NINE)


def test_a_given_that_is_perhaps_not_there_is_in_doubt() -> None:
    """A given that the puzzle does not need is in doubt where it is hardly seen."""
    spare = spare_givens(NINE)
    assert spare  # of which newspapers print many
    for cell in spare:
        found = unsure(sure(NINE), cell, d0=0.45, **{f"d{NINE[cell]}": 0.55})
        checked = check(found, LAYOUT)
        assert checked.in_doubt
        assert checked.doubtful[0] == cell
        assert checked.certainty == pytest.approx(0.58, abs=0.05)


def spare_givens(line: str) -> list[int]:
    """Givens that can be left out, and the puzzle still has one solution."""
    return [
        cell
        for cell, digit in enumerate(line)
        if digit != "." and nonet.count(line[:cell] + "." + line[cell + 1 :]) == 1
    ]


def test_a_given_that_is_needed_is_not_dropped() -> None:
    """A needed given that is seen less than not is read, as the puzzle has no other solution."""
    needed = [cell for cell, one in enumerate(NINE) if one != "."]
    needed = [cell for cell in needed if cell not in spare_givens(NINE)]
    for cell in needed:
        found = unsure(sure(NINE), cell, d0=0.7, **{f"d{NINE[cell]}": 0.3})
        assert check(found, LAYOUT).digits == in_digits(NINE)


def test_a_given_under_a_speck_is_that_of_the_solution() -> None:
    """What is like several digits a little is a given, if that of the only solution is one."""
    for cell in spare_givens(NINE):
        right = int(NINE[cell])
        others = [f"d{digit}" for digit in range(1, 10) if digit != right][:3]
        shares = {"d0": 0.35, f"d{right}": 0.2, **dict.fromkeys(others, 0.15)}
        checked = check(unsure(sure(NINE), cell, **shares), LAYOUT)
        assert checked.digits == in_digits(NINE)
        assert checked.in_doubt
        assert checked.doubtful[0] == cell
        assert 0.5 < checked.certainty <= 0.8


def test_a_scribble_is_like_one_digit() -> None:
    """What is like one digit that cannot be there is none, though the solution's is possible."""
    for cell in spare_givens(NINE):
        right = int(NINE[cell])
        peers = {int(NINE[peer]) for peer in LAYOUT.peers[cell] if NINE[peer] != "."}
        wrong = min(peers)
        shares = {"d0": 0.25, f"d{right}": 0.15, f"d{wrong}": 0.6}
        checked = check(unsure(sure(NINE), cell, **shares), LAYOUT)
        assert checked.digits[cell] == 0
        assert checked.doubtful[0] == cell


def test_temperature() -> None:
    """A high one leaves doubt where a low one leaves none."""
    layout = Layout.of_size(4)
    four = unsure(sure("1....2....3....4", layout), 1, d3=0.95, d4=0.05)
    assert check(four, layout, temperature=1.0).in_doubt
    assert not check(four, layout, temperature=0.4).in_doubt
    nine = sure(NINE)
    assert check(nine, LAYOUT) == check(nine, LAYOUT, temperature=TEMPERATURE)


def test_several_solutions_are_said() -> None:
    """What is clearly seen and has several solutions is read as seen, and in doubt."""
    line = NINE[:-3] + "..."
    checked = check(sure(line), LAYOUT)
    assert checked.digits == in_digits(line)
    assert (checked.problem, checked.in_doubt) == ("several solutions", True)
    assert checked.doubtful


def test_no_solution_is_said() -> None:
    """What is clearly seen and has no solution is in doubt, the least certain cell first."""
    line = NINE[:2] + "1" + NINE[3:76] + "5" + NINE[77:]
    assert nonet.count(line) == 0
    found = unsure(sure(line), 40, d0=0.999, d5=0.001)
    checked = check(found, LAYOUT)
    assert (checked.problem, checked.in_doubt) == ("no solution", True)
    assert checked.doubtful[0] == 40


def test_a_conflict_of_clear_digits_is_named() -> None:
    """Of two equal digits that are clearly seen, the one that must be wrong is doubted."""
    line = NINE[:8] + "5" + NINE[9:]
    checked = check(sure(line), LAYOUT)
    assert checked.in_doubt
    assert checked.doubtful[0] == 8
    assert not list(conflicting_pairs(np.array(checked.digits, np.uint8), LAYOUT))


@pytest.mark.parametrize("size", [4, 9, 16])
def test_noise_is_in_doubt(size: int) -> None:
    """Where nothing is to be seen there is a reading without conflicts, and it is in doubt."""
    rng = np.random.default_rng(size)
    layout = Layout.of_size(size)
    for sharpness in (0.1, 1.0, 10.0):
        logits = sharpness * rng.standard_normal((size * size, size + 1))
        found = np.exp(logits) / np.exp(logits).sum(1, keepdims=True)
        checked = check(found.astype(np.float32), layout)
        assert checked.in_doubt
        assert checked.certainty < 0.5
        assert not list(conflicting_pairs(np.array(checked.digits, np.uint8), layout))


@pytest.mark.parametrize(
    "layout", [Layout.of_size(4), Layout.boxes(2, 3), Layout.jigsaw("1112 1322 3324 3444")]
)
def test_other_layouts(layout: Layout) -> None:
    """Other sizes, boxes and jigsaw regions are checked by their own houses."""
    puzzle = nonet.generate(layout=layout, seed=3)
    line = puzzle.puzzle.to_text()
    cell = next(cell for cell, one in enumerate(line) if one != ".")
    wrong = next(
        digit
        for digit in range(1, layout.size + 1)
        if nonet.check(Grid(f"{line[:cell]}{digit}{line[cell + 1 :]}", layout=layout)).status
        != "unique"
    )
    found = unsure(sure(line, layout), cell, **{f"d{wrong}": 0.6, f"d{line[cell]}": 0.4})
    checked = check(found, layout)
    assert checked.problem is None
    assert checked.digits == in_digits(line)


def test_16() -> None:
    """On 16 × 16 digits above 9 are digits like others."""
    layout = Layout.of_size(16)
    puzzle = nonet.generate(layout=layout, givens=110, seed=5)
    digits = list(puzzle.puzzle.digits)
    found = np.full((256, 17), 1e-5, np.float32)
    found[np.arange(256), digits] = 1 - 16e-5
    cell = digits.index(16)
    found[cell] = 1e-6
    found[cell, [16, 6]] = 0.4, 0.6
    checked = check(found, layout)
    assert checked.digits == tuple(digits)
    assert not checked.in_doubt


def test_readings_come_in_order_and_all_of_them() -> None:
    """The search gives just the readings without conflicts, in the order of their probability."""
    rng = np.random.default_rng(1)
    layout = Layout.latin(2)
    for _ in range(30):
        weights = rng.random((4, 3)) + 0.01
        weights /= weights.sum(1, keepdims=True)
        digits, shares = Readings(weights, layout).next(100)
        found = dict(zip(map(tuple, digits.tolist()), shares.tolist(), strict=True))
        expected = {
            one: float(np.prod(weights[range(4), one]))
            for one in itertools.product(range(3), repeat=4)
            if not list(conflicting_pairs(np.array(one), layout))
        }
        assert len(digits) == len(found)
        assert found == pytest.approx(expected)
        assert sorted(shares, reverse=True) == list(shares)


def test_the_rest_is_what_was_not_found() -> None:
    """Readings found, readings with conflicts and the rest make up all the probability."""
    weights = np.random.default_rng(2).random((16, 5)) ** 4 + 0.01
    weights /= weights.sum(1, keepdims=True)
    readings = Readings(weights, Layout.of_size(4))
    before = readings.rest
    for _ in range(5):
        _, shares = readings.next(20)
        assert readings.rest <= before - shares.sum() + 1e-12
        before = readings.rest
    assert before > 0


def observed(digits: list[int], strength: float, rng: np.random.Generator) -> NDArray[np.float32]:
    """What a network says of cells that it sees through noise: just as sure as it may be.

    Each class of a cell gives a signal, normally distributed around `strength` for the true one
    and 0 for the others. By Bayes the logarithms of the probabilities are `strength` times that,
    and those of what is usual: two cells of three are empty.
    """
    truth = np.eye(10)[digits]
    signal = strength * truth + rng.standard_normal(truth.shape)
    usual = np.array([2 / 3, *[1 / 27] * 9])
    logits = strength * signal + np.log(usual)
    logits -= logits.max(1, keepdims=True)
    found: NDArray[np.float32] = np.exp(logits).astype(np.float32)
    found /= found.sum(1, keepdims=True)
    return found


def printed_puzzles(count: int) -> list[list[int]]:
    """Puzzles as newspapers have them: with a few givens more than are needed."""
    rng = random.Random(4)
    puzzles = []
    for number in range(count):
        made = nonet.generate(seed=number)
        digits, solution = list(made.puzzle.digits), list(made.solution.digits)
        for cell in rng.sample([cell for cell in range(81) if not digits[cell]], 4):
            digits[cell] = solution[cell]
        puzzles.append(digits)
    return puzzles


@pytest.fixture(scope="module")
def simulated() -> list[tuple[Checked, bool]]:
    """Readings of puzzles seen through noise of several strengths, and whether they are right."""
    rng = np.random.default_rng(5)
    puzzles = printed_puzzles(60)
    return [
        (
            checked := check(observed(digits, strength, rng), LAYOUT, temperature=1),
            checked.digits == tuple(digits),
        )
        for strength in (4.0, 4.5, 5.0, 6.0, 7.0, 8.0)
        for _ in range(6)
        for digits in puzzles
    ]


def test_what_is_certain_is_right(simulated: list[tuple[Checked, bool]]) -> None:
    """Of the readings that are not in doubt fewer than 1 of 1,000 are wrong."""
    certain = [right for checked, right in simulated if not checked.in_doubt]
    assert len(certain) > 500
    assert certain.count(False) <= len(certain) / 1000


def test_certainty_is_calibrated(simulated: list[tuple[Checked, bool]]) -> None:
    """A reading is right about as often as its certainty says, and rather more often."""
    for low, high in itertools.pairwise((0.1, 0.5, 0.8, 0.95, CERTAIN)):
        some = [
            (checked.certainty, right)
            for checked, right in simulated
            if low <= checked.certainty < high
        ]
        said = np.mean([one for one, _ in some])
        share = np.mean([right for _, right in some])
        bound = 3 * np.sqrt(said * (1 - said) / len(some))
        assert said - bound - 0.02 < share, (low, len(some))


def test_wrong_cells_are_named_first(simulated: list[tuple[Checked, bool]]) -> None:
    """A doubtful reading names its cells; a certain one none."""
    for checked, _ in simulated:
        assert bool(checked.doubtful) == checked.in_doubt
        assert len(set(checked.doubtful)) == len(checked.doubtful)
