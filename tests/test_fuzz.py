"""A short run of the fuzzer; fuzz/README.md says how to run it at length."""

from __future__ import annotations

import random

import pytest
from fuzz import formats, mutations, rules, run
from tests.each import each

from nonet.formats import FORMATS
from nonet.formats.format import Format


def test_spoilt_input_gives_results_or_our_errors() -> None:
    """Over thousands of spoilt texts nothing but results and NonetErrors comes out."""
    outcomes = run.run(count=5_000, seed=1)
    assert outcomes.total() == 5_000
    assert {name for name, _ in outcomes} == set(run.TARGETS)
    assert {"a result", "FormatError", "Contradiction"} <= {outcome for _, outcome in outcomes}


@each("known", FORMATS, lambda known: known.name)
def test_spoilt_files_give_puzzles_or_our_errors(known: Format) -> None:
    """Over hundreds of spoilt files of each format nothing but puzzles and errors comes out."""
    outcomes = formats.spoilt(known, count=150, seed=1)
    assert set(outcomes) <= {"a puzzle", "a proposal", "FormatError", "no format"}
    assert outcomes["a puzzle"]


def test_spoilt_rules_give_puzzles_or_our_errors() -> None:
    """Over thousands of spoilt puzzles with rules nothing but puzzles and NonetErrors comes out."""
    outcomes = rules.run(count=1_500, seed=1)
    assert outcomes.total() == 1_500
    assert {name for name, outcome in outcomes if outcome == "a puzzle"} == set(rules.KINDS)


def test_a_failure_is_reported_with_the_case() -> None:
    """Another exception than NonetError ends the run and names the input."""

    def fail(text: str) -> None:
        raise IndexError(text)

    with pytest.raises(run.Failed, match="case 0 of seed 3: 'failing' with"):
        run.run(count=1, seed=3, targets={"failing": fail})


def test_the_same_seed_spoils_alike() -> None:
    """A case can be repeated: mutations depend on nothing but the text and the seed."""
    text = "53..7....6..195....98....6."
    assert mutations.mutate(text, random.Random(5)) == mutations.mutate(text, random.Random(5))
