"""`nonet.batch`: every form of input, every kind of row, and the same results each time."""

from __future__ import annotations

import hashlib
import os
import random
import re
import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import event, given
from hypothesis import strategies as st
from numpy.typing import NDArray
from tests.each import each

import nonet
from nonet import Cancel, Candidates, Grid, Layout, Progress, _native, batch, reference
from nonet.running import Watch
from nonet.solver.engine import run_batch
from nonet.solver.select import make_solver

CLASSIC = Layout.of_size(9)
EMPTY = Grid.empty(CLASSIC)
HOUSES = np.array([house.cells for house in CLASSIC.houses])
PROPER = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
INSTRUCTION_SETS = [name for name, _ in _native.instruction_sets()]

LONG = 5.0
"""A time limit that ends the test, failed, where what it waits for does not happen."""

Digits = NDArray[np.uint8]
Puzzles = Sequence[str]


def make(seed: int) -> str:
    """A grid with no, one, several or very many solutions: a solution, thinned out and spoilt."""
    rng = random.Random(seed)
    cells = list(nonet.solve(EMPTY, seed=rng.getrandbits(32)).to_text())
    for cell in rng.sample(range(81), rng.randint(25, 60)):
        cells[cell] = "."
    for _ in range(rng.choice([0, 0, 0, 1, 1, 2])):
        cells[rng.randrange(81)] = rng.choice("123456789")
    return "".join(cells)


def as_digits(puzzles: Puzzles) -> Digits:
    """Shape (n, 81), 0 for an empty cell."""
    text = "".join(puzzles).replace(".", "0").encode()
    return (np.frombuffer(text, dtype=np.uint8) - ord("0")).reshape(-1, 81)


def as_masks(puzzles: Puzzles) -> NDArray[np.uint16]:
    """Shape (n, 81), a bit for each candidate."""
    digits = as_digits(puzzles).astype(np.uint16)
    return np.where(digits == 0, 0x1FF, 1 << (np.maximum(digits, 1) - 1)).astype(np.uint16)


def as_marks(puzzle: str) -> str:
    """A line of 729 characters: the candidates of each cell in their places."""
    full = "123456789"
    return "".join(
        full if cell == "." else "".join(d if d == cell else "." for d in full) for cell in puzzle
    )


def counts_by_search(puzzles: Puzzles, limit: int) -> list[int]:
    """What the general search counts."""
    return [make_solver(puzzle, "search").find(limit) for puzzle in puzzles]


def are_solutions(solutions: Digits, givens: Digits) -> bool:
    """Whether each row keeps its givens and has each digit once in each house."""
    kept = (givens == 0) | (givens == solutions)
    return bool(kept.all() and (np.sort(solutions[:, HOUSES], axis=2) == np.arange(1, 10)).all())


def check_solved(solved: batch.Solved, givens: Digits, counts: Sequence[int]) -> None:
    """The counts are as expected, and the solutions are valid and different."""
    assert solved.counts.tolist() == list(counts)
    assert are_solutions(solved.solutions[solved.counts >= 1], givens[solved.counts >= 1])
    assert not solved.solutions[solved.counts < 1].any()
    if solved.second is not None:
        several = solved.counts >= 2
        assert are_solutions(solved.second[several], givens[several])
        assert (solved.second[several] != solved.solutions[several]).any(axis=1).all()
        assert not solved.second[~several].any()


@pytest.fixture(scope="module")
def puzzles() -> list[str]:
    """300 grids: a good many each without, with one and with several solutions."""
    made = [make(seed) for seed in range(300)]
    counts = counts_by_search(made, 3)
    assert all(counts.count(number) > 10 for number in range(4))
    return made


