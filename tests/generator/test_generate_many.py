"""Batches: the same in any order of work, streamed, and kept when they are stopped."""

from __future__ import annotations

import collections
import subprocess
import sys
import time

import pytest
from tests.generator.puzzles import givens, is_minimal, is_proper

import nonet
from nonet import Cancel, Generated, Layout, Progress, generate_many

OPTIONS: list[dict[str, object]] = [
    {"minimal": True},
    {"givens": 24},
    {"givens": (28, 30), "symmetry": "half-turn"},
    {"givens": 28, "method": "plant"},
    {"layout": Layout.boxes(2, 3)},
    {"layout": Layout.of_size(9, diagonals=True), "givens": 20},
    {"predicate": lambda made: made.puzzle["r1c1"] == 1},
    {"start": "1" + 80 * "."},
]


def texts(made: list[Generated]) -> list[tuple[str, str, int]]:
    """What identifies puzzles."""
    return [(one.puzzle.to_text(), one.solution.to_text(), one.tries) for one in made]


@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
def test_the_seed_decides_and_threads_do_not(options: dict[str, object]) -> None:
    """The same puzzles come in the same order on 1, 2 and 5 threads; another seed has others."""
    batches = [
        list(generate_many(30, **options, seed=11, threads=threads))  # type: ignore[arg-type]
        for threads in (1, 2, 5)
    ]
    assert texts(batches[0]) == texts(batches[1]) == texts(batches[2])
    assert all(is_proper(made) for made in batches[0])
    other = list(generate_many(30, **options, seed=12))  # type: ignore[arg-type]
    assert texts(other) != texts(batches[0])


@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
def test_fewer_are_the_first_of_more(options: dict[str, object]) -> None:
    """How many are asked for does not change what comes first; one is the first of many."""
    many = list(generate_many(20, **options, seed=5))  # type: ignore[arg-type]
    few = list(generate_many(7, **options, seed=5))  # type: ignore[arg-type]
    assert texts(few) == texts(many[:7])
    assert nonet.generate(**options, seed=5).puzzle == many[0].puzzle  # type: ignore[arg-type]


def test_many_are_proper_minimal_and_different() -> None:
    """Each of a thousand minimal puzzles is proper, minimal and no other's copy."""
    made = list(generate_many(1_000, minimal=True, seed=3))
    assert len({one.puzzle for one in made}) == 1_000
    assert all(is_proper(one) and is_minimal(one.puzzle) for one in made[::10])
    assert all(17 <= givens(one.puzzle) <= 40 for one in made)


def test_a_stopped_batch_keeps_what_it_gave() -> None:
    """After a time limit or a cancel the puzzles that were taken are good, and counted."""
    taken: list[Generated] = []
    with pytest.raises(nonet.TimeLimitReached) as reached:
        taken.extend(generate_many(10**9, minimal=True, seed=1, time_limit=0.3))
    assert reached.value.found == len(taken) > 0
    cancel = Cancel()
    kept: list[Generated] = []

    def keep(made: Generated) -> None:
        kept.append(made)
        if len(kept) == 100:
            cancel.cancel()

    start = time.monotonic()
    made = generate_many(10**9, minimal=True, seed=1, cancel=cancel)
    with pytest.raises(nonet.Cancelled) as cancelled:
        collections.deque(map(keep, made), maxlen=0)
    assert time.monotonic() - start < 5
    assert cancelled.value.found == len(kept) >= 100
    assert texts(kept[:50]) == texts(taken[:50])


def test_a_batch_that_fails_keeps_what_it_gave() -> None:
    """When one puzzle takes all its tries, those before it are good."""
    made = generate_many(100, givens=(21, 21), tries=60, seed=1)
    taken: list[Generated] = []
    with pytest.raises(nonet.GenerationFailed) as failed:
        taken.extend(made)
    assert failed.value.tries == 60
    assert all(is_proper(one) and givens(one.puzzle) == 21 for one in taken)


def test_nothing_can_be_asked_for() -> None:
    """No puzzles are an empty batch; fewer than none are an error."""
    assert list(generate_many(0)) == []
    with pytest.raises(nonet.NonetError, match="expected 0 puzzles or more, found -1"):
        generate_many(-1)


def test_progress_reports_found_and_tries() -> None:
    """Found puzzles and tries grow, and the fraction is that of the count."""
    reports: list[Progress] = []
    list(generate_many(8_000, minimal=True, seed=2, progress=reports.append))
    assert [report.found for report in reports] == sorted(report.found for report in reports)
    assert [report.nodes for report in reports] == sorted(report.nodes for report in reports)
    assert all(report.fraction == report.found / 8_000 for report in reports)


MANY = """
import resource, nonet
def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
made = nonet.generate_many(60_000, givens=32, seed=1)
for _ in range(10_000):
    next(made)
before = peak()
for _ in made:
    pass
print(peak() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="peak memory is measured on Linux only")
def test_memory_stays_flat() -> None:
    """Fifty thousand more puzzles take less than 10 MB more."""
    done = subprocess.run(
        [sys.executable, "-c", MANY], check=True, capture_output=True, text=True, timeout=300
    )
    assert int(done.stdout) < 10_000
