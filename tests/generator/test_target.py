"""Invalid or impossible requests: refused at once, with the reason."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nonet
from nonet import Layout, generate
from nonet.generator import GenerateRequest
from nonet.generator.symmetry import SYMMETRIES, Symmetry, orbits
from nonet.generator.target import make_target

ROW_AND_COLUMN = "".join("x" if cell < 9 or cell % 9 == 0 else "." for cell in range(81))
NO_TOP_ROWS = "." * 18 + "x" * 63
NO_LEFT_COLUMNS = ("." * 2 + "x" * 7) * 9

IMPOSSIBLE = [
    ({"givens": 16}, "expected 17 givens or more, found 16: no 9×9 puzzle with fewer"),
    ({"givens": (3, 12)}, "expected 17 givens or more, found 12"),
    ({"givens": 3, "layout": Layout.of_size(4)}, "expected 4 givens or more, found 3"),
    ({"givens": 4, "layout": Layout.boxes(2, 3)}, "expected 5 givens or more, found 4: two digits"),
    ({"givens": 20, "pattern": "x" * 19 + "." * 62}, "the pattern has room for 19 givens"),
    ({"pattern": ROW_AND_COLUMN, "givens": 18}, "the pattern has room for 17 givens"),
    ({"pattern": NO_TOP_ROWS}, "the pattern has no cell in rows 1 and 2, which can be exchanged"),
    ({"pattern": NO_LEFT_COLUMNS}, "the pattern has no cell in columns 1 and 2"),
    ({"start": "123456789" + 72 * ".", "givens": 8}, "the start has 9 digits, more than the 8"),
    (
        {"start": "12345678" + 73 * ".", "givens": 15, "symmetry": "half-turn"},
        "the start with half-turn symmetry needs 16 givens, more than the 15",
    ),
    (
        {"start": "1" + 80 * ".", "pattern": "x" * 80 + ".", "symmetry": "half-turn"},
        "the start with half-turn symmetry needs a given in r9c9, where the pattern has none",
    ),
    ({"start": "1" + 80 * ".", "pattern": "." + "x" * 80}, "the start needs a given in r1c1"),
    (
        {"givens": 25, "symmetry": "half-turn", "pattern": "x" * 40 + "." + "x" * 40},
        "half-turn symmetry with this pattern allows no number of givens from 25 to 25",
    ),
    ({"givens": 73, "minimal": True}, "no minimal puzzle has 73 givens"),
]


@pytest.mark.parametrize(("options", "reason"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_at_once(options: dict[str, object], reason: str) -> None:
    """The error says why, without a try and within a moment."""
    began = time.monotonic()
    with pytest.raises(nonet.GenerationFailed, match=reason) as caught:
        generate(**options)  # type: ignore[arg-type]
    assert caught.value.tries == 0
    assert caught.value.best is None
    assert time.monotonic() - began < 1


def test_a_start_that_makes_minimality_impossible_is_refused() -> None:
    """A full row has a digit too many: no puzzle with it is minimal."""
    start = "123456789" + 72 * "."
    with pytest.raises(nonet.GenerationFailed, match="the start's digit in r1c1 follows from"):
        generate(start=start, minimal=True)
    assert generate(start=start, seed=1).puzzle.to_text().startswith("123456789")


@pytest.mark.parametrize(
    ("start", "error", "reason"),
    [
        ("11" + 79 * ".", nonet.Contradiction, "two 1s in row 1, at r1c1 and r1c2"),
        ("12345678.........9" + 63 * ".", nonet.NoSolution, "the start has no solution"),
        ("12x" + 78 * ".", nonet.FormatError, "found 'x' in r1c3"),
    ],
)
def test_a_start_must_have_a_solution(
    start: str, error: type[nonet.NonetError], reason: str
) -> None:
    """A start with a conflict or without a solution is named before any work."""
    with pytest.raises(error, match=reason):
        generate(start=start)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"givens": 82}, "expected from 0 to 81 givens, found 82"),
        ({"givens": -1}, "expected from 0 to 81 givens, found -1"),
        ({"givens": (30, 20)}, r"expected from 0 to 81 givens, found \(30, 20\)"),
        ({"givens": (1, 2, 3)}, "expected a number of givens, or the least and the most"),
        ({"givens": range(20, 30, 2)}, "expected a range of numbers of givens"),
        ({"givens": range(0)}, "expected a range of numbers of givens"),
        ({"pattern": "x" * 80}, "expected a pattern of 81 cells, found 80"),
        ({"pattern": [[True] * 9] * 8}, "expected a pattern of 81 cells, found 72"),
        ({"symmetry": "round"}, "expected a symmetry from none, half-turn"),
        ({"method": "guess"}, "expected the method 'carve' or 'plant', found 'guess'"),
        ({"tries": 0}, "expected 1 try or more, found 0"),
        ({"threads": 0}, "expected from 1 to 1024 threads, found 0"),
        ({"seed": -1}, "expected a seed from 0"),
        ({"time_limit": -1}, "expected a time limit of 0 seconds or more"),
    ],
)
def test_senseless_arguments_are_refused(options: dict[str, object], reason: str) -> None:
    """The error says what was expected and what was found."""
    with pytest.raises(nonet.NonetError, match=reason):
        generate(**options)  # type: ignore[arg-type]


def test_a_start_of_another_layout_is_refused() -> None:
    """Start and layout must go together."""
    start = nonet.Grid.empty(Layout.of_size(4))
    with pytest.raises(nonet.NonetError, match="expected a start with the layout"):
        generate(Layout.latin(4), start=start)


@pytest.mark.parametrize(
    "pattern",
    [
        "x.x" * 27,
        "\n".join(["x.xx.xx.x"] * 9),
        "101" * 27,
        [True, False, True] * 27,
        [[1, 0, 1] * 3] * 9,
        ["x.x" * 3] * 9,
    ],
)
def test_patterns_can_be_written_in_many_ways(pattern: object) -> None:
    """Text with or without line ends, flags, rows of flags and rows of text mean the same."""
    request = make_target(GenerateRequest(pattern=pattern))  # type: ignore[arg-type]
    assert request.orbits == tuple((cell,) for cell in range(81) if cell % 3 != 1)


@pytest.mark.parametrize(
    ("older", "name"), [("horizontal", "top-bottom"), ("vertical", "left-right")]
)
def test_older_names_of_mirrors_are_taken(older: Symmetry, name: Symmetry) -> None:
    """What was called by the way the mirror lies is the same under both names."""
    assert generate(symmetry=older, seed=1).puzzle == generate(symmetry=name, seed=1).puzzle


@given(
    st.integers(1, 12),
    st.sampled_from([*SYMMETRIES, "horizontal", "vertical"]),
)
def test_orbits_share_out_the_cells(size: int, symmetry: str) -> None:
    """Every cell is in one group, and no group is larger than the symmetry has moves."""
    groups = orbits(size, symmetry)  # type: ignore[arg-type]
    cells = [cell for group in groups for cell in group]
    assert sorted(cells) == list(range(size * size))
    assert max(map(len, groups)) <= {"quarter-turn": 4, "full": 8}.get(symmetry, 2)