# Every one is an input for the same puzzles.
FORMS: dict[str, Callable[[Puzzles], object]] = {
    "digits": as_digits,
    "squares": lambda puzzles: as_digits(puzzles).reshape(-1, 9, 9),
    "by columns": lambda puzzles: np.asfortranarray(as_digits(puzzles)),
    "every second row": lambda puzzles: np.repeat(as_digits(puzzles), 2, axis=0)[::2],
    "reversed twice": lambda puzzles: as_digits(puzzles)[::-1, ::-1].copy()[::-1, ::-1],
    "squares of a larger array": lambda puzzles: np.pad(
        as_digits(puzzles).reshape(-1, 9, 9), ((0, 0), (1, 2), (3, 4)), constant_values=77
    )[:, 1:10, 3:12],
    "masks": as_masks,
    "masks by columns": lambda puzzles: np.asfortranarray(as_masks(puzzles)),
    "mask squares": lambda puzzles: as_masks(puzzles).reshape(-1, 9, 9),
    "list": list,
    "tuple": tuple,
    "list of lines with their ends": lambda puzzles: [f" {puzzle}\r\n" for puzzle in puzzles],
    "other empty cells": lambda puzzles: [
        puzzle.replace(".", ".0*_"[i % 4]) for i, puzzle in enumerate(puzzles)
    ],
    "LF": lambda puzzles: "".join(f"{puzzle}\n" for puzzle in puzzles).encode(),
    "LF between": lambda puzzles: "\n".join(puzzles).encode(),
    "CRLF": lambda puzzles: "".join(f"{puzzle}\r\n" for puzzle in puzzles).encode(),
    "CRLF between": lambda puzzles: "\r\n".join(puzzles).encode(),
    "CR": lambda puzzles: "".join(f"{puzzle}\r" for puzzle in puzzles).encode(),
    "all ends of lines": lambda puzzles: "".join(
        puzzle + ("\n", "\r\n", "  \n")[i % 3] for i, puzzle in enumerate(puzzles)
    ).encode(),
    "bytearray": lambda puzzles: bytearray("\n".join(puzzles).encode()),
    "memoryview": lambda puzzles: memoryview("\n".join(puzzles).encode()),
    "pencil marks": lambda puzzles: [as_marks(puzzle) for puzzle in puzzles],
    "pencil marks in bytes": lambda puzzles: "\n".join(map(as_marks, puzzles)).encode(),
    "some pencil marks": lambda puzzles: [
        as_marks(puzzle) if i % 3 == 0 else puzzle for i, puzzle in enumerate(puzzles)
    ],
}


@pytest.mark.parametrize("form", FORMS)
def test_every_form_of_input_is_read(puzzles: list[str], form: str) -> None:
    """The same puzzles give the same results, in order, in whatever form they come."""
    expected = batch.solve(puzzles, second=True)
    solved = batch.solve(FORMS[form](puzzles), second=True)  # type: ignore[arg-type]
    check_solved(solved, as_digits(puzzles), counts_by_search(puzzles, 2))
    assert (solved.solutions == expected.solutions).all()
    assert (solved.counts == expected.counts).all()


@pytest.mark.parametrize(
    "nothing",
    [
        np.zeros((0, 81), np.uint8),
        np.zeros((0, 9, 9), np.uint8),
        np.zeros((0, 81), np.uint16),
        [],
        b"",
    ],
)
def test_no_rows_give_no_results(nothing: list[str]) -> None:
    """Without puzzles there are results of the right shapes and dtypes, with no rows."""
    solved = batch.solve(nothing, second=True)
    assert solved.second is not None
    assert solved.solutions.shape == solved.second.shape == (0, 81)
    assert solved.counts.shape == batch.count(nothing).shape == batch.check(nothing).shape == (0,)


