"""`nonet practise --worksheet`: exercises as pages to print."""

from __future__ import annotations

from pathlib import Path

from tests.cli.program import call

from nonet.drawing import worksheet


def test_a_worksheet_is_written(tmp_path: Path) -> None:
    """The file is that of the function with the same station, count, seed and language."""
    path = tmp_path / "pairs.pdf"
    options = ("--count", "3", "--seed", "42", "--language", "de", "--worksheet", path)
    found = call("practise", "naked_pair", *options)
    assert (found.code, found.out, found.err) == (0, "", f"{path}: 3 exercises\n")
    assert path.read_bytes() == worksheet("naked_pair", count=3, seed=42, language="de")


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    """A worksheet needs a station that is there, and has at most 100 exercises."""
    path = tmp_path / "none.pdf"
    for wrong in ((), ("nothing",), ("x_wing", "--count", "101")):
        found = call("practise", *wrong, "--worksheet", path)
        assert found.code == 2
        assert "expected" in found.err
    assert not path.exists()
