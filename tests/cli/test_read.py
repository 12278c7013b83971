"""`nonet read`: many pictures, a line for each puzzle, and what is in doubt on stderr.

What a picture shows is tested in tests/photo; here readings are made up, but for one.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from pypdfium2 import PdfDocument
from tests.cli.program import FOUR, NINE, PROGRAM, SIX, Outcome, call, run

import nonet
from nonet import Grid, Layout, Puzzle
from nonet.drawing import booklet, draw_png
from nonet.errors import PhotoError
from nonet.photo import PhotoReading

EXAMPLE_JIGSAW = "1112 1322 3324 3444"


def reading(grid: Grid, **doubts: object) -> PhotoReading:
    """A reading of a grid; the second most probable content of each cell is a 1, or else a 2."""
    digits = tuple(grid.digits)
    shares = np.zeros((len(digits), grid.size + 1), np.float32)
    shares[:, 2], shares[:, 1] = 0.01, 0.02
    shares[range(len(digits)), digits] = 0.97
    fields: dict[str, object] = {
        "puzzle": Puzzle(grid),
        "digits": digits,
        "as_read": digits,
        "probabilities": shares,
        "certainty": 1.0,
        "problem": None,
        "doubtful": (),
        "in_doubt": False,
        "corners": np.zeros((4, 2)),
        "mesh": np.zeros((grid.size + 1, grid.size + 1, 2)),
        "straightened": np.zeros((9, 9), np.uint8),
    }
    return PhotoReading(**(fields | doubts))  # type: ignore[arg-type]


@pytest.fixture
def pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of "pictures", which are read as their names say."""
    nine = Grid(NINE)
    made = {
        "good.jpg": (reading(nine),),
        "two.jpg": (reading(nine), reading(Grid(FOUR))),
        "six.png": (reading(Grid(SIX, layout=Layout.boxes(2, 3))),),
        "jigsaw.png": (reading(Grid("1" + 15 * ".", layout=Layout.jigsaw(EXAMPLE_JIGSAW))),),
        "doubt.jpg": (reading(nine, in_doubt=True, certainty=0.9, doubtful=(5, 0)),),
        "several.jpg": (
            reading(nine, in_doubt=True, problem="several solutions", doubtful=tuple(range(7))),
        ),
    }
    for name in [*made, "none.jpg"]:
        (tmp_path / name).write_text(name, "utf-8")

    def read_photos(
        source: object, *, size: int | None = None, page: int = 1
    ) -> tuple[PhotoReading, ...]:
        name = (
            source.decode() if isinstance(source, bytes) else Path(str(source)).read_text("utf-8")
        )
        assert page == 1
        kept = tuple(one for one in made.get(name, ()) if size in {None, one.puzzle.layout.size})
        if not kept:
            raise PhotoError("expected a picture of a Sudoku grid, found none")
        return kept

    monkeypatch.setattr(nonet.photo, "read_photos", read_photos)
    return tmp_path


def test_a_line_for_each_picture(pictures: Path) -> None:
    """Each picture gives the line of its clearest grid, in order; with --all of every grid.

    That there are more is said.
    """
    files = [pictures / "good.jpg", pictures / "two.jpg"]
    said = f"{files[1]}: 1 grid more, which --all reads, too\n"
    assert call("read", *files) == Outcome(0, f"{NINE}\n{NINE}\n", said)
    assert call("read", "--all", *files) == Outcome(0, f"{NINE}\n{NINE}\n{FOUR}\n", "")
    assert call("read", "--size", "4", files[1]) == Outcome(0, f"{FOUR}\n", "")


def test_what_is_refused_is_passed_over(pictures: Path) -> None:
    """A picture without a grid is reported, the others are read, and the exit code is 1."""
    none = pictures / "none.jpg"
    outcome = call("read", none, pictures / "good.jpg")
    said = f"{none}: expected a picture of a Sudoku grid, found none\n"
    assert outcome == Outcome(1, f"{NINE}\n", said)


def test_doubtful_cells_are_named(pictures: Path) -> None:
    """What is in doubt is printed, and stderr names the cells and what they may hold."""
    doubt = pictures / "doubt.jpg"
    said = f"{doubt}: in doubt: r1c6 (4 or 1), r1c1 (empty or 1)\n"
    assert call("read", doubt) == Outcome(1, f"{NINE}\n", said)


def test_a_problem_is_named(pictures: Path) -> None:
    """Where there are several solutions, stderr says so, and names some of the cells."""
    outcome = call("read", pictures / "several.jpg")
    assert (outcome.code, outcome.out) == (1, f"{NINE}\n")
    assert "several.jpg: in doubt, several solutions: r1c1 (empty or 1), " in outcome.err
    assert outcome.err.endswith(", and 2 more\n")


def test_other_boxes_are_written_in_full(pictures: Path) -> None:
    """Where digits do not say which boxes or regions there are, the line is a JSON object."""
    for name, layout in (
        ("six.png", Layout.boxes(2, 3)),
        ("jigsaw.png", Layout.jigsaw(EXAMPLE_JIGSAW)),
    ):
        outcome = call("read", pictures / name)
        assert outcome.code == 0
        assert json.loads(outcome.out)["size"] == layout.size
        assert nonet.load(outcome.out).layout == layout