def test_results_have_the_promised_types(puzzles: list[str]) -> None:
    """Digits and verdicts are uint8, counts int64, and there is no second unless asked for."""
    solved = batch.solve(puzzles, second=True)
    assert solved.second is not None
    assert solved.solutions.dtype == solved.second.dtype == batch.check(puzzles).dtype == np.uint8
    assert solved.counts.dtype == batch.count(puzzles).dtype == np.int64
    assert batch.solve(puzzles).second is None


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (np.zeros((2, 80), np.uint8), r"shape \(n, 81\) or \(n, 9, 9\), found \(2, 80\)"),
        (np.zeros(81, np.uint8), r"found \(81,\)"),
        (np.zeros((9, 9), np.uint8), r"found \(9, 9\)"),
        (np.zeros((2, 9, 10), np.uint8), r"found \(2, 9, 10\)"),
        (np.zeros((1, 1, 81), np.uint8), r"found \(1, 1, 81\)"),
        (np.zeros((2, 81), bool), "whole numbers for digits or uint16 for candidates, found bool"),
        (np.zeros((2, 81), complex), "found complex128"),
        (PROPER, "expected a list of lines, found one text"),
    ],
)
@each("function", [batch.solve, batch.count, batch.check])
def test_what_is_no_puzzles_is_refused(
    function: Callable[[object], object], wrong: object, message: str
) -> None:
    """Another shape, another dtype or a lone text is refused with a sentence."""
    with pytest.raises(nonet.FormatError, match=message):
        function(wrong)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"limit": 0}, "expected a limit from 1 to 2**63 - 1, found 0"),
        ({"limit": -3}, "expected a limit from 1 to 2**63 - 1, found -3"),
        ({"limit": 1, "second": True}, "expected a limit of 2 or more for a second solution"),
        ({"threads": 0}, "expected from 1 to 1024 threads, found 0"),
        ({"limit": 2**63}, "expected a limit from 1 to 2**63 - 1, found 9223372036854775808"),
        ({"threads": 1025}, "expected from 1 to 1024 threads, found 1025"),
        ({"time_limit": -1}, "expected a time limit"),
    ],
)
def test_senseless_options_are_refused(options: dict[str, int], message: str) -> None:
    """A limit, number of threads or time that makes no sense is refused with a sentence."""
    with pytest.raises(nonet.NonetError, match=re.escape(message)):
        batch.solve([PROPER], **options)  # type: ignore[arg-type]


SPOILT = (
    "",
    PROPER[:80],
    PROPER + "1",
    PROPER[:40] + "x" + PROPER[41:],
    PROPER[:40] + " " + PROPER[41:],
    PROPER[:80] + "é",
    PROPER[:80] + "\ud800",
    "１" * 81,
    "no puzzle",
    as_marks(PROPER)[:728],
    "2" + as_marks("." * 81)[1:],
    as_marks("." * 81)[:728] + "x",
)


@pytest.mark.parametrize("wrong", SPOILT)
@pytest.mark.parametrize("with_marks", [False, True])
def test_a_malformed_line_is_marked(puzzles: list[str], wrong: str, *, with_marks: bool) -> None:
    """An invalid line counts -1, has no solution and does not affect the others."""
    lines = [as_marks(line) if with_marks else line for line in puzzles[:40]]
    spoilt = lines.copy()
    spoilt[7] = spoilt[30] = wrong
    kept = [i for i in range(40) if i not in (7, 30)]
    expected, solved = batch.solve(lines, second=True), batch.solve(spoilt, second=True)
    assert solved.second is not None
    assert expected.second is not None
    assert solved.counts[[7, 30]].tolist() == [-1, -1]
    assert not solved.solutions[[7, 30]].any()
    assert not solved.second[[7, 30]].any()
    assert (solved.counts[kept] == expected.counts[kept]).all()
    assert (solved.solutions[kept] == expected.solutions[kept]).all()
    assert (solved.second[kept] == expected.second[kept]).all()
    assert batch.check(spoilt)[[7, 30]].tolist() == [batch.Status.MALFORMED] * 2
    text = "\n".join(spoilt).encode("utf-8", "replace")
    assert batch.count(text).tolist() == batch.count(spoilt).tolist()


def test_only_digits_and_empty_cells_are_characters() -> None:
    """Only the digits and four signs for empty cells are allowed in a line."""
    allowed = set(b"123456789.0*_")
    rows = np.full((256, 82), ord("."), dtype=np.uint8)
    rows[:, 40] = np.arange(256)
    rows[:, 81] = ord("\n")
    rows = rows[np.arange(256) != ord("\n")]
    counts = batch.count(rows.tobytes())
    assert {int(row[40]) for row in rows[counts != -1]} == allowed


@pytest.mark.parametrize("cell", [0, 40, 80])
def test_a_malformed_cell_is_marked(cell: int) -> None:
    """In arrays, digits above 9 and bits above the ninth make a row malformed, and it alone."""
    digits = np.zeros((256, 81), np.uint8)
    digits[:, cell] = np.arange(256)
    assert batch.count(digits).tolist() == [2] * 10 + [-1] * 246
    masks = np.full((16, 81), 0x1FF, np.uint16)
    masks[:, cell] |= 1 << np.arange(16, dtype=np.uint16)
    assert batch.count(masks).tolist() == [2] * 9 + [-1] * 7


