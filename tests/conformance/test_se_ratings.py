"""Ratings of Sudoku Explainer 1.2.1, where the shared files are at hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conformance.se_ratings import differences, ratings_of, read_rows


@pytest.mark.parametrize(
    ("name", "least_rows"), [("se_ratings.csv", 1_200), ("se_ratings_more.csv", 4_800)]
)
def test_confirmed_ratings_are_ours(shared: Path, name: str, least_rows: int) -> None:
    """ER, EP and ED are equal below 9.0, and below 10.5 where two programs agree on them."""
    rows = [
        row
        for row in read_rows(shared / "conformance" / name)
        if row.er < (10.5 if row.is_confirmed else 9.0)
    ]
    assert len(rows) >= least_rows
    assert differences(rows, ratings_of(rows)) == []
