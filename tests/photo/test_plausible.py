"""Whether a reading is one of a Sudoku."""

import numpy as np
import pytest
from numpy.typing import NDArray

from nonet.photo.plausible import has_givens, is_plausible


def seen(digits: list[int], size: int, likely: float) -> NDArray[np.float32]:
    """Probabilities of cells of which each is its digit with this probability."""
    found = np.full((size * size, size + 1), (1 - likely) / size, np.float32)
    found[range(size * size), digits] = likely
    return found


@pytest.mark.parametrize("size", [4, 6, 9, 16])
def test_an_empty_lattice_is_none(size: int) -> None:
    """Nothing in any cell is no puzzle, however certain that is."""
    empty = [0] * (size * size)
    assert not is_plausible(empty, seen(empty, size, 1.0), 1.0)
    assert not has_givens(seen(empty, size, 1.0))


@pytest.mark.parametrize(("size", "givens"), [(4, 4), (6, 8), (9, 17), (16, 55)])
def test_as_few_givens_as_there_are(size: int, givens: int) -> None:
    """The fewest givens of a puzzle are enough where they are clear and certain."""
    digits = [1 + cell % size if cell < givens else 0 for cell in range(size * size)]
    assert has_givens(seen(digits, size, 0.99))
    assert is_plausible(digits, seen(digits, size, 0.99), 0.99)
    assert not is_plausible(digits, seen(digits, size, 0.6), 0.01)


def test_small_sizes_must_be_clear() -> None:
    """Any few specks make a 4 × 4 puzzle; 17 digits of a 9 × 9 are no accident."""
    three = [1, 2, 3] + [0] * 13
    four = [1, 2, 3, 4] * 2 + [0] * 8
    nine = [*range(1, 10)] * 3 + [0] * 54
    assert not is_plausible(three, seen(three, 4, 0.99), 0.99)
    assert not is_plausible(four, seen(four, 4, 0.92), 0.99)
    assert is_plausible(nine, seen(nine, 9, 0.95), 0.6)


@pytest.mark.parametrize(
    ("size", "likely", "expected"), [(9, 0.91, 0), (9, 0.95, 1), (16, 0.91, 1)]
)
def test_uncertain_readings_must_be_clear(size: int, likely: float, expected: int) -> None:
    """The numbers of a calendar look as clear as this, but no reading of them is probable."""
    digits = [1 + cell % size if cell % 3 == 0 else 0 for cell in range(size * size)]
    assert is_plausible(digits, seen(digits, size, likely), 0.0) == bool(expected)


def test_scribbles() -> None:
    """A few cells may be unclear: what a player wrote."""
    four = [1, 2, 3, 4] * 2 + [0] * 8
    clear, unclear = seen(four, 4, 0.99), seen(four, 4, 0.3)
    two = np.where(np.arange(16)[:, None] < 14, clear, unclear)
    more = np.where(np.arange(16)[:, None] < 12, clear, unclear)
    assert is_plausible(four, two, 0.1)
    assert not is_plausible(four, two, 0.01)  # clear, as a calendar is, but hardly a puzzle
    assert not is_plausible(four, more, 0.1)
