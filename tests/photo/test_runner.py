"""The runner over photos: what it prints for pictures that are known."""

from __future__ import annotations

import csv
import re
import sys
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from tests.conformance.photo_changes import Scene, blurred, noisy, random_of, scaled, tilted, turned
from tests.conformance.photo_outcomes import Bounds, Outcome, Shown, Tally, outcome
from tests.conformance.photos import main

from nonet.drawing import draw_png

PUZZLES = (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45.....",
)
CHANGES = (scaled(500), turned(4), turned(90), tilted(0.1), blurred(0.8), noisy(6))
TIMES = {
    "median of the photos",
    "worst photo",
    "worst picture without a grid",
    "median where the grid is known",
}
"""Bounds of times, which a test does not hold a machine to."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Six photos of two puzzles, with their list."""
    with (tmp_path / "photos.csv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(["file", "puzzle", "phone"])
        for number, change in enumerate(CHANGES):
            puzzle = PUZZLES[number % 2]
            drawing = np.array(Image.open(BytesIO(draw_png(puzzle, width=600))).convert("RGB"))
            page = np.full((900, 1200, 3), 225, np.uint8)
            page[150:750, 300:900] = drawing
            pixels = change(Scene(page), random_of(number))
            Image.fromarray(pixels).save(tmp_path / f"photo{number}.jpg", quality=85)
            table.writerow([f"photo{number}.jpg", puzzle, "none"])
    return tmp_path


def run(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """What the runner prints; only bounds of times may be missed."""
    monkeypatch.setattr(sys, "argv", ["photos.py", *command])
    with pytest.raises(SystemExit) as ended:
        main()
    printed = capsys.readouterr().out
    last = printed.splitlines()[-1]
    missed = set(re.sub("^missed: ", "", last).split(", ")) - {"all bounds met"}
    assert missed <= TIMES
    assert bool(ended.value.code) == bool(missed)
    return printed


def test_photos(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All six are whole, as read and with the check."""
    printed = run([str(folder)], monkeypatch, capsys)
    assert re.search(r"^photos +6 +6 +6 +0 +0 +100\.000 ", printed, re.MULTILINE)


def test_ladder(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A line for each change that is asked for."""
    rungs = ["--rungs", "turned 180°", "JPEG 15", "inverted"]
    printed = run([str(folder), "--every", "3", "--jobs", "2", *rungs], monkeypatch, capsys)
    for name in ("turned 180°", "JPEG 15", "inverted"):
        assert re.search(rf"^{name} +2 +2 +2 +0 +0 ", printed, re.MULTILINE)


def test_made_errors(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cells painted out and in are read as printed, or doubted."""
    printed = run([str(folder), "--made-errors", "12"], monkeypatch, capsys)
    assert re.search(r"^painted out +6 pictures", printed, re.MULTILINE)
    assert re.search(r"^painted in +6 pictures", printed, re.MULTILINE)


def test_an_unknown_line_of_the_ladder(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is refused with the names that there are."""
    monkeypatch.setattr(sys, "argv", ["photos.py", str(folder), "--rungs", "rain"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "found rain" in capsys.readouterr().err


def made(*, wrong: bool, in_doubt: bool, ms: float = 10.0) -> Outcome:
    """An outcome."""
    cells = (7,) if wrong else ()
    return Outcome("a.jpg", "photos", 81, cells, cells, "", in_doubt, (7, 3), 0.9, ms)


def test_tallies() -> None:
    """Wrong without doubt and doubted though right are kept apart from what is good."""
    outcomes = [
        made(wrong=ms in {9, 5}, in_doubt=ms in {2, 5}, ms=ms) for ms in (1.0, 2.0, 9.0, 5.0, 3.0)
    ]
    tally = Tally.of(outcomes)
    assert (tally.pictures, tally.whole_as_read, tally.whole) == (5, 3, 3)
    assert (tally.wrong_without_doubt, tally.doubted_though_right) == (1, 1)
    assert tally.cells_right == pytest.approx(100 * 403 / 405)
    assert (tally.median_ms, tally.worst_ms) == (3, 9)
    assert "r1c8" in str(outcomes[2])
    assert "WITHOUT DOUBT" in str(outcomes[2])


def test_a_picture_that_is_refused() -> None:
    """It is neither read nor wrong without doubt."""
    paper = np.full((200, 200, 3), 255, np.uint8)
    found, reading = outcome("paper", "photos", paper, [Shown.classic(PUZZLES[0])])
    assert reading is None
    assert not found.whole
    assert not found.is_read
    assert not found.is_wrong_without_doubt


def test_bounds() -> None:
    """A figure at its bound reaches it; the last line names those that do not."""
    bounds = Bounds([])
    bounds.least("whole", 159, 159)
    bounds.most("wrong", 0, 0)
    assert bounds.verdict() == "all bounds met"
    assert bounds.least("whole", 158, 159).endswith("MISSED")
    assert bounds.most("wrong", 1, 0).endswith("MISSED")
    assert bounds.verdict() == "missed: whole, wrong"