def test_other_formats(pictures: Path) -> None:
    """Puzzles are written in any format that nonet writes, into a file, too."""
    target = pictures / "out.sdm"
    outcome = call("read", "--format", "sdm", "-o", target, pictures / "good.jpg")
    assert outcome == Outcome(0, "", "")
    assert target.read_text("utf-8") == NINE.replace(".", "0") + "\n"
    solo = call("read", "--format", "solo", pictures / "six.png").out
    assert nonet.load(solo).layout == Layout.boxes(2, 3)


def test_what_a_format_cannot_hold(pictures: Path) -> None:
    """A puzzle that the format cannot hold is reported and left out."""
    outcome = call("read", "--format", "sdm", pictures / "jigsaw.png", pictures / "good.jpg")
    assert (outcome.code, outcome.out) == (1, NINE.replace(".", "0") + "\n")
    assert outcome.err.startswith(f"{pictures / 'jigsaw.png'}: ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--format", "nothing", "good.jpg"), "expected one of the formats"),
        (("--format", "hsol", "good.jpg"), "is only read, not written"),
        (("--size", "5", "good.jpg"), "expected one of 4, 6, 9, 16, found 5"),
        (("--size", "x", "good.jpg"), "expected a whole number"),
    ],
)
def test_wrong_options(arguments: tuple[str, ...], said: str, pictures: Path) -> None:
    """Options that mean nothing are refused before anything is read."""
    outcome = run("read", *arguments[:-1], pictures / arguments[-1])
    assert outcome.code == 2
    assert said in " ".join(outcome.err.replace("│", "").split())


def test_files_that_are_not_there(pictures: Path) -> None:
    """A missing file or a folder stops the command before it begins."""
    missing = run("read", pictures / "good.jpg", pictures / "gone.jpg")
    assert (missing.code, missing.out) == (2, "")
    assert "gone.jpg: No such file or directory" in missing.err
    folder = run("read", pictures)
    assert folder.code == 2
    assert "expected a file, found a folder" in folder.err


def test_broken_pictures_are_reported(tmp_path: Path) -> None:
    """Files that are no pictures are refused one by one, as a process does it."""
    (tmp_path / "text.jpg").write_text("no picture", "utf-8")
    (tmp_path / "empty.jpg").touch()
    outcome = run("read", tmp_path / "text.jpg", tmp_path / "empty.jpg")
    assert (outcome.code, outcome.out) == (1, "")
    assert len(outcome.err.splitlines()) == 2
    assert "text.jpg: expected a picture" in outcome.err
    assert "empty.jpg: expected a picture" in outcome.err


def test_a_drawing_from_a_pipe() -> None:
    """A picture from standard input is read, and its line solved by the next command."""
    assert run("read", "-", stdin=draw_png(Grid(NINE))) == Outcome(0, f"{NINE}\n", "")
    broken = run("read", "-", stdin=b"\x89PNG\r\n\x1a\n")
    assert broken.code == 1
    assert broken.err.startswith("<stdin>: the PNG file is broken")


def of_pages(*pages: list[str]) -> bytes:
    """A PDF with these puzzles on its pages, or nothing on one."""
    made = PdfDocument.new()
    for lines in pages:
        if lines:
            kinds = {"grades": False, "codes": False, "solutions": "none"}
            made.import_pages(PdfDocument(booklet(lines, **kinds)))  # type: ignore[arg-type]
        else:
            made.new_page(600, 800)
    target = BytesIO()
    made.save(target)
    return target.getvalue()


def test_every_page_of_a_pdf(tmp_path: Path) -> None:
    """Each page is read as a picture of its own, and named where there is anything to say."""
    path = tmp_path / "book.pdf"
    path.write_bytes(of_pages([NINE], [], [NINE]))
    said = f"{path} page 2: expected a picture of a Sudoku grid, found none\n"
    assert call("read", path) == Outcome(1, f"{NINE}\n{NINE}\n", said)
    one = tmp_path / "one.pdf"
    one.write_bytes(of_pages([]))
    assert call("read", one).err == f"{one}: expected a picture of a Sudoku grid, found none\n"


def test_pages_that_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not read is said."""
    seen: list[int] = []

    def read_photos(_: object, *, size: int | None, page: int) -> tuple[PhotoReading, ...]:
        assert size is None
        seen.append(page)
        return (reading(Grid(NINE)),)

    monkeypatch.setattr(nonet.photo, "count_pages", lambda _: 102)
    monkeypatch.setattr(nonet.photo, "read_photos", read_photos)
    path = tmp_path / "book.pdf"
    path.write_bytes(b"")
    said = f"{path}: expected at most 100 pages, found 102: those after page 100 are not read\n"
    assert call("read", path) == Outcome(1, 100 * f"{NINE}\n", said)
    assert seen == [*range(1, 101)]


def test_a_closed_pipe_is_enough(tmp_path: Path) -> None:
    """A reader that leaves has had enough: no error."""
    path = tmp_path / "one.png"
    path.write_bytes(draw_png(Grid(NINE)))
    command = [*PROGRAM, "read", *[str(path)] * 20]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().decode() == f"{NINE}\n"
        process.stdout.close()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="needs signals of POSIX")
def test_ctrl_c(tmp_path: Path) -> None:
    """Ctrl-C stops between two pictures; what was read has been printed."""
    path = tmp_path / "one.png"
    path.write_bytes(draw_png(Grid(NINE)))
    command = [*PROGRAM, "read", *[str(path)] * 500]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert error.decode() == "nonet: interrupted\n"
    assert set(out.decode().splitlines()) <= {NINE}
