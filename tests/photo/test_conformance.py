"""Real photos, where the shared corpora are: they are read whole, and none is passed off wrongly.

`tests/conformance/photos.py` measures all of them, also made harder.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conformance.photo_outcomes import Outcome
from tests.conformance.photos import photos_of, plain


@pytest.fixture(scope="module")
def outcomes(shared: Path) -> list[Outcome]:
    """The outcomes of one in eight photos."""
    folder = shared / "conformance" / "photos"
    if not folder.is_dir():
        pytest.skip(f"no photos in {folder}")
    return [plain(photo) for photo in photos_of(folder, every=8)]


def test_photos_are_whole(outcomes: list[Outcome]) -> None:
    """With the check every photo of the sample is whole."""
    assert [str(one) for one in outcomes if not one.whole] == []


def test_none_is_wrong_without_doubt(outcomes: list[Outcome]) -> None:
    """What is wrong is in doubt."""
    assert [str(one) for one in outcomes if one.is_wrong_without_doubt] == []


def test_cells_are_right_as_read(outcomes: list[Outcome]) -> None:
    """Nearly all photos are whole before the check, and few of them are doubted."""
    assert sum(one.whole_as_read for one in outcomes) >= len(outcomes) - 1
    assert sum(one.is_doubted_though_right for one in outcomes) <= 1