def test_verdicts_are_those_of_check(puzzles: list[str]) -> None:
    """Each row has the verdict that `nonet.check` gives it."""
    unsolvable = "12345678." + "." * 8 + "9" + "." * 63
    rows = [*puzzles, PROPER, "11" + "." * 79, unsolvable, "." * 81]
    found = [batch.Status(status).name.lower() for status in batch.check(rows)]
    assert found == [nonet.check(row).status for row in rows]
    assert set(found) == {"none", "unique", "several", "contradictory"}
    assert (batch.check(as_digits(rows)) == batch.check(rows)).all()
    # Candidates are not placed digits: they have no solution instead of a contradiction.
    marked = [nonet.Candidates(masks.tolist(), nonet.Layout.of_size(9)) for masks in as_masks(rows)]
    expected = [nonet.check(candidates).status for candidates in marked]
    for verdicts in (
        batch.check(as_masks(rows)),
        batch.check([candidates.to_text() for candidates in marked]),
    ):
        assert [batch.Status(status).name.lower() for status in verdicts] == expected


def test_counting_goes_to_any_limit(puzzles: list[str]) -> None:
    """Counts are exact below the limit and stop at it; 1 thread or 2, with solutions or without."""
    exact = counts_by_search(puzzles, 1_000)
    for limit in (1, 2, 3, 1_000):
        expected = [min(count, limit) for count in exact]
        for threads in (1, 2):
            assert batch.count(puzzles, limit=limit, threads=threads).tolist() == expected
            solved = batch.solve(puzzles, limit=limit, second=limit > 1, threads=threads)
            check_solved(solved, as_digits(puzzles), expected)
    assert batch.count(["." * 81, PROPER], limit=200_000).tolist() == [200_000, 1]


def test_results_are_in_the_order_of_the_rows() -> None:
    """Results match their rows, whatever the number of rows and threads."""
    rng = random.Random(3)
    solution = as_digits([nonet.solve(PROPER).to_text()])[0]
    digits = np.array([rng.sample(range(1, 10), 9) for _ in range(5_000)], dtype=np.uint8)
    solutions = digits[:, solution - 1]
    puzzles = np.where(as_digits([PROPER]) == 0, 0, solutions).astype(np.uint8)
    for threads in (None, 1, 2, 7):
        solved = batch.solve(puzzles, threads=threads)
        assert (solved.counts == 1).all()
        assert (solved.solutions == solutions).all()


def fingerprint(puzzles: Puzzles) -> str:
    """A hash of all that `batch` says about puzzles."""
    digest = hashlib.sha256()
    for limit in (1, 2, 5):
        solved = batch.solve(puzzles, limit=limit, second=limit > 1)
        digest.update(solved.counts.tobytes() + solved.solutions.tobytes())
        digest.update(b"" if solved.second is None else solved.second.tobytes())
    return digest.hexdigest()


