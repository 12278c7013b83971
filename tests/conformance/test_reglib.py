"""Technique cases: of HoDoKu's regression library, where it is at hand, and a few of our own."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.reglib import Case, read_case, read_cases
from tests.each import each

import nonet

OWN = Path(__file__).parent / "cases.txt"
"""States that nonet made, in the form of the library."""

OWN_CASES = list(read_cases(OWN))


@each("case", OWN_CASES, lambda case: f"{case.code}-line{case.line}")
def test_own_cases_pass(case: Case) -> None:
    """Each of our own cases is found, or is not where it must not be."""
    assert case.passes()


def test_a_wrong_result_does_not_pass() -> None:
    """The harness detects a step that eliminates too little, too much or nothing."""
    lines = [line for line in OWN.read_text("utf-8").splitlines() if line.startswith(":0200:")]
    assert lines
    for line in lines:
        case = read_case(line)
        first, *_ = sorted(case.eliminations)
        assert case.passes()
        for wrong in (case.eliminations - {first}, case.eliminations | {(80, 9)}, frozenset()):
            assert not read_case(with_eliminations(line, wrong)).passes()


def with_eliminations(line: str, eliminations: frozenset[tuple[int, int]]) -> str:
    """The line with other eliminations."""
    parts = line.split(":")
    parts[5] = " ".join(f"{d}{cell // 9 + 1}{cell % 9 + 1}" for cell, d in sorted(eliminations))
    return ":".join(parts)


def test_a_case_is_read_as_it_is_described() -> None:
    """Givens, placed cells, candidates removed, and results as digit, row, column."""
    line = ":0200-1:35:1+2......." + "." * 72 + ":119 219:319 519:429:4"
    case = read_case(line, 7)
    assert (case.line, case.code, case.variant, case.siamese) == (7, "0200", "1", False)
    assert case.digits == {3, 5}
    assert (case.candidates.grid.givens[0], case.candidates.grid.entries[1]) == (1, 2)
    assert case.candidates["r1c9"] == (3, 4, 5, 6, 7, 8, 9)
    assert case.eliminations == {(8, 3), (8, 5)}
    assert case.placements == {(17, 4)}


def test_every_case_of_the_library_passes(shared: Path) -> None:
    """Every case of the regression library that we have is found with exactly its result."""
    cases = list(read_cases(shared / "conformance" / "reglib_dev.txt"))
    assert len(cases) > 600
    failing = [f"line {case.line}: {case.code}" for case in cases if not case.passes()]
    assert failing == []


def test_the_library_is_sound(shared: Path) -> None:
    """No step of any technique contradicts the solution in any state of the library."""
    wrong = []
    for case in read_cases(shared / "conformance" / "reglib_dev.txt"):
        solution = nonet.solve(case.candidates.grid).digits
        wrong += [
            f"line {case.line}: {step}"
            for step in nonet.steps(
                case.candidates, case.techniques, options=case.options, assume_unique=True
            )
            if any(solution[cell] == digit for cell, digit in step.eliminations)
            or any(solution[cell] != digit for cell, digit in step.placements)
        ]
    assert wrong == []
