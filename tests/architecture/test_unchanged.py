"""Checks of the native sources are left out only where they have passed with the same ones."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "unchanged.py"
Check = Callable[..., "tuple[int, int]"]


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Check:
    """Runs a check that ends with a code; gives its code, and how often it was run until then."""
    (tmp_path / "native").mkdir()
    (tmp_path / "native" / "a.cpp").write_text("int a;\n", "utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("FULL", raising=False)
    runs = tmp_path / "runs"
    runs.touch()

    def run(code: int = 0, *further: str) -> tuple[int, int]:
        program = f"open({str(runs)!r}, 'a').write('x'); raise SystemExit({code})"
        command = [sys.executable, str(TOOL), "name", "--", sys.executable, "-c", program, *further]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)
        return done.returncode, len(runs.read_text("utf-8"))

    return run


def test_what_has_passed_is_not_run_again(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    """But it is where all is asked for."""
    assert [check(), check()] == [(0, 1), (0, 1)]
    monkeypatch.setenv("FULL", "1")
    assert check() == (0, 2)


def test_what_has_failed_is_run_again(check: Check) -> None:
    """A failure is never kept."""
    assert [check(3), check(3)] == [(3, 1), (3, 2)]


def test_a_change_is_checked(check: Check, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the sources, a setting, the command or the flags."""
    assert check() == (0, 1)
    (tmp_path / "native" / "a.cpp").write_text("int b;\n", "utf-8")
    assert check() == (0, 2)
    (tmp_path / "native" / "b.cpp").write_text("int b;\n", "utf-8")
    assert check() == (0, 3)
    (tmp_path / "CMakeLists.txt").write_text("project(nonet)\n", "utf-8")
    assert check() == (0, 4)
    assert check(0, "more") == (0, 5)
    monkeypatch.setenv("CXXFLAGS", "-O1")
    assert check() == (0, 6)
    assert check() == (0, 6)


def test_of_the_makefile_the_rule_and_the_variables_count(check: Check, tmp_path: Path) -> None:
    """Another rule there changes nothing that the check depends on."""
    makefile = tmp_path / "Makefile"
    makefile.write_text("BIN := bin\n\nname: a\n\tcompile\n\nother:\n\tdraw\n", "utf-8")
    assert check(0, "name") == (0, 1)
    makefile.write_text("BIN := bin\n\nname: a\n\tcompile\n\nother:\n\twrite\n", "utf-8")
    assert check(0, "name") == (0, 1)
    makefile.write_text("BIN := bin\n\nname: a\n\tlink\n\nother:\n\twrite\n", "utf-8")
    assert check(0, "name") == (0, 2)
    makefile.write_text("BIN := sbin\n\nname: a\n\tlink\n\nother:\n\twrite\n", "utf-8")
    assert check(0, "name") == (0, 3)
