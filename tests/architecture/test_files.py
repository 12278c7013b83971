"""How files may grow, what they may include, and what must not be among them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

CEILING = 600
"""Lines a file may have: what a reader can hold in mind. Tables are exempt."""

TABLES = ("_table.py", "_table.hpp")

BORROWED = {"third_party", "vendor", "node_modules"}
"""Folders of files that others wrote."""

FOLDERS = ("src", "native", "tests", "benchmarks", "fuzz", "tools", "examples")

MAY_INCLUDE = {
    "core": {"core"},
    "constraints": {"core", "constraints"},
    "solver": {"core", "constraints", "solver"},
    "generator": {"core", "solver", "generator"},
    "equivalence": {"core", "equivalence"},
    "techniques": {"core", "constraints", "techniques"},
    "logic": {"core", "constraints", "techniques", "logic"},
    "rating": {"core", "techniques", "rating"},
}
MAY_INCLUDE |= {name: {*MAY_INCLUDE, name} for name in ("bindings", "tests")}
"""Folder of native/ → folders whose headers its files may include."""

INCLUDE = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]', re.MULTILINE)


def sources(root: Path, *suffixes: str) -> list[Path]:
    """Files of our own that end so."""
    return sorted(
        path
        for folder in FOLDERS
        for path in (root / folder).rglob("*")
        if path.suffix in suffixes and not BORROWED & set(path.parts)
    )


def test_no_file_outgrows_its_reader(root: Path) -> None:
    """No source file has more than 600 lines."""
    files = sources(root, ".py", ".pyi", ".cpp", ".hpp", ".js", ".ts", ".css")
    assert files
    lengths = {
        path.relative_to(root).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in files
        if not path.name.endswith(TABLES)
    }
    assert {name: length for name, length in lengths.items() if length > CEILING} == {}


def includes(root: Path) -> dict[Path, list[str]]:
    """What each native file includes, by its path below native/."""
    return {
        path.relative_to(root / "native"): INCLUDE.findall(path.read_text(encoding="utf-8"))
        for path in sources(root, ".cpp", ".hpp")
    }


def test_native_folders_include_one_way(root: Path) -> None:
    """Headers of our own are included along core → solver → generator → bindings, never back."""
    found = includes(root)
    assert {path.parts[0] for path in found} <= set(MAY_INCLUDE)
    strays = {
        (path.as_posix(), header)
        for path, headers in found.items()
        for header in headers
        if header.endswith(".hpp") and folder_of(header) not in MAY_INCLUDE[path.parts[0]]
    }
    assert strays == set()


def folder_of(header: str) -> str:
    """The folder of native/ that a header is in; only the tests name theirs without one."""
    return header.split("/", 1)[0] if "/" in header else "tests"


def test_only_the_bindings_know_python(root: Path) -> None:
    """Headers of Python and nanobind are included in native/bindings alone."""
    strays = {
        (path.as_posix(), header)
        for path, headers in includes(root).items()
        for header in headers
        if header.startswith(("nanobind", "Python.h", "pybind")) and path.parts[0] != "bindings"
    }
    assert strays == set()


@pytest.fixture(scope="module")
def tracked(root: Path) -> list[Path]:
    """The files under version control; skips outside a checkout."""
    if not (root / ".git").exists():
        pytest.skip("no version control here: this is no checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True, text=True
    ).stdout
    return [root / name for name in listed.split("\0") if name and (root / name).is_file()]


def test_no_built_file_is_tracked(tracked: list[Path]) -> None:
    """Version control holds sources: nothing compiled, nothing over half a megabyte."""
    built = {".so", ".pyd", ".o", ".a", ".whl", ".pyc"}
    large = 500_000
    assert [path for path in tracked if path.suffix in built or path.stat().st_size > large] == []


def test_no_shared_puzzle_is_tracked(tracked: list[Path], shared: Path) -> None:
    """None of the shared puzzles, which are not ours, is in a file of the project."""
    theirs = {
        puzzle
        for path in (shared / "corpora").glob("*.txt")
        for puzzle in path.read_text(encoding="ascii").split()
    }
    puzzle = re.compile(r"[0-9.]{81}")
    strays = {
        (path.name, found)
        for path in tracked
        for found in puzzle.findall(path.read_text(encoding="utf-8", errors="replace"))
        if found.replace("0", ".") in theirs
    }
    assert strays == set()
