"""Ratings that two programs agree on, where the shared file is at hand."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.se_ratings import differences, read_rows


def test_confirmed_ratings_are_ours(shared: Path) -> None:
    """ER, EP and ED of every puzzle below 10.5 whose ratings are confirmed are equal."""
    rows = list(read_rows(shared / "conformance" / "se_ratings.csv"))
    confirmed = [row for row in rows if row.is_confirmed and row.er < 10.5]
    assert len(confirmed) > 1_000
    assert differences(confirmed) == []