@pytest.mark.parametrize("name", INSTRUCTION_SETS)
def test_instruction_sets_agree(puzzles: list[str], name: str, root: Path) -> None:
    """NONET_ISA chooses the instruction set, and the results are the same to the last bit."""
    program = (
        "import sys; from tests.batch.test_batch import fingerprint; "
        "from nonet.solver.engine import instruction_set; "
        "print(instruction_set(), fingerprint(sys.stdin.read().split()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="\n".join(puzzles),
        env={**os.environ, "NONET_ISA": name},
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.split() == [name, fingerprint(puzzles)]


def test_an_unknown_instruction_set_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong NONET_ISA is refused with the names of the valid ones; an empty one means unset."""
    monkeypatch.setenv("NONET_ISA", "mmx")
    with pytest.raises(nonet.NonetError, match="NONET_ISA") as caught:
        batch.count([PROPER])
    assert all(name in str(caught.value) for name in [*INSTRUCTION_SETS, "'mmx'"])
    monkeypatch.setenv("NONET_ISA", "")
    assert batch.count([PROPER]).tolist() == [1]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("whole", [True, False])
def test_lines_of_text_are_solved_as_text(puzzles: list[str], end: str, *, whole: bool) -> None:
    """`solve_lines` writes a line for each line; zero bytes where there is no solution."""
    lines = [*puzzles, "x" * 81, PROPER]
    text = end.join(lines) + (end if whole else "")
    for limit in (1, 2):
        solved = batch.solve(lines, limit=limit)
        out, counts = batch.solve_lines(text.encode(), width=81 + len(end), limit=limit)
        assert list(counts) == solved.counts.tolist()
        rows = np.frombuffer(bytes(out), dtype=np.uint8).reshape(len(lines), 82)
        assert (rows[:, 81] == ord("\n")).all()
        found = solved.counts > 0
        assert (rows[found, :81] - ord("0") == solved.solutions[found]).all()
        assert not rows[~found, :81].any()


def test_no_lines_give_no_lines() -> None:
    """`solve_lines` of nothing is nothing."""
    out, counts = batch.solve_lines(b"")
    assert (bytes(out), list(counts)) == (b"", [])


# What does not end by itself, and what takes several slices.
ENDLESS = ["." * 81] * 4
FOREVER = 10**15


def test_progress_goes_forward(puzzles: list[str]) -> None:
    """Reports of progress come, their fractions between 0 and 1 and never falling."""
    reports: list[Progress] = []
    rows = puzzles * 10
    watch = Watch(progress=reports.append, slice_seconds=0.001)
    batch.solve_lines("\n".join(rows).encode(), limit=500, threads=1, watch=watch)
    assert len(reports) >= 3
    fractions = [report.fraction for report in reports if report.fraction is not None]
    assert len(fractions) == len(reports)
    assert fractions == sorted(fractions)
    assert 0 <= fractions[0] < fractions[-1] <= 1
    assert all(0 <= report.found <= len(rows) for report in reports)
    assert all(earlier.seconds <= later.seconds for earlier, later in pairwise(reports))


@pytest.mark.parametrize("threads", [1, 2, 8])
def test_a_time_limit_ends_the_work(threads: int) -> None:
    """After its time limit a call raises TimeLimitReached with the rows that it has taken up."""
    with pytest.raises(nonet.TimeLimitReached, match=r"0\.1 s") as caught:
        batch.count(ENDLESS, limit=FOREVER, threads=threads, time_limit=0.1)
    assert 0 <= caught.value.found <= len(ENDLESS)
    with pytest.raises(nonet.TimeLimitReached):
        batch.solve(ENDLESS, limit=FOREVER, threads=threads, time_limit=0)


def test_another_thread_can_cancel() -> None:
    """Cancelling from another thread raises Cancelled."""
    cancel = Cancel()
    timer = threading.Timer(0.1, cancel.cancel)
    timer.start()
    with pytest.raises(nonet.Cancelled):
        batch.count(ENDLESS, limit=FOREVER, cancel=cancel, time_limit=LONG)
    timer.join()


def test_the_progress_callback_can_end_the_work() -> None:
    """An exception in a progress callback propagates, and the next call works."""

    def fail(_: Progress) -> None:
        raise KeyError("from the callback")

    with pytest.raises(KeyError, match="from the callback"):
        batch.count(ENDLESS, limit=FOREVER, progress=fail, time_limit=LONG)
    assert batch.count([PROPER]).tolist() == [1]


def test_quick_work_keeps_to_its_time_limit(puzzles: list[str]) -> None:
    """A time limit that is not reached changes nothing."""
    expected = batch.solve(puzzles).solutions
    assert (batch.solve(puzzles, time_limit=60).solutions == expected).all()


def test_pauses_change_nothing(puzzles: list[str]) -> None:
    """With a pause at every look at the clock, the results are the same."""
    rows = puzzles * 3
    expected = batch.solve(rows, limit=20, second=True)
    assert expected.second is not None
    counts = array("q", bytes(8 * len(rows)))
    first, second = bytearray(81 * len(rows)), bytearray(81 * len(rows))
    run_batch(
        "".join(rows).encode(),
        count=len(rows),
        stride=81,
        form="text",
        limit=20,
        counts=counts,
        first=first,
        second=second,
        out_stride=81,
        as_text=False,
        threads=None,
        watch=Watch(slice_seconds=0.0),
    )
    assert list(counts) == expected.counts.tolist()
    assert bytes(first) == expected.solutions.tobytes()
    assert bytes(second) == expected.second.tobytes()


def test_other_threads_run_meanwhile() -> None:
    """A long slice of native work leaves the interpreter to the other threads."""
    with ThreadPoolExecutor(1) as pool:
        work = pool.submit(
            pytest.raises,
            nonet.TimeLimitReached,
            batch.solve_lines,
            "\n".join(ENDLESS).encode(),
            limit=FOREVER,
            threads=1,
            watch=Watch(time_limit=0.5, slice_seconds=0.5),
        )
        steps = 0
        while not work.done():
            time.sleep(0.005)
            steps += 1
        work.result()
    assert steps >= 10


def test_calls_at_once_do_not_mix(puzzles: list[str]) -> None:
    """Calls from several Python threads at once get what each gets alone."""
    parts = [puzzles[start::5] for start in range(5)]
    expected = [batch.solve(part).solutions for part in parts]
    with ThreadPoolExecutor(5) as pool:
        found = list(pool.map(lambda part: batch.solve(part, threads=2).solutions, parts))
    assert all((mine == theirs).all() for mine, theirs in zip(found, expected, strict=True))


@given(st.lists(st.integers(0, 2**32), min_size=1, max_size=30), st.integers(1, 6))
def test_random_rows_agree_with_the_search(seeds: list[int], limit: int) -> None:
    """Counts are those of the general search, and the solutions are right."""
    rows = [make(seed) for seed in seeds]
    counts = counts_by_search(rows, limit)
    solved = batch.solve(rows, limit=limit, second=limit > 1)
    check_solved(solved, as_digits(rows), counts)
    for count in sorted(set(counts)):
        event(f"{'limit' if count == limit else count}")
    assert batch.count(rows, limit=limit).tolist() == counts
    alone = [batch.solve([row], limit=limit).solutions[0] for row in rows]
    assert (solved.solutions == np.array(alone)).all()


@given(st.integers(0, 2**32), st.integers(1, 4))
def test_random_rows_agree_with_the_reference(seed: int, limit: int) -> None:
    """The reference solver counts the same where it is fast enough."""
    row = make(seed)
    if row.count(".") > 48:
        row = nonet.solve(EMPTY, seed=seed).to_text()[:33] + row[33:]
    assert batch.count([row], limit=limit).tolist() == [reference.count(Grid(row), limit)]


@given(st.integers(0, 2**32), st.floats(0, 1), st.integers(1, 6))
def test_random_candidates_agree_with_the_search(seed: int, density: float, limit: int) -> None:
    """With candidates at random, with and without a solution among them, counts are the same."""
    rng = np.random.default_rng(seed)
    masks = ((rng.random((8, 81, 9)) < density) << np.arange(9)).sum(axis=2).astype(np.uint16)
    masks[::2] |= as_masks([nonet.solve(EMPTY, seed=seed).to_text()])
    grids = [Candidates(row.tolist(), layout=CLASSIC) for row in masks]
    counts = [make_solver(grid, "search").find(limit) for grid in grids]
    solved = batch.solve(masks, limit=limit, second=limit > 1)
    check_solved(solved, np.zeros((8, 81), np.uint8), counts)
    found = solved.solutions[solved.counts > 0]
    assert (masks[solved.counts > 0] >> (found - 1) & 1).all()


@pytest.mark.parametrize("instruction_set", INSTRUCTION_SETS)
@pytest.mark.parametrize("name", ["easy", "clue17", "magictour", "hardest", "many_solutions"])
def test_the_corpora_are_solved_in_full(
    shared: Path, monkeypatch: pytest.MonkeyPatch, name: str, instruction_set: str
) -> None:
    """Every puzzle of every corpus has the number of solutions that it should, and they are right.

    One solution each; several in many_solutions.
    """
    monkeypatch.setenv("NONET_ISA", instruction_set)
    data = (shared / "corpora" / f"{name}.txt").read_bytes()
    givens = as_digits(data.decode("ascii").split())
    solved = batch.solve(data, second=True)
    check_solved(solved, givens, [2 if name == "many_solutions" else 1] * len(givens))


def test_digits_are_those_of_the_grids() -> None:
    """Lines, candidates and arrays give the digits that `Grid` reads; invalid ones are 255."""
    line = "1" + "." * 79 + "9"
    lines = [line, line.replace(".", "0"), "?" * 81, line[:80], "." * 729]
    found = batch.digits(lines)
    assert found.shape == (5, 81)
    assert bytes(found[0]) == bytes(found[1]) == nonet.Grid(line).digits
    assert (found[2:] == 255).all()
    assert (batch.digits(found)[:2] == found[:2]).all()
    text = "\r\n".join(lines[:3]).encode()
    assert (batch.digits(text) == found[:3]).all()
